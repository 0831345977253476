"""Turns a provider's error into one of Helix's: context too long, key, credit, overloaded.

The provider's own words are quoted in the message, short and without keys; the error's class
decides how the engine reacts. How long a provider asks to wait is read from its headers, from
fields of an error, and, where the error is about a limit, from its words.

An error can say that a request has too many tokens, and how many it may have. A limit that is
believed makes all later requests smaller, and an error may quote anything: a page of documentation,
the user's message. So only two things count: a code that is about length, or a message that as a
whole is one that a known server writes. Digits are those of ASCII.
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

_LENGTH_CODES = {
    "context_length_exceeded",
    "exceed_context_size_error",
    "model_context_window_exceeded",
    "context_window_exceeded",
    "contextwindowexceedederror",
    "model_max_prompt_tokens_exceeded",
    "prompt_too_long",
    "max_context_length_exceeded",
}

_LONG_TEXT_CODE = "string_above_max_length"
_LONG_TEXT = re.compile(r"string with maximum length (?P<limit>\d+)", re.IGNORECASE | re.ASCII)
_MIN_CONTENT_LIMIT_CHARS = 100_000
"""Least length limit that concerns the content of messages; shorter ones are for names and IDs."""

_OTHER_CODES = re.compile(
    r"content|policy|safety|moderation|filter|blocked|guardrail|auth|api_?key|permission|denied"
    r"|quota|billing|balance|credit|rate_?limit|throttl|not_found|timeout|overload"
)
"""Words in error codes that are about something else, whatever the error quotes."""

_NOT_ABOUT_LENGTH = {401, 402, 403, 404, 405, 407, 429}

NUMBER = r"(?P<limit>\d+(?:\.\d+)? ?[kKmM](?![A-Za-z])|\d{1,3}(?:[,_. ]\d{3})+(?!\d)|\d+)"
"""A number as providers write it: 200000, 200,000, 200 000, 200k."""
_COUNT = r"\d[\d,]*"

_SCALES = {"k": 1_000, "m": 1_000_000}

_PREFIX = (
    r"(?:litellm\.\w+: |\w*Error: |<\d{3}> [\w.]+: |Input validation error: |Invalid request: "
    r"|invalid params, |The model returned the following errors: )*"
)
"""What gateways and servers put before the message."""

_ADVICE = (
    r"(?:[.,;]? (?:please|try|reduce|decrease|make sure|consider|which is not enough)\b"
    r"[^\n\"“”]{0,200})?\.?"
)
"""What a server adds at the end of the message."""

_IN_DETAIL = (
    rf"\({_COUNT} (?:in the messages|of text input)"
    rf"(?:, {_COUNT} (?:in the functions|of tool input))?"
    rf"(?:,?(?: and)? {_COUNT} in the (?:completion|output))?\)"
)

_FORMS = (
    # OpenAI, and what speaks as it: vLLM, llama-cpp-python, DeepSeek, OpenRouter
    rf"this (?:model|endpoint)'s maximum context length is {NUMBER} tokens\. However, (?:"
    rf"your messages resulted in {_COUNT} tokens(?: {_IN_DETAIL})?"
    rf"|you requested (?:about )?{_COUNT} tokens(?: {_IN_DETAIL})?"
    rf"|your request has {_COUNT} input tokens"
    rf"|you requested {_COUNT} output tokens and your prompt contains at least {_COUNT} input "
    rf"tokens, for a total of at least {_COUNT} tokens)",
    r"your input exceeds the context window of this model",
    rf"(?:your |The )?input exceeds the context window of {NUMBER} tokens",
    rf"requested tokens \({_COUNT}\) exceed context window of {NUMBER}",
    # vLLM
    rf"you passed {_COUNT} input tokens and requested {_COUNT} output tokens\. However, the model's"
    rf" context length is only {NUMBER} tokens, resulting in a maximum input length of {_COUNT} "
    r"tokens",
    rf"'max_tokens' or 'max_completion_tokens' is too large: {_COUNT}\. This model's maximum "
    rf"context length is {NUMBER} tokens and your request has {_COUNT} input tokens "
    rf"\({_COUNT} > {_COUNT} - {_COUNT}\)",
    rf"the decoder prompt \(length {_COUNT}\) is longer than the maximum model length of {NUMBER}",
    # Anthropic
    rf"prompt is too long: {_COUNT} tokens > {NUMBER} maximum",
    rf"input length and `max_tokens` exceed context limit: {_COUNT} \+ {_COUNT} > {NUMBER}",
    r"prompt is too long",
    # Gemini, Vertex
    rf"the input token count \({_COUNT}\) exceeds the maximum number of tokens allowed "
    rf"\({NUMBER}\)",
    rf"unable to submit request because the input token count is {_COUNT} but model only supports "
    rf"up to {NUMBER}",
    # Bedrock
    r"input is too long for requested model",
    r"input Tokens Exceeded: Number of input tokens exceeds maximum length",
    # llama.cpp, LM Studio, Ollama
    rf"(?:the )?request \({_COUNT} tokens\) exceeds the available context size "
    rf"\({NUMBER} tokens\)",
    r"the request exceeds the available context size",
    r"context size has been exceeded",
    rf"trying to keep the first {_COUNT} tokens when context the overflows\. However, the model is "
    rf"loaded with context length of only {NUMBER} tokens",
    r"the number of tokens to keep from the initial prompt is greater than the context length"
    rf"(?: \(n_keep: {_COUNT} >= n_ctx: {NUMBER}\))?",
    r"the input length exceeds the context length",
    rf"prompt too long; exceeded max context length by {_COUNT} tokens",
    rf"input length \({_COUNT} tokens\) exceeds maximum context length of {NUMBER} tokens",
    # SGLang, TGI, TabbyAPI
    rf"the input \({_COUNT} tokens\) is longer than the model's context length \({NUMBER} tokens\)",
    rf"requested token count exceeds the model's maximum context length of {NUMBER} tokens\. You "
    rf"requested a total of {_COUNT} tokens: {_COUNT} tokens from the input messages and {_COUNT} "
    r"tokens for the completion",
    rf"`inputs` tokens \+ `max_new_tokens` must be <= {NUMBER}\. Given: {_COUNT} `inputs` tokens "
    rf"and {_COUNT} `max_new_tokens`",
    rf"`inputs` must have less than {NUMBER} tokens\. Given: {_COUNT}",
    rf"prompt length {_COUNT} is greater than max_seq_len {NUMBER}",
    # other services
    rf"this model's maximum prompt length is {NUMBER} but the request contains {_COUNT} tokens",
    rf"prompt contains {_COUNT} tokens and {_COUNT} draft tokens, too large for model with {NUMBER}"
    r" maximum context length",
    rf"your request exceeded model token limit: {NUMBER}(?: \(requested: {_COUNT}\))?",
    rf"too many tokens: total number of tokens in the prompt cannot exceed {NUMBER} - received "
    rf"{_COUNT}",
    rf"range of input length should be \[\d+, ?{NUMBER}\]",
    r"prompt exceeds max length",
    rf"context window exceeds limit \({_COUNT}\)",
    rf"prompt token count of {_COUNT} exceeds the limit of {NUMBER}",
    rf"the prompt is too long: {_COUNT}, model maximum context length: {NUMBER}",
    rf"the estimated number of input and maximum output tokens \({_COUNT}\) exceeded this model "
    rf"context window limit \({NUMBER}\)",
    r"please reduce the length of the messages or completion\. Current length is "
    rf"{_COUNT} while limit is {NUMBER}",
)
"""The messages of known servers, without what may stand before and after them."""

_WITHIN = tuple(re.compile(form, re.IGNORECASE | re.ASCII) for form in _FORMS)
_WHOLE = tuple(re.compile(f"{_PREFIX}{form}{_ADVICE}", re.IGNORECASE | re.ASCII) for form in _FORMS)

_LOOSE_LIMIT = re.compile(
    rf"(?:maximum|max) (?:context|prompt|input) length (?:is|of) {NUMBER}", re.IGNORECASE | re.ASCII
)
"""How an unknown server may name its limit; used only together with a code that is about length."""

_COUNTED_APART = re.compile(
    r"exceed context limit: (?P<input>\d[\d,]{0,14}) \+ [\d,]+ >"
    r"|\((?P<messages>\d[\d,]{0,14}) in the messages,"
    r"(?: (?P<functions>\d[\d,]{0,14}) in the functions,)?(?: and)? [\d,]+ in the completion\)"
    r"|\((?P<text>\d[\d,]{0,14}) of text input,"
    r"(?: (?P<tools>\d[\d,]{0,14}) of tool input,)? [\d,]+ in the output\)"
    r"|your (?:request has|prompt contains) (?P<prompt>\d[\d,]{0,14}) input tokens"
    r"|(?P<from>\d[\d,]{0,14}) tokens from the input messages and"
    r"|given: (?P<inputs>\d[\d,]{0,14}) `?inputs`? tokens and",
    re.IGNORECASE | re.ASCII,
)
"""The count of a request without its requested reply, which may fit by itself."""

_COUNTED_IN_PART = re.compile(
    r"your prompt contains at least [\d,]+ input tokens"
    r"|you passed [\d,]+ input tokens and requested [\d,]+ output",
    re.IGNORECASE | re.ASCII,
)
"""vLLM stops counting at the first token for which the reply leaves no room."""

_TOKEN_RATE_LIMITS = tuple(
    re.compile(pattern, re.IGNORECASE | re.ASCII)
    for pattern in (
        rf"tokens? per (?:min(?:ute)?|hour|day)(?: \(TP[MHD]\))?: limit:? {NUMBER}"
        r"(?:, used:? [\d,]+)?, requested:? (?P<requested>[\d,]+)",
        rf"rate limit of {NUMBER} (?:input )?tokens per min(?P<requested>)",
        rf"input_token_count, limit: {NUMBER}(?P<requested>)",
    )
)
"""Limits of the input tokens in a minute. A request above one never succeeds by waiting."""

_RATE_CODES = {"rate_limit_exceeded", "rate_limit_error", "rate_limit_reached", "tokens"}

_MAX_SEARCHED_CHARS = 2_000
"""Characters of an error that are searched for the counted tokens."""
_MAX_LIMIT_RATIO = 100
"""A number this many times above the limit is something else: a time, an ID."""

_MIN_IMPOSSIBLE_WINDOW = 10**8 + 1
"""Least number that is too large to be a context window."""


def is_context_too_long(status: int, parsed: ParsedError) -> bool:
    """Return whether a request was rejected because the model accepts no more tokens."""
    limit, requested = parse_token_rate(status, parsed)
    if requested > limit > 0:
        return True
    if status in _NOT_ABOUT_LENGTH or parsed.markup:
        return False
    if any(_OTHER_CODES.search(code) for code in parsed.codes):
        return False
    if _LONG_TEXT_CODE in parsed.codes:
        long_text = _LONG_TEXT.search(parsed.text)
        return long_text is not None and parse_number(long_text[1]) >= _MIN_CONTENT_LIMIT_CHARS
    return bool(parsed.codes & _LENGTH_CODES) or _whole_forms(parsed) is not None


def parse_token_rate(status: int, parsed: ParsedError) -> tuple[int, int]:
    """Return the input tokens that the account may send in a minute, and those of the request.

    0 means that the error does not say.
    """
    if status == 429 or parsed.codes & _RATE_CODES:
        for pattern in _TOKEN_RATE_LIMITS:
            if match := pattern.search(parsed.text):
                return parse_number(match["limit"]), parse_number(match["requested"])
    return 0, 0


def parse_limit(parsed: ParsedError) -> int | None:
    """Return the tokens that the model accepts, for an error that is about length.

    None if the error does not say, or names several.
    """
    limits = {parsed.numbers["n_ctx"]} if parsed.numbers.get("n_ctx", 0) > 0 else set[int]()
    whole = _whole_forms(parsed)
    if whole is not None:
        limits |= whole
    else:
        for pattern in (*_WITHIN, _LOOSE_LIMIT):
            for match in pattern.finditer(parsed.text[:_MAX_SEARCHED_CHARS]):
                limits |= _limit_of(match)
    limits = {limit for limit in limits if 0 < limit < _MIN_IMPOSSIBLE_WINDOW}
    return limits.pop() if len(limits) == 1 else None


def parse_counted(parsed: ParsedError, limit: int | None) -> int | None:
    """Return the tokens that the provider counted in the request.

    That is the number beside the one of the reply, or else the least number above the limit, which
    may include the reply.
    """
    if limit is None:
        return None
    if match := _COUNTED_APART.search(parsed.text[:_MAX_SEARCHED_CHARS]):
        counted = sum(parse_number(number) for number in match.groups() if number)
        if 0 < counted <= limit * _MAX_LIMIT_RATIO:
            return counted
    if _COUNTED_IN_PART.search(parsed.text[:_MAX_SEARCHED_CHARS]):
        return None
    counts = [parsed.numbers.get("n_prompt_tokens", 0)]
    counts += [
        parse_number(match["limit"])
        for match in re.finditer(NUMBER, parsed.text[:_MAX_SEARCHED_CHARS], re.ASCII)
    ]
    return min(
        (count for count in counts if limit < count <= limit * _MAX_LIMIT_RATIO), default=None
    )


def parse_number(text: str) -> int:
    """Return a number in ASCII digits, as providers write it; 0 if it is too large for a window."""
    if scale := _SCALES.get(text[-1:].lower()):
        size = float(text[:-1]) * scale
        return int(size) if size < _MIN_IMPOSSIBLE_WINDOW else 0
    digits = re.sub(r"\D", "", text, flags=re.ASCII)[:20]
    return number if digits and (number := int(digits)) < _MIN_IMPOSSIBLE_WINDOW else 0


def _whole_forms(parsed: ParsedError) -> set[int] | None:
    """Return the limits that the messages name if each as a whole is one of a known server."""
    limits = set[int]()
    for message in parsed.messages:
        text = message.strip()[: _MAX_SEARCHED_CHARS + 1]
        matches = (pattern.fullmatch(text) for pattern in _WHOLE)
        match = next((match for match in matches if match is not None), None)
        if match is None or len(text) > _MAX_SEARCHED_CHARS:
            return None
        limits |= _limit_of(match)
    return limits if parsed.messages else None


def _limit_of(match: re.Match[str]) -> set[int]:
    number = match.groupdict().get("limit")
    return {parse_number(number)} if number else set()


MAX_CREDIBLE_WAIT_SECONDS = 31 * 86_400.0
"""The longest wait in seconds; a longer time does not refer to this request."""

_UNIT_SECONDS = {"d": 86_400.0, "h": 3_600.0, "m": 60.0, "s": 1.0, "ms": 0.001}

_PART = (
    r"\d+(?:\.\d+)? ?"
    r"(?:ms|milliseconds?|d(?:ays?)?|h(?:ours?|rs?)?|m(?:in(?:ute)?s?)?|s(?:ec(?:ond)?s?)?)"
    r"(?![a-z])"
)

_PARTS = re.compile(r"(\d+(?:\.\d+)?) ?(ms|millis|[dhms])", re.IGNORECASE | re.ASCII)

_NUMBER = re.compile(r"\d{1,16}(?:\.\d{1,9})?", re.ASCII)

_SPAN = rf"{_PART}(?:[ ,]{{0,2}}(?:and )?{_PART}){{0,3}}"

_WAIT_IN_WORDS = re.compile(
    rf"(?:try again|retry|retrydelay|wait|resets?)\D{{0,24}}?({_SPAN})", re.IGNORECASE | re.ASCII
)

_WAIT_FIELDS = {
    "retry_after_ms": 0.001,
    "retry_after": 1.0,
    "retry_after_seconds": 1.0,
    "resets_in_seconds": 1.0,
}
"""Names of numbers in the body of an error, with their unit in seconds."""

_RENEWAL_FIELDS = ("resets_at", "reset_at")
"""Names of numbers in the body of an error that are a time since 1970."""

_RESET_HEADERS = re.compile(
    r"(?:(?:anthropic|x)-ratelimit(?:-[a-z0-9_-]+)?|ratelimitbysize)-reset(?:-[a-z0-9]+)?"
)
"""Headers such as x-ratelimit-reset-tokens, anthropic-ratelimit-tokens-reset, and Mistral's
ratelimitbysize-reset."""

_DAY_QUOTA = re.compile(r"per_?day", re.IGNORECASE)
_DAY_QUOTA_RENEWAL_SECONDS, _DAY_SECONDS = 8 * 3_600.0, 86_400.0
"""Google renews quotas of a day at midnight in California: at 8 o'clock UTC, in summer at 7."""

