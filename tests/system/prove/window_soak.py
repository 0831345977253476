"""Working for long in the window: no memory, handle, task, thread, timer or widget stays behind.

Thousands of turns in three workspaces, by keyboard, with a model's server over HTTP in the process
that watches: tools are called, windows are rewritten by three policies, sessions are begun, left
and opened again, workspaces are switched, closed and opened again, pages are looked at.
"""

import asyncio
import gc
import json
import os
import random
import threading
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import BALANCED, HELIX, RELEVANCE
from helix_desktop.domain.events import EpochCommitted
from helix_desktop.domain.live_events import Journaled, Live
from helix_desktop.domain.value import replace
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.application.event_loop import HelixEventLoop
from helix_desktop.ui.application.launch import (
    INTERVAL_MS,
    QUIET_CHECKS,
    GarbageCollector,
    collect_on_this_thread,
    make_application,
)
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.benchmarks.memory import memory_bytes
from tests.system.prove.dialect_says import Called
from tests.system.prove.outcome import Outcome, Skipped, processes, scratch
from tests.system.prove.script import say
from tests.system.scenarios.served import SERVED, Answer, Served, called, put_on, says, typed
from tests.system.scenarios.stage import live, open_and_quiet, resting, texts, type_and_send, until

MOST_MEMORY = 10.0
"""MB for every thousand turns, once everything is warm."""
FULL = 1_500
"""The least turns of a run whose memory is judged: in a shorter one, most of the growth is that of
the engine's bounded caches (names, calls, endings of outputs). It tells its figure only."""
WARM = 200
"""Turns after which what is made once is made."""
SAMPLES = 10
"""Looks at memory, the first one after the warm turns."""
MODULES = 12
WINDOW = 32_000
"""Tokens: small, so that every few turns something in it is rewritten."""
BEGIN, BACK, LOOK, CLOSE, SWITCH = 80, 11, 23, 47, 5
"""Turns between two new sessions, sessions opened again, pages, workspaces closed, switches."""
PAGES = ("timeline", "cache", "context", "changes")
PATIENCE = 60.0
LONGEST = 6 * 3_600.0
CONTROL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
POLICIES: tuple[Policy, ...] = (BALANCED, replace(HELIX, compact_cooldown=0.0), RELEVANCE)
_DOCUMENT = "\n\n".join(
    f"## {name}\n- Part {at}: every order is booked twice."
    for at, name in enumerate(HANDOVER_SECTIONS)
)
_FACTS = "- [medium] src/module_3.py holds the steps of an order {1}\n- [done] turn 1 {1}"


def module(number: int, edition: int) -> str:
    lines = (f"def step_{number}_{at}(order):\n    return {edition + at}\n" for at in range(80))
    return "\n".join(lines)


def agent(body: bytes) -> Answer:
    """Reads a module, in every third turn writes it anew or searches, and reports."""
    turn_line = next((item for item in reversed(typed(body)) if item.startswith("turn ")), "")
    if "Write a handover document" in typed(body)[-1]:
        return says(_DOCUMENT)
    if not turn_line or not turn_line.split()[1].isdigit():
        return says(_FACTS)
    turn, rounds = int(turn_line.split()[1]), called(body)
    path = f"src/module_{turn % MODULES}.py"
    if rounds == 0:
        return says("I look. ", calls=[_call(turn, "read_file", {"path": path})])
    if rounds == 1 and turn % 3 == 0:
        made = {"path": path, "content": module(turn % MODULES, turn)}
        return says("I write. ", calls=[_call(turn, "write_file", made)])
    if rounds == 1 and turn % 3 == 1:
        return says(
            "I search. ", calls=[_call(turn, "search_files", {"pattern": f"step_{turn % 9}_"})]
        )
    words = (f"Done with `{path}` in turn {turn}: ", "every name is **kept**.\n\n- one\n- two\n")
    return says(*words)


def _call(turn: int, tool: str, arguments: dict[str, str]) -> Called:
    return Called(f"{tool}-{turn}", tool, json.dumps(arguments))


def _is_own(thread: threading.Thread) -> bool:
    """Whether it was started for something; those of the loop's pool come one by one, up to ten."""
    return not thread.name.startswith("loop_")


def lives(application: Application) -> Counter[str]:
    """What lives now, by kind."""
    gc.collect()
    return Counter(
        {
            "tasks": len(asyncio.all_tasks()),
            "timers": sum(timer.isActive() for timer in application.window.findChildren(QTimer)),
            "threads": sum(_is_own(item) for item in threading.enumerate()),
            "widgets": len(QApplication.allWidgets()),
            "handles": len(os.listdir("/proc/self/fd")),
        }
    )


