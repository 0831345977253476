"""The widgets of the page Timeline: chart, list, pane, and cards of a running or failed compaction.

The page shows context use above, compactions in a list below, and a handover beside the list. The
panel beside the conversation shows the newest compactions in two lines each.
"""

from collections.abc import Awaitable, Callable, Coroutine
from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import HelixError, NothingToCompact
from helix_desktop.domain.inspected_request import OWN_CONTEXT
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.window_timeline import (
    CheckedDetail,
    HandoverAuthor,
    HandoverPlan,
    TimelineEvent,
    TimelineRow,
    WindowTimeline,
)
from helix_desktop.ui.page_controller import EditedVersion, WorkspaceContext, WorkspaceController
from helix_desktop.ui.style.canvas import hairline, surface
from helix_desktop.ui.style.tokens import STATUS_BAR_HEIGHT, TOP_BAR_HEIGHT
from helix_desktop.ui.text.block_labels import forecast_text
from helix_desktop.ui.text.formatting import (
    count_text,
    error_parts,
    error_text,
    listed_text,
    percent_text,
    plural,
    retold,
    tr,
    trail_text,
)
from helix_desktop.ui.timeline.chart import CHART_HEIGHT, MIN_HEIGHT, UsageChart
from helix_desktop.ui.timeline.compaction_list import (
    CompactionListView,
    FailedJobCard,
    RunningJobCard,
    latest_handover,
    only_handovers,
)
from helix_desktop.ui.timeline.dialogs import (
    CompactionDialog,
    CoveredMessagesDialog,
    HandoverDraft,
    WriterMenu,
    readings_dialog,
)
from helix_desktop.ui.timeline.row_texts import (
    TimelineState,
    compaction_count,
    fallback_words,
    last_failure,
    rewrite_counts,
    rewrite_name,
    rewrite_title,
)
from helix_desktop.ui.timeline.version_pane import VersionPane
from helix_desktop.ui.widgets.controls import button, set_icon
from helix_desktop.ui.widgets.dialogs import Dialog, confirm
from helix_desktop.ui.widgets.labels import ElidedLabel, label
from helix_desktop.ui.widgets.layout import (
    STRETCH,
    StackedPages,
    bar_of,
    column_of,
    grow,
    row_of,
)

LIST_WIDTH = 356
HEAD_HEIGHT = 48
MIN_LIST_HEIGHT = 250
"""Height in pixels kept for the compactions, at the cost of the chart in a low window."""


