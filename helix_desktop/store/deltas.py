"""Stores near-duplicates (a file read again) as differences to an earlier version.

A file that is read again, or a log of a repeated run, is stored as changes to an earlier version.
The depth is 1: a base has no base itself, so that a read opens two records at most. On edit-heavy
sessions, this is 5-7 times smaller than LevelDB's own compression; content-defined chunks were
worse. A prepared content is checked again at its commit, because a collection may have removed
records in between.
"""

import hashlib
import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import suppress

import msgspec

from helix_desktop.domain.cache import Origin
from helix_desktop.domain.errors import CacheCorrupt, StoreDamaged
from helix_desktop.store import content_codec, keys
from helix_desktop.store.leveldb import Database, FrozenView
from helix_desktop.store.writer import WriteBatch

_MIN_CONTENT_BYTES = 256
"""The minimum size in bytes of a content for which a delta is worthwhile."""

_MAX_LENGTH_RATIO = 2
"""The maximum ratio of lengths: a base is between half and twice as long as the content."""

MIN_BASE_BYTES = _MIN_CONTENT_BYTES // _MAX_LENGTH_RATIO
"""The minimum size of a base.

No hint is kept for shorter contents, which saves a sixth of all hints.
"""

_MIN_SURE_RATIO = 10
"""The ratio of content to delta size from which a delta surely beats every plain form."""

_MAX_CACHED_BASES = 16
_MAX_CACHED_BYTES = 8 << 20


class PackedRecord(msgspec.Struct, frozen=True, gc=False):
    """A record ready to be written, with the base that it needs.

    `hint` is the key under which later versions will find this content, if it can be a base.
    `leaner` is a smaller record of the base, worth its time from the first delta on.
    """

    record: bytes
    base: bytes = b""
    hint: bytes = b""
    leaner: bytes = b""


class ContentReader:
    """Reads contents of a database or of one view of it, verified piece by piece.

    It raises CacheCorrupt for any problem with them. The recently used bases stay decoded, and all
    threads of a workspace share them.
    """

    def __init__(self, view: Database | FrozenView) -> None:
        self._view = view
        self._bases: OrderedDict[bytes, bytes] = OrderedDict()
        self._size = 0
        self._lock = threading.Lock()

    def pieces(self, name: bytes, record: bytes | None = None) -> Iterator[bytes]:
        """Yield the bytes of a content. Each piece is verified, and the whole at the end."""
        packed = record if record is not None else self.record(keys.CONTENT + name)
        if content_codec.kind_of(packed) != content_codec.RecordKind.CHUNKED:
            yield self.piece(keys.CONTENT + name, packed)
            return
        sha256 = hashlib.sha256()
        for chunk in content_codec.chunks_of(packed):
            piece = self.chunk(chunk, name)
            sha256.update(piece)
            yield piece
        if sha256.digest() != name:
            raise content_codec.corrupt_error(name)

    def chunk(self, chunk: bytes, name: bytes) -> bytes:
        """Return a chunk of the content `name`, which an error is about."""
        try:
            return self.piece(keys.CHUNK + chunk, self.record(keys.CHUNK + chunk))
        except CacheCorrupt as error:
            raise content_codec.corrupt_error(name) from error

    def piece(self, key: bytes, record: bytes) -> bytes:
        """Return the bytes of one record (content or chunk), verified by the digest in its key."""
        prefix = key[:1]
        return content_codec.unpack_content(key[1:], record, lambda base: self.base(prefix + base))

    def record(self, key: bytes) -> bytes:
        try:
            packed = self._view.get(key)
        except StoreDamaged as error:
            raise content_codec.corrupt_error(key[1:]) from error
        if packed is None:
            raise content_codec.corrupt_error(key[1:])
        return packed

    def base(self, key: bytes) -> bytes:
        """Return the bytes of a base, which has no base itself."""
        with self._lock:
            if (base := self._bases.get(key)) is not None:
                self._bases.move_to_end(key)
                return base
        record, name = self.record(key), key[1:]
        if not content_codec.is_standalone(record):
            raise content_codec.corrupt_error(name)
        base = content_codec.unpack_content(name, record, content_codec.refuse_base)
        with self._lock:
            if key not in self._bases:
                self._bases[key] = base
                self._size += len(base)
            while len(self._bases) > _MAX_CACHED_BASES or self._size > _MAX_CACHED_BYTES:
                self._size -= len(self._bases.popitem(last=False)[1])
        return base

    def forget(self) -> None:
        """Forget cached bases that may have been removed."""
        with self._lock:
            self._bases.clear()
            self._size = 0


