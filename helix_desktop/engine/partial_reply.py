"""Recovery of a reply that a crash cut short: it becomes history like a stopped reply."""

from helix_desktop.domain.ports import Clock, PartialReplies
from helix_desktop.engine.model_reply import ModelReply
from helix_desktop.engine.session_deps import NoPartialReplies as NoPartialReplies
from helix_desktop.engine.session_journal import SessionJournal


async def recover_partial_reply(
    journal: SessionJournal, replies: PartialReplies, clock: Clock
) -> None:
    """Journal a session's stored partial reply once, if the journal does not have it.

    The journal must be loaded. Replies of deleted sessions are dropped.
    """
    if not replies.waits(journal.session):
        return
    found, history = await replies.left(journal.session), journal.history
    if found is not None and history.seq and history.sent != found.sent:
        reply = ModelReply(history.has_call, history.calls)
        for event in found.events:
            reply.take(event)
        said = reply.event(at=clock.now(), llm=found.sent.llm, seconds=0.0)
        if said is not None:
            await journal.record([found.sent, said], reply.contents)
    replies.drop(journal.session)
