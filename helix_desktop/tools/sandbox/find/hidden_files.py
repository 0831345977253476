"""Remembers which files were hidden from commands, across restarts (Bloom filter).

A command can list any name in git, and can move a folder to installed packages, where nothing is
searched. Neither makes a file readable that was hidden. A command can also make any number of
hidden files; so all are remembered in one Bloom filter of fixed size. It forgets nothing. When it
holds very many, it takes others for hidden, too: they are unreadable until git has them.
"""

import hashlib
import os
import zlib
from contextlib import suppress
from functools import cached_property
from pathlib import Path

import msgspec
from msgspec import Struct

NAME = "hidden-files.bin"
FILTER_BYTES = 1024 * 1024
"""With 200,000 hidden files, one in 250 others is taken for hidden."""
_HASHES, _HASH_BITS, _HASH_BYTES = 4, 23, 12
_MASK = 8 * FILTER_BYTES - 1
MAX_RELEASED = 5_000
"""Files that are remembered as readable again; an older one is released anew when git has it."""


class _State(Struct):
    """`filter` is compressed; `released` files are in it, but readable since git has them."""

    filter: bytes = b""
    released: dict[bytes, None] = {}


class HiddenFiles:
    """The hidden files of one project folder, kept in `folder`. One thread at a time."""

    def __init__(self, folder: Path | None = None) -> None:
        self._place = None if folder is None else folder / NAME
        self._released: dict[bytes, None] = {}
        self._has_changed = False

    @cached_property
    def _filter(self) -> bytearray:
        with suppress(OSError, ValueError, zlib.error):  # damaged, or not there yet
            if self._place is not None:
                state = msgspec.msgpack.decode(self._place.read_bytes(), type=_State)
                content = zlib.decompressobj().decompress(state.filter, FILTER_BYTES)
                if len(content) == FILTER_BYTES:
                    self._released = state.released
                    return bytearray(content)
        return bytearray(FILTER_BYTES)

    def is_path(self, path: str) -> bool:
        return self._may_be_hidden(b"path %b" % os.fsencode(path))

    def is_file(self, inode: int) -> bool:
        """Return whether a file was hidden, also at another place."""
        return self._may_be_hidden(b"file %d" % inode)

    def is_folder(self, inode: int) -> bool:
        """Return whether a folder held such a file."""
        return self._may_be_hidden(b"folder %d" % inode)

    def add(self, path: str, inode: int, folder: int) -> None:
        for key in (b"path %b" % os.fsencode(path), b"file %d" % inode, b"folder %d" % folder):
            if self._may_be_hidden(key):
                continue
            self._has_changed = True
            self._released.pop(key, None)
            number = int.from_bytes(hashlib.blake2b(key, digest_size=_HASH_BYTES).digest())
            for _ in range(_HASHES):
                self._filter[(number & _MASK) >> 3] |= 1 << (number & 7)
                number >>= _HASH_BITS

    def remove(self, path: str, inode: int) -> None:
        for key in (b"path %b" % os.fsencode(path), b"file %d" % inode):
            if self._may_be_hidden(key):
                self._released[key], self._has_changed = None, True

    def save(self) -> None:
        """Write what has changed; without room for it, it is known until the application ends."""
        if self._place is None or not self._has_changed:
            return
        self._has_changed = False
        for key in [*self._released][:-MAX_RELEASED]:
            del self._released[key]
        state = _State(zlib.compress(self._filter, 1), self._released)
        with suppress(OSError):
            self._place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            new = self._place.with_suffix(".new")
            new.write_bytes(msgspec.msgpack.encode(state))
            os.replace(new, self._place)

    def _may_be_hidden(self, key: bytes) -> bool:
        bits = self._filter  # read first: it also reads what was released
        if key in self._released:
            return False
        # for thousands of folders before every command
        number = int.from_bytes(hashlib.blake2b(key, digest_size=_HASH_BYTES).digest())
        for _ in range(_HASHES):
            if not bits[(number & _MASK) >> 3] >> (number & 7) & 1:
                return False
            number >>= _HASH_BITS
        return True
