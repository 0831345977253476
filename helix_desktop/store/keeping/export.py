"""A whole workspace as plain files that need no Helix Desktop: JSON lines, Markdown, the bytes.

Everything is verified on the way out. What cannot be read is listed, never passed over.
"""

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import CacheCorrupt, StoreDamaged
from helix_desktop.domain.events import Recorded
from helix_desktop.store import disk, keys
from helix_desktop.store.attic import WorkspaceStore
from helix_desktop.store.journal import Journal
from helix_desktop.store.keeping import plain
from helix_desktop.store.keeping.bodies import Bodies
from helix_desktop.store.keeping.building import building, refuse_inside
from helix_desktop.store.keeping.looking import held, looked_at
from helix_desktop.store.keeping.progress import Progress, Stopped, Watch, never, silent
from helix_desktop.store.keeping.transcript import paragraphs
from helix_desktop.store.leveldb import Frozen, prefixed
from helix_desktop.store.records import ENTRY, Entry, checked_format
from helix_desktop.store.salvage import Gap

NAME = "helix-desktop-export"
VERSION = 1

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

To make a workspace of it again:  helix-desktop import <this folder>
"""


@dataclass(slots=True)
class Exported:
    """What was written; `unreadable` names what was not."""

    sessions: int = 0
    events: int = 0
    contents: int = 0
    bytes: int = 0
    seconds: float = 0.0
    unreadable: list[str] = field(default_factory=list)


def export(
    folder: Path, destination: Path, *, progress: Progress = silent, stopped: Stopped = never
) -> Exported:
    """Export a store that nobody has open to a new or empty folder."""
    refuse_inside(destination, folder)
    with held(folder), looked_at(folder) as database, database.frozen() as view:
        return _export(view, folder, destination=destination, watch=Watch(progress, stopped))


def export_open(
    store: WorkspaceStore,
    destination: Path,
    *,
    progress: Progress = silent,
    stopped: Stopped = never,
) -> Exported:
    """Export a store that is in use here, as of now."""
    refuse_inside(destination, store.folder)
    with store.database.frozen() as view:
        return _export(view, store.folder, destination=destination, watch=Watch(progress, stopped))


def _export(view: Frozen, folder: Path, *, destination: Path, watch: Watch) -> Exported:
    began = time.monotonic()
    created = checked_format(view.get(keys.FORMAT), str(folder)).created
    done = Exported()
    with building(destination) as place, disk.worded(destination):
        (place / "README.txt").write_text(README, encoding="utf-8", newline="\n")
        heads = _sessions(view, place, done=done, watch=watch)
        _contents(view, place, done=done, watch=watch)
        about = {"format": NAME, "version": VERSION, "created": created, "sessions": heads}
        about["unreadable"] = done.unreadable
        text = json.dumps(plain.shielded(about), ensure_ascii=False, indent=1)
        (place / "workspace.json").write_text(text + "\n", encoding="utf-8", newline="\n")
    done.seconds = time.monotonic() - began
    return done


def _sessions(view: Frozen, place: Path, *, done: Exported, watch: Watch) -> list[plain.Fields]:
    journal = Journal(view)
    names = journal.names()
    watch.begin("sessions", len(names))
    (place / "sessions").mkdir()
    heads = []
    for name in names:
        heads.append(_head(journal, name, done))
        lines, page = (place / "sessions" / f"{name}{end}" for end in (".jsonl", ".md"))
        with (
            lines.open("w", encoding="utf-8", newline="\n") as whole,
            page.open("w", encoding="utf-8", newline="\n", errors="backslashreplace") as read,
        ):
            _session(view, name, (whole, read), done=done, watch=watch)
        done.sessions += 1
        watch.step()
    return heads


def _head(journal: Journal, name: SessionId, done: Exported) -> plain.Fields:
    head = journal.shown(name)
    if head is None:
        done.unreadable.append(f"the head of session {name}")
        return {"id": name, "title": f"Session {name}", "created": 0.0, "changed": 0.0}
    shown = {"id": name, "title": head.title, "created": head.created, "changed": head.changed}
    return {**shown, "parent": head.parent}


def _session(
    view: Frozen, name: SessionId, files: tuple[TextIO, TextIO], *, done: Exported, watch: Watch
) -> None:
    lines, page = files
    for found in Journal(view).survey(name):
        watch.heed()
        if isinstance(found, Recorded):
            lines.write(plain.line(plain.of_event(found.seq, found.event)))
            done.events += 1
        else:
            key = keys.event(keys.session_bytes(name), found.seq)
            record = _read(view, key)
            lines.write(plain.line(plain.of_unreadable(found.seq, found.problem, record)))
            done.unreadable.append(f"event {found.seq} of session {name}: {found.problem}")
        for text in paragraphs(found):
            page.write(text + "\n\n")


def _read(view: Frozen, key: bytes) -> bytes | None:
    try:
        return view.get(key)
    except StoreDamaged:
        return None


def _contents(view: Frozen, place: Path, *, done: Exported, watch: Watch) -> None:
    """In the order of arrival: an import makes the same deltas again."""
    order = sorted(_entries(view, done))
    watch.begin("contents", len(order))
    (place / "contents").mkdir()
    bodies = Bodies(view)
    with (place / "contents.jsonl").open("w", encoding="utf-8", newline="\n") as lines:
        for _, name in order:
            watch.step()
            known = _known(view, name)
            try:
                path = place / "contents" / known["digest"]
                done.bytes += _write(bodies, name, path=path, watch=watch)
                done.contents += 1
            except CacheCorrupt:
                known["unreadable"] = "The bytes are damaged or missing."
                done.unreadable.append(f"content {known['digest']}")
            lines.write(plain.line(known))


def _entries(view: Frozen, done: Exported) -> Iterator[tuple[int, bytes]]:
    """Every content's arrival and name; those without a readable entry come last."""
    listed = set()
    for found in view.salvage(*prefixed(keys.ENTRY)):
        if isinstance(found, Gap):
            done.unreadable.append("a block of entries")
            continue
        try:
            yield ENTRY.unpack(found[1]).arrival, found[0][1:]
            listed.add(found[0][1:])
        except StoreDamaged:
            done.unreadable.append(f"the entry of content {found[0][1:].hex()}")
    for found in view.salvage(*prefixed(keys.CONTENT)):
        if not isinstance(found, Gap) and found[0][1:] not in listed:
            yield 1 << 62, found[0][1:]


def _known(view: Frozen, name: bytes) -> plain.Fields:
    packed = _read(view, keys.ENTRY + name)
    try:
        entry = ENTRY.unpack(packed or b"")
    except StoreDamaged:
        entry = Entry(0, 0, 0, 0, 0.0, ("", "recovered", "", "text/plain", ""))
    counts = {}
    for found in view.salvage(*prefixed(keys.COUNT + name)):
        if not isinstance(found, Gap):
            counts[found[0][33:].decode()] = int.from_bytes(found[1], "big")
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


def _write(bodies: Bodies, name: bytes, *, path: Path, watch: Watch) -> int:
    """A content's bytes; a file that turns out damaged half way does not stay."""
    size = 0
    try:
        with path.open("wb") as file:
            for piece in bodies.pieces(name):
                watch.heed()
                size += file.write(piece)
    except CacheCorrupt:
        path.unlink()
        raise
    return size
