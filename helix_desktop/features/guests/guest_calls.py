"""The tool calls that a guest (another program's agent) reports, as our calls and outputs.

Programs announce calls late, in parts, or not at all: each update, and each question about a
permission, adds to what is known of the call with its ID.
"""

import json
import re
from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Struct, field

from helix_desktop.app.source_formats.bounded_reading import JsonObject, list_at, object_at, text_at
from helix_desktop.app.source_formats.tool_names import is_tool_name, relative_path, renamed_call
from helix_desktop.context.texts.plain_text import clip, one_line
from helix_desktop.domain.background import COMMAND_TOOL
from helix_desktop.domain.canonical_messages import to_utf8
from helix_desktop.domain.json_parsing import parse_json_as
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.text_diff import unified_diff
from helix_desktop.domain.tool_table import GUEST_NOTES, TOOLS
from helix_desktop.tools.agent.shell import HEAD, TAIL, head_and_tail

MAX_OUTPUT_CHARS = 32_000_000
MAX_TITLE_CHARS = 200
MAX_NAME_CHARS = 60
MAX_ASKED_CHARS = 4_000
MAX_OPEN_QUESTIONS = 10
"""The maximum number of questions about calls, and as many about files and terminals, that the
user has at once in one turn; more wait."""
MAX_DIFFS = 200
"""The maximum number of changed files of one call that are told."""
ENDED = ("completed", "failed")
READING = frozenset({"read", "search", "think", "fetch", "switch_mode"})
"""Kinds of calls that change no file."""
_WORD = re.compile(r"[^a-z0-9]+")
_LARGE = ("title", "rawInput", "rawOutput", "content", "locations")
_NAME = re.compile(r"[\w.:/-]+", re.ASCII)


class GuestDiff(Struct, frozen=True):
    """A file as a call changed it; `old` is None for a new file."""

    path: str
    old: str | None
    new: str


