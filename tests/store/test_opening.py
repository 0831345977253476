"""Opening and making: nothing that was finished is ever made anew, whatever is missing."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from helix_desktop.domain.errors import (
    HelixError,
    StoreDamaged,
    StoreDenied,
    StoreError,
    StoreForeign,
    StoreMissing,
    StoreNewer,
)
from helix_desktop.store import keys, metadata_records
from helix_desktop.store.leveldb import plyvel
from helix_desktop.store.opening import DATABASE, HEAD, READY, holds_store
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.fakes.clock import FakeClock
from tests.store.tools import OTHER, SESSION, open_store, started, user_messages
from tests.system.prove import crash, trace
from tests.system.prove.outcome import Skipped, scratch


def _finished(folder: Path) -> Path:
    with open_store(folder) as store:
        store.commit(started())
        store.commit(user_messages("acknowledged"))
    return folder


def _still_there(folder: Path) -> bool:
    with open_store(folder) as store:
        return store.journal.head(SESSION).count == 2


def _refused(folder: Path) -> HelixError:
    """What opening says, either way; neither may change what is there."""
    before = _listing(folder)
    with pytest.raises(StoreError) as refused:
        WorkspaceStore.open_or_create(folder, FakeClock())
    with pytest.raises(StoreError):
        WorkspaceStore.open(folder, FakeClock())
    assert refused.value.message
    assert refused.value.hint
    assert _listing(folder) == before
    return refused.value


def _listing(folder: Path) -> list[str]:
    """What is there; inside its folder LevelDB tidies up when it opens."""
    current = ["CURRENT"] if (folder / DATABASE / "CURRENT").exists() else []
    return current + sorted(path.name for path in folder.iterdir() if path.name != "lock")


def test_a_store_is_made_once_and_found_again(tmp_path: Path) -> None:
    folder = tmp_path / "ws"
    assert not holds_store(folder)
    with open_store(folder) as store:
        first = store.format
    assert holds_store(folder)
    with open_store(folder) as store:
        assert store.format == first
    assert (folder / READY).read_bytes() == b"ready\n"


LOSSES: dict[str, Callable[[Path], None]] = {
    "CURRENT": lambda folder: (folder / DATABASE / "CURRENT").unlink(),
    "the MANIFEST": lambda folder: next((folder / DATABASE).glob("MANIFEST*")).unlink(),
    "the database": lambda folder: shutil.rmtree(folder / DATABASE),
    "all files of the database": lambda folder: _emptied(folder / DATABASE),
    "CURRENT and READY": lambda folder: _removed(folder / DATABASE / "CURRENT", folder / READY),
    "CURRENT and head": lambda folder: _removed(folder / DATABASE / "CURRENT", folder / HEAD),
    "the log of a young store": lambda folder: _removed(*(folder / DATABASE).glob("*.log")),
}


def _emptied(folder: Path) -> None:
    _removed(*folder.iterdir())


def _removed(*files: Path) -> None:
    for file in files:
        file.unlink()


@pytest.mark.parametrize("lost", LOSSES)
def test_a_finished_store_that_lost_files_is_damaged_and_never_made_anew(
    tmp_path: Path, lost: str
) -> None:
    folder = _finished(tmp_path / "ws")
    LOSSES[lost](folder)
    assert isinstance(_refused(folder), StoreDamaged)


def test_a_lost_marker_is_put_back(tmp_path: Path) -> None:
    folder = _finished(tmp_path / "ws")
    (folder / READY).unlink()
    assert _still_there(folder)
    assert (folder / READY).exists()


def test_a_database_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / DATABASE).mkdir()
    stranger = plyvel.DB(str(tmp_path / DATABASE), create_if_missing=True)
    stranger.put(b"theirs", b"1")
    stranger.close()
    assert isinstance(_refused(tmp_path), StoreForeign)
    stranger = plyvel.DB(str(tmp_path / DATABASE))
    assert stranger.get(b"theirs") == b"1"
    stranger.close()


def test_a_newer_store_is_left_alone(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        newer = metadata_records.StoreFormat(
            "helix-desktop", metadata_records.STORE_VERSION + 1, "id", 1.0
        )
        store.database.write([(keys.FORMAT, metadata_records.FORMAT.pack(newer))], sync=True)
    assert isinstance(_refused(tmp_path), StoreNewer)


def test_damaged_counters_close_the_database_again(tmp_path: Path) -> None:
    folder = _finished(tmp_path / "ws")
    database = plyvel.DB(str(folder / DATABASE))
    packed = database.get(keys.COUNTERS)
    database.put(keys.COUNTERS, b"rubbish")
    database.close()
    assert isinstance(_refused(folder), StoreDamaged)
    database = plyvel.DB(str(folder / DATABASE))
    database.put(keys.COUNTERS, packed)
    database.close()
    assert _still_there(folder)


def test_a_commit_marker_that_cannot_be_opened_lets_go_of_everything(tmp_path: Path) -> None:
    folder = _finished(tmp_path / "ws")
    (folder / HEAD).unlink()
    (folder / HEAD).mkdir()
    _refused(folder)
    (folder / HEAD).rmdir()
    assert _still_there(folder)


@pytest.mark.parametrize("name", ["with spaces", "Größe 漢字 Ω", "LOCK", "a" * 200, "%s {x} 'q'"])
def test_any_folder_name_will_do(tmp_path: Path, name: str) -> None:
    assert _still_there(_finished(tmp_path / name))


def test_a_long_path_of_short_names_will_do(tmp_path: Path) -> None:
    assert _still_there(_finished(tmp_path.joinpath(*["folder-of-twenty-chars"] * 14)))


def test_a_name_that_is_too_long_is_a_clear_error(tmp_path: Path) -> None:
    folder = tmp_path / ("n" * 300)
    for call in (WorkspaceStore.open, WorkspaceStore.create, WorkspaceStore.open_or_create):
        with pytest.raises(StoreDenied, match="too long") as refused:
            call(folder, FakeClock())
        assert refused.value.hint
    assert list(tmp_path.iterdir()) == []


def test_a_folder_name_that_is_no_text_is_a_clear_error(tmp_path: Path) -> None:
    folder = tmp_path / os.fsdecode(b"caf\xe9")
    with pytest.raises(StoreDenied) as refused:
        WorkspaceStore.open_or_create(folder, FakeClock())
    assert refused.value.hint
    assert refused.value.message.isprintable()
    assert list(tmp_path.iterdir()) == []


def test_a_file_in_the_place_of_the_folder_stays_a_file(tmp_path: Path) -> None:
    (tmp_path / "ws").write_bytes(b"precious")
    for folder in (tmp_path / "ws", tmp_path / "ws" / "below"):
        with pytest.raises(StoreError) as refused:
            WorkspaceStore.open_or_create(folder, FakeClock())
        assert refused.value.hint
        with pytest.raises(StoreError):
            WorkspaceStore.open(folder, FakeClock())
    assert (tmp_path / "ws").read_bytes() == b"precious"


def test_opening_what_is_not_there_makes_nothing(tmp_path: Path) -> None:
    with pytest.raises(StoreMissing) as refused:
        WorkspaceStore.open(tmp_path / "nowhere", FakeClock())
    assert refused.value.hint
    assert list(tmp_path.iterdir()) == []


def test_creating_a_store_where_one_exists_is_refused(tmp_path: Path) -> None:
    folder = _finished(tmp_path / "ws")
    with pytest.raises(StoreDamaged):
        WorkspaceStore.create(folder, FakeClock())
    assert _still_there(folder)


@pytest.mark.slow
def test_an_interrupted_creation_of_a_store_can_be_repeated(tmp_path: Path) -> None:
    """Every prefix of the calls that make a store, with and without what was not synced."""
    try:
        calls = trace.record(tmp_path / "recorded", 1, tmp_path / "calls")
    except Skipped as reason:
        pytest.skip(str(reason))
    making = calls[: next(at for at, call in enumerate(calls) if call.what == "say")]
    tried = 0
    for journalling in (True, False):
        for state in crash.states(making, journalling=journalling, seed=1, share=0.5):
            with scratch(memory=True) as place:
                crash.write_state(state, place / "s")
                with open_store(place / "s") as store:
                    store.commit(started(OTHER))
                with open_store(place / "s") as store:
                    assert store.journal.head(OTHER).count == 1
                    assert store.incidents() == []
            tried += 1
    assert tried > 100
