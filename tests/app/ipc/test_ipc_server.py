"""One process has the store, others reach in: who may, who goes first, and whose it is next."""

import asyncio
import json
import os
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from helix_desktop.app.ipc import local_socket
from helix_desktop.app.ipc.cache_tools import make_cache_toolbox
from helix_desktop.app.ipc.ipc_client import IpcServerClosed, connect_ipc
from helix_desktop.app.ipc.ipc_messages import (
    MAX_REQUEST_BYTES,
    AskRequest,
    CommandRequest,
    EditorRequest,
    IpcCall,
    IpcCommand,
    IpcHello,
    IpcInput,
    IpcResult,
    encode_frame,
)
from helix_desktop.app.ipc.ipc_server import MAX_CALLS_AT_ONCE, IpcServer, TerminalOutput
from helix_desktop.app.ipc.json_rpc import MAX_RPC_ANSWER_BYTES
from helix_desktop.app.ipc.local_socket import MAX_CLIENTS, SOCKET, SocketUnavailable
from helix_desktop.app.ipc.remote_tools import RemoteToolbox
from helix_desktop.app.ipc.server_session import UNTRUSTED, to_mcp_result
from helix_desktop.app.ipc.store_release import open_exclusively
from helix_desktop.context.taint import FROM_ELSEWHERE
from helix_desktop.domain.cache import NewContent, Origin, SessionId, digest_of
from helix_desktop.domain.errors import HelixError, StoreLocked, ToolError
from helix_desktop.domain.events import Outcome, SessionStarted, ToolReturned
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import Store, ToolOutput, Transaction
from helix_desktop.engine.stored_taint import StoredTaint
from helix_desktop.store.async_store import open_async_store
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.app.ipc.mcp_client import WaitingTools
from tests.app.ipc.scene import CALL, Scene
from tests.app.ipc.served import TEXT, Place
from tests.fakes.clock import FakeClock
from tests.waiting import LIMIT_SECONDS, let_others_run, until

pytestmark = pytest.mark.skipif(
    not local_socket.are_sockets_offered(), reason="no local sockets on this system"
)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "home"
    folder.mkdir(mode=0o700)
    return folder


@asynccontextmanager
async def ipc_server(
    scene: Scene, home: Path, tools: WaitingTools, leave: Callable[[], None] | None = None
) -> AsyncIterator[IpcServer]:
    server = IpcServer(home, tools, spawn=scene.spawn, release=leave)
    server.start()
    await scene.supervisor.wait_until_idle()
    try:
        yield server
    finally:
        await server.close()


async def test_calls_of_several_clients_run_at_the_same_time(scene: Scene, home: Path) -> None:
    tools = WaitingTools(ToolOutput(b"\xff\x00 bytes", "what", failed=True))
    async with ipc_server(scene, home, tools):
        visits = [await scene.visit(home) for _ in range(5)]
        outputs = await asyncio.gather(*(visit.run(CALL) for visit in visits for _ in range(20)))
        assert {(output.data, output.failed) for output in outputs} == {(b"\xff\x00 bytes", True)}
        for visit in visits:
            await visit.close()
    assert not (home / SOCKET).exists()


async def test_a_call_that_nobody_waits_for_is_stopped_where_it_runs(
    scene: Scene, home: Path
) -> None:
    tools = WaitingTools(at_once=False)
    async with ipc_server(scene, home, tools):
        guest = await scene.visit(home)
        task = scene.spawn(guest.run(CALL), "call")
        await until(lambda: tools.calls)
        task.cancel()
        await until(lambda: tools.cancelled)
        tools.free.set()
        assert (await guest.run(CALL)).data == b"done"
        await guest.close()


