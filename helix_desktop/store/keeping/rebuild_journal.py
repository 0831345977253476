"""The journal's part of a rebuild: sessions from the records that are byte for byte right."""

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import StoreDamaged
from helix_desktop.domain.events import (
    Event,
    Recorded,
    SessionRenamed,
    SessionStarted,
    ToolReturned,
    WindowSent,
    references,
)
from helix_desktop.store import keys
from helix_desktop.store.journal import event_of, intact, link_of
from helix_desktop.store.keeping.rebuilding import Rebuilding
from helix_desktop.store.records import ENTRY, HEAD, Head

_MOST_NAMED = 1000
"""Places of one hole that are named one by one; a head that says more is not believed."""


def rebuild_journal(work: Rebuilding) -> None:
    """Every intact record at its place, its references, and a head for each session."""
    old = _old_heads(work)
    heads: dict[bytes, Head] = {}
    for key, record in work.room(keys.EVENT):
        if not intact(key, record):
            continue
        name, seq = key[1:9], keys.number(key[9:])
        head = heads.setdefault(name, Head("", 0.0, 0.0, 0, b""))
        _lose_between(work, name, first=head.count + 1, stop=seq)
        head.count, head.last = seq, link_of(record)
        work.filling.put(key, record)
        work.events += 1
        found = event_of(key, record)
        if isinstance(found, Recorded):
            _fold(head, found.event)
            _refer(work, name, found)
    for name, head in heads.items():
        _finish_head(work, name, head=head, said=old.pop(name, None))
    for name, said in old.items():
        work.lose(f"Session {name.hex()} “{said.title}” is lost.", session=name.hex())


def _old_heads(work: Rebuilding) -> dict[bytes, Head]:
    found = {}
    for key, packed in work.room(keys.SESSION):
        try:
            found[key[1:9]] = HEAD.unpack(packed)
        except StoreDamaged:
            continue
    return found


def _finish_head(work: Rebuilding, name: bytes, *, head: Head, said: Head | None) -> None:
    if said is not None:
        _lose_between(work, name, first=head.count + 1, stop=said.count + 1)
        head.title, head.created, head.parent = said.title, said.created, said.parent
        head.changed = max(head.changed, said.changed)
    head.title = head.title or f"Session {name.hex()}"
    work.filling.put(keys.SESSION + name, HEAD.pack(head))


def _lose_between(work: Rebuilding, name: bytes, *, first: int, stop: int) -> None:
    """Name the places of a session that hold nothing any more."""
    for seq in range(first, min(stop, first + _MOST_NAMED)):
        text = f"Event {seq} of session {name.hex()} is lost."
        work.lose(text, session=name.hex(), seq=seq)


def _fold(head: Head, event: Event) -> None:
    head.changed = event.at
    match event:
        case SessionStarted():
            head.title, head.created, head.parent = event.title, event.at, event.parent
        case SessionRenamed():
            head.title = event.title


def _refer(work: Rebuilding, session: bytes, found: Recorded) -> None:
    event = found.event
    if isinstance(event, WindowSent):
        return
    for digest in references(event):
        name = keys.raw(digest)
        if work.target.get(keys.CONTENT + name) is None:
            owner = SessionId(session.hex())
            text = f"{digest[:12]}… is lost; event {found.seq} of session {owner} names it."
            work.lose(text, name=name, session=owner, seq=found.seq)
            continue
        work.filling.put(keys.reference(name, session, found.seq), b"")
        if isinstance(event, ToolReturned) and not _known(work, name):
            work.origins[name] = (event.tool, event.what)


def _known(work: Rebuilding, name: bytes) -> bool:
    packed = work.read(keys.ENTRY + name)
    try:
        return packed is not None and bool(ENTRY.unpack(packed))
    except StoreDamaged:
        return False
