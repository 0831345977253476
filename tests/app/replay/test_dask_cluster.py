"""Replays on a cluster: the same traces as here, also if a worker dies; sessions travel safely."""

import gzip
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import BinaryIO

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
from distributed import Client

from helix_desktop.__main__ import main
from helix_desktop.app.replay.dask_cluster import ClusterWorkers, check_address, running_versions
from helix_desktop.domain.errors import HelixError
from tests.engine.recordings import asks, message_line, returns
from tests.waiting import wait_until

ROOT = Path(__file__).resolve().parents[3]
SESSIONS, STEPS = 12, 120
WITHOUT_HELIX, OTHER_VERSION = "raise ImportError('not here')\n", "# another version\n"


@pytest.fixture
def sessions(tmp_path: Path) -> Path:
    """Sessions that are long enough to be replayed at the moment when a worker is killed."""
    folder = tmp_path / "sessions"
    folder.mkdir()
    for session in range(SESSIONS):
        lines = [message_line("system", "be brief"), message_line("user", f"look at {session}")]
        for step in range(STEPS):
            text = "\n".join(f"row {step * 41 + row}: key_{session}_{row}" for row in range(120))
            lines += [asks((str(step), f'{{"path":"a{step}.py"}}')), returns(str(step), text)]
        lines += [message_line("assistant", "It is there.")]
        written = "".join(json.dumps(line) + "\n" for line in lines)
        (folder / f"s{session}.jsonl.gz").write_bytes(gzip.compress(written.encode()))
    return folder


class Cluster:
    """A scheduler on this machine and its workers, as their own programs."""

    def __init__(
        self, folder: Path, running: ExitStack, settings: Mapping[str, str] | None = None
    ) -> None:
        """Start the scheduler; `settings` are those of Dask, as environment variables."""
        self._folder, self._running, self._settings = folder, running, settings or {}
        self._file = folder / "scheduler.json"
        protocol = "tls" if settings else "tcp"
        words = ("--host", f"{protocol}://127.0.0.1", "--port", "0", "--protocol", protocol)
        self._start("scheduler", *words, source=ROOT)
        wait_until(lambda: self._file.exists() and self._file.read_text().endswith("}"))
        self.address: str = json.loads(self._file.read_text())["address"]

    def add_worker(
        self, source: Path = ROOT, words: tuple[str, ...] = ()
    ) -> "subprocess.Popen[bytes]":
        usual = ("--nthreads", "1", "--no-nanny", "--local-directory", str(self._folder))
        return self._start("worker", *usual, "--no-dashboard", *words, source=source)

    def replay(
        self, sessions: Path, out: Path, *, certificates: bool = True
    ) -> "subprocess.Popen[bytes]":
        words = ["policy", "replay", str(sessions), "--out", str(out), "--cluster", self.address]
        settings = self._settings if certificates else {}
        with (self._folder / "report").open("wb") as report:
            return self._run(["-m", "helix_desktop", *words], ROOT, ROOT, settings, report)

    @property
    def report(self) -> str:
        return (self._folder / "report").read_text()

    def _start(self, what: str, *words: str, source: Path) -> "subprocess.Popen[bytes]":
        command = ["-m", "dask", what, "--scheduler-file", str(self._file), *words]
        return self._run(command, self._folder, source, self._settings)

    def _run(
        self,
        words: list[str],
        folder: Path,
        source: Path,
        settings: Mapping[str, str],
        report: BinaryIO | int = subprocess.DEVNULL,
    ) -> "subprocess.Popen[bytes]":
        process = subprocess.Popen(
            [sys.executable, *words],
            cwd=folder,
            env={**os.environ, **settings, "PYTHONPATH": str(source)},
            stdout=report,
            stderr=report,
        )
        self._running.callback(process.wait)
        self._running.callback(process.kill)
        return process


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    folder = tmp_path / "cluster"
    folder.mkdir()
    with ExitStack() as running:
        yield Cluster(folder, running)


def changed_helix(folder: Path, change: str) -> Path:
    """Copy the package into a folder, with a change to its first file."""
    shutil.copytree(ROOT / "helix_desktop", folder / "changed" / "helix_desktop")
    with (folder / "changed" / "helix_desktop" / "__init__.py").open("a") as file:
        file.write(change)
    return folder / "changed"


def replayed(sessions: Path, out: Path, *words: str) -> int:
    return main(["policy", "replay", str(sessions), "--out", str(out), *words])


