"""Turns a provider's error into one of Helix's: context too long, key, credit, overloaded.

What says that a request is too long: `length_refusals.py`. The provider's own words are quoted in
the message, short and without keys; the error's class decides how the engine reacts.

How long a provider asks to wait is read from its header Retry-After, and from the words of an
error.
"""

import re
import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

from helix_desktop.domain.errors import (
    ContextTooLong,
    ProviderAccessDenied,
    ProviderError,
    ProviderOverloaded,
    ProviderResponseInvalid,
    ProviderUnreachable,
    RequestRefused,
    RequestTooLarge,
)
from helix_desktop.domain.phrase import Phrase, joined
from helix_desktop.providers.http import error_texts
from helix_desktop.providers.http.address_policy import origin_of
from helix_desktop.providers.http.error_body import ParsedError, parse_error_body, quote_provider
from helix_desktop.providers.http.error_texts import ErrorText
from helix_desktop.providers.http.length_refusals import (
    is_context_too_long,
    parse_counted,
    parse_limit,
    parse_token_rate,
)

MAX_CREDIBLE_WAIT_SECONDS = 31 * 86_400.0
"""Most seconds to wait; a longer time does not refer to this request."""

_UNIT_SECONDS = {"d": 86_400.0, "h": 3_600.0, "m": 60.0, "s": 1.0, "ms": 0.001}

_PART = (
    r"\d+(?:\.\d+)? ?"
    r"(?:ms|milliseconds?|d(?:ays?)?|h(?:ours?|rs?)?|m(?:in(?:ute)?s?)?|s(?:ec(?:ond)?s?)?)"
    r"(?![a-z])"
)

_PARTS = re.compile(r"(\d+(?:\.\d+)?) ?(ms|millis|[dhms])", re.IGNORECASE)

_SPAN = rf"{_PART}(?:[ ,]{{0,2}}(?:and )?{_PART}){{0,3}}"

_WAIT_IN_WORDS = re.compile(
    rf"(?:try again|retry|retrydelay|wait|resets?)\D{{0,24}}?({_SPAN})", re.IGNORECASE
)

_WAIT_FIELDS = {
    "retry_after_ms": 0.001,
    "retry_after": 1.0,
    "retry_after_seconds": 1.0,
    "resets_in_seconds": 1.0,
}
"""Names of numbers in the body of an error, with their unit in seconds."""

_RESET_HEADERS = re.compile(r"(?:anthropic|x)-ratelimit(?:-[a-z-]+)?-reset(?:-[a-z]+)?")
"""Headers such as x-ratelimit-reset-tokens and anthropic-ratelimit-tokens-reset."""

_MIN_EPOCH_SECONDS, _MIN_EPOCH_MILLISECONDS = 1e9, 1e12
"""Least numbers that are a time since 1970, in seconds and in milliseconds."""


def parse_wait(
    headers: Mapping[str, str], parsed: ParsedError | None = None, *, now: float
) -> float | None:
    """Return the seconds to wait that headers or an error ask for, or None if none are given.

    A date is compared with the provider's own clock if it sends one. Limits that are used up say
    when they are renewed; the last of them counts. Header names are in lower case.
    """
    parsed = parsed or ParsedError()
    renewals = []
    for name, value in headers.items():
        remaining = headers.get(name.replace("-reset", "-remaining"), "").strip()
        if not _RESET_HEADERS.fullmatch(name) or remaining not in ("0", "0.0"):
            continue
        # a number, a span such as 6m0s, or a date
        value, wait = value.strip(), _parse_seconds(value, 1.0)
        if wait is None and re.fullmatch(_SPAN, value, re.IGNORECASE):
            wait = _parse_span(value)
        elif wait is None:
            wait = _seconds_until(_parse_date(value, datetime.fromisoformat), headers, now=now)
        elif wait >= _MIN_EPOCH_SECONDS:
            moment = wait / 1_000 if wait >= _MIN_EPOCH_MILLISECONDS else wait
            wait = _seconds_until(moment, headers, now=now)
        if wait is not None:
            renewals.append(wait)
    in_words = _WAIT_IN_WORDS.search(parsed.text)
    waits = (
        _parse_seconds(headers.get("retry-after-ms", ""), 0.001),
        _parse_seconds(headers.get("retry-after", ""), 1.0),
        _seconds_until(_parse_date(headers.get("retry-after", "")), headers, now=now),
        *(
            parsed.numbers[name] * unit
            for name, unit in _WAIT_FIELDS.items()
            if name in parsed.numbers
        ),
        _parse_span(in_words[1]) if in_words else None,
        max(renewals, default=None),
    )
    return next(
        (wait for wait in waits if wait is not None and 0 <= wait <= MAX_CREDIBLE_WAIT_SECONDS),
        None,
    )


