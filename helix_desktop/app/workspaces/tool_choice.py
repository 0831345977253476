"""The tools of a workspace for the page Tools: their tokens and use, and which are switched off.

Recall tools stay on: markers would lead nowhere without them. Importing this module loads no tool,
because the container creates these objects before a workspace is open.
"""

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from helix_desktop.context.texts.deferred_tools import deferred_line, deferred_tools
from helix_desktop.context.texts.folded_tools import fold_tools, with_server_notes
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.subagent_definition import ALWAYS
from helix_desktop.engine.session_deps import SessionModels
from helix_desktop.tools.toolbox import AgentToolbox

MakeToolbox = Callable[[SessionId], "AgentToolbox"]


class ToolUse(Struct, frozen=True):
    """One tool, the tokens of its description in every request, and the number of its outputs.

    `required` means that the tool cannot be switched off.
    """

    name: str
    about: str
    tokens: int
    outputs: int
    on: bool
    required: bool = False


class ToolChoice:
    """A toolbox factory without the tools switched off.

    `make_toolbox` returns complete toolboxes.
    """

    def __init__(
        self, make_toolbox: MakeToolbox, off: Callable[[], Sequence[str]], *, models: SessionModels
    ) -> None:
        self._make_toolbox = make_toolbox
        self._off = off
        self._models = models

    def __call__(self, session: SessionId) -> AgentToolbox:
        off = [name for name in self._off() if name not in ALWAYS]
        return self._make_toolbox(session).without(off) if off else self._make_toolbox(session)

    def names(self, session: SessionId) -> list[str]:
        return [spec.name for spec in self(session).specs()]

    def listed(self, outputs: Mapping[str, int]) -> Sequence[ToolUse]:
        """Return all tools in the order of their descriptions; `outputs` counts by name."""
        off, main = self._off(), self._models.main
        specs = self._make_toolbox(NO_SESSION).specs()
        window = main.make_calibrator().window
        folded = fold_tools(specs, window)
        deferred = deferred_tools(folded, window)
        return [
            ToolUse(
                spec.name,
                spec.description,
                main.weigher.count(deferred_line(folded_tool))
                if folded_tool in deferred
                else main.weigher.tools((listed_tool,)).tokens,
                outputs.get(spec.name, 0),
                on=spec.name in ALWAYS or spec.name not in off,
                required=spec.name in ALWAYS,
            )
            for spec, folded_tool, listed_tool in zip(
                specs, folded, with_server_notes(folded), strict=True
            )
        ]
