"""How long a provider asks to wait, wherever it says so: in headers, in its error, in words."""

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

LONGEST = 86_400.0
"""Seconds; what asks for more than a day does not speak of this request."""

_IN_WORDS = re.compile(
    r"(?i)(?:try again|retry|retrydelay|wait)\D{0,24}?"
    r"(?:(?P<minutes>\d+)m)?(?P<seconds>\d+(?:\.\d+)?) ?(?P<unit>ms|s\b|sec)"
)


def told_wait(headers: Mapping[str, str], text: str = "", *, now: float) -> float | None:
    """Seconds to wait, or None if nothing is said; header names are in lower case."""
    waits = (
        _scaled(headers.get("retry-after-ms", ""), 0.001),
        _scaled(headers.get("retry-after", ""), 1.0),
        _until(headers.get("retry-after", ""), headers.get("date", ""), now=now),
        _worded(text),
    )
    return next((each for each in waits if each is not None and 0 <= each <= LONGEST), None)


def _scaled(value: str, scale: float) -> float | None:
    try:
        return float(value) * scale
    except ValueError:
        return None


def _until(value: str, sent: str, *, now: float) -> float | None:
    """Up to a date; the provider's own clock counts if it shows it."""
    until = _moment(value)
    if until is None:
        return None
    return max(0.0, until - (_moment(sent) or now))


def _moment(value: str) -> float | None:
    try:
        moment = parsedate_to_datetime(value)
    except (TypeError, ValueError, IndexError, OverflowError):
        return None
    aware = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    try:
        return (aware - datetime.fromtimestamp(0, UTC)).total_seconds()
    except OverflowError:
        return None


def _worded(text: str) -> float | None:
    found = _IN_WORDS.search(text)
    if found is None:
        return None
    seconds = float(found["seconds"]) * (0.001 if found["unit"].lower() == "ms" else 1.0)
    return int(found["minutes"] or 0) * 60 + seconds
