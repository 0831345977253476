"""Drafts, second starts, damaged files: what a user would otherwise lose or wonder at."""

import os
from pathlib import Path

import pytest

from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.instance_lock import LOCK, hold_single_instance
from helix_desktop.app.workspaces.workspace_file import COPY_FILE, FILE
from tests.processes import helix
from tests.system.scenarios.stage import live, open_and_quiet, until


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
    for name in (FILE, COPY_FILE)[: 1 + copy_too]:
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
