"""What the person wants of a row is done: asked of the desk, or of another wing through its way."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TypeAlias

from PySide6.QtCore import QObject, QPoint

from helix_desktop.app.desk import Desk
from helix_desktop.domain.cache import NO_SESSION, Choice, Digest, SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import Cause
from helix_desktop.ui.actions import Action, Actions
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.chat.cards.decide_menu import OTHER, DecideMenu, forms
from helix_desktop.ui.chat.page import ChatPage
from helix_desktop.ui.chat.transcript.moments import Branched, Decided, Failed, Rewrite
from helix_desktop.ui.chat.transcript.row_pictures import decoded
from helix_desktop.ui.chat.transcript.rows import Row
from helix_desktop.ui.chat.transcript.transcript_model import TranscriptModel
from helix_desktop.ui.chat.transcript.zones import Want
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.ways import CHAT, Ways
from helix_desktop.ui.words import tr

MODELS, BUDGETS = "models", "budgets"
"""Pages of the settings."""
Work: TypeAlias = Callable[[], Coroutine[object, object, None]]


class Wishes(QObject):
    """Of one page; which session it shows it is told."""

    def __init__(
        self, bridge: Bridge, theme: Theme, ways: Ways, *, page: ChatPage, model: TranscriptModel
    ) -> None:
        super().__init__()
        self._bridge, self._theme, self._ways = bridge, theme, ways
        self._page, self._model = page, model
        self._desk: Desk | None = None
        self._session = NO_SESSION
        self._seq_wanted = 0
        page.view.wanted.connect(self._on_wanted)
        page.view.picture_opened.connect(ways.entry_wanted)
        page.view.picture_wanted.connect(self._on_picture_wanted)
        ways.message_wanted.connect(self._on_message_wanted)
        live = page.live
        live.job_cancelled.connect(lambda: self._run(self._cancel_job, "cancel a job"))
        live.hurried.connect(self._on_hurried)
        live.stopped.connect(lambda: self._run(self._stop, "stop"))
        live.models_wanted.connect(lambda: ways.settings_wanted.emit(MODELS))

    def show_session(self, desk: Desk | None, session: SessionId = NO_SESSION) -> None:
        """Another session is on screen, its rows are there."""
        if (desk, session) != (self._desk, self._session):
            self._page.words.close_card()
        self._desk, self._session = desk, session
        if self._seq_wanted:
            wanted, self._seq_wanted = self._seq_wanted, 0
            self._page.view.show_row(self._model.at_seq(wanted))

    def offer(self, acts: Actions) -> None:
        """What the person can do here, for menus, shortcuts and the palette."""
        group, view = tr("Conversation"), self._page.view
        nothing = tr("There is no message yet.")

        def newest() -> int:
            return self._model.typed_before(self._model.rowCount() - 1)

        def refusal() -> str:
            return "" if newest() >= 0 else nothing

        def branch() -> None:
            last = self._model.rowCount() - 1
            self._run(lambda: self._branch(self._model.row(last).seq), "branch")

        def whole() -> str:
            return "" if self._model.broken_off else tr("The last turn came to its end.")

        go_on = Action(
            "chat.continue",
            tr("Continue the turn that broke off"),
            group,
            lambda: self._run(self._continue, "continue"),
            where=CHAT,
            refusal=whole,
        )
        acts.add(go_on)
        found = (
            ("find", tr("Find in this conversation"), view.start_finding, "Ctrl+F"),
            ("end", tr("Go to the newest message"), view.follow, ""),
            ("resend", tr("Edit and resend the last message"), lambda: self._edit(newest()), ""),
            ("branch", tr("Branch this conversation"), branch, ""),
        )
        for name, words, run, keys in found:
            acts.add(
                Action(f"chat.{name}", words, group, run, keys=keys, where=CHAT, refusal=refusal)
            )

    def _on_wanted(self, at: int, want: str) -> None:
        row = self._model.row(at)
        deeds: dict[Want, Callable[[], None]] = {
            Want.EPOCH: lambda: self._open_epoch(row),
            Want.ORIGINAL: lambda: self._open_original(row),
            Want.ENTRY: lambda: self._open_entry(row),
            Want.DECIDE: lambda: self._run(lambda: self._decide(at), "look at the window"),
            Want.CONTINUE: lambda: self._run(self._continue, "continue"),
            Want.MODELS: lambda: self._open_settings(row),
            Want.RESEND: lambda: self._edit(at),
            Want.AGAIN: lambda: self._ask_again(at),
            Want.BRANCH: lambda: self._run(lambda: self._branch(row.seq), "branch"),
            Want.REQUEST: lambda: self._open_request(at),
        }
        if deed := deeds.get(Want(want)):
            deed()

    def _open_epoch(self, row: Row) -> None:
        if isinstance(row.moment, Rewrite):
            self._ways.epoch_wanted.emit(self._session, row.moment.number)

    def _open_original(self, row: Row) -> None:
        if isinstance(row.moment, Branched):
            self._ways.session_wanted.emit(row.moment.source)

    def _open_entry(self, row: Row) -> None:
        content = row.moment.event.content if isinstance(row.moment, Decided) else row.content
        if content is not None:
            self._ways.entry_wanted.emit(content)

    def _open_request(self, at: int) -> None:
        self._ways.request_wanted.emit(self._session, self._model.request_of(at))

    def _open_settings(self, row: Row) -> None:
        budget = isinstance(row.moment, Failed) and row.moment.cause is Cause.BUDGET
        self._ways.settings_wanted.emit(BUDGETS if budget else MODELS)

    def _edit(self, at: int) -> None:
        typed = self._model.typed_before(at)
        if typed < 0:
            return
        row = self._model.row(typed)
        hint = tr("It goes out in a branch of the conversation; this one stays as it is.")
        if row.images:
            hint += " " + tr("Its pictures go with it.")
        self._page.words.ask(
            tr("Edit and resend"),
            hint,
            row.text,
            go=tr("Send in a branch"),
            done=lambda text: self._run(lambda: self._resend(row, text), "resend"),
        )

    def _ask_again(self, at: int) -> None:
        typed = self._model.typed_before(at)
        if typed >= 0:
            row = self._model.row(typed)
            self._run(lambda: self._resend(row, row.text), "ask again")

    async def _resend(self, row: Row, text: str) -> None:
        desk, session = self._desk, self._session
        if desk is None:
            return
        fresh = await desk.conversing.branch(session, row.seq, before=True)
        # until it is sent it is a draft there: nothing typed is lost if sending fails
        desk.note_draft(fresh, text, row.images)
        try:
            await desk.send(fresh, text, row.images)
        except HelixError:
            self._ways.session_wanted.emit(fresh)
            raise
        desk.note_draft(fresh, "")
        self._ways.session_wanted.emit(fresh)

    async def _branch(self, seq: int) -> None:
        if self._desk is not None:
            fresh = await self._desk.conversing.branch(self._session, seq)
            self._ways.session_wanted.emit(fresh)

    async def _continue(self) -> None:
        if self._desk is not None:
            self._page.view.follow()
            await self._desk.resume(self._session)

    async def _stop(self) -> None:
        if self._desk is not None:
            await self._desk.stop(self._session)

    async def _cancel_job(self) -> None:
        if self._desk is not None:
            await self._desk.conversing.cancel_job(self._session)

    async def _decide(self, at: int) -> None:
        """Show what else could be chosen, and what that would make of the window."""
        desk, session, moment = self._desk, self._session, self._model.row(at).moment
        if desk is None or not isinstance(moment, Decided):
            return
        event = moment.event
        room = await desk.conversing.room(
            session, shown=event.tokens_after, whole_output=event.tokens_before
        )
        if session != self._session:
            return
        view = self._page.view
        menu = DecideMenu(self._theme, view, forms(moment, room))
        menu.chosen.connect(lambda choice: self._on_decided(moment, choice))
        view.verticalScrollBar().valueChanged.connect(menu.leave)  # its row goes elsewhere
        menu.open_at(view.viewport().mapTo(view, self._below(at)))

    def _below(self, at: int) -> QPoint:
        """Under the button of a card at the gate."""
        view = self._page.view
        corner = view.origin(at).toPoint()
        laid = view.laid(at)
        return corner + QPoint(14 if laid.from_right else round(laid.width) - 14, 90)

    def _on_decided(self, moment: Decided, choice: str) -> None:
        call = moment.event.call
        if choice != OTHER:
            words = moment.event.instructions if choice == Choice.EXTRACT else ""
            if choice != moment.event.choice:
                self._run(lambda: self._change(call, Choice(choice), words), "decide again")
            return
        self._page.words.ask(
            tr("What is to be kept of this output?"),
            tr("A fast model reads all of it. It holds from the next request on, which the")
            + " "
            + tr("provider reads anew from this output on."),
            moment.event.instructions,
            go=tr("Compact"),
            done=lambda text: self._run(
                lambda: self._change(call, Choice.EXTRACT, text), "decide again"
            ),
        )

    async def _change(self, call: str, choice: Choice, words: str) -> None:
        if self._desk is not None:
            await self._desk.conversing.decide(self._session, call, choice, instructions=words)

    def _on_hurried(self) -> None:
        if self._desk is not None:
            self._desk.conversing.hurry(self._session)

    def _on_message_wanted(self, session: str, seq: int) -> None:
        if session == self._session:
            self._ways.page_wanted.emit(CHAT)
            self._page.view.show_row(self._model.at_seq(seq))
            return
        self._seq_wanted = seq
        self._ways.session_wanted.emit(session)

    def _on_picture_wanted(self, digest: str) -> None:
        self._run(lambda: self._load_picture(Digest(digest)), "read a picture")

    async def _load_picture(self, digest: Digest) -> None:
        if self._desk is None:
            return
        try:
            data = await self._desk.conversing.picture(digest)
            image = await asyncio.to_thread(decoded, data)
        except HelixError:
            image = None
        self._page.view.show_picture(digest, image)

    def _run(self, work: Work, name: str) -> None:
        self._bridge.run(work(), name)
