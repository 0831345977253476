"""The session of the README's pictures, laid down by the engine and gone on with in the window."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.llm import (
    ModelRequest,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    ToolCallArrived,
)
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import PermissionAnswer, PermissionReply
from helix_desktop.domain.value import replace
from helix_desktop.providers.practice.conversation import WEIGHER, PrefixCache
from helix_desktop.providers.practice.engine_questions import answer_engine
from helix_desktop.providers.practice.practice_model import PIECE_CHARS
from tests.app.vaults import FakeKeyring, FakeProviderFactory
from tests.fakes.clock import FakeClock
from tests.system.tour.showcase_story import DOCUMENTS, LAST, LAST_DOCUMENT, TURNS, Step, Turn

BEGAN = 1_750_000_000.0
A_STEP = 21.0
"""Seconds that one answer of the model takes on the clock of the session."""
ENDED = BEGAN + A_STEP * (sum(len(turn.steps) + 3 for turn in TURNS) + 20)
TITLE = "Orders booked twice"
ATTEMPT, PACE = 0.02, 0.02


class ShowcaseModel:
    """Implements Provider: the written answers in order; the engine's questions as usual."""

    def __init__(
        self,
        clock: FakeClock,
        turns: Sequence[Turn],
        documents: Sequence[str] = (),
        *,
        pace: float = 0.0,
    ) -> None:
        self._clock = clock
        self._steps = [step for turn in turns for step in turn.steps]
        self._documents = list(documents)
        self._prefixes = PrefixCache()
        self._pace, self._calls = pace, 0

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        usual = await asyncio.to_thread(answer_engine, request)
        step = self._next() if usual is None else Step(self._document(usual))
        calls = [self._call(*argument) for argument in step.arguments()]
        output = WEIGHER.count(step.text) + sum(WEIGHER.count(call.arguments) for call in calls)
        usage = replace(self._prefixes.read(request), output=output)
        for at in range(0, len(step.text), PIECE_CHARS):
            await asyncio.sleep(self._pace)
            yield TextDelta(step.text[at : at + PIECE_CHARS])
        for call in calls:
            yield ToolCallArrived(call)
        yield StreamFinished(StopReason.TOOLS if calls else StopReason.ANSWERED, usage)

    def _next(self) -> Step:
        self._clock.advance(A_STEP)
        return self._steps.pop(0)

    def _document(self, usual: str) -> str:
        if usual.startswith("## 1. ") and self._documents:
            return self._documents.pop(0)
        return usual

    def _call(self, tool: str, arguments: str) -> ToolCall:
        self._calls += 1
        return ToolCall(f"call-{self._calls}", tool, arguments)


def parts_of_story(clock: FakeClock) -> AppParts:
    """Return what the window goes on with: the last turn, and a handover at a pace to be read."""
    return AppParts(
        provider=lambda: ShowcaseModel(clock, (LAST,), (LAST_DOCUMENT,), pace=PACE),
        clock=clock,
        provider_factory=FakeProviderFactory,
        vault=FakeKeyring,
        environ={},
    )


async def lay_down_story(data: Path, folder: Path) -> None:
    """Play all turns but the last, with a clock that goes on with each answer."""
    paths, clock = find_paths(data), FakeClock(BEGAN, step=0.0)
    make_private_folders(paths)
    parts = AppParts(provider=lambda: ShowcaseModel(clock, TURNS, DOCUMENTS), clock=clock)
    app = AppContainer(paths, parts)
    open_workspace = await app.open(app.workspaces.create(folder))
    try:
        await open_workspace.permissions.trust(True)
        await _play(open_workspace, clock)
    finally:
        await open_workspace.close()
        await app.close()


async def _play(open_workspace: OpenWorkspace, clock: FakeClock) -> None:
    leave = open_workspace.attend()
    async with asyncio.TaskGroup() as group:
        allowing = group.create_task(_allow_all(open_workspace))
        session = NO_SESSION
        for turn in TURNS:
            session = await open_workspace.send(session, turn.message)
            await open_workspace.sessions.settled(session)
            clock.advance(A_STEP)
            if turn.compacts:
                await open_workspace.compactions.compact(session)
                clock.advance(A_STEP)
        await open_workspace.sessions.rename(session, TITLE)
        allowing.cancel()
    leave()


async def _allow_all(open_workspace: OpenWorkspace) -> None:
    while True:
        for question in open_workspace.permissions.calls.pending:
            open_workspace.permissions.calls.answer(
                question.id, PermissionAnswer(PermissionReply.ONCE, "")
            )
        await asyncio.sleep(ATTEMPT)
