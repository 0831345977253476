"""A line that is taken for one that only reads leaves nothing behind, whatever it really does.

Nothing here depends on how a line is read: each hostile line of the other tests runs in the layout
for reading, beside programs of the user that listen at sockets and pipes.
"""

import json
import os
import shlex
import shutil
import socket
import stat
import sys
from collections.abc import Iterator
from contextlib import ExitStack, chdir
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.sandbox import SandboxPreset, SandboxReach
from helix_desktop.domain.value import replace
from helix_desktop.tools.agent.command_report import command_notes
from helix_desktop.tools.programs.command_limits import CommandLimits
from helix_desktop.tools.programs.login_environment import LoginShell
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.launch.command_environment import (
    CommandEnvironment,
    GrantedResources,
)
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.launch.layout import MAX_MOUNTS
from helix_desktop.tools.sandbox.sandbox import Sandbox, SandboxRun
from tests.tools.sandbox.conftest import KEY, Ground, git, output_text
from tests.tools.sandbox.test_escapes import READS, WRITES
from tests.tools.sandbox.test_git_copy_attacks import WRECKS
from tests.tools.sandbox.test_git_whole import _PLANTED as PLANTED
from tests.tools.sandbox.test_processes import STAYING
from tests.tools.sandbox.test_special_bits import _MAKING as SPECIAL_BITS
from tests.tools.sandbox.test_swapped_folders import REPLACEMENTS

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="boxes are known for Linux only")

PIPES = ("pipe", "src/deep/pipe", "node_modules/x/pipe", "secrets/pipe", ".git/pipe")
PIPES = (*PIPES, ".git/objects/pipe", ".git/modules/x/pipe", ".hg/pipe", "src/inner/.git/pipe")
SENT = "sent by a program of the user"


@dataclass
class User:
    """What a user has beside the project: a home folder, and programs that listen."""

    ground: Ground
    home: Path
    workspace_home: Path
    pipes: dict[str, int] = field(default_factory=dict)
    sockets: list[socket.socket] = field(default_factory=list)

    def run(self, box: SandboxBackend, line: str, *, seconds: int = 20) -> SandboxRun:
        sandbox = Sandbox(box, self.ground.project, app_folders=(self.ground.own,))
        resources = replace(GrantedResources(), home=str(self.workspace_home))
        command = SandboxCommand(line, sandbox.folder, read_only=True, resources=resources)
        return sandbox.run_blocking(command, seconds=seconds)

    def state(self) -> dict[str, tuple[object, ...]]:
        """Everything that a command could leave a trace in, as it is now."""
        ground = self.ground
        tops = (ground.project, ground.outside, ground.own, self.home, self.workspace_home)
        places = [place for top in tops for place in (top, *sorted(top.rglob("*")))]
        state = {str(place): _state(place) for place in places}
        state["beside the project"] = tuple(sorted(os.listdir(ground.project.parent)))
        state["settings of the kernel"] = (Path("/proc/sys/kernel/core_pattern").read_text(),)
        return state

    def reached(self) -> list[str]:
        """The programs that were reached: by what they received, or by what was taken from them."""
        reached = []
        for name, handle in self.pipes.items():
            if os.read(handle, 1_000) != SENT.encode():
                reached.append(name)
            os.write(handle, SENT.encode())
        for listening in self.sockets:
            try:
                if listening.type == socket.SOCK_DGRAM:
                    listening.recv(1_000)
                else:
                    listening.accept()[0].close()
            except BlockingIOError:
                continue
            reached.append(str(listening.getsockname()))
        return reached


def _state(place: Path) -> tuple[object, ...]:
    state = place.lstat()
    content = place.read_bytes() if stat.S_ISREG(state.st_mode) else b""
    target = os.readlink(place) if stat.S_ISLNK(state.st_mode) else ""
    times = (state.st_mtime_ns, state.st_ctime_ns)
    return (state.st_ino, state.st_mode, state.st_uid, state.st_nlink, times, content, target)


