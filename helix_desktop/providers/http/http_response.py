"""Reads a response in pieces: time limit of each, size limit, unpacking.

Compressed bytes are unpacked in pieces of bounded size, although uncompressed bytes were requested:
a kilobyte of gzip can hold a megabyte.
"""

import asyncio
import zlib
from collections.abc import AsyncGenerator, Callable, Iterator, Mapping
from contextlib import suppress
from io import BytesIO
from typing import cast

import httpx
import zstandard

from helix_desktop.domain.errors import ProviderResponseInvalid
from helix_desktop.providers.http import error_texts
from helix_desktop.providers.http.error_body import MAX_PARSED_BYTES
from helix_desktop.providers.http.retries import FailedAttempt, to_failed_attempt
from helix_desktop.providers.http.timeouts import HttpTimeouts, SleepWatch

PIECE_BYTES = 64 * 1024
_GZIP_OR_ZLIB = zlib.MAX_WBITS | 32
"""Accepts gzip or zlib, whatever the header says."""
_MAX_ZSTD_WINDOW_BYTES = 8 * 1024 * 1024
"""The largest window of zstd that every decoder of HTTP must support (RFC 9659)."""

Unpack = Callable[[bytes], Iterator[bytes]]
"""Takes bytes as received and yields the unpacked ones."""


class Inflater:
    """The unpacker for gzip or deflate; raises zlib.error for anything else.

    Some servers pack each event separately: after the end of one, another begins.
    """

    def __init__(self) -> None:
        self._inflate = zlib.decompressobj(_GZIP_OR_ZLIB)

    def feed(self, data: bytes) -> Iterator[bytes]:
        while data:
            if self._inflate.eof:
                self._inflate = zlib.decompressobj(_GZIP_OR_ZLIB)
            piece = self._inflate.decompress(data, PIECE_BYTES)
            data = self._inflate.unconsumed_tail or self._inflate.unused_data
            if piece:
                yield piece


def make_unpacker(encoding: str) -> Unpack | None:
    """Return the unpacker for a Content-Encoding; None if it is not supported."""
    match encoding.strip().lower():
        case "" | "identity":
            return lambda data: iter((data,))
        case "gzip" | "x-gzip" | "deflate":
            return Inflater().feed
        case _:
            return None


def unpack_all(data: bytes, encoding: str, max_bytes: int) -> bytes | None:
    """Return the content of a body, or what there is of a broken one.

    None if it is in a coding that is not supported, or is too large.
    """
    content = bytearray()
    unpack = _unpack_zstd if encoding.strip().lower() == "zstd" else make_unpacker(encoding)
    if unpack is None:
        return None
    with suppress(zlib.error, zstandard.ZstdError):
        for piece in unpack(data):
            content += piece
            if len(content) > max_bytes:
                return None
    return bytes(content)


def _unpack_zstd(data: bytes) -> Iterator[bytes]:
    decompressor = zstandard.ZstdDecompressor(max_window_size=_MAX_ZSTD_WINDOW_BYTES)
    with decompressor.stream_reader(BytesIO(data), read_across_frames=True) as reader:
        while piece := reader.read(PIECE_BYTES):
            yield piece


class HttpResponse:
    """The reader of one response, which its creator closes."""

    def __init__(
        self,
        response: httpx.Response,
        timeouts: HttpTimeouts,
        *,
        max_bytes: int,
        deadline: float,
        sleep: SleepWatch,
    ) -> None:
        self.status = response.status_code
        self.headers: Mapping[str, str] = {
            name.lower(): value for name, value in response.headers.items()
        }
        self.raw_headers = response.headers.raw
        self.reason: bytes = response.extensions.get("reason_phrase", b"")
        self.head = bytearray()
        """The first bytes, from which a wrong answer is diagnosed."""
        self._timeouts = timeouts
        self._deadline, self._sleep = deadline, sleep
        self._bytes_left = max_bytes
        # httpx gives a generator; only its annotation says less
        self._raw = cast("AsyncGenerator[bytes, None]", response.aiter_raw())
        self._unpack = make_unpacker(self.headers.get("content-encoding", ""))
        self._parts: Iterator[bytes] = iter(())

    async def read(self) -> bytes | None:
        """Return the next piece, None at the end; raise FailedAttempt if the response breaks."""
        # a few received bytes can unpack to many pieces, so other tasks get a turn between them
        await asyncio.sleep(0)
        while True:
            try:
                part = next(self._parts, None)
            except zlib.error as error:
                garbled = error_texts.GARBLED.error(ProviderResponseInvalid)
                raise FailedAttempt(garbled, cut=True) from error
            if part is not None:
                self._bytes_left -= len(part)
                if self._bytes_left < 0:
                    raise FailedAttempt(error_texts.ENDLESS.error(ProviderResponseInvalid))
                self.head += part[: MAX_PARSED_BYTES - len(self.head)]
                return part
            piece = await self.read_raw()
            if piece is None:
                return None
            if self._unpack is None:
                raise FailedAttempt(error_texts.GARBLED.error(ProviderResponseInvalid))
            self._parts = self._unpack(piece)

    async def read_all(self) -> bytes:
        content = bytearray()
        while (piece := await self.read()) is not None:
            content += piece
        return bytes(content)

    async def read_beginning(self, size: int) -> bytes:
        """Return the first bytes of an error response, as far as they come soon; never fail."""
        content = bytearray()
        with suppress(FailedAttempt, TimeoutError):
            async with asyncio.timeout(self._timeouts.small):
                while len(content) < size and (piece := await self.read()) is not None:
                    content += piece
        return bytes(content[:size])

    async def drain(self) -> None:
        """Read to the end, for a short time after the last event, to keep the connection usable."""
        with suppress(FailedAttempt, TimeoutError):
            async with asyncio.timeout(self._timeouts.after):
                while await self.read() is not None:
                    pass

    async def read_raw(self) -> bytes | None:
        """Return the next piece as it was sent, packed or not; None at the end."""
        until = min(asyncio.get_running_loop().time() + self._timeouts.idle, self._deadline)
        try:
            async with self._sleep.deadline(until):
                return await anext(self._raw, None)
        except TimeoutError as error:
            raise FailedAttempt(error_texts.SILENT.error(), cut=True) from error
        except (httpx.HTTPError, httpx.StreamError) as error:
            raise to_failed_attempt(error) from error
