"""Ways out of the box, each really gone: none may lead anywhere."""

import hashlib
import os
import shutil
import signal
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import ORIGINS, Sandbox, find_sandbox
from tests.files import write_file
from tests.tools.sandbox.conftest import KEY, Ground, output_text
from tests.waiting import LIMIT_SECONDS

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="boxes are known for Linux only")


def test_this_machine_has_a_sandbox_or_a_reason_why_not() -> None:
    box = find_sandbox()
    sys.stderr.write(f"\nthe box here: {box.kind.value}, {box.why}\n")
    if box.kind is SandboxKind.NONE:
        assert len(box.why) == 1, "it has its reason"
        pytest.skip(f"no box runs here, so no escape can be tried: {' '.join(box.why)}")
    assert box.sandboxed


WRITES = {
    "a file of the system": "echo x > /etc/helix-escape",
    "a file beside the project": "echo x > ../outside/escape; echo x > ../escape",
    "through a link": "echo x > out/escape",
    "through a link it makes": "mkdir -p src/d; ln -s ../../../outside src/d/l; echo x > src/d/l/e",
    "through a link in place of a folder": "mv src src2; ln -s ../outside src; echo x > src/escape",
    "through the parent's root": "echo x > /proc/$PPID/root$OUTSIDE/escape",
    "through its own root": "echo x > /proc/self/root$OUTSIDE/escape",
    "through the first process": "echo x > /proc/1/root$OUTSIDE/escape",
    "cutting off": "truncate -s 0 $OUTSIDE/secret; : > $OUTSIDE/secret",
    "deleting": "rm -rf $OUTSIDE/*; rm -rf out/secret",
    "moving": "mv $OUTSIDE/secret src/; mv out/secret src/",
    "modes": "chmod 777 $OUTSIDE/secret; chmod 777 out/secret",
    "times": "touch -d 2001-01-01 $OUTSIDE/secret; touch -d 2001-01-01 out/secret",
    "attributes": "setfattr -n user.x -v y $OUTSIDE/secret",
    "the kernel's settings": "echo '|/bin/false' > /proc/sys/kernel/core_pattern",
    "a mount": "mkdir -p src/m; mount --bind $OUTSIDE src/m && echo x > src/m/escape",
    "taking a mount away": "umount .git/hooks; umount -l .git; umount .env; echo x > .git/hooks/e",
    "a namespace of its own": "unshare -Urm sh -c 'umount -l .git/hooks; echo x > .git/hooks/e'",
    "a device": "mknod src/disk b 8 0; mknod src/mem c 1 1",
    "a hook": "echo x >> .git/hooks/pre-commit; echo x > .git/hooks/post-commit",
    "hooks deleted": "rm -rf .git/hooks; mkdir .git/hooks; echo x > .git/hooks/pre-commit",
    "hooks moved": "mv .git/hooks .git/h2; mkdir .git/hooks; echo x > .git/hooks/pre-commit",
    "the repository moved": "mv .git .git2; mkdir -p .git/hooks; echo x > .git/hooks/pre-commit",
    "the repository moved, by git": ": git; mv .git .git2; mkdir -p .git/hooks; touch .git/hooks/e",
    "the project moved": "cd ..; mv project p2; mkdir -p project/.git/hooks",
    "settings of git": "git config core.fsmonitor 'touch x'; echo '[core]' >> .git/config",
    "settings replaced": ": git; cp .git/config .git/c; mv .git/c .git/config; ln -f f .git/config",
    "settings by a second name": "ln .git/config src/c && echo '[core]' >> src/c",
    "settings of a work tree": ": git; echo '[core]' > .git/config.worktree; rm .git/config",
    "modules": ": git; mkdir -p .git/modules/x; echo x > .git/modules/x/config",
    "our own folder in the project": "mkdir .helix; echo x > .helix/permissions.json",
    "another system for versions": "mkdir .hg; echo x > .hg/hgrc",
    "our own folder elsewhere": "echo x > $OWN/settings.json; rm -rf $OWN",
    "what tells agents": "echo x >> AGENTS.md; rm AGENTS.md; echo x > n; mv n AGENTS.md",
    "what editors run": "echo x > .vscode/tasks.json; rm -rf .vscode; mv .vscode v",
    "keys": "echo x > .env; rm .env; mv .env e; rm -rf secrets; mv secrets s",
}


