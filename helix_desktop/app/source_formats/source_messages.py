"""The messages that every import format is read into, and the report of what was unreadable."""

import hashlib
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from pathlib import Path
from typing import TypeAlias, TypeVar

from msgspec import Struct, field

from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.messages import Text, Thinking
from helix_desktop.domain.phrase import Phrase

T = TypeVar("T")

MAX_NAMED_PROBLEMS = 200
"""The maximum number of problems that are named. All are counted."""
MAX_PENDING_MESSAGES = 64
MAX_PENDING_BYTES = 32 << 20
"""The most that waits for the outputs of earlier calls."""
MAX_NAME_CHARS = 1_000
MAX_PARTS = 1_000
"""The maximum number of parts of one message; a reply with more, or a larger one, is split."""


class ImportFailure(HelixError):
    """A file has no session that can be imported."""


class Program(StrEnum):
    """The programs whose sessions can be imported, and plain lists of messages."""

    CLAUDE_CODE = "claude-code"
    CODEX = "codex"
    OPENCODE = "opencode"
    GEMINI_CLI = "gemini-cli"
    MESSAGES = "messages"
    HELIX = "helix"


PROGRAM_NAMES: Mapping[str, str] = {
    Program.CLAUDE_CODE: "Claude Code",
    Program.CODEX: "Codex",
    Program.OPENCODE: "OpenCode",
    Program.GEMINI_CLI: "Gemini CLI",
    Program.MESSAGES: "JSON",
    Program.HELIX: "Helix Desktop",
}


class SourceSession(Struct, frozen=True):
    """A session in a file of another program.

    `id` is the program's own name of it. `changed` is in seconds since 1970, 0 if unknown. `size`
    is that of the file, and 0 for a database, which holds many sessions. `parent` is the session
    that a subagent worked for. `agent` is the program that was the model of a session of Helix.
    """

    program: Program
    path: Path
    id: str
    title: str = ""
    folder: str = ""
    changed: float = 0.0
    size: int = 0
    parent: str = ""
    agent: str = ""

    @property
    def program_name(self) -> str:
        """The program that had the conversation."""
        return PROGRAM_NAMES.get(self.agent, self.agent) or PROGRAM_NAMES[self.program]


def short_name(name: str) -> str:
    """Return a program's name of something, or its digest: names are kept for a whole session."""
    if len(name) <= MAX_NAME_CHARS:
        return name
    return hashlib.sha256(name.encode("utf-8", "surrogatepass")).hexdigest()


class SourceImage(Struct, frozen=True, tag=True):
    """A picture as it was recorded; nothing of it was checked."""

    data: bytes


class SourceCall(Struct, frozen=True, tag=True):
    """A tool call with its output. `output` is None if none was recorded."""

    id: str
    name: str
    arguments: str
    """As JSON text."""
    output: str | None = None
    failed: bool = False
    images: tuple[SourceImage, ...] = ()


class SourceOutput(Struct, frozen=True):
    """The output of a call that an earlier message made."""

    call: str
    text: str
    failed: bool = False
    images: tuple[SourceImage, ...] = ()


SourcePart: TypeAlias = Text | Thinking | SourceImage | SourceCall
SourceBlock: TypeAlias = SourcePart | SourceOutput


class MessageKind(StrEnum):
    """Who wrote a message: the user, the model, the program, or the program's compaction."""

    TYPED = "typed"
    REPLY = "reply"
    INJECTED = "injected"
    SUMMARY = "summary"


class SourceMessage(Struct, frozen=True):
    """One message of the user, or one reply of the model with its calls and their outputs.

    `line` is where it begins: a line, or the number of an object or a row, from 1. `at` is 0 if the
    time is unknown. `usage` is that of the whole reply. Without `is_billed`, only the size of the
    request is known, and not what of it the provider's cache had. `window` is the model's context
    window, 0 if unknown.
    """

    kind: MessageKind
    line: int
    at: float
    parts: tuple[SourcePart, ...]
    model: str = ""
    usage: Usage | None = None
    is_billed: bool = True
    window: int = 0

    @property
    def calls(self) -> tuple[SourceCall, ...]:
        return tuple(part for part in self.parts if isinstance(part, SourceCall))


class ReadingReport(Struct):
    """What of a session was not read. `problems` names the first ones."""

    problem_count: int = 0
    problems: list[Phrase] = field(default_factory=list)
    other_branches: int = 0
    """Messages that the user or the program had left behind, as after an edited question."""
    subagent_lines: int = 0
    attachments: int = 0
    """Files and pictures that are only named."""
    cut: Phrase | None = None
    """Says where the file ends too early, because it is still written or was truncated."""
    read: int = 0
    """The bytes, or rows of a database, that were read so far."""

    def note_cut(self, line: int) -> None:
        self.cut = Phrase(
            "The file ends within line {line}, which is read once all of it is there.", line=line
        )

    def add_problem(self, line: int, reason: str) -> None:
        self.problem_count += 1
        if len(self.problems) < MAX_NAMED_PROBLEMS:
            self.problems.append(Phrase("Line {line}: {reason}.", line=line, reason=reason))


