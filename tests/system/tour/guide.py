"""Who walks: does what a user would do, waits until it is there, and takes the picture."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.permission import PermissionAnswer, PermissionReply
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.chat.permission_controller import ChangedText
from helix_desktop.ui.text.language import ENGLISH
from helix_desktop.ui.widgets.dialogs import Dialog, Overlay
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.fakes.clock import FakeClock
from tests.system.scenarios.stage import running, until
from tests.system.tour.cut_texts import CutTexts
from tests.ui.pointer import point

LEAST = QSize(900, 600)
"""The smallest window in which all texts of the application are whole."""
REST = 0.35
"""Seconds in which what moves comes to rest."""
LOOKS = 3
"""Further looks at a window in which texts are cut."""


@dataclass(frozen=True, slots=True)
class Pictures:
    """Where they go, and how they are taken."""

    folder: Path
    look: str
    scale: int
    size: tuple[int, int]
    language: str = ENGLISH
    zoom: int = 100
    """Percent, as a user chooses it: what the window holds has less room then."""

    @property
    def name(self) -> str:
        wide = "" if self.size == (1_440, 920) else f"-{self.size[0]}"
        zoomed = "" if self.zoom == 100 else f"-zoom{self.zoom}"
        language = "" if self.language == ENGLISH else f"{self.language}-"
        return f"{language}{self.look}-{self.scale}x{wide}{zoomed}"

    @property
    def room(self) -> QSize:
        """The size of the window in its own measure."""
        wide, high = self.size
        return QSize(wide * 100 // self.zoom, high * 100 // self.zoom)

    @property
    def all_fits(self) -> bool:
        """Whether the window has the room in which no text of its own may be cut."""
        return self.room.width() >= LEAST.width() and self.room.height() >= LEAST.height()


class Guide:
    """What is asked for, answered and looked at."""

    def __init__(
        self, application: Application, pictures: Pictures, clock: FakeClock, *, other: Path
    ) -> None:
        self.application, self.clock, self.other = application, clock, other
        self._pictures = pictures
        self._station, self._taken = "", 0
        self._texts = CutTexts()
        self.cut: dict[str, str] = {}
        """What is wrong with a text, and the first picture with it."""

    @property
    def window(self) -> QWidget:
        return self.application.window

    @property
    def workspace_view(self) -> WorkspaceView:
        return self.application.window.workspace_views.current

    @property
    def open_workspace(self) -> OpenWorkspace:
        open_workspace = self.workspace_view.open_workspace
        assert open_workspace is not None
        return open_workspace

    def enter(self, station: str) -> None:
        self._station, self._taken = station, 0

    async def see(self, what: str, rest: float = REST) -> None:
        """Let it come to rest, then keep a picture."""
        await asyncio.sleep(rest)
        place = self.place(what)
        picture = await self._grabbed(place, self.window)
        if not picture.save(str(place)):
            raise OSError(f"{place.name} cannot be written")

    async def _grabbed(self, place: Path, *shown: QWidget) -> QPixmap:
        """Return the window as it is, and note the texts of what is shown that have no room.

        A page that is still being filled is looked at again.
        """
        picture, cut = self._look(*shown)
        for _ in range(LOOKS):
            if not cut:
                break
            await asyncio.sleep(REST)
            picture, cut = self._look(*shown)
        for line in cut:
            self.cut.setdefault(line, place.name)
        return picture

    def _look(self, *shown: QWidget) -> tuple[QPixmap, list[str]]:
        """Return the window as it is now, and the texts that are cut."""
        # Painting on a screen waits for a layout that is asked for; grab() does not.
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        with self._texts.while_painting() as cut:
            picture = self.window.grab()
        if not self._pictures.all_fits:
            return picture, []
        return picture, [*cut, *(line for item in shown for line in self._texts.in_widgets(item))]

    def place(self, what: str) -> Path:
        """Return the path of the next picture."""
        self._taken += 1
        name = f"{self._pictures.name}-{self._station}-{self._taken}-{what}.png"
        return self._pictures.folder / name

    async def see_menu(self, what: str, is_open: Callable[[], bool]) -> None:
        """A menu is a window of its own: it is painted where it stands."""
        await until(is_open)
        await asyncio.sleep(REST)
        place = self.place(what)
        picture = await self._grabbed(place, self.window)
        menu = QApplication.activePopupWidget()
        if menu is not None:
            menu.render(picture, self.window.mapFromGlobal(menu.pos()))
        picture.save(str(place))
        if menu is not None:
            menu.close()

    async def see_dialog(self, what: str, dialog: QWidget) -> None:
        """A dialog is a window of its own, too: it stands over the middle."""
        await asyncio.sleep(REST)
        place, room = self.place(what), self.window.rect()
        picture = await self._grabbed(place, self.window, dialog)
        dialog.render(picture, room.center() - dialog.rect().center())
        picture.save(str(place))

    async def fresh(self) -> None:
        """A new session, in a folder that is trusted."""
        if not self.open_workspace.permissions.files.trusted:
            await self.open_workspace.permissions.trust(True)
        self.window.activateWindow()  # a dialog may have gone, and nobody here does it then
        self.workspace_view.action_registry.run("session.new")
        await until(lambda: not self.workspace_view.session)
        await asyncio.sleep(0.1)

    def type(self, text: str) -> None:
        editor = self.workspace_view.chat.composer.editor
        editor.setFocus()
        editor.setPlainText("")
        editor.insertPlainText(text)

    async def say(self, text: str) -> None:
        self.type(text)
        QTest.keyClick(self.workspace_view.chat.composer.editor, Qt.Key.Key_Return)
        await until(
            lambda: running(self.workspace_view) or bool(self.workspace_view.chat.notice.text())
        )

    async def over(self) -> None:
        await until(lambda: not running(self.workspace_view), seconds=60)

    async def wait_for_question(self) -> None:
        """Until something waits for an answer: a changed text that can be used waits for nobody."""
        card = self.workspace_view.chat.question
        await until(
            lambda: (
                card.isVisible()
                and card.question is not None
                and not isinstance(card.question.key, ChangedText)
            )
        )

    def answer(self, reply: PermissionReply, words: str = "") -> None:
        for question in self.open_workspace.permissions.calls.pending:
            self.open_workspace.permissions.calls.answer(
                question.id, PermissionAnswer(reply, words)
            )

    def page(self, key: str) -> None:
        self.workspace_view.open_page(key)

    def point(self, widget: QWidget, at: QPointF) -> None:
        """The pointer comes to rest over a place."""
        point(widget, at)

    async def sheet(self) -> None:
        """Until something lies over the window."""
        await until(lambda: bool(self._sheets()))

    async def close_sheets(self) -> None:
        for item in self._sheets():
            if isinstance(item, Dialog):
                item.dismiss()
            else:
                item.close_sheet()
        await until(lambda: not self._sheets())

    def _sheets(self) -> list[Overlay | Dialog]:
        every = [*self.window.findChildren(Overlay), *self.window.findChildren(Dialog)]
        return [item for item in every if item.isVisible()]

    def press(self, within: QWidget, text: str) -> None:
        results = [child for child in within.findChildren(QPushButton) if child.text() == text]
        QTest.mouseClick(results[0], Qt.MouseButton.LeftButton)
