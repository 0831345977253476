"""One process has the store, others reach in: who may, what they say, and who goes first."""

import asyncio
import gc
import json
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from helix_desktop.app.mcp import place, visit
from helix_desktop.app.mcp.frames import LARGEST_ASKED, Ask, Hello, Told, framed
from helix_desktop.app.mcp.hatch import MOST_CLIENTS, Hatch
from helix_desktop.app.mcp.holding import IDLE_SECONDS
from helix_desktop.app.mcp.leaving import opened_alone
from helix_desktop.app.mcp.place import SOCKET, NoPlace
from helix_desktop.app.mcp.reach import Reach
from helix_desktop.app.mcp.visit import Gone, Visit, visited
from helix_desktop.domain.errors import StoreLocked, ToolError
from helix_desktop.domain.message import ToolCall
from helix_desktop.domain.ports import Attic, ToolOutput
from helix_desktop.engine.supervisor import Supervisor
from helix_desktop.store.facade import open_attic
from helix_desktop.tools.mcp_server.context_cache import context_cache
from helix_desktop.tools.mcp_server.conversation import LARGEST_ANSWER
from tests.app.mcp.served import TEXT, Place
from tests.fakes.clock import FakeClock
from tests.tools.mcp_server.client import Slow

pytestmark = pytest.mark.skipif(not place.offered(), reason="no local sockets on this system")

CALL = ToolCall("c", "list_cached_content", "{}")


def descriptors() -> int:
    gc.collect()
    return len(os.listdir("/proc/self/fd")) if Path("/proc/self/fd").exists() else 0


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "home"
    folder.mkdir(mode=0o700)
    return folder


class Scene:
    """A supervisor, and what was opened on the way."""

    def __init__(self) -> None:
        self.failures: list[str] = []
        self.supervisor = Supervisor(lambda name, error: self.failures.append(f"{name}: {error!r}"))
        self.spawn = self.supervisor.spawn

    async def visit(self, home: Path) -> Visit:
        found = await visited(home)
        assert found is not None
        found.listen(self.spawn)
        return found


def play(story: Callable[[Scene], Awaitable[None]]) -> None:
    """Run a story; at its end no task, no error and no descriptor may be left."""
    before = descriptors()

    async def act() -> None:
        scene = Scene()
        try:
            async with asyncio.timeout(30):
                await story(scene)
        finally:
            assert await scene.supervisor.close() == 0
        assert scene.failures == []

    asyncio.run(act())
    assert descriptors() == before


@asynccontextmanager
async def hatch(
    scene: Scene, home: Path, tools: Slow, leave: Callable[[], None] | None = None
) -> AsyncIterator[Hatch]:
    made = Hatch(home, tools, spawn=scene.spawn, leave=leave)
    made.start()
    while not (home / SOCKET).exists():  # noqa: ASYNC110  what is waited for is a file
        await asyncio.sleep(0.005)
    await asyncio.sleep(0.01)
    try:
        yield made
    finally:
        await made.close()


def test_many_visitors_have_many_calls_run_at_once(home: Path) -> None:
    async def story(scene: Scene) -> None:
        tools = Slow(ToolOutput(b"\xff\x00 bytes", "what", failed=True))
        async with hatch(scene, home, tools):
            visits = [await scene.visit(home) for _ in range(5)]
            outputs = await asyncio.gather(*(each.run(CALL) for each in visits for _ in range(20)))
            assert {(output.data, output.failed) for output in outputs} == {
                (b"\xff\x00 bytes", True)
            }
            for each in visits:
                await each.close()
        assert not (home / SOCKET).exists()

    play(story)


def test_a_call_that_nobody_waits_for_is_stopped_where_it_runs(home: Path) -> None:
    async def story(scene: Scene) -> None:
        tools = Slow(at_once=False)
        async with hatch(scene, home, tools):
            guest = await scene.visit(home)
            task = scene.spawn(guest.run(CALL), "call")
            while not tools.calls:  # noqa: ASYNC110
                await asyncio.sleep(0.005)
            task.cancel()
            while not tools.cancelled:  # noqa: ASYNC110
                await asyncio.sleep(0.005)
            tools.free.set()
            assert (await guest.run(CALL)).data == b"done"
            await guest.close()

    play(story)


def test_a_visitor_that_goes_in_the_middle_leaves_nothing_running(home: Path) -> None:
    async def story(scene: Scene) -> None:
        tools = Slow(at_once=False)
        async with hatch(scene, home, tools):
            for gone in range(3):
                guest = await scene.visit(home)
                call = asyncio.gather(guest.run(CALL), return_exceptions=True)
                while len(tools.calls) <= gone:  # noqa: ASYNC110
                    await asyncio.sleep(0.005)
                await guest.close()
                assert [type(each) for each in await call] == [Gone]
            while tools.cancelled < 3:  # noqa: ASYNC110
                await asyncio.sleep(0.005)

    play(story)


