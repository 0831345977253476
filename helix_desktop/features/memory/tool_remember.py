"""The tool remember: the agent adds or changes lines of the workspace's memory.

The memory is a guide (`engine/guide_texts.py`), whose text cannot begin like one of the
application's own, and no permission depends on it. Subagents read it, but do not get the tool.
"""

from collections.abc import Awaitable, Callable

from helix_desktop.domain.memory import Memory, MemoryChange
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.tool_table import REMEMBER
from helix_desktop.tools.tool import decode_arguments, tool_spec


class Remember:
    """The tool of one session; `change` makes and saves a change of the memory."""

    spec: ToolSpec = tool_spec(
        REMEMBER,
        "Change the memory of this workspace, which every later session begins with: what was hard "
        "to find out, decisions, and what the user wants. Not for what files say, or for steps.",
        MemoryChange,
    )

    def __init__(self, change: Callable[[MemoryChange], Awaitable[Memory]]) -> None:
        self._change = change

    async def run(self, arguments: str) -> ToolOutput:
        change = decode_arguments(MemoryChange, arguments)
        memory = await self._change(change)
        removed, added = memory.differences(memory.number)
        lines = [f"-{line.id}: {line.text}" for line in removed]
        lines += [f"+{line.id}: {line.text}" for line in added]
        text = "\n".join([f"The memory has {len(memory.current)} lines now.", *lines])
        return ToolOutput(text.encode("utf-8", "replace"), " ".join(change.reason.split()))
