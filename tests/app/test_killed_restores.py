"""Killed at any moment of a restore: each file is whole, both versions are kept, it can go on."""

import asyncio
import os
import shutil
from pathlib import Path

import pytest

from helix_desktop.app.commands.changes import open_session_store
from helix_desktop.app.environment import Paths, SystemClock, find_paths
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.cache import SessionId, VerifyResult
from helix_desktop.domain.events import ContextInjected, Recorded
from helix_desktop.domain.file_changes import RESTORE, FileState, RestoreOutcome
from helix_desktop.store.async_store import open_async_store
from helix_desktop.tools.files.file_change import FileChanger
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.tool import call_scope
from tests.app.changing import DELETING, FileWriter
from tests.processes import helix_traced

ROOT = Path(__file__).resolve().parents[2]
SESSION = SessionId("0" * 15 + "7")
BEFORE = {"f": "what was there before\n" * 50, "gone": "deleted by a tool\n"}
AFTER = {"f": "what the tool wrote\n" * 60, "made": "made by a tool\n"}
CALLS = ("fsync", "fdatasync", "renameat2", "unlinkat", "fchmod", "write", "rename")
"""Each alone: strace counts for every thread apart."""
MOST = 80


def make_store(base: Path) -> Paths:
    """A workspace whose session changed one file, made one and deleted one."""
    folder, paths = base / "ws", find_paths(base / "data")
    folder.mkdir(parents=True)
    for name, text in BEFORE.items():
        (folder / name).write_text(text)
    workspaces = WorkspaceList(paths.workspaces, SystemClock())
    workspace = workspaces.create(folder)

    async def work() -> None:
        store = await open_async_store(workspaces.home(workspace), clock=SystemClock())
        hand = FileWriter(folder, store)
        await hand.begin(SESSION)
        for name, text in AFTER.items():
            await hand.write(SESSION, name, text)
        with call_scope(DELETING):
            await FileChanger(ProjectRoot(folder), hand.checkpoints(SESSION)).change(
                "gone", lambda _now: None
            )
        await store.close()

    asyncio.run(work())
    assert contents(folder) == AFTER
    return paths


def contents(folder: Path) -> dict[str, str]:
    """What the named files hold; what a cut-off write left beside them is nobody's file."""
    names = (*BEFORE, *AFTER)
    return {name: (folder / name).read_text() for name in names if (folder / name).exists()}


def killed(base: Path, call: str, at: int) -> bool:
    """Whether the command was cut off at its nth call of that kind."""
    inject = f"inject={call}:signal=SIGKILL:when={at}"
    words = ("--data-dir", base / "data", "session", "restore", "--workspace", "ws", "--turn", "1")
    options = ("-qq", "-o", os.devnull, "-e", f"trace={call}", "-e", inject)
    status, output = helix_traced(*words, options=options)
    assert status in (0, -9, 137), output
    return status != 0


async def finished(base: Path, paths: Paths) -> int:
    """Nothing is lost, whatever was cut off; the restore can be done again. How far it had come."""
    now = contents(base / "ws")
    for name in {*BEFORE, *AFTER}:
        assert now.get(name) in (BEFORE.get(name), AFTER.get(name)), name
    back = {name for name in {*BEFORE, *AFTER} if now.get(name) == BEFORE.get(name)}
    workspace = WorkspaceList(paths.workspaces, SystemClock()).find("ws")
    async with open_session_store(workspace, paths) as (store, files):
        events = [item.event for item in await store.events(SESSION) if isinstance(item, Recorded)]
        notes = [event for event in events if isinstance(event, ContextInjected)]
        assert not back or [note.source for note in notes] == [RESTORE]
        changed = (await files.listed(SESSION)).files
        for file in changed:
            wanted = FileState.AS_BEFORE if file.change.path in back else FileState.AS_CHANGED
            assert file.state is wanted
            for digest in (file.change.before, file.change.after):
                assert digest is None or await store.verify(digest) is VerifyResult.INTACT
        results = await files.restore(SESSION, [file.change for file in changed])
        assert all(
            result.result in (RestoreOutcome.DONE, RestoreOutcome.NOTHING_TO_DO)
            for result in results
        )
    assert contents(base / "ws") == BEFORE
    return len(back)


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_a_restore_that_is_killed_anywhere_loses_nothing(tmp_path: Path) -> None:
    if not shutil.which("strace"):
        pytest.skip("no strace here to kill at every call")
    base, copy = tmp_path / "base", tmp_path / "kept"
    paths = make_store(base)
    shutil.copytree(base, copy)
    states: set[int] = set()
    runs = 0
    for call in CALLS:
        for at in range(1, MOST):
            shutil.rmtree(base)
            shutil.copytree(copy, base)
            cut = killed(base, call, at)
            states.add(asyncio.run(finished(base, paths)))
            runs += 1
            if not cut:
                break
        else:
            pytest.fail(f"it made more than {MOST} calls of {call}")
    # before the first file, after each, and all of them
    assert states == {0, 1, 2, 3}
    assert runs > 30
