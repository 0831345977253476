"""What a trial is given and what it comes to: values that travel between two processes."""

from msgspec import Struct, field

from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.llm import Llm


class TrialMaterial(Struct, frozen=True):
    """Sessions to try policies on, oldest first, as recorded messages; `fixed` is what tools take.

    `titles` are the sessions' own.
    """

    sessions: tuple[bytes, ...]
    titles: tuple[str, ...]
    llm: Llm
    fixed: int
    left_out: int = 0
    """Older sessions that were too many to try out at once."""


class TrialTask(Struct, frozen=True):
    """A policy to try on the material that is loaded, or on one session of it."""

    number: int
    policy: Policy | None
    """None: only stop what is at work."""
    only: int | None = None


class PolicyTrial(Struct, frozen=True):
    """What a policy would have come to; sizes are of every request, session after session."""

    number: int
    sizes: tuple[int, ...] = ()
    starts: tuple[int, ...] = ()
    """At which request each session begins."""
    spent: tuple[float, ...] = ()
    """Dollars after each request; empty where nobody knows the prices."""
    events: dict[str, int] = field(default_factory=dict)
    handed_over: tuple[int, ...] = ()
    """Before which requests a handover was written."""
    cached: int = 0
    """Tokens that a prompt cache would have had."""
    breaks: int = 0
    """Requests that did not begin with all of the one before."""
    over: int = 0
    """Requests that did not fit."""
    seconds: float = 0.0
    of: int = 0
    """Requests there are to replay: more than `sizes` while it goes on."""
    whole: bool = True
    """Not yet, while more is to come."""

    @property
    def peak(self) -> int:
        return max(self.sizes, default=0)

    @property
    def mean(self) -> float:
        return sum(self.sizes) / len(self.sizes) if self.sizes else 0.0

    @property
    def sent(self) -> int:
        return sum(self.sizes)

    @property
    def cost(self) -> float | None:
        return self.spent[-1] if self.spent else None

    @property
    def handovers(self) -> int:
        return self.events.get("handed_over", 0)

    @property
    def rewrites(self) -> int:
        """Changes of what the window shows, of every kind."""
        kinds = ("swept", "condensed", "observed", "handed_over", "panic")
        return sum(self.events.get(kind, 0) for kind in kinds)

    @property
    def cached_share(self) -> float:
        return self.cached / self.sent if self.sent else 0.0

    @property
    def breaks_per_hundred(self) -> float:
        return 100 * self.breaks / len(self.sizes) if self.sizes else 0.0
