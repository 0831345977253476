"""One loop for Qt and asyncio: order, time, threads, processes, nested dialogs."""

import asyncio
import contextlib
import contextvars
import gc
import signal
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from helix_desktop.ui.application.event_loop import HelixEventLoop, TimerSchedule
from tests.waiting import LIMIT_SECONDS, let_others_run, until


async def test_callbacks_run_in_the_order_they_were_asked_for() -> None:
    seen: list[int] = []
    loop = asyncio.get_running_loop()
    for number in range(100):
        loop.call_soon(seen.append, number)
    last = asyncio.Event()
    loop.call_soon(last.set)
    await last.wait()
    assert seen == list(range(100))


async def test_timers_of_the_same_moment_keep_their_order() -> None:
    seen: list[int] = []
    loop = asyncio.get_running_loop()
    when = loop.time() + 0.01
    for number in range(50):
        loop.call_at(when, seen.append, number)
    loop.call_at(when - 0.005, seen.append, -1)
    last = asyncio.Event()
    loop.call_at(when, last.set)
    await last.wait()
    assert seen == [-1, *range(50)]


@pytest.mark.alone
async def test_sleeping_is_precise() -> None:
    seconds: list[float] = []
    for _ in range(10):
        began = time.monotonic()
        await asyncio.sleep(0.02)
        seconds.append(time.monotonic() - began)
    assert 0.0195 <= min(seconds) < 0.026  # the best one: a busy machine delays anybody


async def test_cancelled_timers_are_freed_long_before_their_time() -> None:
    loop = asyncio.get_running_loop()
    for _ in range(5_000):
        loop.call_later(300, print).cancel()
    await asyncio.sleep(0)
    schedule = loop._timer
    assert isinstance(schedule, TimerSchedule)
    assert int(str(len(schedule))) < 300


class Tracked:
    """An object that notes the thread in which it is destroyed."""

    gone: list[int]

    def __init__(self, freed: list[int]) -> None:
        self.gone = freed

    def __del__(self) -> None:
        self.gone.append(threading.get_ident())


async def test_what_a_call_in_a_thread_refers_to_is_let_go_in_the_thread_of_the_loop() -> None:
    freed: list[int] = []

    def work(_tracked: Tracked, *, fails: bool) -> None:
        if fails:
            raise ValueError

    async def call(*, fails: bool) -> None:
        tracked = Tracked(freed)
        with contextlib.suppress(ValueError):
            await asyncio.to_thread(work, tracked, fails=fails)

    for number in range(400):
        await call(fails=number % 2 == 1)

    def all_gone() -> bool:
        gc.collect()
        return len(freed) == 400

    await until(all_gone)
    assert set(freed) == {threading.get_ident()}


async def test_a_call_in_a_thread_returns_its_result_or_raises_its_error() -> None:
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(1) as pool:
        assert await loop.run_in_executor(pool, divmod, 7, 2) == (3, 1)
        with pytest.raises(ZeroDivisionError):
            await loop.run_in_executor(pool, divmod, 7, 0)
    assert await asyncio.to_thread(lambda: None) is None


async def test_calls_that_an_executor_drops_are_cancelled() -> None:
    loop, release = asyncio.get_running_loop(), threading.Event()
    pool = ThreadPoolExecutor(1)
    first = loop.run_in_executor(pool, release.wait)
    second = loop.run_in_executor(pool, print, "never")
    pool.shutdown(wait=False, cancel_futures=True)
    with pytest.raises(asyncio.CancelledError):
        await second
    release.set()
    assert await first


async def test_a_call_that_is_cancelled_before_its_thread_is_free_is_not_made() -> None:
    loop, release = asyncio.get_running_loop(), threading.Event()
    made: list[int] = []
    with ThreadPoolExecutor(1) as pool:
        first = loop.run_in_executor(pool, release.wait)
        second = loop.run_in_executor(pool, made.append, 1)
        second.cancel()
        release.set()
        assert await first
        assert await loop.run_in_executor(pool, len, made) == 0  # its thread was free for this
    assert made == []


