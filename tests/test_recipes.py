"""The recipes of CONTRIBUTING.md work when followed literally, and need every step."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.recipes.steps import ROOT, SECONDS, ScratchCopy, Step, recipes

RECIPES = recipes()
LEFT_OUT = [
    pytest.param(what, step, id=f"{what}: {step.name}")
    for what, steps in RECIPES.items()
    for step in steps
]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> ScratchCopy:
    return ScratchCopy(tmp_path_factory.mktemp("package"))


def problem(copy: ScratchCopy, what: str, steps: Sequence[Step], *, base: Path) -> str:
    """Return the problem after these steps; "" if the result works and the linter accepts it."""
    with copy.following(steps):
        if result := copy.folders_without_init():
            return f"no packages: {result}"
        if result := copy.linted(steps):
            return result
        done = copy.run(what, base)
        return "" if done.returncode == 0 else done.stdout + done.stderr


def test_there_is_a_recipe_for_each_kind_of_extension() -> None:
    assert list(RECIPES) == ["tool", "dialect", "page", "setting", "feature"]
    assert all(RECIPES.values())


@pytest.mark.parametrize("what", RECIPES)
def test_every_step_has_its_place_in_the_package(what: str) -> None:
    files: dict[str, str | None] = {}
    for step in RECIPES[what]:
        path = ROOT / step.path
        before = files.get(step.path, path.read_text("utf-8") if path.exists() else None)
        files[step.path] = step.done(before)


@pytest.mark.slow
@pytest.mark.timeout(SECONDS)
@pytest.mark.parametrize("what", RECIPES)
def test_what_a_recipe_adds_works(what: str, copy: ScratchCopy, tmp_path: Path) -> None:
    assert problem(copy, what, RECIPES[what], base=tmp_path / "base") == ""


@pytest.mark.slow
@pytest.mark.timeout(SECONDS)
@pytest.mark.parametrize(("what", "left_out"), LEFT_OUT)
def test_no_step_of_a_recipe_can_be_left_out(
    what: str, left_out: Step, copy: ScratchCopy, tmp_path: Path
) -> None:
    steps = [step for step in RECIPES[what] if step is not left_out]
    assert problem(copy, what, steps, base=tmp_path / "base") != ""
