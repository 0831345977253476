"""Why the provider's prompt cache was missed: the first block that differs, or too late.

Whatever a request shares with the one before could have come from the provider's prompt cache. If
less was read, something changed before that: the first block that differs and the events since the
request before tell what. Nobody is asked, and nothing is sent.
"""

from collections.abc import Callable, Iterable

from msgspec import Struct, field

from helix_desktop.context.blocks import count_equal
from helix_desktop.context.guest_window import ShownRequests
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.context_window.rewrites import Epoch, RewriteSort
from helix_desktop.domain.costs import call_cost
from helix_desktop.domain.events import (
    AssistantReplied,
    EpochCommitted,
    Event,
    GuestRequested,
    Guided,
    OutputGated,
    Pinned,
    Recorded,
    Unpinned,
    Unreadable,
    WindowSent,
)
from helix_desktop.domain.inspected_request import PromptCacheMiss, PromptCacheMissCause
from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.domain.value import replace

MIN_MISSED_TOKENS = 1_024
"""Providers cache from about this size on, and in steps of up to this many tokens."""
MIN_MISSED_SHARE = 0.02
LIFETIME_SECONDS = 300.0
"""The shortest lifetime of a prompt cache among providers, where a request recorded none."""
SYSTEM_BLOCK, TOOLS_BLOCK = 0, 1
"""The places of the first two blocks of a request."""

_CAUSES = {
    RewriteSort.COMPACTION: PromptCacheMissCause.COMPACTION,
    RewriteSort.STEP_BACK: PromptCacheMissCause.UNDO,
    RewriteSort.REWIND: PromptCacheMissCause.REWIND,
    RewriteSort.EXCLUSION: PromptCacheMissCause.EXCLUSION,
}

PriceOf = Callable[[str], Llm | None]
"""Returns a model by the name that requests are recorded with."""


