"""Pages of the listing on their way: the last ones that scrolling came to, one after the other.

Which word of a filter is to blame that nothing matches.

Looking after the whole store from its page: verifying everything, cleaning up what is spare.

The cache browser at work: asks the open workspace for the listing, its pages, and what is new in
it.

One listing at a time: the next one stops the last, so that a slow pattern holds nothing up.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject

from helix_desktop.domain.cache import (
    NO_SESSION,
    CacheEntry,
    CacheState,
    CacheTotals,
    Digest,
    EntryPage,
    SessionContentStates,
    SessionId,
)
from helix_desktop.domain.cache_filter import (
    EVERYTHING,
    CacheFilter,
    FilterKey,
    FilterRelation,
    FilterTerm,
    parse_filter,
)
from helix_desktop.domain.cache_listing import CacheQuery, RemovableContents
from helix_desktop.domain.errors import HelixError, QueryError, StoreInterrupted
from helix_desktop.domain.value import replace
from helix_desktop.ui.cache.entry_controller import CacheEntryController, EntryContentController
from helix_desktop.ui.cache.filter_suggestions import (
    FilterVocabulary,
    as_patterns,
    filter_tokens,
    in_ours,
    is_unfinished,
)
from helix_desktop.ui.cache.model import PAGE, CacheModel
from helix_desktop.ui.cache.page import CachePage
from helix_desktop.ui.cache.recall_controller import RecallController
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.page_controller import CHAT, WorkspaceContext
from helix_desktop.ui.text.block_labels import estimate_reason
from helix_desktop.ui.text.formatting import count_text, entries_text, size_text, tr

AT_ONCE = 4
"""Pages that are fetched of all that were asked for; what was scrolled past is left out."""

Load = Callable[[int], Awaitable[Sequence[CacheEntry] | None]]


class PageFetcher(QObject):
    """Brings pages to the model."""

    def __init__(self, bridge: EventBridge, model: CacheModel, load: Load) -> None:
        super().__init__()
        self._bridge = bridge
        self._model = model
        self._load = load
        self._wanted: list[int] = []
        self._busy = False
        model.page_requested.connect(self._on_requested)

    def again(self, first: int, last: int) -> None:
        """What is seen, told anew: counts of uses and recalls change."""
        for page in range(max(0, first) // PAGE, max(0, first, last) // PAGE + 1):
            self._on_requested(page)

    def forget(self) -> None:
        """Another listing is shown."""
        self._wanted = []

    def _on_requested(self, page: int) -> None:
        self._wanted.append(page)
        if not self._busy:
            self._busy = True
            self._bridge.run(self._fetch(), "load entries")

    async def _fetch(self) -> None:
        try:
            while self._wanted:
                for skipped in self._wanted[:-AT_ONCE]:
                    self._model.give_up(skipped)
                self._wanted = self._wanted[-AT_ONCE:]
                page = self._wanted.pop()
                found = await self._load(page)
                if found is None:
                    self._model.give_up(page)
                else:
                    self._model.put(page, found)
        finally:
            self._busy = False


MOST_TERMS = 6
"""Terms that are tried out one by one."""


async def most_excluding_term(
    count: Callable[[CacheFilter], Awaitable[int]], query: CacheFilter
) -> int:
    """The term without which the most would be found; -1 if leaving out one does not help."""
    if not 2 <= len(query.terms) <= MOST_TERMS:
        return -1
    counts = []
    for at in range(len(query.terms)):
        rest = CacheFilter(query.terms[:at] + query.terms[at + 1 :])
        counts.append(await count(rest))
    best = max(range(len(counts)), key=counts.__getitem__)
    return best if counts[best] > 0 else -1


TOLD_EVERY = 50
"""Entries between two words about how far verifying is."""


class CacheMaintenanceController(QObject):
    """One such job at a time; each can be cancelled."""

    def __init__(
        self,
        context: WorkspaceContext,
        page: CachePage,
        *,
        asked: Callable[[], CacheFilter],
        changed: Callable[[], None],
    ) -> None:
        super().__init__()
        self._cache, self._bridge = context.open_workspace.cache, context.bridge
        self._page = page
        self._asked = asked
        self._changed = changed
        self._job: asyncio.Task[object] | None = None
        page.verify_all.clicked.connect(self.verify_all)
        page.tidy.clicked.connect(self.look)
        page.cancel.clicked.connect(self.cancel)
        page.tidy_card.cancelled.connect(self.cancel)
        page.tidy_card.confirmed.connect(self._on_confirmed)

    def cancel(self) -> None:
        if self._job is not None:
            self._job.cancel()

    def verify_all(self) -> None:
        if self._job is None:
            self._bridge.run(self._verify(), "verify all")

    def look(self) -> None:
        if self._job is None:
            self._bridge.run(self._look(), "look for what is spare")

    def _on_confirmed(self, spare: RemovableContents) -> None:
        if self._job is None:
            self._bridge.run(self._remove(spare), "clean up")

    async def _verify(self) -> None:
        self._job = asyncio.current_task()
        done = 0

        def tell(now: int, whole: int) -> None:
            nonlocal done
            done = now
            if now % TOLD_EVERY == 0 or now == whole:
                words = tr("Verifying {0} of {1}")
                self._page.tell(words.format(count_text(now), count_text(whole)), cancels=True)

        try:
            self._page.tell(tr("Verifying…"), cancels=True)
            found = await self._cache.verify_all(tell)
            words = tr("{0} entries verified: all are whole.").format(count_text(done))
            if found:
                words = tr("{0} verified, {1} damaged: state:damaged lists them.")
                words = words.format(count_text(done), count_text(found))
            self._page.tell(words)
            self._changed()
        except asyncio.CancelledError:
            self._page.tell(tr("Stopped: {0} entries were verified.").format(count_text(done)))
        finally:
            self._job = None

    async def _look(self) -> None:
        card, query = self._page.tidy_card, self._asked()
        self._job = asyncio.current_task()
        card.show_looking()
        try:
            spare = await self._cache.spare(
                query, SessionContentStates(damaged=self._cache.damaged)
            )
            card.show_spare(spare, filtered=query != EVERYTHING)
        except (asyncio.CancelledError, StoreInterrupted):
            card.hide()
        except HelixError:
            card.hide()
            raise
        finally:
            self._job = None

    async def _remove(self, spare: RemovableContents) -> None:
        self._job = asyncio.current_task()
        self._page.tidy_card.show_busy()
        try:
            gone = await self._cache.remove(spare)
            words = tr("{0} contents deleted, {1} on disk are free again.")
            self._page.tell(words.format(count_text(gone.contents), size_text(gone.stored)))
            self._changed()
        except (asyncio.CancelledError, StoreInterrupted):
            self._page.tell(tr("Stopped: what was not deleted by then is still there."))
            self._changed()
        finally:
            self._page.tidy_card.hide()
            self._job = None


FOLLOWED = 64
"""Chosen entries whose places are looked up in another listing."""


class CacheListController(QObject):
    """Between the page and the cache of its open workspace."""

    def __init__(self, context: WorkspaceContext) -> None:
        super().__init__()
        self._open_workspace, self._bridge = context.open_workspace, context.bridge
        self._cache, self._navigation = context.open_workspace.cache, context.navigation
        self.model = CacheModel(self._open_workspace.now)
        self.page: CachePage = CachePage(self.model, context.theme)
        detail = self.page.detail
        self.reading = EntryContentController(context, detail)
        self.acting = CacheEntryController(context, detail, self.reading)
        self.recalling = RecallController(context, detail, self.reading, recall=self._on_recall)
        self._session = NO_SESSION
        self._query = EVERYTHING
        self._newest = 0
        """The latest arrival of the listing that is shown."""
        self._listed = CacheQuery()
        """What the listing that is shown answers; filter and order may have changed since."""
        self._search: asyncio.Task[object] | None = None
        self.fetching = PageFetcher(context.bridge, self.model, self._load)
        self._connect()
        self.tidying = CacheMaintenanceController(
            context, self.page, asked=self._asked, changed=self.search
        )
        self.page.show_place(self._open_workspace.workspace.name)

    def show_session(self, session: SessionId) -> None:
        """Another session sees other contents."""
        if session != self._session:
            self._session = session
            self._bridge.run(self._stand(), "look at the window")

    def close(self) -> None:
        """What takes long ends, and no timer runs afterwards."""
        self.fetching.forget()
        self.tidying.cancel()
        self.page.rest()

    def show_pace(self, pace: float) -> None:
        """What the model counts for one token of ours."""
        self.model.show_pace(pace)
        self.page.detail.show_pace(pace)

    def search(self) -> None:
        """Show what matches, from its beginning."""
        self._bridge.run(self._show(), "list entries")

    def select(self, digest: Digest) -> None:
        """Open one entry, and show it in the whole list."""
        self.page.filter.clear()
        self.page.select(digest)
        self._bridge.run(self._mark([digest], digest, scroll=True), "find the entry")

    async def refresh_all(self, totals: CacheTotals) -> None:
        """Something happened: figures, states, and how much is new."""
        self.page.show_totals(totals, await self._cache.sessions())
        await self._stand()
        if self.page.table.isVisible() and self.model.rowCount():
            await self._show_new()
            self.fetching.again(*self.page.table.rows())
        else:
            await self._show()

    async def _stand(self) -> None:
        session = self._session
        self.model.show_estimated(estimate_reason(self._open_workspace.llm))
        standing = await self._cache.standing(session)
        if session == self._session and standing != self.model.standing:
            self.model.stand(standing)
            self.reading.stand(standing)

    async def _show(self) -> None:
        open_workspace, query = self._open_workspace, self._query
        if self._search is not None:
            self._search.cancel()
        self._search = mine = asyncio.current_task()
        self.page.filter.show_busy(True)
        began = open_workspace.tick()
        try:
            ask = self._ask(query)
            found = await self._cache.listed(ask, self.model.standing)
            if mine is not self._search:
                return
            await self._list(found, ask, open_workspace.tick() - began)
        except QueryError as error:
            self.page.filter.show_error(error)
        finally:
            if self._search is mine:
                self._search = None
                self.page.filter.show_busy(False)

    async def _list(self, found: EntryPage, asked: CacheQuery, seconds: float) -> None:
        """A listing on the page, the same entries chosen in it, then what takes longer."""
        chosen, current = self._chosen()
        query, self._newest = asked.query, found.newest
        self._listed = replace(asked, query=self._bound(query))
        self.fetching.forget()
        filtered = query != EVERYTHING
        self.page.show_listing(list(found.entries), found.total, filtered=filtered)
        self.page.filter.show_error(None)
        self.page.filter.show_note(found.note)
        self.page.table.head.mark(frozenset(term.field for term in query.terms))
        self._tell(found.total, seconds)
        await self._mark(chosen, current, scroll=False)
        if found.total < 0:
            await self._count(seconds)
        if not found.entries and filtered:
            await self._blame(query)

    async def _look_again(self) -> None:
        """A person changed something of entries that are seen."""
        await self._stand()
        self.fetching.again(*self.page.table.rows())
        if self._cache.damaged:
            self._tell(self.model.rowCount(), 0.0)

    async def _count(self, seconds: float) -> None:
        """How many match, found out beside what is shown already."""
        query = self._query
        total = await self._cache.count(self._bound(query), self.model.standing)
        if query == self._query:
            self.model.grow(total)
            self._tell(max(total, self.model.rowCount()), seconds)

    async def _blame(self, query: CacheFilter) -> None:
        """Which term excludes the most; without it, there would be something."""
        text = self.page.filter.text()
        count = partial(self._cache.count, standing=self.model.standing)
        at = await most_excluding_term(count, query)
        words = filter_tokens(text)
        if query == self._query:
            known = 0 <= at < len(words) == len(query.terms)
            told = text[words[at].start : words[at].end] if known else ""
            self.page.no_match.show_blamed(told)

    async def _mark(self, digests: list[Digest], current: Digest | None, *, scroll: bool) -> None:
        """Put the selection on entries wherever they stand in the listing."""
        if not digests:
            self.page.mark([])
            return
        rows = [self.model.row_of(digest) for digest in digests]
        if -1 in rows:
            listed = self._listed
            rows = list(await self._cache.positions(listed, self.model.standing, digests))
            if listed != self._listed:
                return
        at = rows[digests.index(current)] if current in digests else -1
        self.page.mark([row for row in rows if row >= 0], at, scroll=scroll)

    async def _show_new(self) -> None:
        """How many came since; the listing stands still until the person wants them."""
        query = self._query
        later = FilterTerm(FilterKey.ARRIVAL, FilterRelation.ABOVE, float(self._newest))
        fresh = CacheFilter((*query.terms, later))
        count = await self._cache.count(fresh, self.model.standing)
        if query == self._query:
            self.page.show_new(max(0, count))

    async def _load(self, page: int) -> Sequence[CacheEntry] | None:
        """A page of the listing that is shown; None if another is shown by now."""
        listed = self._listed
        ask = replace(listed, offset=page * PAGE)
        found = await self._cache.listed(ask, self.model.standing)
        return found.entries if listed == self._listed else None

    def _ask(self, query: CacheFilter) -> CacheQuery:
        first, *then = self.model.sorts
        return CacheQuery(query, first.order, first.descending, limit=PAGE, then=tuple(then))

    def _bound(self, query: CacheFilter) -> CacheFilter:
        """The same without what came after the listing was made."""
        if not self._newest:
            return query
        bound = FilterTerm(FilterKey.ARRIVAL, FilterRelation.AT_MOST, float(self._newest))
        return CacheFilter((*query.terms, bound))

    def _asked(self) -> CacheFilter:
        return self._query

    def _chosen(self) -> tuple[list[Digest], Digest | None]:
        """What is selected by digest, and the current one."""
        rows = self.page.chosen_rows()[:FOLLOWED]
        loaded = [self.model.loaded(row) for row in rows]
        found = [entry.digest for entry in loaded if entry is not None]
        opened = self.page.detail.digest
        if opened and opened not in found:
            found.append(opened)
        return found, opened or (found[0] if found else None)

    def _on_filter(self, text: str, patterns: bool) -> None:
        """A filter that cannot be understood leaves the last result where it is."""
        try:
            query = in_ours(
                parse_filter(text, now=self._open_workspace.now(), states=True), self.model.pace
            )
        except QueryError as error:
            if not is_unfinished(text, error.at):
                self.page.filter.show_error(error)
            return
        self.page.filter.show_error(None)
        query = as_patterns(query) if patterns else query
        if query != self._query:
            self._query = query
            self.page.to_top()
            self.search()

    def _on_sorted(self) -> None:
        self.page.to_top()
        self.search()

    def _on_pill(self) -> None:
        self.page.to_top()
        self.search()

    def _on_drop(self) -> None:
        """Take the term out of the filter that excludes the most."""
        line = self.page.filter.line
        blamed = self.page.no_match.text()
        for word in filter_tokens(line.text()):
            if blamed.startswith(line.text()[word.start : word.end]):
                line.setSelection(word.start, word.end - word.start)
                line.insert("")
                return

    def _on_shown(self) -> None:
        self._bridge.run(self._learn(), "learn the tools")

    def _on_focused(self, on: bool) -> None:
        if on:
            self._on_shown()

    async def _learn(self) -> None:
        """What completions can offer."""
        tools = await self._cache.tools()
        states: dict[str, int] = {}
        for state in self.model.standing.states.values():
            states[state.value] = states.get(state.value, 0) + 1
        states[CacheState.DAMAGED.value] = len(self._cache.damaged)
        self.page.filter.known = FilterVocabulary(tools, states)

    def _tell(self, total: int, seconds: float) -> None:
        """The line below the table."""
        if self._query == EVERYTHING:
            words = entries_text(max(total, self.model.rowCount()))
        else:
            millis = count_text(max(1, round(seconds * 1_000)))
            shown = count_text(total) if total >= 0 else f"{count_text(self.model.rowCount())}+"
            words = tr("{0} found in {1} ms").format(shown, millis)
        if damaged := len(self._cache.damaged):
            words += " · " + tr("{0} damaged").format(count_text(damaged))
        self.page.tell(words)

    def _on_recall(self, text: str) -> None:
        self._navigation.recall_requested.emit(text)
        self._navigation.page_requested.emit(CHAT)

    def look(self) -> None:
        """Open the entry that is chosen, or close the one that is open."""
        if self.page.detail.digest:
            self.page.detail.close_entry()
        else:
            self.page.open_now()

    def _on_changed(self) -> None:
        self._bridge.run(self._look_again(), "look again")

    def _connect(self) -> None:
        page, navigation = self.page, self._navigation
        self.model.order_changed.connect(self._on_sorted)
        page.filter.asked.connect(self._on_filter)
        page.shown.connect(self._on_shown)
        page.filter.line.focused.connect(self._on_focused)
        page.pill.clicked.connect(self._on_pill)
        page.no_match.clear_requested.connect(page.filter.clear)
        page.no_match.drop_requested.connect(self._on_drop)
        page.nothing.session_requested.connect(lambda: navigation.page_requested.emit(CHAT))
        page.nothing.settings_requested.connect(
            lambda: navigation.settings_requested.emit("policy")
        )
        self.acting.changed.connect(self._on_changed)
        page.detail.place_requested.connect(navigation.message_requested)
