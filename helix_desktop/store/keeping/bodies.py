"""Contents as a frozen view holds them, verified piece by piece; for checks, copies and repairs."""

import hashlib
from collections.abc import Iterator
from typing import Protocol

from helix_desktop.domain.errors import CacheCorrupt, StoreDamaged
from helix_desktop.store import codec, keys
from helix_desktop.store.deltas import Bases


class View(Protocol):
    """What contents are read from."""

    def get(self, key: bytes) -> bytes | None: ...


class Bodies:
    """Reads contents of one view; CacheCorrupt for whatever is wrong with them."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._bases = {keys.CONTENT: Bases(), keys.CHUNK: Bases()}

    def pieces(self, name: bytes, record: bytes | None = None) -> Iterator[bytes]:
        """The bytes of a content; each piece verified, the whole at the end."""
        found = record if record is not None else self.record(keys.CONTENT + name)
        if kind(found) != codec.Kind.CHUNKED:
            yield self.piece(keys.CONTENT + name, found)
            return
        whole = hashlib.sha256()
        for chunk in codec.chunks_of(found):
            piece = self.piece(keys.CHUNK + chunk, self.record(keys.CHUNK + chunk))
            whole.update(piece)
            yield piece
        if whole.digest() != name:
            raise codec.corrupt(name)

    def piece(self, key: bytes, record: bytes) -> bytes:
        """What the record of a key (content or chunk) holds, verified by the key's digest."""
        room, name = key[:1], key[1:]
        try:
            return codec.unpack(name, record, lambda base: self._base(room, base))
        except CacheCorrupt as error:
            raise codec.corrupt(name) from error

    def record(self, key: bytes) -> bytes:
        try:
            found = self._view.get(key)
        except StoreDamaged as error:
            raise codec.corrupt(key[1:]) from error
        if found is None:
            raise codec.corrupt(key[1:])
        return found

    def _base(self, room: bytes, name: bytes) -> bytes:
        if (kept := self._bases[room].get(name)) is not None:
            return kept
        record = self.record(room + name)
        if not standing(record):
            raise codec.corrupt(name)
        data = codec.unpack(name, record, _no_base)
        self._bases[room].keep(name, data)
        return data


def kind(record: bytes) -> int:
    """The kind of a record that may be damaged; -1 if it has none."""
    return codec.kind_of(record) if len(record) >= codec.HEADER_SIZE else -1


def standing(record: bytes) -> bool:
    """Whether a record needs no other one."""
    return kind(record) in codec.ALONE


def _no_base(name: bytes) -> bytes:
    raise codec.corrupt(name)
