"""Questions with a form (fields, choices), and the checks of what is typed.

The rules for form values hold both where the form is shown and where its answer is sent, so no
value is sent that the user did not see accepted.
"""

import math
import re
from collections.abc import Mapping
from datetime import date, datetime
from enum import StrEnum
from typing import Protocol, TypeAlias
from urllib.parse import urlsplit

from msgspec import Struct, field

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.phrase import Phrase

Value: TypeAlias = str | int | float | bool | tuple[str, ...]

MAX_FORM_VALUE_CHARS = 100_000
"""The maximum number of characters of one form value. A form is not a place for a file."""


class FieldKind(StrEnum):
    """The type of a form field's value. CHOICE takes one of the choices, CHOICES several."""

    TEXT = "text"
    INTEGER = "integer"
    NUMBER = "number"
    YES_NO = "yes-no"
    CHOICE = "choice"
    CHOICES = "choices"


class TextFormat(StrEnum):
    """The required format of a text."""

    ANY = ""
    EMAIL = "email"
    URI = "uri"
    DATE = "date"
    MOMENT = "date-time"


class FormField(Struct, frozen=True):
    """One field of a form. `labels` are shown for `choices`, in the same order.

    `minimum` and `maximum` bound a number itself, the length of a text, or the number of choices. A
    field without a title that has a `placeholder` belongs to the field above it.
    """

    name: str
    kind: FieldKind
    title: str = ""
    description: str = ""
    default: Value | None = None
    choices: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    required: bool = False
    format: TextFormat = TextFormat.ANY
    minimum: float | None = None
    maximum: float | None = None
    placeholder: str = ""


OWN_WORDS = Phrase("Or answer in your own words")
"""The placeholder of the empty line below the choices of a question from the agent."""

_INTEGER = r"[+-]?[0-9]{1,18}"
_NUMBER = r"[+-]?([0-9]{1,30}(\.[0-9]{0,30})?|\.[0-9]{1,30})([eE][+-]?[0-9]{1,3})?"
_EMAIL = r"[^@\s]{1,64}@[^@\s.]+(\.[^@\s.]+)*"
_DATE = r"[0-9]{4}-[0-9]{2}-[0-9]{2}"
"""The patterns of typed values.

They are compiled on first use, so that startup does not wait for them.
"""


def parse_typed(field: FormField, text: str) -> Value | None:
    """Return the value of a typed text: None if empty, and the text itself if it does not parse."""
    if field.kind is FieldKind.TEXT:
        return text or None
    stripped = text.strip()
    if field.kind is FieldKind.INTEGER and re.fullmatch(_INTEGER, stripped):
        return int(stripped)
    if field.kind is FieldKind.NUMBER and re.fullmatch(_NUMBER, stripped):
        return int(stripped) if re.fullmatch(_INTEGER, stripped) else float(stripped)
    return stripped or None


def find_field_problem(field: FormField, value: Value | None) -> str:
    """Return why a value cannot be sent, worded for the user; empty if it can."""
    if value is None or value == ():
        if field.required and (value is None or field.minimum):
            return _MISSING_PROBLEMS[field.kind]
        return ""
    return _CHECKS[field.kind](field, value)


_MISSING_PROBLEMS = {
    FieldKind.TEXT: Phrase("Required."),
    FieldKind.INTEGER: Phrase("Enter a number."),
    FieldKind.NUMBER: Phrase("Enter a number."),
    FieldKind.YES_NO: Phrase("Choose yes or no."),
    FieldKind.CHOICE: Phrase("Choose one."),
    FieldKind.CHOICES: Phrase("Choose at least one."),
}


def _check_yes_no(field: FormField, value: Value) -> str:
    return "" if isinstance(value, bool) else _MISSING_PROBLEMS[field.kind]


def _check_choice(field: FormField, value: Value) -> str:
    return "" if value in field.choices else _MISSING_PROBLEMS[field.kind]


def _check_number(field: FormField, value: Value) -> str:
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        is_integer = field.kind is FieldKind.INTEGER
        return Phrase("Enter a whole number.") if is_integer else Phrase("Enter a number like 3.5.")
    if field.kind is FieldKind.INTEGER and not isinstance(value, int):
        return Phrase("Enter a whole number.")
    if field.minimum is not None and value < field.minimum:
        return Phrase("At least {least}.", least=f"{field.minimum:,.15g}")
    if field.maximum is not None and value > field.maximum:
        return Phrase("At most {most}.", most=f"{field.maximum:,.15g}")
    return ""


