"""A copy of a base to live in: processes and mounts of its own, gone with the one that made it.

A keeper is the first process of a pid namespace, with mounts that nobody outside sees. It waits
for the end of its input: when that closes, even because we were killed, the kernel ends every
process in there and takes the mounts away.
"""

import fcntl
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from tests.system.prove.installers.table import Failed, demand

USER, NUMBER = "ada", 1000
HOME = f"/srv/{USER}"
PREFIX = "room-"
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
USUAL = 120.0

_PROGRAMS = ("debootstrap", "unshare", "nsenter", "setpriv", "mount", "cp")
_INSTALL = "Install them: apt-get install debootstrap util-linux mount"
_PRIVILEGED = (
    "Run it on a machine of its own, or in a container that may make namespaces and mounts "
    "(docker run --privileged)."
)

_KEEP = """
set -e
mount --bind "$1" "$1"
mount -t proc proc "$1/proc"
mount --rbind /sys "$1/sys"
mount --rbind /dev "$1/dev"
mount --bind "$2" "$1/var/cache/apt/archives"
cd "$1"
mkdir -p .outside
pivot_root . .outside
umount -l .outside
rmdir .outside
echo ready
exec cat
"""
"""The copy becomes the root itself: in a chroot nobody may make namespaces, as sandboxes do."""


@dataclass(frozen=True, slots=True)
class Ran:
    """A command that has ended."""

    code: int
    out: str
    err: str

    @property
    def last(self) -> str:
        return " / ".join((self.out + self.err).strip().splitlines()[-4:])


class RunningCommand:
    """A command that goes on until it is told to end."""

    def __init__(self, entering: "subprocess.Popen[bytes]") -> None:
        self.entering = entering
        self.pid = _child(entering.pid)

    def tell(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)

    def wait(self, seconds: float) -> int:
        return self.entering.wait(seconds)

    @property
    def ended(self) -> bool:
        return self.entering.poll() is not None

    def end(self) -> None:
        if not self.ended:
            self.tell(signal.SIGKILL)
            self.entering.wait(10)


class Room:
    """What is done in there."""

    def __init__(self, root: Path, pid: int) -> None:
        self.root = root
        self._mounts = f"/proc/{pid}/ns/mnt"
        self._enter = ["nsenter", "-t", str(pid), "-m", "-p", "--"]

    def inside(self, path: str) -> Path:
        """The place of a path of the room, from outside."""
        return self.root / path.lstrip("/")

    def command(
        self, argv: Sequence[str], *, user: bool, env: Mapping[str, str] | None = None
    ) -> list[str]:
        who = ["setpriv", f"--reuid={NUMBER}", f"--regid={NUMBER}", "--clear-groups"]
        usual = {"PATH": PATH, "LANG": "C.UTF-8", "HOME": HOME if user else "/var/tmp"}
        usual |= {"USER": USER} if user else {"DEBIAN_FRONTEND": "noninteractive"}
        words = [f"{name}={value}" for name, value in {**usual, **(env or {})}.items()]
        entered = [*self._enter, *who] if user else self._enter
        return [*entered, "/usr/bin/env", "-i", "-C", "/", *words, *argv]

    def run(
        self,
        argv: Sequence[str],
        *,
        user: bool = False,
        env: Mapping[str, str] | None = None,
        given: str = "",
        seconds: float = USUAL,
    ) -> Ran:
        done = subprocess.run(
            self.command(argv, user=user, env=env),
            input=given.encode(),
            capture_output=True,
            timeout=seconds,
            check=False,
            start_new_session=True,
        )
        return Ran(done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode())

    def must(self, argv: Sequence[str], *, user: bool = False, seconds: float = USUAL) -> Ran:
        """As root or the user; anything but success is a failure."""
        ran = self.run(argv, user=user, seconds=seconds)
        demand(ran.code == 0, f"{' '.join(argv)} ended with {ran.code}: {ran.last}")
        return ran

    def install(self, *what: str, more: Sequence[str] = ()) -> Ran:
        """Nothing that is only recommended: what a package needs it has to say."""
        quiet = ["apt-get", "install", "-qq", "-y", "--no-install-recommends"]
        return self.must([*quiet, *more, *what], seconds=600)

    @contextmanager
    def started(
        self, argv: Sequence[str], *, user: bool = True, env: Mapping[str, str] | None = None
    ) -> Iterator[RunningCommand]:
        """Started, and ended at the end if it has not by itself."""
        log = self.inside("/var/tmp/started.log")
        with log.open("ab") as log_file:
            entering = subprocess.Popen(
                self.command(argv, user=user, env=env),
                stdin=subprocess.DEVNULL,
                stdout=log_file,
                stderr=log_file,
                start_new_session=True,
            )
        started = RunningCommand(entering)
        try:
            yield started
        finally:
            started.end()

    def processes(self, part: str) -> list[str]:
        """Command lines of the user's processes with that word in them."""
        result, ours = [], os.readlink(self._mounts)
        for place in Path("/proc").iterdir():
            try:
                if place.name.isdigit() and place.stat().st_uid == NUMBER:
                    words = (place / "cmdline").read_bytes().replace(b"\0", b" ").decode()
                    mine = os.readlink(place / "ns" / "mnt") == ours
                    result += [words] if mine and part in words else []
            except OSError:
                continue
        return result


