"""All requests of a session: sizes, calls, compactions between them, and prompt cache misses.

Every page and command that shows requests reads this list, so that all show the same ones. It takes
one event at a time, reads no stored content, and is small enough for a hundred thousand requests. A
request's size is the one that its model reported, or else the expected one.
"""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Sequence

from helix_desktop.app.inspection.cache_misses import (
    Change,
    PriceOf,
    SentRequest,
    guest_miss,
    own_miss,
)
from helix_desktop.app.inspection.guest_window import ShownRequests
from helix_desktop.context.blocks import count_equal
from helix_desktop.context.compaction.coming_compaction import MAX_TURNS, PastTurn
from helix_desktop.context.model_calls import ModelCall, ModelCalls, model_call
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.context_window.block import BlockKind, PartKind, RequestPart
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.events import (
    AssistantReplied,
    CallKind,
    EpochCommitted,
    GuestRequested,
    Guided,
    ModelCalled,
    OutputGated,
    Pinned,
    Recorded,
    SessionImported,
    SessionStarted,
    TurnStarted,
    Unpinned,
    Unreadable,
    WindowSent,
)
from helix_desktop.domain.inspected_request import PromptCacheMiss, RequestRewrite
from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.domain.window_timeline import KINDS, TokenReadings

MIN_REPORTED_SHARE = 0.4
"""The smallest plausible share of the expected count.

A smaller report leaves something out, most often a cache.
"""


def expected_tokens(request: WindowSent) -> int:
    """Return the count that was expected of the model, or Helix's own one."""
    return request.expected or request.tokens


def reported_tokens(request: WindowSent, usage: Usage | None) -> int:
    """Return the count that the reply to a request reports, 0 if it is missing or implausible."""
    reported = usage.window if usage is not None else 0
    return reported if reported >= MIN_REPORTED_SHARE * expected_tokens(request) else 0


MAX_REPLACED = 8
"""The newest own requests that are remembered whole. A recorded request of a guest comes in place
of the one or two that Helix made in that turn."""
MAX_REWRITES = 1_000
"""The newest rewrites that are told from growth."""
MAX_RECENT_REQUESTS = 40
"""The number of last requests from which the growth of the window is computed."""
_OVERHEAD_INDEX = KINDS.index(RequestPart.OVERHEAD)


