"""What the page Context does: loads the next or an earlier request, compares, pins and excludes
blocks, copies JSON.

The controller reads requests from the open workspace and applies the user's actions on blocks.
Blocks are read only while the page or the panel is visible; the figures of the status strip
follow every request and every compaction.
"""

import asyncio
import json
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal

from helix_desktop.app.history.usage_reports import UsageReports
from helix_desktop.app.inspection.request_inspector import RequestInspector
from helix_desktop.app.sessions.drafts import Drafts
from helix_desktop.app.sessions.session_actions import SessionActions
from helix_desktop.app.workspaces.model_choices import PriceAnswers
from helix_desktop.app.workspaces.workspace_permissions import WorkspacePermissions
from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import TurnStarted
from helix_desktop.domain.inspected_request import (
    BlockReason,
    BlockReasonKind,
    EncodedBody,
    InspectedBlock,
    InspectedRequest,
)
from helix_desktop.domain.live_events import (
    GateBatchClosed,
    GateBatchOpened,
    Journaled,
    Live,
    OutputDecided,
    PermissionRequested,
    PermissionSettled,
    PriceRequested,
    PriceSettled,
    RetryPlanned,
    ServersChanged,
    TextArrived,
    ThinkingArrived,
    TurnFinished,
    WorkspaceChanged,
)
from helix_desktop.domain.messages import Image
from helix_desktop.domain.permission import PermissionQuestion
from helix_desktop.domain.value import replace
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.event_bridge import Load, shielded, single_shot_timer
from helix_desktop.ui.inspector.block_rows import (
    BlockAction,
    BlockTarget,
    block_target,
    no_block_text,
)
from helix_desktop.ui.inspector.send_again import send_again
from helix_desktop.ui.page_controller import CHAT, CONTEXT, PageController, WorkspaceContext
from helix_desktop.ui.text.block_labels import estimate_reason
from helix_desktop.ui.text.formatting import error_text, tr, trail_text
from helix_desktop.ui.widgets.accessibility import copy_text
from helix_desktop.ui.widgets.controls import show_tip
from helix_desktop.ui.widgets.labels import decode_image

if TYPE_CHECKING:
    from helix_desktop.ui.inspector.page import InspectorPage


def request_json(request: InspectedRequest, written: EncodedBody | None) -> str:
    """Return the request's body, or its blocks as JSON where the bytes are unknown."""
    if written is not None:
        return written.data.decode("utf-8", "replace")
    blocks = [
        {
            "number": number,
            "kind": block.kind.value if block.kind else "draft",
            "role": block.message.role.value,
            "tokens": block.tokens,
            "sha256": block.digest,
            "text": block.text,
        }
        for number, block in enumerate(request.blocks, 1)
    ]
    content = {"llm": request.llm, "tokens": request.tokens, "blocks": blocks}
    return json.dumps(content, ensure_ascii=False, indent=2)


def with_open_questions(
    request: InspectedRequest, asked: Sequence[PermissionQuestion], session: SessionId
) -> InspectedRequest:
    """Mark calls that wait for the user's approval."""
    questions = (question for question in asked if question.session == session)
    open_calls = {question.call.id for question in questions}

    def waits(block: InspectedBlock) -> bool:
        is_under_way = block.reason.why is BlockReasonKind.UNDER_WAY
        return is_under_way and block.key.partition(":")[2] in open_calls

    needs_approval = BlockReason(BlockReasonKind.NEEDS_APPROVAL)
    blocks = (
        replace(block, reason=needs_approval) if waits(block) else block for block in request.blocks
    )
    return replace(request, blocks=tuple(blocks)) if open_calls else request


PICTURE_BOX = QSize(480, 320)
"""The box into which a picture is decoded."""
TYPING_PAUSE_MS = 300
"""Milliseconds without a key press before the draft is weighed."""


