"""A session's /tmp: kept for its commands, bounded, and for nobody else."""

import os
import stat
import sys
from pathlib import Path

import pytest

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.value import replace
from helix_desktop.tools.agent.shell import RunShell
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.programs.process import CommandEnd
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.launch.command_environment import GrantedResources
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.launch.session_temporary import (
    SessionTemporaries,
    SessionTemporary,
    make_mountpoints,
)
from helix_desktop.tools.sandbox.sandbox import Sandbox, SandboxRun
from tests.files import write_file
from tests.tools.running import output_of
from tests.tools.sandbox.conftest import Ground, meanwhile, output_text

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="bubblewrap runs on Linux only")

SESSION = SessionId("01")
_MIB = 1024 * 1024


class Desk:
    """A project with its commands' home folder and the /tmp of sessions."""

    def __init__(self, box: SandboxBackend, ground: Ground, max_bytes: int = _MIB) -> None:
        self.sandbox = Sandbox(box, ground.project, app_folders=(ground.own,), spool=ground.own)
        self.home = ground.own / "home"
        self.home.mkdir(exist_ok=True)
        self.above, self.max_bytes = ground.own / SessionTemporaries.FOLDER, max_bytes
        self.temporary = self.of(SESSION)

    def of(self, session: SessionId) -> SessionTemporary:
        return SessionTemporary(self.above, session, self.max_bytes)

    def run(self, line: str, temporary: SessionTemporary | None = None) -> SandboxRun:
        resources = replace(GrantedResources(), home=str(self.home))
        temporary = temporary or self.temporary
        command = SandboxCommand(
            line, self.sandbox.folder, temporary=temporary, resources=resources
        )
        return self.sandbox.run_blocking(command, seconds=20)

    def text(self, line: str) -> str:
        return output_text(self.run(line))


@pytest.fixture
def desk(bubblewrap: SandboxBackend, ground: Ground) -> Desk:
    return Desk(bubblewrap, ground)


def test_a_file_in_tmp_is_there_for_the_next_commands_of_the_session_only(desk: Desk) -> None:
    assert desk.text("cat > /tmp/p.py <<< 'print(5)'") == ""
    assert desk.text("python3 /tmp/p.py") == "5\n"
    assert desk.text("cat /tmp/p.py") == "print(5)\n"
    assert desk.run("cat /tmp/p.py", desk.of(SessionId("02"))).ended.code == 1
    assert stat.S_IMODE(os.stat(desk.temporary.path).st_mode) == 0o700
    assert (Path(desk.temporary.path) / "p.py").read_text() == "print(5)\n"


def test_what_programs_put_into_temporary_folders_works_there(desk: Desk) -> None:
    assert desk.text("echo $TMPDIR $XDG_RUNTIME_DIR $(stat -c %a /tmp); touch x") == (
        "/tmp /tmp 700\n"
    )
    sockets = (
        "import socket, tempfile; s = socket.socket(socket.AF_UNIX); "
        "p = tempfile.mkdtemp() + '/s'; s.bind(p); s.listen(); "
        "socket.socket(socket.AF_UNIX).connect(p); print('connected')"
    )
    assert desk.text(f'python3 -c "{sockets}"') == "connected\n"
    assert desk.text("T=$(mktemp) && echo x > $T && cat $T") == "x\n"


def test_a_command_that_reads_sees_tmp_and_the_home_folder_and_changes_neither(
    desk: Desk,
) -> None:
    desk.run("mkdir -p ~/.cache; echo cached > ~/.cache/x; echo kept > /tmp/x")
    ran = desk.run("cat ~/.cache/x /tmp/x; sort <<< sorted")
    assert (ran.read_only, output_text(ran)) == (True, "cached\nkept\nsorted\n")
    # wrongly taken for one that reads
    ran = desk.run("awk 'BEGIN { system(\"rm -f ~/.cache/x /tmp/x; touch ~/new /tmp/new\") }'")
    assert (ran.read_only, output_text(ran).count("Read-only file system")) == (True, 4)
    assert sorted(os.listdir(desk.home)) == [".cache"]
    assert desk.text("cat ~/.cache/x /tmp/x") == "cached\nkept\n"


PLANTED = (
    "for place in ~ /tmp; do cd $place; printf '#!/bin/sh\\necho PLANTED >&2\\n' > evil; "
    "chmod +x evil; git init -q r; git -C r config core.fsmonitor $place/evil; "
    "git -C r config core.pager $place/evil; "
    "printf '[core]\\nfsmonitor = %s\\npager = %s\\n' $place/evil $place/evil > .gitconfig; "
    "mkdir -p .config/git; cp .gitconfig .config/git/config; "
    "for file in .bashrc .bash_profile .profile .inputrc; do echo 'echo PLANTED' > $file; done; "
    "mkdir -p .local/bin; cp evil .local/bin/ls; cp evil ls; done"
)


@pytest.mark.parametrize(
    "line",
    [
        "git status",
        "git -C /tmp/r status",
        "git -C ~/r status",
        "cd /tmp/r && git log; git status",
        "cd /tmp && ls",
        "ls ~",
    ],
)
def test_nothing_that_commands_left_there_runs_with_one_that_reads(desk: Desk, line: str) -> None:
    assert desk.text(PLANTED) == ""
    ran = desk.run(line)
    assert ran.read_only
    assert "PLANTED" not in output_text(ran)


