"""The waiting time that a provider asks for, in headers, in its error, or in the error's words.

A date is compared with the provider's own clock if it sends one. Limits that are used up say when
they are renewed; the last of them counts. Header names are in lower case.
"""

import re
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

from helix_desktop.providers.http.error_body import ParsedError

LONGEST = 31 * 86_400.0
"""Most seconds to wait; a longer time does not refer to this request."""

_SECONDS = {"d": 86_400.0, "h": 3_600.0, "m": 60.0, "s": 1.0, "ms": 0.001}
_PART = (
    r"\d+(?:\.\d+)? ?"
    r"(?:ms|milliseconds?|d(?:ays?)?|h(?:ours?|rs?)?|m(?:in(?:ute)?s?)?|s(?:ec(?:ond)?s?)?)"
    r"(?![a-z])"
)
_PARTS = re.compile(r"(\d+(?:\.\d+)?) ?(ms|millis|[dhms])", re.IGNORECASE)
_SPAN = rf"{_PART}(?:[ ,]{{0,2}}(?:and )?{_PART}){{0,3}}"
_WORDED = re.compile(
    rf"(?:try again|retry|retrydelay|wait|resets?)\D{{0,24}}?({_SPAN})", re.IGNORECASE
)
_FIELDS = {
    "retry_after_ms": 0.001,
    "retry_after": 1.0,
    "retry_after_seconds": 1.0,
    "resets_in_seconds": 1.0,
}
"""Names of numbers in the body of an error, with their unit in seconds."""

_RESETS = re.compile(r"(?:anthropic|x)-ratelimit(?:-[a-z-]+)?-reset(?:-[a-z]+)?")
"""Headers such as x-ratelimit-reset-tokens and anthropic-ratelimit-tokens-reset."""

_EPOCH, _EPOCH_MS = 1e9, 1e12
"""Least numbers that are a time since 1970, in seconds and in milliseconds."""


def parse_wait(
    headers: Mapping[str, str], said: ParsedError | None = None, *, now: float
) -> float | None:
    """Return the seconds to wait, or None if none are given."""
    said = said or ParsedError()
    waits = (
        _scaled(headers.get("retry-after-ms", ""), 0.001),
        _scaled(headers.get("retry-after", ""), 1.0),
        _until(_http_moment(headers.get("retry-after", "")), headers, now=now),
        *(said.numbers[name] * unit for name, unit in _FIELDS.items() if name in said.numbers),
        _worded(said.text),
        max(_renewals(headers, now=now), default=None),
    )
    return next((each for each in waits if each is not None and 0 <= each <= LONGEST), None)


def _scaled(value: str, scale: float) -> float | None:
    try:
        return float(value) * scale
    except ValueError:
        return None


def _until(moment: float | None, headers: Mapping[str, str], *, now: float) -> float | None:
    if moment is None:
        return None
    return max(0.0, moment - (_http_moment(headers.get("date", "")) or now))


def _renewals(headers: Mapping[str, str], *, now: float) -> Iterator[float]:
    """Yield the seconds until each limit that is used up is renewed."""
    for name, value in headers.items():
        left = headers.get(name.replace("-reset", "-remaining"), "").strip()
        if not _RESETS.fullmatch(name) or left not in ("0", "0.0"):
            continue
        wait = _renewal(value.strip(), headers, now=now)
        if wait is not None:
            yield wait


def _renewal(value: str, headers: Mapping[str, str], *, now: float) -> float | None:
    """Return the seconds that a header means: a number, a span such as 6m0s, or a date."""
    number = _scaled(value, 1.0)
    if number is None:
        span = _span(value) if re.fullmatch(_SPAN, value, re.IGNORECASE) else None
        return span if span is not None else _until(_iso_moment(value), headers, now=now)
    if number >= _EPOCH:
        moment = number / 1_000 if number >= _EPOCH_MS else number
        return _until(moment, headers, now=now)
    return number


def _http_moment(value: str) -> float | None:
    try:
        return _seconds_of(parsedate_to_datetime(value))
    except (TypeError, ValueError, IndexError, OverflowError):
        return None


def _iso_moment(value: str) -> float | None:
    try:
        return _seconds_of(datetime.fromisoformat(value))
    except (ValueError, OverflowError):
        return None


def _seconds_of(moment: datetime) -> float:
    aware = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    return (aware - datetime.fromtimestamp(0, UTC)).total_seconds()


def _worded(text: str) -> float | None:
    found = _WORDED.search(text)
    return _span(found[1]) if found else None


def _span(text: str) -> float:
    """Return the seconds of a span such as `1h2m3.5s` or `2 minutes and 5 seconds`."""
    parts = ((float(number), unit.lower()) for number, unit in _PARTS.findall(text))
    return sum(number * _SECONDS["ms" if unit == "millis" else unit] for number, unit in parts)
