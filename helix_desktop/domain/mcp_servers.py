"""Servers of others: how reached, what was approved, what they ask and the form fields of it.

What a person is asked to fill in, and what fits there.

The same rules hold where the form is shown and where its answer goes out: nothing leaves that the
person was not shown to be right.

Servers of others (MCP): how one is reached, what was approved, how it stands, what it asks.

A server is as trusted as the program it is: nothing of it runs and nothing it offers reaches a
model before a person approved exactly that.
"""

import ipaddress
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

Value: TypeAlias = str | int | float | bool | tuple[str, ...]

LONGEST_TEXT = 100_000
"""Characters of one value; a form is no place for a file."""


class FieldKind(StrEnum):
    """What a field takes; of choices there is one or there are several."""

    TEXT = "text"
    INTEGER = "integer"
    NUMBER = "number"
    YES_NO = "yes-no"
    CHOICE = "choice"
    CHOICES = "choices"


class TextFormat(StrEnum):
    """What a text has to look like."""

    ANY = ""
    EMAIL = "email"
    URI = "uri"
    DATE = "date"
    MOMENT = "date-time"


class FormField(Struct, frozen=True):
    """One thing to fill in. `labels` stand for `choices` on screen, each in its place.

    `least` and `most` bound a number itself, the length of a text, how many are chosen.
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
    least: float | None = None
    most: float | None = None


_INTEGER = r"[+-]?[0-9]{1,18}"
_NUMBER = r"[+-]?([0-9]{1,30}(\.[0-9]{0,30})?|\.[0-9]{1,30})([eE][+-]?[0-9]{1,3})?"
_EMAIL = r"[^@\s]{1,64}@[^@\s.]+(\.[^@\s.]+)*"
_DATE = r"[0-9]{4}-[0-9]{2}-[0-9]{2}"
"""Compiled when a form is first filled in: the start of the program does not wait for them."""


def parse_typed(field: FormField, text: str) -> Value | None:
    """What a person typed, as a value; None if nothing, the text itself if it is none."""
    if field.kind is FieldKind.TEXT:
        return text or None
    plain = text.strip()
    if field.kind is FieldKind.INTEGER and re.fullmatch(_INTEGER, plain):
        return int(plain)
    if field.kind is FieldKind.NUMBER and re.fullmatch(_NUMBER, plain):
        return int(plain) if re.fullmatch(_INTEGER, plain) else float(plain)
    return plain or None


def find_field_problem(field: FormField, value: Value | None) -> str:
    """Why this cannot be sent, for the person; empty if it can."""
    if value is None or value == ():
        if field.required and (value is None or field.least):
            return _MISSING[field.kind]
        return ""
    return _CHECKS[field.kind](field, value)


_MISSING = {
    FieldKind.TEXT: "This has to be filled in.",
    FieldKind.INTEGER: "A number is needed here.",
    FieldKind.NUMBER: "A number is needed here.",
    FieldKind.YES_NO: "Choose yes or no.",
    FieldKind.CHOICE: "Choose one.",
    FieldKind.CHOICES: "Choose at least one.",
}


def _yes_no(field: FormField, value: Value) -> str:
    return "" if isinstance(value, bool) else _MISSING[field.kind]


def _choice(field: FormField, value: Value) -> str:
    return "" if value in field.choices else _MISSING[field.kind]


def _number(field: FormField, value: Value) -> str:
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        whole = field.kind is FieldKind.INTEGER
        return "A whole number is needed here." if whole else "A number like 3.5 is needed here."
    if field.kind is FieldKind.INTEGER and not isinstance(value, int):
        return "A whole number is needed here."
    if field.least is not None and value < field.least:
        return f"At least {field.least:,.15g}."
    if field.most is not None and value > field.most:
        return f"At most {field.most:,.15g}."
    return ""


def _choices(field: FormField, value: Value) -> str:
    if not isinstance(value, tuple) or not set(value) <= set(field.choices):
        return "Choose from these."
    if len(set(value)) != len(value):
        return "Choose each only once."
    if field.least is not None and len(value) < field.least:
        return f"Choose at least {field.least:g}."
    if field.most is not None and len(value) > field.most:
        return f"Choose at most {field.most:g}."
    return ""


def _text(field: FormField, value: Value) -> str:
    if not isinstance(value, str):
        return "Words are needed here."
    most = LONGEST_TEXT if field.most is None else min(field.most, LONGEST_TEXT)
    if field.least is not None and len(value) < field.least:
        return f"At least {field.least:,.15g} characters; there are {len(value):,}."
    if len(value) > most:
        return f"At most {most:,.15g} characters; there are {len(value):,}."
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
    TextFormat.EMAIL: "An e-mail address is needed, like ann@example.org.",
    TextFormat.URI: "An address with its scheme is needed, like https://example.org.",
    TextFormat.DATE: "A date is needed, like 2026-01-31.",
    TextFormat.MOMENT: "A date with a time is needed, like 2026-01-31T18:30:00Z.",
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


LONGEST_NAME = 60

Pairs: TypeAlias = tuple[tuple[str, str], ...]
"""Names and values, in the order of the names."""


class McpServer(Struct, frozen=True):
    """A server as it is configured: a command to run, or a URL to speak to.

    `secrets` names the variables (of a command) or headers (of a URL) whose values are kept in the
    keyring. In values, `${NAME}` stands for a variable of the application's own environment and
    `${workspaceFolder}` for the project's folder. `believed`: the person believes what its tools
    say of themselves. `sampling`: it may ask for the use of a model, one question each time.
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


