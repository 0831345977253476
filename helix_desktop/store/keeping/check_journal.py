"""The part of a check that reads every session's chain and what its events name."""

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import StoreDamaged
from helix_desktop.domain.events import Recorded, Unreadable, WindowSent, references
from helix_desktop.store import keys
from helix_desktop.store.journal import Journal
from helix_desktop.store.keeping.findings import Finding, Kind
from helix_desktop.store.keeping.inspection import Inspection
from helix_desktop.store.records import HEAD


def check_journal(inspection: Inspection) -> None:
    """Heads, chains, and for every event the contents it needs."""
    journal = Journal(inspection.view)
    names = journal.names()
    inspection.sessions = len(names)
    inspection.watch.begin("sessions", len(names))
    for session in names:
        _check_head(inspection, session)
        for found in journal.survey(session):
            _check_event(inspection, found)
        inspection.watch.step()
    for _ in inspection.room(keys.SESSION):
        pass


def _check_head(inspection: Inspection, session: SessionId) -> None:
    name = keys.session_bytes(session)
    packed = inspection.get(keys.SESSION + name)
    if packed is None:
        _accuse(inspection, session, what="has events but no head", so="It is not listed.")
        return
    try:
        head = HEAD.unpack(packed)
    except StoreDamaged:
        _accuse(inspection, session, what="has a damaged head", so="Its title and times are lost.")
        return
    try:
        beyond = inspection.view.page(
            keys.event(name, head.count + 1), keys.after(keys.EVENT + name), limit=1
        )
    except StoreDamaged:
        return
    if beyond:
        _accuse(inspection, session, what="has events behind its head", so="They are not shown.")


def _accuse(inspection: Inspection, session: SessionId, *, what: str, so: str) -> None:
    text = f"Session {session} {what}."
    found = Finding(Kind.SESSION, text, so, repairable=True, session=session)
    inspection.findings.append(found)


def _check_event(inspection: Inspection, found: Recorded | Unreadable) -> None:
    inspection.events += 1
    if inspection.events % 512 == 0:
        inspection.watch.heed()
    if isinstance(found, Unreadable):
        text = f"Event {found.seq} of session {found.session}: {found.problem}"
        consequence = "The session is shown with a gap there."
        inspection.findings.append(
            Finding(
                Kind.EVENT,
                text,
                consequence,
                repairable="head does not fit" in found.problem,
                session=found.session,
                seq=found.seq,
            )
        )
    elif not isinstance(found.event, WindowSent):
        _check_references(inspection, found)


def _check_references(inspection: Inspection, found: Recorded) -> None:
    """The blocks of a sent window need not be kept; what other events name must be there."""
    session = keys.session_bytes(found.session)
    for digest in references(found.event):
        name = keys.raw(digest)
        inspection.references += 1
        if inspection.get(keys.ENTRY + name) is None:
            text = f"is named by event {found.seq} of session {found.session} and is not there"
            inspection.lost(name, None, text)
        elif inspection.get(keys.reference(name, session, found.seq)) is None:
            inspection.note(
                Kind.REFERENCE,
                f"The use of {digest[:12]}… by event {found.seq} of {found.session} is not noted.",
                "The list of its uses is incomplete.",
            )