@pytest.fixture
def kernel() -> Iterator[None]:
    """A way that gets out must not stay out."""
    place = Path("/proc/sys/kernel/core_pattern")
    before = place.read_text()
    yield
    if place.read_text() != before:
        place.write_text(before)


@pytest.mark.slow
@pytest.mark.usefixtures("kernel")
@pytest.mark.parametrize("way", WRITES)
def test_nothing_is_written_outside_or_where_it_would_run(
    way: str, box: SandboxBackend, ground: Ground
) -> None:
    before = _state(ground)
    command = WRITES[way].replace("$OUTSIDE", str(ground.outside)).replace("$OWN", str(ground.own))
    ran = ground.run(box, f"{command}\necho reached the end")
    assert "reached the end" in output_text(ran)
    assert _state(ground) == before, output_text(ran)
    assert not Path("/etc/helix-escape").exists()


READS = {
    "a key": "cat .env; cp .env src/e; cat src/e; tail -c 100 ./.env; grep -r not-a-real .",
    "a folder of keys": "cat secrets/*; ls secrets/; cat secrets/a",
    "a key by a second name": "ln .env src/e; cat src/e; mv .env src/f; cat src/f",
    "a key through a link": "ln -s ../.env src/l; cat src/l",
    "outside": "cat $OUTSIDE/secret out/secret ../outside/secret",
    "our own": "cat $OWN/settings.json",
    "through other roots": "cat /proc/1/root$OUTSIDE/secret /proc/$PPID/root$OUTSIDE/secret",
    "through other folders": "cat /proc/[0-9]*/cwd/.env /proc/[0-9]*/cwd/secrets/a",
    "through open files": (
        "timeout -s KILL 0.3 cat /proc/[0-9]*/fd/[3-9]* < /dev/null > src/got; cat src/got"
    ),
    "through environments": "cat /proc/[0-9]*/environ; env",
    "through a mount": "mkdir -p src/m; mount --bind $OUTSIDE src/m; cat src/m/secret",
    "through git": "git show HEAD:.env; git -C $OUTSIDE status; git diff --no-index /dev/null .env",
}


