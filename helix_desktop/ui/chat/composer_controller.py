"""What stands in the composer belongs to the session on screen, and is kept for each.

Everything between the field and the open workspace: drafts, pictures, mentions, the queue, and
sending.

What is written is on disk, as a draft, in the queue or in the journal, before the field lets it go.
"""

from collections.abc import Awaitable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from helix_desktop.app.sessions.mention_finder import MentionCost
from helix_desktop.app.sessions.message_queue import MessageQueue, QueuedMessage
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.live_events import Live, QueueChanged, TurnFinished
from helix_desktop.domain.mentions import MentionKind, find_mentions
from helix_desktop.domain.messages import Image
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.chat.composer.attachment_controller import AttachmentController
from helix_desktop.ui.chat.composer.composer import Composer
from helix_desktop.ui.chat.composer.mention_controller import MentionController
from helix_desktop.ui.chat.page import ChatPage
from helix_desktop.ui.page_controller import CHAT, WorkspaceContext
from helix_desktop.ui.text.formatting import tr


class DraftController:
    """Carries drafts between the composer and the open workspace."""

    def __init__(
        self, context: WorkspaceContext, composer: Composer, attaching: AttachmentController
    ) -> None:
        self._open_workspace, self._bridge = context.open_workspace, context.bridge
        self._composer, self._attaching = composer, attaching
        self._session = NO_SESSION

    def show(self, session: SessionId) -> None:
        """What was typed there; what stands in the composer was noted before."""
        self._session = session
        draft = self._open_workspace.draft(session)
        self._composer.show_draft(draft.text)
        self._attaching.show(draft.images)

    def note(self) -> None:
        images = self._composer.attachments.images()
        self._open_workspace.note_draft(self._session, self._composer.draft(), images)

    def forget(self, session: SessionId) -> None:
        """Its message is on disk; another session's draft may be on screen by now."""
        if session == self._session:
            self._composer.clear()
            self._attaching.show(())
        self._open_workspace.note_draft(session, "")
        self._bridge.run(self._open_workspace.save_drafts(), "save drafts")

    def follow(self, session: SessionId) -> None:
        """The session that was begun here has its name now."""
        self._session = session

    def close(self) -> None:
        """No timer runs afterwards."""
        self.note()
        self._composer.rest()

    def keep(self) -> None:
        """The person paused."""
        self.note()
        self._bridge.run(self._open_workspace.save_drafts(), "save drafts")


PAUSE = 250
"""Milliseconds without a key after which mentions are weighed."""


@dataclass(frozen=True, slots=True)
class _Said:
    """A message on its way out of the field."""

    where: SessionId
    text: str
    images: tuple[Image, ...]
    edited: str
    """Which of the queue it is; "" for a new one."""


