"""Which questions wait, and which of them the card shows."""

from collections.abc import Iterable
from typing import TypeAlias

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.permission import Question
from helix_desktop.domain.servers import ServerQuestion
from helix_desktop.domain.values import value


@value
class ServerWaits:
    """A question of a server, under its number."""

    id: str
    question: ServerQuestion

    @property
    def session(self) -> SessionId:
        return self.question.session


Waiting: TypeAlias = Question | ServerWaits


class Docket:
    """Questions in the order they were asked; the one that is shown stays until it is settled."""

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
        """Of the current one, from 1 on."""
        return self._at + 1

    @property
    def sessions(self) -> set[SessionId]:
        return {each.session for each in self._questions} - {NO_SESSION}

    def load(self, questions: Iterable[Waiting], prefer: SessionId) -> None:
        """All that wait now, beginning with those of the session on screen."""
        self._questions, self._at = list(questions), 0
        self.prefer(prefer)

    def add(self, question: Waiting) -> None:
        """A new one goes to the end; one that is asked anew keeps its place."""
        at = self._place(question.id)
        if at < 0:
            self._questions.append(question)
        else:
            self._questions[at] = question

    def settle(self, question: str) -> None:
        """It is answered, or not asked any more; the next one takes its place."""
        at = self._place(question)
        if at < 0:
            return
        del self._questions[at]
        if at < self._at:
            self._at -= 1
        elif self._at == len(self._questions):
            self._at = 0

    def prefer(self, session: SessionId) -> None:
        """Show the oldest question of this session, unless one of it is shown."""
        if self.current is None or self.current.session == session:
            return
        asked = (at for at, each in enumerate(self._questions) if each.session == session)
        self._at = next(asked, self._at)

    def turn(self, steps: int) -> None:
        """The next or the one before, round and round."""
        if self._questions:
            self._at = (self._at + steps) % len(self._questions)

    def _place(self, question: str) -> int:
        return next((at for at, each in enumerate(self._questions) if each.id == question), -1)
