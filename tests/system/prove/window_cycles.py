"""Opening and leaving sessions again and again: no task, timer, thread or widget stays."""

import asyncio
import gc
import os
import shutil
import threading
from collections import Counter
from pathlib import Path
from statistics import mean

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders, resources_folder
from helix_desktop.providers.practice.practice_model import PracticeModel
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.application.event_loop import HelixEventLoop
from helix_desktop.ui.application.launch import LaunchOptions, make_application
from tests.benchmarks.memory import memory_bytes
from tests.system.prove.outcome import Outcome, Skipped, processes, scratch
from tests.system.scenarios.stage import first_view, open_and_quiet, running, type_and_send, until

MOST_SLOPE = 20.0
"""KB of memory per cycle, over the second half of the cycles."""
WARM = 10
"""Cycles after which caches are as full as they get."""


def _living_objects(application: Application) -> Counter[str]:
    """What lives now, by kind. The loop's pool gets its threads one by one, up to ten: no leak."""
    gc.collect()
    own = [thread for thread in threading.enumerate() if not thread.name.startswith("loop_")]
    return Counter(
        tasks=len(asyncio.all_tasks()),
        timers=sum(timer.isActive() for timer in application.window.findChildren(QTimer)),
        threads=len(own),
        widgets=len(QApplication.allWidgets()),
    )


async def _cycles(application: Application, count: int, outcome: Outcome) -> None:
    workspace_view = await first_view(application)
    await until(lambda: open_and_quiet(application))
    for text in ("summarise this project", "find def"):
        await until(lambda: not workspace_view.chat.composer.editor.isReadOnly())
        type_and_send(workspace_view, text)
        await until(
            lambda: not running(workspace_view) and workspace_view.transcript.rowCount() > 3,
            seconds=60,
        )
        workspace_view.sidebar.new.click()
        await until(lambda: workspace_view.transcript.rowCount() == 0)
    open_workspace = workspace_view.open_workspace
    heads = await open_workspace.sessions.all()
    before: Counter[str] = Counter()
    memory: list[int] = []
    for cycle in range(count + WARM):
        for head in heads:
            workspace_view.sidebar.sessions.chosen.emit(head.id)
            await until(
                lambda session_head=head: (
                    workspace_view.session == session_head.id
                    and workspace_view.transcript.rowCount() > 3
                )
            )
        workspace_view.sidebar.new.click()
        await until(lambda: workspace_view.transcript.rowCount() == 0)
        await asyncio.sleep(0.05)
        if cycle == WARM - 1:
            before = _living_objects(application)
        memory.append(memory_bytes() >> 10)
    after = _living_objects(application)
    outcome.figures["cycles"] = count
    for kind, number in (after - before).items():
        outcome.problems.append(f"{number} {kind} more after {count} cycles")
    slope = _slope(memory[WARM + count // 2 :])
    outcome.figures["bytes a cycle"] = round(slope * 1024)
    if slope > MOST_SLOPE:
        outcome.problems.append(f"memory grows by {slope:.1f} KB a cycle")


def _slope(values: list[int]) -> float:
    """KB a cycle, by least squares."""
    middle, height = (len(values) - 1) / 2, mean(values)
    spread = sum((at - middle) ** 2 for at in range(len(values)))
    return sum((at - middle) * (value - height) for at, value in enumerate(values)) / max(spread, 1)


def _run(count: int) -> Outcome:
    outcome = Outcome("cycles")
    app = make_application()
    with scratch() as place:
        folder = Path(shutil.copytree(resources_folder() / "demo", place / "ledger"))
        paths = find_paths(place / "data")
        make_private_folders(paths)

        async def life() -> None:
            container = AppContainer(paths, AppParts(provider=lambda: PracticeModel(0.001)))
            application = Application(container, LaunchOptions(folder=folder), print)
            living = asyncio.get_running_loop().create_task(application.live())
            try:
                await _cycles(application, count, outcome)
            finally:
                application.quit()
                await living

        with asyncio.Runner(loop_factory=lambda: HelixEventLoop(app)) as runner:
            runner.run(life())
    return outcome


def cycles(*, count: int) -> Outcome:
    """In a process of its own, so that nothing else lives there."""
    if not Path("/proc/self/status").exists():
        raise Skipped("without /proc nobody can tell the memory")
    with processes() as pool:
        return pool.submit(_run, count).result()
