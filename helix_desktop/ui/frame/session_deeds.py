"""What can be done with a session from its list: named, put away, taken back, written to a file."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from helix_desktop.app.desk import Desk
from helix_desktop.app.files import replace_file
from helix_desktop.app.session_text import as_markdown
from helix_desktop.app.shelf import Place
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import WorkspaceError
from helix_desktop.ui.actions import Action
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.menus import menu_with, pop_up
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.sheets.ask import Ask, Question
from helix_desktop.ui.words import tr

NAME = 60


class SessionDeeds(QObject):
    """Works on the desk that is open; `moved` once a list is not what it was."""

    moved = Signal()
    left = Signal(str)
    """A session is in its list no more."""

    def __init__(
        self, bridge: Bridge, theme: Theme, *, owner: QWidget, desk: Callable[[], Desk | None]
    ) -> None:
        super().__init__(owner)
        self._bridge, self._theme = bridge, theme
        self._owner, self._desk = owner, desk
        self._dialog: QFileDialog | None = None

    def actions_for(self, session: str) -> list[Action | None]:
        """What a menu under the pointer offers."""
        desk = self._desk()
        if desk is None:
            return []
        place = desk.shelf.place(SessionId(session))
        group, running = tr("Session"), desk.running(SessionId(session))
        words = tr("The agent is at work in it: stop it first, or wait.") if running else ""
        found: list[Action | None] = [
            Action("", tr("Rename…"), group, lambda: self.rename(session), keys="F2"),
            Action("", tr("Export as Markdown…"), group, lambda: self.export(session)),
            None,
        ]
        for target, label in _moves(place):
            move = partial(self._wanted, session, target)
            keys = "Del" if target is Place.TRASH else ""
            found.append(Action("", label, group, move, keys=keys, refusal=lambda: words))
        return found

    def show_menu(self, session: str, at: QPoint) -> None:
        pop_up(menu_with(self.actions_for(session), self._owner), at)

    def on_key(self, session: str, key: int) -> None:
        desk = self._desk()
        if key == Qt.Key.Key_F2:
            self.rename(session)
        elif desk is not None and desk.shelf.place(SessionId(session)) is not Place.TRASH:
            self._wanted(session, Place.TRASH)

    def rename(self, session: str) -> None:
        self._bridge.run(self._rename(SessionId(session)), "ask for a name")

    def export(self, session: str) -> None:
        self._bridge.run(self._export(SessionId(session)), "export a session")

    def put(self, session: str, place: Place) -> None:
        self._bridge.run(self._put(SessionId(session), place), "move a session")

    def _wanted(self, session: str, place: Place) -> None:
        if place is Place.TRASH:
            self._bridge.run(self._ask_trash(SessionId(session)), "ask before deleting")
        else:
            self.put(session, place)

    async def _rename(self, session: SessionId) -> None:
        desk = self._desk()
        if desk is None:
            return
        title = await desk.title(session)
        question = Question(
            tr("Rename session"), tr("Rename"), line=title, line_name=tr("Name of the session")
        )
        sheet = Ask(self._theme, self._owner.window(), question)
        sheet.accepted.connect(
            lambda name: self._bridge.run(self._named(desk, session, name), "rename a session")
        )
        sheet.open_over()

    async def _named(self, desk: Desk, session: SessionId, name: str) -> None:
        await desk.rename(session, name)
        self.moved.emit()

    async def _ask_trash(self, session: SessionId) -> None:
        desk = self._desk()
        if desk is None:
            return
        title = one_line(await desk.title(session), NAME)
        told = (
            tr(
                "“{0}” moves to the trash of this workspace, and can be put back from there."
            ).format(title),
            tr("Nothing is removed from the disk; files of the project are not touched."),
        )
        question = Question(tr("Delete this session?"), tr("Move to trash"), told, destructive=True)
        sheet = Ask(self._theme, self._owner.window(), question)
        sheet.accepted.connect(lambda _: self.put(session, Place.TRASH))
        sheet.open_over()

    async def _put(self, session: SessionId, place: Place) -> None:
        desk = self._desk()
        if desk is None:
            return
        if desk.running(session):
            raise WorkspaceError(
                tr("The agent is still at work in this session."), tr("Stop it first, or wait.")
            )
        await asyncio.to_thread(desk.shelf.put, session, place)
        self.left.emit(session)
        self.moved.emit()

    async def _export(self, session: SessionId) -> None:
        desk = self._desk()
        if desk is None:
            return
        title, items = await desk.title(session), await desk.transcript(session)
        dialog = QFileDialog(self._owner.window(), tr("Export the session"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("md")
        dialog.selectFile(f"{_file_name(title)}.md")
        dialog.fileSelected.connect(
            lambda file: self._bridge.run(
                asyncio.to_thread(_write, Path(file), as_markdown(title, items)), "write a session"
            )
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        self._dialog = dialog


def _moves(place: Place) -> Sequence[tuple[Place, str]]:
    """Where a session can go from there."""
    archive, trash = (Place.ARCHIVE, tr("Archive")), (Place.TRASH, tr("Delete…"))
    out, back = (Place.OPEN, tr("Take out of the archive")), (Place.OPEN, tr("Put back"))
    return {
        Place.OPEN: (archive, trash),
        Place.ARCHIVE: (out, trash),
        Place.TRASH: (back,),
    }[place]


def _write(file: Path, text: str) -> None:
    try:
        replace_file(file, text.encode("utf-8", "replace"))
    except OSError as error:
        raise WorkspaceError(
            tr("{0} cannot be written: {1}.").format(file, error.strerror or error),
            tr("The session is as it was. Choose another place."),
        ) from error


def _file_name(title: str) -> str:
    kept = "".join(char if char.isalnum() or char in "-_. " else "-" for char in title)
    return " ".join(kept.split())[:NAME].strip(".") or "session"