class TimelinePage(QWidget):
    """The page with a session's context use, compactions, and handovers."""

    shown = Signal()
    filtered = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._place = ElidedLabel("body", "mut")
        self.undo, self.redo = button(tr("Undo"), "quiet"), button(tr("Redo"), "quiet")
        self.compact = button(tr("Compact now…"), "primary")
        self.chart = UsageChart()
        self.list = CompactionListView()
        self.pane = VersionPane()
        self.running, self.failed = RunningJobCard(), FailedJobCard()
        self._count, self._others = label("", "small", "mut"), label("", "micro", "mut")
        self._first = label("", "small", "mut", wrap=True)
        self._below = StackedPages()
        self._facts, self.cost = ElidedLabel("micro", "mut"), label("", "micro", "mut")
        self._all = button(tr("All", "compactions"), "quiet")
        self._only = button(tr("Handovers"), "quiet")
        self._arrange()
        set_icon(self.undo, "undo", tone="fg2")
        set_icon(self.redo, "redo", tone="fg2")
        set_icon(self.compact, "compress", tone="onacc")

    def show_session(self, workspace: str, title: str) -> None:
        self._place.set_text(trail_text(workspace, title) if title else trail_text(workspace))

    def show_use(self, use: WindowTimeline) -> None:
        """Show the context use, and those of its compactions that pass the filter."""
        self.chart.show_use(use)
        rows = only_handovers(use.rewrites) if self._only.isChecked() else use.rewrites
        self.list.show_rows(rows, latest_handover(use))
        self._count.setText(count_text(compaction_count(rows)))
        large = sum(row.what is TimelineEvent.GATE for row in rows)
        self._others.setText(plural(large, "and {0} large output", "and {0} large outputs"))
        self._others.setVisible(large > 0)
        self._below.setCurrentIndex(0 if rows else 1)
        # when the first compaction is due: at each threshold that the chart shows
        words = tr("Automatic compaction is off. Choose Compact now to compact.")
        if marks := use.thresholds.marks:
            words = tr(
                "Helix compacts the conversation at {0} of the context, or when you choose Compact"
                " now."
            )
            shares = (percent_text(tokens * 100 / use.thresholds.full) for _, tokens in marks)
            words = words.format(listed_text(shares))
        if use.own_context:
            words = retold(OWN_CONTEXT)
        self._first.setText(words)
        # enable Undo and Redo; the keyboard goes from one that is disabled to the other
        self.redo.setEnabled(use.redo or self.redo.hasFocus())
        if self.undo.hasFocus() and use.redo and not use.undo:
            self.redo.setFocus()
        self.undo.setEnabled(use.undo)
        if self.redo.hasFocus() and use.undo and not use.redo:
            self.undo.setFocus()
        self.redo.setEnabled(use.redo)
        self.compact.setEnabled(bool(use.messages) and not use.own_context)
        self._facts.set_text(_facts(use))

    def minimumSizeHint(self) -> QSize:
        return QSize(LIST_WIDTH + 361, 400)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lower the chart in a low window, so that a compaction remains readable below it."""
        super().resizeEvent(event)
        left = event.size().height() - TOP_BAR_HEIGHT - STATUS_BAR_HEIGHT - 2 - MIN_LIST_HEIGHT
        self.chart.setFixedHeight(max(MIN_HEIGHT, min(CHART_HEIGHT, left)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.list.setFocus()
        self.shown.emit()

    def _arrange(self) -> None:
        buttons = (self.undo, self.redo, 4, self.compact)
        head = (self._place, label(tr("Timeline"), "title"), STRETCH, *buttons)
        rail = surface("panel")
        rail.setFixedWidth(LIST_WIDTH)
        empty = QWidget()
        column_of(self._first, STRETCH, on=empty, margins=(24, 20, 24, 20))
        self._below.addWidget(self.list)
        self._below.addWidget(empty)
        bar = QWidget()
        bar.setFixedHeight(HEAD_HEIGHT)
        title = row_of(label(tr("Compactions"), "title"), self._count, STRETCH, spacing=6)
        heading = column_of(STRETCH, title, self._others, STRETCH, spacing=0)
        rail_head = row_of(heading, STRETCH, on=bar, margins=(24, 0, 16, 0), spacing=6)
        group = QButtonGroup(self)
        for toggle in (self._all, self._only):
            toggle.setCheckable(True)
            group.addButton(toggle)
            rail_head.addWidget(toggle)
            toggle.clicked.connect(self.filtered)
        self._all.setChecked(True)
        column_of(
            bar,
            hairline(),
            row_of(self.running, margins=(8, 0, 8, 0)),
            row_of(self.failed, margins=(8, 0, 8, 0)),
            grow(self._below),
            on=rail,
            margins=0,
            spacing=4,
        )
        parts = (rail, hairline(vertical=True), grow(self.pane))
        column_of(
            bar_of("bg", TOP_BAR_HEIGHT, *head),
            hairline(),
            self.chart,
            grow(row_of(*parts, margins=0, spacing=0)),
            hairline(),
            bar_of("panel", STATUS_BAR_HEIGHT, grow(self._facts), self.cost, spacing=None),
            on=self,
            margins=0,
            spacing=0,
        )


def _facts(use: WindowTimeline) -> str:
    if not len(use.readings):
        return tr("No requests yet.")
    share = percent_text(use.tokens * 100 / use.thresholds.full)
    parts = [
        plural(use.tokens, "{0} token", "{0} tokens"),
        tr("{0} of {1}").format(share, count_text(use.thresholds.window)),
    ]
    ahead = forecast_text(use.weighed.outlook) if use.weighed is not None else ""
    facts = (ahead, rewrite_counts(use.rewrites), fallback_words(use.fallbacks))
    return "  ·  ".join([*parts, *filter(None, facts)])


Work = Callable[[], Awaitable[object]]
"""A function that starts an action of the user."""


class CompactionController(WorkspaceController):
    """Applies the user's actions for one TimelineController, on the state shared with it."""

    done = Signal()
    """Emitted after an action, when the timeline may have changed."""

    def __init__(self, context: WorkspaceContext, state: TimelineState, page: TimelinePage) -> None:
        super().__init__(context)
        self._rewriting, self._edits = context.open_workspace.compactions, context.handover_edits
        self._state, self._page = state, page
        self._editing: EditedVersion | None = None
        """The version that the editor was opened with last."""
        self.sheet: Dialog | None = None
        """The open dialog of the timeline, or None."""
        pane = page.pane
        page.redo.clicked.connect(self.redo)
        page.chart.table_requested.connect(self.table)
        page.failed.again_requested.connect(self._on_again)
        page.failed.dismiss.clicked.connect(self._on_dismissed)
        pane.edit.clicked.connect(self.edit)
        pane.rerun.clicked.connect(lambda: self._on_chosen(self._offer_writers, "list models"))
        pane.restore.clicked.connect(self._on_restore)
        pane.covered.clicked.connect(
            lambda: self._on_chosen(self._show_covered, "read the originals")
        )
        pane.editor.saved.connect(self._on_saved)
        pane.editor.left.connect(self._on_left)
        pane.editor.edited.connect(self._on_edited)
        pane.strip.add_requested.connect(self._on_add)

    @property
    def _chosen(self) -> TimelineRow | None:
        """The row whose version is shown (B)."""
        return self._state.row(self._state.pair[1])

    def undo(self) -> None:
        self._do(lambda: self._rewriting.undo(self._state.session), "undo")

    def redo(self) -> None:
        self._do(lambda: self._rewriting.redo(self._state.session), "redo")

    def show_newer(self, messages: int) -> None:
        """Tell an open dry run the present number of messages."""
        if isinstance(self.sheet, CompactionDialog):
            self.sheet.show_newer(messages)

    async def plan(self) -> None:
        """Open the dry run of a handover, which takes a while to plan."""
        session = self._state.session
        if session == NO_SESSION or self.sheet is not None:
            return
        try:
            plan = await self._rewriting.plan(session)
        except NothingToCompact as error:
            self._navigation.noted.emit(*error_parts(error))
            return
        if not self._opens_for(session):
            return
        sheet = CompactionDialog(self._page)
        sheet.show_plan(plan)
        sheet.preview_requested.connect(
            lambda: self._bridge.run(self._draft(sheet, plan, session), "draft")
        )
        sheet.messages = self._state.use.messages
        sheet.compact_requested.connect(partial(self._compact_now, session))
        sheet.closed.connect(lambda: self._decline(sheet, session))
        draft = HandoverDraft(session)

        def take(events: object) -> None:
            if isinstance(events, tuple) and draft.take(events):
                sheet.show_written(draft.text)

        self._bridge.arrived.connect(take)
        sheet.closed.connect(lambda: self._bridge.arrived.disconnect(take))
        self._keep(sheet)
        sheet.open()
        sheet.prefer(plan)

    def _opens_for(self, session: SessionId) -> bool:
        """Whether a dialog of a session may open: it is still shown, and no other one is open."""
        return session == self._state.session and self.sheet is None

    async def _draft(self, sheet: CompactionDialog, plan: HandoverPlan, session: SessionId) -> None:
        try:
            drafted = await self._rewriting.draft(session, plan)
        except HelixError as error:
            if sheet.agreed:
                raise
            if sheet is self.sheet:
                sheet.show_problem(error_text(error))
            return
        if sheet.agreed:
            self._compact_now(session)
        elif sheet is self.sheet:
            sheet.show_plan(drafted)
        else:
            self._rewriting.decline(session)  # nobody waits for the draft any more

    def _decline(self, sheet: CompactionDialog, session: SessionId) -> None:
        if sheet.agreed:
            return
        self._rewriting.decline(session)
        if sheet.writing:  # nobody would read the rest of the draft
            self._bridge.run(self._rewriting.cancel(session), "cancel a draft")

    def _compact_now(self, session: SessionId) -> None:
        self._do(lambda: self._rewriting.compact(session), "compact")

    def _keep(self, sheet: Dialog) -> None:
        """Know the open dialog until it is closed."""
        self.sheet = sheet
        sheet.closed.connect(self._on_sheet_closed)

    def _on_sheet_closed(self) -> None:
        self.sheet = None

    def _do(self, work: Work, what: str) -> None:
        self._bridge.run(self._done(work), what)

    async def _done(self, work: Work) -> None:
        """Run an action and emit `done`, also after an error, which the bridge shows."""
        if self._state.session == NO_SESSION:
            return
        try:
            await work()
        finally:
            self._state.compared = None
            self.done.emit()

    async def _show_added(self, work: Awaitable[int]) -> None:
        """Wait for a new version, and select it beside the version it was made from.

        An error is shown in the editor if that is open, else by the bridge.
        """
        pane, session, before = self._page.pane, self._state.session, self._state.pair[1]
        pane.editor.save.setEnabled(False)
        try:
            number = await work
        except HelixError as error:
            if pane.editing and session == self._state.session:
                pane.editor.say(error_text(error))
                return
            raise
        finally:
            pane.editor.save.setEnabled(True)
        if session != self._state.session:
            return
        pane.leave_editor()
        self._state.compared = None
        self._state.pair = before, 0
        self._state.wanted = number
        self.done.emit()

    def edit(self) -> None:
        """Open the editor of the shown version, with its unsaved edits if there are any."""
        comparison, pane = self._state.compared, self._page.pane
        if comparison is not None and not pane.editing:
            self._editing = self._version(comparison.new.rewrite.number)
            pane.show_editor(comparison, self._edits.of(self._editing))

    def offer_edit(self, number: int) -> None:
        """Tell in the pane whether a version has unsaved edits."""
        begun = self._edits.of(self._version(number)) is not None
        self._page.pane.offer_edit(begun=begun)

    def _version(self, number: int) -> EditedVersion:
        return EditedVersion(self._open_workspace.workspace.id, self._state.session, number)

    def _on_edited(self) -> None:
        """Keep the edits, so that they outlive whatever closes the editor."""
        editor = self._page.pane.editor
        if self._editing is None:
            return
        if editor.changed:
            self._edits.keep(self._editing, editor.sections)
        else:
            self._edits.drop(self._editing)

    def _on_saved(self, sections: list[str]) -> None:
        if self._editing is not None:
            work = self._save(self._editing, sections)
            self._bridge.run(self._show_added(work), "edit a handover")

    async def _save(self, version: EditedVersion, sections: list[str]) -> int:
        result = await self._rewriting.edit(version.session, version.number, sections)
        self._edits.drop(version)
        return result

    def _on_left(self) -> None:
        pane = self._page.pane
        if not pane.editor.changed:
            pane.leave_editor()
            return
        question = confirm(
            self._page,
            title=tr("Discard your edits?"),
            text=tr("Your edits will be lost. The saved version stays unchanged."),
            yes=(tr("Discard"), self._discard),
            danger=True,
        )
        self._keep(question)

    def _discard(self) -> None:
        if self._editing is not None:
            self._edits.drop(self._editing)
        self._page.pane.leave_editor()
        self._page.pane.offer_edit(begun=False)

    def _on_add(self, item: CheckedDetail) -> None:
        if (row := self._chosen) is not None:
            work = self._rewriting.add_missing(self._state.session, row.number, [item])
            self._bridge.run(self._show_added(work), "add what is missing")

    async def _offer_writers(self, row: TimelineRow) -> None:
        """Show a menu of models that can write the handover again, each with its cost."""
        session = self._state.session
        writers = await self._rewriting.writers(session, row.number)
        if not self._opens_for(session):
            return
        menu = WriterMenu(self._page, writers)
        menu.chosen.connect(partial(self._rerun, session, row.number))
        pane = self._page.pane
        menu.open_below(pane.rerun if pane.rerun.isVisible() else pane.more)

    def _rerun(self, session: SessionId, number: int, writer: HandoverAuthor) -> None:
        self._state.pair = self._state.pair[1], 0
        role, model = writer.role, writer.model
        self._do(lambda: self._rewriting.rerun(session, number, role, model=model), "re-run")

    def _on_restore(self) -> None:
        if (row := self._chosen) is not None:
            number = row.number
            self._do(lambda: self._rewriting.restore(self._state.session, number), "restore")

    def undo_down(self, number: int) -> None:
        """Undo compactions down to this one; more than the newest only after a confirmation."""
        row = next((row for row in self._state.use.rewrites if row.number == number), None)
        if row is None or row.newest:
            self.undo()
            return
        above = [
            rewrite
            for rewrite in self._state.use.rewrites
            if rewrite.in_effect and rewrite.number >= number
        ]
        titles = listed_text(rewrite_title(rewrite) for rewrite in above[:6]) + (
            "…" if above[6:] else ""
        )

        def undo_all() -> None:
            self._do(lambda: self._rewriting.undo_to(self._state.session, number), "undo")

        question = confirm(
            self._page,
            title=tr("Undo back to {0}?").format(rewrite_title(row)),
            text=plural(
                len(above),
                "{0} compaction is undone: {1}. Nothing is deleted. Use Undo to bring it back.",
                "{0} compactions are undone: {1}. Nothing is deleted. Use Undo to bring them back.",
                titles,
            ),
            yes=(tr("Undo all"), undo_all),
        )
        self._keep(question)

    def _on_chosen(
        self, work: Callable[[TimelineRow], Coroutine[object, object, None]], task_name: str
    ) -> None:
        if (row := self._chosen) is not None:
            self._bridge.run(work(row), task_name)

    async def _show_covered(self, row: TimelineRow) -> None:
        session = self._state.session
        covered = await self._rewriting.covered(session, row.number)
        if not self._opens_for(session):
            return
        version = rewrite_name(row.what, row.version)
        sheet = CoveredMessagesDialog(self._page, covered=covered, name=version)
        sheet.message_requested.connect(
            partial(self._navigation.message_requested.emit, str(session))
        )
        self._keep(sheet)
        sheet.open()
        sheet.table.setFocus()

    def _on_again(self, method: str) -> None:
        failure = last_failure(self._state.use)
        if failure is None:
            return
        role = LlmRole.WIDE if method == "wide" else None
        session, by_rules = self._state.session, method == "rules"

        async def work() -> object:
            if method == "same":
                return await self._rewriting.again(session, failure)
            self._rewriting.forget(session)
            if failure.number:
                return await self._rewriting.rerun(session, failure.number, role)
            return await self._rewriting.compact(session, role=role, ruled=by_rules)

        self._do(work, "try again")

    def _on_dismissed(self) -> None:
        self._rewriting.forget(self._state.session)
        self.done.emit()

    def cancel(self) -> None:
        self._bridge.run(self._rewriting.cancel(self._state.session), "cancel a job")

    def table(self) -> None:
        self._keep(readings_dialog(self._page, self._state.use.readings))