_MIN_EPOCH_SECONDS, _MIN_EPOCH_MILLISECONDS = 1e9, 1e12
"""Least numbers that are a time since 1970, in seconds and in milliseconds."""


def parse_wait(
    headers: Mapping[str, str],
    parsed: ParsedError | None = None,
    *,
    now: float,
    is_limit: bool = True,
) -> float | None:
    """Return the seconds to wait that headers or an error ask for, or None if none are given.

    A date is compared with the provider's own clock if it sends one. Limits that are used up say
    when they are renewed; the last of them counts. Header names are in lower case. The words of an
    error count only if it is about a limit: others may repeat what anybody wrote.
    """
    parsed = parsed or ParsedError()
    limits = {**parsed.limit_headers, **headers}
    renewals = []
    for name, value in limits.items():
        remaining = limits.get(name.replace("-reset", "-remaining"), "").strip()
        status = limits.get(name.replace("-reset", "-status"), "").strip().lower()
        is_used_up = remaining in ("0", "0.0") or status == "rejected"
        if not _RESET_HEADERS.fullmatch(name) or not is_used_up:
            continue
        # a number, a span such as 6m0s, or a date
        value, wait = value.strip(), _parse_seconds(value, 1.0)
        if wait is None and re.fullmatch(_SPAN, value, re.IGNORECASE | re.ASCII):
            wait = _parse_span(value)
        elif wait is None:
            wait = _seconds_until(_parse_date(value, datetime.fromisoformat), headers, now=now)
        elif wait >= _MIN_EPOCH_SECONDS:
            moment = wait / 1_000 if wait >= _MIN_EPOCH_MILLISECONDS else wait
            wait = _seconds_until(moment, headers, now=now)
        if wait is not None:
            renewals.append(wait)
    in_words = _WAIT_IN_WORDS.search(parsed.text) if is_limit else None
    day_quota_wait = None
    if is_limit and any(_DAY_QUOTA.search(quota) for quota in parsed.quotas):
        # Google's retryDelay of some seconds is then that of another quota
        of_provider = _parse_date(headers.get("date", "")) or now
        day_quota_wait = _DAY_SECONDS - (of_provider - _DAY_QUOTA_RENEWAL_SECONDS) % _DAY_SECONDS
    waits = (
        day_quota_wait,
        _parse_seconds(headers.get("retry-after-ms", ""), 0.001),
        _parse_seconds(headers.get("retry-after", ""), 1.0),
        _seconds_until(_parse_date(headers.get("retry-after", "")), headers, now=now),
        *(
            parsed.numbers[name] * unit
            for name, unit in _WAIT_FIELDS.items()
            if name in parsed.numbers
        ),
        *(
            _seconds_until(float(parsed.numbers[name]), headers, now=now)
            for name in _RENEWAL_FIELDS
            if parsed.numbers.get(name, 0) >= _MIN_EPOCH_SECONDS
        ),
        _parse_span(in_words[1]) if in_words else None,
        max(renewals, default=None),
    )
    return next(
        (wait for wait in waits if wait is not None and 0 <= wait <= MAX_CREDIBLE_WAIT_SECONDS),
        None,
    )


