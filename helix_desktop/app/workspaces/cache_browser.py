"""What the page Cache reads and does: listing, states, verify, pin, compare, restore, clean up.

The states that a session's window gives to contents are folded once and then extended with the
journal, in a thread.
"""

import asyncio
import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from helix_desktop.app.workspaces.exports import (
    PIECE_BYTES,
    OnProgress,
    check_blocks,
    export_content,
    rescue_content,
)
from helix_desktop.context.content_states import content_states_of
from helix_desktop.context.history import History
from helix_desktop.domain.cache import (
    NO_SESSION,
    CacheEntry,
    CacheState,
    CacheTotals,
    ContentBlocks,
    ContentReference,
    Digest,
    EntryPage,
    Origin,
    SessionContentStates,
    SessionId,
    VerifyResult,
)
from helix_desktop.domain.cache_filter import (
    EVERYTHING,
    CacheFilter,
    CacheQuery,
    FilterKey,
    FilterRelation,
    FilterTerm,
    RemovableContents,
)
from helix_desktop.domain.errors import CacheCorrupt, SessionMissing, WorkspaceError
from helix_desktop.domain.events import Recorded, Unreadable
from helix_desktop.domain.file_changes import FileDiff
from helix_desktop.domain.live_events import GateBatchClosed, GateBatchOpened, Live
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import Clock, Store
from helix_desktop.domain.text_diff import hunk_diffs
from helix_desktop.domain.value import replace
from helix_desktop.store.disk import open_regular

PREVIEW_BYTES = 64 * 1024
"""The number of bytes of an output that are read for a preview."""
MAX_COMPARED_BYTES = 1024 * 1024
"""The maximum bytes of a content that is compared line by line: half a second at worst."""
VERIFY_PAGE_ENTRIES = 500
"""The number of entries in one page while all are verified."""

OnProgressCount = Callable[[int, int], None]
"""A progress callback: the amount done and the total."""


