"""The glossary explains each word for a block, with the mouse, the keyboard, or a reader."""

from collections.abc import Iterator
from html import escape

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.app.inspection.output_states import OutputState
from helix_desktop.domain.cache import CacheState, EventForm
from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.inspected_request import BlockReason, BlockReasonKind, BlockState
from helix_desktop.domain.inspected_request import InspectedKind as Sort
from helix_desktop.domain.value import replace
from helix_desktop.domain.window_timeline import KINDS, TimelineEvent
from helix_desktop.ui.cache.page import CachePage
from helix_desktop.ui.cache.table import CacheModel
from helix_desktop.ui.inspector.block_rows import RequestRowForm
from helix_desktop.ui.inspector.page import InspectorPage
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text import block_terms
from helix_desktop.ui.text.block_terms import (
    EXPLAINED,
    GLOSSARY,
    BlockTerm,
    term_explanation,
    term_word,
)
from helix_desktop.ui.timeline.chart import UsageChart
from helix_desktop.ui.timeline.compaction_list import CompactionListView
from helix_desktop.ui.timeline.version_pane import VersionPane
from helix_desktop.ui.widgets.glossary import Glossary, explain_focus, open_glossary
from tests.ui.access import complaints
from tests.ui.inspector.test_inspector import NOW, block, looked
from tests.ui.pointer import point
from tests.ui.timeline.test_timeline_parts import rewrite, use
from tests.ui.views import shown, signal_values
from tests.ui.widgets.test_models import entry

# offscreen there is no keyboard to grab for a popup
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard")
STEP_X, STEP_Y = 24, 9


@pytest.fixture(autouse=True)
def _close_popup() -> Iterator[None]:
    yield
    if popup := QApplication.activePopupWidget():
        popup.close()


def shown_glossary() -> Glossary | None:
    popup = QApplication.activePopupWidget()
    return popup if isinstance(popup, Glossary) else None


def explained_words(view: QWidget) -> set[str]:
    """Move the mouse over a widget, click where the pointer asks, and return what is explained."""
    painted = view.viewport() if isinstance(view, QAbstractScrollArea) else view
    view.grab()  # places of words are known once they are painted
    words = set()
    for y in range(4, painted.height(), STEP_Y):
        for x in range(4, painted.width(), STEP_X):
            point(painted, QPoint(x, y))
            if painted.cursor().shape() is Qt.CursorShape.WhatsThisCursor:
                QTest.mouseClick(painted, Qt.MouseButton.LeftButton, pos=QPoint(x, y))
                glossary = shown_glossary()
                words.add(glossary.word.text())
                glossary.close()
    return words


def test_a_click_on_a_state_of_a_request_explains_it_and_opens_no_row(
    qtbot: QtBot, theme: Theme
) -> None:
    page = shown(qtbot, InspectorPage(), 1_192, 800)
    preview = BlockReason(BlockReasonKind.GATE_PREVIEW)
    blocks = [
        block(1, Sort.HANDOVER, BlockState.SUMMARY, name=""),
        block(2, Sort.OBSERVATIONS, BlockState.SUMMARY),
        block(3, Sort.NOTES, BlockState.SUMMARY),
        *(block(number, state=BlockState.CACHED) for number in (4, 5, 6)),
        block(7, state=BlockState.COMPACTED),
        replace(block(8, state=BlockState.COMPACTED), reason=preview),
        block(9, state=BlockState.LEFT_OUT),
    ]
    page.show_request(looked(blocks), NOW)
    words = {"In context", "In the cache", "Shortened", "Excluded"}
    assert explained_words(page.list) == words
    assert page.list.opened is None
    for key, word in (("1:", "Handover"), ("2:", "Notes (model)"), ("3:", "Notes (rules)")):
        page.list.choose(key)
        explain_focus(page, page.list)
        glossary = shown_glossary()
        assert glossary.word.text() == word
        glossary.close()


def test_a_click_on_the_name_of_a_handover_opens_its_row(qtbot: QtBot, theme: Theme) -> None:
    page = shown(qtbot, InspectorPage(), 1_192, 800)
    page.show_request(looked([block(1, Sort.HANDOVER, BlockState.SUMMARY, name="")]), NOW)
    rows = page.list
    at = next(at for at, line in enumerate(rows.lines) if line.form is RequestRowForm.BLOCK)
    name = QPoint(round(rows.width() * 0.1), round(rows.row_rect(at).center().y()))
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=name)
    assert shown_glossary() is None
    assert rows.opened is not None


