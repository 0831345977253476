"""One turn: from the person's message up to the agent's last answer.

However it ends, the journal says so: calls are answered and `TurnEnded` is written in `finally`.
"""

import asyncio

from helix_desktop.context.history import digests, messages, unanswered
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.errors import HelixError, ProviderError
from helix_desktop.domain.events import Ending, TurnEnded
from helix_desktop.domain.live import TextArrived, ThinkingArrived, TurnClosed, TurnOpened
from helix_desktop.domain.llm import ProviderEvent, Request, StopReason, TextDelta, ThinkingDelta
from helix_desktop.engine.batch import record, run_batch, stopped
from helix_desktop.engine.equipment import Equipment
from helix_desktop.engine.journal import Journal
from helix_desktop.engine.reply import Reply, call_ids

UNEXPECTED = "Something unexpected went wrong. Everything up to here is kept; the log has more."
CUT = {
    StopReason.LENGTH: "The answer reached the model's longest reply and was cut there.",
    StopReason.REFUSED: "The model declined to answer.",
}
"""How a turn that is done explains an unusual stop."""


class Turn:
    """Asks the model, runs what it asks for, and again, until it has answered."""

    def __init__(self, journal: Journal, equipment: Equipment, texts: dict[Digest, str]) -> None:
        self._journal = journal
        self._equipment = equipment
        self._texts = texts

    async def run(self) -> None:
        self._equipment.bus.publish(TurnOpened(self._journal.session))
        ending, detail = Ending.FAILED, UNEXPECTED
        try:
            reason = await self._step()
            while reason is StopReason.TOOLS:
                reason = await self._step()
            ending, detail = Ending.DONE, CUT.get(reason, "")
        except asyncio.CancelledError:
            ending, detail = Ending.STOPPED, ""
            raise
        except HelixError as error:
            detail = str(error)
        finally:
            await self._end(ending, detail)

    async def _step(self) -> StopReason:
        """One model call and the tools it asks for."""
        reply = Reply(taken=call_ids(self._journal.events))
        await self._listen(await self._request(), reply)
        if reply.reason is StopReason.INTERRUPTED:
            raise ProviderError(
                "The model's reply was cut off.", "What came is kept. Send again to go on."
            )
        if not reply.parts:
            raise ProviderError("The model answered nothing.", "Send again, or choose another.")
        if not reply.calls:
            return StopReason.ANSWERED if reply.reason is StopReason.TOOLS else reply.reason
        await run_batch(reply.calls, self._journal, self._equipment)
        return StopReason.TOOLS

    async def _listen(self, request: Request, reply: Reply) -> None:
        """Take the stream; what came is journaled also when it breaks or is stopped."""
        clock = self._equipment.clock
        began = clock.tick()
        try:
            async for event in self._equipment.provider.stream(request):
                reply.take(event)
                self._pass_on(event)
        finally:
            seconds = clock.tick() - began
            said = reply.event(at=clock.now(), llm=request.llm.id, seconds=seconds)
            if said is not None:
                await self._journal.record([said])

    def _pass_on(self, event: ProviderEvent) -> None:
        match event:
            case TextDelta(text):
                self._equipment.bus.publish(TextArrived(self._journal.session, text))
            case ThinkingDelta(text):
                self._equipment.bus.publish(ThinkingArrived(self._journal.session, text))

    async def _request(self) -> Request:
        events = self._journal.events
        for digest in digests(events):
            if digest not in self._texts:
                content = await self._equipment.attic.get(digest)
                self._texts[digest] = content.decode("utf-8", "replace")
        return Request(
            llm=self._equipment.llm,
            messages=messages(self._equipment.system, events, self._texts),
            tools=self._equipment.toolbox.specs(),
            max_output=self._equipment.llm.max_output,
        )

    async def _end(self, ending: Ending, detail: str) -> None:
        """Answer what was left open and write the end; a store that refuses is told, not hidden."""
        now = self._equipment.clock.now()
        saved = True
        try:
            open_calls = unanswered(self._journal.events)
            await record(self._journal, [stopped(call, now) for call in open_calls])
            await self._journal.record([TurnEnded(at=now, ending=ending, detail=detail)])
        except HelixError as error:
            saved, detail = False, str(error)
        finally:
            self._equipment.bus.publish(
                TurnClosed(self._journal.session, ending, detail=detail, saved=saved)
            )
