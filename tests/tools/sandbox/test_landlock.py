"""Landlock only ever allows: what works with it all the same, and how a command gets beyond it."""

import shutil
import stat
import sys
from pathlib import Path

import pytest

from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools.agent.shell import RunShell
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.sandbox.sandbox import Sandbox, SandboxRun
from helix_desktop.tools.sandbox.sandbox_kind import SandboxBackend, SandboxKind
from tests.tools.running import output_of
from tests.tools.sandbox.conftest import BoxOf, Ground, git, output_text

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="boxes are known for Linux only")

WAY_OUT = "with without_sandbox: true the person is asked"
COMMIT = "git -C . add src && git commit -q -m second && git log --format=%s"


@pytest.fixture
def box(box_of: BoxOf) -> SandboxBackend:
    return box_of(SandboxKind.LANDLOCK)


@pytest.fixture
def named(ground: Ground) -> Ground:
    """Its repository knows who commits."""
    git(ground.project, "config", "user.name", "A B")
    git(ground.project, "config", "user.email", "a@example.com")
    (ground.project / "src/app.py").write_text("print(2)\n")
    return ground


def run_script(named: Ground, box: SandboxBackend, script: str, then: str = "") -> SandboxRun:
    """A script of Python in the project, and what is to be run after it."""
    (named.project / "src/script.py").write_text(script)
    return named.run(box, f"python3 src/script.py {then}")


def test_beside_another_program_nothing_protected_is_written(
    box: SandboxBackend, named: Ground
) -> None:
    hook = named.project / ".git/hooks/post-checkout"
    ran = named.run(box, f"{COMMIT}; echo x > {hook}; echo x > .git/config; touch new")
    assert ran.ended.code != 0
    assert not hook.exists()
    assert "x\n" not in (named.project / ".git/config").read_text()
    assert not (named.project / "new").exists()


def _shell(box: SandboxBackend, project: Path) -> RunShell:
    return RunShell(Sandbox(box, project), ProjectRoot(project))


def _run(box: SandboxBackend, project: Path, command: str, **more: object) -> ToolOutput:
    return output_of(_shell(box, project), command=command, **more)


@pytest.mark.parametrize(
    "command",
    [
        "mkdir new",
        "chmod +x .git/hooks/pre-commit",
        "python3 -c pass && git add src",
        "git add src",
        "git commit -qam x",
        "git branch topic",
        "echo 'Could not connect to server'; false",
    ],
)
def test_a_command_that_landlock_refused_is_explained_with_a_remedy(
    command: str, box: SandboxBackend, named: Ground
) -> None:
    assert WAY_OUT in _run(box, named.project, command).data.decode()


@pytest.mark.parametrize(
    "command",
    [
        "chmod 750 src/app.py",
        "cd src && chmod 750 app.py",
        "chmod 750 $PWD/src/app.py",
        "ln -s app.py src/link && chmod 750 src/link",
        "python3 -c 'import os; os.chmod(os.open(\"src/app.py\", os.O_RDONLY), 0o750)'",
        'python3 -c \'import os; os.chmod("app.py", 0o750, dir_fd=os.open("src", 0))\'',
        'python3 -c \'import os; file = os.open("src/app.py", os.O_PATH); '
        'os.chmod(f"/proc/self/fd/{file}", 0o750)\'',
        "cp src/app.py $TMPDIR && chmod 750 $TMPDIR/app.py && cp -f $TMPDIR/app.py src/new "
        "&& chmod 750 src/app.py",
    ],
)
def test_a_command_changes_modes_where_it_may_make_files(
    command: str, box: SandboxBackend, named: Ground
) -> None:
    ran = named.run(box, command)
    assert ran.ended.code == 0, output_text(ran)
    assert stat.S_IMODE((named.project / "src/app.py").stat().st_mode) == 0o750


