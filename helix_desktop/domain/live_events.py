"""Live events on the event bus, about what is happening right now.

Only `Journaled` is durable. A subscriber may miss any other event without losing data. Events
without details say that there is a new state, which is in the open workspace.
"""

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from helix_desktop.domain.cache import GateChoice, SessionId
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.events import Ending, Recorded, ToolReturned
from helix_desktop.domain.mcp_servers import ServerQuestion
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import PermissionQuestion, PermissionReply
from helix_desktop.domain.ports import StoreHealth
from helix_desktop.domain.workspace import PriceQuestion


class Journaled(Struct, frozen=True):
    """An event is on disk."""

    recorded: Recorded


class TextArrived(Struct, frozen=True):
    """A piece of the answer arrived while it streams."""

    session: SessionId
    text: str


class ThinkingArrived(Struct, frozen=True):
    """A piece of the model's thinking arrived."""

    session: SessionId
    text: str


class ReplyUnkept(Struct, frozen=True):
    """The streaming reply is not saved to disk until it ends. `detail` says why."""

    session: SessionId
    detail: str


class RetryPlanned(Struct, frozen=True):
    """The provider did not answer. The request is sent again after `seconds`.

    `asked`: the provider asked for this wait.
    """

    session: SessionId
    seconds: float
    attempt: int
    reason: str
    asked: bool = False


class ToolCallStarted(Struct, frozen=True):
    """A tool started to run."""

    session: SessionId
    call: ToolCall


class ToolCallEnded(Struct, frozen=True):
    """A call has its result, which is journaled with those of the calls made beside it."""

    session: SessionId
    returned: ToolReturned


class ToolCallProgressed(Struct, frozen=True):
    """A running tool's output so far, told a few times a second at most: size, and last lines."""

    session: SessionId
    call: str
    size: int
    tail: str


class CommandsChanged(Struct, frozen=True):
    """The background commands of a session changed or wrote; told a few times a second at most."""

    session: SessionId


class OutputHeld(Struct, frozen=True):
    """A large output held at the gate, with its size in tokens."""

    call: str
    tool: str
    what: str
    tokens: int


class GateBatchOpened(Struct, frozen=True):
    """Outputs of a batch are held until the agent has chosen their forms, at most `seconds`."""

    session: SessionId
    outputs: tuple[OutputHeld, ...]
    seconds: float


class OutputDecided(Struct, frozen=True):
    """The form of one held output was decided. The form has `tokens` tokens."""

    session: SessionId
    call: str
    choice: GateChoice
    tokens: int


class GateBatchClosed(Struct, frozen=True):
    """All outputs of the batch are decided, and the decisions are in the journal."""

    session: SessionId


class TurnRunning(Struct, frozen=True):
    """A turn began to run."""

    session: SessionId


class TurnFinished(Struct, frozen=True):
    """The turn ended. `saved` says whether its end is in the journal."""

    session: SessionId
    ending: Ending
    detail: str = ""
    saved: bool = True


class HealthChanged(Struct, frozen=True):
    """The store accepts more or fewer kinds of operations than before."""

    health: StoreHealth


class JobOutcome(StrEnum):
    """How a job ended. REJECTED: freed too little. STALE: came too late. DRAFTED: a draft waits."""

    COMMITTED = "committed"
    DRAFTED = "drafted"
    REJECTED = "rejected"
    STALE = "stale"
    FAILED = "failed"
    STOPPED = "stopped"


class JobStarted(Struct, frozen=True):
    """A background job on a session's window began. The user can keep chatting."""

    session: SessionId
    job: Job
    reason: str


class JobProgressed(Struct, frozen=True):
    """The model that writes for a job reached the next heading of its text."""

    session: SessionId
    heading: str


class JobTextArrived(Struct, frozen=True):
    """A model wrote more text for a job. `part` counts its answers, of which the last counts."""

    session: SessionId
    part: int
    text: str


class JobEnded(Struct, frozen=True):
    """A background job ended. `detail` is worded for the user."""

    session: SessionId
    job: Job
    outcome: JobOutcome
    detail: str = ""


class BreakerTripped(Struct, frozen=True):
    """Jobs of one kind failed repeatedly and are no longer started automatically."""

    session: SessionId
    job: Job
    failures: int
    detail: str


class BudgetWarned(Struct, frozen=True):
    """A limit of a budget was crossed, once. `session` is the conversation that the user sees."""

    session: SessionId
    detail: str


class PriceAsked(Struct, frozen=True):
    """A call waits for the price of its model, because a budget in dollars limits it."""

    question: PriceQuestion


class PriceSettled(Struct, frozen=True):
    """The question about a price was answered, or no call waits for the answer any more."""

    session: SessionId
    question: str


class PermissionAsked(Struct, frozen=True):
    """A call waits for permission, without a time limit; again if its "always" option changed."""

    question: PermissionQuestion


class PermissionMissed(Struct, frozen=True):
    """A call needed a permission and was refused, because no window is open to ask for it."""

    question: PermissionQuestion


class PermissionSettled(Struct, frozen=True):
    """A permission question was answered, or no longer needs an answer (`reply` is None).

    `problem`: the answer is in force, but could not be saved; worded for the user.
    """

    session: SessionId
    question: str
    reply: PermissionReply | None = None
    problem: str = ""


class ServerAsked(Struct, frozen=True):
    """An MCP server asks the user for something and waits without a time limit."""

    id: str
    question: ServerQuestion


class PersonWrote(Struct, frozen=True):
    """The user wrote text on the card of a server's question, insofar as it tells how to work."""

    session: SessionId
    words: str


class ServerSettled(Struct, frozen=True):
    """A question of an MCP server was answered, or no longer needs an answer."""

    id: str


class QueueChanged(Struct, frozen=True):
    """The message queue changed, or began to wait for the user."""

    session: SessionId


class ServersChanged(Struct, frozen=True):
    """The state of an MCP server or its tools changed."""


class WorkspaceChanged(Struct, frozen=True):
    """Models, policy, instructions, budgets, sandbox, web access, or trust changed."""


SessionActivity: TypeAlias = (
    TurnRunning
    | TurnFinished
    | PermissionAsked
    | PermissionSettled
    | PriceAsked
    | PriceSettled
    | ServerAsked
    | ServerSettled
)
"""The events by which a session starts or stops to run, or to wait for the user."""

Live: TypeAlias = (
    Journaled
    | TextArrived
    | ThinkingArrived
    | ReplyUnkept
    | RetryPlanned
    | ToolCallStarted
    | ToolCallEnded
    | ToolCallProgressed
    | CommandsChanged
    | GateBatchOpened
    | OutputDecided
    | GateBatchClosed
    | TurnRunning
    | TurnFinished
    | HealthChanged
    | JobStarted
    | JobProgressed
    | JobTextArrived
    | JobEnded
    | BreakerTripped
    | BudgetWarned
    | PriceAsked
    | PriceSettled
    | PermissionAsked
    | PermissionMissed
    | PermissionSettled
    | ServerAsked
    | ServerSettled
    | PersonWrote
    | ServersChanged
    | WorkspaceChanged
    | QueueChanged
)
