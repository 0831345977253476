"""`find_tools` and `use_tool` in place of MCP tools that would fill the window.

If the servers' tools take more than a share of the context window, the model gets two tools
instead: `find_tools`, whose description lists them in one line each, and whose answer describes
some of them in full, with what their servers say about all of their tools; and `use_tool`, which
calls one. The list changes only when the servers' tools do. A call through `use_tool` is judged,
asked about, and run as the call of the tool itself.
"""

import json
import re
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from helix_desktop.context.texts.folded_tools import (
    first_sentence,
    fold_tools,
    unfolded_text,
    with_server_notes,
)
from helix_desktop.context.texts.plain_text import clip
from helix_desktop.domain.call_arguments import read_arguments
from helix_desktop.domain.canonical_messages import canonical_json
from helix_desktop.domain.messages import ToolCall, ToolSpec
from helix_desktop.domain.tool_table import FIND_TOOLS, MAX_SERVER_TOOLS_SHARE, TOOLS, USE_TOOL
from helix_desktop.domain.value import replace

CHARS_PER_TOKEN = 3
"""Fewer characters than a tokenizer needs for names and JSON (3.3 to 4.4), so that the share
holds.
"""
MAX_LINE_CHARS = (120, 60, 30, 0)
"""Characters of each tool's description in the list; the first number is used with which the
list fits.
"""
MAX_TOOLS_IN_ANSWER = 6

_WORD = re.compile(r"[a-z0-9]+")
_LIST_HEADING = (
    "Tools of MCP servers, each with the beginning of its description. Find some by words or by "
    "name to read all of their descriptions, then call one with use_tool.\n"
)


class FindToolsArguments(Struct):
    """The arguments of find_tools."""

    query: str


class UseToolArguments(Struct):
    """The arguments of use_tool."""

    tool: str
    arguments: dict[str, object] = {}


_USE_TOOL_SPEC = ToolSpec(
    USE_TOOL,
    "Call a tool of an MCP server that find_tools describes.",
    canonical_json(
        {
            "type": "object",
            "properties": {"tool": {"type": "string"}, "arguments": {"type": "object"}},
            "required": ["tool", "arguments"],
        }
    ),
)


def listed_tools(specs: tuple[ToolSpec, ...], window: int) -> tuple[ToolSpec, ...]:
    """Return the tools as they are described to a model with this context window (0: unknown)."""
    folded = fold_tools(specs, window)
    deferred = deferred_tools(folded, window)
    if not deferred:
        return with_server_notes(folded)
    max_chars = int(window * MAX_SERVER_TOOLS_SHARE * CHARS_PER_TOKEN)
    max_chars -= len(_LIST_HEADING) + len(_USE_TOOL_SPEC.schema)
    find_tools_spec = ToolSpec(
        FIND_TOOLS,
        _LIST_HEADING + _list_tools(deferred, max_chars),
        canonical_json(
            {"type": "object", "properties": {"query": {"type": "string"}}, "required": ["query"]}
        ),
        reads_only=True,
    )
    return (*(spec for spec in folded if spec not in deferred), find_tools_spec, _USE_TOOL_SPEC)


def deferred_tools(specs: Sequence[ToolSpec], window: int) -> tuple[ToolSpec, ...]:
    """Return the tools of servers, if their descriptions take more than their share."""
    of_servers = tuple(spec for spec in specs if spec.name not in TOOLS)
    size = sum(len(spec.name) + len(spec.description) + len(spec.schema) for spec in of_servers)
    size += sum(map(len, {spec.server_notes for spec in of_servers}))
    return of_servers if size > window * MAX_SERVER_TOOLS_SHARE * CHARS_PER_TOKEN > 0 else ()


def deferred_line(spec: ToolSpec, chars: int = MAX_LINE_CHARS[0]) -> str:
    """Return a tool's line in the list."""
    beginning = clip(" ".join(first_sentence(spec.description).split()), chars) if chars else ""
    return f"{spec.name}: {beginning}" if beginning else spec.name


def count_deferred(tools: str) -> int:
    """Return how many tools are named only in the description of `find_tools`, in a list as
    canonical JSON.
    """
    try:
        listed = json.loads(tools)
    except (ValueError, RecursionError):
        return 0
    description = next((tool["description"] for tool in listed if tool["name"] == FIND_TOOLS), "")
    return description.removeprefix(_LIST_HEADING).count("\n") + 1 if description else 0


def describe_matching_tools(specs: Sequence[ToolSpec], arguments: str) -> str:
    """Return everything known about the servers' tools that match a query best."""
    try:
        query = read_arguments(FindToolsArguments, arguments).query.lower()
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return 'find_tools takes the argument "query", a text.'
    words = set(_WORD.findall(query))

    def score(spec: ToolSpec) -> int:
        if spec.name.lower() in query:
            return 100 + len(spec.name)
        in_name = words & set(_WORD.findall(spec.name.lower()))
        return 3 * len(in_name) + len(words & set(_WORD.findall(spec.description.lower())))

    of_servers = [spec for spec in specs if spec.name not in TOOLS]
    ranked = sorted(of_servers, key=score, reverse=True)
    best = [spec for spec in ranked if score(spec)]
    if not best:
        return "No tool fits these words. Use words or names from the list of find_tools."
    text = unfolded_text(best[:MAX_TOOLS_IN_ANSWER])
    more = ", ".join(spec.name for spec in best[MAX_TOOLS_IN_ANSWER : 4 * MAX_TOOLS_IN_ANSWER])
    return f"{text}\n\nThese fit less: {more}" if more else text


def used_tool(call: ToolCall) -> ToolCall:
    """Return the call that a call of use_tool stands for; any other call is returned as it is."""
    if call.tool != USE_TOOL:
        return call
    try:
        used = read_arguments(UseToolArguments, call.arguments)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return call
    # `find_tools` looks up other tools by the name of the call, so they are not called through
    # `use_tool`
    if used.tool in TOOLS:
        return call
    return replace(call, tool=used.tool, arguments=canonical_json(used.arguments))


def _list_tools(specs: Sequence[ToolSpec], max_chars: int) -> str:
    """Return a line for each tool; for too many, the names by server, or how many there are."""
    for chars in MAX_LINE_CHARS:
        text = "\n".join(deferred_line(spec, chars) for spec in specs)
        if len(text) <= max_chars:
            return text
    counts: dict[str, int] = {}
    for spec in specs:
        server = spec.name.partition("__")[0]
        counts[server] = counts.get(server, 0) + 1
    return clip("\n".join(f"{name}: {count} tools" for name, count in counts.items()), max_chars)
