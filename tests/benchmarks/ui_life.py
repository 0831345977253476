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

from tests.benchmarks.memory import memory_bytes
from tests.benchmarks.report import Row
from tests.benchmarks.ticker import gaps_while

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from helix_desktop.app.container import AppParts
from helix_desktop.app.environment import resources_folder
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.permission import PermissionAnswer, PermissionReply
from helix_desktop.providers.practice.practice_model import PracticeModel
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.application.launch import collect_on_this_thread
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.system.scenarios.stage import live_through, open_and_quiet, running, type_and_send, until

FLOOD = 5_000_000
PACE = 0.02
"""Seconds between two words: a turn is under way when Esc comes."""


def rows(*, quick: bool) -> dict[str, Row]:
    app = QApplication.instance() or QApplication(["bench"])
    assert isinstance(app, QApplication)
    result: dict[str, Row] = {}
    with tempfile.TemporaryDirectory(prefix="helix-bench-") as scratch:
        place = Path(scratch)
        folder = Path(shutil.copytree(resources_folder() / "demo", place / "ledger"))
        _write_flood(folder / "flood.txt")

        async def story(application: Application) -> None:
            workspace_view = application.window.workspace_views.current
            await until(lambda: open_and_quiet(application))
            await workspace_view.open_workspace.permissions.trust(True)
            await asyncio.sleep(1)  # the tokenizer is loaded meanwhile
            for part in (_stops, _groups, _floods):
                result.update(
                    await part(workspace_view, workspace_view.open_workspace, 2 if quick else 9)
                )

        parts = AppParts(provider=lambda: PracticeModel(PACE))
        with collect_on_this_thread():  # as where the application is started
            live_through(app, story, data=place / "data", folder=folder, parts=parts, seconds=600)
    return result


def _write_flood(path: Path) -> None:
    dice = random.Random(5)
    line = "".join(dice.choices("abcdefghij klmnop\t.,;", k=96))
    path.write_text("".join(f"{at:06d} {line[at % 60 :]}\n" for at in range(FLOOD // 80)))


async def _stops(
    workspace_view: WorkspaceView, _open_workspace: OpenWorkspace, rounds: int
) -> dict[str, Row]:
    """Esc while an answer streams in, until the window says that nothing runs."""
    spent = []
    for _ in range(rounds):
        type_and_send(workspace_view, "summarise this project")
        await until(lambda: running(workspace_view))
        await asyncio.sleep(0.5)
        began = time.perf_counter()
        QTest.keyClick(workspace_view.chat.composer.editor, Qt.Key.Key_Escape)
        await until(lambda: not running(workspace_view))
        spent.append((time.perf_counter() - began) * 1000)
        await until(lambda: not workspace_view.chat.composer.editor.isReadOnly())
    detail = f"worst {max(spent):.0f} ms"
    return {"U17": Row(median(spent), "ms", len(spent), detail)}


async def _groups(
    workspace_view: WorkspaceView, open_workspace: OpenWorkspace, rounds: int
) -> dict[str, Row]:
    """Esc while a command runs that has children which ignore polite signals."""
    spent = []
    for at in range(rounds):
        mark = f"7{at:02d}.{os.getpid()}"
        type_and_send(workspace_view, f"run (trap '' TERM INT HUP; sleep {mark}) & sleep {mark}")
        await _allowed(open_workspace, lambda item=mark: _alive(item))  # type: ignore[misc]
        began = time.perf_counter()
        QTest.keyClick(workspace_view.chat.composer.editor, Qt.Key.Key_Escape)
        await until(lambda item=mark: not _alive(item))
        spent.append(time.perf_counter() - began)
        await until(lambda: not running(workspace_view))
    return {"U18": Row(max(spent), "s", len(spent), f"median {median(spent):.2f} s; the slowest")}


async def _floods(
    workspace_view: WorkspaceView, open_workspace: OpenWorkspace, rounds: int
) -> dict[str, Row]:
    """A command prints 5 MB; the longest time in which the window answered nothing, and memory."""
    worst, grown = [], []
    for _ in range(max(1, rounds // 3)):
        before = memory_bytes()
        gaps = await gaps_while(lambda: _flooded(workspace_view, open_workspace))
        worst.append(max(gaps.ours) * 1000)
        grown.append((memory_bytes() - before) / 1e6)
    detail = (
        f"{FLOOD / 1e6:.0f} MB through the shell tool, its row open; time without a core left out"
    )
    return {
        "U11": Row(max(worst), "ms", len(worst), detail),
        "U12": Row(median(grown), "MB", len(grown), f"worst {max(grown):.1f} MB"),
    }


async def _flooded(workspace_view: WorkspaceView, open_workspace: OpenWorkspace) -> None:
    type_and_send(workspace_view, "run cat flood.txt")
    await until(lambda: running(workspace_view))
    await _allowed(open_workspace, lambda: not running(workspace_view))


async def _allowed(open_workspace: OpenWorkspace, done: Callable[[], bool]) -> None:
    """Until something is done; what is asked meanwhile is allowed."""

    def answered() -> bool:
        for question in open_workspace.permissions.calls.pending:
            open_workspace.permissions.calls.answer(
                question.id, PermissionAnswer(PermissionReply.ONCE)
            )
        return done()

    await until(answered, seconds=60)


def _alive(mark: str) -> bool:
    """Whether a process with that word in its command line lives."""
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if path.read_bytes().startswith(b"sleep\0" + mark.encode()):
                return True
        except OSError:
            continue
    return False