def test_a_click_on_a_state_in_the_cache_explains_it(qtbot: QtBot, theme: Theme) -> None:
    page = shown(qtbot, CachePage(CacheModel(lambda: 0.0)), 1_200, 300)
    page.show_listing([entry(2), entry(1)], 2, filtered=False)
    assert explained_words(page.table) == {"In the cache"}
    assert page.chosen_rows() == []
    page.stop_timers()


COMPACTIONS = {
    TimelineEvent.MARKERS: "In the cache",
    TimelineEvent.NOTES: "Notes (rules)",
    TimelineEvent.OBSERVATIONS: "Notes (model)",
    TimelineEvent.HANDOVER: "Handover",
    TimelineEvent.TRIM: "Trimmed to fit",
}


def test_a_click_anywhere_on_a_compaction_chooses_it_and_the_keyboard_explains_its_word(
    qtbot: QtBot, theme: Theme
) -> None:
    rows = shown(qtbot, CompactionListView(), 336, 400)
    rows.show_rows([rewrite(number, what) for number, what in enumerate(COMPACTIONS, 1)], 4)
    paired = signal_values(rows.paired)
    assert explained_words(rows) == set()
    rows.grab()
    middle = round(rows.row_rect(1).center().y())
    for x in (70, rows.width() // 2):  # on the title, and beside it
        QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, middle - 8))
        assert (shown_glossary(), rows.b) == (None, 40)
    assert len(paired) == 2
    by_keyboard = set()
    for at in range(len(COMPACTIONS)):
        rows.choose(at)
        explain_focus(rows, rows)
        glossary = shown_glossary()
        by_keyboard.add(glossary.word.text())
        glossary.close()
    assert by_keyboard == set(COMPACTIONS.values())


@pytest.mark.parametrize(("what", "word"), COMPACTIONS.items())
def test_a_click_on_the_title_of_a_chosen_compaction_explains_it(
    qtbot: QtBot, theme: Theme, what: TimelineEvent, word: str
) -> None:
    pane = shown(qtbot, VersionPane(), 800, 400)
    pane.show_row(rewrite(1, what))
    assert explained_words(pane._plain._title) == {word}
    pane.show_row(rewrite(2, TimelineEvent.GATE, reason=GateChoice.EXTRACT.value))
    assert explained_words(pane._plain._title) == set()


def test_a_click_on_a_word_of_the_chart_explains_it(qtbot: QtBot, theme: Theme) -> None:
    chart = shown(qtbot, UsageChart(), 1_200, 260)
    chart.show_use(use(20))
    assert {"Handover", "Notes (model)", "Markers", "Kept and pinned"} <= explained_words(chart)
    by_rules = use(21)
    kinds = by_rules.readings.kinds
    kinds[KINDS.index(BlockKind.NOTES)][-1] = kinds[KINDS.index(BlockKind.OBSERVATIONS)][-1] + 1
    chart.show_use(by_rules)
    words = explained_words(chart)
    assert "Notes (rules)" in words
    assert "Notes (model)" not in words


def test_the_tooltip_of_a_compaction_explains_its_word(qtbot: QtBot, theme: Theme) -> None:
    rows = shown(qtbot, CompactionListView(), 336, 400)
    rows.show_rows([rewrite(1, TimelineEvent.NOTES)], 0)
    rows.grab()
    place = QPoint(70, 18)
    help_event = QHelpEvent(QEvent.Type.ToolTip, place, rows.viewport().mapToGlobal(place))
    QApplication.sendEvent(rows.viewport(), help_event)
    assert escape(term_explanation(BlockTerm.NOTES)) in QToolTip.text()
    QToolTip.hideText()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_the_glossary_shows_the_word_first_and_leads_to_all_others(
    qtbot: QtBot, theme: Theme
) -> None:
    window = shown(qtbot, QWidget(), 800, 600)
    glossary = open_glossary(window, BlockTerm.EXCERPT, QPoint(100, 100))
    assert glossary.word.text() == "Shortened"
    assert glossary.explanation.text() == term_explanation(BlockTerm.EXCERPT)
    reached = set()
    for _ in glossary.links:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Return)
        reached.add(glossary.word.text())
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert reached == {term_word(term) for term in EXPLAINED}
    assert len(glossary.links) == len(reached)
    interface = QAccessible.queryAccessibleInterface(glossary)
    assert glossary.word.text() in interface.text(QAccessible.Text.Description)
    assert complaints(glossary) == []
    QTest.keyClick(glossary, Qt.Key.Key_Escape)
    assert shown_glossary() is None


