"""The gate: large outputs are held before they enter history, and a form of each is chosen.

Outputs are in the cache and in the journal before anything is held, so whatever happens here
(stop, failure, power cut) loses nothing. What is undecided becomes its preview.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from helix_desktop.context.gate import PREVIEW, Decision, Size, decisions, held, question
from helix_desktop.context.items import Returned
from helix_desktop.context.marks import gate_policy
from helix_desktop.context.situation import Situation
from helix_desktop.context.texts.previews import extracted, preview
from helix_desktop.domain.cache import Choice, Chooser
from helix_desktop.domain.errors import EngineError, ProviderError
from helix_desktop.domain.events import CallKind, Outcome, OutputGated, ToolReturned
from helix_desktop.domain.live import GateClosed, GateOpened, GatePassed, OutputHeld
from helix_desktop.domain.llm import Request
from helix_desktop.domain.message import Message, Role, Text
from helix_desktop.domain.policy import GateMode, Policy
from helix_desktop.engine.asking import Aside, Spent
from helix_desktop.engine.equipment import Equipment
from helix_desktop.engine.held import Arrived, Held, extraction, gated, hold, showing
from helix_desktop.engine.journal import Journal
from helix_desktop.engine.keeper import Keeper
from helix_desktop.engine.summarizer import Summarizer

REPLY_TOKENS = 1_000
"""Room for the agent's choices."""
SETTLING = 0.25
"""Seconds of a batch's time that are left for writing down what was decided."""
FULL_SHARE = 10
"""A tenth of the window stays free behind an output that is kept in full."""

_KEPT = Decision(Choice.KEEP_FULL)


@dataclass(slots=True)
class Batch:
    """The outputs that are held of one batch, and the tokens left for more than previews."""

    now: Situation
    held: list[Held]
    spare: int
    by: Chooser = Chooser.AGENT
    """Who is asked."""

    def spend(self, spent: Spent) -> None:
        """The question about all of them is told with the first."""
        self.held[0].asked = self.held[0].asked.plus(spent)