class InspectorController(PageController):
    """Connects the page and the panel with the requests of the open session."""

    key = CONTEXT
    icon = "layers"

    weighed = Signal(object)
    """Emitted with the `WindowWeight` of the next request, or None without a session."""
    spent = Signal(object)
    """Emitted with the `SessionCosts` of the open session, or None without a session."""

    def __init__(
        self,
        context: WorkspaceContext,
        *,
        requests: RequestInspector,
        session_actions: SessionActions,
        drafts: Drafts,
        usage: UsageReports,
        permissions: WorkspacePermissions,
        prices: PriceAnswers,
    ) -> None:
        super().__init__(context)
        self._context, self._requests, self._drafts = context, requests, drafts
        self._session_actions, self._usage = session_actions, usage
        self._permissions, self._prices = permissions, prices
        self.title, self.tab = tr("Context"), tr("Context")
        self._seq = 0
        self._draft, self._pictures = "", tuple[Image, ...]()
        self._block = ""
        """The key of the block of the next request to be selected after the next read."""
        self._removed: tuple[InspectedBlock, ...] = ()
        self._action_registry: ActionRegistry | None = None
        self._retried: set[SessionId] = set()
        """Sessions whose provider did not answer and is asked again."""
        self._page: InspectorPage | None = None
        self._panel: InspectorPage | None = None
        self._reading = Load(context.bridge, self._read, "inspect")
        self._typing = single_shot_timer(self, TYPING_PAUSE_MS, self.refresh)
        context.bridge.arrived.connect(self._on_arrived)
        context.navigation.request_requested.connect(self._on_request_requested)
        context.navigation.block_requested.connect(self._on_block_requested)

    @property
    def page(self) -> "InspectorPage":
        if self._page is None:
            self._page = self._make_view(low=False)
            self.page_created.emit()
        return self._page

    @property
    def panel(self) -> "InspectorPage":
        if self._panel is None:
            self._panel = self._make_view(low=True)
            self.panel_created.emit()
        return self._panel

    def show_session(self, session: SessionId) -> None:
        """Show the next request of a session and reset the views if it is another session."""
        if session != self._session:
            self._reading.cancel()
            self._session, self._seq = session, 0
            self._removed = ()
            for view in self._views():
                view.reset()
        draft = self._drafts.draft(session)
        self._draft, self._pictures = draft.text, draft.images
        self.refresh()

    def close(self) -> None:
        self._typing.stop()

    def note_draft(self, text: str) -> None:
        """Remember the draft; its weight follows once the user pauses."""
        if text != self._draft:
            self._draft = text
            self._typing.start()

    def note_pictures(self) -> None:
        """Weigh the draft again if its pictures are others now."""
        pictures = self._drafts.draft(self._session).images
        if pictures != self._pictures:
            self._pictures = pictures
            self.refresh()

    def travel(self, seq: int) -> None:
        """Show a sent request by its event number; 0 shows the next request."""
        if seq != self._seq:
            self._reading.cancel()
            self._seq, self._removed = seq, ()
            self.refresh()

    def refresh(self) -> None:
        """Read again; at most one read runs at a time."""
        self._reading.start()

    async def _read(self) -> None:
        try:
            await self._read_request()
            session = self._session
            costs = await shielded(self._usage.account(session)) if session else None
            self.spent.emit(costs)
        except HelixError as error:
            self._show_problem(error_text(error))

    async def _read_request(self) -> None:
        """Read the request for the visible views; without one only its weight."""
        session, views = self._session, self._visible_views()
        requests = self._requests
        if not views:
            self.weighed.emit(await shielded(requests.weigh(session, self._draft)))
            return
        for view in views:
            view.show_counting(self._clock.now())
        if self._seq:
            request = await shielded(requests.earlier(session, self._seq))
        else:
            request = await shielded(requests.next(session, self._draft))
        request = with_open_questions(request, self._permissions.calls.pending, session)
        steps = await shielded(requests.sent(session)) if session else None
        full_size = request.marks.handover or request.marks.max_tokens
        for view in views:
            view.estimated = estimate_reason(self._sessions.llm_of(session))
            view.strip.sending = self._sending_text()
            if steps is not None:
                view.strip.show_steps(steps, full_size, self._clock.now())
            view.show_request(request, self._clock.now(), self._removed)
        if request.is_sent:
            # the figures of the window are those of the next request all the same
            self.weighed.emit(await shielded(requests.weigh(session, self._draft)))
        else:
            self.weighed.emit(request.weighed)
            block_key, self._block = self._block, ""
            if block_key:
                self.page.list.open_block(block_key)
        title = await shielded(self._sessions.title(session)) if session else tr("New session")
        if self._page is not None:
            self._page.place.set_text(trail_text(self._settings.workspace.name, title or session))
        if session == NO_SESSION:
            return
        # the slower parts: blocks gone since the request before, and an old one's bytes
        if all(view.compare.isChecked() for view in self._views()):
            removed = await shielded(requests.removed(session, request))
            if removed != self._removed:
                self._removed = removed
                for view in self._visible_views():
                    view.show_request(request, self._clock.now(), removed)
        if request.is_sent:
            written = await shielded(requests.written(session, request.seq))
            for view in self._visible_views():
                view.show_written(written, self._clock.now())

    def _sending_text(self) -> str:
        """Return the state of a first request on its way; "" if there is none."""
        session = self._session
        if session in self._retried:
            return tr("No answer yet. Retrying…")
        if any(price.session == session for price in self._prices.pending):
            return ""  # the card asks
        return tr("Sending the first request…") if self._sessions.running(session) else ""

    def _make_view(self, *, low: bool) -> "InspectorPage":
        """Create a view with the other view's request, shown until its own is read."""
        # lazy: widgets are imported when somebody first looks at them
        from helix_desktop.ui.inspector.page import InspectorPage  # noqa: PLC0415

        view = InspectorPage(low=low)
        for other_view in self._views():
            view.compare.setChecked(other_view.compare.isChecked())
            if other_view.shown_request is not None:
                view.show_request(other_view.shown_request, self._clock.now(), self._removed)
        view.shown.connect(self.refresh)
        view.travelled.connect(self.travel)
        view.list.wanted.connect(self._on_requested)
        view.json_requested.connect(self._on_json_requested)
        if self._action_registry is not None:
            tip = partial(show_tip, view.copy_icon)
            self._action_registry.describe("context.json", tip)
        if not low:  # a button of the panel, which has no place in it, would keep the controller
            view.again.clicked.connect(lambda: self._ask_again(None))
        view.compare.toggled.connect(self._on_compared)
        view.list.picture_requested.connect(
            lambda digest: self._bridge.run(self._load_picture(view, digest), "read a picture")
        )
        return view

    async def _load_picture(self, view: "InspectorPage", digest: str) -> None:
        try:
            data = await self._session_actions.picture(Digest(digest))
            image = await asyncio.to_thread(decode_image, data, PICTURE_BOX)
        except HelixError:
            image = None
        view.list.show_picture(digest, image)

    def _views(self) -> "list[InspectorPage]":
        """Return the views that exist, the page first."""
        return [view for view in (self._page, self._panel) if view is not None]

    def _visible_views(self) -> "list[InspectorPage]":
        return [view for view in self._views() if view.isVisible()]

    async def _copy_json(self) -> None:
        session = self._session
        if session == NO_SESSION:
            return
        requests = self._requests
        written = await requests.written(session, self._seq, self._draft)
        request = next((view.shown_request for view in self._views() if view.shown_request), None)
        if request is None:
            return
        copy_text(request_json(request, written))
        body_text = tr("Request copied.")
        blocks_text = tr("Request copied block by block. The exact bytes weren't recorded.")
        self._navigation.done.emit(body_text if written else blocks_text, "")

    async def _act(self, action: BlockAction, block: InspectedBlock) -> None:
        """Apply an action to a block and show the result; an error appears above the blocks."""
        requests, session = self._requests, self._session
        try:
            match action:
                case BlockAction.PIN if block.facts.pin:
                    await requests.unpin(session, block)
                case BlockAction.PIN:
                    await requests.pin(session, block)
                case BlockAction.LEAVE:
                    await requests.leave_out(session, block)
                case _:
                    await requests.take_back(session, block)
        except HelixError as error:
            self._show_problem(error_text(error))
        else:
            self.refresh()

    def _show_problem(self, text: str) -> None:
        for view in self._views():
            view.say(text, "bad")

    def add_actions(self, action_registry: ActionRegistry) -> None:
        self._action_registry = action_registry
        group = tr("Context")
        commands: tuple[tuple[str, str, Callable[[], None], str], ...] = (
            ("before", tr("Older request"), lambda: self.page.strip.go(-1), "["),
            ("after", tr("Newer request"), lambda: self.page.strip.go(1), "]"),
            ("first", tr("First request"), lambda: self.page.strip.go_to(0), "Home"),
            ("next", tr("Next request"), partial(self.travel, 0), "End"),
            ("diff", tr("Compare with older request"), lambda: self.page.compare.toggle(), "D"),
            ("json", tr("Copy request as JSON"), self._on_json_requested, "Ctrl+Shift+C"),
        )
        for name, words, run, keys in commands:
            action_registry.add(Action(f"context.{name}", words, group, run, keys, CONTEXT))
        run, unsent = partial(self._ask_again, None), self._unsent
        words = tr("Send again with another model")
        if send_again() is not None:
            action_registry.add(Action("context.ask_again", words, group, run, "", CONTEXT, unsent))
        for action, words in (
            (BlockAction.PIN, tr("Pin or unpin block")),
            (BlockAction.LEAVE, tr("Exclude block from context")),
            (BlockAction.RECALL, tr("Include or recall block")),
            (BlockAction.OPEN, tr("Show original of block")),
            (BlockAction.AGAIN, tr("Send again without this block")),
        ):
            if action is BlockAction.AGAIN and send_again() is None:
                continue
            key, run = f"context.{action.name.lower()}", partial(self._do, action)
            reason = partial(self._disabled_reason, action)
            action_registry.add(Action(key, words, group, run, action.key, CONTEXT, reason))

    def _do(self, action: BlockAction) -> None:
        self.page.list.do(action)

    def _disabled_reason(self, action: BlockAction) -> str:
        """Return why an action is impossible now; without a page no block is selected."""
        page = self._page
        return no_block_text() if page is None else page.list.disabled_reason(action)

    def _on_json_requested(self) -> None:
        self._bridge.run(self._copy_json(), "copy request")

    def _on_requested(self, action: BlockAction, block: InspectedBlock) -> None:
        if action is BlockAction.COPY:
            copy_text(block.text)
        elif action is BlockAction.OPEN:
            # Navigate to the full content of a block.
            match block_target(block):
                case BlockTarget.EPOCH:
                    self._navigation.epoch_requested.emit(self._session, block.facts.epoch)
                case BlockTarget.ENTRY:
                    self._navigation.entry_requested.emit(block.facts.content or "")
                case BlockTarget.TOOLS | BlockTarget.INSTRUCTIONS as page:
                    self._navigation.settings_requested.emit(page.value)
                case BlockTarget.MESSAGE:
                    self._navigation.message_requested.emit(self._session, block.origin)
        elif action is BlockAction.AGAIN:
            self._ask_again(block)
        elif action is BlockAction.RECALL and self._seq:
            if block.facts.content:
                self._navigation.recall_requested.emit(f"#{block.facts.content[:12]} ")
                self._navigation.page_requested.emit(CHAT)
        else:
            self._bridge.run(self._act(action, block), "change the window")

    def _unsent(self) -> str:
        return "" if self._seq else tr("Go to a request that was sent first.")

    def _ask_again(self, block: InspectedBlock | None) -> None:
        """Offer to send the shown request once more, without a block or to another model."""
        requests = (view.shown_request for view in self._visible_views())
        request = next(filter(None, requests), None)
        if request is None or not request.is_sent:
            return
        without = (request.blocks.index(block) + 1,) if block in request.blocks else ()
        host = self._page if self._page in self._visible_views() else self._panel
        if host is not None and (dialog := send_again()) is not None:
            dialog.open(
                host,
                self._context,
                self._requests,
                request,
                session=self._session,
                without=without,
            )

    def _on_request_requested(self, session: str, seq: int) -> None:
        if session == self._session:
            self._navigation.page_requested.emit(CONTEXT)
            self.travel(seq)

    def _on_block_requested(self, session: str, key: str) -> None:
        if session == self._session:
            self._reading.cancel()
            self._seq, self._removed, self._block = 0, (), key
            self._navigation.page_requested.emit(CONTEXT)
            self.page.list.setFocus()
            self.refresh()

    def _on_compared(self, compared: bool) -> None:
        for view in self._views():
            view.compare.setChecked(compared)
        self.refresh()

    def _on_arrived(self, events: tuple[Live, ...]) -> None:
        """Read again after an event that changes the next request, or what is said of it.

        A new turn leads from an earlier request back to the next one, which is the one to watch.
        """
        for event in events:
            match event:
                case Journaled(recorded):
                    session = recorded.session
                    if session == self._session and isinstance(recorded.event, TurnStarted):
                        self._draft = ""
                        self.travel(0)
                case ServersChanged() | WorkspaceChanged():
                    session = self._session
                case PermissionRequested(question) | PriceRequested(question):
                    session = question.session
                case PermissionSettled(session=session) | PriceSettled(session=session):
                    pass
                case GateBatchOpened(session=session) | GateBatchClosed(session=session):
                    pass
                case OutputDecided(session=session):
                    pass
                case RetryPlanned(session=session):
                    self._retried.add(session)
                case TextArrived(session) | ThinkingArrived(session) | TurnFinished(session) if (
                    session in self._retried
                ):
                    self._retried.discard(session)
                case _:
                    continue
            if session == self._session:
                self.refresh()
