"""Replays recorded sessions on a Dask cluster (`policy replay --cluster`).

The workers run the code of this process, down to the byte, so that a trace does not depend on where
it was made. Dask runs the session of a worker that dies on another one. A session is sent over TLS,
or to this machine.
"""

import hashlib
import ipaddress
import platform
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import helix_desktop
from helix_desktop.app.environment import find_paths
from helix_desktop.app.replay.replay_files import FileReplayer, ReplayOutcome, ReplayTask, size_of
from helix_desktop.app.replay.worker_pool import STOP_CHECK_SECONDS, Stopped, lost_outcome
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.value import replace

if TYPE_CHECKING:
    from distributed import Client, Future

CONNECT_SECONDS = 15
WORKER_SECONDS = 60
"""How long a replay waits for a worker when all are gone."""
TASKS_PER_THREAD = 2
"""Sessions that are at a thread of a worker or on the way to it."""
_LIBRARIES = ("distributed", "dask", "msgspec", "regex", "tiktoken")
"""The libraries that a result can depend on."""
VERSIONS = f"__import__({__name__!r}, fromlist=['']).running_versions()"
"""The expression that a worker evaluates before it gets a session."""


def replay_on_cluster(
    tasks: Sequence[ReplayTask], address: str, *, stopped: Stopped
) -> Iterator[ReplayOutcome]:
    """Yield the outcome of each file once done, as `replay_in_processes` does.

    Raise HelixError if the address is not safe, nobody answers, or a worker runs other versions. A
    worker that joins later is named in a note of an outcome instead.
    """
    check_address(address)
    try:
        from distributed import Client  # noqa: PLC0415  lazy: an optional dependency, and slow
    except ImportError as error:
        raise HelixError(
            "Replays on a cluster need Dask, which is not installed.",
            'Install it with: pip install "helix-desktop[cluster]".',
        ) from error
    try:
        client = Client(address, timeout=CONNECT_SECONDS)
    except (OSError, ValueError, TypeError) as error:
        raise HelixError(
            "Can't reach the cluster at {address}: {reason}.", address=address, reason=error
        ) from error
    with client:
        workers = ClusterWorkers(client)
        try:
            client.wait_for_workers(1, timeout=CONNECT_SECONDS)
            workers.wait_for_versions()
        except TimeoutError as error:
            raise HelixError(
                "Can't reach the cluster at {address}: {reason}.", address=address, reason=error
            ) from error
        if workers.refusals:
            raise workers.refusals[0]
        ordered = sorted(tasks, key=lambda task: -size_of(task.file))
        yield from _replay_on_workers(client, workers, ordered, stopped=stopped)


def check_address(address: str) -> None:
    """Raise HelixError unless a session travels encrypted, or stays on this machine."""
    parts = urlsplit(address)
    try:
        host, port = parts.hostname or "", parts.port
    except ValueError:
        host, port = "", None
    if parts.scheme not in ("tcp", "tls") or not host or port is None:
        raise HelixError(
            "--cluster needs the address of a Dask scheduler, such as tls://host:8786, not "
            "{address}.",
            address=address,
        )
    try:
        is_loopback = ipaddress.ip_address(host).is_loopback
    except ValueError:
        is_loopback = host == "localhost"
    if parts.scheme == "tcp" and not is_loopback:
        raise HelixError(
            "Whole sessions would travel to {host} unencrypted.",
            "Use tls:// with certificates, or a scheduler on this machine.",
            host=host,
        )


@cache
def running_versions() -> dict[str, str]:
    """Return the versions that a result depends on; of our own code, its digest."""
    sha256 = hashlib.sha256()
    root = Path(helix_desktop.__file__).parent
    for file in sorted(root.rglob("*.py")):
        sha256.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    versions = {"Helix": f"{helix_desktop.__version__} ({sha256.hexdigest()[:12]})"}
    versions["Python"] = platform.python_version()
    return versions | {name: version(name) for name in _LIBRARIES}


def _check_worker(worker: str, versions: dict[str, str]) -> None:
    for name, own_version in running_versions().items():
        if (worker_version := versions.get(name, "–")) != own_version:
            raise HelixError(
                "The worker {worker} runs {name} {theirs}, and this computer {ours}.",
                "Install the same version of Helix on all workers.",
                worker=worker,
                name=name,
                theirs=worker_version,
                ours=own_version,
            )


