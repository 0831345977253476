"""The local connection of systems without local sockets: only who has read the key gets in."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from helix_desktop.app.ipc import local_socket
from helix_desktop.engine.task_supervisor import Supervisor
from tests.waiting import LIMIT_SECONDS, until


@asynccontextmanager
async def served(path: Path) -> AsyncIterator[list[bytes]]:
    """Serve clients that say one line, and say it back; yield what was heard."""
    supervisor = Supervisor(lambda *_: None)
    received: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        received.append(await reader.readline())
        writer.write(received[-1])
        writer.close()

    def on_client(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        supervisor.spawn(answer(reader, writer), "answer")

    listener, key = local_socket.listen_loopback(path, 4)
    greeting = local_socket.make_loopback_greeting(key, on_client, supervisor.spawn)
    server = await asyncio.start_server(greeting, sock=listener)
    try:
        yield received
    finally:
        await supervisor.wait_until_idle()  # who was greeted has been heard, or never will be
        server.close()
        await server.wait_closed()
        await supervisor.close()


async def answer_to(peer: socket.socket, line: bytes) -> bytes:
    loop = asyncio.get_running_loop()
    peer.setblocking(False)
    try:
        await loop.sock_sendall(peer, line)
        async with asyncio.timeout(LIMIT_SECONDS):
            return await loop.sock_recv(peer, 100)
    except ConnectionError:
        return b""
    finally:
        peer.close()


async def test_a_client_that_can_read_the_key_file_is_answered(tmp_path: Path) -> None:
    path = tmp_path / "door"
    async with served(path) as received:
        peer = await asyncio.to_thread(local_socket.connect_loopback, path)
        assert peer is not None
        assert await answer_to(peer, b"hello\n") == b"hello\n"
        assert received == [b"hello\n"]
    assert path.stat().st_mode & 0o077 == 0


async def test_a_client_that_knows_only_the_port_is_not_answered(tmp_path: Path) -> None:
    path = tmp_path / "door"
    async with served(path) as received:
        notice = json.loads(await asyncio.to_thread(path.read_bytes))
        stranger = socket.create_connection(("127.0.0.1", notice["port"]))
        answer = await answer_to(stranger, b"x" * 32 + b"y" * 64)
        assert notice["key"].encode() not in answer
        other = json.dumps({**notice, "key": "0" * 64})
        await asyncio.to_thread((path.parent / "other").write_text, other)
        assert await asyncio.to_thread(local_socket.connect_loopback, path.parent / "other") is None
    assert received == []


async def test_an_impostor_at_the_port_of_a_dead_server_does_not_get_the_key(
    tmp_path: Path,
) -> None:
    got: list[bytes] = []

    async def impostor(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        got.append(await reader.readexactly(32))
        writer.write(b"0" * 32 + b"1" * 64)
        got.append(await reader.read())
        writer.close()

    server = await asyncio.start_server(impostor, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    key = "a" * 64
    (tmp_path / "door").write_text(json.dumps({"port": port, "key": key}))
    assert await asyncio.to_thread(local_socket.connect_loopback, tmp_path / "door") is None
    await until(lambda: len(got) == 2)
    server.close()
    await server.wait_closed()
    assert key.encode() not in b"".join(got)
    assert got[1:] == [b""], "no proof was given to it"


def test_a_wrong_key_file_leads_to_no_connection(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))  # nobody listens there
        port = other.getsockname()[1]
        for text in (
            "",
            "[]",
            "{}",
            '{"port": 99999999, "key": ""}',
            f'{{"port": {port}, "key": ""}}',
        ):
            (tmp_path / "door").write_text(text)
            assert local_socket.connect_loopback(tmp_path / "door") is None, text
    assert local_socket.connect_loopback(tmp_path / "none") is None
