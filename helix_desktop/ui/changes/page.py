"""The widgets of the page Changes and of its panel: list of changed files, pane with one file's
diff, worktree bar.
"""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QWidget

from helix_desktop.domain.file_changes import (
    ChangedFile,
    FileDiff,
    FileState,
    GitChange,
    SessionFileChanges,
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.worktree import WorktreeReport
from helix_desktop.ui.changes.diff_lines import DiffLine, DiffView, changes_summary
from helix_desktop.ui.style.canvas import hairline, set_surface, surface
from helix_desktop.ui.style.tokens import SIDE_PANEL_WIDTH, TOP_BAR_HEIGHT
from helix_desktop.ui.text.formatting import (
    change_text,
    count_text,
    dotted_text,
    phrase_text,
    plural,
    retold,
    sentences_text,
    tr,
)
from helix_desktop.ui.text.safe_text import bounded_text, one_line
from helix_desktop.ui.widgets.controls import button
from helix_desktop.ui.widgets.labels import ElidedLabel, EmptyState, label, set_tone
from helix_desktop.ui.widgets.layout import StackedPages, bar_of, column_of, grow, row_of
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


class ChangedFilePane(QFrame):
    """One changed file with its lines, its state, and buttons to restore; hidden without a file."""

    def __init__(self) -> None:
        super().__init__()
        self._file: ChangedFile | None = None
        self._busy = False
        self._path = ElidedLabel("title", "fg", mode=Qt.TextElideMode.ElideMiddle)
        self._state = label("", "small", "mut")
        self._size = label("", "small", "mut")
        self.message = label("", "small", "mut", wrap=True)
        self.view = DiffView()
        hint = tr("All changes to this file were undone. Every version is in the cache.")
        self._same = EmptyState("check", title=tr("No changes left"), hint=hint)
        hint = tr("The file isn't text or is over 1 MB. You can restore the whole file.")
        self._untold = EmptyState("file", title=tr("No line-by-line view"), hint=hint)
        self.restore_all = button(tr("Restore file"))
        self.restore_change = button(tr("Undo this change"))
        self.copy = button(tr("Save a copy"))
        self._pressed = self.restore_all
        """The button that had the keyboard last."""
        self._stack = StackedPages()
        for widget in (self.view, self._same, self._untold):
            self._stack.addWidget(widget)
        self._arrange()
        self.hide()

    @property
    def restored(self) -> bool:
        """Return whether all changes of the file were restored and can be applied again."""
        file = self._file
        if file is None or file.state is not FileState.AS_BEFORE:
            return False
        return file.change.forward is not None

    def show_file(self, file: ChangedFile) -> None:
        """Show the facts of a file; its lines follow."""
        is_other, self._file = file != self._file, file
        state, tone = _state(file)
        self._path.set_text(file.change.path)
        self._state.setText(phrase_text(state))
        set_tone(self._state, tone)
        self._size.setText(size_change_text(file.size))
        if is_other:
            # keep the result of the last click until the file changes again
            hint = _FILE_DELETED if file.is_deleted else _HINTS.get(file.state, Phrase(""))
            hint = Phrase("") if isinstance(file.change, GitChange) else hint
            between = phrase_text(_CHANGED_BY_OTHERS) if file.after_others else ""
            self.say(retold(file.problem) or sentences_text((between, phrase_text(hint))))
        self._update_buttons()
        self.show()

    def show_diff(self, diff: FileDiff, lines: Sequence[DiffLine] = (), current: int = 0) -> None:
        """Show the lines with the same change selected, where it still exists."""
        self.view.show_lines(lines, current)
        if not diff.comparable:
            self._stack.setCurrentWidget(self._untold)
        else:
            self._stack.setCurrentWidget(self.view if diff.hunks else self._same)
        self._update_buttons()

    def show_busy(self, busy: bool) -> None:
        self._busy = busy
        self._update_buttons()

    def say(self, text: str, tone: str = "mut") -> None:
        """Show a text in the line above the buttons."""
        self.message.setText(bounded_text(text, 600))
        set_tone(self.message, tone)

    def _update_buttons(self) -> None:
        """Enable exactly the buttons whose action is possible now."""
        file = self._file
        if file is None:
            return
        change, is_idle = file.change, not self._busy
        can_compare = file.state in (FileState.AS_CHANGED, FileState.CHANGED_SINCE)
        has_both_versions = change.before is not None and change.after is not None
        as_changed = file.state is FileState.AS_CHANGED
        is_git = isinstance(change, GitChange)
        restore = tr("Undo what git changed") if is_git else tr("Restore file")
        self.restore_all.setText(tr("Undo restore") if self.restored else restore)
        possible = {
            self.restore_all: is_idle and (as_changed or self.restored),
            self.restore_change: is_idle
            and can_compare
            and has_both_versions
            and self.view.change >= 0,
            self.copy: is_idle and change.before is not None,
        }
        # the keyboard goes from a button that is disabled to one that is not
        for control in possible:
            if control.hasFocus():
                self._pressed = control
                self.setFocus()  # Qt would give the keyboard to whatever comes next in the window
        for control, can in possible.items():
            control.setEnabled(can)
        if self.hasFocus() and any(possible.values()):
            enabled = (control for control in (self._pressed, *possible) if control.isEnabled())
            next(enabled).setFocus()

    def _arrange(self) -> None:
        self._path.setFixedHeight(TOP_BAR_HEIGHT)
        facts, buttons = (
            (self._size, self._state),
            (self.copy, self.restore_change, self.restore_all),
        )
        column_of(
            row_of(grow(self._path), *facts, margins=(24, 0, 24, 0), spacing=16),
            hairline(),
            grow(self._stack),
            hairline(),
            row_of(grow(self.message), *buttons, margins=(24, 14, 24, 14), spacing=8),
            on=self,
            margins=0,
            spacing=0,
        )


def _state(file: ChangedFile) -> tuple[Phrase, str]:
    """Return a file's state and its tone."""
    if file.change.while_command and file.state is FileState.AS_CHANGED:
        return AUTHOR_TEXTS
    return _DELETED if file.is_deleted else STANDINGS[file.state]


def size_change_text(size: FileDiff) -> str:
    """Return the numbers of added and removed lines, such as `+12 −3`; "" if unknown."""
    if not size.comparable:
        return ""
    return change_text(count_text(size.added), count_text(size.removed))


class WorktreeBar(QWidget):
    """Says what a worktree holds that the project folder does not; hidden without a worktree."""

    action_requested = Signal(str)
    """An action of the window is wanted: its ID."""

    def __init__(self) -> None:
        super().__init__()
        self.words = label("", "small", "fg2", wrap=True)
        self.merge = button(tr("Merge…"))
        self.remove = button(tr("Remove worktree…"))
        parts = (grow(self.words), self.merge, self.remove)
        row_of(*parts, on=self, margins=(24, 8, 24, 8), spacing=8)
        self.merge.clicked.connect(lambda: self.action_requested.emit("worktree.merge"))
        self.remove.clicked.connect(lambda: self.action_requested.emit("worktree.remove"))
        self.hide()

    def show_report(self, report: WorktreeReport | None) -> None:
        """Show the state of a worktree; None hides the bar."""
        self.setVisible(report is not None)
        if report is not None:
            self.words.setText(report_text(report))
            self.merge.setEnabled(bool(report.ahead))


def report_text(report: WorktreeReport) -> str:
    """Return one line about what is not merged and not committed in a worktree."""
    name = tr("Worktree: {0}").format(one_line(report.worktree.branch, 60))
    if report.problem:
        return dotted_text(name, retold(report.problem))
    parts = [name]
    if report.missing:
        parts.append(tr("its folder is gone"))
    if report.ahead:
        parts.append(plural(len(report.ahead), "{0} commit to merge", "{0} commits to merge"))
    if report.unsaved:
        parts.append(plural(len(report.unsaved), "{0} uncommitted file", "{0} uncommitted files"))
    if report.is_merged:
        parts.append(tr("everything is merged"))
    return dotted_text(*parts)


class ChangesPage(QWidget):
    """The list of changed files, and beside it the selected file."""

    shown = Signal()
    """Emitted when the page becomes visible, since files may have changed meanwhile."""
    opened = Signal(str)
    """Emitted with the key of the selected file."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Changes"))
        self._files: dict[str, ChangedFile] = {}
        self.key = ""
        """The key of the selected file, or ""."""
        self._sum = label("", "small", "mut")
        self._problem = label("", "small", "warn", wrap=True)
        self.list = ListView(46, tr("Changes"))
        self.detail = ChangedFilePane()
        hint = tr("Select a file to see its changes line by line.")
        self._choose = EmptyState("file", title=tr("No file selected"), hint=hint)
        title = tr("No files changed in this session")
        hint = tr("Files Helix writes or edits appear here, with their earlier versions.")
        self._nothing = EmptyState("file", title=title, hint=hint)
        self._stack, self._right = StackedPages(), StackedPages()
        self._body, self.worktree = QWidget(), WorktreeBar()
        self._arrange()
        self.list.chosen.connect(self.choose)
        self.list.moved.connect(lambda: self.choose(self.list.key))

    @property
    def file(self) -> ChangedFile | None:
        return self._files.get(self.key)

    def reset(self) -> None:
        """Show nothing, since nothing is known of the new session yet."""
        self.key = ""
        self.show_changes(SessionFileChanges())

    def show_changes(self, changes: SessionFileChanges) -> None:
        """Show the changed files; the selected one remains selected while it is listed."""
        self._files = {file_key(file): file for file in changes.files}
        self.list.show_rows(file_rows(changes), self.key)
        self._sum.setText(changes_summary(changes))
        self._problem.setVisible(bool(changes.unreadable))
        problem = plural(
            changes.unreadable,
            "{0} record of this session can't be read. Some changes may be missing.",
            "{0} records of this session can't be read. Some changes may be missing.",
        )
        self._problem.setText(problem)
        is_empty = not changes.files and not changes.unreadable
        self._stack.setCurrentWidget(self._nothing if is_empty else self._body)
        if self.file is not None:
            self.detail.show_file(self.file)
        else:
            self.key = ""
        self._right.setCurrentWidget(self.detail if self.key else self._choose)
        if self._files and not self.key and self.isVisible():
            first = next(iter(self._files))  # so that the page is not empty
            self.list.show_rows(file_rows(changes), first)
            self.choose(first)

    def choose(self, key: str) -> None:
        """Select a file of the list and emit `opened`."""
        file = self._files.get(key)
        if file is None or key == self.key:
            return
        self.key = key
        self.detail.show_file(file)
        self.detail.show_diff(FileDiff(comparable=True))
        self._right.setCurrentWidget(self.detail)
        self.opened.emit(key)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()

    def _arrange(self) -> None:
        head = bar_of(
            "bg", TOP_BAR_HEIGHT, label(tr("Changes"), "title"), grow(self._sum), spacing=12
        )
        names = surface("panel")
        names.setMinimumWidth(200)
        names.setMaximumWidth(SIDE_PANEL_WIDTH)
        column_of(self._problem, grow(self.list), on=names, margins=10)
        right = QWidget()
        right.setLayout(self._right)
        self._right.addWidget(self._choose)
        self._right.addWidget(self.detail)
        panes = (grow(names), hairline(vertical=True), grow(right, 2))
        row_of(*panes, on=self._body, margins=0, spacing=0)
        self._stack.addWidget(self._nothing)
        self._stack.addWidget(self._body)
        parts = (head, hairline(), self.worktree, grow(self._stack))
        column_of(*parts, on=self, margins=0, spacing=0)


def file_key(file: ChangedFile) -> str:
    """Return a key that stays the same while the file is changed further."""
    return "\n".join((file.change.path, file.change.before or "", *file.change.calls[:1]))


def file_rows(changes: SessionFileChanges) -> list[ListRow]:
    rows = []
    for file in changes.files:
        folder, _, name = file.change.path.rpartition("/")
        state = _state(file)
        words = phrase_text(_SHORT_AUTHOR_TEXTS if state is AUTHOR_TEXTS else state[0])
        below = f"{words} · {one_line(folder)}" if folder else words
        size = size_change_text(file.size)
        key = file_key(file)
        rows.append(ListRow(key, one_line(name), icon="file", below=below, right=size))
    return rows


ROW_INSET = 10
"""Pixels by which widgets are inset to align with rows, which have an inset of their own."""


class ChangesPanel(QFrame):
    """The panel with the changed files."""

    def __init__(self) -> None:
        super().__init__()
        set_surface(self, "panel")
        self.list = ListView(46, tr("Changes"))
        self._sum = label("", "small", "mut")
        hint = tr("Files Helix writes or edits appear here, with their earlier versions.")
        self._none = label(hint, "small", "mut", wrap=True)
        for words in (self._sum, self._none):
            words.setContentsMargins(ROW_INSET, 0, ROW_INSET, 0)
        parts = (self._sum, self._none, grow(self.list))
        column_of(*parts, on=self, margins=(10, 16, 10, 12), spacing=8)
        self.show_changes(SessionFileChanges())

    def show_changes(self, changes: SessionFileChanges) -> None:
        rows = file_rows(changes)
        self._sum.setText(changes_summary(changes))
        self._sum.setVisible(bool(rows))
        self._none.setVisible(not rows)
        self.list.show_rows(rows)
