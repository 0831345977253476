"""Whatever a command puts in the place of a folder, Helix repairs nothing outside the project.

Each folder on the way to a protected place is moved away, and a link or anything else is put in its
place. Behind each link is a stand-in for the user's files with the same names, so that whoever
follows it finds what it looks for.
"""

import hashlib
import os
import shutil
import stat
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from helix_desktop.domain.errors import ToolError, full_error_text
from helix_desktop.tools.files.folder_handle import PosixFolderHandle, exchange_names
from helix_desktop.tools.files.mountpoint_folders import hold_mountpoints
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.snapshots import FileSnapshots
from helix_desktop.tools.files.untrusted_trees import remove_tree
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import Sandbox, SandboxRun
from tests.examples import few
from tests.files import write_file
from tests.tools.sandbox.conftest import HOLDING, KEY, Ground, git, meanwhile, output_text
from tests.waiting import wait_until

FILES = (
    *(".envrc", "dots/.bashrc", "dots/.vscode/tasks.json", "dots/CLAUDE.md", "dots/.ssh/config"),
    *("dots/deep/.claude/settings.json", "dots/deep/.github/workflows/x", "lib/AGENTS.md"),
)
NEW = ("dots/.zshrc", "dots/.cursor/rules", "dots/.ssh/authorized_keys", "lib/.envrc")
"""What the user has and the project has not."""
FOLDERS = (
    *("", "dots", "dots/.vscode", "dots/.ssh", "dots/deep", "dots/deep/.claude"),
    *("dots/deep/.github", "dots/deep/.github/workflows", "lib"),
)
"""Each is swapped in a folder of its own, `in0` to `in8`."""
TOPS = tuple(f"in{number}" for number in range(len(FOLDERS)))
REPOSITORY = "lib/.git"
EMPTY = ("remotes", "worktrees", "branches")
REPLACEMENTS = {
    "a link": "ln -s {outside} {folder}",
    "a relative link": "ln -s {relative} {folder}",
    "a link to a link": "ln -s {outside} link{number}; ln -s $PWD/link{number} {folder}",
    "a link to the folder itself": "ln -s {moved} {folder}",
    "links in a new folder": (
        "mkdir {folder}; cd {folder}; ls -A {moved} | while read name; do"
        " ln -s {outside}/$name $name; done; ln -s {outside}/.zshrc .zshrc"
    ),
    "another folder": (
        "cp -r {moved} {folder};"
        " find {folder} -type f | while read name; do echo evil > $name; done"
    ),
    "an empty folder": "mkdir {folder}",
    "an empty folder that is closed": "mkdir -m 0 {folder}",
    "a folder that was elsewhere": "mv {spare} {folder}",
    "a folder that was elsewhere, with new files": (
        "cp -r {moved} evil{number};"
        " find evil{number} -type f | while read name; do echo evil > $name; done;"
        " mv {spare} {folder}; cp -rn evil{number}/. {folder}"
    ),
    "a file": "echo evil > {folder}",
    "a pipe": "mkfifo {folder}",
    "nothing": "true",
}
BESIDE = {
    "a command": "true",
    "a command beside git": "git --version",
    "a command beside a git that changes files": "git stash list; git checkout -q HEAD",
}


def write(top: Path, names: tuple[str, ...], whose: str) -> None:
    for name in names:
        write_file(top / name, f"{whose} {name}\n")


def make_repository(work: Path, whose: str) -> None:
    git(work, "init", "-q", "-b", "main", "--template=")
    git(work, "config", "helix.owner", whose)
    git(work, "add", ".")
    git(work, "commit", "-q", "-m", whose)
    for name in ("hooks", "info", "modules"):
        (work / ".git" / name).mkdir(exist_ok=True)
    (work / ".git/hooks/pre-commit").write_text(f"#!/bin/sh\n# {whose}\n")


def fingerprint(top: Path) -> dict[str, tuple[int, str]]:
    """Return the mode and content of everything below a folder."""
    result: dict[str, tuple[int, str]] = {"": (top.lstat().st_mode, "")}
    for above, folders, names in os.walk(top):
        for name in (*folders, *names):
            place = Path(above, name)
            state = place.lstat()
            content = ""
            if stat.S_ISLNK(state.st_mode):
                content = os.readlink(place)
            elif stat.S_ISREG(state.st_mode):
                content = hashlib.sha256(place.read_bytes()).hexdigest()
            result[str(place.relative_to(top))] = state.st_mode, content
    return result


