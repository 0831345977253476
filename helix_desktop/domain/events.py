"""The events of a session's journal: every kind with its fields and version.

Events are never rewritten or reordered. A new field needs a default. Any other change (also a new
member of an enum or a new kind of part) needs a new VERSION, an upgrade in event_codec.py, and a
new golden journal in tests/golden.
"""

from enum import StrEnum
from typing import ClassVar

from msgspec import Struct, field

from helix_desktop.domain.background import CommandEnding
from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId
from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.context_window.rewrites import Epoch, Guide, Pin, WrittenBy
from helix_desktop.domain.gate_choice import Chooser, GateChoice, RefusedExtract
from helix_desktop.domain.hooks import HookRun
from helix_desktop.domain.llm import StopReason, Usage
from helix_desktop.domain.mentions import EventSource
from helix_desktop.domain.messages import Image, ReplyPart
from helix_desktop.domain.permission import Mode, SessionGrant
from helix_desktop.domain.subagent_definition import UsedDefinition
from helix_desktop.domain.todo import TodoItem
from helix_desktop.domain.value import replace
from helix_desktop.domain.worktree import Worktree, WorktreeState


class Event(Struct, frozen=True):
    """One event of a journal. The subclasses are the kinds of events."""

    VERSION: ClassVar[int] = 1
    at: float


class Ending(StrEnum):
    """How a turn ended."""

    DONE = "done"
    STOPPED = "stopped"
    FAILED = "failed"
    PAUSED = "paused"


class Cause(StrEnum):
    """The cause of a turn's end, if it has a name of its own."""

    NONE = "none"
    BUDGET = "budget"
    LENGTH = "length"
    REFUSED = "refused"
    FILTERED = "filtered"
    CRASHED = "crashed"
    KEY_MISSING = "key_missing"
    UNANSWERED = "unanswered"


class CallKind(StrEnum):
    """Why a model was called: for a turn, the gate, a compaction job, or a name."""

    TURN = "turn"
    GATE = "gate"
    JOB = "job"
    NAME = "name"
    EXPERIMENT = "experiment"
    """Only in sums: the event `Experimented` has such a call itself."""


class Outcome(StrEnum):
    """How a tool call ended."""

    OK = "ok"
    FAILED = "failed"
    DENIED = "denied"
    STOPPED = "stopped"


class SessionStarted(Event, frozen=True):
    """A session began. `parent` is set for a subagent, and `agent` if a file defines the subagent.

    `tainted`: the first message may contain untrusted content. A branch names its `source`; its
    first `copied` events happened there, so their costs and file changes do not count again.
    """

    title: str
    parent: SessionId = NO_SESSION
    tainted: bool = False
    source: SessionId = NO_SESSION
    copied: int = 0
    agent: UsedDefinition | None = None


class SessionImported(Event, frozen=True):
    """The next `events` events were made of a session of another program.

    `program`, `source` (the program's own name of it), and `path` say which one. `messages` were
    read of it so far; `digest` is that of all but the last of these, and `last` that of the last
    one without its outputs. The file had `size` bytes then; of a database, it is the time of its
    newest change in nanoseconds. What these events cost was paid for elsewhere.
    """

    program: str
    source: str
    path: str
    events: int = 0
    messages: int = 0
    digest: str = ""
    last: str = ""
    size: int = 0


class GuestStarted(Event, frozen=True):
    """An agent of another program began a session of its own, in which it goes on.

    `agent` is the ID of the program, and `id` of its session.
    """

    agent: str
    id: str


class SessionRenamed(Event, frozen=True):
    """The session was named, by the user or after the first message."""

    title: str


class TurnStarted(Event, frozen=True):
    """A message asks the agent for something.

    `typed`: the user wrote the text, here, word for word. It is not set for a subagent's task, for
    a plan that the agent wrote, and for what was imported.
    """

    text: str
    images: tuple[Image, ...] = ()
    typed: bool = False


class TurnResumed(Event, frozen=True):
    """An interrupted turn continues without a new message from the user.

    `by_itself`: Helix went on at the end of a pause, not the user.
    """

    by_itself: bool = False


