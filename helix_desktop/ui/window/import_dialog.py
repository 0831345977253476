"""The dialog *Import a session*: lists sessions of other programs (title, date), with a preview."""

from collections.abc import Collection, Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from helix_desktop.app.imports.import_preview import ImportPreview
from helix_desktop.app.imports.source_messages import PROGRAM_NAMES, ReadingReport, SourceSession
from helix_desktop.ui.text.formatting import (
    count_text,
    date_text,
    dotted_text,
    phrase_text,
    plural,
    size_text,
    time_text,
    tokens_text,
    tr,
)
from helix_desktop.ui.text.safe_text import breakable_text, label_line, one_line
from helix_desktop.ui.widgets.accessibility import announce
from helix_desktop.ui.widgets.controls import button
from helix_desktop.ui.widgets.dialogs import Dialog, ask_for_file
from helix_desktop.ui.widgets.labels import label, set_tone
from helix_desktop.ui.widgets.layout import STRETCH, row_of
from helix_desktop.ui.widgets.row_list import ListRow, ListView

DIALOG_SIZE, ROW_HEIGHT, MAX_ROWS, MAX_PROBLEMS = QSize(720, 560), 46, 500, 5


class ImportDialog(Dialog):
    """The list of sessions, and below it what the chosen one has and what can't come along."""

    file_chosen = Signal(object)
    """A file to look into, as Path; it may be dropped on the dialog, too."""
    session_chosen = Signal(object)
    """The session that is to be read for its preview, as SourceSession."""
    replay_wanted = Signal(object)
    """The session that is to be compared under each preset, as SourceSession."""
    accepted = Signal(object)
    """The session that is to be imported, as SourceSession."""

    def __init__(self, host: QWidget) -> None:
        hint = tr("The files of other programs are only read. Nothing is sent.")
        super().__init__(host, title=tr("Import a session"), hint=hint, size=DIALOG_SIZE)
        self.chosen: SourceSession | None = None
        """The session whose preview is shown or on its way."""
        self.status = label(tr("Searching…"), "small", "mut", wrap=True)
        self.list = ListView(ROW_HEIGHT, tr("Sessions"))
        self.details = label("", "small", "fg2", wrap=True)
        self._sessions: Sequence[SourceSession] = ()
        self._imported: Collection[tuple[str, str]] = ()
        self.body.setSpacing(10)
        self.body.addWidget(self.status)
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.details)
        choose, cancel = button(tr("Choose file…")), button(tr("Cancel"))
        self.yes = button(tr("Import"), "primary")
        self.yes.setEnabled(False)
        self.replay = button(tr("Replay in the lab"))
        self.replay.setEnabled(False)
        self.footer.addLayout(row_of(choose, STRETCH, cancel, self.replay, self.yes, spacing=8))
        self.replay.clicked.connect(lambda: self.replay_wanted.emit(self.chosen))
        self.setAcceptDrops(True)
        choose.clicked.connect(
            lambda: ask_for_file(self, tr("Choose a file with sessions"), self._on_file)
        )
        cancel.clicked.connect(self.dismiss)
        self.yes.clicked.connect(self._on_yes)
        self.list.chosen.connect(self._on_chosen)
        # what is selected by the arrow keys is what the button imports
        self.list.moved.connect(lambda: self._on_chosen(self.list.key))

    def show_sessions(
        self, sessions: Sequence[SourceSession], imported: Collection[tuple[str, str]], words: str
    ) -> None:
        """Show a list of sessions; `imported` are the programs and names of those that are here."""
        self._sessions, self._imported = sessions[:MAX_ROWS], imported
        self.chosen = None
        self.details.clear()
        self._update_buttons(False)
        rows = []
        for index, session in enumerate(self._sessions):
            size = size_text(session.size) if session.size else ""
            changed = session.changed
            date = f"{date_text(changed)} {time_text(changed)}" if changed else ""
            program = PROGRAM_NAMES[session.program]
            title = one_line(session.title) or tr("Untitled")
            below = dotted_text(*filter(None, (program, date, size)))
            right = tr("Imported") if self._is_imported(session) else ""
            rows.append(ListRow(f"{index}", title, icon="chat", below=below, right=right))
        self.list.show_rows(rows)
        if omitted := len(sessions) - MAX_ROWS:
            omitted_text = tr("… {0} more").format(count_text(omitted)) if omitted > 0 else ""
            words = dotted_text(*filter(None, (words, omitted_text)))
        self._show_status(words)
        if len(self._sessions) == 1:
            self._on_chosen("0")

    def show_preview(self, preview: ImportPreview) -> None:
        if preview.source is not self.chosen:
            return
        turns = plural(preview.turns, "{0} turn", "{0} turns")
        calls = plural(preview.calls, "{0} tool call", "{0} tool calls")
        tokens = tokens_text(preview.tokens, estimated=True)
        lines = [dotted_text(turns, calls, tokens)]
        lines += map(phrase_text, (*preview.related_session_texts(), *preview.left_out()))
        lines += problem_lines(preview.report)
        self.details.setText("\n".join(breakable_text(label_line(line, 300)) for line in lines))
        announce(self, lines[0])
        is_known = self._is_imported(preview.source)
        self.yes.setText(tr("Read further") if is_known else tr("Import"))
        self._update_buttons(preview.turns + preview.replies > 0)
        self.replay.setEnabled(preview.replies > 0)
        self._fit()

    def show_problem(self, source: SourceSession | None, problem: str) -> None:
        """Show why a session, or without one a file, can't be read."""
        if source is None:
            self._show_status(problem, "bad")
        elif source is self.chosen:
            self.details.setText(breakable_text(label_line(problem, 400)))
            announce(self, problem)
            self._fit()

    def _update_buttons(self, is_allowed: bool) -> None:
        self.yes.setEnabled(is_allowed)
        self.replay.setEnabled(is_allowed)

    def _fit(self) -> None:
        """Make room for the details, and keep the chosen session in view."""
        self.fit()
        self.body.activate()
        if self.list.current >= 0:
            self.list.reveal(self.list.current)

    def _show_status(self, words: str, tone: str = "mut") -> None:
        self.status.setText(breakable_text(label_line(words, 400)))
        set_tone(self.status, tone)
        announce(self, words)

    def _is_imported(self, session: SourceSession) -> bool:
        return (session.program.value, session.id) in self._imported

    def _on_chosen(self, key: str) -> None:
        index = int(key)
        self.list.select(index)
        self.chosen = self._sessions[index]
        self._update_buttons(False)
        self.details.setText(tr("Reading…"))
        self.session_chosen.emit(self.chosen)

    def _on_yes(self) -> None:
        if self.chosen is not None:
            self.accepted.emit(self.chosen)

    def _on_file(self, path: Path) -> None:
        self._show_status(tr("Reading…"))
        self.file_chosen.emit(path)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            event.acceptProposedAction()
            self._on_file(Path(files[0]))


def problem_lines(report: ReadingReport) -> list[str]:
    """Return the first sentences about what can't be read."""
    lines = [phrase_text(problem) for problem in report.problems[:MAX_PROBLEMS]]
    if (omitted := report.problem_count - len(lines)) > 0:
        lines.append(tr("… {0} more").format(count_text(omitted)))
    return lines
