"""What an approval of an MCP server covers (start, tools, instructions), what changed, tool names.

An approval covers the names of secrets, but not their values. Tools are offered as `server__tool`,
in characters that every provider accepts; a part of a digest makes up for replaced characters.
"""

import hashlib
import json
import re
from collections.abc import Sequence
from functools import lru_cache

from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.mcp_servers import ApprovalDiff, McpServer, OfferedTool, ServerApproval
from helix_desktop.domain.net_addresses import unencrypted_host
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.text_diff import unify_text
from helix_desktop.domain.value import replace

THE_START = "how it is started"
THE_INSTRUCTIONS = "its instructions"


def launch_digest(server: McpServer, files: Sequence[str] = ()) -> str:
    """Return the digest of everything that decides the program to run or the server to contact.

    `files` are the program and the scripts that the start leads to (`launch_files`).
    """
    return _digest(
        {
            **({"files": files} if files else {}),
            "command": server.command,
            "args": server.args,
            "cwd": server.cwd,
            "env": server.env,
            "url": server.url,
            "headers": server.headers,
            "secrets": sorted(server.secrets),
        }
    )


def is_same_launch(first: McpServer, second: McpServer) -> bool:
    return launch_digest(first) == launch_digest(second)


@lru_cache(maxsize=2_000)
def tool_digest(tool: OfferedTool) -> str:
    return _digest([tool.name, tool.title, tool.description, tool.schema, sorted(tool.hints)])


def describe_launch(server: McpServer, files: Sequence[str] = ()) -> str:
    """Describe the start for a card: in full, each part on its line, hidden characters shown."""
    lines = [f"url: {server.url}"] if server.url else [f"command: {server.command}"]
    lines += ["connection: not encrypted"] if unencrypted_host(server.url) else []
    lines += [f"argument: {argument}" for argument in server.args]
    lines += [f"folder: {server.cwd}"] if server.cwd else []
    lines += [f"variable: {name}={value}" for name, value in server.env]
    lines += [f"header: {name}: {value}" for name, value in server.headers]
    lines += [f"secret, not shown: {name}" for name in server.secrets]
    lines += files
    return show_hidden("\n".join(map(_in_one_line, lines)))


def _in_one_line(text: str) -> str:
    """Return a text that does not look like several parts of a description."""
    return text.replace("\n", "⟨U+000A⟩")


def describe_tool(tool: OfferedTool) -> str:
    """Describe a tool for a card: everything that a model would read."""
    lines = [f"tool: {tool.name}"]
    lines += [f"title: {tool.title}"] if tool.title else []
    lines += [f"description: {line}" for line in tool.description.splitlines()]
    lines += [f"says of itself: {hint}" for hint in tool.hints]
    arguments = json.dumps(json.loads(tool.schema), indent=1, ensure_ascii=False, sort_keys=True)
    lines += [f"arguments: {line}" for line in arguments.split("\n")]
    return show_hidden("\n".join(map(_in_one_line, lines)))


@lru_cache(maxsize=8)
def find_differences(
    server: str, approved: ServerApproval, offered: ServerApproval
) -> tuple[ApprovalDiff, ...]:
    """Return a diff for each part that is new, changed or gone since the approval."""
    differences: list[ApprovalDiff] = []
    texts = [describe_instructions(part.instructions) for part in (approved, offered)]
    if texts[0] != texts[1]:
        lines = [text.split("\n") if text else [] for text in texts]
        differences.append(ApprovalDiff(server, THE_INSTRUCTIONS, unify_text(*lines)))
    before = {tool.name: tool for tool in approved.tools}
    now = {tool.name: tool for tool in offered.tools}
    for name in sorted(before.keys() | now.keys()):
        tools = (before.get(name), now.get(name))
        digests = [tool_digest(tool) if tool else "" for tool in tools]
        if digests[0] != digests[1]:
            lines = [describe_tool(tool).split("\n") if tool else [] for tool in tools]
            subject = f"tool {_in_one_line(show_hidden(name))}"
            differences.append(ApprovalDiff(server, subject, unify_text(*lines)))
    return tuple(differences)


def approve_start(
    approval: ServerApproval, server: McpServer, files: Sequence[str]
) -> ServerApproval:
    """Return the approval with the start as it is now."""
    start = describe_launch(server, files)
    return replace(approval, launch=launch_digest(server, files), start=start)


def find_launch_difference(
    server: McpServer, approved: ServerApproval, files: Sequence[str] = ()
) -> ApprovalDiff:
    before = approved.start.split("\n") if approved.start else []
    lines = describe_launch(server, files).split("\n")
    return ApprovalDiff(server.name, THE_START, unify_text(before, lines))


def describe_instructions(instructions: str) -> str:
    """Describe a server's instructions for a card: everything that a model would read."""
    return "\n".join(f"instructions: {line}" for line in instructions.splitlines())


def find_unapproved(approved: ServerApproval, offered: Sequence[OfferedTool]) -> tuple[str, ...]:
    """Return the tools that are not offered until the user has reviewed them."""
    digests = {tool_digest(tool) for tool in approved.tools}
    return tuple(tool.name for tool in offered if tool_digest(tool) not in digests)


UNAPPROVED = Phrase("Its start isn't approved, or its program or a script has changed.")
"""Why a server is not started."""


def changed_error(server: str, tool: str) -> ServerError:
    return ServerError(
        "{tool} of {server} changed since you approved it.",
        "The user must review it again.",
        tool=tool,
        server=server,
    )


def _digest(parts: object) -> str:
    text = json.dumps(parts, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


NAME_SEPARATOR = "__"
_UNFIT_CHARS = re.compile(r"[^A-Za-z0-9_-]+")


def tool_name_for(server: str, tool: str) -> str:
    """Return a name of at most 64 characters A-Z a-z 0-9 _ -; "__" ends the server's part."""
    prefix = f"{server_prefix(server)}{NAME_SEPARATOR}"
    return prefix + _shorten_name(tool, _UNFIT_CHARS.sub("_", tool), max_chars=64 - len(prefix))


def server_prefix(server: str) -> str:
    return _shorten_name(
        server, re.sub("_{2,}", "_", _UNFIT_CHARS.sub("_", server)).strip("_"), max_chars=24
    )


def _shorten_name(name: str, clean: str, *, max_chars: int) -> str:
    if clean == name and 0 < len(clean) <= max_chars:
        return clean
    mark = hashlib.sha256(name.encode("utf-8", "replace")).hexdigest()[:6]
    return f"{clean[: max_chars - len(mark) - 1].rstrip('_')}_{mark}".lstrip("_")
