"""What somebody outside replaces while a command runs is open to it from then on, and that is told.

The kernel takes a mount away with the file that another one replaces, as editors and git do.
"""

import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from helix_desktop.tools.agent.command_report import command_notes
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import Sandbox, SandboxRun
from tests.files import write_file
from tests.tools.sandbox.conftest import HOLDING, KEY, Ground, git, meanwhile, output_text


class Watch:
    """Notes which instructions a command may have changed."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def begin(self, names: object) -> None:
        pass

    def end(self, *, is_protected: bool) -> None:
        pass

    def came(self, by_git: Sequence[str]) -> None:
        self.names += by_git


def save(place: Path, text: str) -> None:
    """Save a file as many editors do."""
    place.with_name(f"{place.name}~").write_text(text)
    os.replace(place.with_name(f"{place.name}~"), place)


def run_beside_user(
    box: SandboxBackend, ground: Ground, command: str, names: Sequence[str]
) -> tuple[SandboxRun, Watch]:
    """Run a command that begins before the user saves files, and goes on afterwards."""
    sandbox, watch, runs = Sandbox(box, ground.project, app_folders=(ground.own,)), Watch(), []
    sandbox.watch = watch
    text = SandboxCommand(f"touch a; {HOLDING}; {command}", sandbox.folder)
    with meanwhile(ground.project, lambda: runs.append(sandbox.run_blocking(text, seconds=60))):
        for name in names:
            save(ground.project / name, "the user's\n")
    return runs[0], watch


@pytest.mark.parametrize("name", ["AGENTS.md", ".envrc", "src/CLAUDE.md", ".mcp.json"])
def test_a_protected_file_that_the_user_replaces_is_told_and_steers_nobody_before_it_is_seen(
    name: str, bubblewrap: SandboxBackend, ground: Ground
) -> None:
    write_file(ground.project / name, "before\n")
    command = f"echo evil > {name}"
    ran, watch = run_beside_user(bubblewrap, ground, command, [name])
    assert ran.replaced == (name,)
    assert name in watch.names
    (note,) = (note for note in command_notes(ran, (), b"") if "could write them" in note)
    assert f"'{name}'; tell the user to look at" in note
    assert ran.set_aside == (), "it may be the user's"
    assert (ground.project / name).exists()


def test_what_nobody_replaces_is_not_told(bubblewrap: SandboxBackend, ground: Ground) -> None:
    ran, watch = run_beside_user(bubblewrap, ground, "echo evil > AGENTS.md", ["src/app.py"])
    assert ran.replaced == ran.uncovered == ()
    assert watch.names == []
    assert (ground.project / "AGENTS.md").read_text() == "Be kind.\n"


def test_a_file_with_a_secret_that_the_user_replaces_is_told(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    command = "mv secrets old; mkdir secrets; echo x > secrets/a; cat .env"
    (ground.project / "secrets").mkdir(exist_ok=True)
    ran, _ = run_beside_user(bubblewrap, ground, command, [".env"])
    assert KEY not in output_text(ran)
    assert ran.uncovered == (".env",), "what the command itself made is no secret"
    assert any("could read the secrets in them" in note for note in command_notes(ran, (), b""))


def notes(ran: SandboxRun) -> list[str]:
    return [*command_notes(ran, (), output_text(ran).encode())]


PROTECTED = ("AGENTS.md", ".envrc", ".vscode/tasks.json")
EVIL = "for file in AGENTS.md .envrc .vscode/tasks.json; do echo evil > $file; done"
REPLACES = "rm -rf AGENTS.md .envrc .vscode; git checkout -q ."


def commit_protected(ground: Ground) -> None:
    for name in PROTECTED:
        write_file(ground.project / name, "before\n")
    git(ground.project, "add", "-f", *PROTECTED)
    git(ground.project, "commit", "-qm", "protected")


def contents(ground: Ground) -> set[str]:
    return {(ground.project / name).read_text() for name in PROTECTED}


def test_git_replaces_no_protected_file_beside_a_command_that_waits_for_it(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    commit_protected(ground)
    sandbox, runs = Sandbox(bubblewrap, ground.project, app_folders=(ground.own,)), []

    def run(text: str) -> None:
        runs.append(sandbox.run_blocking(SandboxCommand(text, sandbox.folder), seconds=60))

    with meanwhile(ground.project, lambda: run(f"touch a; {HOLDING}; {EVIL}")):
        run(REPLACES)
    assert contents(ground) == {"before\n"}
    assert [ran.replaced for ran in runs] == [(), ()]
    assert any("git can't replace" in note for note in notes(runs[0]))
    assert not any("git can't replace" in note for note in notes(runs[1]))
    run(REPLACES)
    assert runs[-1].ended.code == 0, "alone it may"


def test_a_command_begins_after_git_that_may_replace_what_is_protected_from_it(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    commit_protected(ground)
    sandbox, runs = Sandbox(bubblewrap, ground.project, app_folders=(ground.own,)), []

    def run(text: str) -> None:
        runs.append(sandbox.run_blocking(SandboxCommand(text, sandbox.folder), seconds=60))

    replaces = f"touch src/begun; sleep 1; {REPLACES}; touch src/replaced"
    with meanwhile(ground.project, lambda: run(replaces)):
        run(f"[ -e src/replaced ] && echo after; {EVIL}")
        run("cat AGENTS.md")
    lines = {output_text(ran).partition("\n")[0] for ran in runs}
    assert lines == {"", "after", "before"}, "it waited, and wrote nothing"
    assert contents(ground) == {"before\n"}


async def test_in_the_background_no_word_of_git_opens_what_is_protected(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    """Git can only read there, so it replaces nothing."""
    commit_protected(ground)
    sandbox = Sandbox(bubblewrap, ground.project, app_folders=(ground.own,))
    command = SandboxCommand(f"{EVIL}; cat {' '.join(PROTECTED)}; git checkout .", sandbox.folder)
    ran = await sandbox.run(
        command, seconds=60, on_output=lambda _output: None, live=sandbox.live()
    )
    assert "evil" not in output_text(ran)
    assert ran.set_aside == ()
