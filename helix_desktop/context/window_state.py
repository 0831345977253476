"""All that rules look at: rows, limits, prices of the cache, marks of the policy.

A rewrite not yet committed.

A rewrite that is worked out but not committed: it can be looked at, declined or committed.

What the provider's prompt cache makes of a rewrite: reading is cheap, writing again is not.

All that the rules look at when they decide: one session at one moment, and nothing mutable.

Rules may run in a thread of their own while the session goes on.

A policy's marks for one size of window: the smaller the window, the smaller all of them.
"""

from collections.abc import Callable, Mapping
from math import sqrt

from msgspec import Struct, field

from helix_desktop.context.blocks import BlockRow
from helix_desktop.context.items import HistoryItem
from helix_desktop.context.view import RAW, WindowView, apply_epoch
from helix_desktop.domain.cache import NewContent
from helix_desktop.domain.context_window.block import ContextWindow, RequestLimits
from helix_desktop.domain.context_window.policy import Policy, PreviousTurn
from helix_desktop.domain.context_window.rewrites import (
    Epoch,
    Fold,
    Job,
    PartPlace,
    SweptPart,
    WrittenBy,
)
from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.domain.ports import MessageWeigher
from helix_desktop.domain.value import replace


class RewriteProposal(Struct, frozen=True):
    """What one job would change, and what it took to work it out."""

    job: Job
    reason: str
    swept: tuple[SweptPart, ...] = ()
    folds: tuple[Fold, ...] = ()
    contents: tuple[NewContent, ...] = ()
    """Originals that are not in the cache yet; they are committed with the rewrite."""
    through: int = 0
    means: WrittenBy = WrittenBy.RULES
    llm: str = ""
    usage: Usage | None = None
    cost: float = 0.0
    seconds: float = 0.0
    unswept: tuple[PartPlace, ...] = ()
    """Parts that are shown whole again."""
    unpriced: int | None = None

    def view(self, view: WindowView) -> WindowView:
        """What becomes of a view."""
        return apply_epoch(view, self.epoch(view.number + 1, view.number))

    def plus(self, more: "RewriteProposal") -> "RewriteProposal":
        """Both as one rewrite, named by the later; what `more` folds covers earlier folds."""
        made = apply_epoch(apply_epoch(RAW, self.epoch(1, 0)), more.epoch(2, 1))
        parts = tuple(part for markers in made.swept.values() for part in markers.values())
        return replace(
            self,
            job=more.job,
            reason=more.reason,
            swept=parts,
            folds=made.folds,
            contents=self.contents + more.contents,
            means=max(self.means, more.means, key=list(WrittenBy).index),
        )

    def epoch(self, number: int, parent: int, *, before: int = 0, after: int = 0) -> Epoch:
        """The proposal as it is committed; sizes in tokens of the window."""
        return Epoch(
            number=number,
            parent=parent,
            job=self.job,
            reason=self.reason,
            tokens_before=before,
            tokens_after=after,
            swept=self.swept,
            folds=self.folds,
            through=self.through,
            means=self.means,
            llm=self.llm,
            usage=self.usage,
            cost=self.cost,
            seconds=self.seconds,
            unswept=self.unswept,
            unpriced=self.unpriced,
        )


USUAL_READ = 0.1
USUAL_WRITE = 1.25
"""Of the price of plain input: the dearest of the providers that publish theirs."""


class CachePrices(Struct, frozen=True):
    """Of a token that the cache has and of one that it has not; plain input is 1."""

    read: float = USUAL_READ
    write: float = USUAL_WRITE

    @classmethod
    def of(cls, llm: Llm, *, cold: bool = False) -> "CachePrices":
        """A model's; where the cache has gone cold a rewrite costs nothing extra."""
        prices = llm.prices
        if prices is None or not prices.input:
            return cls(USUAL_WRITE if cold else USUAL_READ, USUAL_WRITE)
        read = prices.cache_read / prices.input if prices.cache_read else 1.0
        write = prices.cache_write / prices.input if prices.cache_write else 1.0
        return cls(write if cold else read, write)

    def reading(self, tokens: float) -> float:
        """What it costs that tokens are read."""
        return tokens * self.read

    def rewriting(self, suffix: float) -> float:
        """What it costs extra that everything behind the first change is written again."""
        return suffix * max(0.0, self.write - self.read)


