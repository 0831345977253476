"""Small windows and large ones: everything can be reached, nothing lies over something else."""

import asyncio
from pathlib import Path

import pytest
from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from helix_desktop.app.paths import make_private, paths_for
from helix_desktop.app.settings import Settings
from helix_desktop.app.wiring import House
from helix_desktop.domain.permission import Answer, Reply
from helix_desktop.ui.frame.placing import fitting
from helix_desktop.ui.frame.sidebar import Sidebar
from helix_desktop.ui.frame.workbench import Workbench
from helix_desktop.ui.life.application import Application
from helix_desktop.ui.life.first_paint import open_window
from helix_desktop.ui.look.tokens import TOP_BAR
from helix_desktop.ui.parts.key_button import KeyButton
from tests.scenarios.stage import live, open_and_quiet, resting, type_and_send, until
from tests.ui.geometry import place_in

CONTROL = Qt.KeyboardModifier.ControlModifier


def overlapping(parts: list[QWidget], top: QWidget) -> list[tuple[str, str]]:
    """Pairs of what is in view and lies over each other."""
    seen = [each for each in parts if each.isVisibleTo(top)]
    places = [QRect(each.mapTo(top, each.rect().topLeft()), each.size()) for each in seen]
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


async def opened(application: Application, width: int, height: int) -> Workbench:
    await until(lambda: open_and_quiet(application))
    application.window.resize(width, height)
    bench = application.window.workbench
    await until(lambda: application.window.width() == width)
    return bench


def test_the_first_window_has_room_for_its_frame() -> None:
    room, frame = QSize(1280, 720), QMargins(1, 40, 1, 1)
    assert fitting(QSize(1440, 920), room, frame) == QSize(1278, 679)
    assert fitting(QSize(900, 600), room, frame) == QSize(900, 600)


