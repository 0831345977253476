"""Values of external MCP servers: configuration, approval, status, tools.

A server is only as trustworthy as its program: nothing of it runs, and none of its tools reaches a
model, before the user approved exactly that.
"""

import re
from collections.abc import Iterable
from enum import StrEnum
from typing import Protocol, TypeAlias
from urllib.parse import urlsplit

from msgspec import Struct

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.net_addresses import is_private_address

MAX_SERVER_NAME_CHARS = 60
CALL_SECONDS = 120.0
"""The seconds that a call may take without progress reports, unless the server has a timeout."""
MAX_CALL_SECONDS = 3_600
"""The longest time that a call may take without a report; no setting allows more."""

Pairs: TypeAlias = tuple[tuple[str, str], ...]
"""Names and values, ordered by name."""


class McpServer(Struct, frozen=True):
    """The configuration of a server: a command to run, or a URL to connect to.

    `secrets` names the variables (of a command) or headers (of a URL) whose values are in the
    keyring. In values, `${NAME}` stands for a variable of the application's own environment and
    `${workspaceFolder}` for the project folder. `believed`: the user trusts the tool hints of the
    server. `timeout` is the number of seconds after which a call that reports nothing is canceled;
    0 stands for the usual number.
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
    timeout: int = 0


class OfferedTool(Struct, frozen=True, omit_defaults=True):
    """A tool as its server describes it.

    `schema` is canonical JSON, `hints` are the annotations.
    """

    name: str
    description: str
    schema: str
    title: str = ""
    hints: tuple[str, ...] = ()


class OfferedResource(Struct, frozen=True):
    """A resource as its server describes it.

    The `uri` of a template has names in braces in the places of values.
    """

    uri: str
    name: str = ""
    description: str = ""
    is_template: bool = False


class PromptParameter(Struct, frozen=True):
    """An argument of a server's prompt."""

    name: str
    description: str = ""
    required: bool = False


class OfferedPrompt(Struct, frozen=True):
    """A prompt as its server describes it."""

    name: str
    description: str = ""
    parameters: tuple[PromptParameter, ...] = ()


class CompletedPlace(Struct, frozen=True):
    """Where a value is completed: for the argument `name` of the prompt, or of the template,
    `of`.
    """

    of: str
    name: str
    is_template: bool = False


class ServerOffer(Struct, frozen=True):
    """What a server offers: tools for the model; resources and prompts for the user.

    `instructions` is what it says of all of its tools, for the model.
    """

    tools: tuple[OfferedTool, ...] = ()
    resources: tuple[OfferedResource, ...] = ()
    prompts: tuple[OfferedPrompt, ...] = ()
    instructions: str = ""


READ_ONLY = "readOnlyHint"
"""The hint that a tool only reads. The hint counts only for servers whose hints the user trusts."""


class ServerApproval(Struct, frozen=True):
    """A user's approval of a server: a digest of how it is started, its tools, its instructions.

    `start` is the start as it was shown then.
    """

    launch: str = ""
    tools: tuple[OfferedTool, ...] = ()
    instructions: str = ""
    start: str = ""


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

    `waiting` lists tools that are not offered until the user approves them, and, if they wait, the
    instructions. `next_try` is the
    number of seconds until the next automatic start.
    """

    name: str
    phase: ServerPhase
    reason: str = ""
    tools: int = 0
    waiting: tuple[str, ...] = ()
    next_try: float | None = None
    resources: int = 0
    prompts: int = 0


class ApprovalDiff(Struct, frozen=True):
    """The changes of a server since the user approved it, as a diff for a card.

    `subject` names the changed part.
    """

    server: str
    subject: str
    diff: str


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
    text = f"{progress.done:g}"
    text += f" of {progress.total:g}" if progress.total is not None else ""
    return f"{text}: {progress.words}" if progress.words else text


_HEADER_NAME = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]{1,200}")
_FRAMING_HEADERS = frozenset({"content-length", "transfer-encoding", "connection"})
"""Headers that say where a request ends, which only the client knows."""


def check_headers(headers: Iterable[tuple[str, str]]) -> None:
    """Raise ServerError, which repeats no value, for a header that can't be sent."""
    for name, value in headers:
        is_known = _HEADER_NAME.fullmatch(name) and name.lower() not in _FRAMING_HEADERS
        if not is_known or not value.isascii() or not value.isprintable():
            raise ServerError(
                "The header {name} can't be sent.",
                "Use letters, digits, and hyphens for its name, and one line of ASCII characters "
                "for its value.",
                name=repr(name[:MAX_SERVER_NAME_CHARS]),
            )


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
    is_printable = url.isascii() and url.isprintable() and " " not in url
    if not host or not is_printable or parts.scheme not in ("https", "http"):
        raise ServerError(
            "{url} isn't a server URL.", "A server URL starts with https://.", url=repr(url)
        )
    if parts.scheme == "http" and not is_private_address(host):
        raise ServerError(
            ("Others on the network could read and change everything sent to an http:// server."),
            "Use https://. Only servers on this computer and private networks can use http://.",
        )
    return url
