"""The state of a context window that rules decide by: rows, sizes, limits, cache prices.

`WindowState` describes one session at one moment and is immutable, so that rules may run in a
thread while the session continues.
"""

from collections.abc import Callable, Container, Mapping
from functools import cached_property

from msgspec import Struct, field

from helix_desktop.context.blocks import BlockRow
from helix_desktop.context.compaction.typed_messages import (
    TypedBudget,
    TypedText,
    choose_too_large,
    find_typed_texts,
)
from helix_desktop.context.forecast import NameLedger
from helix_desktop.context.history_items import HistoryItem
from helix_desktop.context.window_view import WindowView
from helix_desktop.domain.context_window.block import ContextWindow, RequestLimits
from helix_desktop.domain.context_window.policy import Policy, PreviousTurn
from helix_desktop.domain.context_window.rewrites import Epoch, Fold, KeptStep
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import MessageWeigher
from helix_desktop.domain.value import replace

DEFAULT_READ_PRICE = 0.1
DEFAULT_WRITE_PRICE = 1.25
"""The price of writing to the cache, relative to plain input, if it is unknown: the highest
among the providers that publish theirs.
"""


class CachePrices(Struct, frozen=True):
    """The prices of cached (`read`) and uncached (`write`) tokens, relative to plain input.

    `discount`: whether cached tokens are ever cheaper.
    """

    read: float = DEFAULT_READ_PRICE
    write: float = DEFAULT_WRITE_PRICE
    discount: bool = True

    @classmethod
    def of(cls, llm: Llm, *, cold: bool = False) -> "CachePrices":
        """Return a model's prices. If the cache has gone cold, a rewrite costs nothing extra."""
        prices = llm.prices
        if prices is None or not prices.input:
            return cls(DEFAULT_WRITE_PRICE if cold else DEFAULT_READ_PRICE, DEFAULT_WRITE_PRICE)
        read = prices.cache_read / prices.input if prices.cache_read else 1.0
        write = llm.cache_write_price(prices) / prices.input
        return cls(write if cold else read, write, discount=read < write)

    def reading_cost(self, tokens: float) -> float:
        return tokens * self.read

    def rewriting_cost(self, suffix: float) -> float:
        """Return the extra cost of writing everything after the first change to the cache again."""
        return suffix * max(0.0, self.write - self.read)


