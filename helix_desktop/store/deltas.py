"""Deltas for near-duplicates, and contents prepared for a commit.

A file that is read again, or a log of a repeated run, is stored as changes to an earlier version.
The depth is 1: a base has no base itself, so that a read opens two records at most. On edit-heavy
sessions, this is 5-7 times smaller than LevelDB's own compression; content-defined chunks were
worse. A prepared content is checked again at its commit, because a collection may have removed
records in between.
"""

import threading
from collections import OrderedDict

import msgspec

from helix_desktop.domain.cache import Origin
from helix_desktop.domain.errors import CacheCorrupt, StoreDamaged
from helix_desktop.store import content_codec, keys
from helix_desktop.store.leveldb import Database
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


class BaseCache:
    """The recently used bases, decoded. All threads of a workspace share them."""

    def __init__(self) -> None:
        self._cached: OrderedDict[bytes, bytes] = OrderedDict()
        self._size = 0
        self._lock = threading.Lock()

    def get(self, name: bytes) -> bytes | None:
        with self._lock:
            if (base := self._cached.get(name)) is not None:
                self._cached.move_to_end(name)
            return base

    def keep(self, name: bytes, base: bytes) -> None:
        with self._lock:
            if name in self._cached:
                return
            self._cached[name] = base
            self._size += len(base)
            while len(self._cached) > _MAX_CACHED_BASES or self._size > _MAX_CACHED_BYTES:
                _, dropped = self._cached.popitem(last=False)
                self._size -= len(dropped)

    def clear(self) -> None:
        with self._lock:
            self._cached.clear()
            self._size = 0


class DeltaPacker:
    """Chooses a base and decides whether a delta against it is worth storing."""

    def __init__(self, database: Database, load: content_codec.Load) -> None:
        self._database = database
        self._load = load
        self._bases = BaseCache()

    def base_for(self, source: str) -> bytes | None:
        """Return the raw digest of the latest base of that source."""
        return self._database.get(keys.hint(source)) if source else None

    def pack(self, data: bytes, candidate: bytes | None, *, room: bytes) -> PackedRecord:
        """Encode `data` as a delta to `candidate`, or plain if the delta is over half the plain
        size.

        `room` is the key prefix under which the candidate's record is stored.
        """
        if candidate is None or (base := self._fitting(candidate, room, len(data))) is None:
            return PackedRecord(content_codec.plain_record(data))
        if base.data == data:  # the content is being healed; a delta to itself could never be read
            return PackedRecord(content_codec.plain_record(data))
        delta = content_codec.delta_record(data, candidate, base.data)
        if len(delta) * _MIN_SURE_RATIO > len(data):
            plain = content_codec.plain_record(data)
            if len(delta) * 2 > len(plain):
                return PackedRecord(plain)
        return PackedRecord(delta, candidate, leaner=_leaner(candidate, base, room))

    def base(self, name: bytes, room: bytes) -> bytes:
        """Return the bytes of a base, verified."""
        if (base_bytes := self._bases.get(name)) is not None:
            return base_bytes
        data = self._load(room + name)
        self._bases.keep(name, data)
        return data

    def forget(self) -> None:
        self._bases.clear()

    def _fitting(self, candidate: bytes, room: bytes, size: int) -> "_Base | None":
        """Return the base.

        None if it does not fit or is damaged, because new contents must be accepted anyway.
        """
        if size < _MIN_CONTENT_BYTES:
            return None
        try:
            record = self._database.get(room + candidate)
            if record is None or not content_codec.is_standalone(record):
                return None
            if (
                not size
                <= content_codec.size_of(record) * _MAX_LENGTH_RATIO
                <= size * _MAX_LENGTH_RATIO**2
            ):
                return None
            return _Base(self.base(candidate, room), record)
        except (CacheCorrupt, StoreDamaged):
            return None


class _Base(msgspec.Struct, frozen=True, gc=False):
    """The bytes of a base and its record."""

    data: bytes
    record: bytes


def _leaner(name: bytes, base: _Base, room: bytes) -> bytes:
    """Return a smaller record or nothing.

    An intact record is replaced only by one that was read back.
    """
    if room != keys.CONTENT or not content_codec.can_be_leaner(base.record):
        return b""
    record = content_codec.lean_record(base.record, base.data)
    content_codec.unpack_content(name, record, content_codec.refuse_base)
    return record


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
