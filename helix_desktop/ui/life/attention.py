"""Watches all workspaces that are open: what runs, who waits, what came to its end unseen."""

from collections.abc import Callable, Coroutine, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QObject, Signal

from helix_desktop.app.desk import Desk
from helix_desktop.app.shelf import Place
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import AssistantReplied, EpochCommitted
from helix_desktop.domain.live import (
    Journaled,
    Live,
    PermissionAsked,
    PermissionSettled,
    ServerAsked,
    ServerSettled,
    TurnClosed,
    TurnOpened,
)
from helix_desktop.ui.parts.standing import STILL, Standing

_HEARD = (
    TurnOpened
    | TurnClosed
    | Journaled
    | PermissionAsked
    | PermissionSettled
    | ServerAsked
    | ServerSettled
)
"""What can change how a workspace stands; of pieces of text there are too many to look at."""

_WEIGHTY = AssistantReplied | EpochCommitted
"""What makes the next request another one."""


@dataclass(slots=True)
class _Watched:
    """A desk, the sessions that run there, and how to stop listening."""

    desk: Desk
    leave: Callable[[], None]
    running: set[SessionId] = field(default_factory=set)
    standing: Standing = STILL


class Attention(QObject):
    """`changed` when a workspace stands otherwise; the rest is for telling the person."""

    changed = Signal()
    asked = Signal(str, str)
    """Workspace and session in which a call began to wait."""
    ended = Signal(str, str, str)
    """Workspace, session, and how its turn ended."""

    def __init__(self, run: Callable[[Coroutine[object, object, None], str], None]) -> None:
        """`run` starts what takes longer than a moment."""
        super().__init__()
        self._run = run
        self._watched: dict[str, _Watched] = {}

    @property
    def standings(self) -> Mapping[str, Standing]:
        return {key: found.standing for key, found in self._watched.items()}

    @property
    def running(self) -> int:
        """Sessions at work, in all workspaces."""
        return sum(found.standing.running for found in self._watched.values())

    @property
    def waiting(self) -> bool:
        return any(found.standing.waiting for found in self._watched.values())

    async def watch(self, desk: Desk) -> None:
        """From now on, until `forget`."""
        key = desk.workspace.id
        if key in self._watched:
            return
        leaving = ExitStack()
        leaving.callback(desk.subscribe(lambda event: self._on_event(key, event)))
        # whoever is in no bench may ask all the same, and waits for the person
        leaving.callback(desk.attend())
        found = self._watched[key] = _Watched(desk, leaving.close)
        heads = desk.shelf.at(Place.OPEN, await desk.sessions())
        found.running |= {head.id for head in heads if desk.running(head.id)}
        if heads:
            await self._weigh(found, heads[0].id)
        self._settle(found)
        self.changed.emit()

    def forget(self, workspace: str) -> None:
        found = self._watched.pop(workspace, None)
        if found is not None:
            found.leave()
            self.changed.emit()

    def end(self) -> None:
        for workspace in tuple(self._watched):
            self.forget(workspace)

    def _on_event(self, workspace: str, event: Live) -> None:
        found = self._watched.get(workspace)
        if found is None or not isinstance(event, _HEARD):
            return
        match event:
            case TurnOpened(session):
                found.running.add(session)
            case TurnClosed(session):
                found.running.discard(session)
                self._run(self._weighed(found, session), "weigh a window")
            case Journaled(recorded) if isinstance(recorded.event, _WEIGHTY):
                self._run(self._weighed(found, recorded.session), "weigh a window")
            case _:
                pass
        if self._settle(found):
            self.changed.emit()
        self._tell(workspace, event)

    def _tell(self, workspace: str, event: Live) -> None:
        match event:
            case TurnClosed(session=session, ending=ending):
                self.ended.emit(workspace, session, ending.value)
            case PermissionAsked(question):
                self.asked.emit(workspace, question.session)
            case ServerAsked(question=asked):
                self.asked.emit(workspace, asked.session)
            case _:
                pass

    def show_share(self, workspace: str, share: float) -> None:
        """Of the session that the person looks at, with what is being typed."""
        found = self._watched.get(workspace)
        if found is not None and share != found.standing.fullness:
            found.standing = replace(found.standing, fullness=share)
            self.changed.emit()

    async def _weighed(self, found: _Watched, session: SessionId) -> None:
        await self._weigh(found, session)
        if self._settle(found):
            self.changed.emit()

    async def _weigh(self, found: _Watched, session: SessionId) -> None:
        """How full the next request of a session is: the figure beside a workspace's name."""
        try:
            share = await found.desk.room.share(session)
        except HelixError:
            share = None  # a figure beside a name is no reason not to open it
        found.standing = replace(found.standing, fullness=share)

    def _settle(self, found: _Watched) -> bool:
        """Whether it stands otherwise than was told last."""
        waiting = bool(found.desk.questions or found.desk.server_questions)
        standing = replace(found.standing, running=len(found.running), waiting=waiting)
        changed = standing != found.standing
        found.standing = standing
        return changed
