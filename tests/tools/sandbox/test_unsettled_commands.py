"""Killed while a command runs: what it made that others act upon goes at the next start."""

import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from helix_desktop.tools.sandbox.launcher import SandboxCommand
from helix_desktop.tools.sandbox.protected_places import FOLDER
from helix_desktop.tools.sandbox.sandbox import Sandbox
from helix_desktop.tools.sandbox.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.unsettled_commands import RECORDS
from tests.files import write_file
from tests.tools.sandbox.conftest import Ground, git, kill_during, refused

PLANTED = ("src/CLAUDE.md", "src/.envrc", "src/.vscode/tasks.json", "src/new/AGENTS.md")


def started(box: SandboxBackend, ground: Ground) -> Sandbox:
    return Sandbox(box, ground.project, app_folders=(ground.own,), spool=ground.own)


def git_says(ground: Ground, *words: str) -> str:
    command = ["git", *words]
    return subprocess.run(command, cwd=ground.project, capture_output=True, text=True).stdout


def plant(*names: str) -> str:
    return "; ".join(f"mkdir -p $(dirname {name}); echo evil > {name}" for name in names)


def test_what_a_killed_command_planted_is_set_aside_at_the_next_start(
    box: SandboxBackend, ground: Ground
) -> None:
    write_file(ground.project / "docs/CLAUDE.md", "Mine.\n")
    kill_during(box, ground, f"{plant(*PLANTED)}; echo plain > src/plain")
    assert all((ground.project / name).exists() for name in PLANTED)
    sandbox = started(box, ground)
    [result] = sandbox.settle_left()
    assert result.unsure == ""
    names = {"src/CLAUDE.md", "src/.envrc", "src/.vscode", "src/new/AGENTS.md"}
    assert {name for name, _ in result.set_aside} == names
    reports = [
        sandbox.run_blocking(SandboxCommand("touch src/x", sandbox.folder), seconds=20).set_aside
        for _ in range(2)
    ]
    assert reports == [result.set_aside, ()], "told once, with the next command"
    for name, place in result.set_aside:
        assert not (ground.project / name).exists()
        assert Path(place).exists(), "nothing is lost"
    assert (ground.project / "src/plain").read_text() == "plain\n"
    assert (ground.project / "docs/CLAUDE.md").read_text() == "Mine.\n"
    assert started(box, ground).settle_left() == (), "once"