def trouble() -> str:
    """Why no room can be made on this machine, and what to do; "" where one can be."""
    if os.geteuid() != 0:
        return "it makes bare systems and enters them. Run it as root."
    if lacking := [program for program in _PROGRAMS if shutil.which(program) is None]:
        return f"this machine lacks {', '.join(lacking)}. {_INSTALL}"
    tried = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "mount", "-t", "tmpfs"]
    ran = subprocess.run([*tried, "room", "/mnt"], capture_output=True, text=True, check=False)
    if ran.returncode:
        return f"namespaces and mounts are refused here ({ran.stderr.strip()}). {_PRIVILEGED}"
    return ""


@contextmanager
def room(base: Path, store: Path) -> Iterator[Room]:
    """A copy of the base, taken away afterwards."""
    root = store / f"{PREFIX}{base.name}-{os.getpid()}"
    debs = store / f"{base.name}-debs"
    debs.mkdir(exist_ok=True)
    with ExitStack() as stack:
        with locked(store):
            clear(store)
            root.mkdir()
            stack.enter_context(locked(root))
        stack.callback(shutil.rmtree, root, ignore_errors=True)
        subprocess.run(["cp", "-a", "--reflink=auto", f"{base}/.", str(root)], check=True)
        _settle(root)
        with _holder(root, debs) as pid:
            made = Room(root, pid)
            made.must(["useradd", "-m", "-u", str(NUMBER), "-d", HOME, "-s", "/bin/sh", USER])
            made.must(["apt-get", "update", "-qq"], seconds=300)
            yield made


def clear(store: Path) -> None:
    """What a proof that was killed has left: nobody holds its lock, and its mounts are gone."""
    for left in store.glob(f"{PREFIX}*"):
        with suppress(OSError), locked(left, wait=False):
            shutil.rmtree(left, ignore_errors=True)


@contextmanager
def locked(folder: Path, *, wait: bool = True) -> Iterator[None]:
    """Until it is left, or the process ends in whatever way; OSError if it cannot wait."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        yield
    finally:
        os.close(handle)


def _settle(root: Path) -> None:
    """The network of this machine, and no services that start by themselves."""
    for name in ("resolv.conf", "hosts"):
        shutil.copyfile(Path("/etc", name), root / "etc" / name)
    (root / "usr/sbin/policy-rc.d").write_text("#!/bin/sh\nexit 101\n")
    (root / "usr/sbin/policy-rc.d").chmod(0o755)
    dump = subprocess.run(["apt-config", "dump"], capture_output=True, text=True, check=False)
    ways = [line for line in dump.stdout.splitlines() if "proxy" in line.lower()]
    ways.append('Acquire::Check-Valid-Until "false";')  # a mirror may lag behind
    ways.append('DPkg::Options {"--force-unsafe-io";};')  # nothing of a room has to last
    (root / "etc/apt/apt.conf.d/80way").write_text("\n".join(ways) + "\n")


@contextmanager
def _holder(root: Path, debs: Path) -> Iterator[int]:
    command = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--propagation", "private"]
    with subprocess.Popen(
        [*command, "sh", "-c", _KEEP, "keeper", str(root), str(debs)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as unshared:
        try:
            if unshared.stdout.readline() != b"ready\n":
                why = unshared.stderr.read().decode("utf-8", "replace").strip()
                raise Failed(f"This machine lets nobody make rooms: {why}")
            yield _child(unshared.pid)
        finally:
            unshared.kill()  # its child goes with it, and with that everything in there


def _child(pid: int) -> int:
    """The only child of a process that was just started."""
    file = Path(f"/proc/{pid}/task/{pid}/children")
    until = time.monotonic() + 10
    while time.monotonic() < until:
        try:
            if children := file.read_text().split():
                return int(children[0])
        except FileNotFoundError:
            break
        time.sleep(0.002)
    raise Failed("a process ended as soon as it was started")
