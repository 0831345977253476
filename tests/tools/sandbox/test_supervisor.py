"""The supervisor does as it is told, whatever becomes of the command's process."""

import marshal
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from helix_desktop.tools.sandbox import landlock, seccomp
from helix_desktop.tools.sandbox.probe import reaper_command
from helix_desktop.tools.sandbox.sandbox_kind import SandboxBackend, SandboxKind
from tests.tools.sandbox.conftest import BoxOf

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="boxes are known for Linux only")

_MANY = 200_000
"""Rules that take the kernel a moment."""


def _plan(box: SandboxBackend) -> dict[str, object]:
    handled = landlock.landlock_ruleset(box.abi, network=False)
    return {
        "handled": [handled.files, handled.network, handled.scope, box.abi],
        "rules": [["/usr", landlock.READING]] * _MANY,
        "filter": seccomp.seccomp_program((), attributes=False).hex(),
        "telling": seccomp.seccomp_program((), attributes=False, tells_modes=True).hex(),
        "modes": [list(seccomp.changes_modes()), []],
        "environment": {},
        "folder": "/",
        "command": ["/bin/true"],
    }


def _child(process: int) -> int:
    """Its first one, once it has one."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        for place in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):  # it has ended meanwhile
                if int(place.read_text().rpartition(")")[2].split()[1]) == process:
                    return int(place.parent.name)
    raise AssertionError("it started nothing")


def test_it_ends_a_command_that_hangs_before_it_begins(
    box_of: BoxOf,
) -> None:
    handle = os.memfd_create("helix")
    with os.fdopen(handle, "wb", closefd=False) as file:
        file.write(marshal.dumps(_plan(box_of(SandboxKind.LANDLOCK)), 2))
    os.lseek(handle, 0, os.SEEK_SET)
    with subprocess.Popen([*reaper_command(), str(handle)], pass_fds=(handle,)) as supervisor:
        os.close(handle)
        command = _child(supervisor.pid)
        try:
            os.kill(command, signal.SIGSTOP)
            supervisor.terminate()
            assert supervisor.wait(10) == 128 + signal.SIGKILL
        finally:
            with suppress(ProcessLookupError):
                os.kill(command, signal.SIGKILL)
            supervisor.kill()
    assert not Path(f"/proc/{command}").exists()
