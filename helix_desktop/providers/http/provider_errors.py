"""Turns a provider's error into one of Helix's: context too long, key, credit, overloaded.

What says that a request is too long: `length_refusals.py`. The provider's own words are quoted in
the message, short and without keys; the error's class decides how the engine reacts.
"""

import re
import time
from collections.abc import Mapping

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
from helix_desktop.providers.http.requested_wait import parse_wait

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
