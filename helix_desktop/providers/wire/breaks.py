"""What a broken connection means: which of our errors it is, and whether to try again."""

import socket
import ssl
from collections.abc import Iterator

import httpx

from helix_desktop.domain.errors import RequestRefused
from helix_desktop.providers.wire import words
from helix_desktop.providers.wire.retries import Failure

_UNCONNECTED = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)


def failure_of(error: httpx.HTTPError | httpx.InvalidURL | httpx.StreamError) -> Failure:
    """The failure behind an error of the client; the caller chains the two."""
    if isinstance(error, _UNCONNECTED):
        return _unconnected(error)
    if isinstance(error, httpx.ProxyError):
        return Failure(words.PROXY.error())
    if isinstance(error, httpx.InvalidURL | httpx.UnsupportedProtocol):
        return Failure(words.NO_ADDRESS.error(RequestRefused))
    return Failure(words.CUT_OFF.error(), again=True, cut=True)


def _unconnected(error: httpx.HTTPError) -> Failure:
    for cause in _causes(error):
        if isinstance(cause, socket.gaierror):
            return Failure(words.NO_NAME.error(), again=True)
        if isinstance(cause, ssl.SSLCertVerificationError):
            return Failure(words.NO_TRUST.error())
        if isinstance(cause, ssl.SSLError):
            return Failure(words.NO_ENCRYPTION.error())
    return Failure(words.NO_CONNECTION.error(), again=True)


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    for _ in range(10):
        if error is None:
            return
        yield error
        error = error.__cause__ or error.__context__
