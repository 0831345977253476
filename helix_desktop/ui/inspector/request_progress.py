"""The progress of sessions' newest requests and calls that are not journaled yet."""

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.live_events import (
    GateBatchClosed,
    GateBatchOpened,
    Live,
    OutputDecided,
    PermissionAsked,
    PermissionSettled,
    PriceAsked,
    PriceSettled,
    RetryPlanned,
    TextArrived,
    ThinkingArrived,
    TurnFinished,
)
from helix_desktop.domain.request_view import (
    BlockReason,
    BlockReasonKind,
    InspectedBlock,
    InspectedRequest,
)
from helix_desktop.domain.value import replace
from helix_desktop.ui.text.formatting import tr


class RequestProgress:
    """The progress of all sessions of a workspace."""

    def __init__(self) -> None:
        self._retried: set[SessionId] = set()
        """Sessions whose provider did not answer and is asked again."""

    def take(self, event: Live, session: SessionId) -> bool:
        """Apply an event and return whether the text for `session` may have changed."""
        match event:
            case PermissionAsked(question) | PriceAsked(question):
                where = question.session
            case PermissionSettled(session=where) | PriceSettled(session=where):
                pass
            case (
                GateBatchOpened(session=where)
                | OutputDecided(session=where)
                | GateBatchClosed(session=where)
            ):
                pass
            case RetryPlanned(session=where):
                self._retried.add(where)
            case TextArrived() | ThinkingArrived() | TurnFinished() if (
                event.session in self._retried
            ):
                where = event.session
                self._retried.discard(where)
            case _:
                return False
        return where == session

    def words(self, open_workspace: OpenWorkspace, session: SessionId) -> str:
        """Return the state of a first request on its way; "" if there is none."""
        if session in self._retried:
            return tr("No answer yet. Retrying…")
        prices = open_workspace.prices
        if prices is not None and any(each.session == session for each in prices.pending):
            return tr("Waiting for you")
        return tr("Sending the first request…") if open_workspace.running(session) else ""


def with_asked_calls(
    found: InspectedRequest, open_workspace: OpenWorkspace, session: SessionId
) -> InspectedRequest:
    """Mark calls that wait for the user's approval."""
    asked = {each.call.id for each in open_workspace.questions if each.session == session}

    def told(block: InspectedBlock) -> InspectedBlock:
        waits = (
            block.reason.why is BlockReasonKind.UNDER_WAY and block.key.partition(":")[2] in asked
        )
        return replace(block, reason=BlockReason(BlockReasonKind.ASKED)) if waits else block

    return replace(found, blocks=tuple(map(told, found.blocks))) if asked else found
