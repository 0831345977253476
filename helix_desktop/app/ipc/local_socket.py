"""Opens and finds the local socket of a workspace, or a loopback connection where there is none.

The socket lies in the workspace's own folder, which no other user can enter, and only the same user
is accepted at its other end. The process with the store's lock makes the socket, so that the rest
of a killed process can be replaced without a question.

Where asyncio serves no local sockets (Windows), TCP that never leaves this machine is used. Anybody
on the machine can connect to a port. So a file, which only the user can read, has a key, and each
end proves to the other that it has read the key; the key itself is never sent.
"""

import asyncio
import hmac
import logging
import os
import secrets
import socket
import struct
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from helix_desktop.app.environment import PRIVATE_MODE
from helix_desktop.app.json_file import UnreadableFile, read_json
from helix_desktop.domain.errors import HelixError

LOOPBACK = "127.0.0.1"
PROOF_SECONDS = 2.0
"""The seconds that an end waits for a proof; the proof needs no read from disk."""
_NONCE_CHARS = 32
_PROOF_CHARS = 64
_SERVER, _CLIENT = b"server", b"client"

OnClient = Callable[[asyncio.StreamReader, asyncio.StreamWriter], None]
Spawn = Callable[[Coroutine[object, object, None], str], "asyncio.Task[None]"]


log = logging.getLogger(__name__)


class LoopbackNotice(msgspec.Struct, frozen=True):
    """The content of the file."""

    port: int
    key: str


def listen_loopback(path: Path, max_waiting: int) -> tuple[socket.socket, bytes]:
    """Listen on a new port and write the port and key to the file. Raise OSError on failure."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        listener.bind((LOOPBACK, 0))
        listener.listen(max_waiting)
        key = secrets.token_hex(32)
        # write a file atomically, readable for this user only
        content = msgspec.json.encode(LoopbackNotice(listener.getsockname()[1], key))
        new_file = path.with_name(f"{path.name}.new")
        with suppress(FileNotFoundError):
            new_file.unlink()
        handle = os.open(new_file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        new_file.replace(path)
    except OSError:
        listener.close()
        raise
    listener.setblocking(False)
    return listener, key.encode()


def connect_loopback(path: Path) -> socket.socket | None:
    """Connect to the server that wrote the file; return None if it does not know the key."""
    try:
        notice = read_json(path, LoopbackNotice)
        connection = socket.create_connection((LOOPBACK, notice.port), PROOF_SECONDS)
    except (OSError, OverflowError, ValueError, UnreadableFile):
        return None
    with suppress(OSError):
        if _prove_key(connection, notice.key.encode()):
            connection.setblocking(False)
            return connection
    connection.close()
    return None


def make_loopback_greeting(key: bytes, on_client: OnClient, spawn: Spawn) -> OnClient:
    """Return a handler that passes only clients with the key on to `on_client`."""

    def begin(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            spawn(_check_client(key, reader, writer, on_client=on_client), "greet a local process")
        except RuntimeError:  # the application is closing
            writer.transport.abort()

    return begin


async def _check_client(
    key: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, on_client: OnClient
) -> None:
    """Serve a client once both sides proved that they know the key; abort it otherwise."""
    is_proven = False
    try:
        async with asyncio.timeout(PROOF_SECONDS):
            peer_nonce = await reader.readexactly(_NONCE_CHARS)
            own_nonce = _nonce()
            writer.write(own_nonce + _proof(key, _SERVER, peer_nonce + own_nonce))
            is_proven = hmac.compare_digest(
                await reader.readexactly(_PROOF_CHARS), _proof(key, _CLIENT, peer_nonce + own_nonce)
            )
    except (OSError, EOFError, TimeoutError):
        pass
    finally:
        if not is_proven:
            writer.transport.abort()
    if is_proven:
        on_client(reader, writer)


def _prove_key(peer: socket.socket, key: bytes) -> bool:
    """Exchange proofs. The server's comes first: a stranger at its port learns nothing."""
    own_nonce = _nonce()
    peer.sendall(own_nonce)
    peer_nonce, proof = _receive(peer, _NONCE_CHARS), _receive(peer, _PROOF_CHARS)
    if not hmac.compare_digest(proof, _proof(key, _SERVER, own_nonce + peer_nonce)):
        return False
    peer.sendall(_proof(key, _CLIENT, own_nonce + peer_nonce))
    return True