def test_a_hatch_that_closes_in_the_middle_says_so_to_all(home: Path) -> None:
    async def story(scene: Scene) -> None:
        tools = Slow(at_once=False)
        async with hatch(scene, home, tools) as opened:
            guest = await scene.visit(home)
            running = asyncio.gather(*(guest.run(CALL) for _ in range(10)), return_exceptions=True)
            while len(tools.calls) < 10:  # noqa: ASYNC110
                await asyncio.sleep(0.005)
            await opened.close()
            assert [type(each) for each in await running] == [Gone] * 10
            assert not guest.alive
            with pytest.raises(Gone):
                await guest.run(CALL)
            await guest.close()
        assert tools.cancelled == 10

    play(story)


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"\x00",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
        (LARGEST_ASKED + 1).to_bytes(4, "big"),
        b"\xff\xff\xff\xff",
        (5).to_bytes(4, "big") + b"nope!",
        (2).to_bytes(4, "big") + b"{}",
        (2).to_bytes(4, "big") + b"\xff\xfe",
        framed(Told(1, b"I am no server")),
        framed(Ask(1, "recall_cached_content", "{}"))[:-3],
    ],
)
def test_who_speaks_otherwise_is_turned_away_and_the_others_are_served(
    home: Path, said: bytes
) -> None:
    async def story(scene: Scene) -> None:
        async with hatch(scene, home, Slow()):
            guest = await scene.visit(home)
            for _ in range(MOST_CLIENTS + 5):
                other = place.connected(home)
                assert other is not None
                other.setblocking(True)
                other.settimeout(5)
                await asyncio.to_thread(other.sendall, said)
                other.shutdown(socket.SHUT_WR)
                while await asyncio.to_thread(other.recv, 4096):
                    continue
                other.close()
            assert (await guest.run(CALL)).data == b"done"
            await guest.close()

    play(story)


def test_more_visitors_than_there_is_room_for_are_turned_away(home: Path) -> None:
    async def story(scene: Scene) -> None:
        async with hatch(scene, home, Slow()):
            visits = [await scene.visit(home) for _ in range(MOST_CLIENTS)]
            assert await visited(home) is None
            await visits.pop().close()
            await asyncio.sleep(0.05)
            visits.append(await scene.visit(home))
            for each in visits:
                assert (await each.run(CALL)).data == b"done"
                await each.close()

    play(story)


def test_an_output_that_is_too_large_is_words_before_it_is_sent(home: Path) -> None:
    async def story(scene: Scene) -> None:
        for size, failed in ((LARGEST_ANSWER, False), (LARGEST_ANSWER + 1, True)):
            async with hatch(scene, home, Slow(ToolOutput(b"x" * size, ""))):
                guest = await scene.visit(home)
                output = await guest.run(CALL)
                assert output.failed is failed
                assert failed or len(output.data) == size
                await guest.close()

    play(story)


def test_only_this_person_can_reach_in(home: Path) -> None:
    here, there = socket.socketpair(socket.AF_UNIX)
    with here, there:
        assert place.is_own(here)
    with (
        socket.create_server(("127.0.0.1", 0)) as server,
        socket.create_connection(server.getsockname()) as stranger,
    ):
        assert not place.is_own(stranger)
    place.listening(home).close()
    assert (home / SOCKET).stat().st_mode & 0o077 == 0
    home.chmod(0o711)
    assert place.connected(home) is None
    with pytest.raises(NoPlace, match="Others can enter"):
        place.listening(home)


def test_a_folder_that_others_can_enter_is_not_served_and_the_workspace_opens(home: Path) -> None:
    home.chmod(0o755)

    async def story(scene: Scene) -> None:
        made = Hatch(home, Slow(), spawn=scene.spawn)
        made.start()
        await made.close()
        assert not (home / SOCKET).exists()

    play(story)


def test_what_a_killed_process_left_is_replaced(home: Path) -> None:
    place.listening(home).close()
    assert (home / SOCKET).exists()
    assert place.connected(home) is None

    async def story(scene: Scene) -> None:
        async with hatch(scene, home, Slow()):
            guest = await scene.visit(home)
            assert (await guest.run(CALL)).data == b"done"
            await guest.close()

    play(story)


@pytest.mark.skipif(place.sys.platform != "linux", reason="elsewhere sockets have short names")
def test_a_path_longer_than_a_sockets_name_is_served_too(tmp_path: Path) -> None:
    home = tmp_path / ("long" * 30) / "home"
    home.mkdir(mode=0o700, parents=True)

    async def story(scene: Scene) -> None:
        async with hatch(scene, home, Slow()):
            guest = await scene.visit(home)
            assert (await guest.run(CALL)).data == b"done"
            await guest.close()

    play(story)


async def opened(spot: Place) -> Attic:
    return await open_attic(spot.home, clock=FakeClock(), make=False)


