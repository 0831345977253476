"""Why the provider's prompt cache was missed: the first block that differs, or too late.

Whatever a request shares with the one before could have come from the provider's prompt cache. If
less was read, something changed before that: the first block that differs and the events since the
request before tell what. Nobody is asked, and nothing is sent.
"""

from collections.abc import Callable, Sequence

from msgspec import Struct

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.context_window.rewrites import Epoch, RewriteSort
from helix_desktop.domain.costs import call_cost
from helix_desktop.domain.events import (
    EpochCommitted,
    GuestRequested,
    Guided,
    OutputGated,
    Pinned,
    Unpinned,
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
Change = EpochCommitted | Pinned | Unpinned | Guided | OutputGated
"""What may explain a miss of the next request."""


class SentRequest(Struct):
    """A request that Helix made, with all its blocks, as the next one is compared with it."""

    seq: int
    sent: WindowSent
    blocks: Sequence[Digest]
    block_tokens: Sequence[int]
    changes: Sequence[Change]
    """What changed since the request before."""
    shared: int
    """The number of first blocks that the request before had, too."""
    reported: int = 0
    """The size that the provider reported; 0 if it reported none."""


def own_miss(
    previous: SentRequest, request: SentRequest, usage: Usage, price_of: PriceOf
) -> PromptCacheMiss | None:
    """Compare what a reply's usage reports as cached with what its request shared."""
    previous_tokens, tokens = sum(previous.block_tokens), sum(request.block_tokens)
    if not (previous_tokens and tokens and usage.window):
        return None
    shared = request.shared
    dropped = set(previous.blocks[shared:])
    added = zip(request.blocks[shared:], request.block_tokens[shared:], strict=True)
    shared_tokens = sum(previous.block_tokens[:shared])
    shared_tokens += sum(count for digest, count in added if digest in dropped)
    # in the model's tokens, as they were counted in the request before
    reported = previous.reported or usage.window * previous_tokens / tokens
    missed_tokens = round(shared_tokens * reported / previous_tokens) - usage.cache_read
    if missed_tokens < max(MIN_MISSED_TOKENS, usage.window * MIN_MISSED_SHARE):
        return None
    sent = request.sent
    pause_seconds = sent.at - previous.sent.at
    cause, epoch = _own_cause(previous, request, pause_seconds=pause_seconds)
    return PromptCacheMiss(
        cause,
        missed_tokens,
        epoch=epoch.number if epoch else 0,
        job=epoch.job if epoch else None,
        paused=pause_seconds if cause is PromptCacheMissCause.PAUSE else 0.0,
        cost=_extra_cost(price_of(sent.llm), missed_tokens, usage, sent.cache_seconds),
    )


def _own_cause(
    previous: SentRequest, request: SentRequest, *, pause_seconds: float
) -> tuple[PromptCacheMissCause, Epoch | None]:
    """Return what made the first difference between two requests."""
    sent, sent_before, changes = request.sent, previous.sent, request.changes
    if sent.llm != sent_before.llm:
        return PromptCacheMissCause.MODEL, None
    if request.shared >= len(previous.blocks):
        if sent.effort != sent_before.effort:
            return PromptCacheMissCause.EFFORT, None
        if pause_seconds > (sent_before.cache_seconds or LIFETIME_SECONDS):
            return PromptCacheMissCause.PAUSE, None
        return PromptCacheMissCause.PROVIDER, None
    if request.shared == SYSTEM_BLOCK:
        return PromptCacheMissCause.INSTRUCTIONS, None
    if request.shared == TOOLS_BLOCK and sent.fixed:
        return PromptCacheMissCause.TOOLS, None
    if any(isinstance(change, Guided) and change.placed for change in changes):
        return PromptCacheMissCause.INSTRUCTIONS, None
    epochs = [change.epoch for change in changes if isinstance(change, EpochCommitted)]
    if epochs:
        return _CAUSES[epochs[-1].sort], epochs[-1]
    if any(isinstance(change, Pinned | Unpinned) for change in changes):
        return PromptCacheMissCause.PIN, None
    if any(isinstance(change, OutputGated) for change in changes):
        return PromptCacheMissCause.OUTPUT, None
    return PromptCacheMissCause.UNKNOWN, None


def guest_miss(
    previous: GuestRequested, request: GuestRequested, price_of: PriceOf
) -> PromptCacheMiss | None:
    """Compare a guest's recorded request, which has its usage, with the one before."""
    usage = request.usage
    if usage is None or previous.usage is None or not previous.tokens:
        return None
    missed_tokens = (
        round(request.shared * previous.window_tokens / previous.tokens) - usage.cache_read
    )
    if missed_tokens < max(MIN_MISSED_TOKENS, usage.window * MIN_MISSED_SHARE):
        return None
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
    return PromptCacheMiss(
        cause,
        missed_tokens,
        paused=pause_seconds if cause is PromptCacheMissCause.PAUSE else 0.0,
        cost=_extra_cost(price_of(request.model), missed_tokens, usage, cache_seconds=0),
    )


def _extra_cost(
    llm: Llm | None, missed_tokens: int, usage: Usage, cache_seconds: int
) -> float | None:
    """Return what the missed tokens cost beyond a read from the cache."""
    if llm is None:
        return None
    llm = replace(llm, cache_seconds=cache_seconds)
    written = Usage(0, 0, 0, missed_tokens) if usage.cache_write else Usage(missed_tokens)
    cost, cached_cost = call_cost(written, llm), call_cost(Usage(0, 0, missed_tokens), llm)
    return None if cost is None or cached_cost is None else max(0.0, cost - cached_cost)
