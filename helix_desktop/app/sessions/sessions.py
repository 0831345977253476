"""Send, stop, resume, branch, decide, SubAgents.

Who runs the sessions of one workspace: a runner for each, made when it is asked for.

What a person does to a conversation besides writing: branch it, decide again, hurry, cancel.

The SubAgents of sessions, for the person: who works, stopping all, and taking a stop back.

One is stopped like any session; its parent hears of that only when it cannot be taken back.

How full the window of a session's next request is, for places that show one figure.

All of them show what the model is expected to count of it, and its own window.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager

from msgspec import Struct

from helix_desktop.domain.cache import NO_SESSION, Digest, GateChoice, SessionId
from helix_desktop.domain.errors import HelixError, SessionMissing
from helix_desktop.domain.events import AssistantReplied, Event, Recorded, Unreadable, WindowSent
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.mentions import OutgoingMessage
from helix_desktop.domain.messages import Image, Message, Role
from helix_desktop.domain.ports import Store, Transaction
from helix_desktop.domain.workspace import RunningSubAgent
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.session_journal import branch_events, count_whole_steps
from helix_desktop.engine.session_runner import Note, SessionRunner
from helix_desktop.engine.subagents import SubAgents

log = logging.getLogger(__name__)


class Runners:
    """Those of SubAgents at work are theirs."""

    def __init__(self, deps: SessionDeps, subagents: SubAgents | None) -> None:
        self._deps = deps
        self._subagents = subagents
        self._open: dict[SessionId, SessionRunner] = {}

    async def begin(self, message: OutgoingMessage) -> SessionId:
        """A new session; returns once its first message is on disk."""
        session = self._deps.ids.new()
        self._open[session] = runner = SessionRunner(session, self._deps)
        await runner.begin(message)
        return session

    def of(self, session: SessionId) -> SessionRunner:
        if helping := self.helping(session):
            return helping
        if session not in self._open:
            self._open[session] = SessionRunner(session, self._deps)
        return self._open[session]

    def at_hand(self, session: SessionId) -> SessionRunner | None:
        """Who runs it, if it is open already."""
        return self.helping(session) or self._open.get(session)

    def helping(self, session: SessionId) -> SessionRunner | None:
        """Who runs it, if it is the session of a SubAgent at work."""
        return self._subagents.runner(session) if self._subagents else None

    async def transcript(self, session: SessionId) -> Sequence[Recorded | Unreadable]:
        """All events of a session; what a crash kept from its journal is in it by then."""
        await self._recover(session)
        return await self._deps.store.events(session)

    async def recover(self) -> None:
        """Have all that streamed when the application was killed in the journals."""
        for session in self._deps.partial_replies.sessions:
            await self._recover(session)

    async def _recover(self, session: SessionId) -> None:
        """The same of one; what cannot be journaled now stays where it is."""
        replies = self._deps.partial_replies
        if not replies.waits(session):
            return
        try:
            await self.of(session).open()
        except SessionMissing:
            replies.drop(session)
        except HelixError as error:
            log.warning("what streamed in %s cannot be journaled: %s", session, error)

    def still(self, session: SessionId) -> AbstractAsyncContextManager[Note]:
        return self.of(session).still()

    async def note(self, event: Event) -> None:
        """Journal a fact in every session that is open."""
        helping = self._subagents.runners if self._subagents else ()
        for runner in (*self._open.values(), *helping):
            await runner.note(event)

    async def idle(self) -> None:
        """Wait until no turn runs."""
        for runner in tuple(self._open.values()):
            await runner.idle()

    async def close(self) -> None:
        await asyncio.gather(*(runner.close() for runner in self._open.values()))
        await self._deps.partial_replies.close()


class OutputRoom(Struct, frozen=True):
    """What keeping an output in full would make of the window, as the model counts."""

    after: int
    limit: int
    size: int

    @property
    def fits(self) -> bool:
        return self.after <= self.limit

    @property
    def percent(self) -> float:
        return self.after * 100 / max(self.size, 1)


class Sessions:
    """One workspace's conversations in the person's hands."""

    def __init__(
        self, store: Store, deps: SessionDeps, runner: Callable[[SessionId], SessionRunner]
    ) -> None:
        self._store = store
        self._deps = deps
        self._runner = runner

    async def branch(self, session: SessionId, seq: int, *, before: bool = False) -> SessionId:
        """A new session that begins with everything up to a message, or up to before it.

        In one step: it is there whole or not at all. The original is not touched.
        """
        items = await self._store.events(session)
        count = seq - 1 if before else count_whole_steps(items, seq)
        now = self._deps.clock.now()
        events: tuple[Event, ...] = tuple(branch_events(items, count, source=session, now=now))
        fresh = self._deps.ids.new()
        await self._store.commit(Transaction(fresh, events))
        return fresh

    async def decide(
        self, session: SessionId, call: str, choice: GateChoice, *, instructions: str = ""
    ) -> None:
        """Another form for a large output; it holds from the next request on.

        EngineError if it cannot be had; then all is as before.
        """
        runner = self._runner(session)
        await runner.load()
        await runner.beside.output_gate.change(call, choice, instructions)

    async def room(self, session: SessionId, *, shown: int, whole_output: int) -> OutputRoom:
        """How the window would be with an output in full that takes `shown` tokens now."""
        runner = self._runner(session)
        await runner.load()
        now = await runner.session_window.look()
        after, window = now.tokens - shown + whole_output, self._deps.main.llm.window
        return OutputRoom(round(after * now.pace), round(now.limits.tokens * now.pace), window)

    def hurry(self, session: SessionId) -> None:
        """A request that waits to go out again goes at once."""
        self._runner(session).hurry()

    async def cancel_job(self, session: SessionId) -> None:
        """End the work beside a session's turns; nothing of it is committed."""
        await self._runner(session).beside.compactor.stop()

    async def picture(self, digest: Digest) -> bytes:
        """All bytes of a picture in the store."""
        return await self._store.get(digest)


