"""The tools todo, the agent's list of steps, submit_plan, and SubAgent, which hands on a task.

The list is written as a whole each time. It is kept in the session's journal, with the user's
changes: after a restart the last list is found there. A subagent's work stays out of this context;
only its result comes back.
"""

from collections.abc import Callable, Sequence
from typing import Annotated

from msgspec import Meta, Struct

from helix_desktop.context.texts.plain_text import defuse
from helix_desktop.context.texts.todo_list import TodoArguments, TodoState, render_todo
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError, ToolError
from helix_desktop.domain.events import Recorded
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.permission import Mode
from helix_desktop.domain.ports import Store, SubAgentRunner, ToolOutput
from helix_desktop.domain.subagent_definition import SubAgentDefinition
from helix_desktop.domain.todo import MAX_ITEMS, TODO_TOOL
from helix_desktop.domain.tool_table import SUBMIT_PLAN
from helix_desktop.tools.tool import decode_arguments, tool_spec

_LOOKED_AT = (300, 5_000, 1_000_000)
"""Events from the journal's end that are searched for the last list, in widening steps."""


class Todo:
    """The tool with one session's list of steps."""

    spec: ToolSpec = tool_spec(
        TODO_TOOL,
        "Keep a list of the steps of a longer task: write the whole list with the status of each "
        "item, or show it. At most one item should be in progress.",
        TodoArguments,
    )

    def __init__(self, store: Store, session: SessionId) -> None:
        self._store = store
        self._session = session

    async def run(self, arguments: str) -> ToolOutput:
        items = decode_arguments(TodoArguments, arguments).steps
        if items is not None and len(items) > MAX_ITEMS:
            raise ToolError(
                "The list has {count} items, {most} are possible.",
                count=len(items),
                most=MAX_ITEMS,
            )
        try:
            state = await find_todo(self._store, self._session)
        except HelixError as error:
            raise ToolError("The list of this session cannot be read.", error.full_text) from error
        if items is not None and state.untold:
            raise ToolError(
                "The person changed the list meanwhile. It is now:\n{changed}",
                "Write the list again, with these changes in it.",
                changed=render_todo(state.items),
            )
        text = render_todo(state.items if items is None else items)
        return ToolOutput(text.encode("utf-8", "replace"), text.partition("\n")[0])


async def find_todo(store: Store, session: SessionId) -> TodoState:
    """Return the list in a session's journal; raise HelixError if it cannot be read."""
    state = TodoState()
    for count in _LOOKED_AT:
        events = await store.last_events(session, count)
        state = TodoState()
        for event in events:
            state = state.after(event.event) if isinstance(event, Recorded) else state
        if state.written or len(events) < count:
            break
    return state


MAX_PLAN_CHARS = 40_000
HANDED_IN = "The plan is with the person, who can change, approve, or discard it."


class SubmitPlanArguments(Struct):
    """The arguments of submit_plan."""

    plan: Annotated[str, Meta(min_length=1, description="The whole plan as Markdown.")]


class SubmitPlan:
    """The tool that hands in a plan. It is always offered, so that the list of tools is stable."""

    spec: ToolSpec = tool_spec(
        SUBMIT_PLAN,
        "In plan mode only: hand in the plan, which ends the turn.",
        SubmitPlanArguments,
    )

    def __init__(self, mode: Callable[[], Mode]) -> None:
        self._mode = mode

    async def run(self, arguments: str) -> ToolOutput:
        plan = decode_arguments(SubmitPlanArguments, arguments).plan.strip()
        if self._mode() is not Mode.PLAN:
            raise ToolError("This session is not in plan mode.", "Go on with the task itself.")
        if not plan:
            raise ToolError("The plan is empty.")
        if len(plan) > MAX_PLAN_CHARS:
            raise ToolError(
                "The plan has {size} characters, {most} are possible.",
                size=f"{len(plan):,}",
                most=f"{MAX_PLAN_CHARS:,}",
            )
        first = next(line for line in plan.splitlines() if line.strip())
        return ToolOutput(HANDED_IN.encode(), first.strip("# "))


SUBAGENT_NAME = "SubAgent"


class SubAgentArguments(Struct):
    """The arguments of SubAgent."""

    task: Annotated[str, Meta(min_length=1, description="What to do and what to report.")]
    context: Annotated[
        str, Meta(description="What it has to know: it sees nothing of this conversation.")
    ] = ""


class NamedArguments(SubAgentArguments):
    """The arguments of SubAgent where agents are defined."""

    agent: Annotated[
        str, Meta(description="One of the agents named above; none: one like yourself.")
    ] = ""


ABOUT = (
    "Hand a task to a SubAgent with a window of its own and the same tools. Only its answer "
    "comes back, with a [HISTORY] digest of all it did. Several in one reply work in parallel."
)
AGENTS = "Agents that this project or the person has defined, with instructions of their own:"


class SubAgent:
    """The tool that runs a task in a session of its own."""

    spec: ToolSpec = tool_spec(SUBAGENT_NAME, ABOUT, SubAgentArguments)

    def __init__(
        self,
        session: SessionId,
        delegates: SubAgentRunner,
        agents: Sequence[SubAgentDefinition] = (),
        *,
        may_use: Callable[[SubAgentDefinition], bool] = lambda _agent: True,
    ) -> None:
        """Prepare the tool; `agents` are the definitions in the order shown to the model."""
        self._session, self._delegates = session, delegates
        self._agents = {agent.name.casefold(): agent for agent in agents}
        self._may_use = may_use
        if agents:
            lines = (f"- {agent.name}: {defuse(agent.about)}" for agent in agents)
            about = "\n".join((ABOUT, AGENTS, *lines))
            self.spec = tool_spec(SUBAGENT_NAME, about, NamedArguments)

    async def run(self, arguments: str) -> ToolOutput:
        request = decode_arguments(NamedArguments, arguments)
        task = f"{request.task}\n\n{request.context}".rstrip()
        agent = self._named(request.agent.strip()) if request.agent.strip() else None
        return await self._delegates.work(self._session, task, agent)

    def _named(self, name: str) -> SubAgentDefinition:
        found = self._agents.get(name.casefold())
        if found is None:
            known = ", ".join(agent.name for agent in self._agents.values()) or "none"
            raise ToolError(
                "There is no agent {name}.",
                "Agents: {known}.",
                name=f"{name!r:.80}",
                known=known,
            )
        if not self._may_use(found):
            raise ToolError(
                "The agent {found} is not used: the folder is not trusted.", found=found.name
            )
        return found
