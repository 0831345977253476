"""What the page Changes does: lists a session's changed files, shows diffs, restores and copies
files, undoes git.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Signal

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import FileChanged, GitChanged
from helix_desktop.domain.file_changes import (
    FileChange,
    FileDiff,
    FileRestoreResult,
    RestoreOutcome,
    SessionFileChanges,
)
from helix_desktop.domain.live_events import Journaled, Live, TurnFinished
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.changes.diff_lines import changed_path_count, diff_lines
from helix_desktop.ui.event_bridge import Load, shielded
from helix_desktop.ui.page_controller import CHANGES, PageController, WorkspaceContext
from helix_desktop.ui.text.formatting import error_text, phrase_text, sentences_text, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.dialogs import ConfirmDialog, ConfirmQuestion

if TYPE_CHECKING:
    from helix_desktop.app.sessions.changed_files import ChangedFiles
    from helix_desktop.ui.changes.page import ChangesPage, ChangesPanel

T = TypeVar("T")
_Undo = Callable[["ChangedFiles", FileChange], Coroutine[object, object, None]]

_RESULT_TEXTS = {
    RestoreOutcome.DONE: (Phrase("Done. Helix learns about it with the next request."), "ok"),
    RestoreOutcome.NOTHING_TO_DO: (Phrase("The file already has this content."), "mut"),
    RestoreOutcome.IN_PART: (Phrase("Some changes couldn't be undone."), "warn"),
    RestoreOutcome.CHANGED_SINCE: (Phrase(""), "warn"),
    RestoreOutcome.FAILED: (Phrase(""), "bad"),
}


class ChangesController(PageController):
    """Connects page and panel with the open session, and counts its changed files."""

    key, icon = CHANGES, "file"
    action_requested = Signal(str)
    """An action of the window is wanted: its ID."""

    def __init__(self, context: WorkspaceContext) -> None:
        super().__init__(context)
        self.title, self.tab = tr("Changes"), tr("Changes")
        self._page: ChangesPage | None = None
        self._panel: ChangesPanel | None = None
        self._session = NO_SESSION
        self._changes = SessionFileChanges()
        self._listing = Load(context.bridge, self._show, "list changed files")
        context.bridge.arrived.connect(self._on_arrived)

    @property
    def page(self) -> "ChangesPage":
        if self._page is None:
            # lazy: the start does not wait for pages that are opened later
            from helix_desktop.ui.changes.page import ChangesPage  # noqa: PLC0415

            page = ChangesPage()
            page.shown.connect(self.refresh)
            page.worktree.action_requested.connect(self.action_requested)
            page.opened.connect(lambda _key: self._bridge.run(self._compare(), "compare"))
            detail, run = page.detail, self._bridge.run
            detail.restore_all.clicked.connect(lambda: self._undo(self._restore))
            detail.restore_change.clicked.connect(
                lambda: self._undo(partial(self._restore_hunk, detail.view.change))
            )
            detail.copy.clicked.connect(lambda: run(self._copy(), "copy"))
            self._page = page
            self._page.show_changes(self._changes)
            self.page_created.emit()
        return self._page

    @property
    def panel(self) -> "ChangesPanel":
        if self._panel is None:
            # lazy: as the page is
            from helix_desktop.ui.changes.page import ChangesPanel  # noqa: PLC0415

            self._panel = ChangesPanel()
            self._panel.list.chosen.connect(self._on_file_chosen)
            self._show_panel()
            self.panel_created.emit()
        return self._panel

    def show_session(self, session: SessionId) -> None:
        if session != self._session:
            self._listing.cancel()
            self._session = session
            self._changes = SessionFileChanges()
            if self._page is not None:
                self._page.reset()
            self._show_panel()
        self.counted.emit(self.key, changed_path_count(self._changes))
        self.refresh()

    def refresh(self) -> None:
        """Read the changed files and their state again."""
        if self._session != NO_SESSION:
            self._listing.start()

    async def _show(self) -> None:
        files, session = self._open_workspace.changed_files, self._session
        session_changes = await shielded(files.listed(session))
        if session != self._session:  # an action on a file lists too, and is not cancelled
            return
        self._changes = session_changes
        self._show_panel()
        if (page := self._page) is not None:
            # git is asked for the state of the session's worktree only while it is seen
            worktrees = self._open_workspace.worktrees
            report = await shielded(worktrees.report(session)) if page.isVisible() else None
            if session == self._session:
                page.worktree.show_report(report)
        self.counted.emit(self.key, changed_path_count(session_changes))
        if (page := self._page) is not None:
            before = page.file
            page.show_changes(session_changes)
            if page.file is not None and page.file != before:
                await self._compare()

    def _show_panel(self) -> None:
        if self._panel is not None:
            self._panel.show_changes(self._changes)

    def _on_file_chosen(self, key: str) -> None:
        self._navigation.page_requested.emit(self.key)
        self.page.choose(key)

    async def _compare(self) -> None:
        chosen_change, key, detail = self._chosen(), self.page.key, self.page.detail
        if chosen_change is None:
            return
        files, change = chosen_change
        current = detail.view.change
        try:
            diff = await shielded(files.compare(change))
        except HelixError as error:
            diff = FileDiff(comparable=False)
            if key == self.page.key:
                detail.say(error_text(error), "bad")
        # in a thread, since thousands of lines are prepared for display
        lines = await asyncio.to_thread(diff_lines, diff)
        if key == self.page.key:
            detail.show_diff(diff, lines, current)

    def _undo(self, work: _Undo) -> None:
        """Undo the chosen change; one that may be the user's own only after a question."""
        if (chosen_change := self._chosen()) is None:
            return
        files, change = chosen_change
        if not change.while_command or self.page.detail.restored:
            self._bridge.run(work(files, change), "restore")
            return
        question = ConfirmQuestion(
            tr("Undo what may be your own change?"),
            tr("Undo"),
            (
                tr("{0} changed while the command ran: by it, or by you.").format(
                    one_line(change.path)
                ),
                tr("Helix keeps the present version, so you can undo this."),
            ),
            destructive=True,
        )
        sheet = ConfirmDialog(self.page.window(), question)
        sheet.accepted.connect(lambda _: self._bridge.run(work(files, change), "restore"))
        sheet.open_over()

    async def _restore(self, files: "ChangedFiles", change: FileChange) -> None:
        if self.page.detail.restored:
            self._say(await self._result_or_error(files.bring_back(self._session, change)))
        else:
            restoring = files.restore(self._session, [change], with_commands=True)
            done = await self._result_or_error(restoring)
            self._say(done[0] if done else None)

    async def _restore_hunk(self, index: int, files: "ChangedFiles", change: FileChange) -> None:
        if index >= 0:
            restoring = files.restore_hunks(self._session, change, [index], with_commands=True)
            self._say(await self._result_or_error(restoring))

    async def _copy(self) -> None:
        if chosen_change := self._chosen():
            files, change = chosen_change
            copy_path = await self._result_or_error(files.copy(self._session, change))
            if copy_path is not None:
                self.page.detail.say(tr("The earlier version is in {0}.").format(copy_path), "ok")

    def _chosen(self) -> "tuple[ChangedFiles, FileChange] | None":
        files, file = self._open_workspace.changed_files, self.page.file
        return None if file is None else (files, file.change)

    async def _result_or_error(self, work: Awaitable[T]) -> T | None:
        """Return the result of an action with the list updated, or None after an error.

        The error is shown beside the buttons; None also means that another file is selected by now.
        """
        key, detail = self.page.key, self.page.detail
        detail.show_busy(True)
        try:
            result = await work
            await self._show()
        except HelixError as error:
            detail.say(error_text(error), "bad")
            return None
        finally:
            detail.show_busy(False)
        return result if key == self.page.key else None

    def _say(self, result: FileRestoreResult | None) -> None:
        if result is not None:
            words, tone = _RESULT_TEXTS[result.result]
            self.page.detail.say(sentences_text((phrase_text(words), result.detail)), tone)

    def _on_arrived(self, events: tuple[Live, ...]) -> None:
        """Read again after a tool changed a file or a turn ended."""
        for event in events:
            kinds = (FileChanged, GitChanged)
            is_file_change = isinstance(event, Journaled) and isinstance(
                event.recorded.event, kinds
            )
            if is_file_change or isinstance(event, TurnFinished):
                self.refresh()
