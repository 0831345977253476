"""The page Timeline: context use above, compactions in a list below, a handover beside the list.

Its buttons compact, undo, redo, and restore; a handover is edited, or rewritten by another model.
"""

from collections.abc import Awaitable, Callable
from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from helix_desktop.app.history.usage_reports import UsageReports
from helix_desktop.app.inspection.compaction_timeline import CompactionTimeline
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.context_window.rewrites import WrittenBy
from helix_desktop.domain.costs import sum_usage
from helix_desktop.domain.errors import HelixError, NothingToCompact
from helix_desktop.domain.inspected_request import OWN_CONTEXT
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.window_timeline import (
    CheckedDetail,
    HandoverAuthor,
    HandoverComparison,
    TimelineEvent,
    TimelineRow,
    WindowTimeline,
)
from helix_desktop.ui.event_bridge import shielded
from helix_desktop.ui.page_controller import EditedVersion, WorkspaceContext
from helix_desktop.ui.style.canvas import hairline, surface
from helix_desktop.ui.style.tokens import STATUS_BAR_HEIGHT, TOP_BAR_HEIGHT
from helix_desktop.ui.text.block_labels import forecast_text
from helix_desktop.ui.text.formatting import (
    count_text,
    error_parts,
    error_text,
    known_cost_text,
    listed_text,
    percent_text,
    plural,
    retold,
    tr,
    trail_text,
)
from helix_desktop.ui.timeline import row_texts
from helix_desktop.ui.timeline.chart import CHART_HEIGHT, MIN_HEIGHT, UsageChart
from helix_desktop.ui.timeline.compaction_list import (
    CompactionListView,
    FailedJobCard,
    RunningJobCard,
    latest_handover,
)
from helix_desktop.ui.timeline.dialogs import (
    CompactionDialog,
    CoveredMessagesDialog,
    SaidLinesDialog,
    WriterMenu,
    readings_dialog,
)
from helix_desktop.ui.timeline.version_pane import VersionPane
from helix_desktop.ui.widgets.controls import button, set_icon
from helix_desktop.ui.widgets.dialogs import Dialog, confirm
from helix_desktop.ui.widgets.labels import ElidedLabel, label
from helix_desktop.ui.widgets.layout import STRETCH, StackedPages, bar_of, column_of, grow, row_of

LIST_WIDTH = 356
HEAD_HEIGHT = 48
MIN_LIST_HEIGHT = 250
"""Height in pixels kept for the compactions, at the cost of the chart in a low window."""

Work = Callable[[], Awaitable[object]]
"""A function that starts an action of the user."""


