"""What would steer others is put aside after a command; placeholders of the killed go."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.files.mountpoint_folders import (
    hold_mountpoints,
    is_abandoned,
    is_free,
    mark_placeholder,
)
from helix_desktop.tools.files.untrusted_trees import remove_tree
from helix_desktop.tools.programs.command_limits import CommandLimits
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import Sandbox
from tests.files import write_file
from tests.tools.sandbox.conftest import HOLDING, Ground, git, meanwhile, output_text

ABSENT = (
    *(".envrc", ".npmrc", ".yarnrc.yml", ".gdbinit", "mise.toml", "a.code-workspace"),
    *(".lefthook.yml", ".mvn/maven.config", "AGENTS.override.md", ".agents/x", ".claude/x"),
    *(".codex/x", ".cursor/x", ".cargo/config.toml", ".github/workflows/x.yml", ".gitlab-ci.yml"),
    *("Jenkinsfile", ".vscode/tasks.json", "CLAUDE.md", ".crush/x", ".augment/x"),
    *("mise.local.toml", ".config/mise/config.toml", ".mise/config.toml", "bunfig.toml"),
    *("lefthook.toml", ".pre-commit-config.yaml", ".pdbrc", ".github/prompts/x", ".drone.yaml"),
    *("AGENT.md", "rust-toolchain.toml", "rust-toolchain", ".forgejo/workflows/x.yml"),
    *("azure-pipelines.yaml", ".githooks/pre-commit"),
)


def test_what_would_steer_others_and_was_not_there_is_put_aside_whole(
    box: SandboxBackend, ground: Ground
) -> None:
    made = "; ".join(f"mkdir -p $(dirname src/{item}); echo mine > src/{item}" for item in ABSENT)
    repository = "git init -q src/r; git -C src/r config core.pager evil"
    ran = ground.run(box, f"{made}; {repository}; echo x > src/plain; cp src/plain src/.env")
    for name in ABSENT:
        assert not (ground.project / "src" / name).exists(), name
    assert not (ground.project / "src/r/.git").is_dir()
    assert (ground.project / "src/plain").exists()
    aside = dict(ran.set_aside)
    assert len(aside) == len(ABSENT) + 1
    assert all(Path(place).exists() for place in aside.values()), "nothing is lost"
    assert Path(aside["src/CLAUDE.md"]).read_text() == "mine\n"
    assert ran.new_control_files == ("src/.env",), "told, and left where it is"


def test_no_number_of_folders_keeps_what_steers_from_being_put_aside(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    shutil.rmtree(ground.project / ".vscode")
    limits = CommandLimits(folders=100)
    sandbox = Sandbox(bubblewrap, ground.project, app_folders=(ground.own,), limits=limits)
    folder = str(ground.project)
    made = "mkdir .vscode; tee .vscode/settings.json CLAUDE.md </dev/null; mkdir -p {1..101}/a"
    ran = sandbox.run_blocking(SandboxCommand(made, folder), seconds=20)
    assert ran.unsure == ""
    assert {path for path, _ in ran.set_aside} == {".vscode", "CLAUDE.md"}
    assert not (ground.project / "CLAUDE.md").exists()
    with pytest.raises(ToolError, match="more than 100 folders"):
        sandbox.run_blocking(SandboxCommand("true", folder), seconds=20)


_NESTS = """
import os, sys
os.chdir(sys.argv[1])
for _ in range(1_100):
    os.mkdir("a")
    os.chdir("a")
open("CLAUDE.md", "w").close()
"""


@pytest.mark.slow
def test_no_depth_of_folders_keeps_what_steers_from_being_put_aside(
    box: SandboxBackend, ground: Ground
) -> None:
    (ground.project / "src/nest.py").write_text(_NESTS)
    ran = ground.run(
        box,
        "cd src; mkdir a .vscode; echo evil > .vscode/tasks.json; echo hi > CLAUDE.md;"
        "/usr/bin/python3 nest.py a; echo said",
    )
    assert output_text(ran) == "said\n"
    assert ran.unsure == ""
    deep = f"src/a/{'a/' * 1_100}CLAUDE.md"
    assert {name for name, _ in ran.set_aside} == {deep, "src/.vscode", "src/CLAUDE.md"}
    assert not (ground.project / "src/.vscode").exists()
    for top in (ground.project / "src/a", ground.own / "set-aside"):
        remove_tree(str(top))


def test_no_depth_of_folders_keeps_a_temporary_folder_from_being_removed(
    box: SandboxBackend, ground: Ground
) -> None:
    (ground.project / "src/nest.py").write_text(_NESTS)
    ran = ground.run(box, "echo $TMPDIR; /usr/bin/python3 src/nest.py $TMPDIR")
    place = Path(output_text(ran).strip())
    assert place == Path("/tmp") or not place.exists()


def test_a_protected_file_is_not_replaced_by_renaming_the_folder_above_it(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    project = ground.project
    subprocess.run(["git", "init", "-q", "--template=", str(project / "src/lib")], check=True)
    write_file(project / "src/lib/.vscode/tasks.json", "{}\n")
    (project / "src/lib/AGENTS.md").write_text("Be kind.\n")
    config = (project / "src/lib/.git/config").read_text()
    ran = ground.run(
        bubblewrap,
        "cd src; mv lib .old && cp -r .old lib; echo '[core]' >> lib/.git/config;"
        "echo evil > lib/.vscode/tasks.json; echo evil > lib/AGENTS.md",
    )
    assert (project / "src/lib/.git/config").read_text() == config, output_text(ran)
    assert (project / "src/lib/.vscode/tasks.json").read_text() == "{}\n"
    assert (project / "src/lib/AGENTS.md").read_text() == "Be kind.\n"
    aside = dict(ran.set_aside)
    assert Path(aside["src/lib/AGENTS.md"]).read_text() == "evil\n"
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
    assert "hunter2" not in output_text(ran)
    assert (place / "AGENTS.md").read_text() == "Be kind.\n"
    assert (place / ".git/config").read_text() == config
    assert [path for path, _ in ran.set_aside] == ["objects/.claude"]


def test_a_folder_can_be_renamed_with_what_steers_in_it(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    write_file(ground.project / "src/lib/AGENTS.md", "Be kind.\n")
    ran = ground.run(bubblewrap, "mv src/lib src/lib2")
    assert (ground.project / "src/lib2/AGENTS.md").read_text() == "Be kind.\n"
    assert not (ground.project / "src/lib").exists()
    assert (ran.moved, ran.set_aside) == (("src/lib2/AGENTS.md",), ())


def test_a_change_of_the_user_meanwhile_is_left_as_it_is(
    box: SandboxBackend, ground: Ground
) -> None:
    with meanwhile(ground.project, lambda: ground.run(box, HOLDING)):
        new = ground.project / "AGENTS.new"
        new.write_text("Mine.\n")
        new.rename(ground.project / "AGENTS.md")
    assert (ground.project / "AGENTS.md").read_text() == "Mine.\n"


_HOLDS = """
import sys
from helix_desktop.tools.files.mountpoint_folders import hold_mountpoints
with hold_mountpoints(sys.argv[1:]) as held:
    print(len(held), flush=True)
    sys.stdin.read()