def _parse_seconds(value: str, scale: float) -> float | None:
    """Return the seconds of a plain number in ASCII digits; None for anything else."""
    number = value.strip()
    return float(number) * scale if _NUMBER.fullmatch(number) else None


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
_LIMIT_STATUSES = {429, 503, 529}
"""When a provider accepts the request later: too many requests or tokens, a quota, overload, a
model that loads.
"""

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
    real_status = _real_status(status, parsed)
    wait = parse_wait(
        headers,
        parsed,
        now=time.time() if now is None else now,
        is_limit=_is_limit(real_status, parsed),
    )
    return _choose_error(real_status, parsed, wait)


def parse_stream_error(text: str) -> ProviderError:
    """Return the error for one event inside a stream, in any dialect."""
    parsed = parse_error_body(text)
    status = _real_status(0, parsed)
    is_limit = _is_limit(status, parsed)
    wait = parse_wait({}, parsed, now=time.time(), is_limit=is_limit)
    return _choose_error(status, parsed, wait)


def invalid_response(text: str = "") -> ProviderResponseInvalid:
    """Return the error for an invalid answer; `text` is quoted, short and without keys."""
    parsed = parse_error_body(text)
    return ProviderResponseInvalid(
        *_message_and_hint(error_texts.WEB_PAGE if parsed.markup else error_texts.GARBLED, parsed)
    )


def _real_status(status: int, parsed: ParsedError) -> int:
    """Return the status that an error really means; 0 if unknown."""
    statuses = [_STATUS_BY_CODE[code] for code in parsed.codes if code in _STATUS_BY_CODE]
    overriding = [code for code in statuses if code in _OVERRIDING_STATUSES]
    if overriding and (status == 0 or 400 <= status < 500):
        return overriding[0]
    if status not in (0, 200):
        return status
    numeric = [int(code) for code in parsed.codes if re.fullmatch(r"[45]\d\d", code)]
    return (numeric or sorted(statuses, reverse=True) or [status])[0]


def _is_limit(status: int, parsed: ParsedError) -> bool:
    """Return whether the provider accepts the request later, according to its status or its
    words.
    """
    if status in _LIMIT_STATUSES:
        return True
    is_loading = _LOADING.search(parsed.text) or _OVERLOADED.search(parsed.text)
    return status >= 500 and bool(is_loading)


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
            *_message_and_hint(words, parsed),
            wait=wait,
            token_limit=token_limit,
            is_limit=_is_limit(status, parsed),
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
