"""The queue of messages that wait for a turn to end: saved, sent in order, held after a failure.

Messages are sent in order, on their own after a turn that ended well. After a turn that was stopped
or failed, and after the application was closed, they wait for the user: nothing runs unexpectedly.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Protocol

import msgspec
from msgspec import Struct

from helix_desktop.app.json_file import JsonFile
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import EngineError, HelixError, SessionMissing
from helix_desktop.domain.events import Ending, Recorded, TurnStarted, Unreadable
from helix_desktop.domain.live_events import Live, QueueChanged, TurnFinished
from helix_desktop.domain.messages import Image
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import Clock
from helix_desktop.domain.value import replace

FILE = "queue.json"
MAX_LOOKED_EVENTS = 400
"""The number of last events of a session that tell whether a message was sent before a crash."""

log = logging.getLogger(__name__)

LastEvents = Callable[[SessionId, int], Awaitable[Sequence[Recorded | Unreadable]]]


class QueueHold(StrEnum):
    """The reason why a queue waits for the user; NO if it does not."""

    NO = ""
    STOPPED = "stopped"
    FAILED = "failed"
    REOPENED = "reopened"
    REFUSED = "refused"


class QueuedMessage(Struct, frozen=True):
    """One waiting message; `begun` is the time at which sending began, 0 = not yet."""

    id: str
    text: str
    images: tuple[Image, ...] = ()
    begun: float = 0.0


class QueuedSessions(Protocol):
    """The sessions that messages wait for."""

    def running(self, session: SessionId) -> bool: ...
    def helping(self, session: SessionId) -> object | None: ...
    async def rested(self, session: SessionId) -> None: ...
    async def stop(self, session: SessionId) -> None: ...


class Send(Protocol):
    """Sends a message, which is on disk afterwards."""

    async def __call__(
        self, session: SessionId, text: str, images: Sequence[Image] = ()
    ) -> SessionId: ...


class QueueDeps(Struct, frozen=True):
    """The collaborators of a queue; `spawn` starts a supervised task."""

    sessions: QueuedSessions
    send: Send
    clock: Clock
    publish: Callable[[Live], None]
    spawn: Callable[[Coroutine[object, object, None], str], object]


_Waiting = dict[SessionId, tuple[QueuedMessage, ...]]


class MessageQueue:
    """The queues of one workspace."""

    def __init__(self, file: Path) -> None:
        self._file = JsonFile(file, _Waiting)
        self._waiting = self._file.read() or {}
        self._holds = dict.fromkeys(self._waiting, QueueHold.REOPENED)
        self._details: dict[SessionId, str] = {}
        self._edited: dict[SessionId, str] = {}
        self._advancing: set[SessionId] = set()
        self._woken_meanwhile: set[SessionId] = set()
        """The sessions woken while a message was being sent: the turn may have ended since."""
        self._interrupting: set[SessionId] = set()
        self._write_lock = asyncio.Lock()
        self._deps: QueueDeps | None = None
        self._closed = False

    def serve(self, deps: QueueDeps) -> None:
        self._deps = deps

    async def recover(self, last_events: LastEvents) -> None:
        """Remove messages that were sent just before a crash, as the journal shows.

        A queue whose journal cannot be read stays as it is, for the next recovery.
        """
        for session, waiting in tuple(self._waiting.items()):
            if not any(message.begun for message in waiting):
                continue
            try:
                items = await last_events(session, MAX_LOOKED_EVENTS)
            except SessionMissing:  # nothing was sent, or it was deleted since
                items = ()
            except HelixError as error:
                log.warning("the journal of %s cannot be read: %s", session, error)
                continue
            sent = [item.event for item in items if isinstance(item, Recorded)]
            self._put(
                session,
                tuple(
                    replace(message, begun=0.0)
                    for message in waiting
                    if not message.begun
                    or not any(
                        isinstance(event, TurnStarted)
                        and event.at >= message.begun
                        and (event.text, event.images) == (message.text, message.images)
                        for event in sent
                    )
                ),
            )

    def waiting(self, session: SessionId) -> tuple[QueuedMessage, ...]:
        return self._waiting.get(session, ())

    def hold(self, session: SessionId) -> tuple[QueueHold, str]:
        """Return the reason why a queue waits for the user, and the details."""
        if not self.waiting(session):
            return QueueHold.NO, ""
        return self._holds.get(session, QueueHold.NO), self._details.get(session, "")

    def takes(self, session: SessionId) -> bool:
        """Tell whether a message sent now has to wait in the queue."""
        if session in self._advancing or session in self._interrupting:
            return True
        if self._deps is not None and self._deps.sessions.running(session):
            return True
        return bool(self.waiting(session)) and self.hold(session)[0] is QueueHold.NO

    async def add(
        self, session: SessionId, text: str, images: Sequence[Image] = (), *, first: bool = False
    ) -> None:
        """Queue a message and return once it is on disk; raise HelixError if that fails."""
        message = QueuedMessage(secrets.token_hex(6), _without_surrogates(text), tuple(images))
        before = self.waiting(session)
        self._put(session, (message, *before) if first else (*before, message))
        try:
            await self._save()
        except OSError as error:
            self._put(session, tuple(other for other in self.waiting(session) if other != message))
            raise EngineError(
                "Couldn't queue the message: {reason}.",
                "Your message stays in the message box. Free disk space, or stop the turn and "
                "send it.",
                reason=error.strerror,
            ) from error
        self._publish_change(session)
        if self._deps and not self._deps.sessions.running(session):
            self._wake(session)  # the turn ended during the write

    async def interrupt(self, session: SessionId, text: str, images: Sequence[Image] = ()) -> None:
        """Stop the turn and send this message first; it is on disk before anything is stopped."""
        assert self._deps is not None
        await self.add(session, text, images, first=True)
        self._interrupting.add(session)
        self._release(session)
        self._publish_change(session)
        try:
            await self._deps.sessions.stop(session)
        finally:
            self._interrupting.discard(session)
        await self._send_next(session)

    async def send_now(self, session: SessionId) -> None:
        """Resume a queue that waits for the user."""
        self._release(session)
        self._publish_change(session)
        await self._send_next(session)

    async def reword(
        self, session: SessionId, name: str, *, text: str, images: Sequence[Image] = ()
    ) -> bool:
        """Replace the text of a waiting message; return whether it still waited."""
        content = (_without_surrogates(text), tuple(images))
        return await self._change(
            session,
            name,
            lambda messages, index: (
                *messages[:index],
                QueuedMessage(name, *content),
                *messages[index + 1 :],
            ),
        )

    async def remove(self, session: SessionId, name: str) -> bool:
        return await self._change(
            session, name, lambda messages, index: (*messages[:index], *messages[index + 1 :])
        )

    async def move(self, session: SessionId, name: str, position: int) -> bool:
        """Move a waiting message to another place, counted from 0 without it."""

        def reorder(messages: tuple[QueuedMessage, ...], index: int) -> tuple[QueuedMessage, ...]:
            others = [*messages[:index], *messages[index + 1 :]]
            others.insert(max(0, min(position, len(others))), messages[index])
            return tuple(others)

        return await self._change(session, name, reorder)

    def edit(self, session: SessionId, name: str) -> None:
        """Hold back a message during its edit, and those after it; "" ends the edit."""
        if name:
            self._edited[session] = name
        elif self._edited.pop(session, ""):
            self._publish_change(session)
            self._wake(session)

    def take(self, event: Live) -> None:
        """When a turn ends, send the next waiting message, or hold all of them.

        In a pause they wait for the turn, which goes on.
        """
        if not isinstance(event, TurnFinished) or self._closed or not self.waiting(event.session):
            return
        session = event.session
        if event.ending is Ending.DONE and self._deps and not self._deps.sessions.helping(session):
            self._wake(session)
        elif session not in self._interrupting and event.ending is not Ending.PAUSED:
            stopped = event.ending is not Ending.FAILED
            self._set_hold(
                session, QueueHold.STOPPED if stopped else QueueHold.FAILED, event.detail
            )

    async def close(self) -> None:
        """Stop sending and save the queues."""
        self._closed = True
        await self._save_if_possible()

    def _wake(self, session: SessionId) -> None:
        ready = self._deps is not None and not self._closed and bool(self.waiting(session))
        if self._deps and ready and self.hold(session)[0] is QueueHold.NO:
            self._deps.spawn(self._send_next(session), f"send what waits in {session}")

    async def _send_next(self, session: SessionId) -> None:
        """Send the first waiting message once nothing runs; one at a time."""
        if self._deps is None:
            return
        if session in self._advancing:
            self._woken_meanwhile.add(session)
            return
        self._advancing.add(session)
        self._woken_meanwhile.discard(session)
        try:
            await self._deps.sessions.rested(session)
            waiting = self.waiting(session)
            holds = self._holds.get(session, QueueHold.NO) is not QueueHold.NO
            if (
                waiting
                and not self._closed
                and not holds
                and waiting[0].id != self._edited.get(session)
            ):
                await self._send_first(session, self._deps)
        finally:
            self._advancing.discard(session)
        if session in self._woken_meanwhile and not self._deps.sessions.running(session):
            self._wake(session)

    async def _send_first(self, session: SessionId, deps: QueueDeps) -> None:
        """Send the first waiting message; hold the queue if it is refused."""
        first = self.waiting(session)[0]
        self._set_begun(session, first.id, deps.clock.now())
        try:
            await self._save()  # if killed after this, the journal tells whether it was sent
        except OSError as error:
            self._set_begun(session, first.id, 0.0)
            problem = Phrase("Couldn't save this change: {reason}.", reason=error.strerror)
            self._set_hold(session, QueueHold.REFUSED, problem)
            return
        try:
            await deps.send(session, first.text, first.images)
        except HelixError as error:
            self._set_begun(session, first.id, 0.0)
            if not (isinstance(error, EngineError) and deps.sessions.running(session)):
                self._set_hold(session, QueueHold.REFUSED, error.full_text)
            return
        self._put(
            session, tuple(message for message in self.waiting(session) if message.id != first.id)
        )
        self._publish_change(session)
        await self._save_if_possible()

    def _set_begun(self, session: SessionId, name: str, begun: float) -> None:
        """Set or clear the mark of a message about to be sent, wherever it is in the queue."""
        messages = self.waiting(session)
        changed = (
            replace(queued, begun=begun) if queued.id == name else queued for queued in messages
        )
        self._put(session, tuple(changed))

    async def _change(
        self,
        session: SessionId,
        name: str,
        change: Callable[[tuple[QueuedMessage, ...], int], tuple[QueuedMessage, ...]],
    ) -> bool:
        """Change the queue, unless the message is being sent at this moment."""
        messages = self.waiting(session)
        index = next((index for index, queued in enumerate(messages) if queued.id == name), -1)
        if index < 0 or messages[index].begun:
            return False
        self._put(session, change(messages, index))
        self._publish_change(session)
        await self._save_if_possible()
        return True

    def _set_hold(self, session: SessionId, hold: QueueHold, detail: str = "") -> None:
        self._holds[session], self._details[session] = hold, detail
        self._publish_change(session)

    def _release(self, session: SessionId) -> None:
        self._holds.pop(session, None)
        self._details.pop(session, None)

    def _put(self, session: SessionId, waiting: tuple[QueuedMessage, ...]) -> None:
        others = {key: value for key, value in self._waiting.items() if key != session}
        self._waiting = {**others, session: waiting} if waiting else others
        if not waiting:
            self._release(session)

    def _publish_change(self, session: SessionId) -> None:
        if self._deps is not None:
            self._deps.publish(QueueChanged(session))

    async def _save_if_possible(self) -> None:
        try:
            await self._save()
        except OSError as error:
            log.warning("the queue cannot be saved: %s", error)

    async def _save(self) -> None:
        async with self._write_lock:
            data = msgspec.json.encode(self._waiting)
            await asyncio.to_thread(self._file.replace, data)


def _without_surrogates(text: str) -> str:
    """Replace lone surrogates (half of a character from a cut paste), which no file can hold."""
    return text.encode("utf-8", "replace").decode("utf-8")
