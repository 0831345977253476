"""Cards that most sessions never show are made when they are needed, at their place."""

from itertools import groupby
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.domain.events import SubmittedPlan
from helix_desktop.tools.sandbox import SandboxBackend
from helix_desktop.ui.chat.cards.plan_card import PlanBody, plan_question
from helix_desktop.ui.chat.composer.composer import ModePill
from helix_desktop.ui.chat.page import PLAN, WORDS, ChatPage
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.layout import tab_after
from tests.ui.views import context_with, owned

NAMES = (WORDS, PLAN)


def made_page(qtbot: QtBot, theme: Theme, *, visible: bool) -> ChatPage:
    page = owned(
        qtbot,
        ChatPage(
            context_with(),
            TranscriptModel(),
            work=None,
            models=None,
            efforts=None,
            archive=None,
            permissions=SimpleNamespace(box=SandboxBackend(), find_box_again=None),
            make_comments=None,
        ),
    )
    page.resize(900, 700)
    page.setVisible(visible)
    return page


def taking_tab(page: ChatPage) -> list[QWidget]:
    """Return what takes the Tab key, in its order."""
    results: list[QWidget] = []
    at = tab_after(page)
    while at is not None and at is not page:
        if at.focusPolicy() & Qt.FocusPolicy.TabFocus:
            results.append(at)
        at = tab_after(at)
    return results


def parts_by_tab(page: ChatPage) -> list[QWidget]:
    """Return the cards and the composer in the order of Tab; one that is torn apart comes twice."""
    cards = [page.question, page.words, page.plan, page.composer]
    holders = (next((c for c in cards if c.isAncestorOf(at)), None) for at in taking_tab(page))
    return [card for card, _ in groupby(holders) if card is not None]


def test_a_chat_page_is_made_without_the_cards_that_it_may_need_later(
    qtbot: QtBot, theme: Theme
) -> None:
    page = made_page(qtbot, theme, visible=True)
    assert [page.existing_card(name) for name in NAMES] == [None] * len(NAMES)
    assert page.questions == (page.trust, page.question)


@pytest.mark.parametrize("visible", [True, False])
def test_each_card_is_created_once_and_hidden(qtbot: QtBot, theme: Theme, *, visible: bool) -> None:
    page = made_page(qtbot, theme, visible=visible)
    made = [page.words, page.plan]
    assert [page.words, page.plan] == made
    assert all(card.isHidden() for card in made)


@pytest.mark.parametrize("visible", [True, False])
@pytest.mark.parametrize("backwards", [True, False])
def test_tab_visits_late_cards_in_their_visible_order(
    qtbot: QtBot, theme: Theme, *, visible: bool, backwards: bool
) -> None:
    page = made_page(qtbot, theme, visible=visible)
    made = [page.plan, page.words] if backwards else [page.words, page.plan]
    page.show()
    for card in (*made, page.question):
        card.show()
    order = sorted((*made, page.question, page.composer), key=lambda part: part.y())
    assert order == [page.words, page.question, page.plan, page.composer]
    assert parts_by_tab(page) == order


def test_tab_reaches_a_long_plan_before_its_buttons(qtbot: QtBot, theme: Theme) -> None:
    page = made_page(qtbot, theme, visible=True)
    steps = "\n".join(f"{number}. Do one more thing." for number in range(1, 80))
    body, mode = PlanBody(), ModePill()
    plan = SubmittedPlan("call", steps)
    page.plan.show_question(plan_question(plan, body, mode, edit=repr, approve=repr, discard=repr))
    qtbot.waitUntil(lambda: bool(body.area.focusPolicy() & Qt.FocusPolicy.TabFocus))
    order = [item for item in taking_tab(page) if item.isVisible()]
    assert order.index(body.area) + 1 == order.index(page.plan.buttons["Go"])
    assert parts_by_tab(page)[-2:] == [page.plan, page.composer]