def traces(out: Path) -> dict[str, list[object]]:
    """What was traced, but for the times that it took."""
    traces_of: dict[str, list[object]] = {}
    for file in sorted(out.iterdir()):
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            rows = [json.loads(line) for line in lines]
        traces_of[file.name] = [
            {key: value for key, value in row.items() if key != "engine_ms"} for row in rows
        ]
    return traces_of


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_cluster_makes_the_same_traces_although_a_worker_is_killed(
    sessions: Path, cluster: Cluster, tmp_path: Path
) -> None:
    assert replayed(sessions, tmp_path / "here", "--jobs", "2") == 0
    first, _second = cluster.add_worker(), cluster.add_worker()
    out = tmp_path / "there"
    replay = cluster.replay(sessions, out)
    wait_until(lambda: out.is_dir() and any(out.glob("*.jsonl.gz")), seconds=60)
    first.send_signal(signal.SIGKILL)
    assert replay.poll() is None
    assert replay.wait() == 0
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
    printed = capsys.readouterr().err
    assert "runs Helix" in printed
    assert "Install the same version of Helix on all workers." in printed
    assert not list((tmp_path / "out").iterdir())


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("change", [WITHOUT_HELIX, OTHER_VERSION])
def test_a_worker_that_joins_later_with_another_helix_is_named_and_gets_no_session(
    change: str, sessions: Path, cluster: Cluster, tmp_path: Path
) -> None:
    first = cluster.add_worker()
    out = tmp_path / "out"
    replay = cluster.replay(sessions, out)
    wait_until(lambda: out.is_dir() and any(out.glob("*.jsonl.gz")), seconds=60)
    first.send_signal(signal.SIGSTOP)
    cluster.add_worker(changed_helix(tmp_path, change))
    with Client(cluster.address) as client:
        client.wait_for_workers(2)
    first.send_signal(signal.SIGCONT)
    assert replay.wait() == 0
    assert len(traces(out)) == SESSIONS
    assert "runs Helix" in cluster.report
    assert "Install the same version of Helix on all workers." in cluster.report


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_sessions_of_workers_that_are_all_gone_are_replayed_by_a_new_one(
    sessions: Path, cluster: Cluster, tmp_path: Path
) -> None:
    first = cluster.add_worker()
    out = tmp_path / "out"
    replay = cluster.replay(sessions, out)
    wait_until(lambda: out.is_dir() and any(out.glob("*.jsonl.gz")), seconds=60)
    first.kill()
    first.wait()
    cluster.add_worker()
    assert replay.wait() == 0
    assert len(traces(out)) == SESSIONS


def write_certificates(folder: Path) -> dict[str, str]:
    """Make a certificate for 127.0.0.1 that signs itself; return Dask's settings for it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "helix test")])
    now = datetime.now(UTC)
    address = x509.IPAddress(ip_address("127.0.0.1"))
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([address]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "certificate.pem").write_bytes(certificate.public_bytes(Encoding.PEM))
    (folder / "key.pem").write_bytes(
        key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    )
    settings = {"CA_FILE": str(folder / "certificate.pem")}
    for role in ("SCHEDULER", "WORKER", "CLIENT"):
        settings |= {f"{role}__CERT": settings["CA_FILE"], f"{role}__KEY": str(folder / "key.pem")}
    return {f"DASK_DISTRIBUTED__COMM__TLS__{name}": value for name, value in settings.items()}


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_sessions_travel_over_tls_with_the_certificates_of_dasks_settings(
    sessions: Path, tmp_path: Path
) -> None:
    with ExitStack() as running:
        cluster = Cluster(tmp_path, running, write_certificates(tmp_path))
        assert cluster.address.startswith("tls://")
        cluster.add_worker()
        out = tmp_path / "out"
        assert cluster.replay(sessions, out).wait() == 0
        assert len(traces(out)) == SESSIONS
        assert cluster.replay(sessions, tmp_path / "none", certificates=False).wait() == 2
        assert "Can't reach the cluster at tls://" in cluster.report


class AnsweredFuture:
    status = "finished"

    def result(self) -> dict[str, str]:
        return running_versions()


class ListedWorkers:
    """Stands for a client of Dask whose workers all run this process's code."""

    def __init__(self, *addresses: str) -> None:
        self.addresses = addresses

    def scheduler_info(self, n_workers: int) -> dict[str, dict[str, dict[str, object]]]:
        assert n_workers == -1
        worker: dict[str, object] = {"local_directory": "/tmp/worker", "nthreads": 2}
        return {"workers": dict.fromkeys(self.addresses, worker)}

    def submit(self, *_call: object, **_how: object) -> AnsweredFuture:
        return AnsweredFuture()


def test_no_session_is_sent_to_an_unencrypted_worker() -> None:
    """A scheduler of this machine may have workers elsewhere."""
    workers = ClusterWorkers(ListedWorkers("tcp://127.0.0.1:1", "tcp://10.0.0.7:2", "tls://a:3"))
    workers.update()
    assert workers.threads == {"tcp://127.0.0.1:1": 2, "tls://a:3": 2}
    [refusal] = workers.refusals
    assert "Whole sessions would travel to 10.0.0.7 unencrypted." in str(refusal)


@pytest.mark.parametrize("address", ["tcp://10.0.0.7:8786", "tcp://cluster.example:8786"])
def test_a_session_does_not_travel_unencrypted(address: str, tmp_path: Path) -> None:
    with pytest.raises(HelixError, match="unencrypted") as raised:
        check_address(address)
    assert "tls://" in raised.value.hint


@pytest.mark.parametrize(
    "address", ["", "here", "http://127.0.0.1:1", "tcp://127.0.0.1", "tls://:1"]
)
def test_an_invalid_cluster_address_is_named(address: str) -> None:
    with pytest.raises(HelixError, match="address of a Dask scheduler"):
        check_address(address)


@pytest.mark.parametrize(
    "address",
    ["tcp://127.0.0.1:8786", "tcp://[::1]:8786", "tcp://localhost:1", "tls://cluster.example:8786"],
)
def test_encrypted_addresses_and_those_of_this_machine_are_fine(address: str) -> None:
    check_address(address)
