"""What Windows is told of the program: its version, and that it heeds each screen's scale."""

from __future__ import annotations

MANIFEST = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
  <trustInfo xmlns="urn:schemas-microsoft-com:asm.v3">
    <security>
      <requestedPrivileges>
        <requestedExecutionLevel level="asInvoker" uiAccess="false"/>
      </requestedPrivileges>
    </security>
  </trustInfo>
  <compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1">
    <application>
      <supportedOS Id="{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"/>
    </application>
  </compatibility>
  <application xmlns="urn:schemas-microsoft-com:asm.v3">
    <windowsSettings>
      <dpiAware xmlns="http://schemas.microsoft.com/SMI/2005/WindowsSettings">true/pm</dpiAware>
      <dpiAwareness xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings"
        >PerMonitorV2, PerMonitor</dpiAwareness>
      <longPathAware xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings"
        >true</longPathAware>
      <activeCodePage xmlns="http://schemas.microsoft.com/SMI/2019/WindowsSettings"
        >UTF-8</activeCodePage>
    </windowsSettings>
  </application>
</assembly>
"""
"""The manifest of the executables: each screen's own scale, no administrator, long paths."""


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """``version`` as Windows counts: "1.2.3" and "1.2.3rc1" are (1, 2, 3, 0).

    Raises ValueError when it does not begin with a number.
    """
    numbers = []
    for part in version.split(".")[:4]:
        digits = part[: len(part) - len(part.lstrip("0123456789"))]
        if not digits:
            break
        numbers.append(int(digits))
        if digits != part:
            break
    if not numbers:
        raise ValueError(f"no version: {version!r}")
    first, second, third, fourth, *_ = [*numbers, 0, 0, 0, 0]
    return first, second, third, fourth


def version_information(version: str, file_name: str) -> str:
    """The version resource of the executable ``file_name``, as PyInstaller reads it."""
    numbers = four_numbers(version)
    texts = {
        "CompanyName": "Pasur",
        "FileDescription": "Pasur, the Persian fishing card game",
        "FileVersion": version,
        "InternalName": "pasur",
        "LegalCopyright": "MIT licence; see the folder licences",
        "OriginalFilename": file_name,
        "ProductName": "Pasur",
        "ProductVersion": version,
    }
    strings = ",\n        ".join(f"StringStruct({k!r}, {v!r})" for k, v in texts.items())
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0x0, OS=0x40004,
    fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable('040904B0', [
        {strings}])]),
    VarFileInfo([VarStruct('Translation', [0x409, 1200])]),
  ]
)
"""