@dataclass
class Soak:
    """One user at the keyboard, and what was seen so far."""

    application: Application
    ids: Sequence[str]
    turns: int = 0
    at: int = 0
    done: Counter[str] = field(default_factory=Counter)

    @property
    def view(self) -> WorkspaceView:
        return self.application.window.workspace_views.current

    async def turn(self) -> None:
        """One message until its answer is there, with what comes between two messages."""
        number = self.turns
        if number % SWITCH == 0:
            await self.switch(self.at + 1)
        if number % CLOSE == CLOSE - 1:
            await self._closed_and_opened()
        if number % BEGIN < len(self.ids) * SWITCH and number % SWITCH == 0:
            await self.begin()
        elif number % BACK == 0:
            await self._back(random.Random(number))
        if number % LOOK == 0:
            await self._look(PAGES[number // LOOK % len(PAGES)])
        await self._send_and_wait(f"turn {number}", f"in turn {number}:")
        self.turns += 1

    async def switch(self, at: int) -> None:
        """To another workspace by its number."""
        self.at = at % len(self.ids)
        wanted = self.ids[self.at]
        order = [item.id for item in self.application.open_workspaces.known]
        key = Qt.Key(Qt.Key.Key_1 + order.index(wanted))
        QTest.keyClick(self.view, key, CONTROL)
        await self._shows(wanted)
        self.done["switches"] += 1

    async def begin(self) -> None:
        QTest.keyClick(self.view, Qt.Key.Key_N, CONTROL)
        await until(lambda: self.view.transcript.rowCount() == 0, PATIENCE)
        await until(lambda: open_and_quiet(self.application), PATIENCE)
        self.done["sessions begun"] += 1

    async def _shows(self, workspace: str) -> None:
        def shown() -> bool:
            view = self.view
            return view is not None and view.open_workspace.workspace.id == workspace

        await until(shown, PATIENCE)
        await until(lambda: open_and_quiet(self.application), PATIENCE)

    async def _closed_and_opened(self) -> None:
        """The workspace that is shown is closed, and opened again in a view of its own."""
        workspace = self.ids[self.at]
        await self.application.open_workspaces.close_workspace(workspace)
        await self.application.open_workspaces.load_workspace(workspace)
        await self._shows(workspace)
        self.view.open_workspace.subscribe(self.hear)
        self.done["workspaces opened again"] += 1

    async def _back(self, dice: random.Random) -> None:
        """A session of before is opened again, from the list."""
        heads = await self.view.open_workspace.sessions.all()
        if not heads:
            return
        chosen = dice.choice(heads[:8]).id
        self.view.sidebar.sessions.chosen.emit(chosen)
        view = self.view
        await until(lambda: view.session == chosen and view.transcript.rowCount() > 0, PATIENCE)
        await until(lambda: open_and_quiet(self.application), PATIENCE)
        self.done["sessions opened again"] += 1

    async def _look(self, page: str) -> None:
        view = self.view
        view.open_page(page)
        await asyncio.sleep(0.1)
        view.open_page("chat")
        await until(lambda: open_and_quiet(self.application), PATIENCE)
        self.done["pages"] += 1

    async def _send_and_wait(self, words: str, done: str) -> None:
        view = self.view
        await until(lambda: not view.chat.composer.draft(), PATIENCE)
        type_and_send(view, words)

        def over() -> bool:
            if view.chat.question.ready:
                QTest.keyClick(view.chat.composer.editor, Qt.Key.Key_A, ALT)
            return done in (texts(view, RowKind.ASSISTANT) or [""])[-1] and resting(view)

        await until(over, PATIENCE)
        await until(lambda: not view.chat.composer.editor.isReadOnly(), PATIENCE)

    async def rest(self) -> None:
        """The state in which everything is counted: each workspace with an empty session and all
        its pages, which are made when they are first shown.
        """
        for at in range(len(self.ids)):
            await self.switch(at)
            self.view.open_page("chat")
            await self.begin()
            for page in PAGES:
                await self._look(page)
            await self.view.open_workspace.sessions.idle()
        await asyncio.sleep(1.0)

    def hear_all(self) -> None:
        for workspace in self.application.open_workspaces.open_workspaces:
            workspace.subscribe(self.hear)

    def hear(self, event: Live) -> None:
        if isinstance(event, Journaled) and isinstance(event.recorded.event, EpochCommitted):
            self.done[f"rewrites ({event.recorded.event.epoch.job})"] += 1


async def _work(application: Application, ids: Sequence[str], count: int) -> Outcome:
    outcome, soak = Outcome("soak"), Soak(application, ids)
    await until(lambda: open_and_quiet(application), PATIENCE)
    await until(lambda: len(application.open_workspaces.known) == len(ids), PATIENCE)
    await soak.rest()
    soak.hear_all()
    step = max(1, (count - WARM) // SAMPLES)
    memory: list[float] = []
    looks: list[Counter[str]] = []
    for number in range(count + 1):
        if number >= WARM and (number - WARM) % step == 0:
            await soak.rest()
            if count >= FULL:  # until the application has returned what it freed
                await asyncio.sleep(INTERVAL_MS * (QUIET_CHECKS + 2) / 1_000)
            now = lives(application)
            looks.append(now)
            memory.append(memory_bytes() / 1e6)
            own = memory_bytes("RssAnon") / 1e6
            memory_text = f"{memory[-1]:.1f} MB, {own:.1f} of them not mapped from files"
            say(f"turn {number}: {memory_text}; {dict(now)}, {time.process_time():.0f} s")
        if number < count:
            await soak.turn()
    outcome.figures["turns"] = count
    _judge(outcome, memory, looks, step=step)
    outcome.figures.update(soak.done)
    return outcome


def _judge(
    outcome: Outcome, memory: list[float], looks: Sequence[Counter[str]], *, step: int
) -> None:
    slope = fitted_slope(memory) * 1_000 / step
    outcome.figures["MB at the end"] = round(memory[-1])
    outcome.figures["KB for a thousand turns"] = round(slope * 1_000)
    if outcome.figures["turns"] >= FULL and slope > MOST_MEMORY:
        outcome.problems.append(f"memory grows by {slope:.1f} MB for a thousand turns")
    for kind in looks[0]:
        seen = [look[kind] for look in looks]
        if grows(seen):
            outcome.problems.append(f"more and more {kind}: {seen}")


def grows(seen: Sequence[int]) -> bool:
    """Whether even the least of the later half is more than the most of the earlier one."""
    half = len(seen) // 2
    return half > 0 and min(seen[-half:]) > max(seen[:half])


def fitted_slope(values: Sequence[float]) -> float:
    """By how much each is more than the one before: the median of all pairs (Theil and Sen)."""
    pairs = [
        (later - earlier) / (at - before)
        for at, later in enumerate(values)
        for before, earlier in enumerate(values[:at])
    ]
    return median(pairs) if pairs else 0.0


def collect_after_views(application: Application, collector: GarbageCollector) -> None:
    """As where the application is started; a local name of a view here would keep the view."""
    for view in application.window.workspace_views.all:
        collector.collect_after(view)
    application.window.view_created.connect(collector.collect_after)


def _run(count: int, place: Path, ids: Sequence[str]) -> Outcome:
    app = make_application()
    app.setQuitOnLastWindowClosed(False)

    async def life() -> Outcome:
        async with live(
            data=place / "data", folder=place / "project-0", parts=SERVED, seconds=LONGEST
        ) as application:
            collect_after_views(application, collector)
            return await _work(application, ids, count)

    with (
        collect_on_this_thread() as collector,  # as where the application is started
        asyncio.Runner(loop_factory=lambda: HelixEventLoop(app)) as runner,
    ):
        return runner.run(life())


def _made(place: Path, port: int) -> list[str]:
    """The workspaces, each with a project and a policy of its own."""
    ids = []
    for at, policy in enumerate(POLICIES):
        folder = place / f"project-{at}"
        (folder / "src").mkdir(parents=True)
        for number in range(MODULES):
            (folder / "src" / f"module_{number}.py").write_text(module(number, 0))
        made = put_on(place / "data", folder, port, window=WINDOW, policy=policy)
        ids.append(asyncio.run(made))
    return ids


def soak(*, count: int) -> Outcome:
    """The window in a process of its own, so that nothing else lives there."""
    if not Path("/proc/self/status").exists():
        raise Skipped("without /proc nobody can tell the memory")

    def answer(body: bytes) -> Answer:
        served.received.clear()  # every request would be kept
        return agent(body)

    with scratch() as place, Served(answer) as served, processes() as pool:
        return pool.submit(_run, count, place, _made(place, served.port)).result()