class ClusterWorkers:
    """The workers of a cluster. Only those that run the code of this process get sessions."""

    def __init__(self, client: "Client") -> None:
        self._client = client
        self._answers: dict[tuple[str, str], Future | None] = {}
        """Each worker's address and folder, which is a new one after a restart; None: it was
        refused or accepted."""
        self._accepted = set[tuple[str, str]]()
        self.threads: dict[str, int] = {}
        """The threads of each accepted worker, by address."""
        self.refusals: list[HelixError] = []

    def update(self) -> None:
        """Ask new workers for their versions, and judge those that answered."""
        present: dict[tuple[str, str], int] = {
            (address, worker["local_directory"]): worker["nthreads"]
            for address, worker in self._client.scheduler_info(n_workers=-1)["workers"].items()
        }
        for worker in self._answers.keys() - present.keys():
            del self._answers[worker]
        for worker in present.keys() - self._answers.keys():
            # a function of Helix would never come back from a worker without Helix
            self._answers[worker] = self._client.submit(
                eval, VERSIONS, workers=[worker[0]], allow_other_workers=False, pure=False
            )
        for worker, answer in self._answers.items():
            if answer is not None and answer.status in ("finished", "error"):
                self._answers[worker] = None
                # a worker without Helix answers with whatever it raised
                versions = answer.result() if answer.status == "finished" else {}
                if not self.refuse(worker[0], versions):
                    self._accepted.add(worker)
        self.threads = {worker[0]: present[worker] for worker in self._accepted & present.keys()}

    def refuse(self, address: str, versions: dict[str, str]) -> bool:
        """Refuse a worker with other versions, or one that a session reaches unencrypted."""
        try:
            check_address(address)
            _check_worker(address, versions)
        except HelixError as error:
            self.refusals.append(error)
            self._accepted = {worker for worker in self._accepted if worker[0] != address}
            return True
        return False

    def wait_for_versions(self) -> None:
        """Wait until all workers of now have answered; raise TimeoutError if one does not."""
        from distributed import wait  # noqa: PLC0415  lazy, as above

        self.update()
        wait([answer for answer in self._answers.values() if answer], CONNECT_SECONDS)
        self.update()


def _replay_on_workers(
    client: "Client", workers: ClusterWorkers, tasks: Sequence[ReplayTask], *, stopped: Stopped
) -> Iterator[ReplayOutcome]:
    """Replay the sessions on accepted workers; a worker that is refused meanwhile is a note."""
    from distributed import wait  # noqa: PLC0415  lazy, as above

    waiting, running = list(reversed(tasks)), dict[Any, tuple[ReplayTask, frozenset[str]]]()
    last_worker_seconds = time.monotonic()
    while waiting or running:
        if stopped():
            client.cancel(list(running))
            return
        workers.update()
        if workers.threads:
            last_worker_seconds = time.monotonic()
        for future, (task, addresses) in list(running.items()):
            # Dask would wait for one of these workers to come back
            if not addresses & workers.threads.keys() and not future.done():
                future.cancel()
                del running[future]
                waiting.append(task)
        outcomes: list[ReplayOutcome] = []
        if time.monotonic() - last_worker_seconds > WORKER_SECONDS:
            outcomes = [lost_outcome(task, "no worker is left to replay it") for task in waiting]
            waiting.clear()
        while waiting and len(running) < TASKS_PER_THREAD * sum(workers.threads.values()):
            task, addresses = waiting.pop(), frozenset(workers.threads)
            try:
                data = task.file.read_bytes()
                running[
                    client.submit(
                        replay_on_worker,
                        task,
                        data,
                        running_versions(),
                        workers=list(addresses),
                        allow_other_workers=False,
                        pure=False,  # a session may be replayed again by another run
                    )
                ] = task, addresses
            except OSError as error:
                outcomes.append(lost_outcome(task, error.strerror or str(error)))
        if running:
            with suppress(TimeoutError):
                wait(list(running), STOP_CHECK_SECONDS, return_when="FIRST_COMPLETED")
        else:
            time.sleep(STOP_CHECK_SECONDS)
        for future in [future for future in running if future.done()]:
            task, _ = running.pop(future)
            outcome = _take_outcome(future, task, workers)
            if outcome is None:
                waiting.append(task)
            else:
                outcomes.append(outcome)
        if outcomes:
            outcomes[0].notes += map(str, workers.refusals)
            workers.refusals.clear()
        yield from sorted(outcomes, key=lambda outcome: outcome.session)


def _take_outcome(
    future: "Future", task: ReplayTask, workers: ClusterWorkers
) -> ReplayOutcome | None:
    """Return a session's outcome, and keep its trace; None if it must be replayed again."""
    if future.status != "finished":
        return lost_outcome(task, f"the cluster did not replay it: {future.exception()}")
    try:
        worker, result = future.result(CONNECT_SECONDS)
    except TimeoutError:  # the worker with the result is no longer there
        future.cancel()
        return None
    if isinstance(result, dict):
        # another worker was started at the same address
        workers.refuse(worker, result)
        return None
    outcome, trace = result
    if outcome.figures is not None:
        unfinished = task.out / f"{task.session}.unfinished"
        unfinished.write_bytes(trace)
        unfinished.replace(task.out / f"{task.session}.jsonl.gz")
    own_outcome: ReplayOutcome = replace(outcome, file=task.file)
    return own_outcome


def replay_on_worker(
    task: ReplayTask, data: bytes, versions: dict[str, str]
) -> tuple[str, dict[str, str] | tuple[ReplayOutcome, bytes]]:
    """Replay a session on a worker; return its address, and its versions if they are others."""
    from distributed import get_worker  # noqa: PLC0415  lazy, as above

    address: str = get_worker().address
    if running_versions() != versions:
        return address, running_versions()
    with tempfile.TemporaryDirectory(prefix="helix-replay-") as folder:
        traces, recordings = Path(folder, "traces"), Path(folder, "recordings")
        traces.mkdir()
        recordings.mkdir()
        file = recordings / task.file.name
        file.write_bytes(data)
        replayer = FileReplayer(find_paths(None))
        outcome = replayer.replay(replace(task, file=file, out=traces), lambda: False)
        for texts in (outcome.problems, outcome.notes):
            texts[:] = [text.replace(str(file), str(task.file)) for text in texts]
        trace = traces / f"{task.session}.jsonl.gz"
        return address, (outcome, trace.read_bytes() if outcome.figures else b"")
