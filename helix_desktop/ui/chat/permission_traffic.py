"""Between a desk's questions and the cards: what waits is shown, what is answered goes back.

A desk that was shown once is attended until the window goes: a turn of a workspace in the
background may ask, too, and waits until somebody comes back to it.
"""

from collections.abc import Iterable
from contextlib import ExitStack

from PySide6.QtCore import QObject, Signal

from helix_desktop.app.desk import Desk
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.live import (
    Live,
    PermissionAsked,
    PermissionSettled,
    ServerAsked,
    ServerSettled,
    WorkspaceChanged,
)
from helix_desktop.domain.permission import Answer
from helix_desktop.domain.servers import ServerAnswer
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.chat.cards.docket import Docket, ServerWaits, Waiting
from helix_desktop.ui.chat.page import ChatPage
from helix_desktop.ui.parts.notice import Tone
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.sentences import retold
from helix_desktop.ui.words import tr

NAME = 60
ASKING = PermissionAsked | PermissionSettled | ServerAsked | ServerSettled
"""What changes who waits for the person."""


class PermissionTraffic(QObject):
    """Fills the cards of one page that ask: for approval, for a server, for trust."""

    changed = Signal()
    """Who waits for the person is not who it was."""
    elsewhere = Signal(object)
    """The ids of the workspaces in which somebody waits."""

    def __init__(self, bridge: Bridge, page: ChatPage) -> None:
        super().__init__()
        self._bridge = bridge
        self._page = page
        self._desk: Desk | None = None
        self._session = NO_SESSION
        self._docket = Docket()
        self._attended: dict[str, tuple[Desk, ExitStack]] = {}
        self._titles: dict[SessionId, str] = {}
        self._parents: dict[SessionId, tuple[SessionId, str]] = {}
        self._asks_trust = self._wants_trust = False
        """Whether it has to be asked; whether the person wants to see it, before all else."""
        page.approval.answered.connect(self._on_answered)
        page.server.answered.connect(self._on_server_answered)
        for card in (page.approval, page.server):
            card.turned.connect(self._on_turned)
        page.trust.answered.connect(self._on_trust)
        page.trust_mark.clicked.connect(self._on_trust_wanted)

    def show_desk(self, desk: Desk) -> None:
        """Show what waits there, and hear of what is asked there from now on."""
        self._attend(desk)
        self._desk = desk
        self._asks_trust, self._wants_trust = desk.trusted is None, False
        servers = (ServerWaits(*each) for each in desk.server_questions.items())
        self._docket.load((*desk.questions, *servers), self._session)
        self._mark(desk)
        self._show_trust(desk)
        self._show()

    def leave(self) -> None:
        """Another workspace comes; what is asked here goes on waiting."""
        self._desk = None
        self._docket.load((), NO_SESSION)
        self._show()

    def end(self) -> None:
        """The window goes: what waits is refused."""
        self.leave()
        for _, leave in self._attended.values():
            leave.close()
        self._attended.clear()

    def show_session(self, session: SessionId) -> None:
        self._session = session
        self._docket.prefer(session)
        self._show()

    def show_titles(self, heads: Iterable[SessionHead]) -> None:
        """What sessions are called: a card names the one that asks."""
        self._titles = {head.id: head.title for head in heads}
        self._show()

    def take(self, event: Live) -> None:
        """Something happened in the workspace on screen."""
        match event:
            case PermissionAsked(question):
                self._docket.add(question)
            case PermissionSettled(question=question, problem=problem):
                self._docket.settle(question)
                if problem:
                    self._page.notice.show_message(retold(problem), tone=Tone.WARNING)
            case ServerAsked(number, question):
                self._docket.add(ServerWaits(number, question))
            case ServerSettled(number):
                self._docket.settle(number)
            case WorkspaceChanged():
                self._show_trusted()
            case _:
                return
        self._show()
        if isinstance(event, ServerSettled):
            self._page.server.forget(event.id)

    def _show_trusted(self) -> None:
        """It may have been said elsewhere."""
        if self._desk is not None:
            self._asks_trust = self._asks_trust and self._desk.trusted is None
            self._mark(self._desk)
            self._show_trust(self._desk)

    def waits(self, session: SessionId) -> bool:
        """Whether a session, or a SubAgent of it, waits for the person."""
        return session in self.sessions

    @property
    def sessions(self) -> set[SessionId]:
        """All that wait, with those whose SubAgents do."""
        asking = self._docket.sessions
        return asking | {self._parents[each][0] for each in asking if each in self._parents}

    @property
    def count(self) -> int:
        return len(self._docket)

    def _attend(self, desk: Desk) -> None:
        """Hear of every workspace that was opened: at the bridge only the one on screen arrives."""
        known = self._attended.get(desk.workspace.id)
        if known is not None and known[0] is desk:
            return
        leaving = ExitStack()
        leaving.callback(desk.subscribe(self._on_anything))
        leaving.callback(desk.attend())
        if known is not None:
            known[1].close()
        self._attended[desk.workspace.id] = (desk, leaving)

    def _on_anything(self, event: Live) -> None:
        if isinstance(event, ASKING):
            asked = {key: desk for key, (desk, _) in self._attended.items()}
            waits = (key for key, desk in asked.items() if desk.questions or desk.server_questions)
            self.elsewhere.emit(set(waits))

    def _show(self) -> None:
        self._find_parents()
        current = None if self._wants_trust else self._docket.current
        self._show_cards(current)
        trust = (self._asks_trust or self._wants_trust) and current is None
        if not trust:
            self._page.trust.hand_on()
        self._page.trust.setVisible(trust and self._desk is not None)
        self.changed.emit()

    def _show_cards(self, current: Waiting | None) -> None:
        """One at a time, and the other one goes first: no key has two meanings."""
        approval, server = self._page.approval, self._page.server
        number, of = self._docket.number, len(self._docket)
        asker = self._asker(current.session) if current else ""
        if isinstance(current, ServerWaits):
            approval.show_question(None)
            key = (current.id, current.question)
            server.show_question(key, number=number, of=of, asker=asker)
        else:
            server.show_question(None)
            approval.show_question(current, number=number, of=of, asker=asker)

    def _find_parents(self) -> None:
        """SubAgents are in no list of sessions, but whoever they work for knows them."""
        desk = self._desk
        strangers = self._docket.sessions - self._titles.keys() - self._parents.keys()
        if desk is None or not strangers:
            return
        for parent in {*self._titles, self._session}:
            for each in desk.at_work(parent):
                self._parents[each.session] = (parent, each.task)

    def _asker(self, session: SessionId) -> str:
        """Who asks, where it is not the session on screen."""
        if session in (self._session, NO_SESSION):
            return ""
        if session in self._parents:
            parent, task = self._parents[session]
            words = tr("A SubAgent of “{0}” asks: {1}")
            return words.format(self._named(parent), one_line(task, NAME))
        return tr("Asked in “{0}”").format(self._named(session))

    def _named(self, session: SessionId) -> str:
        return one_line(self._titles.get(session, ""), NAME) or tr("another session")

    def _on_answered(self, question: str, answer: Answer) -> None:
        if self._desk is not None:
            self._desk.answer(question, answer)
        self._docket.settle(question)
        self._show()

    def _on_server_answered(self, number: str, answer: ServerAnswer) -> None:
        if self._desk is not None:
            self._desk.answer_server(number, answer)
        self._docket.settle(number)
        self._show()
        self._page.server.forget(number)

    def _on_turned(self, steps: int) -> None:
        self._docket.turn(steps)
        self._show()

    def _show_trust(self, desk: Desk) -> None:
        box = desk.box
        self._page.trust.show_folder(
            desk.workspace.folder, desk.trusted, boxed=box.boxed, box=box.words
        )

    def _mark(self, desk: Desk) -> None:
        self._page.trust_mark.show_trust(trusted=desk.trusted is True, mode=desk.mode)

    def _on_trust_wanted(self) -> None:
        """Opened and closed by the same mark."""
        if self._desk is not None:
            self._wants_trust = not self._page.trust.isVisible()
            self._asks_trust = False
            self._show()

    def _on_trust(self, trusted: bool) -> None:
        if self._desk is not None:
            self._bridge.run(self._trust(self._desk, trusted), "trust the folder")

    async def _trust(self, desk: Desk, trusted: bool) -> None:
        try:
            await desk.trust(trusted)
        finally:
            if desk is self._desk:
                self._asks_trust = self._wants_trust = False
                self._mark(desk)
                self._show_trust(desk)
                self._show()
