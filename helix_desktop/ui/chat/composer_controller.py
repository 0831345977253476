"""What the composer does: sends or queues a message, keeps its draft, and counts its tokens.

Text and pictures in the composer belong to the session on screen, and each session keeps its own.
Text is on disk, as a draft, in the queue, or in the journal, before the field is cleared.
"""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct
from PySide6.QtCore import Signal

from helix_desktop.app.inspection.request_inspector import RequestInspector
from helix_desktop.app.sessions.drafts import Drafts
from helix_desktop.app.sessions.mention_finder import MentionCost
from helix_desktop.app.sessions.message_queue import MessageQueue, QueuedMessage
from helix_desktop.app.sessions.staged_attachments import StagedAttachments
from helix_desktop.app.workspaces.session_modes import SessionModes
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.inspected_request import LONG_MESSAGE_CHARS
from helix_desktop.domain.live_events import Live, QueueChanged, TurnFinished
from helix_desktop.domain.mentions import MentionKind, find_mentions
from helix_desktop.domain.messages import Image
from helix_desktop.domain.permission import Mode
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.chat.composer.attachment_controller import AttachmentController, UnsentMessage
from helix_desktop.ui.chat.composer.mentions import MentionController, MentionParts
from helix_desktop.ui.chat.page import ChatPage
from helix_desktop.ui.event_bridge import single_shot_timer
from helix_desktop.ui.page_controller import CHAT, WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.formatting import cut_text, listed_text, plural, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.dialogs import confirm

MENTION_PAUSE_MS = 250
"""The milliseconds without typing before the mentions of the draft are measured."""


class SendInMode(Protocol):
    """Sends a message, which is on disk afterwards; a new session begins in the mode."""

    async def __call__(
        self, session: SessionId, text: str, images: Sequence[Image] = (), *, mode: Mode | None
    ) -> SessionId: ...


class ComposerParts(Struct, frozen=True):
    """What messages are written, weighed, and sent with."""

    queue: MessageQueue
    drafts: Drafts
    attachments: StagedAttachments
    requests: RequestInspector
    modes: SessionModes
    send: SendInMode


