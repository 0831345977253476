"""Only the user's own terminal answers: no descendant of a Helix does, however it hides."""

import os
import pty
import signal
import socket
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.processes import ROOT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")

SERVER = """
    import socket, subprocess, sys
    from helix_desktop.app.ipc.peer_process import check_user_terminal
    from helix_desktop.app.orphans import adopt_orphans
    from helix_desktop.domain.errors import HelixError
    if sys.argv[2] != "forgetful":
        adopt_orphans()
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(sys.argv[1])
    listener.listen()
    print("ready", flush=True)
    for line in sys.stdin:
        if line.strip():
            subprocess.Popen([sys.executable, "-c", line.strip().replace("~", "\\n")])
        peer = listener.accept()[0]
        peer.recv(1)
        try:
            check_user_terminal(peer)
            print("allowed", flush=True)
        except HelixError as error:
            print(error, flush=True)
        peer.close()
"""
CONNECT = (
    "import os,pty,socket,sys,time~"
    "def ask():~"
    " s=socket.socket(socket.AF_UNIX);s.connect({path!r});s.send(b'x');s.recv(1);os._exit(0)~"
)
"""`~` stands for a line end."""
PLAIN = CONNECT + "ask()"
IN_BACKGROUND = CONNECT + "os.setpgid(0,0);ask()"
IN_A_TERMINAL = CONNECT + "pid,_=pty.fork()~if pid==0: ask()~os.waitpid(pid,0)"
DAEMON = (
    CONNECT + "if os.fork(): os._exit(0)~os.setsid()~if os.fork(): os._exit(0)~"
    "while os.getppid()!={parent}: time.sleep(.01)~"
    "pid,_=pty.fork()~if pid==0: ask()~os.waitpid(pid,0)"
)
"""Two forks and a session of its own: its parents have ended before it asks in its terminal."""


class Server:
    """A process that serves a socket as Helix does."""

    def __init__(self, folder: Path, kind: str = "adopts") -> None:
        self.path = str(folder / "s")
        self.process = subprocess.Popen(
            [sys.executable, "-c", textwrap.dedent(SERVER), self.path, kind],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == "ready\n"

    def said_to(self, own_child: str = "") -> str:
        """Return what it says to the next process, which it starts itself if there is a script."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        script = own_child.format(path=self.path, parent=self.process.pid)
        self.process.stdin.write(f"{script}\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    yield server
    server.process.kill()
    server.process.communicate()


def answered_in_terminal(server: Server, *, name: str = "sh", script: str = PLAIN) -> str:
    """Connect in a terminal of our own, below a process of this name."""
    words = script.format(path=server.path).replace("~", "\n")
    pid, _terminal = pty.fork()
    if not pid:
        command = (name, "-c", '"$0" -c "$1"; exit', sys.executable, words)
        os.execv("/bin/sh", command)
    try:
        return server.said_to()
    finally:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


def test_the_users_terminal_answers_and_nothing_that_descends_from_helix(server: Server) -> None:
    assert answered_in_terminal(server) == "allowed"
    assert "in the foreground of a terminal" in server.said_to(PLAIN)
    assert "that Helix started" in server.said_to(IN_A_TERMINAL)
    assert "that Helix started" in server.said_to(DAEMON)
    assert answered_in_terminal(server) == "allowed"


def test_another_helix_and_a_job_in_the_background_do_not_answer(server: Server) -> None:
    assert "that Helix started" in answered_in_terminal(server, name="/opt/x/helix-desktop")
    assert "in the foreground" in answered_in_terminal(server, script=IN_BACKGROUND)
    assert answered_in_terminal(server, name="/src/helix-desktop/bin/python") == "allowed"


def test_a_process_that_cannot_tell_what_it_started_takes_no_answer(tmp_path: Path) -> None:
    server = Server(tmp_path, "forgetful")
    try:
        assert "can't tell which processes it started" in answered_in_terminal(server)
    finally:
        server.process.kill()
        server.process.communicate()


def test_a_process_that_has_ended_does_not_answer(server: Server) -> None:
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(server.path)
        child = os.fork()
        if not child:
            os._exit(0)
        os.waitpid(child, 0)
        connection.send(b"x")
        assert "in the foreground of a terminal" in server.said_to()
