"""The shell of the settings: in, through the search, and back."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from helix_desktop.ui.settings.settings_context import SettingsContext, page_names
from helix_desktop.ui.settings.settings_page import (
    SettingsPage,
)
from helix_desktop.ui.settings.settings_view import SettingsView, settings_pages
from tests.ui.settings.conftest import Opened, Window
from tests.ui.settings.stage import Stage
from tests.ui.views import shown
from tests.waiting import until


class Page(SettingsPage):
    """Two rows."""

    title = "Page"

    def __init__(self, context: SettingsContext, key: str, rows: tuple[str, ...]) -> None:
        super().__init__(context)
        self.key = key
        self.count, self.shown = 0, False
        group = self.add_group("Group")
        for name in rows:
            group.add_setting(name)

    def own_changes(self) -> int:
        return self.count

    def enter(self) -> None:
        self.shown = True

    def leave(self) -> None:
        self.shown = False


def shell_of(qtbot: QtBot, context: SettingsContext) -> tuple[SettingsView, Page, Page]:
    one = Page(context, "general", ("Shorten outputs", "Move at"))
    two = Page(context, "models", ("Zoom", "Outputs kept"))
    view = SettingsView(context, {page.key: lambda page=page: page for page in (one, two)})
    shell = shown(qtbot, view, 1440, 892)
    shell.open()
    return shell, one, two


def test_a_search_leaves_only_rows_that_have_the_words_on_all_pages(
    qtbot: QtBot, context: SettingsContext
) -> None:
    shell, one, two = shell_of(qtbot, context)
    shell.nav.search.line.setText("outputs")
    assert [row.isHidden() for row in one.column.rows()] == [False, True]
    assert [row.isHidden() for row in two.column.rows()] == [True, False]
    assert [row.count for row in shell.nav.rows.values()] == [1, 1]
    shell.nav.search.line.clear()
    assert not any(row.isHidden() for row in (*one.column.rows(), *two.column.rows()))


def test_a_search_goes_to_the_first_page_that_has_it(
    qtbot: QtBot, context: SettingsContext
) -> None:
    shell, one, two = shell_of(qtbot, context)
    shell.nav.search.line.setText("zoom")
    assert shell.current is two
    assert two.shown
    assert not one.shown
    assert not shell.nav.rows["general"].isVisible()
    shell.nav.search.line.setText("nothing like it")
    assert shell.current is two
    assert not any(row.isVisible() for row in shell.nav.rows.values())


def test_a_pane_is_beside_the_page_only_where_its_buttons_leave_the_page_its_width(
    qtbot: QtBot, context: SettingsContext
) -> None:
    page = Page(context, "general", ("Shorten outputs", "Move at"))
    page.side, page.foot = QLabel("effect"), QLabel("buttons with long names")
    page.foot.setMinimumWidth(485)
    shell = shown(qtbot, SettingsView(context, {page.key: lambda: page}), 1440, 892)
    shell.open()
    assert not is_beside(page)
    assert page.column.visibleRegion().boundingRect().width() == page.column.width()
    shell.resize(1560, 892)
    assert is_beside(page)
    assert page.column.visibleRegion().boundingRect().width() == page.column.width()


def is_beside(page: Page) -> bool:
    """Whether the pane is right of the page."""
    origin = QPoint(0, 0)
    return page.side.mapToGlobal(origin).x() > page.widget.mapToGlobal(origin).x()


def test_the_number_beside_a_page_counts_the_changes_of_the_workspace(
    qtbot: QtBot, context: SettingsContext
) -> None:
    shell, one, _two = shell_of(qtbot, context)
    one.count = 2
    one.changed.emit()
    assert shell.nav.rows["general"].count == 2
    assert shell.nav.rows["models"].count == 0


@pytest.mark.seen
async def test_escape_empties_a_search_and_then_goes_back_to_where_one_was(
    context: SettingsContext, window: Window, settings: Opened
) -> None:
    field = QLineEdit(window)
    field.show()
    window.activateWindow()
    await until(window.isActiveWindow)
    field.setFocus()
    room = settings.room
    context.navigation.settings_requested.emit("appearance")
    assert room.opened
    assert room.current_view.current.key == "appearance"
    line = room.current_view.nav.search.line
    room.current_view.search()
    QTest.keyClicks(line, "dark")
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert line.text() == ""
    assert room.opened
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert not room.opened
    assert not room.current_view.isVisible()
    assert field.hasFocus()


async def test_leaving_the_page_closes_the_settings(
    context: SettingsContext, settings: Opened
) -> None:
    settings.room.open()
    context.navigation.page_requested.emit("cache")
    assert not settings.room.opened


@pytest.mark.seen
async def test_every_page_opens_by_its_key_and_is_found_by_its_title(settings: Opened) -> None:
    room = settings.room
    room.open()
    shell = room.current_view
    while shell.make_next():
        pass
    for key, page in shell.pages.items():
        room.open(key)
        assert shell.current is page
        assert page.filter(page.title) > 0
        page.filter("")


async def test_an_error_while_the_settings_are_open_is_shown_there(
    context: SettingsContext, settings: Opened
) -> None:
    room = settings.room
    room.open()
    context.bridge.refused.emit("It could not be saved.", "What held before holds on.")
    assert "could not be saved" in room.current_view.notice.text()
    room.leave()
    context.navigation.warned.emit("Elsewhere.", "")
    room.open()
    assert room.current_view.notice.text() == ""


async def test_the_palette_lists_the_pages_as_the_settings_do(stage: Stage) -> None:
    pages = settings_pages(stage.context, stage.open_workspace)
    assert list(page_names()) == list(pages)


def test_the_list_of_pages_shows_a_focus_ring_only_to_who_came_by_the_keyboard(
    qtbot: QtBot, context: SettingsContext
) -> None:
    shell, _, _ = shell_of(qtbot, context)
    shell.activateWindow()
    qtbot.waitUntil(shell.isActiveWindow)
    row = shell.nav.rows["general"]
    images = []
    for reason in (Qt.FocusReason.OtherFocusReason, Qt.FocusReason.TabFocusReason):
        shell.nav.search.line.setFocus()
        unfocused = row.grab().toImage()
        row.setFocus(reason)
        assert row.hasFocus()
        images.append(row.grab().toImage() == unfocused)
    assert images == [True, False]
