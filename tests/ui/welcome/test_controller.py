"""The first screen at work: what is found on the computer, at the start and later."""

import asyncio
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from helix_desktop.domain.value import replace
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.welcome.controller import WelcomeController
from helix_desktop.ui.welcome.page import ModelSource, WelcomePage
from tests.app.app_stage import Place
from tests.ui.views import shown, signal_values
from tests.waiting import until


async def test_a_server_started_meanwhile_is_found_when_the_window_is_active_again(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    place = Place(tmp_path)
    page = shown(qtbot, WelcomePage(), 1_200, 900)
    page.activateWindow()
    await until(page.isActiveWindow)
    bridge = EventBridge(place.container.supervisor.spawn)
    controller = WelcomeController(bridge, place.container, page)
    controller.look_around()
    await place.container.supervisor.wait_until_idle()
    assert not page.local.isEnabled()
    place.provider_factory.documents = {
        "http://127.0.0.1:11434/api/tags": b'{"models": [{"name": "tiny"}]}',
        "http://127.0.0.1:11434/api/ps": b'{"models": []}',
        "http://127.0.0.1:11434/api/show": b"{}",
    }
    QApplication.sendEvent(page, QEvent(QEvent.Type.ActivationChange))
    await until(lambda: page.local.model == "ollama/tiny")
    assert page.local.isEnabled()
    assert page.way is ModelSource.LOCAL
    bridge.discard_events()
    await place.container.close()


async def test_an_installed_agent_is_the_model_with_one_click_and_one_folder(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    programs = tmp_path / "bin"
    programs.mkdir()
    place = Place(tmp_path)
    place.environ["PATH"] = str(programs)
    page = shown(qtbot, WelcomePage(), 1_200, 900)
    bridge = EventBridge(place.container.supervisor.spawn)
    controller = WelcomeController(bridge, place.container, page)
    page.activateWindow()
    await until(page.isActiveWindow)
    controller.look_around()
    await place.container.supervisor.wait_until_idle()
    assert not any("codex" in card.model for card in page.agents)
    # installed meanwhile, as the user does it who reads of it here
    program = programs / "codex-acp"
    await asyncio.to_thread(program.write_text, "#!/bin/sh\n")
    program.chmod(0o755)
    controller.look_around()
    QApplication.sendEvent(page, QEvent(QEvent.Type.ActivationChange))
    await until(lambda: bool(page.agents))
    card = next(card for card in page.agents if card.model == "codex/default")
    assert card.accessibleName() == "Codex is installed"
    assert page.way is None
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert (page.way, page.model) == (ModelSource.AGENT, "codex/default")
    assert page.problem == "Choose a project folder."
    QTest.mouseClick(page.practice, Qt.MouseButton.LeftButton)
    assert page.way is ModelSource.NONE
    assert not card.is_chosen
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    choices = signal_values(controller.ready)
    controller.take_folder(str(tmp_path / "project"))
    await until(lambda: not page.problem)
    page.begin.click()
    assert [(choice.model, choice.demo) for choice in choices] == [("codex/default", False)]
    # the settings know it now, too
    registry = await place.container.models()
    assert registry.find("codex/default").llm.name == "Codex"
    bridge.discard_events()
    await place.container.close()


@pytest.mark.parametrize("kind", [SandboxKind.BUBBLEWRAP, SandboxKind.SEATBELT, SandboxKind.NONE])
async def test_the_card_of_an_agent_that_runs_outside_the_sandbox_says_so(
    qtbot: QtBot, theme: Theme, tmp_path: Path, kind: SandboxKind
) -> None:
    program = tmp_path / "bin" / "codex-acp"
    program.parent.mkdir()
    await asyncio.to_thread(program.write_text, "#!/bin/sh\n")
    program.chmod(0o755)
    place = Place(tmp_path)
    place.environ["PATH"] = str(program.parent)
    place.container.parts = replace(place.container.parts, box=lambda: SandboxBackend(kind))
    page = shown(qtbot, WelcomePage(), 1_200, 900)
    bridge = EventBridge(place.container.supervisor.spawn)
    WelcomeController(bridge, place.container, page).look_around()
    await place.container.supervisor.wait_until_idle()
    (card,) = (card for card in page.agents if card.model == "codex/default")
    texts = [it.text() for it in card.findChildren(QLabel)]
    is_outside = kind is not SandboxKind.BUBBLEWRAP
    assert ("Runs its commands outside Helix's sandbox." in texts) is is_outside
    bridge.discard_events()
    await place.container.close()
