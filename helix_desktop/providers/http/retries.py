"""Whether and when again; timeouts; what a broken connection means.

How long is waited for what, and how often something is tried again.

Whether a request that failed is sent again, and after how many seconds.

As the official clients do: a provider may say it in headers, else waits double. Nothing is ever
sent again once a piece of the answer was handed on.

What a broken connection means: which of our errors it is, and whether to try again.
"""

import socket
import ssl
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import httpx
from msgspec import Struct

from helix_desktop.domain.errors import ProviderError, ProviderOverloaded, RequestRefused
from helix_desktop.providers.http import error_words


class HttpTimeouts(Struct, frozen=True):
    """Deadlines in seconds, and the most that one wait and all tries may be.

    `first` is for a model that reads: local servers may take minutes over a long window before
    they send a byte (the official clients wait 600 s). `idle` is between two pieces; most servers
    send a sign of life every 15 s. `total` ends what trickles for ever: 128,000 tokens at 20 a
    second take 6,400 s.
    """

    connect: float = 10.0
    first: float = 600.0
    idle: float = 300.0
    total: float = 7_200.0
    small: float = 15.0
    """For small documents, from the first to the last byte, and for the body of a refusal."""
    after: float = 0.2
    """After the last event, for the stream to end by itself: then the connection is used again."""
    busy: int = 5
    """How often a provider that has no time is asked again (0.5 + 1 + 2 + 4 + 8 s)."""
    unreachable: int = 2
    """How often a connection is tried again, as the official clients do."""
    longest_wait: float = 120.0
    """A provider that asks for more is not waited for: the person decides."""


FIRST_WAIT = 0.5
LONGEST_STEP = 8.0
JITTER = 0.25
"""The part of a wait that is left to chance, so that many clients do not come back at once."""


class FailedAttempt(Exception):
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


def refused_attempt(error: ProviderError, headers: Mapping[str, str]) -> FailedAttempt:
    """The failure of an attempt that was answered; header names are in lower case."""
    busy = isinstance(error, ProviderOverloaded)
    told = error.wait if isinstance(error, ProviderOverloaded) else None
    asked = headers.get("x-should-retry", "").strip().lower()
    return FailedAttempt(
        error, again=busy if asked not in ("true", "false") else asked == "true", told=told
    )


@dataclass(slots=True)
class RetrySchedule:
    """The attempts of one request."""

    patience: HttpTimeouts
    chance: Callable[[], float]
    """A number from 0 up to 1."""
    made: int = 0

    def wait(self, failure: FailedAttempt) -> float | None:
        """Seconds until the next attempt, or None: it was the last one."""
        busy = isinstance(failure.error, ProviderOverloaded)
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


_UNCONNECTED = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)


def to_failed_attempt(
    error: httpx.HTTPError | httpx.InvalidURL | httpx.StreamError,
) -> FailedAttempt:
    """The failure behind an error of the client; the caller chains the two."""
    if isinstance(error, _UNCONNECTED):
        return _unconnected(error)
    if isinstance(error, httpx.ProxyError):
        return FailedAttempt(error_words.PROXY.error())
    if isinstance(error, httpx.InvalidURL | httpx.UnsupportedProtocol):
        return FailedAttempt(error_words.NO_ADDRESS.error(RequestRefused))
    return FailedAttempt(error_words.CUT_OFF.error(), again=True, cut=True)


def _unconnected(error: httpx.HTTPError) -> FailedAttempt:
    for cause in _causes(error):
        if isinstance(cause, socket.gaierror):
            return FailedAttempt(error_words.NO_NAME.error(), again=True)
        if isinstance(cause, ssl.SSLCertVerificationError):
            return FailedAttempt(error_words.NO_TRUST.error())
        if isinstance(cause, ssl.SSLError):
            return FailedAttempt(error_words.NO_ENCRYPTION.error())
    return FailedAttempt(error_words.NO_CONNECTION.error(), again=True)


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    for _ in range(10):
        if error is None:
            return
        yield error
        error = error.__cause__ or error.__context__
