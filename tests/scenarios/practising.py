"""Sessions with the practice model: real store, tools, tokens, and engine; no window or network."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TypeVar

from helix_desktop.app.environment import SystemClock, resources_folder
from helix_desktop.context.texts.prompts import DEFAULT_SYSTEM_PROMPT
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.events import AssistantReplied, Event, Recorded, ToolReturned, TurnEnded
from helix_desktop.domain.live_events import Live
from helix_desktop.domain.llm import Llm, LlmRole
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.domain.ports import MessageWeigher, Store, TokenCounter
from helix_desktop.engine.runtime import EventBus, Supervisor
from helix_desktop.engine.session_deps import ModelHandle, SessionDeps
from helix_desktop.engine.session_runner import SessionRunner
from helix_desktop.engine.subagents import SubAgents
from helix_desktop.providers.practice.practice_model import PRACTICE, PracticeModel
from helix_desktop.providers.tokens.counter_cache import CachedCounter
from helix_desktop.providers.tokens.message_weights import ModelMessageWeigher
from helix_desktop.providers.tokens.token_counter import TiktokenCounter, TokenizerRanks
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator
from helix_desktop.store.async_store import open_async_store
from helix_desktop.tools.agent.cached_content import SearchCachedContent
from helix_desktop.tools.agent.read_files import ListFiles, ReadFile
from helix_desktop.tools.agent.recall import RecallCachedContent, RecallHistory
from helix_desktop.tools.agent.search_files import SearchFiles
from helix_desktop.tools.agent.subagent import SubAgent
from helix_desktop.tools.toolbox import AgentToolbox

REPOSITORY = Path(__file__).resolve().parents[2]
SESSION = SessionId("00000000000000aa")

T = TypeVar("T", bound=Event)


@cache
def counter() -> TokenCounter:
    """Return the shared token counter, whose tokenizer files are read once."""
    return TiktokenCounter(TokenizerRanks.of(resources_folder() / "tokenizer"))


@dataclass
class Practice:
    """One open workspace and its session."""

    store: Store
    deps: SessionDeps
    runner: SessionRunner
    heard: list[Live] = field(default_factory=list)
    reported: list[tuple[str, BaseException]] = field(default_factory=list)

    async def say(self, text: str) -> str:
        """Run a whole turn with its background work, and return the model's last text."""
        if self.runner.session_window.history.seq:
            await self.runner.send(text)
        else:
            await self.runner.begin(text)
        await self.runner.wait_until_idle()
        last = (await self.of(TurnEnded))[-1]
        assert last.ending == "done", last.detail
        return words((await self.of(AssistantReplied))[-1])

    async def of(self, kind: type[T]) -> list[T]:
        """Return the events of a kind, the oldest first."""
        results = [
            event for event in await self.store.events(SESSION) if isinstance(event, Recorded)
        ]
        return [item.event for item in results if isinstance(item.event, kind)]

    async def calls(self) -> list[ToolCall]:
        replies = await self.of(AssistantReplied)
        return [part for reply in replies for part in reply.parts if isinstance(part, ToolCall)]

    async def returned(self, tool: str) -> list[ToolReturned]:
        return [item for item in await self.of(ToolReturned) if item.tool == tool]


@asynccontextmanager
async def practising(
    home: Path,
    project: Path,
    policy: Policy,
    *,
    llm: Llm = PRACTICE,
    others: Sequence[tuple[LlmRole, Llm]] = (),
) -> AsyncIterator[Practice]:
    """Open a session over a project's folder, and close it at the end, also after an error."""
    home.mkdir(parents=True, exist_ok=True)  # noqa: ASYNC240 - on the test's own disk
    clock, reported = SystemClock(), []
    store = await open_async_store(home, clock=clock)
    hands = (ListFiles(project), ReadFile(project), SearchFiles(project))
    deps = SessionDeps(
        store=store,
        model_handles={role: _model_handle(each) for role, each in ((LlmRole.MAIN, llm), *others)},
        toolbox=AgentToolbox(hands),
        clock=clock,
        bus=EventBus(),
        supervisor=Supervisor(lambda name, error: reported.append((name, error))),
        system=DEFAULT_SYSTEM_PROMPT,
        policy=policy,
    )
    subagents = SubAgents(deps)

    def weigher() -> MessageWeigher:
        return deps.main.weigher

    def make_toolbox(session: SessionId) -> AgentToolbox:
        recalling = (
            RecallCachedContent(store, clock, weigher),
            RecallHistory(store, session, weigher),
            SearchCachedContent(store, weigher),
        )
        helping = () if subagents.is_child(session) else (SubAgent(session, subagents),)
        return AgentToolbox((*hands, *recalling, *helping))

    deps.make_toolbox = make_toolbox
    there = Practice(store, deps, SessionRunner(SESSION, deps), reported=reported)
    deps.bus.subscribe(there.heard.append)
    try:
        if await store.sessions():
            await there.runner.load()
        yield there
    finally:
        await there.runner.close()
        await deps.supervisor.close()
        await store.close()
    assert reported == []


def words(reply: AssistantReplied) -> str:
    return "".join(part.text for part in reply.parts if isinstance(part, Text))


def play(story: object) -> None:
    asyncio.run(story)  # type: ignore[arg-type]


def _model_handle(llm: Llm) -> ModelHandle:
    weigher = ModelMessageWeigher(CachedCounter(counter()), llm)
    return ModelHandle(llm, PracticeModel(), weigher, lambda: LearnedCalibrator(llm))
