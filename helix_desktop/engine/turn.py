"""One turn: from the person's message up to the agent's last answer.

However it ends, the journal says so: calls are answered and `TurnEnded` is written in `finally`.
"""

import asyncio
import contextlib

from helix_desktop.domain.accounts import cost
from helix_desktop.domain.errors import (
    BudgetSpent,
    HelixError,
    ProviderError,
    RequestTooBig,
    WindowTooLong,
)
from helix_desktop.domain.events import CallKind, Cause, Ending, Event, ModelCalled, TurnEnded
from helix_desktop.domain.live import (
    RetryPlanned,
    TextArrived,
    ThinkingArrived,
    TurnClosed,
    TurnOpened,
)
from helix_desktop.domain.llm import (
    Llm,
    ProviderEvent,
    Request,
    Retrying,
    StopReason,
    TextDelta,
    ThinkingDelta,
    Usage,
)
from helix_desktop.domain.ports import Tallier
from helix_desktop.domain.values import value
from helix_desktop.domain.window import Window
from helix_desktop.engine.batch import BROKEN_TEXT, STOPPED_TEXT, record, run_batch, stopped
from helix_desktop.engine.compactor import Compactor
from helix_desktop.engine.dispatch import sha_of_body
from helix_desktop.engine.equipment import Equipment
from helix_desktop.engine.gatekeeper import Gatekeeper
from helix_desktop.engine.guidance import Guidance
from helix_desktop.engine.journal import Journal
from helix_desktop.engine.keeper import Keeper
from helix_desktop.engine.patience import Patience
from helix_desktop.engine.reply import Reply

UNEXPECTED = "Something unexpected went wrong. Everything up to here is kept; the log has more."
NOTHING = "The model answered nothing."


@value
class _End:
    """How a turn ended, and how it explains itself."""

    ending: Ending
    detail: str = ""
    cause: Cause = Cause.NONE


UNUSUAL = {
    StopReason.LENGTH: _End(
        Ending.DONE,
        "The answer reached the model's longest reply and was cut there.",
        Cause.LENGTH,
    ),
    StopReason.REFUSED: _End(Ending.DONE, "The model declined to answer.", Cause.REFUSED),
    StopReason.FILTERED: _End(
        Ending.DONE, "The provider's filter ended the answer.", Cause.FILTERED
    ),
}
"""Turns that are done, but not as one hopes."""


@value
class Beside:
    """Who works on a session's window beside its turns."""

    gatekeeper: Gatekeeper
    compactor: Compactor
    guidance: Guidance | None = None


