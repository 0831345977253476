"""A full disk, a read-only one, and folders that cannot be what they should be."""

import errno
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.errors import StoreDenied, StoreError, StoreFull, StoreMissing
from helix_desktop.domain.ports import StoreHealth
from helix_desktop.store import disk
from helix_desktop.store.ballast import BALLAST_BYTES, Ballast
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.fakes.clock import FakeClock
from tests.store.tools import SESSION, content, open_store, started, user_messages
from tests.system.prove import full
from tests.system.prove.machine import noise
from tests.system.prove.outcome import Skipped
from tests.system.prove.small_disk import Filler, small_disk


@pytest.fixture
def small(request: pytest.FixtureRequest) -> Iterator[Path]:
    """A disk of its own; its size in megabytes is the test's parameter."""
    try:
        with small_disk(getattr(request, "param", 48)) as place:
            yield place
    except Skipped as reason:
        pytest.skip(str(reason))


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (errno.ENOSPC, StoreFull),
        (errno.EDQUOT, StoreFull),
        (errno.EACCES, StoreDenied),
        (errno.EROFS, StoreDenied),
        (errno.ENAMETOOLONG, StoreDenied),
        (errno.ENOENT, StoreMissing),
        (errno.EIO, StoreError),
    ],
)
def test_every_refusal_of_the_system_is_worded(
    tmp_path: Path, code: int, kind: type[StoreError]
) -> None:
    with pytest.raises(kind) as refused, disk.translate_os_errors(tmp_path / "x"):
        raise OSError(code, os.strerror(code))
    assert refused.value.message
    assert refused.value.hint


def test_a_folder_is_private_and_so_is_what_leads_to_it(tmp_path: Path) -> None:
    disk.make_private(tmp_path / "a" / "b")
    for folder in (tmp_path / "a", tmp_path / "a" / "b"):
        assert stat.S_IMODE(folder.stat().st_mode) & 0o077 == 0 or folder.name == "a"
    assert stat.S_IMODE((tmp_path / "a" / "b").stat().st_mode) == 0o700


def test_a_small_file_is_replaced_whole(tmp_path: Path) -> None:
    disk.write_durably(tmp_path / "f", b"old")
    disk.write_durably(tmp_path / "f", b"new")
    assert (tmp_path / "f").read_bytes() == b"new"
    assert [file.name for file in tmp_path.iterdir()] == ["f"]


def test_the_reserved_space_is_really_allocated_and_can_be_released(tmp_path: Path) -> None:
    ballast = Ballast(tmp_path / "ballast")
    assert ballast.size() == 0
    ballast.create()
    assert ballast.size() == BALLAST_BYTES
    assert (tmp_path / "ballast").stat().st_blocks * 512 >= BALLAST_BYTES
    ballast.release()
    ballast.release()
    assert ballast.size() == 0


def test_space_reserved_on_a_crowded_disk_grows_when_there_is_room(small: Path) -> None:
    filler = Filler(small / "other")
    filler.fill(leave=1 << 20)
    ballast = Ballast(small / "ballast")
    ballast.create()
    assert 300_000 < ballast.size() <= 1 << 19
    filler.free()
    ballast.create()
    assert ballast.size() > 18 << 20
    before = ballast.size()
    ballast.create()
    assert ballast.size() == before


def test_a_store_on_a_full_disk_refuses_writes_and_continues_when_there_is_room(
    small: Path,
) -> None:
    filler = Filler(small / "other")
    with open_store(small / "s") as store:
        store.commit(started())
        digest = store.put(content(b"kept before"))
        filler.fill()
        puts = (store.put(content(noise(at, 50_000))) for at in range(500))
        with pytest.raises(StoreFull) as refused:
            list(puts)
        assert "then resumes" in refused.value.hint
        assert store.health is StoreHealth.FULL
        with pytest.raises(StoreFull):
            store.commit(user_messages("refused too"))
        assert store.cache.get(digest) == b"kept before"
        assert store.journal.head(SESSION).count == 1
        assert not store.try_reopen()
        assert (small / "s" / "ballast").stat().st_size > 0
        filler.free()
        assert store.commit(user_messages("on it goes")).recorded[0].seq == 2
        assert store.health is StoreHealth.OPEN
        assert (small / "s" / "ballast").stat().st_size > 0
    with open_store(small / "s") as store:
        assert store.journal.head(SESSION).count == 2
        assert store.incidents() == []


@pytest.mark.slow
def test_filling_and_freeing_again_and_again_loses_nothing() -> None:
    try:
        outcome = full.prove(count=3)
    except Skipped as reason:
        pytest.skip(str(reason))
    assert outcome.problems == []
    assert outcome.figures["went on by itself"] == 3


@pytest.mark.parametrize("logged", [10_000, 1_000_000, 3_500_000, 14_000_000])
@pytest.mark.parametrize("small", [200], indirect=True)
def test_a_store_opens_on_a_full_disk_whatever_its_log_holds(small: Path, logged: int) -> None:
    data = noise(1, 100_000)
    filler = Filler(small / "other")
    with open_store(small / "s") as store:
        store.commit(started())
        for at in range(0, logged, len(data)):
            store.put(content(data + b"%d" % at))
    filler.fill()
    with open_store(small / "s") as store:
        assert store.journal.head(SESSION).count == 1
        for at in range(0, logged, len(data)):
            assert store.cache.get(digest_of(data + b"%d" % at)) == data + b"%d" % at


def test_a_read_only_disk_is_denied_and_nothing_is_made() -> None:
    try:
        with small_disk(8, "ro") as place:
            for call in (WorkspaceStore.create, WorkspaceStore.open_or_create):
                with pytest.raises(StoreDenied) as refused:
                    call(place / "s", FakeClock())
                assert refused.value.hint
            assert list(place.iterdir()) == []
    except Skipped as reason:
        pytest.skip(str(reason))


def test_a_disk_that_becomes_read_only_still_refuses_with_words(small: Path) -> None:
    import subprocess  # noqa: PLC0415 - only where mounting works

    with open_store(small / "s") as store:
        digest = store.put(content(b"before"))
    subprocess.run(["mount", "-o", "remount,ro", str(small)], check=True)
    with pytest.raises(StoreDenied) as refused:
        WorkspaceStore.open(small / "s", FakeClock())
    assert refused.value.hint
    subprocess.run(["mount", "-o", "remount,rw", str(small)], check=True)
    with open_store(small / "s") as store:
        assert store.cache.get(digest) == b"before"
