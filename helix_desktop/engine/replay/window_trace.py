"""Every request of a replay as JSON lines.

Window traces: every request of a replayed session, as JSON lines that a scorer can read.

A message is defined once; a window tells how much it begins with of the one before.

What rewrote a window, in the words of a window trace, and what a model would have been paid.

In a replay rules write handovers and observations, but each is charged as the model call it is in
earnest: the window in, most of it from the provider's cache, the document out.

Looks on while a session is replayed, and tells the trace what every request was.

Knows which journal event came from which recorded message, so that the trace can speak of those.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from msgspec import Struct

from helix_desktop.context.canonical import Plain, canonical_json, plain_message, to_utf8
from helix_desktop.context.history import History
from helix_desktop.context.texts.plain_text import HISTORY
from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.context_window.block import Block, BlockKind, ContextWindow
from helix_desktop.domain.context_window.rewrites import Epoch, Fold, Job, WrittenBy
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    EpochCommitted,
    Event,
    OutputGated,
    Recorded,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.live_events import Journaled, Live
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import MessageWeigher
from helix_desktop.engine.replay.playback import RecordedToolbox
from helix_desktop.engine.replay.recording import RecordedMessage, Recording

Line: TypeAlias = Mapping[str, Any]
Ranges: TypeAlias = Sequence[tuple[int, int]]
"""Half-open ranges of message indices."""


class TraceFrame(Struct, frozen=True):
    """What a request has to fit in: the model's window, the reply's room, and the tools."""

    window: int
    reserve: int
    fixed: int


class TraceHeader(Struct, frozen=True):
    """Whose windows they are."""

    session: str
    policy: str
    frame: TraceFrame

    def line(self) -> Line:
        return {
            "trace": 1,
            "session": self.session,
            "policy": self.policy,
            "context_window": self.frame.window,
            "reserve": self.frame.reserve,
            "fixed_tokens": self.frame.fixed,
        }


class WindowTrace:
    """Writes the trace of one session, line by line.

    `names`: recorded call ids by those the engine gave; `histories`: digests of recorded messages
    by the engine's own, where they differ because of such names.
    """

    def __init__(self, header: TraceHeader, write: Callable[[str], object]) -> None:
        self.frame = header.frame
        self.names: dict[str, str] = {}
        self.histories: dict[str, str] = {}
        self._write = write
        self._defined: dict[Digest, str] = {}
        self._told: set[str] = set()
        self._blocks: Sequence[Block] = ()
        self._calls = 0
        self._put(header.line())

    def declare(self, digest: str, covers: Ranges) -> None:
        """Tell which recorded messages a `[HISTORY]` marker stands for."""
        if digest not in self._told:
            self._told.add(digest)
            self._put({"history": digest, "covers": covers})

    def call(
        self, window: ContextWindow, before: int, *, milliseconds: float, events: Sequence[Line]
    ) -> None:
        """One request, sent when everything before the message at index `before` had happened."""
        blocks = [block for block in window.blocks if block.kind is not BlockKind.TOOLS]
        keep = count_shared_digests(self._blocks, blocks)
        append = [self._defined.get(block.digest) or self._define(block) for block in blocks[keep:]]
        self._put(
            {
                "call": self._calls,
                "before_message": before,
                "keep": keep,
                "append": append,
                "engine_ms": round(milliseconds, 3),
                "events": events,
            }
        )
        self._blocks = blocks
        self._calls += 1

    def _define(self, block: Block) -> str:
        message = self._renamed(plain_message(block.message))
        name = digest_of(to_utf8(canonical_json(message)))
        self._defined[block.digest] = name
        if name not in self._told:
            self._told.add(name)
            self._put({"def": name, "message": message})
        return name

    def _renamed(self, message: Plain) -> Plain:
        """The message as it was recorded, with the ids and digests that go with them."""
        if self.names:
            for call in message.get("tool_calls", ()):
                call["id"] = self.names.get(call["id"], call["id"])
            if "tool_call_id" in message:
                answered = message["tool_call_id"]
                message["tool_call_id"] = self.names.get(answered, answered)
        if self.histories and HISTORY in message["content"]:
            for ours, recorded in self.histories.items():
                message["content"] = message["content"].replace(ours, recorded)
        return message

    def _put(self, line: Line) -> None:
        self._write(json.dumps(line, ensure_ascii=True, separators=(",", ":")) + "\n")


def count_shared_digests(before: Sequence[Block], after: Sequence[Block]) -> int:
    """How many blocks two windows begin with together."""
    count = 0
    for one, other in zip(before, after, strict=False):
        if one is not other and one.digest != other.digest:
            break
        count += 1
    return count


def index_ranges(indices: Iterable[int]) -> list[tuple[int, int]]:
    """Message indices, in the order they stand for, as half-open ranges."""
    found: list[tuple[int, int]] = []
    for index in indices:
        if found and found[-1][1] == index:
            found[-1] = (found[-1][0], index + 1)
        else:
            found.append((index, index + 1))
    return found


TraceEvent: TypeAlias = Mapping[str, str | int]

_WRITTEN = {Job.OBSERVE: "observed", Job.REFLECT: "reflected", Job.HAND_OVER: "handed_over"}
"""Jobs that ask a model."""

_TOLD = {**_WRITTEN, Job.PANIC: "panic", Job.UNDO: "undone"}
_RULED = frozenset({Job.SWEEP, Job.CONDENSE})
_LAST_RESORTS = {WrittenBy.TRUNCATED: "truncated", WrittenBy.WIDE: "fallback"}


class TraceCharges(Struct, frozen=True):
    """What a maintenance request is charged by; `sent` is the size of the last request."""

    weigher: MessageWeigher
    sent: int

    def of(self, epoch: Epoch) -> dict[str, int]:
        """What a model reported; for what rules wrote, a suffix to the live prefix.

        What was sent is in the provider's cache, what came since is not.
        """
        if epoch.usage is not None and epoch.means is not WrittenBy.RULES:
            used = epoch.usage
            return _charged(used.window, used.cache_read, used.output)
        document = sum(self.weigher.count(fold.text) for fold in epoch.folds)
        return _charged(epoch.tokens_before, min(self.sent, epoch.tokens_before), document)


def trace_events_of(event: Event, charges: TraceCharges) -> Iterator[TraceEvent]:
    """The trace's events of one journal event, if it has any."""
    match event:
        case OutputGated(tokens_before=before, tokens_after=after):
            yield {"kind": "gated", "before_tokens": before, "after_tokens": after}
        case EpochCommitted(epoch=epoch):
            sizes = {"before_tokens": epoch.tokens_before, "after_tokens": epoch.tokens_after}
            for kind in _kinds(epoch):
                charged = charges.of(epoch) if kind == _WRITTEN.get(epoch.job) else {}
                yield {"kind": kind, **sizes, **charged}


