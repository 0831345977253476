"""Puts questions of servers (MCP) to the person, for as long as it takes; without a window: no."""

import asyncio
from collections.abc import Callable, Mapping
from itertools import count

from helix_desktop.context.texts.speech import rules
from helix_desktop.domain.forms import Kind
from helix_desktop.domain.live import PersonWrote, ServerAsked, ServerSettled
from helix_desktop.domain.servers import NO, ServerAnswer, ServerQuestion
from helix_desktop.engine.attendance import Attendance
from helix_desktop.engine.bus import Bus

MOST = 5
"""Questions of one server that wait at once; more of them are declined."""


class ServerQuestions:
    """Implements ServerAsker for one workspace. On the loop's thread only."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._waiting: dict[str, tuple[ServerQuestion, asyncio.Future[ServerAnswer]]] = {}
        self._windows = Attendance(self._decline_all)
        self._numbers = count(1)

    @property
    def pending(self) -> Mapping[str, ServerQuestion]:
        """What waits for the person, oldest first: for a window that opens later."""
        return {number: question for number, (question, _) in self._waiting.items()}

    def attend(self) -> Callable[[], None]:
        """A window can answer from now on; call the result when it is gone."""
        return self._windows.attend()

    def answer(self, number: str, answer: ServerAnswer) -> None:
        """The person's answer; one that comes twice or too late changes nothing."""
        waiting = self._waiting.get(number)
        if waiting is not None and not waiting[1].done():
            waiting[1].set_result(answer)

    async def ask(self, question: ServerQuestion) -> ServerAnswer:
        waiting = sum(each.server == question.server for each, _ in self._waiting.values())
        if not self._windows or waiting >= MOST:
            return NO
        number = f"server-{next(self._numbers)}"
        answer: asyncio.Future[ServerAnswer] = asyncio.get_running_loop().create_future()
        self._waiting[number] = (question, answer)
        try:
            self._bus.publish(ServerAsked(number, question))
            given = await answer
            if words := _rules(question, given):
                self._bus.publish(PersonWrote(question.session, words))
            return given
        finally:
            del self._waiting[number]
            self._bus.publish(ServerSettled(number))

    def _decline_all(self) -> None:
        for number in tuple(self._waiting):
            self.answer(number, NO)


def _rules(question: ServerQuestion, answer: ServerAnswer) -> str:
    """What of an answer says how things have to be; all else stays between person and server."""
    free = [each.name for each in question.fields if each.kind is Kind.TEXT and not each.choices]
    texts = (answer.values.get(name) for name in free if answer.yes)
    return "\n".join(rule for text in texts if isinstance(text, str) for rule in rules(text))
