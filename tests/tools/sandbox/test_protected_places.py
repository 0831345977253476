"""What would steer others is put back or aside after a command, told, and never lost."""

import subprocess
from pathlib import Path

from helix_desktop.tools.sandbox.sandbox_kind import SandboxBackend
from tests.tools.sandbox.conftest import HOLDING, Ground, meanwhile, said

ABSENT = (
    *(".envrc", ".npmrc", ".yarnrc.yml", ".gdbinit", "mise.toml", "a.code-workspace"),
    *(".lefthook.yml", ".mvn/maven.config", "AGENTS.override.md", ".agents/x", ".claude/x"),
    *(".codex/x", ".cursor/x", ".cargo/config.toml", ".github/workflows/x.yml", ".gitlab-ci.yml"),
    *("Jenkinsfile", ".vscode/tasks.json", "CLAUDE.md", ".crush/x", ".augment/x"),
    *("mise.local.toml", ".config/mise/config.toml", ".mise/config.toml", "bunfig.toml"),
    *("lefthook.toml", ".pre-commit-config.yaml", ".pdbrc", ".github/prompts/x", ".drone.yaml"),
    *(".forgejo/workflows/x.yml", "azure-pipelines.yaml", ".githooks/pre-commit"),
)


def test_what_would_steer_others_and_was_not_there_is_put_aside_whole(
    box: SandboxBackend, ground: Ground
) -> None:
    made = "; ".join(f"mkdir -p $(dirname src/{each}); echo mine > src/{each}" for each in ABSENT)
    ran = ground.run(box, f"{made}; git init -q src/r; echo x > src/plain; cp src/plain src/.env")
    for name in ABSENT:
        assert not (ground.project / "src" / name).exists(), name
    assert not (ground.project / "src/r/.git").exists()
    assert (ground.project / "src/plain").exists()
    kept = dict(ran.set_aside)
    assert len(kept) == len(ABSENT) + 1
    assert all(Path(place).exists() for place in kept.values()), "nothing is lost"
    assert Path(kept["src/CLAUDE.md"]).read_text() == "mine\n"
    assert ran.steering == ("src/.env",), "told, and left where it is"


def test_a_protected_file_is_not_replaced_by_renaming_the_folder_above_it(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    project = ground.project
    subprocess.run(["git", "init", "-q", "--template=", str(project / "src/lib")], check=True)
    (project / "src/lib/.vscode").mkdir()
    (project / "src/lib/.vscode/tasks.json").write_text("{}\n")
    (project / "src/lib/AGENTS.md").write_text("Be kind.\n")
    config = (project / "src/lib/.git/config").read_text()
    ran = ground.run(
        bubblewrap,
        "cd src; mv lib .old && cp -r .old lib; echo '[core]' >> lib/.git/config;"
        "echo evil > lib/.vscode/tasks.json; echo evil > lib/AGENTS.md",
    )
    assert (project / "src/lib/.git/config").read_text() == config, said(ran)
    assert (project / "src/lib/.vscode/tasks.json").read_text() == "{}\n"
    assert (project / "src/lib/AGENTS.md").read_text() == "Be kind.\n"
    kept = dict(ran.set_aside)
    assert Path(kept["src/lib/AGENTS.md"]).read_text() == "evil\n"
    assert not list((project / "src/.old").glob(".git")), "nothing of it is left elsewhere"


def test_no_name_of_a_folder_leaves_it_unprotected(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    """As `objects` once did, the name of a folder in every repository."""
    place = ground.project / "objects"
    subprocess.run(["git", "init", "-q", "--template=", str(place)], check=True)
    config = (place / ".git/config").read_text()
    (place / "AGENTS.md").write_text("Be kind.\n")
    (place / ".env").write_text("DB_PASSWORD=hunter2-Correct-Horse-99\n")
    ran = ground.run(
        bubblewrap,
        "cd objects; cat .env; echo evil > AGENTS.md; git config core.fsmonitor ./evil;"
        " echo evil >> .git/config; mkdir .claude; echo evil > .claude/settings.json",
    )
    assert "hunter2" not in said(ran)
    assert (place / "AGENTS.md").read_text() == "Be kind.\n"
    assert (place / ".git/config").read_text() == config
    assert [path for path, _ in ran.set_aside] == ["objects/.claude"]


def test_a_folder_can_be_renamed_with_what_steers_in_it(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    (ground.project / "src/lib").mkdir()
    (ground.project / "src/lib/AGENTS.md").write_text("Be kind.\n")
    ran = ground.run(bubblewrap, "mv src/lib src/lib2")
    assert (ground.project / "src/lib2/AGENTS.md").read_text() == "Be kind.\n"
    assert not (ground.project / "src/lib").exists()
    assert (ran.moved, ran.set_aside) == (("src/lib2/AGENTS.md",), ())


def test_a_change_of_the_person_meanwhile_is_left_as_it_is(
    box: SandboxBackend, ground: Ground
) -> None:
    with meanwhile(ground.project, lambda: ground.run(box, HOLDING)):
        new = ground.project / "AGENTS.new"
        new.write_text("Mine.\n")
        new.rename(ground.project / "AGENTS.md")
    assert (ground.project / "AGENTS.md").read_text() == "Mine.\n"
