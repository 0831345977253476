"""A toolbox with a subset of another toolbox's tools."""

from collections.abc import Collection

from helix_desktop.context.texts.tool_actions import short_arguments
from helix_desktop.domain.messages import ToolCall, ToolSpec
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import Toolbox, ToolOutput


class NarrowedToolbox:
    """The implementation of Toolbox that offers only the named tools of another toolbox."""

    def __init__(self, toolbox: Toolbox, names: Collection[str]) -> None:
        self._toolbox, self._names = toolbox, names

    def specs(self) -> tuple[ToolSpec, ...]:
        return tuple(spec for spec in self._toolbox.specs() if spec.name in self._names)

    async def run(self, call: ToolCall) -> ToolOutput:
        if call.tool in self._names:
            return await self._toolbox.run(call)
        known = ", ".join(spec.name for spec in self.specs()) or "none"
        words = Phrase(
            "This SubAgent does not have the tool {tool}. Tools: {known}.",
            tool=repr(call.tool),
            known=known,
        )
        what = short_arguments(call.arguments)
        return ToolOutput(words.encode("utf-8", "replace"), what, failed=True, ours=True)
