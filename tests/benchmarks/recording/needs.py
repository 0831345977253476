"""Mines from a recorded session what the agent needed from outputs that it had seen before.

A need is a text that a message of the agent uses word for word and that was last seen in a tool's
output at least `MIN_GAP` tokens before: a path, a name, a number, a hash, or the longest line that
an edit, an answer, or a page quotes.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

MIN_GAP = 8_000
MAX_NEEDS_OF_MESSAGE = 10
MIN_LINE_CHARS, MIN_QUOTE_CHARS, MAX_LINE_CHARS = 25, 40, 200

_KINDS = (
    ("path", re.compile(r"(?:[\w.@-]+/)+[\w.@-]*\w")),
    ("hex", re.compile(r"\b(?=[0-9a-f]*\d)(?=\d*[a-f])[0-9a-f]{7,40}\b")),
    ("number", re.compile(r"(?<![\w.,])\d[\d.,:-]{3,}\d(?![\w])")),
    ("identifier", re.compile(r"\b(?=\w*[a-z])(?:[A-Za-z]+_\w{3,}|[A-Z]?[a-z]+[A-Z]\w{3,})\b")),
    ("identifier", re.compile(r"\b[A-Z]{2,5}-\d{3,}\b")),
)


def mine(messages: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return the needs in their order, in the form that the scorer reads."""
    texts = [readable(message) for message in messages]
    before = [0]
    for message in messages:
        before.append(before[-1] + message["tokens"])
    needs: list[dict[str, Any]] = []
    for at, message in enumerate(messages):
        if message["role"] != "assistant":
            continue
        found: list[dict[str, Any]] = []
        for kind, text in _used(message):
            seen = next((i for i in range(at - 1, -1, -1) if text in texts[i]), None)
            if seen is None or messages[seen]["role"] != "tool":
                continue
            gap = before[at] - before[seen + 1]
            covered = any(text in need["string"] for need in found)
            if gap >= MIN_GAP and not covered:
                called = any(text in value for value in _arguments(message))
                need = {"string": text, "kind": kind, "need_at": at, "last_seen_at": seen}
                found.append({**need, "gap_tokens": gap, "in_tool_arguments": called})
        needs += found[:MAX_NEEDS_OF_MESSAGE]
    return needs


def readable(message: Mapping[str, Any]) -> str:
    """Return all that a model reads of a message, its calls' arguments also without escapes."""
    parts = [message["content"]]
    for call in message.get("tool_calls") or ():
        parts += [call["name"], call["arguments"]]
    return "\n".join([*parts, *_arguments(message)])


def touched(messages: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return the files that were written or edited, each with the first message that did it."""
    first: dict[str, int] = {}
    for at, message in enumerate(messages):
        for call in message.get("tool_calls") or ():
            if call["name"] in ("edit_file", "write_file"):
                first.setdefault(json.loads(call["arguments"])["path"], at)
    return [{"path": path, "first_at": at} for path, at in first.items()]


def _used(message: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield each distinct text that may have been taken from somewhere, quotes first."""
    seen: set[str] = set()
    for call in message.get("tool_calls") or ():
        if call["name"] == "edit_file":
            lines = [line.strip() for line in json.loads(call["arguments"])["old"].splitlines()]
            longest = max(lines, key=len, default="")
            if MIN_LINE_CHARS <= len(longest) <= MAX_LINE_CHARS:
                seen.add(longest)
                yield "quote", longest
    text = "\n".join([message["content"], *_arguments(message)])
    for line in text.splitlines():
        quoted = line.strip(" ->`|“”")
        if MIN_QUOTE_CHARS <= len(quoted) <= MAX_LINE_CHARS and quoted not in seen:
            seen.add(quoted)
            yield "quote", quoted
    for kind, pattern in _KINDS:
        for match in pattern.findall(text):
            if match not in seen:
                seen.add(match)
                yield kind, match


def _arguments(message: Mapping[str, Any]) -> list[str]:
    calls = message.get("tool_calls") or ()
    values = [value for call in calls for value in json.loads(call["arguments"]).values()]
    return [value for value in values if isinstance(value, str)]
