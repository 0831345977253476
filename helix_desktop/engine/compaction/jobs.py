"""Orders, drafts and results of jobs; the circuit breaker.

What one job is asked for and what becomes of it.

The circuit breaker: what fails again and again rests until something changes.
"""

from typing import TypeAlias

from msgspec import Struct

from helix_desktop.context.window_state import RewriteProposal, WindowState
from helix_desktop.domain.context_window.block import ContextWindow
from helix_desktop.domain.context_window.rewrites import Epoch, Job, WrittenBy
from helix_desktop.domain.live_events import JobOutcome
from helix_desktop.engine.session_deps import ModelHandle

Asked: TypeAlias = tuple[tuple[WrittenBy, ModelHandle], ...]
"""The models that are to be asked, one after the other; none: by rules."""


class JobOrder(Struct, frozen=True):
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


class JobDraft(Struct, frozen=True):
    """A job that was worked out but not committed: what the window is and what it would be."""

    proposal: RewriteProposal
    seen: WindowState
    before: int
    after: int
    window: ContextWindow


class JobResult(Struct, frozen=True):
    """What became of a job; `detail` is worded for the person."""

    outcome: JobOutcome
    detail: str = ""
    draft: JobDraft | None = None


NOTHING = JobResult(JobOutcome.REJECTED, "There is nothing that could be rewritten now.")
STALE = JobResult(JobOutcome.STALE, "The conversation changed meanwhile; nothing was rewritten.")
TOO_LITTLE = JobResult(
    JobOutcome.REJECTED, "It would not have made the window enough smaller; nothing was rewritten."
)
STOPPED = JobResult(JobOutcome.STOPPED)
UNEXPECTED = JobResult(
    JobOutcome.FAILED, "Something unexpected went wrong. Nothing was changed; the log has more."
)


def committed_result(epoch: Epoch) -> JobResult:
    detail = f"{epoch.tokens_before:,} tokens became {epoch.tokens_after:,}."
    return JobResult(JobOutcome.COMMITTED, detail)


class CircuitBreaker:
    """Counts failures in a row by kind; forgets them when its surroundings change."""

    def __init__(self) -> None:
        self._failures: dict[Job, int] = {}
        self._around: object = None

    def look(self, around: object) -> None:
        """`around`: whatever a failure may have come from (policy, models); compared by value."""
        if around != self._around:
            self._failures.clear()
            self._around = around

    def succeeded(self, job: Job) -> None:
        self._failures.pop(job, None)

    def failed(self, job: Job) -> int:
        """How many in a row that makes."""
        self._failures[job] = self._failures.get(job, 0) + 1
        return self._failures[job]

    def open(self, most: int) -> frozenset[Job]:
        """The kinds that failed at least so often in a row."""
        return frozenset(job for job, count in self._failures.items() if count >= most)
