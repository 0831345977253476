"""The page Changes and its panel: a session's changed files, one file's diff, restoring and copying
files, undoing git, comments on lines, and the bar of a worktree.

The count in the sidebar needs no widgets; they are stock ones, made when somebody looks at them.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from helix_desktop.app.sessions.changed_files import ChangedFiles
from helix_desktop.app.sessions.session_worktrees import SessionWorktrees
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import FileChanged, GitChanged
from helix_desktop.domain.file_changes import (
    ChangedFile,
    FileChange,
    FileDiff,
    FileRestoreResult,
    FileState,
    GitChange,
    RestoreOutcome,
    SessionFileChanges,
)
from helix_desktop.domain.live_events import Journaled, Live, TurnFinished
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.worktree import WorktreeReport
from helix_desktop.ui.changes.comment_bar import CommentBar
from helix_desktop.ui.changes.comment_places import commented_lines
from helix_desktop.ui.changes.diff_lines import (
    DiffView,
    changed_path_count,
    changes_summary,
    diff_lines,
)
from helix_desktop.ui.event_bridge import Load, shielded
from helix_desktop.ui.page_controller import CHANGES, PageController, WorkspaceContext
from helix_desktop.ui.style.canvas import hairline, surface
from helix_desktop.ui.style.tokens import SIDE_PANEL_WIDTH, TOP_BAR_HEIGHT
from helix_desktop.ui.text.formatting import (
    change_text,
    count_text,
    dotted_text,
    error_text,
    phrase_text,
    plural,
    retold,
    sentences_text,
    tr,
)
from helix_desktop.ui.text.safe_text import bounded_text, one_line
from helix_desktop.ui.widgets.controls import button
from helix_desktop.ui.widgets.dialogs import ConfirmDialog, ConfirmQuestion
from helix_desktop.ui.widgets.labels import ElidedLabel, EmptyState, label, plain_tip, set_tone
from helix_desktop.ui.widgets.layout import (
    PageWidget,
    StackedPages,
    bar_of,
    column_of,
    grow,
    row_of,
)
from helix_desktop.ui.widgets.row_list import ListRow, ListView

STANDINGS = {
    FileState.AS_CHANGED: (Phrase("as Helix left it"), "ok"),
    FileState.AS_BEFORE: (Phrase("restored"), "mut"),
    FileState.CHANGED_SINCE: (Phrase("edited since"), "warn"),
    FileState.OUT_OF_REACH: (Phrase("unavailable"), "bad"),
}
_DELETED = Phrase("deleted"), "mut"
"""Stands for the state of a file that was new, and is gone again."""
AUTHOR_TEXTS = Phrase("while the command ran: by it, or by you"), "warn"
"""Stands for the state of a file that is as it was when a command ended."""
_SHORT_AUTHOR_TEXTS = Phrase("by a command or you")
"""The same, where there is little room."""
_HINTS = {
    FileState.AS_BEFORE: Phrase("The file is back to its original content."),
    FileState.CHANGED_SINCE: (
        Phrase(
            "The file was edited since, so Helix won't overwrite it. You can undo single changes "
            "or save a copy."
        )
    ),
}
_CHANGED_BY_OTHERS = Phrase(
    "Something else changed the file between the change before and this one."
)
_FILE_DELETED = Phrase("The file was new, so undoing the changes deleted it.")
RESULT_TEXTS = {
    RestoreOutcome.DONE: (Phrase("Done. Helix learns about it with the next request."), "ok"),
    RestoreOutcome.NOTHING_TO_DO: (Phrase("The file already has this content."), "mut"),
    RestoreOutcome.IN_PART: (Phrase("Some changes couldn't be undone."), "warn"),
    RestoreOutcome.CHANGED_SINCE: (Phrase(""), "warn"),
    RestoreOutcome.FAILED: (Phrase(""), "bad"),
}
ROW_INSET = 10
"""Pixels by which widgets are inset to align with rows, which have an inset of their own."""


class ChangesPage(PageController):
    """Reads the changed files, and shows them, on the page together with the selected one."""

    key, icon = CHANGES, "file"
    action_requested = Signal(str)
    """An action of the window is wanted: its ID."""

    def __init__(
        self,
        context: WorkspaceContext,
        changed_files: ChangedFiles,
        worktrees: SessionWorktrees,
        make_comments: Callable[[], CommentBar],
    ) -> None:
        super().__init__(context)
        self._worktrees, self._make_comments = worktrees, make_comments
        self.title = tr("Changes")
        self._store = changed_files
        self._page: QWidget | None = None
        self._panel: QWidget | None = None
        self._files: dict[str, ChangedFile] = {}
        self._changes = SessionFileChanges()
        self._file_key = ""
        """The key of the selected file, or ""."""
        self._described: ChangedFile | None = None
        """The file whose facts are on the page."""
        self._busy = False
        self._undone: dict[str, list[FileChange]] = {}
        """By a file's key: what redoes changes that were undone one by one, oldest first."""
        self._listing = Load(context.bridge, self._read, "list changed files")
        context.bridge.arrived.connect(self._on_arrived)
        context.navigation.file_requested.connect(self._on_file_requested)

    @property
    def page(self) -> QWidget:
        if self._page is None:
            self._page = self._make()
            self._show()
            self.comments.show_session(self._session)
            self.page_created.emit()
        return self._page

    @property
    def panel(self) -> QWidget:
        if self._panel is None:
            self._panel = surface("panel")
            self._panel_list = ListView(46, self.title)
            self._panel_list.chosen.connect(self._on_file_chosen)
            self._panel_sum = label("", "small", "mut")
            hint = tr("Files Helix writes or edits appear here, with their earlier versions.")
            self._panel_hint = label(hint, "small", "mut", wrap=True)
            for words in (self._panel_sum, self._panel_hint):
                words.setContentsMargins(ROW_INSET, 0, ROW_INSET, 0)
            parts = (self._panel_sum, self._panel_hint, grow(self._panel_list))
            column_of(*parts, on=self._panel, margins=(10, 16, 10, 12), spacing=8)
            self._show()
            self.panel_created.emit()
        return self._panel

    def _make(self) -> QWidget:
        self._sum = label("", "small", "mut")
        self._problem = label("", "small", "warn", wrap=True)
        self.list = ListView(46, self.title)
        self.list.finds_typed = True
        self.list.chosen.connect(self.choose)
        self.list.moved.connect(lambda: self.choose(self.list.key))
        self.worktree = QWidget()
        self._worktree_words = label("", "small", "fg2", wrap=True)
        self.merge, self.remove = button(tr("Merge…")), button(tr("Remove worktree…"))
        self.commit = button(tr("Commit…", "in git"))
        self.commit.clicked.connect(lambda: self.action_requested.emit("worktree.commit"))
        self.merge.clicked.connect(lambda: self.action_requested.emit("worktree.merge"))
        self.remove.clicked.connect(lambda: self.action_requested.emit("worktree.remove"))
        parts = (grow(self._worktree_words), self.commit, self.merge, self.remove)
        row_of(*parts, on=self.worktree, margins=(24, 8, 24, 8), spacing=8)
        self.worktree.hide()
        self._file_pane = self._make_file_pane()
        hint = tr("Select a file to see its changes line by line.")
        self._no_file = EmptyState("file", title=tr("No file selected"), hint=hint)
        title = tr("No files changed in this session")
        hint = tr("Files Helix writes or edits appear here, with their earlier versions.")
        self._nothing = EmptyState("file", title=title, hint=hint)
        names = surface("panel")
        names.setMinimumWidth(200)
        names.setMaximumWidth(SIDE_PANEL_WIDTH)
        column_of(self._problem, grow(self.list), on=names, margins=10)
        right, self._body = QWidget(), QWidget()
        self._stack, self._right = StackedPages(), StackedPages(right)
        self._right.addWidget(self._no_file)
        self._right.addWidget(self._file_pane)
        panes = (grow(names), hairline(vertical=True), grow(right, 2))
        row_of(*panes, on=self._body, spacing=0)
        self._stack.addWidget(self._nothing)
        self._stack.addWidget(self._body)
        page = PageWidget(self.refresh)
        page.setAccessibleName(self.title)
        column_of(
            bar_of("bg", TOP_BAR_HEIGHT, label(self.title, "title"), grow(self._sum), spacing=12),
            hairline(),
            self.worktree,
            grow(self._stack),
            on=page,
            spacing=0,
        )
        return page

    def _make_file_pane(self) -> QFrame:
        """Return the pane of one file: its state, its lines, and buttons to restore it."""
        self._path = ElidedLabel("title", "fg", mode=Qt.TextElideMode.ElideMiddle)
        self._path.setFixedHeight(TOP_BAR_HEIGHT)
        self._state, self._size = label("", "small", "mut"), label("", "small", "mut")
        self.message = label("", "small", "mut", wrap=True)
        self.view = DiffView()
        self.comments = self._make_comments()
        self.view.comment_requested.connect(self._on_comment_requested)
        self.comments.line_chosen.connect(self.view.show_written)
        self.comments.left.connect(self.view.setFocus)
        self.comments.changed.connect(self._show_commented)
        hint = tr("All changes to this file were undone. Every version is in the cache.")
        self._same = EmptyState("check", title=tr("No changes left"), hint=hint)
        hint = tr("The file isn't text or is over 1 MB. You can restore the whole file.")
        self._no_lines = EmptyState("file", title=tr("No line-by-line view"), hint=hint)
        self._lines = StackedPages()
        for widget in (self.view, self._same, self._no_lines):
            self._lines.addWidget(widget)
        self.restore_all = button(tr("Restore file"))
        self.restore_all.clicked.connect(lambda: self._undo(self._restore))
        self.restore_change = button(tr("Undo this change"))
        self.restore_change.clicked.connect(
            lambda: self._undo(partial(self._restore_hunk, self.view.change))
        )
        self.redo_change = button(tr("Redo this change"))
        self.redo_change.clicked.connect(self._redo_change)
        self.redo_change.hide()
        self.copy = button(tr("Save a copy"))
        self.copy.clicked.connect(self._copy)
        self._pressed = self.restore_all
        """The button that had the keyboard last."""
        pane = QFrame()
        facts = (grow(self._path), self._size, self._state)
        # the one that comes and goes is first, so that no other moves
        buttons = (self.redo_change, self.copy, self.restore_change, self.restore_all)
        column_of(
            row_of(*facts, margins=(24, 0, 24, 0), spacing=16),
            hairline(),
            grow(self._lines),
            hairline(),
            row_of(grow(self.comments), margins=(12, 8, 12, 0)),
            row_of(grow(self.message), *buttons, margins=(24, 14, 24, 14), spacing=8),
            on=pane,
            spacing=0,
        )
        return pane

    def show_session(self, session: SessionId) -> None:
        if session != self._session:
            self._listing.cancel()
            self._session, self._changes, self._described = session, SessionFileChanges(), None
            self._undone.clear()
            self._show()
            if self._page is not None:
                self.comments.show_session(session)
        self.counted.emit(self.key, changed_path_count(self._changes))
        self.refresh()

    def refresh(self) -> None:
        if self._session:
            self._listing.start()

    def choose(self, key: str) -> None:
        """Show a file of the list."""
        if key in self._files and key != self._file_key:
            self._file_key = key
            self._show_file()
            self._bridge.run(self._compare(), "compare")

    async def _read(self) -> None:
        session = self._session
        changes = await shielded(self._store.listed(session))
        if session != self._session:  # an action on a file lists too, and is not cancelled
            return
        file, self._changes = self.file, changes
        self._show()
        self.counted.emit(self.key, changed_path_count(changes))
        if self.file is not None and self.file != file:
            await self._compare()
        if self._page is not None:
            # git is asked for the state of the session's worktree only while it is seen
            is_seen = self._page.isVisible()
            report = await shielded(self._worktrees.report(session)) if is_seen else None
            if session == self._session:
                self._show_worktree(report)

    @property
    def file(self) -> ChangedFile | None:
        return self._files.get(self._file_key)

    def _show(self) -> None:
        """Show what was read; the selected file stays selected while it is listed."""
        changes = self._changes
        self._files = {file_key(file): file for file in changes.files}
        rows = [_row(key, file) for key, file in self._files.items()]
        summary = changes_summary(changes)
        if self._panel is not None:
            self._panel_sum.setText(summary)
            self._panel_sum.setVisible(bool(rows))
            self._panel_hint.setVisible(not rows)
            self._panel_list.show_rows(rows)
        if self._page is None:
            return
        if self._file_key not in self._files:  # select one, so that the page is not empty
            self._file_key = next(iter(self._files), "") if self._page.isVisible() else ""
        self.list.show_rows(rows, self._file_key)
        self._sum.setText(summary)
        self._problem.setVisible(bool(changes.unreadable))
        problem = plural(
            changes.unreadable,
            "{0} record of this session can't be read. Some changes may be missing.",
            "{0} records of this session can't be read. Some changes may be missing.",
        )
        self._problem.setText(problem)
        is_empty = not changes.files and not changes.unreadable
        self._stack.setCurrentWidget(self._nothing if is_empty else self._body)
        self._show_file()

    def _show_worktree(self, report: WorktreeReport | None) -> None:
        """Say what a worktree holds that the project folder does not; None hides the bar."""
        self.worktree.setVisible(report is not None)
        if report is None:
            return
        self.merge.setEnabled(bool(report.ahead))
        self.commit.setEnabled(bool(report.unsaved) and not report.problem)
        # one that is enabled says why it can't merge when it is pressed
        why = tr("Commit the changes first, then merge them.") if report.unsaved else ""
        why = retold(report.problem) or why or tr("Everything is merged already.")
        self.merge.setToolTip(plain_tip("" if report.ahead else why))
        self.merge.setAccessibleDescription("" if report.ahead else why)
        parts = [tr("Worktree: {0}").format(one_line(report.worktree.branch, 60))]
        ahead, unsaved = len(report.ahead), len(report.unsaved)
        if report.problem:
            parts.append(retold(report.problem))
        else:
            if report.missing:
                parts.append(tr("its folder is gone"))
            if ahead:
                parts.append(plural(ahead, "{0} commit to merge", "{0} commits to merge"))
            if unsaved:
                parts.append(plural(unsaved, "{0} uncommitted file", "{0} uncommitted files"))
            if report.is_merged:
                parts.append(tr("everything is merged"))
        self._worktree_words.setText(dotted_text(*parts))

    def _show_file(self) -> None:
        """Show the facts of the selected file; its lines follow."""
        file, described = self.file, self._described
        self._right.setCurrentWidget(self._no_file if file is None else self._file_pane)
        if file is None:
            return
        self._described = file
        state, tone = _state(file)
        self._path.set_text(file.change.path)
        self._state.setText(phrase_text(state))
        set_tone(self._state, tone)
        self._size.setText(size_change_text(file.size))
        if file != described:
            # keep the result of the last click until the file changes again
            hint = _FILE_DELETED if file.is_deleted else _HINTS.get(file.state, Phrase(""))
            hint = Phrase("") if isinstance(file.change, GitChange) else hint
            between = phrase_text(_CHANGED_BY_OTHERS) if file.after_others else ""
            self._say(retold(file.problem) or sentences_text((between, phrase_text(hint))))
        if described is None or file_key(described) != self._file_key:
            self.comments.detach()
            self.view.show_lines(())
            self._lines.setCurrentWidget(self._same)
        self._update_buttons()

    async def _compare(self) -> None:
        """Show the lines of the selected file, with the same change selected if it still exists."""
        file, key, current = self.file, self._file_key, self.view.change
        if file is None:
            return
        try:
            diff = await shielded(self._store.compare(file.change))
        except HelixError as error:
            diff = FileDiff(comparable=False)
            if key == self._file_key:
                self._say(error_text(error), "bad")
        # in a thread, since thousands of lines are prepared for display
        lines = await asyncio.to_thread(diff_lines, diff, path=file.change.path)
        if key == self._file_key:
            if self.view.lines != lines:
                self.comments.detach()
            self.view.show_lines(lines, current)
            self._show_commented()
            some = self.view if diff.hunks else self._same
            if file.change.changes_mode and not diff.hunks:
                before, now = f"{file.change.mode:o}", f"{file.change.new_mode or 0:o}"
                self._say(tr("Permissions: {0} before, {1} after").format(before, now), "mut")
            self._lines.setCurrentWidget(some if diff.comparable else self._no_lines)
            self._update_buttons()

    @property
    def _is_restored(self) -> bool:
        """Return whether all changes of the file were restored and can be applied again."""
        file = self.file
        if file is None or file.state is not FileState.AS_BEFORE:
            return False
        return file.change.forward is not None

    def _update_buttons(self) -> None:
        """Enable exactly the buttons whose action is possible now."""
        file = self.file
        if file is None:
            return
        change, is_idle = file.change, not self._busy
        as_changed, has_change = file.state is FileState.AS_CHANGED, self.view.change >= 0
        can_compare = as_changed or file.state is FileState.CHANGED_SINCE
        has_both_versions = change.before is not None and change.after is not None
        is_git = isinstance(change, GitChange)
        restore = tr("Undo what git changed") if is_git else tr("Restore file")
        self.restore_all.setText(tr("Undo restore") if self._is_restored else restore)
        possible = {
            self.restore_all: is_idle and (as_changed or self._is_restored),
            self.restore_change: is_idle and can_compare and has_both_versions and has_change,
            self.copy: is_idle and change.before is not None,
            self.redo_change: is_idle and bool(self._undone.get(self._file_key)),
        }
        # the keyboard goes from a button that is disabled to one that is not
        for control in possible:
            if control.hasFocus():
                self._pressed = control
                # Qt would give the keyboard to whatever comes next in the window
                self._file_pane.setFocus()
        for control, can in possible.items():
            control.setEnabled(can)
        self.redo_change.setVisible(bool(self._undone.get(self._file_key)))
        if self._file_pane.hasFocus() and any(possible.values()):
            enabled = (control for control in (self._pressed, *possible) if control.isEnabled())
            next(enabled).setFocus()

    def _say(self, text: str, tone: str = "mut") -> None:
        """Show a text in the line above the buttons."""
        self.message.setText(bounded_text(text, 600))
        set_tone(self.message, tone)

    def _undo(self, work: Callable[[FileChange], Awaitable[FileRestoreResult]]) -> None:
        """Undo the selected change; one that may be the user's own only after a question."""
        if self.file is None:
            return
        change = self.file.change

        def run() -> None:
            self._bridge.run(self._act(work(change)), "restore")

        if not change.while_command or self._is_restored:
            run()
            return
        uncertain = tr("{0} changed while the command ran: by it, or by you.")
        question = ConfirmQuestion(
            tr("Undo what may be your own change?"),
            tr("Undo"),
            (
                uncertain.format(one_line(change.path)),
                tr("Helix keeps the present version, so you can undo this."),
            ),
            destructive=True,
        )
        sheet = ConfirmDialog(self.page.window(), question)
        sheet.accepted.connect(lambda _: run())
        sheet.open_over()

    async def _restore(self, change: FileChange) -> FileRestoreResult:
        if self._is_restored:
            return await self._store.bring_back(self._session, change)
        key = self._file_key
        [result] = await self._store.restore(self._session, [change], with_commands=True)
        if result.result is RestoreOutcome.DONE:
            self._undone.pop(key, None)  # the whole file is restored, and comes back as a whole
        return result

    async def _restore_hunk(self, index: int, change: FileChange) -> FileRestoreResult:
        files, session, key = self._store, self._session, self._file_key
        result = await files.restore_hunks(session, change, [index], with_commands=True)
        if result.back is not None:
            self._undone.setdefault(key, []).append(result.back)
        return result

    def _redo_change(self) -> None:
        if undone := self._undone.get(self._file_key):
            self._bridge.run(self._act(self._redo_hunk(undone)), "redo a change")

    async def _redo_hunk(self, undone: list[FileChange]) -> FileRestoreResult:
        """Redo the change that was undone last; one that cannot be redone any more is forgotten."""
        result = await self._store.redo_hunks(self._session, undone[-1])
        undone.pop()
        return result

    def _on_comment_requested(self, index: int) -> None:
        if self.file is not None:
            self.comments.begin(self.file.change, self.view.lines, index)

    def _show_commented(self) -> None:
        """Mark the lines that have a comment."""
        if self.file is not None:
            change, comments = self.file.change, self.comments.comments
            self.view.show_commented(commented_lines(change, self.view.lines, comments))

    def _copy(self) -> None:
        if self.file is not None:
            copying = self._store.copy(self._session, self.file.change)
            self._bridge.run(self._act(copying), "copy")

    async def _act(self, work: Awaitable[FileRestoreResult | str]) -> None:
        """Restore or copy a file, update the list, and show the result beside the buttons."""
        key, self._busy = self._file_key, True
        self._update_buttons()
        try:
            result = await work
            await self._read()
        except HelixError as error:
            self._say(error_text(error), "bad")
            return
        finally:
            self._busy = False
            self._update_buttons()
        if key != self._file_key:
            return  # another file is selected by now
        if isinstance(result, str):
            self._say(tr("The earlier version is in {0}.").format(result), "ok")
        else:
            words, tone = RESULT_TEXTS[result.result]
            self._say(sentences_text((phrase_text(words), result.detail)), tone)

    def close(self) -> None:
        if self._page is not None:
            self.comments.stop_timers()

    def _on_file_chosen(self, key: str) -> None:
        self._navigation.page_requested.emit(self.key)  # which makes the page
        self.choose(key)

    def _on_file_requested(self, path: str) -> None:
        keys = [key for key, file in self._files.items() if file.change.path == path]
        self._on_file_chosen(keys[-1] if keys else "")

    def _on_arrived(self, events: tuple[Live, ...]) -> None:
        """Read again after a tool changed a file or a turn ended."""
        for event in events:
            if isinstance(event, TurnFinished) or (
                isinstance(event, Journaled)
                and isinstance(event.recorded.event, FileChanged | GitChanged)
            ):
                self.refresh()


def _state(file: ChangedFile) -> tuple[Phrase, str]:
    if file.change.while_command and file.state is FileState.AS_CHANGED:
        return AUTHOR_TEXTS
    return _DELETED if file.is_deleted else STANDINGS[file.state]


def size_change_text(size: FileDiff) -> str:
    """Return the numbers of added and removed lines, such as `+12 −3`; "" if unknown."""
    if not size.comparable:
        return ""
    return change_text(count_text(size.added), count_text(size.removed))


def file_key(file: ChangedFile) -> str:
    """Return a key that stays the same while the file is changed further."""
    return "\n".join((file.change.path, file.change.before or "", *file.change.calls[:1]))


def _row(key: str, file: ChangedFile) -> ListRow:
    # the path of a folder ends with a slash
    folder, _, name = file.change.path.rstrip("/").rpartition("/")
    name += "/" if file.change.is_folder else ""
    state = _state(file)
    words = phrase_text(_SHORT_AUTHOR_TEXTS if state is AUTHOR_TEXTS else state[0])
    below = f"{words} · {one_line(folder)}" if folder else words
    right = size_change_text(file.size)
    return ListRow(
        key,
        one_line(name),
        icon="folder" if file.change.is_folder else "file",
        below=below,
        right=right,
    )
