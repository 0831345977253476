"""Ctrl+C, SIGTERM, and SIGHUP before the event loop runs are noted, and obeyed soon after."""

import os
import signal
import threading

import pytest

from helix_desktop.app.stop_signals import STOP_SIGNALS, StopSignals, note_stop_signals
from tests.processes import python


@pytest.mark.skipif(os.name != "posix", reason="sends signals as POSIX knows them")
@pytest.mark.parametrize("number", STOP_SIGNALS)
def test_a_signal_interrupts_nothing_and_is_handed_on(number: int) -> None:
    stopped: list[str] = []
    before = signal.signal(number, signal.SIG_DFL)  # a job in the background ignores SIGINT
    try:
        with note_stop_signals() as signals:
            os.kill(os.getpid(), number)
            assert signals.came
            signals.hand_to(lambda: stopped.append("the first"))
            assert stopped == ["the first"]
            os.kill(os.getpid(), number)
            assert stopped == ["the first"] * 2
            signals.hand_to(lambda: stopped.append("the next"))
            assert stopped[-1] == "the next"
        assert signal.getsignal(number) == signal.SIG_DFL
    finally:
        signal.signal(number, before)


@pytest.mark.skipif(os.name != "posix", reason="sends signals as POSIX knows them")
def test_a_terminal_that_is_closed_asks_to_stop() -> None:
    assert signal.SIGHUP in STOP_SIGNALS


def test_what_could_stop_is_asked_only_once_a_signal_came() -> None:
    signals, stopped = StopSignals(), list[int]()
    signals.hand_to(lambda: stopped.append(1))
    assert stopped == []
    signals.note(signal.SIGINT)
    assert stopped == [1]
    assert signals.came


@pytest.mark.skipif(os.name != "posix", reason="sends signals as POSIX knows them")
def test_a_second_signal_ends_what_does_not_obey_the_first() -> None:
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
