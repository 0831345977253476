"""Everything between the field and the desk: drafts, pictures, mentions, the queue, and sending.

What is written is on disk, as a draft, in the queue or in the journal, before the field lets it go.
"""

from collections.abc import Awaitable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from helix_desktop.app.desk import Desk
from helix_desktop.app.mentions import Cost
from helix_desktop.app.queue import Queued
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.live import Live, QueueChanged, TurnClosed
from helix_desktop.domain.mentions import MentionKind, mentions_in
from helix_desktop.domain.message import Image
from helix_desktop.ui.actions import Action, Actions
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.chat.composing.attaching import Attaching
from helix_desktop.ui.chat.composing.drafting import Drafting
from helix_desktop.ui.chat.composing.mentioning import Mentioning
from helix_desktop.ui.chat.page import ChatPage
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.ways import CHAT, Ways
from helix_desktop.ui.words import tr

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


class Writing(QObject):
    """Writes to one session of one desk at a time."""

    sent = Signal(str, str)
    """A message is on disk: the session it was written in, the session it is in."""

    def __init__(self, bridge: Bridge, page: ChatPage, *, theme: Theme, ways: Ways) -> None:
        super().__init__()
        self._bridge, self._page, self._ways = bridge, page, ways
        self._composer, self._rows = page.composer, page.queue
        self._desk: Desk | None = None
        self._session = NO_SESSION
        self._edited = ""
        """The message of the queue that stands in the field."""
        self._original: Queued | None = None
        """As it was before it was edited."""
        self.attaching = Attaching(bridge, self._composer, ways)
        self.mentioning = Mentioning(bridge, self._composer, theme=theme, page=page)
        self.drafting = Drafting(bridge, self._composer, self.attaching)
        self._weighing = QTimer(self)
        self._weighing.setSingleShot(True)
        self._weighing.setInterval(PAUSE)
        self._weighing.timeout.connect(self._weigh)
        self._connect()

    def show(self, desk: Desk, session: SessionId) -> None:
        """Another session; what stands in the field was noted before."""
        self._leave_edit()
        if desk is not self._desk:
            self.mentioning.show(desk)
        self._desk, self._session = desk, session
        self.drafting.show(desk, session)
        self._show_queue()
        self._weigh()

    def note(self) -> None:
        """Before another session is shown."""
        self._leave_edit()
        self.drafting.note()

    def leave(self) -> None:
        """No timer runs afterwards."""
        self._leave_edit()
        self.drafting.leave()
        self.mentioning.show(None)
        self._weighing.stop()
        self._desk = None
        self._rows.hide()

    def offer(self, acts: Actions) -> None:
        """What the person can do here; and all there is, as commands."""
        group, field = tr("Message"), self._composer
        self.mentioning.offer(acts)
        acts.add(
            Action("message.attach", tr("Add pictures or files"), group, field.files_wanted.emit)
        )
        acts.add(Action("message.mention", tr("Mention a file"), group, field.mention_wanted.emit))
        acts.add(
            Action(
                "message.send_waiting",
                tr("Send what waits in the queue"),
                group,
                self._on_sending_wanted,
                where=CHAT,
                refusal=self._nothing_waits,
            )
        )

    def take(self, event: Live) -> None:
        """Something happened in the workspace on screen."""
        match event:
            case QueueChanged(session) if session == self._session:
                self._show_queue()
            case TurnClosed(session=session) if session == self._session:
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
        composer.too_large.part_wanted.connect(self._on_part_wanted)
        rows.edited.connect(self._edit)
        rows.removed.connect(lambda name: run(self._remove(name), "remove from the queue"))
        rows.placed.connect(lambda name, to: run(self._move(name, to), "move in the queue"))
        rows.sending_wanted.connect(self._on_sending_wanted)
        self._ways.recall_wanted.connect(composer.insert)

    def _begin(self, text: str, *, first: bool) -> None:
        """What was in the field when the key went down, and where; from now on it holds still.

        A second Enter is no second message, and what is typed meanwhile cannot end up elsewhere.
        """
        desk = self._desk
        if desk is None or self._refused():
            return
        said = _Said(self._session, text, self._composer.attachments.images(), self._edited)
        self._composer.set_sending(True)
        self._bridge.run(self._submit(desk, said, first=first), "send")

    async def _submit(self, desk: Desk, said: _Said, *, first: bool) -> None:
        """Send it, queue it, or put it back in the queue: whatever it is here."""
        try:
            if said.edited:
                await self._put_back(desk, said)
            elif said.where != NO_SESSION and desk.queue.takes(said.where):
                await self._keep(desk, said, first=first)
            else:
                await self._send(desk, said)
        finally:
            self._composer.set_sending(False)
            self._composer.editor.setFocus()

    async def _send(self, desk: Desk, said: _Said) -> None:
        self._page.view.follow()
        session = await desk.send(said.where, said.text, said.images)
        self.drafting.forget(desk, said.where)
        if (desk, said.where) == (self._desk, self._session):
            # a new session has its name now, and is shown soon: what is typed until then is its
            self._session = session
            self.drafting.follow(session)
        self.sent.emit(said.where, session)
        self._page.notice.hide()

    async def _keep(self, desk: Desk, said: _Said, *, first: bool) -> None:
        """Into the queue, and only then out of the field."""
        if first:
            await desk.queue.interrupt(said.where, said.text, said.images)
        else:
            await desk.queue.add(said.where, said.text, said.images)
        self.drafting.forget(desk, said.where)
        self._show_queue()

    async def _put_back(self, desk: Desk, said: _Said) -> None:
        """The edited message takes its place again; one that is gone meanwhile goes last."""
        where, text, images = said.where, said.text, said.images
        if not await desk.queue.reword(where, said.edited, text=text, images=images):
            await desk.queue.add(where, text, images)
        if said.edited == self._edited:
            self._end_edit(desk)

    def _refused(self) -> bool:
        why = self.attaching.refusal()
        if why:
            self._ways.told.emit(why, tr("Your message is still here."))
        return bool(why)

    def _on_recalled(self) -> None:
        """Up in an empty field: the last that waits."""
        waiting = self._desk.queue.waiting(self._session) if self._desk else ()
        free = [each for each in waiting if not each.begun]
        if free and not self._composer.attachments.images():
            self._edit(free[-1].id)

    def _edit(self, name: str) -> None:
        desk = self._desk
        found = self._waiting(name)
        if desk is None or found is None or found.begun:
            return
        self._leave_edit()
        self.drafting.note()  # what stood in the field comes back afterwards
        self._edited, self._original = name, found
        desk.queue.edit(self._session, name)
        self._composer.show_draft(found.text)
        self.attaching.show(desk, found.images)
        self._composer.set_editing(True)
        self._composer.editor.setFocus()
        self._show_queue()

    def leave_edit(self) -> bool:
        """Esc: the message stays as it was; whether one was being edited."""
        desk, was = self._desk, self._original
        if not self._edited or desk is None or was is None:
            return False
        work = desk.queue.reword(self._session, was.id, text=was.text, images=was.images)
        self._bridge.run(_done(work), "leave a message as it was")
        self._end_edit(desk)
        return True

    def _leave_edit(self) -> None:
        """The person goes elsewhere: what they wrote so far is kept in its place."""
        desk = self._desk
        if not self._edited or desk is None:
            return
        text, images = self._composer.draft(), self._composer.attachments.images()
        work = desk.queue.reword(self._session, self._edited, text=text, images=images)
        self._bridge.run(_done(work), "keep an edited message")
        self._end_edit(desk)

    def _end_edit(self, desk: Desk) -> None:
        self._edited = ""
        self._composer.set_editing(False)
        self.drafting.show(desk, self._session)
        desk.queue.edit(self._session, "")
        self._show_queue()

    async def _remove(self, name: str) -> None:
        desk, found = self._desk, self._waiting(name)
        if desk is None or found is None:
            return
        if name == self._edited:
            self._end_edit(desk)
        if await desk.queue.remove(self._session, name):
            await desk.handed.release([image.content for image in found.images])

    async def _move(self, name: str, to: int) -> None:
        if self._desk is not None and not await self._desk.queue.move(self._session, name, to):
            self._show_queue()

    def _on_sending_wanted(self) -> None:
        if self._desk is not None:
            self._leave_edit()
            self._bridge.run(self._desk.queue.send_now(self._session), "send what waits")

    def _nothing_waits(self) -> str:
        waiting = self._desk.queue.waiting(self._session) if self._desk else ()
        return "" if waiting else tr("Nothing waits here.")

    def _on_typed(self) -> None:
        self._weighing.start()

    def _on_paused(self) -> None:
        """While one of the queue is edited, it is that one which is kept."""
        desk = self._desk
        if not self._edited or desk is None:
            self.drafting.keep()
            return
        text, images = self._composer.draft(), self._composer.attachments.images()
        if text.strip() or images:
            work = desk.queue.reword(self._session, self._edited, text=text, images=images)
            self._bridge.run(_done(work), "keep an edited message")

    def _weigh(self) -> None:
        if self._desk is not None:
            self._bridge.run(self._weighed(self._desk, self._session), "weigh the draft")

    async def _weighed(self, desk: Desk, session: SessionId) -> None:
        """What the next request takes, and what the draft's mentions add."""
        text, images = self.mentioning.foreseen(), self._composer.attachments.images()
        cost, space = Cost(), None
        if images or next(mentions_in(text), None) is not None:
            space = await desk.requests.space(session, self._composer.draft())
            cost = await desk.mentions.cost(text, space.most) if desk.mentions else cost
        if desk is not self._desk or session != self._session:
            return
        if text == self.mentioning.foreseen():
            self._composer.too_large.show_large(cost.large, space.pace if space else 1.0)
            pictures = desk.room.pictures(images)
            taken = space.counted(cost.tokens + pictures) if space else 0
            self._composer.show_carried(_words(cost, len(images)), taken)

    def _on_part_wanted(self, old: str, new: str) -> None:
        """Instead of what does not fit, what of it does."""
        editor = self._composer.editor
        for mention in mentions_in(self._composer.draft()):
            # what the list offers may be named by fewer digits than were typed
            typed = mention.written if mention.kind is MentionKind.CONTENT else ""
            if mention.written == old or (mention.passage.whole and typed.startswith(old)):
                cursor = editor.textCursor()
                cursor.setPosition(mention.start)
                cursor.setPosition(mention.stop, cursor.MoveMode.KeepAnchor)
                cursor.insertText(new)
                break
        editor.setFocus()

    def _waiting(self, name: str) -> Queued | None:
        waiting = self._desk.queue.waiting(self._session) if self._desk else ()
        return next((each for each in waiting if each.id == name), None)

    def _show_queue(self) -> None:
        queue = self._desk.queue if self._desk else None
        if queue is not None:
            hold, detail = queue.hold(self._session)
            waiting = queue.waiting(self._session)
            self._rows.show_queue(waiting, hold, detail, editing=self._edited)


async def _done(work: Awaitable[bool]) -> None:
    await work


def _words(cost: Cost, pictures: int) -> str:
    """As in "1 file, 2 pictures"; "" where nothing goes along."""
    counted = (
        (cost.files, tr("1 file"), tr("{0} files")),
        (cost.outputs, tr("1 output"), tr("{0} outputs")),
        (pictures, tr("1 picture"), tr("{0} pictures")),
    )
    return ", ".join(
        one if count == 1 else many.format(count) for count, one, many in counted if count
    )
