"""A log whose end is torn is cut there; one that is damaged elsewhere is left alone."""

import os
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helix_desktop.domain.errors import StoreDamaged
from helix_desktop.store import leveldb_log
from helix_desktop.store.leveldb import plyvel
from helix_desktop.store.opening import DATABASE
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.examples import tries
from tests.fakes.clock import FakeClock
from tests.store.tools import SESSION, content, open_store, started, user_messages
from tests.system.prove.machine import noise

_PAGE = 4096


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """LevelDB's own log of batches of many sizes."""
    folder = tmp_path_factory.mktemp("log")
    database = plyvel.DB(str(folder / "db"), create_if_missing=True)
    for at, size in enumerate((10, 5_000, 40_000, 32_700, 3, 100_000, 60)):
        database.put(b"k%d" % at, noise(at, size), sync=True)
    database.close()
    return max((folder / "db").glob("*.log")).read_bytes()


def test_an_intact_log_is_not_cut(log: bytes) -> None:
    assert leveldb_log.find_torn_end(log) is None
    assert leveldb_log.find_torn_end(b"") is None


def test_the_checksum_is_the_one_that_leveldb_writes(log: bytes) -> None:
    size = int.from_bytes(log[4:6], "little")
    assert leveldb_log.masked_crc(log[6 : 7 + size]).to_bytes(4, "little") == log[:4]


@pytest.mark.slow
@settings(max_examples=tries(8))
@given(at=st.integers(0, 20))
def test_zeroed_pages_in_the_last_batch_are_found(log: bytes, at: int) -> None:
    """Only the batch of 100,000 bytes and what follows it may be cut off."""
    begin = len(log) - 60_000 + at * 137
    page = begin // _PAGE * _PAGE
    broken = log[:page] + bytes(len(log) - page)
    cut = leveldb_log.find_torn_end(broken)
    assert cut is not None
    assert cut < page
    assert log[:cut] == broken[:cut]


@pytest.mark.slow
@settings(max_examples=tries(25))
@given(at=st.floats(0, 0.4), bit=st.integers(0, 7))
def test_damage_with_whole_batches_behind_it_is_not_cut_away(
    log: bytes, at: float, bit: int
) -> None:
    broken = bytearray(log)
    broken[int(at * len(log))] ^= 1 << bit
    assert leveldb_log.find_torn_end(bytes(broken)) is None


@pytest.mark.alone
def test_the_end_of_a_large_log_is_judged_in_seconds(log: bytes) -> None:
    """Four megabytes that never came back in order: the most that one batch holds."""
    torn = log + bytes(_PAGE) + noise(9, 4 << 20)
    cpu_started = time.thread_time()
    assert leveldb_log.find_torn_end(torn) == len(log)
    assert time.thread_time() - cpu_started < 5


def _torn_store(folder: Path) -> bytes:
    """A store that was cut off while it wrote 30,000 bytes: the second page is missing."""
    store = WorkspaceStore.create(folder, FakeClock())
    store.commit(started())
    store.commit(user_messages("acknowledged"))
    path = max((folder / DATABASE).glob("*.log"))
    before = path.stat().st_size
    head = (folder / "head").read_bytes()
    store.put(content(noise(5, 30_000)))
    store.close()
    (folder / "head").write_bytes(head)
    data = bytearray(path.read_bytes())
    page = -(-before // _PAGE) * _PAGE + _PAGE
    data[page : page + _PAGE] = bytes(_PAGE)
    path.write_bytes(data)
    return bytes(data[before:])


def test_a_store_opens_after_a_power_cut_in_the_middle_of_a_write(tmp_path: Path) -> None:
    rest = _torn_store(tmp_path)
    with pytest.raises(plyvel.CorruptionError):
        plyvel.DB(str(tmp_path / DATABASE), paranoid_checks=True)
    with open_store(tmp_path) as store:
        assert store.journal.head(SESSION).count == 2
        assert store.incidents() == []
        assert store.totals().entries == 0
        store.put(content(noise(5, 30_000)))
    aside = [file.read_bytes() for file in tmp_path.glob("torn-*")]
    assert aside == [rest]


def test_a_step_that_was_acknowledged_and_is_cut_off_is_reported(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        store.commit(started())
        store.put(content(noise(6, 30_000)))
    path = max((tmp_path / DATABASE).glob("*.log"))
    data = bytearray(path.read_bytes())
    data[-5_000] ^= 1
    path.write_bytes(data)
    with open_store(tmp_path) as store:
        assert "1 saved steps" in store.incidents()[0].text
        assert store.journal.head(SESSION).count == 1
    assert len(list(tmp_path.glob("torn-*"))) == 1


def test_a_bit_in_the_middle_of_the_log_is_damage_and_nothing_is_touched(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        store.commit(started())
        for text in "abcdef":
            store.commit(user_messages(text * 300))
    path = max((tmp_path / DATABASE).glob("*.log"))
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)
    before = {file: file.read_bytes() for file in (tmp_path / DATABASE).glob("0*")}
    with pytest.raises(StoreDamaged) as refused:
        WorkspaceStore.open(tmp_path, FakeClock())
    assert "repair" in refused.value.hint
    assert {file: file.read_bytes() for file in before} == before
    assert not list(tmp_path.glob("torn-*"))
    assert os.listdir(tmp_path / DATABASE)
