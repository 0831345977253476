"""Finds out whether this system's sandbox (bubblewrap, Seatbelt) works, by trying it at start.

An installed program may be forbidden (AppArmor, a container): only a successful run counts. Blocks;
call it in a thread.
"""

import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from helix_desktop.domain.phrase import Phrase, joined
from helix_desktop.domain.value import replace
from helix_desktop.tools.command_shell import CommandShell, system_shell
from helix_desktop.tools.programs.program_search import find_program
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.base.sandbox_remedy import SandboxRemedy, sandbox_remedy
from helix_desktop.tools.sandbox.launch import seatbelt, seccomp, socket_guard

_TRIAL_SECONDS = 10.0
_MODERN = (0, 8)

Tried = Callable[[SandboxBackend, Path], str]
"""Runs a command in a sandbox with a folder; returns the problem, or "" on success."""


def probe_sandbox(tried: Tried, *, wanted: SandboxKind | None = None) -> SandboxBackend:
    """Return the sandbox if it works; none with the reasons otherwise. Seatbelt must be wanted."""
    if wanted is SandboxKind.SEATBELT:
        backend, lacking = _find_seatbelt()
    elif sys.platform != "linux":
        return without_sandbox(system_shell())
    else:
        backend, lacking = _find_bubblewrap()
    if not lacking:
        lacking = _why_not_working(backend, tried)
    if lacking and backend.guards and backend.kind is SandboxKind.BUBBLEWRAP:
        backend = replace(backend, guards=False)
        lacking = _why_not_working(backend, tried)
    if not lacking:
        return backend
    is_linux = sys.platform == "linux" and wanted is not SandboxKind.SEATBELT
    remedy = sandbox_remedy(backend.program) if is_linux else SandboxRemedy("")
    why = joined((f"{(wanted or SandboxKind.BUBBLEWRAP).value}:", lacking))
    return SandboxBackend(
        SandboxKind.NONE, why=(why,), remedy=remedy.words, remedy_lines=remedy.lines
    )


def without_sandbox(shell: CommandShell) -> SandboxBackend:
    """Return what holds on a system that has no sandbox."""
    why = (shell.lacking, Phrase("Sandboxes are available on Linux only."))
    return SandboxBackend(SandboxKind.NONE, why=tuple(filter(None, why)), shell=shell)


def _find_bubblewrap() -> tuple[SandboxBackend, str]:
    program = find_program("bwrap")
    if program is None:
        return SandboxBackend(), Phrase("not installed.")
    done = subprocess.run(
        [program, "--version"], capture_output=True, text=True, timeout=_TRIAL_SECONDS, check=False
    )
    match = re.search(r"(\d+)\.(\d+)", done.stdout)
    modern = match is not None and (int(match[1]), int(match[2])) >= _MODERN
    if not modern and not seccomp.seccomp_program(()):
        return SandboxBackend(), Phrase("too old.")
    return SandboxBackend(
        SandboxKind.BUBBLEWRAP, program, modern, guards=socket_guard.can_guard()
    ), ""


def _find_seatbelt() -> tuple[SandboxBackend, str]:
    if not seatbelt.is_available():
        return SandboxBackend(), Phrase("not installed.")
    return SandboxBackend(SandboxKind.SEATBELT), ""


def _why_not_working(backend: SandboxBackend, tried: Tried) -> str:
    try:
        with tempfile.TemporaryDirectory(prefix="helix-box-") as name:
            return tried(backend, Path(name))
    except (OSError, subprocess.SubprocessError) as error:
        return Phrase("doesn't run ({error}).", error=error)
