"""A rewrite that is worked out but not committed: it can be looked at, declined or committed."""

from dataclasses import replace

from helix_desktop.context.view import RAW, View, after
from helix_desktop.domain.cache import NewContent
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.memory import Epoch, Fold, Job, Means, Place, Swept
from helix_desktop.domain.values import value


@value
class Proposal:
    """What one job would change, and what it took to work it out."""

    job: Job
    reason: str
    swept: tuple[Swept, ...] = ()
    folds: tuple[Fold, ...] = ()
    contents: tuple[NewContent, ...] = ()
    """Originals that are not in the cache yet; they are committed with the rewrite."""
    through: int = 0
    means: Means = Means.RULES
    llm: str = ""
    usage: Usage | None = None
    cost: float = 0.0
    seconds: float = 0.0
    unswept: tuple[Place, ...] = ()
    """Parts that are shown whole again."""
    unpriced: int | None = None

    def view(self, view: View) -> View:
        """What becomes of a view."""
        return after(view, self.epoch(view.number + 1, view.number))

    def plus(self, more: "Proposal") -> "Proposal":
        """Both as one rewrite, named by the later; what `more` folds covers earlier folds."""
        made = after(after(RAW, self.epoch(1, 0)), more.epoch(2, 1))
        parts = tuple(part for markers in made.swept.values() for part in markers.values())
        return replace(
            self,
            job=more.job,
            reason=more.reason,
            swept=parts,
            folds=made.folds,
            contents=self.contents + more.contents,
            means=max(self.means, more.means, key=list(Means).index),
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
