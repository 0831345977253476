"""The later part of the script: what a store goes through besides being written to.

Sessions are forgotten, garbage is collected, copies and the index are made. Each can be cut
anywhere, and what the store and its copies may hold then follows from the step numbers, too.
"""

from pathlib import Path

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.events import SessionStarted, TurnStarted
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.ports import Transaction
from helix_desktop.store import keys, opening
from helix_desktop.store.entries import store_token_count
from helix_desktop.store.journal_table import store_snapshot
from helix_desktop.store.maintenance.backup import back_up_open
from helix_desktop.store.maintenance.garbage_collection import collect_garbage
from helix_desktop.store.maintenance.session_deletion import delete_session
from helix_desktop.store.workspace_store import WorkspaceStore

BEGINS = 52
"""The first number of this part; what comes before is the same with it and without it."""

PATTERN = (
    *("visit", "grown", "index", "grown", "snapshot", "forget", "stream", "collect", "grown"),
    *("backup", "count", "index", "step", "reopen"),
)

KINDS = frozenset(("visit", "index", "snapshot", "forget", "collect", "backup", "count"))
"""What only this part does; the rest of its pattern is the script's own."""

_SNAPSHOT_OF = SessionId("00000000000000b2")
_ENCODING = next(iter(Encoding))
_TOKENS = 1234
_LONG_ENOUGH = 10.0
"""Seconds to index what a script keeps."""


def kind_of(number: int) -> str:
    return PATTERN[(number - BEGINS) % len(PATTERN)] if number >= BEGINS else ""


def grown(number: int) -> bytes:
    """A log of two chunks, a little different each time: each chunk is told by its changes."""
    lines = [
        b"line %07d of a log that is written anew by every run" % line for line in range(25_000)
    ]
    lines[number] = b"here run %d was different" % number
    return b"\n".join(lines)


def act(store: WorkspaceStore, number: int, name: bytes) -> None:
    """Do action `number`; `name` is a content that is there."""
    match kind_of(number):
        case "visit":
            store.commit(Transaction(_visitor(number), _visit_events(number)))
        case "forget":
            delete_session(store, _visitor(_latest("visit", number)))
        case "index":
            store.index.catch_up(_LONG_ENOUGH)
        case "snapshot":
            store.write(
                lambda batch: store_snapshot(batch, _SNAPSHOT_OF, 1, state=_state(number)),
                sync=False,
            )
        case "count":
            store.write(
                lambda batch: store_token_count(batch, name, _ENCODING, tokens=_TOKENS), sync=False
            )
        case "collect":
            collect_garbage(store, min_age_seconds=-1.0)
        case "backup":
            back_up_open(store, copy_of(store.folder, number))


def copy_of(folder: Path, number: int) -> Path:
    return folder.with_name(f"{folder.name}-copy-{number}")


def copies(furthest: int) -> list[int]:
    return _numbers("backup", furthest)


def copied(folder: Path) -> bool:
    """Whether a copy is there: what is still being made does not show as a store."""
    return opening.holds_store(folder) and not opening.is_unfinished(folder)


def may_be_gone(number: int, furthest: int) -> bool:
    """A content that no event names, once a collection has begun behind it."""
    return any(collection > number for collection in _numbers("collect", furthest))


def problems(store: WorkspaceStore, acknowledged: int, furthest: int, *, name: bytes) -> list[str]:
    """What is wrong with what only this part leaves behind."""
    result = _in_visits(store, acknowledged, furthest)
    states = {_state(number) for number in _numbers("snapshot", furthest)}
    snapshot = store.journal.snapshot(_SNAPSHOT_OF)
    if snapshot is not None and (snapshot[0] != 1 or snapshot[1] not in states):
        result.append("a snapshot is another one than was kept")
    count = store.cache.token_count(keys.digest(name), _ENCODING)
    if count is not None and (count != _TOKENS or not _numbers("count", furthest)):
        result.append(f"a count of {count} tokens that nobody kept")
    if _numbers("index", furthest) and (why := store.index.catch_up(_LONG_ENOUGH).paused):
        result.append(f"the index cannot be made: {why}")
    return result


def _in_visits(store: WorkspaceStore, acknowledged: int, furthest: int) -> list[str]:
    counts = {head.id: head.count for head in store.journal.sessions()}
    results = []
    for number in _numbers("visit", furthest):
        leaving = number + PATTERN.index("forget") - PATTERN.index("visit")
        count = counts.get(_visitor(number), 0)
        if count not in (0, len(_visit_events(number))):
            results.append(f"the session of {number} is torn: {count} events")
        if count and leaving <= acknowledged:
            results.append(f"the session of {number} is there again")
        if not count and number <= acknowledged and leaving > furthest:
            results.append(f"the session of {number} is lost")
    return results


def _visitor(number: int) -> SessionId:
    return SessionId(f"{0xC000 + number:016x}")


def _visit_events(number: int) -> tuple[SessionStarted, TurnStarted]:
    return SessionStarted(1.0, f"Visit {number}"), TurnStarted(2.0, "A short visit. " * 20)


def _state(number: int) -> bytes:
    return b"the fold after %d; " % number * 200


def _latest(kind: str, before: int) -> int:
    return _numbers(kind, before - 1)[-1]


def _numbers(kind: str, furthest: int) -> list[int]:
    return [number for number in range(BEGINS, furthest + 1) if kind_of(number) == kind]
