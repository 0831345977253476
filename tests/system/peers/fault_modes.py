"""The ways in which a model's server goes wrong, each a few lines over one connection."""

import asyncio
import gzip
import zlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

PAUSE = 0.02
"""Seconds between two bytes of what comes slowly."""

PIECE = 64 * 1024
LINE = 100 * 1024 * 1024
BOMB = 200 * 1024 * 1024


class Mode(StrEnum):
    """The ways to go wrong; `WELL` is none."""

    WELL = "well"
    CUT_IN_EVENT = "cut inside an event"
    CUT_IN_LETTER = "cut inside a letter"
    SPLIT_LETTERS = "split letters"
    GARBAGE = "garbage bytes"
    STORM_429 = "429"
    STORM_529 = "529"
    RETRY_AFTER = "a time to wait"
    WEB_PAGE = "a web page"
    SLOW_LORIS = "slow loris"
    ENDLESS = "an endless answer"
    LONG_LINE = "a line of 100 MB"
    GZIP_BOMB = "a gzip bomb"
    REDIRECT = "a redirect"
    EMPTY = "an empty 200"
    ERROR_INSIDE = "an error inside"
    HANG = "silence before headers"
    WRONG_LENGTH = "a wrong length"
    # beyond the seventeen of the programme
    DROPPED = "dropped without a word"
    HEADER_BOMB = "headers without end"
    SILENT_INSIDE = "silence inside"
    REDIRECT_HERE = "a redirect on the same server"
    PACKED = "packed though not asked for"
    TOO_LONG = "too long"


FAULTS = tuple(Mode)[1:18]
"""The seventeen that `prove models` counts."""


@dataclass(frozen=True)
class Say:
    """A whole answer, event by event, and what else is said in the same dialect."""

    events: tuple[bytes, ...] = ()
    error: bytes = b""
    """The event that tells of an error."""
    filler: bytes = b": nothing\n\n"
    """An event that can come any number of times."""
    too_long: bytes = b"{}"
    """The body of a refusal for length."""
    kind: str = "text/event-stream"
    cut: int = 1
    """How many events come before it goes wrong."""

    @property
    def before(self) -> bytes:
        return b"".join(self.events[: self.cut])


