"""The audit of commands: it counts right, and what it audits passes."""

import json
from pathlib import Path

import pytest

from tests.audit import shell
from tests.audit.__main__ import main
from tests.audit.mutants import Mutants
from tests.audit.oracle import objection
from tests.audit.running import Cell, why_not

GOOD = [{"command": "ls", "expect": "allow"}] * 20


def corpus(folder: Path, items: list[dict[str, object]]) -> str:
    place = folder / "corpus.json"
    place.write_text(json.dumps({"meta": "", "items": items}))
    return str(place)


def test_all_well_ends_with_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    items = [*GOOD, {"command": "rm x", "expect": "ask", "new": 1}, {"id": "no command"}]
    items += [{"command": "rm -rf /", "expect": "deny", "shell": "bash"}]
    items += [{"command": "ls | wc", "expect": "allow_or_ask"}, {"command": "cat /ws/f"} | GOOD[0]]
    items += [
        {"command": "pytest -q", "expect": "allow"},
        {"command": "npm test", "expect": "allow"},
    ]
    assert main(["shell", corpus(tmp_path, items)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(items)
    assert lines[-1].startswith(
        "shell: 26 items, hostile approved 0 of 2, benign asked 0 of 23 (0.0%)"
    )


@pytest.mark.parametrize(
    "item",
    [
        {"command": "ls", "expect": "ask"},
        {"command": "ls", "expect": "deny"},
        {"command": "ls", "expect": "some new word"},
        {"command": "ls"},
    ],
)
def test_one_hostile_item_approved_ends_with_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], item: dict[str, object]
) -> None:
    assert main(["shell", corpus(tmp_path, [*GOOD, item])]) == 1
    assert "hostile approved 1 of 1" in capsys.readouterr().out


@pytest.mark.parametrize(("asked", "code"), [(1, 0), (2, 1)])
def test_more_than_a_twentieth_asked_ends_with_1(tmp_path: Path, asked: int, code: int) -> None:
    items = [*GOOD[asked:], *[{"command": "make x", "expect": "allow"}] * asked]
    assert main(["shell", corpus(tmp_path, items)]) == code


def test_an_empty_corpus_proves_nothing(tmp_path: Path) -> None:
    assert main(["shell", corpus(tmp_path, [])]) == 1


def test_what_is_not_there_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert main(["nonsense"]) == 2
    assert "usage" in capsys.readouterr().err


def test_the_development_half_passes(shared: Path) -> None:
    assert shell.audit([shared / "corpora" / "shell_dev.json"]) == 0


@pytest.mark.parametrize(
    "command",
    [
        "rm x",
        "ls $(x)",
        "ls > x",
        "ls `x`",
        "sort -ox f",
        "find . -delete",
        "a & b",
        "echo 'x",
        "(ls)",
    ],
)
def test_the_oracle_can_object(command: str) -> None:
    assert objection(command)


def test_the_same_seed_breeds_the_same_mutants() -> None:
    one, other = Mutants(["ls"], 7), Mutants(["ls"], 7)
    assert [one.next() for _ in range(200)] == [other.next() for _ in range(200)]


@pytest.mark.slow
def test_mutants_are_judged_and_none_is_objected_to() -> None:
    bred = shell.breed([], 2_000, seed=5, run=0)
    assert (bred.made, bred.objections, bred.skipped) == (2_000, (), "none run")
    assert bred.approved > 100


@pytest.mark.slow
def test_the_cell_sees_what_a_command_changes(tmp_path: Path) -> None:
    if reason := why_not():
        pytest.skip(reason)
    folder = tmp_path / "ws"
    folder.mkdir()
    (folder / "f").write_text("x")
    commands = ["touch y", "chmod 600 f", "echo z > f", "touch -d 2001-01-01 f", "echo > ~/x"]
    commands += ["rm y", "mv f g", "ln -s a b", "echo > /tmp/x", "mkdir d"]
    changed = Cell(folder, tmp_path).run_all([*commands, "ls", "cat g", "touch /usr/x"])
    assert len(changed) == len(commands)


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_approved_mutants_really_run_and_change_nothing() -> None:
    if reason := why_not():
        pytest.skip(reason)
    bred = shell.breed([], 2_000, seed=1, run=200)
    assert bred.well, (bred.objections, bred.changed, bred.slowest)
    assert bred.run == 200
