"""Reads how long a provider asks to wait (Retry-After header, words of its error)."""

import re
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

from helix_desktop.providers.http.error_body import ParsedError

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
