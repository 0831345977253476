"""Drafts, second starts, damaged files: what a person would otherwise lose or wonder at."""

import asyncio
import os
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.instance_socket import SOCKET as WINDOW
from helix_desktop.app.ipc.local_socket import SOCKET
from helix_desktop.app.single_instance import LOCK, hold_single_instance
from helix_desktop.app.workspaces.workspace_file import BEFORE, FILE
from helix_desktop.ui.chat.transcript.rows import RowKind
from tests.processes import helix
from tests.scenarios.stage import (
    Play,
    entries,
    live,
    open_and_quiet,
    running,
    texts,
    type_and_send,
    until,
)


@pytest.mark.seen
async def test_a_draft_is_there_after_a_crash_in_the_session_it_was_typed_in(
    play: Play, tmp_path: Path, folder: Path
) -> None:
    async with play.view() as workspace_view:
        type_and_send(workspace_view, "list")
        await until(lambda: not running(workspace_view) and entries(workspace_view) == 1)
        QTest.keyClicks(workspace_view.chat.composer.editor, "half a thought")
        drafts = next((tmp_path / "data" / "workspaces").iterdir()) / "drafts.json"
        await until(lambda: drafts.exists() and b"half a thought" in drafts.read_bytes())
        await asyncio.to_thread(
            shutil.copytree,
            tmp_path / "data",
            tmp_path / "crashed",
            ignore=shutil.ignore_patterns(SOCKET, WINDOW),
        )
    async with live(data=tmp_path / "crashed", folder=folder) as application:
        workspace_view = application.window.workspace_views.current
        composer = workspace_view.chat.composer
        await until(lambda: open_and_quiet(application) and composer.draft() == "half a thought")
        workspace_view.sidebar.session_requested.emit()
        await until(lambda: workspace_view.transcript.rowCount() == 0)
        assert composer.draft() == ""
        QTest.keyClicks(composer.editor, "another")
        (old,) = (workspace_view.sidebar.sessions.items[0].key,)
        workspace_view.sidebar.session_chosen.emit(old)
        await until(lambda: composer.draft() == "half a thought")
        QTest.keyClick(composer.editor, Qt.Key.Key_Return)
        await until(lambda: texts(workspace_view, RowKind.USER) == ["list", "half a thought"])
        await until(lambda: composer.draft() == "" and not running(workspace_view))
    async with live(data=tmp_path / "crashed", folder=folder) as application:
        workspace_view = application.window.workspace_views.current
        composer = workspace_view.chat.composer
        await until(lambda: open_and_quiet(application) and composer.draft() == "another")
        (old,) = (workspace_view.sidebar.sessions.items[0].key,)
        workspace_view.sidebar.session_chosen.emit(old)
        await until(lambda: workspace_view.transcript.rowCount() > 0)
        assert composer.draft() == ""


@pytest.mark.seen
async def test_a_window_tells_that_the_end_of_the_database_is_gone(
    play: Play, tmp_path: Path, folder: Path
) -> None:
    async with play.view() as workspace_view:
        type_and_send(workspace_view, "list")
        await until(
            lambda: not running(workspace_view) and workspace_view.transcript.rowCount() > 1
        )
    cut_the_end_of_the_database(tmp_path / "data")
    async with live(data=tmp_path / "data", folder=folder) as application:
        workspace_view = application.window.workspace_views.current
        await until(lambda: "steps after step" in workspace_view.chat.notice.accessibleName())
        assert texts(workspace_view, RowKind.USER) == ["list"]
    async with play() as application:
        assert not application.window.workspace_views.current.chat.notice.isVisible()


def cut_the_end_of_the_database(data: Path) -> None:
    (log,) = (data / "workspaces").glob("*/db/*.log")
    log.write_bytes(log.read_bytes()[:-20])


@pytest.mark.seen
async def test_drafts_of_two_workspaces_do_not_mix(
    play: Play, tmp_path: Path, folder: Path
) -> None:
    other = tmp_path / "other"
    other.mkdir()
    async with play() as application:
        workspace_view = application.window.workspace_views.current
        QTest.keyClicks(workspace_view.chat.composer.editor, "for the ledger")
        application.window.choose_folder(str(other))
        await until(lambda: "other" in application.window.windowTitle())
        assert application.window.workspace_views.current.chat.composer.draft() == ""
        application.window.choose_folder(str(folder))
        await until(workspace_view.isVisible)
        assert workspace_view.chat.composer.draft() == "for the ledger"


@pytest.mark.seen
def test_a_second_start_names_the_process_and_makes_nothing(tmp_path: Path, folder: Path) -> None:
    paths = find_paths(tmp_path / "data")
    make_private_folders(paths)
    before = sorted(paths.data.rglob("*"))
    with hold_single_instance(paths):
        done = helix(
            "--folder",
            folder,
            "--data-dir",
            paths.data,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            seconds=30,
        )
    assert done.returncode == 1
    assert f"already open in process {os.getpid()}" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert sorted(paths.data.rglob("*")) == sorted([*before, paths.data / LOCK])
    with hold_single_instance(paths):
        pass


@pytest.mark.seen
@pytest.mark.parametrize("copy_too", [False, True])
async def test_a_workspace_whose_file_is_damaged_does_not_disappear(
    tmp_path: Path, folder: Path, copy_too: bool
) -> None:
    other, data = tmp_path / "other", tmp_path / "data"
    other.mkdir()
    async with live(data=data, folder=folder) as application:
        await until(lambda: open_and_quiet(application))
    [home] = os.scandir(data / "workspaces")
    damaged = Path(home.path)
    for name in (FILE, BEFORE)[: 1 + copy_too]:
        (damaged / name).write_text(f'{{"folder": "{folder}", "na')
    async with live(data=data) as application:
        window = application.window
        if copy_too:
            await until(lambda: str(damaged / FILE) in window.welcome.notice.text())
            window.choose_folder(str(folder))
            await until(lambda: "ledger" in window.welcome.notice.text())
            window.choose_folder(str(other))
            await until(lambda: open_and_quiet(application))
            row = window.workspace_views.current.sidebar.workspaces.items[0]
            assert "Can't read" in row.below
            window.workspace_views.current.sidebar.workspaces.chosen.emit(row.key)
            await until(
                lambda: str(damaged / FILE) in window.workspace_views.current.chat.notice.text()
            )
        else:
            await until(lambda: open_and_quiet(application))
            assert "ledger" in window.windowTitle()
    assert len(os.listdir(data / "workspaces")) == 1 + copy_too
