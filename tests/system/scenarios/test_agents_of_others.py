"""Agents of others on a workspace that is open in the window, is opened, closed, or killed."""

import asyncio
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from helix_desktop.app.ipc import local_socket as sockets
from helix_desktop.app.ipc.local_socket import SOCKET
from tests.app.ipc.served import ROOT, TEXT, Place, Server
from tests.system.scenarios.stage import live
from tests.waiting import until, wait_until

pytestmark = pytest.mark.skipif(
    not sockets.are_sockets_offered(), reason="no local sockets on this system"
)

HOLDER = """
import asyncio, sys
from pathlib import Path
from helix_desktop.app.environment import find_paths
from helix_desktop.app.container import AppContainer

async def hold():
    container = AppContainer(find_paths(Path(sys.argv[1])))
    opened = await container.open(container.workspaces.find("api"))
    print("open", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    await opened.close()
    await container.close()

asyncio.run(hold())
"""


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


def holder(place: Place) -> "subprocess.Popen[bytes]":
    """A process that has the workspace open as the application does."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(place.data)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert process.stdout.readline() == b"open\n"
    return process


def recalled(server: Server, digest: str) -> bool:
    return server.call("recall_cached_content", sha256=digest) == (TEXT, False)


async def test_the_window_serves_others_while_it_is_open_and_they_go_on_without_it(
    place: Place,
) -> None:
    digest, loop = place.fill(), asyncio.get_running_loop()
    with place.served() as server, ThreadPoolExecutor(1) as pool:
        server.greet()
        assert recalled(server, digest)  # the store is free: the server takes it
        async with live(data=place.data, folder=place.project) as application:
            workspace_view = application.window.workspace_views.current
            await until(
                lambda: (
                    application.open_workspaces.current is not None and workspace_view.isVisible()
                )
            )
            for _ in range(20):
                assert await loop.run_in_executor(pool, recalled, server, digest)
            assert (place.home / SOCKET).exists()
        assert not (place.home / SOCKET).exists()
        assert recalled(server, digest)
        assert server.end() == (0, b"")


@pytest.mark.slow
def test_a_window_that_is_killed_in_the_middle_of_calls_loses_none_of_them(place: Place) -> None:
    digest = place.fill()
    with place.served() as server:
        server.greet()
        for _ in range(5):
            with holder(place) as window:
                arguments = {"sha256": digest}
                numbers = [
                    server.ask("tools/call", name="recall_cached_content", arguments=arguments)
                    for _ in range(40)
                ]
                window.kill()
            answers = [server.hear() for _ in numbers]
            assert {item["id"] for item in answers} == set(numbers)
            for item in answers:
                assert item["result"]["content"][0]["text"] == TEXT
        descriptors = Path(f"/proc/{server.process.pid}/fd")
        if descriptors.exists():
            wait_until(lambda: place.free)
            assert len(list(descriptors.iterdir())) < 16
        assert server.end() == (0, b"")


@pytest.mark.slow
def test_several_agents_share_a_store_and_one_that_is_killed_harms_no_other(place: Place) -> None:
    digest = place.fill()
    with place.served() as one, place.served() as two, place.served() as three:
        servers = [one, two, three]
        for server in servers:
            server.greet()
            assert recalled(server, digest)
        for killed in (one, two):
            servers.remove(killed)
            for server in servers:
                server.ask("tools/call", name="list_cached_content")
            killed.process.kill()
            for server in servers:
                assert server.hear()["result"]["isError"] is False
                assert recalled(server, digest)
        assert three.end() == (0, b"")
    assert place.free
    assert not (place.home / SOCKET).exists()
