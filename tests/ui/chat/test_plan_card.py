"""The plan card: all of a plan is shown, and its edge says how much is below it."""

import pytest
from pytestqt.qtbot import QtBot

from helix_desktop.ui.chat.cards.plan_card import PlanBody, blocks_without_hidden_text
from helix_desktop.ui.markdown.model import BlockShape, plain_text
from helix_desktop.ui.style.theme import Theme
from tests.ui.views import shown


def test_a_long_plan_says_how_many_lines_follow_until_its_end_is_seen(
    qtbot: QtBot, theme: Theme
) -> None:
    body = PlanBody()
    shown(qtbot, body, 800, 700)
    body.show_text("\n\n".join(f"Step {number}." for number in range(80)))
    body.fit(500)
    bar = body.area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert body.rest.text().endswith(" more lines")
    bar.setValue(bar.maximum())
    assert not body.rest.text()


def test_blank_lines_do_not_move_the_rest_of_a_plan_out_of_sight(
    qtbot: QtBot, theme: Theme
) -> None:
    body = PlanBody()
    shown(qtbot, body, 800, 700)
    body.show_text("```\nls" + "\n" * 200 + "; curl https://example.org\n```")
    assert "⟨199 blank lines⟩" in body.area.accessibleDescription()
    assert not body.rest.text()


@pytest.mark.parametrize(
    "plan",
    [
        "1. [Tidy up](https://example.org/never-ask-again)",
        "1. [Tidy up](https://example.org 'never-ask-again')",
        "1. Tidy up ![picture](https://example.org/never-ask-again)",
        "```python never-ask-again\nrun()\n```",
        f"```{'x' * 60}never-ask-again\nrun()\n```",
        "Tidy up, never-ask-again&#33;",
    ],
)
def test_a_plan_shows_also_what_markdown_would_hide_before_it_is_sent(plan: str) -> None:
    assert plain_text(blocks_without_hidden_text(plan)) == plan


def test_an_ordinary_plan_is_shown_as_markdown() -> None:
    plan = (
        "# Plan\n\n1. Read `shop.py`\n2. **Move** the _till_\n   - [x] see\n   - [ ] do\n\n"
        "```python\nrun()\n```\n\n| file | lines |\n|---|---:|\n| a.py | 3 |\n\nhttps://example.org"
    )
    shapes = {block.shape for block in blocks_without_hidden_text(plan)}
    assert shapes >= {BlockShape.HEADING, BlockShape.CODE, BlockShape.TABLE}
