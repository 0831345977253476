r"""Cuts a byte stream into events: server-sent events, JSON lines, AWS frames.

Bytes may arrive in any pieces. Lines end with \n, \r\n or \r and with nothing else: the other ends
that str.splitlines knows (U+2028, U+0085 and more) occur unescaped inside JSON.
"""

import json
import re
import struct
from collections.abc import Iterator
from typing import Protocol
from zlib import crc32

from msgspec import Struct

from helix_desktop.domain.errors import ProviderError, ProviderResponseInvalid
from helix_desktop.providers.dialect import EXCEPTION, Framing
from helix_desktop.providers.http import error_texts


class StreamFrame(Struct, frozen=True):
    """One event of a stream: its name ("" if there is none) and its text."""

    name: str
    text: str


class FrameReader(Protocol):
    """A collector of bytes that yields complete events."""

    def feed(self, data: bytes) -> Iterator[StreamFrame]: ...
    def end(self) -> Iterator[StreamFrame]:
        """Finish the stream: an event that lacks only its end is complete."""
        ...


MAX_LINE_BYTES = 4 * 1024 * 1024
"""Most bytes of a line; the longest repeat a whole answer (128,000 tokens, six bytes a letter)."""

_LINE_END = re.compile(rb"\r\n|\n|\r")
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def make_frame_reader(framing: Framing, *, max_line: int = MAX_LINE_BYTES) -> FrameReader:
    match framing:
        case Framing.SSE:
            return SseFrames(max_line)
        case Framing.LINES:
            return JsonLineFrames(max_line)
        case Framing.AWS:
            return AwsFrames(max_line)


class LineFrames:
    """A splitter of bytes into lines that holds at most the longest line and one piece."""

    def __init__(self, max_line: int) -> None:
        self._max_line = max_line
        self._pending = bytearray()
        self._first = True
        self._after_return = False

    def feed(self, data: bytes) -> Iterator[str]:
        if self._after_return and data:
            data = data.removeprefix(b"\n")
            self._after_return = False
        start = 0
        for end in _LINE_END.finditer(data):
            yield self._line(data[start : end.start()])
            start = end.end()
        self._after_return = data.endswith(b"\r")
        self._begin(data[start:])

    def end(self) -> Iterator[str]:
        if self._pending:
            yield self._line(b"")

    def _begin(self, data: bytes) -> None:
        self._pending += data
        if len(self._pending) > self._max_line:
            raise error_texts.LONG_LINE.error(ProviderResponseInvalid)

    def _line(self, end_of_line: bytes) -> str:
        self._begin(end_of_line)
        line = bytes(self._pending)
        self._pending.clear()
        if self._first:
            line, self._first = line.removeprefix(_BYTE_ORDER_MARK), False
        return line.decode("utf-8", "replace")


class SseFrames:
    """The framing of nearly all providers: fields up to an empty line, with comments in between."""

    def __init__(self, max_line: int = MAX_LINE_BYTES) -> None:
        self._lines = LineFrames(max_line)
        self._max_line = max_line
        self._name = ""
        self._texts: list[str] = []
        self._size = 0

    def feed(self, data: bytes) -> Iterator[StreamFrame]:
        for line in self._lines.feed(data):
            yield from self._take(line)

    def end(self) -> Iterator[StreamFrame]:
        for line in self._lines.end():
            yield from self._take(line)
        yield from self._take("")

    def _take(self, line: str) -> Iterator[StreamFrame]:
        if not line:
            text = "\n".join(self._texts)
            if text.strip():  # some servers send empty events as signs of life
                yield StreamFrame(self._name, text)
            self._name, self._texts, self._size = "", [], 0
            return
        field, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if field == "data":
            self._grow(value)
        elif field == "event":
            self._name = value
        elif field == "error":
            # how llama.cpp reported an error until 2025
            self._name = field
            self._grow(value)

    def _grow(self, value: str) -> None:
        """Add a line to the event; lines are limited in length, and so are events."""
        self._texts.append(value)
        self._size += len(value) + 1
        if self._size > self._max_line:
            raise error_texts.LONG_LINE.error(ProviderResponseInvalid)


class JsonLineFrames:
    """The framing of Ollama: one JSON value per line, with empty lines in between."""

    def __init__(self, max_line: int = MAX_LINE_BYTES) -> None:
        self._lines = LineFrames(max_line)

    def feed(self, data: bytes) -> Iterator[StreamFrame]:
        for line in self._lines.feed(data):
            if line.strip():
                yield StreamFrame("", line)

    def end(self) -> Iterator[StreamFrame]:
        for line in self._lines.end():
            if line.strip():
                yield StreamFrame("", line)


class JsonDocument:
    """The framing of an answer that is no stream: one JSON document."""

    def __init__(self, max_line: int = MAX_LINE_BYTES) -> None:
        self._max_line = max_line
        self._data = bytearray()

    def feed(self, data: bytes) -> Iterator[StreamFrame]:
        self._data += data
        if len(self._data) > self._max_line:
            raise error_texts.LONG_LINE.error(ProviderResponseInvalid)
        yield from ()

    def end(self) -> Iterator[StreamFrame]:
        yield StreamFrame("", self._data.decode("utf-8", "replace"))


