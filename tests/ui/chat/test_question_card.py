"""No asker's question is answered by input that was meant for something else."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.costs import PriceQuestion
from helix_desktop.domain.events import SubmittedPlan
from helix_desktop.domain.form_questions import FieldKind, FormField, FormQuestion, FormQuestionKind
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import CallSubject, PermissionQuestion
from helix_desktop.ui.chat.cards.approval_card import TrustBody, approval_question, trust_question
from helix_desktop.ui.chat.cards.form_card import FormBody, PriceBody, form_question, price_question
from helix_desktop.ui.chat.cards.plan_card import PlanBody, plan_question
from helix_desktop.ui.chat.cards.question_card import IGNORED_INPUT_MS, CardQuestion
from helix_desktop.ui.chat.composer.composer import ModePill
from helix_desktop.ui.style.theme import Theme
from tests.fakes.clock import FakeClock
from tests.ui.chat.card_stage import ALT, CardStage

Answer = Callable[[object], None]


def approval(_theme: Theme, answer: Answer) -> CardQuestion:
    question = PermissionQuestion(
        id="q1",
        session=SessionId("one"),
        call=ToolCall("c", "shell", "{}"),
        shown="make",
        hides=False,
        reasons=(),
        box="",
        always=("make",),
        never=("make",),
        prefixes=("make …",),
        for_session=("make",),
        hidden=(".env",),
        subject=CallSubject.COMMAND,
    )
    return approval_question(question, answer=answer, open_files=answer)


def trust(theme: Theme, answer: Answer) -> CardQuestion:
    body = TrustBody()
    return trust_question(
        "/project",
        body,
        trusted=None,
        names=("AGENTS.md",),
        answer=answer,
        review=lambda: answer("review"),
    )


def plan(theme: Theme, answer: Answer) -> CardQuestion:
    submitted, body = SubmittedPlan("call", "1. Read"), PlanBody()
    return plan_question(submitted, body, ModePill(), edit=answer, approve=answer, discard=answer)


def price(theme: Theme, answer: Answer) -> CardQuestion:
    question = PriceQuestion(
        "p", SessionId("one"), Llm("own", "scripted", window=8_000, max_output=1_000)
    )
    return price_question(question, PriceBody(), None, answer=answer)


def form(theme: Theme, answer: Answer) -> CardQuestion:
    field = FormField("name", FieldKind.TEXT, default="Ann")
    question = FormQuestion("shop", FormQuestionKind.FORM, "Who?", (field,))
    return form_question("s", question, FormBody(question), answer=answer)


def server(theme: Theme, answer: Answer) -> CardQuestion:
    question = FormQuestion("shop", FormQuestionKind.SERVER, "command: /usr/bin/shop")
    return form_question("s", question, FormBody(question), answer=answer)


ASKERS = (approval, trust, plan, price, form, server)


class Stage(CardStage):
    """A window with the card and the question of an asker, that has just appeared."""

    def __init__(self, qtbot: QtBot, theme: Theme, asker: Callable[..., CardQuestion]) -> None:
        self.clock = FakeClock(step=0.0)
        super().__init__(qtbot, theme, self.clock)
        self.question = asker(theme, lambda answer: self.answers.append(("", answer)))
        self.card.show_question(self.question)

    def give_every_answer(self) -> None:
        """Press all keys and all buttons of the question."""
        for choice in self.question.shown_choices:
            if choice.keys:
                key = getattr(Qt.Key, f"Key_{choice.keys[-1]}")
                QTest.keyClick(QApplication.focusWidget() or self.field, key, ALT)
            self.click(choice.text)
        for line in self.card.findChildren(QLineEdit):
            QTest.keyClick(line, Qt.Key.Key_Return)


@pytest.fixture(params=ASKERS, ids=lambda asker: asker.__name__)
def stage(request: pytest.FixtureRequest, qtbot: QtBot, theme: Theme) -> Stage:
    return Stage(qtbot, theme, request.param)


def test_nothing_is_answered_before_the_question_could_be_read(stage: Stage) -> None:
    stage.clock.advance(IGNORED_INPUT_MS / 1_000 - 0.001)
    stage.give_every_answer()
    assert stage.answers == []
    assert stage.card.open_choice is None
    stage.clock.advance(0.001)
    stage.click(stage.question.shown_choices[-1].text)
    assert len(stage.answers) == 1


def test_no_answer_and_no_question_takes_the_keyboard(stage: Stage) -> None:
    assert QApplication.focusWidget() is stage.field
    stage.clock.advance(IGNORED_INPUT_MS / 1_000)
    for choice in stage.question.shown_choices:
        if choice.field is None:
            stage.click(choice.text)
    assert QApplication.focusWidget() is stage.field
    stage.card.show_question(None)
    assert QApplication.focusWidget() is stage.field


def test_while_a_field_of_the_card_is_open_only_the_field_answers(stage: Stage) -> None:
    stage.clock.advance(IGNORED_INPUT_MS / 1_000)
    for choice in stage.question.shown_choices:
        if choice.field is None:
            continue
        stage.click(choice.text)
        assert stage.card.open_choice == choice
        stage.give_every_answer()
        assert stage.answers == []
        QTest.keyClick(stage.card.field_view.editor, Qt.Key.Key_Escape)
        assert stage.card.open_choice is None
        assert QApplication.focusWidget() is stage.field


def test_a_key_that_is_held_down_answers_once(stage: Stage) -> None:
    stage.clock.advance(IGNORED_INPUT_MS / 1_000)
    assert not any(shortcut.autoRepeat() for shortcut in stage.card.findChildren(QShortcut))
    repeated_key = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True
    )
    for line in stage.card.findChildren(QLineEdit):
        QApplication.sendEvent(line, repeated_key)
    assert stage.answers == []


def test_the_next_question_of_the_same_asker_ignores_input_at_first(stage: Stage) -> None:
    stage.clock.advance(IGNORED_INPUT_MS / 1_000)
    assert stage.card.ready
    stage.card.show_question(stage.question)
    stage.give_every_answer()
    assert stage.answers == []
