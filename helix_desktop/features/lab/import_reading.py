"""Turns an imported session's messages into events in batches, behind what came before.

The session begins as outside content. Outputs and long arguments go into the cache, secrets are
hidden as in the outputs of Helix's own tools, and a summary replaces what it stands for in the
context window as a handover does. Events say that nothing of it was paid for here.
"""

import hashlib
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from msgspec import Struct, field

from helix_desktop.app.source_formats.bounded_reading import SQLITE, JsonObject, read_head
from helix_desktop.app.source_formats.branches import LeftBranch, Reader
from helix_desktop.app.source_formats.source_messages import (
    PROGRAM_NAMES,
    ImportFailure,
    MessageKind,
    ReadingReport,
    SourceCall,
    SourceImage,
    SourceMessage,
    SourceSession,
)
from helix_desktop.app.source_formats.tool_names import renamed_call
from helix_desktop.context.message_parts import find_long_arguments
from helix_desktop.domain.cache import (
    HistoryDigest,
    NewContent,
    Origin,
    SessionId,
    digest_of,
)
from helix_desktop.domain.canonical_messages import to_utf8
from helix_desktop.domain.context_window.rewrites import Epoch, EventSpan, Fold, FoldKind, Job
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    Ending,
    EpochCommitted,
    Event,
    Outcome,
    Rewound,
    SessionImported,
    ToolReturned,
    TurnEnded,
    TurnResumed,
    TurnStarted,
)
from helix_desktop.domain.json_parsing import JsonUnparsable, parse_json_as
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import Image, NewImage, Text, Thinking, ToolCall
from helix_desktop.domain.secret_patterns import find_in_json, find_secret_spans
from helix_desktop.domain.tool_table import declared_tool
from helix_desktop.domain.value import replace
from helix_desktop.features.lab.import_preview import Progress, Stopped
from helix_desktop.tools.pictures import check_picture
from helix_desktop.tools.secrets.redactor import SecretRedactor

IMPORT = "import"
"""The source name of messages that an import adds."""
MAX_BATCH_EVENTS = 200
MAX_BATCH_BYTES = 4 << 20
FIRST_EVENT = 3
"""The first event of a conversation: one begins the session, and one says where it comes from."""
MAX_TASK_CHARS = 200
MAX_NAMED_CHARS = 2_000
"""The beginning of an output in which the name of a subagent is looked for."""
_DELEGATING = ("spawn_agent", "multi_agent_v1__spawn_agent", "invoke_agent")
_OWN_CALL = "import-"
_STREAMED_BYTES = 1 << 20
_SUMMARY = "[{program} replaced the conversation up to here by this summary:]\n"


class MessageDigest:
    """The digest of all messages of a session but the last, which may still get outputs."""

    def __init__(self) -> None:
        self._before = hashlib.sha256()
        self.last = ""
        self.count = 0
        self._last_full = b""

    @property
    def before(self) -> str:
        return self._before.hexdigest()

    def copy(self) -> "MessageDigest":
        other = MessageDigest()
        other._before, other._last_full = self._before.copy(), self._last_full
        other.last, other.count = self.last, self.count
        return other

    def add(self, message: SourceMessage) -> None:
        self._before.update(self._last_full)
        self.count += 1
        self.last = _digests(message, outputs=False)[-1].hex()
        self._last_full = _digests(message, outputs=True)[-1]


def _digests(message: SourceMessage, *, outputs: bool) -> list[bytes]:
    """Return digests of what a message says: before its first part, and after each.

    They do not depend on how the message is represented.
    """
    sha256 = hashlib.sha256(message.kind.value.encode())
    digests = [sha256.digest()]
    for part in message.parts:
        match part:
            case Text(text=text):
                fields = (b"text", to_utf8(text))
            case Thinking(text=text):
                fields = (b"thinking", to_utf8(text))
            case SourceImage(data=data):
                fields = (b"image", data)
            case SourceCall():
                output = to_utf8(part.output or "") if outputs else b""
                fields = (to_utf8(part.name), to_utf8(part.arguments) + b"\0" + output)
        for value in fields:
            sha256.update(len(value).to_bytes(8, "big") + value)
        digests.append(sha256.digest())
    return digests


