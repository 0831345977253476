"""Values of background commands: what a session knows of one, and how it ended.

A command belongs to the session whose agent started it, and has an ID there. It ends with the
session's agent (a subagent's work, an archived session), its workspace, or the application.
"""

from enum import StrEnum

from msgspec import Struct

from helix_desktop.domain.cache import Digest, SessionId

BACKGROUND = "background"
"""The source name of messages that tell the model of background commands."""
COMMAND_TOOL = "shell"
"""The name of the tool that runs commands."""
BACKGROUND_TOOL = "background_command"


class CommandEnding(StrEnum):
    """Why a background command ended. LOST: the application ended before it could say why."""

    EXITED = "exited"
    STOPPED = "stopped"
    STOPPED_BY_AGENT = "stopped by the agent"
    CLOSED = "closed"
    FAILED = "failed"
    LOST = "lost"


class StartedCommand(Struct, frozen=True):
    """A command that runs in the background, as recorded in its session's journal."""

    id: str
    command: str
    call: str
    at: float
    """When it started."""


class EndedCommand(Struct, frozen=True):
    """A background command that ended. `status` is its exit status if it exited."""

    id: str
    command: str
    ending: CommandEnding
    status: int | None = None
    seconds: float = 0.0
    content: Digest | None = None


class RunningCommandView(Struct, frozen=True):
    """A command that runs now, for display. `ports` are open inside its sandbox.

    `forwards` are pairs of such a port and the port of this machine that leads there.
    """

    session: SessionId
    id: str
    command: str
    at: float
    size: int = 0
    tail: str = ""
    ports: tuple[int, ...] = ()
    forwards: tuple[tuple[int, int], ...] = ()


class BackgroundReading(Struct, frozen=True):
    """What reading a command's output returned: the new part, and its end if it has ended."""

    id: str
    command: str
    data: bytes = b""
    running: bool = True
    seconds: float = 0.0
    ended: EndedCommand | None = None
    untrusted: bool = False