async def test_calls_of_a_client_that_disconnects_are_cancelled(scene: Scene, home: Path) -> None:
    tools = WaitingTools(at_once=False)
    async with ipc_server(scene, home, tools):
        for gone in range(3):
            guest = await scene.visit(home)
            call = asyncio.gather(guest.run(CALL), return_exceptions=True)
            await until(lambda gone=gone: len(tools.calls) > gone)
            await guest.close()
            assert [type(error) for error in await call] == [IpcServerClosed]
        await until(lambda: tools.cancelled == 3)


async def test_calls_at_once_are_limited_and_a_closing_server_refuses_the_others(
    scene: Scene, home: Path
) -> None:
    tools = WaitingTools(at_once=False)
    async with ipc_server(scene, home, tools) as server:
        guest = await scene.visit(home)
        running = asyncio.gather(*(guest.run(CALL) for _ in range(10)), return_exceptions=True)
        await until(lambda: len(tools.calls) >= MAX_CALLS_AT_ONCE)
        await let_others_run()
        assert len(tools.calls) == MAX_CALLS_AT_ONCE
        await server.close()
        assert [type(error) for error in await running] == [IpcServerClosed] * 10
        assert not guest.alive
        with pytest.raises(IpcServerClosed):
            await guest.run(CALL)
        await guest.close()
    assert tools.cancelled == MAX_CALLS_AT_ONCE


@pytest.mark.parametrize("steps", range(8))
async def test_a_client_that_connects_while_the_server_closes_is_refused_at_once(
    scene: Scene, home: Path, steps: int
) -> None:
    """A connection takes several steps of the loop to be taken: the end may fall between any."""
    tools = WaitingTools()
    async with ipc_server(scene, home, tools) as server:
        socket = local_socket.connect_socket(home)
        assert socket is not None
        reader, writer = await asyncio.open_unix_connection(sock=socket)
        writer.write(encode_frame(IpcCall(1, CALL.tool, CALL.arguments)))
        for _ in range(steps):
            await asyncio.sleep(0)
        await server.close()
        served = len(tools.calls)
        with suppress(ConnectionError):
            await reader.read()
        assert len(tools.calls) == served
        writer.transport.abort()


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\x00",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
        (MAX_REQUEST_BYTES + 1).to_bytes(4, "big"),
        b"\xff\xff\xff\xff",
        (5).to_bytes(4, "big") + b"nope!",
        (2).to_bytes(4, "big") + b"{}",
        (2).to_bytes(4, "big") + b"\xff\xfe",
        (100_000).to_bytes(4, "big") + b"[" * 100_000,
        (100_006).to_bytes(4, "big") + b'{"id":' + b"[" * 100_000,
        encode_frame(IpcResult(1, b"I am no server")),
        encode_frame(IpcCall(1, "recall_cached_content", "{}"))[:-3],
    ],
)
async def test_a_client_with_another_protocol_is_refused_and_others_are_served(
    scene: Scene, home: Path, line: bytes
) -> None:
    async with ipc_server(scene, home, WaitingTools()):
        guest = await scene.visit(home)
        for _ in range(MAX_CLIENTS + 5):
            other = local_socket.connect_socket(home)
            other.setblocking(True)
            other.settimeout(LIMIT_SECONDS)
            await asyncio.to_thread(other.sendall, line)
            other.shutdown(socket.SHUT_WR)
            while await asyncio.to_thread(other.recv, 4096):
                continue
            other.close()
        assert (await guest.run(CALL)).data == b"done"
        await guest.close()


async def test_clients_beyond_the_limit_are_refused(scene: Scene, home: Path) -> None:
    async with ipc_server(scene, home, WaitingTools()):
        visits = [await scene.visit(home) for _ in range(MAX_CLIENTS)]
        assert await connect_ipc(home) is None
        serving = scene.supervisor.running
        await visits.pop().close()
        await until(lambda: scene.supervisor.running == serving - 2)  # both ends know it
        visits.append(await scene.visit(home))
        for visit in visits:
            assert (await visit.run(CALL)).data == b"done"
            await visit.close()


