"""The mode of a session and the plan that was handed in, folded from the session's events."""

from collections.abc import Iterable, Sequence

from helix_desktop.context.texts.prompts import PLAN_APPROVED, PLAN_BEGINS, PLAN_ENDS
from helix_desktop.context.texts.tool_actions import argument_object
from helix_desktop.context.view import WindowView
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    Event,
    ModeChanged,
    Outcome,
    PlanChanged,
    SubmittedPlan,
    ToolReturned,
)
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import Mode
from helix_desktop.domain.tool_table import SUBMIT_PLAN

MODE = "mode"
"""The source of messages that tell the model about plan mode; `what` is "plan" while it is on."""

PLAN = "plan"
"""The source of the message that the user discarded a plan."""


def plan_text(call: ToolCall) -> str:
    """Return the plan that a call hands in; "" if it has none."""
    plan = argument_object(call.arguments).get("plan")
    return plan.strip() if isinstance(plan, str) else ""


class ModeHistory:
    """The fold of one session's mode and plan."""

    def __init__(self) -> None:
        self.chosen: Mode | None = None
        """The mode that the user chose for the session; None for the workspace's mode."""
        self.plan: SubmittedPlan | None = None
        """The newest plan that was handed in."""
        self._told = 0
        """The message that says that plan mode is on; 0 if the model was told of none."""
        self._calls: dict[str, ToolCall] = {}
        """Calls with a plan that have not returned yet."""

    def take(self, seq: int, event: Event) -> None:
        match event:
            case ModeChanged(mode=mode):
                self.chosen = mode
            case PlanChanged(call=call, text=text, state=state):
                if self.plan is not None and self.plan.call == call:
                    self.plan = SubmittedPlan(call, text, state)
            case ContextInjected(source=source, what=what) if source == MODE:
                self._told = seq if what == Mode.PLAN else 0
            case AssistantReplied(parts=parts):
                self._note_calls(part for part in parts if isinstance(part, ToolCall))
            case ToolReturned(call=name, tool=tool, outcome=outcome) if tool == SUBMIT_PLAN:
                made = self._calls.pop(name, None)
                if made is not None and outcome is Outcome.OK:
                    self.plan = SubmittedPlan(name, plan_text(made))

    def news(
        self, mode: Mode, view: WindowView, *, now: float, approved: bool = False
    ) -> Sequence[Event]:
        """Return the message that the model needs before its next request, if any.

        While plan mode is on, it is told again once a compaction replaced the message.
        """
        plans = mode is Mode.PLAN
        if plans and (not self._told or view.covers(self._told)):
            return [ContextInjected(now, PLAN_BEGINS, MODE, what=Mode.PLAN.value)]
        if approved or (self._told and not plans):
            return [ContextInjected(now, PLAN_APPROVED if approved else PLAN_ENDS, MODE)]
        return []

    def _note_calls(self, calls: Iterable[ToolCall]) -> None:
        self._calls.update((call.id, call) for call in calls if call.tool == SUBMIT_PLAN)
