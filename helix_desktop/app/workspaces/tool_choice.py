"""Which tools a workspace has and which are switched off, and what its tools are made for.

What recalls stays: markers would lead nowhere without it. Nothing of the tools is loaded for it:
the container makes these before a workspace is open.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.subagent_definition import ALWAYS
from helix_desktop.engine.session_deps import SessionDeps

if TYPE_CHECKING:
    from helix_desktop.tools.sandbox.login_environment import LoginShell
    from helix_desktop.tools.sandbox.sandbox_kind import SandboxBackend
    from helix_desktop.tools.toolbox import AgentToolbox

KEPT = ALWAYS

Outfit = Callable[[SessionId], "AgentToolbox"]


class ToolUse(Struct, frozen=True):
    """One tool: what its description takes of every request, and how many outputs of it there are.

    `kept`: it cannot be switched off.
    """

    name: str
    about: str
    tokens: int
    outputs: int
    on: bool
    kept: bool = False


class ToolChoice:
    """`make_toolbox` makes toolboxes with everything, `off` says what the person switched off."""

    def __init__(
        self, make_toolbox: Outfit, off: Callable[[], Sequence[str]], *, deps: SessionDeps
    ) -> None:
        self._make_toolbox = make_toolbox
        self._off = off
        self._deps = deps

    def __call__(self, session: SessionId) -> "AgentToolbox":
        off = [name for name in self._off() if name not in KEPT]
        return self._make_toolbox(session).without(off) if off else self._make_toolbox(session)

    def listed(self, outputs: Mapping[str, int]) -> Sequence[ToolUse]:
        """All there are, in the order the agent is told of them; `outputs` counts by name."""
        off, weigher = self._off(), self._deps.main.weigher
        return [
            ToolUse(
                spec.name,
                spec.description,
                weigher.tools((spec,)).tokens,
                outputs.get(spec.name, 0),
                on=spec.name in KEPT or spec.name not in off,
                kept=spec.name in KEPT,
            )
            for spec in self._make_toolbox(NO_SESSION).specs()
        ]


class ToolEnvironment(Struct, frozen=True):
    """`own` are the application's folders; `home` is the workspace's, where large outputs wait.

    `login` is the person's shell, which every workspace asks but once.
    """

    folder: Path
    own: tuple[Path, ...]
    box: "SandboxBackend"
    home: Path
    login: "LoginShell"