class CacheBrowser:
    """The cache browser of one workspace."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._session = NO_SESSION
        self._history = History()
        self._fold_lock = asyncio.Lock()
        self._damaged: set[Digest] = set()
        self._states = SessionContentStates()
        self._gated_calls: dict[SessionId, frozenset[str]] = {}
        """The calls whose outputs wait at the gate, by session."""
        self._gated_in_states: frozenset[str] = frozenset()
        """The waiting calls that the current states were calculated with."""

    def take(self, event: Live) -> None:
        """Note the outputs that wait at the gate: they are in no window yet."""
        match event:
            case GateBatchOpened(session, outputs):
                self._gated_calls[session] = frozenset(output.call for output in outputs)
            case GateBatchClosed(session):
                self._gated_calls.pop(session, None)
            case _:
                pass

    @property
    def damaged(self) -> frozenset[Digest]:
        """Return the contents that were found damaged since the workspace was opened."""
        return frozenset(self._damaged)

    async def states(self, session: SessionId) -> SessionContentStates:
        """Return the current states of contents in a session's window."""
        async with self._fold_lock:
            if session != self._session:
                self._session, self._history = session, History()
                self._states, self._gated_in_states = SessionContentStates(session), frozenset()
            items: Sequence[Recorded | Unreadable] = ()
            if session != NO_SESSION:
                with suppress(SessionMissing):
                    items = await self._store.events(session, self._history.seq + 1)
            gated = self._gated_calls.get(session, frozenset())
            if items or gated != self._gated_in_states:
                history = self._history
                recorded_items = [item for item in items if isinstance(item, Recorded)]

                def fold() -> SessionContentStates:
                    for recorded in recorded_items:
                        history.add(recorded)
                    return content_states_of(session, history, gated)

                self._states, self._gated_in_states = await asyncio.to_thread(fold), gated
            return replace(self._states, damaged=self.damaged)

    async def listed(self, ask: CacheQuery, states: SessionContentStates) -> EntryPage:
        return await self._store.listed(replace(ask, query=resolve_states(ask.query, states)))

    async def count(self, query: CacheFilter, states: SessionContentStates) -> int:
        """Count the matching entries, however long that takes.

        Return -1 if the number is unknown.
        """
        return await self._store.count(resolve_states(query, states))

    async def positions(
        self, ask: CacheQuery, states: SessionContentStates, digests: Sequence[Digest]
    ) -> Sequence[int]:
        resolved = replace(ask, query=resolve_states(ask.query, states))
        return await self._store.positions(resolved, digests)

    async def entries(self, query: CacheFilter = EVERYTHING, limit: int = 100) -> EntryPage:
        """Return the newest entries, by what the store alone knows of them."""
        return await self._store.listed(CacheQuery(query, limit=limit))

    async def totals(self) -> CacheTotals:
        return await self._store.totals()

    async def preview(self, digest: Digest, size: int, *, max_bytes: int = PREVIEW_BYTES) -> str:
        """Return the beginning of a content as text."""
        data = await self.content_start(digest, min(size, max_bytes))
        return data.decode("utf-8", "replace")

    async def content_start(self, digest: Digest, max_bytes: int) -> bytes:
        return await self._store.read(digest, 0, max_bytes)

    async def output_end(self, digest: Digest, size: int, max_bytes: int) -> str:
        """Return at most `max_bytes` bytes at the end of a content of `size` bytes as text."""
        data = await self._store.read(digest, max(0, size - max_bytes), size)
        return data.decode("utf-8", "replace")

    async def tools(self) -> Sequence[tuple[str, int]]:
        return await self._store.tools()

    async def entry(self, digest: Digest) -> CacheEntry:
        return await self._store.entry(digest)

    async def read(self, digest: Digest, start: int, stop: int) -> bytes:
        """Read a range of a content and remember damage."""
        try:
            return await self._store.read(digest, start, stop)
        except CacheCorrupt:
            self._damaged.add(digest)
            raise

    async def verify(self, digest: Digest) -> tuple[VerifyResult, float]:
        """Hash a whole content again; return the result and the seconds that it took."""
        began = self._clock.monotonic()
        verdict = await self._store.verify(digest)
        if verdict is VerifyResult.INTACT:
            self._damaged.discard(digest)
        else:
            self._damaged.add(digest)
        return verdict, self._clock.monotonic() - began

    async def verify_all(self, on_progress: OnProgressCount) -> int:
        """Verify every content, newest first; return the number found damaged. Safe to cancel."""
        page = await self._store.listed(CacheQuery(limit=VERIFY_PAGE_ENTRIES))
        total, done, damaged_count = page.total, 0, 0
        while page.entries:
            for entry in page.entries:
                damaged_count += (await self.verify(entry.digest))[0] is not VerifyResult.INTACT
                done += 1
                on_progress(done, max(done, total))
            below_last = FilterTerm(
                FilterKey.ARRIVAL, FilterRelation.BELOW, float(page.entries[-1].arrival)
            )
            page = await self._store.listed(
                CacheQuery(CacheFilter((below_last,)), limit=VERIFY_PAGE_ENTRIES)
            )
        return damaged_count

    async def pin(self, digest: Digest, *, pinned: bool) -> None:
        """Pin or unpin a content. Pinned contents are never cleaned up."""
        await self._store.pin(digest, pinned=pinned)

    async def places(
        self, digest: Digest, states: SessionContentStates
    ) -> Sequence[ContentReference]:
        """Return the uses of a content, newest session first."""
        titles = {head.id: head.title for head in await self._store.sessions()}
        uses = sorted(await self._store.uses(digest), key=lambda use: (use.session, use.seq))
        return [
            ContentReference(
                use.session,
                titles.get(use.session, ""),
                use.seq,
                states.shown.get(use.seq) if use.session == states.session else None,
            )
            for use in reversed(uses)
        ]

    async def previous(self, entry: CacheEntry) -> CacheEntry | None:
        """Return the previous version of an entry, from the same command or path."""
        if not entry.origin.what:
            return None
        terms = (
            FilterTerm(FilterKey.TOOL, FilterRelation.IS, entry.origin.tool),
            FilterTerm(FilterKey.WHAT, FilterRelation.IS, entry.origin.what),
            FilterTerm(FilterKey.ARRIVAL, FilterRelation.BELOW, float(entry.arrival)),
        )
        page = await self._store.listed(CacheQuery(CacheFilter(terms), limit=1))
        return page.entries[0] if page.entries else None

    async def compare(self, old: CacheEntry, new: CacheEntry) -> FileDiff:
        """Compare two entries by lines; `progress` is False if either is binary or too large."""
        if max(old.size, new.size) > MAX_COMPARED_BYTES:
            return FileDiff(comparable=False)
        before = await self.read(old.digest, 0, old.size)
        after = await self.read(new.digest, 0, new.size)
        return await asyncio.to_thread(_compare_lines, before, after)

    async def export(self, digest: Digest, path: Path, progress: OnProgress) -> None:
        """Export all bytes to a file, which appears only when it is complete."""
        entry = await self._store.entry(digest)
        await export_content(self.read, entry, path, progress=progress)

    async def blocks(self, digest: Digest, progress: OnProgress) -> ContentBlocks:
        """Check which blocks of a damaged content are intact."""
        return await check_blocks(self.read, await self._store.entry(digest), progress)

    async def rescue(self, digest: Digest, path: Path, progress: OnProgress) -> ContentBlocks:
        """Write the intact blocks of a content to a file, with the gaps marked."""
        return await rescue_content(
            self.read, await self._store.entry(digest), path, progress=progress
        )

    async def restore_content(self, digest: Digest, path: Path) -> None:
        """Repair a damaged entry from a file with the same bytes.

        Raise WorkspaceError for other files.
        """
        size = (await self._store.entry(digest)).size
        if await asyncio.to_thread(_digest_of_file, path, size) != digest:
            raise WorkspaceError(
                "{path} doesn't have the same bytes as this entry.",
                ("Nothing changed. Choose a file of the same version, for example from a backup."),
                path=path.name,
            )
        await self._store.put_stream(_read_chosen_file(path), Origin())
        if (await self.verify(digest))[0] is not VerifyResult.INTACT:
            raise CacheCorrupt(
                "The entry is still damaged.", "Run `helix-desktop workspace check`.", digest=digest
            )

    async def find_removable(
        self, query: CacheFilter, states: SessionContentStates
    ) -> RemovableContents:
        """Find the matching contents that nothing needs and that the user may clean up."""
        return await self._store.find_removable(resolve_states(query, states))

    async def remove(self, removable: RemovableContents) -> RemovableContents:
        return await self._store.remove(removable)

    async def sessions(self) -> int:
        """Return how many sessions there are, without those of subagents, as they are listed."""
        return sum(head.parent == NO_SESSION for head in await self._store.sessions())