class PromptCacheMisses(Struct):
    """The cache misses of one session's requests, by the number of their events."""

    price_of: PriceOf
    by_request: dict[int, PromptCacheMiss] = field(default_factory=dict)
    _has_cache: bool = False
    """Whether the provider reported that the newest request used its prompt cache."""
    _request: WindowSent | None = None
    _seq: int = 0
    _blocks: list[tuple[Digest, int]] = field(default_factory=list)
    """The blocks of the newest request with their tokens."""
    _tokens: int = 0
    """Helix's count of the newest request."""
    _shared_blocks: int = 0
    """The number of its first blocks that the request before had, too."""
    _shared_tokens: int = 0
    """The tokens of those blocks that the request before had, too."""
    _is_counted: bool = False
    """Whether all blocks have tokens, which an earlier version did not record."""
    _previous_request: WindowSent | None = None
    _previous_block_count: int = 0
    """The number of blocks of the request before."""
    _previous_tokens: int = 0
    _reported_tokens: int = 0
    _previous_reported_tokens: int = 0
    """The provider's count of the request before; 0 if it reported none."""
    _changes: list[Event] = field(default_factory=list)
    """What may explain a miss of the newest request."""
    _next_changes: list[Event] = field(default_factory=list)
    """What may explain a miss of the next request."""
    _models_with_cache: set[str] = field(default_factory=set)
    """The models whose provider reported use of a prompt cache."""
    _models_without_cache: set[str] = field(default_factory=set)
    """The models whose provider reported none for a request that followed another one."""
    _shown: ShownRequests = field(default_factory=ShownRequests)
    _guest_request: GuestRequested | None = None
    """The newest recorded request of a guest."""

    def add(self, items: Iterable[Recorded | Unreadable]) -> None:
        for item in items:
            if not isinstance(item, Recorded):
                continue
            if self._shown.dropped(item.event):
                self.by_request.pop(self._seq, None)
            is_shown = self._shown.take(item.event)
            match item.event:
                case GuestRequested() as recorded if is_shown:
                    self._add_guest_request(item.seq, recorded)
                case WindowSent() as sent if is_shown:
                    # take over a request. That costs as much as what differs from the one before
                    self._previous_request, self._request, self._seq = self._request, sent, item.seq
                    self._previous_block_count = len(self._blocks)
                    self._previous_tokens = self._tokens
                    self._previous_reported_tokens, self._reported_tokens = self._reported_tokens, 0
                    self._changes, self._next_changes = self._next_changes, []
                    dropped = dict(self._blocks[sent.keep :])
                    # the first request after a start of the application names all its blocks
                    self._shared_blocks = sent.keep or count_equal(
                        tuple(digest for digest, _ in self._blocks), sent.blocks
                    )
                    self._shared_tokens = self._tokens - sum(
                        tokens for _, tokens in self._blocks[sent.keep :]
                    )
                    tokens = sent.block_tokens or (0,) * len(sent.blocks)
                    added = list(zip(sent.blocks, tokens, strict=False))
                    is_counted = len(sent.block_tokens) == len(sent.blocks)
                    self._is_counted = is_counted and (self._is_counted or not sent.keep)
                    self._blocks[sent.keep :] = added
                    self._tokens = self._shared_tokens + sum(sent.block_tokens)
                    self._shared_tokens += sum(
                        tokens for digest, tokens in added if digest in dropped
                    )
                case AssistantReplied(usage=Usage() as usage):
                    if self._request is not None and not self._shown.is_recorded:
                        self._add_reply_usage(self._request, usage)
                case EpochCommitted() | Pinned() | Unpinned() | Guided() | OutputGated() as change:
                    self._next_changes.append(change)
                case _:
                    pass

    def may_have_cache(self, llm: Llm) -> bool:
        """Whether the provider may read from a prompt cache, as far as its reports tell."""
        return llm.id in self._models_with_cache or llm.id not in self._models_without_cache

    def cached_until(self, llm: Llm) -> float:
        """Return when the prompt cache of the newest request expires for a model; 0 if there is
        none, or its lifetime isn't known."""
        sent = self._request
        if sent is None or sent.llm != llm.id or not (self._has_cache and sent.cache_seconds):
            return 0.0
        return sent.at + sent.cache_seconds

    def _add_guest_request(self, seq: int, request: GuestRequested) -> None:
        """Add a guest's request, which has its usage, and what it shares with the one before."""
        previous, self._guest_request = self._guest_request, request
        usage = request.usage
        if usage is None:
            return
        if usage.cache_read or usage.cache_write:
            self._models_with_cache.add(request.model)
        if previous is None or previous.usage is None or not previous.tokens:
            return
        if (
            request.model not in self._models_with_cache
            and previous.model not in self._models_with_cache
        ):
            return
        missed_tokens = (
            round(request.shared * previous.window_tokens / previous.tokens) - usage.cache_read
        )
        if missed_tokens < max(MIN_MISSED_TOKENS, usage.window * MIN_MISSED_SHARE):
            return
        pause_seconds, tokens_by_kind = request.at - previous.at, dict(previous.by_kind)
        system = tokens_by_kind.get(BlockKind.SYSTEM, 0)
        if request.model != previous.model:
            cause = PromptCacheMissCause.MODEL
        elif request.shared >= previous.tokens:
            late = pause_seconds > LIFETIME_SECONDS
            cause = PromptCacheMissCause.PAUSE if late else PromptCacheMissCause.PROVIDER
        elif request.shared < system:
            cause = PromptCacheMissCause.INSTRUCTIONS
        elif request.shared < system + tokens_by_kind.get(BlockKind.TOOLS, 0):
            cause = PromptCacheMissCause.TOOLS
        else:
            cause = PromptCacheMissCause.UNKNOWN
        self.by_request[seq] = PromptCacheMiss(
            cause,
            missed_tokens,
            paused=pause_seconds if cause is PromptCacheMissCause.PAUSE else 0.0,
            cost=self._extra_cost(request.model, missed_tokens, usage, cache_seconds=0),
        )

    def _add_reply_usage(self, sent: WindowSent, usage: Usage) -> None:
        """Compare what a reply's usage reports as cached with what the request shared."""
        previous, self._reported_tokens = self._previous_request, usage.window
        self._has_cache = bool(usage.cache_read or usage.cache_write)
        if self._has_cache:
            self._models_with_cache.add(sent.llm)
        elif previous is not None and previous.llm == sent.llm:
            self._models_without_cache.add(sent.llm)
        if previous is None or (
            sent.llm not in self._models_with_cache and previous.llm not in self._models_with_cache
        ):
            return
        if not (self._is_counted and self._previous_tokens and usage.window):
            return
        # in the model's tokens, as they were counted in the request before
        reported = (
            self._previous_reported_tokens or usage.window * self._previous_tokens / self._tokens
        )
        missed_tokens = (
            round(self._shared_tokens * reported / self._previous_tokens) - usage.cache_read
        )
        if missed_tokens < max(MIN_MISSED_TOKENS, usage.window * MIN_MISSED_SHARE):
            return
        pause_seconds = sent.at - previous.at
        cause, epoch = self._cause(sent, previous, pause_seconds=pause_seconds)
        self.by_request[self._seq] = PromptCacheMiss(
            cause,
            missed_tokens,
            epoch=epoch.number if epoch else 0,
            job=epoch.job if epoch else None,
            paused=pause_seconds if cause is PromptCacheMissCause.PAUSE else 0.0,
            cost=self._extra_cost(sent.llm, missed_tokens, usage, cache_seconds=sent.cache_seconds),
        )

    def _cause(
        self, sent: WindowSent, previous: WindowSent, *, pause_seconds: float
    ) -> tuple[PromptCacheMissCause, Epoch | None]:
        """Return what made the first difference between two requests."""
        if sent.llm != previous.llm:
            return PromptCacheMissCause.MODEL, None
        epochs = [change.epoch for change in self._changes if isinstance(change, EpochCommitted)]
        if self._shared_blocks >= self._previous_block_count:
            if sent.effort != previous.effort:
                return PromptCacheMissCause.EFFORT, None
            if pause_seconds > (previous.cache_seconds or LIFETIME_SECONDS):
                return PromptCacheMissCause.PAUSE, None
            return PromptCacheMissCause.PROVIDER, None
        if self._shared_blocks == SYSTEM_BLOCK:
            return PromptCacheMissCause.INSTRUCTIONS, None
        if self._shared_blocks == TOOLS_BLOCK and sent.fixed:
            return PromptCacheMissCause.TOOLS, None
        if any(isinstance(change, Guided) and change.placed for change in self._changes):
            return PromptCacheMissCause.INSTRUCTIONS, None
        if epochs:
            epoch = epochs[-1]
            return _CAUSES[epoch.sort], epoch
        if any(isinstance(change, Pinned | Unpinned) for change in self._changes):
            return PromptCacheMissCause.PIN, None
        if any(isinstance(change, OutputGated) for change in self._changes):
            return PromptCacheMissCause.OUTPUT, None
        return PromptCacheMissCause.UNKNOWN, None

    def _extra_cost(
        self, name: str, missed_tokens: int, usage: Usage, *, cache_seconds: int
    ) -> float | None:
        """Return what the missed tokens cost beyond a read from the cache."""
        llm = self.price_of(name)
        if llm is None:
            return None
        llm = replace(llm, cache_seconds=cache_seconds)
        written = Usage(0, 0, 0, missed_tokens) if usage.cache_write else Usage(missed_tokens)
        cost, cached_cost = call_cost(written, llm), call_cost(Usage(0, 0, missed_tokens), llm)
        return None if cost is None or cached_cost is None else max(0.0, cost - cached_cost)
