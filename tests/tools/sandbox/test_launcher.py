"""Sockets with a path: those of other programs are out of reach, a command's own ones work."""

import socket
import sys
import threading
from pathlib import Path

import pytest

from helix_desktop.domain.value import replace
from helix_desktop.tools.agent.command_report import command_notes
from helix_desktop.tools.programs.command_limits import CommandLimits
from helix_desktop.tools.programs.command_output import CommandOutput
from helix_desktop.tools.programs.process import RunningCommand
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand, prepare_launch
from helix_desktop.tools.sandbox.launch.layout import LayoutRequest, make_layout
from helix_desktop.tools.sandbox.sandbox import Sandbox
from tests.tools.sandbox.conftest import BoxOf, Ground, output_text
from tests.waiting import wait_until

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="boxes are known for Linux only"),
    pytest.mark.skipif(not Path("/usr/bin/python3").exists(), reason="no Python of the system"),
]

_CONNECTING = """
import os, socket, sys, time
place = sys.argv[1]
if len(sys.argv) > 2:
    open(sys.argv[2], 'w').close()
until = time.monotonic() + 10
while not os.path.exists(place) and time.monotonic() < until:
    time.sleep(0.01)
try:
    socket.socket(socket.AF_UNIX).connect(place)
    print('reached')
except OSError:
    print('kept away')
"""
_OWN = """
import os, socket
for place in ('src/own', '\\0own'):
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(place)
        server.listen()
        if not os.fork():
            with socket.socket(socket.AF_UNIX) as caller:
                caller.connect(place)
                caller.sendall(b'hello')
            os._exit(0)
        print(server.accept()[0].recv(5).decode())
"""


@pytest.fixture(params=["bubblewrap", "bubblewrap without a guard"])
def guarded_or_not(request: pytest.FixtureRequest, box_of: BoxOf) -> SandboxBackend:
    kind, _, lacks = request.param.partition(" ")
    box = box_of(SandboxKind(kind))
    return replace(box, guards=False) if lacks else box


def test_a_socket_that_was_there_before_is_out_of_reach(
    guarded_or_not: SandboxBackend, ground: Ground
) -> None:
    (ground.project / "src/try.py").write_text(_CONNECTING)
    with _listening(ground.project / "src/early"):
        ran = ground.run(guarded_or_not, "/usr/bin/python3 src/try.py src/early")
    assert output_text(ran) == "kept away\n"


@pytest.mark.parametrize("name", ["src/late", "src/link", "/proc/self/cwd/src/late"])
def test_a_socket_that_is_made_while_the_command_runs_is_out_of_reach(
    name: str, guarded_or_not: SandboxBackend, ground: Ground
) -> None:
    (ground.project / "src/try.py").write_text(_CONNECTING)
    (ground.project / "src/link").symlink_to("late")
    servers: list[socket.socket] = []

    def listen() -> None:
        wait_until((ground.project / "src/ready").exists)
        servers.append(_listening(ground.project / "src/late"))

    thread = threading.Thread(target=listen)
    thread.start()
    ran = ground.run(guarded_or_not, f"/usr/bin/python3 src/try.py {name} src/ready")
    thread.join()
    with servers[0] as server:
        server.setblocking(False)
        with pytest.raises(BlockingIOError):
            server.accept()
    assert output_text(ran) == "kept away\n"


def test_only_where_the_system_tells_of_no_connections_no_own_sockets_work() -> None:
    guarded, other = (
        " ".join(SandboxBackend(SandboxKind.BUBBLEWRAP, guards=guards).lacks)
        for guards in (True, False)
    )
    assert "connect to each other do" in guarded
    assert "connect to each other do" not in other


def test_what_only_reads_reaches_no_socket_whenever_it_was_made(
    box: SandboxBackend, ground: Ground
) -> None:
    """What the judge knows only to read makes no sockets; if it did, it could not."""
    place = str(ground.project)
    (ground.project / "src/try.py").write_text(_CONNECTING)
    layout = make_layout(place, [], LayoutRequest(looking=True))
    command = SandboxCommand("/usr/bin/python3 src/try.py src/s", place)
    running = RunningCommand(CommandOutput(), seconds=20, max_bytes=1_000_000)
    try:
        with (
            prepare_launch(box, layout, command, limits=CommandLimits()) as launch,
            _listening(ground.project / "src/s"),
        ):
            running.run(launch, lambda: None)
    finally:
        running.close()
    assert running.output.part(0, 1_000) == b"kept away\n"


def test_a_command_reaches_its_own_sockets(bubblewrap: SandboxBackend, ground: Ground) -> None:
    (ground.project / "src/own.py").write_text(_OWN)
    ran = ground.run(bubblewrap, "/usr/bin/python3 src/own.py")
    assert output_text(ran) == "hello\nhello\n"


def test_socket_pairs_work_in_every_sandbox(box: SandboxBackend, ground: Ground) -> None:
    text = "import socket; a, b = socket.socketpair(); a.send(b'hi'); print(b.recv(2).decode())"
    assert output_text(ground.run(box, f'/usr/bin/python3 -c "{text}"')) == "hi\n"


def _listening(place: Path) -> socket.socket:
    server = socket.socket(socket.AF_UNIX)
    server.bind(str(place))
    server.listen()
    return server


FAILURES = {
    "no namespaces": (
        "echo 'bwrap: setting up uid map: Permission denied' >&2; exit 1",
        "the system denies it the namespaces it needs (setting up uid map: Permission denied)",
    ),
    "a place that is missing": (
        'exec bwrap --ro-bind /missing /missing "$@"',
        "it can't show a place that it needs (Can't find source path /missing",
    ),
    "no memory": (
        'exec bwrap --size 4096 --tmpfs /x --file 9 /x/large "$@" 9</bin/sh',
        "the disk or the memory is full (",
    ),
    "nothing said": ("exit 1", "could not make its sandbox: it did not say more (no message)"),
}


@pytest.mark.parametrize("reads", [False, True])
@pytest.mark.parametrize("failure", FAILURES)
def test_a_command_whose_sandbox_fails_is_said_not_to_have_run(
    failure: str, reads: bool, ground: Ground, box_of: BoxOf
) -> None:
    script, words = FAILURES[failure]
    program = ground.own / "bwrap"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    box = replace(box_of(SandboxKind.BUBBLEWRAP), program=str(program))
    sandbox = Sandbox(box, ground.project, app_folders=(ground.own,), spool=ground.own)
    command = SandboxCommand("echo reached; touch new", sandbox.folder, read_only=reads)
    ran = sandbox.run_blocking(command, seconds=20)
    assert ran.ended.code == 1
    assert "reached" not in output_text(ran)
    [note] = command_notes(ran, (), output_text(ran).encode())
    assert note.startswith("[the command was not run, since bubblewrap could not make its sandbox")
    assert words in note


@pytest.mark.parametrize("line", ["echo bwrap: no; exit 1", "exec /missing", "kill -9 $$", "true"])
def test_a_command_that_fails_by_itself_was_run(line: str, ground: Ground, box_of: BoxOf) -> None:
    ran = ground.run(box_of(SandboxKind.BUBBLEWRAP), line)
    notes = "".join(command_notes(ran, (), output_text(ran).encode()))
    assert "was not run" not in notes
