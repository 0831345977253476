"""Secrets that git holds, or many of them: there for commands or refused, and never shown."""

import shutil
from pathlib import Path

import pytest

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.agent.shell import RunShell
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.find.hidden_files import FILTER_BYTES, NAME, HiddenFiles
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.launch.layout import MAX_MOUNTS
from helix_desktop.tools.sandbox.sandbox import Sandbox
from tests.tools.running import text_of
from tests.tools.sandbox.conftest import HOLDING, KEY, Ground, git, meanwhile, output_text

_SECRET = "hunter2-Correct-Horse-99"


@pytest.fixture
def tracked(ground: Ground) -> Ground:
    (ground.project / "src/.env").write_text(f"MODE=x\nDB_PASSWORD={_SECRET}\n")
    git(ground.project, "add", "-f", "src/.env")
    git(ground.project, "commit", "-q", "-m", "with a secret")
    return ground


def _shown(sandbox: Sandbox, folder: Path, command: str) -> str:
    shell = RunShell(sandbox, ProjectRoot(folder))
    return text_of(shell, command=command)


def test_commands_read_what_git_holds(tracked: Ground, box: SandboxBackend) -> None:
    ran = tracked.run(box, "cat src/.env; git status --porcelain src")
    assert output_text(ran) == f"MODE=x\nDB_PASSWORD={_SECRET}\n"
    assert ran.seen.readable == (str(tracked.project.resolve() / "src/.env"),)


@pytest.mark.parametrize(
    "command",
    [
        "cat src/.env",
        "git show HEAD:src/.env",
        "git log -p",
        "git grep -n hunter HEAD",
        "base64 src/.env",
        "base64 -w0 src/.env",
        "od -An -tx1 src/.env",
        "tail -c 22 src/.env | head -c 18",
    ],
)
def test_a_tracked_secret_is_in_no_output_in_any_encoding(
    command: str, tracked: Ground, bubblewrap: SandboxBackend
) -> None:
    sandbox = Sandbox(bubblewrap, tracked.project, app_folders=(tracked.own,))
    output = _shown(sandbox, tracked.project, command)
    assert "[hidden: " in output, output
    assert "Open this to commands" in output
    assert _SECRET[3:15] not in output
    assert "Q29ycmVjdC1I" not in output


def test_a_hidden_file_is_named_and_can_be_opened_to_commands(
    ground: Ground, bubblewrap: SandboxBackend
) -> None:
    (ground.project / ".env").write_text(f"DB_PASSWORD={_SECRET}\n")
    opened_files: set[str] = set()
    sandbox = Sandbox(
        bubblewrap, ground.project, app_folders=(ground.own,), opened=lambda: opened_files
    )
    output = _shown(sandbox, ground.project, "cat .env; true")
    assert "[hidden from commands" in output
    assert "'.env'" in output
    assert _SECRET not in output
    opened_files.add(".env")
    assert _SECRET in _shown(sandbox, ground.project, "cat .env")


_LISTED = "git update-index --add --cacheinfo 100644,$(git hash-object -w /dev/null)"


@pytest.mark.parametrize(
    "command",
    [
        f"{_LISTED},src/.env",
        f"{_LISTED},src/.env; git -c user.name=a -c user.email=a@b commit -qm with",
        f"mv src new; {_LISTED},new/.env; mv new src2",
        f"cd src; git init -q; {_LISTED},.env; cd ..",
    ],
)
def test_a_file_that_a_command_lists_in_git_stays_unreadable(
    bubblewrap: SandboxBackend, ground: Ground, command: str
) -> None:
    file = ground.project / "src/.env"
    file.write_text(f"DB_PASSWORD={_SECRET}\n")

    def started() -> Sandbox:
        return Sandbox(bubblewrap, ground.project, app_folders=(ground.own,), spool=ground.own)

    def run(text: str) -> str:
        call = SandboxCommand(text, sandbox.folder, read_only=False)
        return output_text(sandbox.run_blocking(call, seconds=20))

    sandbox = started()

    if "mv src" in command:  # another that names git would wait for its end
        run(command)
    else:
        with meanwhile(ground.project, lambda: run(f"{command}; {HOLDING}")):
            assert _SECRET not in run("cat src*/.env; git show :src/.env")
    assert _SECRET not in run("cat src*/.env; git show :src/.env")
    sandbox = started()
    assert _SECRET not in run("cat src*/.env"), "nor after a restart"
    if file.exists():
        git(ground.project, "add", "-f", "src/.env")
        assert _SECRET in run("cat src/.env"), "the user can"


