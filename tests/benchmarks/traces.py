"""`bench traces`: whether every window of the recorded sessions is the one of before.

A trace has each request of a session; its SHA-256 leaves out the times and nothing else. A change
that only moves or simplifies code leaves all of them as they are in `GOLDEN`; one that is meant to
change windows writes them again (`--write`). `--quick` takes 17 of the 69 sessions.
"""

import gzip
import hashlib
import json
import os
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from helix_desktop.app.commands.replay import make_trace_frame
from helix_desktop.app.environment import find_paths
from helix_desktop.app.policy_file import choose_policy
from helix_desktop.app.replay.replay_files import ReplayTask, session_name
from helix_desktop.app.replay.worker_pool import replay_in_processes
from helix_desktop.domain.context_window.policy import PRESET_NAMES
from tests.benchmarks.corpus import RECORDED, ROOT
from tests.benchmarks.report import Row, say

GOLDEN = ROOT / "tests" / "golden" / "window-traces.json"
RUNS = (*((preset, 128_000) for preset in PRESET_NAMES), ("balanced", 32_000))
QUICK_SESSIONS = 17
DIGEST_CHARS = 16

Hashes = Mapping[str, Mapping[str, str]]
"""By session: the hash of its recording, and of its trace in each run."""


def rows(folder: Path, *, quick: bool, write: bool = False) -> dict[str, Row]:
    """Print what differs from `GOLDEN`, old and new; `write` stores the new hashes."""
    files = sorted(RECORDED.glob("*.jsonl.gz"))
    if not files:
        raise RuntimeError("no recorded sessions (shared/replay) beside the project")
    new = hash_traces(choose_sessions(files) if quick else files, folder / "traces")
    old = json.loads(GOLDEN.read_text("utf-8")) if GOLDEN.is_file() else {}
    changes = find_changes(old, new)
    for change in changes:
        say(change)
    if write:
        text = json.dumps({**old, **new}, indent=1, sort_keys=True)
        GOLDEN.write_text(text + "\n", encoding="utf-8")
    detail = f"traces of {len(new)} sessions that differ, at {len(RUNS)} policies and windows"
    return {"traces": Row(len(changes), "", len(new) * len(RUNS), detail, at_most=0)}


def choose_sessions(files: Sequence[Path]) -> Sequence[Path]:
    """Return sessions of all sources for a run of two minutes."""
    return files[:: max(1, len(files) // QUICK_SESSIONS)][:QUICK_SESSIONS]


def hash_traces(files: Sequence[Path], folder: Path) -> Hashes:
    """Replay sessions under every run; RuntimeError if one can't be replayed."""
    shutil.rmtree(folder, ignore_errors=True)
    hashes = {
        session_name(file): {"recording": _digest(gzip.decompress(file.read_bytes()))}
        for file in files
    }
    for preset, window in RUNS:
        run = f"{preset} {window}"
        out = folder / run
        out.mkdir(parents=True)
        label, policy = choose_policy(preset, ())
        frame = make_trace_frame(window, None, None, default_reserve=policy.reserve(window))
        tasks = [ReplayTask(file, out, label, policy, frame) for file in files]
        with TemporaryDirectory(prefix="helix-traces-") as home:
            for outcome in replay_in_processes(
                tasks, find_paths(Path(home)), jobs=os.cpu_count() or 1, stopped=lambda: False
            ):
                if outcome.figures is None:
                    raise RuntimeError("; ".join(outcome.problems) or f"{outcome.file}: no trace")
                trace = gzip.decompress((out / f"{outcome.session}.jsonl.gz").read_bytes())
                hashes[outcome.session][run] = hash_trace(trace)
    return hashes


def hash_trace(trace: bytes) -> str:
    """Return the SHA-256 of a trace without the times that it took."""
    lines = [json.loads(line) for line in trace.splitlines()]
    for line in lines:
        line.pop("engine_ms", None)
    return _digest("\n".join(json.dumps(line, sort_keys=True) for line in lines).encode())


def find_changes(old: Hashes, new: Hashes) -> list[str]:
    """Return a line for each new hash that is not the old one."""
    return [
        f"{session:24} {run:17} {old.get(session, {}).get(run, 'new'):{DIGEST_CHARS}} -> {digest}"
        for session, digests in sorted(new.items())
        for run, digest in digests.items()
        if old.get(session, {}).get(run) != digest
    ]


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:DIGEST_CHARS]
