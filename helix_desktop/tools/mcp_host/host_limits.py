"""How long and how much; what servers share.

How long a server is waited for and how much of it is taken; tests have less of both.

What all servers of a workspace share, handed in by whoever opens it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from helix_desktop.domain.mcp_servers import (
    ApprovalStore,
    McpServer,
    Sampler,
    ServerQuestionAsker,
    ToolProgress,
)

MB = 1024 * 1024


class HostTimeouts(Struct, frozen=True):
    """Seconds; all of them end in words, none in a hang.

    `start`: a first `npx` loads its package in this time. `idle`: a call that tells no progress.
    `total`: a call that does. `leave` and `term`: after its input is closed, after SIGTERM.
    """

    start: float = 60.0
    told: float = 2.0
    """How long a start is quiet before what the server says meanwhile is told."""
    listing: float = 30.0
    idle: float = 120.0
    total: float = 3_600.0
    leave: float = 0.7
    term: float = 0.8
    kill: float = 1.0
    settle: float = 0.3
    """After news of another list, before it is asked for: news come in flocks."""
    again: tuple[float, ...] = (1.0, 2.0, 5.0, 15.0, 60.0)
    """Before each new start; after the last one it is started by the next call only."""
    steady: float = 60.0
    """A server that stood this long begins with the first of these waits again."""


class HostLimits(Struct, frozen=True):
    """Most of everything; what is above is cut, dropped or ends the server, and said."""

    line: int = 16 * MB
    a_second: int = 16 * MB
    lines: int = 5_000
    """Lines a second; a server that says more waits in its own pipe."""
    notes: int = 200
    """Notifications a second; more of them are dropped, news of another list never."""
    errors: int = MB
    """Bytes of stderr a second."""
    tools: int = 300
    pages: int = 100
    description: int = 4_000
    schema: int = 64 * 1024
    unsent: int = 256
    """Messages that wait for a server to read them."""
    log: int = MB


PATIENCE, LIMITS = HostTimeouts(), HostLimits()


class NamedSpawn(Protocol):
    """Starts a task that somebody holds: the supervisor's."""

    def __call__(
        self, work: Coroutine[object, object, None], name: str
    ) -> "asyncio.Task[None]": ...


class ServerEnvironment(Struct, frozen=True):
    """What all servers of a workspace share. `home`: where their logs and folders are."""

    folder: Path
    home: Path
    approvals: ApprovalStore
    spawn: NamedSpawn
    secrets: Callable[[McpServer], Awaitable[Mapping[str, str]]]
    asker: ServerQuestionAsker
    sampler: Sampler | None
    clean: Callable[[str], str]
    told: Callable[[ToolProgress], None]
    patience: HostTimeouts
    limits: HostLimits
