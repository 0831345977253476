"""Sheets, lines and heights: what a message is laid out with."""

import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QImage, QPainter

from helix_desktop.ui.chat.transcript.view import TextPosition, TextSelection
from helix_desktop.ui.markdown.block_layout import TextAction, TextActionKind
from helix_desktop.ui.markdown.block_parser import StreamingParser
from helix_desktop.ui.markdown.code_box import MAX_NAME_CHARS, CodeBox
from helix_desktop.ui.markdown.message_layout import MessageLayout
from helix_desktop.ui.markdown.text_layout import Highlight, TextLayout
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.virtual_rows import EstimatedHeights


@pytest.mark.alone
def test_code_that_streams_keeps_the_parts_it_has(theme: Theme) -> None:
    growing = StreamingParser()
    code = "```py\n" + "x = 1\n" * 1_000
    before = MessageLayout(growing.parse(code, 100_000, is_live=True), 700)
    began = time.process_time()
    for step in range(20):
        code += f"y = {step}\n"
        before = MessageLayout(growing.parse(code, 100_000, is_live=True), 700, before=before)
    spent = (time.process_time() - began) / 20
    began_full = time.process_time()
    MessageLayout(growing.parse(code, 100_000), 700)
    assert spent < (time.process_time() - began_full) / 2


def test_positions_are_those_of_the_text_with_emoji_in_it(theme: Theme) -> None:
    text = "a👩\u200d💻b\nçd"
    lines = TextLayout(text, "prose", 500)
    for at in (0, 1, 4, 5, 6, 8):
        [rect, *_] = lines.rects(at, at + 1) or [QRectF()]
        if rect.width():
            assert lines.index_at(QPointF(rect.left() + 0.1, rect.center().y())) == at
    assert lines.index_at(QPointF(400, 500)) == len(text)


@pytest.mark.parametrize("text", ["تم. Done in src/a.py.", "تم src/a.py.", "Read اقرأ src/a.py تم"])
def test_code_is_where_its_letters_are_beside_words_of_the_other_direction(
    theme: Theme, text: str
) -> None:
    lines = TextLayout(text, "prose", 500)
    start, end = text.index("src"), text.index("src") + len("src/a.py")
    [rect] = lines.rects(start, end)
    middle = rect.center().y()
    assert lines.char_at(QPointF(rect.left() + 1, middle)) == start
    assert lines.char_at(QPointF(rect.right() - 1, middle)) == end - 1


def test_a_part_in_two_directions_has_a_rectangle_for_each_piece(theme: Theme) -> None:
    text = "تم. Done in src/a.py"
    lines = TextLayout(text, "prose", 500)
    done, marked = lines.rects(0, 3) + lines.rects(4, 8), lines.rects(0, 8)
    assert len(marked) == 2
    assert sum(item.width() for item in marked) == pytest.approx(
        sum(item.width() for item in done) + lines.rects(3, 4)[0].width(), abs=1
    )


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=st.text(alphabet="ab\n*`#-|> 👩é", max_size=120), data=st.data())
def test_any_part_of_any_message_can_be_marked_and_painted(
    theme: Theme, text: str, data: st.DataObject
) -> None:
    sheet = MessageLayout(StreamingParser().parse(text), 300)
    start = data.draw(st.integers(0, sheet.size))
    end = data.draw(st.integers(start, sheet.size))
    image = QImage(320, 400, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    mark = Highlight(start, end, theme.color("acc"))
    sheet.draw(painter, QPointF(10, 10), [mark], clip=QRectF(0, 0, 320, 400))
    painter.end()
    assert sheet.text[start:end] or start == end
    for rect in sheet.rects(start, end):
        assert 0 <= sheet.index_at(rect.center()) <= sheet.size


@given(
    st.lists(st.tuples(st.sampled_from("ascd"), st.integers(0, 30), st.floats(1, 90)), max_size=60)
)
def test_estimated_heights_equal_those_of_a_plain_list(steps: list[tuple[str, int, float]]) -> None:
    plain: list[float] = []
    heights = EstimatedHeights()
    for what, at, height in steps:
        if what in "as" or not plain:
            plain.append(height)
            heights.append(height)
        else:
            plain[at % len(plain)] = height
            heights[at % len(plain)] = height
    for at in range(len(plain) + 1):
        assert heights.top(at) == pytest.approx(sum(plain[:at]))
    for at, height in enumerate(plain):
        assert heights.row_at(sum(plain[:at]) + height / 2) == at
    assert heights.row_at(-1) == -1
    assert heights.row_at(sum(plain) + 1) == len(plain)
    count = len(plain)
    assert EstimatedHeights(plain).top(count) == pytest.approx(heights.top(count))


def test_a_selection_knows_its_part_of_each_row() -> None:
    chosen = TextSelection(TextPosition(4, 3), TextPosition(2, 5))
    assert chosen.within(1, 9) is None
    assert chosen.within(2, 9) == (5, 9)
    assert chosen.within(3, 9) == (0, 9)
    assert chosen.within(4, 9) == (0, 3)
    assert chosen.within(2, 5) is None
    assert (chosen.holds(2), chosen.holds(3)) == (False, True)


@pytest.mark.parametrize("width", [300, 500, 760])
def test_a_table_of_many_columns_stays_on_the_page(theme: Theme, width: int) -> None:
    row = "|" + "|".join(["a wide word", *["b"] * 10]) + "|\n"
    leaves = StreamingParser().parse(row + "|-" * 11 + "|\n" + row)
    sheet = MessageLayout(leaves, width)
    assert [box.block.shape.value for box in sheet.boxes] == ["table"]
    assert sheet.natural <= max(width, 11 * 33)


def painted(sheet: MessageLayout, width: int) -> QImage:
    image = QImage(width, int(sheet.height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    sheet.draw(painter, QPointF(0, 0), [], clip=QRectF(image.rect()))
    painter.end()
    return image


def code(language: str, width: float, theme: Theme) -> tuple[MessageLayout, CodeBox]:
    sheet = MessageLayout(StreamingParser().parse(f"```{language}\nx = 1\n```"), width)
    [box] = sheet.boxes
    assert isinstance(box, CodeBox)
    return sheet, box


def test_a_fence_shows_its_language_above_its_code_and_nobody_copies_it(theme: Theme) -> None:
    sheet, box = code("python", 600, theme)
    assert box.label == "python"
    assert (sheet.text, sheet.copied(0, sheet.size)) == ("x = 1", "x = 1")
    assert box.action_at(QPointF(590, 10)) == TextAction(TextActionKind.COPY, "x = 1")
    _, plain = code("", 600, theme)
    assert plain.label == "code"
    head = QRect(0, 0, 300, 30)
    shown = [painted(code(name, 600, theme)[0], 600).copy(head) for name in ("python", "rust")]
    assert shown[0] != shown[1]


@pytest.mark.parametrize("width", [600, 220, 90])
def test_the_name_of_a_language_never_runs_into_the_button_beside_it(
    theme: Theme, width: int
) -> None:
    sheet, box = code("W" * 5_000, width, theme)
    short, _ = code("W", width, theme)
    assert len(box.label) <= MAX_NAME_CHARS + 1
    assert sheet.height == short.height
    clicked = next(x for x in range(width) if box.action_at(QPointF(x, 10)) is not None)
    button = QRect(clicked + 14, 0, width, 33)
    assert painted(sheet, width).copy(button) == painted(short, width).copy(button)


def test_what_hides_in_the_name_of_a_language_is_written_out(theme: Theme) -> None:
    _, box = code("py\u202ethon", 600, theme)
    assert box.label == "py⟨U+202E⟩thon"
