"""Finds out which sandbox works here (bubblewrap, Landlock, Seatbelt) by trying it at start.

An installed program may be forbidden (AppArmor, a container): only a successful run counts. Blocks;
call it in a thread.
"""

import ctypes
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

from helix_desktop.domain.phrase import Phrase, joined
from helix_desktop.domain.value import replace
from helix_desktop.tools.command_shell import CommandShell, system_shell
from helix_desktop.tools.sandbox import landlock, seatbelt, seccomp, socket_guard
from helix_desktop.tools.sandbox.program_search import find_program
from helix_desktop.tools.sandbox.sandbox_kind import NO_BACKEND, SandboxBackend, SandboxKind

_TRIAL_SECONDS = 10.0
_MODERN = (0, 8)
_RULESET, _VERSION = 444, 1

Tried = Callable[[SandboxBackend, Path], str]
"""Runs a command in a sandbox with a folder; returns the problem, or "" on success."""


def probe_sandbox(tried: Tried, *, wanted: SandboxKind | None = None) -> SandboxBackend:
    """Return the best working sandbox, or only the wanted one; none with the reasons otherwise.

    Seatbelt must be wanted.
    """
    candidates = {SandboxKind.BUBBLEWRAP: _find_bubblewrap, SandboxKind.LANDLOCK: _find_landlock}
    if wanted is SandboxKind.SEATBELT:
        candidates = {wanted: _find_seatbelt}
    elif sys.platform != "linux":
        return without_sandbox(system_shell())
    why: list[str] = []
    for kind, candidate in candidates.items():
        if wanted not in (None, kind):
            continue
        backend, lacking = candidate()
        if not lacking:
            lacking = _why_not_working(backend, tried)
        if lacking and backend.guards and backend.kind is SandboxKind.BUBBLEWRAP:
            backend = replace(backend, guards=False)
            lacking = _why_not_working(backend, tried)
        if not lacking:
            return replace(backend, why=tuple(why))
        why.append(joined((f"{kind.value}:", lacking)))
    return SandboxBackend(SandboxKind.NONE, why=tuple(why))


def without_sandbox(shell: CommandShell) -> SandboxBackend:
    """Return what holds on a system that has no sandbox."""
    why = (shell.lacking, Phrase("Sandboxes are available on Linux only."))
    return SandboxBackend(SandboxKind.NONE, why=tuple(filter(None, why)), shell=shell)


def _find_bubblewrap() -> tuple[SandboxBackend, str]:
    program = find_program("bwrap")
    if program is None:
        return NO_BACKEND, Phrase("not installed.")
    done = subprocess.run(
        [program, "--version"], capture_output=True, text=True, timeout=_TRIAL_SECONDS, check=False
    )
    match = re.search(r"(\d+)\.(\d+)", done.stdout)
    modern = match is not None and (int(match[1]), int(match[2])) >= _MODERN
    if not modern and not seccomp.seccomp_program((), attributes=True):
        return NO_BACKEND, Phrase("too old.")
    return SandboxBackend(
        SandboxKind.BUBBLEWRAP, program, modern, guards=socket_guard.can_guard()
    ), ""


def _find_landlock() -> tuple[SandboxBackend, str]:
    abi = landlock_version()
    if abi < landlock.OLDEST:
        return NO_BACKEND, Phrase(
            "needs version {oldest}, but the kernel offers {offered}.",
            offered=max(abi, 0),
            oldest=landlock.OLDEST,
        )
    if not seccomp.seccomp_program((), attributes=False):
        return NO_BACKEND, Phrase("not supported on this processor.")
    if not reaper_command():
        return NO_BACKEND, Phrase("no program to start it with.")
    return SandboxBackend(SandboxKind.LANDLOCK, abi=abi), ""


def _find_seatbelt() -> tuple[SandboxBackend, str]:
    if not seatbelt.is_available():
        return NO_BACKEND, Phrase("not installed.")
    return SandboxBackend(SandboxKind.SEATBELT), ""


def _why_not_working(backend: SandboxBackend, tried: Tried) -> str:
    try:
        with tempfile.TemporaryDirectory(prefix="helix-box-") as name:
            return tried(backend, Path(name))
    except (OSError, subprocess.SubprocessError) as error:
        return Phrase("doesn't run ({error}).", error=error)


def landlock_version() -> int:
    """Return the version of Landlock that the kernel offers; below 1: none."""
    if sys.platform != "linux":
        return 0
    library = ctypes.CDLL(None, use_errno=True)
    number, none = ctypes.c_long(_RULESET), ctypes.c_long(0)
    return int(library.syscall(number, none, none, ctypes.c_long(_VERSION)))


@cache
def reaper_command() -> tuple[str, ...]:
    """Return the command that starts the supervisor, up to the handle of its plan; empty if it
    cannot be started."""
    if getattr(sys, "frozen", False):
        # a bundle has no interpreter; its program checks for this word first
        return (sys.executable, "--warden")
    script = Path(__file__).with_name("supervisor.py")
    if not sys.executable or not script.is_file():
        return ()
    return (sys.executable, "-I", "-S", str(script))
