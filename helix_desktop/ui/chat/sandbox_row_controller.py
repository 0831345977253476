"""The controller of the buttons with which a row opens hidden files or restores set-aside ones.

The row of a call has the buttons. A card of a waiting call also has the button that opens files,
which there means all of them. With several files in a row the user chooses. The choice applies from
the next command on, and Settings, Permissions can revoke it.
"""

from collections.abc import Callable, Coroutine, Sequence
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QCursor

from helix_desktop.ui.action import Action
from helix_desktop.ui.chat.page import ChatPage
from helix_desktop.ui.chat.transcript.card_rows import few_names
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.rows import RowAction, TranscriptRow
from helix_desktop.ui.page_controller import WorkspaceContext
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.widgets.cards import NoticeTone

Deed: TypeAlias = Callable[[Sequence[str]], Coroutine[object, object, None]]


class SandboxRowController(QObject):
    """The controller of the buttons that open hidden files and put set-aside files back."""

    menu_requested = Signal(object, object)
    """The actions to choose from, and the position of the menu on the screen."""

    def __init__(self, context: WorkspaceContext, page: ChatPage, model: TranscriptModel) -> None:
        super().__init__()
        self._open_workspace, self._bridge = context.open_workspace, context.bridge
        self._page, self._model = page, model
        page.view.wanted.connect(self._on_requested)
        page.approval.open_requested.connect(
            lambda paths: self._bridge.run(self._opened(paths), "open files to commands")
        )

    def _on_requested(self, at: int, want: str) -> None:
        row = self._model.row(at)
        match RowAction(want):
            case RowAction.OPEN if row.hidden and self._open_workspace.rulebook:
                self._offer(row.hidden, lambda paths: self._open(at, row, paths))
            case RowAction.PUT_BACK if row.aside:
                places = {path: place for path, place in row.aside}
                self._offer(
                    tuple(places), lambda paths: self._put_back(at, row, places, paths=paths)
                )

    def _offer(self, paths: Sequence[str], deed: Deed) -> None:
        """Run the work for the path; if there are several, let the user choose in a menu."""
        meant: list[tuple[str, Sequence[str]]] = [(path, (path,)) for path in paths]
        if len(meant) > 1:
            meant.append((tr("All files"), tuple(paths)))
        actions = [
            Action(f"kept.{at}", words, "", self._runs(deed, chosen))
            for at, (words, chosen) in enumerate(meant)
        ]
        if len(actions) == 1:
            actions[0].run()
        else:
            self.menu_requested.emit(actions, QCursor.pos())

    def _runs(self, deed: Deed, paths: Sequence[str]) -> Callable[[], None]:
        return lambda: self._bridge.run(deed(paths), "keep a choice")

    async def _open(self, at: int, row: TranscriptRow, paths: Sequence[str]) -> None:
        await self._opened(paths)
        row.hidden = tuple(path for path in row.hidden if path not in paths)
        self._model.show_changed(at)

    async def _opened(self, paths: Sequence[str]) -> None:
        if self._open_workspace.rulebook is None:
            return
        await self._open_workspace.rulebook.open(paths)
        words = tr("Now open to commands: {0}").format(few_names(paths))
        hint = tr("Close files to commands again in Settings › Permissions.")
        self._page.notice.show_message(words, hint, tone=NoticeTone.GOOD)

    async def _put_back(
        self, at: int, row: TranscriptRow, places: dict[str, str], *, paths: Sequence[str]
    ) -> None:
        if self._open_workspace.set_aside is None:
            return
        for path in paths:
            await self._open_workspace.set_aside.put_back(places[path])
            row.aside = tuple(each for each in row.aside if each[0] != path)
        self._model.show_changed(at)
        self._page.notice.show_message(
            tr("Put back: {0}").format(few_names(paths)), tone=NoticeTone.GOOD
        )
