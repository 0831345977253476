"""What an approval stands for: digests of a server's start and of its tools, and what changed.

Values of secrets are not part of it (they are not known here), their names are.
"""

import difflib
import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from helix_desktop.domain.servers import Approved, Difference, Offered, Server
from helix_desktop.domain.visible import visible

THE_START = "how it is started"


def launch_pin(server: Server) -> str:
    """The digest of everything that decides what runs, or who is spoken to."""
    parts: dict[str, object] = {
        "command": server.command,
        "args": server.args,
        "cwd": server.cwd,
        "env": server.env,
        "url": server.url,
        "headers": server.headers,
        "secrets": sorted(server.secrets),
    }
    return _digest(parts)


@lru_cache(maxsize=2_000)
def tool_pin(tool: Offered) -> str:
    return _digest([tool.name, tool.title, tool.description, tool.schema, sorted(tool.hints)])


def all_pins(tools: Iterable[Offered]) -> frozenset[str]:
    return frozenset(tool_pin(tool) for tool in tools)


def same(tool: Offered, approved: Offered | None) -> bool:
    return approved is not None and tool_pin(tool) == tool_pin(approved)


def launch_told(server: Server) -> str:
    """The start in words, for a card: whole, and with nothing hidden."""
    lines = [f"url: {server.url}"] if server.url else [f"command: {server.command}"]
    lines += [f"argument: {each}" for each in server.args]
    lines += [f"folder: {server.cwd}"] if server.cwd else []
    lines += [f"variable: {name}={value}" for name, value in server.env]
    lines += [f"header: {name}: {value}" for name, value in server.headers]
    lines += [f"kept in the keyring: {name}" for name in server.secrets]
    return visible("\n".join(lines))


def tool_told(tool: Offered) -> str:
    """A tool in words, for a card: all that a model would read of it."""
    lines = [f"tool: {tool.name}"]
    lines += [f"title: {tool.title}"] if tool.title else []
    lines += [f"description: {line}" for line in tool.description.splitlines()]
    lines += [f"says of itself: {hint}" for hint in tool.hints]
    arguments = json.dumps(json.loads(tool.schema), indent=1, ensure_ascii=False, sort_keys=True)
    return visible("\n".join([*lines, *(f"arguments: {line}" for line in arguments.split("\n"))]))


def differences(
    server: str, approved: Sequence[Offered], offered: Sequence[Offered]
) -> Iterable[Difference]:
    """One for each tool that is new, changed or gone; nothing if all is as it was approved."""
    before = {tool.name: tool for tool in approved}
    now = {tool.name: tool for tool in offered}
    for name in sorted(before.keys() | now.keys()):
        if name not in now or not same(now[name], before.get(name)):
            subject = f"tool {visible(name)}"
            yield Difference(server, subject, _diff(before.get(name), now.get(name)))


def launch_difference(server: Server, before: Server | None) -> Difference:
    told = launch_told(before).split("\n") if before else []
    return Difference(server.name, THE_START, unified(told, launch_told(server).split("\n")))


def waiting(approved: Approved, offered: Sequence[Offered]) -> tuple[str, ...]:
    """The tools that are not offered before the person has looked at them."""
    known = by_name(approved)
    return tuple(tool.name for tool in offered if not same(tool, known.get(tool.name)))


def by_name(approved: Approved) -> Mapping[str, Offered]:
    return {tool.name: tool for tool in approved.tools}


def unified(before: Sequence[str], after: Sequence[str]) -> str:
    lines = difflib.unified_diff(before, after, "approved", "now", lineterm="", n=2)
    return "\n".join(lines)


def _diff(before: Offered | None, after: Offered | None) -> str:
    told = [tool_told(tool).split("\n") if tool else [] for tool in (before, after)]
    return unified(*told)


def _digest(parts: object) -> str:
    text = json.dumps(parts, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
