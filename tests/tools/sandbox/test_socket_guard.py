"""A command connects to its own sockets as if nobody looked, and never to anybody else's."""

import os
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.launch import socket_guard
from tests.tools.sandbox.conftest import Ground, output_text
from tests.waiting import wait_until

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="boxes are known for Linux only"),
    pytest.mark.skipif(not Path("/usr/bin/python3").exists(), reason="no Python of the system"),
]

OWN = {
    "relative": "os.chdir('src'); place = 'own'",
    "absolute": "place = os.path.abspath('src/own')",
    "in its temporary folder": "os.chdir('/tmp'); place = './own'",
    "through a link": "os.symlink('own', 'src/link'); place, to = 'src/own', 'src/link'",
    "through an absolute link": (
        "os.symlink(os.path.abspath('src/own'), '/tmp/link'); place, to = 'src/own', '/tmp/link'"
    ),
    "by an open folder": (
        "place = 'src/own'; to = f'/proc/self/fd/{os.open(\"src\", os.O_RDONLY)}/own'"
    ),
    "without a path": "place = '\\0own'",
    "of a name as long as there is": "place = 'src/' + 'n' * 103",
}
_TALK = """
import os, socket
to = None
{make}
kind = socket.{kind}
with socket.socket(socket.AF_UNIX, kind) as server:
    server.bind(place)
    server.listen()
    if not os.fork():
        with socket.socket(socket.AF_UNIX, kind) as caller:
            caller.connect(to or place)
            caller.sendall(b'hello')
            user = caller.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12)
            assert int.from_bytes(user[4:8], 'little') == os.getuid(), user
        os._exit(0)
    print(server.accept()[0].recv(5).decode())
    assert os.wait()[1] == 0
"""
_LOOPS = """
import asyncio

async def answered(reader, writer):
    writer.write(await reader.readline())
    await writer.drain()
    writer.close()

async def one(open_, *words):
    reader, writer = await open_(*words)
    writer.write(b'ping\\n')
    assert await reader.read() == b'ping\\n'
    writer.close()

async def main():
    async with await asyncio.start_unix_server(answered, 'src/own'):
        await asyncio.gather(*(one(asyncio.open_unix_connection, 'src/own') for _ in range(50)))
    async with await asyncio.start_server(answered, '127.0.0.1', 8123):
        await asyncio.gather(
            *(one(asyncio.open_connection, '127.0.0.1', 8123) for _ in range(50)))
    process = await asyncio.create_subprocess_exec('echo', 'done')
    await process.wait()

asyncio.run(main())
"""
_PATIENT = """
import os, socket, time
address = 'src/own' if {unix} else ('127.0.0.1', 8124)
family = socket.AF_UNIX if {unix} else socket.AF_INET
server = socket.socket(family)
server.bind(address)
server.listen(0)
for _ in range(3):
    time.sleep(0.1)  # of two at once, one would believe that it is connected
    if not os.fork():
        with socket.socket(family) as caller:
            caller.connect(address)
            os._exit(caller.recv(1) != b'x')
time.sleep(0.5)
kept = []
for _ in range(3):
    kept.append(server.accept()[0])
    kept[-1].sendall(b'x')
print(sum(os.wait()[1] == 0 for _ in range(3)))
"""
_REFUSED = """
import errno, socket, sys
left = socket.socket(socket.AF_UNIX)
left.bind('src/left')
left.close()
open('src/plain', 'w').close()
for address in ('src/left', 'src/plain', 'src/none', '\\0none', ('127.0.0.1', 9), ('8.8.8.8', 53)):
    family = socket.AF_INET if isinstance(address, tuple) else socket.AF_UNIX
    with socket.socket(family) as caller:
        print(errno.errorcode[caller.connect_ex(address)])
"""
_DATAGRAMS = """
import socket
for make in (socket.socket, socket.socketpair):
    for kind in (socket.SOCK_DGRAM, socket.SOCK_RAW, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC):
        try:
            make(socket.AF_UNIX, kind)
            print('made')
        except OSError:
            pass
"""
_CHANGING = """
import contextlib, ctypes, os, socket, struct, sys, threading, time
own = socket.socket(socket.AF_UNIX)
own.bind('src/own')
own.listen()
own.setblocking(False)
until = time.monotonic() + {seconds}
library = ctypes.CDLL(None)
open('src/ready', 'w').close()
while not os.path.exists('src/late'):
    time.sleep(0.01)

def address(path):
    return struct.pack('H', socket.AF_UNIX) + path.encode() + bytes(2)

memory = ctypes.create_string_buffer(address('src/own'), 64)
done = 0
{trick}
def changing():
    while time.monotonic() < until:
        change()
threading.Thread(target=changing).start()
while time.monotonic() < until:
    attempt()
    done += 1
    with contextlib.suppress(BlockingIOError):  # a full queue would make the next one wait
        own.accept()[0].close()
print(done)
"""
TRICKS = {
    "what stands in memory": """
one, other = address('src/own'), address('src/late')
def change():
    ctypes.memmove(memory, other, len(other))
    ctypes.memmove(memory, one, len(one))
def attempt():
    with socket.socket(socket.AF_UNIX) as caller:
        if not library.connect(caller.fileno(), memory, len(one)):
            caller.send(b'x')
""",
    "what the path leads to": """
def change():
    for to in ('late', 'own'):
        os.symlink(to, 'src/new')
        os.replace('src/new', 'src/link')
change()
def attempt():
    with socket.socket(socket.AF_UNIX) as caller:
        if not caller.connect_ex('src/link'):
            caller.send(b'x')
""",
    "what is open": """
late = address('src/late')
slot = os.dup(0)
def change():
    for family in (socket.AF_INET, socket.AF_UNIX):
        with socket.socket(family) as new:
            os.dup2(new.fileno(), slot)
def attempt():
    if not library.connect(slot, late, len(late)):
        os.write(slot, b'x')
""",
}


