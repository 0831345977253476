"""Actions on sessions in sidebar and palette: rename, archive, delete, and those of features."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from helix_desktop.app.sessions.session_archive import ArchivePlace, SessionArchive
from helix_desktop.app.workspaces.open_workspace import RunningWork
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import WorkspaceError
from helix_desktop.ui.action import Action, context_menu, open_menu
from helix_desktop.ui.page_controller import WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.formatting import phrase_text, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.dialogs import ConfirmQuestion, ask
from helix_desktop.ui.window.session_action import SessionAction
from helix_desktop.ui.window_feature import window_parts

MAX_NAME_CHARS = 60

SessionTask = Callable[[SessionId], Coroutine[object, object, None]]


class SessionController(WorkspaceController):
    """The controller of the actions on an open workspace's sessions.

    `shown` returns the session on screen; `changed` is called when a list of sessions changed.
    """

    def __init__(
        self,
        context: WorkspaceContext,
        owner: QWidget,
        *,
        archive: SessionArchive,
        work: RunningWork,
        shown: Callable[[], SessionId],
        changed: Callable[[], None],
    ) -> None:
        super().__init__(context, owner)
        self._context, self._owner = context, owner
        self._archive, self._work = archive, work
        self._shown, self._changed = shown, changed

    def actions(self) -> list[Action]:
        """Return the actions on the session on screen, in the order of the menus."""
        archive = partial(self.move, place=ArchivePlace.ARCHIVE)
        rows: tuple[tuple[str, str, SessionTask, str], ...] = (
            ("session.rename", tr("Rename session…"), self.rename, "edit"),
            *(
                (added.id, phrase_text(added.words), partial(self._act, added), added.icon)
                for added in window_parts(SessionAction)
            ),
            ("session.archive", tr("Archive session"), archive, "archive"),
        )

        group = tr("Session")

        def reason() -> str:
            return tr("No session is open") if self._shown() == NO_SESSION else ""

        return [
            Action(name, words, group, partial(self._start, act), disabled_reason=reason, icon=icon)
            for name, words, act, icon in rows
        ]

    def show_menu(self, session: str, point: QPoint) -> None:
        running = self._sessions.running(SessionId(session))
        working = tr("Helix is working in this session. Stop it or wait until it finishes.")
        reopen = partial(self.move, place=ArchivePlace.OPEN)
        archive = partial(self.move, place=ArchivePlace.ARCHIVE)
        delete: tuple[str, SessionTask, str] = (tr("Delete…"), self._ask_trash, "Del")
        moves = {
            ArchivePlace.OPEN: ((tr("Archive"), archive, ""), delete),
            ArchivePlace.ARCHIVE: ((tr("Unarchive"), reopen, ""), delete),
            ArchivePlace.TRASH: ((tr("Restore"), reopen, ""),),
        }

        def action(words: str, task: SessionTask, keys: str = "", reason: str = "") -> Action:
            start = partial(self._start, task, session)
            return Action("", words, "", start, keys=keys, disabled_reason=lambda: reason)

        actions: list[Action | None] = [
            action(tr("Rename…"), self.rename, "F2"),
            *(
                action(phrase_text(added.short), partial(self._act, added))
                for added in window_parts(SessionAction)
            ),
            None,
        ]
        for words, task, keys in moves[self._archive.place(SessionId(session))]:
            actions.append(action(words, task, keys, working if running else ""))
        open_menu(context_menu(actions, self._owner), point)

    def on_key(self, session: str, key: int) -> None:
        place = self._archive.place(SessionId(session))
        if key == Qt.Key.Key_F2:
            self._start(self.rename, session)
        elif place is not ArchivePlace.TRASH:
            self._start(self._ask_trash, session)

    def put(self, session: str, place: ArchivePlace) -> None:
        self._start(partial(self.move, place=place), session)

    def _start(self, task: SessionTask, session: str = NO_SESSION) -> None:
        """Begin to work on a session, without its ID on the one that is on screen."""
        self._bridge.run(task(SessionId(session) or self._shown()), "act on a session")

    async def _act(self, added: SessionAction, session: SessionId) -> None:
        await added.act(self._context, self._owner, session)

    async def rename(self, session: SessionId) -> None:
        title = await self._sessions.title(session)
        question = ConfirmQuestion(
            tr("Rename session"), tr("Rename"), line=title, line_name=tr("Session name")
        )

        async def rename(name: str) -> None:
            await self._sessions.rename(session, name)
            self._changed()

        ask(self._owner.window(), question, lambda name: self._run(rename(name)))

    async def _ask_trash(self, session: SessionId) -> None:
        title = one_line(await self._sessions.title(session), MAX_NAME_CHARS)
        moves = tr("“{0}” moves to this workspace's trash. You can restore it from there.")
        kept = tr("Nothing is erased, and your project files stay as they are.")
        question = ConfirmQuestion(
            tr("Delete this session?"),
            tr("Move to trash"),
            (moves.format(title), kept),
            destructive=True,
        )
        ask(self._owner.window(), question, lambda _: self.put(session, ArchivePlace.TRASH))

    async def move(self, session: SessionId, place: ArchivePlace) -> None:
        if self._sessions.running(session):
            raise WorkspaceError(
                "Helix is still working in this session.", "Stop it or wait until it finishes."
            )
        await asyncio.to_thread(self._archive.put, session, place)
        if place is not ArchivePlace.OPEN:
            await self._work.close_commands(session)
        if session == self._shown():
            self._navigation.session_requested.emit(NO_SESSION)
        self._changed()

    def _run(self, work: Coroutine[object, object, object]) -> None:
        self._bridge.run(work, "act on a session")
