"""How often and after how long a failed request is sent again (429, 529, connection lost).

Retries follow the official clients: the waiting time is the one in the provider's headers, else it
doubles. A request is never sent again after a piece of its answer was passed on.
"""

import random
import socket
import ssl
import time
from collections.abc import Callable, Mapping
from types import MappingProxyType

import httpx
from msgspec import Struct

from helix_desktop.domain.elapsed_time import ElapsedTime
from helix_desktop.domain.errors import ProviderError, ProviderOverloaded, RequestRefused, causes_of
from helix_desktop.providers.http import error_texts
from helix_desktop.providers.http.timeouts import MAX_TURN_WAIT_SECONDS

MAX_BUSY_RETRIES = 5
"""Retries with an overloaded provider (0.5 + 1 + 2 + 4 + 8 s)."""
MAX_UNREACHABLE_RETRIES = 2
"""Retries of a connection, as in the official clients."""
FIRST_WAIT_SECONDS = 0.5
MAX_STEP_SECONDS = 8.0
MIN_REQUESTED_SECONDS = 1.0
"""The shortest requested wait that does not count as an attempt, so that "0" is not obeyed for
ever.
"""
JITTER_SHARE = 0.25
"""Random share of a wait, so that many clients do not return at once."""


class FailedAttempt(Exception):
    """An attempt without an answer; `may_retry`: a retry may succeed.

    `requested_wait` is what the provider asks for, in seconds. `cut`: the connection ended without
    a reason. Never raised outside this package.
    """

    def __init__(
        self,
        error: ProviderError,
        *,
        may_retry: bool = False,
        requested_wait: float | None = None,
        cut: bool = False,
    ) -> None:
        super().__init__(error.message)
        self.error = error
        self.may_retry = may_retry
        self.requested_wait = requested_wait
        self.cut = cut


def refused_attempt(
    error: ProviderError, headers: Mapping[str, str] = MappingProxyType({})
) -> FailedAttempt:
    """Return the failure of an attempt that was answered; header names are in lower case."""
    busy, requested_wait = False, None
    if isinstance(error, ProviderOverloaded):
        busy, requested_wait = True, error.wait
    retry_header = headers.get("x-should-retry", "").strip().lower()
    may_retry = busy if retry_header not in ("true", "false") else retry_header == "true"
    return FailedAttempt(error, may_retry=may_retry, requested_wait=requested_wait)


class RetryOptions(Struct, frozen=True):
    """What tests choose about retries.

    `random_share` returns a random number from 0 up to 1. `max_wait_seconds` are the seconds that
    providers may ask to wait. A wait looks at the clock again every `clock_check_seconds`.
    """

    random_share: Callable[[], float] = random.random
    max_wait_seconds: float = MAX_TURN_WAIT_SECONDS
    max_busy: int = MAX_BUSY_RETRIES
    max_unreachable: int = MAX_UNREACHABLE_RETRIES
    elapsed: Callable[[], ElapsedTime] = lambda: ElapsedTime(time.time, time.monotonic)
    clock_check_seconds: float = 1.0


class RetrySchedule(Struct):
    """The retries of one request.

    A wait that the provider asked for does not count as an attempt, as long as all of these waits
    together are no longer than a turn may wait.
    """

    options: RetryOptions
    count: int = 0
    _unrequested: int = 0
    """Retries after a wait that was not asked for."""
    _waited_seconds: float = 0.0

    def wait(self, failure: FailedAttempt) -> float | None:
        """Return the seconds until the next attempt; None if there is none."""
        requested = failure.requested_wait
        if not failure.may_retry or self.is_too_long(requested):
            return None
        if requested is None or requested < MIN_REQUESTED_SECONDS:
            busy = isinstance(failure.error, ProviderOverloaded)
            if self._unrequested >= (
                self.options.max_busy if busy else self.options.max_unreachable
            ):
                return None
            self._unrequested += 1
        self.count += 1
        self._waited_seconds += requested or 0.0
        if requested is not None:
            return requested
        doubled: float = min(FIRST_WAIT_SECONDS * 2.0 ** (self._unrequested - 1), MAX_STEP_SECONDS)
        return doubled * (1.0 - JITTER_SHARE * self.options.random_share())

    def is_too_long(self, requested: float | None) -> bool:
        """Return whether the provider asks to wait longer than a turn may."""
        max_seconds = self.options.max_wait_seconds
        return requested is not None and self._waited_seconds + requested > max_seconds

    def last_error(self, failure: FailedAttempt) -> ProviderError:
        """Return the error of a request that is not sent again."""
        error, requested = failure.error, failure.requested_wait
        if not isinstance(error, ProviderOverloaded):
            return error
        if not (error.is_limit or self.is_too_long(requested)):
            return error
        is_stated = requested is not None and requested >= MIN_REQUESTED_SECONDS
        return error_texts.limit_reached(error, requested if is_stated else None)


_UNCONNECTED = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)


def to_failed_attempt(
    error: httpx.HTTPError | httpx.InvalidURL | httpx.StreamError,
) -> FailedAttempt:
    """Return the failure behind an error of httpx; the caller chains the two."""
    if isinstance(error, _UNCONNECTED):
        for cause in causes_of(error):
            if isinstance(cause, socket.gaierror):
                return FailedAttempt(error_texts.NO_NAME.error(), may_retry=True)
            if isinstance(cause, ssl.SSLCertVerificationError):
                return FailedAttempt(error_texts.NO_TRUST.error())
            if isinstance(cause, ssl.SSLError):
                return FailedAttempt(error_texts.NO_ENCRYPTION.error())
        return FailedAttempt(error_texts.NO_CONNECTION.error(), may_retry=True)
    if isinstance(error, httpx.ProxyError):
        return FailedAttempt(error_texts.PROXY.error())
    if isinstance(error, httpx.InvalidURL | httpx.UnsupportedProtocol):
        return FailedAttempt(error_texts.NO_ADDRESS.error(RequestRefused))
    return FailedAttempt(error_texts.CUT_OFF.error(), may_retry=True, cut=True)
