"""The cache page keeps the reader's place, whatever comes in."""

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import (
    CacheEntry,
    CacheState,
    CacheTotals,
    ContentReference,
    Digest,
    EventForm,
    SessionContentStates,
    VerifyResult,
)
from helix_desktop.domain.cache_filter import CacheFilter, FilterKey, RemovableContents
from helix_desktop.domain.errors import QueryError
from helix_desktop.domain.tool_table import TOOLS
from helix_desktop.ui.cache.entry_pane import FACTS, DigestRow
from helix_desktop.ui.cache.filter_bar import (
    filter_tokens,
    is_unfinished,
    pattern_filter,
    suggestions,
)
from helix_desktop.ui.cache.page import CachePage, EmptyCacheView
from helix_desktop.ui.cache.table import (
    AMPLE_SOURCE_WIDTH,
    COLUMNS,
    GIVE_WAY,
    MAX_TOOL_WIDTH,
    MIN_NAME_WIDTH,
    ROW_HEIGHT,
    SOURCE,
    STATE,
    TOKENS,
    TOOL,
    TOOL_ICON_WIDTH,
    CacheModel,
    column_widths,
)
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.widgets.labels import StatTile
from tests.ui.geometry import is_fully_visible, place_in
from tests.ui.views import owned, running_timers, shown, signal_values
from tests.ui.widgets.test_models import entry


def entries(first: int, last: int) -> list[CacheEntry]:
    """From the newest down."""
    return [entry(number) for number in range(first, last - 1, -1)]


@pytest.fixture
def page(qtbot: QtBot, theme: Theme) -> Iterator[CachePage]:
    made = shown(qtbot, CachePage(CacheModel(lambda: 0.0)), 1200, 700)
    yield made
    made.stop_timers()


def list_all(page: CachePage, first: int, last: int) -> None:
    page.show_listing(entries(first, last), first - last + 1, filtered=False)


def test_the_list_stands_still_while_new_entries_are_only_counted(page: CachePage) -> None:
    list_all(page, 100, 1)
    page.table.verticalScrollBar().setValue(50 * ROW_HEIGHT)
    page.show_new(3)
    assert page.pill.text() == "3 new"
    assert page.pill.isVisible()
    assert page.table.verticalScrollBar().value() == 50 * ROW_HEIGHT
    list_all(page, 103, 1)
    assert not page.pill.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_takes_the_current_row_if_none_is_selected(page: CachePage, key: Qt.Key) -> None:
    list_all(page, 9, 1)
    first, way = page.table.model().index(0, 0), QItemSelectionModel.SelectionFlag.NoUpdate
    page.table.selectionModel().setCurrentIndex(first, way)  # as the focus does
    chosen: list[Sequence[int]] = []
    page.table.entered.connect(lambda: chosen.append(page.chosen_rows()))
    QTest.keyClick(page.table, key)
    assert chosen == [[0]]


def test_marked_rows_open_nothing_by_themselves(page: CachePage) -> None:
    list_all(page, 9, 1)
    page.mark([2, 3], 2)
    assert page.chosen_rows() == [2, 3]
    assert running_timers(page) == []
    assert not page.detail.isVisible()


def test_the_arrow_keys_open_the_entry_that_they_stop_at(page: CachePage, qtbot: QtBot) -> None:
    list_all(page, 9, 1)
    page.table.setFocus()
    wanted = signal_values(page.detail.opened)
    page.table.selectRow(0)
    for _ in range(3):
        QTest.keyClick(page.table, Qt.Key.Key_Down)
    assert wanted == []  # none while the key repeats
    qtbot.waitUntil(lambda: bool(wanted))
    assert wanted == [entry(6).digest]
    QTest.keyClick(page.table, Qt.Key.Key_Escape)
    assert page.detail.digest == ""
    assert page.chosen_rows() == []


def test_the_down_key_leads_from_the_filter_to_a_row_that_is_marked(
    page: CachePage, theme: Theme, qtbot: QtBot
) -> None:
    list_all(page, 9, 1)
    page.activateWindow()  # on a screen without a window manager nobody else does
    qtbot.waitUntil(page.isActiveWindow)
    page.filter.line.setFocus()
    QTest.keyClick(page.filter.line, Qt.Key.Key_Down)
    assert page.table.hasFocus()
    image = page.table.viewport().grab().toImage()
    assert image.pixelColor(300, 1) == theme.color("acc")


