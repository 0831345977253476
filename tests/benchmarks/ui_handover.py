"""A handover of a long session, asked for, taken back and put back in the window itself.

U19 is the longest time in which the window answered nothing from the person's yes until the
handover is painted, compared and checked; U20 the time from a click on Undo or Redo to its row.
"""

import asyncio
import tempfile
import time
from functools import partial
from pathlib import Path
from statistics import median

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from helix_desktop.ui.frame.workbench import Workbench
from helix_desktop.ui.life.application import Application
from helix_desktop.ui.life.collector import collecting_here
from helix_desktop.ui.timeline.dry_run import DryRun
from helix_desktop.ui.timeline.tracing import Tracing
from helix_desktop.ui.timeline.words import title
from tests.benchmarks.long_session import SESSION, served
from tests.benchmarks.report import Row
from tests.benchmarks.ticker import gaps_while
from tests.benchmarks.timing import percentile
from tests.scenarios.served import SERVED
from tests.scenarios.stage import live, open_and_quiet, until

MESSAGES, QUICK = 10_000, 200
SETTLED = 5.0
"""Seconds after which what opening a session left to do is done, too."""
REST = 1.0
"""Seconds after which nothing is under way any more."""


def rows(*, quick: bool) -> dict[str, Row]:
    app = QApplication.instance() or QApplication(["bench"])
    assert isinstance(app, QApplication)
    found: dict[str, Row] = {}
    messages, rounds = (QUICK, 1) if quick else (MESSAGES, 5)

    async def story(application: Application) -> None:
        await until(lambda: open_and_quiet(application), 60)
        application.window.resize(1440, 900)
        found.update(await _measured(application.window.workbench, messages, rounds))

    with (
        tempfile.TemporaryDirectory(prefix="helix-bench-") as place,
        served(Path(place), messages=messages) as (data, folder),
        collecting_here(),  # as where the application is started
    ):
        live(app, story, data=data, folder=folder, parts=SERVED, seconds=600)
    return found


async def _measured(bench: Workbench, messages: int, rounds: int) -> dict[str, Row]:
    bench.sidebar.session_chosen.emit(SESSION)
    await until(lambda: bench.session == SESSION and bench.transcript.rowCount() > 0, 60)
    wing = bench.wings.timeline
    await until(lambda: len(wing.use.readings) >= messages // 2, 60)
    await asyncio.sleep(SETTLED)
    stalls: list[float] = []
    waits: list[float] = []
    moves: list[float] = []
    for at in range(rounds):
        bench.open_page("timeline" if at % 2 else "chat")
        await asyncio.sleep(REST)
        sheet = await _planned(wing)
        gaps = await gaps_while(partial(_handed_over, wing, sheet))
        stalls.append(max(gaps.busy) * 1000)
        waits.append(max(gaps.ours) * 1000)
        bench.open_page("timeline")
        await until(wing.page.isVisible)
        for button in (wing.page.undo, wing.page.redo, wing.page.undo):
            await asyncio.sleep(REST)
            moves.append(await _clicked(wing, button))
    return {"U19": _stall_row(messages, stalls, waits), "U20": _move_row(messages, moves)}


def _stall_row(messages: int, stalls: list[float], waits: list[float]) -> Row:
    told = ", ".join(f"{each:.0f}" for each in stalls)
    detail = (
        f"{messages:,} messages, all in the window; model over HTTP; in the chat and on the "
        f"timeline by turns: {told} ms; with waits for whoever held the interpreter without a core "
        f"{max(waits):.0f} ms"
    )
    return Row(max(stalls), "ms", len(stalls), detail)


def _move_row(messages: int, moves: list[float]) -> Row:
    detail = f"{messages:,} messages; median {median(moves):.0f} ms, worst {max(moves):.0f} ms"
    return Row(percentile(moves, 0.95), "ms", len(moves), detail)


async def _planned(wing: Tracing) -> DryRun:
    """What a handover would do, on a sheet over the window."""
    QTest.mouseClick(wing.page.compact, Qt.MouseButton.LeftButton)
    await until(lambda: isinstance(wing.sheet, DryRun), 60)
    assert isinstance(wing.sheet, DryRun)
    await asyncio.sleep(REST)
    return wing.sheet


async def _handed_over(wing: Tracing, sheet: DryRun) -> None:
    """From the person's yes until the handover is painted, compared and checked."""
    count = _count(wing)
    sheet.yes.click()
    await until(lambda: _count(wing) > count and wing.use.working is None, 120)
    if not title(wing.page.list.rows.row(0)).startswith("Handover"):
        raise RuntimeError("no handover came")
    await asyncio.sleep(REST)


async def _clicked(wing: Tracing, button: QPushButton) -> float:
    """Milliseconds of all threads' work from the click to the painted row."""
    await until(button.isEnabled)
    count, began = _count(wing), time.process_time()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    while _count(wing) == count:  # noqa: ASYNC110  a widget's state
        await asyncio.sleep(0.001)
    wing.page.window().repaint()
    return (time.process_time() - began) * 1000


def _count(wing: Tracing) -> int:
    return wing.page.list.rows.rowCount()
