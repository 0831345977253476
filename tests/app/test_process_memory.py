"""Memory that was freed serves all threads, and goes back to the system in quiet moments."""

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="known for glibc only")

_ARENAS = """
import ctypes, sys, threading
from helix_desktop.app.process_memory import set_up_memory
libc = ctypes.CDLL(None)
if not hasattr(libc, "malloc_info"):
    sys.exit(77)
libc.fopen.restype = ctypes.c_void_p
libc.malloc.restype = ctypes.c_void_p
if sys.argv[2] == "shared":
    set_up_memory()
together = threading.Barrier(8)
def work():
    together.wait()
    libc.malloc(1000)
    together.wait()
threads = [threading.Thread(target=work) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
told = ctypes.c_void_p(libc.fopen(sys.argv[1].encode(), b"w"))
libc.malloc_info(0, told)
libc.fclose(told)
print(open(sys.argv[1]).read().count("<heap nr="))
"""

_RETURNED = """
import ctypes, pathlib, sys
from helix_desktop.app.process_memory import return_memory, set_up_memory
def held():
    status = pathlib.Path("/proc/self/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) >> 10
libc = ctypes.CDLL(None)
if not hasattr(libc, "malloc_trim"):
    sys.exit(77)
libc.malloc.restype = ctypes.c_void_p
libc.free.argtypes = [ctypes.c_void_p]
libc.memset.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_size_t]
taken = []
for _ in range(2_000):
    place = libc.malloc(50_000)
    libc.memset(place, 1, 50_000)
    taken.append(place)
last = libc.malloc(60_000)  # stands above them, so that nothing is returned by itself
for place in taken:
    libc.free(place)
before = held()
return_memory()
print(before - held())
"""

_LARGE = """
import ctypes, sys
from helix_desktop.app.process_memory import set_up_memory
libc = ctypes.CDLL(None)
if not hasattr(libc, "mallinfo2"):
    sys.exit(77)
class Told(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in ("arena", "b", "c", "d", "mapped", *"fghij")]
libc.mallinfo2.restype = Told
libc.malloc.restype = ctypes.c_void_p
libc.free.argtypes = [ctypes.c_void_p]
set_up_memory()
libc.free(libc.malloc(16 << 20))
before = libc.mallinfo2().mapped
taken = libc.malloc(1 << 20)
print(libc.mallinfo2().mapped - before)
"""


def _printed(program: str, *arguments: str) -> int:
    command = [sys.executable, "-c", program, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == 77:
        pytest.skip("the C library is not glibc")
    assert done.returncode == 0, done.stderr
    return int(done.stdout)


def test_threads_share_two_arenas(tmp_path: Path) -> None:
    assert _printed(_ARENAS, str(tmp_path / "told"), "shared") <= 2


def test_freed_memory_below_a_living_object_is_returned_to_the_system() -> None:
    assert _printed(_RETURNED) > 80, "MB"


def test_large_memory_is_the_systems_own_after_larger_memory_was_freed() -> None:
    assert _printed(_LARGE) >= 1 << 20
