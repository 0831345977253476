"""The audit of paths can fail: it notices what came through, what was refused, what was changed."""

import json
from pathlib import Path

import pytest

from tests.system.audit.hostile import HostileTree, Item
from tests.system.audit.paths import audit


def corpus(folder: Path, *lines: tuple[str, str, str]) -> Path:
    items = [
        {"id": f"t-{number}", "op": op, "path": path, "os": "any", "setup": "", "expect": expect}
        for number, (op, path, expect) in enumerate(lines)
    ]
    file = folder / "corpus.json"
    file.write_text(json.dumps({"items": items}))
    return file


@pytest.mark.slow
def test_a_harmless_and_a_hostile_path_pass(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [
        ("read", "README.md", "allow"),
        ("write", "new/made.txt", "allow"),
        ("read", "/ws/a.txt", "allow"),
        ("read", "../outside.txt", "refuse"),
        ("write", ".git/config", "refuse"),
    ]
    assert audit([corpus(tmp_path, *lines)]) == 0
    summary = capsys.readouterr().out.splitlines()[-1]
    assert summary.startswith("paths: 2 hostile, 0 opened, written or hung; 3 harmless, 0 refused")


@pytest.mark.parametrize(
    "line",
    [
        ("read", "README.md", "refuse"),
        ("write", "made.txt", "refuse"),
        ("read", "../outside.txt", "allow"),
        ("write", ".git/config", "allow"),
    ],
)
def test_an_item_that_comes_out_wrong_fails_the_audit(
    tmp_path: Path, line: tuple[str, str, str]
) -> None:
    assert audit([corpus(tmp_path, line)]) == 1


def test_an_empty_corpus_proves_nothing(tmp_path: Path) -> None:
    assert audit([corpus(tmp_path)]) == 1


@pytest.mark.parametrize("place", ["../outside.txt", ".git/config", "../fresh", ".vscode/new"])
def test_a_change_outside_or_in_a_protected_place_is_noticed(place: str) -> None:
    tree = HostileTree()
    try:
        tree.make(Item("t", "write", "x", "refuse"))
        before = tree.around()
        (tree.ws / "harmless").write_text("changed")
        assert tree.around() == before
        (tree.ws / place).write_text("changed")
        assert tree.around() != before
    finally:
        tree.remove()


@pytest.mark.slow
def test_every_item_of_the_corpus_beside_the_project_comes_out_right(shared: Path) -> None:
    assert audit([shared / "corpora" / "paths_dev.json"]) == 0
