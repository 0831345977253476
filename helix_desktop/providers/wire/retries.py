"""Whether a request that failed is sent again, and after how many seconds.

As the official clients do: a provider may say it in headers, else waits double. Nothing is ever
sent again once a piece of the answer was handed on.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from helix_desktop.domain.errors import ProviderBusy, ProviderError
from helix_desktop.providers.wire.patience import Patience

FIRST_WAIT = 0.5
LONGEST_STEP = 8.0
JITTER = 0.25
"""The part of a wait that is left to chance, so that many clients do not come back at once."""


class Failure(Exception):
    """An attempt that gave no answer; `again`: another one may do better.

    `told` is what the provider asks to wait, in seconds. `cut`: the connection ended it, nobody
    said why. It never leaves this package.
    """

    def __init__(
        self,
        error: ProviderError,
        *,
        again: bool = False,
        told: float | None = None,
        cut: bool = False,
    ) -> None:
        super().__init__(error.message)
        self.error = error
        self.again = again
        self.told = told
        self.cut = cut


def refusal(error: ProviderError, headers: Mapping[str, str]) -> Failure:
    """The failure of an attempt that was answered; header names are in lower case."""
    busy = isinstance(error, ProviderBusy)
    told = error.wait if isinstance(error, ProviderBusy) else None
    asked = headers.get("x-should-retry", "").strip().lower()
    return Failure(
        error, again=busy if asked not in ("true", "false") else asked == "true", told=told
    )


@dataclass(slots=True)
class Retries:
    """The attempts of one request."""

    patience: Patience
    chance: Callable[[], float]
    """A number from 0 up to 1."""
    made: int = 0

    def wait(self, failure: Failure) -> float | None:
        """Seconds until the next attempt, or None: it was the last one."""
        busy = isinstance(failure.error, ProviderBusy)
        most = self.patience.busy if busy else self.patience.unreachable
        if not failure.again or self.made >= most:
            return None
        if (failure.told or 0.0) > self.patience.longest_wait:
            return None
        self.made += 1
        return self._step() if failure.told is None else failure.told

    def _step(self) -> float:
        doubled: float = min(FIRST_WAIT * 2.0 ** (self.made - 1), LONGEST_STEP)
        return doubled * (1.0 - JITTER * self.chance())