class Delegating:
    """Of one workspace; where nobody is delegated to, nobody works."""

    def __init__(self, subagents: SubAgents | None) -> None:
        self._subagents = subagents

    def at_work(self, session: SessionId) -> Sequence[RunningSubAgent]:
        """A session's SubAgents at work, in the order they began."""
        return self._subagents.at_work(session) if self._subagents else ()

    async def stop_all(self, session: SessionId) -> None:
        """Those of a session, also those that have not begun."""
        if self._subagents:
            await self._subagents.stop_all(session)

    def undo(self, child: SessionId) -> bool:
        """Let one that was stopped go on; False: it came too late."""
        return self._subagents.undo(child) if self._subagents else False

    def undo_all(self, session: SessionId) -> None:
        """Let all of a session go on that were stopped."""
        if self._subagents:
            self._subagents.undo_all(session)


LAST = 200
"""Events in which the last request of a session that is not open is looked for."""


class WindowUsage:
    """Of the sessions of one workspace; `at_hand` gives those that are open."""

    def __init__(
        self,
        store: Store,
        deps: SessionDeps,
        at_hand: Callable[[SessionId], SessionRunner | None],
    ) -> None:
        self._store = store
        self._deps = deps
        self._at_hand = at_hand

    async def tokens(self, session: SessionId) -> int:
        """Of the next request; of a session that is not open, what the last left; 0: unknown."""
        runner = self._at_hand(session)
        if runner is not None and runner.session_window.history.seq:
            return runner.session_window.reckoned((await runner.look()).window)[0]
        if session == NO_SESSION:
            return 0
        for found in reversed(await self._store.last_events(session, LAST)):
            match found:
                case Recorded(event=AssistantReplied(usage=Usage() as usage)) if usage.window:
                    return usage.window + usage.output
                case Recorded(event=WindowSent(tokens=tokens)):
                    return tokens
                case _:
                    pass
        return 0

    async def share(self, session: SessionId) -> float | None:
        """Of the model's window; None: nothing was sent, or nobody knows the window."""
        tokens, window = await self.tokens(session), self._deps.main.llm.window
        return tokens / window if tokens and window > 0 else None

    def pictures(self, images: Sequence[Image]) -> int:
        """Tokens of pictures; 0 where the model does not say what they take."""
        if not images:
            return 0
        weigher = self._deps.main.weigher
        empty = weigher.weigh(Message(Role.USER, ())).tokens
        return weigher.weigh(Message(Role.USER, tuple(images))).tokens - empty
