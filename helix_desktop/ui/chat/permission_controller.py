"""The queue of questions to the user, and the controller of the cards that show them.

A controller answers for its open workspace until the view closes, even in the background: a turn
there can ask and waits until the user returns.
"""

import asyncio
from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct
from PySide6.QtCore import Signal

from helix_desktop.app.workspaces.guide_agreements import UnagreedGuide
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.costs import PriceQuestion
from helix_desktop.domain.live_events import (
    Live,
    PermissionRequested,
    PermissionSettled,
    PriceRequested,
    PriceSettled,
    ServerRequested,
    ServerSettled,
    WorkspaceChanged,
)
from helix_desktop.domain.llm import Prices
from helix_desktop.domain.mcp_servers import ServerAnswer, ServerQuestion
from helix_desktop.domain.permission import PermissionAnswer, PermissionQuestion
from helix_desktop.domain.text_safety import show_hidden
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.ui.chat.cards.dock_card import DockCard, asker_facts
from helix_desktop.ui.chat.cards.price_card import PriceCard
from helix_desktop.ui.chat.cards.server_card import ServerQuestionCard
from helix_desktop.ui.chat.page import ChatPage
from helix_desktop.ui.page_controller import WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.formatting import retold, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.cards import NoticeTone


class PendingServerQuestion(Struct, frozen=True):
    """A question from an MCP server, with its ID."""

    id: str
    question: ServerQuestion

    @property
    def session(self) -> SessionId:
        return self.question.session


Waiting: TypeAlias = PermissionQuestion | PendingServerQuestion | PriceQuestion


class QuestionQueue:
    """Questions in the order of their arrival; the current one stays until it is settled."""

    def __init__(self) -> None:
        self._questions: list[Waiting] = []
        self._at = 0

    def __len__(self) -> int:
        return len(self._questions)

    @property
    def current(self) -> Waiting | None:
        return self._questions[self._at] if self._questions else None

    @property
    def number(self) -> int:
        """The position of the current question, counted from 1."""
        return self._at + 1

    @property
    def sessions(self) -> set[SessionId]:
        return {question.session for question in self._questions} - {NO_SESSION}

    def load(self, questions: Iterable[Waiting], prefer: SessionId) -> None:
        """Replace the questions; those of the session on screen are preferred."""
        self._questions, self._at = list(questions), 0
        self.prefer(prefer)

    def add(self, question: Waiting) -> None:
        """Add a question at the end; a repeated question keeps its place."""
        at = self._place(question.id)
        if at < 0:
            self._questions.append(question)
        else:
            self._questions[at] = question

    def settle(self, question: str) -> None:
        """Remove a question that was answered or withdrawn; the next one becomes current."""
        at = self._place(question)
        if at < 0:
            return
        del self._questions[at]
        if at < self._at:
            self._at -= 1
        elif self._at == len(self._questions):
            self._at = 0

    def prefer(self, session: SessionId) -> None:
        """Show the oldest question of a session, unless the current one belongs to the session."""
        if self.current is None or self.current.session == session:
            return
        places = (at for at, question in enumerate(self._questions) if question.session == session)
        self._at = next(places, self._at)

    def turn(self, steps: int) -> None:
        """Move by `steps` questions, and around at either end."""
        if self._questions:
            self._at = (self._at + steps) % len(self._questions)

    def _place(self, question: str) -> int:
        return next(
            (at for at, candidate in enumerate(self._questions) if candidate.id == question), -1
        )


NAME = 60