class _Pending(Struct):
    """A message that may still get parts, or outputs of its calls."""

    kind: MessageKind
    line: int
    at: float
    key: str
    parts: list[SourcePart] = field(default_factory=list)
    model: str = ""
    usage: Usage | None = None
    is_billed: bool = True
    window: int = 0
    waiting: dict[str, int] = field(default_factory=dict)
    """The calls without an output, with the places of their parts."""
    size: int = 0

    def message(self) -> SourceMessage:
        parts = tuple(self.parts)
        return SourceMessage(
            self.kind,
            self.line,
            self.at,
            parts,
            self.model,
            self.usage,
            is_billed=self.is_billed,
            window=self.window,
        )


class MessageAssembler:
    """Puts messages together from blocks, and yields each once its calls have their outputs.

    Programs write a reply in several records, and the outputs of its calls behind it, or even
    behind the next reply. A call that waits for too long is yielded without an output.
    """

    def __init__(self, report: ReadingReport) -> None:
        self._report = report
        self._pending: deque[_Pending] = deque()
        self._size = 0
        self._calls = 0

    def add_user(
        self,
        blocks: Iterable[SourceBlock],
        *,
        line: int,
        at: float,
        kind: MessageKind = MessageKind.TYPED,
    ) -> None:
        """Take a user's record, which may hold outputs, too."""
        message = _Pending(kind, line, at, "")
        for part in self._parts(blocks, line):
            if isinstance(part, Text) and not part.text.strip():
                continue
            if not isinstance(part, SourceCall):
                self._append(message, part)
        if message.parts:
            self._pending.append(message)

    def add_reply(
        self,
        blocks: Iterable[SourceBlock],
        *,
        line: int,
        at: float,
        key: str,
        model: str = "",
        usage: Usage | None = None,
        is_billed: bool = True,
        window: int = 0,
    ) -> None:
        """Take a record of the model; records with the same key are one reply."""
        key, model = short_name(key), model[:MAX_NAME_CHARS]
        message = self._pending[-1] if self._pending else None
        is_new = message is None or message.kind is not MessageKind.REPLY or message.key != key
        is_full = message is not None and (
            len(message.parts) >= MAX_PARTS or message.size > MAX_PENDING_BYTES
        )
        if message is None or is_new or is_full:
            message = _Pending(MessageKind.REPLY, line, at, key)
            self._pending.append(message)
        message.model = model or message.model
        message.is_billed, message.window = is_billed, window
        if usage is not None:
            before = message.usage
            # each record of a reply repeats its usage, and the last ones know more
            message.usage = usage if before is None or usage.output >= before.output else before
        for part in self._parts(blocks, line):
            if isinstance(part, Text | Thinking) and not part.text.strip():
                continue
            if isinstance(part, SourceCall):
                self._calls += 1
                part = SourceCall(
                    short_name(part.id) or f"import-{self._calls}",
                    part.name[:MAX_NAME_CHARS] or "tool",
                    part.arguments,
                    part.output,
                    part.failed,
                    part.images,
                )
                if part.output is None:
                    message.waiting[part.id] = len(message.parts)
            self._append(message, part)

    def add_usage(self, usage: Usage) -> None:
        """Take the usage of the newest reply, which has none yet."""
        for message in reversed(self._pending):
            if message.kind is MessageKind.REPLY:
                message.usage = message.usage or usage
                return

    def add_output(self, output: SourceOutput, *, line: int) -> None:
        name = short_name(output.call)
        for message in reversed(self._pending):
            index = message.waiting.pop(name, None)
            if index is None:
                continue
            call = message.parts[index]
            assert isinstance(call, SourceCall)
            message.parts[index] = SourceCall(
                call.id, call.name, call.arguments, output.text, output.failed, output.images
            )
            self._grow(message, len(output.text) + sum(len(image.data) for image in output.images))
            return
        self._report.add_problem(line, Phrase("it has the output of a call that isn't there"))

    def ready(self) -> Iterator[SourceMessage]:
        """Yield the messages that are complete, in their order."""
        while len(self._pending) > 1 and (
            not self._pending[0].waiting
            or len(self._pending) > MAX_PENDING_MESSAGES
            or self._size > MAX_PENDING_BYTES
        ):
            yield self._pop()

    def remaining(self) -> Iterator[SourceMessage]:
        """Yield all messages that are left, at the end of the file."""
        while self._pending:
            yield self._pop()

    def _parts(self, blocks: Iterable[SourceBlock], line: int) -> Iterator[SourcePart]:
        """Yield the parts of a record, and take the outputs between them."""
        for block in blocks:
            if isinstance(block, SourceOutput):
                self.add_output(block, line=line)
            else:
                yield block

    def _pop(self) -> SourceMessage:
        message = self._pending.popleft()
        self._size -= message.size
        return message.message()

    def _append(self, message: _Pending, part: SourcePart) -> None:
        match part:
            case Text(text=text) | Thinking(text=text):
                size = len(text)
            case SourceImage(data=data):
                size = len(data)
            case SourceCall(arguments=arguments, output=output):
                size = len(arguments) + len(output or "")
        message.parts.append(part)
        self._grow(message, size)

    def _grow(self, message: _Pending, size: int) -> None:
        message.size += size
        self._size += size


def assemble(
    report: ReadingReport, records: Iterable[T], add: Callable[[MessageAssembler, T], object]
) -> Iterator[SourceMessage]:
    """Yield the messages that `add` makes of records."""
    assembler = MessageAssembler(report)
    for record in records:
        add(assembler, record)
        yield from assembler.ready()
    yield from assembler.remaining()
