"""The practice model at work: real store, tools, tokens and engine; no window, no network."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TypeVar

from helix_desktop.app.clock import SystemClock
from helix_desktop.app.paths import resources
from helix_desktop.context.texts.prompts import MARKS, SYSTEM
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.events import AssistantReplied, Event, Recorded, ToolReturned, TurnEnded
from helix_desktop.domain.live import Live
from helix_desktop.domain.llm import Llm, LlmRole
from helix_desktop.domain.message import Text, ToolCall
from helix_desktop.domain.policy import Policy
from helix_desktop.domain.ports import Attic, Counter, Scales
from helix_desktop.engine.bus import Bus
from helix_desktop.engine.equipment import Equipment, Voice
from helix_desktop.engine.runner import SessionRunner
from helix_desktop.engine.subagents import SubAgents
from helix_desktop.engine.supervisor import Supervisor
from helix_desktop.providers.counting.gauge import LearnedGauge
from helix_desktop.providers.counting.known_counts import KnownCounter
from helix_desktop.providers.counting.ranks import Ranks
from helix_desktop.providers.counting.scales import ModelScales
from helix_desktop.providers.counting.tokens import ExactCounter
from helix_desktop.providers.practice.model import PRACTICE, PracticeModel
from helix_desktop.store.facade import open_attic
from helix_desktop.tools.files import ListFiles, ReadFile
from helix_desktop.tools.recall import RecallCached
from helix_desktop.tools.recall_history import RecallHistory
from helix_desktop.tools.search import SearchFiles
from helix_desktop.tools.search_cached import SearchCached
from helix_desktop.tools.subagent import SubAgent
from helix_desktop.tools.toolbox import Toolbox

REPOSITORY = Path(__file__).resolve().parents[2]
SESSION = SessionId("00000000000000aa")

T = TypeVar("T", bound=Event)


@cache
def counter() -> Counter:
    """One for all tests: its ranks are read once."""
    return ExactCounter(Ranks.of(resources() / "tokenizer"))


@dataclass
class Practice:
    """One open workspace and its session."""

    attic: Attic
    equipment: Equipment
    runner: SessionRunner
    heard: list[Live] = field(default_factory=list)
    reported: list[tuple[str, BaseException]] = field(default_factory=list)

    async def say(self, text: str) -> str:
        """A whole turn and the work beside it; the model's last words."""
        if self.runner.keeper.history.seq:
            await self.runner.send(text)
        else:
            await self.runner.begin(text)
        await self.runner.settled()
        last = (await self.of(TurnEnded))[-1]
        assert last.ending == "done", last.detail
        return words((await self.of(AssistantReplied))[-1])

    async def of(self, kind: type[T]) -> list[T]:
        """The events of a kind, oldest first."""
        found = [each for each in await self.attic.events(SESSION) if isinstance(each, Recorded)]
        return [each.event for each in found if isinstance(each.event, kind)]

    async def calls(self) -> list[ToolCall]:
        replies = await self.of(AssistantReplied)
        return [part for each in replies for part in each.parts if isinstance(part, ToolCall)]

    async def returned(self, tool: str) -> list[ToolReturned]:
        return [each for each in await self.of(ToolReturned) if each.tool == tool]


@asynccontextmanager
async def practising(
    home: Path,
    project: Path,
    policy: Policy,
    *,
    llm: Llm = PRACTICE,
    others: Sequence[tuple[LlmRole, Llm]] = (),
) -> AsyncIterator[Practice]:
    """Open a workspace over a project's folder, and close it at the end, whatever happens."""
    home.mkdir(parents=True, exist_ok=True)  # noqa: ASYNC240 - on the test's own disk
    clock, reported = SystemClock(), []
    attic = await open_attic(home, clock=clock)
    hands = (ListFiles(project), ReadFile(project), SearchFiles(project))
    equipment = Equipment(
        attic=attic,
        voices={role: _voice(each) for role, each in ((LlmRole.MAIN, llm), *others)},
        toolbox=Toolbox(hands),
        clock=clock,
        bus=Bus(),
        supervisor=Supervisor(lambda name, error: reported.append((name, error))),
        system=f"{SYSTEM}\n\n{MARKS}",
        policy=policy,
    )
    subagents = SubAgents(equipment)

    def scales() -> Scales:
        return equipment.main.scales

    def outfit(session: SessionId) -> Toolbox:
        recalling = (
            RecallCached(attic, clock, scales),
            RecallHistory(attic, session, scales),
            SearchCached(attic, scales),
        )
        helping = () if subagents.is_child(session) else (SubAgent(session, subagents),)
        return Toolbox((*hands, *recalling, *helping))

    equipment.outfit = outfit
    there = Practice(attic, equipment, SessionRunner(SESSION, equipment), reported=reported)
    equipment.bus.subscribe(there.heard.append)
    try:
        if await attic.sessions():
            await there.runner.load()
        yield there
    finally:
        await there.runner.close()
        await equipment.supervisor.close()
        await attic.close()
    assert reported == []


def words(reply: AssistantReplied) -> str:
    return "".join(part.text for part in reply.parts if isinstance(part, Text))


def play(story: object) -> None:
    asyncio.run(story)  # type: ignore[arg-type]


def _voice(llm: Llm) -> Voice:
    scales = ModelScales(KnownCounter(counter()), llm)
    return Voice(llm, PracticeModel(), scales, lambda: LearnedGauge(llm))
