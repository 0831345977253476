"""The windows of recorded sessions stay as they are, byte for byte, while the code changes."""

import gzip
import json
from pathlib import Path

import pytest

from tests.benchmarks.traces import (
    GOLDEN,
    RUNS,
    choose_sessions,
    find_changes,
    hash_trace,
    hash_traces,
)
from tests.engine.recordings import asks, message_line, returns


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_every_request_of_recorded_sessions_is_byte_for_byte_the_one_of_before(
    shared: Path, tmp_path: Path
) -> None:
    files = sorted((shared / "replay" / "dev").glob("*.jsonl.gz"))
    if not files:
        pytest.skip("no recorded sessions beside the project")
    changes = find_changes(
        json.loads(GOLDEN.read_text("utf-8")), hash_traces(choose_sessions(files), tmp_path)
    )
    assert not changes, "\n".join(["", *changes])


def test_a_trace_has_the_same_hash_whatever_time_it_took_and_another_for_other_text() -> None:
    line = {"call": 0, "engine_ms": 1.5, "append": ["a"]}
    digest = hash_trace(json.dumps(line).encode())
    assert hash_trace(json.dumps({**line, "engine_ms": 9.0}).encode()) == digest
    assert hash_trace(json.dumps({**line, "append": ["b"]}).encode()) != digest


@pytest.mark.slow
def test_the_hashes_of_a_session_are_the_same_twice_and_a_changed_one_is_named(
    tmp_path: Path,
) -> None:
    lines = [
        message_line("user", "look"),
        asks(("1", '{"path":"a.py"}')),
        returns("1", "text of a"),
    ]
    written = "".join(
        json.dumps(line) + "\n" for line in [*lines, message_line("assistant", "done")]
    )
    file = tmp_path / "one.jsonl.gz"
    file.write_bytes(gzip.compress(written.encode()))
    first, second = hash_traces([file], tmp_path / "out"), hash_traces([file], tmp_path / "out")
    assert find_changes(first, second) == []
    assert len(first["one"]) == len(RUNS) + 1
    file.write_bytes(gzip.compress(written.replace("text of a", "text of b").encode()))
    changes = find_changes(first, hash_traces([file], tmp_path / "out"))
    assert len(changes) == len(RUNS) + 1
    assert first["one"]["balanced 128000"] in changes[3]
