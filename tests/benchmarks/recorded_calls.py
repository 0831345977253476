"""The recorded sessions' tool calls as calls of our own tools, in a folder of ours.

The place that a session worked in becomes the folder, and the files it names there are made.
"""

import gzip
import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from helix_desktop.domain.value import replace

_SHELLS = frozenset({"exec_command", "Bash", "bash"})
_READS = frozenset({"Read", "Grep", "Glob", "view", "read", "open", "find_file", "LSP"})
_WRITES = frozenset({"Edit", "Write", "create", "edit", "write", "insert"})
_FETCHES = frozenset({"WebFetch", "WebSearch"})
_OF_SERVERS = frozenset({"execute-tool", "route", "read_wiki_structure", "ask_question"})
_READING = re.compile(
    r"(?:^|_)(?:get|list|search|read|resolve|find|fetch|calculate|think|route|ask)", re.IGNORECASE
)
_PATCHED = re.compile(r"^\*\*\* (?:Add|Update|Delete) File: (.+)$", re.MULTILINE)
_PATH = re.compile(r"(?:/[\w.@+-]+){2,}")
_WORKTREE = r"(?:__worktrees/[\w.-]+|/\.worktrees/[\w.-]+)?(?=[/\"' ;\\]|$)"
_PLACES = ("file_path", "path")
_PRIVATE = re.compile(r"/\.(?!worktrees)|/pkg/mod|/node_modules|/site-packages")
_LEAST, _SHARE = 4, 8
"""Steps of a path that can be a checkout's; one in so many paths lies in each."""


@dataclass(frozen=True, slots=True)
class Call:
    """One call and what came of it; no tool: it reaches nothing. `says_it_reads`: a server's tool
    by its name."""

    tool: str
    arguments: Mapping[str, object] = field(default_factory=dict)
    reads: bool = False
    says_it_reads: bool = False
    output: str = ""

    @property
    def command(self) -> str:
        return str(self.arguments.get("command", "")) if self.tool == "shell" else ""


def calls_of(session: Path, folder: Path) -> Iterator[Call]:
    """In the order they were made."""
    made = list(_recorded(session))
    roots = _roots(made)
    # further work trees of the same repository are the project, too
    ours = re.compile(f"(?:{'|'.join(map(re.escape, roots)) or '(?!)'}){_WORKTREE}")
    outputs = _outputs(session)
    for name, text, number in made:
        arguments = json.loads(ours.sub(lambda _: str(folder), text))
        given = arguments if isinstance(arguments, dict) else {}
        for call in _translated(name, given, folder):
            yield replace(call, output=outputs.get(number, ""))


def works_in_checkout(session: Path) -> bool:
    """Whether commands are run in it: the others only talk to servers."""
    return any(name in _SHELLS for name, _, _ in _recorded(session))


def _recorded(session: Path) -> Iterator[tuple[str, str, str]]:
    """Names, arguments and numbers of the calls."""
    for message in _messages(session):
        for call in message.get("tool_calls") or ():
            try:
                json.loads(call["arguments"])
            except ValueError:
                continue
            yield call["name"], call["arguments"], call["id"]


def _outputs(session: Path) -> dict[str, str]:
    """By the numbers of their calls."""
    tool_messages = (message for message in _messages(session) if message["role"] == "tool")
    return {message["tool_call_id"]: str(message["content"]) for message in tool_messages}


def _messages(session: Path) -> Iterator[dict[str, Any]]:
    with gzip.open(session, "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def _roots(made: list[tuple[str, str, str]]) -> list[str]:
    """The folders that its absolute paths lie in, the deepest first: where it worked."""
    result: Counter[str] = Counter()
    for _, text, _ in made:
        arguments = json.loads(text)
        given = arguments if isinstance(arguments, dict) else {}
        named = [str(given.get("workdir", "")), *(_parent(given, key) for key in _PLACES)]
        named += re.findall(r"(?:cd|-C) (/[\w.@+/-]+)", text)
        for path in filter(_is_checkout, named):
            steps = path.split("/")
            result.update("/".join(steps[:at]) for at in range(_LEAST, len(steps) + 1))
    most = sum(count for path, count in result.items() if path.count("/") == _LEAST - 1)
    often = [path for path, count in result.items() if count >= most / _SHARE]
    return sorted(often, key=len, reverse=True)


def _parent(given: Mapping[str, object], key: str) -> str:
    return str(given.get(key, "")).rpartition("/")[0]


def _is_checkout(path: str) -> bool:
    """Whether a path is a project's: not of the system, nor of settings or packages."""
    away = ("/tmp", "/usr", "/etc", "/var", "/proc")
    return path.startswith("/") and not path.startswith(away) and not _PRIVATE.search(path)


def _translated(name: str, given: dict[str, object], folder: Path) -> Iterator[Call]:
    if name in _SHELLS:
        command = str(given.get("cmd") or given.get("command") or "")
        below = _below(str(given.get("workdir") or ""), folder)
        if command:
            yield Call("shell", {"command": command, "folder": below or "."})
    elif name in _READS:
        path = str(given.get("file_path") or given.get("path") or "")
        yield Call("read_file", {"path": _below(path, folder) or path}, reads=True)
    elif name in _WRITES or name == "apply_patch":
        path = str(given.get("file_path") or given.get("path") or "")
        patched = _PATCHED.findall(str(given.get("input") or given.get("patch") or ""))
        for item in patched[:1] or [path]:
            relative = _below(item, folder) or item
            _make(folder, relative)
            yield Call("edit_file", {"path": relative})
    elif name in _FETCHES:
        yield Call("fetch", {"url": str(given.get("url") or "https://search.example/")})
    elif name.startswith(("mcp__", "_")) or name in _OF_SERVERS:
        tool = (
            name.removeprefix("mcp__") if name.startswith("mcp__") else f"server__{name.strip('_')}"
        )
        yield Call(tool, given, says_it_reads=_READING.search(tool.partition("__")[2]) is not None)
    else:
        yield Call("")


def _below(path: str, folder: Path) -> str:
    """A path relative to the folder; "" if it does not lie in there."""
    root = str(folder)
    if path == root:
        return "."
    return path.removeprefix(f"{root}/") if path.startswith(f"{root}/") else ""


def _make(folder: Path, relative: str) -> None:
    if relative and not relative.startswith(("/", "..", "~")) and ".." not in relative.split("/"):
        place = folder / relative
        place.parent.mkdir(parents=True, exist_ok=True)
        if not place.exists():
            place.write_text("", encoding="utf-8")
