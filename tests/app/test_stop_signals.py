"""Ctrl+C, SIGTERM, and SIGHUP before the event loop runs are noted, and obeyed soon after."""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from helix_desktop.app.stop_signals import STOP_SIGNALS, StopSignals, note_stop_signals
from tests.processes import ROOT, python
from tests.waiting import LIMIT_SECONDS


@pytest.mark.skipif(os.name != "posix", reason="sends signals as POSIX knows them")
@pytest.mark.parametrize("number", STOP_SIGNALS)
def test_a_stop_signal_calls_the_handler_without_interrupting_code(number: int) -> None:
    stopped: list[str] = []
    before = signal.signal(number, signal.SIG_DFL)  # a job in the background ignores SIGINT
    try:
        with note_stop_signals() as signals:
            os.kill(os.getpid(), number)
            assert signals.is_requested
            signals.set_handler(lambda: stopped.append("the first"))
            assert stopped == ["the first"]
            os.kill(os.getpid(), number)
            assert stopped == ["the first"] * 2
            signals.set_handler(lambda: stopped.append("the next"))
            assert stopped[-1] == "the next"
        assert signal.getsignal(number) == signal.SIG_DFL
    finally:
        signal.signal(number, before)


@pytest.mark.skipif(os.name != "posix", reason="sends signals as POSIX knows them")
def test_closing_the_terminal_is_a_stop_signal() -> None:
    assert signal.SIGHUP in STOP_SIGNALS


def test_the_handler_is_called_only_after_a_signal() -> None:
    signals, stopped = StopSignals(), list[int]()
    signals.set_handler(lambda: stopped.append(1))
    assert stopped == []
    signals.note(signal.SIGINT)
    assert stopped == [1]
    assert signals.is_requested


@pytest.mark.skipif(os.name != "posix", reason="sends signals as POSIX knows them")
def test_a_second_signal_ends_a_process_that_ignores_the_first() -> None:
    code = (
        "import os, signal, time\n"
        "from helix_desktop.app.stop_signals import note_stop_signals\n"
        "signal.signal(signal.SIGINT, signal.SIG_DFL)\n"
        "with note_stop_signals():\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n"
        "    print('goes on', flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n"
        "    time.sleep(60)\n"
    )
    ran = python("-c", code, seconds=30)
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, "goes on\n", "")


def test_a_signal_that_was_ignored_stays_ignored() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with note_stop_signals():
            assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_other_threads_leave_the_signals_alone() -> None:
    seen: list[object] = []

    def run() -> None:
        before = signal.getsignal(signal.SIGINT)
        with note_stop_signals():
            seen.append(signal.getsignal(signal.SIGINT) == before)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    assert seen == [True]


POSIX = pytest.mark.skipif(os.name != "posix", reason="sends signals as POSIX knows them")
STUCK = """
import ctypes
from helix_desktop.app.stop_signals import END_DEADLINE, handled_stop_signals

END_DEADLINE.keep()
with handled_stop_signals(lambda *_: None):
    library, lock = ctypes.CDLL(None), ctypes.create_string_buffer(64)
    library.pthread_mutex_lock(lock)
    print("begun", flush=True)
    library.pthread_mutex_lock(lock)  # no signal interrupts it, as with a drive that hangs
"""
SERVER = """
import os, signal, sys, threading
from helix_desktop.__main__ import main

pipe = int(sys.argv.pop(1))

def send():
    os.read(pipe, 1)
    # as if the signal came just before the loop waits: it interrupts another thread
    signal.pthread_kill(threading.get_ident(), signal.SIGTERM)

threading.Thread(target=send, daemon=True).start()
sys.exit(main())
"""


@contextmanager
def running_process(*arguments: str, keeps: Sequence[int] = ()) -> Iterator[subprocess.Popen[str]]:
    """A process that is killed if the test fails."""
    process = subprocess.Popen(
        [sys.executable, *arguments],
        cwd=ROOT,
        pass_fds=keeps,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.slow
@POSIX
def test_sigterm_ends_a_process_whose_main_thread_hangs() -> None:
    with running_process("-c", STUCK) as process:
        assert process.stdout.readline() == "begun\n"
        process.send_signal(signal.SIGTERM)
        assert process.wait(LIMIT_SECONDS) == 143
        assert "doesn't answer" in process.stderr.read()


@pytest.mark.slow
@POSIX
def test_a_server_of_the_cache_obeys_a_signal_that_does_not_interrupt_its_loop(
    tmp_path: Path,
) -> None:
    (tmp_path / "project").mkdir()
    where = ["--data-dir", str(tmp_path / "data")]
    folder = ["--folder", str(tmp_path / "project")]
    python("-m", "helix_desktop", *where, "ask", *folder, "hello", seconds=60)
    reading, writing = os.pipe()
    program = ("-c", SERVER, str(reading), *where, "mcp", *folder)
    with running_process(*program, keeps=[reading]) as process:
        process.stdin.write(f"{json.dumps({'jsonrpc': '2.0', 'id': 1, 'method': 'ping'})}\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["id"] == 1
        os.write(writing, b"!")
        assert process.wait(LIMIT_SECONDS) == 143
    os.close(reading)
    os.close(writing)
