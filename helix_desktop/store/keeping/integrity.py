"""`helix-desktop check`: holds everything in a store against everything else, like a fsck.

It changes nothing, not even by opening: see looking.py. A database that breaks in the middle of
being read is read on behind the broken place.
"""

import time
from dataclasses import replace
from pathlib import Path

from helix_desktop.domain.errors import StoreDamaged
from helix_desktop.store import keys, opening, records
from helix_desktop.store.keeping.check_contents import check_contents
from helix_desktop.store.keeping.check_journal import check_journal
from helix_desktop.store.keeping.findings import Finding, Kind, Report, Tally
from helix_desktop.store.keeping.inspection import Inspection
from helix_desktop.store.keeping.looking import held, looked_at
from helix_desktop.store.keeping.progress import Progress, Stopped, Watch, never, silent
from helix_desktop.store.leveldb import Frozen
from helix_desktop.store.records import COUNTERS, ENTRY, Counters
from helix_desktop.store.witness import witnessed


def check(
    folder: Path, *, deep: bool = False, progress: Progress = silent, stopped: Stopped = never
) -> Report:
    """Of a store that nobody has open; StoreLocked, StoreForeign, StoreNewer as they are."""
    with held(folder):
        return check_held(folder, deep=deep, watch=Watch(progress, stopped))


def check_held(folder: Path, *, deep: bool, watch: Watch) -> Report:
    """The same for who holds the folder already."""
    began = time.monotonic()
    try:
        with looked_at(folder) as database, database.frozen() as view:
            report = inspect(view, folder, deep=deep, watch=watch)
    except StoreDamaged as error:
        consequence = "Nothing was changed. `check --repair` makes a new one from what is left."
        found = Finding(Kind.DATABASE, error.message, consequence, repairable=True)
        report = Report((found,), Tally(), deep)
    return replace(report, seconds=time.monotonic() - began)


def inspect(view: Frozen, folder: Path, *, deep: bool, watch: Watch) -> Report:
    """A check of a view, also of a store that is in use."""
    inspection = Inspection(view, deep, watch)
    _check_format(inspection, folder)
    check_journal(inspection)
    counters = _counters(inspection)
    watch.begin("contents", counters.entries)
    check_contents(inspection)
    _check_counters(inspection, counters)
    _check_witness(inspection, folder, counters)
    _check_feed(inspection)
    _check_derived(inspection)
    return Report(tuple(inspection.findings), inspection.tally(), deep)


def _check_format(inspection: Inspection, folder: Path) -> None:
    try:
        records.checked_format(inspection.get(keys.FORMAT), str(folder))
    except StoreDamaged as error:
        inspection.note(Kind.STORE, error.message, "It does not open.")
    if not (folder / opening.READY).exists():
        text = f"The store in {folder} has no marker that says it was finished."
        inspection.note(Kind.STORE, text, "It is set again when the store is opened.")


def _counters(inspection: Inspection) -> Counters:
    packed = inspection.get(keys.COUNTERS)
    try:
        if packed is not None:
            return COUNTERS.unpack(packed)
    except StoreDamaged:
        pass
    inspection.note(Kind.STORE, "The store's counters are lost.", "It does not open.")
    return Counters()


def _check_counters(inspection: Inspection, counters: Counters) -> None:
    sums = inspection.sums
    for name in ("entries", "raw", "arrived", "tokens", "saved"):
        said, is_so = getattr(counters, name), getattr(sums, name)
        if said != is_so:
            text = f"The store counts {said} for {name!r}, adding up gives {is_so}."
            inspection.note(Kind.STORE, text, "A sum that is shown is wrong.")
    if sums.change > counters.change or sums.arrival > counters.arrival:
        text = "Numbers were given out that the counters do not know."
        inspection.note(Kind.STORE, text, "New entries could take the place of old ones.")


def _check_witness(inspection: Inspection, folder: Path, counters: Counters) -> None:
    missing = witnessed(folder / opening.HEAD) - counters.step
    if missing > 0:
        inspection.note(
            Kind.STEPS,
            f"{missing} saved steps after step {counters.step} are missing.",
            "The end of the database's log is gone; what came before is whole.",
            repairable=False,
        )


def _check_feed(inspection: Inspection) -> None:
    """Each entry at its number; a lower one is a removal before it came back."""
    for key, name in inspection.room(keys.CHANGE):
        packed = inspection.get(keys.ENTRY + name)
        try:
            right = packed is None or ENTRY.unpack(packed).change >= keys.number(key[1:])
        except StoreDamaged:
            continue
        if not right:
            text = f"{keys.digest(name)[:12]}… stands in the change feed at a wrong number."
            inspection.note(Kind.FEED, text, "It is indexed twice.")


def _check_derived(inspection: Inspection) -> None:
    for _, name in inspection.room(keys.HINT):
        if inspection.get(keys.CONTENT + name) is None:
            text = f"A hint leads to {keys.digest(name)[:12]}…, which is not there."
            inspection.note(Kind.DERIVED, text, "The next version takes more space.")
    for key, _ in inspection.room(keys.SNAPSHOT):
        if inspection.get(keys.SESSION + key[1:9]) is None:
            text = f"A snapshot of session {key[1:9].hex()}, which is not there."
            inspection.note(Kind.DERIVED, text, "It only takes space.")
