"""What of the installed wheels a window on Windows needs: of Qt the few parts the sources import.

Qt's wheel is 210 MB of which 30 are used, so what is kept is listed, not what is dropped.
"""

import re
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

from installers.slimming import never_read

_QT = ("Core", "Gui", "Widgets", "Svg")
_PLUGINS = (
    *("platforms/qwindows", "platforms/qoffscreen"),
    *("imageformats/qgif", "imageformats/qico", "imageformats/qjpeg", "imageformats/qsvg"),
    *("imageformats/qwebp", "iconengines/qsvgicon"),
)
_RUNTIME = r"(msvcp140|vcruntime140|concrt140)\w*\.dll"
_KEPT_OF = {
    "PySide6": re.compile(
        rf"(__init__|_config|_git_pyside_version)\.py|support/(__init__|deprecated)\.py"
        rf"|Qt({'|'.join(_QT)})\.pyd|Qt6({'|'.join(_QT)})\.dll|pyside6\.abi3\.dll|{_RUNTIME}"
        rf"|plugins/({'|'.join(_PLUGINS)})\.dll"
    ),
    "shiboken6": re.compile(rf".*\.py|Shiboken\.pyd|shiboken6\.abi3\.dll|{_RUNTIME}"),
    # mcp holds the processes of servers together with these
    "win32": re.compile(
        r"(win32api|win32job|_win32sysloader)\.pyd|lib/(pywintypes|win32con|winerror)\.py"
    ),
}
_DROPPED = frozenset({"bin", "adodbapi", "isapi", "pythonwin", "win32com", "win32comext"}) | {
    *("pywin32_system32", "PyWin32.chm", "pythoncom.py", "pywin32.pth", "pywin32.version.txt"),
}
_NEVER = re.compile(r".*\.(pyi|lib|pdb|h|pxd|pyx|c)|(.*/)?(__pycache__|tests?)/.*")
_IMPORTED = re.compile(r"^\s*from PySide6\.Qt(\w+) import", re.MULTILINE)


def is_kept(path: str) -> bool:
    """Whether a file of the installed wheels, named from their folder, goes along."""
    top, _, rest = path.partition("/")
    if top in _DROPPED or _NEVER.fullmatch(path) or never_read(path):
        return False
    kept = _KEPT_OF.get(top)
    return kept is None or kept.fullmatch(rest) is not None


def slim(folder: Path) -> None:
    """Remove what is not kept, and the folders that are empty then."""
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif not is_kept(PurePosixPath(path.relative_to(folder)).as_posix()):
            path.unlink()


def unlisted(sources: Iterable[str]) -> set[str]:
    """Parts of Qt that the sources import and that would not go along."""
    return {part for text in sources for part in _IMPORTED.findall(text)} - set(_QT)
