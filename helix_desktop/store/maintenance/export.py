"""Exports a workspace as plain files: JSON lines, Markdown, and contents.

Everything is verified on the way out. Unreadable records are listed and never skipped silently. The
Markdown file of a session is for reading; the JSON lines beside it are complete.
"""

import json
from pathlib import Path

from msgspec import Struct, field

from helix_desktop.domain.errors import CacheCorrupt, StoreDamaged
from helix_desktop.domain.events import Recorded
from helix_desktop.domain.phrase import Phrase
from helix_desktop.store import disk, keys, opening
from helix_desktop.store.deltas import ContentReader
from helix_desktop.store.journal_table import JournalTable
from helix_desktop.store.leveldb import FrozenView, ReadGap, prefix_range, readable_pairs
from helix_desktop.store.maintenance import plain_json
from helix_desktop.store.maintenance.frozen_store import lock_folder, open_read_only
from helix_desktop.store.maintenance.session_markdown import event_paragraphs, title_heading
from helix_desktop.store.maintenance.staging import (
    UNWATCHED,
    ArrivalOrder,
    NameSet,
    WorkWatch,
    refuse_inside,
    stage_folder,
)
from helix_desktop.store.metadata_records import ENTRY, EntryRecord
from helix_desktop.store.workspace_store import WorkspaceStore

EXPORT_FORMAT = "helix-desktop-export"
EXPORT_VERSION = 1

README = """\
This folder is a workspace of Helix Desktop in plain files. Nothing else is needed to read it.

workspace.json      what this is, its sessions, and what could not be read
sessions/<id>.md    a session for reading
sessions/<id>.jsonl the same session, whole: one event per line, with the SHA-256 of its record
contents/<sha256>   the bytes of every content (tool outputs, pictures, ...), named by their SHA-256
contents.jsonl      what is known of each content: tool, times, counts; one per line

All text is UTF-8. A text that UTF-8 cannot hold stands as {"not_utf8_hex": "..."}: its bytes in
hex, as UTF-8 with surrogates. A line with "unreadable" stands for an event or content that was
damaged when this was written.

To make a workspace of it again:  helix-desktop workspace import <this folder>
"""


class ExportReport(Struct):
    """The number of exported items. `unreadable` names the items that could not be exported."""

    sessions: int = 0
    events: int = 0
    contents: int = 0
    bytes: int = 0
    unreadable: list[str] = field(default_factory=list)


def export_store(folder: Path, destination: Path, *, watch: WorkWatch = UNWATCHED) -> ExportReport:
    """Export a store that no process has open to a new or empty folder."""
    refuse_inside(destination, folder)
    with lock_folder(folder), open_read_only(folder) as database, database.frozen() as view:
        return _export(view, folder, destination=destination, watch=watch)


def export_open_store(
    store: WorkspaceStore, destination: Path, *, watch: WorkWatch = UNWATCHED
) -> ExportReport:
    """Export a store that is in use here, as of this moment."""
    refuse_inside(destination, store.folder)
    with store.database.frozen() as view:
        return _export(view, store.folder, destination=destination, watch=watch)


def _export(view: FrozenView, folder: Path, *, destination: Path, watch: WorkWatch) -> ExportReport:
    created = opening.require_format(view.get(keys.FORMAT), folder).created
    report = ExportReport()
    with stage_folder(destination) as target, disk.translate_os_errors(destination):
        (target / "README.txt").write_text(README, encoding="utf-8", newline="\n")
        heads = _export_sessions(view, target, report=report, watch=watch)
        _export_contents(view, target, report=report, watch=watch)
        about = {
            "format": EXPORT_FORMAT,
            "version": EXPORT_VERSION,
            "created": created,
            "sessions": heads,
        }
        about["unreadable"] = report.unreadable
        text = json.dumps(plain_json.shield_surrogates(about), ensure_ascii=False, indent=1)
        (target / "workspace.json").write_text(text + "\n", encoding="utf-8", newline="\n")
    return report


