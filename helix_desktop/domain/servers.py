"""Servers of others (MCP): how one is reached, what was approved, how it stands, what it asks.

A server is as trusted as the program it is: nothing of it runs and nothing it offers reaches a
model before a person approved exactly that.
"""

import ipaddress
from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum
from typing import Protocol, TypeAlias
from urllib.parse import urlsplit

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.forms import Field, Value
from helix_desktop.domain.message import Message
from helix_desktop.domain.values import value

LONGEST_NAME = 60

Pairs: TypeAlias = tuple[tuple[str, str], ...]
"""Names and values, in the order of the names."""


@value
class Server:
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


@value
class Offered:
    """A tool as its server describes it; `schema` is canonical JSON, `hints` its annotations."""

    name: str
    description: str
    schema: str
    title: str = ""
    hints: tuple[str, ...] = ()


READ_ONLY = "readOnlyHint"
"""The hint that a tool only reads: believed of believed servers."""


@value
class Approved:
    """What a person approved of a server: how it is started (a digest), and its tools."""

    launch: str = ""
    tools: tuple[Offered, ...] = ()


class Phase(StrEnum):
    """How a server stands."""

    STOPPED = "stopped"
    STARTING = "starting"
    READY = "ready"
    FAILING = "failing"
    UNAPPROVED = "needs approval"


@value
class ServerStanding:
    """A server's phase and why; `waiting` are tools that are not offered before they are approved,
    `next_try` seconds until it is started again by itself."""

    name: str
    phase: Phase
    reason: str = ""
    tools: int = 0
    waiting: tuple[str, ...] = ()
    next_try: float | None = None


@value
class Difference:
    """What changed since the person approved it, as a diff for a card; `subject` says of what."""

    server: str
    subject: str
    diff: str


class Asking(StrEnum):
    """What a server wants of the person."""

    FORM = "form"
    URL = "url"
    SAMPLING = "sampling"


@value
class Wanted:
    """What a server wants a model to answer, as it said it; `most` are tokens of the answer."""

    server: str
    session: SessionId
    """Whose call the server is working on."""
    messages: tuple[Message, ...]
    most: int


@value
class Outlook:
    """Who would answer a server, and what that takes at most; `cost` None: not known."""

    llm: str
    tokens: int
    most: int
    cost: float | None = None


@value
class ServerQuestion:
    """A card: all texts are a server's, with hidden characters made visible.

    `message` of a sampling question is all that the model would read. `session`: whose call the
    server is working on, if it is known.
    """

    server: str
    asking: Asking
    message: str
    fields: tuple[Field, ...] = ()
    url: str = ""
    session: SessionId = NO_SESSION
    outlook: Outlook | None = None


@value
class ServerAnswer:
    """Yes with what was filled in, no, or (`dismissed`) neither.

    What is left out of `values` has its default; None stands for what was left empty.
    """

    yes: bool = False
    values: Mapping[str, Value | None] = field(default_factory=dict)
    dismissed: bool = False


NO = ServerAnswer()
DISMISSED = ServerAnswer(dismissed=True)


class ServerAsker(Protocol):
    """Puts a server's question to the person and waits as long as it takes; nobody there: NO."""

    async def ask(self, question: ServerQuestion) -> ServerAnswer: ...


@value
class Sampled:
    """What a model answered a server; `cut`: it had more to say."""

    text: str
    llm: str
    cut: bool = False


class Sampler(Protocol):
    """Has a model answer for a server, after the person said yes to exactly that."""

    async def sample(self, wanted: Wanted) -> Sampled: ...


class Approvals(Protocol):
    """Where it is kept what a person approved. `keep` may block: call it in a thread."""

    def approved(self, server: str) -> Approved: ...
    def keep(self, server: str, approved: Approved) -> None: ...


@value
class Progress:
    """How far a call of a session is, as its server tells it; `call` is the call's id."""

    session: SessionId
    call: str
    done: float
    total: float | None = None
    words: str = ""


def progress_words(progress: Progress) -> str:
    """`3 of 10: reading`, with what is known."""
    far = f"{progress.done:g}"
    far += f" of {progress.total:g}" if progress.total is not None else ""
    return f"{far}: {progress.words}" if progress.words else far


def checked_url(url: str) -> str:
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
