"""The owner of one LevelDB: changes in order, alone in failing, and an end after a failure."""

import random
import threading
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from helix_desktop.domain.errors import CacheMiss, StoreClosed, StoreDamaged, StoreLocked
from helix_desktop.store.keys import after
from helix_desktop.store.leveldb import PAGE, Database, plyvel
from helix_desktop.store.workspace_store import WorkspaceStore
from helix_desktop.store.writer import PendingWrite, WriteBatch
from tests.store.tools import open_store
from tests.system.prove import closing
from tests.waiting import LIMIT_SECONDS, wait_until


def _filled(folder: Path, count: int = 2000) -> Database:
    database = Database.create(folder)
    database.write(((b"k%06d" % at, b"v%d" % at) for at in range(count)), sync=False)
    return database


@pytest.mark.slow
def test_closing_while_eight_threads_read_scan_and_write_crashes_nothing() -> None:
    outcome = closing.prove(count=20)
    assert outcome.problems == []
    assert outcome.figures["closed"] == 20


def test_a_scan_sees_every_record_once_in_either_direction(tmp_path: Path) -> None:
    database = _filled(tmp_path / "db")
    all_keys = [key for key, _ in database.scan(b"k", after(b"k"))]
    back = [key for key, _ in database.scan(b"k", after(b"k"), reverse=True)]
    assert len(all_keys) == 2000
    assert len(all_keys) > 2 * PAGE
    assert all_keys == back[::-1] == sorted(all_keys)
    database.close()


def test_a_scan_that_is_never_finished_does_not_block_closing(tmp_path: Path) -> None:
    database = _filled(tmp_path / "db")
    scan = database.scan(b"", after(b""))
    next(scan)
    closer = threading.Thread(target=database.close)
    closer.start()
    closer.join(LIMIT_SECONDS)
    assert not closer.is_alive()
    with pytest.raises(StoreClosed):
        list(scan)


def test_closing_waits_for_a_frozen_view(tmp_path: Path) -> None:
    database = _filled(tmp_path / "db", 10)
    closer = threading.Thread(target=database.close)
    with database.frozen() as frozen:
        closer.start()
        wait_until(lambda: database.closing)
        assert frozen is not None
        assert closer.is_alive()
    closer.join(LIMIT_SECONDS)
    assert not closer.is_alive()


def test_a_frozen_view_does_not_change(tmp_path: Path) -> None:
    database = _filled(tmp_path / "db", 5)
    with database.frozen() as frozen:
        database.write([(b"k000001", None), (b"new", b"1")], sync=True)
        assert frozen.get(b"k000001") == b"v1"
        assert [key for key, _ in frozen.scan(b"", after(b"z"))][-1] == b"k000004"
    assert database.get(b"k000001") is None
    database.close()


def test_every_call_after_closing_says_that_the_store_is_closed(tmp_path: Path) -> None:
    database = _filled(tmp_path / "db", 5)
    database.close()
    database.close()
    with pytest.raises(StoreClosed):
        database.get(b"k")
    with pytest.raises(StoreClosed):
        database.keys(b"", b"z")
    with pytest.raises(StoreClosed):
        database.write([(b"a", b"b")], sync=True)


def test_a_batch_that_breaks_off_writes_nothing(tmp_path: Path) -> None:
    database = _filled(tmp_path / "db", 0)

    def changes() -> "list[tuple[bytes, bytes | None]]":
        return [(b"a", b"1"), (b"b", "no bytes")]  # type: ignore[list-item]

    with pytest.raises(TypeError):
        database.write(changes(), sync=True)
    assert database.get(b"a") is None
    database.write([(b"a", b"2")], sync=True)
    assert database.get(b"a") == b"2"
    database.close()


def test_readers_wait_while_it_reopens_and_then_go_on(tmp_path: Path) -> None:
    database = _filled(tmp_path / "db")
    wrong: list[object] = []
    stop = threading.Event()

    def read() -> None:
        while not stop.is_set():
            if database.get(b"k000007") != b"v7" or len(database.page(b"k", b"l")) != PAGE:
                wrong.append("a reader saw something else")

    readers = [threading.Thread(target=read) for _ in range(4)]
    for reader in readers:
        reader.start()
    for _ in range(25):
        database.reopen()
    stop.set()
    for reader in readers:
        reader.join()
    assert wrong == []
    database.close()


