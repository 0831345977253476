"""The journal in the database: a chain of records per session, append and check.

Each record carries a crc over its own key and body, and the hash of the previous record. LevelDB
does not report a truncated log, so missing and moved records have to be detected here.
"""

import hashlib
import struct
import zlib
from collections.abc import Iterator, Sequence

from helix_desktop.domain import event_codec
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import (
    JournalError,
    SessionMissing,
    StoreDamaged,
    UnknownEvent,
    full_error_text,
)
from helix_desktop.domain.events import (
    Event,
    LlmChanged,
    Pause,
    PolicyChanged,
    Recorded,
    SessionRenamed,
    SessionStarted,
    Unreadable,
    WindowSent,
    pause_after,
    references,
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.store import content_codec, keys, metadata_records
from helix_desktop.store.entries import add_reference
from helix_desktop.store.leveldb import Database, FrozenView, prefix_range, readable_pairs
from helix_desktop.store.metadata_records import HEAD, SessionRecord
from helix_desktop.store.writer import WriteBatch

_VERSION = 1
_LINK_BYTES = 16
"""The number of bytes of the previous record's SHA-256 in each record."""

_COMPRESSED = 1

MAX_MISSING = 10_000
"""The maximum number of missing records of one gap that are reported one by one.

A damaged number can make a gap of any size.
"""

_header = struct.Struct(f">IBB{_LINK_BYTES}sI")
_crc_size = 4

JournalItem = Recorded | Unreadable


def makes_session_newest(event: Event) -> bool:
    """Return whether an event makes its session the newest.

    A choice for the workspace does not: it is recorded in every open session, used or not.
    """
    return not isinstance(event, PolicyChanged) and (not isinstance(event, LlmChanged) or event.own)


def note_pause(head: SessionRecord, event: Event) -> None:
    """Note in a head whether the session is paused after an event."""
    pause = pause_after(Pause(head.paused_until) if head.paused else None, event)
    head.paused, head.paused_until = pause is not None, pause.until if pause else 0.0


def append_events(
    batch: WriteBatch, session: SessionId, events: Sequence[Event]
) -> tuple[Recorded, ...]:
    """Append events to their session's chain and record the contents that they refer to."""
    if not events:
        return ()
    name = keys.session_bytes(session)
    packed = batch.get(keys.SESSION + name)
    if isinstance(events[0], SessionStarted):
        if packed is not None:
            raise _already_started(session)
        head = SessionRecord("", 0.0, 0.0, 0, link_of(session.encode()))
    elif packed is not None:
        head = HEAD.unpack(packed)
    else:
        raise SessionMissing(
            "There is no session {session} in this workspace.",
            "The session has no start record.",
            session=session,
        )
    recorded = []
    for event in events:
        match event:
            case SessionStarted():
                if head.count:
                    raise _already_started(session)
                head.title, head.created, head.parent = event.title, event.at, event.parent
                head.source = event.source
            case SessionRenamed():
                head.title = event.title
        note_pause(head, event)
        head.count += 1
        if makes_session_newest(event):
            head.changed = event.at
        key = keys.event(name, head.count)
        record = pack_record(key, head.last, event_codec.encode_event(event))
        head.last = link_of(record)
        batch.put(key, record)
        if not isinstance(event, WindowSent):
            for digest in references(event):
                add_reference(batch, keys.raw(digest), name, seq=head.count)
        recorded.append(Recorded(session, head.count, event))
    batch.put(keys.SESSION + name, HEAD.pack(head))
    return tuple(recorded)


def import_event(
    batch: WriteBatch, session: SessionId, *, head: SessionRecord, recorded: tuple[int, Event]
) -> None:
    """Add an event from another store at its old number. Its contents may be missing here.

    Skipped numbers show as missing. The caller writes the head.
    """
    seq, event = recorded
    name = keys.session_bytes(session)
    key = keys.event(name, seq)
    record = pack_record(
        key, head.last or link_of(session.encode()), event_codec.encode_event(event)
    )
    head.count, head.last = seq, link_of(record)
    batch.put(key, record)
    if not isinstance(event, WindowSent):
        for digest in references(event):
            if batch.get(keys.ENTRY + keys.raw(digest)) is not None:
                add_reference(batch, keys.raw(digest), name, seq=seq)


def store_snapshot(batch: WriteBatch, session: SessionId, seq: int, *, state: bytes) -> None:
    """Store the fold of a session up to `seq`, which is derived."""
    body = seq.to_bytes(8, "big") + content_codec.plain_record(state)
    packed = zlib.crc32(body).to_bytes(_crc_size, "big") + body
    batch.put(keys.SNAPSHOT + keys.session_bytes(session), packed)


class JournalTable:
    """Reads sessions and their events, from the database or from a frozen view."""

    def __init__(self, database: Database | FrozenView) -> None:
        self._database = database

    def sessions(self) -> Sequence[SessionHead]:
        """Return all readable sessions, the latest change first.

        A damaged head is rebuilt from its events.
        """
        pairs = readable_pairs(self._database.salvage(*prefix_range(keys.SESSION)))
        names = {key[1:9] for key, _ in pairs}
        heads = [self.head(SessionId(name.hex())) for name in names]
        return sorted(heads, key=lambda head: (-head.changed, head.id))

    def events(
        self, session: SessionId, first: int = 1, last: int | None = None
    ) -> Sequence[JournalItem]:
        """Return events `first` to `last`, with an `Unreadable` for each that cannot be read."""
        head = self._head(session)
        stop = head.count if last is None else min(last, head.count)
        return list(self._walk(session, max(first, 1), stop, head=head)) if stop >= first else []

    def events_with_taint(
        self, session: SessionId, first: int = 1, last: int | None = None
    ) -> Sequence[JournalItem]:
        """Return events like `events`; one that was imported begins with outside content."""
        recorded = self.events(session, first, last)
        if not self._head(session).imported:
            return recorded
        return [
            replace(item, event=replace(item.event, tainted=True))
            if isinstance(item, Recorded) and isinstance(item.event, SessionStarted)
            else item
            for item in recorded
        ]

    def last_events(self, session: SessionId, count: int) -> Sequence[JournalItem]:
        head = self._head(session)
        return self.events(session, max(1, head.count - count + 1), head.count)

    def walk(self, session: SessionId) -> Iterator[JournalItem]:
        """Yield all events without holding them in memory."""
        head = self._head(session)
        return self._walk(session, 1, head.count, head=head)

    def names(self) -> list[SessionId]:
        """Return every session that has a head or at least one event."""
        pairs = readable_pairs(self._database.salvage(*prefix_range(keys.SESSION)))
        names = {key[1:9] for key, _ in pairs}
        start, stop = prefix_range(keys.EVENT)
        while pair := next(readable_pairs(self._database.salvage(start, stop)), None):
            names.add(pair[0][1:9])
            start = keys.after(pair[0][:9])
        return [SessionId(name.hex()) for name in sorted(names)]

    def stored_head(self, session: SessionId) -> SessionHead | None:
        """Return a session's stored head; None if it is lost or damaged."""
        try:
            packed = self._database.get(keys.SESSION + keys.session_bytes(session))
            return metadata_records.to_session_head(session, HEAD.unpack(packed or b""))
        except StoreDamaged:
            return None

    def walk_all(self, session: SessionId) -> Iterator[JournalItem]:
        """Yield all existing records of a session, whether or not its head is right."""
        rebuilt = self._rebuild_head(session)
        try:
            head = self._head(session)
        except (SessionMissing, StoreDamaged):
            head = rebuilt
        return self._walk(session, 1, max(head.count, rebuilt.count), head=head)

    def snapshot(self, session: SessionId) -> tuple[int, bytes] | None:
        """Return the newest snapshot.

        None if there is none or it is damaged, because it is derived.
        """
        packed = self._database.get(keys.SNAPSHOT + keys.session_bytes(session))
        if packed is None or len(packed) < _crc_size + 8:
            return None
        body = packed[_crc_size:]
        if zlib.crc32(body).to_bytes(_crc_size, "big") != packed[:_crc_size]:
            return None
        return int.from_bytes(body[:8], "big"), content_codec.unpack_unnamed(body[8:])

    def _walk(
        self, session: SessionId, first: int, last: int, *, head: SessionRecord
    ) -> Iterator[JournalItem]:
        name = keys.session_bytes(session)
        expected, link = first, link_of(session.encode()) if first == 1 else None
        stop = keys.event(name, last) + b"\x00"
        for key, record in readable_pairs(self._database.salvage(keys.event(name, first), stop)):
            seq = keys.number(key[9:])
            if seq != expected:
                yield from _missing_records(session, expected, seq)
                link = None
            item = _decode_record(session, seq, key, record=record, link=link)
            yield item
            # an event was read from an intact record; what is unreadable may be intact, too
            intact = isinstance(item, Recorded) or is_intact(key, record)
            expected, link = seq + 1, link_of(record) if intact else None
        yield from _missing_records(session, expected, last + 1)
        if last == head.count and expected > last and link not in (None, head.last):
            yield Unreadable(
                session, last, Phrase("The session's head doesn't match its last record.")
            )

    def _head(self, session: SessionId) -> SessionRecord:
        packed = self._database.get(keys.SESSION + keys.session_bytes(session))
        if packed is None:
            raise SessionMissing(
                "There is no session {session} in this workspace.",
                "Choose one from the list.",
                session=session,
            )
        try:
            return HEAD.unpack(packed)
        except StoreDamaged:
            return self._rebuild_head(session)

    def _rebuild_head(self, session: SessionId) -> SessionRecord:
        """Build a head from the events alone.

        The last readable event counts as the end of the chain. The session may be an imported one.
        """
        start, stop = prefix_range(keys.EVENT + keys.session_bytes(session))
        try:
            pairs = self._database.page(start, stop, limit=1, reverse=True)
        except StoreDamaged:
            pairs = [*readable_pairs(self._database.salvage(start, stop))][-1:]
        count, link = 0, b""
        for key, record in pairs:
            count, link = keys.number(key[9:]), link_of(record)
        return SessionRecord(
            title=f"Session {session}",
            created=0.0,
            changed=0.0,
            count=count,
            last=link,
            imported=True,
        )

    def head(self, session: SessionId) -> SessionHead:
        return metadata_records.to_session_head(session, self._head(session))


def _missing_records(session: SessionId, first: int, stop: int) -> Iterator[Unreadable]:
    """Yield an `Unreadable` for each missing record.

    Of very many, the last one stands for the rest.
    """
    for seq in range(first, min(stop, first + MAX_MISSING)):
        yield Unreadable(session, seq, Phrase("The record is missing."))
    if (unnamed := stop - first - MAX_MISSING) > 0:
        yield Unreadable(
            session,
            stop - 1,
            Phrase.counted(
                unnamed,
                "{count} more record is missing up to here.",
                "{count} more records are missing up to here.",
            ),
        )


def _already_started(session: SessionId) -> JournalError:
    return JournalError(
        "Session {session} has already started.", "Choose another ID.", session=session
    )


def pack_record(key: bytes, previous: bytes, payload: bytes) -> bytes:
    """Return the record of an event after the record with the hash `previous`."""
    flags = 0
    size = len(payload)
    if size >= content_codec.MIN_COMPRESSED_BYTES:
        compressed = content_codec.compress(payload)
        if len(compressed) < size:
            flags, payload = _COMPRESSED, compressed
    body = _header.pack(0, _VERSION, flags, previous, size)[_crc_size:] + payload
    return zlib.crc32(body, zlib.crc32(key)).to_bytes(_crc_size, "big") + body


def link_of(record: bytes) -> bytes:
    """Return the hash that the next record of the chain carries."""
    return hashlib.sha256(record).digest()[:_LINK_BYTES]


def previous_link(record: bytes) -> bytes:
    """Return the hash of the previous record that an intact record carries."""
    link: bytes = _header.unpack_from(record)[3]
    return link


def with_previous_link(key: bytes, record: bytes, previous: bytes) -> bytes:
    """Return an intact record with another hash of the previous one."""
    _, version, flags, _, size = _header.unpack_from(record)
    header = _header.pack(0, version, flags, previous, size)[_crc_size:]
    body = header + record[_header.size :]
    return zlib.crc32(body, zlib.crc32(key)).to_bytes(_crc_size, "big") + body


def is_intact(key: bytes, record: bytes) -> bool:
    """Whether a record is byte for byte as written under that key."""
    if len(record) < _header.size or len(key) != len(keys.EVENT) + 16:
        return False
    crc = _header.unpack_from(record)[0]
    return bool(zlib.crc32(memoryview(record)[_crc_size:], zlib.crc32(key)) == crc)


def decode_event_record(key: bytes, record: bytes) -> JournalItem:
    session, seq = SessionId(key[1:9].hex()), keys.number(key[9:])
    return _decode_record(session, seq, key, record=record, link=None)


def _decode_record(
    session: SessionId, seq: int, key: bytes, *, record: bytes, link: bytes | None
) -> JournalItem:
    """Return the event of a record; `link` is the hash that it must carry, None if unknown."""
    if len(record) < _header.size:
        return Unreadable(session, seq, Phrase("The record is cut short."))
    crc, version, flags, previous, size = _header.unpack_from(record)
    if zlib.crc32(memoryview(record)[_crc_size:], zlib.crc32(key)) != crc:
        return Unreadable(session, seq, Phrase("The record is damaged (its checksum is wrong)."))
    if link is not None and previous != link:
        return Unreadable(session, seq, Phrase("The record doesn't follow the one before it."))
    payload = record[_header.size :]
    try:
        if version > _VERSION:
            raise UnknownEvent(
                "The record has a format (version {version}) that only a newer Helix Desktop "
                "knows.",
                "Nothing changed. Open this workspace with the newer version.",
                version=version,
            )
        if flags & _COMPRESSED:
            payload = content_codec.decompress(payload, size)
        return Recorded(session, seq, event_codec.decode_event(payload))
    except (JournalError, ValueError) as error:
        return Unreadable(session, seq, full_error_text(error))