class WindowState(Struct, frozen=True, dict=True):
    """A window as rows, with its limits and the policy.

    `size` is the model's whole window, converted to tokens of the application's count.
    `token_ratio` is the number of the model's tokens per token of that count. `limits` are the
    limits of one request. `previous_turn` is the last finished turn. `last_request` is the message
    that the newest turn is about. `kept` are events of messages that no compaction replaces, beside
    what the user typed: a subagent's task, and the mode.
    """

    rows: tuple[BlockRow, ...]
    view: WindowView
    window: ContextWindow
    previous_turn: int
    last_request: HistoryItem | None
    policy: Policy
    limits: RequestLimits
    size: int
    now: float
    is_cache_cold: bool
    prices: CachePrices
    weigher: MessageWeigher
    position_of: Callable[[int], int]
    """A function that returns the position of the item that an event belongs to."""
    epoch: Epoch | None = None
    """The rewrite that made the view."""
    sent_tokens: tuple[int, ...] = ()
    """The sizes in tokens of the windows sent since that rewrite."""
    turns_rise: bool = True
    """Whether turns only rise from row to row; after a rewind, a later row may have an earlier
    turn.
    """
    changed_files: Mapping[str, int] = field(default_factory=dict)
    """The files that the agent changed, each with the event of the last change."""
    superseded: Container[int] = frozenset()
    """The outputs whose call returned something else when made again."""
    token_ratio: float = 1.0
    caches: bool = True
    """Whether the provider has a prompt cache, as far as its reports tell."""
    model_window: int = 0
    """The model's window in its own tokens; 0 means `size`, converted."""
    names: NameLedger = field(default_factory=NameLedger)
    """What the messages say about each name, for the forecast."""
    counted_tokens: int = 0
    """The request's size in the model's tokens, which its limit is compared with; 0 means the
    application's count.
    """
    target_tokens: int = 0
    """The size that trimming comes down to, with a safety margin; 0 means the limit."""
    kept: frozenset[int] = frozenset()

    @property
    def tokens(self) -> int:
        return self.window.account.tokens

    @property
    def full_steps(self) -> tuple[KeptStep, ...]:
        """The steps that the last rewrite left whole."""
        return self.epoch.kept if self.epoch else ()

    @property
    def fits(self) -> bool:
        """Whether the request is expected to fit; if so, nothing is cut."""
        return self.limits.allow(self.window.account)

    @property
    def target_limits(self) -> RequestLimits:
        """The limits that trimming comes down to."""
        return replace(self.limits, tokens=self.target_tokens or self.limits.tokens)

    @property
    def fullness(self) -> str:
        """How full the window is in the model's count, given as the reason of a rewrite."""
        tokens, size = self.size_as_sent(round(self.tokens * self.token_ratio)), self._model_window
        return Phrase("window at {tokens} of {size} tokens", tokens=f"{tokens:,}", size=f"{size:,}")

    def threshold(self, for_window: Callable[[int], int | None]) -> int | None:
        """Convert a policy's threshold from the model's tokens to the application's."""
        model_tokens = for_window(self._model_window)
        return None if model_tokens is None else int(model_tokens / self.token_ratio)

    @property
    def room(self) -> int:
        """The tokens of a request beside the reserve for the reply, by the expected count."""
        return int(self.model_room / self.token_ratio)

    @property
    def model_room(self) -> int:
        """The model's tokens of a request beside the reserve for the reply."""
        return self._model_window - self.policy.reserve(self._model_window)

    def size_as_sent(self, tokens: int) -> int:
        """Return the size of a request as it would be sent: what does not fit would be trimmed."""
        return min(tokens, max(0, self.model_room))

    @property
    def _model_window(self) -> int:
        return self.model_window or round(self.size * self.token_ratio)

    def stays(self, source: HistoryItem | Fold) -> bool:
        """Whether no compaction replaces an item: what the user typed, what is being worked on,
        and what controls the agent (a task, the mode).
        """
        return isinstance(source, HistoryItem) and (
            source.typed or source is self.last_request or source.seq in self.kept
        )

    @cached_property
    def typed_texts(self) -> tuple[TypedText, ...]:
        """What the user typed, as it is in the window."""
        return tuple(find_typed_texts(self.rows, self.view, self.weigher))

    @cached_property
    def typed_budget(self) -> TypedBudget:
        """What the user typed that the next compaction shortens."""

        def is_protected(item: HistoryItem) -> bool:
            is_finished = item.turn <= self.previous_turn and not self.is_in_previous_turn(item)
            return item is self.last_request or item.seq in self.kept or not is_finished

        return choose_too_large(self.typed_texts, self.size, is_protected)

    def is_in_previous_turn(self, source: HistoryItem | Fold) -> bool:
        """Whether an item belongs to the last finished turn and the policy protects that turn."""
        is_protected = self.policy.previous_turn is not PreviousTurn.OPEN
        is_in_turn = isinstance(source, HistoryItem) and source.turn == self.previous_turn
        return is_protected and is_in_turn

    @property
    def turn_running(self) -> bool:
        sources = (row.source for row in reversed(self.rows))
        newest = next((source for source in sources if isinstance(source, HistoryItem)), None)
        return newest is not None and newest.turn > self.previous_turn

    @property
    def newest_step(self) -> int:
        """The index of the newest step, whose results the model has not seen yet."""
        return self.steps_back(1)

    def steps_back(self, steps: int) -> int:
        """Return the index of the row before which everything is older than `steps` replies."""
        for index in range(len(self.rows) - 1, -1, -1):
            source = self.rows[index].source
            if isinstance(source, HistoryItem) and source.reply is not None:
                steps -= 1
                if steps <= 0:
                    return index
        return 0

    def tail_start(self, max_tokens: int) -> int:
        """Return the index of the first row of the newest `max_tokens`.

        A row is included as a whole or not at all.
        """
        tail_tokens = 0
        for index in range(len(self.rows) - 1, -1, -1):
            tail_tokens += self.rows[index].tokens
            if tail_tokens > max_tokens:
                return index + 1
        return 0