@pytest.fixture
def box(bubblewrap: SandboxBackend) -> SandboxBackend:
    box = bubblewrap
    if not box.guards:
        pytest.skip("this system tells of no connections")
    return box


def _ran(box: SandboxBackend, ground: Ground, script: str) -> str:
    (ground.project / "src/script.py").write_text(script)
    ran = ground.run(box, "/usr/bin/python3 src/script.py", seconds=30)
    assert ran.ended.code == 0, output_text(ran)
    return output_text(ran)


@contextmanager
def _late(folder: Path) -> Iterator[list[bytes]]:
    """Listens once somebody is ready for it; what it was told comes when it is over."""
    connections: list[bytes] = []
    over = threading.Event()

    def listen() -> None:
        wait_until(lambda: (folder / "ready").exists() or over.is_set())
        with socket.socket(socket.AF_UNIX) as server:
            server.bind(str(folder / "late"))
            server.listen(1_000)
            over.wait()
            server.setblocking(False)
            with suppress(BlockingIOError):
                while True:
                    connections.append(server.accept()[0].recv(10))

    thread = threading.Thread(target=listen)
    thread.start()
    try:
        yield connections
    finally:
        over.set()
        thread.join()


@pytest.mark.parametrize("kind", ["SOCK_STREAM", "SOCK_SEQPACKET"])
@pytest.mark.parametrize("way", OWN)
def test_a_command_can_connect_to_its_own_socket(
    way: str, kind: str, box: SandboxBackend, ground: Ground
) -> None:
    assert _ran(box, ground, _TALK.format(make=OWN[way], kind=kind)) == "hello\n"


def test_datagram_sockets_of_a_command_reach_each_other(
    box: SandboxBackend, ground: Ground
) -> None:
    assert _ran(box, ground, _LOOPS) == "done\n"


@pytest.mark.parametrize("unix", [True, False])
def test_who_calls_a_busy_program_waits_for_it(
    unix: bool, box: SandboxBackend, ground: Ground
) -> None:
    assert _ran(box, ground, _PATIENT.format(unix=unix)) == "3\n"


def test_what_cannot_be_connected_to_says_why_as_always(
    box: SandboxBackend, ground: Ground
) -> None:
    errors = _ran(box, ground, _REFUSED).split()
    refused = "ECONNREFUSED"
    assert errors == [refused, refused, "ENOENT", refused, refused, "ENETUNREACH"]


def test_nothing_can_be_sent_without_a_connection(box: SandboxBackend, ground: Ground) -> None:
    assert _ran(box, ground, _DATAGRAMS) == ""


@pytest.mark.parametrize("trick", TRICKS)
def test_what_changes_while_a_connection_is_made_leads_to_nobody_else(
    trick: str, box: SandboxBackend, ground: Ground
) -> None:
    with _late(ground.project / "src") as connections:
        done = _ran(box, ground, _CHANGING.format(trick=TRICKS[trick], seconds=2))
    assert int(done) > 10
    assert connections == []


def test_more_sockets_than_are_remembered_are_still_no_way_out(
    box: SandboxBackend, ground: Ground
) -> None:
    script = (
        "import os, socket\n"
        "kept = []\n"
        "for number in range(300):\n"
        "    kept.append(socket.socket(socket.AF_UNIX))\n"
        "    kept[-1].bind(f'src/s{number}')\n"
        "    kept[-1].listen()\n"
        "for number in (0, 299):\n"
        "    with socket.socket(socket.AF_UNIX) as caller:\n"
        "        print(caller.connect_ex(f'src/s{number}') == 0)\n"
    )
    assert _ran(box, ground, script) == "False\nTrue\n"


def test_sockets_that_are_closed_take_nobodys_place(box: SandboxBackend, ground: Ground) -> None:
    script = (
        "import os, socket\n"
        "first = socket.create_server('src/first', family=socket.AF_UNIX)\n"
        "for number in range(600):\n"
        "    socket.create_server('src/s', family=socket.AF_UNIX).close()\n"
        "    os.unlink('src/s')\n"
        "with socket.socket(socket.AF_UNIX) as caller:\n"
        "    print(caller.connect_ex('src/first'))\n"
    )
    assert _ran(box, ground, script) == "0\n"


def test_the_socket_guard_leaves_no_open_file_and_no_thread(
    box: SandboxBackend, ground: Ground
) -> None:
    assert output_text(ground.run(box, "cd src; true")) == ""
    before = sorted(os.listdir("/proc/self/fd")), threading.active_count()
    _ran(box, ground, _LOOPS)
    ground.run(
        box,
        "/usr/bin/python3 -c \"import socket; s = socket.create_server(('', 8125),"
        " backlog=0); [socket.create_connection(('', 8125)) for _ in range(9)]\"",
        seconds=2,
    )
    with pytest.raises(OSError, match="no such"), socket_guard.SocketGuard() as guarding:
        guarding.start(_failing)
    assert (sorted(os.listdir("/proc/self/fd")), threading.active_count()) == before


def _failing() -> None:
    raise OSError("no such program")


def test_only_what_the_command_starts_is_guarded() -> None:
    if not socket_guard.can_guard():
        pytest.skip("this system tells of no connections")
    with socket_guard.SocketGuard() as guarding:
        inside = guarding.start(lambda: _filters(threading.get_native_id()))
        assert inside == _filters(threading.get_native_id()) + 1


def _filters(thread: int) -> int:
    status = Path(f"/proc/self/task/{thread}/status").read_text()
    return int(status.partition("Seccomp_filters:")[2].split()[0])
