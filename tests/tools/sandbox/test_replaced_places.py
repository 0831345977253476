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
from tests.tools.sandbox.conftest import HOLDING, KEY, Ground, meanwhile, output_text


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
