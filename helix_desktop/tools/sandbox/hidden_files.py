"""What was hidden in a project folder, also before a restart.

A command can list any name in git, and can move a folder to installed packages, where nothing is
searched. Neither makes a file readable that was hidden.
"""

import json
import os
from contextlib import suppress
from functools import cached_property
from pathlib import Path

import msgspec
from msgspec import Struct

NAME = "hidden-files.json"
MAX_FILES = 5_000


class _State(Struct):
    """Paths and inodes of files, and inodes of the folders that hold them."""

    paths: dict[str, None] = {}
    inodes: dict[str, None] = {}
    folders: dict[str, None] = {}


class HiddenFiles:
    """The hidden files of one project folder, kept in `folder`. One thread at a time."""

    def __init__(self, folder: Path | None = None) -> None:
        self._place = None if folder is None else folder / NAME
        self._saved = b""

    @cached_property
    def _state(self) -> _State:
        with suppress(OSError, ValueError):  # damaged, or not there yet
            if self._place is not None:
                self._saved = self._place.read_bytes()
                return msgspec.convert(json.loads(self._saved), _State)
        return _State()

    def is_path(self, path: str) -> bool:
        return path in self._state.paths

    def is_file(self, inode: int) -> bool:
        """Return whether a file was hidden, also at another place."""
        return str(inode) in self._state.inodes

    def is_folder(self, inode: int) -> bool:
        """Return whether a folder held such a file."""
        return str(inode) in self._state.folders

    def add(self, path: str, inode: int, folder: int) -> None:
        self._state.paths[path] = self._state.inodes[str(inode)] = None
        self._state.folders[str(folder)] = None

    def remove(self, path: str, inode: int) -> None:
        self._state.paths.pop(path, None)
        self._state.inodes.pop(str(inode), None)

    def save(self) -> None:
        """Write what has changed; without room for it, it is known until the application ends."""
        for known in (self._state.paths, self._state.inodes, self._state.folders):
            for name in [*known][: -MAX_FILES or None]:
                del known[name]
        # JSON of the standard library has room for names that are no text
        data = json.dumps(msgspec.to_builtins(self._state)).encode()
        if self._place is None or data == self._saved or not self._state.folders:
            return
        self._saved = data
        with suppress(OSError):
            self._place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            new = self._place.with_suffix(".new")
            new.write_bytes(data)
            os.replace(new, self._place)