def test_several_chosen_entries_are_told_together(page: CachePage) -> None:
    list_all(page, 12, 1)
    page.table.selectAll()
    page.open_now()
    assert page.detail.title.text() == "12 entries"
    assert "577 KB · 7,404 tokens" in page.detail.state()
    assert not page.detail.export.isEnabled()


def test_an_answer_for_an_entry_that_was_left_is_not_shown(page: CachePage) -> None:
    first, second = entry(1), entry(2)
    page.select(first.digest)
    page.select(second.digest)
    page.detail.show_entry(first, 0.0, None)
    page.detail.show_problem(first.digest, "gone", "")
    assert [figure.text() for figure in page.detail.facts.figures] == ["–"] * 6
    assert page.detail.state() == ""
    page.detail.show_verdict(VerifyResult.CORRUPT, CacheState.DAMAGED, 0.1)
    assert "Hash mismatch" in page.detail.state()
    assert not page.detail.recall.isEnabled()


def test_a_content_that_is_no_text_has_no_lines_of_text(page: CachePage) -> None:
    first, second = entry(1), entry(2)
    lines = page.detail.facts.figures[FACTS.index("Text")]
    page.select(first.digest)
    page.detail.show_entry(first, 0.0, None)
    assert "line" in lines.text()
    page.detail.facts.show_binary(first.digest)
    page.detail.show_entry(first, 0.0, [])
    assert lines.text() == "–"
    page.select(second.digest)
    page.detail.show_entry(second, 0.0, None)
    assert "line" in lines.text()


def test_where_an_entry_is_used_is_told_with_what_its_window_shows(page: CachePage) -> None:
    page.select(entry(1).digest)
    session = "0" * 15 + "1"
    places = [ContentReference(session, "one", seq, EventForm.MARKER) for seq in range(5)]  # type: ignore[arg-type]  # a session's id
    led = signal_values(page.detail.place_requested)
    page.detail.show_places(places)
    assert len(page.detail.places.items) == 5
    assert "In the cache" in page.detail.places.items[0].right
    page.detail.places.chosen.emit(page.detail.places.items[3].key)
    assert led == [(session, 3)]


def test_what_the_store_says_of_a_search_is_shown_unless_the_filter_is_wrong(
    page: CachePage,
) -> None:
    page.filter.show_note("Two contents were not searched.")
    assert page.filter.below.text() == "Two contents were not searched."
    page.filter.show_error(QueryError("There is no field “x”.", "Fields: …", at=4))
    assert page.filter.below.text().startswith("There is no field “x”.")
    page.filter.show_error(None)
    assert page.filter.below.text() == "Two contents were not searched."


def test_typing_asks_once_after_a_pause_and_enter_asks_at_once(
    page: CachePage, qtbot: QtBot
) -> None:
    requests = signal_values(page.filter.filter_requested)
    QTest.keyClicks(page.filter.line, "abc")
    assert requests == []
    qtbot.waitUntil(lambda: bool(requests))
    QTest.keyClicks(page.filter.line, "d")
    QTest.keyClick(page.filter.line, Qt.Key.Key_Return)
    assert requests == [("abc", False), ("abcd", False)]
    page.filter.pattern.click()
    assert requests[-1] == ("abcd", True)
    page.filter.clear()
    assert requests[-1] == ("", True)


def test_the_switch_for_a_pattern_stays_under_the_pointer_while_text_is_typed(
    page: CachePage,
) -> None:
    bar = page.filter
    before = bar.pattern.mapTo(page, QPoint(0, 0))
    QTest.keyClicks(bar.line, "a")
    bar.layout().activate()
    assert bar._empty.isVisible()
    assert bar.pattern.mapTo(page, QPoint(0, 0)) == before


def test_a_pattern_is_all_of_the_text_with_its_spaces_and_colons() -> None:
    text = r"tool:shell took \d+ ms "
    [term] = pattern_filter(text).terms
    assert (term.field, term.value) == (FilterKey.REGEX, text)
    assert pattern_filter("  ") == CacheFilter()