class PermissionController(WorkspaceController):
    """The controller of the cards that ask for approval, for an MCP server, and for trust."""

    changed = Signal()
    """The sessions that wait for the user changed."""

    def __init__(self, context: WorkspaceContext, page: ChatPage) -> None:
        super().__init__(context)
        self._page = page
        self._pending = QuestionQueue()
        self._leave = context.open_workspace.attend()
        self._titles: dict[SessionId, str] = {}
        self._parents: dict[SessionId, tuple[SessionId, str]] = {}
        self._asks_trust = self._open_workspace.trusted is None
        """Whether the question of trust is still open."""
        self._wants_trust = False
        """Whether the user opened the card of trust, which then comes before all questions."""
        page.approval.answered.connect(self._on_answered)
        page.approval.turned.connect(self._on_turned)
        page.card_created.connect(self._on_card_created)
        page.trust.answered.connect(self._on_trust)
        page.trust.review_requested.connect(
            lambda: self._bridge.run(self._review(), "read the instructions")
        )
        page.trust_badge.clicked.connect(self._on_trust_requested)
        waiting = context.open_workspace.server_questions.items()
        servers = (PendingServerQuestion(*entry) for entry in waiting)
        prices = context.open_workspace.prices.pending
        self._pending.load((*context.open_workspace.questions, *servers, *prices), self._session)
        self._show_trust()
        self._show()

    def _on_card_created(self, card: DockCard) -> None:
        match card:
            case ServerQuestionCard():
                card.answered.connect(self._on_server_answered)
                card.turned.connect(self._on_turned)
            case PriceCard():
                card.answered.connect(self._on_price_answered)
                card.turned.connect(self._on_turned)

    def close(self) -> None:
        """Remove all questions; those that wait are refused once nobody else can answer them."""
        self._pending.load((), NO_SESSION)
        self._asks_trust = self._wants_trust = False
        self._show()
        self._leave()

    def show_session(self, session: SessionId) -> None:
        self._session = session
        self._pending.prefer(session)
        self._show()

    def show_titles(self, heads: Iterable[SessionHead]) -> None:
        """Set the titles of sessions, with which a card names the asking session."""
        self._titles = {head.id: head.title for head in heads}
        self._show()

    def take(self, event: Live) -> None:
        match event:
            case PermissionRequested(question) | PriceRequested(question):
                self._pending.add(question)
            case PermissionSettled(question=question, problem=problem):
                self._pending.settle(question)
                if problem:
                    self._page.notice.show_message(retold(problem), tone=NoticeTone.WARNING)
            case ServerRequested(number, question):
                self._pending.add(PendingServerQuestion(number, question))
            case ServerSettled(settled) | PriceSettled(question=settled):
                self._pending.settle(settled)
            case WorkspaceChanged():
                # trust may have been set elsewhere
                self._asks_trust = self._asks_trust and self._open_workspace.trusted is None
                self._show_trust()
            case _:
                return
        self._show()
        if isinstance(event, ServerSettled):
            self._forget(event.id)

    def _forget(self, number: str) -> None:
        """Forget what was typed for a server's question that is settled."""
        if card := self._page.made(ServerQuestionCard):
            card.forget(number)

    @property
    def sessions(self) -> set[SessionId]:
        """The sessions that wait, including those whose subagents wait."""
        asking = self._pending.sessions
        return asking | {self._parents[child][0] for child in asking if child in self._parents}

    @property
    def count(self) -> int:
        return len(self._pending)

    def _show(self) -> None:
        self._find_parents()
        current = None if self._wants_trust else self._pending.current
        self._show_cards(current)
        trust = (self._asks_trust or self._wants_trust) and current is None
        if not trust:
            self._page.trust.hand_on()
        if trust and not self._page.trust.isVisible():
            self._bridge.run(self._offer_review(), "look for instructions")
        self._page.trust.setVisible(trust)
        self.changed.emit()

    def _show_cards(self, current: Waiting | None) -> None:
        """Show one card; the others are hidden first, so that no key has two meanings."""
        page = self._page
        number, of = self._pending.number, len(self._pending)
        asker = self._asker(current.session) if current else ""
        for kind, card in (
            (PermissionQuestion, page.approval),
            (PendingServerQuestion, page.made(ServerQuestionCard)),
            (PriceQuestion, page.made(PriceCard)),
        ):
            if card is not None and not isinstance(current, kind):
                card.show_question(None)
        match current:
            case PendingServerQuestion(id=key, question=question):
                page.server.show_question((key, question), number=number, of=of, asker=asker)
            case PriceQuestion(llm=llm):
                prices = self._open_workspace.prices
                page.price.show_question(current, prices.suggest(llm))
                page.price.show_place(number, of, asker_facts(asker))
            case PermissionQuestion():
                page.approval.show_question(current, number=number, of=of, asker=asker)

    def _find_parents(self) -> None:
        """Find the parents of subagents that ask, because no list of sessions has subagents."""
        strangers = self._pending.sessions - self._titles.keys() - self._parents.keys()
        if not strangers:
            return
        for parent in {*self._titles, self._session}:
            for subagent in self._open_workspace.subagents.at_work(parent):
                self._parents[subagent.session] = (parent, subagent.task)

    def _asker(self, session: SessionId) -> str:
        """Return the name of the asking session; "" for the session on screen."""
        if session in (self._session, NO_SESSION):
            return ""
        if session in self._parents:
            parent, task = self._parents[session]
            words = tr("A subagent of “{0}” asks: {1}")
            return words.format(self._named(parent), one_line(task, NAME))
        return tr("Asked in “{0}”").format(self._named(session))

    def _named(self, session: SessionId) -> str:
        return one_line(self._titles.get(session, ""), NAME) or tr("another session")

    def _on_answered(self, question: str, answer: PermissionAnswer) -> None:
        self._open_workspace.answer(question, answer)
        self._pending.settle(question)
        self._show()

    def _on_server_answered(self, number: str, answer: ServerAnswer) -> None:
        self._open_workspace.answer_server(number, answer)
        self._pending.settle(number)
        self._show()
        self._forget(number)

    def _on_price_answered(self, model: str, prices: Prices | None) -> None:
        """Save what to assume; the card disappears when the waiting calls go on."""
        self._bridge.run(self._open_workspace.prices.assume(model, prices), "set a price")

    def _on_turned(self, steps: int) -> None:
        self._pending.turn(steps)
        self._show()

    def _show_trust(self) -> None:
        open_workspace, box = self._open_workspace, self._open_workspace.box
        self._page.trust_badge.show_trust(trusted=open_workspace.trusted is True)
        self._page.trust.show_folder(
            open_workspace.workspace.folder,
            open_workspace.trusted,
            has_sandbox=box.sandboxed,
            box=box.words,
        )

    def _on_trust_requested(self) -> None:
        """Open or close the card of trust, after a click on the badge."""
        self._wants_trust = not self._page.trust.isVisible()
        self._asks_trust = False
        self._show()

    async def _instructions(self) -> tuple[UnagreedGuide, ...]:
        agreements = self._open_workspace.agreements
        return await asyncio.to_thread(agreements.instructions)

    async def _offer_review(self) -> None:
        instructions = await self._instructions()
        self._page.trust.offer_review([instruction.name for instruction in instructions])

    async def _review(self) -> None:
        """Show the instructions as they are now, each below its name."""
        texts = [
            f"{instruction.name}\n\n{instruction.text}"
            for instruction in await self._instructions()
        ]
        self._page.trust.show_instructions(show_hidden("\n\n".join(texts)))

    def _on_trust(self, trusted: bool) -> None:
        self._bridge.run(self._trust(trusted), "trust the folder")

    async def _trust(self, trusted: bool) -> None:
        try:
            await self._open_workspace.trust(trusted)
        finally:
            self._asks_trust = self._wants_trust = False
            self._show_trust()
            self._show()
