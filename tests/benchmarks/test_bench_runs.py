"""The benchmark runs and writes what it promises; no figure is judged here."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from helix_desktop.context.forecast import NAME_SOURCE_WEIGHTS, NAME_WEIGHTS, OUTPUT_WEIGHTS
from tests.benchmarks.policies import VARIANTS, write_variant
from tests.benchmarks.report import Row, aimed, table
from tests.processes import python

_ALONE = {*(f"S{number}" for number in range(1, 11)), "S13", "S13b", "S14", "S15", "S15G"}
"""Rows that need nothing but the store."""


def _benchmark(what: str, folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    places = ("--dir", folder / "room", "--json", folder / "rows.json")
    done = python("-m", "tests.benchmarks", what, *places, *arguments)
    if "lies in memory" in done.stderr:
        pytest.skip("the temporary folder lies in memory")
    return done


def _rows(folder: Path) -> dict[str, dict[str, Any]]:
    rows: dict[str, dict[str, Any]] = _written(folder)["rows"]
    return rows


def _written(folder: Path) -> dict[str, Any]:
    written: dict[str, Any] = json.loads((folder / "rows.json").read_text(encoding="utf-8"))
    return written


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_quick_run_writes_every_row_of_the_store(tmp_path: Path) -> None:
    done = _benchmark("store", tmp_path, "--quick")
    assert done.returncode == 0, done.stderr
    written = _written(tmp_path)
    assert written["machine"]["cores"] >= 1
    assert written["rows"].keys() >= _ALONE
    for name, row in written["rows"].items():
        assert row.keys() == {"value", "unit", "n", "detail"}
        assert row["value"] > 0, name
        assert row["n"] >= 1, name
        assert name in done.stdout
    assert not any((tmp_path / "room").iterdir()), "a run leaves nothing on the disk"


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_quick_run_opens_checks_and_copies_a_long_life(tmp_path: Path) -> None:
    done = _benchmark("store", tmp_path, "--long", "--quick")
    assert done.returncode == 0, done.stderr
    rows = _rows(tmp_path)
    assert list(rows) == [f"L{number}" for number in range(1, 12)]
    assert "contents (60)" in rows["L7"]["detail"]
    assert "contents (5,700)" in rows["L11"]["detail"]
    assert not any((tmp_path / "room").iterdir()), "a run leaves nothing on the disk"


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_quick_run_writes_an_exponent_for_every_deed(tmp_path: Path) -> None:
    done = _benchmark("growth", tmp_path, "--quick")
    assert done.returncode == 0, done.stderr
    rows = _rows(tmp_path)
    assert list(rows) == [f"G{number}" for number in range(1, 12)]
    assert all(row["unit"] == "exponent" for row in rows.values())


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_quick_run_replays_sessions_over_http_or_says_why_it_cannot(tmp_path: Path) -> None:
    done = _benchmark("gauges", tmp_path, "--live", "--quick")
    if done.returncode == 2:
        pytest.skip(done.stderr.strip())
    rows = _rows(tmp_path)
    assert rows["over balanced more15"]["value"] == 0
    assert rows["cut balanced more15"]["value"] == 0
    assert "rows balanced more15" in rows


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_quick_run_counts_the_details_that_the_models_server_received(tmp_path: Path) -> None:
    done = _benchmark("details", tmp_path, "--quick")
    assert done.returncode == 0, done.stderr
    rows = _rows(tmp_path)
    kinds = ("typed", "decided", "in files", "lost", "refused")
    assert list(rows) == [f"{kind} balanced 32K" for kind in kinds]
    assert [rows[f"{kind} balanced 32K"]["n"] for kind in kinds[:3]] == [25, 6, 6]
    assert rows["lost balanced 32K"]["value"] == 0, rows["lost balanced 32K"]["detail"]
    assert "balanced 32K good" in done.stdout
    assert not any((tmp_path / "room").iterdir()), "a run leaves nothing on the disk"


@pytest.mark.slow
def test_a_quick_run_tells_what_a_recall_costs_or_why_it_cannot(tmp_path: Path) -> None:
    done = _benchmark("recall", tmp_path, "--quick")
    if done.returncode == 2:
        pytest.skip(done.stderr.strip())
    rows = _rows(tmp_path)
    assert 0 < rows["E14"]["value"] < 500
    assert rows["E14"]["unit"] == "tokens"
    assert rows["S10M"]["value"] > 0


@pytest.mark.slow
def test_a_quick_run_tells_what_a_recall_through_the_mcp_server_takes(tmp_path: Path) -> None:
    done = _benchmark("recall", tmp_path, "--quick", "--only", "S10M")
    assert done.returncode == 0, done.stderr
    row = _rows(tmp_path)["S10M"]
    assert (row["unit"], row["n"]) == ("ms", 10)


@pytest.mark.slow
def test_a_quick_run_tells_what_a_sandbox_costs_or_that_there_is_none(tmp_path: Path) -> None:
    done = _benchmark("commands", tmp_path, "--quick")
    if "no sandbox runs here" in done.stderr:
        pytest.skip("no sandbox runs here")
    assert done.returncode == 0, done.stderr
    rows = _rows(tmp_path)
    assert rows.keys() & {"C1", "C3"}
    assert rows.keys() >= {"C6", "C7", "C8"}
    assert ("C5" in rows) is ("C9" in rows) is ("C1" in rows)
    assert (rows.keys() >= {"C10", "C11", "C12"}) is ("C1" in rows)
    units = dict.fromkeys(rows, "x") | {"C6": "ms/MB", "C7": "ms/MB", "C8": "s"}
    units |= dict.fromkeys(("C9", "C10", "C11", "C12"), "ms")
    assert all(row["unit"] == units[name] for name, row in rows.items())
    assert all(row["value"] > 0 for row in rows.values())


@pytest.mark.slow
def test_a_folder_that_cannot_be_made_ends_the_run_with_status_2(tmp_path: Path) -> None:
    (tmp_path / "room").write_text("a file")
    done = _benchmark("store", tmp_path, "--quick", "--only", "S14")
    assert done.returncode == 2
    assert "bench store" in done.stderr


def test_a_row_is_met_on_its_target_and_missed_beyond_it() -> None:
    assert aimed("S3", Row(1.25, "x", 1, "")).met
    assert not aimed("S3", Row(1.26, "x", 1, "")).met
    assert aimed("S1", Row(5.0, "x", 1, "")).met
    assert not aimed("S1", Row(4.99, "x", 1, "")).met


def test_a_missed_target_is_named_in_the_table() -> None:
    text = table(
        {"S3": aimed("S3", Row(2.0, "x", 7, "why")), "S4": aimed("S4", Row(1.0, "x", 7, ""))}
    )
    assert "missed: S3" in text
    assert "1 of 2 met" in text
    assert "why" in text


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_quick_run_writes_every_row_of_context_quality(shared: Path, tmp_path: Path) -> None:
    if not (shared / "replay" / "score_windows.py").is_file():
        pytest.skip("no recorded sessions beside the project")
    done = _benchmark("replay", tmp_path, "--quick", "--oracle")
    assert done.returncode == 0, done.stderr
    rows = _rows(tmp_path)
    names = [f"E{number}" for number in range(1, 24) if number != 14]
    names.insert(names.index("E4") + 1, "EL")
    assert list(rows) == names
    assert "an oracle: " in rows["E2"]["detail"]
    assert rows["E1"]["value"] == 0, rows["E1"]["detail"]
    assert all(row["n"] >= 1 for row in rows.values())


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_quick_fit_prints_both_tables_with_their_features(shared: Path, tmp_path: Path) -> None:
    if not (shared / "replay" / "score_windows.py").is_file():
        pytest.skip("no recorded sessions beside the project")
    done = _benchmark("fit", tmp_path, "--quick")
    assert done.returncode == 0, done.stderr
    assert list(_rows(tmp_path)) == ["forecast of outputs", "forecast of names"]
    for weights in (OUTPUT_WEIGHTS, NAME_SOURCE_WEIGHTS, NAME_WEIGHTS):
        assert all(f'("{feature}", ' in done.stdout for feature, _weight in weights)


def test_a_variant_of_a_policy_with_a_name_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    for number, values in enumerate(VARIANTS.values()):
        write_variant(tmp_path, f"variant-{number}", values)
    with pytest.raises(RuntimeError, match="is called live_tokenz"):
        write_variant(tmp_path, "other", {"live_tokens": 0, "live_tokenz": 0})
