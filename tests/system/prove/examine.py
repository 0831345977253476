"""Whether a store holds what was acknowledged, byte for byte, and nothing that is torn."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from helix_desktop.domain.cache import CacheColumn, digest_of
from helix_desktop.domain.cache_filter import CacheQuery
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import Event, Recorded, TurnStarted, Unreadable
from helix_desktop.domain.ports import Transaction
from helix_desktop.store import keys
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.fakes.clock import FakeClock
from tests.system.prove import script, upkeep


def examine(folder: Path, acknowledged: int, *, more: int = 1) -> list[str]:
    """What is wrong with the store of a script that acknowledged its actions up to this one.

    `more` actions behind it may have happened: they were on their way. Copies stand beside it.
    """
    return _examined(folder, acknowledged, more) + _in_copies(folder, acknowledged, more)


def _in_copies(folder: Path, acknowledged: int, more: int) -> list[str]:
    """A copy holds exactly what was there; one that was on its way is whole or not there."""
    problems = []
    for number in upkeep.copies(acknowledged + more):
        copy = upkeep.copy_of(folder, number)
        if upkeep.copied(copy):
            problems += [f"copy {number}: {wrong}" for wrong in _examined(copy, number - 1, 0)]
        elif number <= acknowledged:
            problems.append(f"copy {number} is not there")
    return problems


def _examined(folder: Path, acknowledged: int, more: int) -> list[str]:
    try:
        store = WorkspaceStore.open_or_create(folder, FakeClock())
    except HelixError as error:
        return [f"acknowledged {acknowledged}: does not open: {error}"]
    try:
        problems = _problems(store, acknowledged, acknowledged + more)
        if not problems and acknowledged >= 0:
            store.commit(Transaction(script.SESSIONS[0], (TurnStarted(1.0, "and on it goes"),)))
    except HelixError as error:
        problems = [f"{type(error).__name__}: {error}"]
    finally:
        store.close()
    return [f"acknowledged {acknowledged}: {problem}" for problem in problems]


def _problems(store: WorkspaceStore, acknowledged: int, furthest: int) -> list[str]:
    problems = [f"false report: {incident.text}" for incident in store.incidents()]
    problems += _in_journal(store, acknowledged, furthest)
    problems += _in_contents(store, acknowledged, furthest)
    problems += upkeep.problems(store, acknowledged, furthest, name=script.pinned_by(2))
    problems += sums(store)
    return problems


def _in_journal(store: WorkspaceStore, acknowledged: int, furthest: int) -> list[str]:
    session_ids = {head.id for head in store.journal.sessions()}
    problems = []
    for session in script.SESSIONS:
        least, most = _scripted_events(session, acknowledged), _scripted_events(session, furthest)
        result = store.journal.events(session) if session in session_ids else []
        events = [place.event if isinstance(place, Recorded) else None for place in result]
        if events != most[: len(events)]:
            problems.append(f"{session}: events differ from what was written")
        if len(events) < len(least):
            problems.append(f"{session}: {len(least) - len(events)} acknowledged events lost")
        if events not in (least, most):
            problems.append(f"{session}: a step is torn")
    return problems


def _scripted_events(session: str, last: int) -> list[Event]:
    numbers = [number for number in range(last + 1) if script.session_of(number) == session]
    return [event for number in numbers for event in script.events_of(number)]


def _in_contents(store: WorkspaceStore, acknowledged: int, furthest: int) -> list[str]:
    problems = []
    allowed = set()
    for number in range(furthest + 1):
        data = script.data_of(number)
        if not data:
            continue
        name = digest_of(data)
        allowed.add(name)
        here = store.contents.exists(keys.raw(name))
        if not here and number <= acknowledged and not _collected(number, furthest):
            problems.append(f"content {number} lost")
        elif here and _collected(number, acknowledged):
            problems.append(f"content {number} was collected and is there")
        elif here and store.cache.get(name) != data:
            problems.append(f"content {number} has other bytes")
    for entry in _entries(store):
        if entry.digest not in allowed:
            problems.append(f"an unknown content {entry.digest[:12]}")
    pins = [number for number in range(acknowledged + 1) if script.kind_of(number) == "pin"]
    problems += [
        f"pin {number} lost"
        for number in pins
        if not store.cache.entry(keys.digest(script.pinned_by(number))).pinned
    ]
    return problems


def _collected(number: int, furthest: int) -> bool:
    """Whether what action `number` kept is gone once everything up to `furthest` has happened."""
    return not script.events_of(number) and upkeep.may_be_gone(number, furthest)


def _entries(store: WorkspaceStore) -> Any:
    return store.search.find(
        CacheQuery(order=CacheColumn.ARRIVAL, descending=False, limit=1 << 30)
    ).entries


def sums(store: WorkspaceStore) -> list[str]:
    """Counters against what they count."""
    entries = _entries(store)
    totals = store.cache.totals(0)
    problems = []
    if totals.entries != len(entries):
        problems.append(f"{totals.entries} entries counted, {len(entries)} there")
    if totals.raw != sum(entry.size for entry in entries):
        problems.append("the sum of sizes is wrong")
    if totals.before_dedup < totals.raw:
        problems.append("fewer bytes arrived than are there")
    for entry in entries:
        uses = store.cache.uses(entry.digest)
        if entry.refs != len(uses):
            problems.append(f"{entry.digest[:12]}: {entry.refs} uses counted, {len(uses)} there")
    return problems


@dataclass(frozen=True, slots=True)
class Picture:
    """Everything a store shows, and the damage it reports."""

    contents: tuple[Any, ...]
    reported: tuple[str, ...]


def picture(store: WorkspaceStore) -> Picture:
    """Read everything; `kept` holds what cannot be lost silently."""
    contents: list[Any] = []
    reported: list[str] = []
    try:
        reported += [incident.text for incident in store.incidents()]
    except HelixError as error:
        reported.append(str(error))
    for session in script.SESSIONS:
        try:
            contents.append((store.journal.head(session), _events(store, session, reported)))
        except HelixError as error:
            reported.append(f"{session}: {error}")
    try:
        contents.append([_fixed(entry) for entry in _entries(store)])
        contents.append(sums(store))
    except HelixError as error:
        reported.append(str(error))
    for number in range(2, LENGTH):
        data = script.data_of(number)
        if not data:
            continue
        try:
            same = store.cache.get(digest_of(data)) == data
            start, stop = len(data) // 3, len(data) // 2
            part = store.contents.read(keys.raw(digest_of(data)), start, stop)
            contents.append((number, same and part == data[start:stop]))
        except HelixError as error:
            reported.append(f"content {number}: {error}")
    return Picture(tuple(contents), tuple(reported))


LENGTH = 30
"""Actions of the store that is flipped and cut: all kinds, ends with a synced step."""


def _events(store: WorkspaceStore, session: Any, reported: list[str]) -> list[Any]:
    result = store.journal.events(session)
    reported += [place.problem for place in result if isinstance(place, Unreadable)]
    return list(result)


def _fixed(entry: Any) -> tuple[Any, ...]:
    """An entry without its counters: a touch is not synced and may be lost to a cut."""
    return (entry.digest, entry.origin, entry.size, entry.lines, entry.created, entry.seen,
            entry.refs, entry.pinned, entry.arrival)  # fmt: skip
