"""The circuit breaker: what fails again and again rests until something changes."""

from helix_desktop.domain.memory import Job


class Breaker:
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
