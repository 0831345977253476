"""What one job is asked for and what becomes of it."""

from typing import TypeAlias

from helix_desktop.context.proposal import Proposal
from helix_desktop.context.situation import Situation
from helix_desktop.domain.live import JobOutcome
from helix_desktop.domain.memory import Epoch, Job, Means
from helix_desktop.domain.values import value
from helix_desktop.domain.window import Window
from helix_desktop.engine.equipment import Voice

Asked: TypeAlias = tuple[tuple[Means, Voice], ...]
"""The models that are to be asked, one after the other; none: by rules."""


@value
class Order:
    """A job to do. `size` is of a smaller window that a handover is made for.

    `again`: the handover of that epoch is written anew. `asked`: by these models, not the usual.
    """

    job: Job
    reason: str
    by_hand: bool = False
    draft: bool = False
    size: int = 0
    again: int = 0
    asked: Asked | None = None


@value
class Draft:
    """A job that was worked out but not committed: what the window is and what it would be."""

    proposal: Proposal
    seen: Situation
    before: int
    after: int
    window: Window


@value
class Result:
    """What became of a job; `detail` is worded for the person."""

    outcome: JobOutcome
    detail: str = ""
    draft: Draft | None = None


NOTHING = Result(JobOutcome.REJECTED, "There is nothing that could be rewritten now.")
STALE = Result(JobOutcome.STALE, "The conversation changed meanwhile; nothing was rewritten.")
TOO_LITTLE = Result(
    JobOutcome.REJECTED, "It would not have made the window enough smaller; nothing was rewritten."
)
STOPPED = Result(JobOutcome.STOPPED)
UNEXPECTED = Result(
    JobOutcome.FAILED, "Something unexpected went wrong. Nothing was changed; the log has more."
)


def committed(epoch: Epoch) -> Result:
    detail = f"{epoch.tokens_before:,} tokens became {epoch.tokens_after:,}."
    return Result(JobOutcome.COMMITTED, detail)
