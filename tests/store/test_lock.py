"""Who may have a workspace, and what the others are told."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from helix_desktop.domain.errors import StoreError, StoreLocked
from helix_desktop.store.lock import WorkspaceLock
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.fakes.clock import FakeClock

_ROOT = Path(__file__).resolve().parents[2]
_HOLD = """
import sys
from pathlib import Path
from helix_desktop.store.lock import WorkspaceLock
WorkspaceLock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def _holder(path: Path) -> "subprocess.Popen[bytes]":
    holder = subprocess.Popen(
        [sys.executable, "-c", _HOLD, str(path)],
        cwd=_ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == b"held\n"
    return holder


def test_a_second_process_is_refused_and_told_who_holds_it(tmp_path: Path) -> None:
    with _holder(tmp_path / "lock") as holder:
        with pytest.raises(StoreLocked) as refused:
            WorkspaceLock(tmp_path / "lock")
        holder.kill()
    assert refused.value.pid == holder.pid
    assert str(holder.pid) in refused.value.message
    hint = "Nothing changed. Quit it, or try again when it has ended."
    assert refused.value.hint == hint


def test_the_message_about_a_lock_never_calls_its_owner_a_window(tmp_path: Path) -> None:
    lock = WorkspaceLock(tmp_path / "own")
    with pytest.raises(StoreLocked) as own:
        WorkspaceLock(tmp_path / "own")
    lock.release()
    with _holder(tmp_path / "other") as holder:
        with pytest.raises(StoreLocked) as other:
            WorkspaceLock(tmp_path / "other")
        holder.kill()
    for refused in (own, other):
        assert "window" not in refused.value.full_text
    assert "Quit" not in own.value.full_text


def test_a_killed_process_leaves_no_lock(tmp_path: Path) -> None:
    with _holder(tmp_path / "lock") as holder:
        holder.kill()
    WorkspaceLock(tmp_path / "lock").release()


def test_a_second_open_in_this_process_is_refused_before_leveldb_sees_it(tmp_path: Path) -> None:
    store = WorkspaceStore.create(tmp_path, FakeClock())
    with pytest.raises(StoreLocked) as refused:
        WorkspaceStore.open(tmp_path, FakeClock())
    assert refused.value.pid == os.getpid()
    with _Elsewhere(tmp_path) as answer:
        assert answer == f"StoreLocked {os.getpid()}"
    store.close()


class _Elsewhere:
    """What a second process is told; LevelDB's own lock would have been lost by now."""

    _OPEN = """
import sys
from pathlib import Path
from helix_desktop.domain.errors import StoreLocked
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.fakes.clock import FakeClock
try:
    WorkspaceStore.open(Path(sys.argv[1]), FakeClock()).close()
    print("opened")
except StoreLocked as error:
    print("StoreLocked", error.pid)
"""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __enter__(self) -> str:
        process = subprocess.run(
            [sys.executable, "-c", self._OPEN, str(self._folder)],
            cwd=_ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        return process.stdout.strip()

    def __exit__(self, *_: object) -> None:
        return


def test_a_link_to_the_folder_is_the_same_folder(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    lock = WorkspaceLock(tmp_path / "real" / "lock")
    with pytest.raises(StoreLocked):
        WorkspaceLock(tmp_path / "link" / "lock")
    lock.release()


@pytest.mark.parametrize(
    "garbage",
    [b"", b"\x00" * 100, b"[" * 4000, b' {"pid": Infinity, "host": ""}', b' {"pid": -4}', b"\xff"],
)
def test_a_lock_signed_with_garbage_still_refuses(tmp_path: Path, garbage: bytes) -> None:
    path = tmp_path / "lock"
    with _holder(path) as holder:
        path.write_bytes(garbage)
        with pytest.raises(StoreLocked) as refused:
            WorkspaceLock(path)
        holder.kill()
    assert refused.value.pid == 0
    assert "another process" in refused.value.message


def test_garbage_in_a_lock_that_nobody_holds_does_not_matter(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    path.write_bytes(b"\xde\xad" * 900)
    lock = WorkspaceLock(path)
    assert str(os.getpid()).encode() in path.read_bytes()
    lock.release()
    assert path.read_bytes() == b""


def test_of_two_threads_exactly_one_gets_it(tmp_path: Path) -> None:
    for _ in range(30):
        got: list[WorkspaceLock] = []
        refused: list[StoreLocked] = []
        gate = threading.Barrier(2)

        def race(
            got: list[WorkspaceLock] = got,
            refused: list[StoreLocked] = refused,
            gate: threading.Barrier = gate,
        ) -> None:
            gate.wait()
            try:
                got.append(WorkspaceLock(tmp_path / "lock"))
            except StoreLocked as error:
                refused.append(error)

        threads = [threading.Thread(target=race) for _ in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert (len(got), len(refused)) == (1, 1)
        got[0].release()


def test_a_lock_that_is_a_folder_is_a_clear_error_and_leaves_no_trace(tmp_path: Path) -> None:
    (tmp_path / "lock").mkdir()
    for _ in range(2):
        with pytest.raises(StoreError) as refused:
            WorkspaceLock(tmp_path / "lock")
        assert not isinstance(refused.value, StoreLocked)
        assert refused.value.hint


def test_a_lock_that_is_released_twice_is_released_once(tmp_path: Path) -> None:
    lock = WorkspaceLock(tmp_path / "lock")
    lock.release()
    again = WorkspaceLock(tmp_path / "lock")
    lock.release()
    with pytest.raises(StoreLocked):
        WorkspaceLock(tmp_path / "lock")
    again.release()