def test_backspace_behind_a_tag_chooses_it_and_the_next_one_removes_it(page: CachePage) -> None:
    line = page.filter.line
    line.setText("tool:shell size:>10k ")
    QTest.keyClick(line, Qt.Key.Key_Backspace)
    assert line.selectedText() == "size:>10k "
    QTest.keyClick(line, Qt.Key.Key_Backspace)
    assert line.text() == "tool:shell "
    line.undo()
    assert line.text() == "tool:shell size:>10k "


def test_completions_are_keys_and_then_values_with_how_many_there_are() -> None:
    known = {"tool": {"shell": 214, "read file": 3}}
    assert [offer.text for offer in suggestions("re", 2, known)] == ["re:", "recalls:", "refs:"]
    (first, second) = suggestions("tool:", 5, known)
    assert (first.text, first.detail) == ("tool:shell ", "214")
    assert second.text == 'tool:"read file" '
    assert suggestions("tool:shell", 10, known) == []
    assert [suggestion.text for suggestion in suggestions("-state:co", 9, known)] == [
        "-state:context ",
        "-state:compacted ",
    ]
    assert suggestions("", 0, known) == []


def test_a_chosen_completion_takes_the_place_of_the_word(page: CachePage) -> None:
    line = page.filter.line
    page.filter.known = {"tool": {"shell": 2}}
    page.activateWindow()
    line.setFocus()
    QTest.qWaitForWindowActive(page)
    QTest.keyClicks(line, "pinned:yes tool:s")
    assert [offer.text for offer in page.filter.list.items] == ["tool:shell "]
    QTest.keyClick(line, Qt.Key.Key_Tab)
    assert line.text() == "pinned:yes tool:shell "


@pytest.mark.parametrize(
    "text", ["", "a", "-", ":", 'text:"x', "size:>", "re:/a/b", "a\u202e:b  c"]
)
def test_words_of_any_line_stand_inside_of_it_and_in_order(text: str) -> None:
    result = filter_tokens(text)
    places = [at for word in result for at in (word.start, word.end)]
    assert places == sorted(places)
    assert all(0 <= at <= len(text) for at in places)
    assert all(word.start <= word.colon <= word.sign <= word.end for word in result)


def test_a_key_whose_value_is_being_typed_is_not_wrong_yet() -> None:
    assert is_unfinished("a tool:", 2)
    assert not is_unfinished("a tool: b", 2)
    assert not is_unfinished("siz:>", 0) or filter_tokens("siz:>")[0].value == ""


def test_narrow_pages_drop_columns_before_they_cut_what() -> None:
    room = sum(column.width for column in COLUMNS) + MIN_NAME_WIDTH
    assert all(column_widths(room, {}).values())
    for index in GIVE_WAY:
        narrower = column_widths(room - 1, {})
        assert narrower[index] == (TOOL_ICON_WIDTH if index == TOOL else 0)
        room -= COLUMNS[index].width - narrower[index]
        assert column_widths(room, {}) == {**narrower, SOURCE: MIN_NAME_WIDTH}
    assert room <= 500, "Source gets too narrow: other columns must give way"
    assert narrower[TOKENS] > 0


def test_a_wide_page_names_every_tool_of_helix_in_full() -> None:
    width = sum(column.width for column in COLUMNS) + AMPLE_SOURCE_WIDTH + MAX_TOOL_WIDTH
    room = column_widths(width, {})[TOOL] - 40  # without the icon and the margins
    measured = QFontMetricsF(font("body"))
    assert max(measured.horizontalAdvance(name) for name in TOOLS) <= room
    narrower = column_widths(width - 2 * MAX_TOOL_WIDTH, {})
    assert narrower[TOOL] == COLUMNS[TOOL].width, "where there is less room, the source has it"


def test_the_card_for_cleaning_up_deletes_only_what_it_showed(page: CachePage) -> None:
    card = page.cleanup_card
    confirmed = signal_values(card.confirmed)
    card.show_removable(RemovableContents(0, 0, 0), filtered=True)
    assert not card.delete.isVisible()
    spare = RemovableContents(2, 4_000, 1_000, (entry(1).digest, entry(2).digest))
    card.show_removable(spare, filtered=True)
    assert "2 entries matching the filter" in card.title.text()
    assert "4.0 KB of content, 1.0 KB on disk" in card.text.text()
    card.delete.click()
    assert confirmed == [spare]
    card.close_card()
    card.delete.click()
    assert confirmed == [spare]


