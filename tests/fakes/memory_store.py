"""A store in memory that keeps all promises of the port, without a disk.

Events go through the codec, so that they come back as from a real store. A `SavedData` outlives the
store that is open on it, as a disk outlives a process.
"""

import asyncio
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from helix_desktop.domain import event_codec
from helix_desktop.domain.cache import (
    CacheEntry,
    CacheTotals,
    ContentUse,
    Digest,
    EntryPage,
    NewContent,
    Origin,
    SessionId,
    VerifyResult,
    digest_of,
    is_digest_prefix,
)
from helix_desktop.domain.cache_filter import CacheFilter, CacheQuery, RemovableContents
from helix_desktop.domain.errors import (
    AmbiguousDigest,
    CacheCorrupt,
    CacheMiss,
    ContentError,
    HelixError,
    JournalError,
    SessionMissing,
    StoreClosed,
    StoreFull,
)
from helix_desktop.domain.events import (
    Event,
    Recorded,
    SessionRenamed,
    SessionStarted,
    Unreadable,
    WindowSent,
    pause_after,
    references,
)
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.ports import (
    Clock,
    NewIncident,
    StoreHealth,
    Transaction,
    TransactionReceipt,
)
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import SessionHead
from tests.fakes.filtering import KEYS, holds

_GRACE = 24 * 3600.0


@dataclass
class SavedData:
    """The data that survive the closing of a store."""

    contents: dict[Digest, bytes] = field(default_factory=dict)
    entries: dict[Digest, CacheEntry] = field(default_factory=dict)
    uses: dict[Digest, list[ContentUse]] = field(default_factory=dict)
    counts: dict[tuple[Digest, Encoding], int] = field(default_factory=dict)
    journals: dict[SessionId, list[bytes]] = field(default_factory=dict)
    snapshots: dict[SessionId, tuple[int, bytes]] = field(default_factory=dict)
    arrived: int = 0
    steps: int = 0


