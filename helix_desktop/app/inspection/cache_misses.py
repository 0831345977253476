"""Why a request's beginning was not read from the prompt cache, from the journal alone.

Whatever a request shares with the one before could have come from the provider's prompt cache. If
less was read, something changed before that: the first block that differs and the events since the
request before tell what. Nobody is asked, and nothing is sent.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from helix_desktop.context.view import is_left_out
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.context_window.rewrites import Epoch
from helix_desktop.domain.costs import call_cost
from helix_desktop.domain.events import (
    AssistantReplied,
    EffortChanged,
    EpochCommitted,
    Event,
    Guided,
    OutputGated,
    Pinned,
    Recorded,
    Unpinned,
    WindowSent,
)
from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.domain.request_view import PromptCacheMiss, PromptCacheMissCause

MIN_MISSED_TOKENS = 1_024
"""Providers cache from about this size on, and in steps of up to this many tokens."""
MIN_MISSED_SHARE = 0.02
LIFETIME_SECONDS = 300.0
"""The shortest lifetime of a prompt cache among providers; a longer pause explains a miss."""
SYSTEM_BLOCK, TOOLS_BLOCK = 0, 1
"""The places of the first two blocks of a request."""

PriceOf = Callable[[str], Llm | None]
"""Returns a model by the name that requests are recorded with."""


@dataclass
class PromptCacheMisses:
    """The cache misses of one session's requests, by the number of their events."""

    price_of: PriceOf
    count: int = 0
    """The number of events that were added."""
    by_request: dict[int, PromptCacheMiss] = field(default_factory=dict)
    _sent: WindowSent | None = None
    _seq: int = 0
    _blocks: tuple[Digest, ...] = ()
    _tokens: tuple[int, ...] = ()
    _before: WindowSent | None = None
    _blocks_before: tuple[Digest, ...] = ()
    _own_before: int = 0
    """Helix's count of the request before."""
    _reported: int = 0
    _reported_before: int = 0
    """The provider's count of the request before; 0 if it reported none."""
    _replied_at: float = 0.0
    _paused: float = 0.0
    """Seconds between the last reply and the newest request."""
    _changes: list[Event] = field(default_factory=list)
    """What may explain a miss of the newest request."""
    _since: list[Event] = field(default_factory=list)
    """What may explain a miss of the next request."""
    _caches: set[str] = field(default_factory=set)
    """The models whose provider reported use of a prompt cache."""

    def add(self, items: Iterable[Recorded]) -> None:
        for item in items:
            self.count += 1
            match item.event:
                case WindowSent() as sent:
                    self._before, self._blocks_before = self._sent, self._blocks
                    self._own_before = sum(self._tokens)
                    self._reported_before, self._reported = self._reported, 0
                    self._sent, self._seq = sent, item.seq
                    self._blocks = (*self._blocks[: sent.keep], *sent.blocks)
                    self._tokens = (*self._tokens[: sent.keep], *sent.block_tokens)
                    self._paused = sent.at - self._replied_at if self._replied_at else 0.0
                    self._changes, self._since = self._since, []
                case AssistantReplied(usage=usage, at=at):
                    self._replied_at = at
                    if usage is not None and self._sent is not None:
                        self._reply(usage)
                case EpochCommitted() | Pinned() | Unpinned() | Guided() | OutputGated():
                    self._since.append(item.event)
                case EffortChanged():
                    self._since.append(item.event)
                case _:
                    pass

    def _reply(self, usage: Usage) -> None:
        sent, before = self._sent, self._before
        if sent is None:
            return
        if usage.cache_read or usage.cache_write:
            self._caches.add(sent.llm)
        self._reported = usage.window
        if before is None or (sent.llm not in self._caches and before.llm not in self._caches):
            return
        if len(self._tokens) != len(self._blocks) or not (self._own_before and usage.window):
            return  # recorded by an earlier version, without the tokens of each block
        had = set(self._blocks_before)
        pairs = zip(self._blocks, self._tokens, strict=True)
        shared = sum(tokens for digest, tokens in pairs if digest in had)
        # in the model's tokens, as they were counted in the request before
        reported = self._reported_before or usage.window * self._own_before / sum(self._tokens)
        missed = round(shared * reported / self._own_before) - usage.cache_read
        if missed < max(MIN_MISSED_TOKENS, usage.window * MIN_MISSED_SHARE):
            return
        cause, epoch = self._cause(sent, before)
        self.by_request[self._seq] = PromptCacheMiss(
            cause,
            missed,
            block=sent.keep if sent.keep < len(self._blocks_before) else len(self._blocks_before),
            epoch=epoch.number if epoch else 0,
            job=epoch.job if epoch else None,
            paused=self._paused if cause is PromptCacheMissCause.PAUSE else 0.0,
            cost=self._extra_cost(sent.llm, missed, usage),
        )

    def _cause(
        self, sent: WindowSent, before: WindowSent
    ) -> tuple[PromptCacheMissCause, Epoch | None]:
        """Return what made the first difference between two requests."""
        if sent.llm != before.llm:
            return PromptCacheMissCause.MODEL, None
        epochs = [change.epoch for change in self._changes if isinstance(change, EpochCommitted)]
        is_same = sent.keep >= len(self._blocks_before)
        if is_same:
            if sent.effort != before.effort:
                return PromptCacheMissCause.EFFORT, None
            if self._paused > LIFETIME_SECONDS:
                return PromptCacheMissCause.PAUSE, None
            return PromptCacheMissCause.PROVIDER, None
        if sent.keep == SYSTEM_BLOCK:
            return PromptCacheMissCause.INSTRUCTIONS, None
        if sent.keep == TOOLS_BLOCK and sent.fixed:
            return PromptCacheMissCause.TOOLS, None
        if any(isinstance(change, Guided) and change.placed for change in self._changes):
            return PromptCacheMissCause.INSTRUCTIONS, None
        if epochs:
            epoch = epochs[-1]
            if epoch.is_rewind:
                return PromptCacheMissCause.REWIND, epoch
            if is_left_out(epoch):
                return PromptCacheMissCause.EXCLUSION, epoch
            if epoch.gives_back:
                return PromptCacheMissCause.UNDO, epoch
            return PromptCacheMissCause.COMPACTION, epoch
        if any(isinstance(change, Pinned | Unpinned) for change in self._changes):
            return PromptCacheMissCause.PIN, None
        if any(isinstance(change, OutputGated) for change in self._changes):
            return PromptCacheMissCause.OUTPUT, None
        return PromptCacheMissCause.UNKNOWN, None

    def _extra_cost(self, name: str, missed: int, usage: Usage) -> float | None:
        """Return what the missed tokens cost beyond a read from the cache."""
        llm = self.price_of(name)
        if llm is None:
            return None
        written = Usage(0, 0, 0, missed) if usage.cache_write else Usage(missed)
        paid, read = call_cost(written, llm), call_cost(Usage(0, 0, missed), llm)
        return None if paid is None or read is None else max(0.0, paid - read)
