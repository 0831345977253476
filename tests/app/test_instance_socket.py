"""A second start knocks at the door of the window that is open."""

import asyncio
import os
import sys
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.folder_targets import target_path
from helix_desktop.app.instance_socket import (
    ACCEPTED,
    SOCKET,
    InstanceSocket,
    OpenRequest,
    make_open_request,
    pass_request_on,
)
from helix_desktop.app.ipc.local_socket import connect_socket
from helix_desktop.engine.task_supervisor import Supervisor
from tests.waiting import let_others_run

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no local sockets there")


@pytest.mark.slow
async def test_only_valid_requests_of_a_second_start_reach_the_window(
    tmp_path: Path,
) -> None:
    paths = find_paths(tmp_path / "data")
    make_private_folders(paths)
    requests: list[OpenRequest] = []
    supervisor = Supervisor(lambda *_: None)
    door = InstanceSocket(paths, requests.append, spawn=supervisor.spawn)
    assert not await asyncio.to_thread(pass_request_on, paths, OpenRequest())
    door.start()
    await supervisor.wait_until_idle()
    wanted = make_open_request("api", Path("relative"))
    assert await asyncio.to_thread(pass_request_on, paths, wanted)
    assert requests == [OpenRequest("api", places=((Path.cwd() / "relative").as_uri(),))]

    peer = connect_socket(paths.data, SOCKET)
    await asyncio.get_running_loop().sock_sendall(peer, b"nonsense\n")
    assert await asyncio.get_running_loop().sock_recv(peer, 10) == b""
    peer.close()
    assert len(requests) == 1
    await door.close()
    await supervisor.close()
    assert not await asyncio.to_thread(pass_request_on, paths, OpenRequest())


def test_a_request_holds_every_folder_whatever_its_name_is(tmp_path: Path) -> None:
    odd = tmp_path / os.fsdecode(b"caf\xe9")
    request = make_open_request(None, odd, ["file://[x/", "~nosuch/\udcff", str(tmp_path)])
    assert msgspec.json.decode(msgspec.json.encode(request), type=OpenRequest) == request
    assert [target_path(path) for path in (request.places[0], request.places[3])] == [odd, tmp_path]
    assert request.places[1:3] == ("file://[x/", "~nosuch/?")


@pytest.mark.slow
async def test_a_request_that_cannot_be_sent_to_the_window_is_reported_as_not_accepted(
    tmp_path: Path,
) -> None:
    paths = find_paths(tmp_path / "data")
    make_private_folders(paths)
    requests: list[OpenRequest] = []
    supervisor = Supervisor(lambda *_: None)
    door = InstanceSocket(paths, requests.append, spawn=supervisor.spawn)
    door.start()
    assert not await asyncio.to_thread(pass_request_on, paths, make_open_request("\udcff", None))
    await door.close()
    await supervisor.close()
    assert requests == []


# Python lets go of a connection that the end of its server overtakes only when it is collected
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("steps", range(8))
async def test_a_second_start_while_the_window_closes_is_never_confirmed_and_then_ignored(
    tmp_path: Path, steps: int
) -> None:
    """Whoever was told so leaves; a window that has closed its door opens nothing any more."""
    paths = find_paths(tmp_path / "data")
    make_private_folders(paths)
    requests: list[OpenRequest] = []
    supervisor = Supervisor(lambda *_: None)
    door = InstanceSocket(paths, requests.append, spawn=supervisor.spawn)
    door.start()
    await supervisor.wait_until_idle()
    peer = connect_socket(paths.data, SOCKET)
    answer = b""
    with peer, suppress(BlockingIOError, ConnectionError):  # nobody answers: the start goes on
        peer.send(b"{}\n")
        for _ in range(steps):
            await asyncio.sleep(0)
        await door.close()
        in_time = len(requests)
        await let_others_run()  # what is ever said has been said, and no other thread does it
        answer = peer.recv(10)
    assert len(answer) == len(ACCEPTED) * in_time
    await supervisor.close()
    await let_others_run()  # who was turned away is let go by the loop
    assert len(requests) == in_time
