"""The small records of entries, sessions, counters, and format of the store."""

import struct
import zlib
from typing import Annotated, Any, Generic, TypeVar

import msgspec

from helix_desktop.domain.cache import CacheEntry, Digest, Origin, SessionId
from helix_desktop.domain.errors import StoreDamaged, StoreForeign, StoreNewer
from helix_desktop.domain.event_codec import revive_text, shield_text
from helix_desktop.domain.phrase import plain_text
from helix_desktop.domain.workspace import SessionHead

STORE_VERSION = 1
"""The store version. Increase it when an older application could damage a newer store."""

_MAGIC = "helix-desktop"
_crc = struct.Struct(">I")

# a damaged or forged number must not become an impossible key or an endless loop
_Position = Annotated[int, msgspec.Meta(ge=0, le=1 << 53)]
_Sum = Annotated[int, msgspec.Meta(ge=-(1 << 62), le=1 << 62)]


class StoreFormat(msgspec.Struct, frozen=True, array_like=True):
    """The format record of a store. `id` distinguishes stores, for the derived index."""

    magic: str
    version: int
    id: str
    created: float


class EntryRecord(msgspec.Struct, array_like=True):
    """The record of one content's entry. `base` is the raw digest of the base of its delta."""

    change: _Position
    arrival: _Position
    size: _Position
    lines: _Sum
    created: float
    origin: tuple[str, str, str, str, str]
    seen: int = 1
    used: float = 0.0
    recalls: int = 0
    refs: int = 0
    saved: int = 0
    pinned: bool = False
    tokens: int = -1
    stored: int = 0
    base: bytes = b""


class StoreCounters(msgspec.Struct, array_like=True):
    """All counters that only grow, and the sums that the cache browser shows."""

    step: _Position = 0
    change: _Position = 0
    arrival: _Position = 0
    entries: _Sum = 0
    raw: _Sum = 0
    arrived: _Sum = 0
    tokens: _Sum = 0
    saved: _Sum = 0
    collections: _Position = 0

    def count(self, entry: EntryRecord, sign: int = 1) -> None:
        """Add an entry to the sums; with a `sign` of -1, take it out."""
        self.entries += sign
        self.raw += sign * entry.size
        self.arrived += sign * entry.size * entry.seen
        self.tokens += sign * max(entry.tokens, 0)
        self.saved += sign * entry.saved


class SessionRecord(msgspec.Struct, array_like=True):
    """A session's title and the end of its chain of records.

    `imported`: its first event came from another store, whose author is unknown. `paused`: its turn
    is paused, until `paused_until`, or with 0 until the user resumes it.
    """

    title: str
    created: float
    changed: float
    count: _Position
    last: bytes
    parent: str = ""
    imported: bool = False
    source: str = ""
    paused: bool = False
    paused_until: float = 0.0


class StoreIncident(msgspec.Struct, frozen=True, array_like=True):
    """A problem of this store and its meaning, kept for the user until it was shown, and after."""

    at: float
    text: str
    shown: bool = False
    unknown_loss: bool = False
    """Whether a repair lost an unknown amount and the user has not acknowledged that yet."""


R = TypeVar("R")


def _shielded(value: Any) -> Any:
    """Return a plain value with every string as an extension value."""
    match value:
        case str():
            return shield_text(value)
        case list() | tuple():
            return [_shielded(item) for item in value]
        case _:
            return value


_loose = msgspec.msgpack.Decoder(ext_hook=revive_text)


class RecordCodec(Generic[R]):
    """The encoding of one record type, protected by a crc."""

    def __init__(self, kind: type[R], name: str) -> None:
        self._encoder = msgspec.msgpack.Encoder(enc_hook=plain_text)
        self._decoder = msgspec.msgpack.Decoder(kind)
        self._name = name

    def pack(self, record: R) -> bytes:
        try:
            body = self._encoder.encode(record)
        except UnicodeEncodeError:  # a file name that is not valid text
            plain = msgspec.to_builtins(record, builtin_types=(bytes,), enc_hook=plain_text)
            body = self._encoder.encode(_shielded(plain))
        return _crc.pack(zlib.crc32(body)) + body

    def unpack(self, packed: bytes) -> R:
        body = packed[_crc.size :]
        if len(packed) < _crc.size or zlib.crc32(body) != _crc.unpack_from(packed)[0]:
            raise _damaged(self._name)
        try:
            return self._decoder.decode(body)
        except (msgspec.ValidationError, UnicodeDecodeError):
            return self._unshielded(body)
        except (msgspec.DecodeError, RecursionError) as error:
            raise _damaged(self._name) from error

    def _unshielded(self, body: bytes) -> R:
        try:
            return msgspec.convert(_loose.decode(body), self._decoder.type)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise _damaged(self._name) from error


FORMAT = RecordCodec(StoreFormat, "format")
COUNTERS = RecordCodec(StoreCounters, "counters")
ENTRY = RecordCodec(EntryRecord, "entry")
HEAD = RecordCodec(SessionRecord, "session head")
INCIDENT = RecordCodec(StoreIncident, "incident")


def _damaged(name: str) -> StoreDamaged:
    return StoreDamaged(
        "A record of the store ({name}) is damaged.",
        "Nothing was erased. `helix-desktop workspace check --deep` lists what is damaged.",
        name=name,
    )


def new_format(store_id: str, created: float) -> StoreFormat:
    return StoreFormat(_MAGIC, STORE_VERSION, store_id, created)


def check_format(packed: bytes | None, where: str) -> StoreFormat:
    """Return the format record of a store that this version may write to.

    Raise StoreError for any other.
    """
    if packed is None:
        raise foreign_error(where)
    try:
        format_read = FORMAT.unpack(packed)
    except StoreDamaged:
        raise StoreDamaged(
            "The store in {where} doesn't say which program wrote it.",
            "Nothing changed. Run `helix-desktop workspace repair`, which works on a copy.",
            where=where,
        ) from None
    if format_read.magic != _MAGIC:
        raise foreign_error(where)
    if format_read.version > STORE_VERSION:
        raise StoreNewer(
            "The store in {where} was written by a newer Helix Desktop "
            "(format {version}, this one knows {known}).",
            "Nothing changed. Update Helix to open it.",
            where=where,
            version=format_read.version,
            known=STORE_VERSION,
        )
    return format_read


def foreign_error(where: str) -> StoreForeign:
    return StoreForeign(
        "The folder {where} contains a database that Helix Desktop didn't create.",
        "Nothing changed. Choose another folder.",
        where=where,
    )


def to_cache_entry(name: Digest, entry: EntryRecord) -> CacheEntry:
    return CacheEntry(
        digest=name,
        origin=Origin(*entry.origin),
        size=entry.size,
        lines=entry.lines,
        tokens=entry.tokens if entry.tokens >= 0 else None,
        created=entry.created,
        used=entry.used,
        seen=entry.seen,
        recalls=entry.recalls,
        refs=entry.refs,
        saved=entry.saved,
        pinned=entry.pinned,
        arrival=entry.arrival,
    )


def to_session_head(session: SessionId, head: SessionRecord) -> SessionHead:
    return SessionHead(
        id=session,
        title=head.title,
        created=head.created,
        changed=head.changed,
        count=head.count,
        parent=SessionId(head.parent),
        source=SessionId(head.source),
        paused=head.paused,
        paused_until=head.paused_until,
    )
