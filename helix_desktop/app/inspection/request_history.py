"""The weights of a session's requests, a forecast of its compaction, and its outputs' states.

The history is small enough for a hundred thousand requests. It is extended with the journal, of
which only new events are read. The state of outputs is folded from the journal's epochs; a change
costs the same however long the session is.
"""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from helix_desktop.context.compaction.note_choice import are_early_notes_possible
from helix_desktop.context.compaction.schedule import observe_mark
from helix_desktop.context.compaction.window_state import CachePrices, WindowState
from helix_desktop.context.compaction.window_state import PolicyMarks as NoteMarks
from helix_desktop.context.guest_window import ShownRequests
from helix_desktop.context.window_view import (
    RAW,
    WindowView,
    find_origins,
    is_left_out,
    view_at_epoch,
)
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.rewrites import Epoch, Job, PartPlace
from helix_desktop.domain.costs import call_cost
from helix_desktop.domain.events import (
    AssistantReplied,
    EpochCommitted,
    GuestRequested,
    Recorded,
    TurnStarted,
    Unreadable,
    WindowSent,
)
from helix_desktop.domain.inspected_request import (
    InspectedRequest,
    PromptCacheMiss,
    RequestMarks,
    RequestPrice,
    RequestRewrite,
    RewriteForecast,
)
from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.domain.request_sizes import RequestSizes
from helix_desktop.domain.window_timeline import TimelineEvent, TimelineRow


@dataclass(slots=True)
class RequestHistory:
    """The event, time, and tokens of each request, by index from 0; `rewrites` lie between them.

    Tokens are the model's count where it reported one.
    """

    seq: int = 0
    """The last event that is included."""
    seqs: "array[int]" = field(default_factory=lambda: array("q"))
    ats: "array[float]" = field(default_factory=lambda: array("d"))
    tokens: "array[int]" = field(default_factory=lambda: array("q"))
    turns: "array[int]" = field(default_factory=lambda: array("q"))
    """The number of the message that each request was made for."""
    rewrites: list[RequestRewrite] = field(default_factory=list)
    digests: tuple[Digest, ...] = ()
    """The blocks of the newest request."""
    blocks: "array[int]" = field(default_factory=lambda: array("q"))
    """The number of blocks of each request; -1 for a recorded one of a guest."""
    messages: int = 0
    """The number of messages of the user."""
    misses: Mapping[int, PromptCacheMiss] = field(default_factory=dict)
    """What the prompt cache could have had and did not, by the event of the request."""
    counted: RequestSizes = field(default_factory=RequestSizes)
    shown: ShownRequests = field(default_factory=ShownRequests)
    guest: str = ""
    """The model of the newest request if it is a recorded one of a guest."""

    def __len__(self) -> int:
        return len(self.seqs)

    def add(self, items: Iterable[Recorded | Unreadable]) -> None:
        for item in items:
            self.seq = item.seq
            if isinstance(item, Unreadable):
                continue
            for _ in range(self.shown.dropped(item.event)):
                for column in (self.seqs, self.ats, self.tokens, self.turns, self.blocks):
                    column.pop()
            is_shown = self.shown.take(item.event)
            match item.event:
                case WindowSent() as sent:
                    tokens = self.counted.note_request(sent)
                    self.digests = (*self.digests[: sent.keep], *sent.blocks)
                    if is_shown:
                        self._append(item.seq, sent.at, tokens, len(self.digests))
                        self.guest = ""
                case GuestRequested() as recorded if is_shown:
                    self._append(item.seq, recorded.at, recorded.window_tokens, -1)
                    self.guest = recorded.llm
                case AssistantReplied(usage=usage):
                    reported = self.counted.note_reply(usage)
                    if reported and self.tokens and not self.shown.is_recorded:
                        self.tokens[-1] = reported
                case EpochCommitted(at=at, epoch=epoch):
                    self.rewrites.append(RequestRewrite(epoch.job, at, len(self), epoch.number))
                case TurnStarted():
                    self.messages += 1

    def _append(self, seq: int, at: float, tokens: int, blocks: int) -> None:
        self.seqs.append(seq)
        self.ats.append(at)
        self.tokens.append(tokens)
        self.turns.append(self.messages)
        self.blocks.append(blocks)

    def step_of(self, seq: int) -> int:
        """Return the number of a request, from 1.

        For any other event, return the number of requests before the event.
        """
        at = bisect_left(self.seqs, seq)
        return at + 1 if at < len(self) and self.seqs[at] == seq else at

    def before(self, seq: int) -> int:
        """Return the event of the request before a request, 0 if it is the first.

        For 0, return the newest request.
        """
        at = bisect_left(self.seqs, seq) if seq else len(self)
        return self.seqs[at - 1] if at > 0 else 0

    def prefix_tokens(self, step: int, keep: int, share: float) -> int:
        """Return the model's count of the first `keep` blocks of a request.

        Without a count of exactly these blocks, it is their share of the request.
        """
        tokens, at = self.tokens[step - 1], step - 2
        exact = at >= 0 and self.blocks[at] == keep and self.tokens[at] <= tokens
        return self.tokens[at] if exact else round(tokens * share)

    def miss_rows(self) -> list[TimelineRow]:
        """Return the rows of the timeline about what the prompt cache did not have."""
        return [
            TimelineRow(
                TimelineEvent.CACHE_MISS,
                seq,
                self.ats[self.step_of(seq) - 1],
                cost=miss.cost or 0.0,
                unpriced=int(miss.cost is None),
                miss=miss,
            )
            for seq, miss in self.misses.items()
        ]

    def growth(self) -> float | None:
        """Return the tokens that a message of the user adds, since the last compaction.

        Return None while fewer than three messages give no answer.
        """
        first = self.rewrites[-1].step if self.rewrites else 0
        turns, tokens = self.turns[first:], self.tokens[first:]
        if not turns or turns[-1] - turns[0] < MIN_REQUESTS:
            return None
        start = max(turns[0], turns[-1] - RECENT)
        at = bisect_left(turns, start)
        grown = (tokens[-1] - tokens[at]) / max(1, turns[-1] - turns[at])
        return grown if grown > 0 else None