class Conversation:
    """One connection, seen from the server."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, elsewhere: str
    ) -> None:
        self.over = False
        self.elsewhere = elsewhere
        self._reader = reader
        self._writer = writer

    async def head(self, status: str, **headers: str) -> None:
        named = [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        await self.raw("\r\n".join([f"HTTP/1.1 {status}", *named, "", ""]).encode())

    async def begin(self, say: Say, **headers: str) -> None:
        await self.head("200 OK", content_type=say.kind, transfer_encoding="chunked", **headers)

    async def chunk(self, data: bytes) -> None:
        if data:
            await self.raw(b"%x\r\n%b\r\n" % (len(data), data))

    async def end(self) -> None:
        await self.raw(b"0\r\n\r\n")

    async def refuse(self, status: str, body: bytes, **headers: str) -> None:
        kind = headers.pop("content_type", "application/json")
        await self.head(status, content_type=kind, content_length=str(len(body)), **headers)
        await self.raw(body)

    async def raw(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def wait(self) -> None:
        """Until the client goes away."""
        await self._reader.read(1)
        raise ConnectionResetError

    def drop(self) -> None:
        self.over = True
        self._writer.transport.abort()


async def well(talk: Conversation, say: Say) -> None:
    await talk.begin(say)
    for event in say.events:
        await talk.chunk(event)
    await talk.end()


async def cut_in_event(talk: Conversation, say: Say) -> None:
    await talk.begin(say)
    following = say.events[say.cut]
    await talk.chunk(say.before + following[: len(following) // 2])
    await _soon(talk)


async def cut_in_letter(talk: Conversation, say: Say) -> None:
    """Up to inside the first letter of several bytes that comes then."""
    await talk.begin(say)
    rest = b"".join(say.events[say.cut :])
    inside = next((at for at, byte in enumerate(rest) if byte >= 0xC0), 0) + 1
    await talk.chunk(say.before + rest[:inside])
    await _soon(talk)


async def split_letters(talk: Conversation, say: Say) -> None:
    await talk.begin(say)
    for byte in b"".join(say.events):
        await talk.chunk(bytes([byte]))
    await talk.end()


async def garbage(talk: Conversation, say: Say) -> None:
    await talk.begin(say)
    noise = bytes(range(128, 256)) + b"\x00\x1b[2J{]"
    await talk.chunk(say.before + b"data: " + noise + b"\n\n" + noise + b"\n\n")
    await talk.chunk(b"".join(say.events[say.cut :]))
    await talk.end()


async def storm_429(talk: Conversation, say: Say) -> None:
    body = b'{"error":{"message":"Rate limit reached","type":"rate_limit_error"}}'
    await talk.refuse("429 Too Many Requests", body)


async def storm_529(talk: Conversation, say: Say) -> None:
    body = b'{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}'
    await talk.refuse("529 Overloaded", body)


async def retry_after(talk: Conversation, say: Say) -> None:
    body = b'{"error":{"message":"Slow down","type":"rate_limit_error"}}'
    await talk.refuse("429 Too Many Requests", body, retry_after_ms="50", retry_after="9")


async def web_page(talk: Conversation, say: Say) -> None:
    page = b"<!DOCTYPE html><html><head><title>Sign in</title></head><body>data: x</body></html>\n"
    await talk.refuse("200 OK", page, content_type="text/html")


async def slow_loris(talk: Conversation, say: Say) -> None:
    await talk.begin(say)
    await talk.chunk(say.before)
    while True:
        for byte in say.filler:
            await talk.chunk(bytes([byte]))
            await asyncio.sleep(PAUSE)


async def endless(talk: Conversation, say: Say) -> None:
    await talk.begin(say)
    await talk.chunk(say.before)
    many = say.filler * (PIECE // len(say.filler) + 1)
    while True:
        await talk.chunk(many)


async def long_line(talk: Conversation, say: Say) -> None:
    await talk.begin(say)
    await talk.chunk(say.before + b"data: ")
    for _ in range(LINE // PIECE):
        await talk.chunk(b"x" * PIECE)
    await talk.end()


async def gzip_bomb(talk: Conversation, say: Say) -> None:
    await talk.begin(say, content_encoding="gzip")
    await talk.chunk(bomb(say.before))
    await talk.end()


async def redirect(talk: Conversation, say: Say) -> None:
    await talk.refuse("307 Temporary Redirect", b"", location=f"{talk.elsewhere}/taken")


async def redirect_here(talk: Conversation, say: Say) -> None:
    await talk.refuse("307 Temporary Redirect", b"", location="/moved")


async def empty(talk: Conversation, say: Say) -> None:
    await talk.refuse("200 OK", b"", content_type=say.kind)


async def error_inside(talk: Conversation, say: Say) -> None:
    await talk.begin(say)
    await talk.chunk(say.before + say.error)
    await talk.end()


async def hang(talk: Conversation, say: Say) -> None:
    await talk.wait()


async def silent_inside(talk: Conversation, say: Say) -> None:
    await talk.begin(say)
    await talk.chunk(say.before)
    await talk.wait()


async def wrong_length(talk: Conversation, say: Say) -> None:
    body = b"".join(say.events)
    await talk.head("200 OK", content_type=say.kind, content_length=str(len(body)))
    await talk.raw(say.before)
    await _soon(talk)


async def dropped(talk: Conversation, say: Say) -> None:
    talk.drop()


async def header_bomb(talk: Conversation, say: Say) -> None:
    await talk.raw(b"HTTP/1.1 200 OK\r\n")
    while True:
        await talk.raw(b"x-more: " + b"y" * PIECE + b"\r\n")


async def packed(talk: Conversation, say: Say) -> None:
    await talk.begin(say, content_encoding="gzip")
    await talk.chunk(gzip.compress(b"".join(say.events)))
    await talk.end()


async def too_long(talk: Conversation, say: Say) -> None:
    await talk.refuse("400 Bad Request", say.too_long)


@cache
def bomb(before: bytes) -> bytes:
    """200 MB of one letter in 200 kB: a block that stands alone can be repeated at will."""
    packer = zlib.compressobj(9, wbits=31)
    piece = b"x" * 1024 * 1024
    fuse = packer.compress(before + b"data: ") + packer.flush(zlib.Z_FULL_FLUSH)
    block = packer.compress(piece) + packer.flush(zlib.Z_FULL_FLUSH)
    return fuse + block * (BOMB // len(piece))


async def _soon(talk: Conversation) -> None:
    """Gone once what was sent has arrived: an abort overtakes what is on its way."""
    await asyncio.sleep(PAUSE)
    talk.drop()


ANSWERS: dict[Mode, Callable[[Conversation, Say], Awaitable[None]]] = {
    Mode.WELL: well,
    Mode.CUT_IN_EVENT: cut_in_event,
    Mode.CUT_IN_LETTER: cut_in_letter,
    Mode.SPLIT_LETTERS: split_letters,
    Mode.GARBAGE: garbage,
    Mode.STORM_429: storm_429,
    Mode.STORM_529: storm_529,
    Mode.RETRY_AFTER: retry_after,
    Mode.WEB_PAGE: web_page,
    Mode.SLOW_LORIS: slow_loris,
    Mode.ENDLESS: endless,
    Mode.LONG_LINE: long_line,
    Mode.GZIP_BOMB: gzip_bomb,
    Mode.REDIRECT: redirect,
    Mode.EMPTY: empty,
    Mode.ERROR_INSIDE: error_inside,
    Mode.HANG: hang,
    Mode.WRONG_LENGTH: wrong_length,
    Mode.DROPPED: dropped,
    Mode.HEADER_BOMB: header_bomb,
    Mode.SILENT_INSIDE: silent_inside,
    Mode.REDIRECT_HERE: redirect_here,
    Mode.PACKED: packed,
    Mode.TOO_LONG: too_long,
}
