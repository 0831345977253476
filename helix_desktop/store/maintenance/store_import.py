"""Imports an exported folder as a new store, and verifies every byte.

The folder may come from anyone: only regular files in it are opened, and nothing is read without a
bound. Contents that do not match their SHA-256 are left out and reported. Backups are restored by
backup.py.
"""

import hashlib
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated, BinaryIO

import msgspec
from msgspec import Meta, Struct, field

from helix_desktop.domain.cache import Digest, NewContent, Origin, SessionId, is_digest
from helix_desktop.domain.errors import JournalDamaged, StoreDamaged, StoreForeign, StoreNewer
from helix_desktop.domain.events import Event
from helix_desktop.domain.json_parsing import JsonUnparsable
from helix_desktop.domain.phrase import joined
from helix_desktop.domain.ports import Clock
from helix_desktop.store import content_codec, disk, keys, metadata_records
from helix_desktop.store.deltas import PreparedContent
from helix_desktop.store.entries import store_content
from helix_desktop.store.journal_table import import_event
from helix_desktop.store.lock import LOCK_FILE
from helix_desktop.store.maintenance import plain_json
from helix_desktop.store.maintenance.export import EXPORT_FORMAT, EXPORT_VERSION
from helix_desktop.store.maintenance.import_cleaning import clean_event
from helix_desktop.store.maintenance.plain_json import Count, Time
from helix_desktop.store.maintenance.staging import (
    UNWATCHED,
    WorkWatch,
    refuse_inside,
    stage_folder,
)
from helix_desktop.store.metadata_records import ENTRY, FORMAT, HEAD, SessionRecord
from helix_desktop.store.workspace_store import WorkspaceStore
from helix_desktop.store.writer import WriteBatch

MAX_EXPORT_LIST_BYTES = 32 << 20
"""The maximum bytes of workspace.json, enough for a hundred thousand sessions."""
MAX_LINE_BYTES = 64 << 20
"""The maximum bytes of one line.

A longer line is no event, and nothing after it in its file is read.
"""
MAX_CONTENT_BYTES = 8 << 30
"""The maximum bytes of one content. A sparse file of a terabyte would take an hour to read."""
MAX_UNREADABLE_LINES = 100_000
"""The maximum number of unreadable lines of a file. After them, the rest of the file is skipped."""
MAX_NAMED_ITEMS = 1_000
"""The maximum number of skipped items that are named. All are counted."""

_MAX_EVENTS_PER_WRITE = 256
_SESSION = re.compile(r"[0-9a-f]{16}")
_MAX_NUMBER = (1 << 62) - 1
"""The upper bound of sums, because an integer of a record has 64 bits."""

_Tokens = Annotated[int, Meta(ge=-1, le=1 << 53)]


class _ListedSession(msgspec.Struct):
    """A session as listed in workspace.json."""

    id: str
    title: str
    created: Time
    changed: Time
    parent: str = ""


class _ExportList(msgspec.Struct):
    """The content of workspace.json."""

    format: str
    version: int
    created: Time
    sessions: list[_ListedSession]


class _ListedContent(msgspec.Struct):
    """The description of one content in contents.jsonl."""

    digest: str
    arrival: Count
    size: Count
    tool: str
    what: str
    source: str
    mime: str
    outcome: str
    created: Time
    used: Time
    seen: Count
    recalls: Count
    saved: Count
    pinned: bool
    tokens: _Tokens
    counts: dict[str, Count]
    unreadable: str = ""

    @property
    def origin(self) -> Origin:
        return Origin(self.tool, self.what, self.source, self.mime, self.outcome)


class ImportReport(Struct):
    """The number of imported items. `unreadable` names skipped items, `missed` counts them."""

    sessions: int = 0
    events: int = 0
    contents: int = 0
    missed: int = 0
    unreadable: list[str] = field(default_factory=list)

    def note_unreadable(self, what: str) -> None:
        self.missed += 1
        if len(self.unreadable) < MAX_NAMED_ITEMS:
            self.unreadable.append(what)


