"""S8, S9: appending one step to a journal, and reading the end of a long one."""

import itertools
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from helix_desktop.domain import codec
from helix_desktop.domain.cache import SessionId, digest_of
from helix_desktop.domain.events import (
    Event,
    Outcome,
    SessionStarted,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.ports import Step
from helix_desktop.store.attic import WorkspaceStore
from tests.benchmarks.corpus import Values
from tests.benchmarks.peers import Floor
from tests.benchmarks.report import Row
from tests.benchmarks.stores import opened, unlike
from tests.benchmarks.timing import Contender, against, interleaved, percentile, ratio

_SESSION = SessionId("0000000000000001")
_AT = 1_750_000_000.0
_OUTPUT = 1 << 10
_KEPT = 64
"""Outputs that are there before steps name them again."""

_LAST = 200
_A_STEP = 200
"""Messages that one step of the long journal brings."""


def rows(folder: Path, *, quick: bool) -> dict[str, Row]:
    return {
        "S8": _append_row(folder / "S8", 12 if quick else 1500),
        "S9": _tail_row(folder / "S9", 2_000 if quick else 100_000, 5 if quick else 60),
    }


def _append_row(folder: Path, rounds: int) -> Row:
    floors = {name: Floor(folder / name) for name in ("message", "known", "output")}
    with opened(folder / "ours") as store:
        store.commit(Step(_SESSION, (SessionStarted(_AT, "Benchmark"),)))
        known = _kept_outputs(store)
        timed = interleaved(
            {
                "floor": _appending(floors["message"], _message_bytes),
                "a message": _committing(store, _message_step),
                "floor of a known output": _appending(floors["known"], known.bytes_of),
                "a known output": _committing(store, known.step),
                "floor of an output": _appending(floors["output"], _step_bytes),
                "a new output": _committing(store, _tool_step),
            },
            rounds,
        )
    for floor in floors.values():
        floor.close()
    detail = (
        "one event without a new content (the value): a message of the person of "
        f"{_OUTPUT} bytes, the floor the same bytes. ToolReturned of an output that is kept "
        f"already {ratio(timed, 'a known output', 'floor of a known output'):.2f} × its floor; "
        f"with its own fresh {_OUTPUT} bytes of output "
        f"{ratio(timed, 'a new output', 'floor of an output'):.2f} × its floor. "
        f"{against(timed, 'floor')}"
    )
    return Row(ratio(timed, "a message", "floor"), "x", rounds, detail)


@dataclass(frozen=True, slots=True)
class _Known:
    """Steps that name outputs which are kept already."""

    outputs: tuple[bytes, ...]

    def step(self, number: int, output: bytes) -> Step:
        """The fresh output is not used."""
        kept = self.outputs[number % len(self.outputs)]
        return Step(_SESSION, _tool_step(number, kept).events)

    def bytes_of(self, number: int, output: bytes) -> bytes:
        return codec.encode(self.step(number, output).events[0])


def _kept_outputs(store: WorkspaceStore) -> _Known:
    values = Values(_OUTPUT, seed=9)
    outputs = tuple(values.next() for _ in range(_KEPT))
    for number, output in enumerate(outputs):
        store.put(unlike(output, number))
    return _Known(outputs)


def _tool_step(number: int, output: bytes) -> Step:
    content = unlike(output, number)
    event = ToolReturned(
        at=_AT + number,
        call=f"call_{number:08d}",
        tool=content.origin.tool,
        what=content.origin.what,
        content=digest_of(output),
        size=len(output),
        outcome=Outcome.OK,
        seconds=0.25,
        tokens=300,
    )
    return Step(_SESSION, (event,), (content,))


def _message_step(number: int, output: bytes) -> Step:
    return Step(_SESSION, (TurnStarted(_AT + number, output.decode("utf-8", "replace")),))


def _step_bytes(number: int, output: bytes) -> bytes:
    return output + codec.encode(_tool_step(number, output).events[0])


def _message_bytes(number: int, output: bytes) -> bytes:
    return codec.encode(_message_step(number, output).events[0])


def _appending(floor: Floor, make: Callable[[int, bytes], bytes]) -> Contender:
    numbers, values = itertools.count(), Values(_OUTPUT, seed=3)

    def ready() -> Callable[[], object]:
        data = make(next(numbers), values.next())
        return lambda: floor.put(b"", data)

    return ready


def _committing(store: WorkspaceStore, make: Callable[[int, bytes], Step]) -> Contender:
    numbers, values = itertools.count(), Values(_OUTPUT, seed=make is _tool_step)

    def ready() -> Callable[[], object]:
        step = make(next(numbers), values.next())
        return lambda: store.commit(step)

    return ready


def _tail_row(folder: Path, messages: int, rounds: int) -> Row:
    folder.mkdir(parents=True)
    peer = sqlite3.connect(folder / "peer.db", isolation_level=None)
    peer.execute("create table kept (seq integer primary key, value blob)")
    events = _conversation(messages)
    with opened(folder / "ours") as store:
        for start in range(0, messages, _A_STEP):
            store.commit(Step(_SESSION, events[start : start + _A_STEP]))
    peer.execute("begin")
    rows = ((seq, codec.encode(event)) for seq, event in enumerate(events))
    peer.executemany("insert into kept values (?, ?)", rows)
    peer.execute("commit")
    with opened(folder / "ours") as store:
        timed = interleaved(
            {"SQLite": lambda: lambda: _tail_of(peer), "ours": lambda: lambda: _ours(store)}, rounds
        )
        assert [found.event for found in _ours(store)] == list(events[-_LAST:])
    peer.close()
    ours = timed["ours"]
    detail = (
        f"{messages} messages in one session; crc and chain of every record checked; p99 "
        f"{percentile(ours, 0.99) * 1e3:.2f} ms; SQLite, rows decoded but unchecked, "
        f"{median(timed['SQLite']) * 1e3:.2f} ms"
    )
    return Row(median(ours) * 1e3, "ms", rounds, detail)


def _conversation(messages: int) -> tuple[Event, ...]:
    values = Values(400, seed=4)
    started = SessionStarted(_AT, "Benchmark")
    said = (
        TurnStarted(_AT + number, values.next().decode("utf-8", "replace"))
        for number in range(1, messages)
    )
    return (started, *said)


def _ours(store: WorkspaceStore) -> list:
    return list(store.journal.last_events(_SESSION, _LAST))


def _tail_of(peer: sqlite3.Connection) -> list[Event]:
    found = peer.execute("select value from kept order by seq desc limit ?", (_LAST,))
    return [codec.decode(value) for (value,) in found]
