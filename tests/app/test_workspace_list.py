"""The list of workspaces: found by name and folder, and as robust as its weakest file."""

import json
import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from subprocess import PIPE

import pytest

from helix_desktop.app.workspaces.workspace_file import (
    COPY_FILE,
    FILE,
    read_workspace,
)
from helix_desktop.app.workspaces.workspace_list import (
    DamagedWorkspace,
    ListedWorkspace,
    WorkspaceList,
    check_folder,
)
from helix_desktop.domain.context_window.presets import get_preset
from helix_desktop.domain.errors import WorkspaceError
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import NO_BUDGETS, Budget, Budgets, Workspace
from helix_desktop.store.lock import WorkspaceLock
from tests.fakes.clock import FakeClock
from tests.waiting import LIMIT_SECONDS


@pytest.fixture
def workspaces(tmp_path: Path) -> WorkspaceList:
    return WorkspaceList(tmp_path / "workspaces", FakeClock())


def project(tmp_path: Path, name: str) -> Path:
    folder = tmp_path / name
    folder.mkdir(parents=True)
    return folder


def test_a_folder_has_one_workspace_however_it_is_named(
    workspaces: WorkspaceList, tmp_path: Path
) -> None:
    folder = project(tmp_path, "api")
    (tmp_path / "link").symlink_to(folder)
    first = workspaces.for_folder(folder)
    assert workspaces.for_folder(tmp_path / "link") == first
    assert workspaces.for_folder(folder / ".." / "api") == first
    assert workspaces.find("api") == workspaces.find(first.id) == first
    assert workspaces.all() == [first]


@pytest.mark.parametrize("name", ["ünïcödé 空间 🚀", "x" * 255, "a b\tc\nd", "-rf"])
def test_folders_of_any_name_work(workspaces: WorkspaceList, tmp_path: Path, name: str) -> None:
    workspace = workspaces.create(project(tmp_path, name))
    assert workspaces.all() == [workspace]
    assert len(workspace.name) <= 120
    assert workspace.id.isascii()


def test_a_path_of_more_than_300_characters_works(
    workspaces: WorkspaceList, tmp_path: Path
) -> None:
    folder = project(tmp_path, "/".join(["deep" * 20] * 5))
    assert workspaces.for_folder(folder).folder == str(folder)


def test_equal_names_get_a_number(workspaces: WorkspaceList, tmp_path: Path) -> None:
    names = [workspaces.create(project(tmp_path, f"{at}/api")).name for at in range(3)]
    assert names == ["api", "api 2", "api 3"]


def test_a_policy_and_models_come_back(workspaces: WorkspaceList, tmp_path: Path) -> None:
    workspace = workspaces.create(project(tmp_path, "api"))
    policy = get_preset("helix").with_values({"gate_tokens": 6_000})
    changed = replace(workspace, policy=policy, models={"main": "practice"}, color="#123456")
    workspaces.save(changed)
    assert workspaces.all() == [changed]


def test_budgets_come_back_and_a_file_of_before_has_none(
    workspaces: WorkspaceList, tmp_path: Path
) -> None:
    workspace = workspaces.create(project(tmp_path, "api"))
    assert workspace.budgets == NO_BUDGETS
    budgets = Budgets(
        Budget(1.5, 5.0, 1_000_000, 2_000_000), Budget(warn_dollars=20.0, stop_tokens=9)
    )
    workspaces.save(replace(workspace, budgets=budgets))
    assert workspaces.all()[0].budgets == budgets
    file = workspaces.home(workspace) / FILE
    saved = {
        key: value for key, value in json.loads(file.read_text()).items() if "budget" not in key
    }
    file.write_text(json.dumps(saved))
    assert workspaces.all()[0].budgets == NO_BUDGETS


@pytest.mark.parametrize("mark", ["-5", '"five"', "null"])
def test_a_budget_that_cannot_be_understood_never_becomes_no_limit(
    workspaces: WorkspaceList, tmp_path: Path, mark: str
) -> None:
    workspace = workspaces.create(project(tmp_path, "api"))
    limited = replace(workspace, budgets=Budgets(Budget(stop_dollars=5.0)))
    workspaces.save(limited)
    workspaces.save(limited)
    file = workspaces.home(workspace) / FILE
    file.write_text(file.read_text().replace("5.0", mark))
    assert workspaces.all() == [limited]


def spoil(
    workspaces: WorkspaceList, workspace: Workspace, data: bytes = b"{", *, copy: bool
) -> Path:
    """Damage its file, and if `copy` the kept copy too."""
    home = workspaces.home(workspace)
    (home / "db").mkdir(exist_ok=True)
    (home / FILE).write_bytes(data)
    if copy:
        (home / COPY_FILE).write_bytes(data)
    return home


