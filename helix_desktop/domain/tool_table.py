"""The table of all tools: effect for permissions, taint, icon, label, and shown argument; the share
of the context window for tools of MCP servers.

Permissions, taint, rows, and icons look up a tool here by its name in journals. A tool that is not
in the table asks before each call, and its outputs taint the session.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from msgspec import Struct

from helix_desktop.domain.background import BACKGROUND_TOOL, COMMAND_TOOL
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.skill import USE_SKILL


class ToolEffect(StrEnum):
    """The possible effect of a call, by which the call is judged."""

    READ = "read"
    """Reads the folder or the store, at `path` if the call has that argument."""
    WRITE = "write"
    """Changes the file at `path`."""
    COMMAND = "command"
    """Runs `command`."""
    FETCH = "fetch"
    """Fetches `url`."""
    SEARCH = "search"
    """Lets the provider search the web in the next request."""
    CONVERSATION = "conversation"
    """Changes only the conversation. Calls by a subagent are judged separately."""
    MEMORY = "memory"
    """Changes the memory of the workspace, which later sessions read."""
    ANYTHING = "anything"
    """May have any effect, and therefore asks before each call."""


class DeclaredTool(Struct, frozen=True):
    """One row of the table.

    `taints`: the tool's outputs may contain text by anyone, not only content of the folder or the
    store. `parallel`: the tool may run beside other calls although it does not only read.
    `is_file`: the output is about one file, so that a newer output makes an older read of the file
    obsolete. `icon` and `label` (empty: the tool's name) are shown in the tool's rows, with the
    first argument of `shown` that the call has.
    """

    effect: ToolEffect = ToolEffect.ANYTHING
    taints: bool = True
    parallel: bool = False
    is_file: bool = False
    icon: str = "bolt"
    label: str = ""
    shown: tuple[str, ...] = ("path", "command", "task", "url", "sha256")


_UNDECLARED = DeclaredTool()
SUBMIT_PLAN = "submit_plan"
"""The tool that hands in a plan and thereby ends a turn in plan mode."""
ASK_USER = "ask_user"
"""The tool with questions to the user; if nobody can answer, it ends the turn."""
WEB_SEARCH = "web_search"
"""The web search that runs at the provider; no tool of this name runs here."""
REQUEST_SEARCH = "request_web_search"
"""The tool by which a model asks for web searches once outside content is in the conversation."""
ABOUT_AGENT = "about_agent"
"""Not a tool: what the user is told about a guest at the beginning of its session."""
GUEST_COMPACTED, GUEST_NOTICE = "compact_context", "notice"
"""Not tools: a guest compacted its context window, or has a message for the user."""
GUEST_NOTES = frozenset({ABOUT_AGENT, GUEST_COMPACTED, GUEST_NOTICE})
"""What a session with a guest shows as calls although the guest's model did not call them."""
REMEMBER = "remember"
"""The tool that changes the memory of the workspace."""
FIND_TOOLS, USE_TOOL = "find_tools", "use_tool"
"""The tools that describe and call tools of MCP servers which a model knows only by name."""
MAX_SERVER_TOOLS_SHARE = 0.04
"""The share of a context window that the descriptions of servers' tools may fill. With more, they
are described by find_tools."""
TOOLS: Mapping[str, DeclaredTool] = MappingProxyType(
    {
        "list_files": DeclaredTool(ToolEffect.READ, taints=False, icon="folder"),
        "read_file": DeclaredTool(ToolEffect.READ, taints=False, is_file=True, icon="file"),
        "search_files": DeclaredTool(ToolEffect.READ, taints=False, icon="search"),
        "glob_files": DeclaredTool(ToolEffect.READ, taints=False, icon="search"),
        "write_file": DeclaredTool(ToolEffect.WRITE, taints=False, is_file=True, icon="file"),
        "edit_file": DeclaredTool(ToolEffect.WRITE, taints=False, is_file=True, icon="edit"),
        COMMAND_TOOL: DeclaredTool(ToolEffect.COMMAND, taints=False, icon="terminal"),
        BACKGROUND_TOOL: DeclaredTool(
            ToolEffect.CONVERSATION, taints=False, icon="terminal", shown=("id",)
        ),
        "fetch": DeclaredTool(ToolEffect.FETCH, parallel=True, icon="globe"),
        REQUEST_SEARCH: DeclaredTool(
            ToolEffect.SEARCH,
            taints=False,
            icon="globe",
            label=Phrase("Web search"),
            shown=("query",),
        ),
        "todo": DeclaredTool(ToolEffect.CONVERSATION, taints=False, icon="list"),
        SUBMIT_PLAN: DeclaredTool(
            ToolEffect.CONVERSATION,
            taints=False,
            icon="list",
            label=Phrase("Plan"),
            shown=("plan",),
        ),
        USE_SKILL: DeclaredTool(
            ToolEffect.READ,
            taints=False,
            icon="book",
            label=Phrase("Skill"),
            shown=("file", "name"),
        ),
        REMEMBER: DeclaredTool(
            ToolEffect.MEMORY, taints=False, icon="tag", label=Phrase("Memory"), shown=("reason",)
        ),
        ASK_USER: DeclaredTool(
            ToolEffect.CONVERSATION,
            taints=False,
            icon="chat",
            label=Phrase("Questions"),
            shown=("questions",),
        ),
        FIND_TOOLS: DeclaredTool(
            ToolEffect.CONVERSATION, taints=False, icon="search", shown=("query",)
        ),
        USE_TOOL: DeclaredTool(shown=("tool",)),
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
    """Return the row of a tool. For an unknown tool, return a row that asks and taints."""
    return TOOLS.get(name, _UNDECLARED)


def tool_icon(name: str) -> str:
    """Return the icon of a tool; without one, that of a file."""
    return declared_tool(name).icon if name else "file"
