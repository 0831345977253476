"""Makes, removes, and sets the permissions of one folder below the project, to undo a command.

Everything is done from the handle of the folder above: a link in its place leads nowhere.
"""

import errno
import os
import stat
import sys
from contextlib import ExitStack, suppress

from msgspec import Struct

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.phrase import Phrase
from helix_desktop.tools.files.folder_handle import NO_FOLLOW, FolderHandle
from helix_desktop.tools.files.path_walk import refused_error
from helix_desktop.tools.files.protected_paths import show_path

_MODE_BITS = 0o777
_OWN_ACCESS = 0o700
NOT_EMPTY = Phrase("Something else is in it now, so Helix left it alone.")


class FolderPlace:
    """A folder, or where it would be: `missing` are the folders above it that do not exist."""

    def __init__(
        self, above: FolderHandle, missing: tuple[str, ...], name: str, parts: tuple[str, ...]
    ) -> None:
        self._above, self._missing, self._name = above, missing, name
        self.path = f"{show_path('/'.join(parts))}/"
        self.seen = None if missing else _SeenFolder.at(above, name)

    def make(self, mode: int) -> None:
        """Make the folder, with the folders above it; its owner can always write it.

        Without permissions (0) it has those of any new folder.
        """
        try:
            with ExitStack() as opened:
                above = self._above
                for name in self._missing:
                    with suppress(FileExistsError):
                        above.make_folder(name)
                    above = above.inner(name)
                    opened.callback(above.close)
                above.make_folder(self._name)
                made = _SeenFolder.at(above, self._name)
                if made is not None and mode:
                    _set_mode(above, self._name, made, (mode & _MODE_BITS) | _OWN_ACCESS)
                above.sync()
        except OSError as error:
            raise refused_error(error, self.path) from error

    def set_mode(self, old: "_SeenFolder", mode: int) -> None:
        try:
            _set_mode(self._above, self._name, old, mode & _MODE_BITS)
        except OSError as error:
            raise refused_error(error, self.path) from error

    def remove(self) -> bool:
        """Remove the folder; return False if something is in it."""
        try:
            os.rmdir(self._name, dir_fd=self._above.handle())
            self._above.sync()
        except OSError as error:
            if error.errno in (errno.ENOTEMPTY, errno.EEXIST):
                return False
            raise refused_error(error, self.path) from error
        return True


class _SeenFolder(Struct, frozen=True):
    """A folder's identity and permissions."""

    device: int
    inode: int
    mode: int

    @classmethod
    def at(cls, above: FolderHandle, name: str) -> "_SeenFolder | None":
        """Return the folder of a name, None for no name; raise ToolError for anything else."""
        try:
            status = above.look(name)
        except FileNotFoundError:
            return None
        except OSError as error:  # the folder above was closed
            raise refused_error(error, name) from error
        if not stat.S_ISDIR(status.st_mode):
            raise ToolError("{path} is no folder now.", path=repr(name))
        return cls(status.st_dev, status.st_ino, stat.S_IMODE(status.st_mode) & _MODE_BITS)


def _set_mode(above: FolderHandle, name: str, old: _SeenFolder, mode: int) -> None:
    """Give a folder other permissions, also one that its owner cannot open."""
    if sys.platform != "linux":
        os.chmod(name, mode, dir_fd=above.handle(), follow_symlinks=False)
        return
    flags = os.O_PATH | os.O_DIRECTORY | os.O_CLOEXEC | NO_FOLLOW
    handle = os.open(name, flags, dir_fd=above.handle())
    try:
        status = os.fstat(handle)
        if (status.st_dev, status.st_ino) != (old.device, old.inode):
            raise OSError(errno.ESTALE, "another folder is in this place now", name)
        os.chmod(f"/proc/self/fd/{handle}", mode)
    finally:
        os.close(handle)
