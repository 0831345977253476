"""The cache browser at work: asks the desk for the listing, its pages, and what is new in it.

One listing at a time: the next one stops the last, so that a slow pattern holds nothing up.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject

from helix_desktop.app.desk import Desk
from helix_desktop.domain.cache import NO_SESSION, CacheEntry, Digest, Page, SessionId, Totals
from helix_desktop.domain.errors import QueryError
from helix_desktop.domain.listing import Ask
from helix_desktop.domain.query import EVERYTHING, Field, Query, Relation, Term, parse
from helix_desktop.domain.standing import State
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.cache.acting import Acting
from helix_desktop.ui.cache.blaming import blamed
from helix_desktop.ui.cache.completions import Known
from helix_desktop.ui.cache.fetching import Fetching
from helix_desktop.ui.cache.filter_words import begun, in_ours, patterned, words_of
from helix_desktop.ui.cache.model import PAGE, CacheModel
from helix_desktop.ui.cache.page import CachePage
from helix_desktop.ui.cache.reading import Reading
from helix_desktop.ui.cache.recalling import Recalling
from helix_desktop.ui.cache.tidying import Tidying
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.reasons import estimated
from helix_desktop.ui.ways import CHAT, Ways
from helix_desktop.ui.words import count_text, entries_text, tr

FOLLOWED = 64
"""Chosen entries whose places are looked up in another listing."""


class Browsing(QObject):
    """Between the page and the desk that is open."""

    def __init__(self, bridge: Bridge, theme: Theme, ways: Ways) -> None:
        super().__init__()
        self._bridge = bridge
        self._ways = ways
        self.model = CacheModel(self._now)
        self.page: CachePage = CachePage(self.model, theme)
        detail = self.page.detail
        self.reading = Reading(bridge, detail)
        self.acting = Acting(bridge, detail, self.reading)
        self.recalling = Recalling(bridge, detail, self.reading, recall=self._on_recall)
        self._desk: Desk | None = None
        self._session = NO_SESSION
        self._query = EVERYTHING
        self._newest = 0
        """The latest arrival of the listing that is shown."""
        self._search: asyncio.Task[object] | None = None
        self.fetching = Fetching(bridge, self.model, self._load)
        self._connect()
        self.tidying = Tidying(bridge, self.page, asked=self._asked, changed=self.search)

    def show_session(self, desk: Desk | None, session: SessionId = NO_SESSION) -> None:
        """Another session sees other contents; another workspace has other entries."""
        if desk is not self._desk:
            self._leave()
            self._desk, self._query = desk, EVERYTHING
            self.page.reset()
            self.page.show_place(desk.workspace.name if desk else "")
            self.reading.show_desk(desk)
            self.acting.show_desk(desk)
            self.recalling.show_desk(desk)
            self.tidying.show_desk(desk)
        if desk is None:
            self.page.rest()
        elif session != self._session:
            self._session = session
            self._bridge.run(self._stand(), "look at the window")
        self._session = session

    def show_pace(self, pace: float) -> None:
        """What the model counts for one token of ours."""
        self.model.show_pace(pace)
        self.page.detail.show_pace(pace)

    def search(self) -> None:
        """Show what matches, from its beginning."""
        if self._desk is not None:
            self._bridge.run(self._show(), "list entries")

    def select(self, digest: Digest) -> None:
        """Open one entry, and show it in the whole list."""
        self.page.filter.clear()
        self.page.select(digest)
        self._bridge.run(self._mark([digest], digest, scroll=True), "find the entry")

    async def refresh_all(self, totals: Totals) -> None:
        """Something happened: figures, states, and how much is new."""
        desk = self._desk
        if desk is None:
            return
        sessions = await desk.cache.sessions()
        if desk is not self._desk:
            return
        self.page.show_totals(totals, sessions)
        await self._stand()
        if self.page.table.isVisible() and self.model.rowCount():
            await self._show_new()
            self.fetching.again(*self.page.table.rows())
        else:
            await self._show()

    async def _stand(self) -> None:
        desk, session = self._desk, self._session
        if desk is None:
            return
        self.model.show_estimated(estimated(desk.llm))
        standing = await desk.cache.standing(session)
        if (desk, session) != (self._desk, self._session):
            return
        if standing != self.model.standing:
            self.model.stand(standing)
            self.reading.stand(standing)

    async def _show(self) -> None:
        desk, query = self._desk, self._query
        if desk is None:
            return
        if self._search is not None:
            self._search.cancel()
        self._search = mine = asyncio.current_task()
        self.page.filter.show_busy(True)
        began = desk.tick()
        try:
            ask = self._ask(query)
            found = await desk.cache.listed(ask, self.model.standing)
            if mine is not self._search or desk is not self._desk:
                return
            await self._list(found, query, desk.tick() - began)
        except QueryError as error:
            self.page.filter.show_error(error)
        finally:
            if self._search is mine:
                self._search = None
                self.page.filter.show_busy(False)

    async def _list(self, found: Page, query: Query, seconds: float) -> None:
        """A listing on the page, the same entries chosen in it, then what takes longer."""
        chosen, current = self._chosen()
        self._newest = found.newest
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
        if self._desk is not None and self._desk.cache.damaged:
            self._tell(self.model.rowCount(), 0.0)

    async def _count(self, seconds: float) -> None:
        """How many match, found out beside what is shown already."""
        desk, query = self._desk, self._query
        if desk is None:
            return
        total = await desk.cache.count(self._bound(query), self.model.standing)
        if query == self._query and desk is self._desk:
            self.model.grow(total)
            self._tell(max(total, self.model.rowCount()), seconds)

    async def _blame(self, query: Query) -> None:
        """Which term excludes the most; without it, there would be something."""
        desk, text = self._desk, self.page.filter.text()
        if desk is None:
            return
        at = await blamed(partial(desk.cache.count, standing=self.model.standing), query)
        words = words_of(text)
        if query == self._query:
            known = 0 <= at < len(words) == len(query.terms)
            told = text[words[at].start : words[at].end] if known else ""
            self.page.no_match.show_blamed(told)

    async def _mark(self, digests: list[Digest], current: Digest | None, *, scroll: bool) -> None:
        """Put the selection on entries wherever they stand in the listing."""
        desk = self._desk
        if desk is None or not digests:
            self.page.mark([])
            return
        rows = [self.model.row_of(digest) for digest in digests]
        if -1 in rows:
            ask = self._ask(self._bound(self._query))
            rows = list(await desk.cache.positions(ask, self.model.standing, digests))
            if desk is not self._desk:
                return
        at = rows[digests.index(current)] if current in digests else -1
        self.page.mark([row for row in rows if row >= 0], at, scroll=scroll)

    async def _show_new(self) -> None:
        """How many came since; the listing stands still until the person wants them."""
        desk, query = self._desk, self._query
        if desk is None:
            return
        later = Term(Field.ARRIVAL, Relation.ABOVE, float(self._newest))
        fresh = Query((*query.terms, later))
        count = await desk.cache.count(fresh, self.model.standing)
        if query == self._query and desk is self._desk:
            self.page.show_new(max(0, count))

    async def _load(self, page: int) -> Sequence[CacheEntry] | None:
        """A page of the listing that is shown; None if another is shown by now."""
        desk, query, sorts, newest = self._desk, self._query, self.model.sorts, self._newest
        if desk is None:
            return None
        ask = replace(self._ask(self._bound(query)), offset=page * PAGE)
        found = await desk.cache.listed(ask, self.model.standing)
        here = (desk, query, sorts, newest)
        same = here == (self._desk, self._query, self.model.sorts, self._newest)
        return found.entries if same else None

    def _ask(self, query: Query) -> Ask:
        first, *then = self.model.sorts
        return Ask(query, first.order, first.descending, limit=PAGE, then=tuple(then))

    def _bound(self, query: Query) -> Query:
        """The same without what came after the listing was made."""
        if not self._newest:
            return query
        bound = Term(Field.ARRIVAL, Relation.AT_MOST, float(self._newest))
        return Query((*query.terms, bound))

    def _asked(self) -> Query:
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
        if self._desk is None:
            return
        try:
            query = in_ours(parse(text, now=self._desk.now(), states=True), self.model.pace)
        except QueryError as error:
            if not begun(text, error.at):
                self.page.filter.show_error(error)
            return
        self.page.filter.show_error(None)
        query = patterned(query) if patterns else query
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
        for word in words_of(line.text()):
            if blamed.startswith(line.text()[word.start : word.end]):
                line.setSelection(word.start, word.end - word.start)
                line.insert("")
                return

    def _on_shown(self) -> None:
        if self._desk is not None:
            self._bridge.run(self._learn(), "learn the tools")

    def _on_focused(self, on: bool) -> None:
        if on:
            self._on_shown()

    async def _learn(self) -> None:
        """What completions can offer."""
        desk = self._desk
        if desk is None:
            return
        tools = await desk.cache.tools()
        states: dict[str, int] = {}
        for state in self.model.standing.states.values():
            states[state.value] = states.get(state.value, 0) + 1
        states[State.DAMAGED.value] = len(desk.cache.damaged)
        self.page.filter.known = Known(tools, states)

    def _tell(self, total: int, seconds: float) -> None:
        """The line below the table."""
        if self._query == EVERYTHING:
            words = entries_text(max(total, self.model.rowCount()))
        else:
            millis = count_text(max(1, round(seconds * 1_000)))
            shown = count_text(total) if total >= 0 else f"{count_text(self.model.rowCount())}+"
            words = tr("{0} found in {1} ms").format(shown, millis)
        damaged = len(self._desk.cache.damaged) if self._desk else 0
        if damaged:
            words += " · " + tr("{0} damaged").format(count_text(damaged))
        self.page.tell(words)

    def _on_recall(self, text: str) -> None:
        self._ways.recall_wanted.emit(text)
        self._ways.page_wanted.emit(CHAT)

    def look(self) -> None:
        """Open the entry that is chosen, or close the one that is open."""
        if self.page.detail.digest:
            self.page.detail.close_entry()
        else:
            self.page.open_now()

    def _leave(self) -> None:
        if self._search is not None:
            self._search.cancel()
        self.fetching.forget()
        self._session = NO_SESSION

    def _on_changed(self) -> None:
        self._bridge.run(self._look_again(), "look again")

    def _now(self) -> float:
        return self._desk.now() if self._desk is not None else 0.0

    def _connect(self) -> None:
        page, ways = self.page, self._ways
        self.model.order_changed.connect(self._on_sorted)
        page.filter.asked.connect(self._on_filter)
        page.shown.connect(self._on_shown)
        page.filter.line.focused.connect(self._on_focused)
        page.pill.clicked.connect(self._on_pill)
        page.no_match.clear_wanted.connect(page.filter.clear)
        page.no_match.drop_wanted.connect(self._on_drop)
        page.nothing.session_wanted.connect(lambda: ways.page_wanted.emit(CHAT))
        page.nothing.settings_wanted.connect(lambda: ways.settings_wanted.emit("policy"))
        self.acting.changed.connect(self._on_changed)
        page.detail.place_wanted.connect(ways.message_wanted)
