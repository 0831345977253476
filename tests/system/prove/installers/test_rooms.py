"""Rooms to prove things in: what a killed proof leaves goes, and what is missing is said."""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.system.prove.installers.room import PREFIX, clear, locked, trouble

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="rooms are made on Linux only")

ROOT = Path(__file__).resolve().parents[4]
_HOLDS = """
import sys, time
from pathlib import Path
from tests.system.prove.installers.room import locked
with locked(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(60)
"""
_ASKS = "from tests.system.prove.installers.room import trouble; print(trouble())"


def test_a_room_is_taken_away_once_its_proof_was_killed_and_not_before(tmp_path: Path) -> None:
    # named after a process that lives: numbers come again
    left = tmp_path / f"{PREFIX}trixie-{os.getpid()}"
    (left / "srv").mkdir(parents=True)
    store = tmp_path / "trixie"
    store.mkdir()
    with subprocess.Popen(
        [sys.executable, "-c", _HOLDS, str(left)], cwd=ROOT, stdout=subprocess.PIPE
    ) as holder:
        try:
            assert holder.stdout.readline() == b"held\n"
            clear(tmp_path)
            assert left.is_dir()
        finally:
            holder.send_signal(signal.SIGKILL)
    clear(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["trixie"]


def test_only_one_process_at_a_time_holds_the_lock_of_a_room(tmp_path: Path) -> None:
    with (
        locked(tmp_path),
        pytest.raises(OSError, match="unavailable"),
        locked(tmp_path, wait=False),
    ):
        raise AssertionError("two have it")


@pytest.mark.skipif(
    os.name != "posix" or os.geteuid() != 0 or not shutil.which("setpriv"), reason="needs root"
)
@pytest.mark.parametrize(
    ("without", "advice"),
    [
        (["--bounding-set", "-sys_admin"], "docker run --privileged"),
        (["--reuid=65534", "--clear-groups"], "Run it as root."),
    ],
    ids=["no namespaces", "not root"],
)
def test_a_machine_without_namespaces_is_told_what_to_do(without: list[str], advice: str) -> None:
    if lacking := trouble():
        pytest.skip(lacking)
    ran = subprocess.run(
        ["setpriv", *without, sys.executable, "-c", _ASKS],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert advice in ran.stdout, ran.stdout + ran.stderr
