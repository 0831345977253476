"""What the model is told when mode, plan, background commands, or worktree change.

Each state is folded from the session's events.
"""

from collections.abc import Sequence

from msgspec import Struct

from helix_desktop.context.texts.background_text import named_commands, news_text
from helix_desktop.context.texts.plan_mode_texts import PLAN_APPROVED, PLAN_BEGINS, PLAN_ENDS
from helix_desktop.context.texts.tool_actions import argument_object
from helix_desktop.context.window_view import WindowView
from helix_desktop.domain.background import (
    BACKGROUND,
    BACKGROUND_TOOL,
    CommandEnding,
    EndedCommand,
    StartedCommand,
)
from helix_desktop.domain.events import (
    AssistantReplied,
    CommandEnded,
    CommandStarted,
    ContextInjected,
    Event,
    ModeChanged,
    Outcome,
    PlanChanged,
    SessionStarted,
    SubmittedPlan,
    ToolReturned,
    WorktreeChanged,
)
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import Mode
from helix_desktop.domain.tool_table import SUBMIT_PLAN
from helix_desktop.domain.worktree import Worktree, WorktreeState

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
        self.plan_seq = 0
        """The message that says that plan mode is on; 0 if there is none."""
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
                self.plan_seq = seq if what == Mode.PLAN else 0
            case AssistantReplied(parts=parts):
                calls = (part for part in parts if isinstance(part, ToolCall))
                self._calls.update((call.id, call) for call in calls if call.tool == SUBMIT_PLAN)
            case ToolReturned(call=name, tool=tool, outcome=outcome) if tool == SUBMIT_PLAN:
                arguments = self._calls.pop(name, None)
                if arguments is not None and outcome is Outcome.OK:
                    self.plan = SubmittedPlan(name, plan_text(arguments))

    def news(
        self, mode: Mode, view: WindowView, *, now: float, approved: bool = False
    ) -> Sequence[Event]:
        """Return the message that the model needs now; a rewrite makes it necessary to repeat
        plan mode.
        """
        is_planning = mode is Mode.PLAN
        if is_planning and (not self.plan_seq or view.covers(self.plan_seq)):
            return [ContextInjected(now, PLAN_BEGINS, MODE, what=Mode.PLAN.value)]
        if approved or (self.plan_seq and not is_planning):
            return [ContextInjected(now, PLAN_APPROVED if approved else PLAN_ENDS, MODE)]
        return []


class BackgroundHistory:
    """The fold of one session's background commands."""

    def __init__(self) -> None:
        self.running: dict[str, StartedCommand] = {}
        """Commands without an end, by ID."""
        self.ended: dict[str, EndedCommand] = {}
        self.count = 0
        """Commands that were ever started, also in the session that this one branched from."""
        self._unreported: dict[str, None] = {}
        self._reported_in: dict[str, int] = {}
        """The event of the last message about each running command."""
        self._copied = 0

    def take(self, seq: int, event: Event) -> None:
        match event:
            case SessionStarted(copied=copied):
                self._copied = copied
            case CommandStarted(id=name, command=command, call=call, at=at):
                self.count += 1
                # a command that a branch copied runs in the other session
                if seq > self._copied:
                    self.running[name] = StartedCommand(name, command, call, at)
                    self._reported_in[name] = seq
            case CommandEnded() if (started := self.running.pop(event.id, None)) is not None:
                del self._reported_in[event.id]
                self.ended[event.id] = EndedCommand(
                    event.id,
                    started.command,
                    event.ending,
                    event.status,
                    event.seconds,
                    event.content,
                )
                if event.ending is not CommandEnding.STOPPED_BY_AGENT:
                    self._unreported[event.id] = None
            case ContextInjected(source=source, text=text) if source == BACKGROUND:
                ended, running_then = named_commands(text)
                self._unreported = {name: None for name in self._unreported if name not in ended}
                self._reported_in |= dict.fromkeys(running_then & self.running.keys(), seq)
            case ToolReturned(tool=tool, what=what) if tool == BACKGROUND_TOOL:
                # the agent has seen the end itself
                for name in [
                    running for running in self._unreported if what.startswith(f"{running} ended")
                ]:
                    del self._unreported[name]

    def news(self, view: WindowView, now: float) -> Sequence[ContextInjected]:
        """Return what the model must be told: each end once, and running commands again after a
        rewrite.
        """
        is_forgotten = any(view.covers(seq) for seq in self._reported_in.values())
        if not self._unreported and not is_forgotten:
            return ()
        ended = [self.ended[name] for name in self._unreported]
        running = tuple(self.running.values()) if is_forgotten else ()
        return (ContextInjected(now, news_text(ended, running), BACKGROUND),)


WORKTREE = "worktree"
"""The source of messages that tell the model about its worktree."""


class WorktreeHistory(Struct, frozen=True):
    """The worktree made for the session, and what became of it."""

    worktree: Worktree | None = None
    state: WorktreeState = WorktreeState.CREATED

    def after(self, event: Event) -> "WorktreeHistory":
        if isinstance(event, WorktreeChanged):
            return WorktreeHistory(event.worktree, event.state)
        return self
