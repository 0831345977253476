"""What an import takes back: permissions, modes, trust, the system role, and the model.

Anybody may have written either. Permissions and modes that ask less are taken back, and every
session is marked as imported, so that it counts as outside content from its first event on. A
changed event changes the chain of its session, so that the chain is made anew; records that cannot
be read stay as they are.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from helix_desktop.domain import event_codec
from helix_desktop.domain.background import COMMAND_TOOL
from helix_desktop.domain.cache import ATTACHED_SOURCE, Digest, SessionId
from helix_desktop.domain.context_window.rewrites import Pin
from helix_desktop.domain.errors import StoreDamaged, StoreForeign
from helix_desktop.domain.events import (
    ContextInjected,
    Event,
    FileChanged,
    GuestStarted,
    Guided,
    LlmChanged,
    ModeChanged,
    PauseChanged,
    Pinned,
    Recorded,
    Rewound,
    SessionGrantsChanged,
    SessionImported,
    SessionStarted,
    TurnEnded,
    WorktreeChanged,
    references,
)
from helix_desktop.domain.permission import Mode, is_wider
from helix_desktop.domain.value import replace
from helix_desktop.domain.worktree import WorktreeState
from helix_desktop.store import keys, opening
from helix_desktop.store.journal_table import (
    JournalTable,
    decode_event_record,
    is_intact,
    link_of,
    pack_record,
    previous_link,
    with_previous_link,
)
from helix_desktop.store.leveldb import Database, FrozenView, Pair, prefix_range, readable_pairs
from helix_desktop.store.maintenance.staging import UNWATCHED, BulkWriter, WorkWatch
from helix_desktop.store.metadata_records import ENTRY, HEAD


def clean_event(event: Event) -> Event:
    """Return an event without the permissions that whoever wrote it could not give."""
    match event:
        case SessionGrantsChanged():
            return replace(event, grants=())
        case ModeChanged(mode=mode) if is_wider(mode, Mode.ASK):
            return replace(event, mode=Mode.ASK)
        case LlmChanged(own=True):  # it may be a program of the user's, or cost more
            return replace(event, llm="")
        case GuestStarted():  # another program would go on with a session of its author's choice
            return replace(event, id="")
        case TurnEnded(pause=pause) if pause is not None:
            # nothing that somebody else began goes on by itself here
            return replace(event, pause=replace(pause, until=0.0))
        case PauseChanged():
            return replace(event, until=0.0)
        case WorktreeChanged(worktree=worktree):  # it is a folder of another machine
            removed = replace(worktree, folder="")
            return replace(event, worktree=removed, state=WorktreeState.REMOVED)
        case ContextInjected():  # only this application speaks with the system role
            return replace(event, system=False, untrusted=True)
        case Guided():  # nor are instructions of elsewhere followed, as the role of a subagent
            return replace(event, guides=())
        case Pinned(pin=pin):  # a pin of the user's own words does, too; a copy of an event is data
            return replace(event, pin=Pin(pin.id, pin.kind, pin.text, pin.source or 1))
        case FileChanged():  # an undo would write what its author chose: only if the user asks
            return replace(event, tool=COMMAND_TOOL)
        case SessionImported():  # what is read further would be a file of this machine
            return replace(event, path="")
        case Rewound(files=files):
            return replace(event, files=tuple(replace(file, while_command=True) for file in files))
    return event


def clean_import(folder: Path, *, watch: WorkWatch = UNWATCHED) -> None:
    """Clean a store that was just imported and that nobody uses yet."""
    watch.begin("events")
    place = folder / opening.DATABASE
    with closing(Database.open(place)) as database, database.frozen() as view:
        writer = BulkWriter(database)
        unused: list[bytes] = []
        for session in JournalTable(view).names():
            for key, record in _clean_session(view, session, unused):
                writer.put(key, record)
                watch.step()
        dropped_uses = Counter(key[1 : 1 + keys.DIGEST_SIZE] for key in unused)
        for key, packed in readable_pairs(view.salvage(*prefix_range(keys.ENTRY))):
            with suppress(StoreDamaged):
                entry, dropped = ENTRY.unpack(packed), dropped_uses[key[1:]]
                tool, what, source, mime, outcome = entry.origin
                is_attached = source.startswith(ATTACHED_SOURCE)
                if is_attached:  # the user did not attach it
                    entry.origin = (tool, what, "", mime, outcome)
                entry.refs = max(0, entry.refs - dropped)
                if is_attached or dropped:
                    writer.put(key, ENTRY.pack(entry))
            watch.step()
        writer.finish()
        # what is derived from events is derived anew
        derived = readable_pairs(view.salvage(*prefix_range(keys.SNAPSHOT)))
        gone = (*(key for key, _ in derived), *unused)
        database.write([(key, None) for key in gone], sync=True)


def _clean_session(view: FrozenView, session: SessionId, unused: list[bytes]) -> Iterator[Pair]:
    """Yield the records of a session's clean events, and its head.

    Add the records of uses that no event has any more to `unused`.
    """
    name = keys.session_bytes(session)
    old_link = new_link = link_of(session.encode())
    expected = 1
    for key, record in readable_pairs(view.salvage(*prefix_range(keys.EVENT + name))):
        seq, cleaned = keys.number(key[9:]), record
        if is_intact(key, record):
            follows = seq == expected and previous_link(record) == old_link
            previous = new_link if follows else previous_link(record)
            cleaned, dropped = _clean_record(key, record, previous, begins=seq == 1)
            uses = (keys.reference(keys.raw(digest), name, seq) for digest in dropped)
            unused += (use for use in uses if view.get(use) is not None)
            yield key, cleaned
        old_link, new_link, expected = link_of(record), link_of(cleaned), seq + 1
    try:
        head = HEAD.unpack(view.get(keys.SESSION + name) or b"")
    except StoreDamaged:
        return
    head.last = new_link if head.last == old_link else head.last
    head.imported = True
    head.paused_until = 0.0
    yield keys.SESSION + name, HEAD.pack(head)


def _clean_record(
    key: bytes, record: bytes, previous: bytes, *, begins: bool
) -> tuple[bytes, set[Digest]]:
    """Return the record of a clean event after the record with the hash `previous`.

    With it, the contents that the event used and no longer uses.
    """
    recorded = decode_event_record(key, record)
    if not isinstance(recorded, Recorded):  # an unreadable event counts as outside content
        return with_previous_link(key, record, previous), set()
    event = recorded.event
    if begins and not isinstance(event, SessionStarted):
        raise StoreForeign(
            "Session {session} doesn't begin with its start.",
            "Nothing was imported. Helix Desktop doesn't write such sessions.",
            session=recorded.session,
        )
    event = clean_event(event)
    if event == recorded.event:
        return with_previous_link(key, record, previous), set()
    cleaned = pack_record(key, previous, event_codec.encode_event(event))
    return cleaned, {*references(recorded.event)} - {*references(event)}