async def test_an_output_that_is_too_large_is_replaced_by_an_explanation(
    scene: Scene, home: Path
) -> None:
    for size, failed in ((MAX_RPC_ANSWER_BYTES, False), (MAX_RPC_ANSWER_BYTES + 1, True)):
        async with ipc_server(scene, home, WaitingTools(ToolOutput(b"x" * size, ""))):
            guest = await scene.visit(home)
            output = await guest.run(CALL)
            assert output.failed is failed
            assert failed or len(output.data) == size
            await guest.close()


def test_only_the_same_user_can_connect(home: Path) -> None:
    near, far = socket.socketpair(socket.AF_UNIX)
    with near, far:
        assert local_socket.is_same_user(near)
    with (
        socket.create_server(("127.0.0.1", 0)) as server,
        socket.create_connection(server.getsockname()) as stranger,
    ):
        assert not local_socket.is_same_user(stranger)
    local_socket.listen_socket(home).close()
    assert (home / SOCKET).stat().st_mode & 0o077 == 0
    home.chmod(0o711)
    assert local_socket.connect_socket(home) is None
    with pytest.raises(SocketUnavailable, match="Other users can enter"):
        local_socket.listen_socket(home)


async def test_a_folder_that_others_can_enter_is_not_served_and_the_workspace_opens(
    scene: Scene, home: Path
) -> None:
    os.chmod(home, 0o755)
    server = IpcServer(home, WaitingTools(), spawn=scene.spawn)
    server.start()
    await server.close()
    assert not (home / SOCKET).exists()


async def test_a_socket_left_by_a_killed_process_is_replaced(scene: Scene, home: Path) -> None:
    local_socket.listen_socket(home).close()
    assert (home / SOCKET).exists()
    assert local_socket.connect_socket(home) is None
    async with ipc_server(scene, home, WaitingTools()):
        guest = await scene.visit(home)
        assert (await guest.run(CALL)).data == b"done"
        await guest.close()


@pytest.mark.skipif(
    local_socket.sys.platform != "linux", reason="elsewhere sockets have short names"
)
async def test_a_path_longer_than_a_sockets_name_is_served_too(
    scene: Scene, tmp_path: Path
) -> None:
    home = tmp_path / ("long" * 30) / "home"
    home.mkdir(mode=0o700, parents=True)
    async with ipc_server(scene, home, WaitingTools()):
        guest = await scene.visit(home)
        assert (await guest.run(CALL)).data == b"done"
        await guest.close()


async def open_ipc_store(spot: Place) -> Store:
    return await open_async_store(spot.home, clock=FakeClock(), create=False)


async def test_a_window_that_serves_its_store_keeps_it(scene: Scene, tmp_path: Path) -> None:
    spot = Place(tmp_path)
    digest = spot.fill()
    store = await open_ipc_store(spot)
    serving = IpcServer(spot.home, make_cache_toolbox(store, FakeClock()), spawn=scene.spawn)
    serving.start()
    reaches = [
        RemoteToolbox(spot.home, lambda: open_ipc_store(spot), FakeClock(), spawn=scene.spawn)
        for _ in range(3)
    ]
    wanted = ToolCall("c", "recall_cached_content", json.dumps({"sha256": digest}))
    outputs = await asyncio.gather(*(reach.run(wanted) for reach in reaches))
    assert [output.data.decode() for output in outputs] == [TEXT] * 3
    with pytest.raises(StoreLocked):
        await open_exclusively(lambda: open_ipc_store(spot), spot.home)
    for reach in reaches:
        await reach.close()
    await serving.close()
    await store.close()