class Batch(Struct, frozen=True):
    """Events that are committed together, with the contents that they name."""

    events: tuple[Event, ...] = ()
    contents: tuple[NewContent, ...] = ()


class EventMaker(Struct):
    """Makes the events of a session, message by message, in batches.

    `seq` is the number of the newest event. Each batch follows a `SessionImported`, which counts.
    """

    source: SourceSession
    now: float
    seq: int
    in_turn: bool = False
    at: float = 0.0
    began: float = 0.0
    epochs: int = 0
    has_messages: bool = False
    calls: dict[str, str] = field(default_factory=dict)
    """The calls by the program's ID, with their own."""
    children: Mapping[str, SessionId] = field(default_factory=dict)
    """The sessions of subagents here, by the program's ID of the call or the name in its output."""
    call_count: int = 0
    hidden_secrets: int = 0
    left_out: Counter[str] = field(default_factory=Counter)
    _injected: str = ""
    _events: list[Event] = field(default_factory=list)
    _contents: list[NewContent] = field(default_factory=list)

    def take(self) -> Batch:
        """Return what was made since the last time."""
        batch = Batch(tuple(self._events), tuple(self._contents))
        self._events, self._contents = [], []
        self.seq += 1
        return batch

    @property
    def is_full(self) -> bool:
        """Whether it is time to commit."""
        size = sum(len(content.data) for content in self._contents)
        return len(self._events) >= MAX_BATCH_EVENTS or size >= MAX_BATCH_BYTES

    def skip(self, message: SourceMessage) -> None:
        """Take a message that was imported before."""
        for call in message.calls:
            self.call_count += 1
            self.calls[call.id] = f"{_OWN_CALL}{self.call_count}"
        self.epochs += message.kind is MessageKind.SUMMARY and self.has_messages
        self.has_messages = self.has_messages or message.kind is not MessageKind.INJECTED

    def add(self, message: SourceMessage) -> None:
        self.at = message.at or self.at or self.source.changed or self.now
        self.began = self.began or self.at
        match message.kind:
            case MessageKind.INJECTED:
                self.left_out["injected"] += 1
                self._injected = _joined_text(message)
            case MessageKind.SUMMARY:
                self._add_summary(self.masked(_joined_text(message)))
            case MessageKind.TYPED:
                self.end_turn()
                self._begin(
                    self.masked(_joined_text(message)),
                    self._pictures(
                        [part for part in message.parts if isinstance(part, SourceImage)]
                    ),
                )
            case MessageKind.REPLY if message.parts:
                self._add_reply(message)
        self.has_messages = self.has_messages or message.kind is not MessageKind.INJECTED

    def add_outputs(self, message: SourceMessage, answered: Iterable[str]) -> None:
        """Add outputs of a reply that came after it was imported."""
        self.at = message.at or self.at or self.now
        for call in message.calls:
            own_id = self.calls.get(call.id)
            if own_id is not None and own_id not in answered and call.output is not None:
                name, arguments = renamed_call(call.name, call.arguments, self.source.folder)
                self._add_output(ToolCall(own_id, name, self._masked_json(arguments)), call)

    def end_turn(self) -> None:
        if self.in_turn:
            self._record(TurnEnded(self.at, Ending.DONE))
        self.in_turn = False

    def _begin(self, text: str, images: Sequence[Image] = ()) -> None:
        self._record(TurnStarted(self.at, text, tuple(images)))
        self.in_turn = True

    def _add_reply(self, message: SourceMessage) -> None:
        """Add a reply with its calls and their outputs."""
        if not self.in_turn and (self._injected or not self.has_messages):
            # a command of the program began the turn, whose text was not typed
            self._begin(self.masked(self._injected))
        elif not self.in_turn:
            self._record(TurnResumed(self.at))
            self.in_turn = True
        self._injected = ""
        parts: list[Text | Thinking | ToolCall] = []
        calls: list[tuple[ToolCall, SourceCall]] = []
        for part in message.parts:
            match part:
                case Text(text=text):
                    parts.append(Text(self.masked(text)))
                case Thinking(text=text):
                    parts.append(Thinking(self.masked(text)))
                case SourceImage():
                    self.left_out["pictures"] += 1
                case SourceCall():
                    self.call_count += 1
                    own_id = f"{_OWN_CALL}{self.call_count}"
                    self.calls[part.id] = own_id
                    name, arguments = renamed_call(part.name, part.arguments, self.source.folder)
                    call = ToolCall(own_id, name, self._masked_json(arguments))
                    parts.append(call)
                    calls.append((call, part))
        values = [
            NewContent(to_utf8(value), Origin(call.tool, what=path))
            for call, _ in calls
            for path, value in find_long_arguments(call.arguments)
        ]
        self._contents += values
        self._record(
            AssistantReplied(
                self.at,
                message.model or PROGRAM_NAMES[self.source.program],
                tuple(parts),
                StopReason.TOOLS if calls else StopReason.ANSWERED,
                usage=message.usage,
                arguments=tuple(digest_of(value.data) for value in values),
            )
        )
        for call, part in calls:
            if part.output is not None:
                self._add_output(call, part)

    def _add_output(self, call: ToolCall, part: SourceCall) -> None:
        data = to_utf8(self.masked(part.output or ""))
        images = self._pictures(part.images)
        outcome = Outcome.FAILED if part.failed else Outcome.OK
        arguments: JsonObject = {}
        with suppress(JsonUnparsable):
            arguments = parse_json_as(call.arguments, JsonObject)
        shown = (*declared_tool(call.tool).shown, "file_path", "pattern", "query", "description")
        texts = (text for name in shown if isinstance(text := arguments.get(name), str))
        what = next(texts, "")[:2_000]
        child = self.children.get(part.id)
        if child is None and part.name in _DELEGATING:  # some name the subagent in the output
            start = (part.output or "")[:MAX_NAMED_CHARS]
            child = next((self.children[name] for name in self.children if name in start), None)
        if child:
            what = " · ".join(filter(None, (what[:MAX_TASK_CHARS], f"session {child}")))
        self._contents.append(NewContent(data, Origin(call.tool, what, outcome=outcome.value)))
        self._record(
            ToolReturned(
                self.at,
                call.id,
                call.tool,
                what,
                digest_of(data),
                len(data),
                outcome,
                images=images,
            )
        )

    def _add_summary(self, text: str) -> None:
        """Add the other program's compaction, which covers everything before it."""
        summary = _SUMMARY.format(program=PROGRAM_NAMES[self.source.program]) + text
        if not self.has_messages:
            self._record(ContextInjected(self.at, summary, IMPORT))
            return
        covered = (EventSpan(FIRST_EVENT, self.seq),)
        fold = Fold(FoldKind.HANDOVER, covered, summary, HistoryDigest(""))
        self.epochs += 1
        number, reason = self.epochs, f"compacted by {PROGRAM_NAMES[self.source.program]}"
        epoch = Epoch(
            number, number - 1, Job.HANDOVER, reason, 0, 0, folds=(fold,), through=self.seq
        )
        self._record(EpochCommitted(self.at, epoch))

    def _pictures(self, sources: Sequence[SourceImage]) -> tuple[Image, ...]:
        """Add the pictures that can be decoded; the others are counted."""
        images: list[Image] = []
        for source in sources:
            try:
                new: NewImage = check_picture(source.data).image
            except ToolError:
                self.left_out["pictures"] += 1
                continue
            self._contents.append(NewContent(new.data, Origin(IMPORT, mime=new.mime)))
            images.append(new.stored())
        return tuple(images)

    def masked(self, text: str) -> str:
        """Return a text without what looks like a secret."""
        find = partial(find_in_json, find_secret_spans)
        redactor, data = SecretRedactor(find), to_utf8(text)
        if len(data) <= _STREAMED_BYTES:
            masked = redactor.of(data)
        else:  # piece by piece, because a search holds the interpreter
            pieces = (
                data[position : position + 65_536] for position in range(0, len(data), 65_536)
            )
            masked = b"".join(redactor.stream(pieces))
        self.hidden_secrets += redactor.count
        return masked.decode("utf-8", "replace") if redactor.count else text

    def _masked_json(self, arguments: str) -> str:
        masked = self.masked(arguments)
        if masked != arguments:
            try:
                parse_json_as(masked, JsonObject)
            except JsonUnparsable:
                return "{}"
        return masked

    def _record(self, event: Event) -> None:
        self._events.append(event)
        self.seq += 1