def import_export(
    source: Path, destination: Path, clock: Clock, *, watch: WorkWatch = UNWATCHED
) -> ImportReport:
    """Create a new store in a new or empty folder from an export.

    If this fails, nothing remains.
    """
    about = _read_export_list(source)
    refuse_inside(destination, source)
    report = ImportReport()
    with stage_folder(destination) as place:
        with closing(WorkspaceStore.create(place, clock)) as store:
            # the store gets the creation time of the exported one
            new_format = FORMAT.pack(metadata_records.new_format(store.format.id, about.created))
            store.writer.commit(lambda batch: batch.put(keys.FORMAT, new_format))
            watch.begin("contents")
            folder, refused = _export_subfolder(source, "contents"), set[str]()
            for number, line in _read_lines(source / "contents.jsonl", report):
                watch.step()
                try:
                    listed = plain_json.parse_as(line, _ListedContent)
                except JsonUnparsable:
                    report.note_unreadable(f"line {number} of contents.jsonl")
                    continue
                try:
                    prepared = _prepare_content(store, folder, listed, refused=refused, watch=watch)
                    change = partial(_store_with_metadata, prepared=prepared, listed=listed)
                    store.writer.commit(change, sync=False)
                    report.contents += 1
                except (OSError, ValueError) as error:
                    refused.add(listed.digest)
                    report.note_unreadable(f"content {listed.digest[:64]}: {error}")
            _import_sessions(store, source, about.sessions, report=report, watch=watch)
        (place / LOCK_FILE).unlink(missing_ok=True)
    return report


def is_export(folder: Path) -> bool:
    """Whether a folder has a workspace.json.

    An entry that is not a file counts, so that the import can refuse it by name.
    """
    with disk.translate_os_errors(folder):
        return os.path.lexists(folder / "workspace.json")


def _read_export_list(source: Path) -> _ExportList:
    path = source / "workspace.json"
    with disk.translate_os_errors(path), disk.open_regular(path, follow=False) as file:
        text = file.read(MAX_EXPORT_LIST_BYTES + 1)
    try:
        about = plain_json.parse_as(text[:MAX_EXPORT_LIST_BYTES], _ExportList)
    except JsonUnparsable as error:
        raise StoreForeign(
            "{path} isn't a valid export list: {error}.",
            "Nothing was imported. Choose a folder that Helix Desktop exported.",
            path=path,
            error=error,
        ) from error
    if about.format != EXPORT_FORMAT:
        raise StoreForeign(
            "{source} isn't an export of Helix Desktop.",
            "Choose the folder that contains workspace.json.",
            source=source,
        )
    if about.version > EXPORT_VERSION:
        raise StoreNewer(
            "The export in {source} was written by a newer Helix Desktop.",
            "Nothing changed. Update Helix to import it.",
            source=source,
        )
    return about


def _export_subfolder(source: Path, name: str) -> Path:
    """Return a folder of the export; refuse a link, which would lead out of the export."""
    folder = source / name
    if folder.is_symlink():
        raise StoreForeign(
            "{folder} is a symbolic link.",
            "Nothing was imported. Replace the link with the folder itself.",
            folder=folder,
        )
    return folder


def _read_lines(path: Path, report: ImportReport) -> Iterator[tuple[int, bytes]]:
    """Yield the lines of a file with their numbers, until too many were unreadable."""
    missed, number = report.missed, 0
    with disk.translate_os_errors(path), disk.open_regular(path, follow=False) as file:
        while raw := file.readline(MAX_LINE_BYTES + 1):
            number += 1
            if len(raw) > MAX_LINE_BYTES:
                report.note_unreadable(
                    f"line {number} of {path.name}, which has no end, and all behind it"
                )
                return
            yield number, raw
            if report.missed - missed >= MAX_UNREADABLE_LINES:
                report.note_unreadable(f"everything behind line {number} of {path.name}")
                return


def _store_with_metadata(
    batch: WriteBatch, prepared: PreparedContent, listed: _ListedContent
) -> None:
    """Store a content with its exported metadata."""
    name, sums = prepared.name, batch.counters
    store_content(batch, prepared, listed.created)
    entry = batch.entry(name) or ENTRY.unpack(b"")
    sums.arrived = min(sums.arrived + entry.size * max(listed.seen - 1, 0), _MAX_NUMBER)
    sums.saved = min(sums.saved + listed.saved, _MAX_NUMBER)
    sums.tokens = min(sums.tokens + max(listed.tokens, 0), _MAX_NUMBER)
    entry.arrival = listed.arrival or entry.arrival
    sums.arrival = max(sums.arrival, entry.arrival)
    entry.seen, entry.used, entry.recalls = listed.seen, listed.used, listed.recalls
    entry.saved, entry.pinned, entry.tokens = listed.saved, listed.pinned, listed.tokens
    batch.touched(name, entry)
    for encoding, count in listed.counts.items():
        batch.put(keys.count(name, encoding), count.to_bytes(8, "big"))


