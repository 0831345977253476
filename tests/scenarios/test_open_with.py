"""What is chosen with "Open with" in a file manager stands in the window, or is told in it."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from helix_desktop.app.environment import find_paths
from helix_desktop.app.instance_socket import hand_over_request, make_open_request
from helix_desktop.ui.application.application import Application
from tests.scenarios.stage import live, open_and_quiet, until

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def folders(tmp_path: Path) -> list[Path]:
    made = [tmp_path / name for name in ("one", "zwei & mehr", "三 # 100%")]
    for folder in made:
        folder.mkdir()
        (folder / "notes.md").write_text("# Notes\n")
    return made


def names(application: Application) -> set[str]:
    return {open_workspace.workspace.name for open_workspace in application.opening.open_workspaces}


def told(application: Application) -> str:
    window = application.window
    shown = window.welcome if window.welcoming else window.workspace_views.current.chat
    return shown.notice.text() if shown.notice.isVisible() else ""


@pytest.mark.seen
async def test_several_folders_open_beside_each_other_and_the_first_is_shown(
    tmp_path: Path, folders: list[Path]
) -> None:
    places = (str(folders[0]), folders[1].as_uri(), str(folders[2] / "notes.md"))
    async with live(data=tmp_path / "data", places=places) as application:
        await until(lambda: open_and_quiet(application))
        await until(lambda: len(names(application)) == 3)
        await until(lambda: len(application.opening.known) == 3)
        assert names(application) == {folder.name for folder in folders}
        assert application.window.windowTitle() == "one — Helix Desktop"
        # a folder nobody spoke about yet is not trusted
        assert [
            open_workspace.trusted for open_workspace in application.opening.open_workspaces
        ] == [None, None, None]
        application.window.choose_workspace(application.opening.open_workspaces[2].workspace.id)
        await until(lambda: application.window.windowTitle().startswith("三 # 100%"))


async def test_what_is_not_there_is_told_and_the_rest_is_opened(
    tmp_path: Path, folders: list[Path]
) -> None:
    places = (str(tmp_path / "gone"), str(folders[1]))
    async with live(data=tmp_path / "data", places=places) as application:
        await until(lambda: open_and_quiet(application))
        await until(lambda: "gone" in told(application))
        assert "Can't open" in told(application)
        assert names(application) == {"zwei & mehr"}


@pytest.mark.parametrize("place", ["gone", "smb://elsewhere/share"])
async def test_where_nothing_can_be_opened_the_first_screen_says_why(
    tmp_path: Path, place: str
) -> None:
    asked = place if ":" in place else str(tmp_path / place)
    async with live(data=tmp_path / "data", places=(asked,)) as application:
        await until(lambda: application.window.welcoming)
        await until(lambda: place in told(application))
        assert names(application) == set()


@pytest.mark.seen
async def test_a_second_start_hands_its_folders_to_the_window_that_is_open(
    tmp_path: Path, folders: list[Path]
) -> None:
    async with live(data=tmp_path / "data", places=(str(folders[0]),)) as application:
        await until(lambda: open_and_quiet(application))
        await until((tmp_path / "data" / "window.sock").exists)
        paths = find_paths(tmp_path / "data")
        wanted = make_open_request(
            None, None, [folders[2].as_uri(), str(tmp_path / "gone"), str(folders[1])]
        )
        assert await asyncio.to_thread(hand_over_request, paths, wanted)
        await until(lambda: len(names(application)) == 3)
        await until(lambda: application.window.windowTitle().startswith("三 # 100%"))
        await until(lambda: "gone" in told(application))


@pytest.mark.seen
def test_the_command_line_takes_folders_and_a_second_one_hands_them_over(
    tmp_path: Path, folders: list[Path]
) -> None:
    data = tmp_path / "data"
    command = [sys.executable, "-m", "helix_desktop", "--data-dir", str(data)]
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen([*command, str(folders[0])], cwd=ROOT, env=env) as first:
        try:
            for _ in range(300):
                if (data / "window.sock").exists():
                    break
                subprocess.run(["sleep", "0.1"], check=True)
            second = subprocess.run([*command, folders[2].as_uri()], cwd=ROOT, env=env, timeout=30)
            assert second.returncode == 0
            for _ in range(300):
                if len(list((data / "workspaces").glob("*/READY"))) == 2:
                    break
                subprocess.run(["sleep", "0.1"], check=True)
            assert len(list((data / "workspaces").glob("*/READY"))) == 2
        finally:
            first.terminate()
            first.communicate(timeout=30)
    assert first.returncode == 0
