"""Turns what a provider says of an error into one of our errors, worded for a person.

The provider's own words are quoted, short and without keys; the kind decides what the engine does.
"""

import re
import time
from collections.abc import Mapping

from helix_desktop.domain.errors import (
    ProviderBusy,
    ProviderDenied,
    ProviderError,
    ProviderGarbled,
    ProviderUnreachable,
    RequestRefused,
    RequestTooBig,
    WindowTooLong,
)
from helix_desktop.providers.wire import words
from helix_desktop.providers.wire.addresses import place_of
from helix_desktop.providers.wire.told import Told, shown, told
from helix_desktop.providers.wire.too_long import counted, is_too_long, real_limit
from helix_desktop.providers.wire.waits import told_wait
from helix_desktop.providers.wire.words import Words

_STATUS_OF = {
    "rate_limit_error": 429,
    "rate_limit_exceeded": 429,
    "rate_limit_reached": 429,
    "too_many_requests": 429,
    "throttlingexception": 429,
    "resource_exhausted": 429,
    "engine_overloaded_error": 529,
    "overloaded_error": 529,
    "serviceunavailableexception": 503,
    "modelstreamerrorexception": 503,
    "unavailable_error": 503,
    "unavailable": 503,
    "api_error": 500,
    "server_error": 500,
    "internal_server_error": 500,
    "internalserverexception": 500,
    "internal": 500,
    "timeout_error": 504,
    "deadline_exceeded": 504,
    "authentication_error": 401,
    "invalid_api_key": 401,
    "invalid_authentication_error": 401,
    "unauthenticated": 401,
    "api_key_invalid": 401,
    "billing_error": 402,
    "insufficient_quota": 402,
    "insufficient_balance": 402,
    "exceeded_current_quota_error": 402,
    "permission_error": 403,
    "permission_denied": 403,
    "accessdeniedexception": 403,
    "not_found_error": 404,
    "not_found": 404,
    "model_not_found": 404,
    "request_too_large": 413,
    "invalid_request_error": 400,
    "invalid_argument": 400,
    "validationexception": 400,
    "badrequesterror": 400,
}
"""What a code word means where there is no status, or one that says less."""

_STRONGER = {401, 402, 413}
"""A code word of these is believed against the status it came with."""

_BUSY = {408, 409, 425, 429}

_NO_CREDIT = re.compile(
    r"credit balance is too low|insufficient (?:balance|credits?|funds)|requires more credits"
    r"|out of credits|billing hard limit|no credits? (?:left|remaining)|account is not active",
    re.IGNORECASE,
)
_BAD_KEY = re.compile(
    r"api[ _-]?key (?:is )?(?:not valid|invalid|not found|expired|missing)"
    r"|(?:incorrect|invalid|missing|no) api[ _-]?key|no auth credentials",
    re.IGNORECASE,
)
_BYTES = re.compile(
    r"(?:payload size exceeds the limit|content size limit|maximum request size)\W{0,3}"
    r"(?:of |is )?\(?(?P<limit>\d+)|(?:request|payload|body)(?: entity| body)? (?:is )?too large"
    r"|exceeds the maximum size|length limit exceeded",
    re.IGNORECASE,
)
_NO_MODEL = re.compile(
    r"model.{0,80}?(?:does not exist|not found|not supported|unknown|is not available"
    r"|not a valid|try pulling)|(?:unknown|no such|invalid|unsupported) model|not a valid model",
    re.IGNORECASE | re.DOTALL,
)
_LOADING = re.compile(r"loading model|model is (?:still |currently )?loading", re.IGNORECASE)
_OVERLOADED = re.compile(r"overload|at capacity|over capacity", re.IGNORECASE)


def fault(
    status: int, body: bytes, headers: Mapping[str, str], *, now: float | None = None
) -> ProviderError:
    """The error behind an answer that is none; header names are in lower case."""
    said = told(body)
    if 300 <= status < 400:
        return _elsewhere(headers.get("location", ""))
    wait = told_wait(headers, said.text, now=time.time() if now is None else now)
    return _error(_meant(status, said), said, wait)


def stream_fault(text: str) -> ProviderError:
    """The error inside a stream that had begun well: the text of one event, of any dialect."""
    said = told(text)
    return _error(_meant(0, said), said, told_wait({}, said.text, now=time.time()))


