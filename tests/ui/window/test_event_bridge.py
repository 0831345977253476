"""Events reach the window in order, at most once per frame; refusals reach the user."""

import asyncio
import contextlib
import errno
import gc
import os

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import StoreClosed, StoreFull
from helix_desktop.domain.events import Ending
from helix_desktop.domain.live_events import Live, TextArrived, ThinkingArrived, TurnFinished
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.ui.event_bridge import (
    EventBridge,
    Load,
    end_begun,
    joined_events,
    shielded,
)
from tests.ui.views import signal_values
from tests.waiting import until

ONE, TWO = SessionId("1" * 16), SessionId("2" * 16)


def test_neighbouring_pieces_of_one_text_are_joined() -> None:
    events: list[Live] = [
        TextArrived(ONE, "a"),
        TextArrived(ONE, "b"),
        TextArrived(TWO, "c"),
        ThinkingArrived(TWO, "d"),
        ThinkingArrived(TWO, "e"),
        TurnFinished(ONE, Ending.DONE),
        TextArrived(ONE, "f"),
        TextArrived(ONE, "g"),
    ]
    assert joined_events(events) == (
        TextArrived(ONE, "ab"),
        TextArrived(TWO, "c"),
        ThinkingArrived(TWO, "de"),
        TurnFinished(ONE, Ending.DONE),
        TextArrived(ONE, "fg"),
    )
    assert joined_events([]) == ()


def test_a_flood_of_pieces_is_a_few_updates_and_loses_none(
    qtbot: QtBot, qapp: QApplication
) -> None:
    bridge, got = EventBridge(lambda *_: None), []
    bridge.arrived.connect(got.append)
    for number in range(3_000):
        bridge.take(TextArrived(ONE, f"{number} "))
        if number % 100 == 0:
            qapp.processEvents()
    qtbot.waitUntil(lambda: sum(len(e.text.split()) for batch in got for e in batch) == 3_000)
    assert len(got) <= 30 + 4  # one for each time that the window could show something
    qtbot.waitUntil(lambda: not bridge._timer.isActive())


def test_the_first_piece_is_shown_at_once(qtbot: QtBot) -> None:
    bridge = EventBridge(lambda *_: None)
    bridge._timer.setInterval(3_600_000)  # no frame comes
    with qtbot.waitSignal(bridge.arrived):
        bridge.take(TextArrived(ONE, "x"))
    bridge.discard_events()


def test_a_refusal_is_shown_and_any_other_error_is_left_to_the_supervisor(qtbot: QtBot) -> None:
    started = []
    bridge = EventBridge(lambda work, name: started.append((work, name)))

    async def refuses() -> None:
        raise StoreFull("The disk is full.", "Make room.")

    bridge.run(refuses(), "send")
    work, name = started[0]
    assert name == "send"
    with qtbot.waitSignal(bridge.refused) as refused, contextlib.suppress(StopIteration):
        work.send(None)
    assert refused.args == ["The disk is full.", "Make room."]


@pytest.mark.parametrize(
    ("number", "place", "message"),
    [
        (errno.ENOSPC, "", "The disk is full."),
        (errno.EDQUOT, "/some/place", "The disk is full: can't write /some/place."),
        (errno.EROFS, "/some/place", "Helix doesn't have permission to use /some/place."),
        (errno.EIO, "", "A file can't be read or written: Input/output error."),
    ],
)
def test_what_a_disk_refuses_is_shown_in_words(
    qtbot: QtBot, number: int, place: str, message: str
) -> None:
    started = []
    bridge = EventBridge(lambda work, name: started.append((work, name)))

    async def keeps() -> None:
        raise OSError(number, os.strerror(number), *([place] if place else []))

    bridge.run(keeps(), "keep")
    with qtbot.waitSignal(bridge.refused) as refused, contextlib.suppress(StopIteration):
        started[0][0].send(None)
    assert refused.args[0] == message