class TimelinePage(QWidget):
    """The page with a session's context use, compactions, and handovers, and the user's actions.

    `refresh` reads the timeline again, after an action.
    """

    def __init__(
        self,
        context: WorkspaceContext,
        compactions: CompactionTimeline,
        usage: UsageReports,
        refresh: Callable[[], None],
    ) -> None:
        super().__init__()
        self._settings, self._sessions = context.settings, context.sessions
        self._clock, self._bridge = context.clock, context.bridge
        self._compactions, self._usage = compactions, usage
        self._navigation, self._edits = context.navigation, context.handover_edits
        self._refresh = refresh
        self.session, self.use = NO_SESSION, WindowTimeline()
        self._followed = (0, 0)
        """The pair that was shown unasked: while it is shown, the newest compaction follows it."""
        self.compared: HandoverComparison | None = None
        self.wanted = 0
        """The epoch to show as soon as it is read."""
        self._checked = 0
        """The epoch whose details were checked last."""
        self.sheet: Dialog | None = None
        """The open dialog of the timeline, or None."""
        self._place = ElidedLabel("body", "mut")
        self.undo, self.redo = button(tr("Undo"), "quiet"), button(tr("Redo"), "quiet")
        self.compact = button(tr("Compact now…"), "primary")
        set_icon(self.undo, "undo", tone="fg2")
        set_icon(self.redo, "redo", tone="fg2")
        set_icon(self.compact, "compress", tone="onacc")
        self.chart, self.list, self.pane = UsageChart(), CompactionListView(), VersionPane()
        self.list.finds_typed = True
        self.running = RunningJobCard(lambda: self._clock.now())
        self.failed = FailedJobCard()
        self._count, self._others = label("", "small", "mut"), label("", "micro", "mut")
        self._first = label("", "small", "mut", wrap=True)
        empty = QWidget()
        column_of(self._first, STRETCH, on=empty, margins=(24, 20, 24, 20))
        self._below = StackedPages()
        self._below.addWidget(self.list)
        self._below.addWidget(empty)
        self._facts, self.cost = ElidedLabel("micro", "mut"), label("", "micro", "mut")
        everything = button(tr("All", "compactions"), "quiet")
        self._only = button(tr("Handovers"), "quiet")
        group, rail, rail_head = QButtonGroup(self), surface("panel"), QWidget()
        for toggle in (everything, self._only):
            toggle.setCheckable(True)
            group.addButton(toggle)
            toggle.clicked.connect(lambda: self.show_use(self.use))
        everything.setChecked(True)
        rail.setFixedWidth(LIST_WIDTH)
        rail_head.setFixedHeight(HEAD_HEIGHT)
        title = row_of(label(tr("Compactions"), "title"), self._count, STRETCH, spacing=6)
        row_of(
            column_of(STRETCH, title, self._others, STRETCH, spacing=0),
            STRETCH,
            everything,
            self._only,
            on=rail_head,
            margins=(24, 0, 16, 0),
            spacing=6,
        )
        column_of(
            rail_head,
            hairline(),
            row_of(self.running, margins=(8, 0, 8, 0)),
            row_of(self.failed, margins=(8, 0, 8, 0)),
            grow(self._below),
            on=rail,
            margins=0,
            spacing=4,
        )
        buttons = (self.undo, self.redo, 4, self.compact)
        head = (self._place, label(tr("Timeline"), "title"), STRETCH, *buttons)
        column_of(
            bar_of("bg", TOP_BAR_HEIGHT, *head),
            hairline(),
            self.chart,
            grow(row_of(rail, hairline(vertical=True), grow(self.pane), spacing=0)),
            hairline(),
            bar_of("panel", STATUS_BAR_HEIGHT, grow(self._facts), self.cost, spacing=None),
            on=self,
            spacing=0,
        )
        pane, chart, run = self.pane, self.chart, self._bridge.run
        self.undo.clicked.connect(self.undo_last)
        self.redo.clicked.connect(self.redo_last)
        self.compact.clicked.connect(lambda: run(self.plan(), "plan a handover"))
        self.running.cancel.clicked.connect(self.cancel)
        self.failed.same.clicked.connect(lambda: self._try_again("same"))
        self.failed.wide.clicked.connect(lambda: self._try_again("wide"))
        self.failed.rules.clicked.connect(lambda: self._try_again("rules"))
        self.failed.dismiss.clicked.connect(self._on_dismissed)
        chart.moment_requested.connect(self._show_moment)
        chart.rewrite_chosen.connect(self.show_epoch)
        chart.table_requested.connect(self.show_table)
        self.list.undo_requested.connect(self.undo_down)
        self.list.paired.connect(lambda: run(self._compare(), "compare"))
        self.list.opened.connect(pane.sections.setFocus)
        pane.a.picked.connect(lambda seq: self._compare_with(seq, self.pair[1]))
        pane.b.picked.connect(lambda seq: self._compare_with(self.pair[0], seq))
        pane.moment.clicked.connect(lambda: self._show_message(self.pair[1]))
        pane.edit.clicked.connect(self.edit_version)
        pane.rerun.clicked.connect(lambda: run(self._offer_writers(), "list models"))
        pane.restore.clicked.connect(self._restore)
        pane.said.clicked.connect(lambda: run(self._show_said(), "read notes"))
        pane.request.clicked.connect(lambda: self._show_message(self.pair[1]))
        pane.covered.clicked.connect(lambda: run(self._show_covered(), "read the originals"))
        pane.editor.saved.connect(self._on_saved)
        pane.editor.left.connect(self._on_left)
        pane.strip.add_requested.connect(self._add_detail)
        pane.strip.message_requested.connect(self._show_message)

    @property
    def pair(self) -> tuple[int, int]:
        """The events of rows A and B."""
        return self.list.a, self.list.b

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
        self._refresh()

    def show_session(self, session: SessionId) -> None:
        """Clear everything of the session before; `show_use` and `read` show the new one."""
        if self.sheet is not None:
            self.sheet.dismiss()
        self.session = session
        self._followed = (0, 0)
        self.list.pair(0, 0)
        self.compared, self._checked = None, 0
        self._place.set_text(trail_text(self._settings.workspace.name))
        self.pane.leave_editor()
        self.pane.show_row(None)

    def show_use(self, use: WindowTimeline) -> None:
        """Show the context use, and those of its compactions that pass the filter."""
        self.use = use
        self.chart.show_use(use)
        rows = use.rewrites
        if self._only.isChecked():
            rows = tuple(row for row in rows if row.version or row.what is TimelineEvent.TRIM)
        self.list.show_rows(rows, latest_handover(use))
        self._count.setText(count_text(row_texts.compaction_count(rows)))
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
        self.running.show_use(use)
        failure = None if use.working else row_texts.last_failure(use)
        has_wide_model = failure is not None and self._compactions.has(self.session, LlmRole.WIDE)
        self.failed.show_failure(failure, has_wide_model=has_wide_model)

    async def read(self) -> None:
        """Read and show what only the page has: title, cost, and the comparison of a pair."""
        head = await shielded(self._sessions.title(self.session))
        account = await shielded(self._usage.account(self.session))
        use = self.use
        if isinstance(self.sheet, CompactionDialog):
            self.sheet.show_newer(use.messages)
        name = self._settings.workspace.name
        self._place.set_text(trail_text(name, head) if head else trail_text(name))
        spent = sum_usage(usage for kind, usage in account.kinds if kind.value in ("job", "gate"))
        cost = tr("Compaction cost: {0}").format(known_cost_text(spent.cost, spent.unknown))
        self.cost.setText(cost if spent.calls or use.rewrites else "")
        self._choose_wanted()
        if self.pair == self._followed and use.rewrites and not self.pane.editing:
            newest = row_texts.newest_compaction(use.rewrites)
            self.list.pair(self._before(newest), newest.seq)
            self._followed = self.pair
        await self._compare()

    def show_epoch(self, number: int) -> None:
        """Show a compaction as soon as it is read."""
        self.wanted = number
        self._choose_wanted()

    def show_row(self, seq: int) -> None:
        """Show the row of an event, compared with the version before it."""
        if (row := self._row(seq)) is not None:
            self._compare_with(self._before(row), seq)

    def next_change(self, steps: int) -> None:
        self.pane.sections.next_change(steps)

    def show_table(self) -> None:
        self._keep(readings_dialog(self, self.use.readings))

    def _row(self, seq: int) -> TimelineRow | None:
        return next((row for row in self.use.rewrites if row.seq == seq), None)

    def _row_of(self, number: int) -> TimelineRow | None:
        return next((row for row in self.use.rewrites if number and row.number == number), None)

    @property
    def _chosen(self) -> TimelineRow | None:
        """The row whose version is shown (B)."""
        return self._row(self.pair[1])

    def _before(self, row: TimelineRow) -> int:
        """Return the event of the version before a row's, to compare with; 0 if none.

        Notes replace other messages than the notes before them, unless they are an edit of these.
        """
        if not row.version and row.written_by is not WrittenBy.USER:
            return 0
        texts = self.use.texts_like(row)
        return next((text.seq for text in reversed(texts) if text.seq < row.seq), 0)

    def _choose_wanted(self) -> None:
        if (row := self._row_of(self.wanted)) is not None:
            self.wanted = 0
            self._compare_with(self._before(row), row.seq)

    def _compare_with(self, a: int, b: int) -> None:
        self.list.pair(a, b)
        self._bridge.run(self._compare(), "compare")

    async def _compare(self) -> None:
        """Show the comparison of the selected pair."""
        session, pair, pane = self.session, self.pair, self.pane
        row, other_row = self._row(pair[1]), self._row(pair[0])
        if pane.editing:
            return
        if row is None or not row.has_text:
            self.compared = None
            pane.show_row(row)
            return
        old_number, texts = 0, self.use.texts_like(row)
        if other_row is not None and other_row.seq != row.seq and other_row in texts:
            old_number = other_row.number
        comparison = self.compared
        is_new = comparison is None or (
            (comparison.old.rewrite.number if comparison.old else 0, comparison.new.rewrite.number)
            != (old_number, row.number)
        )
        if is_new:
            compare = self._compactions.compare(session, old_number, row.number)
            comparison = await shielded(compare)
        if (session, pair) != (self.session, self.pair) or comparison is None:
            return
        self.compared = comparison
        pane.show_compared(comparison, texts, is_new=is_new)
        pane.offer_edit(begun=self._edits.of(self._version(row.number)) is not None)
        if row.version and self._checked != row.number:
            self._checked = row.number
            pane.strip.show_waiting(tr("Checking the originals…"))
            self._bridge.run(self._check(row.number), "kept check")

    async def _check(self, number: int) -> None:
        session, strip = self.session, self.pane.strip
        try:
            check = await self._compactions.check_details(session, number)
        except HelixError as error:
            if (session, number) == (self.session, self._checked):
                strip.show_waiting(retold(error.message))
            return
        if (session, number) == (self.session, self._checked):
            strip.show_check(check)

    def _show_message(self, seq: int) -> None:
        self._navigation.message_requested.emit(self.session, seq)

    def _show_moment(self, seq: int) -> None:
        """Show the conversation at a request, and the request in the inspector."""
        self._show_message(seq)
        self._navigation.request_requested.emit(self.session, seq)

    def undo_last(self) -> None:
        self._do(lambda: self._compactions.undo(self.session), "undo")

    def redo_last(self) -> None:
        self._do(lambda: self._compactions.redo(self.session), "redo")

    def cancel(self) -> None:
        self._bridge.run(self._compactions.cancel(self.session), "cancel a job")

    async def plan(self) -> None:
        """Open the dry run of a handover, which takes a while to plan."""
        session = self.session
        if session == NO_SESSION or self.sheet is not None:
            return
        try:
            plan = await self._compactions.plan(session)
        except NothingToCompact as error:
            self._navigation.noted.emit(*error_parts(error))
            return
        if not self._opens_for(session):
            return
        compact = partial(self._compact_now, session)
        messages = self.use.messages
        sheet = CompactionDialog(
            self,
            self._compactions,
            plan,
            bridge=self._bridge,
            session=session,
            messages=messages,
            compact=compact,
        )
        self._keep(sheet)

    def _opens_for(self, session: SessionId) -> bool:
        """Whether a dialog of a session may open: it is still shown, and no other one is open."""
        return session == self.session and self.sheet is None

    def _compact_now(self, session: SessionId) -> None:
        self._do(lambda: self._compactions.compact(session), "compact")

    def _keep(self, sheet: Dialog) -> None:
        """Know the open dialog until it is closed."""
        self.sheet = sheet
        sheet.closed.connect(self._on_sheet_closed)

    def _on_sheet_closed(self) -> None:
        self.sheet = None

    def _do(self, work: Work, what: str) -> None:
        self._bridge.run(self._done(work), what)

    async def _done(self, work: Work) -> None:
        """Run an action and read again, also after an error, which the bridge shows."""
        if self.session == NO_SESSION:
            return
        try:
            await work()
        finally:
            self.compared = None
            self._refresh()

    async def _show_added(self, work: Awaitable[int]) -> None:
        """Wait for a new version, and select it beside the version it was made from.

        An error is shown in the editor if that is open, else by the bridge.
        """
        pane, session, before = self.pane, self.session, self.pair[1]
        pane.editor.save.setEnabled(False)
        try:
            number = await work
        except HelixError as error:
            if pane.editing and session == self.session:
                pane.editor.say(error_text(error))
                return
            raise
        finally:
            pane.editor.save.setEnabled(True)
        if session == self.session:
            pane.close_editor()
            self.list.pair(before, 0)
            self.compared, self.wanted = None, number
            self._refresh()

    def edit_version(self) -> None:
        """Open the editor of the shown version, with its unsaved edits if there are any.

        Of notes, the lines of what the agent said are edited; the rest follows from the messages.
        """
        if self.compared is not None and not self.compared.new.rewrite.version:
            self._bridge.run(self._show_said(), "read notes")
        elif self.compared is not None and not self.pane.editing:
            new = self.compared.new
            self.pane.show_editor()
            version = self._version(new.rewrite.number)
            self.pane.editor.show_version(version, new.sections, self._edits)

    def _version(self, number: int) -> EditedVersion:
        return EditedVersion(self._settings.workspace.id, self.session, number)

    def _on_saved(self, version: EditedVersion, sections: list[str]) -> None:
        work = self._save(version, sections)
        self._bridge.run(self._show_added(work), "edit a handover")

    async def _save(self, version: EditedVersion, sections: list[str]) -> int:
        result = await self._compactions.edit(version.session, version.number, sections)
        self._edits.drop(version)
        return result

    def _on_left(self) -> None:
        if not self.pane.editor.changed:
            self.pane.close_editor()
            return
        question = confirm(
            self,
            title=tr("Discard your edits?"),
            text=tr("Your edits will be lost. The saved version stays unchanged."),
            yes=(tr("Discard"), self._discard),
            danger=True,
        )
        self._keep(question)

    def _discard(self) -> None:
        if (version := self.pane.editor.version) is not None:
            self._edits.drop(version)
        self.pane.close_editor()
        self.pane.offer_edit(begun=False)

    def _add_detail(self, item: CheckedDetail) -> None:
        if (row := self._chosen) is not None:
            work = self._compactions.add_missing(self.session, row.number, [item])
            self._bridge.run(self._show_added(work), "add what is missing")

    async def _offer_writers(self) -> None:
        """Show a menu of models that can write the handover again, each with its cost."""
        session, row, pane = self.session, self._chosen, self.pane
        if row is None:
            return
        writers = await self._compactions.writers(session, row.number)
        if self._opens_for(session):
            menu = WriterMenu(self, writers)
            menu.chosen.connect(partial(self._rerun, session, row.number))
            menu.open_below(pane.rerun if pane.rerun.isVisible() else pane.more)

    def _rerun(self, session: SessionId, number: int, writer: HandoverAuthor) -> None:
        """Let a version be written again, and follow it unless others are compared meanwhile."""
        pair = self.pair

        async def work() -> None:
            await self._compactions.rerun(session, number, writer.role, model=writer.model)
            if (session, pair) == (self.session, self.pair):
                self._followed = pair

        self._do(work, "re-run")

    def _restore(self) -> None:
        if (row := self._chosen) is not None:
            session, number = self.session, row.number
            self._do(lambda: self._compactions.restore(session, number), "restore")

    def undo_down(self, number: int) -> None:
        """Undo compactions down to this one; more than the newest only after a confirmation."""
        row, session = self._row_of(number), self.session
        if row is None or row.newest:
            self.undo_last()
            return
        above = [
            rewrite
            for rewrite in self.use.rewrites
            if rewrite.in_effect and rewrite.number >= number
        ]
        titles = listed_text(row_texts.rewrite_title(rewrite) for rewrite in above[:6])

        def undo_all() -> None:
            self._do(lambda: self._compactions.undo_to(session, number), "undo")

        question = confirm(
            self,
            title=tr("Undo back to {0}?").format(row_texts.rewrite_title(row)),
            text=plural(
                len(above),
                "{0} compaction is undone: {1}. Nothing is deleted. Use Undo to bring it back.",
                "{0} compactions are undone: {1}. Nothing is deleted. Use Undo to bring them back.",
                f"{titles}…" if above[6:] else titles,
            ),
            yes=(tr("Undo all"), undo_all),
        )
        self._keep(question)

    async def _show_covered(self) -> None:
        session, row = self.session, self._chosen
        if row is None:
            return
        covered = await self._compactions.covered(session, row.number)
        if self._opens_for(session):
            version = row_texts.rewrite_name(row.what, row.version)
            sheet = CoveredMessagesDialog(self, covered=covered, name=version)
            sheet.message_requested.connect(self._show_message)
            self._keep(sheet)
            sheet.open()
            sheet.table.setFocus()

    async def _show_said(self) -> None:
        """Open the chosen notes, with their lines of what the agent said."""
        session, row = self.session, self._chosen
        if row is None:
            return
        said = await self._compactions.said(session, row.number)
        if self._opens_for(session):
            sheet = SaidLinesDialog(self, said)
            work = partial(self._save_said, session, row.number, sheet)
            sheet.saved.connect(lambda lines: self._bridge.run(work(lines), "edit notes"))
            self._keep(sheet)
            sheet.open(sheet.lines)

    async def _save_said(
        self, session: SessionId, number: int, sheet: SaidLinesDialog, lines: list[str]
    ) -> None:
        try:
            number = await self._compactions.edit_said(session, number, lines)
        except HelixError as error:
            sheet.say(error_text(error))
            return
        sheet.dismiss()
        if session == self.session:
            self.compared, self.wanted = None, number
            self._refresh()

    def _try_again(self, method: str) -> None:
        failure = row_texts.last_failure(self.use)
        if failure is None:
            return
        role = LlmRole.WIDE if method == "wide" else None
        session, by_rules = self.session, method == "rules"

        async def work() -> object:
            if method == "same":
                return await self._compactions.again(session, failure)
            self._compactions.forget(session)
            if failure.number:
                return await self._compactions.rerun(session, failure.number, role)
            return await self._compactions.compact(session, role=role, ruled=by_rules)

        self._do(work, "try again")

    def _on_dismissed(self) -> None:
        self._compactions.forget(self.session)
        self._refresh()


def _facts(use: WindowTimeline) -> str:
    if not len(use.readings):
        return tr("No requests yet.")
    share = percent_text(use.tokens * 100 / use.thresholds.full)
    parts = [
        plural(use.tokens, "{0} token", "{0} tokens"),
        tr("{0} of {1}").format(share, count_text(use.thresholds.window)),
    ]
    ahead = forecast_text(use.weighed.outlook) if use.weighed is not None else ""
    facts = (ahead, row_texts.rewrite_counts(use.rewrites), row_texts.fallback_words(use.fallbacks))
    return "  ·  ".join([*parts, *filter(None, facts)])