class OfferedTool(Struct, frozen=True):
    """A tool as its server describes it; `schema` is canonical JSON, `hints` its annotations."""

    name: str
    description: str
    schema: str
    title: str = ""
    hints: tuple[str, ...] = ()


READ_ONLY = "readOnlyHint"
"""The hint that a tool only reads: believed of believed servers."""


class ServerApproval(Struct, frozen=True):
    """What a person approved of a server: how it is started (a digest), and its tools."""

    launch: str = ""
    tools: tuple[OfferedTool, ...] = ()


class ServerPhase(StrEnum):
    """How a server stands."""

    STOPPED = "stopped"
    STARTING = "starting"
    READY = "ready"
    FAILING = "failing"
    UNAPPROVED = "needs approval"


class ServerStatus(Struct, frozen=True):
    """A server's phase and why; `waiting` are tools that are not offered before they are approved,
    `next_try` seconds until it is started again by itself."""

    name: str
    phase: ServerPhase
    reason: str = ""
    tools: int = 0
    waiting: tuple[str, ...] = ()
    next_try: float | None = None


class ApprovalDiff(Struct, frozen=True):
    """What changed since the person approved it, as a diff for a card; `subject` says of what."""

    server: str
    subject: str
    diff: str


class ServerQuestionKind(StrEnum):
    """What a server wants of the person."""

    FORM = "form"
    URL = "url"
    SAMPLING = "sampling"


class SamplingRequest(Struct, frozen=True):
    """What a server wants a model to answer, as it said it; `most` are tokens of the answer."""

    server: str
    session: SessionId
    """Whose call the server is working on."""
    messages: tuple[Message, ...]
    most: int


class SamplingEstimate(Struct, frozen=True):
    """Who would answer a server, and what that takes at most; `cost` None: not known."""

    llm: str
    tokens: int
    most: int
    cost: float | None = None


class ServerQuestion(Struct, frozen=True):
    """A card: all texts are a server's, with hidden characters made visible.

    `message` of a sampling question is all that the model would read. `session`: whose call the
    server is working on, if it is known.
    """

    server: str
    asking: ServerQuestionKind
    message: str
    fields: tuple[FormField, ...] = ()
    url: str = ""
    session: SessionId = NO_SESSION
    outlook: SamplingEstimate | None = None


class ServerAnswer(Struct, frozen=True):
    """Yes with what was filled in, no, or (`dismissed`) neither.

    What is left out of `values` has its default; None stands for what was left empty.
    """

    yes: bool = False
    values: Mapping[str, Value | None] = field(default_factory=dict)
    dismissed: bool = False


NO = ServerAnswer()
DISMISSED = ServerAnswer(dismissed=True)


class ServerQuestionAsker(Protocol):
    """Puts a server's question to the person and waits as long as it takes; nobody there: NO."""

    async def ask(self, question: ServerQuestion) -> ServerAnswer: ...


class SamplingResult(Struct, frozen=True):
    """What a model answered a server; `cut`: it had more to say."""

    text: str
    llm: str
    cut: bool = False


class Sampler(Protocol):
    """Has a model answer for a server, after the person said yes to exactly that."""

    async def sample(self, wanted: SamplingRequest) -> SamplingResult: ...


class ApprovalStore(Protocol):
    """Where it is kept what a person approved. `keep` may block: call it in a thread."""

    def approved(self, server: str) -> ServerApproval: ...
    def keep(self, server: str, approved: ServerApproval) -> None: ...


class ToolProgress(Struct, frozen=True):
    """How far a call of a session is, as its server tells it; `call` is the call's id."""

    session: SessionId
    call: str
    done: float
    total: float | None = None
    words: str = ""


def describe_progress(progress: ToolProgress) -> str:
    """`3 of 10: reading`, with what is known."""
    far = f"{progress.done:g}"
    far += f" of {progress.total:g}" if progress.total is not None else ""
    return f"{far}: {progress.words}" if progress.words else far


def check_server_url(url: str) -> str:
    """The URL if nobody on the way can read or change what is sent to it."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        raise ServerError("That is not a URL.", "Nothing was changed.") from None
    if parts.username is not None or parts.password is not None:
        raise ServerError("A URL holds no user name or password.", "Put the key into a header.")
    plain = url.isascii() and url.isprintable() and " " not in url
    if not host or not plain or parts.scheme not in ("https", "http"):
        raise ServerError(f"{url!r} is no URL of a server.", "It has to begin with https://.")
    if parts.scheme == "http" and not _is_here(host):
        raise ServerError(
            "Everybody on the way could read and change what goes to an http:// server.",
            "Use https://; http:// is for servers on this machine.",
        )
    return url


def _is_here(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
