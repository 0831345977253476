"""The store's part of `--smoke`, on one small store: found, reopened, checked, copied, come back.

Works with the real store, in a thread; its modules are imported when the check runs.
"""

import asyncio
import time
from pathlib import Path
from typing import TYPE_CHECKING

from helix_desktop.app.files import replace_file
from helix_desktop.app.settings import Settings
from helix_desktop.app.smoke import Check, Place
from helix_desktop.domain.cache import NewContent, Origin, SessionId, digest_of
from helix_desktop.domain.events import (
    Ending,
    Event,
    Outcome,
    Recorded,
    SessionStarted,
    ToolReturned,
    TurnEnded,
    TurnStarted,
)
from helix_desktop.domain.ports import Step
from helix_desktop.domain.query import parse

if TYPE_CHECKING:
    from helix_desktop.store.attic import WorkspaceStore

SESSION = SessionId("0" * 15 + "1")
TEXTS = tuple(f"line {at}\nerror {at * 111} in part {at}\n".encode() * 50 for at in range(1, 9))
INDEX_SECONDS = 5.0


async def check_search(place: Place) -> str:
    return await asyncio.to_thread(_search, place)


async def check_journal(place: Place) -> str:
    return await asyncio.to_thread(_journal, place)


async def check_integrity(place: Place) -> str:
    return await asyncio.to_thread(_integrity, place)


async def check_copies(place: Place) -> str:
    return await asyncio.to_thread(_copies, place)


async def check_settings(place: Place) -> str:
    """In a file of its own: the person's settings are not touched."""
    return await asyncio.to_thread(_settings, place.scratch / "settings" / "settings.json")


STORE_CHECKS: dict[str, Check] = {
    "search": check_search,
    "journal": check_journal,
    "integrity": check_integrity,
    "copies": check_copies,
    "settings": check_settings,
}


def _filled(place: Place, name: str) -> Path:
    """A store with one session of tool calls, written and closed."""
    # lazy: LevelDB is loaded by the check that tells whether it can be
    from helix_desktop.store.attic import WorkspaceStore  # noqa: PLC0415

    folder = place.scratch / f"smoke-{name}"
    folder.mkdir()
    store = WorkspaceStore.open_or_create(folder, place.parts.clock)
    try:
        contents = tuple(
            NewContent(text, Origin("smoke", f"{at}")) for at, text in enumerate(TEXTS)
        )
        store.commit(Step(SESSION, tuple(_events()), contents))
    finally:
        store.close()
    return folder


def _events() -> list[Event]:
    calls = [
        ToolReturned(2.0, f"c{at}", "smoke", f"{at}", digest_of(text), len(text), Outcome.OK)
        for at, text in enumerate(TEXTS)
    ]
    return [
        SessionStarted(1.0, "smoke"),
        TurnStarted(1.0, "go"),
        *calls,
        TurnEnded(3.0, Ending.DONE),
    ]


def _search(place: Place) -> str:
    from helix_desktop.store.attic import WorkspaceStore  # noqa: PLC0415  lazy, as above

    store = WorkspaceStore.open(_filled(place, "search"), place.parts.clock)
    try:
        began = time.monotonic()
        while not store.index.catch_up(0.1).done:
            _demand(time.monotonic() - began < INDEX_SECONDS, "the index does not catch up")
        seconds = time.monotonic() - began
        for line, wanted in (('text:"error 333 in"', 1), (r"re:/error (111|888) /", 2)):
            found = _found(store, line)
            _demand(found == wanted, f"{line} found {found} contents, not {wanted}")
    finally:
        store.close()
    return f"{len(TEXTS)} texts indexed in {seconds * 1000:.0f} ms, found by text and by pattern"


def _found(store: "WorkspaceStore", line: str) -> int:
    from helix_desktop.domain.listing import Ask  # noqa: PLC0415  lazy, as above

    page = store.search.find(Ask(parse(line, now=0.0)))
    return len(page.entries)


def _journal(place: Place) -> str:
    from helix_desktop.store.attic import WorkspaceStore  # noqa: PLC0415  lazy, as above

    folder = _filled(place, "journal")
    store = WorkspaceStore.open(folder, place.parts.clock)
    try:
        items = store.journal.events(SESSION)
    finally:
        store.close()
    same = [item.event for item in items if isinstance(item, Recorded)] == _events()
    _demand(same, "the events are not what was written")
    return f"{len(items)} events are there after closing and opening"


def _integrity(place: Place) -> str:
    from helix_desktop.store.keeping import integrity  # noqa: PLC0415  lazy, as above

    report = integrity.check(_filled(place, "integrity"), deep=True)
    _demand(report.clean, "; ".join(map(str, report.findings)))
    return f"{report.tally.entries} contents and {report.tally.events} events are whole"


def _copies(place: Place) -> str:
    from helix_desktop.store.keeping import backup, export, importing  # noqa: PLC0415  as above

    source = _filled(place, "copies")
    base = place.scratch
    backup.back_up(source, base / "backup")
    report = backup.restore(base / "backup", base / "restored")
    _demand(report.clean, "; ".join(map(str, report.findings)))
    export.export(source, base / "export")
    done = importing.import_export(base / "export", base / "imported", place.parts.clock)
    _demand(not done.unreadable, "; ".join(done.unreadable))
    _demand(done.contents == report.tally.entries == len(TEXTS), "contents are missing")
    return f"backup and export of {done.contents} contents came back"


def _settings(file: Path) -> str:
    Settings(file).set("appearance", "dark")
    kept = Settings(file).text("appearance")
    _demand(kept == "dark", f"set to dark, read as {kept}")
    replace_file(file, b"{")
    damaged = Settings(file)
    _demand(damaged.problem is not None, "a damaged file is not noticed")
    return "kept, and a damaged file is put aside"


def _demand(holds: bool, otherwise: str) -> None:
    if not holds:
        raise AssertionError(otherwise)