def _prepare_content(
    store: WorkspaceStore,
    folder: Path,
    listed: _ListedContent,
    *,
    refused: set[str],
    watch: WorkWatch,
) -> PreparedContent:
    """Prepare an exported content; raise ValueError unless the bytes are those exported.

    Large files are streamed.
    """
    digest = Digest(listed.digest)
    if listed.unreadable or not is_digest(digest):
        raise ValueError("was unreadable when it was exported")
    # a large file must not be read again for every line that names it
    if digest in refused or store.database.get(keys.ENTRY + keys.raw(digest)) is not None:
        raise ValueError("it is listed twice")
    with disk.open_regular(folder / digest, follow=False) as file:
        size = os.fstat(file.fileno()).st_size
        if size != listed.size or size > MAX_CONTENT_BYTES:
            raise ValueError(f"it has {size:,} bytes, not {listed.size:,}, or is too large")
        sha256 = hashlib.sha256()
        for block in _blocks(file, watch):
            sha256.update(block)
        if sha256.hexdigest() != digest:
            raise ValueError("its bytes have another SHA-256")
        file.seek(0)
        if size <= content_codec.CHUNK:
            prepared = store.contents.prepare(NewContent(file.read(size), listed.origin))
        else:
            prepared = store.contents.prepare_stream(_blocks(file, watch), listed.origin)
    if prepared.known or keys.digest(prepared.name) != digest:
        raise ValueError("it changed meanwhile")
    return prepared


def _blocks(file: BinaryIO, watch: WorkWatch) -> Iterator[bytes]:
    while block := file.read(content_codec.CHUNK):
        watch.raise_if_stopped()
        yield block


def _store_events(
    batch: WriteBatch, session: SessionId, head: SessionRecord, events: Sequence[tuple[int, Event]]
) -> None:
    """Add events of a session at their old numbers, with the head so far."""
    for recorded in events:
        import_event(batch, session, head=head, recorded=recorded)
    batch.put(keys.SESSION + keys.session_bytes(session), HEAD.pack(head))


def _import_sessions(
    store: WorkspaceStore,
    source: Path,
    sessions: list[_ListedSession],
    *,
    report: ImportReport,
    watch: WorkWatch,
) -> None:
    watch.begin("sessions", len(sessions))
    folder = _export_subfolder(source, "sessions")
    ids = [_session_id(listed.id) for listed in sessions]
    for session, listed in dict(zip(ids, sessions, strict=True)).items():
        parent = listed.parent and _session_id(listed.parent)
        head = SessionRecord(listed.title, listed.created, listed.changed, 0, b"", parent)
        pending: list[tuple[int, Event]] = []
        change = partial(_store_events, session=session, head=head, events=pending)
        for recorded in _read_events(folder / f"{session}.jsonl", report):
            watch.raise_if_stopped()
            pending.append(recorded)
            report.events += 1
            if len(pending) >= _MAX_EVENTS_PER_WRITE:
                store.writer.commit(change, sync=False)
                pending.clear()
        store.writer.commit(change)
        report.sessions += 1
        watch.step()


def _session_id(name: str) -> SessionId:
    """Return a valid session ID.

    It becomes a file name and a key, so only 16 hex digits are accepted.
    """
    if _SESSION.fullmatch(name):
        return SessionId(name)
    raise StoreDamaged(
        "The export contains an invalid session name.", "Its workspace.json was changed."
    )


def _read_events(path: Path, report: ImportReport) -> Iterator[tuple[int, Event]]:
    last = 0
    for number, line in _read_lines(path, report):
        try:
            last, event = plain_json.event_from_plain(line, after=last)
            event = clean_event(event)
        except JsonUnparsable:
            report.note_unreadable(f"line {number} of {path.name}")
        except JournalDamaged as error:
            report.note_unreadable(joined((f"line {number} of {path.name}:", error.message)))
        else:
            yield last, event
