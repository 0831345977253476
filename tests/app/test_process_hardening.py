"""A process that holds keys is closed to others and leaves no core."""

import sys

import pytest

from tests.processes import python


@pytest.mark.skipif(sys.platform != "linux", reason="known for Linux only")
def test_a_hardened_process_cannot_be_dumped_but_its_children_can_be_watched() -> None:
    child = "import ctypes; print(ctypes.CDLL(None).prctl(3, 0, 0, 0, 0))"
    program = (
        "import ctypes, resource, subprocess, sys\n"
        "from helix_desktop.app.process_memory import seal_process\n"
        "seal_process()\n"
        "print(ctypes.CDLL(None).prctl(3, 0, 0, 0, 0), resource.getrlimit(resource.RLIMIT_CORE))\n"
        "sys.stdout.flush()\n"
        f"subprocess.run([sys.executable, '-c', {child!r}], check=True)\n"
    )
    done = python("-c", program, check=True)
    assert done.stdout == "0 (0, 0)\n1\n"
