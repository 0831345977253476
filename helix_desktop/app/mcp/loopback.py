"""A connection where asyncio serves no local sockets (Windows): TCP that never leaves this machine.

Anybody on the machine can knock at a port. So a file beside it, which only its person can read,
holds a key, and each end proves to the other that it has read it; the key itself is never said.
"""

import asyncio
import hmac
import os
import secrets
import socket
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path

import msgspec

from helix_desktop.app.files import UnreadableFile, read_json

HERE = "127.0.0.1"
PATIENCE = 2.0
"""Seconds an end waits for a proof; nothing is read from the disk for it."""
_NONCE = 32
_PROOF = 64
_SERVER, _CLIENT = b"server", b"client"

OnClient = Callable[[asyncio.StreamReader, asyncio.StreamWriter], None]
Spawn = Callable[[Coroutine[object, object, None], str], "asyncio.Task[None]"]


class Notice(msgspec.Struct, frozen=True):
    """What the file says."""

    port: int
    key: str


def listening(path: Path, waiting: int) -> tuple[socket.socket, bytes]:
    """A listener and its key, which the file tells from now on. OSError: it cannot be made."""
    found = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
            found.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        found.bind((HERE, 0))
        found.listen(waiting)
        key = secrets.token_hex(32)
        _write(path, msgspec.json.encode(Notice(found.getsockname()[1], key)))
    except OSError:
        found.close()
        raise
    found.setblocking(False)
    return found, key.encode()


def connected(path: Path) -> socket.socket | None:
    """A connection to whoever wrote the file; None if nobody answers who knows what it says."""
    try:
        notice = read_json(path, Notice)
        found = socket.create_connection((HERE, notice.port), PATIENCE)
    except (OSError, OverflowError, ValueError, UnreadableFile):
        return None
    with suppress(OSError):
        if _introduced(found, notice.key.encode()):
            found.setblocking(False)
            return found
    found.close()
    return None


def greeting(key: bytes, on_client: OnClient, spawn: Spawn) -> OnClient:
    """What a server does with whoever comes: only who knows the key gets to `on_client`."""

    def begin(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            spawn(_greeted(key, reader, writer, on_client=on_client), "greet a local process")
        except RuntimeError:  # the application is closing
            writer.transport.abort()

    return begin


async def _greeted(
    key: bytes,
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    *,
    on_client: OnClient,
) -> None:
    known = False
    try:
        async with asyncio.timeout(PATIENCE):
            theirs = await reader.readexactly(_NONCE)
            ours = _nonce()
            writer.write(ours + _proof(key, _SERVER, theirs + ours))
            known = hmac.compare_digest(
                await reader.readexactly(_PROOF), _proof(key, _CLIENT, theirs + ours)
            )
    except (OSError, EOFError, TimeoutError):
        pass
    finally:
        if not known:
            writer.transport.abort()
    if known:
        on_client(reader, writer)


def _introduced(peer: socket.socket, key: bytes) -> bool:
    """The server proves itself first: a stranger at its port learns nothing."""
    ours = _nonce()
    peer.sendall(ours)
    theirs, proof = _received(peer, _NONCE), _received(peer, _PROOF)
    if not hmac.compare_digest(proof, _proof(key, _SERVER, ours + theirs)):
        return False
    peer.sendall(_proof(key, _CLIENT, ours + theirs))
    return True


def _received(peer: socket.socket, size: int) -> bytes:
    found = b""
    while len(found) < size and (piece := peer.recv(size - len(found))):
        found += piece
    return found


def _nonce() -> bytes:
    return secrets.token_hex(_NONCE // 2).encode()


def _proof(key: bytes, who: bytes, nonces: bytes) -> bytes:
    return hmac.new(key, who + nonces, "sha256").hexdigest().encode()


def _write(path: Path, content: bytes) -> None:
    """Whole or not at all, and for this person only."""
    fresh = path.with_name(f"{path.name}.new")
    with suppress(FileNotFoundError):
        fresh.unlink()
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(content)
    fresh.replace(path)