class FakeStore:
    """Implements Store. While `refuse` is an error, every write fails with it."""

    def __init__(self, clock: Clock, saved_data: SavedData | None = None) -> None:
        self.saved_data = saved_data or SavedData()
        self.refuse: HelixError | None = None
        self.commits: list[Transaction] = []
        self._clock = clock
        self._health = StoreHealth.OPEN
        self._watchers: list[Callable[[StoreHealth], None]] = []

    async def commit(self, step: Transaction) -> TransactionReceipt:
        await self._admit()
        self._check_named(step)
        digests = tuple(self._file(content) for content in step.contents)
        journal = self.saved_data.journals.setdefault(step.session, [])
        recorded = []
        for event in step.events:
            journal.append(event_codec.encode_event(event))
            for digest in _needed(event):
                self._refer(digest, ContentUse(step.session, len(journal)))
            recorded.append(
                Recorded(step.session, len(journal), event_codec.decode_event(journal[-1]))
            )
        self.saved_data.steps += 1
        self.commits.append(step)
        return TransactionReceipt(tuple(recorded), digests)

    async def put(self, content: NewContent) -> Digest:
        await self._admit()
        self.saved_data.steps += 1
        return self._file(content)

    async def put_stream(self, data: Iterable[bytes], origin: Origin) -> Digest:
        # on another thread, as the real one does
        return await self.put(NewContent(await asyncio.to_thread(b"".join, data), origin))

    async def get(self, digest: Digest) -> bytes:
        self._check_open()
        data = self._content(digest)
        if digest_of(data) != digest:
            raise CacheCorrupt("The stored bytes changed.", digest=digest)
        self._change(digest, used=self._clock.now())
        return data

    async def get_all(self, digests: Sequence[Digest]) -> Sequence[bytes | ContentError]:
        results: list[bytes | ContentError] = []
        for digest in digests:
            try:
                results.append(await self.get(digest))
            except ContentError as error:
                results.append(error)
        return results

    async def read(self, digest: Digest, start: int, stop: int) -> bytes:
        return (await self.get(digest))[start:stop]

    async def find(self, prefix: str) -> Digest:
        self._check_open()
        if not is_digest_prefix(prefix):
            raise CacheMiss(f"{prefix!r} is no beginning of a digest.")
        known = sorted(self.saved_data.contents)
        at = bisect_left(known, prefix)
        results = [digest for digest in known[at : at + 2] if digest.startswith(prefix)]
        if not results:
            raise CacheMiss(f"Nothing here begins with {prefix}.")
        if len(results) > 1:
            raise AmbiguousDigest(f"More than one cache entry starts with {prefix}.")
        return results[0]

    async def exists(self, digest: Digest) -> bool:
        self._check_open()
        return digest in self.saved_data.contents

    async def verify(self, digest: Digest) -> VerifyResult:
        self._check_open()
        if digest not in self.saved_data.contents:
            return VerifyResult.MISSING
        is_intact = digest_of(self.saved_data.contents[digest]) == digest
        return VerifyResult.INTACT if is_intact else VerifyResult.CORRUPT

    async def entry(self, digest: Digest) -> CacheEntry:
        self._check_open()
        self._content(digest)
        return self.saved_data.entries[digest]

    async def listed(self, ask: CacheQuery) -> EntryPage:
        self._check_open()
        matching, offset = self._sorted(ask), ask.offset
        page = tuple(matching[offset : offset + ask.limit])
        more = offset + len(page) < len(matching)
        return EntryPage(page, len(matching), more, newest=self.saved_data.arrived)

    async def count(self, query: CacheFilter) -> int:
        self._check_open()
        return len(self._sorted(CacheQuery(query)))

    async def positions(self, ask: CacheQuery, digests: Sequence[Digest]) -> Sequence[int]:
        self._check_open()
        listed = [entry.digest for entry in self._sorted(ask)]
        return [listed.index(digest) if digest in listed else -1 for digest in digests]

    async def may_contain(self, text: str) -> frozenset[Digest] | None:
        return None

    async def tools(self) -> Sequence[tuple[str, int]]:
        self._check_open()
        names = Counter(entry.origin.tool.casefold() for entry in self.saved_data.entries.values())
        return [(name, count) for name, count in names.most_common() if name]

    async def find_removable(self, query: CacheFilter) -> RemovableContents:
        self._check_open()
        results = [e for e in self._sorted(CacheQuery(query)) if not self._needed(e)]
        raw = sum(entry.size for entry in results)
        return RemovableContents(len(results), raw, raw, tuple(entry.digest for entry in results))

    async def remove(self, removable: RemovableContents) -> RemovableContents:
        await self._admit()
        known = [
            self.saved_data.entries[digest]
            for digest in removable.digests
            if digest in self.saved_data.entries
        ]
        unneeded = [entry for entry in known if not self._needed(entry)]
        for entry in unneeded:
            del self.saved_data.entries[entry.digest], self.saved_data.contents[entry.digest]
        raw = sum(entry.size for entry in unneeded)
        return RemovableContents(len(unneeded), raw, raw)

    def _needed(self, entry: CacheEntry) -> bool:
        young = max(entry.created, entry.used) > self._clock.now() - _GRACE
        return bool(entry.refs or entry.pinned or young)

    def _sorted(self, ask: CacheQuery) -> list[CacheEntry]:
        results = [
            item for item in self.saved_data.entries.values() if self._matches(item, ask.query)
        ]
        results.sort(key=lambda entry: entry.arrival, reverse=ask.descending)
        for sort in reversed(ask.sorts):
            results.sort(key=KEYS[sort.order], reverse=sort.descending)
        return results

    async def uses(self, digest: Digest) -> Sequence[ContentUse]:
        self._check_open()
        self._content(digest)
        return tuple(self.saved_data.uses.get(digest, ()))

    async def note_recall(self, digest: Digest, *, at: float) -> None:
        await self._admit()
        self._content(digest)
        self._change(digest, recalls=self.saved_data.entries[digest].recalls + 1, used=at)

    async def pin(self, digest: Digest, *, pinned: bool) -> None:
        await self._admit()
        self._content(digest)
        self._change(digest, pinned=pinned)

    async def new_incidents(self) -> Sequence[NewIncident]:
        return ()

    async def mark_incidents_shown(self, incidents: Sequence[NewIncident]) -> None:
        await self._admit()

    async def totals(self) -> CacheTotals:
        self._check_open()
        entries = self.saved_data.entries.values()
        raw = sum(entry.size for entry in entries)
        return CacheTotals(
            entries=len(entries),
            raw=raw,
            before_dedup=sum(entry.size * entry.seen for entry in entries),
            on_disk=raw,
            tokens=sum(entry.tokens or 0 for entry in entries),
        )

    async def token_count(self, digest: Digest, encoding: Encoding) -> int | None:
        self._check_open()
        return self.saved_data.counts.get((digest, encoding))

    async def keep_token_count(self, digest: Digest, encoding: Encoding, count: int) -> None:
        await self._admit()
        self._content(digest)
        self.saved_data.counts[digest, encoding] = count
        self._change(digest, tokens=count)

    async def sessions(self) -> Sequence[SessionHead]:
        self._check_open()
        return [self._head(session) for session in sorted(self.saved_data.journals)]

    async def events(
        self, session: SessionId, first: int = 1, last: int | None = None
    ) -> Sequence[Recorded | Unreadable]:
        self._check_open()
        if session not in self.saved_data.journals:
            raise SessionMissing(f"There is no session {session}.")
        records = self.saved_data.journals[session][:last]
        return [_opened(session, seq, data) for seq, data in enumerate(records, 1) if seq >= first]

    async def last_events(self, session: SessionId, count: int) -> Sequence[Recorded | Unreadable]:
        events = await self.events(session)
        return events[max(0, len(events) - count) :]

    async def keep_snapshot(self, session: SessionId, seq: int, state: bytes) -> None:
        await self._admit()
        self.saved_data.snapshots[session] = (seq, state)

    async def snapshot(self, session: SessionId) -> tuple[int, bytes] | None:
        self._check_open()
        return self.saved_data.snapshots.get(session)

    @property
    def health(self) -> StoreHealth:
        return self._health

    def watch(self, on_health: Callable[[StoreHealth], None]) -> None:
        self._watchers.append(on_health)

    async def close(self) -> None:
        self.become(StoreHealth.CLOSED)

    def become(self, health: StoreHealth) -> None:
        """Change the health, as a disk that fills up or breaks does to the real store."""
        if health is self._health:
            return
        self._health = health
        for watcher in self._watchers:
            watcher(health)

    async def _admit(self) -> None:
        """Yield to the loop as a write does, then accept the write or refuse all of it."""
        await asyncio.sleep(0)
        self._check_open()
        if self._health is StoreHealth.FULL:
            raise StoreFull("The disk is full.", "Make room; your message is still here.")
        if self.refuse is not None:
            raise self.refuse

    def _check_open(self) -> None:
        if self._health is StoreHealth.CLOSED:
            raise StoreClosed("The store is closed.")

    def _check_named(self, step: Transaction) -> None:
        arriving = {digest_of(content.data) for content in step.contents}
        for event in step.events:
            for digest in _needed(event):
                if digest not in arriving and digest not in self.saved_data.contents:
                    raise JournalError(f"An event names {digest}, which is nowhere.")

    def _content(self, digest: Digest) -> bytes:
        try:
            return self.saved_data.contents[digest]
        except KeyError:
            raise CacheMiss(f"There is no content {digest}.") from None

    def _file(self, content: NewContent) -> Digest:
        digest = digest_of(content.data)
        if digest in self.saved_data.contents:
            self._change(digest, seen=self.saved_data.entries[digest].seen + 1)
            return digest
        self.saved_data.arrived += 1
        self.saved_data.contents[digest] = content.data
        self.saved_data.entries[digest] = CacheEntry(
            digest=digest,
            origin=content.origin,
            size=len(content.data),
            lines=len(content.data.splitlines()),
            tokens=None,
            created=self._clock.now(),
            used=0.0,
            seen=1,
            recalls=0,
            refs=0,
            saved=0,
            pinned=False,
            arrival=self.saved_data.arrived,
        )
        return digest

    def _refer(self, digest: Digest, use: ContentUse) -> None:
        self.saved_data.uses.setdefault(digest, []).append(use)
        self._change(digest, refs=self.saved_data.entries[digest].refs + 1)

    def _change(self, digest: Digest, **changes: float | bool) -> None:
        self.saved_data.entries[digest] = replace(self.saved_data.entries[digest], **changes)  # type: ignore[arg-type]  # keys are written above

    def _head(self, session: SessionId) -> SessionHead:
        events = [event_codec.decode_event(data) for data in self.saved_data.journals[session]]
        titles = [e.title for e in events if isinstance(e, SessionStarted | SessionRenamed)]
        start = next((e for e in events if isinstance(e, SessionStarted)), None)
        pause = None
        for event in events:
            pause = pause_after(pause, event)
        return SessionHead(
            id=session,
            title=titles[-1] if titles else "",
            created=events[0].at if events else 0.0,
            changed=events[-1].at if events else 0.0,
            count=len(events),
            parent=start.parent if start else SessionId(""),
            source=start.source if start else SessionId(""),
            paused=pause is not None,
            paused_until=pause.until if pause else 0.0,
        )

    def _matches(self, entry: CacheEntry, query: CacheFilter) -> bool:
        return all(
            holds(entry, self.saved_data.contents, term) is not term.negated for term in query.terms
        )


def _opened(session: SessionId, seq: int, data: bytes) -> Recorded | Unreadable:
    try:
        return Recorded(session, seq, event_codec.decode_event(data))
    except JournalError as error:
        return Unreadable(session, seq, str(error))


def _needed(event: Event) -> tuple[Digest, ...]:
    """Return the contents that an event requires.

    A sent window requires none: it names blocks by digest, and most are not stored contents.
    """
    return () if isinstance(event, WindowSent) else references(event)
