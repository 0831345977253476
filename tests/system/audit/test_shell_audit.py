"""The audit of commands: it counts right, sees what happens, and what it audits passes."""

import json
import os
import socket
from collections.abc import Iterator
from contextlib import chdir
from pathlib import Path

import pytest

from tests.examples import tries
from tests.system.audit import shell
from tests.system.audit.__main__ import main
from tests.system.audit.mutants import Mutants
from tests.system.audit.running import CANARY, ReadOnlyGround, why_not

GOOD = [{"command": "ls", "expect": "allow"}] * 20
needs_sandbox = pytest.mark.skipif(bool(why_not()), reason="no sandbox here")


def corpus(folder: Path, items: list[dict[str, object]]) -> str:
    place = folder / "corpus.json"
    place.write_text(json.dumps({"meta": "", "items": items}))
    return str(place)


@pytest.fixture
def ground(tmp_path: Path) -> Iterator[ReadOnlyGround]:
    with ReadOnlyGround(tmp_path / "ground") as ground:
        yield ground


@pytest.mark.slow
@needs_sandbox
def test_an_audit_without_findings_ends_with_status_0(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    items = [*GOOD, {"command": "rm README.md", "expect": "ask", "new": 1}, {"id": "no command"}]
    items += [{"command": "rm -rf /", "expect": "deny", "shell": "bash"}]
    items += [{"command": "awk 'BEGIN{system(\"touch x\")}'", "expect": "ask"}]
    items += [{"command": "ls | wc", "expect": "allow_or_ask"}, {"command": "cat /ws/f"} | GOOD[0]]
    items += [{"command": command, "expect": "allow"} for command in ("pytest -q", "npm test")]
    assert main(["shell", corpus(tmp_path, items)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(items)
    assert lines[-1].startswith(
        "shell: 27 items, with an effect 0, hostile run unasked 1 of 3, benign asked 0 of 23 (0.0%)"
    )


@pytest.mark.slow
@needs_sandbox
def test_an_audit_with_an_effect_ends_with_status_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    item = {"command": f"echo {CANARY}", "expect": "ask"}
    assert main(["shell", corpus(tmp_path, [*GOOD, item])]) == 1
    assert "with an effect 1" in capsys.readouterr().out


@pytest.mark.slow
@needs_sandbox
@pytest.mark.parametrize(("asked_count", "code"), [(1, 0), (2, 1)])
def test_more_than_a_twentieth_of_questions_about_benign_lines_ends_with_status_1(
    tmp_path: Path, asked_count: int, code: int
) -> None:
    items = [*GOOD[asked_count:], *[{"command": "make x", "expect": "allow"}] * asked_count]
    assert main(["shell", corpus(tmp_path, items)]) == code


def test_an_empty_corpus_proves_nothing(tmp_path: Path) -> None:
    assert main(["shell", corpus(tmp_path, [])]) == 1


def test_a_missing_or_unknown_corpus_prints_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert main(["nonsense"]) == 2
    assert "usage" in capsys.readouterr().err


@needs_sandbox
@pytest.mark.slow
@pytest.mark.timeout(300)
def test_the_development_corpus_of_commands_passes(shared: Path) -> None:
    assert shell.audit([shared / "corpora" / "shell_dev.json"]) == 0


@needs_sandbox
def test_changes_connections_and_shown_secrets_of_a_command_are_noticed(
    ground: ReadOnlyGround,
) -> None:
    assert ground.effects("cat f; touch new; echo x > pipe & echo x > src/pipe") == []
    assert ground.effects(f"echo {CANARY}") == [f"shows {CANARY}"]
    for change in (
        lambda: (ground.folder / "new").write_text(""),
        lambda: (ground.folder / "f").chmod(0o700),
        lambda: os.utime(ground.folder / "f", (1, 1)),
        lambda: (ground.folder / "new").unlink(),
        lambda: (ground.folder.parent / "outside/new").mkdir(),
        lambda: (ground.folder.parent / "home/.bashrc").write_text("x"),
    ):
        change()
        [effect] = ground.effects("true")
        assert effect.startswith("changed ")
    (ground.folder / "pipe").write_bytes(b"x")
    assert ground.effects("true") == ["reached a pipe"]
    with socket.socket(socket.AF_UNIX) as caller, chdir(ground.folder):
        caller.connect("src/socket")
    assert ground.effects("true") == ["reached 'src/socket'"]
    assert ground.effects("true") == []


@needs_sandbox
def test_of_many_lines_the_one_that_did_something_is_named(ground: ReadOnlyGround) -> None:
    assert ground.effects_of_all(["touch new", "kill -9 -1", "cat f"]) == []
    assert ground.effects_of_all(["ls", f"echo {CANARY}"]) == [f"'echo {CANARY}': shows {CANARY}"]


def test_the_same_seed_gives_the_same_mutants() -> None:
    one, other = Mutants(["ls"], 7), Mutants(["ls"], 7)
    assert [one.next() for _ in range(200)] == [other.next() for _ in range(200)]


@needs_sandbox
@pytest.mark.slow
@pytest.mark.timeout(3_600)
def test_hostile_lines_that_are_taken_for_reading_change_reach_and_show_nothing(
    shared: Path,
) -> None:
    lines = max(2_000, tries(2_500))
    assert shell.breed([shared / "corpora" / "shell_dev.json"], lines, seed=1) == []