@pytest.mark.parametrize(
    "command",
    [
        "chmod 777 {outside}/file",
        "chmod 777 {project}/src/../../outside/file",
        "ln -s {outside}/file src/link; chmod 777 src/link",
        "ln -s {outside} src/folder; chmod 777 src/folder/file",
        "ln -s {outside} src/folder; chmod 777 src/folder",
        "cd src && chmod 777 /proc/self/cwd/../../outside/file",
        "chmod 777 /proc/$PPID/cwd/../../outside/file",
        "chmod 777 .git/hooks/pre-commit",
        "cd .git/hooks && chmod 777 pre-commit",
        "chmod 777 .git/hooks",
        "chmod 4755 src/app.py",
        "chmod g+s src",
        "python3 -c 'import os; os.chmod(os.open(\"{outside}/file\", os.O_RDONLY), 0o777)'",
        'python3 -c \'import os; file = os.open("{outside}/file", os.O_PATH); '
        'os.chmod(f"/proc/self/fd/{{file}}", 0o777)\'',
        "python3 -c 'import os; os.chmod(os.open(\".git/hooks/pre-commit\", 0), 0o777)'",
        "python3 -c 'import os; os.chmod(os.open(\"src/app.py\", 0), 0o4755)'",
        "python3 -c 'import os; os.chmod(os.open(\"/dev/null\", 0), 0o777)'",
    ],
)
def test_in_landlock_a_command_changes_no_mode_outside_the_project(
    command: str, box: SandboxBackend, named: Ground
) -> None:
    (named.outside / "file").write_text("outside")
    assert named.outside.name == "outside"
    assert named.outside.parent == named.project.parent
    hooks = named.project / ".git/hooks"
    places = [named.outside, named.outside / "file", hooks, hooks / "pre-commit"]
    places += [named.project / "src", named.project / "src/app.py", Path("/dev/null")]
    before = [place.stat().st_mode for place in places]
    ran = named.run(box, command.format(outside=named.outside, project=named.project))
    assert ran.ended.code != 0
    assert [place.stat().st_mode for place in places] == before


def test_in_landlock_a_command_changes_no_flag_of_a_protected_file(
    box: SandboxBackend, named: Ground
) -> None:
    hook = named.project / ".git/hooks/pre-commit"
    before = hook.stat().st_ctime_ns
    script = (
        "import fcntl, os, struct\n"
        "handle = os.open('.git/hooks/pre-commit', os.O_RDONLY)\n"
        "for call in (0x40086602, 0xABCD40086602, 0x40046602, 0x40087602, 0x401C5820):\n"
        " try: fcntl.ioctl(handle, call, struct.pack('QQQQ', 64, 0, 0, 0))\n"
        " except (OSError, OverflowError) as error: print(type(error).__name__)\n"
    )
    ran = run_script(named, box, script)
    assert "Error" in output_text(ran)
    assert hook.stat().st_ctime_ns == before


def test_a_folder_keeps_the_group_that_it_gives_to_what_is_made_in_it(
    box: SandboxBackend, named: Ground
) -> None:
    (named.project / "src").chmod(0o2755)
    ran = named.run(box, "chmod g+w src")
    assert ran.ended.code == 0, output_text(ran)
    assert stat.S_IMODE((named.project / "src").stat().st_mode) == 0o2775


@pytest.mark.slow
def test_a_path_that_changes_while_it_is_looked_at_leads_nowhere_else(
    box: SandboxBackend, named: Ground
) -> None:
    """A name that is a file of the project's one moment and a link out of it the next."""
    (named.outside / "file").write_text("outside")
    before = (named.outside / "file").stat().st_mode
    script = (
        "import os, threading, time\n"
        "end = time.monotonic() + 2\n"
        "def swap():\n"
        " while time.monotonic() < end:\n"
        "  open('src/new', 'w').close(); os.replace('src/new', 'src/x')\n"
        f"  os.symlink('{named.outside}/file', 'src/new'); os.replace('src/new', 'src/x')\n"
        "threading.Thread(target=swap).start()\n"
        "done = 0\n"
        "while time.monotonic() < end:\n"
        " try: os.chmod('src/x', 0o777); done += 1\n"
        " except OSError: pass\n"
        "print(done)\n"
    )
    ran = run_script(named, box, script)
    assert int(output_text(ran)) > 0
    assert (named.outside / "file").stat().st_mode == before


