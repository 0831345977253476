"""The facts a session's journal keeps, in past tense; never rewritten, never reordered.

A new field needs a default; any other change (a new choice of an enum and a new kind of part
included) needs a new VERSION and an upgrade in codec.py, and a new golden journal in tests/golden.
"""

from enum import StrEnum
from typing import ClassVar, TypeAlias

from msgspec import Struct

from helix_desktop.domain.cache import NO_SESSION, Chooser, Digest, GateChoice, SessionId
from helix_desktop.domain.context_window.rewrites import Epoch, Guide, Pin, WrittenBy
from helix_desktop.domain.llm import StopReason, Usage
from helix_desktop.domain.messages import Image, Text, Thinking, ToolCall
from helix_desktop.domain.subagent_definition import UsedDefinition


class Ending(StrEnum):
    """How a turn ended."""

    DONE = "done"
    STOPPED = "stopped"
    FAILED = "failed"


class Cause(StrEnum):
    """What a turn ended of, where that has a name of its own."""

    NONE = "none"
    BUDGET = "budget"
    LENGTH = "length"
    REFUSED = "refused"
    FILTERED = "filtered"
    CRASHED = "crashed"


class CallKind(StrEnum):
    """Why a model was asked: by the person, by the gate, for a job, or by a server (MCP)."""

    TURN = "turn"
    GATE = "gate"
    JOB = "job"
    SERVER = "server"


class Outcome(StrEnum):
    """How a tool call ended."""

    OK = "ok"
    FAILED = "failed"
    DENIED = "denied"
    STOPPED = "stopped"


class SessionStarted(Struct, frozen=True):
    """A conversation began; `parent` is set for a SubAgent's, `agent` if a file defines that.

    `tainted`: what it was begun with may come from untrusted content. A branch names its `source`;
    its first `copied` events happened there, and nothing was paid for or changed by them again.
    """

    VERSION: ClassVar[int] = 1
    at: float
    title: str
    parent: SessionId = NO_SESSION
    tainted: bool = False
    source: SessionId = NO_SESSION
    copied: int = 0
    agent: UsedDefinition | None = None


class SessionRenamed(Struct, frozen=True):
    """The person (or the first message) named the conversation."""

    VERSION: ClassVar[int] = 1
    at: float
    title: str


class TurnStarted(Struct, frozen=True):
    """The person sent a message."""

    VERSION: ClassVar[int] = 1
    at: float
    text: str
    images: tuple[Image, ...] = ()


class TurnResumed(Struct, frozen=True):
    """A turn that broke off goes on, without a new message of the person."""

    VERSION: ClassVar[int] = 1
    at: float


class ContextInjected(Struct, frozen=True):
    """A message that the person did not type (project rules, environment).

    `system`: sent in the system's role, not the user's. `content` is all of what it tells of where
    the store has that on its own, `what` names it, and `untrusted` says that it may hold words of
    somebody whom the person does not know of. `tokens`: of the part that is sent, if counted.
    """

    VERSION: ClassVar[int] = 1
    at: float
    text: str
    source: str
    system: bool = False
    content: Digest | None = None
    what: str = ""
    untrusted: bool = False
    tokens: int | None = None


class AssistantReplied(Struct, frozen=True):
    """One model call ended; what it said, what it asked for, what it cost.

    `arguments` are digests of argument values in the cache. `cost` is in US dollars by the prices
    of then; None: not known. `left_out` calls were too many to run; `parts` has the first of them.
    """

    VERSION: ClassVar[int] = 1
    at: float
    llm: str
    parts: tuple[Text | Thinking | ToolCall, ...]
    reason: StopReason
    usage: Usage | None = None
    seconds: float = 0.0
    arguments: tuple[Digest, ...] = ()
    cost: float | None = None
    left_out: int = 0


class ModelCalled(Struct, frozen=True):
    """A model was asked beside the conversation, or in vain; told whatever came of it.

    `usage` None: nothing was reported; `cost` None: not known. What `OutputGated` and an epoch
    name as their cost is the sum of such calls, not in addition to them.
    """

    VERSION: ClassVar[int] = 1
    at: float
    llm: str
    kind: CallKind
    usage: Usage | None = None
    cost: float | None = None
    seconds: float = 0.0


class ToolReturned(Struct, frozen=True):
    """A tool call ended; what the model may see of its output is in the cache under `content`.

    `whole` is all of it where that was too large to be held; else `content` is all of it.
    `untrusted`: somebody wrote in it whom the person does not know of. `status` is what a command
    gave back. `ours`: the text is the application's own. `ran`: the person's command, in place of
    the model's; `said`: words on a card. `hidden`: secrets not seen; `aside`: made, and put where.
    """

    VERSION: ClassVar[int] = 1
    at: float
    call: str
    tool: str
    what: str
    content: Digest
    size: int
    outcome: Outcome
    seconds: float = 0.0
    tokens: int | None = None
    whole: Digest | None = None
    untrusted: bool = False
    status: int | None = None
    ours: bool = False
    ran: str = ""
    hidden: tuple[str, ...] = ()
    aside: tuple[tuple[str, str], ...] = ()
    said: str = ""


