"""Opens folders for a moment that a command closed to their owner (chmod 000).

Files in a folder that cannot be listed can still be read by name, and the owner can open it again
at any time: so it is searched like all others. Folders are reached from the handle of the project
folder, and through no link, which a command could have made.
"""

import os
import stat
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress

from helix_desktop.tools.files.folder_handle import PosixFolderHandle, open_through_folders
from helix_desktop.tools.files.system_mounts import folders_above

# elsewhere there is no sandbox
_PLACE = getattr(os, "O_PATH", 0) | getattr(os, "O_DIRECTORY", 0)


@contextmanager
def open_closed_folders(root: PosixFolderHandle, path: str) -> Iterator[bool]:
    """Let the owner list, enter and change a folder meanwhile; yield False if impossible."""
    before = _change_mode(root, path, lambda state: state.st_mode | stat.S_IRWXU)
    try:
        yield before is not None
    finally:
        if before is not None:
            opened = _identity(before), before.st_mode | stat.S_IRWXU

            def closed(state: os.stat_result) -> int:
                # otherwise it is another folder, or somebody has changed the mode meanwhile
                same = (_identity(state), state.st_mode) == opened
                return before.st_mode if same else state.st_mode

            _change_mode(root, path, closed)


@contextmanager
def open_with_folders_above(
    root: PosixFolderHandle | None, folder: str, places: Iterable[str]
) -> Iterator[None]:
    """Open places in the project's `folder` to their owner, and the folders above them there."""
    with ExitStack() as opening:
        for place in places:
            for folder_above in (*sorted(folders_above(place)), place):
                if folder_above.startswith(f"{folder}/") and root is not None:
                    opening.enter_context(
                        open_closed_folders(root, folder_above[len(folder) + 1 :])
                    )
        yield


@contextmanager
def with_folder_open(folder: PosixFolderHandle | None) -> Iterator[None]:
    """Open the user's folder again afterwards, if it was closed meanwhile."""
    if folder is None:
        yield
        return
    before = os.fstat(folder.handle())
    lost = before.st_mode & stat.S_IRWXU
    try:
        yield
    finally:
        _change_mode(folder, "", lambda state: state.st_mode | lost)


def let_change(root: PosixFolderHandle, path: str) -> None:
    """Let the owner list, enter and change a folder from now on."""
    _change_mode(root, path, lambda state: state.st_mode | stat.S_IRWXU)


def _change_mode(
    root: PosixFolderHandle, path: str, wanted: Callable[[os.stat_result], int]
) -> os.stat_result | None:
    """Change the mode of a folder that the user owns; return its state before.

    Return None for all else.
    """
    with suppress(OSError):
        # a folder that is closed itself cannot even be opened again from its own handle
        handle = (
            open_through_folders(root.handle(), path, _PLACE) if path else os.dup(root.handle())
        )
        try:
            state = os.fstat(handle)
            if state.st_uid != os.geteuid():
                return None
            mode = wanted(state)
            if mode != state.st_mode:
                os.chmod(f"/proc/self/fd/{handle}", stat.S_IMODE(mode))
            return state
        finally:
            os.close(handle)
    return None


def _identity(state: os.stat_result) -> tuple[int, int]:
    return state.st_dev, state.st_ino
