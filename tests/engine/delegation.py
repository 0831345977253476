"""Sessions that delegate tasks to subagents, on the engine's stage."""

import json
from collections.abc import Sequence

from helix_desktop.context.texts import prompts
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.events import Ending, Event, Recorded, ToolReturned, TurnEnded
from helix_desktop.domain.llm import ModelRequest, StopReason, StreamFinished, ToolCallArrived
from helix_desktop.domain.messages import Role, ToolCall, ToolResult, ToolSpec
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.engine.subagents import SubAgents
from helix_desktop.tools.agent.recall import RecallHistory
from helix_desktop.tools.agent.subagent import SubAgent
from helix_desktop.tools.toolbox import AgentToolbox
from tests.engine.stage import SESSION, Stage
from tests.fakes.provider import Script
from tests.fakes.speaker import Answer, Speaker, words

SECRET = "only-the-child-saw-this"
TOOLS = StreamFinished(StopReason.TOOLS)


class Look:
    """Implements Tool: returns content that only a subagent should see."""

    spec = ToolSpec("look", "", "{}", reads_only=True)

    async def run(self, arguments: str) -> ToolOutput:
        return ToolOutput(f"{SECRET} {arguments}".encode(), "around")


class DelegationStage(Stage):
    """A stage whose sessions have SubAgents."""

    def __init__(self, answer: Answer, undo_seconds: float = 0.02, **more: object) -> None:
        super().__init__(Speaker(answer), **more)  # type: ignore[arg-type]  # the stage's own
        self.subagents = SubAgents(lambda: self.deps, undo_seconds=undo_seconds)
        self.exchange(make=self._make_toolbox)

    def _make_toolbox(self, session: SessionId) -> AgentToolbox:
        weigher = self.deps.models.main.weigher
        recall = RecallHistory(self.store, session, lambda: weigher)
        child = self.subagents.is_child(session)
        return AgentToolbox(
            (Look(), recall, *(() if child else (SubAgent(session, self.subagents),)))
        )

    async def children(self) -> list[SessionId]:
        return [head.id for head in await self.store.sessions() if head.parent == SESSION]

    async def events(self, session: SessionId) -> list[Event]:
        result = await self.store.events(session)
        return [item.event for item in result if isinstance(item, Recorded)]

    async def returned(self) -> list[tuple[ToolReturned, str]]:
        """Return the results of the parent's calls with their contents."""
        events = [event for event in await self.journal() if isinstance(event, ToolReturned)]
        return [(event, (await self.store.get(event.content)).decode()) for event in events]


def is_child(request: ModelRequest) -> bool:
    return any(prompts.SUBAGENT in message.text for message in request.messages)


def results(request: ModelRequest) -> list[ToolResult]:
    parts = (part for message in request.messages for part in message.parts)
    return [part for part in parts if isinstance(part, ToolResult)]


def calls(tool: str, *arguments: object) -> Script:
    made = [ToolCall(f"{tool}-{n}", tool, json.dumps(entry)) for n, entry in enumerate(arguments)]
    return (*(ToolCallArrived(call) for call in made), TOOLS)


def handing_out(child: Answer, *tasks: str) -> Answer:
    """Return the answers of a parent that delegates tasks; `child` answers for its subagents."""

    def answer(request: ModelRequest) -> Script:
        if is_child(request):
            return child(request)
        if results(request):
            return words("all is done")
        return calls("SubAgent", *({"task": task} for task in tasks or ("find it",)))

    return answer


def looks_then(text: str) -> Answer:
    return lambda request: words(text) if results(request) else calls("look", {"at": 1})


def ended(events: Sequence[Event]) -> list[Ending]:
    return [event.ending for event in events if isinstance(event, TurnEnded)]


def question_text(request: ModelRequest) -> str:
    return next(m.text for m in reversed(request.messages) if m.role is Role.USER)
