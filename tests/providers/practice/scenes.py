"""A project in memory for the practice model: real tools' schemas, and a folder that is a dict."""

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from helix_desktop.domain.llm import (
    ModelRequest,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    ToolCallArrived,
)
from helix_desktop.domain.messages import Message, Role, Text, ToolCall, ToolResult, ToolSpec
from helix_desktop.providers.practice.practice_model import PRACTICE, PracticeModel
from helix_desktop.tools.agent.cached_content import SearchCachedContent
from helix_desktop.tools.agent.edit_files import EditFile, WriteFile
from helix_desktop.tools.agent.read_files import ListFiles, ReadFile
from helix_desktop.tools.agent.recall import RecallCachedContent, RecallHistory
from helix_desktop.tools.agent.search_files import SearchFiles
from helix_desktop.tools.agent.shell import RunShell
from helix_desktop.tools.agent.subagent import SubAgent

TOOLS: tuple[ToolSpec, ...] = tuple(
    tool.spec
    for tool in (
        ListFiles,
        ReadFile,
        SearchFiles,
        RecallCachedContent,
        RecallHistory,
        SearchCachedContent,
        SubAgent,
    )
)
ALL_TOOLS = (*TOOLS, WriteFile.spec, EditFile.spec, RunShell.spec)


def tool(name: str, *needed: str) -> ToolSpec:
    """A tool whose arguments are texts, all of them needed."""
    fields = {item: {"type": "string"} for item in needed}
    schema = {"type": "object", "properties": fields, "required": list(needed)}
    return ToolSpec(name, f"It can {name}.", json.dumps(schema))


def user(text: str) -> Message:
    return Message(Role.USER, (Text(text),))


def events(*messages: Message, tools: Sequence[ToolSpec] = TOOLS) -> list[ProviderEvent]:
    async def collect() -> list[ProviderEvent]:
        request = ModelRequest(
            PRACTICE, (Message(Role.SYSTEM, (Text("s"),)), *messages), tuple(tools)
        )
        return [event async for event in PracticeModel().stream(request)]

    return asyncio.run(collect())


def text_of(provider_events: list[ProviderEvent]) -> str:
    return "".join(event.text for event in provider_events if isinstance(event, TextDelta))


def calls_of(provider_events: list[ProviderEvent]) -> list[tuple[str, dict[str, object]]]:
    made = [event.call for event in provider_events if isinstance(event, ToolCallArrived)]
    return [(call.tool, json.loads(call.arguments)) for call in made]


@dataclass
class Conversation:
    """A session of the practice model over files in memory; `extra` answers other tools."""

    files: Mapping[str, str] = field(default_factory=dict)
    extra: Mapping[str, str] = field(default_factory=dict)
    tools: Sequence[ToolSpec] = TOOLS
    messages: list[Message] = field(default_factory=list)
    broken: frozenset[str] = frozenset()
    """Files that are listed and cannot be read."""
    made: list[ToolCall] = field(default_factory=list)
    """The calls of the last turn."""

    def say(self, text: str, most: int = 40) -> str:
        """A whole turn; the model's last words."""
        self.messages.append(user(text))
        self.made = []
        for _ in range(most):
            result = events(*self.messages, tools=self.tools)
            calls = [event.call for event in result if isinstance(event, ToolCallArrived)]
            reply_text = text_of(result)
            assert isinstance(result[-1], StreamFinished)
            assert (result[-1].reason is StopReason.TOOLS) == bool(calls)
            self.messages.append(Message(Role.ASSISTANT, (Text(reply_text), *calls)))
            if not calls:
                return reply_text
            self.made += calls
            self.messages += [Message(Role.TOOL, (self.answered(call),)) for call in calls]
        raise AssertionError("it never answers")

    @property
    def called(self) -> list[tuple[str, dict[str, object]]]:
        return [(call.tool, json.loads(call.arguments)) for call in self.made]

    def replace(self, call: ToolCall, text: str) -> None:
        """Let another text stand in the window for what a call returned."""
        for place, message in enumerate(self.messages):
            if any(isinstance(p, ToolResult) and p.call == call.id for p in message.parts):
                self.messages[place] = Message(Role.TOOL, (ToolResult(call.id, text),))

    def answered(self, call: ToolCall) -> ToolResult:
        arguments = json.loads(call.arguments)
        text = self._answer(call.tool, arguments)
        return ToolResult(call.id, text or "There is none of that name.", failed=text is None)

    def _answer(self, name: str, arguments: Mapping[str, object]) -> str | None:
        path = str(arguments.get("path", "."))
        match name:
            case "list_files":
                return self._listed(path)
            case "read_file" if path in self.files and path not in self.broken:
                start = int(str(arguments.get("start", 1)))
                lines = list(enumerate(self.files[path].split("\n"), 1))
                chosen = lines[start - 1 : start - 1 + int(str(arguments.get("lines", 400)))]
                return "\n".join(f"{number}\t{line}" for number, line in chosen)
            case "search_files":
                return self._searched(str(arguments["text"]), path)
            case _:
                return self.extra.get(name)

    def _listed(self, folder: str) -> str | None:
        base = "" if folder == "." else folder.rstrip("/") + "/"
        below = [path.removeprefix(base) for path in self.files if path.startswith(base)]
        folders = sorted({f"{path.split('/')[0]}/" for path in below if "/" in path})
        files = [
            f"{path} ({len(self.files[base + path])} bytes)" for path in below if "/" not in path
        ]
        return "\n".join([*sorted(files), *folders]) or None

    def _searched(self, wanted: str, folder: str) -> str | None:
        if folder != "." and self._listed(folder) is None:
            return None
        results = [
            f"{path}:{number}: {line.strip()}"
            for path in sorted(self.files)
            if folder == "." or path.startswith(folder)
            for number, line in enumerate(self.files[path].split("\n"), 1)
            if wanted.casefold() in line.casefold()
        ]
        return "\n".join(results) or "[no hits]"


LEDGER = {
    "README.md": "# Ledger\n\nBooks orders twice.\n---\n## Run\n\n    python -m ledger",
    "pyproject.toml": '[project]\nname = "ledger"',
    "src/ledger.py": '"""Accounts and bookings."""\n\n\nclass Ledger:\n    """All bookings."""\n\n'
    "    def book(self, cents: int) -> None:\n        # TODO: refuse what was booked before\n",
    "src/orders.py": "def read_order(line: str) -> None:\n    pass\n",
    "my notes.txt": "remember the milk",
}

DEMO = Path(__file__).resolve().parents[3] / "resources" / "demo"
