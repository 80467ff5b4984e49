"""What macOS is told of the program."""

from __future__ import annotations

IDENTIFIER = "org.pasur.game"
"""The bundle's identifier; it must stay the same from version to version."""


def information(version: str) -> dict[str, str | bool]:
    """The entries of Info.plist that PyInstaller does not write itself."""
    return {
        "CFBundleName": "Pasur",
        "CFBundleDisplayName": "Pasur",
        "CFBundleShortVersionString": version,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,
        "NSHumanReadableCopyright": "MIT licence; see the licences inside",
    }
