"""The card that asks what to assume for a model whose price is unknown.

A budget in dollars limits the work, so no call is made before the answer. Like the other cards it
takes no focus by itself, and the fields hold suggested prices.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from helix_desktop.domain.costs import PriceQuestion
from helix_desktop.domain.llm import Prices
from helix_desktop.ui.chat.cards.dock_card import (
    ButtonRow,
    QuestionCard,
    card_fact,
    value_fact,
)
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import amount_text, parse_amount, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.controls import key_button
from helix_desktop.ui.widgets.fields import LineField, StatusLine
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import STRETCH, row_of

NAME = 60
FIELD = 110
"""Width of a field in pixels."""


class PriceCard(QuestionCard):
    """A card for one model; `answered` carries its full name and Prices, or None without a limit.

    Prices of zero mean that the model is free.
    """

    answered = Signal(str, object)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._question: PriceQuestion | None = None
        self.input = LineField(tr("Input price, USD per million tokens"))
        self.output = LineField(tr("Output price, USD per million tokens"))
        self.wrong = StatusLine(theme)
        self.use = key_button(tr("Use this price"), "Alt+Y", role="primary")
        self.free = key_button(tr("Free of charge"), "Alt+F")
        self.lift = key_button(tr("No dollar limit"), "Alt+L", role="quiet")
        self._buttons = ButtonRow((self.use, self.free), (self.lift,))
        self._fields = self._field_row()
        self.lay_out(self._about, self.facts, self._fields, self.wrong, self._buttons)
        self._connect()

    @property
    def asks(self) -> bool:
        return self._question is not None

    def show_question(
        self, question: PriceQuestion | None, suggested: Prices | None = None
    ) -> None:
        """Show a question with suggested prices; None hides the card."""
        if question == self._question:
            return
        self.hand_on()
        self._question = question
        if question is None:
            self.hide()
            return
        name = one_line(question.llm.full_name, NAME)
        prices = suggested or Prices()
        self._title.setText(tr("What does this model cost?"))
        words = tr("The price of {0} is unknown, so your budget in dollars can't be kept.")
        scope_note = tr(
            "Your answer holds in all workspaces. Change it in Settings › Models and keys."
        )
        facts = value_fact("warn", "warn", words, name), card_fact("info", "mut", scope_note)
        self.facts.show_facts(facts)
        self.input.set_text(amount_text(prices.input))
        self.output.set_text(amount_text(prices.output))
        self.wrong.say("")
        self._buttons.place()
        self.begin("\n".join((self._title.text(), self.facts.text())))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._fields.isAncestorOf(self.focusWidget()):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def fit(self) -> None:
        self._buttons.place()

    def _field_row(self) -> QWidget:
        row = QWidget()
        for field in (self.input, self.output):
            field.setFixedWidth(FIELD)
        row_of(
            label(tr("Input"), "small", "fg2"),
            self.input,
            label(tr("Output"), "small", "fg2"),
            self.output,
            label(tr("USD per million tokens"), "small", "mut"),
            STRETCH,
            on=row,
            margins=0,
            spacing=8,
        )
        return row

    def _connect(self) -> None:
        self.on_press(self.use, self._use, keys="Alt+Y")
        self.on_press(self.free, lambda: self._answer(Prices()), keys="Alt+F")
        self.on_press(self.lift, lambda: self._answer(None), keys="Alt+L")
        for field in (self.input, self.output):
            field.entered.connect(self._use)
            field.changed.connect(lambda _text: self.wrong.say(""))

    def _use(self) -> None:
        """Answer with the typed prices; both zero would mean free, which has its own button."""
        amounts = [parse_amount(field.text()) for field in (self.input, self.output)]
        if None in amounts or not any(amounts):
            self.wrong.say(tr("Enter both prices as numbers, such as 3 and 15."), "bad")
            return
        self._answer(Prices(*(amount or 0.0 for amount in amounts)))

    def _answer(self, prices: Prices | None) -> None:
        if self._question is not None and self.ready:
            self.answered.emit(self._question.llm.full_name, prices)