class Pause(Struct, frozen=True):
    """What a turn waits for that a provider's limit ended.

    `until` is the time at which Helix goes on by itself, or 0 if only the user does; then `held`
    says why, worded for the user ("": the user chose so). `llm` is the full name of the model, and
    `reason` what its provider says. `cost` is what the next request costs more, in US dollars,
    since the prompt cache has ended by then (None: nothing, or unknown).
    """

    until: float
    llm: str = ""
    reason: str = ""
    cost: float | None = None
    held: str = ""


class ContextInjected(Event, frozen=True):
    """A message was added that the user did not type (project rules, environment).

    `system`: sent with the system role, not the user's. `content` is the digest of the whole text
    if the store has it separately, and `what` names it. `untrusted`: the message may hold text from
    a source that the user does not know. `tokens` counts the part that is sent, if it was counted.
    `cut` says which part of a file or document `content` has, if the whole was too large.
    `brought_from` names the event of another session that has the text.
    """

    text: str
    source: str
    system: bool = False
    content: Digest | None = None
    what: str = ""
    untrusted: bool = False
    tokens: int | None = None
    cut: str = ""
    brought_from: EventSource | None = None


class AssistantReplied(Event, frozen=True):
    """One model call ended, with its reply, its tool calls, and its cost.

    `arguments` are digests of argument values in the cache. `cost` is in US dollars by the prices
    at that time, or None if unknown. `left_out` is the number of calls beyond those that can be
    run; `parts` holds the first ones.
    """

    llm: str
    parts: tuple[ReplyPart, ...]
    reason: StopReason
    usage: Usage | None = None
    seconds: float = 0.0
    arguments: tuple[Digest, ...] = ()
    cost: float | None = None
    left_out: int = 0


class ModelCalled(Event, frozen=True):
    """A model was called outside the conversation, or without success.

    The call is recorded whatever its outcome. `usage` is None if none was reported, `cost` is None
    if unknown. The costs in `OutputGated` and in an epoch are sums of such calls and not
    additional.
    """

    llm: str
    kind: CallKind
    usage: Usage | None = None
    cost: float | None = None
    seconds: float = 0.0


class Experimented(Event, frozen=True):
    """A recorded request was sent once more, to compare the answers. No message comes of it.

    `request` is the event of that request, and `without` has the numbers of the blocks that were
    left out, from 1, and the beginnings of their texts. No tool of the answer's calls was run.
    `problem` is worded for the user if the answer broke off.
    """

    request: int
    llm: str
    without: tuple[tuple[int, str], ...] = ()
    parts: tuple[ReplyPart, ...] = ()
    reason: StopReason = StopReason.INTERRUPTED
    usage: Usage | None = None
    cost: float | None = None
    seconds: float = 0.0
    problem: str = ""


class ToolReturned(Event, frozen=True):
    """A tool call ended.

    Its output, as far as the model may see it, is in the cache under `content`. `whole` is the
    digest of the complete output if that was too large to be held in memory; otherwise `content` is
    complete. `untrusted`: the output may contain text by an author whom the user does not know.
    `status` is a command's exit status. `ours`: the application itself wrote the text. `ran`: the
    user's command that ran in place of the model's. `said`: the user's words on the permission
    card. `hidden`: files with secrets that the tool could not see. `aside`: files that the tool
    made and that were moved, each with its new place. `images`: the pictures that belong to the
    output; `image_tokens` is what they add to its `tokens`. `cut` says which part of a file or
    document `content` has, if the whole was too large. `hooks` ran before or after the call.
    `typed`: the output has words that the user typed in answer to it.
    """

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
    image_tokens: int = 0
    images: tuple[Image, ...] = ()
    cut: str = ""
    hooks: tuple[HookRun, ...] = ()
    typed: bool = False

    @property
    def remark(self) -> str:
        """How the call ended, and what was left out; "" if there is nothing to say."""
        return self.cut or ("" if self.outcome is Outcome.OK else self.outcome.value)


