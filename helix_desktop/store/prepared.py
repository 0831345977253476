"""A content that is ready to be committed, and whether it still is when its turn comes."""

import msgspec

from helix_desktop.domain.cache import Origin
from helix_desktop.domain.errors import StoreDamaged
from helix_desktop.store import codec
from helix_desktop.store.leveldb import Database
from helix_desktop.store.writer import Batch

Records = tuple[tuple[bytes, bytes], ...]


class Prepared(msgspec.Struct, frozen=True, gc=False, kw_only=True):
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


def write_records(batch: Batch, prepared: Prepared, *, listed: bool) -> None:
    """A record that is there stays: somebody may have made a delta to it meanwhile.

    It was not there when it was prepared; whoever wrote it since has `listed` it, too.
    """
    for key, record in prepared.records:
        if not listed or prepared.heals or batch.get(key) is None:
            batch.put(key, record)


def still_there(prepared: Prepared, batch: Batch) -> bool:
    """Whether what a content relies on was not collected since it was prepared."""
    if prepared.collections == batch.counters.collections:
        return True
    whole = all(stands(batch, key) for key in prepared.relies)
    return whole and all(_alone(batch, key) for key in prepared.bases)


def stands(view: Batch | Database, key: bytes) -> bool:
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
