"""A disk of a megabyte for the data or the project: sentences, no traceback, nothing is lost."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from helix_desktop.app.container import system_box
from helix_desktop.domain.hidden_characters import has_hidden
from tests.system.prove.outcome import Skipped
from tests.system.prove.small_disk import Filler, small_disk

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.slow


@pytest.fixture
def disk() -> Iterator[Path]:
    try:
        with small_disk(1) as place:
            yield place
    except Skipped as why:
        pytest.skip(str(why))


class Commands:
    """The command line on one project, with its data in one folder."""

    def __init__(self, data: Path, project: Path) -> None:
        self._data, self._project = data, project
        project.mkdir(exist_ok=True)

    def __call__(self, *words: str) -> tuple[int, str]:
        line = [sys.executable, "-m", "helix_desktop", "--data-dir", str(self._data), *words]
        line += ["--folder", str(self._project)]
        done = subprocess.run(
            line,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=120,
        )
        assert "Traceback" not in done.stdout
        assert "index failed" not in done.stdout  # a line for the log
        assert not has_hidden(done.stdout)
        return done.returncode, done.stdout

    def ask(self, prompt: str) -> tuple[int, str]:
        return self("ask", "--model", "practice", "--mode", "sandboxed-auto", prompt)


def test_with_a_full_disk_of_data_everything_says_so_and_what_was_saved_is_there_afterwards(
    disk: Path, tmp_path: Path
) -> None:
    commands, filler = Commands(disk / "data", tmp_path / "project"), Filler(disk / "other")
    commands("permission", "trust")
    assert commands.ask("write hello into saved.txt")[0] == 0
    told = 0
    for words in (
        ("ask", "--model", "practice", "write hello into more.txt"),
        ("permission", "set", "never", "shell"),
        ("memory", "add", "Be kind"),
        ("ask", "--model", "practice", "write hello into more.txt"),
        ("session", "list"),
    ):
        filler.fill()
        status, printed = commands(*words)
        said = "full" in printed or "No space left" in printed
        assert said or status == 0, (words, status, printed)
        assert "until you quit" not in printed  # a command ends at once
        told += said
    assert told
    filler.free()
    status, printed = commands("session", "list")
    assert (status, "write hello into saved.txt" in printed) == (0, True)
    assert commands("workspace", "check")[0] == 0
    assert commands.ask("write hello into last.txt")[0] == 0
    assert (tmp_path / "project/last.txt").exists()


@pytest.mark.parametrize("kilobytes", [4, 100, 300])
def test_data_on_a_disk_that_is_full_from_the_beginning_ends_in_a_sentence(
    disk: Path, tmp_path: Path, kilobytes: int
) -> None:
    commands = Commands(disk / "data", tmp_path / "project")
    Filler(disk / "other").fill(leave=kilobytes * 1024)
    for words in (("permission", "trust"), ("ask", "--model", "practice", "write a into b.txt")):
        status, printed = commands(*words)
        said = "full" in printed or "No space left" in printed
        assert said or status == 0, (words, status, printed)


def test_in_a_full_project_a_session_goes_on_and_what_was_there_stays(
    disk: Path, tmp_path: Path
) -> None:
    if not system_box().sandboxed:
        pytest.skip("no sandbox here")
    project, filler = disk / "project", Filler(disk / "other")
    commands = Commands(tmp_path / "data", project)
    commands("permission", "trust")
    (project / "a.txt").write_text("before\n")
    git = ["git", "-C", str(project), "-c", "user.name=A", "-c", "user.email=a@example.com"]
    for words in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "one"]):
        subprocess.run([*git, *words], check=True)
    filler.fill()
    status, printed = commands.ask("write hello into b.txt")
    assert (status, "The disk is full; 'b.txt' is as it was." in printed) == (0, True)
    for line in ("echo more >> a.txt", "git commit --allow-empty -qm two", "touch c", "git status"):
        status, printed = commands.ask(f"run {line}")
        assert (status, "· session" in printed) == (0, True), printed
    assert (project / "a.txt").read_text() in ("before\n", "before\nmore\n")
    filler.free()
    assert subprocess.run([*git, "fsck", "--full"], check=False).returncode == 0
    log = subprocess.run([*git, "log", "--format=%s"], check=True, capture_output=True, text=True)
    assert log.stdout.split()[-1] == "one"
    assert "Created b.txt" in commands.ask("write hello into b.txt")[1]