@pytest.fixture
def user(ground: Ground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[User]:
    user = User(ground, tmp_path / "user", ground.own / "home")
    for folder in (user.home / ".ssh", user.home / ".config", user.workspace_home / ".local"):
        folder.mkdir(parents=True)
    (user.home / ".bashrc").write_text(f"# {KEY}\n")
    (user.home / ".ssh/id_ed25519").write_text(KEY)
    (user.workspace_home / ".profile").write_text("# of the workspace\n")
    monkeypatch.setenv("HOME", str(user.home))
    monkeypatch.setenv("HELIX_TEST_KEY", KEY)
    project = ground.project
    (project / "src/inner").mkdir()
    git(project / "src/inner", "init", "-q", "--template=")
    (project / "x").write_text("evil\n")
    git(project, "branch", "other")
    for place in PIPES:
        (project / place).parent.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        for place in (*map(project.joinpath, PIPES), ground.outside / "pipe", user.home / "pipe"):
            os.mkfifo(place)
            handle = os.open(place, os.O_RDWR | os.O_NONBLOCK)
            stack.callback(os.close, handle)
            os.write(handle, SENT.encode())
            user.pipes[str(place)] = handle
        names = ("src/stream", ".git/stream", "src/datagrams", f"\0helix-{os.getpid()}")
        for name in (*names, "../outside/stream", "../user/stream"):
            kind = socket.SOCK_DGRAM if "datagrams" in name else socket.SOCK_STREAM
            listening = stack.enter_context(socket.socket(socket.AF_UNIX, kind))
            # a path may be too long for a socket's address
            with chdir(project):
                listening.bind(name)
            if kind == socket.SOCK_STREAM:
                listening.listen()
            listening.setblocking(False)
            user.sockets.append(listening)
        server = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
        server.setblocking(False)
        user.sockets.append(server)
        yield user


TOUCHING_PIPES = """
import os
for above, _folders, names in os.walk(os.getcwd()):
    for name in names:
        for mode in (os.O_RDONLY, os.O_WRONLY, os.O_RDWR):
            if "pipe" in name:
                try:
                    handle = os.open(os.path.join(above, name), mode | os.O_NONBLOCK)
                    print(os.read(handle, 1_000) if mode != os.O_WRONLY else "")
                    os.write(handle, b"x")
                except OSError as error:
                    print(error)
"""
TOUCHING_SOCKETS = """
import os, socket
places = ["src/stream", ".git/stream", "src/datagrams", "$OUTSIDE/stream", "$HOME/stream"]
for place in (*places, "\\0helix-$PID"):
    for kind in (socket.SOCK_STREAM, socket.SOCK_DGRAM, socket.SOCK_SEQPACKET):
        for make in (socket.socket, socket.socketpair):
            try:
                made = make(socket.AF_UNIX, kind)
                made = made[0] if isinstance(made, tuple) else made
                made.sendto(b"x", place) if kind == socket.SOCK_DGRAM else made.connect(place)
                print("REACHED", place)
            except OSError as error:
                print(error)
try:
    socket.create_connection(("127.0.0.1", $PORT), timeout=1)
    print("REACHED")
except OSError as error:
    print(error)
"""
ATTRIBUTES = """
import ctypes, fcntl, os, struct
from contextlib import suppress
libc = ctypes.CDLL(None)
for place in ("src/app.py", "src", ".git/config", "AGENTS.md", "$OUTSIDE/secret", "$HOME/.bashrc"):
    with suppress(OSError):
        handle = os.open(place, os.O_RDONLY)
        for change in (
            lambda: os.utime(handle, (1, 1)),
            lambda: os.utime(place, (1, 1)),
            lambda: os.chmod(handle, 0o777),
            lambda: os.chmod(place, 0o777),
            lambda: os.chown(handle, 1, 1),
            lambda: os.setxattr(handle, "user.x", b"x"),
            lambda: fcntl.ioctl(handle, 0x40086602, struct.pack("l", 0x40)),
            lambda: fcntl.ioctl(handle, 0x401C5820, struct.pack("IIIIIQ", 0x80, 0, 0, 0, 0, 0)),
            lambda: fcntl.ioctl(handle, 0x40087602, struct.pack("l", 7)),
            lambda: fcntl.ioctl(handle, 0x40806685, struct.pack("IIIIQIIQ88x", *[1] * 8)),
            lambda: os.open(f"/proc/self/fd/{handle}", os.O_RDWR),
            lambda: os.link(f"/proc/self/fd/{handle}", "src/new"),
            lambda: os.truncate(f"/proc/self/fd/{handle}", 0),
        ):
            with suppress(OSError):
                change()
"""
WORK = {
    "a commit": "git commit -qm third && python3 -c pass",
    "an amended commit": "git commit -q --amend -m other && git commit -q --amend -m more; ls",
    "a message of several lines": 'git commit -qm "$(cat <<EOF\nlong\n\nmessage\nEOF\n)"',
    "branches": "git branch -m feature f2 && git branch -d old; git tag -d v1; git tag v2; "
    "sort /dev/null",
    "a rebase": "git commit -qm a && git checkout -q -b side HEAD~1 && git commit -q --allow-empty "
    "-m b && git rebase -q main && python3 -c pass",
    "a reset": "git commit -qm a && git reset -q --hard HEAD~1 && python3 -c pass",
    "a stash": "git stash -q && python3 -c pass && git stash pop -q && git stash drop -q",
    "packing": "git gc -q && git pack-refs --all && git repack -dq && python3 -c pass",
    "a worktree": "git worktree add -q tree && python3 -c pass",
    "a merge": "git commit -qm a && git checkout -q feature && git commit -q --allow-empty -m c "
    "&& git merge -q --no-edit main && python3 -c pass",
}
MORE = {
    "pipes": f"python3 - <<'END'\n{TOUCHING_PIPES}\nEND",
    "pipes of the shell": (
        f"for p in {' '.join(PIPES)} $OUTSIDE/pipe $HOME/pipe; do"
        ' timeout 0.1 bash -c "echo x > $p"; timeout 0.1 bash -c "read -t 0.1 l < $p"; done'
    ),
    "a pipe by a second name": "ln pipe $TMPDIR/p; mv pipe $TMPDIR/q; cat $TMPDIR/[pq]",
    "sockets": f"python3 - <<END\n{TOUCHING_SOCKETS}\nEND",
    "attributes of what is open": f"python3 - <<'END'\n{ATTRIBUTES}\nEND",
    "the home folder": (
        "echo x > ~/.bashrc; mkdir -p ~/.config ~/.local/bin ~/.cache; echo x > ~/.local/bin/git;"
        " echo x > $WORKSPACE/.profile; echo x > $HOME_OF_USER/.bashrc; rm -rf ~/* ~/.[a-z]*"
    ),
    "temporary folders": "echo x > /tmp/x; echo x > $TMPDIR/y; echo x > /dev/shm/z",
    "the index": "git add x; git status; git update-index --refresh; git stash; git checkout other",
}
LINES = {
    **{f"writes: {name}": line for name, line in WRITES.items()},
    **{f"reads: {name}": line for name, line in READS.items()},
    **{f"wrecks: {name}": line for name, line in WRECKS.items()},
    **{f"git: {name}": line for name, line in WORK.items()},
    **{f"stays: {name}": line.format(s="61") for name, line in STAYING.items()},
    **{
        f"swaps: {name}": "mv src moved; "
        + line.format(
            folder="src",
            moved="moved",
            number=0,
            outside="$OUTSIDE",
            relative="../outside",
            spare="../spare",
        )
        + "; echo x > src/secret; cat src/secret; cat src/app.py"
        for name, line in REPLACEMENTS.items()
    },
    **{f"plants: {line}": line.replace("{}", ".vscode/tasks.json") for line in PLANTED},
    **{
        f"special bits: {name}": "python3 - <<'END'\nimport ctypes, os, stat, struct\n"
        f"no = OSError\n{line.format(mode=0o6755)}\nEND"
        for name, line in SPECIAL_BITS.items()
    },
    **{f"more: {name}": line for name, line in MORE.items()},
}
FAST = ("reads: ", "more: ")


@pytest.mark.parametrize(
    "way",
    [pytest.param(way, marks=() if way.startswith(FAST) else pytest.mark.slow) for way in LINES],
)
def test_a_line_that_is_wrongly_taken_for_reading_leaves_no_trace(
    way: str, box: SandboxBackend, user: User
) -> None:
    before = user.state()
    ports = [place.getsockname()[1] for place in user.sockets if place.family == socket.AF_INET]
    names = {"$OUTSIDE": user.ground.outside, "$OWN": user.ground.own}
    names |= {"$PID": os.getpid(), "$PORT": ports[0], "$WORKSPACE": user.workspace_home}
    line = LINES[way].replace("$HOME_OF_USER", str(user.home))
    for name, value in names.items():
        line = line.replace(name, str(value))
    ran = user.run(box, f"{line}\necho reached the end")
    assert "reached the end" in output_text(ran)
    assert KEY not in output_text(ran)
    assert SENT not in output_text(ran)
    assert "REACHED" not in output_text(ran)
    after = user.state()
    assert user.reached() == [], output_text(ran)
    assert {place for place in before | after if before.get(place) != after.get(place)} == set()
    assert not Path("/etc/helix-escape").exists()
    assert ran.set_aside == ran.new_control_files == ran.by_git == ran.git == ()


TABLES = json.loads(
    (Path(__file__).parents[1] / "permissions/hostile_lines.json").read_text("utf-8")
)
AT_ONCE = 20


@pytest.mark.parametrize(
    "first",
    [
        pytest.param(first, marks=pytest.mark.slow if first else ())
        for first in range(0, len(TABLES), AT_ONCE)
    ],
)
def test_no_line_of_the_attack_tables_leaves_a_trace_when_it_is_taken_for_reading(
    first: int, box: SandboxBackend, user: User
) -> None:
    lines = TABLES[first : first + AT_ONCE]
    shell = "timeout -k 1 2 bash --noprofile --norc -c {} </dev/null 2>&1 | head -c 10000"
    before = user.state()
    script = [shell.format(shlex.quote(line)) for line in lines]
    ran = user.run(box, "\n".join([*script, "echo reached the end"]), seconds=3 * AT_ONCE)
    assert "reached the end" in output_text(ran)
    assert KEY not in output_text(ran)
    assert SENT not in output_text(ran)
    after = user.state()
    assert user.reached() == [], output_text(ran)
    assert {place for place in before | after if before.get(place) != after.get(place)} == set()


def test_a_line_that_reads_finds_the_home_of_commands_and_not_that_of_the_user(
    bubblewrap: SandboxBackend, user: User
) -> None:
    ran = user.run(bubblewrap, "ls -A ~; cat ~/.profile; echo x > ~/new")
    lines = output_text(ran).splitlines()
    assert lines[:3] == [".local", ".profile", "# of the workspace"]
    assert "Read-only file system" in lines[3]


def test_a_pipe_looks_to_git_like_nothing_that_it_could_track(
    box: SandboxBackend, user: User
) -> None:
    ran = user.run(box, "git status --short --untracked-files=all")
    assert "?? AGENTS.md" in output_text(ran)
    assert "pipe" not in output_text(ran)


@pytest.mark.parametrize("place", [".git/objects/ab/later", ".git/later", "src/later"])
def test_a_pipe_that_was_made_after_other_lines_is_hidden_from_the_next(
    box: SandboxBackend, user: User, place: str
) -> None:
    pipe = user.ground.project / place
    pipe.parent.mkdir(exist_ok=True)
    sandbox = Sandbox(box, user.ground.project, app_folders=(user.ground.own,))

    def run() -> str:
        line = f"timeout 5 cat {place}"
        command = SandboxCommand(line, sandbox.folder, read_only=True)
        return output_text(sandbox.run_blocking(command, seconds=20))

    for _ in range(2):
        assert "No such file" in run()
    os.mkfifo(pipe)
    handle = os.open(pipe, os.O_RDWR | os.O_NONBLOCK)
    try:
        os.write(handle, SENT.encode())
        assert SENT not in run()
        assert os.read(handle, 1_000) == SENT.encode()
    finally:
        os.close(handle)


def test_a_project_with_too_many_pipes_for_mounts_runs_no_command(
    bubblewrap: SandboxBackend, user: User
) -> None:
    for number in range(MAX_MOUNTS):
        os.mkfifo(user.ground.project / f"src/deep/{number}")
    with pytest.raises(ToolError):
        user.run(bubblewrap, "true")


WORKS = {
    "git": "git status --short && git diff && git log --oneline && git show --stat",
    "make": "make -s show",
    "node": "node -e 'console.log(3)'",
    "another process": (
        "python3 -c 'import multiprocessing as m; p = m.Process(); p.start(); p.join()'"
    ),
    "an event loop": "python3 -c 'import asyncio; asyncio.run(asyncio.sleep(0))'",
    "temporary files": "cat <<< here && T=$(mktemp) && echo x > $T && sort $T <(echo y)",
    "tests": "python3 -m unittest -q src/test_app.py",
}


@pytest.mark.parametrize("way", WORKS)
def test_a_line_that_reads_works_with_the_project_read_only(
    way: str, box: SandboxBackend, user: User
) -> None:
    if shutil.which(WORKS[way].split()[0]) is None:
        pytest.skip("the program is not installed")
    project = user.ground.project
    (project / "Makefile").write_text("show:\n\techo shown\n")
    (project / "src/test_app.py").write_text(
        "import unittest\nclass Test(unittest.TestCase):\n    def test_one(self): pass\n"
    )
    programs = {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    lending = CommandEnvironment(LoginShell(programs), project, user.workspace_home)
    resources = lending.resources(SandboxReach(), SandboxPreset.DEVELOPER)
    before = user.state()
    sandbox = Sandbox(box, project, app_folders=(user.ground.own,))
    command = SandboxCommand(WORKS[way], sandbox.folder, read_only=True, resources=resources)
    ran = sandbox.run_blocking(command, seconds=60)
    assert ran.ended.code == 0, output_text(ran)
    assert user.state() == before


def test_a_failed_line_that_was_taken_for_reading_says_how_to_change_files(
    bubblewrap: SandboxBackend, user: User
) -> None:
    ran = user.run(bubblewrap, "touch src/new")
    notes = "\n".join(command_notes(ran, (), output_text(ran).encode()))
    assert "taken for a command that only reads; call again with changes: true" in notes
    worked = user.run(bubblewrap, "touch src/new; true")
    failed = user.ground.run(bubblewrap, "echo Read-only file system; touch src/new; false")
    for other in (worked, failed):
        assert "only reads" not in "".join(command_notes(other, (), output_text(other).encode()))


def test_a_line_that_reads_has_memory_to_share_between_its_processes(
    bubblewrap: SandboxBackend, user: User
) -> None:
    line = "import multiprocessing as m; print(m.Pool(2).map(abs, [-1, 2]))"
    assert output_text(user.run(bubblewrap, f"python3 -c '{line}'")) == "[1, 2]\n"


def test_a_command_that_only_reads_sees_no_name_that_is_not_there(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    ran = ground.run(bubblewrap, "ls -A")
    assert output_text(ran).split() == sorted(os.listdir(ground.project), key=str)


def test_a_work_tree_of_a_repository_elsewhere_can_be_read(
    box: SandboxBackend, ground: Ground
) -> None:
    tree = ground.outside / "tree"
    git(ground.project, "worktree", "add", "-q", str(tree))
    linked = Ground(tree, ground.outside, ground.own)
    ran = linked.run(box, "git log --oneline && git status --short --branch")
    assert "first" in output_text(ran)
    assert "## tree" in output_text(ran)


def test_bounds_are_set_once_and_stand_in_no_variable(
    any_box: SandboxBackend, ground: Ground
) -> None:
    ran = ground.run(any_box, "bash -c 'ulimit -n; ulimit -c; echo ${BASH_ENV-none}'")
    count, core, rest = output_text(ran).splitlines()
    assert int(count) <= CommandLimits().files
    assert (core, rest) == ("0", "none")
