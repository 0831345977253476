"""`bench store --long`: a workspace after a year of work, opened and kept by the real window.

500 sessions of 200 messages with 1,900 outputs each, and 50,000 contents that nothing names: a
million entries of 5 KB. Written once, by the store's own path, in a process of its own; it stays in
the folder of `--dir` for the next run. Each deed: seconds, peak memory on top, and the longest time
in which the window answered nothing meanwhile, without waits for a core.
"""

import asyncio
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from helix_desktop.app.environment import SystemClock, find_paths, make_private_folders
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.cache import NewContent, SessionContentStates, SessionId, digest_of
from helix_desktop.domain.cache_filter import CacheFilter, CacheQuery, parse_filter
from helix_desktop.domain.events import (
    AssistantReplied,
    Ending,
    Event,
    Outcome,
    SessionStarted,
    ToolReturned,
    TurnEnded,
    TurnStarted,
)
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.domain.ports import Transaction
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.benchmarks.corpus import ROOT, Values
from tests.benchmarks.memory import forget_peak, memory_bytes
from tests.benchmarks.report import Row, aimed, say
from tests.benchmarks.stores import TOGETHER, unlike

if TYPE_CHECKING:
    from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
    from helix_desktop.ui.application.application import Application
    from helix_desktop.ui.window.workspace_view import WorkspaceView

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

_TURNS, _STEPS, _CALLS = 10, 19, 10
"""Turns of a session, replies of a turn, calls of a reply."""
_SIZE = 5 << 10
_AT = 1_750_000_000.0
_MONTH = 30 * 86_400.0
_TICK = 0.002
_NEEDLE = "return"
_DONE = "made"
"""A file that says that the workspace is complete."""


@dataclass(frozen=True, slots=True)
class Life:
    """How much there is."""

    sessions: int
    spare: int

    @property
    def summary(self) -> str:
        entries = self.sessions * _TURNS * _STEPS * _CALLS + self.spare
        messages = self.sessions * _TURNS * (_STEPS + 1)
        raw = entries * _SIZE / 1e9
        return f"{self.sessions} sessions, {messages:,} messages, {entries:,} entries, {raw:.1f} GB"


LONG, QUICK = Life(500, 50_000), Life(3, 60)


def rows(folder: Path, *, quick: bool) -> dict[str, Row]:
    """The workspace lies in a folder of its size; another size is another one."""
    life = QUICK if quick else LONG
    place = folder / f"long-life-{life.sessions}"
    if not (place / _DONE).exists():
        shutil.rmtree(place, ignore_errors=True)
        _called("make", place, str(life.sessions), str(life.spare))
    results = {name: aimed(name, row) for name, row in _measured(place).items()}
    say(f"… {life.summary}; {_disk(place):.1f} GB on the disk, in {place}")
    if quick:
        shutil.rmtree(place, ignore_errors=True)
    return results


def _called(what: str, *arguments: object) -> str:
    command = [sys.executable, "-m", "tests.benchmarks.long_life", what, *map(str, arguments)]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout


def _measured(place: Path) -> dict[str, Row]:
    from tests.benchmarks.ui_start import started  # noqa: PLC0415 — others run without Qt

    figures = started(place / "compiled", "idle", str(place / "data"), str(place / "project"))
    result = {
        "L1": Row(figures["typing"] / 1000, "s", 1, f"{figures['memory']:.0f} MB after 3 s of rest")
    }
    for line in _called("measure", place).splitlines():
        name, seconds, grown, gap, what = line.split("\t")
        detail = f"{what}; {float(grown):+.0f} MB at most, the window stood still {gap} ms"
        result[name] = Row(float(seconds), "s", 1, detail)
    return result


def _disk(place: Path) -> float:
    return sum(path.stat().st_size for path in place.rglob("*") if path.is_file()) / 1e9