def test_the_glossary_stays_on_the_screen_with_a_longer_explanation(
    qtbot: QtBot, theme: Theme
) -> None:
    window = shown(qtbot, QWidget(), 800, 600)
    terms = sorted(EXPLAINED, key=lambda term: len(term_explanation(term)))
    glossary = open_glossary(window, terms[0], QPoint(100, 100))
    low = glossary.height()
    glossary.show_term(terms[-1])
    rise = glossary.height() - low
    assert rise > 0
    glossary.close()
    screen = window.screen().availableGeometry()
    place = QPoint(100, screen.bottom() - low - 8)
    glossary = open_glossary(window, terms[0], place)
    assert glossary.y() > place.y()
    glossary.show_term(terms[-1])
    assert glossary.geometry().bottom() <= screen.bottom()
    glossary.show_term(terms[0])
    assert glossary.y() > place.y()


def test_the_keyboard_explains_the_word_of_the_current_row(qtbot: QtBot, theme: Theme) -> None:
    page = shown(qtbot, InspectorPage(), 1_192, 500)
    blocks = [block(1, state=BlockState.DRAFT), block(2, state=BlockState.LEFT_OUT)]
    page.show_request(looked(blocks), NOW)
    page.list.choose("2:")
    explain_focus(page, page.list)
    glossary = shown_glossary()
    assert glossary.word.text() == "Excluded"
    glossary.close()
    page.list.choose("1:")
    explain_focus(page, page.list)  # a word that everybody knows has no entry
    glossary = shown_glossary()
    assert glossary.word.text() == term_word(GLOSSARY[0])


def test_a_state_has_the_same_word_on_every_page() -> None:
    same = (
        (OutputState.IN_CONTEXT, CacheState.CONTEXT, EventForm.FULL, BlockState.FULL),
        (OutputState.CACHED, CacheState.CACHED, EventForm.MARKER, BlockState.CACHED),
        (OutputState.AT_GATE, CacheState.AT_GATE, EventForm.AT_GATE, BlockState.AT_GATE),
        (OutputState.EXCERPT, CacheState.EXCERPT, EventForm.EXCERPT, BlockState.COMPACTED),
    )
    for output, cached, form, state in same:
        assert (
            block_terms.OUTPUT_TERMS[output]
            is block_terms.CACHE_TERMS[cached]
            is block_terms.FORM_TERMS[form]
            is block_terms.block_term(block(1, state=state))
        )
    preview = block_terms.CACHE_TERMS[CacheState.PREVIEW]
    assert block_terms.OUTPUT_TERMS[OutputState.PREVIEW] is preview
    assert block_terms.FORM_TERMS[EventForm.PREVIEW] is preview
    covered = block_terms.CACHE_TERMS[CacheState.COMPACTED]
    assert block_terms.OUTPUT_TERMS[OutputState.COMPACTED] is covered
    assert block_terms.FORM_TERMS[EventForm.FOLD] is covered
    for states, terms in (
        (OutputState, block_terms.OUTPUT_TERMS),
        (CacheState, block_terms.CACHE_TERMS),
    ):
        assert set(states) == set(terms)
    assert all(block_terms.job_name(job) for job in Job)


def test_a_state_is_one_of_five_words_or_says_who_keeps_the_block() -> None:
    states = {*block_terms.OUTPUT_TERMS.values(), *block_terms.FORM_TERMS.values()}
    five = {"In context", "Shortened", "In notes", "In the cache", "Excluded"}
    assert {term_word(term) for term in states} == five
    assert {term_word(term) for term in GLOSSARY[:5]} == five, "states come first"
    faults = {"Damaged", "Not recorded", "Draft"}
    of_entries = {term_word(term) for term in block_terms.CACHE_TERMS.values()}
    assert of_entries - faults <= five | {"Pinned"}
    blocks = [block(1, state=state) for state in BlockState]
    of_blocks = {term_word(block_terms.block_term(item)) for item in blocks}
    assert of_blocks - faults <= five | {"Pinned"}


def test_only_what_the_user_pinned_is_pinned_and_a_tooltip_says_what_helix_keeps() -> None:
    terms = {
        (sort, state): block_terms.block_term(block(1, sort, state))
        for sort in (Sort.PIN, Sort.GUIDE, Sort.USER)
        for state in (BlockState.PINNED, BlockState.KEPT)
    }
    assert term_word(terms[Sort.PIN, BlockState.PINNED]) == "Pinned"
    for sort, begin in ((Sort.GUIDE, "Helix follows these"), (Sort.USER, "Helix keeps this")):
        term = terms[sort, BlockState.KEPT]
        assert term_word(term) == "In context"
        assert block_terms.term_explanation(term).startswith(begin)
