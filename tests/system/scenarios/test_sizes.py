"""Small windows and large ones: everything can be reached, nothing lies over something else."""

import asyncio
from pathlib import Path

import pytest
from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from helix_desktop.app.container import AppContainer
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.settings import Settings
from helix_desktop.domain.permission import PermissionAnswer, PermissionReply
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.application.launch import open_window
from helix_desktop.ui.style.tokens import TOP_BAR_HEIGHT
from helix_desktop.ui.window.main_window import fit_to_screen
from helix_desktop.ui.window.sidebar import Sidebar
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.system.scenarios.stage import Play, resting, type_and_send, until
from tests.ui.geometry import place_in

CONTROL = Qt.KeyboardModifier.ControlModifier


def overlapping(parts: list[QWidget], top: QWidget) -> list[tuple[str, str]]:
    """Pairs of what is in view and lies over each other."""
    seen = [part for part in parts if part.isVisibleTo(top)]
    places = [QRect(item.mapTo(top, item.rect().topLeft()), item.size()) for item in seen]
    return [
        (one.accessibleName(), other.accessibleName())
        for at, one in enumerate(seen)
        for then, other in enumerate(seen[at + 1 :], at + 1)
        if places[at].intersects(places[then])
    ]


def lists(side: Sidebar) -> list[QWidget]:
    return [side.workspaces, side.sessions, side.explore, side.settings]


async def settled() -> None:
    """Layouts have heard of each other: what one asks for may change what the next has."""
    for _ in range(10):
        QApplication.sendPostedEvents()
        await asyncio.sleep(0)


async def resized_view(application: Application, width: int, height: int) -> WorkspaceView:
    application.window.resize(width, height)
    workspace_view = application.window.workspace_views.current
    await until(lambda: application.window.width() == width)
    return workspace_view


def test_the_first_window_has_room_for_its_frame() -> None:
    room, frame = QSize(1280, 720), QMargins(1, 40, 1, 1)
    assert fit_to_screen(QSize(1440, 920), room, frame) == QSize(1278, 679)
    assert fit_to_screen(QSize(900, 600), room, frame) == QSize(900, 600)