def make(place: Path, life: Life) -> None:
    """Write the workspace, and wait until all of it is indexed."""
    (place / "project").mkdir(parents=True)
    paths = find_paths(place / "data")
    make_private_folders(paths)
    known = WorkspaceList(paths.workspaces, SystemClock())
    home = known.home(known.for_folder(place / "project"))
    store, began = WorkspaceStore.open_or_create(home, _Past()), time.monotonic()
    values = Values(_SIZE, seed=71)
    try:
        for number in range(life.sessions):
            _session(store, values, number)
        for start in range(0, life.spare, TOGETHER):
            numbers = range(start, min(life.spare, start + TOGETHER))
            puts = [store.new_put(unlike(values.next(), -number)) for number in numbers]
            store.write_all(puts)
        written = time.monotonic() - began
        while not store.index.catch_up(5.0).done:
            pass
    finally:
        store.close()
    (place / _DONE).write_text(life.summary + "\n")
    total_seconds = time.monotonic() - began
    sys.stderr.write(
        f"… {life.summary} written in {written:.0f} s, indexed after {total_seconds:.0f} s\n"
    )


def _session(store: WorkspaceStore, values: Values, number: int) -> None:
    session = SessionId(f"{number + 1:016x}")
    at = _AT + number * 3_600
    started = (SessionStarted(at, f"Session {number}"),)
    store.commit(Transaction(session, started))
    for turn in range(_TURNS):
        events: list[Event] = [TurnStarted(at + turn, f"now part {turn} of {number}")]
        contents: list[NewContent] = []
        for step in range(_STEPS):
            made = [unlike(values.next(), call) for call in range(step * 40, step * 40 + _CALLS)]
            events += _step(made, at + turn, f"{turn}-{step}")
            contents += made
        events.append(TurnEnded(at + turn, Ending.DONE))
        store.commit(Transaction(session, tuple(events), tuple(contents)))


def _step(made: list[NewContent], at: float, name: str) -> list[Event]:
    calls = [
        ToolCall(f"c{name}-{place}", "read_file", f'{{"path": "{content.origin.what}"}}')
        for place, content in enumerate(made)
    ]
    text = Text(f"I look at {len(calls)} files in step {name}.")
    replied = AssistantReplied(at, "own/scripted", (text, *calls), StopReason.TOOLS)
    returned = (
        ToolReturned(
            at,
            call.id,
            call.tool,
            content.origin.what,
            digest_of(content.data),
            len(content.data),
            Outcome.OK,
        )
        for call, content in zip(calls, made, strict=True)
    )
    return [replied, *returned]


class _Past:
    """A clock that is a month behind: what was written then may be cleaned up now."""

    def now(self) -> float:
        return time.time() - _MONTH

    def monotonic(self) -> float:
        return time.monotonic()


