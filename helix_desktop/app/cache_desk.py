"""The cache browser's way to the store: listings, contents, states, and what a person does there.

What a window makes of contents is folded once and then grows with the journal, in a thread.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from helix_desktop.app.export import (
    Told,
    blocks_of,
    digest_of_file,
    export_content,
    pieces_of,
    rescue_content,
)
from helix_desktop.context.history import History
from helix_desktop.context.standing import standing_of
from helix_desktop.domain.cache import (
    NO_SESSION,
    Blocks,
    CacheEntry,
    Digest,
    Origin,
    Page,
    SessionId,
    Verdict,
)
from helix_desktop.domain.changes import FileDiff
from helix_desktop.domain.errors import CacheCorrupt, SessionMissing, WorkspaceError
from helix_desktop.domain.events import Recorded
from helix_desktop.domain.listing import Ask, Spare
from helix_desktop.domain.live import GateClosed, GateOpened, Live
from helix_desktop.domain.ports import Attic, Clock
from helix_desktop.domain.query import EVERYTHING, Field, Query, Relation, Term
from helix_desktop.domain.standing import Place, Standing, State
from helix_desktop.tools.text.diffs import pieces

COMPARED = 1024 * 1024
"""Bytes of a content up to which it is compared line by line: half a second at worst."""
AT_ONCE = 500
"""Entries of one stretch while all are verified."""

Tick = Callable[[int, int], None]
"""How much is done, and of how much."""


class CacheDesk:
    """One workspace's."""

    def __init__(self, attic: Attic, clock: Clock) -> None:
        self._attic = attic
        self._clock = clock
        self._session = NO_SESSION
        self._history = History()
        self._folding = asyncio.Lock()
        self._damaged: set[Digest] = set()
        self._standing = Standing()
        self._held: dict[SessionId, frozenset[str]] = {}
        """Calls whose outputs wait at the gate, by session."""
        self._held_then: frozenset[str] = frozenset()
        """Those that the standing knows of."""

    def take(self, event: Live) -> None:
        """What waits at the gate is in no window yet."""
        match event:
            case GateOpened(session, outputs):
                self._held[session] = frozenset(each.call for each in outputs)
            case GateClosed(session):
                self._held.pop(session, None)
            case _:
                pass

    @property
    def damaged(self) -> frozenset[Digest]:
        """Contents that were found damaged since the workspace was opened."""
        return frozenset(self._damaged)

    async def standing(self, session: SessionId) -> Standing:
        """What a session's window makes of contents, as of now."""
        async with self._folding:
            await self._fold(session)
            return replace(self._standing, damaged=self.damaged)

    async def listed(self, ask: Ask, standing: Standing) -> Page:
        return await self._attic.listed(replace(ask, query=resolved(ask.query, standing)))

    async def count(self, query: Query, standing: Standing) -> int:
        """However long it takes; -1 where it cannot be told."""
        return await self._attic.count(resolved(query, standing))

    async def positions(
        self, ask: Ask, standing: Standing, digests: Sequence[Digest]
    ) -> Sequence[int]:
        asked = replace(ask, query=resolved(ask.query, standing))
        return await self._attic.positions(asked, digests)

    async def tools(self) -> Sequence[tuple[str, int]]:
        return await self._attic.tools()

    async def entry(self, digest: Digest) -> CacheEntry:
        return await self._attic.entry(digest)

    async def read(self, digest: Digest, start: int, stop: int) -> bytes:
        """A stretch of a content; damage is remembered."""
        try:
            return await self._attic.read(digest, start, stop)
        except CacheCorrupt:
            self._damaged.add(digest)
            raise

    async def verify(self, digest: Digest) -> tuple[Verdict, float]:
        """Hash all of it again; with the seconds it took."""
        began = self._clock.tick()
        verdict = await self._attic.verify(digest)
        if verdict is Verdict.WHOLE:
            self._damaged.discard(digest)
        else:
            self._damaged.add(digest)
        return verdict, self._clock.tick() - began

    async def verify_all(self, tick: Tick) -> int:
        """Every content, newest first; how many were found damaged. Cancelled, it just ends."""
        page = await self._attic.listed(Ask(limit=AT_ONCE))
        total, done, found = page.total, 0, 0
        while page.entries:
            for entry in page.entries:
                found += (await self.verify(entry.digest))[0] is not Verdict.WHOLE
                done += 1
                tick(done, max(done, total))
            last = Term(Field.ARRIVAL, Relation.BELOW, float(page.entries[-1].arrival))
            page = await self._attic.listed(Ask(Query((last,)), limit=AT_ONCE))
        return found

    async def pin(self, digest: Digest, *, pinned: bool) -> None:
        """What is pinned is never cleaned up."""
        await self._attic.pin(digest, pinned=pinned)

    async def places(self, digest: Digest, standing: Standing) -> Sequence[Place]:
        """Where a content is used, newest session first."""
        titles = {head.id: head.title for head in await self._attic.sessions()}
        uses = sorted(await self._attic.uses(digest), key=lambda use: (use.session, use.seq))
        return [
            Place(
                use.session,
                titles.get(use.session, ""),
                use.seq,
                standing.shown.get(use.seq) if use.session == standing.session else None,
            )
            for use in reversed(uses)
        ]

    async def previous(self, entry: CacheEntry) -> CacheEntry | None:
        """The version before, of the same command or path."""
        if not entry.origin.what:
            return None
        terms = (
            Term(Field.TOOL, Relation.IS, entry.origin.tool),
            Term(Field.WHAT, Relation.IS, entry.origin.what),
            Term(Field.ARRIVAL, Relation.BELOW, float(entry.arrival)),
        )
        page = await self._attic.listed(Ask(Query(terms), limit=1))
        return page.entries[0] if page.entries else None

    async def compare(self, old: CacheEntry, new: CacheEntry) -> FileDiff:
        """By lines; `told` is False where one is no text or too large."""
        if max(old.size, new.size) > COMPARED:
            return FileDiff(told=False)
        before = await self.read(old.digest, 0, old.size)
        after = await self.read(new.digest, 0, new.size)
        return await asyncio.to_thread(_compared, before, after)

    async def export(self, digest: Digest, path: Path, told: Told) -> None:
        """All bytes into a file, which appears only when it is whole."""
        entry = await self._attic.entry(digest)
        await export_content(self.read, entry, path, told=told)

    async def blocks(self, digest: Digest, told: Told) -> Blocks:
        """Which blocks of a damaged content are whole."""
        return await blocks_of(self.read, await self._attic.entry(digest), told)

    async def rescue(self, digest: Digest, path: Path, told: Told) -> Blocks:
        """What is whole of it into a file, with its gaps marked."""
        return await rescue_content(self.read, await self._attic.entry(digest), path, told=told)

    async def heal(self, digest: Digest, path: Path) -> None:
        """Make a damaged entry whole with a file that has its bytes; any other is refused."""
        size = (await self._attic.entry(digest)).size
        if await asyncio.to_thread(digest_of_file, path, size) != digest:
            raise WorkspaceError(
                f"{path.name} does not have the bytes of this entry.",
                "Nothing was changed. Choose a file of the same version, from a backup perhaps.",
            )
        await self._attic.put_stream(pieces_of(path), Origin())
        if (await self.verify(digest))[0] is not Verdict.WHOLE:
            raise CacheCorrupt(
                "The entry is still damaged.", "Run `helix-desktop check`.", digest=digest
            )

    async def spare(self, query: Query, standing: Standing) -> Spare:
        """What of that nothing needs and a person may clean up."""
        return await self._attic.spare(resolved(query, standing))

    async def remove(self, spare: Spare) -> Spare:
        return await self._attic.remove(spare)

    async def sessions(self) -> int:
        return len(await self._attic.sessions())

    async def _fold(self, session: SessionId) -> None:
        if session != self._session:
            self._session, self._history = session, History()
            self._standing, self._held_then = Standing(session), frozenset()
        if session == NO_SESSION:
            return
        try:
            found = await self._attic.events(session, self._history.seq + 1)
        except SessionMissing:
            return
        held = self._held.get(session, frozenset())
        if found or held != self._held_then:
            fresh = [item for item in found if isinstance(item, Recorded)]
            grown = partial(_grown, self._history, session, held=held)
            self._standing, self._held_then = await asyncio.to_thread(grown, fresh), held


