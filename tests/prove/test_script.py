"""The script and its examination agree: nothing is missed, and what is missing is said."""

import shutil
from pathlib import Path

import pytest

from helix_desktop.domain.cache import digest_of
from helix_desktop.store import keys
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.fakes.clock import FakeClock
from tests.prove import script, upkeep
from tests.prove.examine import examine

_LENGTH = upkeep.BEGINS + len(upkeep.PATTERN)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("played")
    script.play(place / "s", _LENGTH)
    return place


@pytest.fixture
def folder(played: Path, tmp_path: Path) -> Path:
    shutil.copytree(played, tmp_path / "played")
    return tmp_path / "played" / "s"


def _lacks(folder: Path, key: bytes) -> None:
    store = WorkspaceStore.open(folder, FakeClock())
    store.database.write([(key, None)], sync=True)
    store.close()


def test_a_script_that_was_not_disturbed_has_kept_everything(folder: Path) -> None:
    assert examine(folder, _LENGTH - 1, more=0) == []


def test_a_lost_content_is_found(folder: Path) -> None:
    _lacks(folder, keys.CONTENT + keys.raw(digest_of(script.data_of(4))))
    assert any("content 4 lost" in problem for problem in examine(folder, _LENGTH - 1))


def test_a_lost_content_of_a_copy_is_found(folder: Path) -> None:
    number = upkeep.copies(_LENGTH)[0]
    _lacks(upkeep.copy_of(folder, number), keys.CONTENT + keys.raw(digest_of(script.data_of(4))))
    found = examine(folder, _LENGTH - 1)
    assert any(f"copy {number}" in each and "content 4 lost" in each for each in found)


def test_a_missing_copy_is_found(folder: Path) -> None:
    number = upkeep.copies(_LENGTH)[0]
    shutil.rmtree(upkeep.copy_of(folder, number))
    assert f"copy {number} is not there" in examine(folder, _LENGTH - 1)


def test_a_collected_content_that_is_there_again_is_found(folder: Path) -> None:
    number = next(at for at in range(_LENGTH) if script.kind_of(at) == "stream")
    store = WorkspaceStore.open(folder, FakeClock())
    store.put_stream([script.data_of(number)], script.origin_of(number))
    store.close()
    found = examine(folder, _LENGTH - 1)
    assert any(f"content {number} was collected and is there" in each for each in found)


def test_a_session_that_was_forgotten_and_is_there_again_is_found(folder: Path) -> None:
    store = WorkspaceStore.open(folder, FakeClock())
    upkeep.act(store, upkeep.BEGINS, b"")
    store.close()
    found = examine(folder, _LENGTH - 1)
    assert any(f"the session of {upkeep.BEGINS} is there again" in each for each in found)
