"""Contents by their SHA-256: preparing them outside the writer's lock, reading them verified."""

import hashlib
import io
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass

import msgspec

from helix_desktop.domain.cache import Digest, NewContent, Origin
from helix_desktop.domain.errors import CacheCorrupt, CacheMiss, ContentError, StoreClosed
from helix_desktop.store import codec, keys
from helix_desktop.store.deltas import Deltas, Packed
from helix_desktop.store.leveldb import Database
from helix_desktop.store.writer import Batch, Writer

Records = tuple[tuple[bytes, bytes], ...]

_BESIDE = 128 << 10
"""From here on handing the hash to another thread costs less than it saves."""


class Prepared(msgspec.Struct, frozen=True, gc=False):
    """A content that is ready to be committed; `relies` are keys it cannot do without.

    `hint` is the key under which later versions find it as their base, empty if it is none.
    (A msgspec struct: it is made for every put, ten times faster than a frozen dataclass.)
    """

    name: bytes
    origin: Origin
    size: int
    lines: int
    records: Records
    base: bytes
    relies: tuple[bytes, ...]
    collections: int
    hint: bytes

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
        self._beside = ThreadPoolExecutor(1, thread_name_prefix="attic-hash")

    def close(self) -> None:
        self._beside.shutdown()

    def prepare(self, content: NewContent) -> Prepared:
        """Hash, compare, compress. Pieces of a large content are written here, synced."""
        collections = self._writer.counters.collections
        packed = None
        if _BESIDE <= len(content.data) <= codec.CHUNK:
            naming = self._naming(content.data)
            packed = self._packed(content)
            name, lines = naming.result()
        else:
            name, lines = _named(content.data)
        if self._database.get(keys.CONTENT + name) is not None and name not in self._damaged:
            relies: tuple[bytes, ...] = (keys.CONTENT + name,)
            return Prepared(
                name, content.origin, len(content.data), lines, (), b"", relies, collections, b""
            )
        if len(content.data) > codec.CHUNK:
            pieces = _Pieces(self._database, self._writer, self._deltas, content.origin.source)
            for at in range(0, len(content.data), codec.CHUNK):
                pieces.add(content.data[at : at + codec.CHUNK])
            return pieces.finish(name, content.origin, len(content.data), lines, collections)
        packed = packed or self._packed(content)
        return Prepared(
            name=name,
            origin=content.origin,
            size=len(content.data),
            lines=lines,
            records=((keys.CONTENT + name, packed.record), *self._firmer(packed.base)),
            base=packed.base,
            relies=(keys.CONTENT + packed.base,) if packed.base else (),
            collections=collections,
            hint=packed.hint,
        )

    def prepare_stream(self, data: Iterable[bytes], origin: Origin) -> Prepared:
        """The same for bytes of any amount that arrive in pieces of any size."""
        collections = self._writer.counters.collections
        pieces = _Pieces(self._database, self._writer, self._deltas, origin.source)
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
            return self._whole(name)
        except CacheCorrupt:
            self._damaged.add(name)
            raise

    def _whole(self, name: bytes) -> bytes:
        record = self._record(name)
        if codec.kind_of(record) != codec.Kind.CHUNKED:
            return codec.unpack(name, record, self._base)
        whole = io.BytesIO()  # unlike a join it never holds the pieces and the whole
        for chunk in codec.verified_chunks(name, record):
            whole.write(self._chunk(chunk, name))
        data = whole.getvalue()
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
        for chunk in codec.verified_chunks(name, record):
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
        wanted = codec.verified_chunks(name, record)[first : -(-stop // codec.CHUNK)]
        joined = b"".join(self._chunk(chunk, name) for chunk in wanted)
        offset = first * codec.CHUNK
        return joined[start - offset : stop - offset]

    def size(self, name: bytes) -> int:
        return codec.size_of(self._record(name))

    def exists(self, name: bytes) -> bool:
        return self._database.get(keys.CONTENT + name) is not None

    def _record(self, name: bytes) -> bytes:
        record = self._database.get(keys.CONTENT + name)
        if record is None:
            raise missing(keys.digest(name))
        return record

    def _naming(self, data: bytes) -> Future[tuple[bytes, int]]:
        """Hash on another core while this one compresses: a third of the time of 256 KB."""
        try:
            return self._beside.submit(_named, data)
        except RuntimeError as error:
            raise StoreClosed("The workspace is closing.", "Open it again to go on.") from error

    def _firmer(self, base: bytes) -> Records:
        """What is written again, with a version that leans on it; the same bytes, smaller."""
        record = self._deltas.firmer(base) if base else b""
        return ((keys.CONTENT + base, record),) if record else ()

    def _packed(self, content: NewContent) -> Packed:
        if not content.origin.source:
            return Packed(codec.plain(content.data))
        hint = keys.hint(content.origin.source)
        packed = self._deltas.pack(content.data, self._database.get(hint), room=keys.CONTENT)
        return packed if packed.base else Packed(packed.record, hint=hint)

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
        record = self._database.get(keys.CHUNK + chunk)
        if record is None:
            raise codec.corrupt(whole)
        try:
            return codec.unpack(chunk, record, self._chunk_base)
        except CacheCorrupt as error:
            raise codec.corrupt(whole) from error


def still_there(prepared: Prepared, batch: Batch) -> bool:
    """Whether what a content relies on was not collected since it was prepared."""
    if prepared.collections == batch.counters.collections:
        return True
    return all(batch.get(key) is not None for key in prepared.relies)


def missing(name: Digest) -> CacheMiss:
    return CacheMiss(
        f"No content {name[:12]}… in this workspace.",
        "Digests belong to the workspace that stored them; check that it is the right one.",
    )


class _Pieces:
    """Writes the chunks of a large content as they come, so that it is never held whole."""

    _BATCH = 4

    def __init__(self, database: Database, writer: Writer, deltas: Deltas, source: str) -> None:
        self._database = database
        self._writer = writer
        self._deltas = deltas
        self._names: list[bytes] = []
        self._waiting: list[tuple[bytes, bytes]] = []
        self._relies: list[bytes] = []
        self._alone = 0
        self._priors = self._prior_chunks(source)

    def add(self, piece: bytes) -> None:
        name = hashlib.sha256(piece).digest()
        position = len(self._names)
        self._names.append(name)
        self._relies.append(keys.CHUNK + name)
        if self._database.get(keys.CHUNK + name) is not None:
            return
        prior = self._priors[position] if position < len(self._priors) else None
        packed = self._deltas.pack(piece, prior, room=keys.CHUNK)
        if packed.base:
            self._relies.append(keys.CHUNK + packed.base)
        else:
            self._alone += 1
        self._waiting.append((keys.CHUNK + name, packed.record))
        if len(self._waiting) >= self._BATCH:
            self._flush()

    def finish(
        self, name: bytes, origin: Origin, size: int, lines: int, collections: int
    ) -> Prepared:
        self._flush()
        record = codec.chunked(name, size, self._names)
        return Prepared(
            name=name,
            origin=origin,
            size=size,
            lines=lines,
            records=((keys.CONTENT + name, record),),
            base=b"",
            relies=tuple(self._relies),
            collections=collections,
            hint=keys.hint(origin.source) if self._is_base(origin) else b"",
        )

    def _is_base(self, origin: Origin) -> bool:
        return bool(origin.source) and self._alone * 2 > len(self._names)

    def _prior_chunks(self, source: str) -> list[bytes]:
        hint = self._deltas.base_for(source)
        record = self._database.get(keys.CONTENT + hint) if hint else None
        if record is None or codec.kind_of(record) != codec.Kind.CHUNKED:
            return []
        return codec.chunks_of(record)

    def _flush(self) -> None:
        if self._waiting:
            self._writer.commit(_Chunks(tuple(self._waiting)))
            self._waiting.clear()


@dataclass(frozen=True, slots=True)
class _Chunks:
    """Pieces of a content whose own record is not written yet."""

    records: Records
    sync: bool = True

    def apply(self, batch: Batch) -> None:
        for key, record in self.records:
            batch.put(key, record)


def _no_base(name: bytes) -> bytes:
    raise codec.corrupt(name)


def _named(data: bytes) -> tuple[bytes, int]:
    return hashlib.sha256(data).digest(), count_lines(data)


def count_lines(data: bytes) -> int:
    """Counted in stretches: `count` holds the interpreter for as long as it runs."""
    open_end = bool(data) and not data.endswith(b"\n")
    if len(data) <= codec.CHUNK:
        return data.count(b"\n") + open_end
    steps = range(0, len(data), codec.CHUNK)
    return sum([data.count(b"\n", at, at + codec.CHUNK) for at in steps]) + open_end


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
