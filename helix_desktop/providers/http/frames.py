"""The events of a stream, as every framing yields them."""

from collections.abc import Iterator
from typing import Protocol

from msgspec import Struct


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
