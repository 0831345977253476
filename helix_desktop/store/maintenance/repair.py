"""Repairs a damaged store (`workspace repair`), and keeps the damaged one.

LevelDB's repair runs on a copy and may return wrong bytes, so its result is only a source for a
rebuild. The new database replaces the old one by renaming, after it was verified.

The rebuild takes the records that can still be read. Contents verify by themselves (SHA-256), and
events too (crc over key and body). All records about them (heads, references, feed, counters) are
made anew. Unverifiable and derived records are left out, and losses are reported.
"""

import contextlib
import secrets
import shutil
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import CacheCorrupt, StoreDamaged, StoreFull
from helix_desktop.domain.events import (
    Recorded,
    SessionRenamed,
    SessionStarted,
    ToolReturned,
    WindowSent,
    references,
)
from helix_desktop.domain.phrase import Phrase, joined
from helix_desktop.store import content_codec, disk, keys, metadata_records, opening
from helix_desktop.store.commit_marker import read_commit_marker
from helix_desktop.store.deltas import ContentReader
from helix_desktop.store.journal_table import (
    decode_event_record,
    is_intact,
    link_of,
    makes_session_newest,
    note_pause,
)
from helix_desktop.store.leveldb import (
    Database,
    FrozenView,
    Pair,
    ReadGap,
    prefix_range,
    readable_pairs,
    repair_files,
)
from helix_desktop.store.maintenance.check import check_locked_store
from helix_desktop.store.maintenance.check_report import (
    CheckFinding,
    CheckFindingKind,
    describe_entry,
    records_by_digest,
)
from helix_desktop.store.maintenance.database_files import (
    FileProblem,
    file_problems,
    restore_indexes,
)
from helix_desktop.store.maintenance.frozen_store import database_files, lock_folder, open_read_only
from helix_desktop.store.maintenance.staging import UNWATCHED, BulkWriter, WorkWatch
from helix_desktop.store.metadata_records import (
    COUNTERS,
    ENTRY,
    FORMAT,
    HEAD,
    INCIDENT,
    EntryRecord,
    SessionRecord,
    StoreCounters,
    StoreIncident,
)

_MAX_NAMED_FILES = 5


@dataclass(slots=True)
class RebuildWork:
    """The state of one rebuild, from a view to a new database."""

    view: FrozenView
    target: Database
    watch: WorkWatch
    now: float
    min_step: int
    counters: StoreCounters = field(default_factory=StoreCounters)
    events: int = 0
    origins: dict[bytes, tuple[str, str]] = field(default_factory=dict)
    """The tool and its command or path, taken from events, for contents whose entry is lost."""
    lost: list[CheckFinding] = field(default_factory=list)
    problems: tuple[FileProblem, ...] = ()
    """What is wrong with the files of the old database."""
    incomplete: bool = False
    """Whether the old counters count more than was found and named."""
    writer: BulkWriter = field(init=False)

    def __post_init__(self) -> None:
        self.writer = BulkWriter(self.target)

    def unknown_loss(self) -> str:
        """Return why more may be lost than `lost` names; empty if there is no reason."""
        if not self.problems or not (self.incomplete or any(item.lost for item in self.problems)):
            return ""
        named = self.problems[:_MAX_NAMED_FILES]
        unnamed = len(self.problems) - len(named)
        texts: list[str] = [item.text for item in named]
        if unnamed:
            texts.append(Phrase.counted(unnamed, "{count} more file.", "{count} more files."))
        return joined(texts)

    def readable_records(self, prefix: bytes) -> Iterator[Pair]:
        """Yield the readable records of one kind. Gaps show later as missing records."""
        for item in self.view.salvage(*prefix_range(prefix)):
            self.watch.step()
            if not isinstance(item, ReadGap):
                yield item

    def note_lost(self, what: str, *, name: bytes = b"", session: str = "", seq: int = 0) -> None:
        kind_of_loss = CheckFindingKind.CONTENT if name else CheckFindingKind.EVENT
        consequence = Phrase("The readable part is still in the database that was set aside.")
        self.lost.append(
            CheckFinding(
                kind_of_loss,
                what,
                consequence,
                repairable=False,
                digest=keys.digest(name),
                session=SessionId(session),
                seq=seq,
            )
        )


