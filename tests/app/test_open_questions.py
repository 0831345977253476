"""A question says since when it waits; a terminal's answer is for the question as it was listed."""

from helix_desktop.app.commands.questions import question_line, session_lines
from helix_desktop.app.sessions.open_questions import MAX_SHOWN_LINES, OpenQuestions
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.form_questions import (
    OWN_WORDS,
    FieldKind,
    FormAnswer,
    FormField,
    FormQuestion,
    FormQuestionKind,
)
from helix_desktop.domain.live_events import FormRequested, PermissionRequested, PermissionSettled
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import PermissionAnswer, PermissionQuestion, PermissionReply
from helix_desktop.domain.workspace import SessionHead
from tests.fakes.clock import FakeClock

SESSION = SessionId("0" * 16)


class Asked:
    """A workspace with questions, and the answers that it got."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        self.answers: list[tuple[str, PermissionAnswer]] = []
        self.forms: list[FormAnswer] = []
        self.questions = OpenQuestions(
            self.clock,
            answer=lambda name, answer: self.answers.append((name, answer)),
            answer_form=lambda _name, answer: self.forms.append(answer),
        )

    def ask(self, shown: str = "rm a", name: str = "q") -> int:
        call = ToolCall("c", "shell", "{}")
        question = PermissionQuestion(name, SESSION, call, shown, False, ("Why.",), "")
        self.questions.take(PermissionRequested(question))
        return self.questions.listed()[-1].number

    def refusal(self, number: int, reply: str) -> str:
        try:
            self.questions.answer(number, reply)
        except HelixError as error:
            return str(error)
        raise AssertionError("it was answered")


def test_a_question_tells_what_it_holds_up_and_for_how_long() -> None:
    asked = Asked()
    asked.ask()
    asked.clock.advance(720.0)
    [question] = asked.questions.listed()
    since = question.since
    head = SessionHead(SESSION, "the title", since, since, 3)
    assert question_line(question, head, now=asked.clock.now()).endswith(
        f"holds up the turn, {SESSION} the title, for 12 min"
    )
    assert question.lines == ["shell:", "rm a", "Why."]
    [line] = session_lines([head], [question], as_json=False, now=asked.clock.now())
    assert "for your answer to question 1)" in line
    asked.questions.take(PermissionSettled(SESSION, "q", PermissionReply.ONCE))
    assert not asked.questions.listed()


def test_an_answer_is_for_the_question_as_it_was_listed() -> None:
    asked = Asked()
    first = asked.ask("rm a")
    changed = asked.ask("rm b")
    assert asked.ask("rm b") == changed != first
    assert "No open question has the number 1." in asked.refusal(first, "allow")
    for reply in ("allow", "deny", "use mv"):
        asked.questions.answer(changed, reply)
    assert [answer for _, answer in asked.answers] == [
        PermissionAnswer(PermissionReply.ONCE),
        PermissionAnswer(PermissionReply.NO),
        PermissionAnswer(PermissionReply.NO, "use mv"),
    ]
    long = asked.ask("\n".join("x" * MAX_SHOWN_LINES), name="long")
    assert "only be answered in the window" in asked.refusal(long, "allow")


def test_a_question_of_the_agent_takes_a_choice_or_own_words() -> None:
    asked = Asked()
    fields = (
        FormField("1", FieldKind.CHOICE, "Which?", choices=("a", "b")),
        FormField("1 in own words", FieldKind.TEXT, placeholder=OWN_WORDS),
    )
    agent = FormQuestion("", FormQuestionKind.AGENT, "", fields, session=SESSION)
    asked.questions.take(FormRequested("f", agent))
    [question] = asked.questions.listed()
    for reply in ("b", "neither", "deny"):
        asked.questions.answer(question.number, reply)
    assert asked.forms == [
        FormAnswer(yes=True, values={"1": "b"}),
        FormAnswer(yes=True, values={"1 in own words": "neither"}),
        FormAnswer(),
    ]
    several = FormQuestion("s", FormQuestionKind.FORM, "?", fields, session=SESSION)
    asked.questions.take(FormRequested("g", several))
    number = asked.questions.listed()[-1].number
    assert "only be answered in the window" in asked.refusal(number, "b")
