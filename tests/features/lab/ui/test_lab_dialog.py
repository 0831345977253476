"""The first screen offers to compare sessions of other programs, and shows what came out."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from helix_desktop.domain.workspace import Workspace
from helix_desktop.features.lab.window_lab_dialog import LabDialog
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.welcome.controller import WelcomeController
from helix_desktop.ui.welcome.page import ModelSource, WelcomePage
from tests.app.app_stage import Place
from tests.features.lab import transcripts
from tests.ui.views import shown, signal_values
from tests.waiting import until


@asynccontextmanager
async def welcomed(
    qtbot: QtBot, theme: Theme, base: Path, home: Path
) -> AsyncIterator[tuple[WelcomeController, Place]]:
    place = Place(base)
    page = shown(qtbot, WelcomePage(), 1_200, 900)
    bridge = EventBridge(place.container.supervisor.spawn)
    controller = WelcomeController(bridge, place.container, page, home=home, variables={})
    controller.look_around()
    await place.container.supervisor.wait_until_idle()
    yield controller, place
    bridge.discard_events()
    await place.container.close()


def sessions_in(home: Path, *texts: bytes) -> None:
    folder = home / ".codex" / "sessions" / "2026" / "11" / "01"
    folder.mkdir(parents=True)
    for number, text in enumerate(texts):
        (folder / f"rollout-{number}.jsonl").write_bytes(text)


async def test_nothing_is_offered_on_a_computer_without_such_sessions(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    async with welcomed(qtbot, theme, tmp_path, tmp_path / "home") as (controller, _place):
        assert not controller.page.compare.isVisible()


@pytest.mark.seen
async def test_sessions_are_compared_one_by_one_and_the_page_can_be_saved(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    home, file = tmp_path / "home", tmp_path / "lab.html"
    sessions_in(home, transcripts.codex(), transcripts.codex())
    async with welcomed(qtbot, theme, tmp_path, home) as (controller, place):
        page = controller.page
        assert page.compare.isVisible()
        page.compare.click()
        (dialog,) = page.window().findChildren(LabDialog)
        await place.container.supervisor.wait_until_idle()
        assert dialog.status.text() == "2 sessions were compared."
        assert len(dialog.sessions) == len(dialog.list.items) == 2
        assert dialog.details.text().startswith("As it was: ")
        # a sum of some requests is no sum of all
        words = "All numbers are of the 1 of 2 requests whose tokens were recorded."
        assert words in dialog.details.text()
        assert {len(trial.sizes) for trial in dialog.sessions[0].trials} == {1}
        # one request has no curve, but a bar
        place = QPoint(12, dialog.curves.height() - 10)
        assert dialog.curves.grab().toImage().pixelColor(place) == theme.color("mut")
        assert dialog.sums.isHidden()
        assert "Balanced: " in dialog.details.text()
        dialog.details.clear()
        QTest.keyClick(dialog.list, Qt.Key.Key_Down)
        assert dialog.list.selected == {1}
        assert dialog.details.text().startswith("As it was: ")
        dialog.save.click()
        await until(lambda: bool(dialog.window().findChildren(QFileDialog)))
        file_dialog = dialog.window().findChildren(QFileDialog)[-1]
        file_dialog.fileSelected.emit(str(file))
        file_dialog.close()
        await until(file.exists)
        assert "What Helix would have made" in await asyncio.to_thread(file.read_text)


@pytest.mark.seen
async def test_the_comparison_is_the_second_screen_of_the_first_run_and_leads_on(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    sessions_in(home, transcripts.codex())
    async with welcomed(qtbot, theme, tmp_path, home) as (controller, place):
        page, choices = controller.page, signal_values(controller.ready)
        page.take_way(ModelSource.NONE)
        page.begin.click()
        (dialog,) = page.window().findChildren(LabDialog)
        assert choices == []
        (go_on,) = (it for it in dialog.findChildren(QPushButton) if it.text() == "Continue")
        go_on.click()
        assert [choice.demo for choice in choices] == [True]
        await place.container.supervisor.wait_until_idle()
        page.begin.click()  # as after a folder that could not be opened
        assert len(choices) == 2


async def test_who_has_a_workspace_already_is_not_held_up_by_the_comparison(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    sessions_in(home, transcripts.codex())
    async with welcomed(qtbot, theme, tmp_path, home) as (controller, _place):
        page, choices = controller.page, signal_values(controller.ready)
        controller.show_known([Workspace("w", "one", str(tmp_path), 0.0)])
        page.take_way(ModelSource.NONE)
        page.begin.click()
        assert len(choices) == 1
        assert page.window().findChildren(LabDialog) == []


@pytest.mark.seen
async def test_closing_the_dialog_ends_the_process_before_the_sessions_are_compared(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    sessions_in(home, *[transcripts.codex()] * 20)
    async with welcomed(qtbot, theme, tmp_path, home) as (controller, place):
        controller.page.compare.click()
        (dialog,) = controller.page.window().findChildren(LabDialog)
        dialog.dismiss()
        await place.container.supervisor.wait_until_idle()
        assert len(dialog.sessions) < 20
