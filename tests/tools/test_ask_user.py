"""The agent's questions: what the card gets, and what the model reads of the answers."""

import asyncio
import json

import pytest

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.form_questions import (
    NO,
    UNATTENDED,
    FieldKind,
    FormAnswer,
    FormQuestion,
    FormQuestionKind,
)
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.tool_table import ASK_USER
from helix_desktop.tools.agent.ask_user import AskUser
from helix_desktop.tools.tool import call_scope

SESSION = SessionId("0" * 15 + "1")
QUESTIONS = [
    {"question": "Which color?", "choices": ["red", "blue"]},
    {"question": "Which sizes?", "choices": ["S", "M", "L"], "several": True},
    {"question": "What name?"},
]


class User:
    """Gives one answer, and remembers the question."""

    def __init__(self, answer: FormAnswer) -> None:
        self.answer = answer
        self.questions: list[FormQuestion] = []

    async def ask(self, question: FormQuestion) -> FormAnswer:
        self.questions.append(question)
        return self.answer


def ask_user(user: User, questions: object = QUESTIONS) -> ToolOutput:
    with call_scope(ToolCall("c1", ASK_USER, "")):
        return asyncio.run(AskUser(SESSION, user).run(json.dumps({"questions": questions})))


def test_each_question_is_a_field_with_its_choices_and_a_line_for_own_words() -> None:
    user = User(NO)
    ask_user(user)
    [question] = user.questions
    assert question.kind is FormQuestionKind.AGENT
    assert (question.session, question.call) == (SESSION, "c1")
    assert [(field.kind, field.title, field.choices) for field in question.fields] == [
        (FieldKind.CHOICE, "Which color?", ("red", "blue")),
        (FieldKind.TEXT, "", ()),
        (FieldKind.CHOICES, "Which sizes?", ("S", "M", "L")),
        (FieldKind.TEXT, "", ()),
        (FieldKind.TEXT, "What name?", ()),
    ]
    assert not any(field.required for field in question.fields)


def test_the_model_reads_each_question_with_its_answer() -> None:
    values = {"1": "blue", "2": ("S", "L"), "2 in own words": "and XL\nif there is", "3": None}
    output = ask_user(User(FormAnswer(True, values)))
    assert output.data.decode() == (
        "Which color?\n> blue\n\n"
        "Which sizes?\n> S\n> L\n> and XL\n> if there is\n\n"
        "What name?\n> (no answer)"
    )
    assert not output.stopped
    assert not output.untrusted
    assert output.typed


def test_a_user_who_declines_leaves_the_decision_to_the_model() -> None:
    output = ask_user(User(NO))
    assert output.data.decode().startswith("The user did not answer.")
    assert not output.stopped
    assert not output.typed


def test_where_nobody_can_answer_the_call_stops_with_its_questions() -> None:
    output = ask_user(User(UNATTENDED), QUESTIONS[:1])
    assert output.stopped
    assert output.data.decode() == "1. Which color?\n   - red\n   - blue"


@pytest.mark.parametrize(
    "questions",
    [
        [],
        QUESTIONS[:1] * 5,
        [{"question": ""}],
        [{"question": "x" * 1_001}],
        [{"question": "x", "choices": ["a"] * 9}],
        [{"question": "x", "choices": ["a", "a"]}],
        [{"question": "x", "choices": [""]}],
        "x",
    ],
)
def test_questions_that_fit_no_card_are_refused(questions: object) -> None:
    user = User(NO)
    with pytest.raises(ToolError):
        ask_user(user, questions)
    assert not user.questions


def test_hidden_characters_of_a_question_are_visible_on_the_card() -> None:
    user = User(NO)
    ask_user(user, [{"question": "a\u202eb", "choices": ["c\u200bd"]}])
    field = user.questions[0].fields[0]
    assert "\u202e" not in field.title
    assert "\u200b" not in field.labels[0]
