"""Qt objects in garbage cycles are freed on the window's thread, whoever allocates."""

import gc
import sys
import threading
from typing import ClassVar

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from helix_desktop.ui.application.launch import (
    DESTROYED_DELAY_MS,
    MAX_OLD_OBJECTS,
    MAX_YOUNG_OBJECTS,
    MIN_BLOCKS,
    QUIET_CHECKS,
    GarbageCollector,
    collect_on_this_thread,
    objects_of,
)


@pytest.fixture(autouse=True)
def _as_python_begins() -> None:
    gc.enable()
    Cyclic.freed.clear()


class Cyclic(QObject):
    """Garbage that only the collector can free; notes in which thread that happens."""

    freed: ClassVar[list[threading.Thread]] = []

    def __init__(self) -> None:
        super().__init__()
        self.myself = self

    def __del__(self) -> None:
        Cyclic.freed.append(threading.current_thread())


def look_at_everything(collector: GarbageCollector) -> None:
    """Let it know how much lives here: a process that has run many tests holds a lot."""
    view = QObject()
    collector.collect_after(view)
    delete(view)
    for _ in range(QUIET_CHECKS):
        collector.look()


def churn() -> None:
    """Allocate enough to make Python's own collector run many times."""
    lists = [[number] for number in range(50_000)]
    lists.clear()


@pytest.mark.seen
def test_threads_that_allocate_free_no_qt_object(qtbot: QtBot) -> None:
    with collect_on_this_thread():
        assert not gc.isenabled()
        for _ in range(20):
            Cyclic()
        thread = threading.Thread(target=churn)
        thread.start()
        thread.join()
        assert Cyclic.freed == []
        ballast: list[list[int]] = []

        def all_freed() -> bool:
            ballast.extend([number] for number in range(50))  # what makes a pass due
            return len(Cyclic.freed) == 20

        qtbot.waitUntil(all_freed)
    assert gc.isenabled()
    assert set(Cyclic.freed) == {threading.main_thread()}


@pytest.mark.seen
def test_old_objects_are_collected_when_the_application_is_idle() -> None:
    with collect_on_this_thread() as collector:
        for _ in range(3):
            Cyclic()
        more = max(MIN_BLOCKS, sys.getallocatedblocks()) // 2  # a long session was opened
        ballast = [[number] for number in range(max(more, 2 * MAX_YOUNG_OBJECTS))]
        collector.look()
        assert Cyclic.freed == []
        assert gc.get_freeze_count() > MAX_YOUNG_OBJECTS
        for _ in range(QUIET_CHECKS):
            collector.look()
        assert len(Cyclic.freed) == 3
        assert gc.get_freeze_count() > MAX_YOUNG_OBJECTS, (
            "what is alive is not looked through again"
        )
        ballast.clear()
    assert gc.get_freeze_count() == 0


@pytest.mark.seen
def test_what_a_destroyed_view_leaves_behind_is_collected_soon(qtbot: QtBot) -> None:
    with collect_on_this_thread() as collector:
        gc.freeze()  # what lives since the start
        view = QObject()
        collector.collect_after(view)
        garbage = [Cyclic()]
        gc.collect()  # it is among the old objects now
        garbage.clear()
        for _ in range(10):
            busy = [[number] for number in range(2_000)]
            collector.look()
        assert Cyclic.freed == []
        delete(view)
        qtbot.waitUntil(lambda: len(Cyclic.freed) == 1, timeout=10 * DESTROYED_DELAY_MS)
        del busy


@pytest.mark.slow
def test_many_living_objects_are_looked_through_in_the_next_quiet_moment_after_a_view() -> None:
    with collect_on_this_thread() as collector:
        view = QObject()
        collector.collect_after(view)
        Cyclic()
        many = [[number] for number in range(2 * MAX_OLD_OBJECTS)]
        collector.look()
        assert gc.get_freeze_count() > MAX_OLD_OBJECTS
        delete(view)
        for _ in range(QUIET_CHECKS):
            collector.look()
        assert len(Cyclic.freed) == 1
        del many


@pytest.mark.slow
def test_a_view_that_is_destroyed_at_rest_is_collected_in_a_quiet_moment_of_its_own() -> None:
    with collect_on_this_thread() as collector:
        view = QObject()
        collector.collect_after(view)
        garbage = [Cyclic()]
        for _ in range(QUIET_CHECKS):
            collector.look()
        garbage.clear()
        assert Cyclic.freed == []
        delete(view)
        for _ in range(QUIET_CHECKS):
            collector.look()
        assert len(Cyclic.freed) == 1


@pytest.mark.slow
def test_texts_that_a_thread_holds_are_no_reason_to_look_through_everything() -> None:
    with collect_on_this_thread() as collector:
        look_at_everything(collector)
        Cyclic()
        gc.freeze()  # it lives too long for a pass over young objects
        texts = [b"%d" % number for number in range(4 * max(MIN_BLOCKS, sys.getallocatedblocks()))]
        young = [[number] for number in range(2 * MAX_YOUNG_OBJECTS)]
        for _ in range(QUIET_CHECKS + 1):  # a quiet moment as well
            collector.look()
        assert Cyclic.freed == []
        more = [[number] for number in range(3 * max(MIN_BLOCKS, gc.get_freeze_count()))]
        collector.look()
        assert len(Cyclic.freed) == 1
        del texts, young, more


@pytest.mark.seen
def test_a_process_that_ends_collects_no_garbage_by_itself() -> None:
    """What goes then is Qt's, and Qt holds a lock while it takes an object down."""
    was = gc.isenabled()
    try:
        with collect_on_this_thread(to_the_end=True):
            Cyclic()
        assert len(Cyclic.freed) == 1  # so that nothing is left for Qt to meet
        assert not gc.isenabled()
    finally:
        (gc.enable if was else gc.disable)()


@pytest.mark.seen
def test_other_threads_fill_tuples_while_young_objects_are_counted() -> None:
    """gc.get_objects lists a tuple that is still being filled, which CPython then cannot finish."""
    failures: list[SystemError] = []
    done = threading.Event()

    def fill() -> None:
        while not done.is_set():
            try:
                tuple([item] for item in range(200))
            except SystemError as error:
                failures.append(error)

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    threads = [threading.Thread(target=fill) for _ in range(2)]
    try:
        with collect_on_this_thread():
            for thread in threads:
                thread.start()
            for _ in range(2_000):
                assert objects_of(0, 1) > 0
    finally:
        done.set()
        for thread in threads:
            thread.join()
        sys.setswitchinterval(interval)
    assert failures == []