def test_a_window_that_filled_the_screen_does_so_again(qapp: QApplication, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    settings.set("window_maximized", True)
    settings.set("window_width", 700)
    window = open_window(paths_for(tmp_path), settings).window
    assert window.isMaximized()
    settings.set("window_maximized", False)
    assert not open_window(paths_for(tmp_path), settings).window.isMaximized()


@pytest.mark.slow
@pytest.mark.seen
def test_in_a_narrow_window_both_sides_come_over_the_page_and_go(
    qapp: QApplication, tmp_path: Path
) -> None:
    async def story(application: Application) -> None:
        bench = await opened(application, 850, 600)
        window, editor, strip = application.window, bench.chat.composer.editor, bench.strip
        assert not bench.sidebar.isVisible()
        assert not bench.beside.isVisible()
        QTest.mouseClick(strip.sidebar, Qt.MouseButton.LeftButton)
        assert bench.sidebar.isVisible()
        assert bench.sidebar.width() < window.width()
        assert overlapping(lists(bench.sidebar), bench.sidebar) == []
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
        assert not bench.sidebar.isVisible()
        QTest.mouseClick(strip.panel, Qt.MouseButton.LeftButton)
        assert bench.beside.isVisible()
        beside = window.rect().center() / 4
        drawer = window.childAt(beside)
        assert drawer is not None
        QTest.mouseClick(drawer, Qt.MouseButton.LeftButton)
        await until(lambda: not bench.beside.isVisible())
        editor.setFocus()
        QTest.keyClick(editor, Qt.Key.Key_B, CONTROL)
        await until(bench.sidebar.isVisible)
        bench.sidebar.explore.chosen.emit("cache")
        await until(lambda: bench.page == "cache")
        assert not bench.sidebar.isVisible()
        bench.acts.run("page.chat")
        QTest.keyClick(editor, Qt.Key.Key_B, CONTROL)
        await until(bench.sidebar.isVisible)
        window.resize(1440, 900)
        await until(lambda: bench.sidebar.isVisible() and bench.beside.isVisible())
        assert not bench.sides.sidebar.over
        assert strip.sidebar.isHidden()
        assert bench.sidebar.mapTo(bench, bench.sidebar.rect().topLeft()).x() == 0
        QTest.keyClick(editor, Qt.Key.Key_B, CONTROL)
        assert not bench.sidebar.isVisible()
        for width in (900, 1440):
            window.resize(width, 900)
            await until(lambda wide=width: window.width() == wide)
        assert not bench.sidebar.isVisible(), "put away by the person"
        assert strip.sidebar.isVisible()

    folder = tmp_path / "project"
    folder.mkdir()
    assert live(qapp, story, data=tmp_path / "data", folder=folder, seconds=60) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_the_sidebar_keeps_its_order_and_its_width(qapp: QApplication, tmp_path: Path) -> None:
    for name in ("project", "two", "three", "four", "five", "six"):
        (tmp_path / name).mkdir()
    paths = paths_for(tmp_path / "data")
    make_private(paths)
    for name in ("two", "three", "four", "five", "six"):
        House(paths).workspaces.for_folder(tmp_path / name)

    async def first(application: Application) -> None:
        bench = await opened(application, 1440, 600)
        side = bench.sidebar
        place = side.explore.y()
        for number in range(3):
            bench.acts.run("session.new")
            await until(lambda: not bench.session and not bench.transcript.rowCount())
            type_and_send(bench, f"message {number}")
            await until(lambda: bool(bench.session) and resting(bench))
            await until(lambda n=number: side.sessions.rows.rowCount() == n + 1)
            assert side.explore.y() == place
        for height in (480, 600, 900):
            application.window.resize(1440, height)
            await until(lambda high=height: application.window.height() == high)
            QApplication.sendPostedEvents()
            assert overlapping(lists(side), side) == [], height
        bench.sides.outer.moveSplitter(330, 1)
        assert side.width() == 330

    async def again(application: Application) -> None:
        bench = await opened(application, 1440, 900)
        await until(lambda: bench.sidebar.width() == 330)

    data, folder = tmp_path / "data", tmp_path / "project"
    assert live(qapp, first, data=data, folder=folder, seconds=60) == 0
    assert live(qapp, again, data=data, folder=folder, seconds=60) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_in_a_low_window_the_list_of_settings_scrolls(qapp: QApplication, tmp_path: Path) -> None:
    async def story(application: Application) -> None:
        await opened(application, 900, 600)
        room = application.settings
        room.open("about")
        assert room.shell is not None
        nav = room.shell.nav
        await until(lambda: not nav.rows["about"].visibleRegion().isEmpty())
        parts = [nav.search, *nav.rows.values()]
        assert overlapping(parts, nav) == [] or nav.rows["general"].visibleRegion().isEmpty()
        assert nav.search.mapTo(nav, nav.search.rect().topLeft()).y() >= 56
        assert all(row.height() == nav.rows["about"].height() for row in nav.rows.values())

    folder = tmp_path / "project"
    folder.mkdir()
    assert live(qapp, story, data=tmp_path / "data", folder=folder, seconds=60) == 0


@pytest.mark.slow
@pytest.mark.seen
@pytest.mark.parametrize("size", [(900, 600), (853, 533), (720, 480)])
def test_a_card_that_asks_keeps_its_parts_apart_above_a_queue(
    qapp: QApplication, tmp_path: Path, size: tuple[int, int]
) -> None:
    async def story(application: Application) -> None:
        bench = await opened(application, *size)
        desk, card = bench.desk, bench.chat.approval
        assert desk is not None
        await desk.trust(True)
        type_and_send(bench, "run for i in 1 2 3; do echo line $i; done")
        await until(card.isVisible)
        for number in range(3):
            type_and_send(bench, f"then this {number}")
            await until(lambda n=number: len(bench.chat.queue.rows) == n + 1)
        await settled()
        parts = [card.exact, card.facts_area, *card.findChildren(KeyButton)]
        assert overlapping(parts, card) == []
        whole = [each for each in parts if each.isVisibleTo(card)]
        assert all(card.rect().contains(place_in(each, card)) for each in whole)
        chat = bench.chat
        assert overlapping([card, chat.queue, chat.composer], chat) == []
        assert chat.rect().contains(place_in(chat.composer, chat))
        assert card.mapTo(chat, QPoint()).y() >= TOP_BAR
        desk.answer(card.question.id if card.question else "", Answer(Reply.NO))
        await desk.stop(bench.session)

    folder = tmp_path / "project"
    folder.mkdir()
    assert live(qapp, story, data=tmp_path / "data", folder=folder, seconds=60) == 0
