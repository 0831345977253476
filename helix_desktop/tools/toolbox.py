"""Runs a tool call by name: unknown tools and all failures become text for the model."""

import logging
from collections.abc import Sequence

from helix_desktop.context.texts.tool_actions import read_action
from helix_desktop.domain.errors import ArgumentsError, ToolError
from helix_desktop.domain.messages import ToolCall, ToolSpec
from helix_desktop.domain.ports import Tool, ToolOutput
from helix_desktop.domain.value import replace
from helix_desktop.tools.output_screening import OutputScreen
from helix_desktop.tools.tool import call_scope

log = logging.getLogger(__name__)


class AgentToolbox:
    """The tools of a workspace by name. `screen` removes secrets from their outputs."""

    def __init__(self, tools: Sequence[Tool], screen: OutputScreen | None = None) -> None:
        self._screen = screen
        self._tools = {tool.spec.name: tool for tool in tools}
        self._specs = tuple(tool.spec for tool in tools)

    def plus(self, *tools: Tool) -> "AgentToolbox":
        return AgentToolbox((*self._tools.values(), *tools), self._screen)

    def without(self, names: Sequence[str]) -> "AgentToolbox":
        left = [tool for name, tool in self._tools.items() if name not in names]
        return AgentToolbox(left, self._screen)

    def specs(self) -> tuple[ToolSpec, ...]:
        return self._specs

    async def run(self, call: ToolCall) -> ToolOutput:
        tool = self._tools.get(call.tool)
        if tool is None:
            known = ", ".join(sorted(self._tools)) or "none"
            words = f"There is no tool {call.tool!r}. Tools: {known}."
            return replace(_failed(call, words), ours=True)
        try:
            with call_scope(call):
                output = await tool.run(call.arguments)
        except ToolError as error:
            bad_arguments = isinstance(error, ArgumentsError)
            output = replace(_failed(call, str(error)), bad_arguments=bad_arguments)
        except Exception as error:
            log.exception("tool %s failed", call.tool)
            output = _failed(call, f"The tool failed unexpectedly ({type(error).__name__}).")
        return output if self._screen is None else await self._screen.of(call, output)


def _failed(call: ToolCall, text: str) -> ToolOutput:
    what = read_action(call.tool, call.arguments).what
    return ToolOutput(text.encode("utf-8", "replace"), what, failed=True)
