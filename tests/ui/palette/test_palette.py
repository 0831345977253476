"""The palette by keyboard: typed, moved in, narrowed, entered and left."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.ui.palette.items import PaletteItem, PaletteKind
from helix_desktop.ui.palette.palette import CommandPalette
from helix_desktop.ui.style.theme import Theme
from tests.ui.views import shown, signal_values

GOALS = [
    PaletteItem.of(PaletteKind.ACTION, "a.new", "New session", keys="Ctrl+N"),
    PaletteItem.of(PaletteKind.ACTION, "a.trash", "Empty the trash", disabled_reason="It is empty"),
    PaletteItem.of(PaletteKind.SESSION, "w/s/0", "New store"),
    PaletteItem.of(PaletteKind.FILE, "src/new.py", "new.py", second_text="src"),
]


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return shown(qtbot, QWidget(), 1_000, 700)


@pytest.fixture
def before(window: QWidget, qtbot: QtBot) -> QLineEdit:
    """What had the keyboard before."""
    line = QLineEdit(window)
    line.show()
    window.activateWindow()
    line.setFocus()
    qtbot.waitUntil(line.hasFocus)
    return line


@pytest.fixture
def palette(theme: Theme, window: QWidget, before: QLineEdit) -> CommandPalette:
    made = CommandPalette(window)
    made.open_with(GOALS)
    return made


def test_enter_leads_to_the_row_that_is_chosen_and_the_keyboard_goes_back(
    qtbot: QtBot, palette: CommandPalette, before: QLineEdit
) -> None:
    chosen = signal_values(palette.chosen)
    qtbot.waitUntil(palette.field.hasFocus)
    QTest.keyClicks(palette.field, "new")
    QTest.keyClick(palette.field, Qt.Key.Key_Down)
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert [goal.key for goal in chosen] == ["w/s/0"]
    assert not palette.isVisible()
    qtbot.waitUntil(before.hasFocus)


def test_the_selected_row_stays_selected_while_it_matches(palette: CommandPalette) -> None:
    QTest.keyClicks(palette.field, "ne")
    QTest.keyClick(palette.field, Qt.Key.Key_Down)
    stays = palette.current()
    QTest.keyClicks(palette.field, "w")
    assert palette.current() == stays
    palette.refresh([PaletteItem.of(PaletteKind.ACTION, "a.newer", "New, too"), *GOALS])
    assert palette.current() == stays
    QTest.keyClicks(palette.field, ".py")
    assert palette.current() == GOALS[3]


def test_tab_shows_one_group_alone_and_all_again(palette: CommandPalette) -> None:
    QTest.keyClicks(palette.field, "new")
    every = len(palette.list.items)
    QTest.keyClick(palette.field, Qt.Key.Key_Tab)
    assert len(palette.list.items) == 3
    QTest.keyClick(palette.field, Qt.Key.Key_Tab)
    assert len(palette.list.items) == every


def test_a_disabled_action_of_the_palette_says_why(palette: CommandPalette) -> None:
    chosen = signal_values(palette.chosen)
    QTest.keyClicks(palette.field, "empty")
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert chosen == []
    assert palette.isVisible()
    assert palette.current() == GOALS[1]
    assert "It is empty" in palette.list.row_text(palette.list.current)


def test_words_that_fit_nothing_are_searched_in_all_sessions_with_enter(
    palette: CommandPalette,
) -> None:
    wanted = signal_values(palette.everywhere_requested)
    QTest.keyClicks(palette.field, "write batch")
    assert len(palette.list.items) == 1
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert wanted == ["write batch"]


def test_the_palette_remembers_its_last_search_and_selects_it(palette: CommandPalette) -> None:
    QTest.keyClicks(palette.field, "store")
    QTest.keyClick(palette.field, Qt.Key.Key_Escape)
    assert not palette.isVisible()
    palette.open_with(GOALS)
    assert palette.field.selectedText() == "store"
    assert palette.current() == GOALS[2]


def test_headings_can_be_neither_chosen_nor_focused(palette: CommandPalette) -> None:
    assert palette.list.row(0).heading
    place = palette.list.row_rect(0).center().toPoint()
    QTest.mouseClick(palette.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert palette.list.current == 1
    for _step in range(12):
        QTest.keyClick(palette.field, Qt.Key.Key_Up)
    assert palette.current() == GOALS[0]


@pytest.mark.parametrize(("height", "dock"), [(700, 300), (600, 200), (600, 420)])
def test_the_palette_leaves_a_question_in_sight(
    qtbot: QtBot, theme: Theme, height: int, dock: int
) -> None:
    window = shown(qtbot, QWidget(), 900, height)
    question, palette = QWidget(window), CommandPalette(window)
    question.setGeometry(0, height, 900, 0)
    question.show()
    question.installEventFilter(palette)
    palette.asking_dock = lambda: question if question.height() else None
    many = [PaletteItem.of(PaletteKind.FILE, f"src/{number}.py", "x.py") for number in range(90)]
    palette.open_with(many)
    before = palette.card.geometry()
    assert before.bottom() > height - dock, "where nothing asks, it takes the room"
    question.setGeometry(0, height - dock, 900, dock)
    covered = palette.card.geometry().bottom() - question.y()
    assert covered <= max(0, dock - 300), "its buttons are in sight in any case"
    assert palette.list.height() >= 160
    question.setGeometry(0, height, 900, 0)
    assert palette.card.geometry() == before
