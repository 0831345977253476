"""Timeouts and sizes for MCP servers (call, start, output), and what servers share."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from pathlib import Path
from typing import Protocol, TypeVar

from msgspec import Struct, field

from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.form_questions import NO, FormAnswer, FormQuestion, FormQuestionAsker
from helix_desktop.domain.mcp_servers import (
    CALL_SECONDS,
    MAX_CALL_SECONDS,
    ApprovalStore,
    McpServer,
    ToolProgress,
)

MB = 1024 * 1024
T = TypeVar("T")


class HostTimeouts(Struct, frozen=True):
    """Timeouts in seconds, each of which ends in an error message, never in a hang.

    `start`: the first `npx` loads its package in this time. `idle`: a call without progress
    reports, unless the server has a timeout of its own. `total`: a call with them. `ping`: an
    answer of a server whose last call was too late, before the next call. `after_close` and
    `after_term`: until a server ends, once its input was closed, and after SIGTERM.
    """

    start: float = 60.0
    slow_start: float = 2.0
    """Time after which a slow start shows the server's messages."""
    listing: float = 30.0
    idle: float = CALL_SECONDS
    total: float = MAX_CALL_SECONDS
    ping: float = 5.0
    after_close: float = 0.7
    after_term: float = 0.8
    after_kill: float = 1.0
    sign_in_request: float = 30.0
    """Time until an authorization server answers a request of a sign-in."""
    list_change_pause: float = 0.3
    """Pause between a notification of a changed list and its request: they come in bursts."""
    restart_pauses: tuple[float, ...] = (1.0, 2.0, 5.0, 15.0, 60.0)
    """Pauses before each new start; after the last one only a call starts the server."""
    steady_run: float = 60.0
    """A server that ran this long starts again with the first of these pauses."""


class HostLimits(Struct, frozen=True):
    """Limits; anything above is cut, dropped or ends the server, with a message."""

    line_bytes: int = 16 * MB
    bytes_per_second: int = 16 * MB
    lines_per_second: int = 5_000
    """Lines per second; a server that sends more waits in its own pipe."""
    notifications_per_second: int = 200
    """Notifications per second; more are dropped, except those of a changed list."""
    streams_per_second: int = 10
    """Streams of events that are opened again per second; a server may close each at once."""
    stderr_bytes_per_second: int = MB
    """Bytes of stderr per second."""
    tools: int = 300
    resources: int = 1_000
    pages: int = 100
    description_chars: int = 4_000
    instruction_chars: int = 2_048
    """Characters of what a server says of all of its tools; others cut it there, too."""
    schema_chars: int = 64 * 1024
    """Characters of a tool's schema, and of each of its other texts; a longer tool is left out."""
    all_tools_chars: int = 2 * MB
    """Characters of all tools; comparing 11 MB with what is approved held the window for 0.6 s."""
    unsent_messages: int = 256
    """Messages that wait for a server to read them."""
    log_bytes: int = MB


TIMEOUTS, LIMITS = HostTimeouts(), HostLimits()


class DeclineAll:
    """The implementation of FormQuestionAsker without a window: declines everything."""

    async def ask(self, question: FormQuestion) -> FormAnswer:
        return NO


class SignIns(Protocol):
    """A port that keeps the sign-ins to servers, by their names; "" stands for none."""

    async def load(self, server: str) -> str: ...
    async def save(self, server: str, text: str) -> None: ...


OpenUrl = Callable[[str], Awaitable[bool]]
"""Opens an address in the user's browser; returns False if the user does not want that."""


async def without_secrets(server: McpServer) -> Mapping[str, str]:
    """Return no secrets; raise ServerError if the server needs some."""
    if server.secrets:
        raise ServerError(
            "There is no system keyring for the secrets of {server}.", server=server.name
        )
    return {}


class TaskSpawner(Protocol):
    """A function that starts a supervised task."""

    def __call__(self, work: Coroutine[object, object, None], name: str) -> asyncio.Task[None]: ...


class ServerEnvironment(Struct, frozen=True):
    """The environment that a workspace's servers share; the defaults ask and notify nobody.

    `home` contains their logs and folders. `secrets` returns the values of the variables or headers
    that a server's `secrets` names; `clean` removes keys from logged text. All are called on the
    home loop except `clean`. `client_document` is the URL of Helix's OAuth client metadata
    document, "" for none. `is_literal`: `${NAME}` in a server's values stands for itself.
    """

    folder: Path
    home: Path
    approvals: ApprovalStore
    spawn: TaskSpawner
    secrets: Callable[[McpServer], Awaitable[Mapping[str, str]]] = without_secrets
    sign_ins: SignIns | None = None
    is_literal: bool = False
    client_document: str = ""
    asker: FormQuestionAsker = field(default_factory=DeclineAll)
    clean: Callable[[str], str] = str
    on_progress: Callable[[ToolProgress], None] = lambda _progress: None
    timeouts: HostTimeouts = TIMEOUTS
    limits: HostLimits = LIMITS


class HomeLoop:
    """The home loop as a server's thread sees it."""

    def __init__(self, environment: ServerEnvironment, loop: asyncio.AbstractEventLoop) -> None:
        self._environment, self._loop = environment, loop

    async def ask(self, question: FormQuestion) -> FormAnswer:
        return await self._run(self._environment.asker.ask(question))

    async def load_sign_in(self, server: str) -> str:
        sign_ins = self._environment.sign_ins
        return await self._run(sign_ins.load(server)) if sign_ins is not None else ""

    async def save_sign_in(self, server: str, text: str) -> None:
        if self._environment.sign_ins is not None:
            await self._run(self._environment.sign_ins.save(server, text))

    async def open_url(self, open_url: OpenUrl, address: str) -> bool:
        async def opened() -> bool:
            return await open_url(address)

        return await self._run(opened())

    async def _run(self, work: Coroutine[object, object, T]) -> T:
        """Run work on the home loop in a task held there; canceling here cancels it there."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._loop))
