"""What the proof of the installers stands on can fail, and says so."""

from pathlib import Path

import pytest

from tests.system.prove.installers.bases import mirror, pythons
from tests.system.prove.installers.room import Ran
from tests.system.prove.installers.table import Failed, Table, demand
from tests.system.prove.installers.wine import imported
from tests.system.prove.outcome import Skipped


def test_the_mirror_is_the_one_of_this_machine(tmp_path: Path) -> None:
    listed = tmp_path / "sources.list.d"
    listed.mkdir()
    (listed / "a.list").write_text("deb [signed-by=/x] https://packages.example/apt stable main\n")
    (listed / "debian.sources").write_text(
        "Types: deb\n# URIs: http://old.example/debian\nURIs: http://near.example/debian/\n"
    )
    assert mirror(tmp_path) == "http://near.example/debian/"


def test_a_mirror_is_found_in_the_old_form_of_lists(tmp_path: Path) -> None:
    (tmp_path / "sources.list").write_text(
        "# deb http://off.example/debian x main\n"
        "deb [arch=amd64 signed-by=/k] http://near.example/debian bookworm main\n"
    )
    assert mirror(tmp_path) == "http://near.example/debian"


def test_a_machine_without_a_mirror_is_told_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(Failed, match="--mirror"):
        mirror(tmp_path)


def test_every_python_below_usr_is_found(tmp_path: Path) -> None:
    (tmp_path / "usr/bin").mkdir(parents=True)
    assert pythons(tmp_path) == []
    (tmp_path / "usr/bin/python3").symlink_to("python3.11")
    (tmp_path / "usr/lib/python3.11").mkdir(parents=True)
    assert len(pythons(tmp_path)) == 2


def test_a_step_that_fails_is_told_and_the_next_is_tried(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    table = Table()
    with table.step("here", "fails"):
        demand([], "it is not so")
    for error in (ZeroDivisionError("0"), Skipped("no such program")):
        with table.step("here", "breaks off"):
            raise error
    with table.step("here", "holds") as step:
        step.note("7 of 7")
    assert [step.word for step in table.steps] == ["FAILED", "FAILED", "skipped", "ok"]
    assert table.failed
    table.show()
    output = capsys.readouterr().out
    for text in ("it is not so", "ZeroDivisionError", "7 of 7", "1 passed, 2 failed, 1 skipped"):
        assert text in output
    table.keep(tmp_path / "kept.json")
    assert "7 of 7" in (tmp_path / "kept.json").read_text()


def test_a_table_without_steps_counts_as_failed() -> None:
    assert Table().failed


def test_an_interruption_is_not_recorded_as_a_failed_step() -> None:
    table = Table()
    with pytest.raises(KeyboardInterrupt), table.step("here", "is stopped"):
        raise KeyboardInterrupt


def test_the_last_lines_of_a_command_are_told() -> None:
    assert Ran(1, "a\nb\nc\nd\n", "e\n").last == "b / c / d / e"


def test_what_a_windows_program_takes_from_a_library_is_read_of_its_dump() -> None:
    dump = (
        "\tDLL Name: icuuc.dll\n\tvma:  Hint/Ord Member-Name Bound-To\n"
        "\t9989e8\t  263  ucnv_open\n\t9989a6\t    3  UCNV_FROM_U_CALLBACK_SUBSTITUTE\n\n"
        " 00988b18\t0098a0d8 00000000\n\n\tDLL Name: WS2_32.dll\n\t99b000\t   12  connect\n\n"
    )
    assert imported(dump, "icuuc.dll") == ["ucnv_open", "UCNV_FROM_U_CALLBACK_SUBSTITUTE"]
    assert imported(dump, "another.dll") == []
