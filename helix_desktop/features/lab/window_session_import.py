"""The action *Import session…*: lists sessions of other programs (title, date), with a preview,
imports one, and opens it to continue.
"""

from collections.abc import Callable, Collection, Sequence
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from helix_desktop.app.source_formats.source_messages import (
    PROGRAM_NAMES,
    ReadingReport,
    SourceSession,
)
from helix_desktop.domain.errors import HelixError
from helix_desktop.features.lab.policy_trials import PolicyTrials
from helix_desktop.features.lab.session_import import SessionImports
from helix_desktop.features.lab.window_lab_dialog import open_lab
from helix_desktop.ui.page_controller import WorkspaceContext
from helix_desktop.ui.text.formatting import (
    count_text,
    date_text,
    dotted_text,
    error_text,
    phrase_text,
    plural,
    sentences_text,
    size_text,
    time_text,
    tokens_text,
    tr,
)
from helix_desktop.ui.text.safe_text import breakable_text, label_line, one_line
from helix_desktop.ui.widgets.accessibility import announce
from helix_desktop.ui.widgets.controls import button
from helix_desktop.ui.widgets.dialogs import Dialog, ProgressDialog, ask_for_file
from helix_desktop.ui.widgets.labels import label, set_tone
from helix_desktop.ui.widgets.layout import STRETCH, row_of
from helix_desktop.ui.widgets.row_list import ListRow, ListView

DIALOG_SIZE, ROW_HEIGHT, MAX_ROWS, MAX_PROBLEMS = QSize(720, 560), 46, 500, 5
PERCENT = 100


