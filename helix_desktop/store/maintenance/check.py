"""Checks a store (like fsck): journal, contents, entries; changes nothing.

The check reads every session's chain and the contents that its events name, and compares contents
with their entries. It changes nothing, not even by opening the database (see frozen_store.py). In a
damaged database, it continues reading after each broken block.
"""

from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import CacheCorrupt, StoreDamaged
from helix_desktop.domain.events import Recorded, Unreadable, WindowSent, references
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.store import content_codec, keys, opening
from helix_desktop.store.commit_marker import read_commit_marker
from helix_desktop.store.journal_table import JournalTable
from helix_desktop.store.leveldb import FrozenView, ReadGap, prefix_range
from helix_desktop.store.maintenance.check_report import (
    CheckFinding,
    CheckFindingKind,
    CheckReport,
    CheckTally,
    StoreInspection,
    records_by_digest,
)
from helix_desktop.store.maintenance.database_files import file_problems
from helix_desktop.store.maintenance.frozen_store import lock_folder, open_read_only
from helix_desktop.store.maintenance.staging import UNWATCHED, WorkWatch
from helix_desktop.store.metadata_records import (
    COUNTERS,
    ENTRY,
    HEAD,
    INCIDENT,
    EntryRecord,
    StoreCounters,
)


def check_contents(inspection: StoreInspection) -> None:
    """Check entries, contents, and references together by digest, then the chunks."""
    listed_chunks: set[bytes] = set()
    recorded_uses = 0
    kinds = (keys.ENTRY, keys.CONTENT, keys.REFERENCE)
    for name, uses in records_by_digest(*map(inspection.readable_records, kinds)):
        packed = uses.pop(keys.ENTRY + name, None)
        record = uses.pop(keys.CONTENT + name, None)
        recorded_uses += len(uses)
        entry = _check_entry(inspection, name, packed=packed, record=record, uses=len(uses))
        if record is not None:
            listed_chunks |= _check_record(inspection, name, record=record, entry=entry)
        inspection.watch.step()
    if recorded_uses > inspection.references:
        inspection.note(
            CheckFindingKind.REFERENCE,
            Phrase(
                "{noted} recorded uses belong to no event.",
                noted=recorded_uses - inspection.references,
            ),
            Phrase("Counts of uses are too high."),
        )
    # the chunks that no content lists: an unfinished stream leaves such, unless they are bases
    bases: set[bytes] = set()
    unlisted: dict[bytes, int] = {}
    for key, record in inspection.readable_records(keys.CHUNK):
        if key[1:] not in listed_chunks:
            unlisted[key[1:]] = len(record)
        elif content_codec.kind_of(record) >= 0 and (base := content_codec.base_of(record)):
            bases.add(base)
    for name, size in unlisted.items():
        if name not in bases:
            inspection.orphans += 1
            inspection.orphan_bytes += size


def _check_entry(
    inspection: StoreInspection,
    name: bytes,
    *,
    packed: bytes | None,
    record: bytes | None,
    uses: int,
) -> EntryRecord | None:
    short = keys.digest(name)[:12]
    if packed is None and record is not None:
        inspection.count_orphan(record)
        text = Phrase("{short}… is stored but not listed.", short=short)
        consequence = Phrase("The entry takes space and can be recalled only by its hash.")
        inspection.note(CheckFindingKind.ENTRY, text, consequence)
        return None
    if packed is None:
        text = Phrase.counted(
            uses,
            "{count} use of {short}… is recorded, but the entry is missing.",
            "{count} uses of {short}… are recorded, but the entry is missing.",
            short=short,
        )
        consequence = Phrase("Nothing is displayed incorrectly.")
        inspection.note(CheckFindingKind.REFERENCE, text, consequence)
        return None
    try:
        entry = ENTRY.unpack(packed)
    except StoreDamaged:
        text = Phrase("The record of {short}… is damaged.", short=short)
        inspection.note(
            CheckFindingKind.ENTRY, text, Phrase("Its tool, times, and counts are lost.")
        )
        return None
    inspection.sums.count(entry)
    inspection.sums.change = max(inspection.sums.change, entry.change)
    inspection.sums.arrival = max(inspection.sums.arrival, entry.arrival)
    if record is None:
        inspection.note_lost(name, entry, Phrase("is listed but missing"))
    if entry.refs != uses:
        text = Phrase(
            "{short}… counts {refs} uses, but {count} are recorded.",
            short=short,
            refs=entry.refs,
            count=uses,
        )
        inspection.note(CheckFindingKind.ENTRY, text, Phrase("The number of its uses is wrong."))
    if inspection.get(keys.change(entry.change)) != name:
        text = Phrase("{short}… is missing from the change feed.", short=short)
        inspection.note(CheckFindingKind.FEED, text, Phrase("Search may not find this entry."))
    return entry