class Turn:
    """Asks the model, runs what it asks for, and again, until it has answered."""

    def __init__(
        self, journal: Journal, keeper: Keeper, equipment: Equipment, *, beside: Beside
    ) -> None:
        self._journal = journal
        self._keeper = keeper
        self._equipment = equipment
        self._beside = beside
        self._patience = Patience()
        self._cause = Cause.NONE
        """Why nothing came, if the model or its provider said so."""

    async def run(self) -> None:
        self._equipment.bus.publish(TurnOpened(self._journal.session))
        end = _End(Ending.FAILED, UNEXPECTED)
        try:
            reason = await self.step()
            while reason is StopReason.TOOLS:
                self._beside.compactor.wake()
                await self._notice()
                reason = await self.step()
            end = UNUSUAL.get(reason, _End(Ending.DONE))
        except asyncio.CancelledError:
            end = _End(Ending.STOPPED)
            raise
        except BudgetSpent as error:
            end = _End(Ending.FAILED, str(error), Cause.BUDGET)
        except HelixError as error:
            end = _End(Ending.FAILED, str(error), self._cause)
        finally:
            await self.end(end.ending, end.detail, cause=end.cause)

    def hurry(self) -> None:
        """A request that waits to go out again goes at once."""
        self._patience.hurry()

    async def _notice(self) -> None:
        """Where the last step worked somewhere new, what is to be known of that place."""
        if self._beside.guidance is None:
            return
        noticed = await self._beside.guidance.noticed_on_the_way()
        if noticed.events:
            await self._journal.record(noticed.events, noticed.contents)

    async def step(self) -> StopReason:
        """One model call and the tools it asks for."""
        reply = await self._ask()
        if reply.reason is StopReason.INTERRUPTED:
            raise ProviderError(
                "The model's reply was cut off.",
                "What came is kept. Go on from there, or send a new message.",
            )
        if not reply.parts:
            end = UNUSUAL.get(reply.reason, _End(Ending.FAILED, NOTHING))
            self._cause = end.cause
            raise ProviderError(end.detail, "Send again, or choose another.")
        if not reply.calls:
            return StopReason.ANSWERED if reply.reason is StopReason.TOOLS else reply.reason
        await run_batch(reply, self._journal, self._equipment, gatekeeper=self._beside.gatekeeper)
        return StopReason.TOOLS

    async def _ask(self) -> Reply:
        """A reply; a request that is too large for the provider is made smaller once."""
        await self._allowed()
        await self._beside.compactor.relieve()
        window = await self._keeper.ready()
        try:
            return await self._listen(window)
        except WindowTooLong as error:
            self._keeper.counts.learn_limit(window, error.limit, error.asked)
            smaller = await self._keeper.ready()
            if smaller.account.tokens >= window.account.tokens:
                raise
        except RequestTooBig as error:
            self._keeper.learn_size(window, error.limit)
            smaller = await self._keeper.ready()
            if smaller.account.size >= window.account.size:
                raise
        return await self._listen(smaller)

    async def _allowed(self) -> None:
        if self._equipment.purse is not None:
            await self._equipment.purse.check(self._journal.session)

    async def _listen(self, window: Window) -> Reply:
        """Take the stream; what came is journaled also when it breaks or is stopped."""
        history = self._journal.history
        clock, reply = self._equipment.clock, Reply(history.has_call, history.calls)
        request = self._keeper.request(window)
        sent = self._keeper.sent(window, request, await self._written(request))
        kept, session = self._equipment.partial_replies, self._journal.session
        kept.begin(session, sent)
        began = clock.tick()
        try:
            async for event in self._patience.heard(self._keeper.provider, request):
                reply.take(event)
                kept.take(session, event)
                self._pass_on(event)
        except asyncio.CancelledError:
            reply.charged |= not reply.waits  # what it took so far nobody will tell
            raise
        finally:
            await self._keep(sent, reply, request.llm, seconds=clock.tick() - began)
            if reply.charged and reply.usage is None:
                self._tally(window, request)
        if reply.usage is not None:
            self._keeper.counts.learn(window, reply.usage)
        return reply

    def _tally(self, window: Window, request: Request) -> None:
        """Of a reply that reported nothing, ask what the provider counts of its request."""
        provider, before = self._keeper.provider, self._keeper.counts.told
        if not isinstance(provider, Tallier):
            return

        async def asked() -> None:
            with contextlib.suppress(HelixError):  # the next request tells what is wrong
                tokens = await provider.tally(request)
                if tokens and self._keeper.counts.told is before:
                    self._keeper.counts.learn(window, Usage(input=tokens))

        with contextlib.suppress(RuntimeError):  # the application is closing
            self._equipment.supervisor.spawn(asked(), "count a request")

    async def _written(self, request: Request) -> str:
        """The SHA-256 of what goes out; what cannot be written is told by the stream itself."""
        with contextlib.suppress(HelixError):
            return await sha_of_body(self._keeper.provider, request)
        return ""

    async def _keep(self, sent: Event, reply: Reply, llm: Llm, *, seconds: float) -> None:
        """What was asked, what was said, and what that took, in one step."""
        now, took = self._equipment.clock.now(), cost(reply.usage, llm)
        said: Event | None = reply.event(at=now, llm=llm.id, seconds=seconds, cost=took)
        if said is None and reply.charged:
            said = ModelCalled(now, llm.id, CallKind.TURN, reply.usage, took, seconds)
        await self._journal.record([sent, said] if said else [sent], reply.contents)
        self._equipment.partial_replies.drop(self._journal.session)
        if said and self._equipment.purse is not None:
            await self._equipment.purse.look(self._journal.session)

    def _pass_on(self, event: ProviderEvent) -> None:
        match event:
            case TextDelta(text):
                self._equipment.bus.publish(TextArrived(self._journal.session, text))
            case ThinkingDelta(text):
                self._equipment.bus.publish(ThinkingArrived(self._journal.session, text))
            case Retrying(seconds, attempt, reason):
                planned = RetryPlanned(self._journal.session, seconds, attempt, reason)
                self._equipment.bus.publish(planned)

    async def end(self, ending: Ending, detail: str = "", *, cause: Cause = Cause.NONE) -> None:
        """Answer what was left open and write the end; a store that refuses is told, not hidden."""
        now = self._equipment.clock.now()
        saved = True
        try:
            open_calls = self._journal.history.open_calls
            why = STOPPED_TEXT if ending is Ending.STOPPED else BROKEN_TEXT
            await record(self._journal, [stopped(call, now, why) for call in open_calls])
            await self._journal.record([TurnEnded(now, ending, detail, cause)])
        except HelixError as error:
            saved, detail = False, str(error)
        finally:
            self._equipment.bus.publish(
                TurnClosed(self._journal.session, ending, detail=detail, saved=saved)
            )
            self._beside.compactor.wake()
