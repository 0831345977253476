"""Near-duplicates; a content ready to be committed.

Near-duplicates: a re-read file or a re-run log is kept as changes to an earlier version.

Depth is 1: a base stands alone, so a read opens two records at most. On edit-heavy sessions this
is 5-7 times smaller than LevelDB's own compression; content-defined chunks were worse.

A content that is ready to be committed, and whether it still is when its turn comes.
"""

import threading
from collections import OrderedDict

import msgspec

from helix_desktop.domain.cache import Origin
from helix_desktop.domain.errors import CacheCorrupt, StoreDamaged
from helix_desktop.store import content_codec, keys
from helix_desktop.store.leveldb import Database
from helix_desktop.store.writer import WriteBatch

_LEAST = 256
"""Smaller contents are not worth a base."""

_RATIO = 2
"""A base is between half and twice as long."""

SHORTEST_BASE = _LEAST // _RATIO
"""Shorter contents are no base, so that no hint is kept of them: a sixth of all hints."""

_SURE = 10
"""A delta this many times smaller than its content beats any plain form we have seen."""

_KEPT_BASES = 16
_KEPT_BYTES = 8 << 20


class PackedRecord(msgspec.Struct, frozen=True, gc=False):
    """A record ready to be written, and the base it cannot be read without.

    `hint` is the key under which later versions will find it, if it can be a base itself.
    `leaner` is a smaller record of the base, which is worth its time from the first delta on.
    """

    record: bytes
    base: bytes = b""
    hint: bytes = b""
    leaner: bytes = b""


class BaseCache:
    """Recently used bases, decoded; shared by all threads of a workspace."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._size = 0
        self._lock = threading.Lock()

    def get(self, name: bytes) -> bytes | None:
        with self._lock:
            if (base := self._kept.get(name)) is not None:
                self._kept.move_to_end(name)
            return base

    def keep(self, name: bytes, base: bytes) -> None:
        with self._lock:
            if name in self._kept:
                return
            self._kept[name] = base
            self._size += len(base)
            while len(self._kept) > _KEPT_BASES or self._size > _KEPT_BYTES:
                _, dropped = self._kept.popitem(last=False)
                self._size -= len(dropped)

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()
            self._size = 0


class DeltaPacker:
    """Chooses a base and decides whether a delta against it is worth keeping."""

    def __init__(self, database: Database, load: content_codec.Load) -> None:
        self._database = database
        self._load = load
        self._bases = BaseCache()

    def base_for(self, source: str) -> bytes | None:
        """The raw digest of the latest base of that source."""
        return self._database.get(keys.hint(source)) if source else None

    def pack(self, data: bytes, candidate: bytes | None, *, room: bytes) -> PackedRecord:
        """`data` as a delta to `candidate` if that is at most half as large, else plain.

        `room` is the key prefix that the candidate's record is filed under.
        """
        if candidate is None or (base := self._fitting(candidate, room, len(data))) is None:
            return PackedRecord(content_codec.plain_record(data))
        if base.data == data:  # it is being healed: a delta to itself could never be read
            return PackedRecord(content_codec.plain_record(data))
        told = content_codec.delta_record(data, candidate, base.data)
        if len(told) * _SURE > len(data):
            alone = content_codec.plain_record(data)
            if len(told) * 2 > len(alone):
                return PackedRecord(alone)
        return PackedRecord(told, candidate, leaner=_leaner(candidate, base, room))

    def base(self, name: bytes, room: bytes) -> bytes:
        """The bytes of a base, verified."""
        if (kept := self._bases.get(name)) is not None:
            return kept
        data = self._load(room + name)
        self._bases.keep(name, data)
        return data

    def forget(self) -> None:
        self._bases.clear()

    def _fitting(self, candidate: bytes, room: bytes, size: int) -> "_Base | None":
        """The base; None if it does not fit or is damaged: new contents still go in."""
        if size < _LEAST:
            return None
        try:
            return self._verified(candidate, room, size)
        except (CacheCorrupt, StoreDamaged):
            return None

    def _verified(self, candidate: bytes, room: bytes, size: int) -> "_Base | None":
        record = self._database.get(room + candidate)
        if record is None or content_codec.kind_of(record) not in content_codec.ALONE:
            return None
        if not size <= content_codec.size_of(record) * _RATIO <= size * _RATIO**2:
            return None
        return _Base(self.base(candidate, room), record)


class _Base(msgspec.Struct, frozen=True, gc=False):
    """A base's bytes and its record."""

    data: bytes
    record: bytes


def _leaner(name: bytes, base: _Base, room: bytes) -> bytes:
    """A smaller record, or nothing; what is good is only replaced by what was read back."""
    if room != keys.CONTENT or not content_codec.can_be_leaner(base.record):
        return b""
    record = content_codec.lean_record(base.record, base.data)
    content_codec.unpack_content(name, record, content_codec.refuse_base)
    return record


Records = tuple[tuple[bytes, bytes], ...]


class PreparedContent(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What will be written for one content.

    `relies` are keys it cannot do without; `bases` are keys that must moreover stand alone.
    `leaner` is a smaller record of `base`, to be written in place of the one it has.
    `hint` is the key under which later versions find it as their base, empty if it is none.
    `heals`: the records replace damaged ones under the same name.
    (A msgspec struct: it is made for every put, ten times faster than a frozen dataclass.)
    """

    name: bytes
    origin: Origin
    size: int
    lines: int
    collections: int
    records: Records = ()
    base: bytes = b""
    leaner: bytes = b""
    relies: tuple[bytes, ...] = ()
    bases: tuple[bytes, ...] = ()
    hint: bytes = b""
    heals: bool = False

    @property
    def known(self) -> bool:
        """Whether the identical content was there already."""
        return not self.records


def write_records(batch: WriteBatch, prepared: PreparedContent, *, listed: bool) -> None:
    """A record that is there stays: somebody may have made a delta to it meanwhile.

    It was not there when it was prepared; whoever wrote it since has `listed` it, too.
    """
    for key, record in prepared.records:
        if not listed or prepared.heals or batch.get(key) is None:
            batch.put(key, record)


def is_still_valid(prepared: PreparedContent, batch: WriteBatch) -> bool:
    """Whether what a content relies on was not collected since it was prepared."""
    if prepared.collections == batch.counters.collections:
        return True
    whole = all(is_readable(batch, key) for key in prepared.relies)
    return whole and all(_alone(batch, key) for key in prepared.bases)


def is_readable(view: WriteBatch | Database, key: bytes) -> bool:
    """Whether a record can be read and is there together with what it is a delta to."""
    try:
        record = view.get(key)
    except StoreDamaged:
        return False
    if record is None:
        return False
    base = content_codec.base_of(record)
    return base is None or _alone(view, key[:1] + base)


def _alone(view: WriteBatch | Database, key: bytes) -> bool:
    """Whether a base is still one: it may have gone and come back as a delta itself."""
    try:
        record = view.get(key)
    except StoreDamaged:
        return False
    return record is not None and content_codec.base_of(record) is None
