"""The ladder of models that make something shorter: fast, then wide, then in chunks, then rules.

No request is larger than its model takes, every rung is tried once, and time is bounded. An answer
without text means that no model could: what rules make of it takes its place.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace

from helix_desktop.context.texts.fitting import head
from helix_desktop.context.texts.packing import packed
from helix_desktop.domain.errors import ProviderError, WindowTooLong
from helix_desktop.domain.events import CallKind
from helix_desktop.domain.llm import Llm, LlmRole, Request
from helix_desktop.domain.memory import Means
from helix_desktop.domain.message import Message, Role, Text
from helix_desktop.domain.ports import Gauge
from helix_desktop.domain.values import value
from helix_desktop.engine.asking import NOTHING_SPENT, Aside, Spent
from helix_desktop.engine.equipment import Equipment, Voice
from helix_desktop.engine.journal import Journal

MOST_CHUNKS = 12
"""Requests that one material is spread over; of what is larger the middle is left out."""
AT_ONCE = 4
"""Requests under way at the same time."""
REPLY_FACTOR = 2
"""Room for a reply, in budgets; models miss their budget, and what is cut off is lost."""
LEAST_REPLY = 256
LEAST_SHARE = 100
"""Tokens that one chunk of many may take of the result."""
FRAME = 64
"""Tokens kept for what a request is wrapped in."""


@value
class Task:
    """Material in pieces that stay whole, and how a model is asked about some of them.

    `write` gives the request's words for these pieces within a budget of tokens. `merge` asks for
    one text out of several answers; without it they stand one after the other. `live` is the
    conversation's own next request with the question behind it: the main model's prompt cache
    knows most of it.
    """

    pieces: tuple[str, ...]
    write: Callable[[Sequence[int], int], str]
    budget: int
    seconds: float
    merge: Callable[[Sequence[str], int], str] | None = None
    live: Request | None = None
    kind: CallKind = CallKind.JOB


@value
class Told:
    """What came of a task. `request` is the last question, for asking again; None if no answer."""

    text: str = ""
    means: Means = Means.RULES
    llm: str = ""
    spent: Spent = NOTHING_SPENT
    request: Request | None = None


@value
class Rung:
    """A model on the ladder and how what it writes is counted."""

    means: Means
    voice: Voice
    gauge: Gauge

    def room(self, reply: int) -> int:
        """Tokens of ours that a request may have beside its reply."""
        llm = self.voice.llm
        return int((llm.window - min(reply, llm.max_output)) / self._pace) - FRAME

    @property
    def _pace(self) -> float:
        """The model's tokens for one of ours."""
        return self.gauge.estimate(10_000) / 10_000


class Summarizer:
    """Climbs the ladder for one session.

    `chosen` are the models that the person wants asked instead of the workspace's; none: rules.
    """

    def __init__(
        self,
        journal: Journal,
        equipment: Equipment,
        chosen: Sequence[tuple[Means, Voice]] | None = None,
    ) -> None:
        self._chosen = chosen
        self._equipment = equipment
        self._aside = Aside(journal, equipment)
        self._gauges: dict[Llm, Gauge] = {}

    @property
    def rides(self) -> bool:
        """Whether the first model asked is the one that the conversation is held with."""
        rungs = self._rungs()
        return bool(rungs) and rungs[0].voice.llm == self._equipment.main.llm

    @property
    def first(self) -> str:
        """The name of the model that is asked first; empty where rules are chosen."""
        llm = next((rung.voice.llm for rung in self._rungs()), None)
        return llm.name or llm.id if llm else ""

    async def tell(self, task: Task) -> Told:
        """The task's text from the first rung that gives one."""
        began = self._equipment.clock.tick()
        climb = _Climb(self._equipment, self._aside, task)
        told = Told()
        try:
            async with asyncio.timeout(task.seconds):
                told = await climb.up(self._rungs())
        except TimeoutError:
            pass
        spent = climb.spent.lasting(self._equipment.clock.tick() - began)
        return replace(told, spent=spent)

    async def again(self, told: Told, words: str, seconds: float) -> Told:
        """The same model, told what is wrong with its answer; an empty text if it does not fit."""
        rung = next((each for each in self._rungs() if each.voice.llm.id == told.llm), None)
        if rung is None or told.request is None:
            return Told()
        said = Message(Role.ASSISTANT, (Text(told.text),))
        messages = (*told.request.messages, said, _user(words))
        climb = _Climb(self._equipment, self._aside, Task((), _nothing, 0, seconds))
        began = self._equipment.clock.tick()
        text = await climb.asked(rung, replace(told.request, messages=messages))
        spent = told.spent.plus(climb.spent.lasting(self._equipment.clock.tick() - began))
        return replace(told, text=text, spent=spent)

    def _rungs(self) -> list[Rung]:
        if self._chosen is not None:
            return [self._rung(means, voice) for means, voice in self._chosen]
        fast, wide = (self._equipment.voice(role) for role in (LlmRole.FAST, LlmRole.WIDE))
        first = (Means.FAST, fast) if fast else (Means.MAIN, self._equipment.main)
        rungs = [self._rung(*first)]
        other = wide is not None and wide.llm != first[1].llm
        return [*rungs, self._rung(Means.WIDE, wide)] if wide and other else rungs

    def _rung(self, means: Means, voice: Voice) -> Rung:
        gauge = self._gauges.setdefault(voice.llm, voice.gauge())
        return Rung(means, voice, gauge)


