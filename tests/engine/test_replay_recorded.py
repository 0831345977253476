"""Real recorded sessions through the engine, judged by the scorer that shares no code with it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.app.test_command_line import helix

SESSIONS = ("agentv-ceb8a30657c9", "livemcp-38-56", "swea-ctf-concat", "tau-airline-000")
"""Long turns, panics at 32K, empty outputs, many short turns."""


@pytest.fixture(scope="module")
def recorded(shared: Path) -> Path:
    folder = shared / "replay"
    if not (folder / "score_windows.py").is_file():
        pytest.skip("no recorded sessions beside the project")
    return folder


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("window", [32_000, 128_000])
def test_no_window_of_recorded_sessions_is_wrong(
    recorded: Path, tmp_path: Path, window: int
) -> None:
    files = [recorded / "dev" / f"{name}.jsonl.gz" for name in SESSIONS]
    done = helix("replay", *files, "--window", str(window), "--out", tmp_path / "traces")
    assert done.returncode == 0, done.stdout + done.stderr
    kept = tmp_path / "score.json"
    scored = subprocess.run(
        [
            *(sys.executable, str(recorded / "score_windows.py"), str(tmp_path / "traces")),
            *("--sessions", str(recorded / "dev"), "--qa", str(recorded / "qa" / "dev")),
            *("--ranks", str(recorded / "o200k_base.tiktoken.xz"), "--json", str(kept)),
        ],
        cwd=recorded,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert scored.returncode == 0, scored.stdout + scored.stderr
    whole = json.loads(kept.read_text(encoding="utf-8"))["policies"]["balanced"]["all"]
    assert whole["sessions"] == len(SESSIONS)
    wrong = {name: whole[name] for name in ("invalid_windows", "over_limit", "dangling", "lost")}
    assert wrong == dict.fromkeys(wrong, 0), whole["examples"]
