"""Looks on while a session is replayed, and tells the trace what every request was.

Knows which journal event came from which recorded message, so that the trace can speak of those.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from helix_desktop.context.history import History
from helix_desktop.context.wire import Plain, canonical, utf8
from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    Recorded,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.live import Journaled, Live
from helix_desktop.domain.memory import Fold
from helix_desktop.domain.message import ToolCall
from helix_desktop.domain.ports import Scales
from helix_desktop.domain.window import Window
from helix_desktop.engine.playback import RecordedToolbox
from helix_desktop.engine.recording import Recording, Said
from helix_desktop.engine.trace_events import Charges, TraceEvent, told
from helix_desktop.engine.window_trace import WindowTrace, ranges


@dataclass(slots=True)
class Figures:
    """What one replay came to; `sizes` and `milliseconds` are by request, fixed tokens included.

    Sizes are in the model's tokens.
    """

    messages: int = 0
    sizes: list[int] = field(default_factory=list)
    milliseconds: list[float] = field(default_factory=list)
    over: int = 0
    events: Counter[str] = field(default_factory=Counter)


class Onlooker:
    """Hears the bus and sees the windows of one session; `at` is the message that happens now."""

    def __init__(
        self,
        recording: Recording,
        trace: WindowTrace,
        *,
        scales: Scales,
        toolbox: RecordedToolbox,
        truth: Callable[[int], int],
    ) -> None:
        """`truth` is what the model counts of so many tokens of ours."""
        self.at: Said | None = None
        self.figures = Figures(messages=len(recording.messages))
        self._recording = recording
        self._trace = trace
        self._scales = scales
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
            self._events += told(event.recorded.event, Charges(self._scales, self._sent))

    def see(self, window: Window, history: History, *, milliseconds: float, fits: bool) -> None:
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
            digest = digest_of(utf8(canonical(messages)))
            self._trace.histories[fold.history] = digest
        self._trace.declare(digest, ranges(indices))


def _recorded(said: Said) -> Plain:
    """A recorded message in the form that digests of history are made of."""
    found: Plain = {"role": said.role.value, "content": said.text}
    if said.calls:
        found["tool_calls"] = [
            {"id": call.id, "name": call.tool, "arguments": call.arguments} for call in said.calls
        ]
    if said.answers is not None:
        found["tool_call_id"] = said.answers
    return found