def texts(*tops: Path) -> set[str]:
    """Return the contents of all files below folders."""
    results: set[str] = set()
    for top in tops:
        for above, _, names in os.walk(top):
            files = (Path(above, name) for name in names)
            results |= {
                file.read_text("utf-8", "replace")
                for file in files
                if stat.S_ISREG(file.lstat().st_mode)
            }
    return results


def prepare(ground: Ground) -> None:
    """Make a project, and the user's folder `outside` with the same names in it."""
    for top, whose in ((ground.project, "project"), (ground.outside, "user")):
        write(top / "in0", FILES, whose)
        make_repository(top / "in0/lib", whose)
        for name, folder in zip(TOPS[1:], FOLDERS[1:], strict=True):
            # a repository costs time, so there is one only where it matters
            left_out = () if folder == "lib" else ("lib",)
            shutil.copytree(top / "in0", top / name, ignore=shutil.ignore_patterns(*left_out))
        for name in TOPS:
            (top / name / ".envrc").write_text(f"{whose} {name}\n")
    for name in TOPS:
        write(ground.outside / name, NEW, "user")
        (ground.outside / name / "dots/.ssh").chmod(0o500)
        (ground.outside / name / "dots/deep").chmod(0o555)
    for name in (TOPS[0], TOPS[-1]):
        # the user's own empty folders, as placeholders are
        for empty in EMPTY:
            (ground.outside / name / REPOSITORY / empty).mkdir(exist_ok=True)
    for number, name in enumerate((*FILES, ".zshrc", "plain")):
        write(ground.project / f"spare{number}", (name, "dots/plain"), "spare")


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Ground:
    top = tmp_path_factory.mktemp("template")
    ground = Ground(top / "project", top / "outside", top / "data")
    prepare(ground)
    return ground


@pytest.fixture
def swapped(ground: Ground, template: Ground) -> Ground:
    for source, target in (
        (template.project, ground.project),
        (template.outside, ground.outside),
    ):
        shutil.copytree(source, target, symlinks=True, dirs_exist_ok=True)
    return ground


def attacks(ground: Ground, replacement: str) -> Iterator[str]:
    """Yield a command for each folder that moves it away and puts something in its place."""
    for number, (top, folder) in enumerate(zip(TOPS, FOLDERS, strict=True)):
        path = os.path.join(top, folder).rstrip("/")
        above, name = os.path.split(path)
        outside = ground.outside / path
        moved = f"{ground.project}/moved{number}"
        put = replacement.format(
            outside=outside,
            relative=os.path.relpath(outside, ground.project / above),
            folder=name,
            moved=moved,
            number=number,
            spare=f"{ground.project}/spare{number}",
        )
        yield f"(cd {ground.project / above} && mv {name} {moved} && {{ {put}; }})"


def check_swaps(box: SandboxBackend, ground: Ground, replacement: str, own_lines: str) -> None:
    before, texts_before = fingerprint(ground.outside), texts(ground.project)
    places = [ground.project / top / folder for top, folder in zip(TOPS, FOLDERS, strict=True)]
    spare = {place.stat().st_ino for place in ground.project.glob("spare*")}
    ran = ground.run(box, "\n".join((own_lines, *attacks(ground, replacement))))
    assert fingerprint(ground.outside) == before, output_text(ran)
    lost = texts_before - texts(ground.project, ground.own)
    assert not lost, output_text(ran)
    for name, place in ran.set_aside:
        assert not place or os.path.lexists(place), name
    for place in places:
        if place.is_dir() and place.stat().st_ino in spare:
            assert not any("project" in text for text in texts(place)), f"{place} is another folder"


