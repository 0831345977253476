"""Writes the trace of a replay: every request and compaction as JSON lines.

Each message is defined once; each request says how many messages it shares with the previous one.
In a replay, rules write handovers and observations, but each is charged like the model call that a
live session would make: the context as input, most of it from the provider's cache, and the
document as output. Journal events are mapped to the recorded messages, whose indices the trace
uses.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct, field

from helix_desktop.context.history import History
from helix_desktop.context.texts.plain_text import HISTORY
from helix_desktop.context.window_assembler import count_shared
from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.canonical_messages import Plain, canonical_json, plain_message, to_utf8
from helix_desktop.domain.context_window.block import Block, ContextWindow
from helix_desktop.domain.context_window.rewrites import Epoch, Job, RewriteSort, WrittenBy
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    EpochCommitted,
    Event,
    OutputGated,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.live_events import Journaled, Live
from helix_desktop.domain.llm import Prices
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import MessageWeigher
from helix_desktop.engine.replay.playback import RecordedToolbox
from helix_desktop.engine.replay.recording import RecordedMessage, Recording

Line: TypeAlias = Mapping[str, Any]
Ranges: TypeAlias = Sequence[tuple[int, int]]
"""Half-open ranges of message indices."""


class TraceFrame(Struct, frozen=True):
    """The limits of a request: the context window, the reply's reserve, and the tools' tokens.

    `prices` are those of the model, where they are known.
    """

    window: int
    reserve: int
    fixed: int
    prices: Prices | None = None


class TraceHeader(Struct, frozen=True):
    """The session, policy and limits that a trace belongs to."""

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
    """The writer of one session's trace, line by line.

    `names` maps the engine's call IDs to the recorded ones; `histories` maps the engine's digests
    to those of the recorded messages, where they differ because of such IDs.
    """

    names_sources = True
    """Whether the messages that a text stands for are declared."""

    def __init__(self, header: TraceHeader, write: Callable[[str], object]) -> None:
        self.frame = header.frame
        self.names: dict[str, str] = {}
        self.histories: dict[str, str] = {}
        self._write = write
        self._defined: dict[Digest, str] = {}
        self._written: set[str] = set()
        self._blocks: Sequence[Block] = ()
        self._calls = 0
        self._put(header.line())

    def begin_request(self, model_window: int) -> bool:
        """Prepare for a request whose context window was recorded; return whether `frame` changed.

        All requests of a file have the frame of its header.
        """
        del model_window
        return False

    def declare(self, digest: str, covers: Ranges) -> None:
        """Define the recorded messages that a `[HISTORY]` marker covers."""
        if digest not in self._written:
            self._written.add(digest)
            self._put({"history": digest, "covers": covers})

    def call(
        self, window: ContextWindow, before: int, *, milliseconds: float, events: Sequence[Line]
    ) -> None:
        """Write one request, sent after everything before the message at index `before`."""
        blocks = [block for block in window.blocks if block.is_sent]
        keep = count_shared(self._blocks, blocks)
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
        message = plain_message(block.message)
        # as recorded, with the recorded IDs and digests
        if self.names:
            for call in message.get("tool_calls", ()):
                call["id"] = self.names.get(call["id"], call["id"])
            if "tool_call_id" in message:
                answered = message["tool_call_id"]
                message["tool_call_id"] = self.names.get(answered, answered)
        if self.histories and HISTORY in message["content"]:
            for own_digest, recorded in self.histories.items():
                message["content"] = message["content"].replace(own_digest, recorded)
        name = digest_of(to_utf8(canonical_json(message)))
        self._defined[block.digest] = name
        if name not in self._written:
            self._written.add(name)
            self._put({"def": name, "message": message})
        return name

    def _put(self, line: Line) -> None:
        self._write(json.dumps(line, ensure_ascii=True, separators=(",", ":")) + "\n")


def index_ranges(indices: Iterable[int]) -> list[tuple[int, int]]:
    """Return message indices, in their order, as half-open ranges."""
    index_spans: list[tuple[int, int]] = []
    for index in indices:
        if index_spans and index_spans[-1][1] == index:
            index_spans[-1] = (index_spans[-1][0], index + 1)
        else:
            index_spans.append((index, index + 1))
    return index_spans


TraceEvent: TypeAlias = Mapping[str, str | int]

_KIND_OF_MODEL_JOB = {
    Job.OBSERVATIONS: "observations",
    Job.REFLECTION: "reflected",
    Job.HANDOVER: "handover",
}
"""Jobs that ask a model."""

_REWRITE_NAMES = {**_KIND_OF_MODEL_JOB, Job.TRIM: "trim", Job.UNDO: "undone"}
_JOBS_OF_RULES = frozenset({Job.MARKERS, Job.NOTES})
_LAST_RESORTS = {WrittenBy.TRUNCATED: "truncated", WrittenBy.WIDE: "fallback"}


class TraceCharges(Struct, frozen=True):
    """Charges of a compaction's model call; `sent` is the tokens of the last request."""

    weigher: MessageWeigher
    sent: int

    def of(self, epoch: Epoch) -> dict[str, int]:
        """Return a model's reported usage, or an estimate for text written by rules.

        The estimate takes the last request as cached by the provider, and all later content as new.
        """
        if epoch.usage is not None and epoch.written_by is not WrittenBy.RULES:
            used = epoch.usage
            return _token_charges(used.window, used.cache_read, used.output)
        document = sum(self.weigher.count(fold.text) for fold in epoch.folds)
        return _token_charges(epoch.tokens_before, min(self.sent, epoch.tokens_before), document)