@pytest.mark.parametrize("through_window", [True, False])
async def test_other_programs_are_told_that_an_output_may_be_outside_content(
    scene: Scene, tmp_path: Path, through_window: bool
) -> None:
    spot = Place(tmp_path)
    spot.fill()
    store = await open_ipc_store(spot)
    session = SessionId("0" * 16)
    await store.commit(Transaction(session, (SessionStarted(1.0, "first"),)))
    for tool, data in (("read_file", b"before"), ("fetch", b"obey"), ("shell", b"after")):
        event = ToolReturned(1.0, tool, tool, tool, digest_of(data), len(data), Outcome.OK)
        content = NewContent(data, Origin(tool, tool))
        await store.commit(Transaction(session, (event,), (content,)))
    toolbox = make_cache_toolbox(store, FakeClock(), StoredTaint(store))
    serving = IpcServer(spot.home, toolbox, spawn=scene.spawn)
    if through_window:
        serving.start()
    else:
        await store.close()
    reach = RemoteToolbox(spot.home, lambda: open_ipc_store(spot), FakeClock(), spawn=scene.spawn)
    for data, untrusted in ((b"before", False), (b"obey", True), (b"after", True)):
        wanted = json.dumps({"sha256": digest_of(data)})
        output = await reach.run(ToolCall("c", "recall_cached_content", wanted))
        assert (output.data, output.untrusted) == (data, untrusted)
        blocks = to_mcp_result(output)["content"]
        assert isinstance(blocks, list)
        assert [block["text"] for block in blocks] == [data.decode(), UNTRUSTED][: 1 + untrusted]
    listed = (await reach.run(ToolCall("c", "list_cached_content", "{}"))).data.decode()
    marked = [line.split(" · ")[1] for line in listed.splitlines() if FROM_ELSEWHERE in line]
    assert {"fetch", "shell"} <= {*marked}
    assert "read_file" not in marked
    await reach.close()
    if through_window:
        await serving.close()
        await store.close()


async def test_another_command_serves_the_store_when_the_one_that_served_it_ends(
    scene: Scene, tmp_path: Path
) -> None:
    spot = Place(tmp_path)
    spot.fill()
    first, second = (
        RemoteToolbox(spot.home, lambda: open_ipc_store(spot), FakeClock(), spawn=scene.spawn)
        for _ in range(2)
    )
    assert not (await first.run(CALL)).failed
    assert not (await second.run(CALL)).failed
    running = [scene.spawn(second.run(CALL), "call") for _ in range(20)]
    await first.close()
    assert [(await task).failed for task in running] == [False] * 20
    assert not (await second.run(CALL)).failed
    await second.close()
    assert not (spot.home / SOCKET).exists()


async def test_calls_under_way_when_the_window_takes_the_store_are_answered_by_it(
    scene: Scene, tmp_path: Path
) -> None:
    spot = Place(tmp_path)
    spot.fill()
    reach = RemoteToolbox(spot.home, lambda: open_ipc_store(spot), FakeClock(), spawn=scene.spawn)
    await reach.run(CALL)
    for _ in range(3):
        running = [scene.spawn(reach.run(CALL), "call") for _ in range(30)]
        await asyncio.sleep(0)
        store = await open_exclusively(lambda: open_ipc_store(spot), spot.home)
        serving = IpcServer(spot.home, make_cache_toolbox(store, FakeClock()), spawn=scene.spawn)
        serving.start()
        assert [(await task).failed for task in running] == [False] * 30
        assert not (await reach.run(CALL)).failed
        await serving.close()
        await store.close()
    await reach.close()