class FileChanged(Event, frozen=True):
    """A tool is about to change a file. The event is recorded before the file is touched.

    `before` is None if the file did not exist, `after` is None if the file was to be deleted. The
    path of a folder ends with a slash, and its content is that of an empty file.
    `mode` holds the permission bits before the change, `new_mode` those after it, if a command set
    them. The event does not prove that the change happened; only the file itself does.
    """

    call: str
    tool: str
    path: str
    before: Digest | None = None
    after: Digest | None = None
    mode: int = 0
    new_mode: int | None = None


NameChange = tuple[str, str, str]
"""A name in a repository, with its value before and after; "" for none."""


class GitChanged(Event, frozen=True):
    """What git did in a command is in the repository now.

    `repository` is its place in the project folder. `names` are branches, tags, what is checked out
    (`HEAD`), and indexes as trees.
    """

    call: str
    repository: str
    names: tuple[NameChange, ...] = ()


class OutputGated(Event, frozen=True):
    """A large output was held at the gate and its form was chosen.

    `shown` is the form that the model sees. `written_by` says which model picked the lines of the
    excerpt; `quoted` are their ranges, and `words` is what that model said about them. The cost of
    asking for the choices of a batch is recorded with the first output of the batch, even if no
    answer was usable; `unpriced` of its calls have no known price.
    """

    call: str
    content: Digest
    choice: GateChoice
    shown: Digest
    instructions: str = ""
    tokens_before: int = 0
    tokens_after: int = 0
    written_by: WrittenBy = field(default=WrittenBy.RULES, name="means")
    llm: str = ""
    usage: Usage | None = None
    cost: float = 0.0
    unpriced: int = 0
    by: Chooser = Chooser.UNKNOWN
    refused: RefusedExtract | None = None
    """Why a preview stands in place of the excerpt that was asked for."""
    quoted: tuple[str, ...] = ()
    words: str = ""


class TurnEnded(Event, frozen=True):
    """The turn ended. `detail` is worded for the user.

    `command` signs the agent of another program in, which isn't. `pause` belongs to a turn that is
    paused.
    """

    ending: Ending
    detail: str = ""
    cause: Cause = Cause.NONE
    command: str = ""
    pause: Pause | None = None


class PauseChanged(Event, frozen=True):
    """The turn's pause ends at another time; 0: Helix does not go on by itself.

    `held` says why not, worded for the user; "" if the user chose so.
    """

    until: float
    held: str = ""


class EpochCommitted(Event, frozen=True):
    """The view was rewritten, or a rewrite was undone."""

    epoch: Epoch


class Pinned(Event, frozen=True):
    """A pin was added. Its text is in every window from now on."""

    pin: Pin


class Unpinned(Event, frozen=True):
    """A pin was removed."""

    pin: str


class Guided(Event, frozen=True):
    """The instructions at the beginning of every window changed.

    `guides` holds all of them, as they are now. `placed`: the beginning of the window changes at
    once. Otherwise the next injected message tells the changes at its position, and the beginning
    stays the same until that message is rewritten.
    """

    guides: tuple[Guide, ...]
    placed: bool = True


class WindowSent(Event, frozen=True):
    """One request was sent.

    Its blocks are recorded by digest, so that the request can be shown again. The first `keep`
    blocks are those of the session's previous request, and `blocks` follow them. `after` is the
    last event that the window was built from; other events may be journaled while the reply
    streams. `max_output` is the requested limit of the reply (0: none given). `body` is the SHA-256
    of the sent bytes ("": not recorded). `fixed` holds texts of `blocks` that no other event holds:
    the system prompt and the tool definitions. `effort` is the reasoning effort that was asked for
    ("": the model decided). `model_window` is the model's context window, as it was known then (0:
    not recorded). `tokens` is Helix's own count, and `expected` the count that was expected of the
    model (0: not recorded). `by_kind` are the parts of `tokens`, and `block_tokens` those of
    `blocks`, so that they stay the same with another model or other tools (empty: not recorded).
    `estimated`: they are estimates, since the model's tokenizer is not known. `cache_seconds` is
    the lifetime of the provider's prompt cache (0: not known). `provider` is the endpoint that the
    request was sent to ("": not recorded): another one may count the same model otherwise.
    """

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
    effort: str = ""
    model_window: int = 0
    expected: int = 0
    by_kind: tuple[tuple[BlockKind, int], ...] = ()
    block_tokens: tuple[int, ...] = ()
    estimated: bool = False
    cache_seconds: int = 0
    provider: str = ""


