"""Finds out once per start which box really runs here: by running one.

A program that is there may be forbidden (AppArmor, a container): only what worked counts. Blocks;
call it in a thread.
"""

import ctypes
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

from helix_desktop.tools.sandbox import landlock, seccomp
from helix_desktop.tools.sandbox.box import NO_BOX, Box, Kind

_SECONDS = 10.0
_MODERN = (0, 8)
_RULESET, _VERSION = 444, 1
_SYSTEM = "/usr/bin:/bin"

Tried = Callable[[Box, Path], str]
"""Runs a command in a box with a folder; what is wrong, "" if it held."""


def probe(tried: Tried, *, wanted: Kind | None = None) -> Box:
    """The best box that held, or only the wanted one; a box with the reasons if there is none."""
    if sys.platform != "linux":
        return Box(Kind.NONE, why=("Sandboxes are known for Linux only.",))
    why: list[str] = []
    for kind, candidate in ((Kind.BUBBLEWRAP, _bubblewrap), (Kind.LANDLOCK, _landlock)):
        if wanted not in (None, kind):
            continue
        box, lacking = candidate()
        if not lacking:
            lacking = _really(box, tried)
        if not lacking:
            return Box(box.kind, box.program, box.modern, box.abi, tuple(why))
        why.append(f"{kind.value}: {lacking}")
    return Box(Kind.NONE, why=tuple(why))


def _bubblewrap() -> tuple[Box, str]:
    program = shutil.which("bwrap", path=_SYSTEM)
    if program is None:
        return NO_BOX, "it is not installed."
    modern = _version(program) >= _MODERN
    if not modern and not seccomp.program((), attributes=True):
        return NO_BOX, "it is too old."
    return Box(Kind.BUBBLEWRAP, program, modern), ""


def _landlock() -> tuple[Box, str]:
    abi = landlock_version()
    if abi < landlock.OLDEST:
        return NO_BOX, f"the kernel offers version {max(abi, 0)}, {landlock.OLDEST} is needed."
    if not seccomp.program((), attributes=False):
        return NO_BOX, "its filter is not known for this processor."
    if not warden_words():
        return NO_BOX, "there is nothing to start it with."
    return Box(Kind.LANDLOCK, abi=abi), ""


def _really(box: Box, tried: Tried) -> str:
    try:
        with tempfile.TemporaryDirectory(prefix="helix-box-") as name:
            return tried(box, Path(name))
    except (OSError, subprocess.SubprocessError) as error:
        return f"it does not run ({error})."


def landlock_version() -> int:
    """What the kernel offers; below 1: nothing."""
    if sys.platform != "linux":
        return 0
    library = ctypes.CDLL(None, use_errno=True)
    number, none = ctypes.c_long(_RULESET), ctypes.c_long(0)
    return int(library.syscall(number, none, none, ctypes.c_long(_VERSION)))


@cache
def warden_words() -> tuple[str, ...]:
    """What starts the warden, up to the handle of its plan; nothing where it cannot be started."""
    if getattr(sys, "frozen", False):
        # a bundle has no interpreter; its program goes by this word before it does anything else
        return (sys.executable, "--warden")
    script = Path(__file__).with_name("warden.py")
    if not sys.executable or not script.is_file():
        return ()
    return (sys.executable, "-I", "-S", str(script))


def _version(program: str) -> tuple[int, ...]:
    told = subprocess.run(
        [program, "--version"], capture_output=True, text=True, timeout=_SECONDS, check=False
    )
    found = re.search(r"(\d+)\.(\d+)", told.stdout)
    return (int(found[1]), int(found[2])) if found else (0, 0)
