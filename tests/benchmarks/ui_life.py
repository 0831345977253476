"""`bench ui`: the whole application off screen while things happen to it: keys, floods, Esc."""

import asyncio
import os
import random
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from tests.benchmarks.memory import held
from tests.benchmarks.report import Row
from tests.benchmarks.ticker import gaps_while

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from helix_desktop.app.desk import Desk
from helix_desktop.app.paths import resources
from helix_desktop.app.wiring import Parts
from helix_desktop.domain.permission import Answer, Reply
from helix_desktop.providers.practice.model import PracticeModel
from helix_desktop.ui.frame.workbench import Workbench
from helix_desktop.ui.life.application import Application
from helix_desktop.ui.life.collector import collecting_here
from tests.scenarios.stage import live, open_and_quiet, running, type_and_send, until

FLOOD = 5_000_000
PACE = 0.02
"""Seconds between two words: a turn is under way when Esc comes."""


def rows(*, quick: bool) -> dict[str, Row]:
    app = QApplication.instance() or QApplication(["bench"])
    assert isinstance(app, QApplication)
    found: dict[str, Row] = {}
    with tempfile.TemporaryDirectory(prefix="helix-bench-") as scratch:
        place = Path(scratch)
        folder = Path(shutil.copytree(resources() / "demo", place / "ledger"))
        _write_flood(folder / "flood.txt")

        async def story(application: Application) -> None:
            bench = application.window.workbench
            await until(lambda: open_and_quiet(application) and bench.desk is not None)
            assert bench.desk is not None
            await bench.desk.trust(True)
            await asyncio.sleep(1)  # the tokenizer is loaded meanwhile
            for part in (_stops, _groups, _floods):
                found.update(await part(bench, bench.desk, 2 if quick else 9))

        parts = Parts(provider=lambda: PracticeModel(PACE))
        with collecting_here():  # as where the application is started
            live(app, story, data=place / "data", folder=folder, parts=parts, seconds=600)
    return found


def _write_flood(path: Path) -> None:
    dice = random.Random(5)
    line = "".join(dice.choices("abcdefghij klmnop\t.,;", k=96))
    path.write_text("".join(f"{at:06d} {line[at % 60 :]}\n" for at in range(FLOOD // 80)))


async def _stops(bench: Workbench, _desk: Desk, rounds: int) -> dict[str, Row]:
    """Esc while an answer streams in, until the window says that nothing runs."""
    spent = []
    for _ in range(rounds):
        type_and_send(bench, "summarise this project")
        await until(lambda: running(bench))
        await asyncio.sleep(0.5)
        began = time.perf_counter()
        QTest.keyClick(bench.chat.composer.editor, Qt.Key.Key_Escape)
        await until(lambda: not running(bench))
        spent.append((time.perf_counter() - began) * 1000)
        await until(lambda: not bench.chat.composer.editor.isReadOnly())
    detail = f"worst {max(spent):.0f} ms"
    return {"U17": Row(median(spent), "ms", len(spent), detail)}


async def _groups(bench: Workbench, desk: Desk, rounds: int) -> dict[str, Row]:
    """Esc while a command runs that has children which ignore polite signals."""
    spent = []
    for at in range(rounds):
        mark = f"7{at:02d}.{os.getpid()}"
        type_and_send(bench, f"run (trap '' TERM INT HUP; sleep {mark}) & sleep {mark}")
        await _allowed(desk, lambda each=mark: _alive(each))  # type: ignore[misc]
        began = time.perf_counter()
        QTest.keyClick(bench.chat.composer.editor, Qt.Key.Key_Escape)
        await until(lambda each=mark: not _alive(each))
        spent.append(time.perf_counter() - began)
        await until(lambda: not running(bench))
    return {"U18": Row(max(spent), "s", len(spent), f"median {median(spent):.2f} s; the slowest")}


async def _floods(bench: Workbench, desk: Desk, rounds: int) -> dict[str, Row]:
    """A command prints 5 MB; the longest time in which the window answered nothing, and memory."""
    worst, grown = [], []
    for _ in range(max(1, rounds // 3)):
        before = held()
        gaps = await gaps_while(lambda: _flooded(bench, desk))
        worst.append(max(gaps.ours) * 1000)
        grown.append((held() - before) / 1e6)
    detail = (
        f"{FLOOD / 1e6:.0f} MB through the shell tool, its row open; time without a core left out"
    )
    return {
        "U11": Row(max(worst), "ms", len(worst), detail),
        "U12": Row(median(grown), "MB", len(grown), f"worst {max(grown):.1f} MB"),
    }


async def _flooded(bench: Workbench, desk: Desk) -> None:
    type_and_send(bench, "run cat flood.txt")
    await until(lambda: running(bench))
    await _allowed(desk, lambda: not running(bench))


async def _allowed(desk: Desk, done: Callable[[], bool]) -> None:
    """Until something is done; what is asked meanwhile is allowed."""

    def answered() -> bool:
        for question in desk.questions:
            desk.answer(question.id, Answer(Reply.ONCE))
        return done()

    await until(answered, seconds=60)


def _alive(mark: str) -> bool:
    """Whether a process with that word in its command line lives."""
    for each in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if each.read_bytes().startswith(b"sleep\0" + mark.encode()):
                return True
        except OSError:
            continue
    return False
