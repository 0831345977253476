"""The action *Import session…*: imports a session of another program and opens it to continue.

An imported session that went on in the other program is read further when it is shown.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.ui.action import Action
from helix_desktop.ui.page_controller import WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.formatting import error_text, phrase_text, plural, sentences_text, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.dialogs import ProgressDialog

if TYPE_CHECKING:
    from helix_desktop.app.imports.source_messages import SourceSession
    from helix_desktop.ui.window.import_dialog import ImportDialog

PERCENT = 100


class ImportController(WorkspaceController):
    """The controller of imports into an open workspace."""

    imported = Signal(str)
    """A session was imported or read further: its ID."""

    def __init__(self, context: WorkspaceContext, owner: QWidget) -> None:
        super().__init__(context, owner)
        self._owner = owner

    def action(self) -> Action:
        """Return the action for menus and the palette."""
        return Action(
            "session.import", tr("Import session…"), tr("Session"), self.ask, icon="upload"
        )

    def ask(self) -> None:
        """Open the dialog, and look for sessions of this folder in the usual places."""
        # lazy: few sessions are imported
        from helix_desktop.ui.window.import_dialog import ImportDialog  # noqa: PLC0415

        dialog = ImportDialog(self._owner.window())
        dialog.file_chosen.connect(
            lambda path: self._bridge.run(self._list(dialog, path), "read a file")
        )
        dialog.session_chosen.connect(
            lambda session: self._bridge.run(self._preview(dialog, session), "preview an import")
        )
        dialog.accepted.connect(lambda session: self._begin(dialog, session))
        dialog.replay_wanted.connect(self._replay)
        dialog.open(dialog.list)
        self._bridge.run(self._list(dialog, None), "find sessions")

    def follow(self, session: SessionId) -> None:
        """Read the session that is shown now further, if it was imported and its file grew."""
        self._session = session
        if session != NO_SESSION:
            self._bridge.run(self._follow(session), "read an imported session further")

    async def _follow(self, session: SessionId) -> None:
        result = await self._open_workspace.imports.follow(
            session, stopped=lambda: self._session != session
        )
        if result is not None and result.messages:
            words = plural(
                result.messages,
                "{0} message was read from the other program.",
                "{0} messages were read from the other program.",
            )
            self._navigation.done.emit(words, "")

    async def _list(self, dialog: "ImportDialog", path: Path | None) -> None:
        """List the sessions of a file, or without one those of this folder."""
        imports, folder = self._open_workspace.imports, self._open_workspace.workspace.folder
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
            if isValid(dialog):
                dialog.show_problem(None, error_text(error))
            return
        if isValid(dialog):
            dialog.show_sessions(sessions, imported, words)

    async def _preview(self, dialog: "ImportDialog", source: "SourceSession") -> None:
        def is_unwanted() -> bool:
            return not isValid(dialog) or dialog.chosen is not source

        try:
            preview = await self._open_workspace.imports.preview(source, stopped=is_unwanted)
        except HelixError as error:
            if isValid(dialog):
                dialog.show_problem(source, error_text(error))
            return
        if isValid(dialog):
            dialog.show_preview(preview)

    def _replay(self, source: "SourceSession") -> None:
        # lazy: as the dialog
        from helix_desktop.ui.welcome.lab_dialog import open_lab  # noqa: PLC0415

        lab = open_lab(
            self._owner.window(),
            self._bridge,
            paths=self._open_workspace.trials.paths,
            sources=[source],
        )
        self._bridge.run(lab, "compare sessions")

    def _begin(self, dialog: "ImportDialog", source: "SourceSession") -> None:
        dialog.dismiss()
        self._bridge.run(self._import(source), "import a session")

    async def _import(self, source: "SourceSession") -> None:
        # lazy: as the dialog
        from helix_desktop.ui.window.import_dialog import problem_lines  # noqa: PLC0415

        sheet = ProgressDialog(self._owner.window(), tr("Importing"))
        sheet.open_over()
        try:
            # a long session has a hundred thousand messages
            shown_percent, words = -1, tr("Reading, in percent")

            def show(read: int, size: int) -> None:
                nonlocal shown_percent
                percent = min(PERCENT, read * PERCENT // size) if size else 0
                if percent != shown_percent:
                    shown_percent = percent
                    sheet.progressed.emit(words, percent, PERCENT if size else 0)

            result = await self._open_workspace.imports.import_session(
                source, progress=show, stopped=sheet.stopped
            )
        except HelixError as error:
            sheet.finish(tr("Import failed"), error_text(error))
            return
        for line in problem_lines(result.report):
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
        if result.stopped:
            lines.append(tr("Import the session again to go on."))
        elif result.messages or result.grown:
            lines.append(tr("You can continue the session here."))
        if count := result.hidden_secrets:
            lines.append(plural(count, "{0} secret was hidden.", "{0} secrets were hidden."))
        if result.stopped:
            title = tr("Import canceled")
        elif result.grown and not result.messages:
            title = tr("Nothing new")
        else:
            title = tr("Imported")
        sheet.finish(title, sentences_text(lines))
        if result.messages or result.grown:
            self.imported.emit(result.session)
