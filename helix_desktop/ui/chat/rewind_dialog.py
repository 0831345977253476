"""The dialog *Rewind to here*: what goes back (messages, files, steps), and what stays."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from helix_desktop.app.sessions.rewinding import RewindPart, RewindPlan
from helix_desktop.domain.file_changes import ChangedFile, FileDiff
from helix_desktop.domain.value import replace
from helix_desktop.ui.changes.diff_lines import DiffLine, DiffView, LineKind, diff_lines
from helix_desktop.ui.text.formatting import plural, tr
from helix_desktop.ui.text.safe_text import bounded_text, names_text, one_line
from helix_desktop.ui.widgets.controls import button, switch_button
from helix_desktop.ui.widgets.dialogs import Dialog
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import STRETCH, grow, row_of

DIALOG_SIZE = QSize(760, 600)
MAX_LINES = 5_000
"""Lines of comparisons that are shown; the whole files go back."""
MAX_FACTS_CHARS = 600


class RewindDialog(Dialog):
    """A switch for each part of a rewind, the changes of files, and the buttons that do it."""

    accepted = Signal(bool, object)
    """Whether it happens in place, and the parts to keep."""

    def __init__(self, host: QWidget, plan: RewindPlan) -> None:
        title = tr("Redo what the rewind took back") if plan.redoes else tr("Rewind to here")
        hint = tr("Nothing is deleted, and you can undo it at any time, also days later.")
        super().__init__(host, title=title, hint=hint, size=DIALOG_SIZE)
        self.plan = plan
        self.switches: dict[RewindPart, QPushButton] = {}
        self.body.setSpacing(8)
        texts: list[tuple[RewindPart, str]] = []
        if plan.messages and plan.conversation:
            leave_text = plural(
                plan.messages,
                "Conversation: {0} message leaves the context",
                "Conversation: {0} messages leave the context",
            )
            return_text = plural(
                plan.messages,
                "Conversation: {0} message comes back",
                "Conversation: {0} messages come back",
            )
            texts.append(("conversation", return_text if plan.redoes else leave_text))
        agent_files = [file for file in plan.files if not file.change.while_command]
        by_command = len(plan.files) - len(agent_files)
        if agent_files:
            texts.append(
                ("files", plural(len(agent_files), "{0} file changes", "{0} files change"))
            )
        if count := by_command + len(plan.git):
            commands_text = plural(
                count,
                "{0} more that changed while a command ran: by it, or by you",
                "{0} more that changed while commands ran: by them, or by you",
            )
            import_text = plural(
                count,
                "{0} more with content that came with the imported session",
                "{0} more with contents that came with the imported session",
            )
            texts.append(("commands", import_text if plan.imported else commands_text))
        if plan.changes_steps:
            count = len(plan.steps.items)
            texts.append(
                ("steps", plural(count, "Steps: {0} on the list", "Steps: {0} on the list"))
            )
        for part, text in texts:
            switch = switch_button(text)
            switch.setChecked(part != "commands" or not plan.imported)
            switch.toggled.connect(self._on_toggled)
            self.switches[part] = switch
            self.body.addLayout(row_of(grow(label(text, "body", wrap=True)), switch, spacing=8))
        if plan.left:
            names = names_text(tuple(file.change.path for file in plan.left))
            stays = tr(
                "These stay as they are. Somebody else changed them since, or Helix can't reach "
                "them: {0}"
            )
            text = bounded_text(stays.format(names), MAX_FACTS_CHARS)
            self.body.addWidget(label(text, "small", "warn", wrap=True))
        if plan.is_empty:
            self.body.addWidget(label(tr("Nothing changed since."), "body", "mut"))
        self.view = DiffView()
        self.body.addWidget(self.view, 1)
        if not (plan.files or plan.git):
            self.view.hide()
            self.body.addStretch(1)
        self.cancel = button(tr("Cancel"))
        self.here = button(tr("Redo") if plan.redoes else tr("Rewind this session"))
        self.branch = button(tr("Rewind in new branch"), "primary")
        self.branch.setVisible(not plan.redoes)
        buttons = (self.cancel, self.here) if plan.redoes else (self.cancel, self.here, self.branch)
        self.footer.addLayout(row_of(STRETCH, *buttons, spacing=8))
        self.cancel.clicked.connect(self.close_sheet)
        self.here.clicked.connect(lambda: self._on_accepted(in_place=True))
        self.branch.clicked.connect(lambda: self._on_accepted(in_place=False))
        self._on_toggled()

    @property
    def keep(self) -> tuple[RewindPart, ...]:
        """The parts that stay as they are."""
        return tuple(part for part, switch in self.switches.items() if not switch.isChecked())

    def show_changes(self, changes: Sequence[tuple[ChangedFile, FileDiff]]) -> None:
        """Show the lines that change in each file, in the direction of the rewind."""
        all_files = len(self.plan.files) + len(self.plan.git)
        self.view.show_lines(rewind_lines(changes, all_files=all_files))

    def _on_toggled(self) -> None:
        goes_back = len(self.keep) < len(self.switches)
        self.here.setEnabled(goes_back)
        # a branch has the conversation up to there in any case
        self.branch.setEnabled(goes_back and "conversation" not in self.keep)

    def _on_accepted(self, *, in_place: bool) -> None:
        keep = self.keep
        self.close_sheet()
        self.accepted.emit(in_place, keep)


def rewind_lines(
    changes: Sequence[tuple[ChangedFile, FileDiff]], *, all_files: int = 0
) -> tuple[DiffLine, ...]:
    """Return the rows of files, each heading with the file's name, up to a limit.

    `all_files` is the number of all files of the rewind; those without rows are counted at the end.
    """
    rows: list[DiffLine] = []
    hunks = shown_files = 0
    for file, diff in changes:
        shown_hunks: list[str] = []
        remaining_rows = MAX_LINES - len(rows) - 2
        for hunk in diff.hunks:
            remaining_rows -= hunk.count("\n") + 1
            if remaining_rows < 0:
                break
            shown_hunks.append(hunk)
        if remaining_rows < 0 and not shown_hunks:
            break
        shown_files += 1
        path = one_line(file.change.path)
        if file.change.is_new:
            path = tr("{0} · the file is deleted").format(path)
        file_rows = diff_lines(replace(diff, hunks=tuple(shown_hunks)), path=file.change.path)
        if not file_rows:
            rows.append(DiffLine(LineKind.HEAD, path, hunks, 1))
            rows.append(DiffLine(LineKind.NOTE, tr("Can't be compared by lines."), hunks))
            hunks += 1
        for line in file_rows:
            text = f"{path} · {line.text}" if line.kind is LineKind.HEAD else line.text
            rows.append(replace(line, hunk=line.hunk + hunks, text=text))
        hunks += len(shown_hunks) if file_rows else 0
        if len(shown_hunks) < len(diff.hunks):
            rows.append(DiffLine(LineKind.NOTE, tr("… more changes of this file"), hunks - 1))
    if all_files > shown_files:
        omitted_text = plural(
            all_files - shown_files, "… and {0} more file", "… and {0} more files"
        )
        rows.append(DiffLine(LineKind.NOTE, omitted_text, max(0, hunks - 1)))
    return tuple(rows)
