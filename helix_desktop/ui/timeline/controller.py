"""The controller of the page Timeline and its actions: *Compact now…* (`/compact`), undo, redo."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from helix_desktop.app.history.usage_reports import UsageReports
from helix_desktop.app.inspection.compaction_timeline import CompactionTimeline
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import (
    EpochCommitted,
    GuestRequested,
    OutputGated,
    PolicyChanged,
    WindowSent,
)
from helix_desktop.domain.inspected_request import OWN_CONTEXT, WindowWeight
from helix_desktop.domain.live_events import JobEnded, JobStarted, Journaled, Live
from helix_desktop.domain.value import replace
from helix_desktop.domain.window_timeline import WindowTimeline
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.event_bridge import Load, shielded
from helix_desktop.ui.page_controller import TIMELINE, PageController, WorkspaceContext
from helix_desktop.ui.text.formatting import retold, tr
from helix_desktop.ui.timeline.compaction_list import TimelinePanel
from helix_desktop.ui.timeline.row_texts import compaction_count
from helix_desktop.ui.widgets.dialogs import Dialog

if TYPE_CHECKING:
    from helix_desktop.ui.timeline.page import TimelinePage

_SHOWN_EVENTS = (WindowSent, GuestRequested, EpochCommitted, OutputGated, PolicyChanged)


class TimelineController(PageController):
    """Reads the timeline of a session, for the page, the panel, the sidebar, and the status bar."""

    key, icon = TIMELINE, "timeline"
    saved = Signal(int)
    """Emitted with the tokens that the session saved."""
    compaction_pays = Signal(float)
    """Emitted with the dollars that a compaction saves if the prompt cache expires."""

    def __init__(
        self, context: WorkspaceContext, compactions: CompactionTimeline, usage: UsageReports
    ) -> None:
        super().__init__(context)
        self._compactions, self._usage = compactions, usage
        self.title, self.tab = tr("Timeline"), tr("Timeline")
        self._context = context
        self._page: TimelinePage | None = None
        self._panel: TimelinePanel | None = None
        self.use = self._unused()
        self._weighed: WindowWeight | None = None
        """The tokens of the next request with the draft."""
        self._reading = Load(context.bridge, self._read, "read the timeline")
        context.bridge.arrived.connect(self._on_arrived)
        context.navigation.epoch_requested.connect(self.show_epoch)

    @property
    def page(self) -> "TimelinePage":
        if self._page is None:
            # lazy: the start does not wait for pages that are opened later
            from helix_desktop.ui.timeline.page import TimelinePage  # noqa: PLC0415

            self._page = TimelinePage(self._context, self._compactions, self._usage, self.refresh)
            self._page.show_session(self._session)
            self._page.show_use(self.use)
            self.refresh()
            self.page_created.emit()
        return self._page

    @property
    def panel(self) -> "TimelinePanel":
        if self._panel is None:
            self._panel = panel = TimelinePanel(self._clock.now)
            panel.undo.clicked.connect(lambda: self.page.undo_last())
            panel.compact.clicked.connect(self.compact)
            panel.running.cancel.clicked.connect(lambda: self.page.cancel())
            panel.list.undo_requested.connect(lambda number: self.page.undo_down(number))
            panel.list.paired.connect(self._on_panel)
            panel.show_use(self.use)
            self.panel_created.emit()
        return self._panel

    @property
    def sheet(self) -> Dialog | None:
        """The open dialog of the timeline, or None."""
        return self._page.sheet if self._page is not None else None

    def show_session(self, session: SessionId) -> None:
        """Show the timeline of a session and clear everything of the previous one."""
        if session != self._session:
            self._reading.cancel()
            self._session = session
            # an empty timeline until the new session is read
            self.use = self._unused()
            if self._page is not None:
                self._page.show_session(session)
        self._show(self.use)
        self.refresh()

    def _unused(self) -> WindowTimeline:
        return WindowTimeline(thresholds=self._compactions.thresholds())

    def close(self) -> None:
        if self.sheet is not None:
            self.sheet.dismiss()
        for view in (self._page, self._panel):
            if view is not None:
                view.running.quiet()

    def refresh(self) -> None:
        if self._session != NO_SESSION:
            self._reading.start()

    def show_weighed(self, weighed: WindowWeight | None) -> None:
        """Show the weight of the next request, including the draft."""
        self._weighed = weighed
        if weighed is not None:
            thresholds = self._compactions.thresholds(weighed.marks)
            shown_weight = weighed if len(self.use.readings) else None
            self._show(replace(self.use, weighed=shown_weight, thresholds=thresholds))

    def show_epoch(self, session: str, number: int) -> None:
        """Show the page with a compaction selected."""
        if not session or session == self._session:
            self._navigation.page_requested.emit(self.key)
            self.page.show_epoch(number)

    def compact(self) -> None:
        """Open the dry run of a handover above the current page."""
        self._bridge.run(self.page.plan(), "plan a handover")

    def consider_compaction(self) -> None:
        """Calculate whether a compaction pays before the prompt cache expires."""
        if self._session != NO_SESSION and self.sheet is None:
            self._bridge.run(self._consider(self._session), "plan a handover")

    async def _consider(self, session: SessionId) -> None:
        if self._sessions.running(session):
            return
        try:
            plan = await shielded(self._compactions.plan(session))
        except HelixError:  # nothing to compact
            return
        if session == self._session and (saved := plan.saves_if_expired or 0.0) > 0:
            self.compaction_pays.emit(saved)

    def add_actions(self, action_registry: ActionRegistry) -> None:
        group, everywhere = tr("Timeline"), ""
        undo, redo = tr("Undo last compaction"), tr("Redo compaction")
        for name, words, run, keys, where in (
            ("undo", undo, lambda: self.page.undo_last(), "Ctrl+Z", TIMELINE),
            ("redo", redo, lambda: self.page.redo_last(), "Ctrl+Shift+Z", TIMELINE),
            ("compact", tr("Compact now…"), self.compact, "Ctrl+Shift+K", everywhere),
            ("next", tr("Next change"), lambda: self.page.next_change(1), "", TIMELINE),
            ("previous", tr("Previous change"), lambda: self.page.next_change(-1), "", TIMELINE),
            ("edit", tr("Edit this version"), lambda: self.page.edit_version(), "", TIMELINE),
            ("table", tr("Context use as table"), lambda: self.page.show_table(), "", TIMELINE),
        ):
            disabled_reason = partial(self.disabled_reason, name)
            action_registry.add(
                Action(f"timeline.{name}", words, group, run, keys, where, disabled_reason)
            )

    def disabled_reason(self, action_name: str) -> str:
        """Return why an action is impossible now; "" if it is possible."""
        use, page = self.use, self._page
        changes = page is not None and page.pane.sections.changes > 0
        has_text = page is not None and page.compared is not None
        possible = {
            "undo": (use.undo, tr("Nothing to undo.")),
            "redo": (use.redo, tr("Nothing to redo.")),
            "compact": (
                bool(use.messages) and not use.own_context,
                retold(OWN_CONTEXT) if use.own_context else tr("No messages yet."),
            ),
            "next": (changes, tr("No changes.")),
            "previous": (changes, tr("No changes.")),
            "edit": (has_text, tr("No handover or notes selected.")),
            "table": (len(use.readings) > 0, tr("No requests yet.")),
        }
        is_possible, words = possible[action_name]
        return "" if is_possible else words

    async def _read(self) -> None:
        use = await shielded(self._compactions.use(self._session))
        self._show(replace(use, weighed=self._weighed or use.weighed))
        if self._page is not None:
            await self._page.read()

    def _show(self, use: WindowTimeline) -> None:
        self.use = use
        for view in (self._page, self._panel):
            if view is not None:
                view.show_use(use)
        self.counted.emit(self.key, compaction_count(use.rewrites))
        self.saved.emit(use.saved)

    def _on_panel(self) -> None:
        self._navigation.page_requested.emit(self.key)
        self.page.show_row(self.panel.list.b)

    def _on_arrived(self, events: tuple[Live, ...]) -> None:
        for event in events:
            match event:
                case Journaled(recorded) if isinstance(recorded.event, _SHOWN_EVENTS):
                    session = recorded.session
                case JobStarted(session) | JobEnded(session):
                    pass
                case _:
                    continue
            if session == self._session:
                self.refresh()
                return
