"""The list of workspaces: found by name and folder, and as robust as its weakest file."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from helix_desktop.app.workspaces import FILE, Workspaces, checked_folder
from helix_desktop.domain.errors import WorkspaceError
from helix_desktop.domain.presets import preset
from tests.fakes.clock import FakeClock


@pytest.fixture
def workspaces(tmp_path: Path) -> Workspaces:
    return Workspaces(tmp_path / "workspaces", FakeClock())


def project(tmp_path: Path, name: str) -> Path:
    made = tmp_path / name
    made.mkdir(parents=True)
    return made


def test_a_folder_has_one_workspace_however_it_is_named(
    workspaces: Workspaces, tmp_path: Path
) -> None:
    folder = project(tmp_path, "api")
    (tmp_path / "link").symlink_to(folder)
    first = workspaces.for_folder(folder)
    assert workspaces.for_folder(tmp_path / "link") == first
    assert workspaces.for_folder(folder / ".." / "api") == first
    assert workspaces.find("api") == workspaces.find(first.id) == first
    assert workspaces.all() == [first]


@pytest.mark.parametrize("name", ["ünïcödé 空间 🚀", "x" * 255, "a b\tc\nd", "-rf"])
def test_folders_of_any_name_work(workspaces: Workspaces, tmp_path: Path, name: str) -> None:
    made = workspaces.create(project(tmp_path, name))
    assert workspaces.all() == [made]
    assert len(made.name) <= 120
    assert made.id.isascii()


def test_a_path_of_more_than_300_characters_works(workspaces: Workspaces, tmp_path: Path) -> None:
    folder = project(tmp_path, "/".join(["deep" * 20] * 5))
    assert workspaces.for_folder(folder).folder == str(folder)


def test_equal_names_get_a_number(workspaces: Workspaces, tmp_path: Path) -> None:
    names = [workspaces.create(project(tmp_path, f"{at}/api")).name for at in range(3)]
    assert names == ["api", "api 2", "api 3"]


def test_a_policy_and_models_come_back(workspaces: Workspaces, tmp_path: Path) -> None:
    made = workspaces.create(project(tmp_path, "api"))
    policy = preset("helix").with_values({"gate_tokens": 6_000})
    changed = replace(made, policy=policy, models={"main": "practice"}, color="#123456")
    workspaces.save(changed)
    assert workspaces.all() == [changed]


def test_a_damaged_file_hides_only_its_own_workspace(
    workspaces: Workspaces, tmp_path: Path
) -> None:
    bad = workspaces.create(project(tmp_path, "bad"))
    good = workspaces.create(project(tmp_path, "good"))
    (workspaces.home(bad) / FILE).write_bytes(b"{")
    (tmp_path / "workspaces" / "not-ours").mkdir()
    assert workspaces.all() == [good]


def test_a_policy_value_that_does_not_fit_falls_back(
    workspaces: Workspaces, tmp_path: Path
) -> None:
    made = workspaces.create(project(tmp_path, "api"))
    path = workspaces.home(made) / FILE
    path.write_text(path.read_text().replace('"values": {}', '"values": {"gate_tokens": -1}'))
    assert "-1" in path.read_text()
    assert workspaces.all() == [made]


@pytest.mark.parametrize("name", ["missing", "file", "a\0b", "y" * 300, "loop"])
def test_folders_that_cannot_be_worked_in_are_refused_in_words(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "loop").symlink_to("loop")
    with pytest.raises(WorkspaceError) as caught:
        checked_folder(tmp_path / name)
    assert caught.value.hint


def test_a_folder_whose_name_is_no_text_is_refused(tmp_path: Path) -> None:
    os.mkdir(os.fsencode(tmp_path) + b"/\xff")
    with pytest.raises(WorkspaceError, match="not valid text"):
        checked_folder(tmp_path / "\udcff")


def test_an_unknown_name_lists_the_known_ones(workspaces: Workspaces, tmp_path: Path) -> None:
    workspaces.create(project(tmp_path, "api"))
    with pytest.raises(WorkspaceError, match="'api'"):
        workspaces.find("web")
