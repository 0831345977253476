"""Scripts that are read from the right: where their lines begin, and bubbles around them."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from helix_desktop.domain.events import TurnStarted
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.messages import Text
from helix_desktop.ui.chat.transcript.row_layout import (
    BUBBLE_PADDING,
    click_areas,
    make_row_layout,
)
from helix_desktop.ui.chat.transcript.rows import RowAction
from helix_desktop.ui.chat.transcript.view import TranscriptView
from helix_desktop.ui.markdown.block_parser import parse_literal
from helix_desktop.ui.markdown.text_layout import TextLayout, reads_right_to_left
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import use_locale
from helix_desktop.ui.text.language import language_locale
from tests.ui.transcript_events import A, back, gate, loaded, reads, reply_of
from tests.ui.views import owned

HEBREW = "שלום, קרא את src/ledger.py בבקשה"
WIDE = 700


@pytest.mark.parametrize(
    ("text", "from_right"),
    [
        (HEBREW, True),
        ("123 · مرحبا", True),
        ("read README: שלום", False),
        ("42%", False),
        ("", False),
    ],
)
def test_the_first_letter_says_where_a_text_begins(text: str, from_right: bool) -> None:
    assert reads_right_to_left(text) is from_right


def test_lines_begin_at_the_right_and_are_hit_where_they_stand(theme: Theme) -> None:
    lines = TextLayout(HEBREW, "prose", 500)
    [first] = lines.rects(0, 1)
    assert first.right() == pytest.approx(500, abs=1)
    assert lines.index_at(QPointF(499.5, 5)) == 0
    assert lines.char_at(QPointF(498, 5)) == 0
    assert lines.char_at(QPointF(20, 5)) == -1
    assert lines.end().x() == pytest.approx(500 - lines.natural, abs=1)


def test_code_begins_at_the_left_whatever_its_first_word_is(theme: Theme) -> None:
    lines = TextLayout("# שלום", "mono", 500)
    [first] = lines.rects(0, 1)
    assert first.left() == pytest.approx(0, abs=1)


@pytest.mark.parametrize("text", [HEBREW, HEBREW * 9, "hello", f"{HEBREW}\n\nhello"])
def test_a_bubble_holds_all_of_its_words(theme: Theme, text: str) -> None:
    model = loaded(TurnStarted(0.0, text))
    row_layout = make_row_layout(model.row(0), WIDE)
    for box in row_layout.sheet.rects(0, row_layout.sheet.size):
        assert row_layout.place.x() + box.right() <= WIDE - BUBBLE_PADDING + 1
        assert row_layout.place.x() + box.left() >= 0


TURN = (
    TurnStarted(0.0, "go"),
    reply_of(Text("I read."), reads("c1")),
    back("c1", A),
    gate(GateChoice.EXTRACT),
)


@pytest.mark.parametrize(
    ("at", "want"), [(2, RowAction.ENTRY), (3, RowAction.DECIDE), (3, RowAction.ENTRY)]
)
def test_actions_in_a_mirrored_transcript_are_clicked_where_they_are_painted(
    qtbot: QtBot, theme: Theme, at: int, want: RowAction
) -> None:
    view = owned(qtbot, TranscriptView(loaded(*TURN, running=False)))
    view.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    view.resize(800, 900)
    view.show()
    view.grab()
    row_layout = view.row_layout_at(at)
    zone = next(zone for zone in click_areas(row_layout) if zone.action is want)
    drawn = zone.rect.center()
    seen = view.row_rect(at).topLeft() + QPointF(row_layout.width - drawn.x(), drawn.y())
    with qtbot.waitSignal(view.action_requested) as caught:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=seen.toPoint())
    assert caught.args == [at, want]


def test_a_bubble_stands_at_the_side_on_which_lines_end(theme: Theme) -> None:
    row = loaded(TurnStarted(0.0, "hello")).row(0)
    left, right = (make_row_layout(row, WIDE, from_right=item) for item in (False, True))
    assert left.place.x() + left.sheet.natural == pytest.approx(WIDE - BUBBLE_PADDING, abs=1)
    assert right.place.x() == pytest.approx(BUBBLE_PADDING, abs=1)
    assert right.left == left.left


def test_a_note_does_not_spell_out_the_signs_around_the_values_of_its_translation() -> None:
    note = "الفرع \u2068fix\u2069، \u2068a\u202eb\u2069"
    use_locale(language_locale("ar"))
    try:
        [block] = parse_literal(note, is_window_text=True)
        assert block.rich.text == "الفرع \u2068fix\u2069، \u2068a⟨U+202E⟩b\u2069"
        [other] = parse_literal(note)
        assert "⟨U+2068⟩" in other.rich.text, "a text of somebody else hides nothing"
    finally:
        use_locale(None)
