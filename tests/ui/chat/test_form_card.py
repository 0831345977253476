"""The card of a server's question: what it shows, what it sends, and by what it is answered."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from helix_desktop.domain.form_questions import (
    DISMISSED,
    NO,
    FieldKind,
    FormAnswer,
    FormField,
    FormQuestion,
    FormQuestionKind,
    TextFormat,
)
from helix_desktop.domain.value import replace
from helix_desktop.ui.chat.cards.form_card import FormBody, FormFieldRow, form_question
from helix_desktop.ui.chat.cards.question_card import IGNORED_INPUT_MS
from helix_desktop.ui.chat.composer.editor import MessageEditor
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.layout import ReadableScrollArea
from tests.fakes.clock import FakeClock
from tests.ui.chat.card_stage import ALT, CardStage
from tests.ui.views import owned

NONE = Qt.KeyboardModifier.NoModifier
FORM = FormQuestion(
    "shop",
    FormQuestionKind.FORM,
    "Who gets it?",
    (
        FormField("name", FieldKind.TEXT, "Name", default="Ann", required=True, maximum=20),
        FormField("mail", FieldKind.TEXT, "Contact", format=TextFormat.EMAIL, required=True),
        FormField("count", FieldKind.INTEGER, default=3, minimum=1, maximum=9),
        FormField("gift", FieldKind.YES_NO, "A gift", default=True),
        FormField("size", FieldKind.CHOICE, "Size", choices=("s", "l"), labels=("Small", "Large")),
        FormField("days", FieldKind.CHOICES, "Days", choices=("m", "t"), labels=("Mon", "Tue")),
    ),
)
PAGE = "https://accounts.example.org/sign-in?state=1"
ADDRESS = FormQuestion("shop", FormQuestionKind.URL, "Sign in, please.", url=PAGE)
COMMAND = FormQuestion("shop", FormQuestionKind.SERVER, "command: /usr/bin/shop")


class Stage(CardStage):
    """A window with the card, and the addresses that it opened."""

    def __init__(self, qtbot: QtBot, theme: Theme, clock: FakeClock | None = None) -> None:
        self.opened: list[str] = []
        super().__init__(qtbot, theme, clock)

    def ask(self, question: FormQuestion, number: str = "server-1") -> FormBody:
        self.body = FormBody(question, lambda url: self.opened.append(url.toString()))
        self.show_again(self.body, question, number)
        return self.body

    def show_again(self, body: FormBody, question: FormQuestion, number: str = "server-1") -> None:
        self.card.show_question(
            form_question(
                (number, question),
                question,
                body,
                answer=lambda answer: self.answers.append((number, answer)),
            )
        )

    def row(self, name: str) -> FormFieldRow:
        return next(row for row in self.body.rows if row.field.name == name)

    def type(self, name: str, text: str) -> None:
        line = self.row(name).line
        line.setText(text)

    def choose(self, name: str, *places: int) -> None:
        for place in places:
            QTest.mouseClick(self.row(name).pills.pills[place], Qt.MouseButton.LeftButton)


@pytest.fixture
def stage(qtbot: QtBot, theme: Theme) -> Stage:
    return Stage(qtbot, theme)


def test_a_form_is_sent_with_the_values_that_its_fields_show(stage: Stage) -> None:
    stage.ask(FORM)
    assert stage.card.heading() == "“shop” needs information from you"
    assert stage.body.message.text() == "Who gets it?"
    assert "go to the MCP server shop" in stage.card.facts.text()
    assert "passwords" in stage.card.facts.text()
    stage.type("mail", "ann@example.org")
    stage.choose("gift", 1)
    stage.choose("size", 0, 1)
    stage.choose("days", 0, 1)
    stage.press(Qt.Key.Key_Y)
    (sent,) = stage.answers
    assert sent == (
        "server-1",
        FormAnswer(
            True,
            {
                "name": "Ann",
                "mail": "ann@example.org",
                "count": 3,
                "gift": False,
                "size": "l",
                "days": ("m", "t"),
            },
        ),
    )


@pytest.mark.parametrize(
    ("asking", "name"),
    [
        (FormQuestionKind.FORM, "“shop” needs information from you"),
        (FormQuestionKind.AGENT, "Helix asks you"),
    ],
)
def test_a_screen_reader_hears_who_asks(stage: Stage, asking: FormQuestionKind, name: str) -> None:
    body = stage.ask(replace(FORM, kind=asking))
    assert [area.accessibleName() for area in body.findChildren(ReadableScrollArea)] == [name]


def test_what_is_left_empty_is_sent_as_empty(stage: Stage) -> None:
    stage.ask(FORM)
    stage.type("mail", "ann@example.org")
    stage.type("count", "")
    stage.choose("gift", 0)  # it was on: a second click takes it back
    stage.press(Qt.Key.Key_Y)
    values = stage.answers[0][1].values
    assert [values[name] for name in ("count", "gift", "size", "days")] == [None] * 4


def test_the_keys_that_would_send_a_form_with_nothing_in_it_lead_to_its_first_field(
    stage: Stage,
) -> None:
    fields = (
        FormField("1", FieldKind.CHOICE, "Which?", choices=("a", "b"), labels=("A", "B")),
        FormField("own", FieldKind.TEXT),
    )
    stage.ask(FormQuestion("", FormQuestionKind.AGENT, "", fields))
    stage.press(Qt.Key.Key_Y)
    assert stage.answers == []
    focus = QApplication.focusWidget()
    assert focus is stage.row("1").pills.pills[0]
    QTest.keyClick(focus, Qt.Key.Key_Y, ALT)
    assert [answer.values for _number, answer in stage.answers] == [{"1": None, "own": None}]


def test_what_does_not_fit_is_not_sent_and_says_why_below_its_field(stage: Stage) -> None:
    stage.ask(FORM)
    stage.type("count", "12")
    stage.press(Qt.Key.Key_Y)
    assert stage.answers == []
    errors = {row.field.name: row.error.text() for row in stage.body.rows if row.error.text()}
    assert errors == {"mail": "Required.", "count": "At most 9."}
    assert QApplication.focusWidget() is stage.field  # who types elsewhere stays there
    line = stage.row("count").line
    QTest.keyClick(line, Qt.Key.Key_Backspace)
    assert stage.row("count").error.isHidden()


def test_enter_sends_only_from_a_field_that_the_user_went_to(stage: Stage) -> None:
    stage.ask(FORM)
    stage.type("mail", "ann@example.org")
    assert QApplication.focusWidget() is stage.field
    stage.press(Qt.Key.Key_Return, NONE)
    assert stage.answers == []
    line = stage.row("name").line
    QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert len(stage.answers) == 1
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is stage.field


def test_enter_that_is_held_down_sends_nothing(stage: Stage, qtbot: QtBot) -> None:
    repeated_key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, NONE, "\r", True)
    stage.ask(FORM)
    stage.type("mail", "ann@example.org")
    line = stage.row("mail").line
    line.setFocus()
    QApplication.sendEvent(line, repeated_key)
    assert stage.answers == []
    editor = owned(qtbot, MessageEditor())
    sent: list[bool] = []
    editor.submitted.connect(lambda: sent.append(True))
    QApplication.sendEvent(editor, repeated_key)
    assert sent == []
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert sent == [True]


@pytest.mark.parametrize(("key", "answer"), [(Qt.Key.Key_N, NO), (Qt.Key.Key_D, DISMISSED)])
def test_a_question_is_declined_or_dismissed_from_wherever_one_types(
    stage: Stage, key: Qt.Key, answer: FormAnswer
) -> None:
    stage.ask(FORM)
    stage.press(key)
    assert stage.answers == [("server-1", answer)]


def test_for_its_first_moments_no_key_or_click_answers_a_form(qtbot: QtBot, theme: Theme) -> None:
    clock = FakeClock(step=0.0)
    stage = Stage(qtbot, theme, clock)
    stage.ask(COMMAND)
    for key in (Qt.Key.Key_Y, Qt.Key.Key_N, Qt.Key.Key_D):
        stage.press(key)
    stage.click("Allow")
    assert stage.answers == []
    clock.advance(IGNORED_INPUT_MS / 1_000)
    stage.press(Qt.Key.Key_Y)
    assert stage.answers == [("server-1", FormAnswer(True))]


def test_an_unfinished_form_is_there_again_when_its_card_returns(stage: Stage) -> None:
    form = stage.ask(FORM)
    stage.type("mail", "ann@exam")
    stage.choose("size", 1)
    QTest.mouseClick(stage.row("mail").line, Qt.MouseButton.LeftButton)
    stage.ask(COMMAND, "server-2")
    assert QApplication.focusWidget() is stage.field
    stage.show_again(form, FORM)
    mail, size = form.rows[1], form.rows[4]
    assert mail.line.isVisible()
    assert (mail.value, size.value) == ("ann@exam", "l")


def test_a_field_that_sounds_like_a_secret_is_warned_of(stage: Stage) -> None:
    stage.ask(
        FormQuestion(
            "shop", FormQuestionKind.FORM, "", (FormField("api_key", FieldKind.TEXT, "API key"),)
        )
    )
    assert "“API key” looks like a secret." in stage.card.facts.text()
    assert "must not ask for passwords or keys" in stage.card.facts.text()


def test_words_of_a_server_are_nothing_but_text(stage: Stage) -> None:
    question = FormQuestion("<b>s</b>", FormQuestionKind.FORM, "<img src='file:///x'>⟨U+202E⟩")
    stage.ask(question)
    assert stage.body.message.textFormat() is Qt.TextFormat.PlainText
    assert stage.body.message.text() == question.message
    assert stage.card.heading() == "“<b>s</b>” needs information from you"


def test_an_address_is_opened_only_after_its_own_question(stage: Stage) -> None:
    stage.ask(ADDRESS)
    assert stage.card.exact.row_texts() == [PAGE]
    assert "Opens accounts.example.org" in stage.card.facts.text()
    stage.press(Qt.Key.Key_Y)
    link_card = stage.body.link_question
    assert link_card.link.url == PAGE
    link_card.reject()
    assert (stage.opened, stage.answers, stage.body.link_question) == ([], [], None)
    stage.press(Qt.Key.Key_Y)
    stage.body.link_question.accept()
    assert stage.opened == [PAGE]
    assert stage.answers == [("server-1", FormAnswer(True))]


def test_an_address_can_be_copied_from_its_question(stage: Stage) -> None:
    stage.ask(ADDRESS)
    stage.press(Qt.Key.Key_Y)
    stage.body.link_question.copy_button.click()
    assert QApplication.clipboard().text() == PAGE
    assert stage.opened == []
    assert stage.answers == [("server-1", FormAnswer(True))]


@pytest.mark.parametrize(
    "url",
    ["file:///etc/passwd", "javascript:1", "https://a@b.example", "https://e.org/⟨U+200B⟩", "x"],
)
def test_an_address_that_must_not_be_opened_can_only_be_refused(stage: Stage, url: str) -> None:
    stage.ask(FormQuestion("shop", FormQuestionKind.URL, "", url=url))
    stage.press(Qt.Key.Key_Y)
    assert stage.body.link_question is None
    assert "can't open this link" in stage.card.facts.text()
    stage.press(Qt.Key.Key_N)
    assert stage.answers == [("server-1", NO)]


def test_a_question_that_goes_takes_its_link_question_along(stage: Stage) -> None:
    stage.ask(ADDRESS)
    stage.press(Qt.Key.Key_Y)
    stage.card.show_question(None)
    assert stage.body.link_question is None
    assert (stage.opened, stage.answers) == ([], [])


def test_words_without_spaces_make_no_form_wider_than_its_card(qtbot: QtBot, stage: Stage) -> None:
    long = "x" * 1_500
    stage.resize(500, 700)
    shape = FormField("f", FieldKind.CHOICE, long[:200], long, choices=("a",), labels=(long[:200],))
    stage.ask(FormQuestion("shop", FormQuestionKind.FORM, long, (shape,)))
    qtbot.waitUntil(lambda: stage.body.message.parentWidget().height() > 500)
    assert stage.body.message.parentWidget().width() < stage.card.width()
    assert stage.body.message.text().replace("\u200b", "") == long


def test_a_low_window_scrolls_the_form_and_keeps_the_buttons(qtbot: QtBot, stage: Stage) -> None:
    stage.resize(600, 520)
    stage.ask(FORM)
    area = stage.body.findChild(ReadableScrollArea)
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0)
    no = stage.button("Decline")
    bottom = no.mapTo(stage, no.rect().bottomLeft()).y()
    assert bottom < stage.field.y()


def test_what_a_cut_off_command_changed_is_put_back_or_kept(stage: Stage) -> None:
    words = "Helix was cut off while a command ran. Changed since it began: src/a.py."
    stage.ask(FormQuestion("", FormQuestionKind.CUT_OFF, words))
    assert stage.card.exact.row_texts() == [words]
    assert list(stage.card.buttons) == ["Put back", "Keep"]
    assert "nothing is put back" in stage.card.facts.text()
    stage.click("Keep")
    assert stage.answers == [("server-1", NO)]
