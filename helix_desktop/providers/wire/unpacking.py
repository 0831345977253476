"""Unpacks what was sent packed although it was asked for plain, in pieces of a bounded size.

A kilobyte of gzip can hold a megabyte: how large a piece is must not depend on the sender.
"""

import zlib
from collections.abc import Iterator
from typing import Protocol

PIECE = 64 * 1024
_AUTOMATIC = zlib.MAX_WBITS | 32
"""Either gzip or zlib, whatever the header says."""


class Unpacker(Protocol):
    """Takes bytes as they came, gives them as they were meant."""

    def feed(self, data: bytes) -> Iterator[bytes]: ...


class Plain:
    """What came plain."""

    def feed(self, data: bytes) -> Iterator[bytes]:
        yield data


class Inflating:
    """What came as gzip or deflate; raises zlib.error for what is neither."""

    def __init__(self) -> None:
        self._inflate = zlib.decompressobj(_AUTOMATIC)

    def feed(self, data: bytes) -> Iterator[bytes]:
        while data and not self._inflate.eof:
            piece = self._inflate.decompress(data, PIECE)
            data = self._inflate.unconsumed_tail
            if piece:
                yield piece


def unpacker(encoding: str) -> Unpacker | None:
    """For the words of a Content-Encoding; None: we cannot unpack that."""
    match encoding.strip().lower():
        case "" | "identity":
            return Plain()
        case "gzip" | "x-gzip" | "deflate":
            return Inflating()
        case _:
            return None