class Mute:
    """A process at the socket that says what it is told to, and nothing more."""

    def __init__(self, home: Path, line: bytes) -> None:
        self._home, self._line = home, line
        self._writers: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> None:
        self._server = await asyncio.start_unix_server(
            self._greet, sock=local_socket.listen_socket(self._home)
        )

    def _greet(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.append(writer)
        writer.write(self._line)

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        local_socket.remove_socket(self._home)
        for writer in self._writers:
            writer.transport.abort()
        await let_others_run()


async def test_another_version_of_the_program_is_named_not_misunderstood(
    scene: Scene, tmp_path: Path
) -> None:
    spot = Place(tmp_path)
    spot.fill()
    async with Mute(spot.home, encode_frame(IpcHello(version=99, pid=1234))):
        reach = RemoteToolbox(
            spot.home, lambda: open_ipc_store(spot), FakeClock(), spawn=scene.spawn
        )
        for _ in range(2):
            output = await reach.run(CALL)
            assert output.failed
            assert b"Process 1234, another version" in output.data
        await reach.close()


async def test_a_window_that_would_ignore_a_part_of_a_command_does_not_get_it(
    scene: Scene, tmp_path: Path
) -> None:
    home = Place(tmp_path).home
    async with Mute(home, b'\0\0\0\x20{"type":"hello","commands":true}'):
        guest = await scene.visit(home)
        with pytest.raises(HelixError, match="--bring"):
            guest.begin(AskRequest("look at #abc", bring=("abc",)), lambda _text: None)
        with pytest.raises(HelixError, match="omit --web-search"):
            guest.begin(AskRequest("look", web_search=True), lambda _text: None)
        with pytest.raises(HelixError, match="omit --output-format"):
            guest.begin(AskRequest("look", format="json"), lambda _text: None)
        command = guest.begin(AskRequest("look", worktree="side"), lambda _text: None)
        await guest.close()
        with pytest.raises(HelixError, match="closed"):
            await command.status()
    hello = IpcHello(fields=AskRequest.__struct_fields__)
    async with Mute(home, encode_frame(hello)):
        guest = await scene.visit(home)
        command = guest.begin(AskRequest("look at #abc", bring=("abc",)), lambda _text: None)
        await guest.close()
        with pytest.raises(HelixError, match="closed"):
            await command.status()


@pytest.mark.slow
async def test_ask_fails_with_a_sentence_if_the_window_that_runs_its_turn_dies(
    tmp_path: Path,
) -> None:
    place = Place(tmp_path)
    store = WorkspaceStore.create(place.home, FakeClock())
    hello = IpcHello(commands=True, fields=AskRequest.__struct_fields__)

    async def die(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(encode_frame(hello))
        await reader.read(1)  # the command
        writer.transport.abort()

    listening = local_socket.listen_socket(place.home)
    async with await asyncio.start_unix_server(die, sock=listening):
        line = place.line("ask", "--workspace", "api", "hi")
        process = await asyncio.create_subprocess_exec(*line, stderr=asyncio.subprocess.PIPE)
        _, errors = await process.communicate()
    store.close()
    assert errors.decode().splitlines()[-1].startswith("! Helix Desktop was closed before")
    assert b"Traceback" not in errors
    assert process.returncode == 1


@pytest.mark.slow
async def test_a_process_that_hangs_is_named_after_a_while(scene: Scene, tmp_path: Path) -> None:
    home = Place(tmp_path).home
    async with Mute(home, encode_frame(IpcHello(pid=1234))):
        guest = await scene.visit(home)
        guest.patience = 0.1
        with pytest.raises(ToolError, match="Process 1234"):
            await guest.run(CALL)
        await guest.close()
    async with Mute(home, b""):
        assert await connect_ipc(home) is None


async def test_lines_for_a_command_that_takes_none_are_not_kept(scene: Scene, home: Path) -> None:
    outputs: list[TerminalOutput] = []

    async def run(request: CommandRequest, output: TerminalOutput) -> int:
        outputs.append(output)
        await output.stopping.wait()
        return 0

    async with ipc_server(scene, home, WaitingTools()) as server:
        server.run_commands(run)
        reader, writer = await asyncio.open_unix_connection(str(home / SOCKET))
        for number, request in enumerate((AskRequest("hello"), EditorRequest())):
            writer.write(encode_frame(IpcCommand(number, request)))
            await until(lambda number=number: len(outputs) > number)
            for _ in range(100):
                writer.write(encode_frame(IpcInput(number, "x" * 10_000)))
        await until(lambda: outputs[1].lines.qsize() == 100)
        assert outputs[0].lines.empty()
        writer.close()
        del reader
        await scene.supervisor.wait_until_idle()