def _digest_of_file(path: Path, size: int) -> Digest | None:
    """Hash a file piece by piece (SHA-256); return None if the size differs."""
    sha256, bytes_left = hashlib.sha256(), size
    for piece in _read_chosen_file(path):
        bytes_left -= len(piece)
        if bytes_left < 0:
            return None
        sha256.update(piece)
    return Digest(sha256.hexdigest())


def _read_chosen_file(path: Path) -> Iterator[bytes]:
    try:
        with open_regular(path) as file:
            while piece := file.read(PIECE_BYTES):
                yield piece
    except OSError as error:
        problem = Phrase(
            "Couldn't read {path}: {reason}.", path=path.name, reason=error.strerror or error
        )
        raise WorkspaceError(problem, "Nothing changed. Choose another file.") from error


def _compare_lines(before: bytes, after: bytes) -> FileDiff:
    if b"\0" in before[:8192] or b"\0" in after[:8192]:
        return FileDiff(comparable=False)
    pieces = hunk_diffs(before.decode("utf-8", "replace"), after.decode("utf-8", "replace"))
    lines = [line for piece in pieces for line in piece.splitlines()[1:]]
    added = sum(line.startswith("+") for line in lines)
    return FileDiff(added, sum(line.startswith("-") for line in lines), tuple(pieces))


def resolve_states(query: CacheFilter, session_states: SessionContentStates) -> CacheFilter:
    """Replace the states of a filter by digests, because the store does not know windows."""
    if query == EVERYTHING:
        return query
    return CacheFilter(tuple(_resolve_term(term, session_states) for term in query.terms))


def _resolve_term(term: FilterTerm, states: SessionContentStates) -> FilterTerm:
    if term.field is not FilterKey.STATE:
        return term
    state = CacheState(str(term.value))
    if state is CacheState.PINNED:
        return FilterTerm(FilterKey.PINNED, FilterRelation.IS, 1.0, term.negated)
    negated = term.negated
    if state is CacheState.CACHED:
        digests, negated = states.states.keys() | states.damaged, not negated
    elif state is CacheState.DAMAGED:
        digests = set(states.damaged)
    else:
        digests = {
            digest for digest, content_state in states.states.items() if content_state is state
        }
    return FilterTerm(FilterKey.AMONG, FilterRelation.IS, " ".join(sorted(digests)), negated)