"""


@contextmanager
def another_program(*places: Path) -> Iterator["subprocess.Popen[str]"]:
    """A program that holds placeholders until it is ended."""
    words = [sys.executable, "-c", _HOLDS, *map(str, places)]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline().strip() == str(len(places))
        yield program
        program.kill()


def killed_with(*places: Path) -> None:
    with another_program(*places) as program:
        program.send_signal(signal.SIGKILL)
        program.wait()
    assert all(place.is_dir() for place in places)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    try:
        os.setxattr(tmp_path, "user.helix-desktop.trial", b"1")
    except (OSError, AttributeError):
        pytest.skip("the file system has no extended attributes")
    return tmp_path / ".hg"


def test_a_placeholder_of_a_killed_program_is_taken_over_and_removed(place: Path) -> None:
    killed_with(place)
    assert is_free(str(place))
    with hold_mountpoints([str(place)]) as mountpoints:
        assert mountpoints == (str(place),)
    assert not place.exists()


def test_a_placeholder_of_a_running_program_stays(place: Path) -> None:
    with another_program(place) as program:
        assert not is_free(str(place))
        with hold_mountpoints([str(place)]) as mountpoints:
            assert mountpoints == ()
        assert place.is_dir()
        program.communicate()
    assert not place.exists(), "its own program removes it"


def test_a_folder_that_was_filled_meanwhile_stays(place: Path) -> None:
    killed_with(place)
    (place / "store").mkdir()
    assert not is_free(str(place))
    with hold_mountpoints([str(place)]) as mountpoints:
        assert mountpoints == ()
    assert (place / "store").is_dir()


def test_an_empty_folder_of_the_user_stays(place: Path) -> None:
    place.mkdir()
    assert not is_abandoned(str(place))
    mark_placeholder(str(place))
    assert not is_abandoned(str(place)), "this process goes on"


@pytest.mark.parametrize("mark", [b"", b"a", b"a b c d e", b"\xff\xfe", b"x" * 1_000])
def test_an_unreadable_mark_of_a_placeholder_is_ignored(place: Path, mark: bytes) -> None:
    place.mkdir()
    os.setxattr(place, "user.helix-desktop.placeholder", mark)
    assert not is_abandoned(str(place))


def test_a_link_to_a_marked_folder_is_no_placeholder(place: Path) -> None:
    killed_with(place)
    link = place.with_name(".jj")
    link.symlink_to(place)
    assert not is_free(str(link))


def test_the_next_command_removes_placeholders_of_a_killed_program(
    ground: Ground, bubblewrap: SandboxBackend, place: Path
) -> None:
    del place  # only that the file system has attributes
    sandbox = Sandbox(bubblewrap, ground.project, app_folders=(ground.own,))
    before = {path.name for path in ground.project.iterdir()}
    left = [ground.project / name for name in (".hg", ".jj") if name not in before]
    killed_with(*left)
    ran = sandbox.run_blocking(SandboxCommand("touch src/app.py", str(ground.project)), seconds=20)
    assert ran.ended.code == 0
    assert {path.name for path in ground.project.iterdir()} == before


@pytest.mark.parametrize("command", ["git stash -q -u", "ls", "touch src/app.py"])
def test_a_placeholder_of_a_killed_program_is_not_reported_as_made_by_a_command(
    ground: Ground, any_box: SandboxBackend, place: Path, command: str
) -> None:
    del place
    for name in ("user.name=A B", "user.email=a@example.com"):
        git(ground.project, "config", *name.split("=", 1))
    killed_with(ground.project / ".hg")
    sandbox = Sandbox(any_box, ground.project, app_folders=(ground.own,))
    ran = sandbox.run_blocking(SandboxCommand(command, str(ground.project)), seconds=20)
    assert (ran.new_control_files, ran.set_aside) == ((), ())
