"""The dialog *Apply code to file*: choose a file, see the diff, then write a code block to it."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from helix_desktop.domain.file_changes import CodePlan
from helix_desktop.ui.changes.diff_lines import DiffView, diff_lines
from helix_desktop.ui.text.formatting import change_text, count_text, sentences_text, tr
from helix_desktop.ui.widgets.controls import button
from helix_desktop.ui.widgets.dialogs import Dialog, DialogField
from helix_desktop.ui.widgets.labels import label, set_tone
from helix_desktop.ui.widgets.layout import STRETCH, row_of
from helix_desktop.ui.widgets.timers import single_shot_timer

DIALOG_SIZE = QSize(760, 560)
TYPING_PAUSE_MS = 250
"""Milliseconds without typing before the file is compared."""


class ApplyDialog(Dialog):
    """A field for the file, the changes of its lines, and a button that writes them."""

    file_entered = Signal(str)
    """The path in the field, which is to be compared."""
    accepted = Signal(object)
    """The CodePlan that is shown."""

    def __init__(self, host: QWidget, file: str, *, patch: bool) -> None:
        hint = tr("The code replaces the whole file.")
        if patch:
            hint = tr("The patch changes the lines that it names.")
        super().__init__(host, title=tr("Apply code to file"), hint=hint, size=DIALOG_SIZE)
        self.field = DialogField(file, tr("File in the project folder"))
        self.field.setPlaceholderText(tr("File in the project folder"))
        self.browse = button(tr("Choose file…"))
        self.view = DiffView()
        self.message = label("", "small", "fg2", wrap=True)
        self.cancel, self.yes = button(tr("Cancel")), button(tr("Apply"), "primary")
        self.plan: CodePlan | None = None
        self._typed = single_shot_timer(self, TYPING_PAUSE_MS, self.compare)
        self.body.setSpacing(12)
        self.body.addLayout(row_of(self.field.frame, self.browse, spacing=8))
        self.body.addWidget(self.message)
        self.body.addWidget(self.view, 1)
        self.footer.addLayout(row_of(STRETCH, self.cancel, self.yes, spacing=8))
        self.show_nothing("")
        self.field.textChanged.connect(self._on_typed)
        self.field.entered.connect(self._on_entered)
        self.cancel.clicked.connect(self.close_sheet)
        self.yes.clicked.connect(self._on_yes)

    @property
    def file(self) -> str:
        return self.field.text().strip()

    def show_plan(self, plan: CodePlan) -> None:
        """Show what the file in the field would hold."""
        self.plan = plan if plan.changes else None
        self.view.show_lines(diff_lines(plan.diff))
        words = tr("The file already has this content.")
        if plan.changes:
            words = change_text(count_text(plan.diff.added), count_text(plan.diff.removed))
            if plan.creates:
                words = sentences_text((tr("New file."), words))
        self._say(words, "fg2" if plan.changes else "mut")
        self.yes.setEnabled(plan.changes)

    def show_nothing(self, problem: str) -> None:
        """Show no changes, and why there are none."""
        self.plan = None
        self.view.show_lines(())
        words = problem or tr("Choose the file that the code is for.")
        self._say(words, "bad" if problem else "mut")
        self.yes.setEnabled(False)

    def compare(self) -> None:
        """Compare the file in the field now."""
        self._typed.stop()
        if self.file:
            self.file_entered.emit(self.file)
        else:
            self.show_nothing("")

    def _on_typed(self) -> None:
        self.yes.setEnabled(False)  # what is shown belongs to another file
        self.plan = None
        self._typed.start()

    def _on_entered(self) -> None:
        if self.plan is None:
            self.compare()
        else:
            self._on_yes()

    def _on_yes(self) -> None:
        if self.plan is not None:
            plan, self.plan = self.plan, None
            self.yes.setEnabled(False)
            self.accepted.emit(plan)

    def _say(self, words: str, tone: str) -> None:
        self.message.setText(words)
        set_tone(self.message, tone)
