"""The bar of the changes page for a session with a worktree: its state, merge, and removal."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from helix_desktop.domain.worktree import WorktreeReport
from helix_desktop.ui.text.formatting import dotted_text, plural, retold, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.buttons import button
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import grow, row_of


class WorktreeBar(QWidget):
    """Says what a worktree holds that the project folder does not; hidden without a worktree."""

    action_requested = Signal(str)
    """An action of the window is wanted: its ID."""

    def __init__(self) -> None:
        super().__init__()
        self.words = label("", "small", "fg2", wrap=True)
        self.merge = button(tr("Merge…"))
        self.remove = button(tr("Remove worktree…"))
        row_of(
            grow(self.words), self.merge, self.remove, on=self, margins=(24, 8, 24, 8), spacing=8
        )
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
    told = [name]
    if report.gone:
        told.append(tr("its folder is gone"))
    if report.ahead:
        told.append(plural(len(report.ahead), "{0} commit to merge", "{0} commits to merge"))
    if report.unsaved:
        told.append(plural(len(report.unsaved), "{0} uncommitted file", "{0} uncommitted files"))
    if report.is_merged:
        told.append(tr("everything is merged"))
    return dotted_text(*told)