def test_an_error_of_the_system_that_is_no_refusal_of_a_disk_is_left_to_the_supervisor() -> None:
    started = []
    bridge = EventBridge(lambda work, name: started.append((work, name)))

    async def fails() -> None:
        raise BrokenPipeError(errno.EPIPE, "Broken pipe")

    bridge.run(fails(), "send")
    with pytest.raises(BrokenPipeError):
        started[0][0].send(None)


class Reader:
    """Reads what it is told to, once the gate is open."""

    def __init__(self) -> None:
        self.supervisor = Supervisor(lambda *_: None)
        self.bridge = EventBridge(self.supervisor.spawn)
        self.gate = asyncio.Event()
        self.wanted = "one"
        self.requests: list[str] = []
        self.shown: list[str] = []
        self._begun = 0
        self.load = Load(self.bridge, self._read, "read")

    async def _read(self) -> None:
        self.shown.append(await shielded(self._ask(self.wanted)))

    async def wait_until_begun(self, count: int) -> None:
        """Wait until so many readings have begun."""
        await until(lambda: self._begun >= count)

    async def _ask(self, wanted: str) -> str:
        self._begun += 1
        await self.gate.wait()
        self.requests.append(wanted)
        return wanted


async def test_what_is_started_while_it_is_read_is_read_once_more() -> None:
    reader = Reader()
    for _ in range(3):
        reader.load.start()
        await asyncio.sleep(0)
    reader.gate.set()
    await reader.supervisor.wait_until_idle()
    assert reader.shown == ["one", "one"]


async def test_an_outdated_load_shows_nothing_and_its_request_is_not_cancelled() -> None:
    reader = Reader()
    reader.load.start()
    await reader.wait_until_begun(1)
    reader.load.cancel()
    reader.wanted = "two"
    reader.load.start()
    await reader.wait_until_begun(2)
    reader.gate.set()
    await reader.supervisor.wait_until_idle()
    assert reader.requests == ["one", "two"]
    assert reader.shown == ["two"]


async def test_shutdown_waits_for_the_request_of_an_outdated_load() -> None:
    reader = Reader()
    reader.load.start()
    await reader.wait_until_begun(1)
    reader.load.cancel()
    await reader.supervisor.wait_until_idle()
    ended: list[list[str]] = []

    async def end() -> None:
        await end_begun()
        ended.append(reader.requests)

    reader.supervisor.spawn(end(), "the end")
    for _ in range(20):
        await asyncio.sleep(0)
    assert ended == []
    reader.gate.set()
    await reader.supervisor.wait_until_idle()
    assert ended == [["one"]]
    await end_begun()


async def test_a_bridge_has_ended_once_loads_are_cancelled_and_all_else_is_done() -> None:
    reader, ended, gate = Reader(), [], asyncio.Event()
    reader.bridge.ended.connect(lambda: ended.append(gate.is_set()))

    async def work() -> None:
        await gate.wait()

    reader.bridge.run(work(), "a deed")
    reader.load.start()
    await reader.wait_until_begun(1)
    reader.bridge.close()
    await until(lambda: len(reader.bridge._tasks) == 1)  # only the deed is left
    assert ended == []
    gate.set()
    await reader.supervisor.wait_until_idle()
    await asyncio.sleep(0)
    assert ended == [True]
    assert reader.shown == []
    reader.bridge.run(work(), "too late")
    assert reader.supervisor.running == 0


async def test_a_bridge_has_not_ended_while_a_task_of_others_uses_its_widgets() -> None:
    bridge = EventBridge(Supervisor(lambda *_: None).spawn)
    ended = signal_values(bridge.ended)
    with bridge.in_use():
        bridge.close()
        assert ended == []
    assert ended == [()]


async def test_an_error_of_work_that_nobody_waits_for_any_more_is_reported_nowhere() -> None:
    reported: list[object] = []
    asyncio.get_running_loop().set_exception_handler(
        lambda _loop, context: reported.append(context)
    )
    closing = asyncio.Event()

    async def read() -> None:
        await closing.wait()
        raise StoreClosed("The workspace is closing.")

    waiting = asyncio.get_running_loop().create_task(shielded(read()))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.wait([waiting])
    closing.set()
    await end_begun()
    del waiting
    gc.collect()
    assert reported == []
