"""Buttons below a call that open its hidden secret files to commands, or put back files set aside.

A card of a waiting call has the first of these buttons too, which there means all files. Such a
choice applies from the next command on, and Settings, Permissions can revoke it.
"""

from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import Signal
from PySide6.QtGui import QCursor

from helix_desktop.ui.action import Action
from helix_desktop.ui.chat.page import ChatPage
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.rows import RowAction, TranscriptRow
from helix_desktop.ui.chat.transcript.tool_rows import few_names
from helix_desktop.ui.page_controller import WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.widgets.notices import NoticeTone

PathsAction: TypeAlias = Callable[[Sequence[str]], Coroutine[object, object, None]]


class SandboxRowController(WorkspaceController):
    """The controller of the buttons that open hidden files and put set-aside files back."""

    menu_requested = Signal(object, object)
    """The actions to choose from, and the position of the menu on the screen."""

    def __init__(self, context: WorkspaceContext, page: ChatPage, model: TranscriptModel) -> None:
        super().__init__(context)
        self._page, self._model = page, model
        page.view.action_requested.connect(self._on_requested)
        page.open_requested.connect(
            lambda paths: self._bridge.run(self._opened(paths), "open files to commands")
        )

    def _on_requested(self, index: int, want: str) -> None:
        row = self._model.row(index)
        match RowAction(want):
            case RowAction.OPEN if row.hidden:
                self._offer(row.hidden, lambda paths: self._open(index, row, paths))
            case RowAction.PUT_BACK if row.aside:
                copy_paths = {path: copy_path for path, copy_path in row.aside}
                self._offer(
                    tuple(copy_paths),
                    lambda paths: self._put_back(index, row, copy_paths, paths=paths),
                )

    def _offer(self, paths: Sequence[str], apply: PathsAction) -> None:
        """Run the work for the path; if there are several, let the user choose in a menu."""
        if len(paths) == 1:
            self._run(apply, paths)
            return
        choices = [*((path, (path,)) for path in paths), (tr("All files"), tuple(paths))]
        actions = [
            Action(f"kept.{index}", words, "", partial(self._run, apply, chosen_paths))
            for index, (words, chosen_paths) in enumerate(choices)
        ]
        self.menu_requested.emit(actions, QCursor.pos())

    def _run(self, apply: PathsAction, paths: Sequence[str]) -> None:
        self._bridge.run(apply(paths), "keep a choice")

    async def _open(self, index: int, row: TranscriptRow, paths: Sequence[str]) -> None:
        await self._opened(paths)
        row.hidden = tuple(path for path in row.hidden if path not in paths)
        self._model.show_changed_row(index, row)

    async def _opened(self, paths: Sequence[str]) -> None:
        await self._open_workspace.rulebook.open(paths)
        words = tr("Now open to commands: {0}").format(few_names(paths))
        hint = tr("Close files to commands again in Settings › Permissions.")
        self._page.notice.show_message(words, hint, tone=NoticeTone.GOOD)

    async def _put_back(
        self, index: int, row: TranscriptRow, places: dict[str, str], *, paths: Sequence[str]
    ) -> None:
        for path in paths:
            await self._open_workspace.set_aside.put_back(places[path])
            row.aside = tuple(file for file in row.aside if file[0] != path)
        self._model.show_changed_row(index, row)
        self._page.notice.show_message(
            tr("Put back: {0}").format(few_names(paths)), tone=NoticeTone.GOOD
        )