def test_a_window_is_asked_and_left_alone_and_its_store_stays_its_own(tmp_path: Path) -> None:
    spot = Place(tmp_path)
    digest = spot.fill()

    async def story(scene: Scene) -> None:
        attic = await opened(spot)
        serving = Hatch(spot.home, context_cache(attic, FakeClock()), spawn=scene.spawn)
        serving.start()
        reaches = [
            Reach(spot.home, lambda: opened(spot), FakeClock(), spawn=scene.spawn) for _ in range(3)
        ]
        wanted = ToolCall("c", "recall_cached_content", json.dumps({"sha256": digest}))
        outputs = await asyncio.gather(*(each.run(wanted) for each in reaches))
        assert [output.data.decode() for output in outputs] == [TEXT] * 3
        with pytest.raises(StoreLocked):
            await opened_alone(lambda: opened(spot), spot.home)
        for each in reaches:
            await each.close()
        await serving.close()
        await attic.close()

    play(story)


def test_the_next_one_takes_over_when_whoever_served_goes(tmp_path: Path) -> None:
    spot = Place(tmp_path)
    spot.fill()

    async def story(scene: Scene) -> None:
        first, second = (
            Reach(spot.home, lambda: opened(spot), FakeClock(), spawn=scene.spawn) for _ in range(2)
        )
        assert not (await first.run(CALL)).failed
        assert not (await second.run(CALL)).failed
        running = [scene.spawn(second.run(CALL), "call") for _ in range(20)]
        await first.close()
        assert [(await each).failed for each in running] == [False] * 20
        assert not (await second.run(CALL)).failed
        await second.close()
        assert not (spot.home / SOCKET).exists()

    play(story)


def test_an_agents_server_leaves_when_the_window_wants_the_store(tmp_path: Path) -> None:
    spot = Place(tmp_path)
    spot.fill()

    async def story(scene: Scene) -> None:
        reach = Reach(spot.home, lambda: opened(spot), FakeClock(), spawn=scene.spawn)
        assert not (await reach.run(CALL)).failed
        loop = asyncio.get_running_loop()
        began = loop.time()
        attic = await opened_alone(lambda: opened(spot), spot.home)
        assert loop.time() - began < IDLE_SECONDS / 2
        serving = Hatch(spot.home, context_cache(attic, FakeClock()), spawn=scene.spawn)
        serving.start()
        assert not (await reach.run(CALL)).failed
        await serving.close()
        await attic.close()
        assert not (await reach.run(CALL)).failed
        await reach.close()

    play(story)


def test_calls_under_way_when_the_window_takes_the_store_are_answered_by_it(
    tmp_path: Path,
) -> None:
    spot = Place(tmp_path)
    spot.fill()

    async def story(scene: Scene) -> None:
        reach = Reach(spot.home, lambda: opened(spot), FakeClock(), spawn=scene.spawn)
        await reach.run(CALL)
        for _ in range(3):
            running = [scene.spawn(reach.run(CALL), "call") for _ in range(30)]
            await asyncio.sleep(0)
            attic = await opened_alone(lambda: opened(spot), spot.home)
            serving = Hatch(spot.home, context_cache(attic, FakeClock()), spawn=scene.spawn)
            serving.start()
            assert [(await each).failed for each in running] == [False] * 30
            assert not (await reach.run(CALL)).failed
            await serving.close()
            await attic.close()
        await reach.close()

    play(story)


class Mute:
    """A process at the socket that says what it is told to, and nothing more."""

    def __init__(self, home: Path, said: bytes) -> None:
        self._home, self._said = home, said
        self._writers: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> None:
        self._server = await asyncio.start_unix_server(
            self._greet, sock=place.listening(self._home)
        )

    def _greet(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.append(writer)
        writer.write(self._said)

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        place.forget(self._home)
        for writer in self._writers:
            writer.transport.abort()
        await asyncio.sleep(0.01)


def test_another_version_of_the_program_is_named_not_misunderstood(tmp_path: Path) -> None:
    spot = Place(tmp_path)
    spot.fill()

    async def story(scene: Scene) -> None:
        async with Mute(spot.home, framed(Hello(version=99, pid=1234))):
            reach = Reach(spot.home, lambda: opened(spot), FakeClock(), spawn=scene.spawn)
            for _ in range(2):
                output = await reach.run(CALL)
                assert output.failed
                assert b"Process 1234, another version" in output.data
            await reach.close()

    play(story)


def test_a_process_that_hangs_is_named_after_a_while(
    home: Path,
) -> None:
    async def story(scene: Scene) -> None:
        async with Mute(home, framed(Hello(pid=1234))):
            guest = await scene.visit(home)
            guest.patience = 0.1
            with pytest.raises(ToolError, match="Process 1234"):
                await guest.run(CALL)
            await guest.close()
        async with Mute(home, b""):
            loop = asyncio.get_running_loop()
            began = loop.time()
            assert await visited(home) is None
            assert loop.time() - began < visit.HELLO_SECONDS + 1

    play(story)
