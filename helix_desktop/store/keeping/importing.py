"""A workspace's store from an exported folder: every byte and every event is verified.

What does not have its SHA-256 is left out and named. A backup is restored by backup.py.
"""

import hashlib
import json
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from helix_desktop.domain.cache import NewContent, Origin, SessionId, is_digest
from helix_desktop.domain.errors import JournalDamaged, StoreDamaged, StoreForeign, StoreNewer
from helix_desktop.domain.events import Event
from helix_desktop.domain.ports import Clock
from helix_desktop.domain.values import value
from helix_desktop.store import codec, disk, keys, opening, records
from helix_desktop.store.attic import WorkspaceStore
from helix_desktop.store.cache import file_content
from helix_desktop.store.journal import place as place_event
from helix_desktop.store.keeping import plain
from helix_desktop.store.keeping.building import building, refuse_inside
from helix_desktop.store.keeping.export import NAME, VERSION
from helix_desktop.store.keeping.progress import Progress, Stopped, Watch, never, silent
from helix_desktop.store.prepared import Prepared
from helix_desktop.store.records import ENTRY, FORMAT, HEAD, Head
from helix_desktop.store.writer import Batch

_TOGETHER = 256
_SESSION = re.compile(r"[0-9a-f]{16}")


@dataclass(slots=True)
class Imported:
    """What was taken over; `unreadable` names what was not."""

    sessions: int = 0
    events: int = 0
    contents: int = 0
    unreadable: list[str] = field(default_factory=list)


def import_export(
    source: Path,
    destination: Path,
    clock: Clock,
    *,
    progress: Progress = silent,
    stopped: Stopped = never,
) -> Imported:
    """Make a new store in a new or empty folder; nothing is left of it if this fails."""
    about = _about(source)
    refuse_inside(destination, source)
    watch = Watch(progress, stopped)
    done = Imported()
    with building(destination) as place:
        store = WorkspaceStore.create(place, clock)
        try:
            store.writer.commit(_Born(records.new_format(store.format.id, about["created"])))
            _contents(store, source, done=done, watch=watch)
            _sessions(store, source, about["sessions"], done=done, watch=watch)
        finally:
            store.close()
        (place / opening.LOCK).unlink(missing_ok=True)
    return done


def is_export(folder: Path) -> bool:
    with disk.worded(folder):
        return (folder / "workspace.json").is_file()


def _about(source: Path) -> plain.Fields:
    path = source / "workspace.json"
    with disk.worded(path):
        text = path.read_text(encoding="utf-8")
    try:
        about: Any = plain.revived(json.loads(text))
        if about["format"] != NAME or not isinstance(about["sessions"], list):
            raise _foreign(source)
        float(about["created"])
        newer = int(about["version"]) > VERSION
    except (ValueError, KeyError, TypeError) as error:
        raise _foreign(source) from error
    if newer:
        raise StoreNewer(
            f"The export in {source} was written by a newer Helix Desktop.",
            "Nothing was changed. Update the application to import it.",
        )
    found: plain.Fields = about
    return found


def _foreign(source: Path) -> StoreForeign:
    return StoreForeign(
        f"{source} is no export of Helix Desktop.", "Choose the folder with its workspace.json."
    )


def _lines(path: Path, done: Imported) -> Iterator[plain.Fields]:
    """Lines that can be read; the others are named by their number."""
    with disk.worded(path), path.open("rb") as file:
        for number, raw in enumerate(file, 1):
            try:
                yield plain.unline(raw.decode())
            except ValueError:
                done.unreadable.append(f"line {number} of {path.name}")


@value
class _Born:
    """The store is as old as the one that was exported."""

    format: records.Format
    sync: bool = True

    def apply(self, batch: Batch) -> None:
        batch.put(keys.FORMAT, FORMAT.pack(self.format))


