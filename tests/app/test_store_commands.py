"""The commands that keep stores: what they print and return."""

import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from helix_desktop.app.commands.backup import back_up_store
from helix_desktop.app.commands.check import acknowledge_losses, check_store
from helix_desktop.app.commands.export import export_store
from helix_desktop.app.commands.removals import clean_up_store, delete_stored_session
from helix_desktop.app.commands.workspace_import import import_store
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.events import TurnStarted
from helix_desktop.store import keys
from helix_desktop.tools.sandbox.launch.session_temporary import SessionTemporaries
from tests.store.maintenance.test_check import change, fill, lose_content, state
from tests.store.tools import OTHER, SESSION, SteadyClock, begin, commit, flip, open_store

CLOCK = SteadyClock()


class OutputLines(list[str]):
    """Collects the lines."""

    def __call__(self, line: str) -> None:
        self.append(line)

    def has(self, text: str) -> bool:
        return any(text in line for line in self)


@pytest.fixture
def output_lines() -> OutputLines:
    return OutputLines()


def test_losses_that_cannot_be_repaired_are_named(
    tmp_path: Path, output_lines: OutputLines
) -> None:
    fill(tmp_path)
    with open_store(tmp_path) as store:
        change(store, lose_content(store))
    assert check_store(tmp_path, output_lines, clock=CLOCK, repair=True) == 1
    assert output_lines.has("read nobody") or output_lines.has("(read")
    assert output_lines.has("None of this can be repaired.")


def test_a_damaged_block_of_events_is_repaired_and_the_session_goes_on(
    tmp_path: Path, output_lines: OutputLines
) -> None:
    with open_store(tmp_path) as store:
        begin(store, SESSION)
        for number in range(40):
            commit(store, SESSION, TurnStarted(1.0, random.Random(number).randbytes(400).hex()))
    with open_store(tmp_path):
        pass  # moves the events from the log to a table
    table = max((tmp_path / "db").glob("*.ldb"), key=lambda file: file.stat().st_size)
    flip(table, table.stat().st_size // 2)
    assert check_store(tmp_path, output_lines, clock=CLOCK) == 1
    assert output_lines.has("Run `helix-desktop workspace repair`")
    assert check_store(tmp_path, output_lines, clock=CLOCK, repair=True) == 1
    assert not output_lines.has("None of this can be repaired.")
    assert output_lines.has("Lost: ")
    output_lines.clear()
    assert check_store(tmp_path, output_lines, clock=CLOCK, repair=True) == 1
    assert output_lines.has("The record is missing.")
    assert output_lines.has("None of this can be repaired."), "what is lost stays lost"
    with open_store(tmp_path) as store:
        commit(store, SESSION, TurnStarted(2.0, "more"))


def test_a_session_that_lost_its_end_is_repaired(tmp_path: Path, output_lines: OutputLines) -> None:
    with open_store(tmp_path) as store:
        begin(store, SESSION)
        commit(store, SESSION, TurnStarted(1.0, "the last one"))
        change(store, (keys.event(keys.session_bytes(SESSION), 3), None))
    assert check_store(tmp_path, output_lines, clock=CLOCK, repair=True) == 1
    assert output_lines.has("Lost: 1.")
    assert check_store(tmp_path, output_lines, clock=CLOCK) == 0


def test_a_repair_after_a_missing_table_never_says_that_nothing_is_lost(
    tmp_path: Path, output_lines: OutputLines
) -> None:
    for session in (SESSION, OTHER):
        with open_store(tmp_path) as store:
            begin(store, session)
    with open_store(tmp_path):
        pass
    max((tmp_path / "db").glob("*.ldb")).unlink()
    assert check_store(tmp_path, output_lines, clock=CLOCK, repair=True) == 1
    assert output_lines.has("Known losses: 0. More may be lost, and how much is unknown:")
    assert not output_lines.has("Lost: 0")
    assert check_store(tmp_path, output_lines, clock=CLOCK, deep=True) == 1
    assert output_lines.has("workspace check --acknowledge")
    assert acknowledge_losses(tmp_path, output_lines, clock=CLOCK) == 0
    assert output_lines[-1] == "1 report of a repair acknowledged."
    assert check_store(tmp_path, output_lines, clock=CLOCK, deep=True) == 0


def test_removal_is_previewed_and_only_done_when_asked_for(
    tmp_path: Path, output_lines: OutputLines
) -> None:
    fill(tmp_path)
    temporary = Path(SessionTemporaries(tmp_path).of(SESSION).prepare())
    assert delete_stored_session(tmp_path, output_lines, SESSION, clock=CLOCK) == 0
    assert not temporary.exists()
    assert delete_stored_session(tmp_path, output_lines, SESSION, clock=CLOCK) == 2
    assert clean_up_store(tmp_path, output_lines, clock=CLOCK, grace=0) == 0
    assert output_lines[-1] == "Nothing was removed."
    assert clean_up_store(tmp_path, output_lines, clock=CLOCK) == 0
    assert output_lines.has("0 unused entries (0 bytes of content")
    assert clean_up_store(tmp_path, output_lines, clock=CLOCK, grace=0, remove=True) == 0
    assert output_lines.has("Removed 5 entries, kept 0")
    assert check_store(tmp_path, output_lines, clock=CLOCK, deep=True) == 0


def commands(folder: Path, other: Path, output: OutputLines) -> Iterator[int]:
    yield check_store(folder, output, clock=CLOCK)
    yield check_store(folder, output, clock=CLOCK, repair=True)
    yield back_up_store(folder, output, other)
    yield export_store(folder, output, other)
    yield import_store(folder, output, other, clock=CLOCK)
    yield clean_up_store(folder, output, clock=CLOCK, remove=True)
    yield delete_stored_session(folder, output, SessionId("00" * 8), clock=CLOCK)


@pytest.mark.parametrize(
    "name", ["empty", "missing", "a file", "x" * 300, "a file/below", "full of other things"]
)
def test_a_wrong_folder_is_said_and_nothing_is_made(
    tmp_path: Path, output_lines: OutputLines, name: str
) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "a file").write_text("mine")
    (tmp_path / "full of other things" / "sub").mkdir(parents=True)
    (tmp_path / "full of other things" / "photo").write_text("mine")
    before = sorted(tmp_path.rglob("*"))
    assert set(commands(tmp_path / name, tmp_path / "other", output_lines)) == {2}
    assert len([line for line in output_lines if line.startswith(("There is no", "The path"))]) >= 5
    assert sorted(tmp_path.rglob("*")) == before


