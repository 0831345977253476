"""Putting away and taking back: sessions, workspaces, and starts that fail."""

import asyncio
from pathlib import Path

import pytest

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import Paths
from helix_desktop.app.safe_start import FILE as MARKER
from helix_desktop.app.safe_start import StartMarker, begin_start
from helix_desktop.app.sessions.session_archive import FILE as SHELF
from helix_desktop.app.sessions.session_archive import ArchivePlace, SessionArchive, check_title
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.app.workspaces.workspace_trash import WorkspaceTrash
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import StoreLocked, WorkspaceError
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.providers.practice.practice_model import PracticeModel
from tests.fakes.clock import FakeClock

ONE, TWO = SessionId("0" * 15 + "1"), SessionId("0" * 15 + "2")


def project(tmp_path: Path, name: str) -> Path:
    folder = tmp_path / name
    folder.mkdir()
    (folder / "kept.txt").write_text("the user's own")
    return folder


def test_a_session_that_is_put_away_stays_there_and_comes_back(tmp_path: Path) -> None:
    shelf = SessionArchive(tmp_path / SHELF)
    heads = [SessionHead(session, "t", 0, 0, 1) for session in (ONE, TWO)]
    shelf.put(ONE, ArchivePlace.ARCHIVE)
    assert [head.id for head in shelf.at(ArchivePlace.OPEN, heads)] == [TWO]
    again = SessionArchive(tmp_path / SHELF)
    assert again.place(ONE) is ArchivePlace.ARCHIVE
    again.put(ONE, ArchivePlace.TRASH)
    assert [head.id for head in again.at(ArchivePlace.TRASH, heads)] == [ONE]
    again.put(ONE, ArchivePlace.OPEN)
    assert [head.id for head in SessionArchive(tmp_path / SHELF).at(ArchivePlace.OPEN, heads)] == [
        ONE,
        TWO,
    ]


def test_an_archive_file_that_cannot_be_read_archives_no_session(tmp_path: Path) -> None:
    (tmp_path / SHELF).write_text("{ nonsense")
    assert SessionArchive(tmp_path / SHELF).place(ONE) is ArchivePlace.OPEN
    assert list(tmp_path.glob("*.unreadable.json"))


def test_a_session_needs_a_name_and_it_is_one_line() -> None:
    assert check_title("  two\nlines ") == "two lines"
    with pytest.raises(WorkspaceError):
        check_title(" \n")


def test_a_workspace_goes_to_the_trash_and_back_whole(paths: Paths, tmp_path: Path) -> None:
    workspaces = WorkspaceList(paths.workspaces, FakeClock())
    folder = project(tmp_path, "api")
    made = workspaces.create(folder)
    (workspaces.home(made) / "db").mkdir()
    (workspaces.home(made) / "db" / "000001.log").write_bytes(b"x" * 100)
    trash = WorkspaceTrash(paths, workspaces)
    place = trash.put(made)
    assert workspaces.all() == []
    assert (folder / "kept.txt").read_text() == "the user's own"
    (listed,) = trash.listed()
    assert (listed.name, listed.id) == ("api", place.name)
    assert listed.size >= 100
    other = workspaces.create(folder)
    back = trash.put_back(listed.id)
    assert (back.id, back.name) == (made.id, "api 2")
    assert {workspace.id for workspace in workspaces.all()} == {made.id, other.id}
    assert trash.listed() == []


def test_a_workspace_that_cannot_be_renamed_stays_in_the_trash(
    paths: Paths, tmp_path: Path
) -> None:
    workspaces = WorkspaceList(paths.workspaces, FakeClock())
    folder = project(tmp_path, "api")
    trash = WorkspaceTrash(paths, workspaces)
    workspace = workspaces.create(folder)
    trash.put(workspace)
    other = workspaces.create(folder)
    workspaces.home(workspace).symlink_to("nowhere")  # a folder doesn't take the place of a link
    with pytest.raises(WorkspaceError, match="still in"):
        trash.put_back(workspace.id)
    assert [session.id for session in trash.listed()] == [workspace.id]
    assert workspaces.all() == [other]


