"""Stores and reads contents by their SHA-256, large ones in chunks, verified on each read.

Contents are prepared outside the writer's lock, and cut into chunks if large. The chunks of a large
content are written as they arrive, so that the content is never held in memory as a whole.
"""

import hashlib
import io
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

from helix_desktop.domain.cache import Digest, NewContent, Origin
from helix_desktop.domain.errors import (
    CacheCorrupt,
    CacheMiss,
    ContentError,
    StoreClosed,
    StoreDamaged,
)
from helix_desktop.store import content_codec, keys
from helix_desktop.store.deltas import (
    MIN_BASE_BYTES,
    ContentReader,
    DeltaPacker,
    PackedRecord,
    PreparedContent,
    is_readable,
)
from helix_desktop.store.leveldb import Database
from helix_desktop.store.writer import BatchWriter, WriteBatch

_MAX_CHUNKS_PER_WRITE = 4
"""The number of chunks in one write."""


class ChunkWriter:
    """Writes chunks, synced.

    The record that lists them is written last, together with its entry.
    """

    def __init__(
        self,
        database: Database,
        writer: BatchWriter,
        deltas: DeltaPacker,
        *,
        source: str,
        replaces_damaged: bool,
    ) -> None:
        self._database = database
        self._writer = writer
        self._deltas = deltas
        self._source = source
        self._replaces_damaged = replaces_damaged
        self._collections = writer.counters.collections
        self._names: list[bytes] = []
        self._unwritten: list[tuple[bytes, bytes]] = []
        self._required: list[bytes] = []
        self._bases: list[bytes] = []
        self._chunks_without_base = 0
        self._previous_chunks: list[bytes] = []
        if not replaces_damaged and (hint := deltas.base_for(source)):
            record = database.get(keys.CONTENT + hint) or b""
            if content_codec.is_chunked(record):
                self._previous_chunks = content_codec.chunks_of(record)

    def add(self, piece: bytes) -> None:
        name = hashlib.sha256(piece).digest()
        position = len(self._names)
        self._names.append(name)
        self._required.append(keys.CHUNK + name)
        # a piece that is not listed is unreadable if a collection took its base
        if not self._replaces_damaged and is_readable(self._database, keys.CHUNK + name):
            return
        previous = (
            self._previous_chunks[position] if position < len(self._previous_chunks) else None
        )
        packed = self._deltas.pack(piece, previous, prefix=keys.CHUNK)
        if packed.base:
            self._bases.append(keys.CHUNK + packed.base)
        else:
            self._chunks_without_base += 1
        self._unwritten.append((keys.CHUNK + name, packed.record))
        if len(self._unwritten) >= _MAX_CHUNKS_PER_WRITE:
            self._flush()

    def finish(self, name: bytes, origin: Origin, *, size: int, lines: int) -> PreparedContent:
        self._flush()
        mostly_new = self._chunks_without_base * 2 > len(self._names)
        return PreparedContent(
            name=name,
            origin=origin,
            size=size,
            lines=lines,
            collections=self._collections,
            records=((keys.CONTENT + name, content_codec.chunked_record(name, size, self._names)),),
            required=tuple(self._required),
            bases=tuple(self._bases),
            hint=keys.hint(self._source) if self._source and mostly_new else b"",
            replaces_damaged=self._replaces_damaged,
        )

    def _flush(self) -> None:
        """Write the waiting chunks. The content's own record is not written yet."""

        def write_chunks(batch: WriteBatch) -> None:
            for key, record in self._unwritten:
                if self._replaces_damaged or not is_readable(batch, key):
                    batch.put(key, record)

        if self._unwritten:
            self._writer.commit(write_chunks)
            self._unwritten.clear()


def split_chunks(data: bytes) -> Iterator[bytes]:
    return (
        data[start : start + content_codec.CHUNK]
        for start in range(0, len(data), content_codec.CHUNK)
    )


def rechunk(data: Iterable[bytes]) -> Iterator[bytes]:
    """Yield the same bytes in pieces of exactly CHUNK bytes, the last one possibly shorter."""
    pending = bytearray()
    for piece in data:
        pending += piece
        while len(pending) >= content_codec.CHUNK:
            yield bytes(pending[: content_codec.CHUNK])
            del pending[: content_codec.CHUNK]
    if pending:
        yield bytes(pending)


