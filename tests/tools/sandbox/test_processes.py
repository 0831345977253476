"""Commands as processes: ended as a whole, bounded, read in order, nothing left of them."""

import asyncio
import marshal
import os
import platform
import resource
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.value import replace
from helix_desktop.tools.programs.command_limits import CommandLimits
from helix_desktop.tools.programs.process import CommandEnd, process_job_command
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand, prepare_launch
from helix_desktop.tools.sandbox.launch.layout import LayoutRequest, make_layout
from helix_desktop.tools.sandbox.sandbox import Sandbox, SandboxRun
from tests.processes import python
from tests.tools.sandbox.conftest import Ground, output_text
from tests.waiting import LIMIT_SECONDS, wait_until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="boxes are known for Linux only")

_MIB = 1024 * 1024

STAYING = {
    "in the background": "sleep {s} & echo on",
    "in a session of its own": "setsid sleep {s} & echo on",
    "twice removed": "(setsid bash -c 'setsid sleep {s} & sleep {s} &' &) ; sleep 0.2; echo on",
    "deaf to orders": "bash -c 'trap \"\" TERM HUP; sleep {s} & sleep {s}' & sleep 0.2; echo on",
    "with nothing open": "setsid sleep {s} <&- >&- 2>&- & sleep 0.1; echo on",
    "stopped": "sleep {s} & kill -STOP $!; echo on",
    "forking on": "f() {{ sleep 0.05; sleep {s} & (f &) ; }}; f; sleep 0.5; echo on",
}


def _sleepers(seconds: str) -> list[str]:
    """Processes that sleep so long, as the kernel tells: a bare system has no `ps`."""
    sleepers: list[str] = []
    for place in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):  # it has ended meanwhile
            words = place.read_bytes().rstrip(b"\0").split(b"\0")
            if words[-2:] == [b"sleep", seconds.encode()]:
                sleepers.append(f"{place.parent.name} {b' '.join(words).decode()}")
    return sleepers


@pytest.mark.alone
@pytest.mark.parametrize("way", STAYING)
def test_no_process_is_left_when_a_command_ends(
    way: str, any_box: SandboxBackend, ground: Ground
) -> None:
    mark = f"61.{os.getpid()}{len(way)}"
    ran = ground.run(any_box, STAYING[way].format(s=mark))
    assert output_text(ran) == "on\n"
    assert ran.ended.end is CommandEnd.BY_ITSELF
    assert ran.ended.seconds < 5
    wait_until(lambda: not _sleepers(mark))


@pytest.mark.alone
@pytest.mark.parametrize("way", STAYING)
def test_no_process_is_left_when_the_time_of_a_command_is_over(
    way: str, any_box: SandboxBackend, ground: Ground
) -> None:
    mark = f"62.{os.getpid()}{len(way)}"
    command = f"trap '' TERM; {STAYING[way].format(s=mark)}; sleep {mark}"
    ran = ground.run(any_box, command, seconds=0.8)
    assert ran.ended.end is CommandEnd.LATE
    assert ran.ended.seconds < 3
    assert output_text(ran) == "on\n"
    wait_until(lambda: not _sleepers(mark))


