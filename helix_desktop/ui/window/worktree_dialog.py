"""The dialog *New session in a worktree*: its branch, the commit that it begins at, its folder."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from helix_desktop.domain.worktree import WorktreePlan
from helix_desktop.ui.text.formatting import folder_text, path_text, plural, tr
from helix_desktop.ui.text.safe_text import bounded_text, names_text, one_line
from helix_desktop.ui.widgets.controls import button
from helix_desktop.ui.widgets.dialogs import DialogField, Overlay
from helix_desktop.ui.widgets.labels import label

DIALOG_WIDTH = 520


class WorktreeDialog(Overlay):
    """The name of the branch in a field, and the facts about the worktree that it would get.

    The worktree can be created once the name in the field was checked.
    """

    checked = Signal(str)
    """A name is to be checked."""
    accepted = Signal(object)
    """The user wants the planned worktree."""

    def __init__(self, window: QWidget, branch: str) -> None:
        super().__init__(window, width=DIALOG_WIDTH)
        self.field = DialogField(branch, tr("Branch", "of git"))
        self.facts = label("", "small", "fg2", wrap=True)
        self.stays = label("", "small", "warn", wrap=True)
        self.problem = label("", "small", "bad", wrap=True)
        self.yes = button(tr("Create"), "primary")
        cancel = button(tr("Cancel"))
        self._plan: WorktreePlan | None = None
        self.lay_out(
            label(tr("New session in a worktree"), "head", wrap=True),
            label(
                tr(
                    "The session works in a folder and on a branch of its own. Your folder stays "
                    "as it is until you merge."
                ),
                "body",
                "fg2",
                wrap=True,
            ),
            4,
            label(tr("Branch", "of git"), "small", "mut"),
            self.field.frame,
            self.problem,
            self.facts,
            self.stays,
            buttons=(cancel, self.yes),
        )
        self.yes.clicked.connect(self._on_create)
        cancel.clicked.connect(self.close_sheet)
        self.field.entered.connect(self._on_create)
        self.field.textChanged.connect(self.check)
        self._over = False
        self.closed.connect(self._end)
        self._show("", "", "")

    def take_focus(self) -> None:
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)
        self.field.selectAll()

    @property
    def branch(self) -> str:
        return self.field.text().strip()

    def check(self) -> None:
        """Have the name in the field checked."""
        self._plan = None
        self.yes.setEnabled(False)
        self.checked.emit(self.branch)

    def show_plan(self, plan: WorktreePlan) -> None:
        """Show what would be created; ignored once another name is in the field."""
        if self._over or plan.worktree.branch != self.branch:
            return
        self._plan = plan
        tree = plan.worktree
        commit, subject = tree.commit[:10], one_line(plan.subject, 60)
        base = tr("From commit {0}: {1}").format(commit, subject)
        if tree.base:
            base = tr("From {0} at {1}: {2}").format(one_line(tree.base), commit, subject)
        folder = tr("Folder: {0}").format(path_text(one_line(folder_text(tree.folder))))
        modules = tr("Submodules are not checked out there.") if plan.submodules else ""
        facts = "\n".join(filter(None, (base, folder, modules)))
        unsaved = ""
        if plan.unsaved:
            unsaved = plural(
                len(plan.unsaved),
                "{0} uncommitted file stays in your folder and is not in the worktree: {1}",
                "{0} uncommitted files stay in your folder and are not in the worktree: {1}",
                names_text(plan.unsaved),
            )
        self._show("", facts, unsaved)
        self.yes.setEnabled(True)

    def show_problem(self, branch: str, text: str) -> None:
        """Show why there can be no worktree; ignored once another name is in the field."""
        if not self._over and branch == self.branch:
            self._show(text, "", "")

    def _show(self, problem: str, facts: str, unsaved: str) -> None:
        for text_label, text in (
            (self.problem, problem),
            (self.facts, facts),
            (self.stays, unsaved),
        ):
            text_label.setText(bounded_text(text, 600))
            text_label.setVisible(bool(text))
        self.yes.setEnabled(False)
        self.fit()

    def _end(self) -> None:
        """Take no answers any more; a check may still be running."""
        self._over = True
        self.deleteLater()

    def _on_create(self) -> None:
        if (plan := self._plan) is not None:
            self.close_sheet()
            self.accepted.emit(plan)
