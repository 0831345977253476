"""All that the rules look at when they decide: one session at one moment, and nothing mutable.

Rules may run in a thread of their own while the session goes on.
"""

from collections.abc import Callable, Mapping
from dataclasses import field

from helix_desktop.context.blocks import Row
from helix_desktop.context.economics import Prices
from helix_desktop.context.items import Item
from helix_desktop.context.view import View
from helix_desktop.domain.memory import Epoch
from helix_desktop.domain.policy import Policy, PreviousTurn
from helix_desktop.domain.ports import Scales
from helix_desktop.domain.values import value
from helix_desktop.domain.window import Limits, Window


@value
class Situation:
    """A window as rows, and what it may take.

    `size` is the model's whole window in our tokens, as it is expected to count, and `pace` its
    tokens for one of ours; `limits` is what a request may have of it at most.
    `previous_turn` is the last turn that is over, `last_typed` what the person wrote last.
    """

    rows: tuple[Row, ...]
    view: View
    window: Window
    previous_turn: int
    last_typed: Item | None
    policy: Policy
    limits: Limits
    size: int
    now: float
    cold: bool
    prices: Prices
    scales: Scales
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

    def previous(self, item: Item) -> bool:
        """Whether it belongs to the turn that is over and that the policy protects."""
        protected = self.policy.previous_turn is not PreviousTurn.OPEN
        return protected and item.turn == self.previous_turn

    @property
    def fresh(self) -> int:
        """Index of the newest step: what it returned, the model has not seen yet."""
        for index in range(len(self.rows) - 1, -1, -1):
            source = self.rows[index].source
            if isinstance(source, Item) and source.reply is not None:
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