def _check_record(
    inspection: StoreInspection, name: bytes, *, record: bytes, entry: EntryRecord | None
) -> set[bytes]:
    """Check a content record and return the chunks that it lists."""
    if content_codec.kind_of(record) not in list(content_codec.RecordKind):
        inspection.note_lost(name, entry, Phrase("is of an unknown kind"))
        return set()
    if entry is not None and content_codec.size_of(record) != entry.size:
        inspection.note_lost(name, entry, Phrase("has a different length than when it was stored"))
    chunked = content_codec.kind_of(record) == content_codec.RecordKind.CHUNKED
    chunks = content_codec.chunks_of(record) if chunked else []
    try:
        if inspection.deep:
            for _ in inspection.contents.pieces(name, record):
                inspection.watch.raise_if_stopped()
            return set(chunks)
        # only whether the required records exist
        for chunk in chunks:
            inspection.contents.record(keys.CHUNK + chunk)
        base = content_codec.base_of(record)
        if base is not None:
            base_record = inspection.contents.record(keys.CONTENT + base)
            if not content_codec.is_standalone(base_record):
                inspection.note_lost(name, entry, Phrase("is damaged"))
    except CacheCorrupt:
        inspection.note_lost(name, entry, Phrase("is damaged"))
    return set(chunks)


def check_journal(inspection: StoreInspection) -> None:
    """Check heads, chains, and the contents that every event needs."""
    journal = JournalTable(inspection.view)
    names = journal.names()
    inspection.sessions = len(names)
    inspection.watch.begin("sessions", len(names))
    has_gaps = False
    for session in names:
        if (problem := _head_problem(inspection, session)) is not None:
            what, consequence = problem
            text = Phrase("Session {session} {what}.", session=session, what=what)
            finding = CheckFinding(
                CheckFindingKind.SESSION, text, consequence, repairable=True, session=session
            )
            inspection.findings.append(finding)
        before = len(inspection.findings)
        tail = before
        for item in journal.walk_all(session):
            _check_event(inspection, item)
            if isinstance(item, Recorded):
                tail = len(inspection.findings)
        has_gaps = has_gaps or any(
            finding.kind is CheckFindingKind.EVENT for finding in inspection.findings[before:]
        )
        # a repair ends the session before these, and it can go on
        inspection.findings[tail:] = [
            replace(finding, repairable=True) for finding in inspection.findings[tail:]
        ]
        inspection.watch.step()
    if has_gaps:
        _check_event_blocks(inspection)
    for _ in inspection.readable_records(keys.SESSION):
        pass


def _check_event_blocks(inspection: StoreInspection) -> None:
    """Report that events are missing because the database can't read its files there."""
    records = inspection.view.salvage(*prefix_range(keys.EVENT))
    if any(isinstance(item, ReadGap) for item in records):
        inspection.note(
            CheckFindingKind.DATABASE,
            Phrase("A block of the database's files with events is damaged."),
            Phrase("Its content may be lost. `workspace repair` keeps the readable part."),
        )


