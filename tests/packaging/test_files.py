"""Archives and sums are the same whoever makes them; a wheel has all that the program reads."""

import hashlib
import importlib
import os
import tarfile
import tomllib
from pathlib import Path
from typing import Any

import pytest

from helix_desktop.app import about
from helix_desktop.app.environment import resources_folder
from installers import archives, checksums, place, wheel


def folder_at(place: Path, names: list[str], moment: int) -> Path:
    (place / "below").mkdir(parents=True)
    for name in names:
        (place / name).write_text(name, encoding="utf-8")
        os.utime(place / name, (moment, moment))
    (place / "link").symlink_to("a")
    return place


def test_an_archive_is_the_same_to_the_byte(tmp_path: Path) -> None:
    one = folder_at(tmp_path / "one", ["b", "a", "below/c"], 1_000)
    two = folder_at(tmp_path / "two", ["below/c", "a", "b"], 2_000)
    made = [
        archives.tar_gz(item, tmp_path / f"{item.name}.tar.gz", inside="x-1", moment=5)
        for item in (one, two)
    ]
    assert made[0].read_bytes() == made[1].read_bytes()


def test_an_archive_holds_everything_in_one_folder_and_names_nobody(tmp_path: Path) -> None:
    folder = folder_at(tmp_path / "one", ["a", "below/c"], 1_000)
    made = archives.tar_gz(folder, tmp_path / "x.tar.gz", inside="x-1", moment=5)
    with tarfile.open(made) as archive:
        members = archive.getmembers()
    assert [member.name for member in members] == [
        "x-1",
        *("x-1/a", "x-1/below", "x-1/below/c", "x-1/link"),
    ]
    assert {(member.uid, member.gid, member.uname, member.mtime) for member in members} == {
        (0, 0, "", 5)
    }


def test_a_packed_text_has_no_date(tmp_path: Path) -> None:
    for name in ("one", "two"):
        archives.gz("text", tmp_path / name)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert (tmp_path / "one").read_bytes()[4:8] == bytes(4)


def test_sums_are_those_of_the_files_in_the_order_of_their_names(tmp_path: Path) -> None:
    for name in ("b.deb", "a.rpm"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    (tmp_path / "folder").mkdir()
    written = checksums.write(tmp_path)
    wanted = [f"{hashlib.sha256(name.encode()).hexdigest()}  {name}" for name in ("a.rpm", "b.deb")]
    assert written.read_text(encoding="utf-8").splitlines() == wanted
    assert checksums.sums(tmp_path) == written.read_text(encoding="utf-8")


ROOT = Path(__file__).resolve().parents[2]
NOT_INSTALLED = {"pictures", "translations"}


PROJECT_FILE: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def taken_along() -> dict[str, str]:
    result: dict[str, str] = PROJECT_FILE["tool"]["hatch"]["build"]["targets"]["wheel"][
        "force-include"
    ]
    return result


def test_a_wheel_has_every_resource_in_its_package() -> None:
    wanted = {f"resources/{path.name}" for path in resources_folder().iterdir()}
    wanted -= {f"resources/{name}" for name in NOT_INSTALLED}
    assert wanted == {item for item in taken_along() if item.startswith("resources/")}
    assert all(inside == f"helix_desktop/{outside}" for outside, inside in taken_along().items())


def test_a_wheel_has_what_is_read_beside_the_resources() -> None:
    extra_files = {about.PROJECT_FILE, *(name for name, _title in about.LICENSE_FILES)}
    extra_files = {name for name in extra_files if (ROOT / name).is_file()}
    assert extra_files == {item for item in taken_along() if not item.startswith("resources/")}


def test_the_package_metadata_is_complete_for_an_index() -> None:
    project = PROJECT_FILE["project"]
    files = [project["readme"], *project["license-files"]]
    assert all((ROOT / name).is_file() for name in files)
    assert {"name", "description", "license", "authors", "keywords", "classifiers"} <= set(project)
    assert project["description"] == place.SUMMARY
    assert not [
        classifier for classifier in project["classifiers"] if classifier.startswith("License ::")
    ], "an index refuses them beside a license expression"
    assert all(item.startswith("https://") for item in project.get("urls", {}).values())


def test_a_build_with_an_address_states_where_the_project_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("HELIX_BASE_URL", raising=False)
    monkeypatch.delenv("GITHUB_REPOSITORY", raising=False)
    assert "urls" not in tomllib.loads(place.stated())["project"]
    assert wheel.sources(tmp_path) == ROOT
    monkeypatch.setenv("HELIX_BASE_URL", "https://example.org/helix/")
    sources = wheel.sources(tmp_path)
    stated = tomllib.loads((sources / "pyproject.toml").read_text(encoding="utf-8"))
    assert stated == tomllib.loads(place.stated())
    urls = stated["project"].pop("urls")
    assert urls["Homepage"] == "https://example.org/helix"
    assert set(urls) == {"Homepage", "Releases", "Source", "Issues", "Changelog"}
    assert all(address.startswith("https://example.org/helix") for address in urls.values())
    assert stated == PROJECT_FILE, "nothing else differs"
    assert (sources / "helix_desktop/__init__.py").is_file()
    assert not (sources / ".git").exists()


def test_every_supported_python_is_named() -> None:
    project = PROJECT_FILE["project"]
    named = {
        classifier.removeprefix("Programming Language :: Python :: 3.")
        for classifier in project["classifiers"]
    }
    minors = sorted(int(item) for item in named if item.isdigit())
    assert project["requires-python"] == f">=3.{minors[0]},<3.{minors[-1] + 1}"
    assert minors == list(range(minors[0], minors[-1] + 1))


def test_every_command_of_a_wheel_can_be_called() -> None:
    project = PROJECT_FILE["project"]
    points = {**project["scripts"], **project["gui-scripts"]}
    assert set(points) == {place.NAME, f"{place.NAME}-gui"}
    for point in points.values():
        module, _, function = point.partition(":")
        assert callable(getattr(importlib.import_module(module), function))
