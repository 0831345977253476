"""Copies: exact, whole or not at all."""

import shutil
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from helix_desktop.domain.errors import (
    StoreDamaged,
    StoreDenied,
    StoreFull,
    StoreInterrupted,
    StoreLocked,
    StoreMissing,
)
from helix_desktop.domain.events import Recorded
from helix_desktop.store.disk import disk_full_error
from helix_desktop.store.maintenance.backup import back_up, back_up_open, restore_backup
from helix_desktop.store.maintenance.check import check_store
from helix_desktop.store.maintenance.check_report import CheckFindingKind
from helix_desktop.store.maintenance.staging import WorkWatch, stage_folder
from helix_desktop.store.opening import READY
from tests.store.maintenance.test_check import change, damage_event, fill, state
from tests.store.tools import SESSION, begin, call, flip, large, log, open_store


def everything(folder: Path) -> dict[bytes, bytes]:
    with open_store(folder) as store:
        return dict(store.database.scan(b"\x00", b"\xff" * 64))


def test_a_copy_holds_the_same_records_and_opens_as_a_store(tmp_path: Path) -> None:
    fill(tmp_path / "a")
    copied = back_up(tmp_path / "a", tmp_path / "b")
    assert everything(tmp_path / "a") == everything(tmp_path / "b")
    assert copied.gaps == 0
    assert copied.records == len(everything(tmp_path / "b"))
    assert check_store(tmp_path / "b", deep=True).clean
    with open_store(tmp_path / "b") as store:
        assert not store.incidents()


def test_a_copy_of_a_store_in_use_is_cut_at_one_moment(tmp_path: Path) -> None:
    fill(tmp_path / "a")
    ended, wrote = threading.Event(), threading.Event()
    with open_store(tmp_path / "a") as store:

        def write() -> None:
            number = 0
            while not ended.is_set():
                number += 1
                call(store, b"while it is copied %d" % number)
                wrote.set()

        writer = threading.Thread(target=write)
        writer.start()
        try:
            for number in range(5):
                back_up_open(store, tmp_path / f"copy {number}")
            wrote.clear()
            assert wrote.wait(timeout=30)
        finally:
            ended.set()
            writer.join()
        last = store.journal.head(SESSION).count
    counts = []
    for number in range(5):
        assert check_store(tmp_path / f"copy {number}", deep=True).clean
        with open_store(tmp_path / f"copy {number}") as store:
            assert all(isinstance(event, Recorded) for event in store.journal.events(SESSION))
            counts.append(store.journal.head(SESSION).count)
    assert counts == sorted(counts)
    assert counts[-1] < last
    assert check_store(tmp_path / "a", deep=True).clean


def test_the_source_of_a_copy_is_not_changed(tmp_path: Path) -> None:
    fill(tmp_path / "a")
    before = state(tmp_path / "a")
    back_up(tmp_path / "a", tmp_path / "b")
    assert state(tmp_path / "a") == before


def test_a_backup_is_written_into_an_empty_folder_only(tmp_path: Path) -> None:
    fill(tmp_path / "a")
    (tmp_path / "empty").mkdir()
    back_up(tmp_path / "a", tmp_path / "empty")
    before = state(tmp_path / "empty")
    with pytest.raises(StoreDenied, match="not empty"):
        back_up(tmp_path / "a", tmp_path / "empty")
    assert state(tmp_path / "empty") == before
    (tmp_path / "file").write_text("mine")
    with pytest.raises(StoreDenied, match="not empty"):
        back_up(tmp_path / "a", tmp_path / "file")
    assert (tmp_path / "file").read_text() == "mine"


def test_a_copy_into_the_store_itself_or_nowhere_is_refused(tmp_path: Path) -> None:
    fill(tmp_path / "a")
    before = state(tmp_path / "a")
    with pytest.raises(StoreDenied, match="is inside"):
        back_up(tmp_path / "a", tmp_path / "a" / "copy")
    with pytest.raises(StoreMissing):
        back_up(tmp_path / "a", tmp_path / "no" / "parent")
    with pytest.raises(StoreMissing):
        back_up(tmp_path / "nothing", tmp_path / "b")
    assert state(tmp_path / "a") == before
    assert not (tmp_path / "b").exists()
    assert not (tmp_path / "nothing").exists()


def test_a_stopped_copy_leaves_nothing(tmp_path: Path) -> None:
    fill(tmp_path / "a")
    (tmp_path / "empty").mkdir()
    for name in ("new", "empty"):
        answers = iter([False] * 20)
        watch = WorkWatch(stopped=lambda: next(answers, True))  # noqa: B023
        with pytest.raises(StoreInterrupted):
            back_up(tmp_path / "a", tmp_path / name, watch=watch)
    assert not (tmp_path / "new").exists()
    assert list((tmp_path / "empty").iterdir()) == []


