"""The questions that wait for the user: since when, what they hold up, and answers of terminals.

A number belongs to a question as it was listed: one that changes gets another number.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec import Struct

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.costs import PriceQuestion
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.form_questions import (
    FieldKind,
    FormAnswer,
    FormQuestion,
    FormQuestionKind,
    parse_typed,
)
from helix_desktop.domain.live_events import (
    FormRequested,
    FormSettled,
    Live,
    PermissionRequested,
    PermissionSettled,
    PriceRequested,
    PriceSettled,
)
from helix_desktop.domain.permission import PermissionAnswer, PermissionQuestion, PermissionReply
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import Clock

ALLOW, DENY = "allow", "deny"
MAX_SHOWN_LINES = 200
"""A call with more lines is not allowed from a terminal, where nobody would read it."""
_Asked: TypeAlias = PermissionQuestion | FormQuestion | PriceQuestion


class OpenQuestion(Struct, frozen=True):
    """A question with its number, and the time since when it waits."""

    number: int
    id: str
    session: SessionId
    since: float
    question: _Asked

    @property
    def lines(self) -> list[str]:
        """All that is asked, and how it is answered."""
        match self.question:
            case PermissionQuestion(call=call, shown=shown, reasons=reasons):
                return [f"{call.tool}:", *shown.splitlines(), *reasons]
            case FormQuestion(message=message, fields=fields, server=server):
                texts = [f"{server} asks:" if server else "", message]
                for field in fields:
                    choices = " / ".join(field.labels or field.choices)
                    texts.append(f"{field.title} {f'({choices})' if choices else ''}".strip())
                return [line for text in texts for line in text.splitlines() if line]
            case PriceQuestion(llm=llm):
                return [Phrase("The price of {model} is unknown.", model=llm.shown_name)]


class OpenQuestions:
    """The open questions of one workspace in this process."""

    def __init__(
        self,
        clock: Clock,
        *,
        answer: Callable[[str, PermissionAnswer], None],
        answer_form: Callable[[str, FormAnswer], None],
    ) -> None:
        self._clock = clock
        self._answer, self._answer_form = answer, answer_form
        self._open: dict[str, OpenQuestion] = {}
        self._last = 0

    def take(self, event: Live) -> None:
        match event:
            case PermissionRequested(question) | PriceRequested(question):
                self._add(question.id, question.session, question)
            case FormRequested(name, form):
                self._add(name, form.session, form)
            case PermissionSettled(question=name) | PriceSettled(question=name):
                self._open.pop(name, None)
            case FormSettled(name):
                self._open.pop(name, None)

    def _add(self, name: str, session: SessionId, question: _Asked) -> None:
        before = self._open.get(name)
        if before is None or before.question != question:
            self._last += 1
            since = before.since if before is not None else self._clock.now()
            self._open[name] = OpenQuestion(self._last, name, session, since, question)

    def listed(self) -> Sequence[OpenQuestion]:
        """Return the questions, the oldest first."""
        return sorted(self._open.values(), key=lambda question: question.since)

    def since(self, name: str) -> float:
        """Return since when a question waits, by its ID; 0 if it doesn't."""
        return self._open[name].since if name in self._open else 0.0

    def answer(self, number: int, reply: str) -> None:
        for question in self._open.values():
            if question.number == number:
                break
        else:
            raise HelixError(
                "No open question has the number {number}.",
                "`session answer` lists them. A question that changes gets another number.",
                number=number,
            )
        in_window = HelixError("This question can only be answered in the window.")
        match question.question:
            case PermissionQuestion():
                allows = reply == ALLOW
                if allows and len(question.lines) > MAX_SHOWN_LINES:
                    raise in_window
                words = "" if reply in (ALLOW, DENY) else reply
                decision = PermissionReply.ONCE if allows else PermissionReply.NO
                self._answer(question.id, PermissionAnswer(decision, words))
            case FormQuestion() if reply == DENY:
                self._answer_form(question.id, FormAnswer())
            case FormQuestion(kind=FormQuestionKind.AGENT, fields=fields):
                titled = [field for field in fields if field.title]
                own_words = [field for field in fields if field.kind is FieldKind.TEXT]
                if len(titled) != 1 or len(own_words) != 1:
                    raise in_window
                chosen = parse_typed(titled[0], reply)
                values = {own_words[0].name: reply}
                if chosen in titled[0].choices:
                    choice = (str(chosen),) if titled[0].kind is FieldKind.CHOICES else chosen
                    values = {titled[0].name: choice}  # type: ignore[dict-item]
                self._answer_form(question.id, FormAnswer(yes=True, values=values))
            case _:
                raise in_window