def _joined_text(message: SourceMessage) -> str:
    return "\n\n".join(part.text for part in message.parts if isinstance(part, Text))


_CONTINUED = TurnStarted | TurnResumed | AssistantReplied | EpochCommitted | Rewound


class BranchStart(Struct, frozen=True):
    """What the messages before a branch have, by which their events are found."""

    turns: int = 0
    replies: int = 0
    calls: int = 0
    summaries: int = 0


class ImportedSession(Struct):
    """A session here, and how far it was read. `events` are those since its newest batch."""

    session: SessionId
    count: int
    mark: SessionImported
    events: list[Event]
    answered: frozenset[str]
    """The calls that have an output here, of the last message at least."""

    @property
    def is_continued(self) -> bool:
        """Whether the user worked in it here."""
        return any(isinstance(event, _CONTINUED) for event in self.events[self.mark.events :])

    @property
    def is_in_turn(self) -> bool:
        """Whether it ends within a turn, because the import was killed."""
        for event in reversed(self.events):
            if isinstance(event, TurnEnded):
                return False
            if isinstance(event, TurnStarted | TurnResumed | AssistantReplied):
                return True
        return False


class SessionReading:
    """Reads a session and makes its batches, behind what was imported before."""

    def __init__(
        self,
        source: SourceSession,
        read: Reader,
        now: float,
        earlier: ImportedSession | None,
        *,
        progress: Progress | None = None,
    ) -> None:
        self.report = ReadingReport()
        self.branch_starts: dict[int, BranchStart] = {}
        """What the messages before each branch have, by the line that it follows."""
        self._branch_lines: list[int] = []
        self._digests: dict[int, MessageDigest] = {}
        self._counts = BranchStart()
        self.contents: tuple[NewContent, ...] = ()
        self.is_over = self.is_stopped = self.has_other_beginning = False
        self.source, self.is_new = source, earlier is None
        self._reader, self._earlier, self._now = read, earlier, now
        self._progress = progress
        self._digest = MessageDigest()
        self._messages: Iterator[SourceMessage] | None = None
        seq = earlier.count + 1 if earlier else 2
        self.maker = EventMaker(source, now, seq)
        self._size = 0
        self._added = 0

    def expect_branches(self, lines: Iterable[int]) -> None:
        self._branch_lines = sorted(set(lines))
        self.branch_starts = dict.fromkeys(self._branch_lines, self._counts)

    def continue_after(self, start: BranchStart, events: int) -> None:
        """Go on behind what a branch shares, of which a new session has a number of events."""
        self.maker.call_count, self.maker.epochs = start.calls, start.summaries
        self.maker.has_messages = start.turns + start.replies > 0
        self.maker.seq = events + 1 if events else self.maker.seq

    def matches_any(self, branch: LeftBranch, marks: Sequence[SessionImported]) -> bool:
        """Whether a branch, with what it shares, has the messages of one of these. Blocks."""
        digest = self._digests.get(branch.after, self._digest).copy()
        for message in branch.read(ReadingReport()):
            digest.add(message)
        end = (digest.count, digest.before, digest.last)
        return end in [(mark.messages, mark.digest, mark.last) for mark in marks]

    @property
    def added(self) -> int:
        """The messages that were imported, without those that the program itself had added."""
        return self._added - self.maker.left_out["injected"]

    def next_batch(self, stopped: Stopped) -> tuple[tuple[Event, ...], SessionImported]:
        """Return the events of the next messages, and the mark before them."""
        if self._messages is None:
            self._size = change_mark(f"{self.source.path}") or 0
            self._messages = self._reader(self.report)
            if self._earlier is not None:
                self._skip_imported(self._earlier, stopped)
        for message in () if self.has_other_beginning or self.is_stopped else self._messages:
            self._count_message(message)
            self.maker.add(message)
            self._added += 1
            if self._progress is not None:
                self._progress(self.report.read, self.source.size)
            self.is_stopped = stopped()
            if self.maker.is_full or self.is_stopped:
                break
        else:
            self.is_over = True
        if self.is_over or self.is_stopped:
            self.is_over = True
            self.maker.end_turn()
        made = self.maker.take()
        self.contents = made.contents
        mark = SessionImported(
            self._now,
            self.source.program.value,
            self.source.id,
            f"{self.source.path}",
            len(made.events),
            self._digest.count,
            self._digest.before,
            self._digest.last,
            self._size,
        )
        return made.events, mark

    def _count_message(self, message: SourceMessage) -> None:
        """Count a message, and note what was before it for the branches that leave here."""
        while self._branch_lines and message.line > self._branch_lines[0]:
            self._digests[self._branch_lines.pop(0)] = self._digest.copy()
        self._digest.add(message)
        counts = self._counts
        self._counts = BranchStart(
            counts.turns + (message.kind is MessageKind.TYPED),
            counts.replies + (message.kind is MessageKind.REPLY and bool(message.parts)),
            counts.calls + len(message.calls),
            counts.summaries + (message.kind is MessageKind.SUMMARY and counts.turns > 0),
        )
        self.branch_starts.update(dict.fromkeys(self._branch_lines, self._counts))

    def _skip_imported(self, earlier: ImportedSession, stopped: Stopped) -> None:
        """Read what was imported before; the last reply may have got outputs since then."""
        assert self._messages is not None
        mark = earlier.mark
        while self._digest.count < mark.messages:
            message = next(self._messages, None)
            self.is_stopped = stopped()
            if message is None or self.is_stopped:
                self.has_other_beginning = not self.is_stopped
                return
            self._count_message(message)
            if self._digest.count < mark.messages:
                self.maker.skip(message)
                continue
            ends = [digest.hex() for digest in _digests(message, outputs=False)]
            # programs write a reply part by part: it may have got more of them since then
            if self._digest.before != mark.digest or mark.last not in ends:
                self.has_other_beginning = True
                return
            imported_parts = ends.index(mark.last)
            imported = replace(message, parts=message.parts[:imported_parts])
            self.maker.skip(imported)
            self.maker.in_turn = earlier.is_in_turn
            self.maker.add_outputs(imported, earlier.answered)
            if rest := message.parts[imported_parts:]:
                # the first parts may have its usage already, which counts once
                usage = None if imported_parts else message.usage
                self.maker.add(replace(message, parts=rest, usage=usage))
                self._added += 1


def change_mark(path: str) -> int | None:
    """Return a number that changes with a file; None if it is gone.

    It is the size, or of a database the time of its newest change: new rows may fit into its pages.
    """
    try:
        is_database = read_head(Path(path), len(SQLITE)) == SQLITE
        status = os.stat(path)
    except (ImportFailure, OSError, ValueError):
        return None
    if not is_database:
        return status.st_size
    changed = status.st_mtime_ns
    with suppress(OSError):
        changed = max(changed, os.stat(f"{path}-wal").st_mtime_ns)
    return changed