def garbled(text: str = "") -> ProviderGarbled:
    """What came is no answer of this dialect; `text` is quoted, short and without keys."""
    said = told(text)
    return ProviderGarbled(*_worded(words.WEB_PAGE if said.markup else words.GARBLED, said))


def _meant(status: int, said: Told) -> int:
    """The status that an error means, whatever it was sent with; 0 = it does not say."""
    coded = [_STATUS_OF[each] for each in said.codes if each in _STATUS_OF]
    strong = [each for each in coded if each in _STRONGER]
    if strong and (status == 0 or 400 <= status < 500):
        return strong[0]
    if status not in (0, 200):
        return status
    numeric = [int(each) for each in said.codes if re.fullmatch(r"[45]\d\d", each)]
    return (numeric or sorted(coded, reverse=True) or [status])[0]


def _error(status: int, said: Told, wait: float | None) -> ProviderError:
    """Length before all else: it comes under the same statuses and codes as anything."""
    if is_too_long(status, said):
        limit = real_limit(said)
        asked = counted(said, limit)
        return WindowTooLong(*_worded(_long(limit), said), limit=limit, asked=asked)
    if status == 413 or (400 <= status < 500 and _BYTES.search(said.text)):
        return _too_big(said)
    if status in (401, 402, 403) or _denying(status, said):
        return _denied(status, said)
    if status in _BUSY or status >= 500:
        return ProviderBusy(*_worded(_busy(status, said), said), wait=wait)
    kind, chosen = _refusal(status, said)
    return kind(*_worded(chosen, said))


def _refusal(status: int, said: Told) -> tuple[type[ProviderError], Words]:
    """What is left: the first line that is true."""
    no_model = "model_not_found" in said.codes or bool(_NO_MODEL.search(said.text))
    lines = (
        (status == 407, ProviderUnreachable, words.PROXY),
        (no_model and not said.markup, RequestRefused, words.NO_MODEL),
        (status in (404, 405), RequestRefused, words.NOT_THERE),
        (400 <= status < 500, RequestRefused, words.REFUSED),
        (status == 0, ProviderError, words.BROKEN),
        (said.markup, ProviderGarbled, words.WEB_PAGE),
        (True, ProviderGarbled, words.GARBLED),
    )
    return next((kind, chosen) for applies, kind, chosen in lines if applies)


def _elsewhere(location: str) -> ProviderUnreachable:
    """A redirect that is not followed; where it leads to is what the person needs to know."""
    place = place_of(location)
    where = f" (to {shown(place)})" if place else ""
    message = f"The address sends its requests elsewhere{where}; the key was not sent there."
    return ProviderUnreachable(message, words.ELSEWHERE.hint)


def _denying(status: int, said: Told) -> bool:
    """Some say of a key or an account that it is no good under any status."""
    if said.markup or status >= 500:
        return False
    return bool(_NO_CREDIT.search(said.text) or (status != 429 and _BAD_KEY.search(said.text)))


def _denied(status: int, said: Told) -> ProviderDenied:
    chosen = words.NO_RIGHT if status == 403 else words.NO_KEY
    if _BAD_KEY.search(said.text):
        chosen = words.NO_KEY
    if status == 402 or _NO_CREDIT.search(said.text):
        chosen = words.NO_CREDIT
    return ProviderDenied(*_worded(chosen, said))


def _too_big(said: Told) -> RequestTooBig:
    found = _BYTES.search(said.text)
    limit = int(found["limit"]) if found and found["limit"] and len(found["limit"]) < 15 else None
    return RequestTooBig(*_worded(words.TOO_BIG, said), limit=limit)


def _busy(status: int, said: Told) -> Words:
    if _LOADING.search(said.text):
        return words.LOADING
    if status == 429:
        return words.TOO_MANY
    if status in (503, 529) or _OVERLOADED.search(said.text):
        return words.OVERLOADED
    if status in (408, 504, 522, 524):
        return words.SILENT
    return words.BROKEN


def _long(limit: int | None) -> Words:
    if limit is None:
        return words.TOO_LONG
    known = f"The request is longer than the {limit:,} tokens that the model takes."
    return Words(known, words.TOO_LONG.hint)


def _worded(chosen: Words, said: Told) -> tuple[str, str]:
    """Our words, and the provider's own after them."""
    if not said.sentence:
        return chosen.message, chosen.hint
    return f"{chosen.message} It says: “{said.sentence}”", chosen.hint
