"""What is happening to a session's newest request and its calls while no journal has it yet."""

from dataclasses import replace

from helix_desktop.app.desk import Desk
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.live import (
    GateClosed,
    GateOpened,
    GatePassed,
    Live,
    PermissionAsked,
    PermissionSettled,
    RetryPlanned,
    TextArrived,
    ThinkingArrived,
    TurnClosed,
)
from helix_desktop.domain.requests import Looked, Reason, Shown, Why
from helix_desktop.ui.words import tr


class UnderWay:
    """Of all sessions of a workspace."""

    def __init__(self) -> None:
        self._retried: set[SessionId] = set()
        """Those whose provider did not answer, and is asked again."""

    def take(self, event: Live, session: SessionId) -> bool:
        """Whether something else is to be said of this session now."""
        match event:
            case PermissionAsked(question):
                where = question.session
            case PermissionSettled(session=where):
                pass
            case GateOpened(session=where) | GatePassed(session=where) | GateClosed(session=where):
                pass
            case RetryPlanned(session=where):
                self._retried.add(where)
            case TextArrived() | ThinkingArrived() | TurnClosed() if event.session in self._retried:
                where = event.session
                self._retried.discard(where)
            case _:
                return False
        return where == session

    def words(self, desk: Desk, session: SessionId) -> str:
        """Of a first request that went out; "" where none did."""
        if session in self._retried:
            return tr("No answer yet: the request goes out again")
        return tr("The first request is on its way") if desk.running(session) else ""


def with_asked(found: Looked, desk: Desk, session: SessionId) -> Looked:
    """Calls that wait for the person say so."""
    asked = {each.call.id for each in desk.questions if each.session == session}

    def told(block: Shown) -> Shown:
        waits = block.reason.why is Why.UNDER_WAY and block.key.partition(":")[2] in asked
        return replace(block, reason=Reason(Why.ASKED)) if waits else block

    return replace(found, blocks=tuple(map(told, found.blocks))) if asked else found
