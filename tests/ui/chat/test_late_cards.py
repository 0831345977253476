"""Cards that most sessions never show are made when they are needed, at their place."""

from itertools import groupby

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.domain.events import SubmittedPlan
from helix_desktop.ui.chat.cards.dock_card import DockCard, PromptCard
from helix_desktop.ui.chat.cards.plan_card import PlanCard
from helix_desktop.ui.chat.cards.price_card import PriceCard
from helix_desktop.ui.chat.cards.server_card import ServerQuestionCard
from helix_desktop.ui.chat.page import ChatPage
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.layout import tab_after
from tests.ui.views import heard, owned

KINDS: tuple[type[DockCard], ...] = (PromptCard, ServerQuestionCard, PriceCard, PlanCard)


def made_page(qtbot: QtBot, theme: Theme, *, visible: bool) -> ChatPage:
    page = owned(qtbot, ChatPage(TranscriptModel(), theme))
    page.resize(900, 700)
    page.setVisible(visible)
    return page


def taking_tab(page: ChatPage) -> list[QWidget]:
    """Return what takes the Tab key, in its order."""
    found: list[QWidget] = []
    at = tab_after(page)
    while at is not None and at is not page:
        if at.focusPolicy() & Qt.FocusPolicy.TabFocus:
            found.append(at)
        at = tab_after(at)
    return found


def parts_by_tab(page: ChatPage) -> list[QWidget]:
    """Return the cards and the composer in the order of Tab; one that is torn apart comes twice."""
    cards = [page.approval, page.words, page.server, page.price, page.plan, page.composer]
    holders = (next((c for c in cards if c.isAncestorOf(at)), None) for at in taking_tab(page))
    return [card for card, _ in groupby(holders) if card is not None]


def test_a_page_begins_without_them(qtbot: QtBot, theme: Theme) -> None:
    page = made_page(qtbot, theme, visible=True)
    assert [page.made(kind) for kind in KINDS] == [None] * len(KINDS)
    assert page.questions == (page.trust, page.approval)


@pytest.mark.parametrize("visible", [True, False])
def test_each_is_made_once_hidden_and_announced(
    qtbot: QtBot, theme: Theme, *, visible: bool
) -> None:
    page = made_page(qtbot, theme, visible=visible)
    told = heard(page.card_created)
    made = [page.words, page.server, page.price, page.plan]
    assert [page.words, page.server, page.price, page.plan] == made == told
    assert all(card.isHidden() for card in made)


@pytest.mark.parametrize("visible", [True, False])
@pytest.mark.parametrize("backwards", [True, False])
def test_tab_reaches_them_where_they_stand(
    qtbot: QtBot, theme: Theme, *, visible: bool, backwards: bool
) -> None:
    page = made_page(qtbot, theme, visible=visible)
    if backwards:
        made = [page.plan, page.price, page.server, page.words]
    else:
        made = [page.words, page.server, page.price, page.plan]
    page.show()
    for card in (*made, page.approval):
        card.show()
    order = sorted((*made, page.approval, page.composer), key=lambda part: part.y())
    assert order == [
        page.words,
        page.approval,
        page.server,
        page.price,
        page.plan,
        page.composer,
    ]
    assert parts_by_tab(page) == order


def test_tab_reaches_a_long_plan_before_its_buttons(qtbot: QtBot, theme: Theme) -> None:
    page = made_page(qtbot, theme, visible=True)
    steps = "\n".join(f"{number}. Do one more thing." for number in range(1, 80))
    page.plan.show_plan(SubmittedPlan("call", steps))
    page.plan.show()
    qtbot.waitUntil(lambda: bool(page.plan.area.focusPolicy() & Qt.FocusPolicy.TabFocus))
    order = [each for each in taking_tab(page) if each.isVisible()]
    assert order.index(page.plan.area) + 1 == order.index(page.plan.go)
    assert parts_by_tab(page)[-2:] == [page.plan, page.composer]