def _check_choices(field: FormField, value: Value) -> str:
    if not isinstance(value, tuple) or not set(value) <= set(field.choices):
        return Phrase("Choose from these.")
    if len(set(value)) != len(value):
        return Phrase("Choose each only once.")
    if field.minimum is not None and len(value) < field.minimum:
        return Phrase("Choose at least {least}.", least=f"{field.minimum:g}")
    if field.maximum is not None and len(value) > field.maximum:
        return Phrase("Choose at most {most}.", most=f"{field.maximum:g}")
    return ""


def _check_text(field: FormField, value: Value) -> str:
    if not isinstance(value, str):
        return Phrase("Enter text.")
    max_chars = (
        MAX_FORM_VALUE_CHARS if field.maximum is None else min(field.maximum, MAX_FORM_VALUE_CHARS)
    )
    if field.minimum is not None and len(value) < field.minimum:
        return Phrase(
            "At least {least} characters; there are {count}.",
            least=f"{field.minimum:,.15g}",
            count=f"{len(value):,}",
        )
    if len(value) > max_chars:
        return Phrase(
            "At most {most} characters; there are {count}.",
            most=f"{max_chars:,.15g}",
            count=f"{len(value):,}",
        )
    return _FORMAT_PROBLEMS[field.format] if not _has_format(field.format, value) else ""


_CHECKS = {
    FieldKind.TEXT: _check_text,
    FieldKind.INTEGER: _check_number,
    FieldKind.NUMBER: _check_number,
    FieldKind.YES_NO: _check_yes_no,
    FieldKind.CHOICE: _check_choice,
    FieldKind.CHOICES: _check_choices,
}

_FORMAT_PROBLEMS = {
    TextFormat.ANY: "",
    TextFormat.EMAIL: Phrase("Enter an email address, like ann@example.org."),
    TextFormat.URI: Phrase("Enter a full URL, like https://example.org."),
    TextFormat.DATE: Phrase("Enter a date, like 2026-01-31."),
    TextFormat.MOMENT: Phrase("Enter a date with a time, like 2026-01-31T18:30:00Z."),
}


def _has_format(format_: TextFormat, text: str) -> bool:
    match format_:
        case TextFormat.EMAIL:
            return re.fullmatch(_EMAIL, text) is not None
        case TextFormat.URI:
            try:
                parts = urlsplit(text)
            except ValueError:
                return False
            return bool(parts.scheme and (parts.netloc or parts.path)) and not re.search(
                r"\s", text
            )
        case TextFormat.DATE:
            return re.fullmatch(_DATE, text) is not None and _is_moment(text, with_time=False)
        case TextFormat.MOMENT:
            return _is_moment(text, with_time=True)
    return True


def _is_moment(text: str, *, with_time: bool) -> bool:
    try:
        if not with_time:
            date.fromisoformat(text)
            return True
        return "T" in text.upper() and datetime.fromisoformat(text).tzinfo is not None
    except ValueError:
        return False


class FormQuestionKind(StrEnum):
    """Who asks, and what for. FORM and URL are questions of an MCP server.

    CHANGE is a terminal's question about a change of permissions, AGENT are the agent's questions,
    SERVER is whether a server that an editor passes on, or its tools, may be used, and PROGRAM is
    whether another program may be run as an agent than before. CUT_OFF is Helix's own, about a
    command during which it was killed.
    """

    FORM = "form"
    URL = "url"
    CHANGE = "change"
    AGENT = "agent"
    SERVER = "server"
    PROGRAM = "program"
    CUT_OFF = "cut off"


class FormQuestion(Struct, frozen=True):
    """A question for a card. `server` is the name of the MCP server that asks, "" for no server.

    All texts are the asker's, with hidden characters made visible. `message` of a SERVER question
    is how the server is started, or its tools, and that of a PROGRAM question the difference.
    `session` is the session whose call the server is working on, and `call` the ID of that call, if
    known.
    """

    server: str
    kind: FormQuestionKind
    message: str
    fields: tuple[FormField, ...] = ()
    url: str = ""
    session: SessionId = NO_SESSION
    call: str = ""


class FormAnswer(Struct, frozen=True):
    """An answer: yes with the entered values, no, or (`dismissed`) neither.

    A field missing from `values` has its default; None stands for a field left empty.
    `unattended`: no window is open in which anybody could answer.
    """

    yes: bool = False
    values: Mapping[str, Value | None] = field(default_factory=dict)
    dismissed: bool = False
    unattended: bool = False


NO = FormAnswer()
UNATTENDED = FormAnswer(unattended=True)
DISMISSED = FormAnswer(dismissed=True)


class FormQuestionAsker(Protocol):
    """A port that asks the user a question, without a time limit.

    The answer is UNATTENDED if no window is open.
    """

    async def ask(self, question: FormQuestion) -> FormAnswer: ...
