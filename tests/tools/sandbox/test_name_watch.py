"""A new name that some program may obey ends a pause at once; others do not."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from helix_desktop.tools.sandbox.find.folder_survey import FolderSurvey
from helix_desktop.tools.sandbox.repair.name_watch import NameWatch

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="inotify is Linux only")
HOUR = 3_600.0


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in (".github", "src", "node_modules/x", ".venv/lib"):
        (tmp_path / name).mkdir(parents=True)
    return tmp_path


@pytest.fixture
def watch(folder: Path) -> Iterator[NameWatch]:
    survey = FolderSurvey(str(folder))
    survey.look()
    watch = NameWatch(survey.folders())
    yield watch
    watch.close()


@pytest.mark.parametrize(
    "name", [".envrc", "src/.envrc", "CLAUDE.md", "src/AGENTS.md", ".github/hooks", ".vscode"]
)
@pytest.mark.parametrize("is_moved", [False, True])
def test_a_new_name_that_steers_programs_ends_a_pause(
    folder: Path, watch: NameWatch, name: str, *, is_moved: bool
) -> None:
    if is_moved:
        elsewhere = folder / "node_modules/x/y"
        elsewhere.touch()
        elsewhere.rename(folder / name)
    elif name == ".vscode":
        (folder / name).mkdir()
    else:
        (folder / name).touch()
    assert watch.wait(HOUR) is False


@pytest.mark.parametrize("name", ["notes.txt", "src/main.py", ".gitignore", "src/new/x", ".other"])
def test_any_other_name_does_not(folder: Path, watch: NameWatch, name: str) -> None:
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).touch()
    watch.end()
    assert watch.wait(HOUR) is True


@pytest.mark.slow
def test_more_names_than_the_system_counts_end_a_pause(folder: Path, watch: NameWatch) -> None:
    limit = int(Path("/proc/sys/fs/inotify/max_queued_events").read_text())
    if limit > 100_000:
        pytest.skip("the system counts too many")
    for number in range(limit + 10):
        (folder / f"f{number}").touch()
    assert watch.wait(HOUR) is False


def test_installed_and_generated_folders_are_not_watched_and_outer_ones_come_first(
    folder: Path,
) -> None:
    survey = FolderSurvey(str(folder))
    survey.look()
    watched = [place.removeprefix(str(folder)) for place in survey.folders()]
    assert watched[0] == ""
    assert {*watched} == {"", "/.github", "/src"}


def test_a_folder_that_is_gone_hinders_nothing(folder: Path) -> None:
    watch = NameWatch([str(folder / "gone"), str(folder)])
    (folder / ".envrc").touch()
    assert watch.wait(HOUR) is False
    watch.close()
