"""Reads a recorded session: JSON lines of messages in OpenAI's form.

A line that is no message stops its session and is named. A line that can be read in only one way is
read that way, and noted.
"""

import json
import zlib
from collections import defaultdict, deque
from typing import BinaryIO

from msgspec import Struct, field

from helix_desktop.domain.canonical_messages import canonical_json
from helix_desktop.domain.messages import Role, ToolCall

MAX_LINE_BYTES = 32 * 1024 * 1024
"""Bytes; a longer line is no message of a conversation."""

MAX_RECORDING_BYTES = 256 * 1024 * 1024
"""Bytes of an unpacked recording: a packed file of a megabyte can hold a thousand times as much."""

MAX_LINES = 1_000_000

MAX_PROBLEMS = 20
"""Remarks of one kind that are kept for one session."""

MAX_PACE = 4.0
"""The largest ratio of a model's tokens to tokens of Helix's own count; the smallest is its
inverse.
"""

_ROLES = {
    "system": Role.SYSTEM,
    "developer": Role.SYSTEM,
    "user": Role.USER,
    "assistant": Role.ASSISTANT,
    "tool": Role.TOOL,
    "function": Role.TOOL,
}


class RecordingRemark(Struct, frozen=True):
    """A remark about one line of a file."""

    line: int
    text: str


class RecordedMessage(Struct, frozen=True):
    """A recorded message at its place.

    `answers` is the call that a tool's output belongs to. `meta`: sent as the user's message but
    not typed by the user. A reply may tell of its request: `window` is the model's context window
    (0: unknown), `pace` its tokens per token of Helix's own count, and `cached` the share of the
    previous request that the provider's prompt cache still had (None: unknown).
    """

    index: int
    line: int
    role: Role
    text: str
    calls: tuple[ToolCall, ...] = ()
    answers: str | None = None
    meta: bool = False
    window: int = 0
    cached: float | None = None
    pace: float = 1.0

    @property
    def typed(self) -> bool:
        return self.role is Role.USER and not self.meta


class Recording(Struct):
    """A recorded session. With `problems` it cannot be replayed; `notes` are harmless."""

    messages: list[RecordedMessage] = field(default_factory=list)
    results: dict[int, tuple[RecordedMessage | None, ...]] = field(default_factory=dict)
    """Results of each message with calls, by its index; None for a call without one in time."""
    problems: list[RecordingRemark] = field(default_factory=list)
    notes: list[RecordingRemark] = field(default_factory=list)

    def note(self, line: int, text: str) -> None:
        if len(self.notes) < MAX_PROBLEMS:
            self.notes.append(RecordingRemark(line, text))


def read_recording(stream: BinaryIO) -> Recording:
    """Read the session from a file that is open for reading bytes."""
    recording = Recording()
    line_number = size = 0
    try:
        for line_number, line in enumerate(
            iter(lambda: stream.readline(MAX_LINE_BYTES + 1), b""), 1
        ):
            size += len(line)
            reason = ""
            if len(line) > MAX_LINE_BYTES:
                reason = f"the line is over {MAX_LINE_BYTES:,} bytes"
            elif line_number > MAX_LINES:
                reason = f"the recording has over {MAX_LINES:,} lines"
            elif size > MAX_RECORDING_BYTES:
                reason = f"the recording has over {MAX_RECORDING_BYTES:,} bytes"
            if reason:
                recording.problems.append(RecordingRemark(line_number, reason))
                break
            if not line.strip():
                continue
            try:
                recording.messages.append(_read_message(json.loads(line), line_number, recording))
            except (ValueError, TypeError, RecursionError) as error:
                if len(recording.problems) < MAX_PROBLEMS:
                    text = f"this is no message: {error}"
                    recording.problems.append(RecordingRemark(line_number, text))
    except (OSError, EOFError, zlib.error) as error:
        recording.problems.append(
            RecordingRemark(line_number + 1, f"the file cannot be read on: {error}")
        )
    if not recording.problems:
        # match each result to its call; a result after the next reply is too late
        results_of: dict[int, list[RecordedMessage | None]] = {}
        # open calls by ID, oldest first: the index of the message and the call's place in it
        waiting: dict[str, deque[tuple[int, int]]] = defaultdict(deque)
        late: set[str] = set()
        for message in recording.messages:
            if message.role is Role.ASSISTANT:
                late |= waiting.keys()
                waiting.clear()
                results_of[message.index] = [None] * len(message.calls)
                for position, call in enumerate(message.calls):
                    waiting[call.id].append((message.index, position))
            elif message.role is Role.TOOL:
                call_id = message.answers
                if call_id is None and waiting:
                    call_id = next(iter(waiting))
                    text = "the result names no call; it is taken for the oldest open one"
                    recording.note(message.line, text)
                if call_id is None or call_id not in waiting:
                    why = (
                        "comes after the next reply" if call_id in late else "answers no open call"
                    )
                    recording.note(message.line, f"the result {why} and is left out")
                    continue
                index, position = waiting[call_id].popleft()
                if not waiting[call_id]:
                    del waiting[call_id]
                results_of[index][position] = message
        recording.results = {
            index: tuple(results) for index, results in results_of.items() if results
        }
        for index, results in recording.results.items():
            if None in results:
                recording.note(recording.messages[index].line, "a call has no result")
    return recording


def _read_message(value: object, line_number: int, recording: Recording) -> RecordedMessage:
    if not isinstance(value, dict):
        raise TypeError("it is no JSON object")
    role_name = value.get("role")
    role = _ROLES.get(role_name) if isinstance(role_name, str) else None
    if role is None:
        raise TypeError(f"its role is {role_name!r:.40}")
    text = _content_text(value.get("content"), line_number, recording)
    calls = value.get("tool_calls") if role is Role.ASSISTANT else None
    if not isinstance(calls, list | None):
        raise TypeError(f"its tool_calls are a {type(calls).__name__}")
    answers, window = value.get("tool_call_id"), value.get("window")
    cached, pace = value.get("cached"), value.get("pace")
    return RecordedMessage(
        index=len(recording.messages),
        line=line_number,
        role=role,
        text=text,
        calls=tuple(map(_read_call, calls or ())),
        answers=answers if isinstance(answers, str) else None,
        meta=value.get("meta") is True,
        window=window if isinstance(window, int) and window > 0 else 0,
        cached=min(1.0, max(0.0, cached)) if isinstance(cached, int | float) else None,
        pace=min(MAX_PACE, max(1 / MAX_PACE, pace)) if isinstance(pace, int | float) else 1.0,
    )


def _content_text(content: object, line_number: int, recording: Recording) -> str:
    match content:
        case None:
            return ""
        case str():
            return content
        case list():
            texts: list[str] = []
            for part in content:
                match part:
                    case str() | {"text": str()}:
                        texts.append(part if isinstance(part, str) else part["text"])
                    case _:
                        recording.note(line_number, "a part without text is left out")
            return "".join(texts)
        case _:
            raise TypeError(f"its content is a {type(content).__name__}")


def _read_call(value: object) -> ToolCall:
    """Read a call, flat or nested, with its arguments as text or as an object."""
    if not isinstance(value, dict):
        raise TypeError("a tool call is no JSON object")
    nested = value.get("function")
    body = nested if isinstance(nested, dict) else value
    name, call = body.get("name"), value.get("id")
    arguments = body.get("arguments")
    if arguments is None:
        arguments = ""
    return ToolCall(
        call if isinstance(call, str) else "",
        name if isinstance(name, str) else "",
        arguments if isinstance(arguments, str) else canonical_json(arguments),
    )