MIN_BYTES_HASHED_IN_THREAD = 128 << 10
"""The size in bytes from which hashing on another thread saves more time than the handover
costs.
"""


class ContentTable:
    """Reads and prepares the contents of one database."""

    def __init__(self, database: Database, writer: BatchWriter) -> None:
        self._database = database
        self._writer = writer
        self._reader = ContentReader(database)
        self._deltas = DeltaPacker(database, self._reader)
        self._damaged: set[bytes] = set()
        """The contents found corrupt. When the same bytes arrive again, they are written again."""
        self._hash_thread = ThreadPoolExecutor(1, thread_name_prefix="store-hash")
        self._streams = 0

    def close(self) -> None:
        self._hash_thread.shutdown()

    def prepare(self, content: NewContent) -> PreparedContent:
        """Hash, compare, and compress a content.

        The chunks of a large content are written here, synced.
        """
        collections = self._writer.counters.collections
        size = len(content.data)
        packed = None
        if MIN_BYTES_HASHED_IN_THREAD <= size <= content_codec.CHUNK:
            # hash on another core while this one compresses: a third of the time for 256 KB
            try:
                hashing = self._hash_thread.submit(_hash_and_count_lines, content.data)
            except RuntimeError as error:
                raise StoreClosed(
                    "The workspace is closing.", "Reopen the workspace to continue."
                ) from error
            packed = self._pack(content)
            name, lines = hashing.result()
        else:
            name, lines = _hash_and_count_lines(content.data)
        try:
            known = self._database.get(keys.CONTENT + name) is not None
        except StoreDamaged:
            known = False
            self._damaged.add(name)
        if name in self._damaged:
            # no delta: other records may be deltas to it
            packed = PackedRecord(content_codec.plain_record(content.data))
        elif known:
            return PreparedContent(
                name=name,
                origin=content.origin,
                size=size,
                lines=lines,
                collections=collections,
                required=(keys.CONTENT + name,),
            )
        if size > content_codec.CHUNK:
            writer = self._new_chunk_writer(
                content.origin.source, replaces_damaged=name in self._damaged
            )
            for piece in split_chunks(content.data):
                writer.add(piece)
            return writer.finish(name, content.origin, size=size, lines=lines)
        packed = packed or self._pack(content)
        return PreparedContent(
            name=name,
            origin=content.origin,
            size=size,
            lines=lines,
            collections=collections,
            records=((keys.CONTENT + name, packed.record),),
            base=packed.base,
            bases=(keys.CONTENT + packed.base,) if packed.base else (),
            leaner=packed.leaner,
            hint=packed.hint,
            replaces_damaged=name in self._damaged,
        )

    def prepare_stream(self, data: Iterable[bytes], origin: Origin) -> PreparedContent:
        """Do the same as `prepare` for bytes of any amount that arrive in pieces of any size."""
        writer = self._new_chunk_writer(origin.source)
        sha256 = hashlib.sha256()
        size = lines = 0
        for piece in rechunk(data):
            sha256.update(piece)
            size += len(piece)
            lines += piece.count(b"\n")
            last = piece
            writer.add(piece)
        if size <= content_codec.CHUNK:
            return self.prepare(NewContent(last if size else b"", origin))
        lines += not last.endswith(b"\n")
        return writer.finish(sha256.digest(), origin, size=size, lines=lines)

    def get(self, name: bytes) -> bytes:
        """Return the whole content, verified."""
        try:
            record = self._record(name)
            if content_codec.is_chunked(record):
                data = self._read_chunked(name, record, start=0, stop=content_codec.size_of(record))
                if hashlib.sha256(data).digest() != name:
                    raise content_codec.corrupt_error(name)
            else:
                data = self._reader.piece(keys.CONTENT + name, record)
        except CacheCorrupt:
            self._damaged.add(name)
            raise
        if self._damaged:
            self._damaged.discard(name)
        return data

    def _read_chunked(self, name: bytes, record: bytes, *, start: int, stop: int) -> bytes:
        """Return bytes [start, stop) of a chunked content.

        Unlike a join, this never holds both the pieces and the whole. The buffer has its full
        length from the beginning: a growing buffer would be moved again and again, for 11 ms each
        time with the interpreter blocked.
        """
        chunks = content_codec.verify_chunks(name, record)
        stop = min(stop, content_codec.size_of(record), len(chunks) * content_codec.CHUNK)
        length = max(0, stop - start)
        data = io.BytesIO(bytes(length))
        for number in range(start // content_codec.CHUNK, -(-stop // content_codec.CHUNK)):
            chunk_start = number * content_codec.CHUNK
            piece = memoryview(self._reader.chunk(chunks[number], name))
            data.write(piece[max(0, start - chunk_start) : stop - chunk_start])
        if data.tell() != length:
            raise content_codec.corrupt_error(name)
        return data.getvalue()

    def pieces(self, name: bytes) -> Iterator[bytes]:
        """Yield the content piece by piece. Each piece is verified, and the whole at the end."""
        return self._reader.pieces(name, self._record(name))

    def read(self, name: bytes, start: int, stop: int) -> bytes:
        """Return bytes [start, stop).

        Of a chunked content, only the chunks in that range are read.
        """
        if start < 0 or stop < start:
            raise ContentError(
                "There is no range {start} to {stop}.",
                "A range starts at 0 or later and doesn't go backward.",
                start=start,
                stop=stop,
            )
        record = self._record(name)
        if not content_codec.is_chunked(record):
            return self._reader.piece(keys.CONTENT + name, record)[start:stop]
        return self._read_chunked(name, record, start=start, stop=stop)

    def exists(self, name: bytes) -> bool:
        return self._database.get(keys.CONTENT + name) is not None

    @contextmanager
    def hold_removals(self) -> Iterator[None]:
        """Prevent removals while bytes arrive that cannot be requested again.

        The count changes between two commits, so that a collection is either completely before a
        stream or sees it.
        """

        def count(more: int) -> None:
            self._streams += more

        self._writer.exclusively(lambda: count(1))
        try:
            yield
        finally:
            self._writer.exclusively(lambda: count(-1))

    @property
    def streams(self) -> int:
        """The number of streams that are arriving now."""
        return self._streams

    def forget(self) -> None:
        """Forget cached bases that may have been removed."""
        self._reader.forget()

    def _new_chunk_writer(self, source: str, *, replaces_damaged: bool = False) -> ChunkWriter:
        return ChunkWriter(
            self._database,
            self._writer,
            self._deltas,
            source=source,
            replaces_damaged=replaces_damaged,
        )

    def _record(self, name: bytes) -> bytes:
        try:
            record = self._database.get(keys.CONTENT + name)
        except StoreDamaged as error:
            raise content_codec.corrupt_error(name) from error
        if record is None:
            raise missing_error(keys.digest(name))
        return record

    def _pack(self, content: NewContent) -> PackedRecord:
        if not content.origin.source or len(content.data) < MIN_BASE_BYTES:
            return PackedRecord(content_codec.plain_record(content.data))
        hint = keys.hint(content.origin.source)
        packed = self._deltas.pack(content.data, self._database.get(hint), prefix=keys.CONTENT)
        return packed if packed.base else PackedRecord(packed.record, hint=hint)


def missing_error(name: Digest) -> CacheMiss:
    return CacheMiss(
        "This workspace has no cache entry {name}….",
        "Cache entries belong to one workspace. Check that this is the right one.",
        name=name[:12],
    )


def _hash_and_count_lines(data: bytes) -> tuple[bytes, int]:
    """Return digest and line count.

    Large contents are processed in chunks, because only hashing releases the interpreter lock.
    Counting the lines of 200 MB at once kept the event loop waiting for 37 ms.
    """
    if len(data) <= content_codec.CHUNK:
        return hashlib.sha256(data).digest(), count_lines(data)
    sha256, lines, view = hashlib.sha256(), 0, memoryview(data)
    for start in range(0, len(data), content_codec.CHUNK):
        sha256.update(view[start : start + content_codec.CHUNK])
        lines += data.count(b"\n", start, start + content_codec.CHUNK)
    return sha256.digest(), lines + (not data.endswith(b"\n"))


def count_lines(data: bytes) -> int:
    return data.count(b"\n") + (bool(data) and not data.endswith(b"\n"))
