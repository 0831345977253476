"""One word runs everything: python3 tasks.py WORD (on Windows: py tasks.py WORD).

  run [-- ARGS]       start the application; ARGS are its own (run -- --help names them)
  test [ARGS]         run the tests; ARGS go to pytest (-m slow: the slower tier; -n 2: two at once)
  where WORD...       name the modules in which a change belongs (where cost in the status bar)
  check               format, lint, types, names in tests, borders, house rules
  bench WHAT [ARGS]   measure (--json FILE keeps the numbers)
  prove WHAT [ARGS]   break things on purpose (--long takes the long way)
  package [WHAT]      make the installers of this system (--help names them), in dist/
  docs [DIR]          build the site of the documentation, without the network, in build/site
  screenshots DIR     walk through every screen and save pictures (--list names the stations)
  translate [LANG...] bring translations up to the texts of the source (--check says what is wrong)
  lock [ARGS]         renew requirements/*.lock; ARGS go to uv (--upgrade takes newer versions)

Standard library only, so that a fresh machine needs nothing but Python. The first start makes
.venv from the hash-locked requirements (minutes, about 0.5 GB), later ones only look whether it
still fits. Missing system packages are installed for root; others get the one line to paste.
"""

from __future__ import annotations  # older Pythons must get as far as the message about them

import ctypes
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from requirements import interpreter
from requirements.environment import WINDOWS, Environment, Refused, say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

ROOT = Path(__file__).resolve().parent
UV = "uv==0.13.8"
# tests/spreading.py decides the number of processes for `auto`.
SPREAD = ("-n", "auto", "--dist", "worksteal")
# Options that only change the amount of output.
TELLING = re.compile(r"-(q+|v+|r[a-zA-Z]+|-durations=\d+|-tb=[a-z]+|-color=[a-z]+|-cov(=.*)?)")
PIP_DOWNLOAD = re.compile(
    r"Downloading ([^/\s]+?)-(\d[^-/\s]*?)(?:-\S*|\.tar\.gz) \(([\d.]+ [MG]B)\)"
)
LOCKED = {
    "run": ("pyproject.toml",),
    "test": ("pyproject.toml", "--extra=cluster", "--group=test", "-crequirements/run.lock"),
    "package": ("pyproject.toml", "--group=package", "-crequirements/run.lock"),
    "docs": ("--group=docs",),
}
"""The lock files, and the sources of each."""
LINUX = sys.platform.startswith("linux")
# Arguments that open no window, and so need no Qt library.
SERVING = ("ask", "mcp", "acp", "usage", "seen", "completion")
NOUNS = ("session", "workspace", "model", "guest", "key", "permission", "server")
COMMANDS = (*SERVING, *NOUNS, "skill", "hook", "memory", "policy")
WINDOWLESS = (*COMMANDS, "--version", "--help", "-h")
# Options that paint off screen if there is no display.
OFFSCREEN_OPTIONS = ("--smoke", "--screenshot")


class Need(NamedTuple):
    """A library (by soname), program, or module, and the package that contains it."""

    probe: str
    apt: str
    dnf: str
    pacman: str


