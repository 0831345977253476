"""Changes are committed together, in order, and fail alone."""

import threading
from dataclasses import dataclass
from pathlib import Path

import pytest

from helix_desktop.domain.errors import CacheMiss
from helix_desktop.store.workspace_store import WorkspaceStore
from helix_desktop.store.writer import WriteBatch, WriteTicket
from tests.store.tools import opened


@dataclass(frozen=True)
class Add:
    """Counts under a key; fails on request after it has written."""

    key: bytes
    failure: Exception | None = None
    sync: bool = True

    def apply(self, batch: WriteBatch) -> int:
        count = int(batch.get(self.key) or b"0") + 1
        batch.put(self.key, b"%d" % count)
        batch.counters.arrival += 1
        if self.failure is not None:
            raise self.failure
        return count


def _count(store: WorkspaceStore, key: bytes) -> int:
    return int(store.database.get(key) or b"0")


def test_a_change_sees_the_changes_before_it(store: WorkspaceStore) -> None:
    tickets = [WriteTicket(Add(b"x/1")) for _ in range(5)]
    step = store.writer.counters.step
    store.writer.commit_all(tickets)
    assert [ticket.outcome() for ticket in tickets] == [1, 2, 3, 4, 5]
    assert store.writer.counters.step == step + 1, "five changes, one sync"
    assert _count(store, b"x/1") == 5


def test_a_change_that_fails_takes_back_only_its_own(store: WorkspaceStore) -> None:
    before = store.writer.counters.arrival
    changes = [Add(b"x/1"), Add(b"x/1", CacheMiss("no")), Add(b"x/2", ValueError()), Add(b"x/1")]
    tickets = [WriteTicket(change) for change in changes]
    store.writer.commit_all(tickets)
    assert tickets[0].outcome() == 1
    with pytest.raises(CacheMiss):
        tickets[1].outcome()
    with pytest.raises(ValueError, match=r"^$"):
        tickets[2].outcome()
    assert tickets[3].outcome() == 2
    assert (_count(store, b"x/1"), _count(store, b"x/2")) == (2, 0)
    assert store.writer.counters.arrival == before + 2


def test_only_synced_changes_make_a_step(store: WorkspaceStore) -> None:
    step = store.writer.counters.step
    store.writer.commit(Add(b"x/1", sync=False))
    assert store.writer.counters.step == step
    store.writer.commit(Add(b"x/1"))
    assert store.writer.counters.step == step + 1


def test_many_threads_lose_no_change(tmp_path: Path) -> None:
    with opened(tmp_path) as store:

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
    with opened(tmp_path) as store:
        assert store.writer.counters.arrival == 320
