"""Contents by their SHA-256: preparing them outside the writer's lock, reading them verified."""

import hashlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from helix_desktop.domain.cache import Digest, NewContent, Origin
from helix_desktop.domain.errors import CacheCorrupt, CacheMiss, ContentError, StoreDamaged
from helix_desktop.store import codec, keys
from helix_desktop.store.deltas import Deltas
from helix_desktop.store.leveldb import Database
from helix_desktop.store.writer import Batch, Writer

Records = tuple[tuple[bytes, bytes], ...]


@dataclass(frozen=True, slots=True)
class Prepared:
    """A content that is ready to be committed.

    `relies` are keys it cannot do without; `bases` are keys that must moreover stand alone.
    """

    name: bytes
    origin: Origin
    size: int
    lines: int
    records: Records
    base: bytes
    relies: tuple[bytes, ...]
    collections: int
    is_base: bool
    heals: bool = False
    """Whether the records replace damaged ones under the same name."""
    bases: tuple[bytes, ...] = ()

    @property
    def known(self) -> bool:
        """Whether the identical content was there already."""
        return not self.records


class Contents:
    """Reads and prepares contents of one database."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer
        self._deltas = Deltas(database, self._standing)
        self._damaged: set[bytes] = set()
        """Contents found corrupt: when the same bytes arrive again they are written again."""
        self._streams = 0

    def prepare(self, content: NewContent) -> Prepared:
        """Hash, compare, compress. Pieces of a large content are written here, synced."""
        collections = self._writer.counters.collections
        name = hashlib.sha256(content.data).digest()
        lines = _lines(content.data)
        known = self._known(name)
        heals = name in self._damaged
        if known and not heals:
            relies: tuple[bytes, ...] = (keys.CONTENT + name,)
            return Prepared(
                name, content.origin, len(content.data), lines, (), b"", relies, collections, False
            )
        if len(content.data) > codec.CHUNK:
            pieces = self._pieces(content.origin.source, heals=heals)
            for at in range(0, len(content.data), codec.CHUNK):
                pieces.add(content.data[at : at + codec.CHUNK])
            return pieces.finish(name, content.origin, len(content.data), lines, collections)
        if heals:
            return self._prepare_again(content, name, lines=lines, collections=collections)
        return self._prepare_whole(content, name, lines, collections)

    def prepare_stream(self, data: Iterable[bytes], origin: Origin) -> Prepared:
        """The same for bytes of any amount that arrive in pieces of any size."""
        collections = self._writer.counters.collections
        pieces = self._pieces(origin.source)
        whole = hashlib.sha256()
        size = lines = 0
        for piece in _evenly(data):
            whole.update(piece)
            size += len(piece)
            lines += piece.count(b"\n")
            last = piece
            pieces.add(piece)
        if size <= codec.CHUNK:
            return self.prepare(NewContent(last if size else b"", origin))
        lines += not last.endswith(b"\n")
        return pieces.finish(whole.digest(), origin, size, lines, collections)

    def get(self, name: bytes) -> bytes:
        """The whole content, verified."""
        try:
            data = self._whole(name)
        except CacheCorrupt:
            self._damaged.add(name)
            raise
        self._damaged.discard(name)
        return data

    def _whole(self, name: bytes) -> bytes:
        record = self._record(name)
        if codec.kind_of(record) != codec.Kind.CHUNKED:
            return codec.unpack(name, record, self._base)
        data = b"".join(self._chunk(chunk, name) for chunk in codec.chunks_of(record))
        if hashlib.sha256(data).digest() != name:
            raise codec.corrupt(name)
        return data

    def pieces(self, name: bytes) -> Iterator[bytes]:
        """The content piece by piece; each piece verified, the whole at the end."""
        record = self._record(name)
        if codec.kind_of(record) != codec.Kind.CHUNKED:
            yield codec.unpack(name, record, self._base)
            return
        whole = hashlib.sha256()
        for chunk in codec.chunks_of(record):
            piece = self._chunk(chunk, name)
            whole.update(piece)
            yield piece
        if whole.digest() != name:
            raise codec.corrupt(name)

    def read(self, name: bytes, start: int, stop: int) -> bytes:
        """Bytes [start, stop); of a chunked content only the chunks they lie in are read."""
        if start < 0 or stop < start:
            raise ContentError(
                f"There is no range {start} to {stop}.", "A range begins at 0 and does not go back."
            )
        record = self._record(name)
        if codec.kind_of(record) != codec.Kind.CHUNKED:
            return codec.unpack(name, record, self._base)[start:stop]
        first = start // codec.CHUNK
        wanted = codec.chunks_of(record)[first : -(-stop // codec.CHUNK)]
        joined = b"".join(self._chunk(chunk, name) for chunk in wanted)
        offset = first * codec.CHUNK
        return joined[start - offset : stop - offset]

    def size(self, name: bytes) -> int:
        return codec.size_of(self._record(name))

    def exists(self, name: bytes) -> bool:
        return self._database.get(keys.CONTENT + name) is not None

    @contextmanager
    def streaming(self) -> Iterator[None]:
        """While bytes arrive that cannot be asked for twice, nothing is collected.

        It begins between two commits: a collection is wholly before it or sees it.
        """
        self._writer.exclusively(lambda: self._count_streams(1))
        try:
            yield
        finally:
            self._writer.exclusively(lambda: self._count_streams(-1))

    @property
    def streams(self) -> int:
        """How many streams are arriving now."""
        return self._streams

    def forget(self) -> None:
        """Drop what is remembered of contents that may be gone."""
        self._deltas.forget()

    def _count_streams(self, more: int) -> None:
        self._streams += more

    def _pieces(self, source: str, *, heals: bool = False) -> "_Pieces":
        return _Pieces(self._database, self._writer, self._deltas, source=source, heals=heals)

    def _known(self, name: bytes) -> bool:
        """Whether these bytes are there; a record that cannot be read is to be written again."""
        try:
            return self._database.get(keys.CONTENT + name) is not None
        except StoreDamaged:
            self._damaged.add(name)
            return False

    def _record(self, name: bytes) -> bytes:
        try:
            record = self._database.get(keys.CONTENT + name)
        except StoreDamaged as error:
            raise codec.corrupt(name) from error
        if record is None:
            raise missing(keys.digest(name))
        return record

    def _prepare_whole(
        self, content: NewContent, name: bytes, lines: int, collections: int
    ) -> Prepared:
        candidate = self._deltas.base_for(content.origin.source)
        packed = self._deltas.pack(content.data, candidate, room=keys.CONTENT)
        return Prepared(
            name=name,
            origin=content.origin,
            size=len(content.data),
            lines=lines,
            records=((keys.CONTENT + name, packed.record),),
            base=packed.base,
            relies=(),
            collections=collections,
            is_base=bool(content.origin.source) and not packed.base,
            bases=(keys.CONTENT + packed.base,) if packed.base else (),
        )

    def _prepare_again(
        self, content: NewContent, name: bytes, *, lines: int, collections: int
    ) -> Prepared:
        """In place of a damaged record. It stands alone: others may be deltas to it."""
        return Prepared(
            name=name,
            origin=content.origin,
            size=len(content.data),
            lines=lines,
            records=((keys.CONTENT + name, codec.plain(content.data)),),
            base=b"",
            relies=(),
            collections=collections,
            is_base=False,
            heals=True,
        )

    def _standing(self, key: bytes) -> bytes:
        """A record that needs no base, verified."""
        name = key[1:]
        record = self._database.get(key)
        if record is None or codec.kind_of(record) not in (codec.Kind.RAW, codec.Kind.ZSTD):
            raise codec.corrupt(name)
        return codec.unpack(name, record, _no_base)

    def _base(self, name: bytes) -> bytes:
        return self._deltas.base(name, keys.CONTENT)

    def _chunk_base(self, name: bytes) -> bytes:
        return self._deltas.base(name, keys.CHUNK)

    def _chunk(self, chunk: bytes, whole: bytes) -> bytes:
        try:
            record = self._database.get(keys.CHUNK + chunk)
            if record is None:
                raise codec.corrupt(whole)
            return codec.unpack(chunk, record, self._chunk_base)
        except (CacheCorrupt, StoreDamaged) as error:
            raise codec.corrupt(whole) from error


def write_records(batch: Batch, records: Records, *, heals: bool) -> None:
    """A record that is there stays: somebody may have made a delta to it meanwhile."""
    for key, record in records:
        if heals or batch.get(key) is None:
            batch.put(key, record)


def still_there(prepared: Prepared, batch: Batch) -> bool:
    """Whether what a content relies on was not collected since it was prepared."""
    if prepared.collections == batch.counters.collections:
        return True
    whole = all(_stands(batch, key) for key in prepared.relies)
    return whole and all(_alone(batch, key) for key in prepared.bases)


def _stands(view: Batch | Database, key: bytes) -> bool:
    """Whether a record can be read and is there together with what it is a delta to."""
    try:
        record = view.get(key)
    except StoreDamaged:
        return False
    if record is None:
        return False
    base = codec.base_of(record)
    return base is None or _alone(view, key[:1] + base)


def _alone(view: Batch | Database, key: bytes) -> bool:
    """Whether a base is still one: it may have gone and come back as a delta itself."""
    try:
        record = view.get(key)
    except StoreDamaged:
        return False
    return record is not None and codec.base_of(record) is None


def missing(name: Digest) -> CacheMiss:
    return CacheMiss(
        f"No content {name[:12]}… in this workspace.",
        "Digests belong to the workspace that stored them; check that it is the right one.",
    )


class _Pieces:
    """Writes the chunks of a large content as they come, so that it is never held whole."""

    _BATCH = 4

    def __init__(
        self, database: Database, writer: Writer, deltas: Deltas, *, source: str, heals: bool
    ) -> None:
        self._database = database
        self._writer = writer
        self._deltas = deltas
        self._heals = heals
        self._names: list[bytes] = []
        self._waiting: list[tuple[bytes, bytes]] = []
        self._relies: list[bytes] = []
        self._bases: list[bytes] = []
        self._alone = 0
        self._priors = [] if heals else self._prior_chunks(source)

    def add(self, piece: bytes) -> None:
        name = hashlib.sha256(piece).digest()
        position = len(self._names)
        self._names.append(name)
        self._relies.append(keys.CHUNK + name)
        if not self._heals and self._is_there(keys.CHUNK + name):
            return
        prior = self._priors[position] if position < len(self._priors) else None
        packed = self._deltas.pack(piece, prior, room=keys.CHUNK)
        if packed.base:
            self._bases.append(keys.CHUNK + packed.base)
        else:
            self._alone += 1
        self._waiting.append((keys.CHUNK + name, packed.record))
        if len(self._waiting) >= self._BATCH:
            self._flush()

    def finish(
        self, name: bytes, origin: Origin, size: int, lines: int, collections: int
    ) -> Prepared:
        self._flush()
        record = codec.chunked(size, self._names)
        return Prepared(
            name=name,
            origin=origin,
            size=size,
            lines=lines,
            records=((keys.CONTENT + name, record),),
            base=b"",
            relies=tuple(self._relies),
            collections=collections,
            is_base=bool(origin.source) and self._alone * 2 > len(self._names),
            heals=self._heals,
            bases=tuple(self._bases),
        )

    def _is_there(self, key: bytes) -> bool:
        """A piece that nothing listed may have lost its base to a collection: not whole then."""
        return _stands(self._database, key)

    def _prior_chunks(self, source: str) -> list[bytes]:
        hint = self._deltas.base_for(source)
        record = self._database.get(keys.CONTENT + hint) if hint else None
        if record is None or codec.kind_of(record) != codec.Kind.CHUNKED:
            return []
        return codec.chunks_of(record)

    def _flush(self) -> None:
        if self._waiting:
            self._writer.commit(_Chunks(tuple(self._waiting), self._heals))
            self._waiting.clear()


@dataclass(frozen=True, slots=True)
class _Chunks:
    """Pieces of a content whose own record is not written yet."""

    records: Records
    heals: bool
    sync: bool = True

    def apply(self, batch: Batch) -> None:
        for key, record in self.records:
            if self.heals or not _stands(batch, key):
                batch.put(key, record)


def _no_base(name: bytes) -> bytes:
    raise codec.corrupt(name)


def _lines(data: bytes) -> int:
    return data.count(b"\n") + (bool(data) and not data.endswith(b"\n"))


def _evenly(data: Iterable[bytes]) -> Iterator[bytes]:
    """The same bytes in pieces of exactly CHUNK, the last one shorter."""
    rest = bytearray()
    for piece in data:
        rest += piece
        while len(rest) >= codec.CHUNK:
            yield bytes(rest[: codec.CHUNK])
            del rest[: codec.CHUNK]
    if rest:
        yield bytes(rest)
