"""S8, S9: appending one step to a journal, and reading the end of a long one."""

import itertools
import sqlite3
from collections.abc import Callable
from pathlib import Path
from statistics import median

from helix_desktop.domain import event_codec
from helix_desktop.domain.cache import SessionId, digest_of
from helix_desktop.domain.events import (
    AssistantReplied,
    Event,
    Outcome,
    SessionStarted,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.llm import StopReason, Usage
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.domain.ports import Transaction
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.benchmarks.corpus import Values
from tests.benchmarks.peers import Floor
from tests.benchmarks.report import Row
from tests.benchmarks.stores import open_store, unlike
from tests.benchmarks.timing import Contender, against, interleaved, percentile, ratio

_SESSION = SessionId("0000000000000001")
_AT = 1_750_000_000.0
_OUTPUT = 1 << 10
_SAID = 600
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
    with open_store(folder / "ours") as store:
        store.commit(Transaction(_SESSION, (SessionStarted(_AT, "Benchmark"),)))
        steps: dict[str, Making] = {
            "a step": _known_step(_kept_outputs(store)),
            "a message": _message_step,
            "a step with its output": _fresh_step,
        }
        floors = {name: Floor(folder / name) for name in steps}
        contenders: dict[str, Contender] = {}
        for seed, (name, make) in enumerate(steps.items()):
            contenders[name] = _committing(store, make, seed)
            contenders[f"floor of {name}"] = _appending(floors[name], make, seed + len(steps))
        timed = interleaved(contenders, rounds)
    for floor in floors.values():
        floor.close()
    ratios = {name: ratio(timed, name, f"floor of {name}") for name in steps}
    detail = (
        "AssistantReplied (600 bytes of text and a call) and the ToolReturned of an output that is "
        "kept already, in one commit; the floor appends the same bytes. A message of the user of "
        f"{_OUTPUT} bytes {ratios['a message']:.2f} × its floor; the step together with its own "
        f"fresh {_OUTPUT} bytes of output {ratios['a step with its output']:.2f} × its floor. "
        f"{against(timed, 'floor of a step')}"
    )
    return Row(ratios["a step"], "x", rounds, detail)


Making = Callable[[int, bytes], Transaction]
"""A step from its number and some fresh bytes."""


def _kept_outputs(store: WorkspaceStore) -> tuple[bytes, ...]:
    values = Values(_OUTPUT, seed=9)
    outputs = tuple(values.next() for _ in range(_KEPT))
    for number, output in enumerate(outputs):
        store.put(unlike(output, number))
    return outputs


def _known_step(outputs: tuple[bytes, ...]) -> Making:
    def make(number: int, data: bytes) -> Transaction:
        output_digest = outputs[number % len(outputs)]
        return Transaction(_SESSION, (_reply(number, data), _return(number, output_digest)))

    return make


def _fresh_step(number: int, output: bytes) -> Transaction:
    events = (_reply(number, output), _return(number, output))
    return Transaction(_SESSION, events, (unlike(output, _KEPT + number),))


def _message_step(number: int, data: bytes) -> Transaction:
    return Transaction(_SESSION, (TurnStarted(_AT + number, _text(data)),))


def _reply(number: int, data: bytes) -> AssistantReplied:
    call = ToolCall(f"call_{number:08d}", "read_file", f'{{"path": "src/part_{number}.py"}}')
    return AssistantReplied(
        at=_AT + number,
        llm="some-model",
        parts=(Text(_text(data[:_SAID])), call),
        reason=StopReason.TOOLS,
        usage=Usage(input=20_000 + number, output=200),
        seconds=3.5,
    )


def _return(number: int, output: bytes) -> ToolReturned:
    content = unlike(output, number)
    return ToolReturned(
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


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def _bytes_of(step: Transaction) -> bytes:
    events = b"".join(event_codec.encode_event(event) for event in step.events)
    return events + b"".join(content.data for content in step.contents)


def _appending(floor: Floor, make: Making, seed: int) -> Contender:
    numbers, values = itertools.count(), Values(_OUTPUT, seed)

    def ready() -> Callable[[], object]:
        data = _bytes_of(make(next(numbers), values.next()))
        return lambda: floor.put(b"", data)

    return ready


def _committing(store: WorkspaceStore, make: Making, seed: int) -> Contender:
    numbers, values = itertools.count(), Values(_OUTPUT, seed)

    def ready() -> Callable[[], object]:
        step = make(next(numbers), values.next())
        return lambda: store.commit(step)

    return ready


def _tail_row(folder: Path, messages: int, rounds: int) -> Row:
    folder.mkdir(parents=True)
    peer = sqlite3.connect(folder / "peer.db", isolation_level=None)
    peer.execute("create table kept (seq integer primary key, value blob)")
    events = _conversation(messages)
    with open_store(folder / "ours") as store:
        for start in range(0, messages, _A_STEP):
            store.commit(Transaction(_SESSION, events[start : start + _A_STEP]))
    peer.execute("begin")
    rows = ((seq, event_codec.encode_event(event)) for seq, event in enumerate(events))
    peer.executemany("insert into kept values (?, ?)", rows)
    peer.execute("commit")
    with open_store(folder / "ours") as store:
        timed = interleaved(
            {"SQLite": lambda: lambda: _tail_of(peer), "ours": lambda: lambda: _last_events(store)},
            rounds,
        )
        assert [results.event for results in _last_events(store)] == list(events[-_LAST:])
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
    steps = (
        TurnStarted(_AT + number, values.next().decode("utf-8", "replace"))
        for number in range(1, messages)
    )
    return (started, *steps)


def _last_events(store: WorkspaceStore) -> list:
    return list(store.journal.last_events(_SESSION, _LAST))


def _tail_of(peer: sqlite3.Connection) -> list[Event]:
    result = peer.execute("select value from kept order by seq desc limit ?", (_LAST,))
    return [event_codec.decode_event(value) for (value,) in result]