def _head_problem(inspection: StoreInspection, session: SessionId) -> tuple[str, str] | None:
    """Return what is wrong with a session's head, and the consequence."""
    name = keys.session_bytes(session)
    packed = inspection.get(keys.SESSION + name)
    if packed is None:
        return Phrase("has events but no head"), Phrase("The session isn't listed.")
    try:
        head = HEAD.unpack(packed)
    except StoreDamaged:
        return Phrase("has a damaged head"), Phrase("Its title and times are lost.")
    start, stop = keys.event(name, head.count + 1), keys.after(keys.EVENT + name)
    with suppress(StoreDamaged):
        if inspection.view.page(start, stop, limit=1):
            return Phrase("has events after its head"), Phrase("These events aren't shown.")
    return None


def _check_event(inspection: StoreInspection, item: Recorded | Unreadable) -> None:
    inspection.events += 1
    if inspection.events % 512 == 0:
        inspection.watch.raise_if_stopped()
    if isinstance(item, Unreadable):
        text = Phrase(
            "Event {seq} of session {session}: {problem}",
            seq=item.seq,
            session=item.session,
            problem=item.problem,
        )
        finding = CheckFinding(
            CheckFindingKind.EVENT,
            text,
            Phrase("The session is shown with a gap there."),
            repairable="head doesn't match" in item.problem,
            session=item.session,
            seq=item.seq,
        )
        inspection.findings.append(finding)
        return
    if isinstance(item.event, WindowSent):
        return  # the blocks of a sent window need not exist
    session = keys.session_bytes(item.session)
    for digest in references(item.event):
        name = keys.raw(digest)
        inspection.references += 1
        if inspection.get(keys.ENTRY + name) is None:
            problem = f"is used by event {item.seq} of session {item.session} but missing"
            inspection.note_lost(name, None, problem)
        elif inspection.get(keys.reference(name, session, item.seq)) is None:
            inspection.note(
                CheckFindingKind.REFERENCE,
                Phrase(
                    "The use of {digest}… by event {seq} of {session} isn't recorded.",
                    digest=digest[:12],
                    seq=item.seq,
                    session=item.session,
                ),
                Phrase("The list of its uses is incomplete."),
            )


def check_store(folder: Path, *, deep: bool = False, watch: WorkWatch = UNWATCHED) -> CheckReport:
    """Check a store that no process has open.

    Raise StoreLocked, StoreForeign, or StoreNewer if it cannot be checked.
    """
    with lock_folder(folder):
        return check_locked_store(folder, deep=deep, watch=watch)


def check_locked_store(folder: Path, *, deep: bool, watch: WorkWatch) -> CheckReport:
    """Do the same as `check_store` in a folder that the caller has locked."""
    # the files that lost something; what else is wrong shows when the database is read
    may_be_lost = Phrase("Its content may be lost. `workspace repair` keeps the readable part.")
    problems = [
        CheckFinding(CheckFindingKind.DATABASE, problem.text, may_be_lost, repairable=True)
        for problem in file_problems(folder / opening.DATABASE)
        if problem.lost
    ]
    try:
        with open_read_only(folder) as database, database.frozen() as view:
            report = inspect_view(view, folder, deep=deep, watch=watch)
    except StoreDamaged as error:
        consequence = Phrase(
            "Nothing changed. `workspace repair` rebuilds the database from readable data."
        )
        finding = CheckFinding(
            CheckFindingKind.DATABASE, error.message, consequence, repairable=True
        )
        report = CheckReport((finding,), CheckTally(), deep)
    return replace(report, findings=(*problems, *report.findings))


