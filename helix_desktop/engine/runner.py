"""One session in motion: at most one turn at a time, started by `send`, ended by `stop`.

A turn that broke off goes on with `resume`; one that a crash cut short is ended when it is loaded.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TypeAlias

from helix_desktop.context.situation import Situation
from helix_desktop.context.texts.prompts import CONTINUE
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import (
    Cause,
    ContextInjected,
    Ending,
    Event,
    SessionStarted,
    TurnEnded,
    TurnResumed,
)
from helix_desktop.domain.mentions import Outgoing
from helix_desktop.engine.at_gate import as_seen
from helix_desktop.engine.attaching import Opening, opened
from helix_desktop.engine.batch import CRASHED_TEXT, record, stopped
from helix_desktop.engine.compactor import Compactor
from helix_desktop.engine.equipment import Equipment
from helix_desktop.engine.gatekeeper import Gatekeeper
from helix_desktop.engine.guidance import Guidance
from helix_desktop.engine.journal import Journal
from helix_desktop.engine.keeper import Keeper
from helix_desktop.engine.leaving import Leaving
from helix_desktop.engine.partial_reply import recover
from helix_desktop.engine.past import Past
from helix_desktop.engine.pins import Pins
from helix_desktop.engine.summarizer import Summarizer
from helix_desktop.engine.turn import Beside, Turn
from helix_desktop.engine.versions import Versions

TITLE_LENGTH = 60
"""Characters of the first message that name a session (fits the sidebar in two lines)."""

NAMELESS = "A picture"
"""Names a session whose first message has no words."""

Note = Callable[[Event], Awaitable[None]]
"""Journals a fact about a session."""

Still = Callable[[SessionId], AbstractAsyncContextManager[Note]]
"""Keeps turns of a session from beginning while something is done to its files."""

SOURCE = "resume"
"""Names the message that asks a model to go on with a reply that broke off."""
CRASHED = "The application ended in the middle of this turn. Everything up to here is kept."


_Making: TypeAlias = Callable[[], Awaitable[Opening]]


class SessionRunner:
    """Runs the turns of one session, one after the other."""

    def __init__(self, session: SessionId, equipment: Equipment) -> None:
        self._equipment = equipment
        self._journal = Journal(
            session,
            attic=equipment.attic,
            supervisor=equipment.supervisor,
            bus=equipment.bus,
        )
        equipment.journals[session] = self._journal
        self.keeper = Keeper(self._journal, equipment)
        self.past = Past(self._journal, self.keeper, equipment)
        self.versions = Versions(self._journal, self.keeper, equipment)
        self.pins = Pins(self._journal, self.keeper, equipment)
        self.leaving = Leaving(self._journal, self.keeper)
        self.guidance = Guidance(self._journal, equipment)
        summarizer = Summarizer(self._journal, equipment)
        self.beside = Beside(
            Gatekeeper(self._journal, self.keeper, equipment, summarizer=summarizer),
            Compactor(self._journal, self.keeper, equipment, summarizer=summarizer),
            self.guidance,
        )
        self._task: asyncio.Task[None] | None = None
        self._turn: Turn | None = None
        self._sending = False
        self._loaded = False
        self._loading = asyncio.Lock()
        self._alone = asyncio.Lock()
        """Held while a turn begins, or while the person's own doing keeps one from beginning."""

    @property
    def running(self) -> bool:
        return self._sending or (self._task is not None and not self._task.done())

    async def look(self) -> Situation:
        """The next window as the model sees it, also while outputs are held at the gate."""
        return as_seen(await self.keeper.look(), self.beside.gatekeeper.held)

    async def begin(
        self,
        said: str | Outgoing,
        *,
        parent: SessionId = NO_SESSION,
        before: Sequence[Event] = (),
        tainted: bool = False,
    ) -> None:
        """Make the session by its first message; `before` is what else it is given."""
        message = _message(said)
        self._loaded = True
        now = self._equipment.clock.now()
        title = title_of(message.text) or NAMELESS
        started = SessionStarted(now, title, parent, tainted)
        await self._start([started, *before], self._saying(message))

    async def send(self, said: str | Outgoing) -> None:
        """Returns as soon as the message is on disk; the turn goes on by itself."""
        await self._start((), self._saying(_message(said)))

    async def resume(self) -> None:
        """Go on with a turn that broke off, as if it had not; nobody says anything new."""
        await self._start((), self._resuming)

    async def stop(self) -> None:
        """End the running turn, if any, and wait until its end is written."""
        task = self._task
        if task is None or task.done():
            return
        # a task that is cancelled before its first step never gets to write its end
        await asyncio.sleep(0)
        if not task.cancelling():  # a second stop must not interrupt what the first one writes
            task.cancel()
        await asyncio.wait({task})

    def hurry(self) -> None:
        """A request that waits to go out again goes at once."""
        if self._turn is not None:
            self._turn.hurry()

    async def idle(self) -> None:
        if self._task is not None:
            await asyncio.wait({self._task})

    async def settled(self) -> None:
        """Wait until neither a turn nor a job runs."""
        await self.idle()
        await self.beside.compactor.settled()

    async def note(self, event: Event) -> None:
        """Journal a fact about what it works with, if its session is begun and open here."""
        if self._loaded and self.keeper.history.seq:
            await self._journal.record([event])

    @asynccontextmanager
    async def still(self) -> AsyncIterator[Note]:
        """No turn runs, and what is sent meanwhile waits; takes facts for the journal.

        EngineError while a turn runs.
        """
        async with self._alone:
            if self._task is not None and not self._task.done():
                raise EngineError(
                    "The agent is still at work in this session; nothing was changed.",
                    "Wait for the end of its turn, or stop it with Esc.",
                )
            await self.load()
            yield self.note

    async def open(self) -> None:
        """Have its window at hand, for whoever looks at it while nothing runs or something does."""
        async with self._alone:
            await self.load()

    async def close(self) -> None:
        """Stop the turn and cancel what runs beside it; nothing begins by itself any more."""
        await self.beside.compactor.close()
        await self.stop()

    async def load(self) -> None:
        """Read the journal; what a crash left open is closed: calls are answered, a turn ends."""
        async with self._loading:
            if not self._loaded:
                await self._load()
                self._loaded = True

    async def _load(self) -> None:
        await self._journal.load()
        await self._recover()
        history, now = self._journal.history, self._equipment.clock.now()
        open_calls = history.open_calls
        await record(self._journal, [stopped(call, now, CRASHED_TEXT) for call in open_calls])
        if history.running:
            end = TurnEnded(now, Ending.FAILED, CRASHED, Cause.CRASHED)
            await self._journal.record([end])

    async def _recover(self) -> None:
        """Have the journal keep what streamed here when something kept that from it."""
        await recover(self._journal, self._equipment.partial_replies, self._equipment.clock)

    async def _start(self, before: Sequence[Event], opening: _Making) -> None:
        """Journal how a turn begins, which depends on what is there, and begin it.

        `before` comes before all else, even before what the turn is guided by.
        """
        if self.running:
            raise EngineError("A turn is still running.", "Wait for its end, or stop it with Esc.")
        self._sending = True
        try:
            async with self._alone:
                await self._begin(before, opening)
        finally:
            self._sending = False

    async def _begin(self, before: Sequence[Event], opening: _Making) -> None:
        if not self._loaded:
            await self.load()
        await self._recover()
        noticed, begun = await self.guidance.noticed(), await opening()
        events = [*before, *noticed.events, *begun.events]
        await self._journal.record(events, [*noticed.contents, *begun.contents])
        self._equipment.renew(self._journal.session)
        turn = Turn(self._journal, self.keeper, self._equipment, beside=self.beside)
        self._turn = turn
        name = f"turn of {self._journal.session}"
        self._task = self._equipment.supervisor.spawn(turn.run(), name)

    def _saying(self, message: Outgoing) -> _Making:
        return lambda: opened(message, self.keeper, self._equipment)

    async def _resuming(self) -> Opening:
        """Words of ours where the reply broke off in its text; else it is asked for again."""
        history, now = self._journal.history, self._equipment.clock.now()
        if not history.broken_off:
            raise EngineError("There is nothing to go on with.", "Send a message.")
        last = history.newest
        if last is None or last.reply is None or last.calls:
            return Opening([TurnResumed(now)])
        return Opening([TurnResumed(now), ContextInjected(now, CONTINUE, SOURCE)])


def _message(said: str | Outgoing) -> Outgoing:
    message = Outgoing(said) if isinstance(said, str) else said
    if not message.text.strip() and not message.images:
        raise EngineError("There is nothing to send.", "Write a message first.")
    return message


def title_of(text: str) -> str:
    """The first line of a message, short enough to name a session."""
    first = next((line.strip() for line in text.splitlines() if line.strip()), "")
    return first if len(first) <= TITLE_LENGTH else first[: TITLE_LENGTH - 1].rstrip() + "…"