class GuestRequested(Event, frozen=True):
    """A guest, another program's agent, sent a request to its provider, and was answered or not.

    `llm` is the model of the session, `model` the one that the request named. The body is in the
    cache in pieces (`domain/guest_requests.py`): the first `keep` and the last `keep_last` ones are
    those of the request that is `back` such requests before (0: none), and `pieces` are between
    them. `body` is the SHA-256 of all of them joined. `size` is that of the sent body, in which
    `masked` secrets were not masked. `tokens` is Helix's own count, with its parts `by_kind`;
    `shared` of them are of the beginning that the conversation's request before had, too. `status`
    is 0 if no answer came. `side`: the request is not of the conversation itself, but of a subagent
    of the guest, or for a title. `counted`: no other event has its usage and cost.
    """

    llm: str
    model: str
    path: str
    pieces: tuple[Digest, ...]
    size: int
    body: str = ""
    back: int = 0
    keep: int = 0
    keep_last: int = 0
    masked: int = 0
    tokens: int = 0
    by_kind: tuple[tuple[BlockKind, int], ...] = ()
    shared: int = 0
    status: int = 0
    usage: Usage | None = None
    cost: float | None = None
    seconds: float = 0.0
    side: bool = False
    counted: bool = False

    @property
    def is_answered(self) -> bool:
        return self.status // 100 == 2

    @property
    def window_tokens(self) -> int:
        """The size of the request as the provider reported it, or by Helix's count."""
        return self.usage.window if self.usage and self.usage.window else self.tokens


class PolicyChanged(Event, frozen=True):
    """The policy in force changed. `values` lists the values that differ from the preset."""

    preset: str
    values: tuple[tuple[str, str], ...]


class SessionGrantsChanged(Event, frozen=True):
    """The user's permissions for this session only changed.

    `grants` holds all of them, as they are now. They count in the session `owner` alone, and not in
    a branch that copies the event.
    """

    owner: SessionId
    grants: tuple[SessionGrant, ...]


class ModeChanged(Event, frozen=True):
    """The user chose a mode for the session. A subagent begins with that of its parent."""

    mode: Mode


class PlanState(StrEnum):
    """What the user did with a plan."""

    OPEN = "open"
    APPROVED = "approved"
    DISCARDED = "discarded"


class PlanChanged(Event, frozen=True):
    """The user edited, approved, or discarded the plan that a call handed in.

    `text` is the whole plan, as it is now.
    """

    call: str
    text: str
    state: PlanState = PlanState.OPEN


class LlmChanged(Event, frozen=True):
    """Another model was assigned to a role, by its full name.

    `own`: the model is for this session alone, where "" means the workspace's model again.
    """

    role: str
    llm: str
    own: bool = False


class EffortChanged(Event, frozen=True):
    """The reasoning effort changed: a level, a number of tokens, or "" for the model's own.

    `refused` is the effort that the user had chosen, if the server did not accept it, and `reason`
    is what the server said.
    """

    effort: str
    refused: str = ""
    reason: str = ""


class TodoEdited(Event, frozen=True):
    """The user changed the list of steps. `items` is the whole list."""

    items: tuple[TodoItem, ...]


class RewoundFile(Struct, frozen=True):
    """A file that a rewind changes from the content `after` to the earlier content `before`.

    None stands for no file. `while_command`: somebody else may have changed it while a command ran.
    """

    path: str
    before: Digest | None = None
    after: Digest | None = None
    mode: int = 0
    while_command: bool = False
    new_mode: int | None = None