class WindowState(Struct, frozen=True):
    """A window as rows, and what it may take.

    `size` is the model's whole window in our tokens, as it is expected to count, and `pace` its
    tokens for one of ours; `limits` is what a request may have of it at most.
    `previous_turn` is the last turn that is over, `last_typed` what the person wrote last.
    """

    rows: tuple[BlockRow, ...]
    view: WindowView
    window: ContextWindow
    previous_turn: int
    last_typed: HistoryItem | None
    policy: Policy
    limits: RequestLimits
    size: int
    now: float
    cold: bool
    prices: CachePrices
    weigher: MessageWeigher
    order: Callable[[int], int]
    """The position of the item that an event belongs to."""
    epoch: Epoch | None = None
    """The rewrite that made the view."""
    sent: tuple[int, ...] = ()
    """Tokens of the windows that were sent since then."""
    changed: Mapping[str, int] = field(default_factory=dict)
    """Files that the agent changed, each with the event of the last change."""
    pace: float = 1.0
    caches: bool = True
    """Whether the provider reads again from a cache what it has read once, as far as it tells."""

    @property
    def tokens(self) -> int:
        return self.window.account.tokens

    @property
    def fits(self) -> bool:
        return self.limits.hold(self.window.account)

    def mark(self, starts: Callable[[int], int | None], window: int = 0) -> int | None:
        """A policy's mark, which speaks of tokens as the model counts them, in tokens of ours.

        `window`: of another model that takes over.
        """
        found = starts(window or round(self.size * self.pace))
        return None if found is None else int(found / self.pace)

    def previous(self, item: HistoryItem) -> bool:
        """Whether it belongs to the turn that is over and that the policy protects."""
        protected = self.policy.previous_turn is not PreviousTurn.OPEN
        return protected and item.turn == self.previous_turn

    @property
    def fresh(self) -> int:
        """Index of the newest step: what it returned, the model has not seen yet."""
        for index in range(len(self.rows) - 1, -1, -1):
            source = self.rows[index].source
            if isinstance(source, HistoryItem) and source.reply is not None:
                return index
        return 0

    def tail(self, tokens: int) -> int:
        """Index of the first row of the newest `tokens`; a row is in or out as a whole."""
        taken = 0
        for index in range(len(self.rows) - 1, -1, -1):
            taken += self.rows[index].tokens
            if taken > tokens:
                return index + 1
        return 0


class PolicyMarks(Struct, frozen=True):
    """Tokens at which old steps become notes, and what stays."""

    high: int
    early: int
    low: int
    tail: int
    least: int
    live: int
    note: int
    names: int
    names_major: int
    marker: int

    @classmethod
    def of(cls, policy: Policy, size: int, pace: float = 1.0) -> "PolicyMarks | None":
        """None: this policy makes no notes by itself.

        `size` and what comes of it are tokens of ours, each of which is `pace` of the model's.
        """
        if not policy.condense_percent:
            return None
        high = min(int(policy.condense_tokens / pace), int(size * policy.condense_percent / 100))
        share = high / policy.condense_tokens
        return cls(
            high,
            early=int(policy.condense_early_tokens * share),
            low=int(policy.condense_low_tokens * share),
            tail=int(policy.condense_tail_tokens * share),
            least=int(policy.condense_least_tokens * share),
            live=int(policy.live_tokens * share),
            note=int(policy.note_tokens * share),
            names=int(policy.names_tokens * share),
            names_major=int(policy.names_major_tokens * share),
            marker=int(policy.marker_tokens * sqrt(share)),
        )


def scale_gate_policy(policy: Policy, size: int, pace: float = 1.0) -> Policy:
    """A policy whose gate is as much smaller as its marks are in a window of that size.

    The policy speaks of tokens as the model counts them; `size` and what comes of it are tokens
    of ours, each of which is `pace` of the model's for an output that comes in.
    """
    marks = PolicyMarks.of(policy, round(size * pace))
    share = marks.high / policy.condense_tokens if marks else 1.0
    if share == pace == 1.0:
        return policy
    return replace(
        policy,
        gate_tokens=_least(policy.gate_tokens * share, 500, pace),
        gate_read_tokens=_least(policy.gate_read_tokens * share, 500, pace),
        preview_tokens=_least(policy.preview_tokens * share, 50, pace),
        preview_read_tokens=_least(policy.preview_read_tokens * share, 50, pace),
    )


def _least(told: float, least: int, pace: float) -> int:
    """Tokens of the model as ours, and never fewer than a policy may say."""
    return int(max(least, int(told)) / pace)