def _export_sessions(
    view: FrozenView, target: Path, *, report: ExportReport, watch: WorkWatch
) -> list[plain_json.Fields]:
    journal = JournalTable(view)
    names = journal.names()
    watch.begin("sessions", len(names))
    (target / "sessions").mkdir()
    heads = []
    for name in names:
        head_fields: plain_json.Fields = {
            "id": name,
            "title": f"Session {name}",
            "created": 0.0,
            "changed": 0.0,
        }
        if (head := journal.stored_head(name)) is None:
            report.unreadable.append(f"the head of session {name}")
        else:
            head_fields |= {"title": head.title, "created": head.created, "changed": head.changed}
            head_fields["parent"] = head.parent
        heads.append(head_fields)
        lines_path = target / "sessions" / f"{name}.jsonl"
        markdown_path = lines_path.with_suffix(".md")
        with (
            lines_path.open("w", encoding="utf-8", newline="\n") as lines,
            markdown_path.open(
                "w", encoding="utf-8", newline="\n", errors="backslashreplace"
            ) as markdown,
        ):
            markdown.write(title_heading(head_fields["title"]) + "\n\n")
            for item in journal.walk_all(name):
                watch.raise_if_stopped()
                if isinstance(item, Recorded):
                    fields = plain_json.event_to_plain(item.seq, item.event)
                    report.events += 1
                else:
                    record = view.readable(keys.event(keys.session_bytes(name), item.seq))
                    fields = plain_json.unreadable_to_plain(item.seq, item.problem, record)
                    report.unreadable.append(f"event {item.seq} of session {name}: {item.problem}")
                lines.write(plain_json.json_line(fields))
                for paragraph in event_paragraphs(item, contents="../contents/"):
                    markdown.write(paragraph + "\n\n")
        report.sessions += 1
        watch.step()
    return heads


def _export_contents(
    view: FrozenView, target: Path, *, report: ExportReport, watch: WorkWatch
) -> None:
    """Export the contents in the order of arrival, so that an import makes the same deltas again.

    Contents without a readable entry come last.
    """
    order, listed = ArrivalOrder(), NameSet()
    for item in view.salvage(*prefix_range(keys.ENTRY)):
        if isinstance(item, ReadGap):
            report.unreadable.append("a block of entries")
            continue
        name = item[0][1:]
        try:
            order.add(ENTRY.unpack(item[1]).arrival, name)
            listed.add(name)
        except StoreDamaged:
            report.unreadable.append(f"the entry of content {name.hex()}")
    for key, _ in readable_pairs(view.salvage(*prefix_range(keys.CONTENT))):
        if key[1:] not in listed:
            order.add(_UNKNOWN_ARRIVAL, key[1:])
    listed.clear()
    watch.begin("contents", order.count)
    (target / "contents").mkdir()
    reader = ContentReader(view)
    with (target / "contents.jsonl").open("w", encoding="utf-8", newline="\n") as lines:
        for name in order.names():
            watch.step()
            fields = _content_fields(view, name)
            path, size = target / "contents" / fields["digest"], 0
            try:
                with path.open("wb") as file:
                    for piece in reader.pieces(name):
                        watch.raise_if_stopped()
                        size += file.write(piece)
                report.bytes += size
                report.contents += 1
            except CacheCorrupt:
                path.unlink()
                fields["unreadable"] = Phrase("The content is damaged or missing.")
                report.unreadable.append(f"content {fields['digest']}")
            lines.write(plain_json.json_line(fields))


_UNKNOWN_ARRIVAL = 1 << 62
"""The arrival of contents whose own is not known."""


def _content_fields(view: FrozenView, name: bytes) -> plain_json.Fields:
    packed = view.readable(keys.ENTRY + name)
    try:
        entry = ENTRY.unpack(packed or b"")
    except StoreDamaged:
        entry = EntryRecord(0, 0, 0, 0, 0.0, ("", "recovered", "", "text/plain", ""))
    pairs = readable_pairs(view.salvage(*prefix_range(keys.COUNT + name)))
    counts = {key[33:].decode(): int.from_bytes(value, "big") for key, value in pairs}
    tool, what, source, mime, outcome = entry.origin
    return {
        "digest": keys.digest(name),
        "arrival": entry.arrival,
        "size": entry.size,
        "lines": entry.lines,
        "tool": tool,
        "what": what,
        "source": source,
        "mime": mime,
        "outcome": outcome,
        "created": entry.created,
        "used": entry.used,
        "seen": entry.seen,
        "recalls": entry.recalls,
        "uses": entry.refs,
        "saved": entry.saved,
        "pinned": entry.pinned,
        "tokens": entry.tokens,
        "counts": counts,
    }
