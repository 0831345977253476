"""What a store found missing is told by the first window or `ask` that can tell it, once."""

import asyncio
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.value import replace
from helix_desktop.providers.practice.practice_model import PracticeModel
from helix_desktop.store import disk, keys
from helix_desktop.store.maintenance.check import check_store
from helix_desktop.store.metadata_records import COUNTERS
from helix_desktop.store.opening import DATABASE
from helix_desktop.store.workspace_store import WorkspaceStore
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.chat.transcript.rows import RowKind
from tests.app.changing import open_folder
from tests.store.tools import SteadyClock
from tests.system.scenarios.stage import Play, resting, texts, type_and_send, until

MISSING = "saved steps after step"
SAVED = "saved after all"


def notice(application: Application) -> str:
    workspace_view = application.window.workspace_views.current
    return workspace_view.chat.notice.text() if workspace_view.chat.notice.isVisible() else ""


def store_of(open_workspace: OpenWorkspace) -> WorkspaceStore:
    return open_workspace._store._store


async def worked(application: Application) -> Path:
    """Something is said; returns the folder of the store."""
    workspace_view = application.window.workspace_views.current
    type_and_send(workspace_view, "hello")
    await until(lambda: bool(texts(workspace_view, RowKind.ASSISTANT)) and resting(workspace_view))
    return store_of(workspace_view.open_workspace).folder


def lose_the_end(store: Path) -> None:
    log = max((store / DATABASE).glob("*.log"))
    log.write_bytes(log.read_bytes()[:-20])


def refuse_a_step_that_is_saved(store: WorkspaceStore) -> None:
    def refuse() -> None:
        landed = replace(store.writer.counters, step=store.writer.counters.step + 1)
        store.database.write([(keys.COUNTERS, COUNTERS.pack(landed))], sync=True)
        store._note_failed_write(disk.disk_full_error(store.folder))

    store.writer.exclusively(refuse)
    store.try_reopen()  # unless a write in between did


async def test_the_window_tells_what_a_check_found_first_and_tells_it_once(play: Play) -> None:
    async with play() as application:
        store = await worked(application)
    lose_the_end(store)
    await asyncio.to_thread(check_store, store)
    with closing(WorkspaceStore.open(store, SteadyClock())) as result:
        assert len(result.new_incidents()) == 1
    async with play() as application:
        await until(lambda: MISSING in notice(application))
    async with play() as application:
        assert MISSING not in notice(application)


async def test_what_is_found_while_the_window_is_open_is_told_then(play: Play) -> None:
    async with play() as application:
        await worked(application)
        workspace_view = application.window.workspace_views.current
        store = store_of(workspace_view.open_workspace)
        await asyncio.to_thread(refuse_a_step_that_is_saved, store)
        await until(lambda: SAVED in notice(application))
        await until(lambda: store.new_incidents() == [])
    async with play() as application:
        assert SAVED not in notice(application)


async def test_a_crash_before_it_is_noted_has_it_told_again(tmp_path: Path, folder: Path) -> None:
    def crash(problems: Sequence[str]) -> None:
        raise RuntimeError(problems[0])

    paths, parts = find_paths(tmp_path / "data"), AppParts(provider=lambda: PracticeModel(0.0))
    async with open_folder(AppContainer(paths, parts), folder) as open_workspace:
        store_of(open_workspace)._record_incident("It was lost.")
        with pytest.raises(RuntimeError, match=r"It was lost\."):
            await open_workspace.tell_incidents(crash)
    shown: list[str] = []
    async with open_folder(AppContainer(paths, parts), folder) as open_workspace:
        await open_workspace.tell_incidents(shown.extend)
        await open_workspace.tell_incidents(shown.extend)
    assert shown == ["It was lost."]