def trace_events_of(event: Event, charges: TraceCharges) -> Iterator[TraceEvent]:
    """Yield the trace's events for a journal event."""
    match event:
        case OutputGated(tokens_before=before, tokens_after=after):
            yield {"kind": "gated", "before_tokens": before, "after_tokens": after}
        case EpochCommitted(epoch=epoch):
            sizes = {"before_tokens": epoch.tokens_before, "after_tokens": epoch.tokens_after}
            kinds: list[str] = []
            if epoch.job in _JOBS_OF_RULES:
                kinds += ["markers"] if epoch.marked else []
                kinds += ["notes"] if epoch.folds else []
            else:
                kinds.append(_REWRITE_NAMES[epoch.job])
            if epoch.written_by in _LAST_RESORTS:
                kinds.append(_LAST_RESORTS[epoch.written_by])
            for kind in kinds:
                charged = charges.of(epoch) if kind == _KIND_OF_MODEL_JOB.get(epoch.job) else {}
                yield {"kind": kind, **sizes, **charged}


def _token_charges(read: int, cached: int, written: int) -> dict[str, int]:
    return {"llm_input_tokens": read, "llm_cached_tokens": cached, "llm_output_tokens": written}


class ReplayFigures(Struct):
    """Figures of one replay; `sizes` (in the model's tokens) and `milliseconds` are per request
    and include the fixed tokens."""

    messages: int = 0
    sizes: list[int] = field(default_factory=list)
    milliseconds: list[float] = field(default_factory=list)
    over: int = 0
    rewrites: int = 0
    """The compactions; one of them may have events of several kinds."""
    events: Counter[str] = field(default_factory=Counter)


class TraceRecorder:
    """A writer of the trace that follows a session's bus; `at` is the message being replayed."""

    def __init__(
        self,
        recording: Recording,
        trace: WindowTrace,
        *,
        weigher: MessageWeigher,
        toolbox: RecordedToolbox,
        truth: Callable[[int], int],
    ) -> None:
        """Prepare the trace; `truth` converts Helix's own token count to the model's."""
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

    def take(self, event: Live) -> None:
        """Take in an event of the bus."""
        if isinstance(event, Journaled):
            # note the recorded message that an event came from
            match event.recorded.event:
                case TurnStarted() | ContextInjected() if self.at is not None:
                    self._index[event.recorded.seq] = self.at.index
                case AssistantReplied(parts=parts) if self.at is not None:
                    self._index[event.recorded.seq] = self.at.index
                    calls = [part for part in parts if isinstance(part, ToolCall)]
                    for own_call, recorded_call in zip(calls, self.at.calls, strict=False):
                        if own_call.id != recorded_call.id:
                            self._trace.names[own_call.id] = recorded_call.id
                case ToolReturned(call=call) if call in self._toolbox.returned:
                    self._index[event.recorded.seq] = self._toolbox.returned[call]
            match event.recorded.event:
                case EpochCommitted(epoch=epoch):
                    self.figures.rewrites += epoch.sort is RewriteSort.COMPACTION
            self._events += trace_events_of(
                event.recorded.event, TraceCharges(self._weigher, self._sent)
            )

    def trace_request(
        self, window: ContextWindow, history: History, *, milliseconds: float, fits: bool
    ) -> None:
        """Trace the context with which the next recorded reply is requested."""
        assert self.at is not None
        size = window.account.tokens
        if not fits:
            self._events.append({"kind": "overflow", "before_tokens": size})
        if window.epoch != self._epoch and self._trace.names_sources:
            self._epoch = window.epoch
            for fold in history.view.folds:
                # define a fold's span as recorded messages, with the digest of those
                indices: list[int] = []
                for item in history.items_in(fold.covers):
                    seqs = (item.seq, *(output.seq for output in item.outputs()))
                    indices += [self._index[seq] for seq in seqs if seq in self._index]
                digest: str = fold.history
                if self._trace.names:
                    messages = [_as_recorded(self._recording.messages[index]) for index in indices]
                    digest = digest_of(to_utf8(canonical_json(messages)))
                    self._trace.histories[fold.history] = digest
                self._trace.declare(digest, index_ranges(indices))
        self._trace.call(window, self.at.index, milliseconds=milliseconds, events=self._events)
        model_size, frame = self._truth(round(size * self.at.pace)), self._trace.frame
        self.figures.sizes.append(model_size)
        self.figures.milliseconds.append(milliseconds)
        self.figures.over += model_size > frame.window - frame.reserve
        self.figures.events.update(str(event["kind"]) for event in self._events)
        self._sent = size
        self._events = []


def _as_recorded(message: RecordedMessage) -> Plain:
    """Return a recorded message in the form from which history digests are computed."""
    plain: Plain = {"role": message.role.value, "content": message.text}
    if message.calls:
        plain["tool_calls"] = [
            {"id": call.id, "name": call.tool, "arguments": call.arguments}
            for call in message.calls
        ]
    if message.answers is not None:
        plain["tool_call_id"] = message.answers
    return plain
