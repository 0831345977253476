"""How long work over a whole store reports what it does, and how it is stopped."""

from collections.abc import Callable
from dataclasses import dataclass

from helix_desktop.domain.errors import StoreInterrupted

Progress = Callable[[str, int, int], None]
"""What is being done, how much of it is done, and of how much (0 = not known)."""

Stopped = Callable[[], bool]
"""Whether the person wants the work to end; asked often, from the thread that works."""

_EVERY = 256
"""Things between two reports; a report per record would cost more than the record."""


def silent(what: str, done: int, total: int) -> None:
    """For who does not want to know."""


def never() -> bool:
    """For work that nobody can stop."""
    return False


@dataclass(slots=True)
class Watch:
    """Both callbacks, and where the work stands."""

    progress: Progress = silent
    stopped: Stopped = never
    what: str = ""
    done: int = 0
    total: int = 0

    def begin(self, what: str, total: int = 0) -> None:
        self.heed()
        self.what, self.done, self.total = what, 0, total
        self.progress(what, 0, total)

    def step(self, more: int = 1) -> None:
        self.heed()
        before, self.done = self.done // _EVERY, self.done + more
        if self.done // _EVERY > before:
            self.progress(self.what, self.done, self.total)

    def heed(self) -> None:
        """Raise StoreInterrupted if the work is to end."""
        if self.stopped():
            raise StoreInterrupted("Stopped as you wished.", "What was there before is unchanged.")
