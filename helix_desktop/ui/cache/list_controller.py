"""Loads and sorts the cache list as it is filtered; *Verify all* and *Clean up…* (find and remove
unused entries).

A new listing cancels the one before, so a slow pattern delays nothing.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import partial

from helix_desktop.app.inspection.request_inspector import RequestInspector
from helix_desktop.app.sessions.mention_finder import MentionFinder
from helix_desktop.app.workspaces.cache_browser import CacheBrowser
from helix_desktop.domain.cache import (
    CacheState,
    CacheTotals,
    Digest,
    SessionContentStates,
    SessionId,
)
from helix_desktop.domain.cache_filter import (
    EVERYTHING,
    CacheFilter,
    CacheQuery,
    FilterKey,
    FilterRelation,
    FilterTerm,
    RemovableContents,
    parse_filter,
)
from helix_desktop.domain.errors import HelixError, QueryError, StoreInterrupted
from helix_desktop.domain.value import replace
from helix_desktop.ui.cache.entry_actions import CacheEntryController
from helix_desktop.ui.cache.entry_content import EntryContentController
from helix_desktop.ui.cache.filter_bar import (
    filter_tokens,
    is_unfinished,
    pattern_filter,
    with_words,
)
from helix_desktop.ui.cache.page import CachePage
from helix_desktop.ui.cache.table import PAGE_ENTRIES, CacheModel
from helix_desktop.ui.page_controller import CHAT, WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.block_labels import estimate_reason
from helix_desktop.ui.text.formatting import (
    count_text,
    entries_text,
    plural,
    size_text,
    tr,
    trail_text,
)

PROGRESS_INTERVAL = 50
"""Entries between two progress messages of a verification."""


MAX_PENDING_PAGES = 4
"""Most requested pages that are still fetched; pages scrolled past earlier are skipped."""
MAX_TERMS = 6
"""Most terms of a filter that are tried one by one."""
MAX_FOLLOWED_ENTRIES = 64
"""Most selected entries that are found again in a new listing."""
_PAINT_SECONDS = 0.1
"""Seconds until a listing is painted, which counting would slow down."""


class CacheListController(WorkspaceController):
    """Connects the page with the cache of its open workspace.

    Verifying the whole cache and cleaning it up are one job at a time, which can be cancelled.
    """

    def __init__(
        self,
        context: WorkspaceContext,
        cache: CacheBrowser,
        mentions: MentionFinder,
        requests: RequestInspector,
    ) -> None:
        super().__init__(context)
        self._cache = cache
        self.model = CacheModel(self._clock.now)
        self.page = CachePage(self.model)
        detail = self.page.detail
        self._content = EntryContentController(context, cache, detail)
        self.actions = CacheEntryController(
            context,
            cache,
            mentions,
            requests,
            detail=detail,
            content=self._content,
            changed=self._on_changed,
        )
        self._query = EVERYTHING
        self._newest = 0
        """The arrival number of the newest entry in the listing on screen."""
        self._listed = CacheQuery()
        """The query of the listing on screen; filter and order may have changed since."""
        self._search: asyncio.Task[object] | None = None
        self._wanted_pages: list[int] = []
        """The requested pages of the listing on screen; the last one is fetched first."""
        self._fetching = False
        self.model.page_requested.connect(self._on_page_requested)
        page, navigation = self.page, self._navigation
        self.model.order_changed.connect(self._search_from_top)
        page.filter.filter_requested.connect(self._on_filter)
        page.shown.connect(self._on_vocabulary_needed)
        page.filter.line.focused.connect(self._on_vocabulary_needed)
        page.pill.clicked.connect(self._search_from_top)
        page.no_match.clear.clicked.connect(page.filter.clear)
        page.no_match.drop.clicked.connect(self._on_term_dropped)
        page.nothing.go.clicked.connect(lambda: navigation.page_requested.emit(CHAT))
        page.nothing.change.clicked.connect(lambda: navigation.settings_requested.emit("policy"))
        page.detail.place_requested.connect(navigation.message_requested)
        self._job: asyncio.Task[object] | None = None
        """The verification or clean-up that runs."""
        page.verify_all.clicked.connect(self.verify_all)
        page.clean_up.clicked.connect(self.find_removable)
        for cancelled in (page.cancel.clicked, page.cleanup_card.cancelled):
            cancelled.connect(self._cancel_job)
        page.cleanup_card.confirmed.connect(
            lambda removable: self._start(partial(self._remove, removable), "clean up")
        )
        page.place.set_text(trail_text(self._settings.workspace.name))

    def show_session(self, session: SessionId) -> None:
        """Show the states that entries have for a session."""
        if session != self._session:
            self._session = session
            self._bridge.run(self._update_states(), "look at the window")

    def close(self) -> None:
        """Stop fetching and long jobs; no timer runs afterwards."""
        search, self._search = self._search, None
        if search is not None:
            search.cancel()
        self._wanted_pages = []
        self._cancel_job()
        self.page.stop_timers()

    def search(self) -> None:
        """List the matching entries from the beginning."""
        self._bridge.run(self._show(), "list entries")

    def select(self, digest: Digest) -> None:
        """Clear the filter, open an entry, and scroll to it in the whole list."""
        self.page.filter.clear()
        self.page.select(digest)
        self._bridge.run(self._mark([digest], digest, scroll=True), "find the entry")

    async def refresh_all(self, totals: CacheTotals) -> None:
        """Update totals, states, and the number of new entries after an event."""
        self.page.show_totals(totals, await self._cache.sessions())
        await self._update_states()
        if self.page.table.isVisible() and self.model.rowCount():
            # Show the number of newer entries; the list stays until the user asks for them.
            query = self._query
            arrived_later = FilterTerm(FilterKey.ARRIVAL, FilterRelation.ABOVE, float(self._newest))
            newer_filter = CacheFilter((*query.terms, arrived_later))
            count = await self._cache.count(newer_filter, self.model.session_states)
            if query == self._query:
                self.page.show_new(max(0, count))
            self.fetch_visible()
        else:
            await self._show()

    async def _update_states(self) -> None:
        session = self._session
        estimate_reason_text = estimate_reason(self._sessions.llm_of(session))
        self.model.show_estimated(estimate_reason_text)
        self.page.detail.show_estimated(bool(estimate_reason_text))
        states = await self._cache.states(session)
        if session == self._session and states != self.model.session_states:
            self.model.show_states(states)
            self._content.show_states(states)

    async def _show(self) -> None:
        query = self._query
        if self._search is not None:
            self._search.cancel()
        self._search = own_task = asyncio.current_task()
        self.page.filter.show_busy(True)
        began = self._clock.monotonic()
        try:
            first, *other_sorts = self.model.sorts
            cache_query = CacheQuery(
                query, first.order, first.descending, limit=PAGE_ENTRIES, then=tuple(other_sorts)
            )
            page_of_entries = await self._cache.listed(cache_query, self.model.session_states)
            if own_task is not self._search:
                return
            # the same entries stay selected; the results that take longer follow
            seconds = self._clock.monotonic() - began
            loaded = map(self.model.loaded, self.page.chosen_rows()[:MAX_FOLLOWED_ENTRIES])
            chosen_digests = [entry.digest for entry in loaded if entry is not None]
            open_digest = self.page.detail.digest
            if open_digest and open_digest not in chosen_digests:
                chosen_digests.append(open_digest)
            current = open_digest or (chosen_digests[0] if chosen_digests else None)
            query, self._newest = cache_query.query, page_of_entries.newest
            self._listed = replace(cache_query, query=self._bound(query))
            self._wanted_pages = []
            filtered = query != EVERYTHING
            self.page.show_listing(
                list(page_of_entries.entries), page_of_entries.total, filtered=filtered
            )
            self.page.filter.show_error(None)
            self.page.filter.show_note(page_of_entries.note)
            self.page.table.head.mark(frozenset(term.field for term in query.terms))
            self._show_result(page_of_entries.total, seconds)
            await self._mark(chosen_digests, current, scroll=False)
            if page_of_entries.total < 0:
                await self._count(seconds)
            if not page_of_entries.entries and filtered:
                await self._blame_term(query)
        except QueryError as error:
            self.page.filter.show_error(error)
        finally:
            if self._search is own_task:
                self._search = None
                self.page.filter.show_busy(False)

    async def _blame_term(self, query: CacheFilter) -> None:
        """Name the term without which most entries match, if one term can be blamed."""
        text, terms = self.page.filter.line.text(), query.terms
        words, blamed = filter_tokens(text), ""
        if 2 <= len(terms) == len(words) <= MAX_TERMS:
            counts = []
            for index in range(len(terms)):
                without_term = CacheFilter(terms[:index] + terms[index + 1 :])
                counts.append(await self._cache.count(without_term, self.model.session_states))
            best = max(range(len(counts)), key=counts.__getitem__)
            if counts[best] > 0:
                blamed = text[words[best].start : words[best].end]
        if query == self._query:
            self.page.no_match.show_blamed(blamed)

    async def _refresh_visible(self) -> None:
        """Update the visible entries after the user changed some."""
        await self._update_states()
        self.fetch_visible()
        if self._cache.damaged:
            self._show_result(self.model.rowCount(), 0.0)

    async def _count(self, seconds: float) -> None:
        """Count the matching entries once the first ones are painted."""
        query = self._query
        if self.model.rowCount():
            await asyncio.sleep(_PAINT_SECONDS)
        if query != self._query:
            return
        total = await self._cache.count(self._bound(query), self.model.session_states)
        if query == self._query:
            self.model.grow(total)
            self._show_result(max(total, self.model.rowCount()), seconds)

    async def _mark(self, digests: list[Digest], current: Digest | None, *, scroll: bool) -> None:
        """Select the rows at which the entries are in the listing on screen."""
        if not digests:
            self.page.mark([])
            return
        rows = [self.model.row_of(digest) for digest in digests]
        if -1 in rows:
            cache_query = self._listed
            rows = list(
                await self._cache.positions(cache_query, self.model.session_states, digests)
            )
            if cache_query != self._listed:
                return
        index = rows[digests.index(current)] if current in digests else -1
        self.page.mark([row for row in rows if row >= 0], index, scroll=scroll)

    def fetch_visible(self) -> None:
        """Fetch the visible rows again, since their counts of uses and recalls change."""
        first, last = self.page.table.rows()
        for page in range(max(0, first) // PAGE_ENTRIES, max(0, first, last) // PAGE_ENTRIES + 1):
            self._on_page_requested(page)

    def _on_page_requested(self, page: int) -> None:
        self._wanted_pages.append(page)
        if not self._fetching:
            self._fetching = True
            self._bridge.run(self._fetch(), "load entries")

    async def _fetch(self) -> None:
        """Fetch pages one at a time, the last requested first."""
        try:
            while self._wanted_pages:
                for skipped in self._wanted_pages[:-MAX_PENDING_PAGES]:
                    self.model.give_up(skipped)
                self._wanted_pages = self._wanted_pages[-MAX_PENDING_PAGES:]
                page, cache_query = self._wanted_pages.pop(), self._listed
                page_query = replace(cache_query, offset=page * PAGE_ENTRIES)
                listing = await self._cache.listed(page_query, self.model.session_states)
                if cache_query == self._listed:
                    self.model.put(page, listing.entries)
                else:  # another listing is on screen by now
                    self.model.give_up(page)
        finally:
            self._fetching = False

    def _bound(self, query: CacheFilter) -> CacheFilter:
        """Return the filter limited to entries that arrived before the listing was made."""
        if not self._newest:
            return query
        bound = FilterTerm(FilterKey.ARRIVAL, FilterRelation.AT_MOST, float(self._newest))
        return CacheFilter((*query.terms, bound))

    def _on_filter(self, text: str, is_pattern: bool) -> None:
        """Apply a filter; an invalid one leaves the last result on screen."""
        self.page.no_match.show_blamed("")
        try:
            if is_pattern:
                query = pattern_filter(text)
            else:
                now = self._clock.now()
                query = with_words(parse_filter(text, now=now, states=True))
        except QueryError as error:
            if not is_unfinished(text, error.at):
                self.page.filter.show_error(error)
            return
        self.page.filter.show_error(None)
        if query != self._query:
            self._query = query
            self._search_from_top()

    def _search_from_top(self) -> None:
        self.page.table.scrollToTop()
        self.search()

    def _on_term_dropped(self) -> None:
        """Remove from the filter the term that excludes the most entries."""
        line = self.page.filter.line
        for word in filter_tokens(line.text()):
            if line.text()[word.start : word.end] == self.page.no_match.blamed:
                line.select(word.start, word.end)
                line.insert("")
                return

    def _on_vocabulary_needed(self, needed: bool = True) -> None:
        if needed:
            self._bridge.run(self._load_vocabulary(), "learn the tools")

    async def _load_vocabulary(self) -> None:
        """Update the tools and states that the filter can suggest."""
        tools = await self._cache.tools()
        states = Counter(state.value for state in self.model.session_states.states.values())
        states[CacheState.DAMAGED.value] = len(self._cache.damaged)
        self.page.filter.known = {"tool": dict(tools), "state": states}

    def _show_result(self, total: int, seconds: float) -> None:
        """Show the result in the line below the table."""
        if self._query == EVERYTHING:
            words = entries_text(max(total, self.model.rowCount()))
        else:
            milliseconds = count_text(max(1, round(seconds * 1_000)))
            count = count_text(total) if total >= 0 else f"{count_text(self.model.rowCount())}+"
            words = tr("{0} found in {1} ms").format(count, milliseconds)
        if damaged := len(self._cache.damaged):
            words += " · " + tr("{0} damaged").format(count_text(damaged))
        self.page.tell(words)

    def look(self) -> None:
        """Open the selected entry, or close the open one."""
        if self.page.detail.digest:
            self.page.detail.close_entry()
        else:
            self.page.open_now()

    def _on_changed(self) -> None:
        self._bridge.run(self._refresh_visible(), "look again")

    def _cancel_job(self) -> None:
        if self._job is not None:
            self._job.cancel()

    def verify_all(self) -> None:
        self._start(self._verify, "verify all")

    def find_removable(self) -> None:
        self._start(self._find_removable, "look for what is spare")

    def _start(self, work: Callable[[], Coroutine[object, object, None]], name: str) -> None:
        if self._job is None or self._job.done():
            self._job = self._bridge.load(work(), name)

    async def _verify(self) -> None:
        done = 0

        def tell(now: int, total: int) -> None:
            nonlocal done
            done = now
            if now % PROGRESS_INTERVAL == 0 or now == total:
                words = tr("Verifying {0} of {1}")
                self.page.tell(words.format(count_text(now), count_text(total)), cancels=True)

        try:
            self.page.tell(tr("Verifying…"), cancels=True)
            damaged_count = await self._cache.verify_all(tell)
        except asyncio.CancelledError:
            self.page.tell(plural(done, "Stopped after {0} entry.", "Stopped after {0} entries."))
            return
        words = plural(done, "{0} entry verified. All intact.", "{0} entries verified. All intact.")
        if damaged_count:
            words = tr("{0} verified, {1} damaged. Filter by state:damaged to see them.")
            words = words.format(count_text(done), count_text(damaged_count))
        await self._conclude(words)

    async def _find_removable(self) -> None:
        card, query = self.page.cleanup_card, self._query
        card.show_busy(
            tr("Looking for unused entries…"),
            tr("Reading all sessions first. Nothing has been deleted."),
        )
        states = SessionContentStates(damaged=self._cache.damaged)
        try:
            removable = await self._cache.find_removable(query, states)
            card.show_removable(removable, filtered=query != EVERYTHING)
        except (asyncio.CancelledError, StoreInterrupted):
            card.hide()
        except HelixError:
            card.hide()
            raise

    async def _remove(self, removable: RemovableContents) -> None:
        note = tr("Entries used again in the meantime are kept.")
        self.page.cleanup_card.show_busy(tr("Deleting…"), note)
        try:
            removed = await self._cache.remove(removable)
            count, freed_size = removed.contents, size_text(removed.stored)
            words = plural(
                count,
                "{0} entry deleted, {1} freed.",
                "{0} entries deleted, {1} freed.",
                freed_size,
            )
        except (asyncio.CancelledError, StoreInterrupted):
            words = tr("Stopped. The remaining entries were not deleted.")
        finally:
            self.page.cleanup_card.hide()
        await self._conclude(words)

    async def _conclude(self, words: str) -> None:
        """Update the listing, which shows its own result, and then show that of the job."""
        await self._show()
        self.page.tell(words)
