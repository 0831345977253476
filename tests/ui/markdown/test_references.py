"""PySide6 6.12.0 loses references to None and True on Python 3.11 and then aborts. Never again."""

import sys

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

CALLS = 1_000
SLACK = 50
"""References that come and go by themselves; the fault loses one per call."""

IMMORTAL = 2**31


class Emitter(QObject):
    fired = Signal(object)
    plain = Signal()


def reference_counts() -> tuple[int, int]:
    return sys.getrefcount(None), sys.getrefcount(True)


def assert_stable(before: tuple[int, int]) -> None:
    if sys.version_info >= (3, 12):  # immortal there: old-ABI extensions still count, to no effect
        assert min(reference_counts()) > IMMORTAL
        return
    assert all(
        abs(after - was) < SLACK for was, after in zip(before, reference_counts(), strict=True)
    )


def test_a_thousand_emits_lose_no_reference() -> None:
    emitter, values = Emitter(), []
    emitter.fired.connect(values.append)
    emitter.plain.connect(lambda: None)
    before = reference_counts()
    for _ in range(CALLS):
        emitter.fired.emit("x")
        emitter.plain.emit()
    assert len(values) == CALLS
    assert_stable(before)


def test_a_thousand_timer_ticks_lose_no_reference() -> None:
    ticks = [0]

    def count() -> None:
        ticks[0] += 1

    timer = QTimer()
    timer.timeout.connect(count)
    before = reference_counts()
    timer.start(0)
    while ticks[0] < CALLS:
        QCoreApplication.processEvents()
    timer.stop()
    assert_stable(before)


def test_a_thousand_single_shots_and_timer_events_lose_no_reference() -> None:
    class Ticker(QObject):
        ticks = 0

        def timerEvent(self, event: object) -> None:  # noqa: N802  Qt's name
            Ticker.ticks += 1

    ticker, shots = Ticker(), [0]

    def count() -> None:
        shots[0] += 1

    before = reference_counts()
    number = ticker.startTimer(0)
    for _ in range(CALLS):
        QTimer.singleShot(0, count)
    while shots[0] < CALLS or Ticker.ticks < CALLS:
        QCoreApplication.processEvents()
    ticker.killTimer(number)
    assert_stable(before)
