"""A page is made when somebody looks, and stands in the tab order where its place is."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.layout import LazyPage, insert_tab_after, last_tab_in, tab_after
from tests.app.full_workspace import workspace_on
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore
from tests.ui.bench import viewing
from tests.ui.views import owned


def lines(*names: str) -> QWidget:
    made = QWidget()
    layout = QVBoxLayout(made)
    for name in names:
        line = QLineEdit()
        line.setObjectName(name)
        layout.addWidget(line)
    return made


def test_a_page_is_created_once_when_it_is_first_shown(qtbot: QtBot) -> None:
    made: list[QWidget] = []

    def make() -> QWidget:
        if not made:
            made.append(lines("one"))
        return made[0]

    stall = owned(qtbot, LazyPage(make))
    assert made == []
    stall.show()
    assert made[0].isVisible()
    assert stall.fill() is made[0]
    stall.hide()
    stall.show()
    assert len(made) == 1


def test_tab_moves_through_a_lazy_page_in_order(
    qtbot: QtBot,
) -> None:
    window, page = QWidget(), lines("two", "three")
    layout = QVBoxLayout(window)
    stall = LazyPage(lambda: page)
    first, last = lines("one"), lines("four")
    for item in (first, stall, last):
        layout.addWidget(item)
    qtbot.addWidget(window)
    window.show()
    at, seen = last_tab_in(first), []
    for _ in range(4):
        seen.append(at.objectName())
        at = following(at)
    assert seen == ["one", "two", "three", "four"]
    assert at is last_tab_in(first)


def following(widget: QWidget) -> QWidget:
    result = tab_after(widget)
    while result is not None and not result.focusPolicy() & Qt.FocusPolicy.TabFocus:
        result = tab_after(result)
    assert result is not None
    return result


async def test_a_view_creates_only_pages_that_were_opened(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    supervisor = Supervisor(lambda *_: None)
    open_workspace = await workspace_on(FakeStore(FakeClock()), tmp_path, supervisor)
    async with viewing(open_workspace, supervisor, theme, qtbot) as workspace_view:
        stalls = workspace_view.findChildren(LazyPage)
        pages = workspace_view.page_controllers.all
        assert len(stalls) == sum(1 + page.has_panel for page in pages)
        filled = [item for item in stalls if item.findChildren(QWidget)]
        assert [item.isVisible() for item in filled] == [True]  # the tab that is open
        for action in workspace_view.action_registry.all():
            action.disabled_reason()  # menus and the palette ask it of all
        assert [item for item in stalls if item.findChildren(QWidget)] == filled
        for page_controller in workspace_view.page_controllers.all:
            workspace_view.open_page(page_controller.key)
            assert page_controller.page.isVisible()
        assert len([item for item in stalls if item.findChildren(QWidget)]) == 1 + len(pages)


def test_the_last_widget_in_tab_order_is_found_after_a_move(qtbot: QtBot) -> None:
    window = owned(qtbot, QWidget())
    layout = QVBoxLayout(window)
    first, late = lines("one", "two"), lines("three", "four")
    layout.addWidget(first)
    layout.addWidget(lines("five"))
    window.show()
    layout.insertWidget(1, late)
    insert_tab_after(last_tab_in(first), late)
    assert last_tab_in(late).objectName() == "four"
    assert last_tab_in(first).objectName() == "two"
