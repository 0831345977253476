"""Values of compaction jobs, and the circuit breaker that pauses after failures.

The circuit breaker pauses a kind of job that keeps failing until the models or the policy change.
"""

from typing import TypeAlias

from msgspec import Struct

from helix_desktop.context.compaction.compaction import Compaction
from helix_desktop.context.compaction.window_state import WindowState
from helix_desktop.domain.context_window.block import ContextWindow
from helix_desktop.domain.context_window.rewrites import Epoch, Job, WrittenBy
from helix_desktop.domain.live_events import JobOutcome
from helix_desktop.domain.phrase import Phrase
from helix_desktop.engine.session_deps import ModelHandle

ModelChoices: TypeAlias = tuple[tuple[WrittenBy, ModelHandle], ...]
"""The models to ask, in order; an empty tuple means rules."""


class JobOrder(Struct, frozen=True):
    """A job to run.

    `again` is the epoch whose handover is rewritten. `models` names models to use instead of the
    usual ones.
    """

    job: Job
    reason: str
    by_hand: bool = False
    draft: bool = False
    again: int = 0
    models: ModelChoices | None = None


class JobDraft(Struct, frozen=True):
    """A job's uncommitted result, with the context's tokens after it."""

    compaction: Compaction
    seen: WindowState
    after: int
    window: ContextWindow


class JobResult(Struct, frozen=True):
    """The outcome of a job; `detail` is written for the user."""

    outcome: JobOutcome
    detail: str = ""
    draft: JobDraft | None = None


NOTHING = JobResult(JobOutcome.REJECTED, Phrase("Nothing to compact right now."))
STALE = JobResult(
    JobOutcome.STALE, Phrase("The conversation changed in the meantime, so nothing was compacted.")
)
TOO_LITTLE = JobResult(
    JobOutcome.REJECTED, Phrase("Compacting would have freed too little, so nothing changed.")
)
STOPPED = JobResult(JobOutcome.STOPPED)
UNEXPECTED = JobResult(
    JobOutcome.FAILED, Phrase("Something went wrong. Nothing changed. See the log for details.")
)


def committed_result(epoch: Epoch) -> JobResult:
    detail = Phrase(
        "{tokens_before} tokens became {tokens_after}.",
        tokens_before=f"{epoch.before:,}",
        tokens_after=f"{epoch.after:,}",
    )
    return JobResult(JobOutcome.COMMITTED, detail)


class CircuitBreaker:
    """The counts of consecutive failures by kind; a change of the conditions resets them."""

    def __init__(self) -> None:
        self._failures: dict[Job, int] = {}
        self._settings: object = None

    def look(self, settings: object) -> None:
        """Reset the counts if `settings` (policy and models), compared by value, has changed."""
        if settings != self._settings:
            self._failures.clear()
            self._settings = settings

    def note_success(self, job: Job) -> None:
        self._failures.pop(job, None)

    def note_failure(self, job: Job) -> int:
        """Count a failure and return the number of consecutive failures."""
        self._failures[job] = self._failures.get(job, 0) + 1
        return self._failures[job]

    def open(self, limit: int) -> frozenset[Job]:
        """Return the kinds with at least `limit` consecutive failures."""
        return frozenset(job for job, count in self._failures.items() if count >= limit)