def test_a_folder_that_may_only_be_read_can_be_checked_copied_and_exported(
    tmp_path: Path, output_lines: OutputLines
) -> None:
    fill(tmp_path / "a")
    place = tmp_path / "read only"
    place.mkdir()
    bind = ["mount", "--bind", str(tmp_path / "a"), str(place)]
    if sys.platform != "linux" or subprocess.run(bind, capture_output=True).returncode:
        pytest.skip("may not mount here")
    try:
        subprocess.run(["mount", "-o", "remount,ro,bind", str(place)], check=True)
        before = state(tmp_path / "a")
        assert check_store(place, output_lines, clock=CLOCK, deep=True) == 0
        assert back_up_store(place, output_lines, tmp_path / "copy") == 0
        assert export_store(place, output_lines, tmp_path / "plain") == 0
        assert clean_up_store(place, output_lines, clock=CLOCK, remove=True) == 2
        assert output_lines.has("doesn't have permission to read and write")
        assert state(tmp_path / "a") == before
    finally:
        subprocess.run(["umount", str(place)], check=True)


@pytest.mark.parametrize("name", ["with spaces", "日本語 žluťoučký", "d" * 200])
def test_any_folder_name_will_do(tmp_path: Path, output_lines: OutputLines, name: str) -> None:
    fill(tmp_path / name)
    assert check_store(tmp_path / name, output_lines, clock=CLOCK, deep=True) == 0
    assert back_up_store(tmp_path / name, output_lines, tmp_path / f"{name} 2") == 0
    assert export_store(tmp_path / name, output_lines, tmp_path / f"{name} 3") == 0
    assert (
        import_store(tmp_path / f"{name} 3", output_lines, tmp_path / f"{name} 4", clock=CLOCK) == 0
    )
