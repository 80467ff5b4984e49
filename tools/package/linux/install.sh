#!/bin/sh
# Installs Pasur for the user who runs this, or takes it away again:
#
#   ./install.sh            install, or replace an older version
#   ./install.sh --remove   remove the program; matches and settings stay
#
# The program goes to ~/.local/lib/pasur with a link in ~/.local/bin, and into the menu of the
# desktop. Nothing else is changed and nothing needs root. The copy of this script beside the
# installed program removes it just as well.
set -eu

say() { printf '%s\n' "$*"; }
fail() { say "install.sh: $*" >&2; exit 1; }

[ -n "${HOME:-}" ] || fail "HOME is not set, so there is no place to install to."
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
case ${XDG_DATA_HOME:-} in
  /*) data=$XDG_DATA_HOME ;;
  *) data=$HOME/.local/share ;;
esac
program=$HOME/.local/lib/pasur
link=$HOME/.local/bin/pasur
list=$program/installed-files

refresh() {
  if command -v update-desktop-database >/dev/null 2>&1; then
    update-desktop-database -q "$data/applications" 2>/dev/null || :
  fi
  if command -v update-mime-database >/dev/null 2>&1 && [ -d "$data/mime/packages" ]; then
    update-mime-database "$data/mime" >/dev/null 2>&1 || :
  fi
  if command -v gtk-update-icon-cache >/dev/null 2>&1 && [ -d "$data/icons/hicolor" ]; then
    gtk-update-icon-cache -q -f -t "$data/icons/hicolor" 2>/dev/null || :
  fi
}

# Removes lists that the desktop's own tools have made of nothing but this program.
tidy() {
  rm -f -- "$data/mime/application/x-pasur.xml"
  if [ ! -d "$data/mime/packages" ]; then
    for name in aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic \
      types version XMLnamespaces; do
      rm -f -- "$data/mime/$name"
    done
  fi
  if [ "$(ls -A -- "$data/applications" 2>/dev/null)" = mimeinfo.cache ]; then
    rm -f -- "$data/applications/mimeinfo.cache"
  fi
  if [ "$(ls -A -- "$data/icons/hicolor" 2>/dev/null)" = icon-theme.cache ]; then
    rm -f -- "$data/icons/hicolor/icon-theme.cache"
  fi
  for folder in mime/application mime applications icons/hicolor icons .; do
    rmdir -- "$data/$folder" 2>/dev/null || :
  done
  rmdir -- "$HOME/.local/share" "$HOME/.local" 2>/dev/null || :
}

# Removes what the list of an earlier installation names, and folders that are empty by then.
remove_files() {
  while IFS= read -r file; do
    rm -f -- "$file"
    folder=$(dirname -- "$file")
    while [ "$folder" != "$HOME" ] && [ "$folder" != / ]; do
      rmdir -- "$folder" 2>/dev/null || break
      folder=$(dirname -- "$folder")
    done
  done <"$list"
  if [ -L "$link" ] && [ "$(readlink -- "$link")" = "$program/pasur" ]; then
    rm -f -- "$link"
    rmdir -- "$HOME/.local/bin" 2>/dev/null || :
  fi
}

remove() {
  [ -f "$list" ] || fail "Pasur is not installed in $program."
  remove_files
  refresh
  rm -rf -- "$program"
  rmdir -- "$HOME/.local/lib" 2>/dev/null || :
  tidy
  say "Pasur is removed. Matches stay in $data/pasur."
}

# A path as the Exec line of a desktop entry wants it between its quotation marks.
quoted() { printf '%s' "$1" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g'; }

copy() {
  mkdir -p -- "$(dirname -- "$2")"
  cp -- "$1" "$2"
  printf '%s\n' "$2" >>"$fresh/installed-files"
}

menu_entry() {
  target=$data/applications/pasur.desktop
  mkdir -p -- "$data/applications"
  while IFS= read -r line; do
    case $line in
      Exec=*) printf 'Exec="%s" %%f\n' "$(quoted "$program/pasur")" ;;
      *) printf '%s\n' "$line" ;;
    esac
  done <"$here/share/applications/pasur.desktop" >"$target"
  printf '%s\n' "$target" >>"$fresh/installed-files"
}

install() {
  [ "$here" != "$program" ] || fail "this is the installed copy; to remove it add --remove."
  [ -x "$here/pasur" ] || fail "the program is not beside this script; unpack all of the archive."
  if [ -e "$program" ] && [ ! -f "$list" ]; then
    fail "$program is there and is not an installation of Pasur."
  fi
  fresh=$program.new
  rm -rf -- "$fresh"
  mkdir -p -- "$fresh"
  cp -R -- "$here/pasur" "$here/_internal" "$here/install.sh" "$here/share" "$fresh/"
  chmod -R u+w -- "$fresh"
  if [ -f "$list" ]; then
    remove_files
    rm -rf -- "$program"
  fi
  : >"$fresh/installed-files"
  menu_entry
  (cd -- "$here/share" && find icons mime -type f) | while IFS= read -r name; do
    copy "$here/share/$name" "$data/$name"
  done
  mv -- "$fresh" "$program"
  mkdir -p -- "$HOME/.local/bin"
  if [ ! -e "$link" ] && [ ! -L "$link" ]; then
    ln -s -- "$program/pasur" "$link"
  elif [ "$(readlink -- "$link" || :)" != "$program/pasur" ]; then
    say "$link is something else and was left alone."
  fi
  refresh
  say "Pasur is installed: it is in the menu of your desktop, or start it with"
  say "  $link"
  say "To remove it: $program/install.sh --remove"
}

case ${1:-} in
  '') install ;;
  --remove) remove ;;
  *) fail "it knows only --remove, not $1." ;;
esac