def test_a_damaged_file_is_rebuilt_from_its_copy_and_kept_beside_it(
    workspaces: WorkspaceList, tmp_path: Path
) -> None:
    bad = workspaces.create(project(tmp_path, "bad"))
    good = workspaces.create(project(tmp_path, "good"))
    (tmp_path / "workspaces" / "not-ours").mkdir()
    home = spoil(workspaces, bad, b'{"na', copy=False)
    assert workspaces.all() == [bad, good]
    assert (home / "workspace.restored.json").read_bytes() == b'{"na'
    assert read_workspace(home / FILE, bad.id) == bad
    assert workspaces.for_folder(tmp_path / "bad") == bad
    (home / FILE).unlink()
    assert workspaces.find("bad") == bad


def test_the_copy_holds_the_last_change(workspaces: WorkspaceList, tmp_path: Path) -> None:
    workspace = workspaces.create(project(tmp_path, "api"))
    workspaces.save(replace(workspace, color="#000001"))
    workspaces.save(replace(workspace, color="#000002"))
    spoil(workspaces, workspace, copy=False)
    assert workspaces.find(workspace.id).color == "#000002"
    spoil(workspaces, workspace, copy=False)
    workspaces.save(replace(workspace, color="#000003"))
    copy = read_workspace(workspaces.home(workspace) / COPY_FILE, workspace.id)
    assert copy.color == "#000003"


def test_without_a_copy_it_is_listed_as_damaged_with_all_that_is_known(
    workspaces: WorkspaceList, tmp_path: Path
) -> None:
    bad = workspaces.create(project(tmp_path, "bad"))
    good = workspaces.create(project(tmp_path, "good"))
    spoil(workspaces, bad, f'{{"folder": "{bad.folder}", "na'.encode(), copy=True)
    assert workspaces.all() == [good]
    (damaged,) = workspaces.damaged()
    assert (damaged.id, damaged.folder, damaged.name) == (bad.id, bad.folder, "bad")
    with pytest.raises(WorkspaceError, match=FILE):
        workspaces.find(bad.id)
    assert workspaces.look("bad") == damaged
    assert workspaces.home(damaged) == workspaces.home(bad)


def test_a_file_that_is_merely_closed_is_not_to_be_restored_from_a_backup(tmp_path: Path) -> None:
    of = DamagedWorkspace("1" * 16, tmp_path / FILE, "", "Permission denied", closed=True)
    assert "backup" not in of.error.hint
    assert "permissions" in of.error.hint
    assert "backup" in replace(of, closed=False).error.hint


@pytest.mark.skipif(not hasattr(os, "geteuid") or not os.geteuid(), reason="root opens any file")
def test_a_closed_file_is_told_as_closed(workspaces: WorkspaceList, tmp_path: Path) -> None:
    workspace = workspaces.create(project(tmp_path, "closed"))
    for name in (FILE, COPY_FILE):
        (workspaces.home(workspace) / name).chmod(0)
    (damaged,) = workspaces.damaged()
    assert damaged.closed


@pytest.mark.parametrize("named", [True, False])
def test_a_folder_whose_workspace_cannot_be_read_never_gets_a_second_one(
    workspaces: WorkspaceList, tmp_path: Path, named: bool
) -> None:
    bad = workspaces.create(project(tmp_path, "bad"))
    left = f'{{"folder": "{bad.folder}", "na'.encode() if named else b"\0" * 90
    home = spoil(workspaces, bad, left, copy=True)
    with pytest.raises(WorkspaceError, match=str(home / FILE)) as caught:
        workspaces.for_folder(tmp_path / "bad")
    assert str(home) in caught.value.hint
    if named:  # it is surely not that of another folder
        assert workspaces.for_folder(project(tmp_path, "other")).name == "other"
    home.rename(tmp_path / "elsewhere")
    assert workspaces.for_folder(tmp_path / "bad").id != bad.id


def test_a_home_that_never_held_anything_is_no_workspace(
    workspaces: WorkspaceList, tmp_path: Path
) -> None:
    (tmp_path / "workspaces" / ("0" * 16)).mkdir(parents=True)
    assert (workspaces.all(), workspaces.damaged()) == ([], [])