@value
class _Take:
    """A content with what was known of it."""

    prepared: Prepared
    known: plain.Fields
    sync: bool = False

    def apply(self, batch: Batch) -> None:
        known, name = self.known, self.prepared.name
        file_content(batch, self.prepared, known["created"])
        entry = batch.entry(name) or ENTRY.unpack(b"")
        batch.counters.arrived += entry.size * (known["seen"] - 1)
        batch.counters.saved += known["saved"]
        batch.counters.tokens += max(known["tokens"], 0)
        entry.arrival = known["arrival"] or entry.arrival
        batch.counters.arrival = max(batch.counters.arrival, entry.arrival)
        entry.seen, entry.used, entry.recalls = known["seen"], known["used"], known["recalls"]
        entry.saved, entry.pinned, entry.tokens = known["saved"], known["pinned"], known["tokens"]
        batch.touched(name, entry)
        for encoding, count in known["counts"].items():
            batch.put(keys.count(name, encoding), int(count).to_bytes(8, "big"))


def _contents(store: WorkspaceStore, source: Path, *, done: Imported, watch: Watch) -> None:
    watch.begin("contents")
    for known in _lines(source / "contents.jsonl", done):
        watch.step()
        try:
            store.writer.commit(_Take(_prepared(store, source / "contents", known), known))
            done.contents += 1
        except (OSError, ValueError, KeyError, TypeError) as error:
            done.unreadable.append(f"content {known.get('digest')}: {error}")


def _prepared(store: WorkspaceStore, folder: Path, known: plain.Fields) -> Prepared:
    """ValueError unless the bytes are those that were exported; large files are streamed."""
    digest = str(known.get("digest"))
    if "unreadable" in known or not is_digest(digest):
        raise ValueError("was unreadable when it was exported")
    origin = Origin(*(known[name] for name in ("tool", "what", "source", "mime", "outcome")))
    with (folder / digest).open("rb") as file:
        if hashlib.file_digest(file, "sha256").hexdigest() != digest:
            raise ValueError("its bytes have another SHA-256")
        file.seek(0)
        if os.fstat(file.fileno()).st_size <= codec.CHUNK:
            prepared = store.contents.prepare(NewContent(file.read(), origin))
        else:
            blocks = iter(lambda: file.read(codec.CHUNK), b"")
            prepared = store.contents.prepare_stream(blocks, origin)
    if prepared.known or keys.digest(prepared.name) != digest:
        raise ValueError("it is listed twice or changed meanwhile")
    return prepared


@value
class _Place:
    """Some events of a session at their old numbers, and its head so far."""

    session: SessionId
    head: Head
    events: tuple[tuple[int, Event], ...]
    sync: bool = False

    def apply(self, batch: Batch) -> None:
        for recorded in self.events:
            place_event(batch, self.session, head=self.head, recorded=recorded)
        batch.put(keys.SESSION + keys.session_bytes(self.session), HEAD.pack(self.head))


def _sessions(
    store: WorkspaceStore,
    source: Path,
    sessions: list[plain.Fields],
    *,
    done: Imported,
    watch: Watch,
) -> None:
    watch.begin("sessions", len(sessions))
    ids = [_session_id(about) for about in sessions]
    for session, about in dict(zip(ids, sessions, strict=True)).items():
        times = float(about["created"]), float(about["changed"])
        head = Head(str(about["title"]), *times, 0, b"", str(about.get("parent", "")))
        path = source / "sessions" / f"{session}.jsonl"
        waiting: list[tuple[int, Event]] = []
        for recorded in _events(path, done):
            watch.heed()
            waiting.append(recorded)
            done.events += 1
            if len(waiting) >= _TOGETHER:
                store.writer.commit(_Place(session, head, tuple(waiting)))
                waiting.clear()
        store.writer.commit(_Place(session, head, tuple(waiting), sync=True))
        done.sessions += 1
        watch.step()


def _session_id(about: plain.Fields) -> SessionId:
    """It becomes a file name and a key: nothing but 16 hex digits will do."""
    name = str(about.get("id"))
    if _SESSION.fullmatch(name):
        return SessionId(name)
    raise StoreDamaged(
        "The export names a session that cannot be one.", "Its workspace.json was changed."
    )


def _events(path: Path, done: Imported) -> Iterator[tuple[int, Event]]:
    last = 0
    for line in _lines(path, done):
        try:
            event = plain.to_event(line, after=last)
        except JournalDamaged as error:
            done.unreadable.append(f"event {line.get('seq')} of {path.stem}: {error.message}")
            continue
        last = line["seq"]
        yield last, event
