"""The card *What does this model cost?*: a price is needed to keep a budget in dollars.

A budget in dollars limits the work, so no call is made before the answer. The fields hold what
`ModelCatalog.suggest_prices` suggests.
"""

from collections.abc import Callable

from helix_desktop.domain.costs import PriceQuestion
from helix_desktop.domain.llm import Prices
from helix_desktop.ui.chat.cards.card_parts import FactList, card_fact, value_fact
from helix_desktop.ui.chat.cards.question_card import CardBody, CardQuestion, Choice
from helix_desktop.ui.text.formatting import amount_text, parse_amount, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.fields import LineField, StatusLine
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import STRETCH, column_of, row_of

MAX_NAME_CHARS = 60
FIELD_WIDTH = 110
"""Width of a field in pixels."""


class PriceBody(CardBody):
    """What is unknown, and fields for the prices to assume."""

    def __init__(self) -> None:
        super().__init__()
        self.facts = FactList()
        self.input = LineField(tr("Input price, USD per million tokens"))
        self.output = LineField(tr("Output price, USD per million tokens"))
        self.wrong = StatusLine()
        for field in (self.input, self.output):
            field.setFixedWidth(FIELD_WIDTH)
            field.changed.connect(lambda _text: self.wrong.say(""))
            self.submit_on_enter(field.line)
        fields = row_of(
            label(tr("Input"), "small", "fg2"),
            self.input,
            label(tr("Output"), "small", "fg2"),
            self.output,
            label(tr("USD per million tokens"), "small", "mut"),
            STRETCH,
            spacing=8,
        )
        column_of(self.facts, fields, self.wrong, on=self, spacing=8)

    def show_prices(self, model: str, prices: Prices) -> None:
        words = tr("The price of {0} is unknown, so your budget in dollars can't be kept.")
        scope_note = tr(
            "Your answer applies to all workspaces. Change it in Settings › Models and keys."
        )
        facts = value_fact("warn", "warn", words, model), card_fact("info", "mut", scope_note)
        self.facts.show_facts(facts)
        self.input.set_text(amount_text(prices.input))
        self.output.set_text(amount_text(prices.output))
        self.wrong.say("")

    def prices(self) -> Prices | None:
        """Return the typed prices; both zero would mean free, which has its own button."""
        amounts = [parse_amount(field.text()) for field in (self.input, self.output)]
        if None in amounts or not any(amounts):
            self.wrong.say(tr("Enter both prices as numbers, such as 3 and 15."), "bad")
            return None
        return Prices(*(amount or 0.0 for amount in amounts))

    def spoken_text(self) -> str:
        return self.facts.text()


def price_question(
    question: PriceQuestion,
    body: PriceBody,
    suggested: Prices | None,
    *,
    answer: Callable[[Prices | None], object],
) -> CardQuestion:
    """Return the question for one model; it is answered with prices, or None without a limit.

    Prices of zero mean that the model is free.
    """
    body.show_prices(one_line(question.llm.full_name, MAX_NAME_CHARS), suggested or Prices())

    def use(_text: str) -> None:
        if (prices := body.prices()) is not None:
            answer(prices)

    return CardQuestion(
        key=question,
        title=tr("What does this model cost?"),
        choices=(
            Choice(tr("Use this price"), use, "Alt+Y", "primary"),
            Choice(tr("Free of charge"), lambda _text: answer(Prices()), "Alt+F"),
            Choice(
                tr("No dollar limit"), lambda _text: answer(None), "Alt+L", "quiet", at_end=True
            ),
        ),
        body=body,
    )