class AnswerFrames:
    """The framing of a dialect, or of a server that does not stream, decided by the first bytes.

    No event begins with a bracket, and no JSON line consists of one.
    """

    def __init__(self, framing: Framing, *, max_line: int = MAX_LINE_BYTES) -> None:
        self._framing = framing
        self._max_line = max_line
        self._first = b""
        self._frames: FrameReader | None = None

    @property
    def is_document(self) -> bool:
        return isinstance(self._frames, JsonDocument)

    def feed(self, data: bytes) -> Iterator[StreamFrame]:
        if self._frames is None:
            # blanks before the first event are dropped, because a server could send them without
            # end
            data, self._first = (self._first + data).removeprefix(_BYTE_ORDER_MARK).lstrip(), b""
            self._frames = self._choose_framing(data)
        if self._frames is None:
            self._first = data
        else:
            yield from self._frames.feed(data)

    def _choose_framing(self, data: bytes) -> FrameReader | None:
        """Return the framing; None if it is not certain yet."""
        is_document = data[:1] in (b"{", b"[")
        if self._framing is Framing.LINES and is_document:
            if len(data) < 2:
                return None
            is_document = data[1:2] in (b"\n", b"\r")
        if is_document:
            return JsonDocument(self._max_line)
        if not data or _BYTE_ORDER_MARK.startswith(data):
            return None
        return make_frame_reader(self._framing, max_line=self._max_line)

    def end(self) -> Iterator[StreamFrame]:
        frames = self._frames or make_frame_reader(self._framing, max_line=self._max_line)
        yield from frames.feed(self._first)
        yield from frames.end()


_PRELUDE = struct.Struct(">III")
_CHECKSUM = struct.Struct(">I")
_MIN_MESSAGE_BYTES = _PRELUDE.size + _CHECKSUM.size
_STRING = 7
_SIZES = {0: 0, 1: 0, 2: 1, 3: 2, 4: 4, 5: 8, 8: 8, 9: 16}
"""Bytes of a header's value by its type; the types 6 and 7 name their length."""


class AwsFrames:
    """A splitter of bytes in `application/vnd.amazon.eventstream`, with types as events' names.

    A message has a prelude with its length and that of its headers, the headers, the payload, and
    two checksums. Damage is an error, because what follows cannot be split any more; a message
    without its end is a cut.
    """

    def __init__(self, max_line: int) -> None:
        self._max_line = max_line
        self._pending = bytearray()

    def feed(self, data: bytes) -> Iterator[StreamFrame]:
        self._pending += data
        while len(self._pending) >= _PRELUDE.size:
            size, headers, checksum = _PRELUDE.unpack_from(self._pending)
            if crc32(self._pending[:8]) != checksum or size < _MIN_MESSAGE_BYTES + headers:
                raise _damaged_error()
            if size > self._max_line:
                raise error_texts.LONG_LINE.error(ProviderResponseInvalid)
            if len(self._pending) < size:
                return
            message = bytes(self._pending[:size])
            del self._pending[:size]
            yield _decode_message(message)

    def end(self) -> Iterator[StreamFrame]:
        """Yield nothing: a message is complete or cut."""
        yield from ()


def _decode_message(message: bytes) -> StreamFrame:
    """Return the event of a message; an exception's name begins with EXCEPTION."""
    _, length, _ = _PRELUDE.unpack_from(message)
    (checksum,) = _CHECKSUM.unpack_from(message, len(message) - _CHECKSUM.size)
    if crc32(message[: -_CHECKSUM.size]) != checksum:
        raise _damaged_error()
    start = _PRELUDE.size + length
    data, position = message[_PRELUDE.size : start], 0
    headers: dict[str, str] = {}
    try:
        while position < len(data):
            name = data[position + 1 : position + 1 + data[position]].decode("utf-8", "replace")
            position += 1 + data[position]
            kind, position = data[position], position + 1
            size = _SIZES.get(kind)
            if size is None:
                size, position = int.from_bytes(data[position : position + 2]), position + 2
            if kind == _STRING:
                headers[name] = data[position : position + size].decode("utf-8", "replace")
            position += size
    except IndexError as error:
        raise _damaged_error() from error
    text = message[start : -_CHECKSUM.size].decode("utf-8", "replace")
    match headers.get(":message-type"):
        case "exception":
            return StreamFrame(EXCEPTION + headers.get(":exception-type", ""), text)
        case "error":
            payload = json.dumps({"message": headers.get(":error-message", "")})
            return StreamFrame(EXCEPTION + headers.get(":error-code", ""), payload)
        case _:
            return StreamFrame(headers.get(":event-type", ""), text)


def _damaged_error() -> ProviderError:
    return error_texts.GARBLED.error(ProviderResponseInvalid)
