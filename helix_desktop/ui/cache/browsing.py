"""The cache page at work: asks the desk for what the filter and the clicked column want.

One search at a time: the next one stops the last, so that a slow pattern holds nothing up.
"""

import asyncio

from PySide6.QtCore import Signal

from helix_desktop.app.desk import Desk
from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId
from helix_desktop.domain.errors import HelixError, QueryError
from helix_desktop.domain.query import EVERYTHING, parse
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.cache.model import CacheModel
from helix_desktop.ui.cache.page import CachePage
from helix_desktop.ui.cache.panel import NEWEST, CachePanel
from helix_desktop.ui.theme import Theme
from helix_desktop.ui.ways import CACHE, Ways
from helix_desktop.ui.wing import Wing
from helix_desktop.ui.words import tr

PAGE = 200
"""Cache entries fetched at once: a few screens."""
MOST_REFRESHED = 2_000
"""Entries that are fetched again when something new came; further down, the list stands still."""
PREVIEW = 64 * 1024
"""Bytes of a content that are read to show its beginning."""


class Browsing(Wing):
    """Between the page and the desk that is open; counts the entries of its cache."""

    key, icon = CACHE, "cache"

    totalled = Signal(object)
    """What the store holds (Totals)."""

    def __init__(self, bridge: Bridge, theme: Theme, ways: Ways) -> None:
        super().__init__()
        self.title, self.tab = tr("Cache browser"), tr("Cache")
        self._bridge = bridge
        self.model = model = CacheModel(self._now)
        self.page: CachePage = CachePage(model, theme)
        self.panel: CachePanel = CachePanel(theme)
        self._page = page = self.page
        self._desk: Desk | None = None
        self._query = EVERYTHING
        self._search: asyncio.Task[object] | None = None
        self._again = False
        """Something new came while a search ran."""
        model.more_wanted.connect(lambda at: bridge.run(self._load_more(at), "load entries"))
        model.order_changed.connect(self.search)
        page.filter.asked.connect(self._on_asked)
        page.detail.verify_wanted.connect(lambda it: bridge.run(self._verify(it), "verify"))
        page.detail.opened.connect(lambda it: bridge.run(self._open(it), "open entry"))
        self.panel.entry_chosen.connect(ways.entry_wanted)

    def show_session(self, desk: Desk | None, session: SessionId = NO_SESSION) -> None:
        """Another workspace has other entries: filter and entry of the last one are gone."""
        if desk is self._desk:
            return
        if self._search is not None:
            self._search.cancel()
        self._desk, self._query, self._again = desk, EVERYTHING, False
        self._page.reset()

    def search(self) -> None:
        """Show what matches, from its beginning."""
        if self._desk is not None:
            self._bridge.run(self._show(PAGE), "list entries")

    def refresh(self) -> None:
        """Show the same again with what is new in it; the reader's place stays."""
        loaded = self.model.rowCount()
        if self._search is not None:
            self._again = True
        elif self._desk is not None and loaded <= MOST_REFRESHED:
            self._bridge.run(self._show(max(PAGE, loaded)), "list entries")

    def select(self, digest: Digest) -> None:
        """Open one entry, and show it in the whole list."""
        self._page.filter.clear()
        self._page.select(digest)

    async def refresh_all(self) -> None:
        """The same with the newest entries and the figures of the store."""
        desk = self._desk
        if desk is None:
            return
        self.refresh()
        page, totals = await desk.entries(limit=NEWEST), await desk.totals()
        if desk is not self._desk:
            return
        self.panel.show_entries(page.entries)
        self.panel.show_totals(totals)
        self._page.show_totals(totals)
        self.counted.emit(totals.entries)
        self.totalled.emit(totals)

    async def _show(self, limit: int) -> None:
        desk, query = self._desk, self._query
        if desk is None:
            return
        if self._search is not None:
            self._search.cancel()
        self._search = mine = asyncio.current_task()
        self._page.filter.show_busy(True)
        try:
            order, down = self.model.order
            page = await desk.entries(query, order, descending=down, limit=limit)
            self._page.show_page(page, filtered=query != EVERYTHING)
        except QueryError as error:
            self._page.filter.show_error(error)
        finally:
            if self._search is mine:
                self._settle()

    def _settle(self) -> None:
        self._search = None
        self._page.filter.show_busy(False)
        if self._again:
            self._again = False
            self.refresh()

    async def _load_more(self, offset: int) -> None:
        desk, query, order = self._desk, self._query, self.model.order
        if desk is None:
            return
        page = await desk.entries(query, order[0], descending=order[1], offset=offset, limit=PAGE)
        if (desk, query, order) == (self._desk, self._query, self.model.order):
            self.model.add(page.entries, more=page.more)

    def _on_asked(self, text: str) -> None:
        """A filter that cannot be understood leaves the last result where it is."""
        if self._desk is None:
            return
        try:
            query = parse(text, now=self._desk.now())
        except QueryError as error:
            self._page.filter.show_error(error)
            return
        self._page.filter.show_error(None)
        if query != self._query:
            self._query = query
            self._page.to_top()
            self.search()

    async def _open(self, digest: Digest) -> None:
        """What is known of an entry and its beginning; damage is shown where the text would be."""
        desk, detail = self._desk, self._page.detail
        if desk is None:
            return
        try:
            entry = await desk.entry(digest)
            detail.show_entry(entry, desk.now())
            text = await desk.preview(digest, PREVIEW)
        except HelixError as error:
            detail.show_problem(digest, error.message, error.hint)
            return
        detail.show_text(digest, text)

    async def _verify(self, digest: Digest) -> None:
        desk = self._desk
        if desk is None:
            return
        began = desk.now()
        try:
            verdict = await desk.verify(digest)
        except HelixError as error:
            self._page.detail.show_problem(digest, error.message, error.hint)
            return
        self._page.detail.show_verdict(digest, verdict, desk.now() - began)

    def _now(self) -> float:
        return self._desk.now() if self._desk is not None else 0.0
