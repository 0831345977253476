"""A row's place in the next request: *Pin to context*, *Exclude from context*, *Include in full*,
and why it is there.

Rows offer the actions of the Context page on the message being read: pin, leave out, show whole
again, and show why. While the pointer rests on a row, its toolbar shows why the row is in the next
request.
"""

from collections.abc import Awaitable

from helix_desktop.app.inspection.window_items import WindowItem, WindowItemKey
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.inspected_request import InspectedKind
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.rows import RowAction, RowKind, TranscriptRow
from helix_desktop.ui.chat.transcript.view import TranscriptView
from helix_desktop.ui.page_controller import WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.block_labels import block_reason_text, pin_cost_text
from helix_desktop.ui.text.formatting import count_text, own_count_text, phrase_text, tr
from helix_desktop.ui.widgets.accessibility import announce
from helix_desktop.ui.widgets.timers import single_shot_timer

POINTER_PAUSE_MS = 120
"""The milliseconds that the pointer rests on a row before the reason for its presence is found."""
_COVERED_TEXTS = {
    InspectedKind.HANDOVER: Phrase("Covered by handover {0}"),
    InspectedKind.OBSERVATIONS: Phrase("Covered by notes"),
    InspectedKind.NOTES: Phrase("Covered by notes"),
}


class RowBlockController(WorkspaceController):
    """The controller of a row's place in the next request, for one transcript."""

    def __init__(
        self, context: WorkspaceContext, view: TranscriptView, model: TranscriptModel
    ) -> None:
        super().__init__(context)
        self._view, self._model = view, model
        self._row: TranscriptRow | None = None
        self._rest = single_shot_timer(self, POINTER_PAUSE_MS, self._on_rested)
        view.pointed.connect(self._on_pointed)
        view.action_requested.connect(self._on_requested)

    def show_session(self, session: SessionId) -> None:
        self._session = session
        self.close()

    def close(self) -> None:
        """Forget the row under the pointer and stop the timer."""
        self._row = None
        self._rest.stop()

    def _on_pointed(self, index: int) -> None:
        row = self._model.row(index)
        if row.output_state is not None:
            self._row = row
            self._rest.start()

    def _on_rested(self) -> None:
        if self._row is not None:
            self._bridge.run(self._show_reason(self._row), "why a row is there")

    async def _show_reason(self, row: TranscriptRow) -> None:
        open_workspace = self._open_workspace
        try:
            item = await open_workspace.window_items.find(self._session, request_item_key(row))
        except HelixError:
            return  # a click on the row's button reports the error
        self._view.toolbar.show_why(row, block_presence_text(item, open_workspace.now()))

    def _on_requested(self, index: int, want: str) -> None:
        row = self._model.row(index)
        if row.output_state is None:
            return
        window, session, item_key = (
            self._open_workspace.window_items,
            self._session,
            request_item_key(row),
        )
        match RowAction(want):
            case RowAction.PIN if row.pin:
                work, announcement = window.unpin(session, row.pin), tr("Unpinned")
            case RowAction.PIN:
                work, announcement = window.pin(session, item_key), tr("Pinned to context")
            case RowAction.LEAVE:
                work, announcement = (
                    window.leave_out(session, item_key),
                    tr("Excluded from context"),
                )
            case RowAction.BACK:
                work, announcement = window.take_back(session, item_key), tr("Included in full")
            case RowAction.WHY:
                work, announcement = self._go_to_block(item_key), ""
            case _:
                return
        self._bridge.run(self._run_and_announce(work, announcement, row), "change the window")

    async def _run_and_announce(
        self, work: Awaitable[None], announcement: str, row: TranscriptRow
    ) -> None:
        await work
        if announcement:
            announce(self._view, announcement)
            await self._show_reason(row)

    async def _go_to_block(self, item_key: WindowItemKey) -> None:
        """Go to the block of the next request that holds the item, or a summary that covers it."""
        session = self._session
        item = await self._open_workspace.window_items.find(session, item_key)
        if item is not None and session == self._session:
            self._navigation.block_requested.emit(session, item.block.key)


def request_item_key(row: TranscriptRow) -> WindowItemKey:
    """Return the key of a row's message or tool result in requests."""
    if row.kind is RowKind.TOOL:
        return WindowItemKey(row.returned, row.call)
    return WindowItemKey(row.seq)


def block_presence_text(item: WindowItem | None, now: float) -> str:
    """Return why an item is in the next request, or the block that covers it, with its tokens."""
    if item is None:
        return tr("Not in context")
    block = item.block
    reason = block_reason_text(block.reason, now)
    if not item.itself:
        covered = phrase_text(_COVERED_TEXTS.get(block.sort, Phrase("Covered by a handover")))
        reason = covered.format(block.name).strip()
    if not block.facts.pin:
        reason = f"{reason} · {pin_cost_text(item.pin_cost)}"
    if item.itself and block.can_exclude:
        reason = tr("{0} · excluding about {1}").format(reason, count_text(item.exclusion_cost))
    tokens = own_count_text(block.tokens, estimated=item.estimated)
    return tr("{0} · {1} tok").format(reason, tokens)
