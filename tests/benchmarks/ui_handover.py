"""A handover of a long session, asked for, taken back and put back in the window itself.

U19 is the longest time in which the window answered nothing from the user's yes until the
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

from helix_desktop.ui.application.application import Application
from helix_desktop.ui.application.launch import collect_on_this_thread
from helix_desktop.ui.timeline.controller import TimelineController
from helix_desktop.ui.timeline.dialogs import CompactionDialog
from helix_desktop.ui.timeline.row_texts import rewrite_title
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.benchmarks.long_session import SESSION, served
from tests.benchmarks.report import Row
from tests.benchmarks.ticker import gaps_while
from tests.benchmarks.timing import least_for, percentile
from tests.system.scenarios.served import SERVED
from tests.system.scenarios.stage import live_through, open_and_quiet, until

MESSAGES, QUICK = 10_000, 200
SETTLED = 5.0
"""Seconds after which what opening a session left to do is done, too."""
REST = 1.0
"""Seconds after which nothing is under way any more."""


def rows(*, quick: bool) -> dict[str, Row]:
    app = QApplication.instance() or QApplication(["bench"])
    assert isinstance(app, QApplication)
    result: dict[str, Row] = {}
    messages, rounds = (QUICK, 1) if quick else (MESSAGES, 5)

    async def story(application: Application) -> None:
        await until(lambda: open_and_quiet(application), 60)
        application.window.resize(1440, 900)
        result.update(await _measured(application.window.workspace_views.current, messages, rounds))

    with (
        tempfile.TemporaryDirectory(prefix="helix-bench-") as place,
        served(Path(place), messages=messages) as (data, folder),
        collect_on_this_thread(),  # as where the application is started
    ):
        live_through(app, story, data=data, folder=folder, parts=SERVED, seconds=600)
    return result


async def _measured(workspace_view: WorkspaceView, messages: int, rounds: int) -> dict[str, Row]:
    workspace_view.sidebar.sessions.chosen.emit(SESSION)
    await until(
        lambda: workspace_view.session == SESSION and workspace_view.transcript.rowCount() > 0, 60
    )
    page_controller = workspace_view.page_controllers.timeline
    await until(lambda: len(page_controller.use.readings) >= messages // 2, 60)
    await asyncio.sleep(SETTLED)
    stalls: list[float] = []
    waits: list[float] = []
    moves: list[float] = []
    for at in range(rounds):
        workspace_view.open_page("timeline" if at % 2 else "chat")
        await asyncio.sleep(REST)
        sheet = await _planned(page_controller)
        gaps = await gaps_while(partial(_write_handover, page_controller, sheet))
        stalls.append(max(gaps.busy) * 1000)
        waits.append(max(gaps.ours) * 1000)
        workspace_view.open_page("timeline")
        await until(page_controller.page.isVisible)
        for button in (
            page_controller.page.undo,
            page_controller.page.redo,
            page_controller.page.undo,
        ):
            await asyncio.sleep(REST)
            moves.append(await _clicked(page_controller, button))
    least = least_for(page_controller.page.window().repaint)
    return {
        "U19": _stall_row(messages, stalls, waits, least),
        "U20": _move_row(messages, moves, least),
    }


def _stall_row(messages: int, stalls: list[float], waits: list[float], least: str) -> Row:
    stalls_text = ", ".join(f"{stall:.0f}" for stall in stalls)
    detail = (
        f"{messages:,} messages, all in the window; model over HTTP; in the chat and on the "
        f"timeline by turns: {stalls_text} ms; with waits for whoever held the "
        f"interpreter without a core {max(waits):.0f} ms; {least}"
    )
    return Row(max(stalls), "ms", len(stalls), detail)


def _move_row(messages: int, moves: list[float], least: str) -> Row:
    times = f"median {median(moves):.0f} ms, worst {max(moves):.0f} ms"
    detail = f"{messages:,} messages; {times}; {least}"
    return Row(percentile(moves, 0.95), "ms", len(moves), detail)


async def _planned(page_controller: TimelineController) -> CompactionDialog:
    """What a handover would do, on a sheet over the window."""
    QTest.mouseClick(page_controller.page.compact, Qt.MouseButton.LeftButton)
    await until(lambda: isinstance(page_controller.sheet, CompactionDialog), 60)
    assert isinstance(page_controller.sheet, CompactionDialog)
    await asyncio.sleep(REST)
    return page_controller.sheet


async def _write_handover(page_controller: TimelineController, sheet: CompactionDialog) -> None:
    """From the user's yes until the handover is painted, compared and checked."""
    count = _count(page_controller)
    sheet.yes.click()
    await until(
        lambda: _count(page_controller) > count and page_controller.use.working is None, 120
    )
    if not rewrite_title(page_controller.page.list.items[0]).startswith("Handover"):
        raise RuntimeError("no handover came")
    await asyncio.sleep(REST)


async def _clicked(page_controller: TimelineController, button: QPushButton) -> float:
    """Milliseconds of all threads' work from the click to the painted row."""
    await until(button.isEnabled)
    count, began = _count(page_controller), time.process_time()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    while _count(page_controller) == count:  # noqa: ASYNC110  a widget's state
        await asyncio.sleep(0.001)
    page_controller.page.window().repaint()
    return (time.process_time() - began) * 1000


def _count(page_controller: TimelineController) -> int:
    return len(page_controller.page.list.items)
