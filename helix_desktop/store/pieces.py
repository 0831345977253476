"""Large contents: cut into chunks that are written as they come, so that nothing is held whole."""

import hashlib
from collections.abc import Iterable, Iterator

from helix_desktop.domain.cache import Origin
from helix_desktop.domain.values import value
from helix_desktop.store import codec, keys
from helix_desktop.store.deltas import Deltas
from helix_desktop.store.leveldb import Database
from helix_desktop.store.prepared import Prepared, Records, stands
from helix_desktop.store.writer import Batch, Writer

_TOGETHER = 4
"""Chunks that one write takes."""


class Pieces:
    """Writes chunks, synced; the record that lists them comes last and with its entry."""

    def __init__(
        self, database: Database, writer: Writer, deltas: Deltas, *, source: str, heals: bool
    ) -> None:
        self._database = database
        self._writer = writer
        self._deltas = deltas
        self._source = source
        self._heals = heals
        self._collections = writer.counters.collections
        self._names: list[bytes] = []
        self._waiting: list[tuple[bytes, bytes]] = []
        self._relies: list[bytes] = []
        self._bases: list[bytes] = []
        self._alone = 0
        self._priors = [] if heals else self._prior_chunks()

    def add(self, piece: bytes) -> None:
        name = hashlib.sha256(piece).digest()
        position = len(self._names)
        self._names.append(name)
        self._relies.append(keys.CHUNK + name)
        # a piece that nothing listed may have lost its base to a collection: not whole then
        if not self._heals and stands(self._database, keys.CHUNK + name):
            return
        prior = self._priors[position] if position < len(self._priors) else None
        packed = self._deltas.pack(piece, prior, room=keys.CHUNK)
        if packed.base:
            self._bases.append(keys.CHUNK + packed.base)
        else:
            self._alone += 1
        self._waiting.append((keys.CHUNK + name, packed.record))
        if len(self._waiting) >= _TOGETHER:
            self._flush()

    def finish(self, name: bytes, origin: Origin, *, size: int, lines: int) -> Prepared:
        self._flush()
        mostly_new = self._alone * 2 > len(self._names)
        return Prepared(
            name=name,
            origin=origin,
            size=size,
            lines=lines,
            collections=self._collections,
            records=((keys.CONTENT + name, codec.chunked(name, size, self._names)),),
            relies=tuple(self._relies),
            bases=tuple(self._bases),
            hint=keys.hint(self._source) if self._source and mostly_new else b"",
            heals=self._heals,
        )

    def _prior_chunks(self) -> list[bytes]:
        hint = self._deltas.base_for(self._source)
        record = self._database.get(keys.CONTENT + hint) if hint else None
        if record is None or codec.kind_of(record) != codec.Kind.CHUNKED:
            return []
        return codec.chunks_of(record)

    def _flush(self) -> None:
        if self._waiting:
            self._writer.commit(_Chunks(tuple(self._waiting), self._heals))
            self._waiting.clear()


@value
class _Chunks:
    """Pieces of a content whose own record is not written yet."""

    records: Records
    heals: bool
    sync: bool = True

    def apply(self, batch: Batch) -> None:
        for key, record in self.records:
            if self.heals or not stands(batch, key):
                batch.put(key, record)


def slices(data: bytes) -> Iterator[bytes]:
    """The chunks of a content that is there."""
    return (data[at : at + codec.CHUNK] for at in range(0, len(data), codec.CHUNK))


def evenly(data: Iterable[bytes]) -> Iterator[bytes]:
    """The same bytes in pieces of exactly CHUNK, the last one shorter."""
    rest = bytearray()
    for piece in data:
        rest += piece
        while len(rest) >= codec.CHUNK:
            yield bytes(rest[: codec.CHUNK])
            del rest[: codec.CHUNK]
    if rest:
        yield bytes(rest)