@pytest.mark.parametrize("way", READS)
def test_hidden_files_and_variables_are_unreadable_in_the_sandbox(
    way: str, box: SandboxBackend, ground: Ground, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HELIX_TEST_KEY", KEY)
    command = READS[way].replace("$OUTSIDE", str(ground.outside)).replace("$OWN", str(ground.own))
    ran = ground.run(box, f"{command}\necho reached the end")
    assert "reached the end" in output_text(ran)
    assert KEY not in output_text(ran)


def test_a_user_can_grant_a_path(box: SandboxBackend, ground: Ground) -> None:
    sandbox = Sandbox(box, ground.project, opened=lambda: {"AGENTS.md", ".env"})
    command = SandboxCommand("cat .env; echo more >> AGENTS.md", str(ground.project))
    ran = sandbox.run_blocking(command, seconds=10)
    assert output_text(ran) == KEY
    assert (ground.project / "AGENTS.md").read_text() == "Be kind.\nmore\n"


def test_ordinary_work_is_done(box: SandboxBackend, ground: Ground) -> None:
    command = (
        "set -e; echo 2 >> src/app.py; mkdir -p src/a/b; echo x > src/a/b/c; mv src/a src/z;"
        "ln -s c src/z/b/l; cp src/z/b/c src/z/b/d; rm src/z/b/d; cat src/app.py; ls src;"
        "git status --short | cat; echo $((6 * 7)) | tee src/n; sort < src/n | (cat; true);"
        "T=$(mktemp); echo t > $T; cat $T; diff <(echo a) <(echo a); cat <<< here;"
        "sed -i s/x/y/ src/z/b/c"
    )
    ran = ground.run(box, command)
    assert ran.ended.code == 0, output_text(ran)
    assert (ground.project / "src/z/b/c").read_text() == "y\n"
    assert "print(1)\n2\n" in output_text(ran)
    assert "42" in output_text(ran)
    assert " M src/app.py" in output_text(ran)


def test_a_commit_can_be_made_where_bubblewrap_runs(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    git = "git -c user.name=a -c user.email=a@example.com"
    command = f"echo 3 >> src/app.py && {git} commit -qam second && git log --oneline | wc -l"
    ran = ground.run(bubblewrap, command)
    assert output_text(ran) == "2\n"
    assert not (ground.project / ".git/modules").exists(), "what stood in its place is gone"


def test_new_files_directly_in_the_project_are_made_with_bubblewrap(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    ground.run(bubblewrap, "echo x > new; mkdir folder; echo x > folder/n")
    assert (ground.project / "folder/n").read_text() == "x\n"
    assert sorted(path.name for path in ground.project.iterdir()) == sorted(
        [".env", ".git", ".vscode", "AGENTS.md", "folder", "new", "out", "secrets", "src"]
    )


def test_a_repository_that_is_not_there_is_not_made(box: SandboxBackend, ground: Ground) -> None:
    shutil.rmtree(ground.project / ".git")
    ground.run(box, "mkdir -p .git/hooks; echo x > .git/hooks/pre-commit; git init; touch .git")
    assert not (ground.project / ".git").exists()


def test_a_repository_behind_a_link_stays_behind_it(box: SandboxBackend, ground: Ground) -> None:
    (ground.project / ".git").rename(ground.outside / "repo")
    (ground.project / ".git").symlink_to("../outside/repo")
    before = _state(ground)
    ran = ground.run(
        box,
        "rm .git; mv .git g; ln -sfn src .git; mkdir .git; echo x > .git/hooks/e; echo 4 > src/n",
    )
    assert _state(ground) == before, output_text(ran)
    assert (ground.project / ".git").is_symlink()
    assert (ground.project / "src/n").exists(), "what is in the folders can be changed"


def test_a_repository_inside_and_a_bare_one_are_kept_too(
    box: SandboxBackend, ground: Ground
) -> None:
    inner, bare = ground.project / "src/inner", ground.project / "src/store"
    for folder in (inner, bare):
        folder.mkdir()
    subprocess.run(["git", "init", "-q", "--template=", str(inner)], check=True)
    subprocess.run(["git", "init", "-q", "--bare", "--template=", str(bare)], check=True)
    config = (inner / ".git/config").read_text(), (bare / "config").read_text()
    ground.run(
        box,
        "for r in src/inner/.git src/store; do mkdir $r/hooks; echo x > $r/hooks/e;"
        "echo x >> $r/config; mv $r ${r}2; mkdir -p $r/hooks; echo x > $r/hooks/e; done",
    )
    assert ((inner / ".git/config").read_text(), (bare / "config").read_text()) == config
    for folder in (inner / ".git", bare):
        assert not (folder / "hooks").exists()


def test_a_new_folder_that_git_takes_for_a_repository_kept_elsewhere_is_set_aside(
    box: SandboxBackend, ground: Ground
) -> None:
    ran = ground.run(
        box,
        "cd src; mkdir -p x y/objects y/refs; echo 'ref: refs/heads/main' > x/HEAD; "
        "echo ../y > x/commondir; printf '[core]\\n\\tpager = touch made\\n' > y/config",
    )
    assert [place for place, _ in ran.set_aside] == ["src/x"]
    assert not (ground.project / "src" / "x").exists()


@pytest.mark.parametrize("between", ["\n\t", " "])
def test_hooks_that_settings_name_are_kept(
    between: str, box: SandboxBackend, ground: Ground
) -> None:
    hooks = ground.project / "src/hooks"
    write_file(hooks / "pre-commit", "#!/bin/sh\n")
    with (ground.project / ".git/config").open("a") as file:
        file.write(f"[core]{between}hooksPath = src/hooks\n")
    ground.run(box, "echo x >> src/hooks/pre-commit; echo x > src/hooks/e; mv src/hooks src/h")
    assert [path.name for path in hooks.iterdir()] == ["pre-commit"]
    assert (hooks / "pre-commit").read_text() == "#!/bin/sh\n"


def test_a_linked_work_tree_works_and_keeps_its_repository(
    box: SandboxBackend, ground: Ground
) -> None:
    tree = ground.outside / "tree"
    subprocess.run(
        ["git", "worktree", "add", "-q", str(tree)],
        cwd=ground.project,
        check=True,
        capture_output=True,
    )
    linked = Ground(tree, ground.outside, ground.own)
    before = _tree(ground.project)
    file = (tree / ".git").read_text()
    ran = linked.run(
        box,
        "git log --oneline; echo gitdir: src > .git; mv .git g; rm .git;"
        f"echo x > {ground.project}/.git/config; echo x > {ground.project}/src/n",
    )
    assert "first" in output_text(ran)
    assert _tree(ground.project) == before
    assert (tree / ".git").read_text() == file


def test_a_file_that_names_somebody_elses_repository_opens_nothing(
    box: SandboxBackend, ground: Ground
) -> None:
    shutil.rmtree(ground.project / ".git")
    (ground.project / ".git").write_text(f"gitdir: {ground.outside}\n")
    ran = ground.run(box, f"cat {ground.outside}/secret; git status")
    assert KEY not in output_text(ran)


@pytest.mark.parametrize("network", [False, True])
def test_only_what_is_allowed_reaches_a_server(
    network: bool, box: SandboxBackend, ground: Ground
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(LIMIT_SECONDS if network else 0)
        port = server.getsockname()[1]
        ran = ground.run(box, f"echo x > /dev/tcp/127.0.0.1/{port}", network=network)
        reached = True
        try:
            server.accept()[0].close()
        except BlockingIOError:
            reached = False
    assert reached is network, output_text(ran)


@pytest.mark.parametrize("network", [False, True])
def test_no_datagram_and_no_local_socket_gets_out(
    network: bool, box: SandboxBackend, ground: Ground
) -> None:
    if not Path("/usr/bin/python3").exists():
        pytest.skip("no Python of the system to try it with")
    own = f"helix-escape-{os.getpid()}"
    names = (str(ground.project / "src/s"), f"\0{own}", str(ground.outside / "s"))
    servers = [socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in names]
    datagrams = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        for server, name in zip(servers, names, strict=True):
            server.bind(name)
            server.setblocking(False)
        datagrams.bind(("127.0.0.1", 0))
        datagrams.setblocking(False)
        (ground.project / "src/try.py").write_text(_TRIES)
        port = datagrams.getsockname()[1]
        command = f"python3 src/try.py {port} src/s '@{own}' {ground.outside}/s"
        ran = ground.run(box, command, network=network)
        for server in servers:
            with pytest.raises(BlockingIOError):
                server.recv(10)
        if not network:
            with pytest.raises(BlockingIOError):
                datagrams.recv(10)
        assert "tried" in output_text(ran)
    finally:
        for server in (*servers, datagrams):
            server.close()


_TRIES = """
import socket, sys
port, *names = sys.argv[1:]
def attempt(family, place, make=socket.socket):
    try:
        made = make(family, socket.SOCK_DGRAM)
        (made[0] if isinstance(made, tuple) else made).sendto(b'x', place)
    except OSError as error:
        print(error)
attempt(socket.AF_INET, ('127.0.0.1', int(port)))
for name in names:
    attempt(socket.AF_UNIX, name.replace('@', chr(0)))
    attempt(socket.AF_UNIX, name.replace('@', chr(0)), socket.socketpair)
near, far = socket.socketpair(); near.send(b'x')
try:
    socket.socket(40, socket.SOCK_STREAM)
    print('VSOCK')
except OSError:
    pass
print('tried')
"""


def test_no_program_outside_is_ended_or_looked_into(box: SandboxBackend, ground: Ground) -> None:
    with subprocess.Popen(["sleep", "60"], env={"HELIX_TEST_KEY": KEY}) as other:
        ran = ground.run(
            box,
            f"kill -9 {other.pid}; kill -9 {os.getpid()}; kill -9 $PPID;"
            f"cat /proc/{other.pid}/environ /proc/{other.pid}/mem; echo done",
        )
        assert other.poll() is None
        other.send_signal(signal.SIGKILL)
    assert "done" in output_text(ran)
    assert KEY not in output_text(ran)


def test_a_command_in_the_sandbox_has_no_capabilities(box: SandboxBackend, ground: Ground) -> None:
    ran = ground.run(box, "cat /proc/self/status")
    fields = dict(line.split(":\t", 1) for line in output_text(ran).splitlines() if ":\t" in line)
    assert int(fields["CapEff"], 16) == 0
    if box.kind is SandboxKind.BUBBLEWRAP or os.geteuid() == 0:  # others have no right to lessen it
        assert int(fields["CapBnd"], 16) == 0
    assert fields["NoNewPrivs"] == "1"
    assert fields["Seccomp"] == "2"


def test_no_file_of_the_application_is_open_inside(box: SandboxBackend, ground: Ground) -> None:
    ran = ground.run(box, "for f in /proc/self/fd/*; do echo ${f##*/}; done")
    # 255 is bash's own
    assert set(output_text(ran).split()) <= {"0", "1", "2", "255", "3"}
    ran = ground.run(
        box, "readlink /proc/self/fd/* | grep -v -e /dev/null -e pipe: -e /proc/; true"
    )
    assert output_text(ran) == ""


def test_nothing_that_steers_the_kernel_can_be_opened_for_writing(
    box: SandboxBackend, ground: Ground
) -> None:
    others = " ".join(f"-not -path '/proc/{item}*'" for item in ("[0-9]", "self", "thread-self"))
    command = f"find /proc -maxdepth 4 -type f {others} -writable 2>/dev/null; echo end"
    assert output_text(ground.run(box, command)) == "end\n"


def test_a_repository_that_lies_in_wait_runs_nothing(box: SandboxBackend, ground: Ground) -> None:
    with (ground.project / ".git/config").open("a") as file:
        file.write('[core]\n\tfsmonitor = "touch src/PWNED; false"\n\tpager = touch src/PWNED\n')
    (ground.project / "src/app.py").write_text("print(2)\n")
    ran = ground.run(box, "git status && git diff && git log -p")
    assert "print(2)" in output_text(ran)
    assert not (ground.project / "src/PWNED").exists()


def test_a_program_for_differences_changes_nothing(box: SandboxBackend, ground: Ground) -> None:
    """No setting turns `diff.external` off; it runs as its line does, and can change nothing."""
    with (ground.project / ".git/config").open("a") as file:
        file.write("[diff]\n\texternal = echo seen; touch src/PWNED\n")
    (ground.project / "src/app.py").write_text("print(2)\n")
    before = _state(ground)
    assert "seen" in output_text(ground.run(box, "git diff"))
    assert not (ground.project / "src/PWNED").exists()
    assert _state(ground) == before
    assert "print(2)" in output_text(ground.run(box, "git diff --no-ext-diff"))


def _state(ground: Ground) -> dict[str, str]:
    """All that no command may change: what lies outside, and the protected places."""
    apart = (".git/config", ".git/hooks", "AGENTS.md", ".vscode", ".env", "secrets")
    absent = (".helix", ".hg", ".jj", ".git/config.worktree", ".git/commondir", ".git/modules")
    result = {**_tree(ground.outside), **_tree(ground.own)}
    # Helix's own note of what stood there before
    result.pop(str(ground.own / ORIGINS), None)
    for name in (*apart, *absent):
        result |= _tree(ground.project / name)
    result |= {str(path): "" for path in ground.project.parent.iterdir()}
    result["core"] = Path("/proc/sys/kernel/core_pattern").read_text()
    return result


def _tree(top: Path) -> dict[str, str]:
    result: dict[str, str] = {}
    for path in sorted([top, *top.rglob("*")]):
        if not path.exists() and not path.is_symlink():
            continue
        state = path.lstat()
        content = path.read_bytes() if path.is_file() and not path.is_symlink() else b""
        times = "" if path.is_dir() else str(state.st_mtime_ns)
        result[str(path)] = f"{state.st_mode} {times} {hashlib.sha256(content).hexdigest()}"
    return result


def test_a_project_folder_that_the_user_closed_to_writing_stays_so(
    any_box: SandboxBackend, ground: Ground
) -> None:
    ground.project.chmod(0o555)
    try:
        assert "print(1)" in output_text(ground.run(any_box, "cat src/app.py; sort -u src/app.py"))
        assert stat.S_IMODE(ground.project.stat().st_mode) == 0o555
    finally:
        ground.project.chmod(0o755)