class ComposerController(QObject):
    """Writes to one session at a time."""

    sent = Signal(str, str)
    """A message is on disk: the session it was written in, the session it is in."""

    def __init__(self, context: WorkspaceContext, page: ChatPage) -> None:
        super().__init__()
        self._open_workspace, self._bridge = context.open_workspace, context.bridge
        self._navigation, self._page = context.navigation, page
        self._composer, self._rows = page.composer, page.queue
        self._session = NO_SESSION
        self._edited = ""
        """The message of the queue that stands in the field."""
        self._original: QueuedMessage | None = None
        """As it was before it was edited."""
        self.attaching = AttachmentController(context, self._composer)
        self.mentioning = MentionController(context, self._composer, page)
        self.drafting = DraftController(context, self._composer, self.attaching)
        self._weighing = QTimer(self)
        self._weighing.setSingleShot(True)
        self._weighing.setInterval(PAUSE)
        self._weighing.timeout.connect(self._weigh)
        self._connect()

    def show(self, session: SessionId) -> None:
        """Another session; what stands in the field was noted before."""
        self._leave_edit()
        self._session = session
        self.drafting.show(session)
        self._show_queue()
        self._weigh()

    def note(self) -> None:
        """Before another session is shown."""
        self._leave_edit()
        self.drafting.note()

    def close(self) -> None:
        """What stands in the field is kept; no timer runs afterwards."""
        self._leave_edit()
        self.drafting.close()
        self.mentioning.close()
        self._weighing.stop()

    def offer(self, action_registry: ActionRegistry) -> None:
        """What the person can do here; and all there is, as commands."""
        group, field = tr("Message"), self._composer
        self.mentioning.offer(action_registry)
        action_registry.add(
            Action("message.attach", tr("Add pictures or files"), group, field.files_requested.emit)
        )
        action_registry.add(
            Action("message.mention", tr("Mention a file"), group, field.mention_requested.emit)
        )
        action_registry.add(
            Action(
                "message.send_waiting",
                tr("Send what waits in the queue"),
                group,
                self._on_sending_requested,
                where=CHAT,
                refusal=self._nothing_waits,
            )
        )

    def take(self, event: Live) -> None:
        """Something happened in the workspace on screen."""
        match event:
            case QueueChanged(session) if session == self._session:
                self._show_queue()
            case TurnFinished(session=session) if session == self._session:
                self._weigh()

    def _connect(self) -> None:
        composer, rows, run = self._composer, self._rows, self._bridge.run
        composer.submitted.connect(lambda text: self._begin(text, first=False))
        composer.interrupted.connect(lambda text: self._begin(text, first=True))
        composer.editor.recalled.connect(self._on_recalled)
        composer.editor.textChanged.connect(self._on_typed)
        composer.attachments.changed.connect(self._on_typed)
        composer.drafted.connect(self._on_paused)
        self.mentioning.popup.selected.connect(self._on_typed)
        composer.too_large.part_requested.connect(self._on_part_requested)
        rows.edited.connect(self._edit)
        rows.removed.connect(lambda name: run(self._remove(name), "remove from the queue"))
        rows.placed.connect(lambda name, to: run(self._move(name, to), "move in the queue"))
        rows.sending_requested.connect(self._on_sending_requested)
        self._navigation.recall_requested.connect(composer.insert)

    def _begin(self, text: str, *, first: bool) -> None:
        """What was in the field when the key went down, and where; from now on it holds still.

        A second Enter is no second message, and what is typed meanwhile cannot end up elsewhere.
        """
        if self._refused():
            return
        said = _Said(self._session, text, self._composer.attachments.images(), self._edited)
        self._composer.set_sending(True)
        self._bridge.run(self._submit(said, first=first), "send")

    async def _submit(self, said: _Said, *, first: bool) -> None:
        """Send it, queue it, or put it back in the queue: whatever it is here."""
        try:
            if said.edited:
                await self._put_back(said)
            elif said.where != NO_SESSION and self._queue.takes(said.where):
                await self._keep(said, first=first)
            else:
                await self._send(said)
        finally:
            self._composer.set_sending(False)
            self._composer.editor.setFocus()

    async def _send(self, said: _Said) -> None:
        self._page.view.follow()
        session = await self._open_workspace.send(said.where, said.text, said.images)
        self.drafting.forget(said.where)
        if said.where == self._session:
            # a new session has its name now, and is shown soon: what is typed until then is its
            self._session = session
            self.drafting.follow(session)
        self.sent.emit(said.where, session)
        self._page.notice.hide()

    async def _keep(self, said: _Said, *, first: bool) -> None:
        """Into the queue, and only then out of the field."""
        if first:
            await self._queue.interrupt(said.where, said.text, said.images)
        else:
            await self._queue.add(said.where, said.text, said.images)
        self.drafting.forget(said.where)
        self._show_queue()

    async def _put_back(self, said: _Said) -> None:
        """The edited message takes its place again; one that is gone meanwhile goes last."""
        where, text, images = said.where, said.text, said.images
        if not await self._queue.reword(where, said.edited, text=text, images=images):
            await self._queue.add(where, text, images)
        if said.edited == self._edited:
            self._end_edit()

    def _refused(self) -> bool:
        why = self.attaching.refusal()
        if why:
            self._navigation.told.emit(why, tr("Your message is still here."))
        return bool(why)

    def _on_recalled(self) -> None:
        """Up in an empty field: the last that waits."""
        waiting = self._queue.waiting(self._session)
        free = [each for each in waiting if not each.begun]
        if free and not self._composer.attachments.images():
            self._edit(free[-1].id)

    def _edit(self, name: str) -> None:
        found = self._waiting(name)
        if found is None or found.begun:
            return
        self._leave_edit()
        self.drafting.note()  # what stood in the field comes back afterwards
        self._edited, self._original = name, found
        self._queue.edit(self._session, name)
        self._composer.show_draft(found.text)
        self.attaching.show(found.images)
        self._composer.set_editing(True)
        self._composer.editor.setFocus()
        self._show_queue()

    def leave_edit(self) -> bool:
        """Esc: the message stays as it was; whether one was being edited."""
        was = self._original
        if not self._edited or was is None:
            return False
        work = self._queue.reword(self._session, was.id, text=was.text, images=was.images)
        self._bridge.run(_done(work), "leave a message as it was")
        self._end_edit()
        return True

    def _leave_edit(self) -> None:
        """The person goes elsewhere: what they wrote so far is kept in its place."""
        if not self._edited:
            return
        text, images = self._composer.draft(), self._composer.attachments.images()
        work = self._queue.reword(self._session, self._edited, text=text, images=images)
        self._bridge.run(_done(work), "keep an edited message")
        self._end_edit()

    def _end_edit(self) -> None:
        self._edited = ""
        self._composer.set_editing(False)
        self.drafting.show(self._session)
        self._queue.edit(self._session, "")
        self._show_queue()

    async def _remove(self, name: str) -> None:
        found = self._waiting(name)
        if found is None:
            return
        if name == self._edited:
            self._end_edit()
        if await self._queue.remove(self._session, name):
            await self._open_workspace.handed.release([image.content for image in found.images])

    async def _move(self, name: str, to: int) -> None:
        if not await self._queue.move(self._session, name, to):
            self._show_queue()

    def _on_sending_requested(self) -> None:
        self._leave_edit()
        self._bridge.run(self._queue.send_now(self._session), "send what waits")

    def _nothing_waits(self) -> str:
        waiting = self._queue.waiting(self._session)
        return "" if waiting else tr("Nothing waits here.")

    def _on_typed(self) -> None:
        self._weighing.start()

    def _on_paused(self) -> None:
        """While one of the queue is edited, it is that one which is kept."""
        if not self._edited:
            self.drafting.keep()
            return
        text, images = self._composer.draft(), self._composer.attachments.images()
        if text.strip() or images:
            work = self._queue.reword(self._session, self._edited, text=text, images=images)
            self._bridge.run(_done(work), "keep an edited message")

    def _weigh(self) -> None:
        self._bridge.run(self._weighed(self._session), "weigh the draft")

    async def _weighed(self, session: SessionId) -> None:
        """What the next request takes, and what the draft's mentions add."""
        open_workspace = self._open_workspace
        text, images = self.mentioning.foreseen(), self._composer.attachments.images()
        cost, space = MentionCost(), None
        if images or next(find_mentions(text), None) is not None:
            space = await open_workspace.requests.space(session, self._composer.draft())
            cost = (
                await open_workspace.mentions.cost(text, space.most, space.pace)
                if open_workspace.mentions
                else cost
            )
        if session != self._session:
            return
        if text == self.mentioning.foreseen():
            self._composer.too_large.show_large(cost.large, space.pace if space else 1.0)
            pictures = open_workspace.room.pictures(images)
            taken = space.counted(cost.tokens + pictures) if space else 0
            self._composer.show_carried(_words(cost, len(images)), taken)

    def _on_part_requested(self, old: str, new: str) -> None:
        """Instead of what does not fit, what of it does."""
        editor = self._composer.editor
        for mention in find_mentions(self._composer.draft()):
            # what the list offers may be named by fewer digits than were typed
            typed = mention.written if mention.kind is MentionKind.CONTENT else ""
            if mention.written == old or (mention.passage.whole and typed.startswith(old)):
                cursor = editor.textCursor()
                cursor.setPosition(mention.start)
                cursor.setPosition(mention.stop, cursor.MoveMode.KeepAnchor)
                cursor.insertText(new)
                break
        editor.setFocus()

    def _waiting(self, name: str) -> QueuedMessage | None:
        waiting = self._queue.waiting(self._session)
        return next((each for each in waiting if each.id == name), None)

    def _show_queue(self) -> None:
        hold, detail = self._queue.hold(self._session)
        waiting = self._queue.waiting(self._session)
        self._rows.show_queue(waiting, hold, detail, editing=self._edited)

    @property
    def _queue(self) -> MessageQueue:
        return self._open_workspace.queue


async def _done(work: Awaitable[bool]) -> None:
    await work


def _words(cost: MentionCost, pictures: int) -> str:
    """As in "1 file, 2 pictures"; "" where nothing goes along."""
    counted = (
        (cost.files, tr("1 file"), tr("{0} files")),
        (cost.outputs, tr("1 output"), tr("{0} outputs")),
        (pictures, tr("1 picture"), tr("{0} pictures")),
    )
    return ", ".join(
        one if count == 1 else many.format(count) for count, one, many in counted if count
    )
