"""An answer while it comes in: pieces of bytes, each within its time, all within a size."""

import asyncio
import zlib
from collections.abc import AsyncGenerator, Iterator, Mapping
from contextlib import suppress
from typing import cast

import httpx

from helix_desktop.domain.errors import ProviderGarbled
from helix_desktop.providers.wire import words
from helix_desktop.providers.wire.breaks import failure_of
from helix_desktop.providers.wire.patience import Patience
from helix_desktop.providers.wire.retries import Failure
from helix_desktop.providers.wire.told import LOOKED_AT
from helix_desktop.providers.wire.unpacking import unpacker


class Answer:
    """Reads one response. Whoever made it closes it."""

    def __init__(
        self, response: httpx.Response, patience: Patience, *, most: int, deadline: float
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
        self._unpacker = unpacker(self.headers.get("content-encoding", ""))
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
                raise Failure(words.GARBLED.error(ProviderGarbled))
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
        with suppress(Failure, TimeoutError):
            async with asyncio.timeout(self._patience.small):
                while len(found) < size and (piece := await self.read()) is not None:
                    found += piece
        return bytes(found[:size])

    async def run_out(self) -> None:
        """All that matters has come: a stream that ends now by itself keeps its connection."""
        with suppress(Failure, TimeoutError):
            async with asyncio.timeout(self._patience.after):
                while await self.read() is not None:
                    pass

    def _unpacked(self) -> bytes | None:
        try:
            return next(self._parts, None)
        except zlib.error as error:
            raise Failure(words.GARBLED.error(ProviderGarbled), cut=True) from error

    async def _next(self) -> bytes | None:
        until = min(asyncio.get_running_loop().time() + self._patience.idle, self._deadline)
        try:
            async with asyncio.timeout_at(until):
                return await anext(self._raw, None)
        except TimeoutError as error:
            raise Failure(words.SILENT.error(), cut=True) from error
        except (httpx.HTTPError, httpx.StreamError) as error:
            raise failure_of(error) from error

    def _counted(self, part: bytes) -> bytes:
        self._room -= len(part)
        if self._room < 0:
            raise Failure(words.ENDLESS.error(ProviderGarbled))
        self.head += part[: LOOKED_AT - len(self.head)]
        return part
