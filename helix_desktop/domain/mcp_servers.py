"""External MCP servers: their configuration, approvals, status, questions, and forms.

A server is only as trustworthy as its program: nothing of it runs, and none of its tools reaches a
model, before the user approved exactly that. The rules for form values hold both where the form is
shown and where its answer is sent, so no value is sent that the user did not see accepted.
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
from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.messages import Message
from helix_desktop.domain.net_addresses import is_private_address
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
"""Stands in the empty line below the choices of a question of the agent."""

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
    plain = text.strip()
    if field.kind is FieldKind.INTEGER and re.fullmatch(_INTEGER, plain):
        return int(plain)
    if field.kind is FieldKind.NUMBER and re.fullmatch(_NUMBER, plain):
        return int(plain) if re.fullmatch(_INTEGER, plain) else float(plain)
    return plain or None


def find_field_problem(field: FormField, value: Value | None) -> str:
    """Return why a value cannot be sent, worded for the user; empty if it can."""
    if value is None or value == ():
        if field.required and (value is None or field.minimum):
            return _MISSING[field.kind]
        return ""
    return _CHECKS[field.kind](field, value)


_MISSING = {
    FieldKind.TEXT: Phrase("Required."),
    FieldKind.INTEGER: Phrase("Enter a number."),
    FieldKind.NUMBER: Phrase("Enter a number."),
    FieldKind.YES_NO: Phrase("Choose yes or no."),
    FieldKind.CHOICE: Phrase("Choose one."),
    FieldKind.CHOICES: Phrase("Choose at least one."),
}


def _yes_no(field: FormField, value: Value) -> str:
    return "" if isinstance(value, bool) else _MISSING[field.kind]


def _choice(field: FormField, value: Value) -> str:
    return "" if value in field.choices else _MISSING[field.kind]


def _number(field: FormField, value: Value) -> str:
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


def _choices(field: FormField, value: Value) -> str:
    if not isinstance(value, tuple) or not set(value) <= set(field.choices):
        return Phrase("Choose from these.")
    if len(set(value)) != len(value):
        return Phrase("Choose each only once.")
    if field.minimum is not None and len(value) < field.minimum:
        return Phrase("Choose at least {least}.", least=f"{field.minimum:g}")
    if field.maximum is not None and len(value) > field.maximum:
        return Phrase("Choose at most {most}.", most=f"{field.maximum:g}")
    return ""


def _text(field: FormField, value: Value) -> str:
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
    return _LOOKS[field.format] if not _looks(field.format, value) else ""


_CHECKS = {
    FieldKind.TEXT: _text,
    FieldKind.INTEGER: _number,
    FieldKind.NUMBER: _number,
    FieldKind.YES_NO: _yes_no,
    FieldKind.CHOICE: _choice,
    FieldKind.CHOICES: _choices,
}


_LOOKS = {
    TextFormat.ANY: "",
    TextFormat.EMAIL: Phrase("Enter an email address, like ann@example.org."),
    TextFormat.URI: Phrase("Enter a full URL, like https://example.org."),
    TextFormat.DATE: Phrase("Enter a date, like 2026-01-31."),
    TextFormat.MOMENT: Phrase("Enter a date with a time, like 2026-01-31T18:30:00Z."),
}


def _looks(wanted: TextFormat, text: str) -> bool:
    match wanted:
        case TextFormat.EMAIL:
            return re.fullmatch(_EMAIL, text) is not None
        case TextFormat.URI:
            return _is_uri(text)
        case TextFormat.DATE:
            return re.fullmatch(_DATE, text) is not None and _is_moment(text, timed=False)
        case TextFormat.MOMENT:
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


MAX_SERVER_NAME_CHARS = 60

Pairs: TypeAlias = tuple[tuple[str, str], ...]
"""Names and values, ordered by name."""


class McpServer(Struct, frozen=True):
    """The configuration of a server: a command to run, or a URL to connect to.

    `secrets` names the variables (of a command) or headers (of a URL) whose values are in the
    keyring. In values, `${NAME}` stands for a variable of the application's own environment and
    `${workspaceFolder}` for the project folder. `believed`: the user trusts the tool hints of the
    server. `sampling`: the server may ask for the use of a model, with one question to the user
    each time.
    """

    name: str
    command: str = ""
    args: tuple[str, ...] = ()
    cwd: str = ""
    env: Pairs = ()
    url: str = ""
    headers: Pairs = ()
    secrets: tuple[str, ...] = ()
    on: bool = True
    believed: bool = False
    sampling: bool = False


class OfferedTool(Struct, frozen=True, omit_defaults=True):
    """A tool as its server describes it.

    `schema` is canonical JSON, `hints` are the annotations.
    """

    name: str
    description: str
    schema: str
    title: str = ""
    hints: tuple[str, ...] = ()


READ_ONLY = "readOnlyHint"
"""The hint that a tool only reads. The hint counts only for servers whose hints the user trusts."""


class ServerApproval(Struct, frozen=True):
    """A user's approval of a server: a digest of how it is started, and its tools."""

    launch: str = ""
    tools: tuple[OfferedTool, ...] = ()