@pytest.mark.parametrize("own_lines", few(BESIDE, 1))
@pytest.mark.parametrize("replacement", few(REPLACEMENTS, 3))
def test_no_folder_that_a_command_swaps_leads_a_repair_out_of_the_project(
    bubblewrap: SandboxBackend, swapped: Ground, replacement: str, own_lines: str
) -> None:
    check_swaps(bubblewrap, swapped, REPLACEMENTS[replacement], BESIDE[own_lines])


def test_a_link_that_git_brings_in_the_place_of_a_folder_leads_no_repair_elsewhere(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    names = ("dots/.bashrc", "dots/.vscode/tasks.json", "dots/CLAUDE.md")
    write(ground.project, names, "project")
    write(ground.outside, names, "user")
    git(ground.project, "add", "dots")
    git(ground.project, "commit", "-q", "-m", "ours")
    git(ground.project, "checkout", "-q", "-b", "theirs")
    git(ground.project, "rm", "-q", "-r", "dots")
    (ground.project / "dots").symlink_to(ground.outside / "dots")
    git(ground.project, "add", "dots")
    git(ground.project, "commit", "-q", "-m", "theirs")
    git(ground.project, "checkout", "-q", "main")
    before = fingerprint(ground.outside)
    ran = ground.run(bubblewrap, "git checkout -q theirs")
    assert (ground.project / "dots").is_symlink(), output_text(ran)
    ran = ground.run(bubblewrap, "git checkout -q main")
    assert (ground.project / names[0]).read_text() == f"project {names[0]}\n", output_text(ran)
    assert fingerprint(ground.outside) == before


@contextmanager
def swapping(one: Path, other: Path) -> Iterator[None]:
    """Exchange two names all the time, as a command in the background can."""
    over, names = threading.Event(), (one.name, os.path.relpath(other, one.parent))
    with PosixFolderHandle.at(str(one.parent)) as folder:

        def swap() -> None:
            while not over.is_set():
                with suppress(FileNotFoundError):  # one is being moved or removed
                    exchange_names(folder.handle(), *names)

        swapper = threading.Thread(target=swap)
        swapper.start()
        try:
            yield
        finally:
            over.set()
            swapper.join()
            if other.is_symlink() and os.path.lexists(one):  # one may have been removed alone
                exchange_names(folder.handle(), *names)


@pytest.mark.parametrize(
    "command", few(["true", "git --version", "git stash list; git checkout -q HEAD"])
)
def test_a_folder_that_is_swapped_all_the_time_leads_no_repair_out_of_the_project(
    bubblewrap: SandboxBackend, swapped: Ground, command: str
) -> None:
    before = fingerprint(swapped.outside)
    for name in ("dots", "lib"):
        link = swapped.project / f"in0/link-{name}"
        link.symlink_to(swapped.outside / "in0" / name)
        with swapping(link, swapped.project / "in0" / name):
            for _ in range(3):
                with suppress(ToolError):  # a place that is mounted may be gone
                    swapped.run(bubblewrap, f"{command}; echo new > in1/.zshrc")
        assert fingerprint(swapped.outside) == before


def test_what_changed_beside_swapped_folders_tells_no_name_of_a_file_outside(
    ground: Ground,
) -> None:
    write(ground.project, ("node_modules/a/b/plain",), "project")
    write(ground.outside, ("b/private",), "user")
    link = ground.project / "link"
    link.symlink_to(ground.outside)
    snapshots = FileSnapshots(ProjectRoot(ground.project))
    made_ns = link.lstat().st_ctime_ns
    wait_until(lambda: snapshots.before().began_ns > made_ns)
    before = snapshots.before()
    write(ground.outside, ("b/private",), "user again")
    with swapping(link, ground.project / "node_modules/a"):
        for _ in range(300):
            changes = snapshots.after(before)
            for _ in changes.groups:
                pass
            assert "private" not in " ".join(changes.beyond)


_SWAPS = """
import ctypes, os, shutil
exchange = ctypes.CDLL(None).renameat2
shutil.copytree("src", "decoy", ignore=shutil.ignore_patterns(".env", "notes.txt"))
for name in (".env", "notes.txt"):
    open(f"decoy/{name}", "w").write("TOKEN=nothing-of-the-kind\\n")
open("src/begun", "w").close()
while not os.path.exists("src/over") and not os.path.exists("decoy/over"):
    for _ in range(1_000):
        exchange(-100, b"src", -100, b"decoy", 2)
"""


def run_beside(
    bubblewrap: SandboxBackend, ground: Ground, command: str, *, swaps: str, times: int = 8
) -> list[str]:
    """Run a command several times while another one swaps folders; return what it printed."""
    (ground.project / "swaps.py").write_text(swaps)
    sandbox = Sandbox(bubblewrap, ground.project, app_folders=(ground.own,))

    def run(text: str) -> str:
        return output_text(sandbox.run_blocking(SandboxCommand(text, sandbox.folder), seconds=60))

    outputs: list[str] = []
    running = "touch a; /usr/bin/python3 swaps.py" if swaps else f"touch a; {HOLDING}"
    with meanwhile(ground.project, lambda: run(running)):
        for _ in range(times):
            with suppress(ToolError):
                outputs.append(run(f"{command} 2>/dev/null; echo end"))
    assert all(text.endswith("end\n") for text in outputs)
    return outputs


@pytest.mark.parametrize("swaps", ["", _SWAPS])
@pytest.mark.parametrize("command", ["cat {src,decoy}/{.env,notes.txt}", "touch a; cat */* */.env"])
def test_no_folder_that_a_running_command_swaps_uncovers_a_hidden_file(
    bubblewrap: SandboxBackend, ground: Ground, swaps: str, command: str
) -> None:
    """Between the look at the folder and the mounts, too, which bubblewrap makes by path."""
    secret = "TOKEN=ghp_" + "a1B2" * 9
    (ground.project / "src/.env").write_text(secret)
    (ground.project / "src/notes.txt").write_text(secret)
    outputs = run_beside(bubblewrap, ground, command, swaps=swaps)
    assert not any(secret[10:] in text for text in outputs)
    assert swaps or len(outputs) == 8, "what nobody moves hinders no command"


@pytest.mark.parametrize("read_only", [True, False])
def test_no_folder_is_swapped_before_the_mounts_of_an_earlier_command_are_complete(
    bubblewrap: SandboxBackend, ground: Ground, read_only: bool
) -> None:
    (ground.project / "src/.env").write_text(secret := "TOKEN=ghp_" + "a1B2" * 9)
    sandbox = Sandbox(bubblewrap, ground.project, app_folders=(ground.own,))
    has_begun = threading.Event()
    swap = "mv src moved; mkdir -p src; echo x > src/.env; touch begun; "
    swap += "until [ -e over ]; do sleep 0.02; done"
    swapping = SandboxCommand(
        swap, sandbox.folder, read_only=False, begun=lambda _process: has_begun.set()
    )
    thread = threading.Thread(target=lambda: sandbox.run_blocking(swapping, seconds=60))

    def prepared() -> None:
        thread.start()
        has_begun.wait()

    text = "until [ -e begun ]; do sleep 0.02; done; cat src/.env moved/.env"
    reading = SandboxCommand(text, sandbox.folder, read_only=read_only, prepared=prepared)
    ran = sandbox.run_blocking(reading, seconds=30)
    (ground.project / "over").touch()
    thread.join()
    assert (ground.project / "begun").exists()
    assert secret not in output_text(ran)


_PROTECTED = ("src/.vscode/tasks.json", "src/CLAUDE.md", "src/.husky/pre-commit")
_WRITES = "for file in */.vscode/tasks.json */CLAUDE.md */.husky/*; do echo evil > $file; done"


@pytest.mark.parametrize("swaps", ["", _SWAPS])
@pytest.mark.parametrize(
    "command", few([_WRITES, "rm -rf */.vscode; mv */CLAUDE.md a; rm */.husky/*"])
)
def test_no_folder_that_a_running_command_swaps_makes_a_protected_file_writable(
    bubblewrap: SandboxBackend, ground: Ground, swaps: str, command: str
) -> None:
    write(ground.project, _PROTECTED, "project")
    outputs = run_beside(bubblewrap, ground, f"touch b; {command}", swaps=swaps)
    for name in _PROTECTED:
        assert (ground.project / name).read_text() == f"project {name}\n"
    assert swaps or len(outputs) == 8, "what nobody moves hinders no command"


_SWAPS_LINK = """
import ctypes, os
exchange = ctypes.CDLL(None).renameat2
os.makedirs("made/secrets")
for name in (".vscode", ".husky"):
    os.mkdir(f"made/{{name}}")
open("made/secrets/token", "w").write("hunter-number-2\\n")
os.symlink("{outside}", "link")
open("src/begun", "w").close()
while not os.path.exists("src/over"):
    for _ in range(1_000):
        exchange(-100, b"made/{folder}", -100, b"link", 2)
"""


@pytest.mark.parametrize("folder", few(["secrets", "", ".vscode"]))
def test_no_link_in_the_place_of_a_mount_leads_another_command_out_of_the_project(
    bubblewrap: SandboxBackend, ground: Ground, folder: str
) -> None:
    for name in (".vscode", ".husky", "secrets"):
        (ground.outside / name).mkdir()
    before = fingerprint(ground.outside)
    command = "cat made/* made/*/* link/*; touch b made/evil made/*/evil link/evil"
    swaps = _SWAPS_LINK.format(outside=ground.outside, folder=folder)
    outputs = run_beside(bubblewrap, ground, command, swaps=swaps, times=20)
    assert not any(KEY in text for text in outputs)
    assert fingerprint(ground.outside) == before


@pytest.mark.parametrize("command", ["true", "git --version", "git stash list"])
def test_a_link_in_the_place_of_the_project_folder_leads_no_repair_elsewhere(
    bubblewrap: SandboxBackend, swapped: Ground, command: str
) -> None:
    """As a command of a project in which this one lies can put it there."""
    project, before = swapped.project, fingerprint(swapped.outside)
    (swapped.outside / "src").mkdir()  # for what `meanwhile` makes
    moved = project.parent / "held"
    running = f"{command}; mv in0 in00; mkdir in0; echo evil > .zshrc; {HOLDING}"
    ran: list[SandboxRun] = []
    with meanwhile(project, lambda: ran.append(swapped.run(bubblewrap, running))):
        project.rename(moved)
        project.symlink_to(swapped.outside)
        (moved / "src/over").touch()
    project.unlink()
    shutil.rmtree(swapped.outside / "src")
    assert fingerprint(swapped.outside) == before
    assert not (moved / ".zshrc").exists(), "what would steer others is put aside all the same"
    assert ".zshrc" in [name for name, place in ran[0].set_aside if place]


def test_no_command_runs_where_a_link_is_in_the_place_of_the_project_folder(
    box: SandboxBackend, swapped: Ground
) -> None:
    sandbox = Sandbox(box, swapped.project, app_folders=(swapped.own,))
    swapped.project.rename(swapped.project.parent / "held")
    swapped.project.symlink_to(swapped.outside)
    with pytest.raises(ToolError, match="Can't open the project folder"):
        sandbox.run_blocking(SandboxCommand("echo evil > in0/.zshrc", sandbox.folder), seconds=20)


@pytest.mark.parametrize("by", ["a link", "a folder"])
def test_a_placeholder_is_removed_where_it_was_made(swapped: Ground, by: str) -> None:
    lib, other = swapped.project / "in0/lib", swapped.outside / "in0/lib"
    with hold_mountpoints(f"{lib}/.git/{name}" for name in EMPTY) as mountpoints:
        assert len(mountpoints) == len(EMPTY)
        lib.rename(lib.parent / "moved")
        lib.symlink_to(other) if by == "a link" else other.rename(lib)
    assert all((lib / ".git" / name).is_dir() for name in EMPTY)
    assert not any((lib.parent / "moved/.git" / name).exists() for name in EMPTY)


def test_hooks_that_settings_no_longer_name_stay_protected_and_refuse_no_other_command(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    hook, settings = ground.project / "src/hooks/pre-commit", ground.project / ".git/config"
    write(ground.project, ("src/hooks/pre-commit",), "project")
    text = settings.read_text()
    settings.write_text(f"{text}[core]\n\thooksPath = src/hooks\n")
    sandbox = Sandbox(bubblewrap, ground.project, app_folders=(ground.own,))

    def run(command: str) -> str:
        return output_text(
            sandbox.run_blocking(SandboxCommand(command, sandbox.folder), seconds=60)
        )

    with meanwhile(ground.project, lambda: run(f"touch a; {HOLDING}")):
        settings.write_text(text)
        for command in ("touch b", "git add -A && git commit -qm x", "git status"):
            output = run(f"{command}; echo evil > src/hooks/pre-commit; echo end")
            assert output.endswith("end\n")
            assert hook.read_text() == "project src/hooks/pre-commit\n"
    run("echo own > src/hooks/pre-commit")
    assert hook.read_text() == "own\n"


def test_a_command_beside_one_that_swaps_folders_is_refused_in_plain_words_and_leaves_nothing(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    write(ground.project, _PROTECTED, "project")
    (ground.project / "swaps.py").write_text(_SWAPS)
    sandbox = Sandbox(bubblewrap, ground.project, app_folders=(ground.own,))

    def run(command: str) -> str:
        return output_text(
            sandbox.run_blocking(SandboxCommand(command, sandbox.folder), seconds=60)
        )

    refusals: list[str] = []
    with meanwhile(ground.project, lambda: run("touch a; /usr/bin/python3 swaps.py")):
        for _ in range(6):
            # one that began at a quiet moment is not refused, and sets aside what the other made
            left = {*ground.own.rglob("*")}
            try:
                run("touch b; echo end")
            except ToolError as error:
                refusals.append(full_error_text(error))
                assert {*ground.own.rglob("*")} == left
    assert {*refusals} == {
        "The command was not run: another command is changing the folder at this moment. "
        "Try again when it has ended."
    }


def test_what_is_removed_whole_takes_nothing_along_that_a_link_leads_to(swapped: Ground) -> None:
    before = fingerprint(swapped.outside)
    top = swapped.project / "in0"
    (top / "link").symlink_to(swapped.outside / "in0")
    with swapping(top / "link", top / "dots"):
        remove_tree(str(top))
    remove_tree(str(top))
    assert not top.exists()
    assert fingerprint(swapped.outside) == before


_AS_A_USER = """
import os, sys
from pathlib import Path
from helix_desktop.tools.sandbox.sandbox import find_sandbox
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxKind
from tests.tools.sandbox import test_swapped_folders as swaps
os.setgroups([]); os.setgid(65534); os.setuid(65534)
box = find_sandbox()
if box.kind is not SandboxKind.BUBBLEWRAP:
    sys.exit(77)
for number, replacement in enumerate(("a link", "links in a new folder", "nothing")):
    for name, beside in swaps.BESIDE.items():
        top = Path(sys.argv[1], f"{number}-{name}")
        ground = swaps.Ground(top / "project", top / "outside", top / "data")
        (ground.own / "logs").mkdir(parents=True)
        ground.project.mkdir()
        swaps.git(ground.project, "init", "-q", "--template=")
        swaps.prepare(ground)
        swaps.check_swaps(box, ground, swaps.REPLACEMENTS[replacement], beside)
planted = "mkdir -p new/closed; echo evil > new/closed/CLAUDE.md"
ran = ground.run(box, f"{planted}; chmod 0 new/closed new .")
assert [name for name, _ in ran.set_aside] == ["new/closed/CLAUDE.md"], ran
assert ground.project.stat().st_mode & 0o700 == 0o700
assert (ground.project / "new").stat().st_mode & 0o777 == 0
"""


@pytest.mark.slow
@pytest.mark.skipif(os.geteuid() != 0, reason="the tests run as an ordinary user already")
def test_for_an_ordinary_user_no_swapped_folder_leads_a_repair_out_of_the_project() -> None:
    place = tempfile.mkdtemp(dir="/tmp")
    os.chown(place, 65534, 65534)
    try:
        ran = subprocess.run(
            [sys.executable, "-c", _AS_A_USER, place],
            env={**os.environ, "HOME": place},
            capture_output=True,
            text=True,
            check=False,
        )
    finally:
        remove_tree(place)
    if ran.returncode == 77:
        pytest.skip("an ordinary user has no sandbox here")
    assert ran.returncode == 0, ran.stdout[-5_000:] + ran.stderr[-5_000:]