def inspect_view(view: FrozenView, folder: Path, *, deep: bool, watch: WorkWatch) -> CheckReport:
    """Check a view, which may belong to a store that is in use."""
    inspection = StoreInspection(view, deep, watch)
    try:
        opening.require_format(inspection.get(keys.FORMAT), folder)
    except StoreDamaged as error:
        consequence = Phrase("The workspace doesn't open.")
        inspection.note(CheckFindingKind.STORE, error.message, consequence)
    if not (folder / opening.READY).exists():
        text = Phrase("The store in {folder} isn't marked as complete.", folder=folder)
        consequence = Phrase("Opening the workspace sets the mark again.")
        inspection.note(CheckFindingKind.STORE, text, consequence)
    check_journal(inspection)
    counters: StoreCounters | None = None
    with suppress(StoreDamaged):
        packed = inspection.get(keys.COUNTERS)
        counters = COUNTERS.unpack(packed) if packed is not None else None
    if counters is None:
        counters, text = StoreCounters(), Phrase("The store's counters are lost.")
        consequence = Phrase("The workspace doesn't open.")
        inspection.note(CheckFindingKind.STORE, text, consequence)
    watch.begin("contents", counters.entries)
    check_contents(inspection)
    _check_counters(inspection, counters)
    missing = read_commit_marker(folder / opening.HEAD) - counters.step
    if missing > 0:
        inspection.note(
            CheckFindingKind.STEPS,
            Phrase(
                "{missing} saved steps after step {step} are missing.",
                missing=missing,
                step=counters.step,
            ),
            Phrase("The end of the database's log is gone. Everything before it is intact."),
            repairable=False,
        )
    _check_feed(inspection)
    _check_derived(inspection)
    _check_repairs(inspection)
    return CheckReport(tuple(inspection.findings), inspection.tally(), deep)


def _check_repairs(inspection: StoreInspection) -> None:
    """Report earlier repairs with unknown losses, until the user has acknowledged them."""
    for _, packed in inspection.readable_records(keys.INCIDENTS):
        with suppress(StoreDamaged):
            incident = INCIDENT.unpack(packed)
            if incident.unknown_loss:
                at = datetime.fromtimestamp(incident.at, UTC).strftime("%Y-%m-%d %H:%M UTC")
                inspection.note(
                    CheckFindingKind.REPAIR,
                    Phrase("{at}: {text}", at=at, text=incident.text),
                    Phrase(
                        "The old database is kept as db.before-repair-… in the workspace's data. "
                        "`workspace check --acknowledge` ends this report."
                    ),
                    repairable=False,
                )


def _check_counters(inspection: StoreInspection, counters: StoreCounters) -> None:
    sums = inspection.sums
    for name in ("entries", "raw", "arrived", "tokens", "saved"):
        stored, counted = getattr(counters, name), getattr(sums, name)
        if stored != counted:
            text = Phrase(
                "The store counts {said} for {name}, but the entries add up to {counted}.",
                said=stored,
                name=repr(name),
                counted=counted,
            )
            inspection.note(CheckFindingKind.STORE, text, Phrase("A displayed total is wrong."))
    if sums.change > counters.change or sums.arrival > counters.arrival:
        text = Phrase("The counters are behind the numbers in use.")
        inspection.note(
            CheckFindingKind.STORE, text, Phrase("New entries could overwrite old ones.")
        )


def _check_feed(inspection: StoreInspection) -> None:
    """Check that each entry is at its number.

    A lower number is a removal before the content was stored again.
    """
    for key, name in inspection.readable_records(keys.CHANGE):
        packed = inspection.get(keys.ENTRY + name)
        try:
            is_right = packed is None or ENTRY.unpack(packed).change >= keys.number(key[1:])
        except StoreDamaged:
            continue
        if not is_right:
            text = Phrase(
                "{digest}… is at a wrong place in the change feed.", digest=keys.digest(name)[:12]
            )
            inspection.note(CheckFindingKind.FEED, text, Phrase("The entry is indexed twice."))


def _check_derived(inspection: StoreInspection) -> None:
    for _, name in inspection.readable_records(keys.HINT):
        if inspection.get(keys.CONTENT + name) is None:
            text = Phrase(
                "A hint points to {digest}…, which is missing.", digest=keys.digest(name)[:12]
            )
            inspection.note(
                CheckFindingKind.DERIVED, text, Phrase("The next version takes more space.")
            )
    for key, _ in inspection.readable_records(keys.SNAPSHOT):
        if inspection.get(keys.SESSION + key[1:9]) is None:
            text = Phrase(
                "A snapshot belongs to session {key}, which is missing.", key=key[1:9].hex()
            )
            inspection.note(
                CheckFindingKind.DERIVED, text, Phrase("The snapshot only takes space.")
            )
