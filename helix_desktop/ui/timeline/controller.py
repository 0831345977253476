"""The controller of the page Timeline and its actions: *Compact now…* (`/compact`), undo, redo."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.costs import sum_usage
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
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.value import replace
from helix_desktop.domain.window_timeline import WindowTimeline
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.event_bridge import Load, shielded
from helix_desktop.ui.page_controller import TIMELINE, PageController, WorkspaceContext
from helix_desktop.ui.text.formatting import known_cost_text, retold, tr
from helix_desktop.ui.timeline.row_texts import (
    TimelineState,
    compaction_count,
    last_failure,
    newest_compaction,
)

if TYPE_CHECKING:
    from helix_desktop.ui.timeline.compaction_list import RunningJobCard, TimelinePanel
    from helix_desktop.ui.timeline.page import CompactionController, TimelinePage
    from helix_desktop.ui.widgets.dialogs import Dialog

_SHOWN_EVENTS = (WindowSent, GuestRequested, EpochCommitted, OutputGated, PolicyChanged)


class TimelineController(PageController):
    """Connects page and panel with the open workspace, and counts the session's handovers."""

    key, icon = TIMELINE, "timeline"
    saved = Signal(int)
    """Emitted with the tokens that all compactions of the session saved."""
    compaction_pays = Signal(float)
    """Emitted with the dollars that a compaction saves if the prompt cache expires."""

    def __init__(self, context: WorkspaceContext) -> None:
        super().__init__(context)
        self.title, self.tab = tr("Timeline"), tr("Timeline")
        self._context = context
        self._parts: tuple[TimelinePage, CompactionController] | None = None
        self._panel: TimelinePanel | None = None
        self._state = TimelineState(use=self._unused())
        self._checked = 0
        self._reading = Load(context.bridge, self._read, "read the timeline")
        context.bridge.arrived.connect(self._on_arrived)
        context.navigation.epoch_requested.connect(self.show_epoch)

    @property
    def page(self) -> "TimelinePage":
        return self._page_parts()[0]

    @property
    def compaction_controller(self) -> "CompactionController":
        return self._page_parts()[1]

    @property
    def panel(self) -> "TimelinePanel":
        if self._panel is None:
            # lazy: as the page is
            from helix_desktop.ui.timeline.compaction_list import (  # noqa: PLC0415
                TimelinePanel,
            )

            self._panel = TimelinePanel()
            self._panel.opened.connect(self._on_panel)
            self._connect_place(self._panel)
            self._show_panel(self._panel)
            self.panel_created.emit()
        return self._panel

    @property
    def use(self) -> WindowTimeline:
        return self._state.use

    @property
    def sheet(self) -> "Dialog | None":
        """The open dialog of the timeline, or None."""
        return self._parts[1].sheet if self._parts is not None else None

    def show_session(self, session: SessionId) -> None:
        """Show the timeline of a session and clear everything of the previous one."""
        if session != self._state.session:
            self._reading.cancel()
            if self.sheet is not None:
                self.sheet.dismiss()
            self._state.session = session
            self._state.pair = self._state.followed = (0, 0)
            self._state.compared, self._checked = None, 0
            self._state.use = self._unused()
            # show an empty timeline until the new session is read
            if self._parts is not None:
                self.page.show_session(self._open_workspace.workspace.name, "")
                self.page.pane.leave_editor()
            self._show(self._state.use)
            self._stop_animations()
            if self._parts is not None:
                self.page.pane.show_nothing()
        self.counted.emit(self.key, compaction_count(self._state.use.rewrites))
        self.saved.emit(self._state.use.saved)
        self.refresh()

    def _unused(self) -> WindowTimeline:
        """Return the timeline of a session without messages."""
        return WindowTimeline(thresholds=self._open_workspace.compactions.thresholds())

    def close(self) -> None:
        if self.sheet is not None:
            self.sheet.dismiss()
        self._stop_animations()

    def _stop_animations(self) -> None:
        """Stop the moving lines of page and panel."""
        if self._parts is not None:
            self.page.running.quiet()
        if self._panel is not None:
            self._panel.running.quiet()

    def refresh(self) -> None:
        """Read requests and compactions of the session again."""
        if self._state.session != NO_SESSION:
            self._reading.start()

    def show_weighed(self, weighed: WindowWeight | None) -> None:
        """Show the weight of the next request, including the draft."""
        state = self._state
        state.weighed = weighed
        if weighed is not None:
            thresholds = self._open_workspace.compactions.thresholds(weighed.marks)
            shown_weight = weighed if len(state.use.readings) else None
            self._show(replace(state.use, weighed=shown_weight, thresholds=thresholds))

    def show_epoch(self, session: str, number: int) -> None:
        """Show the page with a compaction selected."""
        if session and session != self._state.session:
            return
        self._navigation.page_requested.emit(self.key)
        self._state.wanted = number
        self._choose_wanted()

    def compact(self) -> None:
        """Open the dry run of a handover above the current page."""
        self._bridge.run(self.compaction_controller.plan(), "plan a handover")

    def consider_compaction(self) -> None:
        """Calculate whether a compaction pays before the prompt cache expires."""
        if self._state.session != NO_SESSION and self.sheet is None:
            self._bridge.run(self._consider(self._state.session), "plan a handover")

    async def _consider(self, session: SessionId) -> None:
        if self._open_workspace.running(session):
            return
        try:
            plan = await shielded(self._open_workspace.compactions.plan(session))
        except HelixError:  # nothing to compact
            return
        if session == self._state.session and (saved := plan.saves_if_expired or 0.0) > 0:
            self.compaction_pays.emit(saved)

    def add_actions(self, action_registry: ActionRegistry) -> None:
        group = tr("Timeline")
        redo = tr("Redo compaction")
        commands = (
            (
                "undo",
                tr("Undo last compaction"),
                lambda: self.compaction_controller.undo(),
                "Ctrl+Z",
                TIMELINE,
            ),
            ("redo", redo, lambda: self.compaction_controller.redo(), "Ctrl+Shift+Z", TIMELINE),
            ("compact", tr("Compact now…"), self.compact, "Ctrl+Shift+K", ""),
            ("next", tr("Next change"), partial(self._go, 1), "", TIMELINE),
            ("previous", tr("Previous change"), partial(self._go, -1), "", TIMELINE),
            (
                "edit",
                tr("Edit this version"),
                lambda: self.compaction_controller.edit(),
                "",
                TIMELINE,
            ),
            (
                "table",
                tr("Context use as table"),
                lambda: self.compaction_controller.table(),
                "",
                TIMELINE,
            ),
        )
        for name, words, run, keys, page_key in commands:
            disabled_reason = partial(self.disabled_reason, name)
            action_registry.add(
                Action(f"timeline.{name}", words, group, run, keys, page_key, disabled_reason)
            )

    def disabled_reason(self, action_name: str) -> str:
        """Return why an action is impossible now; "" if it is possible."""
        use = self._state.use
        changes = self.page.pane.sections.changes if self._parts is not None else 0
        possible = {
            "undo": (use.undo, tr("Nothing to undo.")),
            "redo": (use.redo, tr("Nothing to redo.")),
            "compact": (
                bool(use.messages) and not use.own_context,
                retold(OWN_CONTEXT) if use.own_context else tr("No messages yet."),
            ),
            "next": (changes > 0, tr("No changes.")),
            "previous": (changes > 0, tr("No changes.")),
            "edit": (self._state.compared is not None, tr("No handover selected.")),
            "table": (len(use.readings) > 0, tr("No requests yet.")),
        }
        is_possible, words = possible[action_name]
        return "" if is_possible else words

    def _go(self, steps: int) -> None:
        self.page.pane.sections.next_change(steps)

    async def _read(self) -> None:
        use = await shielded(self._open_workspace.compactions.use(self._state.session))
        self._show(replace(use, weighed=self._state.weighed or use.weighed))
        if self._parts is not None:
            # read and show the parts that only the page has
            open_workspace, session, use = (
                self._open_workspace,
                self._state.session,
                self._state.use,
            )
            head = await shielded(open_workspace.title(session))
            account = await shielded(open_workspace.ledger.account(session))
            self.compaction_controller.show_newer(use.messages)
            self.page.show_session(open_workspace.workspace.name, head)
            spent = sum_usage(
                usage for kind, usage in account.kinds if kind.value in ("job", "gate")
            )
            cost = tr("Compaction cost: {0}").format(known_cost_text(spent.cost, spent.unknown))
            self.page.cost.setText(cost if spent.calls or use.rewrites else "")
            self._choose_wanted()
            if (
                self._state.pair == self._state.followed
                and use.rewrites
                and not self.page.pane.editing
            ):
                newest = newest_compaction(use.rewrites)
                self._choose(self._state.before(newest), newest.seq)
                self._state.followed = self._state.pair
            await self._compare()

    def _show(self, use: WindowTimeline) -> None:
        self._state.use = use
        if self._parts is not None:
            self._show_page(self.page)
        if self._panel is not None:
            self._show_panel(self._panel)
        self.counted.emit(self.key, compaction_count(use.rewrites))
        self.saved.emit(use.saved)

    def _show_page(self, page: "TimelinePage") -> None:
        use = self._state.use
        page.show_use(use)
        self._show_working(page.running)
        has_wide_model = self._open_workspace.compactions.has(self._state.session, LlmRole.WIDE)
        page.failed.show_failure(
            None if use.working else last_failure(use), has_wide_model=has_wide_model
        )

    def _show_working(self, card: "RunningJobCard") -> None:
        use = self._state.use
        version = len(use.handovers) + 1
        card.show_working(use.working, version=version, now=self._open_workspace.now())

    def _choose(self, a: int, b: int) -> None:
        self._state.pair = a, b
        self.page.list.pair(a, b)

    def _choose_wanted(self) -> None:
        row = next(
            (row for row in self._state.use.rewrites if row.number == self._state.wanted), None
        )
        if row is not None and self._state.wanted:
            self._state.wanted = 0
            self._compare_with(self._state.before(row), row.seq)

    def _compare_with(self, a: int, b: int) -> None:
        self._choose(a, b)
        self._bridge.run(self._compare(), "compare")

    async def _compare(self) -> None:
        """Show the comparison of the selected pair."""
        session, pair, pane = self._state.session, self._state.pair, self.page.pane
        row, other_row = self._state.row(pair[1]), self._state.row(pair[0])
        if pane.editing:
            return
        if row is None:
            self._state.compared = None
            pane.show_nothing()
            return
        if not row.version:
            self._state.compared = None
            pane.show_row(row)
            return
        old_number = (
            other_row.number
            if other_row is not None and other_row.version and other_row.seq != row.seq
            else 0
        )
        present = self._state.compared
        is_new = present is None or (
            (present.old.rewrite.number if present.old else 0, present.new.rewrite.number)
            != (old_number, row.number)
        )
        compare = self._open_workspace.compactions.compare
        comparison = await shielded(compare(session, old_number, row.number)) if is_new else present
        if (session, pair) != (self._state.session, self._state.pair) or comparison is None:
            return
        self._state.compared = comparison
        pane.show_compared(comparison, self._state.use.handovers, is_new=is_new)
        self.compaction_controller.offer_edit(row.number)
        if self._checked != row.number:
            self._checked = row.number
            pane.strip.show_waiting(tr("Checking the originals…"))
            self._bridge.run(self._check(row.number), "kept check")

    async def _check(self, number: int) -> None:
        session, strip = self._state.session, self.page.pane.strip
        try:
            check = await self._open_workspace.compactions.check_details(session, number)
        except HelixError as error:
            if (session, number) == (self._state.session, self._checked):
                strip.show_waiting(retold(error.message))
            return
        if (session, number) == (self._state.session, self._checked):
            strip.show_check(check)

    def _on_message(self, seq: int) -> None:
        self._navigation.message_requested.emit(self._state.session, seq)

    def _on_moment(self, seq: int) -> None:
        """Show the conversation at a request, and the request in the inspector."""
        self._on_message(seq)
        self._navigation.request_requested.emit(self._state.session, seq)

    def _on_mark(self, number: int) -> None:
        self._state.wanted = number
        self._choose_wanted()

    def _on_paired(self) -> None:
        self._state.pair = self.page.list.a, self.page.list.b
        self._bridge.run(self._compare(), "compare")

    def _on_picked(self, seq: int, *, as_a: bool) -> None:
        a, b = self._state.pair
        self._compare_with(seq if as_a else a, b if as_a else seq)

    def _on_panel(self, seq: int) -> None:
        row = self._state.row(seq)
        if row is not None:
            self._navigation.page_requested.emit(self.key)
            self._compare_with(self._state.before(row), seq)

    def _on_arrived(self, events: tuple[Live, ...]) -> None:
        for event in events:
            match event:
                case Journaled(recorded) if isinstance(recorded.event, _SHOWN_EVENTS):
                    session = recorded.session
                case JobStarted(session) | JobEnded(session):
                    pass
                case _:
                    continue
            if session == self._state.session:
                self.refresh()
                return

    def _page_parts(self) -> "tuple[TimelinePage, CompactionController]":
        """Return the page with its CompactionController, created at the first call."""
        if self._parts is None:
            # lazy: the start does not wait for pages that are opened later
            from helix_desktop.ui.timeline.page import (  # noqa: PLC0415
                CompactionController,
                TimelinePage,
            )

            page = TimelinePage()
            page.show_session(self._open_workspace.workspace.name, "")
            compaction_controller = CompactionController(self._context, self._state, page)
            self._parts, pane = (page, compaction_controller), page.pane
            compaction_controller.done.connect(self.refresh)
            self._connect_place(page)
            page.shown.connect(self.refresh)
            page.filtered.connect(lambda: page.show_use(self._state.use))
            page.chart.moment_requested.connect(self._on_moment)
            page.chart.rewrite_chosen.connect(self._on_mark)
            page.list.paired.connect(self._on_paired)
            page.list.opened.connect(lambda _seq: pane.sections.setFocus())
            pane.a.picked.connect(lambda seq: self._on_picked(seq, as_a=True))
            pane.b.picked.connect(lambda seq: self._on_picked(seq, as_a=False))
            pane.moment.clicked.connect(lambda: self._on_message(self._state.pair[1]))
            pane.strip.message_requested.connect(self._on_message)
            self._show_page(page)
            pane.show_nothing()
            self.refresh()
            self.page_created.emit()
        return self._parts

    def _show_panel(self, panel: "TimelinePanel") -> None:
        panel.show_use(self._state.use)
        self._show_working(panel.running)

    def _connect_place(self, page: "TimelinePage | TimelinePanel") -> None:
        page.undo.clicked.connect(lambda: self.compaction_controller.undo())
        page.compact.clicked.connect(lambda: self.compact())
        page.running.cancel.clicked.connect(lambda: self.compaction_controller.cancel())
        page.list.undo_requested.connect(
            lambda number: self.compaction_controller.undo_down(number)
        )