OUTLIVES = r"""
import ctypes, os, struct, sys
library = ctypes.CDLL(None, use_errno=True)
library.ptrace.argtypes = [ctypes.c_long] * 2 + [ctypes.c_void_p] * 2
attach, get, put, step = 16, 12, 13, 9
assert library.ptrace(attach, 1, None, None) == 0
os.waitpid(1, 0x40000000)
registers = (ctypes.c_ulong * 27)()
assert library.ptrace(get, 1, None, registers) == 0
def call(number, *arguments):
    new = (ctypes.c_ulong * 27)(*registers)
    new[10], new[15], new[16] = number, 2**64 - 1, registers[16] - 2
    for place, argument in zip((14, 13, 12), arguments):
        new[place] = argument
    assert library.ptrace(put, 1, None, new) == 0
    assert library.ptrace(step, 1, None, None) == 0
    os.waitpid(1, 0x40000000)
call(157, 1, 0)  # do not end with the process outside
if os.fork() == 0:
    os.setsid()
    for handle in (0, 1, 2):
        os.close(handle)
    os.execvp("sleep", ["sleep", sys.argv[1]])
place = registers[19] - 512
with open("/proc/1/mem", "r+b", 0) as memory:
    memory.seek(place)
    memory.write(struct.pack("Q", 1))
for handle in (1, 2):
    call(3, handle)
for handle in range(3, 12):
    call(1, handle, place, 8)  # tell the process outside that the command has ended
for handle in (1, 2):
    os.close(handle)
os.execvp("sleep", ["sleep", sys.argv[1]])
"""