def _parse_seconds(value: str, scale: float) -> float | None:
    try:
        return float(value) * scale
    except ValueError:
        return None


def _seconds_until(moment: float | None, headers: Mapping[str, str], *, now: float) -> float | None:
    if moment is None:
        return None
    return max(0.0, moment - (_parse_date(headers.get("date", "")) or now))


def _parse_date(
    value: str, read: Callable[[str], datetime] = parsedate_to_datetime
) -> float | None:
    """Return the seconds since 1970 of a date; None if it is no date."""
    try:
        moment = read(value)
        aware = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
        return (aware - datetime.fromtimestamp(0, UTC)).total_seconds()
    except (TypeError, ValueError, IndexError, OverflowError):
        return None


def _parse_span(text: str) -> float:
    """Return the seconds of a span such as `1h2m3.5s` or `2 minutes and 5 seconds`."""
    parts = ((float(number), unit.lower()) for number, unit in _PARTS.findall(text))
    return sum(number * _UNIT_SECONDS["ms" if unit == "millis" else unit] for number, unit in parts)


_CODES_BY_STATUS = {
    429: "rate_limit_error rate_limit_exceeded rate_limit_reached too_many_requests"
    " throttlingexception resource_exhausted",
    529: "engine_overloaded_error overloaded_error",
    503: "serviceunavailableexception modelstreamerrorexception modelerrorexception"
    " modelnotreadyexception unavailable_error unavailable",
    504: "modeltimeoutexception timeout_error deadline_exceeded",
    500: "api_error server_error internal_server_error internalserverexception internal",
    401: "authentication_error invalid_api_key invalid_authentication_error unauthenticated"
    " api_key_invalid",
    402: "billing_error insufficient_quota insufficient_balance exceeded_current_quota_error",
    403: "permission_error permission_denied accessdeniedexception",
    404: "not_found_error not_found model_not_found",
    413: "request_too_large",
    400: "invalid_request_error invalid_argument validationexception badrequesterror",
}
_STATUS_BY_CODE = {
    word: status for status, words in _CODES_BY_STATUS.items() for word in words.split()
}
"""Meanings of code words where the status is missing or less specific."""

_OVERRIDING_STATUSES = {401, 402, 413}
"""Code words with these meanings override the status they came with."""

_BUSY_STATUSES = {408, 409, 425, 429}

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
_SIGNATURE_ERRORS = (
    (re.compile(r"token .{0,40}?expired|expired ?token", re.IGNORECASE), error_texts.EXPIRED),
    (re.compile(r"signature (?:expired|not yet)", re.IGNORECASE), error_texts.WRONG_CLOCK),
    (
        re.compile(
            r"request signature we calculated|token .{0,40}?is invalid|invalid authentication cred",
            re.IGNORECASE,
        ),
        error_texts.WRONG_SIGNATURE,
    ),
)
"""Rejections of signed requests, and their texts."""