class ImportDialog(Dialog):
    """The list of sessions, and below it what the chosen one has and what can't come along.

    `imported` is called with the ID of a session that was imported or read further.
    """

    def __init__(
        self, context: WorkspaceContext, host: QWidget, imported: Callable[[str], None]
    ) -> None:
        hint = tr("The files of other programs are only read. Nothing is sent.")
        super().__init__(host, title=tr("Import a session"), hint=hint, size=DIALOG_SIZE)
        self._settings, self._services, self._run = (
            context.settings,
            context.services,
            context.bridge.run,
        )
        self._imports = context.services[SessionImports]
        self._bridge, self._on_imported = context.bridge, imported
        self.chosen: SourceSession | None = None
        """The session whose preview is shown or on its way."""
        self.status = label(tr("Searching…"), "small", "mut", wrap=True)
        self.list = ListView(ROW_HEIGHT, tr("Sessions"))
        self.list.finds_typed = True
        self.details = label("", "small", "fg2", wrap=True)
        self._sessions: Sequence[SourceSession] = ()
        self._imported: Collection[tuple[str, str]] = ()
        """The programs and names of the sessions that are here already."""
        self.body.setSpacing(10)
        self.body.addWidget(self.status)
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.details)
        choose, cancel = button(tr("Choose file…")), button(tr("Cancel"))
        self.yes = button(tr("Import"), "primary")
        self.replay = button(tr("Replay in the lab"))
        self._allow(False)
        self.footer.addLayout(row_of(choose, STRETCH, cancel, self.replay, self.yes, spacing=8))
        self.setAcceptDrops(True)
        choose.clicked.connect(
            lambda: ask_for_file(self, tr("Choose a file with sessions"), self._on_file)
        )
        cancel.clicked.connect(self.dismiss)
        self.replay.clicked.connect(self._on_replay)
        self.yes.clicked.connect(self._on_yes)
        self.list.chosen.connect(self._on_chosen)
        # what is selected by the arrow keys is what the button imports
        self.list.moved.connect(lambda: self._on_chosen(self.list.key))
        self._run(self._list(None), "find sessions")

    async def _list(self, path: Path | None) -> None:
        """List the sessions of a file, or without one those of this folder."""
        imports, folder = self._imports, self._settings.workspace.folder
        try:
            if path is None:
                sessions = await imports.find(folder)
                words = tr("No sessions for this folder were found. Choose or drop a file.")
                count = plural(
                    len(sessions), "{0} session for this folder", "{0} sessions for this folder"
                )
                words = count if sessions else words
            else:
                sessions = await imports.sessions_of(path)
                words = one_line(str(path), 200)
            imported = await imports.known()
        except HelixError as error:
            if isValid(self):
                self._show_status(error_text(error), "bad")
            return
        if not isValid(self):
            return
        self._sessions, self._imported = sessions[:MAX_ROWS], imported
        self.chosen = None
        self.details.clear()
        self._allow(False)
        rows = []
        for index, session in enumerate(self._sessions):
            size = size_text(session.size) if session.size else ""
            changed = session.changed
            date = f"{date_text(changed)} {time_text(changed)}" if changed else ""
            program = PROGRAM_NAMES[session.program]
            title = one_line(session.title) or tr("Untitled")
            below = dotted_text(program, date, size)
            right = tr("Imported") if self._is_imported(session) else ""
            rows.append(ListRow(f"{index}", title, icon="chat", below=below, right=right))
        self.list.show_rows(rows)
        if (omitted := len(sessions) - MAX_ROWS) > 0:
            words = dotted_text(words, tr("… {0} more").format(count_text(omitted)))
        self._show_status(words)
        if len(self._sessions) == 1:
            self._on_chosen("0")

    async def _preview(self, source: SourceSession) -> None:
        def is_unwanted() -> bool:
            return not isValid(self) or self.chosen is not source

        try:
            preview = await self._imports.preview(source, stopped=is_unwanted)
        except HelixError as error:
            if not is_unwanted():
                self.details.setText(breakable_text(label_line(error_text(error), 400)))
                announce(self, error_text(error))
                self._fit()
            return
        if is_unwanted():
            return
        turns = plural(preview.turns, "{0} turn", "{0} turns")
        calls = plural(preview.calls, "{0} tool call", "{0} tool calls")
        tokens = tokens_text(preview.tokens, estimated=True)
        lines = [dotted_text(turns, calls, tokens)]
        lines += map(phrase_text, (*preview.related_session_texts(), *preview.left_out()))
        lines += _problem_lines(preview.report)
        self.details.setText("\n".join(breakable_text(label_line(line, 300)) for line in lines))
        announce(self, lines[0])
        is_known = self._is_imported(preview.source)
        self.yes.setText(tr("Read further") if is_known else tr("Import"))
        self.yes.setEnabled(preview.turns + preview.replies > 0)
        self.replay.setEnabled(preview.replies > 0)
        self._fit()

    def _allow(self, is_allowed: bool) -> None:
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
        self._allow(False)
        self.details.setText(tr("Reading…"))
        self._run(self._preview(self.chosen), "preview an import")

    def _on_replay(self) -> None:
        """Show what each preset would have made of the session."""
        if self.chosen is not None:
            trials = self._services[PolicyTrials]
            lab = open_lab(self.below, self._bridge, paths=trials.paths, sources=[self.chosen])
            self._run(lab, "compare sessions")

    def _on_file(self, path: Path) -> None:
        self._show_status(tr("Reading…"))
        self._run(self._list(path), "read a file")

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            event.acceptProposedAction()
            self._on_file(Path(files[0]))

    def _on_yes(self) -> None:
        if self.chosen is not None:
            self.dismiss()
            self._run(self._import(self.chosen, self.below), "import a session")

    async def _import(self, source: SourceSession, window: QWidget) -> None:
        """Import a session; this dialog is closed by then."""
        sheet = ProgressDialog(window, tr("Importing"))
        sheet.open_over()
        # a long session has a hundred thousand messages
        shown_percent, words = -1, tr("Reading, in percent")

        def show(read: int, size: int) -> None:
            nonlocal shown_percent
            percent = min(PERCENT, read * PERCENT // size) if size else 0
            if percent != shown_percent:
                shown_percent = percent
                sheet.progressed.emit(words, percent, PERCENT if size else 0)

        try:
            result = await self._imports.import_session(
                source, progress=show, stopped=sheet.stopped
            )
        except HelixError as error:
            sheet.finish(tr("Import failed"), error_text(error))
            return
        for line in _problem_lines(result.report):
            sheet.line_added.emit(line)
        if result.report.cut:
            sheet.line_added.emit(phrase_text(result.report.cut))
        lines = [
            plural(result.messages, "{0} message was imported.", "{0} messages were imported.")
        ]
        if count := result.branches:
            lines.append(plural(count, "{0} branch came along.", "{0} branches came along."))
        if count := result.subagents:
            lines.append(plural(count, "{0} subagent came along.", "{0} subagents came along."))
        title = tr("Imported")
        if result.stopped:
            title = tr("Import canceled")
            lines.append(tr("Import the session again to go on."))
        elif result.messages or result.grown:
            title = title if result.messages else tr("Nothing new")
            lines.append(tr("You can continue the session here."))
        if count := result.hidden_secrets:
            lines.append(plural(count, "{0} secret was hidden.", "{0} secrets were hidden."))
        sheet.finish(title, sentences_text(lines))
        if result.messages or result.grown:
            self._on_imported(result.session)


def _problem_lines(report: ReadingReport) -> list[str]:
    """Return the first sentences about what can't be read."""
    lines = [phrase_text(problem) for problem in report.problems[:MAX_PROBLEMS]]
    if (omitted := report.problem_count - len(lines)) > 0:
        lines.append(tr("… {0} more").format(count_text(omitted)))
    return lines