@pytest.mark.skipif(platform.machine() != "x86_64", reason="it changes registers by their place")
def test_nothing_stays_when_a_command_only_says_that_it_has_ended(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    mark = f"64.{os.getpid()}"
    (ground.project / "src/outlives.py").write_text(OUTLIVES)
    ground.run(bubblewrap, f"exec python3 src/outlives.py {mark}")
    wait_until(lambda: not _sleepers(mark))


def test_the_processes_of_a_sandbox_end_with_it_whatever_they_ask_for(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    script = "import ctypes; c = ctypes.CDLL(None); n = ctypes.c_int(); "
    script += "print([(c.prctl(1, s), c.prctl(2, ctypes.byref(n)), n.value) for s in (9, 15, 0)])"
    ran = ground.run(bubblewrap, f"python3 -c '{script}'; :")
    assert output_text(ran) == f"{[(0, 0, 9)] * 3}\n"


async def test_no_process_is_left_when_a_command_is_cancelled(
    any_box: SandboxBackend, ground: Ground
) -> None:
    mark = f"63.{os.getpid()}"
    sandbox = Sandbox(any_box, ground.project)
    command = SandboxCommand(
        f"trap '' TERM; setsid sleep {mark} & echo on; sleep {mark}", sandbox.folder
    )
    has_output = asyncio.Event()
    loop = asyncio.get_running_loop()

    async def work() -> SandboxRun:
        return await sandbox.run(
            command, seconds=60, on_output=lambda _output: loop.call_soon_threadsafe(has_output.set)
        )

    async with asyncio.TaskGroup() as group:
        task = group.create_task(work())
        await has_output.wait()
        task.cancel()
    assert task.result().ended.end is CommandEnd.STOPPED
    assert output_text(task.result()) == "on\n"
    wait_until(lambda: not _sleepers(mark))


def test_nothing_stays_when_the_application_is_killed(
    any_box: SandboxBackend, ground: Ground, tmp_path: Path
) -> None:
    mark = f"64.{os.getpid()}"
    child = (
        "import sys, pathlib\n"
        "from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind\n"
        "from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand\n"
        "from helix_desktop.tools.sandbox.sandbox import Sandbox\n"
        "kind, program, folder, text = sys.argv[1:]\n"
        "box = SandboxBackend(SandboxKind(kind), program)\n"
        "sandbox = Sandbox(box, pathlib.Path(folder))\n"
        "sandbox.run_blocking(SandboxCommand(text, folder), seconds=60)\n"
    )
    text = f"trap '' TERM; setsid sleep {mark} & touch src/on; sleep {mark}"
    words = [any_box.kind.value, any_box.program, str(ground.project), text]
    with subprocess.Popen([sys.executable, "-c", child, *words]) as process:
        wait_until((ground.project / "src/on").exists)
        process.kill()
    wait_until(lambda: not _sleepers(mark))


@pytest.mark.slow
def test_no_file_and_no_thread_is_left_open(any_box: SandboxBackend, ground: Ground) -> None:
    ground.run(any_box, "echo warm")
    before = sorted(os.listdir("/proc/self/fd"))
    for _ in range(5):
        ground.run(any_box, "head -c 3000000 /dev/zero; echo; exit 3")
        ground.run(any_box, "sleep 5", seconds=0.05)
    assert sorted(os.listdir("/proc/self/fd")) == before


def test_errors_and_output_come_in_order(any_box: SandboxBackend, ground: Ground) -> None:
    command = "for i in 1 2 3 4 5; do echo o$i; echo e$i >&2; done; cat; exit 7"
    ran = ground.run(any_box, command)
    assert output_text(ran).split() == [f"{kind}{at}" for at in range(1, 6) for kind in "oe"]
    assert ran.ended.code == 7


def test_a_command_ended_by_a_signal_tells_it_as_a_shell_does(
    any_box: SandboxBackend, ground: Ground
) -> None:
    assert ground.run(any_box, "kill -SEGV $$").ended.code == 128 + signal.SIGSEGV
    assert ground.run(any_box, "yes | head -1 >/dev/null; echo ${PIPESTATUS[0]}").ended.code == 0


def test_a_command_that_closes_its_output_is_waited_for(
    any_box: SandboxBackend, ground: Ground
) -> None:
    ran = ground.run(any_box, "exec >&- 2>&-; sleep 0.4; touch src/late")
    assert ran.ended.end is CommandEnd.BY_ITSELF
    assert (ground.project / "src/late").exists()


def test_a_command_with_too_much_output_is_ended(any_box: SandboxBackend, ground: Ground) -> None:
    sandbox = Sandbox(any_box, ground.project, limits=CommandLimits(output=5 * _MIB))
    ran = sandbox.run_blocking(SandboxCommand("yes", sandbox.folder), seconds=20)
    assert ran.ended.end is CommandEnd.LOUD
    assert 5 * _MIB < ran.output.size < 6 * _MIB


def test_memory_and_disk_of_a_command_are_limited(any_box: SandboxBackend, ground: Ground) -> None:
    sandbox = Sandbox(
        any_box, ground.project, limits=CommandLimits(memory=64 * _MIB, file=2 * _MIB)
    )
    ran = sandbox.run_blocking(
        SandboxCommand("head -c 200M /dev/zero | tail -n 1 | wc -c", sandbox.folder), seconds=20
    )
    assert "memory exhausted" in output_text(ran) or "allocate" in output_text(ran)
    ran = sandbox.run_blocking(
        SandboxCommand("head -c 9M /dev/zero > src/large", sandbox.folder), seconds=20
    )
    assert ran.ended.code != 0
    assert (ground.project / "src/large").stat().st_size <= 2 * _MIB


@pytest.mark.skipif(
    sys.platform != "linux" or os.geteuid() != 0, reason="the kernel limits everybody but root"
)
def test_a_fork_bomb_of_root_is_ended(any_box: SandboxBackend, ground: Ground) -> None:
    sandbox = Sandbox(any_box, ground.project, limits=CommandLimits(processes=60))
    text = "for i in {1..200}; do setsid sleep 60 & done; wait"
    ran = sandbox.run_blocking(SandboxCommand(text, sandbox.folder), seconds=LIMIT_SECONDS)
    assert ran.ended.end is CommandEnd.CROWDED
    text = "for i in {1..30}; do sleep 0.2 & done; wait"
    ran = sandbox.run_blocking(SandboxCommand(text, sandbox.folder), seconds=LIMIT_SECONDS)
    assert ran.ended.end is CommandEnd.BY_ITSELF


@pytest.mark.slow
def test_a_fork_bomb_is_ended(bubblewrap: SandboxBackend, ground: Ground, tmp_path: Path) -> None:
    box = bubblewrap
    child = (
        "import os, sys, pathlib\n"
        "from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind\n"
        "from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand\n"
        "from helix_desktop.tools.programs.command_limits import CommandLimits\n"
        "from helix_desktop.tools.sandbox.sandbox import Sandbox\n"
        "program, folder = sys.argv[1:]\n"
        "if os.geteuid() == 0:\n"
        "    os.setgroups([]); os.setgid(65534); os.setuid(65534)\n"
        "sandbox = Sandbox(SandboxBackend(SandboxKind.BUBBLEWRAP, program), pathlib.Path(folder),"
        " limits=CommandLimits(processes=60))\n"
        "text = 'n=0; for i in {1..300}; do sleep 9 & n=$((n+1)); done; echo $n'\n"
        "ran = sandbox.run_blocking(SandboxCommand(text, folder), seconds=1.5)\n"
        "sys.stdout.write(ran.output.part(0, 9999).decode())\n"
    )
    folder = Path(f"/var/tmp/helix-test-{os.getpid()}")
    folder.mkdir(mode=0o777)
    folder.chmod(0o777)
    try:
        # whoever is not root counts; root is not bounded by the kernel
        done = python("-c", child, box.program, folder, seconds=50)
    finally:
        shutil.rmtree(folder)
    if "Traceback" in done.stderr and "ermission" in done.stderr:
        pytest.skip("the interpreter cannot be read by anybody else here")
    assert "fork: " in done.stdout, (done.stdout, done.stderr)


def test_the_limits_of_the_application_are_untouched(
    any_box: SandboxBackend, ground: Ground
) -> None:
    kinds = (resource.RLIMIT_DATA, resource.RLIMIT_FSIZE, resource.RLIMIT_NPROC)
    before = [resource.getrlimit(kind) for kind in kinds]
    ground.run(any_box, "ulimit -d")
    assert [resource.getrlimit(kind) for kind in kinds] == before


def test_a_program_that_is_not_there_is_an_error_in_words(ground: Ground) -> None:
    with pytest.raises(ToolError, match="could not be started"):
        ground.run(SandboxBackend(SandboxKind.BUBBLEWRAP, "/nowhere/bwrap"), "true")


@pytest.mark.slow
async def test_several_commands_run_beside_each_other(box: SandboxBackend, ground: Ground) -> None:
    """One that ends must not take away what keeps names free for the others."""
    sandbox = Sandbox(box, ground.project)
    async with asyncio.TaskGroup() as group:
        for seconds in (0.05 * number for number in range(8)):
            text = f"sleep {seconds}; mkdir .helix; touch .helix/x; sleep {seconds}; touch .hg/x"
            command = SandboxCommand(text, sandbox.folder)
            group.create_task(sandbox.run(command, seconds=20, on_output=lambda _output: None))
    assert not (ground.project / ".helix").exists()
    assert not (ground.project / ".hg").exists()


def test_a_command_does_not_begin_if_the_application_ended_before_it_could_be_watched(
    bubblewrap: SandboxBackend, ground: Ground
) -> None:
    """Its end closes the handles that it holds; what it had started goes on."""
    layout = make_layout(str(ground.project), [], LayoutRequest())
    command = SandboxCommand("echo began", str(ground.project), begun=lambda _process: None)
    box = replace(bubblewrap, guards=False)
    with prepare_launch(box, layout, command, limits=CommandLimits()) as launch:
        process = subprocess.Popen(
            launch.words, env={}, stdout=subprocess.PIPE, pass_fds=launch.passed_files
        )
    # the output ends once all its processes have ended
    assert process.communicate(timeout=LIMIT_SECONDS)[0] == b""

    plan = {"command": ["/bin/true"], "folder": "/", "environment": {}, "parent": os.getppid()}
    handle = os.memfd_create("helix")
    with os.fdopen(handle, "wb", closefd=False) as file:
        file.write(marshal.dumps(plan, 2))
    os.lseek(handle, 0, os.SEEK_SET)
    words = [*process_job_command(), str(handle)]
    assert subprocess.run(words, pass_fds=(handle,), check=False).returncode == 125
    os.close(handle)
