"""The table of tools: what a call of each can do, whose words it gives back, how its row looks.

Permissions, taint, rows and icons read it by a tool's name, as journals hold it. A tool that is
in no line asks before each call, and what it gives back taints the session.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from msgspec import Struct


class ToolEffect(StrEnum):
    """What a call can do: it is judged by this."""

    READ = "read"
    """Reads the folder or the store; `path`, if it has one, says where."""
    WRITE = "write"
    """Changes the file at `path`."""
    COMMAND = "command"
    """Runs `command`."""
    FETCH = "fetch"
    """Fetches `url`."""
    CONVERSATION = "conversation"
    """Changes the conversation only; what a SubAgent calls is judged by itself."""
    ANYTHING = "anything"
    """Asks before each call."""


class DeclaredTool(Struct, frozen=True):
    """One line of the table.

    `taints`: its outputs may hold words of anybody, not only what lies in the folder or the store.
    `parallel`: may run beside its neighbours although it does not only read. `is_file`: its output
    is about one file, so that a newer one makes an older reading of that file out of date.
    `icon` and `label` (none: the tool's name) stand in its rows, with the first of the arguments
    `shown` that a call has.
    """

    effect: ToolEffect = ToolEffect.ANYTHING
    taints: bool = True
    parallel: bool = False
    is_file: bool = False
    icon: str = "bolt"
    label: str = ""
    shown: tuple[str, ...] = ("path", "command", "task", "url", "sha256")


_UNDECLARED = DeclaredTool()
TOOLS: Mapping[str, DeclaredTool] = MappingProxyType(
    {
        "list_files": DeclaredTool(ToolEffect.READ, taints=False, icon="folder"),
        "read_file": DeclaredTool(ToolEffect.READ, taints=False, is_file=True, icon="file"),
        "search_files": DeclaredTool(ToolEffect.READ, taints=False, icon="search"),
        "glob_files": DeclaredTool(ToolEffect.READ, taints=False, icon="search"),
        "write_file": DeclaredTool(ToolEffect.WRITE, taints=False, is_file=True, icon="file"),
        "edit_file": DeclaredTool(ToolEffect.WRITE, taints=False, is_file=True, icon="edit"),
        "shell": DeclaredTool(ToolEffect.COMMAND, taints=False, icon="terminal"),
        "fetch": DeclaredTool(ToolEffect.FETCH, parallel=True, icon="globe"),
        "todo": DeclaredTool(ToolEffect.CONVERSATION, taints=False, icon="list"),
        "SubAgent": DeclaredTool(
            ToolEffect.CONVERSATION, taints=False, parallel=True, icon="agents"
        ),
        "recall_cached_content": DeclaredTool(ToolEffect.READ, taints=False, icon="recall"),
        "recall_history": DeclaredTool(ToolEffect.READ, taints=False, icon="recall"),
        "search_history": DeclaredTool(ToolEffect.READ, taints=False, icon="recall"),
        "search_cached_content": DeclaredTool(ToolEffect.READ, taints=False, icon="recall"),
        "list_cached_content": DeclaredTool(ToolEffect.READ, taints=False, icon="recall"),
    }
)


def declared_tool(name: str) -> DeclaredTool:
    """The line of a tool; of one that has none, a line that asks and taints."""
    return TOOLS.get(name, _UNDECLARED)