class FileChanged(Struct, frozen=True):
    """A tool is about to change a file: recorded before the file is touched.

    `before` is None if there was no such file, `after` if it was to be deleted. `mode` are its
    permission bits before. Whether it came to that, the file itself tells.
    """

    VERSION: ClassVar[int] = 1
    at: float
    call: str
    tool: str
    path: str
    before: Digest | None = None
    after: Digest | None = None
    mode: int = 0


class OutputGated(Struct, frozen=True):
    """A large output was held and a form of it was chosen; `shown` is what the model sees.

    `means` is who extracted: how far the ladder was climbed. What asking took is told, with the
    first of a batch, also where nothing came of it; `unpriced` of it has no known price.
    """

    VERSION: ClassVar[int] = 1
    at: float
    call: str
    content: Digest
    choice: GateChoice
    shown: Digest
    instructions: str = ""
    tokens_before: int = 0
    tokens_after: int = 0
    means: WrittenBy = WrittenBy.RULES
    llm: str = ""
    usage: Usage | None = None
    cost: float = 0.0
    unpriced: int | None = None
    by: Chooser = Chooser.UNKNOWN


class TurnEnded(Struct, frozen=True):
    """The turn is over; `detail` is worded for the person."""

    VERSION: ClassVar[int] = 1
    at: float
    ending: Ending
    detail: str = ""
    cause: Cause = Cause.NONE


class EpochCommitted(Struct, frozen=True):
    """The view was rewritten (or a rewrite undone)."""

    VERSION: ClassVar[int] = 1
    at: float
    epoch: Epoch


class Pinned(Struct, frozen=True):
    """Something will be in every window from now on."""

    VERSION: ClassVar[int] = 1
    at: float
    pin: Pin


class Unpinned(Struct, frozen=True):
    """A pin was taken back."""

    VERSION: ClassVar[int] = 1
    at: float
    pin: str


class Guided(Struct, frozen=True):
    """What every window begins with has changed: all of it, as it is from now on.

    `placed`: it stands at the beginning at once. Else the message that follows tells the news where
    it came, and the beginning stays as it was until that message is rewritten.
    """

    VERSION: ClassVar[int] = 1
    at: float
    guides: tuple[Guide, ...]
    placed: bool = True


class WindowSent(Struct, frozen=True):
    """The blocks of one request, by digest, so that it can be shown again.

    The first `keep` are those of the session's request before; `blocks` follow them. `after` is
    the last event the window was made from: others may be journaled while the reply comes in.
    `max_output` is the longest reply asked for (0: not told), `body` the SHA-256 of what went out
    ("": not taken). `fixed` are texts of `blocks` that no other event tells: prompt and tools.
    """

    VERSION: ClassVar[int] = 1
    at: float
    llm: str
    blocks: tuple[Digest, ...]
    tokens: int
    keep: int = 0
    epoch: int = 0
    size: int = 0
    after: int = 0
    max_output: int = 0
    body: str = ""
    fixed: tuple[str, ...] = ()


class PolicyChanged(Struct, frozen=True):
    """The thresholds in force changed; `values` names those that differ from the preset."""

    VERSION: ClassVar[int] = 1
    at: float
    preset: str
    values: tuple[tuple[str, str], ...]


class LlmChanged(Struct, frozen=True):
    """Another model took over a role."""

    VERSION: ClassVar[int] = 1
    at: float
    role: str
    llm: str


Event: TypeAlias = (
    SessionStarted
    | SessionRenamed
    | TurnStarted
    | TurnResumed
    | ContextInjected
    | AssistantReplied
    | ModelCalled
    | ToolReturned
    | FileChanged
    | OutputGated
    | TurnEnded
    | EpochCommitted
    | Pinned
    | Unpinned
    | Guided
    | WindowSent
    | PolicyChanged
    | LlmChanged
)


class Recorded(Struct, frozen=True):
    """An event at its place in a session's journal; the first has seq 1."""

    session: SessionId
    seq: int
    event: Event


class Unreadable(Struct, frozen=True):
    """A place of a journal whose record is damaged or of a newer version."""

    session: SessionId
    seq: int
    problem: str


def references(event: Event) -> tuple[Digest, ...]:
    """The contents an event needs to be whole; each once, in order of appearance."""
    match event:
        case TurnStarted():
            found = tuple(image.content for image in event.images)
        case ContextInjected():
            found = _there(event.content)
        case AssistantReplied():
            found = event.arguments
        case ToolReturned():
            found = _there(event.content, event.whole)
        case FileChanged():
            found = _there(event.before, event.after)
        case OutputGated():
            found = (event.content, event.shown)
        case _:
            found = _of_window(event)
    return tuple(dict.fromkeys(found))


def _of_window(event: Event) -> tuple[Digest, ...]:
    """The same of what is told of a window as a whole."""
    match event:
        case EpochCommitted():
            return tuple(swept.content for swept in event.epoch.swept)
        case Guided():
            return _there(*(guide.content for guide in event.guides))
        case WindowSent():
            return event.blocks
        case _:
            return ()


def _there(*digests: Digest | None) -> tuple[Digest, ...]:
    return tuple(digest for digest in digests if digest is not None)