def test_the_rest_of_a_killed_backup_is_not_a_store_and_is_reused(tmp_path: Path) -> None:
    fill(tmp_path / "a")
    back_up(tmp_path / "a", tmp_path / "b")
    (tmp_path / "b" / ".unfinished").mkdir()
    for item in ("db", "head"):
        (tmp_path / "b" / item).rename(tmp_path / "b" / ".unfinished" / item)
    (tmp_path / "b" / READY).unlink()
    with pytest.raises(StoreMissing):
        check_store(tmp_path / "b")
    back_up(tmp_path / "a", tmp_path / "b")
    assert check_store(tmp_path / "b", deep=True).clean


def test_a_store_in_use_elsewhere_is_not_copied_from_outside(tmp_path: Path) -> None:
    fill(tmp_path / "a")
    with open_store(tmp_path / "a"), pytest.raises(StoreLocked):
        back_up(tmp_path / "a", tmp_path / "b")
    assert not (tmp_path / "b").exists()


@pytest.mark.slow
def test_a_broken_block_is_counted_and_the_rest_is_copied(tmp_path: Path) -> None:
    with open_store(tmp_path / "a") as store:
        begin(store)
        for number in range(600):
            call(store, b"output %d" % number)
        store.database.compact()
    table = max((tmp_path / "a" / "db").glob("*.ldb"), key=lambda file: file.stat().st_size)
    flip(table, table.read_bytes().find(b"shell", table.stat().st_size // 4))
    copied = back_up(tmp_path / "a", tmp_path / "b")
    assert copied.gaps == 1
    assert copied.records > 10


def test_a_restored_backup_is_verified_and_is_another_store(tmp_path: Path) -> None:
    fill(tmp_path / "a")
    back_up(tmp_path / "a", tmp_path / "b")
    report = restore_backup(tmp_path / "b", tmp_path / "c")
    assert report.deep
    assert report.clean
    with open_store(tmp_path / "a") as one, open_store(tmp_path / "c") as other:
        assert one.format.id != other.format.id
        assert other.cache.get(call(other, large(1), source="big")) == large(1)


def test_damage_in_a_backup_is_named_when_it_is_restored(tmp_path: Path) -> None:
    fill(tmp_path / "a")
    with open_store(tmp_path / "a") as store:
        change(store, damage_event(store))
    back_up(tmp_path / "a", tmp_path / "b")
    report = restore_backup(tmp_path / "b", tmp_path / "c")
    assert CheckFindingKind.EVENT in {finding.kind for finding in report.findings}
    with open_store(tmp_path / "c") as store:
        assert store.cache.get(call(store, log(1))) == log(1)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    place = tmp_path / "disk"
    place.mkdir()
    mount = shutil.which("mount")
    if mount is None:
        pytest.skip("no mount on this system")
    done = subprocess.run(
        [mount, "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(place)], capture_output=True
    )
    if done.returncode:
        pytest.skip("may not mount a small disk here")
    yield place
    subprocess.run(["umount", str(place)], check=True)


def test_a_full_disk_is_said_and_the_half_copy_is_removed(tmp_path: Path, small_disk: Path) -> None:
    with open_store(tmp_path / "a") as store:
        begin(store)
        for number in range(40):
            call(store, Random(number).randbytes(100_000), "")
    (small_disk / "mine").write_text("stays")
    with pytest.raises(StoreFull, match=r"disk.*full"):
        back_up(tmp_path / "a", small_disk / "b")
    assert [item.name for item in small_disk.iterdir()] == ["mine"]
    assert check_store(tmp_path / "a", deep=True).clean


@pytest.mark.parametrize("file", ["CURRENT", "MANIFEST-*"])
def test_a_damaged_backup_is_refused_by_the_name_that_the_user_chose(
    file: str, tmp_path: Path
) -> None:
    fill(tmp_path / "a")
    back_up(tmp_path / "a", tmp_path / "saved")
    for path in (tmp_path / "saved/db").glob(file):
        path.write_bytes(b"")
    with pytest.raises(StoreDamaged) as refused:
        restore_backup(tmp_path / "saved", tmp_path / "new")
    assert str(refused.value) == (
        f"The backup in {tmp_path / 'saved'} is damaged or incomplete. "
        "Nothing was imported. Choose another backup."
    )
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("exists", [False, True])
def test_a_full_disk_names_no_file_of_an_unfinished_copy(tmp_path: Path, *, exists: bool) -> None:
    folder = tmp_path / "saved"
    if exists:
        folder.mkdir()
    with pytest.raises(StoreFull) as refused, stage_folder(folder) as place:
        raise disk_full_error(place / "db/000004.log")
    assert str(refused.value) == (
        f"The disk that holds {folder if exists else tmp_path} is full. "
        "Nothing was saved. Free disk space, then try again."
    )
