"""What a call was kept from: the person opens it to commands, or puts back what was set aside.

The buttons stand in the row of that call; the one that opens files stands on the card of a call
that waits because of them, too, and means all of them there. Of several files of a row the person
chooses; what was chosen holds from the next command on, and Settings, Permissions takes it back.
"""

from collections.abc import Callable, Coroutine, Sequence
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QCursor

from helix_desktop.app.desk import Desk
from helix_desktop.ui.actions import Action
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.chat.page import ChatPage
from helix_desktop.ui.chat.transcript.row_kept import few
from helix_desktop.ui.chat.transcript.rows import Row
from helix_desktop.ui.chat.transcript.transcript_model import TranscriptModel
from helix_desktop.ui.chat.transcript.zones import Want
from helix_desktop.ui.parts.notice import Tone
from helix_desktop.ui.words import tr

Deed: TypeAlias = Callable[[Sequence[str]], Coroutine[object, object, None]]


class KeptRows(QObject):
    """Of one page; whose session it shows it is told."""

    menu_wanted = Signal(object, object)
    """Actions among which the person chooses, and where on the screen."""

    def __init__(self, bridge: Bridge, *, page: ChatPage, model: TranscriptModel) -> None:
        super().__init__()
        self._bridge, self._page, self._model = bridge, page, model
        self._desk: Desk | None = None
        page.view.wanted.connect(self._on_wanted)
        page.approval.open_wanted.connect(
            lambda paths: self._bridge.run(self._opened(paths), "open files to commands")
        )

    def show_desk(self, desk: Desk | None) -> None:
        self._desk = desk

    def _on_wanted(self, at: int, want: str) -> None:
        row = self._model.row(at)
        match Want(want):
            case Want.OPEN if row.hidden and self._desk and self._desk.rulebook:
                self._offer(row.hidden, lambda paths: self._open(at, row, paths))
            case Want.PUT_BACK if row.aside:
                places = {path: place for path, place in row.aside}
                self._offer(
                    tuple(places), lambda paths: self._put_back(at, row, places, paths=paths)
                )

    def _offer(self, paths: Sequence[str], deed: Deed) -> None:
        """One is meant; of several a menu asks which."""
        meant: list[tuple[str, Sequence[str]]] = [(path, (path,)) for path in paths]
        if len(meant) > 1:
            meant.append((tr("All of them"), tuple(paths)))
        actions = [
            Action(f"kept.{at}", words, "", self._runs(deed, chosen))
            for at, (words, chosen) in enumerate(meant)
        ]
        if len(actions) == 1:
            actions[0].run()
        else:
            self.menu_wanted.emit(actions, QCursor.pos())

    def _runs(self, deed: Deed, paths: Sequence[str]) -> Callable[[], None]:
        return lambda: self._bridge.run(deed(paths), "keep a choice")

    async def _open(self, at: int, row: Row, paths: Sequence[str]) -> None:
        await self._opened(paths)
        row.hidden = tuple(path for path in row.hidden if path not in paths)
        self._model.show_changed(at)

    async def _opened(self, paths: Sequence[str]) -> None:
        if self._desk is None or self._desk.rulebook is None:
            return
        await self._desk.rulebook.open(paths)
        words = tr("Open to commands from now on: {0}").format(few(paths))
        hint = tr("Settings, Permissions lists what you opened, and closes it again.")
        self._page.notice.show_message(words, hint, tone=Tone.GOOD)

    async def _put_back(
        self, at: int, row: Row, places: dict[str, str], *, paths: Sequence[str]
    ) -> None:
        if self._desk is None or self._desk.set_aside is None:
            return
        for path in paths:
            await self._desk.set_aside.put_back(places[path])
            row.aside = tuple(each for each in row.aside if each[0] != path)
        self._model.show_changed(at)
        self._page.notice.show_message(tr("Put back: {0}").format(few(paths)), tone=Tone.GOOD)
