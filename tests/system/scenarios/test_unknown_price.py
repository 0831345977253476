"""A budget in dollars and a gateway on this machine, whose price nobody knows: asked once."""

import asyncio
import subprocess
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helix_desktop.domain.workspace import Budget, Budgets
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.chat.cards.form_card import PriceBody
from helix_desktop.ui.chat.cards.question_card import QuestionCard
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.processes import helix
from tests.system.scenarios.served import Served
from tests.system.scenarios.stage import Play, resting, texts, type_and_send, until

NARROW = Budgets(session=Budget(stop_dollars=0.0001))
WIDE = Budgets(session=Budget(stop_dollars=100.0))


async def limited(application: Application, budgets: Budgets) -> WorkspaceView:
    """Return the view of a workspace with a budget."""
    view = application.window.workspace_views.current
    await view.open_workspace.settings.choose_budgets(budgets)
    return view


async def send_and_await_card(view: WorkspaceView, text: str) -> QuestionCard:
    """Send a message; return the card once it accepts an answer."""
    type_and_send(view, text)
    card = view.chat.question
    await until(lambda: card.ready)
    return card


def fields(card: QuestionCard) -> PriceBody:
    assert isinstance(card.question.body, PriceBody)
    return card.question.body


async def answered(view: WorkspaceView, count: int) -> None:
    await until(lambda: len(texts(view, RowKind.ASSISTANT)) == count and resting(view))


async def test_no_call_is_made_before_the_answer_and_the_assumed_price_keeps_the_budget(
    application: Application, served: Served
) -> None:
    view = await limited(application, NARROW)
    card = await send_and_await_card(view, "hello")
    assert served.bodies == []
    assert "own/scripted" in card.accessibleDescription()
    QTest.mouseClick(card.buttons["Use this price"], Qt.MouseButton.LeftButton)
    await answered(view, 1)
    assert card.isHidden()
    costs = await view.open_workspace.usage.account(view.session)
    assert costs.total.unknown == 0
    assert costs.total.cost == pytest.approx((10 * 3 + 5 * 15) / 1e6)
    for _ in range(2):
        type_and_send(view, "again")
        await until(lambda: resting(view))
    assert card.isHidden()
    # 0.000105 dollars are more than the budget, so nothing was asked any more
    assert len(served.bodies) == 1


async def test_free_is_remembered_after_a_restart_and_never_asked_again(
    play: Play, served: Served
) -> None:
    async with play() as application:
        view = await limited(application, WIDE)
        card = await send_and_await_card(view, "hello")
        QTest.mouseClick(card.buttons["Free of charge"], Qt.MouseButton.LeftButton)
        await answered(view, 1)
    async with play.view() as view:
        type_and_send(view, "more")
        await until(lambda: len(served.bodies) == 2 and resting(view))
        assert view.chat.question.isHidden()
        assert (await view.open_workspace.usage.account(view.session)).total.unknown == 0


async def test_an_invalid_price_is_reported_and_a_stop_withdraws_the_question(
    application: Application, served: Served
) -> None:
    view = await limited(application, WIDE)
    card = await send_and_await_card(view, "hello")
    fields(card).input.set_text("three")
    QTest.mouseClick(card.buttons["Use this price"], Qt.MouseButton.LeftButton)
    assert "numbers" in fields(card).wrong.text()
    await view.open_workspace.sessions.stop(view.session)
    await until(lambda: resting(view) and card.isHidden())
    assert served.bodies == []


def command(data: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return helix("--data-dir", data, *arguments, seconds=50)


@pytest.mark.slow
async def test_ask_ends_with_the_command_that_sets_the_price(
    play: Play, served: Served, tmp_path: Path, folder: Path
) -> None:
    async with play() as application:
        await limited(application, WIDE)

    def ask() -> subprocess.CompletedProcess[str]:
        return command(tmp_path / "data", "ask", "--folder", str(folder), "hello")

    refused = await asyncio.to_thread(ask)
    assert refused.returncode == 3
    assert "The price of own/scripted is unknown" in refused.stderr
    assert "helix-desktop model set own/scripted --input USD --output USD" in refused.stderr
    assert served.bodies == []
    words = ("model", "set", "own/scripted", "--free")
    assert (await asyncio.to_thread(command, tmp_path / "data", *words)).returncode == 0
    done = await asyncio.to_thread(ask)
    assert (done.returncode, done.stdout) == (0, "Well.\n")
