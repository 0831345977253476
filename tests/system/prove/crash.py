"""Power cuts: the recorded calls of a session, replayed into what the disk may hold after one.

File systems keep less than was written: nothing of what was not synced, a part of it, or its length
with zeros in it. Names follow one of two rules: any sync makes all earlier changes of names durable
(journalling file systems), or only the sync of their folder does, and of the file itself.
"""

import hashlib
import os
import random
import shutil
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from helix_desktop.store.ballast import BALLAST_BYTES
from tests.system.prove.examine import examine
from tests.system.prove.outcome import WORKERS, Outcome, processes, scratch
from tests.system.prove.script import SALT
from tests.system.prove.trace import Call, record

_PAGE = 4096
_IGNORED = ("db/LOG", "db/LOG.old", "db/LOCK", "ballast")


@dataclass
class _File:
    """What a program would read, and what the disk is sure to have."""

    now: bytearray = field(default_factory=bytearray)
    synced: bytes = b""


class Disk:
    """A folder whose files and names become durable only by being synced."""

    def __init__(self, *, journalling: bool) -> None:
        self._journalling = journalling
        self.names: dict[str, _File | None] = {}
        self.rescued_names: dict[str, _File | None] = {}

    def apply(self, call: Call) -> None:
        match call.what:
            case "mkdir":
                self.names[call.path] = None
            case "open":
                file = self._file(call.path)
                file.now = bytearray() if call.at else file.now
            case "write":
                self._file(call.path).now[call.at : call.at + len(call.data)] = call.data
            case "cut":
                file = self._file(call.path)
                file.now[call.at :] = bytes(max(0, call.at - len(file.now)))
            case "sync":
                self._sync(call.path)
            case _:
                moved = self.names.pop(call.path, None)
                if call.what == "rename":
                    self.names[call.target] = moved

    def _file(self, path: str) -> _File:
        file = self.names.get(path)
        if file is None:
            file = self.names[path] = _File()
        return file

    def _sync(self, path: str) -> None:
        file = self.names.get(path)
        if file is not None:
            file.synced = bytes(file.now)
        if self._journalling:
            self.rescued_names = dict(self.names)
        elif file is not None:
            self.rescued_names[path] = file
        else:
            self._keep_names_in(path)

    def _keep_names_in(self, folder: str) -> None:
        for name in {*self.names, *self.rescued_names}:
            if str(PurePosixPath(name).parent) == folder:
                if name in self.names:
                    self.rescued_names[name] = self.names[name]
                else:
                    del self.rescued_names[name]


def _prefix(file: _File, source: random.Random) -> bytes:
    return bytes(file.now)


def _dropped(file: _File, source: random.Random) -> bytes:
    return file.synced


def _torn(file: _File, source: random.Random) -> bytes:
    tail = _tail(file)
    return _either(file, source) if tail is None else file.synced + tail[: _cut(tail, source)]


def _zeros(file: _File, source: random.Random) -> bytes:
    tail = _tail(file)
    return _either(file, source) if tail is None else file.synced + bytes(len(tail))


def _hole(file: _File, source: random.Random) -> bytes:
    """Some pages of what was written reached the disk, the ones behind them read as zeros."""
    tail = _tail(file)
    if tail is None:
        return _either(file, source)
    cut = _page_cut(file, tail, source)
    return file.synced + tail[:cut] + bytes(len(tail) - cut)


def _late(file: _File, source: random.Random) -> bytes:
    """Later pages reached the disk, earlier ones did not."""
    tail = _tail(file)
    if tail is None:
        return _either(file, source)
    cut = _page_cut(file, tail, source)
    return file.synced + bytes(cut) + tail[cut:]


