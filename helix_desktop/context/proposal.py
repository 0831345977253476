"""A rewrite that is worked out but not committed: it can be looked at, declined or made an epoch."""

from dataclasses import dataclass

from helix_desktop.context.view import View, after
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.memory import Epoch, Fold, Job, Means, Swept


@dataclass(frozen=True, slots=True)
class Proposal:
    """What one job would change, and what it took to work it out."""

    job: Job
    reason: str
    swept: tuple[Swept, ...] = ()
    folds: tuple[Fold, ...] = ()
    means: Means = Means.RULES
    llm: str = ""
    usage: Usage | None = None
    cost: float = 0.0
    seconds: float = 0.0

    def view(self, view: View) -> View:
        """What becomes of a view."""
        return after(view, self.epoch(view.number + 1, view.number, 0, 0))

    def epoch(self, number: int, parent: int, before: int, after: int) -> Epoch:
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
            means=self.means,
            llm=self.llm,
            usage=self.usage,
            cost=self.cost,
            seconds=self.seconds,
        )
