"""What file managers, desktops and terminals hand over: paths, addresses, and what is neither."""

import contextlib
import os
import sys
from pathlib import Path

import pytest

from helix_desktop.app.folder_targets import (
    absolute_target,
    names_targets,
    target_folder,
    target_path,
)
from helix_desktop.domain.errors import WorkspaceError

NAMES = ("plain", "two words", "ÄÖ 日本 🧬", "100% #1?", "it's;$HOME", "--dash")


@pytest.mark.parametrize("name", NAMES)
def test_a_folder_is_found_by_its_path_and_by_its_address(tmp_path: Path, name: str) -> None:
    if sys.platform == "win32" and "?" in name:
        pytest.skip("no such names there")
    folder = tmp_path / name
    folder.mkdir()
    assert target_folder(str(folder)) == folder
    assert target_folder(folder.as_uri()) == folder
    assert target_folder(absolute_target(str(folder))) == folder


@pytest.mark.skipif(sys.platform == "win32", reason="names are text there")
def test_a_name_that_is_no_text_is_told_to_another_process(tmp_path: Path) -> None:
    folder = tmp_path / os.fsdecode(b"caf\xe9")
    assert absolute_target(str(folder)).isascii()
    assert target_path(absolute_target(str(folder))) == folder


def test_a_file_means_the_folder_it_lies_in(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("x")
    assert target_folder(str(tmp_path / "notes.txt")) == tmp_path
    assert target_folder((tmp_path / "notes.txt").as_uri()) == tmp_path


def test_a_folder_that_does_not_exist_is_still_the_target(tmp_path: Path) -> None:
    assert target_folder(str(tmp_path / "gone")) == tmp_path / "gone"


def test_a_relative_path_is_told_whole() -> None:
    assert target_path(absolute_target("some/folder")) == Path.cwd() / "some" / "folder"
    assert target_path(".") == Path.cwd()


@pytest.mark.parametrize("host", ["", "localhost", "LOCALHOST"])
def test_a_file_address_may_name_this_machine_in_several_ways(host: str) -> None:
    assert target_path(f"file://{host}/srv/x").parts[-2:] == ("srv", "x")


@pytest.mark.parametrize("target", ["file://elsewhere/srv/x", "https://example.com/x", "smb://n/x"])
def test_a_place_of_another_machine_is_refused_with_a_way_out(target: str) -> None:
    with pytest.raises(WorkspaceError) as refused:
        target_folder(target)
    assert target in refused.value.message
    assert refused.value.hint
    assert absolute_target(target) == target


@pytest.mark.parametrize(
    "target", ["file://[x/", "file://\u2100/x", "~nosuch/x", "~nosuch/\udcff", "https://[/"]
)
def test_a_target_that_can_be_no_place_is_refused_in_a_sentence(target: str) -> None:
    with pytest.raises(WorkspaceError) as refused:
        target_folder(target)
    assert target in refused.value.message
    assert ".." not in str(refused.value)
    assert absolute_target(target).isprintable()


@pytest.mark.parametrize("name", ["x" * 300, "x\0y"])
def test_a_name_that_no_file_can_have_is_the_name_of_a_folder(tmp_path: Path, name: str) -> None:
    assert target_folder(str(tmp_path / name)) == tmp_path / name


@pytest.mark.skipif(sys.platform == "win32", reason="no such names there")
def test_a_folder_that_looks_like_an_address_is_a_folder(tmp_path: Path) -> None:
    (tmp_path / "notes:old").mkdir()
    with contextlib.chdir(tmp_path):
        assert target_folder("notes:old") == tmp_path / "notes:old"


def test_commands_come_before_places_and_typos_are_no_places() -> None:
    commands = ("check", "mcp")
    assert names_targets(["/some/folder"], commands)
    assert names_targets(["file:///x", "--data-dir", "d"], commands)
    assert names_targets(["."], commands)
    assert not names_targets([], commands)
    assert not names_targets(["check", "--workspace", "/x"], commands)
    assert not names_targets(["chekc"], commands)
    assert not names_targets(["--version"], commands)