class Gatekeeper:
    """Keeps the gate of one session."""

    def __init__(
        self, journal: Journal, keeper: Keeper, equipment: Equipment, *, summarizer: Summarizer
    ) -> None:
        self._journal = journal
        self._keeper = keeper
        self._equipment = equipment
        self._summarizer = summarizer
        self._aside = Aside(journal, equipment)
        self.held: Mapping[str, Held] = {}
        """What is held now and not decided yet, by its calls."""

    async def admit(self, arrived: Sequence[Arrived]) -> None:
        """Hold what is too large of a batch; in a stopped turn nobody is asked."""
        open_calls = {call.id for call in self._journal.history.open_calls}
        known = [each for each in arrived if each.event.call not in open_calls]
        if self._policy.gate_mode is GateMode.OFF or not known:
            return
        made: list[Batch] = []
        began = asyncio.get_running_loop().time()
        try:
            await self._equipment.supervisor.unbroken(self._hold(known, made), "hold outputs")
            self.held = {each.event.call: each for batch in made for each in batch.held}
            if made and not _stopping():
                await self._decide(made[0], began)
        finally:
            for batch in made:
                try:
                    await self._settle(batch)
                finally:
                    self.held = {}
                self._equipment.bus.publish(GateClosed(self._journal.session))

    async def change(self, call: str, choice: Choice, instructions: str = "") -> OutputGated:
        """Another form for an output that was held before; the person may do so at any time."""
        found = self._returned(call)
        arrived = Arrived(found.event, await self._equipment.attic.get(found.event.content), "")
        each = hold(arrived, read=self._read(found.event))
        batch = Batch(await self._keeper.look(), [each], 0, Chooser.PERSON)
        await self._glance(batch)
        shown = found.gate.tokens_after if found.gate else each.original.tokens
        batch.spare = batch.now.limits.tokens - batch.now.tokens + shown - each.cost
        await self._chosen(batch, Decision(choice, instructions))
        if each.decision.choice is not choice:
            raise EngineError(
                "That did not work; the output is shown as before.",
                "There may be no room for all of it, or no model could extract from it.",
            )
        self._returned(call)  # it may have gone behind a summary meanwhile
        return await self._settle(batch)

    async def _chosen(self, batch: Batch, decision: Decision) -> None:
        await self._follow(batch, {0: decision})

    async def _follow(self, batch: Batch, wanted: Mapping[int, Decision]) -> None:
        """Do what was chosen, as far as there is room and a model that can."""
        for number, decision in wanted.items():
            if decision.choice is Choice.KEEP_PREVIEW:
                batch.held[number].by = batch.by
        self._keep_full(batch, wanted)
        await self._extract(batch, wanted)

    async def _hold(self, arrived: Sequence[Arrived], made: list[Batch]) -> None:
        """Work out what is held and its previews; also when the turn is stopped meanwhile."""
        now = await self._keeper.look()
        sizes = [Size(each.event.tokens or 0, self._read(each.event)) for each in arrived]
        room = now.limits.tokens - (now.tokens - sum(size.tokens for size in sizes))
        chosen = held(sizes, room, gate_policy(now.policy, now.size))
        if not chosen:
            return
        batch = Batch(
            now,
            [
                hold(arrived[number], read=self._read(arrived[number].event))
                for number in sorted(chosen)
            ],
            0,
        )
        await self._glance(batch)
        taken = sum(size.tokens for number, size in enumerate(sizes) if number not in chosen)
        taken += sum(each.cost for each in batch.held)
        batch.spare = room - taken - now.limits.tokens // FULL_SHARE
        made.append(batch)

    async def _glance(self, batch: Batch) -> None:
        now, scales = batch.now, self._equipment.main.scales
        policy = gate_policy(now.policy, now.size)
        for each in batch.held:
            budget = Size(each.original.tokens, each.read).glance(policy)
            sized = replace(policy, preview_tokens=budget)
            each.preview = await asyncio.to_thread(preview, each.original, sized, scales)
            each.cost = scales.count(each.preview)

    async def _decide(self, batch: Batch, began: float) -> None:
        """Within the batch's time, all of it counted; what is unfinished then stays its preview."""
        policy = self._policy
        if policy.gate_mode is GateMode.AUTOMATIC:
            return  # reads that are let through by rule were not held
        self._equipment.bus.publish(self._opened(batch))
        try:
            seconds = policy.gate_seconds - min(SETTLING, policy.gate_seconds / 10)
            async with asyncio.timeout_at(began + seconds):
                await self._follow(batch, await self._asked(batch))
        except (TimeoutError, ProviderError):
            return

    def _keep_full(self, batch: Batch, wanted: Mapping[int, Decision]) -> None:
        """In call order, as long as there is room."""
        for number, each in enumerate(batch.held):
            full = wanted.get(number, PREVIEW).choice is Choice.KEEP_FULL
            if full and each.extra <= batch.spare:
                each.decision, each.by = _KEPT, batch.by
                batch.spare -= each.extra
                self._passed(each, each.original.tokens)

    async def _asked(self, batch: Batch) -> dict[int, Decision]:
        """One question about the whole batch; only what it took is in the journal."""
        fits = [each.extra <= batch.spare for each in batch.held]
        words = question([each.original for each in batch.held], fits)
        shown = {each.event.call: each.preview for each in batch.held}
        messages = [showing(message, shown) for message in batch.now.window.messages]
        main = self._equipment.main
        request = Request(
            llm=main.llm,
            messages=(*messages, Message(Role.USER, (Text(words),))),
            tools=self._equipment.tools(self._journal.session).specs(),
            max_output=min(main.llm.max_output, REPLY_TOKENS),
        )
        seconds = self._policy.gate_seconds
        answer = await self._aside.ask(
            main, request, seconds, kind=CallKind.GATE, spent=batch.spend
        )
        return decisions(answer.text, len(batch.held))

    async def _extract(self, batch: Batch, wanted: Mapping[int, Decision]) -> None:
        """All at once; each is decided as soon as it is done."""
        await self._equipment.supervisor.together(
            self._extracted(batch.held[number], decision, batch.by)
            for number, decision in wanted.items()
            if decision.choice is Choice.EXTRACT
        )

    async def _extracted(self, each: Held, decision: Decision, by: Chooser) -> None:
        policy, words = self._policy, decision.instructions
        told = each.told = await self._summarizer.tell(extraction(each.original, words, policy))
        answer = extracted(each.original, told.text, instructions=words, policy=policy)
        larger = self._equipment.main.scales.exceeds(answer, each.original.tokens)
        if told.text and not larger:
            each.decision, each.answer, each.by = decision, answer, by
            self._passed(each, self._equipment.main.scales.count(answer))

    def _opened(self, batch: Batch) -> GateOpened:
        held = (
            OutputHeld(each.event.call, each.event.tool, each.event.what, each.original.tokens)
            for each in batch.held
        )
        return GateOpened(self._journal.session, tuple(held), self._policy.gate_seconds)

    @property
    def _policy(self) -> Policy:
        return self._equipment.policy_of(self._journal.history)

    def _passed(self, each: Held, tokens: int) -> None:
        passed = GatePassed(self._journal.session, each.event.call, each.decision.choice, tokens)
        self._equipment.bus.publish(passed)

    async def _settle(self, batch: Batch) -> OutputGated:
        """All decisions of the batch in one step; the last of them."""
        at, scales = self._equipment.clock.now(), self._equipment.main.scales
        made = [gated(each, at, scales) for each in batch.held]
        contents = [content for _, shown in made for content in shown]
        await self._journal.record([event for event, _ in made], contents)
        return made[-1][0]

    def _read(self, event: ToolReturned) -> bool:
        """Whether an output is the text of a file that was only read."""
        return event.outcome is Outcome.OK and self._journal.history.reads(event.call)

    def _returned(self, call: str) -> Returned:
        """The output of a call, if it stands in the window as it was let through."""
        history = self._journal.history
        for item in reversed(history.items):
            found = item.results.get(call)
            if found is not None:
                if history.view.markers(found.seq) or history.view.covers(item.seq):
                    raise EngineError(
                        "That output is behind a marker or a summary now.",
                        "Let the agent recall it, or undo the rewrite first.",
                    )
                return found
        raise EngineError("There is no output of such a call.")


def _stopping() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
