"""One loop for Qt and asyncio: order, time, threads, processes, nested dialogs."""

import asyncio
import contextvars
import signal
import sys
import threading
import time
from collections.abc import Callable, Coroutine

import pytest
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from helix_desktop.ui.application.event_loop import HelixEventLoop, TimerSchedule

Play = Callable[[Coroutine[object, object, object]], object]


def test_callbacks_run_in_the_order_they_were_asked_for(play: Play) -> None:
    async def story() -> list[int]:
        seen: list[int] = []
        loop = asyncio.get_running_loop()
        for number in range(100):
            loop.call_soon(seen.append, number)
        await asyncio.sleep(0.01)
        return seen

    assert play(story()) == list(range(100))


def test_timers_of_the_same_moment_keep_their_order(play: Play) -> None:
    async def story() -> list[int]:
        seen: list[int] = []
        loop = asyncio.get_running_loop()
        when = loop.time() + 0.01
        for number in range(50):
            loop.call_at(when, seen.append, number)
        loop.call_at(when - 0.005, seen.append, -1)
        await asyncio.sleep(0.05)
        return seen

    assert play(story()) == [-1, *range(50)]


def test_sleeping_is_precise(play: Play) -> None:
    async def story() -> float:
        began = time.monotonic()
        await asyncio.sleep(0.2)
        return time.monotonic() - began

    assert 0.199 <= float(str(play(story()))) < 0.26


def test_cancelled_timers_are_freed_long_before_their_time(play: Play) -> None:
    async def story() -> int:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, HelixEventLoop)
        for _ in range(5_000):
            loop.call_later(300, print).cancel()
        await asyncio.sleep(0)
        schedule = loop._timer
        assert isinstance(schedule, TimerSchedule)
        return len(schedule)

    assert int(str(play(story()))) < 300


def test_context_variables_reach_callbacks_from_threads(play: Play) -> None:
    variable = contextvars.ContextVar("variable", default="none")

    async def story() -> str:
        loop, found = asyncio.get_running_loop(), asyncio.Event()
        seen: list[str] = []
        context = contextvars.copy_context()
        context.run(variable.set, "mine")

        def note() -> None:
            seen.append(variable.get())
            found.set()

        thread = threading.Thread(target=lambda: loop.call_soon_threadsafe(note, context=context))
        thread.start()
        await asyncio.wait_for(found.wait(), 5)
        thread.join()
        return seen[0]

    assert play(story()) == "mine"


def test_a_thread_that_rings_while_the_loop_closes_does_no_harm(qapp: QApplication) -> None:
    for _ in range(20):
        loop = HelixEventLoop(qapp)
        loop.run_until_complete(asyncio.sleep(0))
        thread = threading.Thread(target=loop.call_soon_threadsafe, args=(pytest.fail, "rung"))
        thread.start()
        thread.join()
        loop.close()
        qapp.processEvents()


def test_a_nested_event_loop_in_a_task_pauses_the_tasks_and_then_all_goes_on(play: Play) -> None:
    async def story() -> list[str]:
        seen: list[str] = []

        async def other() -> None:
            for number in range(3):
                await asyncio.sleep(0.005)
                seen.append(f"other {number}")

        async with asyncio.TaskGroup() as group:
            group.create_task(other())
            await asyncio.sleep(0)
            nested = QEventLoop()
            QTimer.singleShot(40, nested.quit)
            nested.exec()
            seen.append("nested is over")
        return seen

    assert play(story()) == ["nested is over", "other 0", "other 1", "other 2"]


def test_while_a_dialog_is_open_the_tasks_go_on(play: Play, qapp: QApplication) -> None:
    async def story() -> int:
        dialog, done = QDialog(), asyncio.Event()
        dialog.finished.connect(lambda _: done.set())
        dialog.open()
        ticks = 0
        QTimer.singleShot(60, dialog.accept)
        while not done.is_set():
            await asyncio.sleep(0.005)
            ticks += 1
        dialog.deleteLater()
        return ticks

    assert int(str(play(story()))) >= 3


def test_qt_gets_its_turn_while_callbacks_never_end(play: Play) -> None:
    async def story() -> int:
        ticks = [0]

        def tick() -> None:
            ticks[0] += 1

        timer = QTimer()
        timer.timeout.connect(tick)
        timer.start(5)
        end = time.monotonic() + 0.2
        loop, done = asyncio.get_running_loop(), asyncio.Event()

        def again() -> None:
            if time.monotonic() < end:
                loop.call_soon(again)
            else:
                done.set()

        again()
        await done.wait()
        timer.stop()
        return ticks[0]

    assert int(str(play(story()))) >= 5


def test_processes_and_threads_work(play: Play) -> None:
    async def story() -> tuple[bytes, int]:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", "print('x' * 1_000_000)", stdout=asyncio.subprocess.PIPE
        )
        output, _ = await process.communicate()
        return output.strip()[:3], await asyncio.to_thread(sum, [1, 2, 3])

    assert play(story()) == (b"xxx", 6)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_a_signal_wakes_the_loop(play: Play) -> None:
    async def story() -> bool:
        loop, came = asyncio.get_running_loop(), asyncio.Event()
        loop.add_signal_handler(signal.SIGUSR1, came.set)
        signal.raise_signal(signal.SIGUSR1)
        await asyncio.wait_for(came.wait(), 5)
        return loop.remove_signal_handler(signal.SIGUSR1)

    assert play(story()) is True


def test_an_error_in_a_story_comes_out_of_the_runner(play: Play) -> None:
    async def story() -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        play(story())


def test_a_quit_from_outside_asks_for_the_end_and_waits_for_it(qapp: QApplication) -> None:
    written = []

    async def live() -> str:
        stop = asyncio.Event()
        loop = asyncio.get_running_loop()
        assert isinstance(loop, HelixEventLoop)
        loop.on_quit(stop.set)
        QTimer.singleShot(10, qapp.quit)
        await stop.wait()
        await asyncio.sleep(0.02)
        await asyncio.to_thread(written.append, "the last message")
        return "ended in order"

    with asyncio.Runner(loop_factory=lambda: HelixEventLoop(qapp)) as runner:
        assert runner.run(live()) == "ended in order"
    assert written == ["the last message"]