class DeltaPacker:
    """Chooses a base and decides whether a delta against it is worth storing."""

    def __init__(self, database: Database, reader: ContentReader) -> None:
        self._database = database
        self._reader = reader

    def base_for(self, source: str) -> bytes | None:
        """Return the raw digest of the latest base of that source."""
        return self._database.get(keys.hint(source)) if source else None

    def pack(self, data: bytes, candidate: bytes | None, *, prefix: bytes) -> PackedRecord:
        """Encode `data` as a delta to `candidate`, or plain if the delta is over half the plain
        size.

        `prefix` is that of the key under which the candidate's record is stored.
        """
        record, base, size = b"", b"", len(data)
        if candidate is not None and size >= _MIN_CONTENT_BYTES:
            # none if it does not fit or is damaged, because new contents must be accepted anyway
            with suppress(CacheCorrupt, StoreDamaged):
                record = self._database.get(prefix + candidate) or b""
                if (
                    content_codec.is_standalone(record)
                    and size <= content_codec.size_of(record) * _MAX_LENGTH_RATIO
                    and content_codec.size_of(record) <= size * _MAX_LENGTH_RATIO
                ):
                    base = self._reader.base(prefix + candidate)
        # of a content that is being healed, a delta to itself could never be read
        if candidate is None or not base or base == data:
            return PackedRecord(content_codec.plain_record(data))
        delta = content_codec.delta_record(data, candidate, base)
        if len(delta) * _MIN_SURE_RATIO > size:
            plain = content_codec.plain_record(data)
            if len(delta) * 2 > len(plain):
                return PackedRecord(plain)
        leaner = b""
        if prefix == keys.CONTENT and content_codec.can_be_leaner(record):
            leaner = content_codec.lean_record(record, base)
            # an intact record is replaced only by one that was read back
            content_codec.unpack_content(candidate, leaner, content_codec.refuse_base)
        return PackedRecord(delta, candidate, leaner=leaner)


Records = tuple[tuple[bytes, bytes], ...]


class PreparedContent(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The records to write for one content.

    `required` lists keys that must exist; `bases` lists keys that must moreover have no base
    themselves. `leaner` is a smaller record that replaces the record of `base`. `hint` is the key
    under which later versions find this content as their base; empty if it cannot be one.
    `replaces_damaged`: the records replace damaged ones under the same name. (This is a msgspec
    struct because it is created for every put, ten times faster than a frozen dataclass.)
    """

    name: bytes
    origin: Origin
    size: int
    lines: int
    collections: int
    records: Records = ()
    base: bytes = b""
    leaner: bytes = b""
    required: tuple[bytes, ...] = ()
    bases: tuple[bytes, ...] = ()
    hint: bytes = b""
    replaces_damaged: bool = False

    @property
    def known(self) -> bool:
        """Whether the identical content was stored already."""
        return not self.records


def write_records(batch: WriteBatch, prepared: PreparedContent, *, listed: bool) -> None:
    """Write the records of a content; existing records stay.

    Another content may be a delta to an existing record. No record existed when the content was
    prepared. If another thread has written one since, the content has an entry; `listed` says so.
    """
    for key, record in prepared.records:
        if not listed or prepared.replaces_damaged or batch.get(key) is None:
            batch.put(key, record)


def is_still_valid(prepared: PreparedContent, batch: WriteBatch) -> bool:
    """Whether the records that a content relies on still exist since it was prepared."""
    if prepared.collections == batch.counters.collections:
        return True
    can_be_read = all(is_readable(batch, key) for key in prepared.required)
    return can_be_read and all(_has_no_base(batch, key) for key in prepared.bases)


def is_readable(view: WriteBatch | Database, key: bytes) -> bool:
    """Whether a record can be read and its base, if any, exists."""
    try:
        record = view.get(key)
    except StoreDamaged:
        return False
    if record is None:
        return False
    base = content_codec.base_of(record)
    return base is None or _has_no_base(view, key[:1] + base)


def _has_no_base(view: WriteBatch | Database, key: bytes) -> bool:
    """Whether a base still has no base itself: it may have been removed and stored again as a
    delta.
    """
    try:
        record = view.get(key)
    except StoreDamaged:
        return False
    return record is not None and content_codec.base_of(record) is None
