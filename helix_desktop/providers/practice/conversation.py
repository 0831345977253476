"""How the practice model reads a request: what was asked, and what tools returned.

Texts in which the engine summarizes history are recognized as such; nobody said them. How far a
turn has come is written in the model's own words: they stay longer than what it has read.
"""

import json
import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import takewhile

from msgspec import Struct

from helix_desktop.context.texts.approximate_weigher import ApproxMessageWeigher
from helix_desktop.context.texts.hook_texts import HOOK_HEAD
from helix_desktop.context.texts.plain_text import CACHED, INSTRUCTIONS, is_own_text
from helix_desktop.context.texts.plan_mode_texts import PLAN_MODE
from helix_desktop.context.texts.prompts import SUBAGENT
from helix_desktop.context.texts.tool_actions import argument_object
from helix_desktop.domain.llm import ModelRequest, Usage
from helix_desktop.domain.messages import Message, Role, Text, ToolCall, ToolResult

MAX_LINES, MAX_QUOTED_CHARS = 50_000, 240
"""Lines read of one output; characters quoted of a line."""

_MARKER = re.compile(rf'{re.escape(CACHED)} recall_cached_content\("([0-9a-f]{{12,64}})"\)')
_HISTORY = re.compile(r'\[HISTORY\] recall_history\("([0-9a-f]{64})"\)')
_NUMBERED = re.compile(r"(?:\d{1,9}: )?(\d{1,9})\t(.*)")
"""A line of a read file; in an extract another number stands before it."""
_NUMBERED_TWICE = re.compile(r"\d{1,9}\t(\d{1,9})\t(.*)")
"""A line of a recalled part of a read file."""
_HIT = re.compile(r"(?:\d{1,9}: )?([^:\n]{1,400}):(\d{1,9}): ?(.*)")
_SIZED = re.compile(r"(.+) \([\d,]+ bytes\)")
is_heading = re.compile(
    r"#{1,4} \S|[ \t]{0,16}(?:(?:export|pub|public|static|async)[ \t]+){0,3}"
    r"(?:class|def|function|fn|func|type|struct|enum|interface|trait)[ \t]+\w"
).match
"""Whether a line is a heading or a definition."""
reports_failure = re.compile(
    r"error|fail|panic|exception|traceback|denied|fatal|warning", re.I
).search
"""Whether a line reports a failure."""

_PROGRESS = re.compile(r"Step (\d{1,4})\.(?: Checked (\d{1,4})\.)?(?: Still to check: (.+))?")
_GO_ON = re.compile(r"\W*(?:please )?(?:go on|continue)\W*", re.I)


class QuotedLine(Struct, frozen=True):
    """A line of a file with its path and number."""

    path: str
    number: int
    text: str

    @property
    def as_item(self) -> str:
        return f"- {self.path}:{self.number}  {self.text.strip()[:MAX_QUOTED_CHARS]}"


class SeenOutput(Struct, frozen=True):
    """A tool call and its result; `fresh` if it belongs to the newest request."""

    call: ToolCall
    result: ToolResult
    fresh: bool

    @property
    def text(self) -> str:
        return self.result.text

    @property
    def path(self) -> str:
        return str(read_arguments(self.call.arguments).get("path", "."))

    @property
    def rows(self) -> list[QuotedLine]:
        """Return the lines of a read file."""
        return _numbered_lines(self.path, self.text, _NUMBERED)

    def recalled_rows(self, path: str) -> list[QuotedLine]:
        """Return the recalled lines of a read file."""
        return _numbered_lines(path, self.text, _NUMBERED_TWICE)

    @property
    def hits(self) -> list[QuotedLine]:
        """Return the lines that a search found."""
        matches = (_HIT.fullmatch(line) for line in output_lines(self.text))
        return [QuotedLine(hit[1], int(hit[2]), hit[3]) for hit in matches if hit]

    @property
    def files(self) -> list[str]:
        matches = (_SIZED.fullmatch(line) for line in output_lines(self.text))
        return [match[1] for match in matches if match]

    @property
    def folders(self) -> list[str]:
        return [line[:-1] for line in output_lines(self.text) if re.fullmatch(r".*\w.*/", line)]


class PracticeTalk(Struct, frozen=True):
    """What a request shows of its conversation, and how far its turn has come.

    `newest` are outputs of the newest step, `step_texts` the words of this turn's steps that are
    still in the window: some are `hidden` if there were more. `histories` are digests of what
    summaries and notes replaced. `begins`: nothing was answered yet, and a user will read the
    answer. In an exploration, some names are `checked` and some `unchecked`.
    """

    request: str
    tools: frozenset[str]
    outputs: tuple[SeenOutput, ...]
    newest: tuple[SeenOutput, ...]
    step_texts: tuple[str, ...]
    histories: tuple[str, ...]
    begins: bool
    step: int
    hidden: bool
    checked: int
    unchecked: tuple[str, ...]

    def output_of(self, call: ToolCall) -> SeenOutput | None:
        """Return the result of a call made in this turn."""
        arguments = read_arguments(call.arguments)
        same = (output for output in self.outputs if output.fresh and output.call.tool == call.tool)
        return next(
            (output for output in same if read_arguments(output.call.arguments) == arguments), None
        )

    def marker_of(self, path: str) -> str:
        """Return the digest of a file that was read, if only its marker is in the window."""
        for output in reversed(self.outputs):
            if output.call.tool == "read_file" and output.path == path and not output.result.failed:
                return marker_digest(output.text)
        return ""