def _kinds(epoch: Epoch) -> Iterator[str]:
    if epoch.job in _RULED:
        yield from ["swept"] if epoch.swept else []
        yield from ["condensed"] if epoch.folds else []
    else:
        yield _TOLD[epoch.job]
    if epoch.means in _LAST_RESORTS:
        yield _LAST_RESORTS[epoch.means]


def _charged(read: int, cached: int, written: int) -> dict[str, int]:
    return {
        "llm_input_tokens": read,
        "llm_cached_tokens": cached,
        "llm_output_tokens": written,
    }


@dataclass(slots=True)
class ReplayFigures:
    """What one replay came to; `sizes` and `milliseconds` are by request, fixed tokens included.

    Sizes are in the model's tokens.
    """

    messages: int = 0
    sizes: list[int] = field(default_factory=list)
    milliseconds: list[float] = field(default_factory=list)
    over: int = 0
    events: Counter[str] = field(default_factory=Counter)


class TraceRecorder:
    """Hears the bus and sees the windows of one session; `at` is the message that happens now."""

    def __init__(
        self,
        recording: Recording,
        trace: WindowTrace,
        *,
        weigher: MessageWeigher,
        toolbox: RecordedToolbox,
        truth: Callable[[int], int],
    ) -> None:
        """`truth` is what the model counts of so many tokens of ours."""
        self.at: RecordedMessage | None = None
        self.figures = ReplayFigures(messages=len(recording.messages))
        self._recording = recording
        self._trace = trace
        self._weigher = weigher
        self._toolbox = toolbox
        self._truth = truth
        self._index: dict[int, int] = {}
        self._events: list[TraceEvent] = []
        self._epoch = 0
        self._sent = 0

    def hear(self, event: Live) -> None:
        """Listens to the bus."""
        if isinstance(event, Journaled):
            self._place(event.recorded)
            self._events += trace_events_of(
                event.recorded.event, TraceCharges(self._weigher, self._sent)
            )

    def see(
        self, window: ContextWindow, history: History, *, milliseconds: float, fits: bool
    ) -> None:
        """The window that the next recorded reply is asked for with."""
        assert self.at is not None
        size = window.account.tokens
        if not fits:
            self._events.append({"kind": "overflow", "before_tokens": size})
        if window.epoch != self._epoch:
            self._epoch = window.epoch
            for fold in history.view.folds:
                self._declare(fold, history)
        self._trace.call(window, self.at.index, milliseconds=milliseconds, events=self._events)
        self._count(self._truth(size), milliseconds)
        self._sent = size
        self._events = []

    def _count(self, size: int, milliseconds: float) -> None:
        frame = self._trace.frame
        self.figures.sizes.append(size)
        self.figures.milliseconds.append(milliseconds)
        self.figures.over += size > frame.window - frame.reserve
        self.figures.events.update(str(event["kind"]) for event in self._events)

    def _place(self, recorded: Recorded) -> None:
        """Which recorded message an event came from."""
        match recorded.event:
            case TurnStarted() | ContextInjected() if self.at is not None:
                self._index[recorded.seq] = self.at.index
            case AssistantReplied(parts=parts) if self.at is not None:
                self._index[recorded.seq] = self.at.index
                made = [part for part in parts if isinstance(part, ToolCall)]
                for ours, theirs in zip(made, self.at.calls, strict=False):
                    if ours.id != theirs.id:
                        self._trace.names[ours.id] = theirs.id
            case ToolReturned(call=call) if call in self._toolbox.returned:
                self._index[recorded.seq] = self._toolbox.returned[call]

    def _declare(self, fold: Fold, history: History) -> None:
        """The fold's stretch as recorded messages, and its digest as those have it."""
        indices: list[int] = []
        for item in history.covered(fold.covers):
            seqs = (item.seq, *(found.seq for found in item.outputs()))
            indices += [self._index[seq] for seq in seqs if seq in self._index]
        digest: str = fold.history
        if self._trace.names:
            messages = [_recorded(self._recording.messages[index]) for index in indices]
            digest = digest_of(to_utf8(canonical_json(messages)))
            self._trace.histories[fold.history] = digest
        self._trace.declare(digest, index_ranges(indices))


def _recorded(said: RecordedMessage) -> Plain:
    """A recorded message in the form that digests of history are made of."""
    found: Plain = {"role": said.role.value, "content": said.text}
    if said.calls:
        found["tool_calls"] = [
            {"id": call.id, "name": call.tool, "arguments": call.arguments} for call in said.calls
        ]
    if said.answers is not None:
        found["tool_call_id"] = said.answers
    return found
