"""The figures of a tried policy (peak, mean, cost, breaks), and what its process gets."""

from msgspec import Struct, field

from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.costs import NOTHING, UsageSum
from helix_desktop.domain.llm import Llm


class TrialMaterial(Struct, frozen=True):
    """The sessions for trials, oldest first, as recorded messages; `fixed` are the tools' tokens.

    `titles` are the titles of the sessions.
    """

    sessions: tuple[bytes, ...]
    titles: tuple[str, ...]
    llm: Llm
    fixed: int
    actual: tuple[UsageSum, ...] = ()
    """What the recorded replies of each session used and cost."""
    left_out: int = 0
    """The number of older sessions that were too many to try at once."""
    writer: Llm | None = None
    """The model that writes handovers and notes, if its prices are known; None: the main model."""


class TrialTask(Struct, frozen=True):
    """A policy to try on the loaded material, or on one session of it."""

    number: int
    policy: Policy | None
    """None only stops the current trial."""
    only: int | None = None


class PolicyTrial(Struct, frozen=True):
    """The result of a policy; sizes are of every request, session after session."""

    number: int
    sizes: tuple[int, ...] = ()
    starts: tuple[int, ...] = ()
    """The first request of each session."""
    spent: tuple[float, ...] = ()
    """The dollars spent after each request; empty if prices are unknown."""
    events: dict[str, int] = field(default_factory=dict)
    handover_requests: tuple[int, ...] = ()
    """The requests before which a handover was written."""
    cached: int = 0
    """The tokens that a prompt cache would have had."""
    breaks: int = 0
    """The number of requests that did not begin with the whole previous request."""
    over: int = 0
    """The number of requests that did not fit."""
    seconds: float = 0.0
    of: int = 0
    """The number of requests to replay: more than `sizes` during a trial."""
    finished: bool = True
    """False while more is to come."""
    rewrites: int = 0
    """The number of compactions of every kind."""
    windows: tuple[int, ...] = ()
    """The model's context window at each request."""
    actual: UsageSum = NOTHING
    """What the recorded replies of these sessions used and cost."""

    def shares(self, window: int) -> tuple[float, ...]:
        """Return the used share of the context window by request; `window` where it is unknown."""
        if not self.windows:
            return tuple(size / window for size in self.sizes)
        return tuple(size / own for size, own in zip(self.sizes, self.windows, strict=True))

    def peak(self, window: int) -> float:
        return max(self.shares(window), default=0.0)

    def mean(self, window: int) -> float:
        return sum(self.shares(window)) / len(self.sizes) if self.sizes else 0.0

    @property
    def sent(self) -> int:
        return sum(self.sizes)

    @property
    def cost(self) -> float | None:
        return self.spent[-1] if self.spent else None

    @property
    def handovers(self) -> int:
        return self.events.get("handover", 0)

    @property
    def cached_share(self) -> float:
        return self.cached / self.sent if self.sent else 0.0

    @property
    def breaks_per_hundred(self) -> float:
        return 100 * self.breaks / len(self.sizes) if self.sizes else 0.0