def test_a_command_that_fills_tmp_is_ended_and_files_can_be_removed_afterwards(
    desk: Desk,
) -> None:
    many = "i=0; while :; do i=$((i + 1)); head -c 100000 /dev/zero > /tmp/$i; sleep 0.01; done"
    ran = desk.run(f"{many}; echo never")
    assert (ran.ended.end, ran.full) == (CommandEnd.OVERGROWN, True)
    assert desk.run(many).ended.end is CommandEnd.OVERGROWN
    ran = desk.run("ls /tmp > list; rm -rf /tmp/*")
    assert (ran.ended.end, ran.full) == (CommandEnd.BY_ITSELF, False)
    ran = desk.run("head -c 2000000 /dev/zero > /tmp/large")
    assert (ran.ended.end, ran.full) == (CommandEnd.BY_ITSELF, True)
    assert not desk.run("touch x").full  # it was said


def test_empty_files_and_deep_folders_count_too(tmp_path: Path) -> None:
    temporary = SessionTemporary(tmp_path, SESSION, max_bytes=_MIB)
    folder = Path(temporary.prepare())
    for number in range(300):
        (folder / str(number)).touch()
    assert temporary.used_bytes() > _MIB
    deep = SessionTemporary(tmp_path, SessionId("02"), max_bytes=_MIB)
    Path(deep.prepare(), *["d"] * 210).mkdir(parents=True)
    assert deep.used_bytes() > _MIB


def test_no_command_puts_a_link_in_the_place_of_a_mount_below_tmp(
    desk: Desk, ground: Ground, tmp_path: Path
) -> None:
    first = tmp_path.parts[2] if tmp_path.parts[1] == "tmp" else ""
    if not first:
        pytest.skip("the project is not below /tmp")
    line = f"mv /tmp/{first} /tmp/moved; rm -rf /tmp/{first}; ln -s /etc /tmp/{first}; true"
    desk.run(line)
    assert desk.text(f"ls -d /tmp/moved; cat {ground.project}/AGENTS.md").endswith("Be kind.\n")
    place = Path(desk.temporary.path) / "toolchain"
    place.symlink_to("/etc")
    with pytest.raises(ToolError, match="/tmp/toolchain is in the way"):
        make_mountpoints(desk.temporary.path, [("toolchain", True)])


def test_a_folder_that_a_command_closed_is_usable_again(desk: Desk) -> None:
    desk.run("echo x > /tmp/x; chmod 000 /tmp")
    assert desk.text("cat /tmp/x") == "x\n"
    assert stat.S_IMODE(os.stat(desk.temporary.path).st_mode) == 0o700


def test_the_tmp_of_a_session_that_is_gone_is_removed_whatever_is_in_it(
    desk: Desk, ground: Ground
) -> None:
    desk.run(
        f"ln -s {ground.outside} /tmp/link; mkdir -p /tmp/a/b; touch /tmp/a/b/c; "
        "chmod 000 /tmp/a/b /tmp/a; mkfifo /tmp/pipe; touch x"
    )
    kept = desk.of(SessionId("02"))
    write_file(Path(kept.prepare()) / "x", "kept")
    temporaries = SessionTemporaries(ground.own)
    temporaries.remove(temporaries.sessions() - {SessionId("02")})
    assert os.listdir(desk.above) == ["02"]
    assert (ground.outside / "secret").exists()
    SessionTemporaries(ground.own).of(SessionId("02")).remove()
    assert os.listdir(desk.above) == []


def test_tmp_is_untrusted_from_when_a_command_that_reached_the_net_may_have_written_it(
    tmp_path: Path,
) -> None:
    temporary = SessionTemporary(tmp_path, SESSION)
    temporary.prepare()
    reached = False
    with temporary.written(lambda: reached):
        assert not temporary.is_untrusted()
        reached = True
        assert temporary.is_untrusted()
    again = SessionTemporary(tmp_path, SESSION)
    again.prepare()
    assert again.is_untrusted()


def test_a_command_with_the_network_makes_later_outputs_of_the_session_untrusted(
    desk: Desk, ground: Ground
) -> None:
    root, temporaries = ProjectRoot(ground.project), SessionTemporaries(ground.own)
    shell = RunShell(
        desk.sandbox, root, tainted=lambda: False, temporaries=temporaries, session=SESSION
    )
    assert not output_of(shell, command="cat /tmp/x; ls").untrusted
    output_of(shell, command="echo x > /tmp/x", network=True)
    assert output_of(shell, command="cat /tmp/x").untrusted


def test_the_model_is_told_how_long_tmp_lasts_where_it_does(desk: Desk, ground: Ground) -> None:
    root = ProjectRoot(ground.project)
    assert "cannot be undone" in RunShell(desk.sandbox, root).spec.description
    plain = Sandbox(desk.sandbox.backend.without_sandbox, ground.project)
    assert "/tmp" not in RunShell(plain, root).spec.description


def test_a_command_in_the_background_shares_tmp_while_it_runs(desk: Desk, ground: Ground) -> None:
    holding = "echo x > /tmp/shared; touch src/begun; until [ -e src/over ]; do sleep 0.02; done"
    with meanwhile(ground.project, lambda: desk.run(holding)):
        assert desk.text("cat /tmp/shared") == "x\n"
        desk.run("echo y > /tmp/shared")
    assert desk.text("cat /tmp/shared") == "y\n"