class GuestCall(Struct):
    """What is known of one call so far."""

    id: str
    title: str = ""
    name: str = ""
    kind: str = ""
    status: str = ""
    input: JsonObject = field(default_factory=dict)
    is_note: bool = False
    """Whether Helix says this of the guest, which then is no call."""
    is_partial: bool = False
    """Whether the model still writes the input, of which each update tells more."""
    output: object = None
    texts: Sequence[str] = ()
    diffs: Sequence[GuestDiff] = ()
    paths: Sequence[str] = ()
    terminal: list[str] = field(default_factory=list)
    """The output of a terminal of the guest's own, as its messages tell it."""
    sent: ToolCall | None = None
    """The call as the session knows it."""
    asked_call: ToolCall | None = None
    """The call as the user was asked about it."""
    sizes: dict[str, int] = field(default_factory=dict)

    @property
    def size(self) -> int:
        """The bytes that its messages took, at most."""
        return sum(self.sizes.values())

    def take(self, update: JsonObject, size: int = 0) -> None:
        """Add an update of this size; a list in it replaces the one before."""
        self.sizes |= {name: size for name in _LARGE if name in update}
        title = text_at(update, "title")[: MAX_TITLE_CHARS * 10]
        if not self.title and is_tool_name(title):
            self.name = title  # some programs begin with the tool's name as title
        self.title = title or self.title
        self.kind = text_at(update, "kind") or self.kind
        self.status = text_at(update, "status") or self.status
        meta = object_at(update, "_meta")
        own_name = text_at(meta, "claudeCode", "toolName")
        own_name = own_name or text_at(meta, "goose", "toolCall", "toolName")
        self.name = text_at(update, "name") or own_name or self.name
        if given := object_at(update, "rawInput"):
            self.input = given
        if update.get("sessionUpdate") == "tool_call" and update.get("rawInput") == {}:
            self.is_partial = True
        elif "content" in update or self.status not in ("", "pending"):
            self.is_partial = False
        if update.get("rawOutput") is not None:
            self.output = update["rawOutput"]
        for place in list_at(update, "locations")[:MAX_DIFFS]:
            if isinstance(place, dict) and (path := text_at(place, "path")):
                self.paths = tuple(dict.fromkeys((*self.paths, path)))[:MAX_DIFFS]
        if "content" in update:
            texts: list[str] = []
            diffs: list[GuestDiff] = []
            for part in list_at(update, "content"):
                if not isinstance(part, dict):
                    continue
                match part.get("type"):
                    case "content":
                        texts.append(block_text(part.get("content")))
                    case "diff" if len(diffs) < MAX_DIFFS:
                        old = part.get("oldText")
                        new = text_at(part, "newText")
                        before = old if isinstance(old, str) else None
                        diffs.append(GuestDiff(text_at(part, "path"), before, new))
            self.texts = tuple(filter(None, texts))
            self.diffs = tuple(diffs)
        for name in ("terminal_output", "terminal_output_delta"):
            if data := text_at(meta, name, "data"):
                self.terminal.append(data)
                self.sizes[name] = self.sizes.get(name, 0) + len(data)

    @property
    def is_known(self) -> bool:
        """Whether enough is known of the call to tell it."""
        is_told = bool(self.input or self.diffs) and not self.is_partial
        return is_told or self.status in ENDED

    def call(self, folder: str) -> ToolCall:
        """Return the call with the name and arguments of the tool of ours that does the same."""
        given = msgspec.json.encode(self.input).decode()
        if len(self.diffs) == 1 and self.kind not in READING:
            diff = self.diffs[0]
            path = relative_path(diff.path, folder)
            if not diff.old:
                return _call(self.id, "write_file", {"path": path, "content": diff.new})
            edits = [{"old": diff.old, "new": diff.new}]
            return _call(self.id, "edit_file", {"path": path, "edits": edits})
        if self.name:
            name, arguments = renamed_call(self.name, given, folder)
            command = text_at(parse_json_as(arguments, JsonObject), "command")
            if name == COMMAND_TOOL and command:
                # its sandbox has the network, which it needs for its model
                return _call(self.id, name, {"command": command, "network": True})
            if name != COMMAND_TOOL and (name, arguments) != (self.name, given):
                return ToolCall(self.id, name, arguments)
        if self.kind == "execute" and (command := self._command):
            return _call(self.id, COMMAND_TOOL, {"command": command, "network": True})
        if self.diffs and self.kind not in READING:
            changes = [{"path": diff.path, "old": diff.old, "new": diff.new} for diff in self.diffs]
            return _call(self.id, "change_files", {"changes": changes})
        path = next(iter(self.paths), "") or _first(
            self.input, "path", "file_path", "filePath", "absolute_path"
        )
        if self.kind == "read" and path:
            return _call(self.id, "read_file", {"path": relative_path(path, folder)})
        if self.kind == "search" and (pattern := _first(self.input, "pattern", "query")):
            return _call(self.id, "search_files", {"text": pattern, "regex": True})
        # what a tool of that name does in Helix may be another thing
        name = self.name[:MAX_NAME_CHARS]
        if not _NAME.fullmatch(name):
            text = self.name or self.title or self.kind
            name = _WORD.sub("_", text[: MAX_NAME_CHARS * 2].lower()).strip("_")[:MAX_NAME_CHARS]
        is_ours = name in TOOLS or (name in GUEST_NOTES and not self.is_note)
        name = f"agent_{name}" if is_ours else name or "other"
        if not self.input:
            given = json.dumps({"title": clip(one_line(self.title), MAX_TITLE_CHARS)})
        return ToolCall(self.id, name, given)

    @property
    def _command(self) -> str:
        command = self.input.get("command", self.input.get("cmd"))
        if isinstance(command, list) and all(isinstance(word, str) for word in command):
            shell = len(command) == 3 and command[1] in ("-lc", "-c")
            return command[2] if shell else " ".join(command)
        return command if isinstance(command, str) else self.title.strip("` ")

    def result(self, folder: str) -> ToolOutput:
        """Return the output of the call; anybody's text may be in it."""
        text = "\n".join(self.texts) or "".join(self.terminal)[-MAX_OUTPUT_CHARS:]
        lines = [text or _output_text(self.output)]
        if (
            (asked_call := self.asked_call)
            and (sent := self.sent)
            and ((asked_call.tool, asked_call.arguments) != (sent.tool, sent.arguments))
        ):
            asked_text = clip(f"{asked_call.tool} {asked_call.arguments}", MAX_ASKED_CHARS)
            lines.insert(0, f"The agent asked for this: {asked_text}")
        if self.asked_call and self.asked_call.tool == COMMAND_TOOL:
            last = self.call(folder)
            if last.tool == COMMAND_TOOL and last.arguments != self.asked_call.arguments:
                changed_text = clip(last.arguments, MAX_ASKED_CHARS)
                lines.insert(0, f"The agent changed this after it asked: {changed_text}")
        for diff in self.diffs:
            path = one_line(relative_path(diff.path, folder))
            lines.append(unified_diff(diff.old or "", diff.new, path))
        text = "\n".join(filter(None, lines))
        output = self.output if isinstance(self.output, dict) else {}
        status = output.get("exitCode", output.get("exit_code"))
        data = to_utf8(text[:MAX_OUTPUT_CHARS])
        is_long = len(data) > HEAD + TAIL
        return ToolOutput(
            head_and_tail(data[:HEAD], data[-TAIL:], len(data)) if is_long else data,
            clip(one_line(self.title), MAX_TITLE_CHARS),
            stream=_pieces(data) if is_long else None,
            failed=self.status == "failed",
            untrusted=True,
            status=status if isinstance(status, int) and 0 <= status <= 255 else None,
        )


def block_text(block: object) -> str:
    """Return the text of a content block; what is no text is named."""
    if not isinstance(block, dict):
        return ""
    match block.get("type"):
        case "text":
            return text_at(block, "text")
        case "resource":
            resource = object_at(block, "resource")
            return text_at(resource, "text") or f"[{one_line(text_at(resource, 'uri'))}]"
        case "resource_link":
            return f"[{one_line(text_at(block, 'name') or text_at(block, 'uri'))}]"
        case kind:
            return f"[{one_line(str(kind))[:40]}]"


def _output_text(output: object) -> str:
    if output is None or isinstance(output, str):
        return output or ""
    if isinstance(output, dict):
        for name in ("formatted_output", "output", "aggregated_output", "stdout", "content"):
            if isinstance(text := output.get(name), str) and text:
                return text
    return msgspec.json.format(msgspec.json.encode(output)).decode()


def _pieces(data: bytes) -> Iterator[bytes]:
    return (data[start : start + HEAD] for start in range(0, len(data), HEAD))


def _call(number: str, tool: str, arguments: JsonObject) -> ToolCall:
    return ToolCall(number, tool, msgspec.json.encode(arguments).decode())


def _first(values: JsonObject, *names: str) -> str:
    return next(filter(None, (text_at(values, name) for name in names)), "")