def test_what_asks_for_a_mode_is_never_kept_waiting(box: SandboxBackend, named: Ground) -> None:
    script = (
        "import ctypes, os\n"
        "chmod = ctypes.CDLL(None, use_errno=True).chmod\n"
        "for at in (0, 1, 4096, 1 << 47, (1 << 64) - 8):\n"
        " assert chmod(ctypes.c_void_p(at), 0o777) == -1, at\n"
        "assert chmod(b'a' * 5000, 0o777) == -1\n"
        "assert chmod(b'', 0o777) == -1\n"
        "assert chmod(b'missing', 0o777) == -1 and ctypes.get_errno() == 2\n"
        "for _ in range(8):\n"
        " if not (child := os.fork()):\n"
        "  for _ in range(200): os.chmod('src/app.py', 0o644)\n"
        "  os._exit(0)\n"
        "while True:\n"
        " try: assert os.wait()[1] == 0\n"
        " except ChildProcessError: break\n"
    )
    ran = run_script(named, box, script, "&& chmod 600 src/app.py")
    assert ran.ended.code == 0, output_text(ran)


def test_a_mode_that_is_not_changed_says_why_as_always(box: SandboxBackend, named: Ground) -> None:
    script = (
        "import errno, os\n"
        "for what, how in ((99, {}), (os.open('src', os.O_PATH), {}), ('x', {'dir_fd': 99}),\n"
        "                  ('x', {'dir_fd': os.open('src/app.py', 0)}), ('src/none', {})):\n"
        " try: os.chmod(what, 0o700, **how)\n"
        " except OSError as error: print(errno.errorcode[error.errno])\n"
    )
    (named.project / "src/why.py").write_text(script)
    output = output_text(named.run(box, "python3 src/why.py"))
    assert output.split() == ["EBADF", "EBADF", "EBADF", "ENOTDIR", "ENOENT"]


def test_a_folder_that_tools_build_into_keeps_its_name_as_the_box_says(
    box: SandboxBackend, named: Ground
) -> None:
    (named.project / "package.json").write_text("{}")
    ran = named.run(box, "mkdir node_modules/x && ! mv node_modules other && ! chmod 711 .")
    assert ran.ended.code == 0, output_text(ran)
    assert any("node_modules" in lack for lack in box.lacks)


@pytest.mark.skipif(not shutil.which("cc"), reason="there is no compiler")
def test_a_linker_makes_a_program_that_can_be_run(box: SandboxBackend, named: Ground) -> None:
    (named.project / "src/main.c").write_text("int main(void) { return 7; }\n")
    ran = named.run(box, "cc -o src/main src/main.c && src/main")
    assert ran.ended.code == 7, output_text(ran)


def test_an_unused_build_folder_is_removed(box: SandboxBackend, named: Ground) -> None:
    (named.project / "Cargo.toml").write_text("[package]\n")
    assert named.run(box, "true").ended.code == 0
    assert not (named.project / "target").exists()
    ran = named.run(box, "mkdir -p target/debug && echo built > target/debug/program")
    assert ran.ended.code == 0, output_text(ran)
    assert (named.project / "target/debug/program").read_text() == "built\n"


def test_unrelated_failures_do_not_suggest_running_without_the_sandbox(
    box: SandboxBackend, ground: Ground
) -> None:
    for command in ("false", "cat missing", "echo Permission denied"):
        assert WAY_OUT not in _run(box, ground.project, command).data.decode()
    done = _run(box, ground.project, "echo 'Could not connect to server'; false", network=True)
    assert WAY_OUT not in done.data.decode()


def test_without_the_sandbox_a_change_of_mode_works_and_its_output_is_untrusted(
    box: SandboxBackend, ground: Ground
) -> None:
    done = _run(box, ground.project, "mkdir new && chmod 700 new", without_sandbox=True)
    assert not done.failed, done.data
    assert done.untrusted
    assert (ground.project / "new").is_dir()


def test_only_where_the_sandbox_cannot_do_all_a_way_out_of_it_is_offered(
    box_of: BoxOf, ground: Ground
) -> None:
    offered = {
        kind: "without_sandbox" in _shell(box_of(kind), ground.project).spec.schema
        for kind in SandboxKind
        if kind is not SandboxKind.SEATBELT
    }
    assert offered == {
        SandboxKind.BUBBLEWRAP: False,
        SandboxKind.LANDLOCK: True,
        SandboxKind.NONE: False,
    }
    sandboxed = _run(
        box_of(SandboxKind.BUBBLEWRAP), ground.project, f"ls {ground.outside}", without_sandbox=True
    )
    assert sandboxed.failed
