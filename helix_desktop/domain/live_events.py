"""Events on the bus about what happens right now: text, calls, retries, questions, jobs.

Only `Journaled` is durable. A subscriber may miss any other event without losing data. Events
without details say only that something changed; the new state is in the open workspace.
"""

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.costs import PriceQuestion
from helix_desktop.domain.events import Ending, Recorded, ToolReturned
from helix_desktop.domain.form_questions import FormQuestion
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.messages import ToolCall, WebSearch
from helix_desktop.domain.permission import PermissionQuestion, PermissionReply
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import StoreHealth


class Live(Struct, frozen=True):
    """An event on the bus. The subclasses are the kinds of events."""


class SessionLive(Live, frozen=True):
    """A live event of one session."""

    session: SessionId


class Journaled(Live, frozen=True):
    """An event is on disk."""

    recorded: Recorded


class TextArrived(SessionLive, frozen=True):
    """A piece of the answer arrived while it streams."""

    text: str


class ThinkingArrived(SessionLive, frozen=True):
    """A piece of the model's thinking arrived."""

    text: str


class SearchArrived(SessionLive, frozen=True):
    """The provider made web searches and has their results."""

    search: WebSearch


class ReplyUnkept(SessionLive, frozen=True):
    """The streaming reply is not saved to disk until it ends. `detail` says why."""

    detail: str


class TracesUnsent(SessionLive, frozen=True):
    """Spans of the session could not be sent to where the user wants them. `detail` says why.

    Published for the first ones that are lost, until some arrive again.
    """

    detail: str


class HookFailed(SessionLive, frozen=True):
    """A hook failed at a moment that no row of a call shows. `detail` is worded for the user."""

    detail: str


class RequestsLimited(SessionLive, frozen=True):
    """Less is sent than the session has: `detail` says what, and why.

    It comes before the request, unless the server itself left something out.
    """

    detail: str


class RetryPlanned(SessionLive, frozen=True):
    """The provider did not answer. The request is sent again after `seconds`.

    `by_provider`: the provider asked for this wait.
    """

    seconds: float
    attempt: int
    reason: str
    by_provider: bool = False


class ToolCallStarted(SessionLive, frozen=True):
    """A tool started to run; a server's can be stopped alone."""

    call: ToolCall
    can_stop: bool = False


class ToolCallDelayed(SessionLive, frozen=True):
    """A call waits for something other than the user; with None, no longer."""

    call: str
    reason: Phrase | None


class ToolCallEnded(SessionLive, frozen=True):
    """A call has its result, which is journaled with those of the calls made beside it."""

    returned: ToolReturned


class ToolCallProgressed(SessionLive, frozen=True):
    """The output of a running tool so far: its size in bytes, and the last lines as text.

    The event is published a few times a second at most. Any of them may be missed.
    """

    call: str
    size: int
    tail: str


class CommandsChanged(SessionLive, frozen=True):
    """The background commands of a session changed, or wrote something.

    Published a few times a second at most. The current state is in the open workspace.
    """


class WaitingOutput(Struct, frozen=True):
    """A large output held at the gate, with its size in tokens."""

    call: str
    tool: str
    what: str
    tokens: int


class GateBatchOpened(SessionLive, frozen=True):
    """Outputs of one batch are held until the agent has chosen their forms, for at most
    `seconds`.
    """

    outputs: tuple[WaitingOutput, ...]
    seconds: float
    estimated: bool = False
    """Whether tokens are estimates, since the model's tokenizer is not known."""


class OutputDecided(SessionLive, frozen=True):
    """The form of one held output was decided. The form has `tokens` tokens."""

    call: str
    choice: GateChoice
    tokens: int


class GateBatchClosed(SessionLive, frozen=True):
    """All outputs of the batch are decided, and the decisions are in the journal."""


class TurnRunning(SessionLive, frozen=True):
    """A turn began to run."""


class TurnFinished(SessionLive, frozen=True):
    """The turn ended. `saved` says whether its end is in the journal."""

    ending: Ending
    detail: str = ""
    saved: bool = True


class HealthChanged(Live, frozen=True):
    """The store accepts more or fewer kinds of operations than before."""

    health: StoreHealth


class JobOutcome(StrEnum):
    """The outcome of a job.

    REJECTED: it freed too little. STALE: it came too late. DRAFTED: its text is a draft that waits.
    """

    COMMITTED = "committed"
    DRAFTED = "drafted"
    REJECTED = "rejected"
    STALE = "stale"
    FAILED = "failed"
    STOPPED = "stopped"


class JobStarted(SessionLive, frozen=True):
    """A background job on a session's window began. The user can keep chatting."""

    job: Job
    reason: str


class JobProgressed(SessionLive, frozen=True):
    """The model that writes for a job reached the next heading of its text."""

    heading: str


class JobTextArrived(SessionLive, frozen=True):
    """A model wrote more text for a job.

    `part` counts its answers; a later answer replaces an earlier one.
    """

    part: int
    text: str


class JobEnded(SessionLive, frozen=True):
    """A background job ended. `detail` is worded for the user."""

    job: Job
    outcome: JobOutcome
    detail: str = ""


class BreakerTripped(SessionLive, frozen=True):
    """Jobs of one kind failed repeatedly and are no longer started automatically."""

    job: Job
    failures: int
    detail: str


class BudgetWarned(SessionLive, frozen=True):
    """A limit of a budget was crossed, once. `session` is the conversation that the user sees."""

    detail: str


class PriceRequested(Live, frozen=True):
    """A call waits for the price of its model, because a budget in dollars limits it."""

    question: PriceQuestion


class PriceSettled(SessionLive, frozen=True):
    """The question about a price was answered, or no call waits for the answer any more."""

    question: str


class PermissionRequested(Live, frozen=True):
    """A call waits for the user's permission, without a time limit.

    Published again if its "always" option appeared or disappeared.
    """

    question: PermissionQuestion


class PermissionMissed(Live, frozen=True):
    """A call needed a permission and was refused, because no window is open to ask for it."""

    question: PermissionQuestion


class PermissionSettled(SessionLive, frozen=True):
    """A permission question was answered, or no longer needs an answer (`reply` is None).

    `problem`: the answer is in force, but could not be saved; worded for the user.
    """

    question: str
    reply: PermissionReply | None = None
    problem: str = ""


class FormRequested(Live, frozen=True):
    """An MCP server, the agent, or a terminal asks the user, and waits without a time limit."""

    id: str
    question: FormQuestion


class UserWrote(SessionLive, frozen=True):
    """The user wrote text on the card of a form, insofar as it tells how to work."""

    words: str


class FormSettled(Live, frozen=True):
    """A question with a form was answered, or no longer needs an answer."""

    id: str
    session: SessionId = NO_SESSION


class QueueChanged(SessionLive, frozen=True):
    """The message queue changed, or began to wait for the user.

    The current state is in the open workspace's queue.
    """


class ServersChanged(Live, frozen=True):
    """The state of an MCP server or its tools changed.

    The current state is in the open workspace's servers.
    """


class WorkspaceChanged(Live, frozen=True):
    """Models, policy, instructions, budgets, sandbox, web access, or trust changed.

    The current state is in the open workspace.
    """


SessionActivity: TypeAlias = (
    TurnRunning
    | TurnFinished
    | PermissionRequested
    | PermissionSettled
    | PriceRequested
    | PriceSettled
    | FormRequested
    | FormSettled
)
"""The events by which a session starts or stops running, or waiting for the user."""
