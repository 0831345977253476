"""Reads the JSON of a stream into typed structs, and joins characters that were cut in two.

Servers that cut text by UTF-16 units escape half a character in one event and half in the next:
msgspec takes no lone half, so such an event goes the slower way round.
"""

import json
from typing import Generic, TypeVar

import msgspec

from helix_desktop.providers.wire.faults import garbled

T = TypeVar("T")

_DAMAGE = (msgspec.MsgspecError, RecursionError, UnicodeError)
_DEEPER_DAMAGE = (*_DAMAGE, ValueError)


class Events(Generic[T]):
    """Decodes the events of one kind; what is none of them is ProviderGarbled."""

    def __init__(self, kind: type[T]) -> None:
        self._kind = kind
        self._decoder = msgspec.json.Decoder(kind, strict=False)

    def read(self, text: str) -> T:
        try:
            return self._decoder.decode(text)
        except msgspec.ValidationError as error:
            raise garbled(text) from error
        except _DAMAGE:
            return self._slowly(text)

    def _slowly(self, text: str) -> T:
        try:
            return msgspec.convert(json.loads(text), self._kind, strict=False)
        except _DEEPER_DAMAGE as error:
            raise garbled(text) from error


class Seam:
    """Holds the first half of a character back until its second half has come."""

    def __init__(self) -> None:
        self._half = ""

    def take(self, piece: str) -> str:
        """What can be shown of the text so far and was not yet."""
        if self._half:
            piece, self._half = joined(self._half + piece), ""
        if piece and _is_first_half(piece[-1]):
            piece, self._half = piece[:-1], piece[-1]
        return piece

    def rest(self) -> str:
        """A half that stayed alone."""
        half, self._half = self._half, ""
        return half


def joined(text: str) -> str:
    """The text with halves that meet made whole; a half that is alone stays as it is."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")


def _is_first_half(character: str) -> bool:
    return "\ud800" <= character <= "\udbff"
