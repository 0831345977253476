"""What our own processes say to each other over a workspace's socket: frames of JSON.

Each begins with its length, which is looked at before anything is read.
"""

import asyncio
from typing import TypeVar

import msgspec
from msgspec import Struct

from helix_desktop.tools.mcp_server.bounds import LARGEST_ANSWER
from helix_desktop.tools.mcp_server.wire import LONGEST_LINE

VERSION = 1
LARGEST_ASKED = 4 * LONGEST_LINE
"""Bytes of a frame to whoever serves: JSON inside of JSON."""
LARGEST_TOLD = 2 * LARGEST_ANSWER
"""Bytes of a frame back: base64 takes a third more."""
_HEAD = 4


class Hello(Struct, tag="hello", frozen=True):
    """Said first by whoever serves; `leaves` if it gives up the store when it is asked to."""

    version: int = VERSION
    pid: int = 0
    leaves: bool = False


class Ask(Struct, tag="ask", frozen=True):
    """Run a tool."""

    id: int
    tool: str
    arguments: str


class Drop(Struct, tag="drop", frozen=True):
    """Nobody waits for that one any more."""

    id: int


class Leave(Struct, tag="leave", frozen=True):
    """The store is wanted by someone who can do more with it."""


class Told(Struct, tag="told", frozen=True):
    """What a tool gave back."""

    id: int
    data: bytes
    failed: bool = False


FromClient = Ask | Drop | Leave
FromServer = Hello | Told
T = TypeVar("T")

ASKED = msgspec.json.Decoder(FromClient)
TOLD = msgspec.json.Decoder(FromServer)


class BadFrame(Exception):
    """The other end does not speak as we do; the connection is of no more use."""


async def receive(
    reader: asyncio.StreamReader, decoder: "msgspec.json.Decoder[T]", *, most: int
) -> T:
    """The next frame; EOFError at the end of the connection."""
    size = int.from_bytes(await _exactly(reader, _HEAD), "big")
    if size > most:
        raise BadFrame(f"a frame of {size:,} bytes")
    try:
        return decoder.decode(await _exactly(reader, size))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadFrame(str(error)) from error


def framed(message: FromClient | FromServer) -> bytes:
    data = msgspec.json.encode(message)
    return len(data).to_bytes(_HEAD, "big") + data


async def _exactly(reader: asyncio.StreamReader, size: int) -> bytes:
    try:
        return await reader.readexactly(size)
    except (asyncio.IncompleteReadError, OSError) as error:
        raise EOFError from error