class SessionRequests:
    """The requests that are shown, by index from 0; `rewrites` lie between them.

    Tokens are the model's count where it reported one.
    """

    def __init__(self, price_of: PriceOf = lambda _name: None) -> None:
        self.seq = 0
        """The last event that is included."""
        self.readings = TokenReadings()
        self.turns = array("q")
        """The number of the message that each request was made for."""
        self.block_counts = array("q")
        """The number of blocks of each request; -1 for a recorded one of a guest."""
        self.shared_blocks = array("q")
        """The number of first blocks of each request that the own request before had, too."""
        self.windows = array("q")
        """The context window of the model of each request; 0 if it isn't known."""
        self.calls: list[ModelCall | None] = []
        """The call that answered each own request, or that was charged without an answer."""
        self.rewrites: list[RequestRewrite] = []
        self.misses: dict[int, PromptCacheMiss] = {}
        """What the prompt cache could have had and did not, by the event of the request."""
        self.messages = 0
        """The number of messages of the user."""
        self.guest = ""
        """The model of the newest request if it is a recorded one of a guest."""
        self._price_of = price_of
        self._paid = ModelCalls()
        self._shown = ShownRequests()
        self._blocks: list[Digest] = []
        """The blocks of the newest request that was sent, shown or not."""
        self._block_tokens: list[int] = []
        self._own: list[SentRequest] = []
        """The newest requests that Helix made and that are shown."""
        self._unanswered: SentRequest | None = None
        """The newest request, if it is Helix's own and no reply came yet."""
        self._recorded: GuestRequested | None = None
        """The newest recorded request of a guest."""
        self._changes: list[Change] = []
        """What may explain a miss of the next request."""
        self._has_cache = False
        """Whether the provider reported that the newest own request used its prompt cache."""
        self._models_with_cache: set[str] = set()
        """The models whose provider reported use of a prompt cache."""
        self._models_without_cache: set[str] = set()
        """The models whose provider reported none for a request that followed another one."""

    def __len__(self) -> int:
        return len(self.readings)

    @property
    def seqs(self) -> "array[int]":
        return self.readings.seqs

    @property
    def ats(self) -> "array[float]":
        return self.readings.ats

    @property
    def tokens(self) -> "array[int]":
        return self.readings.tokens

    @property
    def digests(self) -> Sequence[Digest]:
        """The blocks of the newest request that Helix sent."""
        return self._blocks

    @property
    def copied(self) -> int:
        """The number of first events that happened, and were paid for, in another session."""
        return self._paid.copied

    def add(self, items: Iterable[Recorded | Unreadable]) -> None:
        """Add the events that follow those already added."""
        for item in items:
            self.seq = item.seq
            if isinstance(item, Unreadable):
                continue
            event = item.event
            is_shown, dropped = self._shown.take(event)
            self._drop_newest(dropped)
            match event:
                case WindowSent():
                    self._add_own(item.seq, event, is_shown=is_shown)
                case GuestRequested() if is_shown:
                    self._add_recorded(item.seq, event)
                case AssistantReplied() | ModelCalled(kind=CallKind.TURN):
                    request, self._unanswered = self._unanswered, None
                    call = model_call(event)
                    if request is not None and call is not None:
                        self._answer(request, call)
                case EpochCommitted(at=at, epoch=epoch):
                    rewrite = RequestRewrite(epoch.job, at, len(self), epoch.number, epoch.sort)
                    self.rewrites.append(rewrite)
                    self._changes.append(event)
                case Pinned() | Unpinned() | Guided() | OutputGated():
                    self._changes.append(event)
                case TurnStarted():
                    self.messages += 1
                    self._unanswered = None  # a reply in an imported turn is of none
                case SessionStarted() | SessionImported():
                    self._paid.take(item.seq, event)

    def _drop_newest(self, count: int) -> None:
        """Remove own requests, in whose place a recorded one comes."""
        if not count:
            return
        self._unanswered = None
        for request in reversed(self._own[-count:]):
            self._changes[:0] = request.changes
        del self._own[-count:]
        for _ in range(count):
            self.misses.pop(self.seqs[-1], None)
            self.readings.drop_last()
            for column in (self.turns, self.block_counts, self.shared_blocks, self.windows):
                column.pop()
            self.calls.pop()

    def _add_own(self, seq: int, sent: WindowSent, *, is_shown: bool) -> None:
        tokens = sent.block_tokens
        if len(tokens) != len(sent.blocks):  # a damaged or imported record
            tokens = (0,) * len(sent.blocks)
        self._blocks = [*self._blocks[: sent.keep], *sent.blocks]
        self._block_tokens = [*self._block_tokens[: sent.keep], *tokens]
        if not is_shown:
            return
        # compared: a request names all its blocks again after a start of the application
        shared = count_equal(self._own[-1].blocks, self._blocks) if self._own else 0
        request = SentRequest(seq, sent, self._blocks, self._block_tokens, self._changes, shared)
        self._changes, self._unanswered, self.guest = [], request, ""
        self._own = [*self._own[1 - MAX_REPLACED :], request]
        by_kind: dict[PartKind, int] = {**dict(sent.by_kind)} or {BlockKind.RAW: sent.tokens}
        by_kind[RequestPart.OVERHEAD] = expected_tokens(sent) - sent.tokens
        is_exact = bool(sent.by_kind) and not sent.estimated
        self.readings.add(seq, sent.at, expected_tokens(sent), by_kind, is_exact=is_exact)
        self._add_facts(blocks=len(self._blocks), shared=shared, window=sent.model_window)

    def _add_recorded(self, seq: int, request: GuestRequested) -> None:
        previous, self._recorded = self._recorded, request
        self._unanswered, self.guest = None, request.llm
        by_kind: dict[PartKind, int] = {**dict(request.by_kind)}
        by_kind[RequestPart.OVERHEAD] = request.window_tokens - request.tokens
        self.readings.add(seq, request.at, request.window_tokens, by_kind, is_exact=True)
        self._add_facts(blocks=-1, shared=0, window=0)
        usage = request.usage
        if usage is not None and (usage.cache_read or usage.cache_write):
            self._models_with_cache.add(request.model)
        if previous is not None and {request.model, previous.model} & self._models_with_cache:
            miss = guest_miss(previous, request, self._price_of)
            if miss is not None:
                self.misses[seq] = miss

    def _add_facts(self, *, blocks: int, shared: int, window: int) -> None:
        self.turns.append(self.messages)
        self.block_counts.append(blocks)
        self.shared_blocks.append(shared)
        self.windows.append(window)
        self.calls.append(None)

    def _answer(self, request: SentRequest, call: ModelCall) -> None:
        """Add the call that answered the newest request."""
        self.calls[-1] = call
        if reported := reported_tokens(request.sent, call.usage):
            self.readings.kinds[_OVERHEAD_INDEX][-1] += reported - self.tokens[-1]
            self.tokens[-1] = reported
        usage, llm = call.usage, request.sent.llm
        if usage is None:
            return
        previous = self._own[-2] if len(self._own) > 1 else None
        request.reported = usage.window
        self._has_cache = bool(usage.cache_read or usage.cache_write)
        if self._has_cache:
            self._models_with_cache.add(llm)
        elif previous is not None and previous.sent.llm == llm:
            self._models_without_cache.add(llm)
        if previous is not None and {llm, previous.sent.llm} & self._models_with_cache:
            miss = own_miss(previous, request, usage, self._price_of)
            if miss is not None:
                self.misses[request.seq] = miss

    def may_have_cache(self, llm: Llm) -> bool:
        """Whether the provider may read from a prompt cache, as far as its reports tell."""
        return llm.id in self._models_with_cache or llm.id not in self._models_without_cache

    def cached_until(self, llm: Llm) -> float:
        """Return when the prompt cache of the newest request expires for a model; 0 if there is
        none, or its lifetime isn't known."""
        sent = self._own[-1].sent if self._own else None
        if sent is None or sent.llm != llm.id or not (self._has_cache and sent.cache_seconds):
            return 0.0
        return sent.at + sent.cache_seconds

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
        is_counted = previous >= 0 and self.block_counts[previous] == keep
        if is_counted and self.tokens[previous] <= tokens:
            return self.tokens[previous]
        return round(tokens * share)

    def own_tokens(self, step: int) -> int:
        """Return Helix's own count of a request."""
        return self.tokens[step - 1] - self.readings.kinds[_OVERHEAD_INDEX][step - 1]

    def growth(self) -> float:
        """Return the average growth in tokens per request since the last rewrite."""
        since = self.rewrites[-1].step if self.rewrites else 0
        tokens = self.tokens[since:][-MAX_RECENT_REQUESTS:]
        return (tokens[-1] - tokens[0]) / (len(tokens) - 1) if len(tokens) > 1 else 0.0

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
