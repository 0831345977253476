"""Whose store it is, from moment to moment: the window's, an agent's server's, the next one's."""

import asyncio
import json
from pathlib import Path

import pytest

from helix_desktop.app.ipc import ipc_client, local_socket
from helix_desktop.app.ipc.ipc_client import connect_ipc, open_exclusively
from helix_desktop.app.ipc.ipc_server import IpcHello, IpcServer, encode_frame
from helix_desktop.app.ipc.local_socket import SOCKET
from helix_desktop.app.ipc.remote_tools import IDLE_SECONDS, RemoteToolbox
from helix_desktop.domain.errors import StoreLocked, ToolError
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import Store
from helix_desktop.store.async_store import open_async_store
from helix_desktop.tools.mcp_server.cache_tools import make_cache_toolbox
from tests.app.ipc.scene import CALL, Scene
from tests.app.ipc.served import TEXT, Place
from tests.fakes.clock import FakeClock

pytestmark = pytest.mark.skipif(
    not local_socket.are_sockets_offered(), reason="no local sockets on this system"
)


@pytest.fixture
def spot(tmp_path: Path) -> Place:
    return Place(tmp_path)


async def opened(spot: Place) -> Store:
    return await open_async_store(spot.home, clock=FakeClock(), make=False)


async def test_a_window_is_asked_and_left_alone_and_its_store_stays_its_own(
    spot: Place, scene: Scene
) -> None:
    digest = spot.fill()
    store = await opened(spot)
    serving = IpcServer(spot.home, make_cache_toolbox(store, FakeClock()), spawn=scene.spawn)
    serving.start()
    reaches = [
        RemoteToolbox(spot.home, lambda: opened(spot), FakeClock(), spawn=scene.spawn)
        for _ in range(3)
    ]
    wanted = ToolCall("c", "recall_cached_content", json.dumps({"sha256": digest}))
    outputs = await asyncio.gather(*(each.run(wanted) for each in reaches))
    assert [output.data.decode() for output in outputs] == [TEXT] * 3
    with pytest.raises(StoreLocked):
        await open_exclusively(lambda: opened(spot), spot.home)
    for each in reaches:
        await each.close()
    await serving.close()
    await store.close()


async def test_the_next_one_takes_over_when_whoever_served_goes(spot: Place, scene: Scene) -> None:
    spot.fill()
    first, second = (
        RemoteToolbox(spot.home, lambda: opened(spot), FakeClock(), spawn=scene.spawn)
        for _ in range(2)
    )
    assert not (await first.run(CALL)).failed
    assert not (await second.run(CALL)).failed
    running = [scene.spawn(second.run(CALL), "call") for _ in range(20)]
    await first.close()
    assert [(await each).failed for each in running] == [False] * 20
    assert not (await second.run(CALL)).failed
    await second.close()
    assert not (spot.home / SOCKET).exists()


@pytest.mark.slow
async def test_an_agents_server_leaves_when_the_window_wants_the_store(
    spot: Place, scene: Scene
) -> None:
    spot.fill()
    reach = RemoteToolbox(spot.home, lambda: opened(spot), FakeClock(), spawn=scene.spawn)
    assert not (await reach.run(CALL)).failed
    loop = asyncio.get_running_loop()
    began = loop.time()
    store = await open_exclusively(lambda: opened(spot), spot.home)
    assert loop.time() - began < IDLE_SECONDS / 2
    serving = IpcServer(spot.home, make_cache_toolbox(store, FakeClock()), spawn=scene.spawn)
    serving.start()
    assert not (await reach.run(CALL)).failed
    await serving.close()
    await store.close()
    assert not (await reach.run(CALL)).failed
    await reach.close()


async def test_calls_under_way_when_the_window_takes_the_store_are_answered_by_it(
    spot: Place, scene: Scene
) -> None:
    spot.fill()
    reach = RemoteToolbox(spot.home, lambda: opened(spot), FakeClock(), spawn=scene.spawn)
    await reach.run(CALL)
    for _ in range(3):
        running = [scene.spawn(reach.run(CALL), "call") for _ in range(30)]
        await asyncio.sleep(0)
        store = await open_exclusively(lambda: opened(spot), spot.home)
        serving = IpcServer(spot.home, make_cache_toolbox(store, FakeClock()), spawn=scene.spawn)
        serving.start()
        assert [(await each).failed for each in running] == [False] * 30
        assert not (await reach.run(CALL)).failed
        await serving.close()
        await store.close()
    await reach.close()


class Mute:
    """A process at the socket that says what it is told to, and nothing more."""

    def __init__(self, home: Path, said: bytes) -> None:
        self._home, self._said = home, said
        self._writers: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> None:
        self._server = await asyncio.start_unix_server(
            self._greet, sock=local_socket.listen_socket(self._home)
        )

    def _greet(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.append(writer)
        writer.write(self._said)

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        local_socket.remove_socket(self._home)
        for writer in self._writers:
            writer.transport.abort()
        await asyncio.sleep(0.01)


async def test_another_version_of_the_program_is_named_not_misunderstood(
    spot: Place, scene: Scene
) -> None:
    spot.fill()
    async with Mute(spot.home, encode_frame(IpcHello(version=99, pid=1234))):
        reach = RemoteToolbox(spot.home, lambda: opened(spot), FakeClock(), spawn=scene.spawn)
        for _ in range(2):
            output = await reach.run(CALL)
            assert output.failed
            assert b"Process 1234, another version" in output.data
        await reach.close()


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
        loop = asyncio.get_running_loop()
        began = loop.time()
        assert await connect_ipc(home) is None
        assert loop.time() - began < ipc_client.HELLO_SECONDS + 1
