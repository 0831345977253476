"""What a person is asked to fill in, and what fits there.

The same rules hold where the form is shown and where its answer goes out: nothing leaves that the
person was not shown to be right.
"""

import math
import re
from datetime import date, datetime
from enum import StrEnum
from typing import TypeAlias
from urllib.parse import urlsplit

from helix_desktop.domain.values import value

Value: TypeAlias = str | int | float | bool | tuple[str, ...]

LONGEST_TEXT = 100_000
"""Characters of one value; a form is no place for a file."""


class Kind(StrEnum):
    """What a field takes; of choices there is one or there are several."""

    TEXT = "text"
    INTEGER = "integer"
    NUMBER = "number"
    YES_NO = "yes-no"
    CHOICE = "choice"
    CHOICES = "choices"


class Format(StrEnum):
    """What a text has to look like."""

    ANY = ""
    EMAIL = "email"
    URI = "uri"
    DATE = "date"
    MOMENT = "date-time"


@value
class Field:
    """One thing to fill in. `labels` stand for `choices` on screen, each in its place.

    `least` and `most` bound a number itself, the length of a text, how many are chosen.
    """

    name: str
    kind: Kind
    title: str = ""
    description: str = ""
    default: Value | None = None
    choices: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    required: bool = False
    format: Format = Format.ANY
    least: float | None = None
    most: float | None = None


_INTEGER = r"[+-]?[0-9]{1,18}"
_NUMBER = r"[+-]?([0-9]{1,30}(\.[0-9]{0,30})?|\.[0-9]{1,30})([eE][+-]?[0-9]{1,3})?"
_EMAIL = r"[^@\s]{1,64}@[^@\s.]+(\.[^@\s.]+)*"
_DATE = r"[0-9]{4}-[0-9]{2}-[0-9]{2}"
"""Compiled when a form is first filled in: the start of the program does not wait for them."""


def typed(field: Field, text: str) -> Value | None:
    """What a person typed, as a value; None if nothing, the text itself if it is none."""
    if field.kind is Kind.TEXT:
        return text or None
    plain = text.strip()
    if field.kind is Kind.INTEGER and re.fullmatch(_INTEGER, plain):
        return int(plain)
    if field.kind is Kind.NUMBER and re.fullmatch(_NUMBER, plain):
        return int(plain) if re.fullmatch(_INTEGER, plain) else float(plain)
    return plain or None


def problem(field: Field, value: Value | None) -> str:
    """Why this cannot be sent, for the person; empty if it can."""
    if value is None or value == ():
        if field.required and (value is None or field.least):
            return _MISSING[field.kind]
        return ""
    return _CHECKS[field.kind](field, value)


_MISSING = {
    Kind.TEXT: "This has to be filled in.",
    Kind.INTEGER: "A number is needed here.",
    Kind.NUMBER: "A number is needed here.",
    Kind.YES_NO: "Choose yes or no.",
    Kind.CHOICE: "Choose one.",
    Kind.CHOICES: "Choose at least one.",
}


def _yes_no(field: Field, value: Value) -> str:
    return "" if isinstance(value, bool) else _MISSING[field.kind]


def _choice(field: Field, value: Value) -> str:
    return "" if value in field.choices else _MISSING[field.kind]


def _number(field: Field, value: Value) -> str:
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        whole = field.kind is Kind.INTEGER
        return "A whole number is needed here." if whole else "A number like 3.5 is needed here."
    if field.kind is Kind.INTEGER and not isinstance(value, int):
        return "A whole number is needed here."
    if field.least is not None and value < field.least:
        return f"At least {field.least:,.15g}."
    if field.most is not None and value > field.most:
        return f"At most {field.most:,.15g}."
    return ""


def _choices(field: Field, value: Value) -> str:
    if not isinstance(value, tuple) or not set(value) <= set(field.choices):
        return "Choose from these."
    if len(set(value)) != len(value):
        return "Choose each only once."
    if field.least is not None and len(value) < field.least:
        return f"Choose at least {field.least:g}."
    if field.most is not None and len(value) > field.most:
        return f"Choose at most {field.most:g}."
    return ""


def _text(field: Field, value: Value) -> str:
    if not isinstance(value, str):
        return "Words are needed here."
    most = LONGEST_TEXT if field.most is None else min(field.most, LONGEST_TEXT)
    if field.least is not None and len(value) < field.least:
        return f"At least {field.least:,.15g} characters; there are {len(value):,}."
    if len(value) > most:
        return f"At most {most:,.15g} characters; there are {len(value):,}."
    return _LOOKS[field.format] if not _looks(field.format, value) else ""


_CHECKS = {
    Kind.TEXT: _text,
    Kind.INTEGER: _number,
    Kind.NUMBER: _number,
    Kind.YES_NO: _yes_no,
    Kind.CHOICE: _choice,
    Kind.CHOICES: _choices,
}


_LOOKS = {
    Format.ANY: "",
    Format.EMAIL: "An e-mail address is needed, like ann@example.org.",
    Format.URI: "An address with its scheme is needed, like https://example.org.",
    Format.DATE: "A date is needed, like 2026-01-31.",
    Format.MOMENT: "A date with a time is needed, like 2026-01-31T18:30:00Z.",
}


def _looks(wanted: Format, text: str) -> bool:
    match wanted:
        case Format.EMAIL:
            return re.fullmatch(_EMAIL, text) is not None
        case Format.URI:
            return _is_uri(text)
        case Format.DATE:
            return re.fullmatch(_DATE, text) is not None and _is_moment(text, timed=False)
        case Format.MOMENT:
            return _is_moment(text, timed=True)
    return True


def _is_uri(text: str) -> bool:
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    return bool(parts.scheme and (parts.netloc or parts.path)) and not re.search(r"\s", text)


def _is_moment(text: str, *, timed: bool) -> bool:
    try:
        if not timed:
            date.fromisoformat(text)
            return True
        return "T" in text.upper() and datetime.fromisoformat(text).tzinfo is not None
    except ValueError:
        return False
