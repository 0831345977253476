"""What the installer lays down, file by file, and the same taken away again: text for makensis.

A list and not a folder, since an uninstaller that removes folders can meet a user's own files.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path, PurePosixPath

LONGEST = 180
"""Characters of a path inside: Windows takes 259, and the folder of a user comes before."""


class TooLong(Exception):
    """A file that some people could not install."""


def listed(folder: Path) -> list[PurePosixPath]:
    """All files below, named from there."""
    files = (each for each in folder.rglob("*") if each.is_file())
    found = sorted(PurePosixPath(each.relative_to(folder).as_posix()) for each in files)
    if long := [each for each in found if len(str(each)) > LONGEST]:
        raise TooLong(f"Longer than {LONGEST} characters: {long[0]}")
    return found


def install_lines(files: Sequence[PurePosixPath], folder: Path) -> Iterable[str]:
    """Folder by folder: where they go, then each file."""
    place: PurePosixPath | None = None
    for file in files:
        if file.parent != place:
            place = file.parent
            yield f"SetOutPath {_quoted(_inside(place))}"
        yield f"File {_quoted(str(folder / file))}"


def remove_lines(files: Sequence[PurePosixPath]) -> Iterable[str]:
    """Each file, then the folders from the inside, if nothing else lies in them."""
    for file in files:
        yield f"Delete {_quoted(_inside(file))}"
    folders = {above for file in files for above in file.parents if above.name}
    for folder in sorted(folders, key=lambda each: (-len(each.parts), each)):
        yield f"RMDir {_quoted(_inside(folder))}"


def write(folder: Path, lists: Path) -> None:
    files = listed(folder)
    lists.mkdir(parents=True, exist_ok=True)
    for name, lines in (
        ("install.nsh", install_lines(files, folder)),
        ("remove.nsh", remove_lines(files)),
    ):
        (lists / name).write_text("\n".join([*lines, ""]), encoding="utf-8-sig", newline="\r\n")


def _inside(path: PurePosixPath) -> str:
    return "\\".join(("$INSTDIR", *(part.replace("$", "$$") for part in path.parts)))


def _quoted(text: str) -> str:
    return f'"{text}"'
