"""The tools todo (the agent's list of steps) and submit_plan (hands in a plan in plan mode).

The list is written as a whole each time. It is kept in the session's journal, with the user's
changes: after a restart the last list is found there.
"""

from collections.abc import Callable
from typing import Annotated

from msgspec import Meta, Struct

from helix_desktop.context.texts.todo_list import TodoArguments, TodoState, render_todo
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError, ToolError
from helix_desktop.domain.events import Recorded
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.permission import Mode
from helix_desktop.domain.ports import Store, ToolOutput
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
                "The list has {count} items, {most} are possible.", count=len(items), most=MAX_ITEMS
            )
        try:
            state = await find_todo(self._store, self._session)
        except HelixError as error:
            raise ToolError("The list of this session cannot be read.", error.full_text) from error
        if items is not None and state.is_unreported:
            raise ToolError(
                "The user changed the list meanwhile. It is now:\n{changed}",
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
HANDED_IN = "The plan is with the user, who can change, approve, or discard it."


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