@pytest.mark.parametrize("is_complete", [True, False])
def test_a_workspace_that_is_filled_is_listed_once_it_is_whole(
    workspaces: WorkspaceList, tmp_path: Path, is_complete: bool
) -> None:
    def fill(place: Path) -> bool:
        (place / "db").mkdir(parents=True)
        assert workspaces.all() == []
        return is_complete

    workspace = workspaces.draft(project(tmp_path, "api"), "again")
    assert workspaces.adopt(workspace, fill) is is_complete
    assert workspaces.all() == ([workspace] if is_complete else [])
    names = [item.name for item in (tmp_path / "workspaces").iterdir()]
    assert names == ([workspace.id] if is_complete else [])


def test_a_policy_value_that_does_not_fit_falls_back(
    workspaces: WorkspaceList, tmp_path: Path
) -> None:
    workspace = workspaces.create(project(tmp_path, "api"))
    path = workspaces.home(workspace) / FILE
    path.write_text(path.read_text().replace('"values": {}', '"values": {"gate_tokens": -1}'))
    assert "-1" in path.read_text()
    assert workspaces.all() == [workspace]


@pytest.mark.parametrize("name", ["missing", "file", "a\0b", "y" * 300, "loop"])
def test_folders_that_cannot_be_worked_in_are_refused_in_words(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "loop").symlink_to("loop")
    with pytest.raises(WorkspaceError) as caught:
        check_folder(tmp_path / name)
    assert caught.value.hint


def test_a_folder_whose_name_is_no_text_is_refused(tmp_path: Path) -> None:
    os.mkdir(os.fsencode(tmp_path) + b"/\xff")
    with pytest.raises(WorkspaceError, match="isn't valid text"):
        check_folder(tmp_path / "\udcff")


def test_an_unknown_name_lists_the_known_ones(workspaces: WorkspaceList, tmp_path: Path) -> None:
    workspaces.create(project(tmp_path, "api"))
    with pytest.raises(WorkspaceError, match="'api'"):
        workspaces.find("web")


def test_what_a_killed_import_left_goes_with_the_next_one(
    workspaces: WorkspaceList, tmp_path: Path
) -> None:
    base = tmp_path / "workspaces"
    for name in ("killed", "running"):
        (base / f".new-{name}" / "db").mkdir(parents=True)
        (base / f".new-{name}.lock").touch()
    lock = WorkspaceLock(base / ".new-running.lock")
    workspace = workspaces.draft(project(tmp_path, "api"))
    assert workspaces.adopt(workspace, lambda place: place.mkdir() is None)
    lock.release()
    left = {item.name for item in base.iterdir()}
    assert left == {workspace.id, ".new-running", ".new-running.lock"}


def test_a_folder_that_is_asked_for_by_several_at_once_has_one_workspace(tmp_path: Path) -> None:
    folder = tmp_path / "project"
    folder.mkdir()
    workspaces = WorkspaceList(tmp_path / "data", FakeClock())
    with ThreadPoolExecutor(8) as pool:
        workspaces_found = list(pool.map(workspaces.for_folder, [folder] * 24))
    assert len({workspace.id for workspace in workspaces_found}) == 1
    assert len(workspaces.all()) == 1


class NotingList(WorkspaceList):
    """Notes that it has looked for the workspace of a folder."""

    def __init__(self, data: Path, clock: FakeClock) -> None:
        super().__init__(data, clock)
        self.looked = threading.Event()

    def in_folder(self, place: Path) -> ListedWorkspace | None:
        result = super().in_folder(place)
        self.looked.set()
        return result


def test_a_folder_that_two_processes_ask_for_at_once_has_one_workspace(tmp_path: Path) -> None:
    folder = project(tmp_path, "api")
    code = (
        "import sys, time\n"
        "from pathlib import Path\n"
        "from helix_desktop.app.environment import SystemClock\n"
        "from helix_desktop.app.workspaces.workspace_list import WorkspaceList\n"
        "def model() -> str:\n"
        "    print('making', flush=True)\n"
        "    sys.stdin.readline()\n"
        "    return 'a/model'\n"
        "found = WorkspaceList(Path(sys.argv[1]), SystemClock(), model=model)\n"
        "print(found.for_folder(Path(sys.argv[2])).id)\n"
    )
    line = [sys.executable, "-c", code, str(tmp_path / "data"), str(folder)]
    other = subprocess.Popen(line, stdin=PIPE, stdout=PIPE, text=True)
    with other, ThreadPoolExecutor(1) as pool:
        assert other.stdout.readline() == "making\n"
        workspaces = NotingList(tmp_path / "data", FakeClock())
        mine = pool.submit(workspaces.for_folder, folder)
        assert workspaces.looked.wait(LIMIT_SECONDS)  # it has found none, and is about to make one
        workspace_id = other.communicate("go\n")[0].strip()
        assert mine.result().id == workspace_id
    assert [workspace.id for workspace in workspaces.all()] == [workspace_id]