_TOO_MANY_BYTES = re.compile(
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


def parse_provider_error(
    status: int, body: bytes, headers: Mapping[str, str], *, now: float | None = None
) -> ProviderError:
    """Return the error for an error response; header names are in lower case."""
    parsed = parse_error_body(body)
    if 300 <= status < 400:
        # the redirect is not followed
        place = origin_of(headers.get("location", ""))
        message = Phrase(
            "The base URL redirects to {place}. The key was not sent there."
            if place
            else "The base URL redirects elsewhere. The key was not sent there.",
            place=quote_provider(place),
        )
        return ProviderUnreachable(message, error_texts.REDIRECTED.hint)
    wait = parse_wait(headers, parsed, now=time.time() if now is None else now)
    return _choose_error(_real_status(status, parsed), parsed, wait)


def parse_stream_error(text: str) -> ProviderError:
    """Return the error for one event inside a stream, in any dialect."""
    parsed = parse_error_body(text)
    return _choose_error(_real_status(0, parsed), parsed, parse_wait({}, parsed, now=time.time()))


def invalid_response(text: str = "") -> ProviderResponseInvalid:
    """Return the error for an invalid answer; `text` is quoted, short and without keys."""
    parsed = parse_error_body(text)
    return ProviderResponseInvalid(
        *_message_and_hint(error_texts.WEB_PAGE if parsed.markup else error_texts.GARBLED, parsed)
    )


def _real_status(status: int, parsed: ParsedError) -> int:
    """Return the status that an error means, whatever it was sent with; 0 if unknown."""
    statuses = [_STATUS_BY_CODE[code] for code in parsed.codes if code in _STATUS_BY_CODE]
    overriding = [code for code in statuses if code in _OVERRIDING_STATUSES]
    if overriding and (status == 0 or 400 <= status < 500):
        return overriding[0]
    if status not in (0, 200):
        return status
    numeric = [int(code) for code in parsed.codes if re.fullmatch(r"[45]\d\d", code)]
    return (numeric or sorted(statuses, reverse=True) or [status])[0]


def _choose_error(status: int, parsed: ParsedError, wait: float | None) -> ProviderError:
    """Choose the error; length is checked first, since it comes with any status and code."""
    text = parsed.text
    token_limit, requested = parse_token_rate(status, parsed)
    if is_context_too_long(status, parsed):
        if token_limit:
            return ContextTooLong(
                *_message_and_hint(error_texts.above_rate_limit(token_limit), parsed),
                limit=token_limit,
                requested=requested,
                is_rate_limit=True,
            )
        limit = parse_limit(parsed)
        words = error_texts.TOO_LONG
        if limit is not None:
            message = Phrase(
                "The request exceeds the model's limit of {limit} tokens.", limit=f"{limit:,}"
            )
            words = ErrorText(message, words.hint)
        counted = parse_counted(parsed, limit)
        return ContextTooLong(*_message_and_hint(words, parsed), limit=limit, requested=counted)
    too_big = _TOO_MANY_BYTES.search(text)
    if status == 413 or (400 <= status < 500 and too_big):
        digits = (too_big["limit"] or "") if too_big else ""
        return RequestTooLarge(
            *_message_and_hint(error_texts.TOO_BIG, parsed),
            limit=int(digits) if 0 < len(digits) < 15 else None,
        )
    no_credit, bad_key = _NO_CREDIT.search(text), _BAD_KEY.search(text)
    # some providers reject the key or the account with any status
    denies = not parsed.markup and status < 500 and (no_credit or (status != 429 and bad_key))
    if status in (401, 402, 403) or denies:
        words = error_texts.NO_RIGHT if status == 403 else error_texts.NO_KEY
        if bad_key:
            words = error_texts.NO_KEY
        if status == 402 or no_credit:
            words = error_texts.NO_CREDIT
        signature_texts = (
            text_of_rejection
            for pattern, text_of_rejection in _SIGNATURE_ERRORS
            if pattern.search(text)
        )
        return ProviderAccessDenied(*_message_and_hint(next(signature_texts, words), parsed))
    if status in _BUSY_STATUSES or status >= 500:
        if _LOADING.search(text):
            words = error_texts.LOADING
        elif status == 429:
            words = error_texts.TOO_MANY
        elif status in (503, 529) or _OVERLOADED.search(text):
            words = error_texts.OVERLOADED
        else:
            is_silent = status in (408, 504, 522, 524)
            words = error_texts.SILENT if is_silent else error_texts.BROKEN
        return ProviderOverloaded(
            *_message_and_hint(words, parsed), wait=wait, token_limit=token_limit
        )
    no_model = "model_not_found" in parsed.codes or bool(_NO_MODEL.search(text))
    choices = (
        (status == 407, ProviderUnreachable, error_texts.PROXY),
        (no_model and not parsed.markup, RequestRefused, error_texts.NO_MODEL),
        (status in (404, 405), RequestRefused, error_texts.NO_ANSWER),
        (400 <= status < 500, RequestRefused, error_texts.REFUSED),
        (status == 0, ProviderError, error_texts.BROKEN),
        (parsed.markup, ProviderResponseInvalid, error_texts.WEB_PAGE),
        (True, ProviderResponseInvalid, error_texts.GARBLED),
    )
    kind, words = next((kind, words) for applies, kind, words in choices if applies)
    return kind(*_message_and_hint(words, parsed))


def _message_and_hint(chosen: ErrorText, parsed: ParsedError) -> tuple[str, str]:
    """Return the message with the provider's own words appended, and the hint."""
    if not parsed.sentence:
        return chosen.message, chosen.hint
    # the sentence that follows begins after a full stop
    sentence = parsed.sentence if parsed.sentence[-1] in ".!?…。！？" else f"{parsed.sentence}."
    quotation = Phrase("The provider says: “{sentence}”", sentence=sentence)
    return joined((chosen.message, quotation)), chosen.hint