class ServerPhase(StrEnum):
    """The phase of a server."""

    STOPPED = "stopped"
    STARTING = "starting"
    READY = "ready"
    FAILING = "failing"
    UNAPPROVED = "needs approval"
    SIGN_IN = "needs sign-in"


class ServerStatus(Struct, frozen=True):
    """The phase of a server and the reason for it.

    `waiting` lists tools that are not offered until the user approves them. `next_try` is the
    number of seconds until the next automatic start.
    """

    name: str
    phase: ServerPhase
    reason: str = ""
    tools: int = 0
    waiting: tuple[str, ...] = ()
    next_try: float | None = None


class ApprovalDiff(Struct, frozen=True):
    """The changes of a server since the user approved it, as a diff for a card.

    `subject` names the changed part.
    """

    server: str
    subject: str
    diff: str


class ServerQuestionKind(StrEnum):
    """The kind of a server's question to the user.

    CHANGE is a question of a terminal, not of a server: a change of permissions. AGENT is a form
    with the agent's own questions.
    """

    FORM = "form"
    URL = "url"
    SAMPLING = "sampling"
    CHANGE = "change"
    AGENT = "agent"


class SamplingRequest(Struct, frozen=True):
    """A server's request for a model's answer, as the server sent it.

    `max_tokens` limits the tokens of the answer.
    """

    server: str
    session: SessionId
    """The session whose call the server is working on."""
    messages: tuple[Message, ...]
    max_tokens: int


class SamplingEstimate(Struct, frozen=True):
    """The model that would answer a server, and the upper limits of tokens and cost.

    `cost` is None if unknown.
    """

    llm: str
    tokens: int
    max_tokens: int
    cost: float | None = None


class ServerQuestion(Struct, frozen=True):
    """A server's question for a card.

    All texts are the server's, with hidden characters made visible. `message` of a sampling
    question is all that the model would read. `session` is the session whose call the server is
    working on, and `call` the ID of that call, if known.
    """

    server: str
    asking: ServerQuestionKind
    message: str
    fields: tuple[FormField, ...] = ()
    url: str = ""
    session: SessionId = NO_SESSION
    outlook: SamplingEstimate | None = None
    call: str = ""


class ServerAnswer(Struct, frozen=True):
    """An answer to a server: yes with the entered values, no, or (`dismissed`) neither.

    A field missing from `values` has its default; None stands for a field left empty.
    `unattended`: no window is open in which anybody could answer.
    """

    yes: bool = False
    values: Mapping[str, Value | None] = field(default_factory=dict)
    dismissed: bool = False
    unattended: bool = False


NO = ServerAnswer()
UNATTENDED = ServerAnswer(unattended=True)
DISMISSED = ServerAnswer(dismissed=True)


class ServerQuestionAsker(Protocol):
    """A port that asks the user a server's question, without a time limit.

    The answer is UNATTENDED if no window is open.
    """

    async def ask(self, question: ServerQuestion) -> ServerAnswer: ...


class SamplingResult(Struct, frozen=True):
    """A model's answer for a server. `cut`: the answer was cut off at its length limit."""

    text: str
    llm: str
    cut: bool = False


class Sampler(Protocol):
    """A port that has a model answer for a server after the user approved exactly that request."""

    async def sample(self, wanted: SamplingRequest) -> SamplingResult: ...


class ApprovalStore(Protocol):
    """A port for storing the user's approvals of servers. `keep` may block: call it in a thread."""

    def approved(self, server: str) -> ServerApproval: ...
    def keep(self, server: str, approved: ServerApproval) -> None: ...


class ToolProgress(Struct, frozen=True):
    """The progress of a session's call as its server reports it. `call` is the ID of the call."""

    session: SessionId
    call: str
    done: float
    total: float | None = None
    words: str = ""


def describe_progress(progress: ToolProgress) -> str:
    """Format progress as `3 of 10: reading`, without the parts that are unknown."""
    far = f"{progress.done:g}"
    far += f" of {progress.total:g}" if progress.total is not None else ""
    return f"{far}: {progress.words}" if progress.words else far


def check_server_url(url: str) -> str:
    """Return the URL unless its traffic could be read on the internet; then raise ServerError."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        raise ServerError("Not a URL.", "Nothing changed.") from None
    if parts.username is not None or parts.password is not None:
        raise ServerError(
            "A URL can't contain a user name or password.", "Put the key into a header."
        )
    plain = url.isascii() and url.isprintable() and " " not in url
    if not host or not plain or parts.scheme not in ("https", "http"):
        raise ServerError(
            "{url} isn't a server URL.", "A server URL starts with https://.", url=repr(url)
        )
    if parts.scheme == "http" and not is_private_address(host):
        raise ServerError(
            ("Others on the network could read and change everything sent to an http:// server."),
            "Use https://. Only servers on this computer and private networks can use http://.",
        )
    return url