def test_a_row_that_is_not_there_yet_is_painted_without_waiting(page: CachePage) -> None:
    model = page._model
    wanted = signal_values(model.page_requested)
    page.show_listing(entries(300, 173), 1_000_000, filtered=False)
    page.table.verticalScrollBar().setValue(500_000 * ROW_HEIGHT)
    page.table.viewport().grab()
    assert wanted[-1] == 500_000 // 128
    damaged = SessionContentStates(damaged=frozenset({Digest(entry(300).digest)}))
    model.show_states(damaged)
    assert model.data(model.index(0, STATE)) == "Damaged"


def test_a_picture_stands_in_place_of_its_text_and_nothing_is_searched_in_it(
    page: CachePage,
) -> None:
    pane = page.detail
    pane.open_entry(entry(1).digest)
    image = QImage(300, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("#ff00ff"))
    pane.show_picture(image)
    assert pane.picture.isVisible()
    assert not pane.finds.isVisible()
    middle = pane.picture.rect().center()
    assert pane.picture.grab().toImage().pixelColor(middle) == QColor("#ff00ff")
    pane.choose_tab("hex")
    assert pane.view.isVisible()
    pane.choose_tab("text")
    assert pane.picture.isVisible()
    pane.open_entry(entry(2).digest)
    assert pane.view.isVisible()
    assert pane.finds.isVisible()


DIGEST = Digest("5e8438cfb24c05bbed6fe5cac6036e05f0ec7285ca907c525c1b6e0b6f6541e2")


def test_a_tile_says_less_in_less_room_and_shows_where_it_is_cut(
    qtbot: QtBot, theme: Theme
) -> None:
    tile = owned(qtbot, StatTile("Tokens saved"))
    tile.show_value("19.9K", "by markers and excerpts", "markers, excerpts")
    tile.show()
    shown_texts = []
    for width in (240, 130, 70):
        tile.resize(width, 72)
        QApplication.sendPostedEvents()
        shown_texts.append(tile.scale.shown())
    assert shown_texts[:2] == ["by markers and excerpts", "markers, excerpts"]
    assert shown_texts[2].endswith("…")


@pytest.mark.parametrize(("width", "height"), [(1192, 571), (579, 571), (853, 504)])
def test_what_a_clean_up_says_is_whole_in_a_low_page(
    qtbot: QtBot, theme: Theme, width: int, height: int
) -> None:
    page = shown(qtbot, CachePage(CacheModel(lambda: 0.0)), width, height)
    page.show_totals(CacheTotals(54, 13_700_000, 13_800_000, 253_000, 90_000), 1)
    page.cleanup_card.show_removable(RemovableContents(0, 0, 0), filtered=False)
    QApplication.sendPostedEvents()
    card = page.cleanup_card
    assert card.height() >= card.minimumSizeHint().height()
    assert is_fully_visible(card)
    assert not place_in(page.filter, page).intersects(place_in(card, page))
    assert all("…" not in tile.scale.shown() for tile in page.tiles)
    page.stop_timers()


@pytest.mark.parametrize("height", [260, 340, 420, 700])
def test_an_empty_cache_is_told_in_whatever_height(qtbot: QtBot, theme: Theme, height: int) -> None:
    made = shown(qtbot, EmptyCacheView(), 852, height)
    QApplication.sendPostedEvents()
    assert is_fully_visible(made)


def test_digits_that_have_no_room_are_seen_to_be_left_out(qtbot: QtBot, theme: Theme) -> None:
    row = owned(qtbot, DigestRow())
    row.show_digest(DIGEST)
    row.resize(400, 40)
    assert "".join([*row.digit_rows()[0], *row.digit_rows()[1]]) == DIGEST
    row.resize(280, 40)
    first, then = row.digit_rows()
    assert DIGEST.startswith("".join(first))
    assert then[0].startswith("…")
    assert DIGEST.endswith("".join(then)[1:])


def test_what_is_on_disk_says_that_it_holds_the_conversations_too(
    qtbot: QtBot, theme: Theme
) -> None:
    page = shown(qtbot, CachePage(CacheModel(lambda: 0.0)), 1192, 571)
    page.show_totals(CacheTotals(12, 104_000, 104_000, 213_000, 90_000), 1)
    assert page.tiles[1].scale.shown() == "content 104 KB, and conversations"