class ComposerController(WorkspaceController):
    """The controller that sends, queues, and edits messages, for one session at a time."""

    sent = Signal(str, str)
    """A message is on disk: the session it was written in, and the session that holds it."""

    def __init__(
        self,
        context: WorkspaceContext,
        page: ChatPage,
        *,
        parts: ComposerParts,
        mention_parts: MentionParts,
    ) -> None:
        super().__init__(context)
        self._parts, self._queue, self._drafts = parts, parts.queue, parts.drafts
        self._mentions_of = mention_parts.mentions_of
        self._slash_commands = mention_parts.slash_commands
        self._page, self._composer, self._rows = page, page.composer, page.queue
        self._edited: QueuedMessage | None = None
        """The queued message that is being edited, as it was before."""
        self._sending_in: SessionId | None = None
        """The session whose message is being sent."""
        self._typed_ahead = ""
        """What was typed in that session meanwhile, before another session was shown."""
        self._shortened = ""
        """The message that the user wants to send though a part of it will be left out."""
        self._sent_as_text = ""
        """The message that begins with the name of no command, and that the user wants to send."""
        self._closed = False
        self.attachment_controller = AttachmentController(
            context, self._composer, parts.attachments, parts.drafts, message=self._unsent
        )
        self.mention_controller = MentionController(
            context, self._composer, page, parts=mention_parts
        )
        self._weighing = single_shot_timer(self, MENTION_PAUSE_MS, self._weigh)
        composer, rows = self._composer, self._rows
        composer.submitted.connect(lambda _text: self._begin(first=False))
        composer.interrupted.connect(lambda _text: self._begin(first=True))
        composer.editor.recalled.connect(self._on_recalled)
        composer.editor.textChanged.connect(self._weighing.start)
        composer.attachments.changed.connect(self._weighing.start)
        composer.drafted.connect(self._on_paused)
        self.mention_controller.popup.selected.connect(self._weighing.start)
        composer.too_large.part_requested.connect(self._on_part_requested)
        composer.too_large.shortened_requested.connect(self._on_shortened_requested)
        rows.edited.connect(self._edit)
        run = self._bridge.run
        rows.removed.connect(lambda name: run(self._remove(name), "remove from the queue"))
        rows.placed.connect(lambda name, to: run(self._move(name, to), "move in the queue"))
        rows.send.clicked.connect(self._on_sending_requested)
        self._navigation.recall_requested.connect(composer.insert)

    def show(self, session: SessionId) -> None:
        """Show another session's draft and queue; the previous draft must have been noted.

        A new session may already have a message that is being sent, which stays as it is.
        """
        self._leave_edit()
        is_starting = session == self._session and self._composer.sending
        self._session = self.mention_controller.session = session
        if not is_starting:
            self._show_draft()
        self._show_queue()
        self._weigh()

    def note(self, next_session: SessionId | None) -> None:
        """Note the draft before the session `next_session` is shown, or none."""
        self._leave_edit()
        self._note_draft()
        if next_session != self._session:
            # Keep what waits to be typed for the session on screen, which is left. The draft of a
            # session whose message is being sent is about to be discarded.
            typed = self._composer.editor.take_held()
            if self._session == self._sending_in:
                self._typed_ahead += typed
            else:
                self._drafts.add(self._session, typed.strip())

    def close(self) -> None:
        """Keep the draft or the edited message; no timer runs afterwards."""
        self.note(None)
        self._closed = True
        self.attachment_controller.close()
        self._composer.stop_timer()
        self.mention_controller.close()
        self._weighing.stop()

    def add_actions(self, action_registry: ActionRegistry) -> None:
        """Add the composer's actions, and offer all registered actions as commands in the field."""
        group = tr("Message")
        self.mention_controller.action_registry = action_registry
        attach, mention = tr("Attach files or images"), tr("Mention a file")
        for action in (
            Action("message.attach", attach, group, self.attachment_controller.open_dialog),
            Action("message.mention", mention, group, self.mention_controller.request),
            Action(
                "message.send_waiting",
                tr("Send queued messages"),
                group,
                self._on_sending_requested,
                where=CHAT,
                disabled_reason=lambda: (
                    "" if self._queue.waiting(self._session) else tr("The queue is empty.")
                ),
            ),
        ):
            action_registry.add(action)

    def take(self, event: Live) -> None:
        match event:
            case QueueChanged(session) if session == self._session:
                self._show_queue()
            case TurnFinished(session=session) if session == self._session:
                self._weigh()

    def _begin(self, *, first: bool) -> None:
        """Send the field's content as it was when the key was pressed, with all handed over before.

        Until it is sent, the field keeps its text, and what is typed waits: a second Enter sends
        no second message, and nothing typed meanwhile is lost or ends up in another session.
        """
        self._sending_in, self._typed_ahead = self._session, ""
        self._composer.begin_sending()
        self._bridge.run(self._submit(self._unsent(), first=first), "send")

    async def _submit(self, unsent: UnsentMessage, *, first: bool) -> None:
        """Send the message, add it to the queue, or put an edited message back into the queue."""
        was_sent, unknown_name, text = False, "", ""
        try:
            # all that was handed over for the message arrives first
            arrived = await self.attachment_controller.arrived(unsent.session)
            if not arrived or self._closed:
                return
            if unsent == self._unsent():
                text, images = self._composer.draft(), self._composer.attachments.images()
            elif unsent.edited:
                return  # the user left the edit, so the message is in its place already
            else:
                draft = self._drafts.draft(unsent.session)
                text, images = draft.text, draft.images
            if problem := self.attachment_controller.problem(unsent, images):
                words = tr("Your message is still in the message box.")
                self._navigation.warned.emit(problem, words)
                return
            where = unsent.session
            if text != self._shortened and await self._is_too_long(where, text):
                return
            if text.startswith("/") and text != self._sent_as_text:
                unknown_name = await self._unknown_command(where, text)
                if unknown_name:
                    return
            if unsent.edited:
                # the edited message goes back to its place in the queue, or to the end
                if not await self._queue.reword(where, unsent.edited, text=text, images=images):
                    await self._queue.add(where, text, images)
                if unsent == self._unsent():
                    self._end_edit()
            elif where != NO_SESSION and self._queue.takes(where):
                # add the message to the queue, and clear the field only afterwards
                if first:
                    await self._queue.interrupt(where, text, images)
                else:
                    await self._queue.add(where, text, images)
                self._forget_draft(where)
                self._show_queue()
            else:
                self._page.view.follow()
                next_mode = self._parts.modes.of_new if where == NO_SESSION else None
                mode = self._parts.modes.in_force(next_mode) if next_mode else None
                session = await self._parts.send(where, text, images, mode=mode)
                if mode is not None:
                    self._parts.modes.note_of_new(None)
                self._forget_draft(where)
                if where == self._session:
                    # the new session has its ID now and is shown soon; text typed until then is its
                    self._session = session
                self.sent.emit(where, session)
                self._page.notice.hide()
            was_sent = True
        finally:
            self._sending_in = None
            if typed_ahead := self._typed_ahead.strip():
                # what was typed for a session that was left since is added to its draft
                is_shown = self._shows_draft(unsent.session)
                if is_shown:
                    self._note_draft()
                self._drafts.add(unsent.session, typed_ahead)
                if is_shown:
                    self._show_draft()
                self._bridge.run(self._drafts.keep(), "save drafts")
            self._composer.end_sending(failed=not was_sent)
            self._composer.editor.setFocus()
            if unknown_name:
                self._ask_about(unknown_name, text)

    def _unsent(self) -> UnsentMessage:
        """Return which message is in the field."""
        return UnsentMessage(self._session, self._edited.id if self._edited else "")

    def _shows_draft(self, session: SessionId) -> bool:
        return not self._closed and self._unsent() == UnsentMessage(session)

    def _show_draft(self) -> None:
        draft = self._drafts.draft(self._session)
        self._composer.show_draft(draft.text)
        self.attachment_controller.show(draft.images)

    def _note_draft(self) -> None:
        images = self._composer.attachments.images()
        self._drafts.note(self._session, self._composer.draft(), images)

    def _forget_draft(self, session: SessionId) -> None:
        """Discard the draft of a session whose message is on disk.

        The composer is cleared only if that draft is still in it.
        """
        if self._shows_draft(session):
            self._composer.clear()
            self.attachment_controller.show(())
        self._drafts.note(session, "")
        self._bridge.run(self._drafts.keep(), "save drafts")

    def _on_recalled(self) -> None:
        """Edit the last waiting message, after Up in an empty field."""
        waiting = self._queue.waiting(self._session)
        free = [message for message in waiting if not message.begun]
        if free and not self._composer.attachments.images():
            self._edit(free[-1].id)

    def _edit(self, name: str) -> None:
        message = self._waiting(name)
        if message is None or message.begun:
            return
        self._leave_edit()
        self._note_draft()  # the draft comes back after the edit
        self._edited = message
        self._queue.edit(self._session, name)
        self._composer.show_draft(message.text)
        self.attachment_controller.show(message.images)
        self._composer.set_editing(True)
        self._composer.editor.setFocus()
        self._show_queue()

    def leave_edit(self) -> bool:
        """Discard the edit of a queued message, for Esc; return whether there was an edit."""
        edited = self._edited
        if edited is not None:
            self._reword(edited, edited.text, edited.images)
            self._end_edit()
        return edited is not None

    def _leave_edit(self) -> None:
        """Keep the edited text in its place in the queue, because the user goes elsewhere.

        A message that was emptied stays as it was before the edit.
        """
        if not self._composer.filled:
            self.leave_edit()
        elif self._edited is not None:
            self._keep_edited(self._edited)
            self._end_edit()

    def _keep_edited(self, message: QueuedMessage) -> None:
        self._reword(message, self._composer.draft(), self._composer.attachments.images())

    def _reword(self, message: QueuedMessage, text: str, images: tuple[Image, ...]) -> None:
        work = self._queue.reword(self._session, message.id, text=text, images=images)
        self._bridge.run(work, "keep an edited message")

    def _end_edit(self) -> None:
        self._edited = None
        self._composer.set_editing(False)
        self._show_draft()
        self._queue.edit(self._session, "")
        self._show_queue()

    async def _remove(self, name: str) -> None:
        message = self._waiting(name)
        if message is None:
            return
        if name == self._unsent().edited:
            self._end_edit()
        if await self._queue.remove(self._session, name):
            contents = [image.content for image in message.images]
            await self._parts.attachments.release(contents)

    async def _move(self, name: str, to: int) -> None:
        if not await self._queue.move(self._session, name, to):
            self._show_queue()

    def _on_sending_requested(self) -> None:
        self._leave_edit()
        self._bridge.run(self._queue.send_now(self._session), "send what waits")

    def _on_paused(self) -> None:
        """Save the draft, or the queued message that is being edited."""
        if self._edited is None:
            self._note_draft()
            self._bridge.run(self._drafts.keep(), "save drafts")
        elif self._composer.filled:
            self._keep_edited(self._edited)

    def _weigh(self) -> None:
        self._bridge.run(self._weighed(self._session), "weigh the draft")

    async def _weighed(self, session: SessionId) -> None:
        """Show the tokens that the draft's mentions and pictures add, and which do not fit."""
        text, images = self.mention_controller.foreseen(), self._composer.attachments.images()
        cost, space = MentionCost(), None
        draft = self._composer.draft()
        has_mentions = bool(images) or next(find_mentions(text), None) is not None
        if has_mentions or len(draft) >= LONG_MESSAGE_CHARS:
            space = await self._parts.requests.space(session, draft)
        if space is not None and has_mentions:
            mentions = self._mentions_of(session)
            cost = await mentions.cost(text, space.max_tokens, window=space.window, session=session)
        if session != self._session:
            return
        if text == self.mention_controller.foreseen():
            estimated = not self._sessions.llm_of(session).tokenizer_known
            if space is not None and space.missing:
                self._composer.too_large.show_too_long(space.missing, estimated=estimated)
            else:
                self._composer.too_large.show_large(cost.large, estimated=estimated)
            tokens = cost.tokens + self._sessions.picture_tokens(session, images)
            counts = (
                (cost.files, plural(cost.files, "{0} file", "{0} files")),
                (cost.outputs, plural(cost.outputs, "{0} output", "{0} outputs")),
                (len(images), plural(len(images), "{0} image", "{0} images")),
            )
            parts = [words for count, words in counts if count]
            parts += [cut_text(one_line(mention.written, 60), words) for mention, words in cost.cut]
            self._composer.show_carried(listed_text(parts), tokens)

    async def _is_too_long(self, session: SessionId, text: str) -> bool:
        """Return whether a part of a message would be left out; the composer then says so."""
        if len(text) < LONG_MESSAGE_CHARS:
            return False
        space = await self._parts.requests.space(session, text)
        if space.missing and session == self._session:
            estimated = not self._sessions.llm_of(session).tokenizer_known
            self._composer.too_large.show_too_long(space.missing, estimated=estimated)
        return space.missing > 0

    async def _unknown_command(self, session: SessionId, text: str) -> str:
        """Return the name that a message begins with if no command has it, or ""."""
        if self._sessions.has_guest(session):
            return ""  # its program may have commands that it does not list
        return await self._slash_commands.unknown_name(session, text)

    def _ask_about(self, name: str, text: str) -> None:
        """Run the command of the window that a message is, or ask whether it is to be sent."""
        action = self.mention_controller.command_of(text)
        if action is not None and not action.disabled_reason():
            self._composer.clear()
            action.run()
        elif action is not None:
            self._navigation.noted.emit(action.disabled_reason(), "")
        else:

            def send_as_text() -> None:
                self._sent_as_text = text
                self._begin(first=False)

            hint = tr("No command or skill has this name. As a message, Helix reads it as text.")
            title = tr("Send /{0} as a message?").format(one_line(name, 40))
            confirm(self._page, title=title, text=hint, yes=(tr("Send as message"), send_as_text))

    def _on_shortened_requested(self) -> None:
        self._shortened = self._composer.draft()
        self._begin(first=False)

    def _on_part_requested(self, old: str, new: str) -> None:
        """Replace a mention that does not fit by the part of it that fits."""
        editor = self._composer.editor
        for mention in find_mentions(self._composer.draft()):
            # the notice may name the entry with fewer digits than the user typed
            typed = mention.written if mention.kind is MentionKind.CONTENT else ""
            is_same = mention.passage.is_full_content and typed.startswith(old)
            if mention.written == old or is_same:
                editor.replace_text(mention.start, mention.stop, new)
                break
        editor.setFocus()

    def _waiting(self, name: str) -> QueuedMessage | None:
        waiting = self._queue.waiting(self._session)
        return next((message for message in waiting if message.id == name), None)

    def _show_queue(self) -> None:
        hold, detail = self._queue.hold(self._session)
        waiting = self._queue.waiting(self._session)
        self._rows.show_queue(waiting, hold, detail, editing=self._unsent().edited)
