"""Where a workspace's local socket is, and who may be at its other end: this person only.

It lies in the workspace's own folder, which nobody else can enter. Whoever holds the lock of the
store makes it, so what a killed process left there can be replaced without a question.
"""

import asyncio
import os
import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from helix_desktop.app.mcp import loopback
from helix_desktop.app.mcp.loopback import OnClient, Spawn
from helix_desktop.app.paths import PRIVATE
from helix_desktop.domain.errors import HelixError

SOCKET = "mcp.sock"
WAITING = 16
"""Connections that wait to be taken."""

_LONGEST = 100
"""Bytes of a path that every system takes for a socket."""
# who holds the lock takes the socket away (`forget`); Python would look for it at an address that
# may lead elsewhere by then
_KEPT: dict[str, Any] = {"cleanup_socket": False} if sys.version_info >= (3, 13) else {}
_LINUX = sys.platform == "linux"
_LINUX_PEER = struct.Struct("3i")
_BSD_PEER = struct.Struct("=II")
_BSD_PEER_SIZE = 76
_BSD_PEER_OPTION = 1


class NoPlace(HelixError):
    """No socket can be made or used here."""


def offered() -> bool:
    """Whether this system has sockets of that kind, and asyncio serves them."""
    return sys.platform != "win32"


async def served(
    home: Path, on_client: OnClient, *, spawn: Spawn, name: str = SOCKET
) -> asyncio.Server:
    """Whoever comes from now on and is this person's gets to `on_client`. NoPlace: it cannot be."""
    if offered():
        listener = await asyncio.to_thread(listening, home, name)
        return await asyncio.start_unix_server(_only_own(on_client), sock=listener, **_KEPT)
    try:
        listener, key = await asyncio.to_thread(loopback.listening, home / name, WAITING)
    except OSError as error:
        raise NoPlace(f"No local port can be opened: {error.strerror}.") from error
    return await asyncio.start_server(loopback.greeting(key, on_client, spawn), sock=listener)


async def reached(home: Path) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
    """The two ways to whoever serves the workspace now; None if nobody does."""
    if offered():
        found = connected(home)
        return None if found is None else await asyncio.open_unix_connection(sock=found)
    # the other end proves itself first, which takes an answer
    found = await asyncio.to_thread(connected, home)
    return None if found is None else await asyncio.open_connection(sock=found)


def listening(home: Path, name: str = SOCKET) -> socket.socket:
    """A socket that others of this person can connect to; the caller holds the store's lock."""
    with _reachable(home, name) as address:
        found = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            with suppress(FileNotFoundError):
                (home / name).unlink()
            found.bind(address)
            (home / name).chmod(0o600)
            found.listen(WAITING)
        except OSError as error:
            found.close()
            raise NoPlace(f"No socket can be made in {home}: {error.strerror}.") from error
        found.setblocking(False)
        return found


def connected(home: Path, name: str = SOCKET) -> socket.socket | None:
    """A connection to whoever serves the workspace now; None if nobody does."""
    if not offered():
        return loopback.connected(home / name)
    try:
        with _reachable(home, name) as address:
            return _connected(address)
    except NoPlace:
        return None


def forget(home: Path, name: str = SOCKET) -> None:
    """Take the socket away; the caller still holds the store's lock."""
    with suppress(OSError):
        (home / name).unlink()


def is_own(peer: socket.socket) -> bool:
    """Whether the other end belongs to this person; not if nobody can tell."""
    try:
        return _owner(peer) == os.getuid()
    except (OSError, struct.error):
        return False


def _only_own(on_client: OnClient) -> OnClient:
    def begin(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if is_own(writer.get_extra_info("socket")):
            on_client(reader, writer)
        else:
            writer.transport.abort()

    return begin


def _connected(name: str) -> socket.socket | None:
    found = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    found.setblocking(False)
    try:
        found.connect(name)
        if is_own(found):
            return found
    except OSError:
        pass
    found.close()
    return None


def _owner(peer: socket.socket) -> int:
    if _LINUX:
        credentials = peer.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _LINUX_PEER.size)
        return int(_LINUX_PEER.unpack(credentials)[1])
    credentials = peer.getsockopt(0, _BSD_PEER_OPTION, _BSD_PEER_SIZE)
    return int(_BSD_PEER.unpack_from(credentials)[1])


@contextmanager
def _reachable(home: Path, name: str) -> Iterator[str]:
    """The socket's name for the system: sockets have short ones, folders need not."""
    if not offered():
        raise NoPlace("This system has no local sockets.")
    try:
        folder = os.open(home, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    except OSError as error:
        raise NoPlace(f"The folder {home} cannot be opened: {error.strerror}.") from error
    try:
        state = os.fstat(folder)
        if state.st_uid != os.getuid() or state.st_mode & 0o077:
            raise NoPlace(f"Others can enter the folder {home}.", f"Make it {PRIVATE:o}.")
        yield _address(home, folder, name)
    finally:
        os.close(folder)


def _address(home: Path, folder: int, name: str) -> str:
    plain = str(home / name)
    if len(os.fsencode(plain)) <= _LONGEST:
        return plain
    if _LINUX:
        return f"/proc/self/fd/{folder}/{name}"
    raise NoPlace(f"The path {plain} is too long for a socket.", "Choose a shorter --data-dir.")
