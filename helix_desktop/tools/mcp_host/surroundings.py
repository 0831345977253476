"""What all servers of a workspace share, handed in by whoever opens it."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from pathlib import Path
from typing import Protocol

from helix_desktop.domain.servers import Approvals, Progress, Sampler, Server, ServerAsker
from helix_desktop.domain.values import value
from helix_desktop.tools.mcp_host.patience import Limits, Patience


class Spawn(Protocol):
    """Starts a task that somebody holds: the supervisor's."""

    def __call__(
        self, work: Coroutine[object, object, None], name: str
    ) -> "asyncio.Task[None]": ...


@value
class Surroundings:
    """What all servers of a workspace share. `home`: where their logs and folders are."""

    folder: Path
    home: Path
    approvals: Approvals
    spawn: Spawn
    secrets: Callable[[Server], Awaitable[Mapping[str, str]]]
    asker: ServerAsker
    sampler: Sampler | None
    clean: Callable[[str], str]
    told: Callable[[Progress], None]
    patience: Patience
    limits: Limits
