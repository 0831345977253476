"""Bytes within time and size, unpacked.

Unpacks what was sent packed although it was asked for plain, in pieces of a bounded size.

A kilobyte of gzip can hold a megabyte: how large a piece is must not depend on the sender.

An answer while it comes in: pieces of bytes, each within its time, all within a size.
"""

import asyncio
import zlib
from collections.abc import AsyncGenerator, Iterator, Mapping
from contextlib import suppress
from typing import Protocol, cast

import httpx

from helix_desktop.domain.errors import ProviderResponseInvalid
from helix_desktop.providers.http import error_words
from helix_desktop.providers.http.error_body import LOOKED_AT
from helix_desktop.providers.http.retries import FailedAttempt, HttpTimeouts, to_failed_attempt

PIECE = 64 * 1024
_AUTOMATIC = zlib.MAX_WBITS | 32
"""Either gzip or zlib, whatever the header says."""


class Unpacker(Protocol):
    """Takes bytes as they came, gives them as they were meant."""

    def feed(self, data: bytes) -> Iterator[bytes]: ...


class NoUnpacking:
    """What came plain."""

    def feed(self, data: bytes) -> Iterator[bytes]:
        yield data


class Inflater:
    """What came as gzip or deflate; raises zlib.error for what is neither."""

    def __init__(self) -> None:
        self._inflate = zlib.decompressobj(_AUTOMATIC)

    def feed(self, data: bytes) -> Iterator[bytes]:
        while data and not self._inflate.eof:
            piece = self._inflate.decompress(data, PIECE)
            data = self._inflate.unconsumed_tail
            if piece:
                yield piece


def make_unpacker(encoding: str) -> Unpacker | None:
    """For the words of a Content-Encoding; None: we cannot unpack that."""
    match encoding.strip().lower():
        case "" | "identity":
            return NoUnpacking()
        case "gzip" | "x-gzip" | "deflate":
            return Inflater()
        case _:
            return None


class HttpResponse:
    """Reads one response. Whoever made it closes it."""

    def __init__(
        self, response: httpx.Response, patience: HttpTimeouts, *, most: int, deadline: float
    ) -> None:
        self.status = response.status_code
        self.headers: Mapping[str, str] = {
            name.lower(): value for name, value in response.headers.items()
        }
        self.head = bytearray()
        """How it begins: what is judged if it turns out to be no answer."""
        self._patience = patience
        self._deadline = deadline
        self._room = most
        # what httpx gives is a generator; only its annotation says less
        self._raw = cast("AsyncGenerator[bytes, None]", response.aiter_raw())
        self._unpacker = make_unpacker(self.headers.get("content-encoding", ""))
        self._parts: Iterator[bytes] = iter(())

    async def read(self) -> bytes | None:
        """The next piece, None at the end; raises Failure if there will be none."""
        while True:
            part = self._unpacked()
            if part is not None:
                return self._counted(part)
            piece = await self._next()
            if piece is None:
                return None
            if self._unpacker is None:
                raise FailedAttempt(error_words.GARBLED.error(ProviderResponseInvalid))
            self._parts = self._unpacker.feed(piece)

    async def whole(self) -> bytes:
        """All of it."""
        found = bytearray()
        while (piece := await self.read()) is not None:
            found += piece
        return bytes(found)

    async def beginning(self, size: int) -> bytes:
        """The first bytes of a refusal, as far as they come soon; never fails."""
        found = bytearray()
        with suppress(FailedAttempt, TimeoutError):
            async with asyncio.timeout(self._patience.small):
                while len(found) < size and (piece := await self.read()) is not None:
                    found += piece
        return bytes(found[:size])

    async def run_out(self) -> None:
        """All that matters has come: a stream that ends now by itself keeps its connection."""
        with suppress(FailedAttempt, TimeoutError):
            async with asyncio.timeout(self._patience.after):
                while await self.read() is not None:
                    pass

    def _unpacked(self) -> bytes | None:
        try:
            return next(self._parts, None)
        except zlib.error as error:
            raise FailedAttempt(
                error_words.GARBLED.error(ProviderResponseInvalid), cut=True
            ) from error

    async def _next(self) -> bytes | None:
        until = min(asyncio.get_running_loop().time() + self._patience.idle, self._deadline)
        try:
            async with asyncio.timeout_at(until):
                return await anext(self._raw, None)
        except TimeoutError as error:
            raise FailedAttempt(error_words.SILENT.error(), cut=True) from error
        except (httpx.HTTPError, httpx.StreamError) as error:
            raise to_failed_attempt(error) from error

    def _counted(self, part: bytes) -> bytes:
        self._room -= len(part)
        if self._room < 0:
            raise FailedAttempt(error_words.ENDLESS.error(ProviderResponseInvalid))
        self.head += part[: LOOKED_AT - len(self.head)]
        return part