def rebuild_entries(work: RebuildWork) -> None:
    """Rebuild all entries: old entries, kept contents, and new references are merged by digest."""
    # the old counters, or the highest numbers in use
    packed_counters = work.view.readable(keys.COUNTERS)
    old = StoreCounters()
    with contextlib.suppress(StoreDamaged):
        old = COUNTERS.unpack(packed_counters) if packed_counters is not None else old
    for _, record in work.readable_records(keys.ENTRY):
        if (entry := _old_entry(record)) is not None:
            old.change = max(old.change, entry.change)
            old.arrival = max(old.arrival, entry.arrival)
    work.counters.arrival, work.counters.change = old.arrival, old.change
    work.counters.step = max(old.step, work.min_step)
    work.counters.collections = old.collections + 1
    unlisted: list[tuple[bytes, bytes, int]] = []
    with work.target.frozen() as frozen:
        content_pairs = frozen.scan(*prefix_range(keys.CONTENT))
        uses = frozen.scan(*prefix_range(keys.REFERENCE))
        for name, by_key in records_by_digest(
            work.readable_records(keys.ENTRY), content_pairs, uses
        ):
            packed = by_key.pop(keys.ENTRY + name, None)
            record = by_key.pop(keys.CONTENT + name, b"")
            entry = _old_entry(packed)
            if entry is None and record:
                unlisted.append((name, record[: content_codec.HEADER_SIZE + 32], len(by_key)))
            elif entry is not None and record:
                _write_entry(work, name, record, entry=entry, uses=len(by_key))
            elif entry is not None:
                digest, description = keys.digest(name)[:12], describe_entry(entry)
                text = Phrase("{digest}… ({entry}) is lost.", digest=digest, entry=description)
                work.note_lost(text, name=name)
    for name, record, use_count in unlisted:
        # its entry is lost: made from the events that name it
        work.counters.arrival += 1
        tool, what = work.origins.get(name, ("", "recovered"))
        origin = (tool, what, "", "text/plain", "")
        entry = EntryRecord(0, work.counters.arrival, 0, 0, work.now, origin)
        _write_entry(work, name, record, entry=entry, uses=use_count)
    named = len({finding.digest for finding in work.lost if finding.digest})
    missing_steps = work.min_step > old.step
    work.incomplete = missing_steps or old.entries > work.counters.entries + named


def _old_entry(packed: bytes | None) -> EntryRecord | None:
    try:
        return ENTRY.unpack(packed) if packed is not None else None
    except StoreDamaged:
        return None


def _write_entry(
    work: RebuildWork, name: bytes, record: bytes, *, entry: EntryRecord, uses: int
) -> None:
    counters = work.counters
    counters.change += 1
    counters.arrival = max(counters.arrival, entry.arrival)
    entry.change = counters.change
    entry.size = content_codec.size_of(record)
    entry.base = content_codec.base_of(record) or b""
    entry.refs = uses
    counters.count(entry)
    work.writer.put(keys.ENTRY + name, ENTRY.pack(entry))
    work.writer.put(keys.change(entry.change), name)


_MAX_NAMED = 1000
"""The maximum number of lost events of one gap that are named one by one.

A head that claims more is not believed.
"""


def rebuild_journal(work: RebuildWork) -> None:
    """Copy every intact record, and write its references and a head for each session."""
    old_heads: dict[bytes, SessionRecord] = {}
    for key, packed in work.readable_records(keys.SESSION):
        with contextlib.suppress(StoreDamaged):
            old_heads[key[1:9]] = HEAD.unpack(packed)
    heads: dict[bytes, SessionRecord] = {}
    for key, record in work.readable_records(keys.EVENT):
        if not is_intact(key, record):
            continue
        name, seq = key[1:9], keys.number(key[9:])
        head = heads.setdefault(name, SessionRecord("", 0.0, 0.0, 0, b""))
        _note_lost_events(work, name, first=head.count + 1, stop=seq)
        head.count, head.last = seq, link_of(record)
        work.writer.put(key, record)
        work.events += 1
        recorded = decode_event_record(key, record)
        if not isinstance(recorded, Recorded):
            continue
        event = recorded.event
        if makes_session_newest(event):
            head.changed = event.at
        match event:
            case SessionStarted():
                head.title, head.created, head.parent = event.title, event.at, event.parent
                head.source = event.source
            case SessionRenamed():
                head.title = event.title
        note_pause(head, event)
        for digest in references(event) if not isinstance(event, WindowSent) else ():
            content, owner = keys.raw(digest), name.hex()
            if work.target.get(keys.CONTENT + content) is None:
                text = Phrase(
                    "{digest}… is lost; event {seq} of session {owner} names it.",
                    digest=digest[:12],
                    seq=seq,
                    owner=owner,
                )
                work.note_lost(text, name=content, session=owner, seq=seq)
                continue
            work.writer.put(keys.reference(content, name, seq), b"")
            if isinstance(event, ToolReturned):
                entry = _old_entry(work.view.readable(keys.ENTRY + content))
                if entry is None:
                    work.origins[content] = (event.tool, event.what)
    for name, head in heads.items():
        old = old_heads.pop(name, None)
        if old is not None:
            _note_lost_events(work, name, first=head.count + 1, stop=old.count + 1)
            head.title, head.created, head.parent = old.title, old.created, old.parent
            head.source = old.source
            head.changed = max(head.changed, old.changed)
        head.imported = old is None or old.imported  # without a head, it may be
        head.paused_until = 0.0 if head.imported else head.paused_until
        head.title = head.title or f"Session {name.hex()}"
        work.writer.put(keys.SESSION + name, HEAD.pack(head))
    for name, head in old_heads.items():
        work.note_lost(
            Phrase("Session {name} “{title}” is lost.", name=name.hex(), title=head.title),
            session=name.hex(),
        )


