"""What the buttons of compactions do: compact, undo, redo, restore, edit or rewrite a handover.

The actions call the open workspace and emit `done`; the page's controller then shows the result.
"""

from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import HelixError, NothingToCompact
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.window_timeline import (
    CheckedDetail,
    HandoverAuthor,
    HandoverPlan,
    TimelineRow,
)
from helix_desktop.ui.handover_edits import EditedVersion
from helix_desktop.ui.page_controller import WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.formatting import (
    cost_text,
    error_parts,
    error_text,
    listed_text,
    phrase_text,
    plural,
    tr,
)
from helix_desktop.ui.text.safe_text import label_line
from helix_desktop.ui.timeline.compaction_dialog import CompactionDialog, HandoverDraft
from helix_desktop.ui.timeline.page import TimelinePage
from helix_desktop.ui.timeline.row_texts import (
    ROLES,
    TimelineState,
    last_failure,
    rewrite_name,
    rewrite_title,
)
from helix_desktop.ui.timeline.table_dialogs import CoveredMessagesDialog, readings_dialog
from helix_desktop.ui.widgets.controls import Menu
from helix_desktop.ui.widgets.dialogs import Dialog, confirm

MAX_MODELS_IN_MENU = 30
"""Most models in one menu; an endpoint with more gets a submenu for each maker."""


class WriterMenu(Menu):
    """A menu of possible writers of a handover; `chosen` carries a HandoverAuthor.

    First come the workspace's own models, then the others by endpoint, and last the rules.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget, writers: Sequence[HandoverAuthor]) -> None:
        super().__init__(parent)
        other_models = [writer for writer in writers if writer.model]
        role_models = [writer for writer in writers if writer.role is not None]
        self._add(self, role_models)
        if other_models:
            self.addSeparator()
        for endpoint, models in _grouped(other_models, 0).items():
            self.addMenu(submenu := Menu(self, _plain(endpoint)))
            makers = _grouped(models, 1) if len(models) > MAX_MODELS_IN_MENU else {}
            if len(makers) < 2:
                self._add(submenu, models)
                continue
            for maker, of_maker in makers.items():
                submenu.addMenu(menu_of_maker := Menu(submenu, _plain(maker)))
                self._add(menu_of_maker, of_maker)
        self.addSeparator()
        self._add(self, [writer for writer in writers if writer.role is None and not writer.model])

    def _add(self, menu: QMenu, writers: Sequence[HandoverAuthor]) -> None:
        for writer in writers:
            menu.addAction(writer_text(writer), partial(self.chosen.emit, writer))


def writer_text(writer: HandoverAuthor) -> str:
    if writer.role is None and not writer.model:
        return tr("Without a model (rules) · free")
    cost = cost_text(None) if writer.cost is None else f"≈{cost_text(writer.cost)}"
    role_text = (phrase_text(ROLES[writer.role]),) if writer.role is not None else ()
    return _plain(" · ".join((*role_text, writer.name, cost)))


def _grouped(models: Sequence[HandoverAuthor], part: int) -> dict[str, list[HandoverAuthor]]:
    """Group models by a part of their full names: 0 is the endpoint, 1 the maker behind it."""
    grouped: defaultdict[str, list[HandoverAuthor]] = defaultdict(list)
    for model in models:
        grouped[model.model.split("/")[part]].append(model)
    return dict(grouped)


def _plain(words: str) -> str:
    """Return the text with & doubled, since a menu takes a single & for a mnemonic."""
    return label_line(words).replace("&", "&&")


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
