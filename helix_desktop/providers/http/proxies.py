"""The proxies of this system, and the hosts that they are not asked for.

A proxy is for the way out. It cannot know this machine, and names of a private network mean
something else to it: models there are reached directly.
"""

from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

import httpx

from helix_desktop.domain.errors import ProviderError
from helix_desktop.domain.net_addresses import is_private_address
from helix_desktop.domain.phrase import joined
from helix_desktop.providers.http import error_words
from helix_desktop.providers.http.error_body import quote_provider
from helix_desktop.providers.http.retries import FailedAttempt, to_failed_attempt

_ASKS_FOR_PASSWORD = ("407", "Requested ", "Invalid username")
"""Signs of a proxy that wants a name and a password, or others; of SOCKS in httpcore's words."""


def goes_direct(url: str) -> bool:
    """Return whether an address leads to this machine or a private network."""
    return is_private_address(urlsplit(url).hostname or "")


def proxy_for(url: str) -> str:
    """Return the setting of the proxy on the way to an address, without its password, or ""."""
    parts, found = urlsplit(url), getproxies()
    name = parts.scheme if found.get(parts.scheme) else "all"
    proxy = found.get(name, "")
    if not proxy or goes_direct(url) or proxy_bypass(parts.hostname or ""):
        return ""
    way = urlsplit(proxy if "://" in proxy else f"http://{proxy}")
    return quote_provider(f"{name.upper()}_PROXY={way.scheme}://{way.netloc.rpartition('@')[2]}")


def unsent_attempt(error: httpx.HTTPError | httpx.InvalidURL, url: str) -> FailedAttempt:
    """Return the failure of a request that got no answer; one of the proxy names the proxy."""
    failure = to_failed_attempt(error)
    place = proxy_for(url)
    if isinstance(error, httpx.ProxyError):
        asks = any(sign in str(error) for sign in _ASKS_FOR_PASSWORD)
        words = error_words.PROXY if asks else error_words.NO_CONNECTION
        return FailedAttempt(_naming(words.error(), place))
    down = (error_words.NO_CONNECTION.message, error_words.NO_NAME.message)
    if place and failure.error.message in down:
        cannot = error_words.NO_CONNECTION.message
        named = _naming(ProviderError(cannot, error_words.PROXY.hint), place)
        return FailedAttempt(named, again=failure.again)
    return failure


def _naming(error: ProviderError, place: str) -> ProviderError:
    """Return the error with the proxy in its message."""
    message = joined((error.message, place))
    return error_words.ErrorWords(message, error.hint).error()
