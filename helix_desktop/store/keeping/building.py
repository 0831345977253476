"""Making a new folder of ours: it is filled in a corner of it and whole when it appears.

Whoever looks meanwhile sees no store and no export there; after a failure nothing is left. Only
this user can read what appears, also in a folder that others may enter: its mode is left as it is.
"""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from helix_desktop.domain.errors import StoreDenied
from helix_desktop.store import disk, opening

UNFINISHED = ".unfinished"


@contextmanager
def building(folder: Path) -> Iterator[Path]:
    """A place to fill. `folder` must not exist or be empty; its parent must exist."""
    made = _claimed(folder)
    place = folder / UNFINISHED
    try:
        with disk.worded(place):
            place.mkdir(mode=0o700)
        yield place
        _make_private(place)
        _sync_files(place)
        _show(place, folder)
    except BaseException:
        _clear(folder, made=made)
        raise


def refuse_inside(folder: Path, source: Path) -> None:
    """A copy may not be made within what is copied."""
    with disk.worded(folder):
        inside = folder.resolve().is_relative_to(source.resolve())
    if inside:
        raise StoreDenied(f"{folder} lies within {source}.", "Choose a folder outside of it.")


def _claimed(folder: Path) -> bool:
    """Whether the folder is of our making; what an earlier attempt left is taken over."""
    with disk.worded(folder):
        try:
            folder.mkdir(mode=0o700)
        except FileExistsError:
            found = {file.name for file in folder.iterdir()} if folder.is_dir() else {""}
            if found - {UNFINISHED}:
                raise _occupied(folder) from None
            shutil.rmtree(folder / UNFINISHED, ignore_errors=True)
            return False
    return True


def _occupied(folder: Path) -> StoreDenied:
    return StoreDenied(
        f"{folder} is not empty.", "Nothing was changed. Choose a new or an empty folder."
    )


def _make_private(place: Path) -> None:
    """No conversation is readable to others, wherever it is shown."""
    with disk.worded(place):
        for folder, folders, files in os.walk(place):
            for names, mode in ((folders, 0o700), (files, 0o600)):
                for name in names:
                    with suppress(PermissionError):  # a disk without modes, as memory sticks have
                        os.chmod(os.path.join(folder, name), mode)


def _sync_files(place: Path) -> None:
    """Everything on the disk before anything is shown (one call where the system has it)."""
    if hasattr(os, "sync"):
        os.sync()
        return
    for file in place.rglob("*"):
        if file.is_file():
            with disk.worded(file), file.open("rb+") as opened:
                os.fsync(opened.fileno())


def _show(place: Path, folder: Path) -> None:
    """READY goes last: without it a store is not finished."""
    with disk.worded(folder):
        for item in sorted(place.iterdir(), key=lambda item: item.name == opening.READY):
            item.rename(folder / item.name)
        place.rmdir()
    disk.sync_folder(folder)


def _clear(folder: Path, *, made: bool) -> None:
    """Only what we made; a folder that was there stays, empty as it was."""
    if made:
        shutil.rmtree(folder, ignore_errors=True)
        return
    for item in folder.iterdir():
        if item.is_dir():
            shutil.rmtree(item, ignore_errors=True)
        else:
            item.unlink(missing_ok=True)