def _receive(peer: socket.socket, size: int) -> bytes:
    received = b""
    while len(received) < size and (piece := peer.recv(size - len(received))):
        received += piece
    return received


def _nonce() -> bytes:
    return secrets.token_hex(_NONCE_CHARS // 2).encode()


def _proof(key: bytes, side: bytes, nonces: bytes) -> bytes:
    return hmac.new(key, side + nonces, "sha256").hexdigest().encode()


SOCKET = "mcp.sock"
MAX_WAITING_CONNECTIONS = 16
"""The maximum number of connections that wait to be accepted."""
MAX_CLIENTS = 32

_MAX_PATH_BYTES = 100
"""The maximum bytes of a socket path on every system."""
# the lock holder removes the socket (`remove_socket`); Python would look for it at an address that
# may lead elsewhere by then
_SERVER_OPTIONS: dict[str, Any] = {"cleanup_socket": False} if sys.version_info >= (3, 13) else {}
_LINUX = sys.platform == "linux"
_LINUX_PEER = struct.Struct("3i")
_BSD_PEER = struct.Struct("=II")
_BSD_PEER_SIZE = 76
_BSD_PEER_OPTION = 1


class SocketUnavailable(HelixError):
    """The error if no socket can be made or used here."""


def are_sockets_offered() -> bool:
    """Tell whether this system has local sockets and asyncio serves them."""
    return sys.platform != "win32"


async def serve_socket(
    home: Path, on_client: OnClient, *, spawn: Spawn, name: str = SOCKET
) -> asyncio.Server:
    """Serve clients of this user with `on_client`.

    Raise SocketUnavailable if that is impossible.
    """
    if are_sockets_offered():
        listener = await asyncio.to_thread(listen_socket, home, name)

        def begin(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            if is_same_user(writer.get_extra_info("socket")):
                on_client(reader, writer)
            else:
                writer.transport.abort()

        return await asyncio.start_unix_server(begin, sock=listener, **_SERVER_OPTIONS)
    try:
        listener, key = await asyncio.to_thread(
            listen_loopback, home / name, MAX_WAITING_CONNECTIONS
        )
    except OSError as error:
        raise SocketUnavailable(
            "Can't open a local port: {reason}.", reason=error.strerror
        ) from error
    return await asyncio.start_server(make_loopback_greeting(key, on_client, spawn), sock=listener)


class SocketServer:
    """A socket whose clients are each served in a task, open from `start` to `close`.

    If the socket cannot open, all else works without it.
    """

    def __init__(self, home: Path, clients: str, *, spawn: Spawn, name: str = SOCKET) -> None:
        """Take `clients`, the words for those that are served."""
        self._home, self._name, self._clients_text = home, name, clients
        self._spawn = spawn
        self._opening: asyncio.Task[None] | None = None
        self._server: asyncio.Server | None = None
        self._closing = False
        self._clients: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Open the socket soon. Never raises."""
        with suppress(RuntimeError):  # the application is closing
            self._opening = self._spawn(self._open(), f"open a socket for {self._clients_text}")

    async def _open(self) -> None:
        try:
            self._server = await serve_socket(
                self._home, self._on_client, spawn=self._spawn, name=self._name
            )
        except SocketUnavailable as error:
            log.warning("there is no socket for %s: %s", self._clients_text, error)

    async def close(self) -> None:
        """Stop serving before return; the lock of the socket's owner must still be held."""
        self._closing = True
        if self._opening is not None:
            await asyncio.wait({self._opening})
        if self._server is None:
            return
        self._server.close()
        remove_socket(self._home, self._name)
        clients = tuple(self._clients)
        for client in clients:
            client.cancel()
        if clients:
            await asyncio.wait(clients)
        await self._server.wait_closed()
        self._server = None

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        raise NotImplementedError

    def _on_client(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        # a connection that was accepted just before the end gets here just after
        if self._closing or len(self._clients) >= MAX_CLIENTS:
            writer.transport.abort()
            return
        try:
            task = self._spawn(self._serve(reader, writer), f"serve {self._clients_text}")
        except RuntimeError:  # the application is closing
            writer.transport.abort()
            return
        self._clients.add(task)
        task.add_done_callback(self._clients.discard)
        task.add_done_callback(lambda _: writer.transport.abort())  # even if never started


async def reach_socket(home: Path) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
    """Connect to the server of a workspace; return its streams, or None if there is no server."""
    if are_sockets_offered():
        connection = connect_socket(home)
        return None if connection is None else await asyncio.open_unix_connection(sock=connection)
    # in a thread: the other end proves itself first, which takes an answer
    connection = await asyncio.to_thread(connect_socket, home)
    return None if connection is None else await asyncio.open_connection(sock=connection)


def listen_socket(home: Path, name: str = SOCKET) -> socket.socket:
    """Make a socket for this user's other processes; the caller holds the store's lock."""
    with _socket_address(home, name) as address:
        listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            with suppress(FileNotFoundError):
                (home / name).unlink()
            listener.bind(address)
            (home / name).chmod(0o600)
            listener.listen(MAX_WAITING_CONNECTIONS)
        except OSError as error:
            listener.close()
            raise SocketUnavailable(
                "Can't create a socket in {home}: {reason}.", home=home, reason=error.strerror
            ) from error
        listener.setblocking(False)
        return listener


def connect_socket(home: Path, name: str = SOCKET) -> socket.socket | None:
    """Connect to the server of a workspace; return None if there is none."""
    if not are_sockets_offered():
        return connect_loopback(home / name)
    try:
        with _socket_address(home, name) as address:
            connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            connection.setblocking(False)
            with suppress(OSError):
                connection.connect(address)
                if is_same_user(connection):
                    return connection
            connection.close()
    except SocketUnavailable:
        pass
    return None


def remove_socket(home: Path, name: str = SOCKET) -> None:
    """Remove the socket; the caller still holds the store's lock."""
    with suppress(OSError):
        (home / name).unlink()


def is_same_user(peer: socket.socket) -> bool:
    """Tell whether the other end belongs to this user; False if unknown."""
    try:
        if _LINUX:
            credentials = peer.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _LINUX_PEER.size)
            owner = _LINUX_PEER.unpack(credentials)[1]
        else:
            credentials = peer.getsockopt(0, _BSD_PEER_OPTION, _BSD_PEER_SIZE)
            owner = _BSD_PEER.unpack_from(credentials)[1]
    except (OSError, struct.error):
        return False
    return bool(owner == os.getuid())


@contextmanager
def _socket_address(home: Path, name: str) -> Iterator[str]:
    """Yield a short address for the socket: sockets need short names, folders do not."""
    if not are_sockets_offered():
        raise SocketUnavailable("This system has no local sockets.")
    try:
        folder = os.open(home, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    except OSError as error:
        raise SocketUnavailable(
            "Can't open the folder {home}: {reason}.", home=home, reason=error.strerror
        ) from error
    try:
        status = os.fstat(folder)
        if status.st_uid != os.getuid() or status.st_mode & 0o077:
            raise SocketUnavailable(
                "Other users can enter the folder {home}.",
                "Set its permissions to {private}.",
                home=home,
                private=f"{PRIVATE_MODE:o}",
            )
        path = str(home / name)
        if len(os.fsencode(path)) <= _MAX_PATH_BYTES:
            yield path
        elif _LINUX:
            yield f"/proc/self/fd/{folder}/{name}"
        else:
            raise SocketUnavailable(
                "The path {plain} is too long for a socket.",
                "Choose a shorter --data-dir.",
                plain=path,
            )
    finally:
        os.close(folder)
