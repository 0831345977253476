"""What a wheel takes along: everything that the installed program reads stands in its package."""

import tomllib
from pathlib import Path

from helix_desktop.app import about
from helix_desktop.app.environment import resources_folder

ROOT = Path(__file__).resolve().parents[2]
README_ALONE = {"pictures"}


def taken_along() -> dict[str, str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: dict[str, str] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    return found


def test_a_wheel_has_every_resource_in_its_package() -> None:
    wanted = {f"resources/{each.name}" for each in resources_folder().iterdir()}
    wanted -= {f"resources/{name}" for name in README_ALONE}
    assert wanted == {each for each in taken_along() if each.startswith("resources/")}
    assert all(inside == f"helix_desktop/{outside}" for outside, inside in taken_along().items())


def test_a_wheel_has_what_is_read_beside_the_resources() -> None:
    beside = {about.STATED, *(name for name, _title in about.TEXTS)}
    beside = {name for name in beside if (ROOT / name).is_file()}
    assert beside == {each for each in taken_along() if not each.startswith("resources/")}