def test_a_new_database_is_never_made_where_one_is(tmp_path: Path) -> None:
    _filled(tmp_path / "db", 3).close()
    with pytest.raises(StoreDamaged):
        Database.create(tmp_path / "db")
    database = Database.open(tmp_path / "db")
    assert database.get(b"k000002") == b"v2"
    database.close()


def test_a_database_that_another_program_holds_is_locked_and_not_damaged(tmp_path: Path) -> None:
    stranger = plyvel.DB(str(tmp_path / "db"), create_if_missing=True)
    with pytest.raises(StoreLocked) as refused:
        Database.open(tmp_path / "db")
    assert "repair" not in refused.value.hint
    stranger.close()


def test_a_missing_database_is_not_made_by_opening(tmp_path: Path) -> None:
    (tmp_path / "db").mkdir()
    with pytest.raises(StoreDamaged):
        Database.open(tmp_path / "db")
    assert not (tmp_path / "db" / "CURRENT").exists()


def test_a_flush_moves_everything_out_of_memory_and_the_log(tmp_path: Path) -> None:
    database = _filled(tmp_path / "db")
    value = random.Random(1).randbytes(100_000)
    database.write(((b"large%d" % at, value) for at in range(40)), sync=True)
    assert database.unflushed >= 4_000_000
    assert _logged(tmp_path / "db") >= 4_000_000
    database.flush()
    assert database.unflushed == 0
    assert _logged(tmp_path / "db") == 0
    assert len(list(database.scan(b"k", after(b"k")))) == 2000
    assert database.get(b"large39") == value
    database.close()
    assert Database.open(tmp_path / "db").get(b"large0") == value


def _logged(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.glob("*.log"))


@dataclass(frozen=True)
class Add:
    """Counts under a key; fails on request after it has written."""

    key: bytes
    failure: Exception | None = None

    def __call__(self, batch: WriteBatch) -> int:
        count = int(batch.get(self.key) or b"0") + 1
        batch.put(self.key, b"%d" % count)
        batch.counters.arrival += 1
        if self.failure is not None:
            raise self.failure
        return count


def _count(store: WorkspaceStore, key: bytes) -> int:
    return int(store.database.get(key) or b"0")


def test_a_change_sees_the_changes_before_it(store: WorkspaceStore) -> None:
    writes = [PendingWrite(lambda: Add(b"x/1")) for _ in range(5)]
    step = store.writer.counters.step
    store.write_all(writes)
    assert [write.outcome() for write in writes] == [1, 2, 3, 4, 5]
    assert store.writer.counters.step == step + 1, "five changes, one sync"
    assert _count(store, b"x/1") == 5


def test_a_change_that_fails_takes_back_only_its_own(store: WorkspaceStore) -> None:
    before = store.writer.counters.arrival
    changes = [Add(b"x/1"), Add(b"x/1", CacheMiss("no")), Add(b"x/2", ValueError()), Add(b"x/1")]
    writes = [PendingWrite(partial(Add, change.key, change.failure)) for change in changes]
    store.write_all(writes)
    assert writes[0].outcome() == 1
    with pytest.raises(CacheMiss):
        writes[1].outcome()
    with pytest.raises(ValueError, match=r"^$"):
        writes[2].outcome()
    assert writes[3].outcome() == 2
    assert (_count(store, b"x/1"), _count(store, b"x/2")) == (2, 0)
    assert store.writer.counters.arrival == before + 2


def test_only_synced_changes_increase_the_step(store: WorkspaceStore) -> None:
    step = store.writer.counters.step
    store.writer.commit(Add(b"x/1"), sync=False)
    assert store.writer.counters.step == step
    store.writer.commit(Add(b"x/1"))
    assert store.writer.counters.step == step + 1


def test_many_threads_lose_no_change(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:

        def work() -> None:
            for _ in range(40):
                store.writer.commit(Add(b"x/1"))

        threads = [threading.Thread(target=work) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert _count(store, b"x/1") == 320
        assert store.writer.counters.step <= 320
    with open_store(tmp_path) as store:
        assert store.writer.counters.arrival == 320