@pytest.mark.slow
def test_a_command_that_makes_thousands_of_secrets_pushes_none_of_the_user_out_of_memory(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    (ground.project / "src/.env").write_text(f"DB_PASSWORD={_SECRET}\n")

    def run(text: str) -> str:
        sandbox = Sandbox(bubblewrap, ground.project, app_folders=(ground.own,), spool=ground.own)
        call = SandboxCommand(text, sandbox.folder, read_only=False)
        return output_text(sandbox.run_blocking(call, seconds=60))

    run("mkdir node_modules zz; true")
    makes = "mkdir {1..5001}; for n in {1..5001}; do echo K=a1B2c3D4-$n > $n/.env; done"
    run(f"mv src node_modules; cd zz; {makes}")
    with pytest.raises(ToolError, match="places that it would have to be kept from"):
        run("touch a")
    shutil.rmtree(ground.project / "zz")
    assert _SECRET not in run("cat node_modules/src/.env; touch a")


def test_any_number_of_hidden_files_is_remembered_in_limited_space(tmp_path: Path) -> None:
    hidden = HiddenFiles(tmp_path)
    hidden.add("/project/.env", 7, 8)
    hidden.remove("/project/old", 1)
    hidden.add("/project/old", 1, 8)
    hidden.remove("/project/old", 1)
    for number in range(20_000):
        hidden.add(f"/project/made/.env.{number}", number + 100, 99)
    hidden.save()
    (file,) = tmp_path.iterdir()
    assert file.stat().st_size <= FILTER_BYTES
    again = HiddenFiles(tmp_path)
    assert again.is_path("/project/.env")
    assert again.is_file(7)
    assert again.is_folder(8)
    assert not again.is_path("/project/old"), "git has it"
    assert sum(again.is_file(number) for number in range(50_000, 60_000)) < 10


@pytest.mark.parametrize("damage", [b"", b"\x00", b"\x82\xa6filter\xc4\x02ab\xa8released\x80"])
def test_a_damaged_memory_of_hidden_files_hinders_nothing(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / NAME).write_bytes(damage)
    hidden = HiddenFiles(tmp_path)
    assert not hidden.is_path("/project/.env")
    hidden.add("/project/.env", 7, 8)
    hidden.save()
    assert HiddenFiles(tmp_path).is_path("/project/.env")


_MANY = 1_001
_LINE = f"API_KEY={KEY}-7\n"


def _made(folder: Path, count: int) -> None:
    folder.mkdir(parents=True)
    for number in range(count):
        (folder / f".env.{number}").write_text(_LINE)


def test_a_command_that_makes_a_thousand_secrets_comes_to_its_end(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    made = f"mkdir src/k; for i in $(seq {_MANY}); do echo API_KEY={KEY}-7 > src/k/.env.$i; done"
    ran = ground.run(bubblewrap, f"{made}; echo made")
    assert "made" in output_text(ran)
    assert not ran.unsure
    again = ground.run(bubblewrap, "cat src/k/.env.5; echo second")
    assert KEY not in output_text(again)
    assert "second" in output_text(again)


def test_a_thousand_secrets_that_git_holds_are_no_hindrance(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    _made(ground.project / "src/k", _MANY)
    git(ground.project, "add", "-f", "src/k")
    ran = ground.run(bubblewrap, "git status --short src; cat src/k/.env.7 | wc -l")
    assert output_text(ran).splitlines()[-1] == "1"
    assert " D " not in output_text(ran)


def test_secrets_in_too_many_folders_refuse_the_command_before_it_runs(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    for number in range(MAX_MOUNTS + 1):
        _made(ground.project / f"src/k{number}", 1)
    sandbox = Sandbox(bubblewrap, ground.project, app_folders=(ground.own,))
    with pytest.raises(ToolError, match="was not run"):
        sandbox.run_blocking(SandboxCommand("touch src/ran", str(ground.project)), seconds=30)
    assert not (ground.project / "src/ran").exists()
