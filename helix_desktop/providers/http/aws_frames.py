"""The framing of streams from Amazon Web Services (`application/vnd.amazon.eventstream`).

A message has a prelude with its length and that of its headers, the headers, the payload, and two
checksums. Damage is an error, because nothing behind it can be told apart; a message without its
end is a cut.
"""

import json
import struct
from collections.abc import Iterator
from zlib import crc32

from helix_desktop.domain.errors import ProviderError, ProviderResponseInvalid
from helix_desktop.providers.dialect import EXCEPTION
from helix_desktop.providers.http import error_words
from helix_desktop.providers.http.frames import StreamFrame

_PRELUDE = struct.Struct(">III")
_SUM = struct.Struct(">I")
_LEAST = _PRELUDE.size + _SUM.size
_STRING = 7
_SIZES = {0: 0, 1: 0, 2: 1, 3: 2, 4: 4, 5: 8, 8: 8, 9: 16}
"""Bytes of a header's value by its type; the types 6 and 7 name their length."""


class AwsFrames:
    """A splitter of bytes into messages; the name of an event is its type."""

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._begun = bytearray()

    def feed(self, data: bytes) -> Iterator[StreamFrame]:
        self._begun += data
        while len(self._begun) >= _PRELUDE.size:
            size = self._size()
            if len(self._begun) < size:
                return
            message = bytes(self._begun[:size])
            del self._begun[:size]
            yield _frame(message)

    def end(self) -> Iterator[StreamFrame]:
        """Yield nothing: a message is complete or cut."""
        yield from ()

    def _size(self) -> int:
        """Return the length of the next message."""
        size, headers, said = _PRELUDE.unpack_from(self._begun)
        if crc32(self._begun[:8]) != said or size < _LEAST + headers:
            raise _damaged()
        if size > self._longest:
            raise error_words.LONG_LINE.error(ProviderResponseInvalid)
        return int(size)


def _frame(message: bytes) -> StreamFrame:
    """Return the event of a message; an exception's name begins with EXCEPTION."""
    _, length, _ = _PRELUDE.unpack_from(message)
    (said,) = _SUM.unpack_from(message, len(message) - _SUM.size)
    if crc32(message[: -_SUM.size]) != said:
        raise _damaged()
    start = _PRELUDE.size + length
    headers = _headers(message[_PRELUDE.size : start])
    text = message[start : -_SUM.size].decode("utf-8", "replace")
    match headers.get(":message-type"):
        case "exception":
            return StreamFrame(EXCEPTION + headers.get(":exception-type", ""), text)
        case "error":
            told = json.dumps({"message": headers.get(":error-message", "")})
            return StreamFrame(EXCEPTION + headers.get(":error-code", ""), told)
        case _:
            return StreamFrame(headers.get(":event-type", ""), text)


def _headers(data: bytes) -> dict[str, str]:
    """Return the headers that are texts."""
    found: dict[str, str] = {}
    at = 0
    try:
        while at < len(data):
            name = data[at + 1 : at + 1 + data[at]].decode("utf-8", "replace")
            at += 1 + data[at]
            kind, at = data[at], at + 1
            size = _SIZES.get(kind)
            if size is None:
                size, at = int.from_bytes(data[at : at + 2]), at + 2
            if kind == _STRING:
                found[name] = data[at : at + size].decode("utf-8", "replace")
            at += size
    except IndexError as error:
        raise _damaged() from error
    return found


def _damaged() -> ProviderError:
    return error_words.GARBLED.error(ProviderResponseInvalid)