def _page_cut(file: _File, tail: bytes, source: random.Random) -> int:
    """Where in the tail a page of the file begins, or its end: pages are kept or lost as one."""
    start = len(file.synced)
    page = -(-(start + _cut(tail, source)) // _PAGE) * _PAGE
    return min(len(tail), page - start)


def _tail(file: _File) -> bytes | None:
    """What was appended and not synced; None if it was changed in place."""
    return bytes(file.now[len(file.synced) :]) if file.now.startswith(file.synced) else None


def _either(file: _File, source: random.Random) -> bytes:
    return source.choice((file.synced, bytes(file.now)))


def _cut(tail: bytes, source: random.Random) -> int:
    return source.randrange(len(tail) + 1)


MODELS = {
    "prefix": _prefix,
    "dropped": _dropped,
    "torn": _torn,
    "zeros": _zeros,
    "hole": _hole,
    "late": _late,
}


@dataclass(frozen=True, slots=True)
class State:
    """One content of the disk after a power cut."""

    model: str
    files: dict[str, bytes | None]
    acknowledged: int

    @property
    def mark(self) -> bytes:
        digest = hashlib.blake2b(str(self.acknowledged).encode())
        for name, data in sorted(self.files.items()):
            digest.update(name.encode() + (b"/" if data is None else b"%d:" % len(data)))
            digest.update(data or b"")
        return digest.digest()


def states(calls: Sequence[Call], *, journalling: bool, seed: int, share: float) -> Iterator[State]:
    """What may be left after each call; `share` of them, by lot."""
    disk = Disk(journalling=journalling)
    source = random.Random(seed)
    acknowledged = -1
    for call in calls:
        if call.what == "say":
            words = call.data.split()
            acknowledged = int(words[1]) if words[0] == b"A" else acknowledged
            continue
        if call.path in _IGNORED or call.path.endswith("LOG"):
            continue
        disk.apply(call)
        for model in MODELS:
            if source.random() < share:
                yield State(model, _files(disk, model, source), acknowledged)


def _files(disk: Disk, model: str, source: random.Random) -> dict[str, bytes | None]:
    """Without a sync a change of names may have reached the disk or not."""
    sure = model == "dropped" or (model != "prefix" and source.random() < 0.3)
    names = disk.rescued_names if sure else disk.names
    shape = MODELS[model]
    return {
        name: None if file is None else shape(file, source)
        for name, file in names.items()
        if name not in _IGNORED
    }


def write_state(state: State, folder: Path) -> None:
    folder.mkdir()
    (folder / "ballast").touch()
    os.truncate(folder / "ballast", BALLAST_BYTES)  # laying it anew each time only costs time
    for name, data in sorted(state.files.items()):
        path = folder / name
        if data is None:
            path.mkdir(exist_ok=True)
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(data)


@dataclass(frozen=True, slots=True)
class StateShare:
    """The part of the states that one process tries."""

    number: int
    journalling: bool
    seed: int
    share: float


_calls: list[Call] = []


def _begin(calls: list[Call]) -> None:
    _calls.extend(calls)


def _try(lot: StateShare) -> tuple[Counter[str], list[str]]:
    figures: Counter[str] = Counter()
    problems: list[str] = []
    seen: set[bytes] = set()
    rule = "journalling" if lot.journalling else "strict"
    every = states(_calls, journalling=lot.journalling, seed=lot.seed, share=lot.share)
    with scratch(memory=True) as place:
        for number, state in enumerate(every):
            if number % WORKERS != lot.number or state.mark in seen:
                continue
            seen.add(state.mark)
            write_state(state, place / "store")
            figures["states"] += 1
            figures[state.model] += 1
            wrong = examine(place / "store", state.acknowledged)
            problems += [f"{rule}, {state.model}, state {number}: {item}" for item in wrong]
            shutil.rmtree(place / "store")
    return figures, problems


def prove(*, count: int, length: int) -> Outcome:
    """At least `count` different states; of one session after another until they are enough."""
    outcome = Outcome("power cut", Counter({"states": 0, "recorded calls": 0}))
    sessions = 0
    while outcome.figures["states"] < count * 0.9:
        os.environ[SALT] = str(sessions)
        try:
            _one_session(outcome, length=length, seed=sessions, count=count)
        finally:
            del os.environ[SALT]
        sessions += 1
    outcome.figures["sessions"] = sessions
    outcome.figures["lost or wrong"] = len(outcome.problems)
    return outcome


def _one_session(outcome: Outcome, *, length: int, seed: int, count: int) -> None:
    with scratch() as place:
        calls = record(place / "store", length, place / "calls")
    steps = sum(call.what != "say" and call.path not in _IGNORED for call in calls)
    share = min(1.0, count / (steps * len(MODELS) * 2))
    lots = [
        StateShare(number, journalling, seed, share)
        for journalling in (True, False)
        for number in range(WORKERS)
    ]
    with processes(initializer=_begin, initargs=(calls,)) as pool:
        for figures, problems in pool.map(_try, lots):
            outcome.figures += figures
            outcome.problems += problems
    outcome.figures["recorded calls"] += steps
