"""What instructions include is protected from commands as they are themselves."""

from pathlib import Path

import pytest

from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from tests.files import write_file
from tests.tools.sandbox.conftest import Ground, git, output_text

RULES = "Answer in French.\n"


@pytest.fixture
def including(ground: Ground) -> Ground:
    """A project whose AGENTS.md includes a file, which includes another."""
    project = ground.project
    (project / "AGENTS.md").write_text("Be kind.\n\n@docs/rules.md\n")
    (project / "docs/more").mkdir(parents=True)
    (project / "docs/rules.md").write_text(f"{RULES}@more/style.md\n")
    (project / "docs/more/style.md").write_text(RULES)
    (project / "docs/other.md").write_text("evil\n")
    git(project, "add", "docs", "AGENTS.md")
    git(project, "commit", "-q", "-m", "rules")
    return ground


def text(project: Path) -> tuple[str, str]:
    return (project / "docs/rules.md").read_text(), (project / "docs/more/style.md").read_text()


@pytest.mark.parametrize(
    "command",
    [
        "echo evil > docs/rules.md; echo evil > docs/more/style.md",
        "echo evil > e; mv e docs/rules.md; cp docs/other.md docs/more/style.md",
        "rm -f docs/rules.md docs/more/style.md",
        "ln -sf other.md docs/rules.md; ln -f docs/other.md docs/more/style.md",
        "mv docs d2; cp -r d2 docs; echo evil > docs/rules.md; echo evil > docs/more/style.md",
        "mv docs d2",
        "mv docs/more docs/m2; mkdir docs/more; echo evil > docs/more/style.md",
        "mv docs d2; mkdir -p evil/more; echo evil | tee evil/rules.md evil/more/style.md;"
        " ln -s evil docs",
        "echo evil | tee docs/rules.md docs/more/style.md; git checkout -q -b new",
        "git checkout -q -b new; git stash -q; rm -r docs; mkdir -p docs/more;"
        " echo evil | tee docs/rules.md docs/more/style.md",
        "mv docs/rules.md x; git add -A; git stash -q; git stash pop -q; mv docs/other.md"
        " docs/rules.md",
    ],
)
def test_no_command_changes_what_instructions_include(
    box: SandboxBackend, including: Ground, command: str
) -> None:
    before = text(including.project)
    ran = including.run(box, command)
    assert text(including.project) == before, output_text(ran)
    assert ran.unsure == ""
    assert not (including.project / "docs").is_symlink()


@pytest.mark.parametrize(
    "command",
    [
        "mkdir -p new; echo evil > new/rules.md",
        "mkdir -p evil; echo evil > evil/rules.md; ln -s evil new",
        "mkdir -p evil new; echo evil > evil/x.md; ln -s ../evil/x.md new/rules.md",
        "mkdir -p e; echo evil > e/rules.md; mv e new",
        "mkdir -p new; echo evil > new/rules.md; git add new; git commit -q -m x",
    ],
)
def test_what_instructions_include_and_was_not_there_is_set_aside(
    bubblewrap: SandboxBackend, ground: Ground, command: str
) -> None:
    (ground.project / "AGENTS.md").write_text("@new/rules.md\n")
    ran = ground.run(bubblewrap, command)
    assert not (ground.project / "new/rules.md").exists(), output_text(ran)
    assert [path for path, _ in ran.set_aside] in (["new/rules.md"], ["new"])


def test_a_file_of_the_user_behind_a_new_link_stays_where_it_is(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    (ground.project / "AGENTS.md").write_text("@new/app.py\n")
    ran = ground.run(bubblewrap, "ln -s src new")
    assert [path for path, _ in ran.set_aside] == ["new"]
    assert (ground.project / "src/app.py").read_text() == "print(1)\n"


@pytest.mark.parametrize(
    "command",
    [
        "echo evil > lib/real.md",
        "rm CLAUDE.md; echo evil > CLAUDE.md",
        "ln -sf src/app.py CLAUDE.md",
        "mv CLAUDE.md x; cp src/app.py CLAUDE.md",
        "rm CLAUDE.md; echo evil > CLAUDE.md; git add -f CLAUDE.md",
        "mv lib l2; mkdir lib; echo evil > lib/real.md",
        "rm CLAUDE.md",
    ],
)
def test_instructions_that_are_a_link_stay_what_they_are(
    box: SandboxBackend, ground: Ground, command: str
) -> None:
    project = ground.project
    write_file(project / "lib/real.md", RULES)
    (project / "CLAUDE.md").symlink_to("lib/real.md")
    ran = ground.run(box, command)
    assert (project / "CLAUDE.md").is_symlink(), output_text(ran)
    assert (project / "CLAUDE.md").read_text() == RULES, output_text(ran)


def test_agents_behind_a_link_are_not_written(box: SandboxBackend, ground: Ground) -> None:
    shared = ground.project / "shared/agents"
    write_file(shared / "a.md", RULES)
    (ground.project / ".agents").symlink_to("shared")
    ground.run(box, "echo evil > shared/agents/a.md; echo evil > shared/agents/b.md")
    assert [path.name for path in shared.iterdir()] == ["a.md"]
    assert (shared / "a.md").read_text() == RULES


def test_package_managers_write_what_instructions_include_from_dependencies(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    package = ground.project / "node_modules/x"
    write_file(package / "i.md", "one\n")
    (ground.project / "AGENTS.md").write_text("@node_modules/x/i.md\n")
    ground.run(bubblewrap, "rm -r node_modules; mkdir -p node_modules/x; cp src/app.py $_/i.md")
    assert (package / "i.md").read_text() == "print(1)\n"


@pytest.mark.parametrize("name", ["AGENTS.md", ".vscode/tasks.json", "docs/rules.md"])
def test_another_name_of_a_protected_file_does_not_let_commands_write_it(
    box: SandboxBackend, including: Ground, name: str
) -> None:
    file = including.project / name
    before = file.read_text()
    including.run(box, f"git checkout -q -b new; ln {name} src/x; git stash -q; ln {name} src/y")
    including.run(box, "for f in src/x src/y; do [ -e $f ] && echo evil > $f; done")
    assert file.read_text() == before