class _Watch:
    """The longest stand-still of a loop, without keeping every tick."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._waits = Path(f"/proc/self/task/{threading.get_native_id()}/schedstat")

    async def run(self) -> None:
        last, waited = time.perf_counter(), self._waited()
        while True:
            await asyncio.sleep(_TICK)
            now, waiting = time.perf_counter(), self._waited()
            self.longest = max(self.longest, now - last - (waiting - waited))
            last, waited = now, waiting

    def _waited(self) -> float:
        return int(self._waits.read_bytes().split()[1]) / 1e9 if self._waits.exists() else 0.0


async def _watched(name: str, what: str, action: Callable[[], Awaitable[object]]) -> None:
    await asyncio.sleep(1.0)
    watch, before = _Watch(), memory_bytes()
    forget_peak()
    ticking = asyncio.get_running_loop().create_task(watch.run())
    await asyncio.sleep(0.1)
    watch.longest, began = 0.0, time.perf_counter()
    got = await action()
    took = time.perf_counter() - began
    await asyncio.sleep(0.1)
    ticking.cancel()
    with suppress(asyncio.CancelledError):
        await ticking
    grown = (memory_bytes("VmHWM") - before) / 1e6
    label = f"{what} ({got:,})" if isinstance(got, int) else what
    say(f"{name}\t{took:.3f}\t{grown:.1f}\t{watch.longest * 1000:.0f}\t{label}")


async def _deeds(application: "Application", place: Path) -> None:
    from tests.system.scenarios.stage import open_and_quiet, until  # noqa: PLC0415 — as above

    await until(lambda: open_and_quiet(application), 120)
    view = application.window.workspace_views.current
    life = _Deeds(view, view.open_workspace, place)
    await asyncio.to_thread(life.clear)
    await _watched("L2", "a session of 2,100 events opened and painted", life.open_session)
    await _watched("L3", "20 newest contents with some words", life.count_matches)
    await _watched("L4", "all sessions looked through for words; hits", life.searched)
    await _watched("L5", "the first page of the entries by size", life.listed)
    await _watched("L6", "what nothing needs is looked for; contents", life.spared)
    await _watched("L7", "the same removed; contents", life.removed)
    await _watched("L8", "everything checked, without reading it; entries", life.checked)
    await _watched("L9", "the same with every byte read; entries", life.checked_whole)
    await _watched("L10", "backed up; records", life.backed_up)
    await _watched("L11", "exported as plain files; contents", life.exported)
    await asyncio.to_thread(life.clear)


@dataclass
class _Deeds:
    """What a user does with it; some return how much it was."""

    view: "WorkspaceView"
    open_workspace: "OpenWorkspace"
    place: Path

    def __post_init__(self) -> None:
        assert self.open_workspace.copies is not None
        self._copies = self.open_workspace.copies

    async def open_session(self) -> None:
        from tests.system.scenarios.stage import until  # noqa: PLC0415 — as above

        heads = await self.open_workspace.sessions.all()
        wanted = heads[len(heads) // 2].id
        self.view.sidebar.sessions.chosen.emit(wanted)
        await until(
            lambda: self.view.session == wanted and self.view.transcript.rowCount() > 0, 120
        )
        self.view.chat.grab()

    async def count_matches(self) -> int:
        ask = CacheQuery(parse_filter(_NEEDLE, now=0), limit=20)
        page = await self.open_workspace.cache.listed(ask, await self._standing())
        return len(page.entries)

    async def searched(self) -> int:
        from helix_desktop.app.workspaces.global_search import (  # noqa: PLC0415 — as above
            search_all_sessions,
        )

        return sum(
            [len(hits) async for hits in search_all_sessions([self.open_workspace], "part 7 of")]
        )

    async def listed(self) -> int:
        ask = CacheQuery(parse_filter("size:>1k", now=0), limit=200)
        page = await self.open_workspace.cache.listed(ask, await self._standing())
        return len(page.entries)

    async def spared(self) -> int:
        self._spare = await self.open_workspace.cache.find_removable(
            CacheFilter(), await self._standing()
        )
        return self._spare.contents

    async def removed(self) -> int:
        return (await self.open_workspace.cache.remove(self._spare)).contents

    async def checked(self) -> int:
        return (await self._copies.check(_quietly, deep=False)).amount

    async def checked_whole(self) -> int:
        return (await self._copies.check(_quietly, deep=True)).amount

    async def backed_up(self) -> int:
        return (await self._copies.back_up(self.place / "copy", _quietly)).amount

    async def exported(self) -> int:
        return (await self._copies.export(self.place / "files", _quietly)).amount

    def clear(self) -> None:
        """Take the copies away: of a run before, and of this one."""
        for item in ("copy", "files"):
            shutil.rmtree(self.place / item, ignore_errors=True)

    async def _standing(self) -> SessionContentStates:
        return await self.open_workspace.cache.states(self.view.session)


def _quietly(_what: str, _done: int, _total: int) -> None:
    """Progress that nobody looks at."""


def measure(place: Path) -> None:
    from helix_desktop.ui.application.launch import (  # noqa: PLC0415 — as above
        collect_on_this_thread,
        make_application,
    )
    from tests.system.scenarios.stage import live_through  # noqa: PLC0415 — as above

    app = make_application()
    with collect_on_this_thread():  # as where the application is started
        live_through(
            app,
            lambda application: _deeds(application, place),
            data=place / "data",
            folder=place / "project",
            seconds=3_600,
        )


if __name__ == "__main__":
    if sys.argv[1] == "make":
        make(Path(sys.argv[2]), Life(int(sys.argv[3]), int(sys.argv[4])))
    else:
        measure(Path(sys.argv[2]))