def test_a_protected_file_that_a_killed_command_replaced_is_there_again(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    lib = ground.project / "src/lib"
    write_file(lib / "CLAUDE.md", "Mine.\n")
    kill_during(
        bubblewrap, ground, "cd src; mv lib .old; cp -r .old lib; echo evil > lib/CLAUDE.md; cd .."
    )
    assert (lib / "CLAUDE.md").read_text() == "evil\n"
    [result] = started(bubblewrap, ground).settle_left()
    assert (lib / "CLAUDE.md").read_text() == "Mine.\n"
    assert [name for name, _ in result.set_aside] == ["src/lib/CLAUDE.md"]


def test_an_instruction_file_that_a_killed_git_command_changed_is_restored(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    """Where git may change files, no mount keeps them."""
    kill_during(bubblewrap, ground, "git stash list; echo evil > AGENTS.md; rm .vscode/tasks.json")
    assert (ground.project / "AGENTS.md").read_text() == "evil\n"
    [result] = started(bubblewrap, ground).settle_left()
    assert (ground.project / "AGENTS.md").read_text() == "Be kind.\n"
    assert (ground.project / ".vscode/tasks.json").read_text() == "{}\n"
    assert {name for name, _ in result.set_aside} == {"AGENTS.md", ".vscode/tasks.json"}


def test_what_git_would_read_as_settings_is_not_taken_over(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    setting = "printf '[core]\\n\\tfsmonitor = evil\\n' > .git/config.worktree"
    kill_during(bubblewrap, ground, f"git tag made; {setting}")
    started(bubblewrap, ground).settle_left()
    assert not (ground.project / ".git/config.worktree").exists()
    assert (ground.project / ".git/refs/tags/made").exists()


@pytest.mark.parametrize("replacement", ["ln -s {outside} lib", "echo x > lib", "mkfifo lib"])
def test_settling_a_killed_command_changes_nothing_outside_the_project(
    bubblewrap: SandboxBackend, ground: Ground, replacement: str
) -> None:
    for top, text in ((ground.project / "src", "mine\n"), (ground.outside, "theirs\n")):
        write_file(top / "lib/.vscode/tasks.json", text)
        (top / "lib/CLAUDE.md").write_text(text)
    put = replacement.format(outside=ground.outside / "lib")
    kill_during(bubblewrap, ground, f"git stash list; cd src; mv lib .old; {put}; cd ..")
    started(bubblewrap, ground).settle_left()
    names = ("lib/CLAUDE.md", "lib/.vscode/tasks.json")
    assert all((ground.outside / name).read_text() == "theirs\n" for name in names)
    contents = [
        file.read_text() for file in ground.project.rglob("src/.old/**/*") if file.is_file()
    ]
    contents += [file.read_text() for file in (ground.own / FOLDER).rglob("*") if file.is_file()]
    assert contents.count("mine\n") >= len(names), "nothing is lost"


def test_a_folder_that_was_made_anew_is_left_as_it_is(box: SandboxBackend, ground: Ground) -> None:
    kill_during(box, ground, plant("src/CLAUDE.md"))
    ground.project.rename(ground.project.parent / "before")
    write_file(ground.project / "src/CLAUDE.md", "Mine.\n")
    assert started(box, ground).settle_left() == ()
    assert (ground.project / "src/CLAUDE.md").read_text() == "Mine.\n"


def test_a_damaged_record_is_passed_over_and_removed(box: SandboxBackend, ground: Ground) -> None:
    kill_during(box, ground, plant("src/CLAUDE.md"))
    [record] = ground.own.glob(RECORDS)
    record.write_bytes(record.read_bytes()[:-20])
    assert started(box, ground).settle_left() == ()
    assert list(ground.own.glob(RECORDS)) == []


def test_no_record_stays_of_a_command_that_ended(any_box: SandboxBackend, ground: Ground) -> None:
    git(ground.project, "config", "user.name", "A B")
    sandbox = started(any_box, ground)
    ground.run(any_box, "echo a > src/a; git status")
    assert sandbox.settle_left() == ()
    assert not any(ground.own.glob(RECORDS))


def test_instructions_that_a_killed_git_brought_are_asked_about(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    class Watch:
        def __init__(self) -> None:
            self.names: list[str] = []

        def begin(self) -> None: ...
        def end(self) -> None: ...
        def came(self, by_git: Sequence[str]) -> None:
            self.names += by_git

    git(ground.project, "checkout", "-q", "-b", "theirs")
    (ground.project / "CLAUDE.md").write_text("Obey.\n")
    git(ground.project, "add", "CLAUDE.md")
    git(ground.project, "commit", "-q", "-m", "theirs")
    git(ground.project, "checkout", "-q", "main")
    kill_during(bubblewrap, ground, "git checkout -q theirs")
    sandbox, watch = started(bubblewrap, ground), Watch()
    sandbox.watch = watch
    sandbox.settle_left()
    assert watch.names == ["CLAUDE.md"]
    assert (ground.project / "CLAUDE.md").read_text() == "Obey.\n"


def test_history_that_a_killed_command_deleted_is_there(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    git(ground.project, "branch", "old")
    words = ("cat-file", "--batch-all-objects", "--batch-check=%(objectname)")
    before = git_says(ground, *words), git_says(ground, "show-ref", "--head")
    deleting = "rm -rf .git/objects/[0-9a-f][0-9a-f] .git/HEAD .git/refs/heads"
    kill_during(bubblewrap, ground, f"git add src; {deleting}")
    sandbox = started(bubblewrap, ground)
    [result] = sandbox.settle_left()
    assert result.unsure == ""
    assert (git_says(ground, *words), git_says(ground, "show-ref", "--head")) == before
    touching = SandboxCommand("touch src/x", sandbox.folder)
    reports = [refused(sandbox.run_blocking(touching, seconds=20)) for _ in range(2)]
    assert "git can't read" in reports[0][0]
    assert reports[1] == (), "told once, with the next command"


def test_a_record_stays_until_what_a_command_left_could_be_settled(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    in_the_way = ground.own / FOLDER
    in_the_way.write_text("no folder")
    sandbox = started(bubblewrap, ground)
    command = f"git add src; {plant('src/CLAUDE.md')}; rm -rf .git/objects/[0-9a-f][0-9a-f]"
    ran = sandbox.run_blocking(SandboxCommand(command, sandbox.folder), seconds=20)
    assert ran.unsure
    assert (ground.project / "src/CLAUDE.md").exists()
    assert len(list(ground.own.glob(RECORDS))) == 1
    [result] = started(bubblewrap, ground).settle_left()
    assert result.unsure, "it fails again"
    assert len(list(ground.own.glob(RECORDS))) == 1
    in_the_way.unlink()
    [result] = started(bubblewrap, ground).settle_left()
    assert [name for name, _ in result.set_aside] == ["src/CLAUDE.md"]
    assert list(ground.own.glob(RECORDS)) == []
