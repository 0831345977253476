"""What the proofs conclude: of the script, of a test run that failed, and of a long run."""

import shutil
from pathlib import Path

import pytest

from helix_desktop.domain.cache import digest_of
from helix_desktop.store import keys
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.fakes.clock import FakeClock
from tests.system.prove import script, upkeep
from tests.system.prove.examine import examine
from tests.system.prove.fresh import reasons
from tests.system.prove.window_soak import fitted_slope, grows

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


def test_an_undisturbed_script_has_no_problems(folder: Path) -> None:
    assert examine(folder, _LENGTH - 1, more=0) == []


def test_a_lost_content_is_found(folder: Path) -> None:
    _lacks(folder, keys.CONTENT + keys.raw(digest_of(script.data_of(4))))
    assert any("content 4 lost" in problem for problem in examine(folder, _LENGTH - 1))


def test_a_lost_content_of_a_copy_is_found(folder: Path) -> None:
    number = upkeep.copies(_LENGTH)[0]
    _lacks(upkeep.copy_of(folder, number), keys.CONTENT + keys.raw(digest_of(script.data_of(4))))
    result = examine(folder, _LENGTH - 1)
    assert any(f"copy {number}" in item and "content 4 lost" in item for item in result)


def test_a_missing_copy_is_found(folder: Path) -> None:
    number = upkeep.copies(_LENGTH)[0]
    shutil.rmtree(upkeep.copy_of(folder, number))
    assert f"copy {number} is not there" in examine(folder, _LENGTH - 1)


def test_a_collected_content_that_is_there_again_is_found(folder: Path) -> None:
    number = next(at for at in range(_LENGTH) if script.kind_of(at) == "stream")
    store = WorkspaceStore.open(folder, FakeClock())
    store.put_stream([script.data_of(number)], script.origin_of(number))
    store.close()
    result = examine(folder, _LENGTH - 1)
    assert any(f"content {number} was collected and is there" in item for item in result)


def test_a_session_that_was_forgotten_and_is_there_again_is_found(folder: Path) -> None:
    store = WorkspaceStore.open(folder, FakeClock())
    upkeep.act(store, upkeep.BEGINS, b"")
    store.close()
    result = examine(folder, _LENGTH - 1)
    assert any(f"the session of {upkeep.BEGINS} is there again" in item for item in result)


SAID = """\
.....F.                                                                  [ 10%]
=================================== FAILURES ===================================
____________________________ test_two_is_three ____________________________

    def test_two_is_three():
>       assert 2 == 3
E       assert 2 == 3

tests/engine/test_sums.py:12: AssertionError
=========================== short test summary info ============================
FAILED tests/engine/test_sums.py::test_two_is_three - assert 2 == 3
==================== 1 failed, 6 passed, 2 skipped in 1.02s ====================
"""


def test_the_reasons_of_a_failed_run_are_its_assertions_places_and_names() -> None:
    assert reasons(SAID) == [
        "E       assert 2 == 3",
        "tests/engine/test_sums.py:12: AssertionError",
        "FAILED tests/engine/test_sums.py::test_two_is_three - assert 2 == 3",
    ]


def test_of_a_run_with_many_failures_the_last_reasons_are_kept() -> None:
    many = "\n".join(f"FAILED tests/test_{number}.py::test - error" for number in range(500))
    result = reasons(many)
    assert len(result) == 60
    assert result[-1] == "FAILED tests/test_499.py::test - error"


def test_memory_grows_if_each_value_is_above_all_before() -> None:
    assert grows([70, 71, 72, 73, 74, 75])
    assert not grows([70, 75, 71, 74, 70, 75])
    assert not grows([75, 74, 73, 72, 71, 70])


def test_one_measurement_shows_no_growth() -> None:
    assert not grows([70])
    assert fitted_slope([70.0]) == 0


def test_a_slope_ignores_a_single_peak() -> None:
    assert fitted_slope([10, 12, 14, 90, 18, 20]) == pytest.approx(2)
