"""Programs are found on the PATH, and never in the folder in which the application was started."""

import os
from contextlib import chdir
from pathlib import Path

import pytest

from helix_desktop.tools.program_search import find_program

pytestmark = pytest.mark.skipif(
    os.name != "posix", reason="the programs of these tests are scripts"
)


def make_program(folder: Path, name: str = "draw") -> str:
    folder.mkdir(exist_ok=True)
    made = folder / name
    made.write_text("#!/bin/sh\n")
    made.chmod(0o755)
    return str(made)


def test_the_first_folder_with_the_program_is_taken(tmp_path: Path) -> None:
    first, second = make_program(tmp_path / "one"), make_program(tmp_path / "two")
    assert find_program("draw", f"{tmp_path}/one:{tmp_path}/two") == first
    assert find_program("draw", f"{tmp_path}/none:{tmp_path}/two") == second
    assert find_program("draw", f"{tmp_path}/none") is None
    assert find_program("draw", "") is None


@pytest.mark.parametrize("path", [".", "", "bin", "./bin:.", ":"])
def test_a_project_in_which_the_application_was_started_names_no_program(
    tmp_path: Path, path: str
) -> None:
    make_program(tmp_path)
    make_program(tmp_path / "bin")
    theirs = make_program(tmp_path / "theirs")
    with chdir(tmp_path):
        assert find_program("draw", path) is None
        assert find_program("draw", f"{path}:{tmp_path}/theirs") == theirs


def test_a_program_with_its_folder_is_looked_for_there_only(tmp_path: Path) -> None:
    given = make_program(tmp_path / "one")
    assert find_program(given, "/nowhere") == given
    assert find_program(f"{tmp_path}/two/draw", f"{tmp_path}/one") is None
