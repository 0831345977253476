"""The door of the one window: a second start knocks, says what it was asked to open, and leaves.

The socket lies in the data folder, which only this person can enter; who answers holds the lock.
"""

import asyncio
import logging
import socket
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from helix_desktop.app.environment import Paths
from helix_desktop.app.ipc import local_socket
from helix_desktop.app.launch_targets import absolute_target
from helix_desktop.domain.json_parsing import parse_json_as

SOCKET = "window.sock"
PATIENCE = 5.0
"""Seconds a second start waits for an answer: a window that just begins needs two."""
BEGINNING, AGAIN = 3.0, 0.05
"""Seconds a second start waits for a door, and between two tries: a slow disk takes two."""
LONGEST = 60_000
"""Bytes of what is asked for: some hundred folders at once."""
HEARD = b"ok\n"

log = logging.getLogger(__name__)

Spawn = Callable[[Coroutine[object, object, None], str], asyncio.Task[None]]


class OpenRequest(msgspec.Struct, frozen=True):
    """What a second start was asked to open; nothing of all: only to come to the front."""

    workspace: str = ""
    folder: str = ""
    places: tuple[str, ...] = ()


class InstanceSocket:
    """Open from `start` to `close`; a window whose door cannot be opened works without."""

    def __init__(
        self, paths: Paths, on_knock: Callable[[OpenRequest], None], *, spawn: Spawn
    ) -> None:
        self._home = paths.data
        self._on_knock = on_knock
        self._spawn = spawn
        self._opening: asyncio.Task[None] | None = None
        self._server: asyncio.Server | None = None
        self._closing = False

    def start(self) -> None:
        """Open it, soon; never an error: the window works without."""
        self._opening = self._spawn(self._open(), "open the door for later starts")

    async def _open(self) -> None:
        try:
            self._server = await local_socket.serve_socket(
                self._home, self._on_client, spawn=self._spawn, name=SOCKET
            )
        except local_socket.SocketUnavailable as error:
            log.warning("a second start cannot reach this window: %s", error)

    async def close(self) -> None:
        """Whoever comes now is told that nobody is here."""
        self._closing = True
        if self._opening is not None:
            await asyncio.wait({self._opening})
        if self._server is not None:
            self._server.close()
            local_socket.remove_socket(self._home, SOCKET)
            await self._server.wait_closed()
            self._server = None

    def _on_client(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._closing:  # a connection that was taken just before the end gets here after it
            writer.transport.abort()
            return
        try:
            answering = self._spawn(self._answer(reader, writer), "answer a second start")
        except RuntimeError:  # the application is closing
            writer.transport.abort()
        else:
            answering.add_done_callback(lambda _: writer.transport.abort())  # if it never began

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                line = await reader.readline()
            knock = parse_json_as(line[:LONGEST], OpenRequest)
            if not self._closing:
                self._on_knock(knock)
                writer.write(HEARD)
                await writer.drain()
        except (OSError, TimeoutError, ValueError) as error:
            log.warning("a second start could not be understood: %s", error)
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


def hand_over_request(paths: Paths, knock: OpenRequest) -> bool:
    """Whether the window that is open has taken it. Blocks; for a start that opens none itself."""
    peer = _opened(paths.data)
    if peer is None:
        return False
    with peer:
        peer.settimeout(PATIENCE)
        try:
            peer.sendall(msgspec.json.encode(knock) + b"\n")
            return _received(peer) == HEARD
        except OSError as error:
            log.warning("the open window does not answer: %s", error)
            return False


def _opened(home: Path) -> socket.socket | None:
    """A window stands a while before its door does."""
    until = time.monotonic() + BEGINNING
    while (peer := local_socket.connect_socket(home, SOCKET)) is None and time.monotonic() < until:
        time.sleep(AGAIN)
    return peer


def _received(peer: socket.socket) -> bytes:
    found = b""
    while not found.endswith(b"\n") and (piece := peer.recv(len(HEARD))):
        found += piece
    return found


def make_open_request(
    workspace: str | None, folder: Path | None, places: Sequence[str] = ()
) -> OpenRequest:
    """Paths are told whole: the other process stands in another folder."""
    whole = str(folder.expanduser().absolute()) if folder else ""
    return OpenRequest(workspace or "", whole, tuple(map(absolute_target, places)))
