"""The controller of the page Cache: actions, shortcuts, figures, panel of newest entries."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import Signal

from helix_desktop.app.inspection.request_inspector import RequestInspector
from helix_desktop.app.sessions.mention_finder import MentionFinder
from helix_desktop.app.workspaces.cache_browser import CacheBrowser
from helix_desktop.domain.cache import CacheEntry, CacheTotals, Digest, SessionId
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.page_controller import CACHE, PageController, WorkspaceContext
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.widgets.controls import show_tip

if TYPE_CHECKING:
    from helix_desktop.ui.cache.list_controller import CacheListController
    from helix_desktop.ui.cache.page import CachePage, CachePanel

CacheAction: TypeAlias = "tuple[str, str, str, Callable[[CacheListController], None]]"
"""The name of an action, its words and keys, and what it does."""
MAX_PANEL_ENTRIES = 50


class CacheController(PageController):
    """Counts the entries of the cache, and creates its page and panel."""

    key, icon = CACHE, "cache"

    totalled = Signal(object)
    """Emitted with the `CacheTotals` of the store."""

    def __init__(
        self,
        context: WorkspaceContext,
        cache: CacheBrowser,
        mentions: MentionFinder,
        requests: RequestInspector,
    ) -> None:
        super().__init__(context)
        self.title = tr("Cache")
        self._context, self._cache = context, cache
        self._mentions, self._requests = mentions, requests
        self._action_registry: ActionRegistry | None = None
        self._totals: CacheTotals | None = None
        self._saved = 0
        self._list: CacheListController | None = None
        self._panel: CachePanel | None = None

    @property
    def browsing(self) -> "CacheListController":
        """The controller of the page's list, created at the first access."""
        if self._list is None:
            # lazy: the start does not wait for pages that are opened later
            from helix_desktop.ui.cache.list_controller import CacheListController  # noqa: PLC0415

            self._list = CacheListController(
                self._context, self._cache, self._mentions, self._requests
            )
            if self._action_registry is not None:
                table, run = self._list.page.table, self._action_registry.run
                table.entered.connect(partial(run, "cache.recall"))
                table.looked.connect(partial(run, "cache.look"))
                tip = partial(show_tip, self._list.page.filter.pattern)
                self._action_registry.describe("cache.pattern", tip)
            self._list.show_session(self._session)
            self._list.page.show_saved(self._saved)
            if self._totals is not None and self._totals.entries:
                self._list.page.await_listing()
            self._refresh()
            self.page_created.emit()
        return self._list

    @property
    def page(self) -> "CachePage":
        return self.browsing.page

    @property
    def panel(self) -> "CachePanel":
        if self._panel is None:
            # lazy: as the page is
            from helix_desktop.ui.cache.page import CachePanel  # noqa: PLC0415

            self._panel = CachePanel()
            self._panel.entries.chosen.connect(self._navigation.entry_requested)
            if self._totals is not None:
                self._show_panel(self._panel, self._totals, ())
            self._refresh()
            self.panel_created.emit()
        return self._panel

    def show_session(self, session: SessionId) -> None:
        self._session = session
        if self._list is not None:
            self._list.show_session(session)

    def show_saved(self, tokens: int) -> None:
        self._saved = tokens
        if self._list is not None:
            self._list.page.show_saved(tokens)

    def close(self) -> None:
        if self._list is not None:
            self._list.close()

    def select(self, digest: Digest) -> None:
        self.browsing.select(digest)

    async def refresh_all(self) -> None:
        """Update the figures, and the entries in all visible places."""
        totals = await self._cache.totals()
        self._totals = totals
        self.counted.emit(self.key, totals.entries)
        self.totalled.emit(totals)
        if (panel := self._panel) is not None:
            listing = await self._cache.entries(limit=MAX_PANEL_ENTRIES)
            self._show_panel(panel, totals, listing.entries)
        if self._list is not None:
            await self._list.refresh_all(totals)

    def _show_panel(
        self, panel: "CachePanel", totals: CacheTotals, entries: Sequence[CacheEntry]
    ) -> None:
        estimated = not self._sessions.llm_of(self._session).tokenizer_known
        panel.show_cache(totals, entries, estimated=estimated)

    def _refresh(self) -> None:
        self._bridge.run(self.refresh_all(), "list entries")

    def add_actions(self, action_registry: ActionRegistry) -> None:
        self._action_registry = action_registry
        of_an_entry: tuple[CacheAction, ...] = (
            ("recall", tr("Recall into next message"), "", lambda cache: cache.actions.recall()),
            ("pin", tr("Pin or unpin entry"), "P", lambda cache: cache.actions.pin()),
            ("verify", tr("Verify entry"), "V", lambda cache: cache.actions.verify()),
            ("marker", tr("Copy marker"), "C", lambda cache: cache.actions.copy_marker()),
            ("export", tr("Export entry…"), "E", lambda cache: cache.actions.export()),
            (
                "diff",
                tr("Compare with previous version"),
                "D",
                lambda cache: cache.page.detail.choose_tab("diff"),
            ),
            (
                "used",
                tr("Show references"),
                "U",
                lambda cache: cache.page.detail.choose_tab("used"),
            ),
        )
        others: tuple[CacheAction, ...] = (
            (
                "seen",
                tr("Show requests with entry"),
                "",
                lambda cache: cache.actions.show_requests(),
            ),
            ("look", tr("Open or close entry"), "", lambda cache: cache.look()),
            ("filter", tr("Filter entries"), "Ctrl+F", lambda cache: cache.page.filter.enter()),
            ("slash", tr("Filter entries (/)"), "/", lambda cache: cache.page.filter.enter()),
            (
                "pattern",
                tr("Filter with regular expressions"),
                "Alt+R",
                lambda cache: cache.page.filter.pattern.click(),
            ),
            ("all", tr("Verify all entries"), "", lambda cache: cache.verify_all()),
            ("tidy", tr("Clean up cache…"), "", lambda cache: cache.find_removable()),
        )
        for rows, why_not in ((of_an_entry, self._why_no_entry), (others, lambda: "")):
            for name, words, keys, do in rows:
                run = partial(self._run_on_list, do)
                action_registry.add(
                    Action(f"cache.{name}", words, tr("Cache"), run, keys, CACHE, why_not)
                )

    def _run_on_list(self, do: "Callable[[CacheListController], None]") -> None:
        do(self.browsing)

    def _why_no_entry(self) -> str:
        opened = self._list is not None and self._list.page.detail.digest
        return "" if opened else tr("Open a cache entry first.")