def test_removing_a_workspace_from_the_trash_leaves_other_workspaces_and_the_project(
    paths: Paths, tmp_path: Path
) -> None:
    workspaces = WorkspaceList(paths.workspaces, FakeClock())
    trash = WorkspaceTrash(paths, workspaces)
    workspace = workspaces.create(project(tmp_path, "api"))
    other = workspaces.create(project(tmp_path, "web"))
    trash.put(workspace)
    trash.remove(workspace.id)
    assert trash.listed() == []
    assert workspaces.all() == [other]
    assert (tmp_path / "api" / "kept.txt").exists()


@pytest.mark.slow
async def test_a_workspace_that_is_open_is_not_moved_and_one_that_is_archived_says_so(
    paths: Paths, tmp_path: Path
) -> None:
    container = AppContainer(paths, AppParts(provider=lambda: PracticeModel(0.0)))
    workspace = container.workspaces.create(project(tmp_path, "api"))
    open_workspace = await container.open(workspace)
    trash = WorkspaceTrash(paths, container.workspaces)
    with pytest.raises(StoreLocked):
        await asyncio.to_thread(trash.put, workspace)
    session = await open_workspace.send(NO_SESSION, "list files")
    await open_workspace.sessions.rename(session, "While it runs")
    await open_workspace.sessions.idle()
    assert await open_workspace.sessions.title(session) == "While it runs"
    await open_workspace.sessions.rename(session, "Afterwards")
    assert await open_workspace.sessions.title(session) == "Afterwards"
    await open_workspace.settings.choose_face("API 2.0", "#4ade80")
    assert open_workspace.workspace.name == "API 2.0"
    with pytest.raises(WorkspaceError):
        await open_workspace.settings.choose_face("  ", "")
    await open_workspace.close()
    await container.close()
    assert container.workspaces.find("API 2.0").color == "#4ade80"
    await asyncio.to_thread(trash.put, workspace)


def started(paths: Paths) -> StartMarker:
    """A start that got as far as a window."""
    start = begin_start(paths)
    start.mark()
    return start


def test_two_quick_crashes_make_a_safe_start_and_a_calm_run_ends_that(paths: Paths) -> None:
    first = started(paths)
    assert (first.crashed, first.safe) == (False, False)
    second = started(paths)
    assert (second.crashed, second.safe) == (True, False)
    third = started(paths)
    assert (third.crashed, third.safe) == (True, True)
    assert started(paths).safe
    calm = started(paths)
    calm.settle()
    late = started(paths)
    assert (late.crashed, late.safe) == (True, False)
    late.end()
    assert begin_start(paths).crashed is False


def test_a_start_that_failed_for_want_of_a_library_leaves_the_count_as_it_was(paths: Paths) -> None:
    for _ in range(3):
        started(paths).unmark()
    assert begin_start(paths).crashed is False
    started(paths)
    for _ in range(3):
        assert begin_start(paths).crashes == 1
        started(paths).unmark()
    assert started(paths).safe is False
    assert begin_start(paths).safe
    calm = started(paths)
    calm.settle()
    started(paths).unmark()
    assert started(paths).crashes == 0


def test_a_start_that_leaves_safe_mode_does_not_count_as_another_crash(paths: Paths) -> None:
    start = started(paths)
    start.settle()
    start.mark()
    assert begin_start(paths).crashes == 0


def test_a_marker_that_cannot_be_read_is_no_reason_for_a_safe_start(paths: Paths) -> None:
    (paths.data / MARKER).write_text("nonsense")
    assert begin_start(paths).safe is False


def test_a_safe_start_uses_default_settings_and_leaves_the_users_alone(paths: Paths) -> None:
    AppContainer(paths).settings.set("appearance", "light")
    safe = AppContainer(paths, safe=True)
    assert safe.settings.text("appearance") == "system"
    safe.settings.set("appearance", "dark")
    assert AppContainer(paths).settings.text("appearance") == "light"
