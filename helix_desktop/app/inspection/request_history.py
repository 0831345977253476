"""Sizes of all past requests of a session, thresholds of the next one, and its price.

The history is small enough for a hundred thousand requests. It is extended with the journal, of
which only new events are read.
"""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Mapping

from msgspec import Struct, field

from helix_desktop.context.blocks import count_equal
from helix_desktop.context.compaction.coming_compaction import MAX_TURNS, PastTurn
from helix_desktop.context.compaction.note_choice import are_early_notes_possible
from helix_desktop.context.compaction.note_thresholds import NoteThresholds
from helix_desktop.context.compaction.schedule import observe_mark
from helix_desktop.context.compaction.window_state import CachePrices, WindowState
from helix_desktop.context.guest_window import ShownRequests
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.rewrites import Job
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
)
from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.domain.request_sizes import expected_tokens, reported_tokens
from helix_desktop.domain.window_timeline import TimelineEvent, TimelineRow


class RequestHistory(Struct):
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
    shared: "array[int]" = field(default_factory=lambda: array("q"))
    """The number of first blocks of each request that the request before had, too."""
    messages: int = 0
    """The number of messages of the user."""
    misses: Mapping[int, PromptCacheMiss] = field(default_factory=dict)
    """What the prompt cache could have had and did not, by the event of the request."""
    unanswered: WindowSent | None = None
    """The newest request, if it is Helix's own and no reply came yet."""
    shown: ShownRequests = field(default_factory=ShownRequests)
    guest: str = ""
    """The model of the newest request if it is a recorded one of a guest."""

    def __len__(self) -> int:
        return len(self.seqs)

    def add(self, items: Iterable[Recorded | Unreadable]) -> None:
        """Add the events that follow those already added."""
        for item in items:
            self.seq = item.seq
            if isinstance(item, Unreadable):
                continue
            for _ in range(self.shown.dropped(item.event)):
                for column in (self.seqs, self.tokens, self.turns, self.blocks, self.shared):
                    column.pop()
                self.ats.pop()
            is_shown = self.shown.take(item.event)
            match item.event:
                case WindowSent() as sent:
                    # the first request after a start of the application names all its blocks
                    shared = sent.keep or count_equal(self.digests, sent.blocks)
                    self.digests = (*self.digests[: sent.keep], *sent.blocks)
                    self.unanswered = sent if is_shown else None
                    if is_shown:
                        self._append(
                            item.seq,
                            sent.at,
                            expected_tokens(sent),
                            blocks=len(self.digests),
                            shared=shared,
                        )
                        self.guest = ""
                case GuestRequested() as recorded if is_shown:
                    self._append(item.seq, recorded.at, recorded.window_tokens)
                    self.guest = recorded.llm
                    self.unanswered = None
                case AssistantReplied(usage=usage):
                    if self.unanswered and (reported := reported_tokens(self.unanswered, usage)):
                        self.tokens[-1] = reported
                    self.unanswered = None
                case EpochCommitted(at=at, epoch=epoch):
                    self.rewrites.append(RequestRewrite(epoch.job, at, len(self), epoch.number))
                case TurnStarted():
                    self.messages += 1

    def _append(
        self, seq: int, at: float, tokens: int, *, blocks: int = -1, shared: int = 0
    ) -> None:
        self.seqs.append(seq)
        self.ats.append(at)
        self.tokens.append(tokens)
        self.turns.append(self.messages)
        self.blocks.append(blocks)
        self.shared.append(shared)

    def step_of(self, seq: int) -> int:
        """Return the number of a request, from 1.

        For any other event, return the number of requests before the event.
        """
        index = bisect_left(self.seqs, seq)
        return index + 1 if index < len(self) and self.seqs[index] == seq else index

    def before(self, seq: int) -> int:
        """Return the event of the request before a request, 0 if it is the first.

        For 0, return the newest request.
        """
        index = bisect_left(self.seqs, seq) if seq else len(self)
        return self.seqs[index - 1] if index > 0 else 0

    def prefix_tokens(self, step: int, keep: int, share: float) -> int:
        """Return the model's count of the first `keep` blocks of a request.

        Without a count of exactly these blocks, it is their share of the request.
        """
        tokens, previous = self.tokens[step - 1], step - 2
        exact = previous >= 0 and self.blocks[previous] == keep and self.tokens[previous] <= tokens
        return self.tokens[previous] if exact else round(tokens * share)

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

    def past_turns(self) -> list[PastTurn]:
        """Return what each of the newest turns added, the newest last.

        A rewrite of notes or by a model is no growth. Markers by age come with every turn, and are
        part of what a turn adds.
        """
        rewritten = {
            rewrite.step
            for rewrite in self.rewrites[-MAX_REWRITES:]
            if rewrite.job is not Job.MARKERS
        }
        turns: list[PastTurn] = []
        index = len(self) - 1
        while index >= 0 and len(turns) <= MAX_TURNS:
            last, added = index, 0
            while index >= 0 and self.turns[index] == self.turns[last]:
                if index and index not in rewritten:
                    added += self.tokens[index] - self.tokens[index - 1]
                index -= 1
            pause = self.ats[index + 1] - self.ats[index] if index >= 0 else 0.0
            turns.append(PastTurn(added, last - index, pause))
        return turns[::-1]


MAX_REWRITES = 1_000
"""The newest rewrites that are told from growth."""


def request_marks(
    policy: Policy, llm: Llm, *, reply: int = 0, state: WindowState | None = None, beyond: int = 0
) -> RequestMarks:
    """Return the thresholds of a policy for a model's window, and the limit of the reply.

    A model takes notes when new history is large: in a session, that mark depends on its state
    `state`, or, where only its size is known, on what the request has `beyond` new history.
    """
    notes, limit = NoteThresholds.of(policy, llm.window), llm.window - policy.reserve(llm.window)
    early = notes is not None and are_early_notes_possible(policy, CachePrices.of(llm))
    observe = beyond + int(llm.window * policy.observe_at / 100) if policy.observe_at else None
    if state is not None and (mark := observe_mark(state)) is not None:
        observe = round(mark * state.token_ratio)
    return RequestMarks(
        llm.window,
        limit,
        reply,
        sweep=policy.sweep_starts(llm.window),
        condense=notes.high_tokens if notes else None,
        condense_early=notes.early_tokens if notes and early else None,
        observe=observe and min(observe, limit),
        hand_over=policy.compact_starts(llm.window),
    )


def request_price(llm: Llm, request: InspectedRequest, *, warm: bool) -> RequestPrice:
    """Calculate the cost of sending a request; the cost of the answer is unknown."""
    total_tokens, cached_tokens = request.tokens, request.prefix_tokens if warm else 0
    usage = Usage(0, 0, cache_read=cached_tokens, cache_write=total_tokens - cached_tokens)
    return RequestPrice(call_cost(usage, llm), call_cost(Usage(total_tokens), llm), warm)
