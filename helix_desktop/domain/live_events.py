"""What is happening right now, beside the journal: the words the bus carries.

Only `Journaled` is durable; everything else may be missed without losing anything.
"""

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from helix_desktop.domain.cache import GateChoice, SessionId
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.events import Ending, Recorded
from helix_desktop.domain.mcp_servers import ServerQuestion
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import PermissionQuestion, PermissionReply
from helix_desktop.domain.ports import StoreHealth


class Journaled(Struct, frozen=True):
    """An event is on disk."""

    recorded: Recorded


class TextArrived(Struct, frozen=True):
    """A piece of the answer that is being written."""

    session: SessionId
    text: str


class ThinkingArrived(Struct, frozen=True):
    """A piece of the model's thinking."""

    session: SessionId
    text: str


class ReplyUnkept(Struct, frozen=True):
    """The reply that is being written is not on disk before its end; `detail` says why."""

    session: SessionId
    detail: str


class RetryPlanned(Struct, frozen=True):
    """The provider did not answer; the request goes out again in so many seconds."""

    session: SessionId
    seconds: float
    attempt: int
    reason: str


class ToolCallStarted(Struct, frozen=True):
    """A tool started to run."""

    session: SessionId
    call: ToolCall


class ToolCallProgressed(Struct, frozen=True):
    """What a tool that still runs has said so far: its bytes, and the last lines as text.

    Comes a few times a second at most; any of it may be missed.
    """

    session: SessionId
    call: str
    size: int
    tail: str


class OutputHeld(Struct, frozen=True):
    """A large output waits at the gate: the call, and its tokens."""

    call: str
    tool: str
    what: str
    tokens: int


class GateBatchOpened(Struct, frozen=True):
    """Outputs of one batch are held until the agent has chosen, so many seconds at most."""

    session: SessionId
    outputs: tuple[OutputHeld, ...]
    seconds: float


class OutputDecided(Struct, frozen=True):
    """One of them is decided: so many tokens of it will be seen."""

    session: SessionId
    call: str
    choice: GateChoice
    tokens: int


class GateBatchClosed(Struct, frozen=True):
    """All of them are decided; what is chosen is in the journal."""

    session: SessionId


class TurnRunning(Struct, frozen=True):
    """A turn runs from now on."""

    session: SessionId


class TurnFinished(Struct, frozen=True):
    """No turn runs any more; `saved` says whether its end is in the journal."""

    session: SessionId
    ending: Ending
    detail: str = ""
    saved: bool = True


class HealthChanged(Struct, frozen=True):
    """The store accepts more or less than before."""

    health: StoreHealth


class JobOutcome(StrEnum):
    """What became of a job: REJECTED freed too little, STALE came too late, DRAFTED waits."""

    COMMITTED = "committed"
    DRAFTED = "drafted"
    REJECTED = "rejected"
    STALE = "stale"
    FAILED = "failed"
    STOPPED = "stopped"


class JobStarted(Struct, frozen=True):
    """Out-of-band work on a session's window began; the person keeps chatting."""

    session: SessionId
    job: Job
    reason: str


class JobProgressed(Struct, frozen=True):
    """The model that writes for a job came to another heading of its text."""

    session: SessionId
    heading: str


class JobTextArrived(Struct, frozen=True):
    """More of what a model writes for a job; `part` counts its answers, a later one is newer."""

    session: SessionId
    part: int
    text: str


class JobEnded(Struct, frozen=True):
    """That work is over; `detail` is worded for the person."""

    session: SessionId
    job: Job
    outcome: JobOutcome
    detail: str = ""


class BreakerTripped(Struct, frozen=True):
    """Work of one kind failed again and again and is not begun by itself any more."""

    session: SessionId
    job: Job
    failures: int
    detail: str


class BudgetWarned(Struct, frozen=True):
    """A budget's mark was crossed, once; `session` is the conversation that a person sees."""

    session: SessionId
    detail: str


class PermissionAsked(Struct, frozen=True):
    """A call waits for the person, as long as it takes; once more if its "always" came or went."""

    question: PermissionQuestion


class PermissionMissed(Struct, frozen=True):
    """A call needs a permission and was refused, since no window can ask for it."""

    question: PermissionQuestion


class PermissionSettled(Struct, frozen=True):
    """A question is answered, or nobody wants the answer any more (`reply` is None).

    `problem`: the answer holds, but could not be kept; worded for the person.
    """

    session: SessionId
    question: str
    reply: PermissionReply | None = None
    problem: str = ""


class ServerAsked(Struct, frozen=True):
    """A server (MCP) wants something of the person; it waits as long as it takes."""

    id: str
    question: ServerQuestion


class PersonWrote(Struct, frozen=True):
    """What the person wrote on the card of a server's question, as far as it says how to work."""

    session: SessionId
    words: str


class ServerSettled(Struct, frozen=True):
    """A question of a server is answered, or nobody wants the answer any more."""

    id: str


class QueueChanged(Struct, frozen=True):
    """Other messages wait for the end of a turn, or wait for the person: ask the open
    workspace's queue.
    """

    session: SessionId


class ServersChanged(Struct, frozen=True):
    """Another standing of a server, or other tools: ask the open workspace's servers."""


class WorkspaceChanged(Struct, frozen=True):
    """Models, policy, words, budgets, reach or trust are others now: ask the open workspace."""


Live: TypeAlias = (
    Journaled
    | TextArrived
    | ThinkingArrived
    | ReplyUnkept
    | RetryPlanned
    | ToolCallStarted
    | ToolCallProgressed
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
