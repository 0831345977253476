"""Killed at any moment of a write: the file is the old or the new one, and the old one is kept."""

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from helix_desktop.app.environment import SystemClock
from helix_desktop.domain.events import FileChanged, Recorded, SessionStarted
from helix_desktop.domain.file_changes import fold_file_changes
from helix_desktop.domain.ports import Transaction
from helix_desktop.store.async_store import open_async_store
from helix_desktop.tools.files.file_restore import FileRestorer
from helix_desktop.tools.files.project_root import ProjectRoot
from tests.files import write_file
from tests.tools.killed import NEW, OLD, SESSION, checkpoints

CALLS = ("fsync", "fdatasync", "renameat2", "unlinkat", "fchmod", "write", "rename")
"""Each alone: strace counts for every thread apart."""
MOST = 60


def create_project(base: Path) -> Path:
    if base.exists():
        shutil.rmtree(base)
    write_file(base / "ws" / "f", OLD)

    async def inner_store() -> None:
        store = await open_async_store(base / "store", clock=SystemClock())
        await store.commit(Transaction(SESSION, (SessionStarted(1.0, "a session"),)))
        await store.close()

    asyncio.run(inner_store())
    return base


def killed(base: Path, call: str, at: int) -> bool:
    """Whether the write was cut off at its nth call of that kind."""
    inject = f"inject={call}:signal=SIGKILL:when={at}"
    command = ["strace", "-f", "-qq", "-o", os.devnull, "-e", f"trace={call}", "-e", inject]
    module = [sys.executable, "-m", "tests.tools.killed", str(base)]
    done = subprocess.run([*command, *module], capture_output=True, check=False)
    assert done.returncode in (0, -9, 137), done.stderr.decode()
    return done.returncode != 0


async def restored(base: Path) -> list[FileChanged]:
    """What the journal says; and whatever it says, the old file comes back."""
    store = await open_async_store(base / "store", clock=SystemClock())
    try:
        results = [item.event for item in await store.events(SESSION) if isinstance(item, Recorded)]
        changes = [event for event in results if isinstance(event, FileChanged)]
        restorer = FileRestorer(ProjectRoot(base / "ws"), store, checkpoints(store))
        await restorer.restore(fold_file_changes(changes))
        return changes
    finally:
        await store.close()


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_a_write_that_is_killed_anywhere_loses_nothing(tmp_path: Path) -> None:
    if not shutil.which("strace"):
        pytest.skip("no strace here to kill at every call")
    states = set()
    for call in CALLS:
        for at in range(1, MOST):
            base = create_project(tmp_path / "base")
            cut = killed(base, call, at)
            states.add(state(base))
            if not cut:
                break
        else:
            pytest.fail(f"it made more than {MOST} calls of {call}")
    # before the checkpoint, between it and the write, after the write
    assert states == {(False, False), (False, True), (True, True)}


def state(base: Path) -> tuple[bool, bool]:
    """Whether the file was written and whether a checkpoint told so; nothing is lost in any."""
    now = (base / "ws" / "f").read_text()
    assert now in (OLD, NEW)
    changes = asyncio.run(restored(base))
    if now == NEW:
        assert [event.path for event in changes] == ["f"]
    assert (base / "ws" / "f").read_text() == OLD
    return now == NEW, bool(changes)
