"""Making, moving and removing folders as deep, closed and odd as a command made them.

Nothing here calls itself for an inner folder: Python's limit is near 1,000 levels.
"""

import errno
import os
import shutil
import stat
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

_LONG = 2_000
"""Characters of a path above which a folder is moved up before its content is removed."""


def make_folders(place: str | os.PathLike[str]) -> None:
    """Make a folder and the missing ones above it."""
    path = Path(place)
    for each in (*reversed(path.parents), path):
        each.mkdir(exist_ok=True)


def files_below(top: str) -> Iterator[str]:
    """Yield the paths of all files and links below a folder; none if there is no such folder."""
    waiting = [top]
    while waiting:
        folder = waiting.pop()
        with suppress(OSError):
            for name in os.listdir(folder):
                place = os.path.join(folder, name)
                if _is_folder(place):
                    waiting.append(place)
                else:
                    yield place


def move_tree(old: str, new: str) -> None:
    """Move a file or folder, one by one to another file system.

    Then no pipe or socket is moved, only removed, and everything else although one file fails.
    """
    try:
        os.rename(old, new)
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
        _move_each(old, new)


def _move_each(old: str, new: str) -> None:
    waiting, folders = [(old, new)], list[str]()
    failed: OSError | None = None
    while waiting:
        source, target = waiting.pop()
        try:
            if _is_folder(source):
                _let_change(source)
                os.mkdir(target)
                folders.append(source)
                names = os.listdir(source)
                waiting += [(os.path.join(source, n), os.path.join(target, n)) for n in names]
            else:
                shutil.move(source, target, _copy_content)
        except OSError as error:
            failed = failed or error
    for folder in reversed(folders):
        with suppress(OSError):  # something in it could not be moved
            os.rmdir(folder)
    if failed:
        raise failed


def _copy_content(old: str, new: str) -> None:
    if stat.S_ISREG(os.lstat(old).st_mode):
        shutil.copy2(old, new)


def remove_tree(top: str) -> None:
    """Remove a folder as far as possible."""
    waiting, folders = [top], list[str]()
    while waiting:
        folder = waiting.pop()
        folders.append(folder)
        _let_change(folder)
        with suppress(OSError):
            for name in os.listdir(folder):
                place = os.path.join(folder, name)
                with suppress(OSError):
                    if _is_folder(place):
                        waiting.append(_moved_up(place, top) if len(place) > _LONG else place)
                    else:
                        os.unlink(place)
    for folder in reversed(folders):
        with suppress(OSError):
            os.rmdir(folder)


def _moved_up(place: str, top: str) -> str:
    _let_change(place)
    new = tempfile.mkdtemp(dir=top)
    os.rename(place, new)
    return new


def _let_change(folder: str) -> None:
    with suppress(OSError):
        if _is_folder(folder):
            os.chmod(folder, stat.S_IRWXU)


def _is_folder(place: str) -> bool:
    return stat.S_ISDIR(os.lstat(place).st_mode)