MIN_REQUESTS = 2
"""The number of messages after the first one since a compaction before a forecast is made."""

RECENT = 12
"""The number of messages that the growth is measured by: older ones belong to other work."""


def request_marks(
    policy: Policy, llm: Llm, *, reply: int = 0, state: WindowState | None = None, beyond: int = 0
) -> RequestMarks:
    """Return the thresholds of a policy for a model's window, and the limit of the reply.

    A model takes notes when new history is large: in a session, that mark depends on its state
    `state`, or, where only its size is known, on what the request has `beyond` new history.
    """
    notes, limit = NoteMarks.of(policy, llm.window), llm.window - policy.reserve(llm.window)
    early = notes is not None and are_early_notes_possible(policy, CachePrices.of(llm))
    observe = beyond + int(llm.window * policy.observe_at / 100) if policy.observe_at else None
    if state is not None and (mark := observe_mark(state)) is not None:
        observe = round(mark * state.pace)
    return RequestMarks(
        llm.window,
        limit,
        reply,
        sweep=policy.sweep_starts(llm.window),
        condense=notes.high if notes else None,
        condense_early=notes.early if notes and early else None,
        observe=observe and min(observe, limit),
        hand_over=policy.compact_starts(llm.window),
    )


def request_price(llm: Llm, looked_at: InspectedRequest, *, warm: bool) -> RequestPrice:
    """Calculate the cost of sending a request; the cost of the answer is unknown."""
    total, had = looked_at.tokens, looked_at.prefix_tokens if warm else 0
    new = Usage(0, 0, cache_read=had, cache_write=total - had)
    return RequestPrice(call_cost(new, llm), call_cost(Usage(total), llm), warm)


def forecast_rewrite(
    steps: RequestHistory, marks: RequestMarks, tokens: int, *, paused: int = 0
) -> RewriteForecast:
    """Forecast the next compaction of the window from its recent growth.

    Compaction pauses below `paused` tokens, since the user undid one.
    """
    if marks.next_rewrite is None:
        return RewriteForecast()
    (job, mark), grown = marks.next_rewrite, steps.growth()
    mark, early = max(mark, paused), marks.condense_early if job is Job.NOTES else None
    early = early and max(early, paused)
    if tokens >= mark or (early and tokens >= early):  # past the early mark at any time
        return RewriteForecast(mark=mark, job=job, due=tokens >= mark)
    mark = early or mark
    if grown is None:
        return RewriteForecast(mark=mark, job=job)
    return RewriteForecast(max(1, round((mark - tokens) / grown)), mark, job)


class OutputState(StrEnum):
    """The state of an output for the model: in full, behind a marker, or in a shorter text."""

    IN_CONTEXT = "in context"
    CACHED = "cached"
    COMPACTED = "compacted"
    LEFT_OUT = "left out"
    """Put behind a marker by the user."""
    AT_GATE = "at the gate"
    """Waiting at the gate for its form in the context."""
    SUPERSEDED = "superseded"
    """In full, but followed by a newer output of the same file."""


VIEWS = 8
"""Views that are kept because an undo or redo may lead back to them."""


class OutputStates:
    """The states of a session's outputs, folded from its epochs in order."""

    def __init__(self) -> None:
        self._epochs: dict[int, Epoch] = {}
        self._number = 0
        self._view: WindowView = RAW
        self._views: dict[int, WindowView] = {}
        """The views used last, by their epochs."""
        self._origins: tuple[int, Mapping[PartPlace, Epoch]] | None = None
        """The epochs that put parts behind markers, as of the first number."""
        self.changes = 0
        """A counter that grows with every epoch: earlier answers may no longer apply."""

    def take(self, epoch: Epoch) -> None:
        """Add an epoch at no cost: the view is calculated at the next question."""
        self._epochs[epoch.number] = epoch
        self._number = epoch.number
        self.changes += 1

    def of(self, seq: int, returned: int, call: str) -> OutputState:
        """Return the state of a call's output.

        `seq` and `returned` are the events of call and result.

        For a message both are its own event, and the call is empty.
        """
        if self._view.number != self._number:
            restored = view_at_epoch(self._number, self._epochs, self._views)
            self._view = WindowView(
                self._number, restored.markers, restored.folds, restored.covered_spans
            )
            for view in (restored, self._view):
                self._views.pop(view.number, None)
                self._views[view.number] = view
            while len(self._views) > VIEWS:
                del self._views[next(iter(self._views))]
        if self._view.covers(seq):
            return OutputState.COMPACTED
        markers = self._view.markers_at(returned)
        path = next(
            (path for marker_call, path in markers if marker_call == call and path[:1] != "/"), None
        )
        if path is None:
            return OutputState.IN_CONTEXT
        if self._origins is None or self._origins[0] != self._number:
            self._origins = (self._number, find_origins(self._number, self._epochs).parts)
        epoch = self._origins[1].get(PartPlace(returned, call, path))
        is_out = epoch is not None and is_left_out(epoch)
        return OutputState.LEFT_OUT if is_out else OutputState.CACHED
