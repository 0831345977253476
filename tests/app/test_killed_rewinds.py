"""Killed at any moment of a rewind: afterwards the session is as before, or wholly rewound."""

import asyncio
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from helix_desktop.app.environment import Paths, SystemClock, find_paths
from helix_desktop.app.sessions.rewinding import REWIND_FILE
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.events import EpochCommitted, Event, Recorded, Rewound
from helix_desktop.store.async_store import open_async_store
from tests.app.changing import FileWriter
from tests.processes import helix_traced

ROOT = Path(__file__).resolve().parents[2]
SESSION = SessionId("0" * 15 + "7")
BEFORE = {"a": "one\n", "b": "one, too\n"}
AFTER = {"a": "two\n" * 60, "b": "two, too\n", "made": "new\n"}
CALLS = ("fsync", "fdatasync", "rename", "renameat2", "unlink", "unlinkat", "write", "fchmod")
"""Each alone: strace counts for every thread apart."""
RUNS = 24


def make_workspace(base: Path) -> tuple[Paths, int]:
    """Make a workspace whose session wrote files in two turns; return the second message."""
    folder, paths = base / "ws", find_paths(base / "data")
    folder.mkdir(parents=True)
    workspaces = WorkspaceList(paths.workspaces, SystemClock())
    workspace = workspaces.create(folder)

    async def work() -> int:
        store = await open_async_store(workspaces.home(workspace), clock=SystemClock())
        hand = FileWriter(folder, store)
        await hand.begin(SESSION)
        for name, text in BEFORE.items():
            await hand.write(SESSION, name, text)
        await hand.say(SESSION)
        message = (await store.events(SESSION))[-1].seq
        for name, text in AFTER.items():
            await hand.write(SESSION, name, text)
        await store.close()
        return message

    return paths, asyncio.run(work())


def files_in(folder: Path) -> dict[str, str]:
    """Return the named files; what a cut-off write left beside them is nobody's file."""
    return {name: (folder / name).read_text() for name in AFTER if (folder / name).exists()}


def rewind(base: Path, message: int, *options: str) -> None:
    """Rewind under strace with these options."""
    words = ("session", "rewind", "--workspace", "ws", "--to", message, "--in-place")
    helix_traced("--data-dir", base / "data", *words, options=options)


def count_calls(base: Path, message: int) -> dict[str, int]:
    """Return how many calls of each kind the thread with the most of them makes."""
    log = base.with_name("calls")
    rewind(base, message, "-o", str(log), "-e", f"trace={','.join(CALLS)}")
    counts: dict[tuple[str, str], int] = {}
    for line in log.read_text("utf-8", "replace").splitlines():
        thread, _, rest = line.partition(" ")
        call = rest.strip().partition("(")[0]
        counts[thread, call] = counts.get((thread, call), 0) + 1
    return {
        call: max((count for (_, name), count in counts.items() if name == call), default=0)
        for call in CALLS
    }


async def journal(home: Path) -> list[Event]:
    store = await open_async_store(home, clock=SystemClock())
    try:
        return [item.event for item in await store.events(SESSION) if isinstance(item, Recorded)]
    finally:
        await store.close()


def is_rewound(base: Path, paths: Paths) -> bool:
    """Return which of the two states it is, after the workspace was opened once more."""
    open_once = ["session", "bring", "--workspace", "ws", "--find", "hello"]
    module = [sys.executable, "-m", "helix_desktop", "--data-dir", str(base / "data")]
    subprocess.run([*module, *open_once], cwd=ROOT, capture_output=True, check=False)
    workspaces = WorkspaceList(paths.workspaces, SystemClock())
    home = workspaces.home(workspaces.find("ws"))
    assert not (home / REWIND_FILE).exists()
    events = asyncio.run(journal(home))
    rewinds = sum(isinstance(event, Rewound) for event in events)
    assert rewinds == sum(isinstance(event, EpochCommitted) for event in events)
    assert files_in(base / "ws") == (BEFORE if rewinds else AFTER)
    return rewinds > 0


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_a_rewind_that_is_killed_anywhere_is_done_or_not_begun(tmp_path: Path) -> None:
    if not shutil.which("strace"):
        pytest.skip("no strace here to kill at a call")
    base, original = tmp_path / "base", tmp_path / "original"
    paths, message = make_workspace(base)
    shutil.copytree(base, original)
    places = [
        (call, at)
        for call, count in count_calls(base, message).items()
        for at in range(1, count + 1)
    ]
    assert is_rewound(base, paths)
    states: set[bool] = set()
    for call, at in random.Random(7).sample(places, min(RUNS, len(places))):
        shutil.rmtree(base)
        shutil.copytree(original, base)
        inject = f"inject={call}:signal=SIGKILL:when={at}"
        rewind(base, message, "-qq", "-o", os.devnull, "-e", inject)
        states.add(is_rewound(base, paths))
    assert states == {True, False}
