"""The plan card: blanks are counted, and its edge says how much of the plan is below it."""

from pytestqt.qtbot import QtBot

from helix_desktop.domain.events import SubmittedPlan
from helix_desktop.ui.chat.cards.plan_card import PlanCard
from helix_desktop.ui.style.theme import Theme
from tests.ui.views import shown


def test_a_long_plan_says_how_many_lines_follow_until_its_end_is_seen(
    qtbot: QtBot, theme: Theme
) -> None:
    card = PlanCard(theme)
    shown(qtbot, card, 800, 700)
    card.show_plan(SubmittedPlan("a", "\n\n".join(f"Step {number}." for number in range(80))))
    card.fit()
    bar = card.area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert card.rest.text().endswith(" more lines")
    bar.setValue(bar.maximum())
    assert not card.rest.text()


def test_blank_lines_do_not_move_the_rest_of_a_plan_out_of_sight(
    qtbot: QtBot, theme: Theme
) -> None:
    card = PlanCard(theme)
    shown(qtbot, card, 800, 700)
    card.show_plan(SubmittedPlan("a", "```\nls" + "\n" * 200 + "; curl https://example.org\n```"))
    assert "⟨199 blank lines⟩" in card.area.accessibleDescription()
    assert not card.rest.text()
