"""A reply that a crash cut short becomes history: as it would have, had it been stopped."""

from collections.abc import Sequence

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.events import WindowSent
from helix_desktop.domain.llm import ProviderEvent
from helix_desktop.domain.ports import Clock, PartialReplies, PartialReply
from helix_desktop.engine.journal import Journal
from helix_desktop.engine.reply import Reply


class NothingKept:
    """Implements PartialReplies where nobody minds a crash: in replays and tests."""

    sessions: Sequence[SessionId] = ()

    def begin(self, _session: SessionId, _sent: WindowSent) -> None: ...
    def take(self, _session: SessionId, _event: ProviderEvent) -> None: ...
    def drop(self, _session: SessionId) -> None: ...

    def waits(self, _session: SessionId) -> bool:
        return False

    async def left(self, _session: SessionId) -> PartialReply | None:
        return None

    async def close(self) -> None: ...


async def recover(journal: Journal, replies: PartialReplies, clock: Clock) -> None:
    """Journal what is kept of a session and not in its journal, once.

    The journal is loaded. A session that is not there any more gets nothing back.
    """
    if not replies.waits(journal.session):
        return
    found, history = await replies.left(journal.session), journal.history
    if found is not None and history.seq and history.sent != found.sent:
        reply = Reply(history.has_call, history.calls)
        for event in found.events:
            reply.take(event)
        said = reply.event(at=clock.now(), llm=found.sent.llm, seconds=0.0)
        if said is not None:
            await journal.record([found.sent, said], reply.contents)
    replies.drop(journal.session)
