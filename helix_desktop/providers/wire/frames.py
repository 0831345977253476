"""Cuts a stream of bytes into events, whatever pieces the bytes arrive in.

Lines end with \\n, \\r\\n or \\r and with nothing else: the other ends that str.splitlines knows
(U+2028, U+0085 and more) stand unescaped inside JSON.
"""

import re
from collections.abc import Iterator
from typing import Protocol

from helix_desktop.domain.errors import ProviderGarbled
from helix_desktop.domain.values import value
from helix_desktop.providers.grammar import Framing
from helix_desktop.providers.wire import words

LONGEST_LINE = 4 * 1024 * 1024
"""Bytes; the longest real ones repeat a whole answer (128,000 tokens, six bytes a letter)."""

_END = re.compile(rb"\r\n|\n|\r")
_MARK = b"\xef\xbb\xbf"


@value
class Frame:
    """One event of a stream: its name (\"\" if it has none) and its text."""

    name: str
    text: str


class Frames(Protocol):
    """Takes bytes as they come, gives the events that are whole."""

    def feed(self, data: bytes) -> Iterator[Frame]: ...
    def end(self) -> Iterator[Frame]:
        """The stream came to its end: an event that lacks only its end is whole."""
        ...


def frames_of(framing: Framing, *, longest: int = LONGEST_LINE) -> Frames:
    return ServerSentEvents(longest) if framing is Framing.SSE else JsonLines(longest)


class Lines:
    """Cuts bytes into lines; never holds more than the longest line and one piece."""

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._begun = bytearray()
        self._first = True
        self._after_return = False

    def feed(self, data: bytes) -> Iterator[str]:
        if self._after_return and data:
            data = data.removeprefix(b"\n")
            self._after_return = False
        start = 0
        for end in _END.finditer(data):
            yield self._line(data[start : end.start()])
            start = end.end()
        self._after_return = data.endswith(b"\r")
        self._begin(data[start:])

    def end(self) -> Iterator[str]:
        if self._begun:
            yield self._line(b"")

    def _begin(self, data: bytes) -> None:
        self._begun += data
        if len(self._begun) > self._longest:
            raise words.LONG_LINE.error(ProviderGarbled)

    def _line(self, rest: bytes) -> str:
        self._begin(rest)
        line = bytes(self._begun)
        self._begun.clear()
        if self._first:
            line, self._first = line.removeprefix(_MARK), False
        return line.decode("utf-8", "replace")


class ServerSentEvents:
    """The framing of nearly everyone: fields up to an empty line, comments in between."""

    def __init__(self, longest: int = LONGEST_LINE) -> None:
        self._lines = Lines(longest)
        self._longest = longest
        self._name = ""
        self._texts: list[str] = []
        self._size = 0

    def feed(self, data: bytes) -> Iterator[Frame]:
        for line in self._lines.feed(data):
            yield from self._take(line)

    def end(self) -> Iterator[Frame]:
        for line in self._lines.end():
            yield from self._take(line)
        yield from self._take("")

    def _take(self, line: str) -> Iterator[Frame]:
        if not line:
            if self._texts:
                yield Frame(self._name, "\n".join(self._texts))
            self._name, self._texts, self._size = "", [], 0
            return
        field, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if field == "data":
            self._grow(value)
        elif field == "event":
            self._name = value

    def _grow(self, value: str) -> None:
        """Lines are short and events are not for ever."""
        self._texts.append(value)
        self._size += len(value) + 1
        if self._size > self._longest:
            raise words.LONG_LINE.error(ProviderGarbled)


class JsonLines:
    """The framing of Ollama: one JSON value a line, empty lines in between."""

    def __init__(self, longest: int = LONGEST_LINE) -> None:
        self._lines = Lines(longest)

    def feed(self, data: bytes) -> Iterator[Frame]:
        for line in self._lines.feed(data):
            if line.strip():
                yield Frame("", line)

    def end(self) -> Iterator[Frame]:
        for line in self._lines.end():
            if line.strip():
                yield Frame("", line)