def test_a_window_that_filled_the_screen_does_so_again(qapp: QApplication, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    settings.set("window_maximized", True)
    settings.set("window_width", 700)
    window = open_window(find_paths(tmp_path), settings).window
    assert window.isMaximized()
    settings.set("window_maximized", False)
    assert not open_window(find_paths(tmp_path), settings).window.isMaximized()


async def test_in_a_narrow_window_sidebar_and_panel_open_over_the_page(play: Play) -> None:
    async with play(seconds=60) as application:
        workspace_view = await resized_view(application, 850, 600)
        window = application.window
        editor = workspace_view.chat.composer.editor
        strip = workspace_view.strip
        assert not workspace_view.sidebar.isVisible()
        assert not workspace_view.side_panel.isVisible()
        QTest.mouseClick(strip.sidebar, Qt.MouseButton.LeftButton)
        assert workspace_view.sidebar.isVisible()
        assert workspace_view.sidebar.width() < window.width()
        assert overlapping(lists(workspace_view.sidebar), workspace_view.sidebar) == []
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
        assert not workspace_view.sidebar.isVisible()
        QTest.mouseClick(strip.panel, Qt.MouseButton.LeftButton)
        assert workspace_view.side_panel.isVisible()
        point = window.rect().center() / 4
        drawer = window.childAt(point)
        assert drawer is not None
        QTest.mouseClick(drawer, Qt.MouseButton.LeftButton)
        await until(lambda: not workspace_view.side_panel.isVisible())
        editor.setFocus()
        QTest.keyClick(editor, Qt.Key.Key_B, CONTROL)
        await until(workspace_view.sidebar.isVisible)
        workspace_view.sidebar.explore.chosen.emit("cache")
        await until(lambda: workspace_view.page == "cache")
        assert not workspace_view.sidebar.isVisible()
        workspace_view.action_registry.run("page.chat")
        QTest.keyClick(editor, Qt.Key.Key_B, CONTROL)
        await until(workspace_view.sidebar.isVisible)
        window.resize(1440, 900)
        await until(
            lambda: workspace_view.sidebar.isVisible() and workspace_view.side_panel.isVisible()
        )
        assert not workspace_view.sides.sidebar.over
        assert strip.sidebar.isHidden()
        assert (
            workspace_view.sidebar.mapTo(
                workspace_view, workspace_view.sidebar.rect().topLeft()
            ).x()
            == 0
        )
        QTest.keyClick(editor, Qt.Key.Key_B, CONTROL)
        assert not workspace_view.sidebar.isVisible()
        for width in (900, 1440):
            window.resize(width, 900)
            await until(lambda wide=width: window.width() == wide)
        assert not workspace_view.sidebar.isVisible(), "put away by the user"
        assert strip.sidebar.isVisible()


async def test_the_sidebar_keeps_its_order_and_its_width(play: Play, tmp_path: Path) -> None:
    for name in ("two", "three", "four", "five", "six"):
        (tmp_path / name).mkdir()
    paths = find_paths(tmp_path / "data")
    make_private_folders(paths)
    for name in ("two", "three", "four", "five", "six"):
        AppContainer(paths).workspaces.for_folder(tmp_path / name)

    async with play(seconds=60) as application:
        workspace_view = await resized_view(application, 1440, 600)
        side = workspace_view.sidebar
        QApplication.sendPostedEvents()  # the layout of the size that the window has now
        place = side.explore.y()
        for number in range(3):
            workspace_view.action_registry.run("session.new")
            await until(
                lambda: not workspace_view.session and not workspace_view.transcript.rowCount()
            )
            type_and_send(workspace_view, f"message {number}")
            await until(lambda: bool(workspace_view.session) and resting(workspace_view))
            await until(lambda n=number: len(side.sessions.items) == n + 1)
            assert side.explore.y() == place
        for height in (480, 600, 900):
            application.window.resize(1440, height)
            await until(lambda high=height: application.window.height() == high)
            QApplication.sendPostedEvents()
            assert overlapping(lists(side), side) == [], height
        workspace_view.sides.outer.moveSplitter(330, 1)
        assert side.width() == 330
    async with play(seconds=60) as application:
        workspace_view = await resized_view(application, 1440, 900)
        await until(lambda: workspace_view.sidebar.width() == 330)


@pytest.mark.parametrize("size", [(900, 600), (853, 533), (720, 480)])
async def test_a_card_that_asks_keeps_its_parts_apart_above_a_queue(
    play: Play, size: tuple[int, int]
) -> None:
    async with play(seconds=60) as application:
        workspace_view = await resized_view(application, *size)
        open_workspace, card = workspace_view.open_workspace, workspace_view.chat.question
        await open_workspace.permissions.trust(True)
        type_and_send(workspace_view, "run for i in 1 2 3; do echo line $i >> lines; done")
        await until(card.isVisible)
        for number in range(3):
            type_and_send(workspace_view, f"then this {number}")
            await until(lambda n=number: len(workspace_view.chat.queue.rows) == n + 1)
        await settled()
        parts = [card.exact, card.facts_area, *card.findChildren(QPushButton)]
        assert overlapping(parts, card) == []
        visible_parts = [part for part in parts if part.isVisibleTo(card)]
        assert all(card.rect().contains(place_in(item, card)) for item in visible_parts)
        chat = workspace_view.chat
        assert overlapping([card, chat.queue, chat.composer], chat) == []
        assert chat.rect().contains(place_in(chat.composer, chat))
        assert card.mapTo(chat, QPoint()).y() >= TOP_BAR_HEIGHT
        open_workspace.permissions.calls.answer(
            card.question.key.id if card.question else "", PermissionAnswer(PermissionReply.NO)
        )
        await open_workspace.sessions.stop(workspace_view.session)


async def test_the_sidebar_has_its_width_again_after_a_small_window(
    application: Application,
) -> None:
    window, workspace_view = application.window, application.window.workspace_views.current
    window.resize(1440, 900)
    await settled()
    usual = workspace_view.sidebar.width()
    digest = await workspace_view.open_workspace.attachments.keep_text(
        "long.txt", b"line of it\n" * 400
    )
    for page in ("chat", "cache", "chat"):
        workspace_view.open_page(page)
        if page == "cache":
            workspace_view.page_controllers.cache.page.select(digest)
            await until(lambda: bool(workspace_view.page_controllers.cache.page.detail.recall.cost))
        for width, height in ((900, 600), (1440, 900), (1000, 700), (1440, 900)):
            window.resize(width, height)
            await settled()
        assert workspace_view.sidebar.isVisible()
        assert workspace_view.sidebar.width() == usual, page
