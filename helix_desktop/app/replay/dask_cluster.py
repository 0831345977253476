"""Replays on a cluster of Dask: each session travels as a whole, and its trace comes back.

The workers run the code of this process, down to the byte, so that a trace does not depend on where
it was made. Dask runs the session of a worker that dies on another one. A session is sent over TLS,
or to this machine.
"""

import hashlib
import ipaddress
import platform
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import replace as replace_fields
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import helix_desktop
from helix_desktop.app.environment import find_paths
from helix_desktop.app.replay.replay_files import (
    FileReplayer,
    ReplayOutcome,
    ReplayTask,
    size_of,
)
from helix_desktop.app.replay.worker_pool import LOOK_SECONDS, Wanted, lost_outcome
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.value import replace

if TYPE_CHECKING:
    from distributed import Client, Future

CONNECT_SECONDS = 15
TASKS_PER_THREAD = 2
"""Sessions that are at a thread of a worker or on the way to it."""
_COUNTED = ("distributed", "dask", "msgspec", "regex", "tiktoken")
"""The libraries that a result can depend on."""


def replay_on_cluster(
    tasks: Sequence[ReplayTask], address: str, *, stopped: Wanted
) -> Iterator[ReplayOutcome]:
    """Yield the outcome of each file once done, as `replay_in_processes` does.

    Raise HelixError if the address is not safe, nobody answers, or a worker runs other versions.
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
        try:
            client.wait_for_workers(1, timeout=CONNECT_SECONDS)
        except TimeoutError as error:
            raise HelixError(
                "Can't reach the cluster at {address}: {reason}.", address=address, reason=error
            ) from error
        _check_versions(client)
        ordered = sorted(tasks, key=lambda task: -size_of(task.file))
        yield from _replayed(client, ordered, stopped)


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
    if parts.scheme == "tcp" and not _is_loopback(host):
        raise HelixError(
            "Whole sessions would travel to {host} unencrypted.",
            "Use tls:// with certificates, or a scheduler on this machine.",
            host=host,
        )


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


@cache
def running_versions() -> dict[str, str]:
    """Return the versions that a result depends on; of our own code, its digest."""
    sha256 = hashlib.sha256()
    root = Path(helix_desktop.__file__).parent
    for file in sorted(root.rglob("*.py")):
        sha256.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    versions = {"Helix": f"{helix_desktop.__version__} ({sha256.hexdigest()[:12]})"}
    versions["Python"] = platform.python_version()
    return versions | {name: version(name) for name in _COUNTED}


def _check_versions(client: "Client") -> None:
    """Raise HelixError if a worker runs other versions, or does not know Helix at all."""
    by_worker: dict[str, dict[str, str] | Exception]
    by_worker = client.run(running_versions, on_error="return")
    for worker, versions in sorted(by_worker.items()):
        # a worker without Helix returns whatever it raised
        _check_worker(worker, versions if isinstance(versions, dict) else {})


def _check_worker(worker: str, versions: dict[str, str]) -> None:
    for name, ours in running_versions().items():
        worker_version = versions.get(name, "–")
        if worker_version != ours:
            raise HelixError(
                "The worker {worker} runs {name} {theirs}, and this computer {ours}.",
                "Install the same version of Helix on all workers.",
                worker=worker,
                name=name,
                theirs=worker_version,
                ours=ours,
            )


def _replayed(
    client: "Client", tasks: Sequence[ReplayTask], stopped: Wanted
) -> Iterator[ReplayOutcome]:
    from distributed import wait  # noqa: PLC0415  lazy, as above

    left, running = list(reversed(tasks)), dict[Any, ReplayTask]()
    while left or running:
        if stopped():
            client.cancel(list(running))
            return
        while left and len(running) < _room(client):
            task = left.pop()
            try:
                running[_submit(client, task)] = task
            except OSError as error:
                yield lost_outcome(task, error.strerror or str(error))
        try:
            done = wait(list(running), LOOK_SECONDS, return_when="FIRST_COMPLETED").done
        except TimeoutError:
            continue
        for future in sorted(done, key=lambda future: running[future].session):
            yield _received(future, running.pop(future))


def _room(client: "Client") -> int:
    workers: dict[str, Any] = client.scheduler_info(n_workers=-1)["workers"]
    threads: int = sum(worker["nthreads"] for worker in workers.values())
    return max(1, TASKS_PER_THREAD * threads)


def _submit(client: "Client", task: ReplayTask) -> "Future":
    data = task.file.read_bytes()
    # not pure: a session may be replayed again by another run
    return client.submit(replay_here, task, data, running_versions(), pure=False)


def _received(future: "Future", task: ReplayTask) -> ReplayOutcome:
    """Return a session's outcome, and keep its trace; raise HelixError if a worker refused."""
    if future.status != "finished":
        return lost_outcome(task, f"the cluster did not replay it: {future.exception()}")
    worker, result = future.result()
    if isinstance(result, dict):
        _check_worker(worker, result)
    outcome, trace = result
    if outcome.figures is not None:
        unfinished = task.out / f"{task.session}.unfinished"
        unfinished.write_bytes(trace)
        unfinished.replace(task.out / f"{task.session}.jsonl.gz")
    received_outcome: ReplayOutcome = replace_fields(outcome, file=task.file)
    return received_outcome


@cache
def _replayer() -> FileReplayer:
    return FileReplayer(find_paths(None))


def replay_here(
    task: ReplayTask, data: bytes, versions: dict[str, str]
) -> tuple[str, dict[str, str] | tuple[ReplayOutcome, bytes]]:
    """Replay a session on a worker; return the worker's versions if they are others."""
    here = platform.node()
    if running_versions() != versions:
        return here, running_versions()
    with tempfile.TemporaryDirectory(prefix="helix-replay-") as folder:
        room, recordings = Path(folder, "traces"), Path(folder, "given")
        room.mkdir()
        recordings.mkdir()
        file = recordings / task.file.name
        file.write_bytes(data)
        outcome = _replayer().replay(replace(task, file=file, out=room), lambda: False)
        for texts in (outcome.problems, outcome.notes):
            texts[:] = [text.replace(str(file), str(task.file)) for text in texts]
        trace = room / f"{task.session}.jsonl.gz"
        trace_bytes = trace.read_bytes() if outcome.figures else b""
        return here, (outcome, trace_bytes)
