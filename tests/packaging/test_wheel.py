"""What a wheel takes along: everything that the installed program reads stands in its package."""

import importlib
import tomllib
from pathlib import Path
from typing import Any

from helix_desktop.app import about
from helix_desktop.app.environment import resources_folder
from installers import place

ROOT = Path(__file__).resolve().parents[2]
NOT_INSTALLED = {"pictures", "translations"}


STATED: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def taken_along() -> dict[str, str]:
    found: dict[str, str] = STATED["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    return found


def test_a_wheel_has_every_resource_in_its_package() -> None:
    wanted = {f"resources/{each.name}" for each in resources_folder().iterdir()}
    wanted -= {f"resources/{name}" for name in NOT_INSTALLED}
    assert wanted == {each for each in taken_along() if each.startswith("resources/")}
    assert all(inside == f"helix_desktop/{outside}" for outside, inside in taken_along().items())


def test_a_wheel_has_what_is_read_beside_the_resources() -> None:
    beside = {about.STATED, *(name for name, _title in about.TEXTS)}
    beside = {name for name in beside if (ROOT / name).is_file()}
    assert beside == {each for each in taken_along() if not each.startswith("resources/")}


def test_an_index_is_told_what_it_asks_for() -> None:
    project = STATED["project"]
    files = [project["readme"], *project["license-files"]]
    assert all((ROOT / name).is_file() for name in files)
    assert {"name", "description", "license", "authors", "keywords", "classifiers"} <= set(project)
    assert project["description"] == place.SUMMARY
    assert not [each for each in project["classifiers"] if each.startswith("License ::")], (
        "an index refuses them beside a license expression"
    )
    assert all(each.startswith("https://") for each in project.get("urls", {}).values())


def test_every_supported_python_is_named() -> None:
    project = STATED["project"]
    named = {
        each.removeprefix("Programming Language :: Python :: 3.") for each in project["classifiers"]
    }
    minors = sorted(int(each) for each in named if each.isdigit())
    assert project["requires-python"] == f">=3.{minors[0]},<3.{minors[-1] + 1}"
    assert minors == list(range(minors[0], minors[-1] + 1))


def test_every_command_of_a_wheel_can_be_called() -> None:
    project = STATED["project"]
    points = {**project["scripts"], **project["gui-scripts"]}
    assert set(points) == {place.NAME, f"{place.NAME}-gui"}
    for point in points.values():
        module, _, function = point.partition(":")
        assert callable(getattr(importlib.import_module(module), function))