class Rewound(Event, frozen=True):
    """The user went back to event `through`, or forward again (`reverts` is the rewind's event).

    It is recorded before the files are changed; a rewind that a kill interrupts is completed from
    it. `git` has for each repository the names of a `GitChanged`. `steps` is the list of steps from
    now on (None: not part of the rewind), and `steps_untold` whether the agent does not know of it.
    `conversation`: the messages after `through` leave the context; the epoch that is recorded with
    it has how.
    """

    through: int
    files: tuple[RewoundFile, ...] = ()
    git: tuple[tuple[str, tuple[tuple[str, str, str], ...]], ...] = ()
    steps: tuple[TodoItem, ...] | None = None
    steps_untold: bool = False
    conversation: bool = False
    reverts: int = 0


class CommandStarted(Event, frozen=True):
    """A command began to run in the background. `id` is its name in this session."""

    id: str
    command: str
    call: str


class CommandEnded(Event, frozen=True):
    """A background command ended.

    `content` is its whole output of `size` bytes, as far as it was kept and the model may see it.
    `status` is its exit status if it ended by itself. `untrusted`: as for `ToolReturned`; older
    journals do not say.
    """

    id: str
    ending: CommandEnding
    status: int | None = None
    seconds: float = 0.0
    content: Digest | None = None
    size: int = 0
    untrusted: bool = True


class BudgetThresholdReached(Event, frozen=True):
    """A budget's warning threshold was crossed, in this session or its subagents, or in the
    workspace. `detail` is worded for the user.
    """

    detail: str


class WorktreeChanged(Event, frozen=True):
    """The session got a worktree of its own, or its branch was merged, or the folder removed."""

    worktree: Worktree
    state: WorktreeState = WorktreeState.CREATED


class Recorded(Struct, frozen=True):
    """An event with its position in a session's journal. The first has seq 1."""

    session: SessionId
    seq: int
    event: Event


class Unreadable(Struct, frozen=True):
    """A position in a journal whose record is damaged or was written by a newer version."""

    session: SessionId
    seq: int
    problem: str


def references(event: Event) -> tuple[Digest, ...]:
    """Return the contents that an event refers to, each once, in order of appearance."""
    match event:
        case TurnStarted():
            texts = tuple(image.content for image in event.images)
        case ContextInjected():
            texts = _without_none(event.content)
        case AssistantReplied():
            texts = event.arguments
        case ToolReturned():
            pictures = (image.content for image in event.images)
            texts = _without_none(event.content, event.whole, *pictures)
        case FileChanged():
            texts = _without_none(event.before, event.after)
        case Rewound():
            texts = _without_none(
                *(text for file in event.files for text in (file.before, file.after))
            )
        case CommandEnded():
            texts = _without_none(event.content)
        case OutputGated():
            texts = (event.content, event.shown)
        case EpochCommitted():
            texts = tuple(marked.content for marked in event.epoch.marked)
        case Guided():
            texts = _without_none(*(guide.content for guide in event.guides))
        case WindowSent():
            texts = event.blocks
        case GuestRequested():
            texts = event.pieces
        case _:
            return ()
    return tuple(dict.fromkeys(texts))


def _without_none(*digests: Digest | None) -> tuple[Digest, ...]:
    return tuple(digest for digest in digests if digest is not None)


def pause_after(pause: Pause | None, event: Event) -> Pause | None:
    """Return the pause of a session after an event; None while it is not paused."""
    match event:
        case TurnEnded(pause=begun):
            return begun
        case PauseChanged(until=until, held=held):
            return replace(pause, until=until, held=held) if pause is not None else None
        case TurnStarted() | TurnResumed() | Rewound(conversation=True):
            return None
    return pause


class SubmittedPlan(Struct, frozen=True):
    """The newest plan of a session, as the user changed it last."""

    call: str
    text: str
    state: PlanState = PlanState.OPEN

    @property
    def is_open(self) -> bool:
        return self.state is PlanState.OPEN