def read_talk(request: ModelRequest) -> PracticeTalk:
    """Read the conversation; “go on” belongs to the request before it."""
    messages = request.messages
    typed_indexes = [index for index, message in enumerate(messages) if is_typed(message)]
    while len(typed_indexes) > 1 and _GO_ON.fullmatch(messages[typed_indexes[-1]].text[:80]):
        typed_indexes.pop()
    start = typed_indexes[-1] if typed_indexes else -1
    steps = [
        message
        for message in messages[start + 1 :]
        if message.role is Role.ASSISTANT and message.calls
    ]
    calls: dict[str, tuple[ToolCall, bool]] = {}
    outputs: list[SeenOutput] = []
    for index, message in enumerate(messages):
        calls |= {call.id: (call, index > start) for call in message.calls}
        for part in message.parts:
            if isinstance(part, ToolResult) and part.call in calls:
                call, is_fresh = calls[part.call]
                outputs.append(SeenOutput(call, part, is_fresh))
    texts = (
        [part.text for part in messages[start].parts if isinstance(part, Text)]
        if typed_indexes
        else []
    )
    summaries = [
        message.text
        for message in messages
        if message.role is Role.USER and is_own_text(message.text)
    ]
    answered = any(message.role is Role.ASSISTANT and not message.calls for message in messages)
    is_subagent = any(
        message.role is Role.SYSTEM and SUBAGENT in message.text for message in messages
    )
    last = steps[-1] if steps else Message(Role.ASSISTANT, ())
    progress = _PROGRESS.fullmatch(last.text.rpartition("\n")[2])
    step, checked, unchecked = progress.groups("") if progress else ("0", "", "")
    return PracticeTalk(
        # the contents of mentions, and the words of hooks, are not the user's words
        request="\n".join(
            text
            for text in texts
            if "\n<mentioned sha256=" not in text and not text.startswith(HOOK_HEAD)
        ),
        tools=frozenset(tool.name for tool in request.tools),
        outputs=tuple(outputs),
        newest=tuple(output for output in outputs if output.call in last.calls),
        step_texts=tuple(agent_step.text for agent_step in steps),
        histories=tuple(history for text in summaries for history in _HISTORY.findall(text)[-1:]),
        begins=not summaries and not answered and not is_subagent,
        step=max(len(steps), int(step)),
        hidden=int(step) > len(steps),
        checked=int(checked or 0),
        unchecked=tuple(re.findall(r"`([^`\n]+)`", unchecked)),
    )


def is_typed(message: Message) -> bool:
    """Return whether the user wrote a message, not the application on their behalf."""
    own = is_own_text(message.text)
    own = own or message.text.startswith((INSTRUCTIONS, PLAN_MODE, HOOK_HEAD))
    return message.role is Role.USER and not own


def make_call(tool: str, **arguments: object) -> ToolCall:
    """Return a tool call without an id; the provider sets it."""
    return ToolCall("", tool, json.dumps(arguments, sort_keys=True, ensure_ascii=False))


read_arguments = lru_cache(maxsize=512)(argument_object)
"""The arguments of a call; empty unless they are a JSON object."""


def marker_digest(text: str) -> str:
    """Return the digest of the marker at the beginning of a text, or ""."""
    match = _MARKER.match(text)
    return match[1] if match else ""


def output_lines(text: str) -> list[str]:
    return [line.rstrip("\r") for line in text.split("\n", MAX_LINES)[:MAX_LINES]]


def headings_or_first_lines(rows: Sequence[QuotedLine], max_lines: int) -> list[str]:
    """Return the headings and definitions of a file, or else its first lines."""
    return [row.as_item for row in rows if is_heading(row.text)][:max_lines] or first_lines(
        rows, max_lines
    )


def first_lines(rows: Sequence[QuotedLine], max_lines: int) -> list[str]:
    """Return the first lines that have words: no rules, blank lines, or brackets."""
    return [row.as_item for row in rows if len(re.findall(r"\w", row.text[:200])) >= 4][:max_lines]


def _numbered_lines(path: str, text: str, pattern: re.Pattern[str]) -> list[QuotedLine]:
    matches = (pattern.fullmatch(line) for line in output_lines(text))
    return [QuotedLine(path, int(match[1]), match[2]) for match in matches if match]


MAX_PREFIXES = 20_000
"""Prefixes remembered: those of the newest requests."""
WEIGHER = ApproxMessageWeigher()


class PrefixCache:
    """The beginnings of requests that were read before, by a running hash."""

    def __init__(self) -> None:
        self._known: dict[int, None] = {}

    def read(self, request: ModelRequest) -> Usage:
        """Return what a request's input takes and how much of it is known; then all of it is."""
        sizes = [WEIGHER.tools(request.tools).tokens]
        marks = [hash((request.llm.id, request.tools))]
        for message in request.messages:
            sizes.append(WEIGHER.weigh(message).tokens)
            marks.append(hash((marks[-1], message)))
        shared = len(list(takewhile(self._known.__contains__, marks)))
        for mark in marks:
            self._known.pop(mark, None)
            self._known[mark] = None
        while len(self._known) > MAX_PREFIXES:
            del self._known[next(iter(self._known))]
        known = sum(sizes[:shared])
        # a request that is known as a whole is still charged for its last message
        known -= sizes[-1] if shared == len(sizes) else 0
        return Usage(input=sum(sizes) - known, cache_read=known)
