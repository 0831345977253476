"""A `.env` file is closed to searches and instructions, under every name that leads to it."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from helix_desktop.tools.agent.search_files import SearchFiles
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.project_guides import ProjectGuides
from helix_desktop.tools.secrets.secret_file_names import is_env_file, is_secret
from tests.files import write_file
from tests.tools.running import output_of, text_of

_VALUE = "plainlooking"
_TEXT = f"MODE={_VALUE}\n"

NAMES = [".env", ".ENV", ".Env.Staging", ".envrc", ".env-prod", ".env_local", ".env.example.local"]


@pytest.mark.parametrize("name", NAMES)
def test_a_file_is_secret_by_its_name_in_any_case_and_folder(name: str, tmp_path: Path) -> None:
    assert is_env_file(name)
    assert is_secret(["deep", name]), "read_file asks"
    for place in (tmp_path, tmp_path / "deep/er"):
        write_file(place / name, _TEXT)
    for arguments in ({}, {"glob": f"{name}*"}, {"regex": True}, {"path": f"deep/er/{name}"}):
        hits = text_of(SearchFiles(tmp_path), text=_VALUE[:6], **arguments)
        assert hits.startswith("[no hits]")
        assert "plain" not in hits


@pytest.mark.parametrize("ending", ["example", "sample", "template", "dist", "defaults", "EXAMPLE"])
def test_a_file_that_shows_what_is_expected_is_searched(ending: str, tmp_path: Path) -> None:
    (tmp_path / f".env.{ending}").write_text(_TEXT)
    assert not is_env_file(f".env.{ending}")
    assert text_of(SearchFiles(tmp_path), text=_VALUE) == f".env.{ending}:1: MODE={_VALUE}"


def test_a_search_does_not_tell_whether_a_file_contains_a_text(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(_TEXT)
    assert text_of(SearchFiles(tmp_path), text=_VALUE) == text_of(SearchFiles(tmp_path), text="no")
    named = text_of(SearchFiles(tmp_path), text=_VALUE, path=".env")
    assert named == text_of(SearchFiles(tmp_path), text="no", path=".env")
    assert "read_file asks" in named


LEADS: dict[str, Callable[[Path, Path], None]] = {
    "a link": lambda env, other: other.symlink_to(env.relative_to(other.parent)),
    "a hard link": lambda env, other: os.link(env, other),
    "a link to a hard link": lambda env, other: (
        os.link(env, other.with_name("second.txt")),
        other.symlink_to("second.txt"),
    )[-1],
}


@pytest.mark.parametrize("lead", LEADS)
def test_a_link_to_an_env_file_does_not_reveal_its_content(lead: str, tmp_path: Path) -> None:
    write_file(tmp_path / "config/.env.staging", _TEXT)
    LEADS[lead](tmp_path / "config/.env.staging", tmp_path / "notes.md")
    (tmp_path / "AGENTS.md").write_text("Be kind.\n@notes.md\n@config/.env.staging\n")
    for arguments in ({}, {"path": "notes.md"}):
        assert _VALUE not in text_of(SearchFiles(tmp_path), text="MODE", **arguments)
    guide = ProjectGuides(ProjectRoot(tmp_path), lambda: True).look(())[0]
    assert guide.text == "Be kind.\n@notes.md\n@config/.env.staging"


def test_a_guide_that_is_a_link_to_it_is_not_used(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(_TEXT)
    (tmp_path / "AGENTS.md").symlink_to(".env")
    guide = ProjectGuides(ProjectRoot(tmp_path), lambda: True).look(())[0]
    assert guide.text == ""
    assert guide.problem


def test_a_hard_link_of_an_ordinary_file_is_searched(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("OTHER=1\n")
    (tmp_path / "a.txt").write_text(_TEXT)
    os.link(tmp_path / "a.txt", tmp_path / "b.txt")
    assert text_of(SearchFiles(tmp_path), text=_VALUE).splitlines() == [
        f"a.txt:1: MODE={_VALUE}",
        f"b.txt:1: MODE={_VALUE}",
    ]


def test_what_the_user_opened_is_searched(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(_TEXT)
    search = SearchFiles(tmp_path, shown={".env"}.__contains__)
    hits = output_of(search, text=_VALUE).data.decode()
    assert hits == f".env:1: MODE={_VALUE}"