def _grown(
    history: History, session: SessionId, fresh: Sequence[Recorded], *, held: frozenset[str]
) -> Standing:
    for recorded in fresh:
        history.add(recorded)
    return standing_of(session, history, held)


def _compared(before: bytes, after: bytes) -> FileDiff:
    if b"\0" in before[:8192] or b"\0" in after[:8192]:
        return FileDiff(told=False)
    found = pieces(before.decode("utf-8", "replace"), after.decode("utf-8", "replace"))
    lines = [line for piece in found for line in piece.splitlines()[1:]]
    added = sum(line.startswith("+") for line in lines)
    return FileDiff(added, sum(line.startswith("-") for line in lines), tuple(found))


def resolved(query: Query, standing: Standing) -> Query:
    """The same filter for a store, which knows no windows: states become digests."""
    if query == EVERYTHING:
        return query
    return Query(tuple(_resolved(term, standing) for term in query.terms))


def _resolved(term: Term, standing: Standing) -> Term:
    if term.field is not Field.STATE:
        return term
    state = State(str(term.value))
    if state is State.PINNED:
        return Term(Field.PINNED, Relation.IS, 1.0, term.negated)
    named = set(standing.states) if state is State.CACHED else _in(state, standing)
    if state is State.CACHED:
        named |= standing.damaged
    digests = " ".join(sorted(named))
    return Term(Field.AMONG, Relation.IS, digests, term.negated is not (state is State.CACHED))


def _in(state: State, standing: Standing) -> set[Digest]:
    if state is State.DAMAGED:
        return set(standing.damaged)
    return {digest for digest, found in standing.states.items() if found is state}