def _note_lost_events(work: RebuildWork, name: bytes, *, first: int, stop: int) -> None:
    """Report the numbers of a session that have no record any more."""
    for seq in range(first, min(stop, first + _MAX_NAMED)):
        text = Phrase("Event {seq} of session {name} is lost.", seq=seq, name=name.hex())
        work.note_lost(text, session=name.hex(), seq=seq)


_CONTENT_KEY = 1 + keys.DIGEST_SIZE


def rebuild_store(work: RebuildWork) -> None:
    """Rebuild everything: `target` becomes a complete store, and `lost` lists missing records."""
    work.watch.begin("contents")
    reader = ContentReader(work.view)
    for key, record in work.readable_records(keys.CHUNK):
        if len(key) == _CONTENT_KEY and is_verified(reader, key, record):
            work.writer.put(key, record)
    for key, record in work.readable_records(keys.CONTENT):
        if len(key) == _CONTENT_KEY and _worth_keeping(reader, key, record):
            work.writer.put(key, record)
    work.writer.flush()
    work.watch.begin("events")
    rebuild_journal(work)
    work.writer.flush()
    work.watch.begin("entries")
    rebuild_entries(work)
    for key, name in work.readable_records(keys.HINT):
        if work.target.get(keys.CONTENT + name) is not None:
            work.writer.put(key, name)
    try:
        created = metadata_records.FORMAT.unpack(work.view.readable(keys.FORMAT) or b"").created
    except StoreDamaged:
        created = work.now
    for key, packed in work.readable_records(keys.INCIDENTS):
        work.writer.put(key, packed)
    work.counters.change += 1
    text: str = Phrase(
        "The workspace was repaired: kept {entries} entries and {events} events, {count} "
        "known losses.",
        entries=work.counters.entries,
        events=work.events,
        count=len(work.lost),
    )
    if unknown := work.unknown_loss():
        text = joined((text, Phrase("More may be lost, and how much is unknown."), unknown))
    incident = StoreIncident(work.now, text, unknown_loss=bool(unknown))
    work.writer.put(keys.incident(work.counters.change), INCIDENT.pack(incident))
    # a new ID, so that everything derived from the old database is derived again
    work.writer.put(
        keys.FORMAT, FORMAT.pack(metadata_records.new_format(secrets.token_hex(8), created))
    )
    work.writer.put(keys.COUNTERS, COUNTERS.pack(work.counters))
    work.writer.finish()


def is_verified(reader: ContentReader, key: bytes, record: bytes | None = None) -> bool:
    """Whether a record, or the one of that key, has the bytes that its key says."""
    try:
        reader.piece(key, reader.record(key) if record is None else record)
    except CacheCorrupt:
        return False
    return True