async def test_context_variables_reach_callbacks_from_threads() -> None:
    variable = contextvars.ContextVar("variable", default="none")
    loop, result = asyncio.get_running_loop(), asyncio.Event()
    seen: list[str] = []
    context = contextvars.copy_context()
    context.run(variable.set, "mine")

    def note() -> None:
        seen.append(variable.get())
        result.set()

    thread = threading.Thread(target=lambda: loop.call_soon_threadsafe(note, context=context))
    thread.start()
    await result.wait()
    thread.join()
    assert seen[0] == "mine"


def test_a_call_from_a_thread_after_the_loop_ended_is_ignored(qapp: QApplication) -> None:
    for _ in range(20):
        loop = HelixEventLoop(qapp)
        loop.run_until_complete(asyncio.sleep(0))
        thread = threading.Thread(target=loop.call_soon_threadsafe, args=(pytest.fail, "rung"))
        thread.start()
        thread.join()
        loop.close()
        qapp.processEvents()


def test_tasks_go_on_only_while_the_loop_runs(qapp: QApplication) -> None:
    loops: list[asyncio.AbstractEventLoop] = []

    async def yield_repeatedly() -> None:
        for _ in range(20):
            await asyncio.sleep(0)
            loops.append(asyncio.get_running_loop())

    async def begin() -> asyncio.Task[None]:
        return asyncio.get_running_loop().create_task(yield_repeatedly())

    with asyncio.Runner(loop_factory=lambda: HelixEventLoop(qapp)) as runner:
        task = runner.run(begin())
        for _ in range(5):
            qapp.processEvents()
        assert not task.done()
        runner.run(asyncio.wait_for(task, LIMIT_SECONDS))
        assert loops == [runner.get_loop()] * 20


async def test_a_nested_event_loop_in_a_task_pauses_the_tasks_and_then_all_goes_on() -> None:
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
    assert seen == ["nested is over", "other 0", "other 1", "other 2"]


async def test_while_a_dialog_is_open_the_tasks_go_on() -> None:
    dialog, done = QDialog(), asyncio.Event()
    dialog.finished.connect(lambda _: done.set())
    dialog.open()
    for _ in range(3):
        await asyncio.sleep(0.005)
        assert dialog.isVisible()
    QTimer.singleShot(0, dialog.accept)
    await done.wait()
    dialog.deleteLater()


async def test_qt_gets_its_turn_while_callbacks_never_end() -> None:
    ticks = [0]

    def tick() -> None:
        ticks[0] += 1

    timer = QTimer()
    timer.timeout.connect(tick)
    timer.start(5)
    loop, done = asyncio.get_running_loop(), asyncio.Event()

    def again() -> None:
        if ticks[0] < 5:
            loop.call_soon(again)
        else:
            done.set()

    again()
    await done.wait()
    timer.stop()


async def test_processes_and_threads_work() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", "print('x' * 1_000_000)", stdout=asyncio.subprocess.PIPE
    )
    output, _ = await process.communicate()
    assert (output.strip()[:3], await asyncio.to_thread(sum, [1, 2, 3])) == (b"xxx", 6)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
async def test_a_signal_wakes_the_loop() -> None:
    loop, came = asyncio.get_running_loop(), asyncio.Event()
    loop.add_signal_handler(signal.SIGUSR1, came.set)
    signal.raise_signal(signal.SIGUSR1)
    await came.wait()
    assert loop.remove_signal_handler(signal.SIGUSR1) is True


def test_an_error_in_a_coroutine_is_raised_by_the_runner(qapp: QApplication) -> None:
    async def story() -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    with (
        asyncio.Runner(loop_factory=lambda: HelixEventLoop(qapp)) as runner,
        pytest.raises(ZeroDivisionError),
    ):
        runner.run(story())


def test_a_quit_from_outside_asks_for_the_end_and_waits_for_it(qapp: QApplication) -> None:
    written = []

    async def live() -> str:
        stop = asyncio.Event()
        loop = asyncio.get_running_loop()
        loop.on_quit(stop.set)
        QTimer.singleShot(0, qapp.quit)
        await stop.wait()
        await let_others_run()
        await asyncio.to_thread(written.append, "the last message")
        return "ended in order"

    with asyncio.Runner(loop_factory=lambda: HelixEventLoop(qapp)) as runner:
        assert runner.run(live()) == "ended in order"
    assert written == ["the last message"]