class _Climb:
    """One task on its way up."""

    def __init__(self, equipment: Equipment, aside: Aside, task: Task) -> None:
        self.spent = NOTHING_SPENT
        self._equipment = equipment
        self._aside = aside
        self._task = task
        self._seconds = task.seconds
        self._reply = max(LEAST_REPLY, task.budget * REPLY_FACTOR)
        self._small: list[Rung] = []
        """Models that would answer if they were asked less."""

    async def up(self, rungs: Sequence[Rung]) -> Told:
        """Each rung once with everything; then, for one that is only too small, in chunks."""
        self._seconds = self._task.seconds / max(1, len(rungs))
        for rung in rungs:
            request = await self._whole(rung)
            if request is None:
                self._small.append(rung)
            elif text := await self.asked(rung, request):
                return Told(text, rung.means, rung.voice.llm.id, request=request)
        for rung in self._small[::-1]:
            if (told := await self._chunked(rung)).text:
                return told
        return Told()

    async def asked(self, rung: Rung, request: Request) -> str:
        """The answer, or nothing if the model fails or takes too long."""
        if not await self._fits(rung, request):
            return ""
        try:
            kind = self._task.kind
            answer = await self._aside.ask(
                rung.voice, request, self._seconds, kind=kind, spent=self._spend
            )
        except WindowTooLong as error:
            rung.gauge.told_limit(_weight(rung, request), error.limit, error.asked)
            self._small.append(rung)
            return ""
        except ProviderError:
            return ""
        return answer.text

    def _spend(self, spent: Spent) -> None:
        self.spent = self.spent.plus(spent)

    async def _whole(self, rung: Rung) -> Request | None:
        """The request with everything in it; None if it is too large for the model."""
        live = self._task.live
        if live and live.llm == rung.voice.llm and await self._fits(rung, live):
            return live
        everything = range(len(self._task.pieces))
        words = await asyncio.to_thread(self._task.write, everything, self._task.budget)
        request = self._request(rung, words)
        return request if await self._fits(rung, request) else None

    async def _chunked(self, rung: Rung) -> Told:
        """Each chunk told by itself, then all of it from that: one level, never more."""
        task, scales = self._task, rung.voice.scales
        sizes = await asyncio.to_thread(lambda: [scales.count(each) for each in task.pieces])
        frame = scales.count(task.write((), task.budget))
        found = packed(sizes, rung.room(self._reply) - frame - FRAME, MOST_CHUNKS)
        share = (
            task.budget
            if task.merge
            else max(LEAST_SHARE, task.budget // max(1, len(found.chunks)))
        )
        answers = await self._each(rung, [task.write(chunk, share) for chunk in found.chunks])
        if not answers:
            return Told()
        means = rung.means if found.whole else Means.TRUNCATED
        if task.merge is None or len(answers) == 1:
            return Told("\n".join(answers), means, rung.voice.llm.id)
        request = self._request(rung, task.merge(answers, task.budget))
        if not await self._fits(rung, request):
            room = rung.room(self._reply) - scales.count(task.merge((), task.budget)) - FRAME
            cut = [head(each, room // len(answers) - FRAME, scales) for each in answers]
            request, means = self._request(rung, task.merge(cut, task.budget)), Means.TRUNCATED
        return Told(await self.asked(rung, request), means, rung.voice.llm.id, request=request)

    async def _each(self, rung: Rung, questions: Sequence[str]) -> list[str]:
        """The answers in order; none at all if one is missing: a hole would go unseen."""
        found = [""] * len(questions)

        async def one(number: int) -> None:
            found[number] = await self.asked(rung, self._request(rung, questions[number]))

        for start in range(0, len(questions), AT_ONCE):
            stop = min(start + AT_ONCE, len(questions))
            await self._equipment.supervisor.together(one(number) for number in range(start, stop))
            if not all(found[start:stop]):
                return []
        return found

    async def _fits(self, rung: Rung, request: Request) -> bool:
        return await asyncio.to_thread(_weight, rung, request) <= rung.room(request.max_output)

    def _request(self, rung: Rung, words: str) -> Request:
        llm = rung.voice.llm
        return Request(llm, (_user(words),), max_output=min(llm.max_output, self._reply))


def _weight(rung: Rung, request: Request) -> int:
    scales = rung.voice.scales
    messages = sum(scales.weigh(message).tokens for message in request.messages)
    return messages + (scales.tools(request.tools).tokens if request.tools else 0)


def _user(words: str) -> Message:
    return Message(Role.USER, (Text(words),))


def _nothing(_pieces: Sequence[int], _budget: int) -> str:
    return ""