def _worth_keeping(reader: ContentReader, key: bytes, record: bytes) -> bool:
    """Whether a content is intact or has an intact chunk, so that a part of it can be read."""
    if content_codec.kind_of(record) != content_codec.RecordKind.CHUNKED:
        return is_verified(reader, key, record)
    chunks = content_codec.chunks_of(record)
    if len(chunks) != -(-content_codec.size_of(record) // content_codec.CHUNK):
        return False
    return any(is_verified(reader, keys.CHUNK + chunk) for chunk in chunks)


REPAIR_FOLDER = ".repair"


class RepairReport(Struct, frozen=True):
    """The number of kept records, the losses, and the place of the old database.

    `unknown` is why more may be lost than `lost` names; empty if there is no reason.
    """

    entries: int
    events: int
    sessions: int
    lost: tuple[CheckFinding, ...]
    unknown: str
    aside: Path


def repair_store(folder: Path, *, now: float, watch: WorkWatch = UNWATCHED) -> RepairReport:
    """Rebuild a store that no process has open. Until the final rename, nothing of it changes."""
    with lock_folder(folder), _scratch_folder(folder) as scratch:
        problems = file_problems(folder / opening.DATABASE) or _broken_blocks(folder)
        copy = scratch / "copy"
        copy.mkdir()
        # without LOCK and the folder `lost` of an earlier repair
        files = [file for file in database_files(folder / opening.DATABASE) if file.is_file()]
        watch.begin("copying the database", len(files))
        for file in files:
            with disk.translate_os_errors(copy):
                shutil.copyfile(file, copy / file.name)
            watch.step()
        watch.begin("LevelDB's own repair")
        restore_indexes(copy)
        repair_files(copy, folder / opening.DATABASE)
        new = scratch / "new"
        (new / opening.DATABASE).mkdir(parents=True)
        with (
            closing(Database.open(copy, known_as=folder / opening.DATABASE)) as source,
            source.frozen() as view,
        ):
            _require_own_database(view, folder)
            with closing(Database.create(new / opening.DATABASE)) as target:
                work = RebuildWork(
                    view,
                    target,
                    watch,
                    now=now,
                    min_step=read_commit_marker(folder / opening.HEAD),
                    problems=tuple(problems),
                )
                rebuild_store(work)
        (new / opening.READY).write_bytes(b"ready\n")
        report = check_locked_store(new, deep=True, watch=watch)
        if report.repairable:
            wrong = "; ".join(str(finding) for finding in report.findings if finding.repairable)
            raise StoreDamaged(
                "The repaired copy of {folder} isn't correct: {wrong}",
                "Nothing changed. Restore the workspace from a backup.",
                folder=folder,
                wrong=wrong,
            )
        watch.raise_if_stopped()
        aside = disk.unused_path(folder, "db.before-repair")
        # after each rename, the folder opens as before or repaired (see opening.py)
        with disk.translate_os_errors(folder):
            (new / opening.DATABASE).rename(folder / opening.REPAIRED)
            disk.sync_folder(folder)
            (folder / opening.DATABASE).rename(aside)
            opening.finish_repair(folder)
        disk.write_durably(folder / opening.READY, b"ready\n")
        return RepairReport(
            entries=report.tally.entries,
            events=work.events,
            sessions=report.tally.sessions,
            lost=tuple(work.lost),
            unknown=work.unknown_loss(),
            aside=aside,
        )


@contextmanager
def _scratch_folder(folder: Path) -> Iterator[Path]:
    """Provide a folder for the copy and the new database, without remains of an earlier attempt."""
    scratch = folder / REPAIR_FOLDER
    shutil.rmtree(scratch, ignore_errors=True)
    shutil.rmtree(folder / opening.REPAIRED, ignore_errors=True)
    needed = 2 * disk.folder_bytes(folder / opening.DATABASE) + (32 << 20)
    free = disk.free_bytes(folder)
    if free < needed:
        raise StoreFull(
            "Repairing {folder} needs {needed} of free disk space, but only {free} is free.",
            "Nothing changed. Free disk space, or copy the folder to a larger disk.",
            folder=folder,
            needed=Phrase("{count} MB", count=-(-needed // 1_000_000)),
            free=Phrase("{count} MB", count=-(-free // 1_000_000)),
        )
    with disk.translate_os_errors(scratch):
        scratch.mkdir(mode=0o700)
    try:
        yield scratch
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def _broken_blocks(folder: Path) -> list[FileProblem]:
    """Return the broken blocks that may have held all events of a session.

    A session with a gap is noticed by the numbers of its events. LevelDB's repair drops the blocks.
    """
    try:
        with open_read_only(folder) as database, database.frozen() as view:
            gaps = [
                item
                for item in view.salvage(*prefix_range(keys.EVENT))
                if isinstance(item, ReadGap) and item.after[:9] != item.before[:9]
            ]
    except StoreDamaged:
        return []  # its files say why it does not open
    text = Phrase("A block of the database's files with events is damaged.")
    return [FileProblem("", text, lost=True) for _ in gaps[:1]]


def _require_own_database(view: FrozenView, folder: Path) -> None:
    """Refuse the database of another program or of a newer format."""
    with suppress(StoreDamaged):
        packed = view.get(keys.FORMAT)
        if packed is None:
            # one without a format record may have an intact content or event of this application
            reader = ContentReader(view)
            for key, record in readable_pairs(view.salvage(*prefix_range(keys.CONTENT))):
                if len(key) == 1 + keys.DIGEST_SIZE and is_verified(reader, key, record):
                    return
            events = readable_pairs(view.salvage(*prefix_range(keys.EVENT)))
            if any(is_intact(*pair) for pair in events):
                return
        opening.require_format(packed, folder)