OFFSCREEN = (
    Need("libglib-2.0.so.0", "libglib2.0-0", "glib2", "glib2"),
    Need("libGL.so.1", "libgl1", "libglvnd-glx", "libglvnd"),
    Need("libEGL.so.1", "libegl1", "libglvnd-egl", "libglvnd"),
    Need("libX11.so.6", "libx11-6", "libX11", "libx11"),
    Need("libdbus-1.so.3", "libdbus-1-3", "dbus-libs", "dbus"),
    Need("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    Need("libfontconfig.so.1", "libfontconfig1", "fontconfig", "fontconfig"),
    Need("libfreetype.so.6", "libfreetype6", "freetype", "freetype2"),
)
XCB = ("glx0", "randr0", "render0", "shape0", "shm0", "sync1", "xfixes0", "xkb1")
X11 = (
    Need("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
    Need("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb", "libx11"),
    Need("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    Need("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    Need("libxcb-image.so.0", "libxcb-image0", "xcb-util-image", "xcb-util-image"),
    Need("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    Need("libxcb-render-util.so.0", "libxcb-render-util0", *["xcb-util-renderutil"] * 2),
    *(Need(f"libxcb-{x[:-1]}.so.{x[-1]}", f"libxcb-{x}", "libxcb", "libxcb") for x in XCB),
)
WAYLAND = (
    Need("libwayland-client.so.0", "libwayland-client0", "libwayland-client", "wayland"),
    Need("libwayland-cursor.so.0", "libwayland-cursor0", "libwayland-cursor", "wayland"),
    Need("libwayland-egl.so.1", "libwayland-egl1", "libwayland-egl", "wayland"),
)
GIT = Need("git", "git", "git", "git")
STRACE = Need("strace", "strace", "strace", "strace")
DEBOOTSTRAP = Need("debootstrap", "debootstrap", "debootstrap", "debootstrap")
INSTALLING = (
    DEBOOTSTRAP,
    Need("lintian", "lintian", "lintian", "lintian"),
    Need("desktop-file-validate", *["desktop-file-utils"] * 3),
    Need("appstreamcli", "appstream", "appstream", "appstream"),
    Need("rpm", "rpm", "rpm", "rpm-tools"),
    Need("7z", "p7zip-full", "p7zip-plugins", "7zip"),
    Need("makepkg", "makepkg", "pacman", "pacman"),
    Need("bsdtar", "libarchive-tools", "bsdtar", "libarchive"),
    Need("fakeroot", *["fakeroot"] * 3),
    Need("gpg", "gnupg", "gnupg2", "gnupg"),
    Need("flatpak-builder", *["flatpak-builder"] * 3),
)
# Installed applications are started on a screen, beside those started from the sources.
PROVING = {
    "installers": (*INSTALLING, *X11),
    "fresh": (DEBOOTSTRAP,),
    "loops": (DEBOOTSTRAP,),
}
PIP = Need("ensurepip", f"python3.{sys.version_info[1]}-venv", "python3", "python")
INSTALLERS = {
    "apt-get": ("apt", "apt-get install -y --no-install-recommends"),
    "dnf": ("dnf", "dnf install -y"),
    "pacman": ("pacman", "pacman -S --needed --noconfirm"),
}


def present(need: Need) -> bool:
    if ".so." in need.probe:
        try:
            ctypes.CDLL(need.probe)
        except OSError:
            return False
        return True
    if need is PIP:
        return importlib.util.find_spec(need.probe) is not None
    return shutil.which(need.probe) is not None


def install_line(lacking: Sequence[Need], which: Callable[[str], str | None]) -> str:
    """Return the command that installs all of them with the first installer found by `which`.

    Return "" if no known installer is found.
    """
    for program, (column, command) in INSTALLERS.items():
        if which(program):
            packages = dict.fromkeys(getattr(need, column) for need in lacking)
            return f"{command} {' '.join(packages)}"
    return ""


def provide(needs: Sequence[Need], *, call: Callable[[Sequence[str]], int], root: bool) -> None:
    """Install everything in `needs` that is missing, as root.

    Raise Refused, naming all missing parts at once, if that is impossible.
    """
    lacking = [need for need in needs if not present(need)]
    if not lacking:
        return
    line = install_line(lacking, shutil.which)
    if not line or not root:
        names = ", ".join(need.probe for need in lacking)
        how = f"sudo {line}" if line else "(use its package manager)"
        raise Refused(f"This machine lacks {names}. To install what is missing:\n  {how}")
    say(f"Installing what this machine lacks: {line}")
    if line.startswith("apt-get"):
        update_package_lists(call)
        # another program may be installing, such as the system's own upgrades: it is waited for
        quietly = line.replace("install", "install -qq -o DPkg::Lock::Timeout=300", 1)
        line = f"env DEBIAN_FRONTEND=noninteractive {quietly}"
    call(line.split())
    if still := [need.probe for need in lacking if not present(need)]:
        raise Refused(f"Still missing after installing: {', '.join(still)}.")


def update_package_lists(call: Callable[[Sequence[str]], int]) -> None:
    """Update apt's lists; try again for a minute, since apt waits for no other program's update."""
    pauses = iter(("5", "15", "40"))
    while call(["apt-get", "update", "-qq"]) and (seconds := next(pauses, "")):
        call(["sleep", seconds])


def is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def call_quietly(command: Sequence[str]) -> int:
    """Run a command; of its normal output, show only the steps of pip that take long.

    Errors are shown. Return the exit status.
    """
    pipe, quiet = subprocess.PIPE, subprocess.DEVNULL
    with subprocess.Popen(
        command, stdin=quiet, stdout=pipe, close_fds=False, encoding="utf-8", errors="replace"
    ) as process:
        for line in process.stdout or ():
            if step := pip_step(line):
                say(f"  {step}")
    return process.returncode


def pip_step(line: str) -> str:
    """Return what pip does now, from a line of its output; empty if it takes a moment only."""
    if download := PIP_DOWNLOAD.fullmatch(line.strip()):
        name, version, size = download.groups()
        return f"Downloading {name} {version} ({size})"
    if line.startswith("Installing collected packages:"):
        return f"Unpacking {line.count(',') + 1} packages"
    return ""


def become(
    command: Sequence[str], *, environ: Mapping[str, str], folder: Path | None = None
) -> int:
    """Replace this process by a program; on Windows, wait for it and return its exit status."""
    if folder:
        os.chdir(folder)
    sys.stdout.flush()
    if not WINDOWS:
        os.execve(command[0], list(command), dict(environ))
    return subprocess.run(command, env=environ).returncode


def has_display(environ: Mapping[str, str]) -> bool:
    """Return whether Qt can start: there is a display, or Qt was told to do without."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return not LINUX or any(environ.get(name) for name in names)


def compiled_apart(environ: Mapping[str, str]) -> Mapping[str, str]:
    """Return the environment that puts compiled files into .venv if none may be beside the sources.

    The tests start the application some hundred times, and without compiled files each start would
    compile all of it.
    """
    if not environ.get("PYTHONDONTWRITEBYTECODE"):
        return {}
    folder = environ.get("PYTHONPYCACHEPREFIX") or str(ROOT / ".venv" / "compiled")
    return {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": folder}


def window_needs(args: Sequence[str], environ: Mapping[str, str]) -> Sequence[Need]:
    """Return the system parts for a start with `args`. Raise Refused if a display is missing."""
    if not LINUX or any(arg in WINDOWLESS for arg in args):
        return ()
    opens_offscreen = any(arg.split("=")[0] in OFFSCREEN_OPTIONS for arg in args)
    if not has_display(environ) and not opens_offscreen:
        raise Refused(
            "There is no display (DISPLAY and WAYLAND_DISPLAY are not set). Without one:"
            " `run -- --smoke FILE` tries everything and writes a report,"
            " `run -- --demo --screenshot FILE` takes a picture."
        )
    platforms = environ.get("QT_QPA_PLATFORM", "").split(";")  # each as `name:options`
    if any(platforms):
        screens = {"xcb": X11, "wayland": WAYLAND}
        shown = [name for name in screens if any(each.startswith(name) for each in platforms)]
    else:
        screens = {"DISPLAY": X11, "WAYLAND_DISPLAY": WAYLAND}
        shown = [name for name in screens if environ.get(name)]
    return (*OFFSCREEN, *(need for name in shown for need in screens[name]))


class Tasks:
    """The tasks, each a method that returns the exit status."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self._environ = environ
        self._venv = Environment(ROOT, call=call_quietly)

    def run(self, args: Sequence[str]) -> int:
        args = args[1:] if args[:1] == ["--"] else args
        self._ready("run", window_needs(args, self._environ))
        # -P: modules in the current folder are not imported
        return self._start("-P", "-m", "helix_desktop", *args)

    def test(self, args: Sequence[str]) -> int:
        # a test run with selected tests, or with options of its own, uses one process
        spread = () if any(not TELLING.fullmatch(arg) for arg in args) else SPREAD
        return self._develop("pytest", (*spread, *args), needs=(GIT,))

    def bench(self, args: Sequence[str]) -> int:
        return self._develop("tests.benchmarks", args, needs=(GIT,))

    def screenshots(self, args: Sequence[str]) -> int:
        return self._develop("tests.system.tour", args, needs=(GIT,))

    def prove(self, args: Sequence[str]) -> int:
        more = [need for word in args if LINUX for need in PROVING.get(word, ())]
        return self._develop("tests.system.prove", args, needs=(GIT, STRACE, *more))

    def translate(self, args: Sequence[str]) -> int:
        self._ready("test", self._libraries())
        return self._start("packaging/translate.py", *args, folder=ROOT)

    def package(self, args: Sequence[str]) -> int:
        # apart from .venv: packages that only tests need must not enter an installer
        self._venv = Environment(ROOT, call=call_quietly, name=".venv-package")
        self._ready("package", (*OFFSCREEN, GIT) if LINUX else (GIT,))
        return self._start("packaging/build.py", *args, folder=ROOT)

    def docs(self, args: Sequence[str]) -> int:
        # apart from .venv: whoever only runs or tests the application needs no Sphinx
        self._venv = Environment(ROOT, call=call_quietly, name=".venv-docs")
        self._provide(*(() if self._venv.has("docs") else (PIP,)))
        self._venv.prepare("docs")
        return self._start("-m", "docs.site", *args, folder=ROOT)

    def where(self, args: Sequence[str]) -> int:
        return become(
            [sys.executable, "-m", "docs.where", *args], environ=self._environ, folder=ROOT
        )

    def check(self, args: Sequence[str]) -> int:
        if args:
            raise Refused("`check` takes no arguments.")
        self._ready("test", self._libraries())
        python = self._venv.python
        checks = {
            "format": [python, "-m", "ruff", "format", "--check", "."],
            "lint": [python, "-m", "ruff", "check", "."],
            "types": [python, "-m", "mypy"],
            "test names": [python, "-m", "tests.missing_names"],
            "borders": [str(self._venv.programs / "lint-imports")],
            "house rules": [python, "-m", "pytest", "-q", "tests/test_house_rules.py"],
        }
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return 0 if all(list(pool.map(passes, checks, checks.values()))) else 1

    def lock(self, args: Sequence[str]) -> int:
        self._provide(PIP)
        self._venv.add(UV)
        # pins for every system at once, with hashes, and without the names of registries
        options = "--universal --python-version=3.11 --generate-hashes --no-header --no-annotate"
        options += " --no-emit-index-url --no-emit-find-links --no-config --quiet"
        for tier in LOCKED:
            output = ROOT / "requirements" / f"{tier}.lock"
            command = [self._venv.python, "-m", "uv", "pip", "compile", *LOCKED[tier]]
            command += [*options.split(), "-o", str(output), *args]
            if subprocess.run(command, cwd=ROOT).returncode:
                raise Refused(f"{output.name} was not renewed; the lines above say why.")
            if "://" in output.read_text(encoding="utf-8"):
                raise Refused(f"{output.name} names a host: do not commit it.")
        return 0

    def _develop(self, module: str, args: Sequence[str], *, needs: Sequence[Need]) -> int:
        self._ready("test", (*self._libraries(), *needs))
        return self._start("-m", module, *args, folder=ROOT)

    def _libraries(self) -> Sequence[Need]:
        """Return the libraries for tests, whose windows are off screen unless told otherwise."""
        if self._environ.get("HELIX_TEST_SCREEN"):
            return window_needs((), self._environ)
        return OFFSCREEN if LINUX else ()

    def _ready(self, tier: str, needs: Sequence[Need]) -> None:
        self._provide(*needs, *(() if self._venv.has(tier) else (PIP,)))
        self._venv.prepare(tier)

    def _provide(self, *needs: Need) -> None:
        provide(needs, call=call_quietly, root=is_root())

    def _start(self, *args: str, folder: Path | None = None) -> int:
        offscreen = {} if has_display(self._environ) else {"QT_QPA_PLATFORM": "offscreen"}
        environ = {**self._environ, **offscreen, **compiled_apart(self._environ)}
        return become([self._venv.python, *args], environ=environ, folder=folder)


def passes(name: str, command: Sequence[str]) -> bool:
    """Run a check; print a line, and its output if it fails. Return whether it succeeded."""
    began = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8")
    verdict = "FAILED" if done.returncode else "ok"
    report = f"{name:12} {verdict:6} {time.monotonic() - began:5.1f} s"
    print(f"{report}\n{done.stdout}{done.stderr}" if done.returncode else report, flush=True)
    return done.returncode == 0


def better_python() -> Sequence[str] | None:
    """Return the command of a Python to continue with; None if the present one is suitable."""
    version = sys.version_info[:2]
    if interpreter.fits(version, sys.platform):
        return None
    if found := interpreter.another():
        return found
    raise Refused(
        "Helix Desktop runs on Python {} here; this is {}.{}. Install one of those, or uv, which"
        " brings its own.".format(interpreter.wanted(sys.platform), *version)
    )


def main(argv: Sequence[str]) -> int:
    if elsewhere := better_python():
        return become([*elsewhere, __file__, *argv], environ=os.environ)
    word, *args = argv or ["--help"]
    words = {name: act for name, act in vars(Tasks).items() if not name.startswith("_")}
    if word not in words:
        asked = word in ("--help", "-h", "help")
        print(__doc__ if asked else f"There is no word {word!r}.\n\n{__doc__}", end="")
        return 0 if asked else 2
    status: int = words[word](Tasks(os.environ), args)
    return status


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Refused as refused:
        say(str(refused))
        sys.exit(1)
    except KeyboardInterrupt:
        say("Stopped. The next start goes on from here.")
        sys.exit(130)
