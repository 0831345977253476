"""Replays on a cluster: the same traces as here, also if a worker dies; sessions travel safely."""

import gzip
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from helix_desktop.__main__ import main
from helix_desktop.app.replay.dask_cluster import check_address
from helix_desktop.domain.errors import HelixError
from tests.engine.recordings import asks, returns, said
from tests.waiting import wait_until

ROOT = Path(__file__).resolve().parents[3]
SESSIONS, STEPS = 12, 120


@pytest.fixture
def sessions(tmp_path: Path) -> Path:
    """Sessions that are long enough to be replayed at the moment when a worker is killed."""
    folder = tmp_path / "sessions"
    folder.mkdir()
    for session in range(SESSIONS):
        lines = [said("system", "be brief"), said("user", f"look at {session}")]
        for step in range(STEPS):
            text = "\n".join(f"row {step * 41 + row}: key_{session}_{row}" for row in range(120))
            lines += [asks((str(step), f'{{"path":"a{step}.py"}}')), returns(str(step), text)]
        lines += [said("assistant", "It is there.")]
        written = "".join(json.dumps(line) + "\n" for line in lines)
        (folder / f"s{session}.jsonl.gz").write_bytes(gzip.compress(written.encode()))
    return folder


class Cluster:
    """A scheduler on this machine and its workers, as their own programs."""

    def __init__(self, folder: Path, running: ExitStack) -> None:
        self._folder, self._running = folder, running
        self._file = folder / "scheduler.json"
        self._start("scheduler", "--host", "127.0.0.1", "--port", "0", source=ROOT)
        wait_until(lambda: self._file.exists() and self._file.read_text().endswith("}"))
        self.address: str = json.loads(self._file.read_text())["address"]

    def add_worker(self, source: Path = ROOT) -> "subprocess.Popen[bytes]":
        words = ("--nthreads", "1", "--no-nanny", "--local-directory", str(self._folder))
        return self._start("worker", *words, "--no-dashboard", source=source)

    def _start(self, what: str, *words: str, source: Path) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", "dask", what, "--scheduler-file", str(self._file)]
        made = subprocess.Popen(
            [*command, *words],
            cwd=self._folder,
            env={**os.environ, "PYTHONPATH": str(source)},
            stderr=subprocess.DEVNULL,
        )
        self._running.callback(made.wait)
        self._running.callback(made.kill)
        return made


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    folder = tmp_path / "cluster"
    folder.mkdir()
    with ExitStack() as running:
        yield Cluster(folder, running)


def replayed(sessions: Path, out: Path, *words: str) -> int:
    return main(["replay", str(sessions), "--out", str(out), *words])


def traces(out: Path) -> dict[str, list[object]]:
    """What was traced, but for the times that it took."""
    found: dict[str, list[object]] = {}
    for file in sorted(out.iterdir()):
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            rows = [json.loads(line) for line in lines]
        found[file.name] = [
            {key: value for key, value in row.items() if key != "engine_ms"} for row in rows
        ]
    return found


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_cluster_makes_the_same_traces_although_a_worker_is_killed(
    sessions: Path, cluster: Cluster, tmp_path: Path
) -> None:
    assert replayed(sessions, tmp_path / "here", "--jobs", "2") == 0
    first, _second = cluster.add_worker(), cluster.add_worker()
    out = tmp_path / "there"
    words = ["replay", str(sessions), "--out", str(out), "--cluster", cluster.address]
    with subprocess.Popen([sys.executable, "-m", "helix_desktop", *words], cwd=ROOT) as running:
        wait_until(lambda: out.is_dir() and any(out.glob("*.jsonl.gz")), seconds=60)
        first.send_signal(signal.SIGKILL)
        assert running.poll() is None
        assert running.wait() == 0
    assert len(traces(out)) == SESSIONS
    assert traces(out) == traces(tmp_path / "here")


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_a_worker_without_helix_is_refused(
    sessions: Path, cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other"
    (other / "helix_desktop").mkdir(parents=True)
    (other / "helix_desktop" / "__init__.py").write_text("raise ImportError('not here')\n")
    worker = cluster.add_worker(other)
    assert replayed(sessions, tmp_path / "out", "--cluster", cluster.address) == 2
    assert "runs Helix –, and this computer" in capsys.readouterr().err
    assert worker.poll() is None


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_a_worker_with_other_versions_is_refused(
    sessions: Path, cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other"
    shutil.copytree(ROOT / "helix_desktop", other / "helix_desktop")
    with (other / "helix_desktop" / "__init__.py").open("a") as file:
        file.write("# another version\n")
    cluster.add_worker(other)
    assert replayed(sessions, tmp_path / "out", "--cluster", cluster.address) == 2
    said = capsys.readouterr().err
    assert "runs Helix" in said
    assert "Install the same version of Helix on all workers." in said
    assert not list((tmp_path / "out").iterdir())


@pytest.mark.parametrize("address", ["tcp://10.0.0.7:8786", "tcp://cluster.example:8786"])
def test_a_session_does_not_travel_unencrypted(address: str, tmp_path: Path) -> None:
    with pytest.raises(HelixError, match="unencrypted") as raised:
        check_address(address)
    assert "tls://" in raised.value.hint


@pytest.mark.parametrize(
    "address", ["", "here", "http://127.0.0.1:1", "tcp://127.0.0.1", "tls://:1"]
)
def test_an_address_that_is_none_is_named(address: str) -> None:
    with pytest.raises(HelixError, match="address of a Dask scheduler"):
        check_address(address)


@pytest.mark.parametrize(
    "address",
    ["tcp://127.0.0.1:8786", "tcp://[::1]:8786", "tcp://localhost:1", "tls://cluster.example:8786"],
)
def test_encrypted_addresses_and_those_of_this_machine_are_fine(address: str) -> None:
    check_address(address)
