"""Painting from the right: the same picture, mirrored, and texts that can still be read."""

from collections.abc import Callable, Iterator
from itertools import product

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.ui.style.canvas import (
    ELIDE,
    ELIDE_MIDDLE,
    ELIDE_NONE,
    Canvas,
    arrow_step,
    fitted_name,
    fitted_place,
    forward_icon,
    keep_left_to_right,
    mirrored_point,
    set_margins,
    styled,
    wrapped,
)
from helix_desktop.ui.style.theme import Theme
from tests.ui.views import owned

WIDE, HIGH = 120, 40
WORDS = "MMM..."
"""Most of its ink is at its beginning."""


class Painted(QWidget):
    """A dot, a line and a picture at the left, words in the room left of the middle."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(WIDE, HIGH)
        self.words = True

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  Qt calls it
        canvas = Canvas.on(self)
        white = QColor("white")
        canvas.fill(self.rect(), QColor("black"))
        canvas.fill(QRectF(0, 0, 4, HIGH), QColor("red"))
        canvas.dot(QPointF(14, 20), white, radius=4)
        canvas.line(QPointF(22, 10), QPointF(22, 30), white)
        canvas.box(QRectF(26, 10, 8, 8), 2, white, border=white)
        picture = QPixmap(6, 6)
        picture.fill(QColor("blue"))
        canvas.picture(QPointF(26, 24), picture)
        if self.words:
            canvas.text(QRectF(40, 0, 60, HIGH), WORDS, elide=ELIDE_NONE)


@pytest.fixture
def from_right(qapp: QApplication) -> Iterator[None]:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.fixture
def widget(qtbot: QtBot, theme: Theme) -> Painted:
    return owned(qtbot, Painted())


def seen(widget: QWidget) -> QImage:
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def test_shapes_and_pictures_are_mirrored_from_right_to_left(widget: Painted) -> None:
    widget.words = False
    left = seen(widget)
    widget.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    right = seen(widget)
    across = right.flipped(Qt.Orientation.Horizontal)
    assert _apart(left, right) > 300
    assert _apart(left, across) < 100  # edges of shapes lie on other halves of their pixels


def test_text_moves_to_the_other_side_but_is_not_mirrored(widget: Painted) -> None:
    left = seen(widget)
    widget.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    right = seen(widget)
    wide = _columns(left, 40, WIDE)
    across = _columns(right, 0, WIDE - 40)
    assert wide[0] - 40 == pytest.approx(WIDE - 40 - 1 - across[-1], abs=2)
    for image, result in ((left, wide), (right, across)):
        half = (result[0] + result[-1]) // 2
        assert _ink(image, result[0], half) > _ink(image, half + 1, result[-1])


def test_a_left_to_right_widget_is_not_mirrored(from_right: None, widget: Painted) -> None:
    mirrored = seen(widget)
    keep_left_to_right(widget)
    assert seen(widget) != mirrored
    assert QColor(seen(widget).pixel(1, 20)) == QColor("red")
    assert _columns(seen(widget), 40, WIDE)[0] < 44


def test_margins_follow_the_reading_direction(qtbot: QtBot, from_right: None) -> None:
    widget = owned(qtbot, QWidget())
    row = QHBoxLayout(widget)
    set_margins(row, start=40, top=1, end=8, bottom=2)
    result = row.contentsMargins()
    assert (result.left(), result.top(), result.right(), result.bottom()) == (8, 1, 40, 2)


def test_positions_icons_and_arrow_keys_follow_the_reading_direction(widget: Painted) -> None:
    place = QPointF(10, 5)
    assert mirrored_point(widget, place) == place
    assert (forward_icon(widget), arrow_step(widget)) == ("right", 1)
    widget.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert mirrored_point(widget, place) == QPointF(WIDE - 10, 5)
    assert mirrored_point(widget, mirrored_point(widget, place)) == place
    assert (forward_icon(widget), arrow_step(widget)) == ("left", -1)


def test_a_clip_with_round_corners_and_what_is_in_it_are_mirrored(theme: Theme) -> None:
    image, painter = black()
    canvas = Canvas(painter, QRectF(0, 0, WIDE, HIGH), mirrored=True)
    with canvas.clipped(QRectF(0, -10, 10, HIGH + 20), radius=2):
        canvas.fill(QRectF(0, 0, 20, HIGH), QColor("red"))
    painter.end()
    seen_red = [x for x in range(WIDE) if QColor(image.pixel(x, 5)) == QColor("red")]
    assert seen_red == list(range(WIDE - 10, WIDE))


def test_words_that_are_exact_stay_at_their_side_of_a_mirrored_place(theme: Theme) -> None:
    image, painter = black()
    canvas = Canvas(painter, QRectF(0, 0, WIDE, HIGH), mirrored=True)
    place = canvas.placed(QRectF(0, 0, 100, HIGH))
    canvas.within(place, mirrored=False).text(place, "i")
    painter.end()
    assert _columns(image, 0, WIDE)[0] in range(WIDE - 100, WIDE - 94)


def black() -> tuple[QImage, QPainter]:
    image = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
    image.fill(QColor("black"))
    return image, QPainter(image)


def _apart(one: QImage, other: QImage) -> int:
    return sum(one.pixel(x, y) != other.pixel(x, y) for x in range(WIDE) for y in range(HIGH))


def _columns(image: QImage, first: int, last: int) -> list[int]:
    """Where letters are."""
    return [x for x in range(first, last) if any(_bright(image, x, y) for y in range(HIGH))]


def _ink(image: QImage, first: int, last: int) -> int:
    return sum(_bright(image, x, y) for x in range(first, last + 1) for y in range(HIGH))


def _bright(image: QImage, x: int, y: int) -> bool:
    return QColor(image.pixel(x, y)).green() > 90


@pytest.mark.parametrize("mirrored", [False, True])
def test_the_marked_beginning_of_a_word_stands_before_its_rest(
    theme: Theme, mirrored: bool
) -> None:
    image = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
    image.fill(QColor("black"))
    canvas = Canvas(QPainter(image), QRectF(image.rect()), mirrored=mirrored)
    pieces = [("MM", True), ("MM", False)]
    width = canvas.marked_text(image.rect(), pieces, tone="ok", marked_tone="bad")
    canvas.painter.end()
    red, green = columns_of(image, QColor.red), columns_of(image, QColor.green)
    assert max(red) < min(green)
    assert (min(red) > WIDE / 2) == mirrored
    assert 0 < width < WIDE / 2


@pytest.mark.parametrize("elide", [ELIDE, ELIDE_MIDDLE])
def test_marked_text_is_cut_as_one_text(theme: Theme, elide: Qt.TextElideMode) -> None:
    image = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
    canvas = Canvas(QPainter(image), QRectF(image.rect()))
    pieces = [("C", True), ("ompact a long name with ", False), ("mi", True)]
    width = canvas.marked_text(QRectF(0, 0, 60, HIGH), pieces, elide=elide)
    full_width = canvas.marked_text(QRectF(0, 0, 600, HIGH), pieces, elide=elide)
    canvas.painter.end()
    assert 30 < width <= 60 < full_width


def columns_of(image: QImage, part: Callable[[QColor], int]) -> list[int]:
    """Return the columns in which one part of a color is much stronger than the other two."""
    results = []
    for x, y in product(range(image.width()), range(image.height())):
        color = image.pixelColor(x, y)
        if 2 * part(color) - color.red() - color.green() - color.blue() + part(color) > 120:
            results.append(x)
    return results


def test_a_name_is_shown_whole_before_what_follows_it_and_no_figure_is_cut(theme: Theme) -> None:
    metrics, full_name = styled("monos")[1], "docs/people.md · first 400 of 598 lines"

    def room(text: str) -> float:
        return metrics.horizontalAdvance(text) + 1

    assert fitted_name(full_name, metrics, room(full_name)) == full_name
    assert fitted_name(full_name, metrics, room(full_name) - 3) == "docs/people.md · …"
    assert fitted_name(full_name, metrics, room("docs/people.md · …")) == "docs/people.md · …"
    long = "docs/of/many/people.md"
    cut = fitted_name(long, metrics, room(long) / 2)
    assert cut.startswith("docs")
    assert cut.endswith(".md")
    assert "…" in cut


def test_of_a_folder_after_a_dot_both_ends_are_shown(theme: Theme) -> None:
    metrics, full_place = styled("micro")[1], "restored · helix_desktop/ui/chat/transcript"
    width = metrics.horizontalAdvance(full_place) + 1
    assert fitted_place(full_place, metrics, width) == full_place
    cut = fitted_place(full_place, metrics, width * 0.8)
    assert cut.startswith("restored · helix")
    assert cut.endswith("transcript"[-4:])
    assert metrics.horizontalAdvance(cut) <= width * 0.8
    for narrow in (width / 5, 1.0, 0.0):
        assert metrics.horizontalAdvance(fitted_place(full_place, metrics, narrow)) <= max(
            narrow, 12
        )
    german = "von einem Befehl oder Ihnen · billing/exports"
    place = metrics.horizontalAdvance("billing/exports")
    assert fitted_place(german, metrics, 2 * place).endswith("… · billing/exports")
    assert fitted_place("Can't read its file", metrics, 60).startswith("Can't")
    assert fitted_place("Can't read its file", metrics, 60).endswith("…")


@pytest.mark.parametrize("text", ["", "one two three four", "😀😀 one 😀 two three", "x" * 90])
def test_a_text_is_wrapped_without_loss(theme: Theme, text: str) -> None:
    lines = wrapped(text, "micro", 60)
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert all(styled("micro")[1].horizontalAdvance(line) <= 61 for line in lines)


def test_text_keeps_its_direction_after_a_canvas_within_it(theme: Theme) -> None:
    picture = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    canvas = Canvas(painter, QRectF(picture.rect()), mirrored=True)
    canvas.within(QRectF(0, 0, 40, HIGH), mirrored=False).text(QRectF(0, 0, 40, HIGH), WORDS)
    canvas.text(QRectF(40, 0, 60, HIGH), WORDS)
    assert painter.layoutDirection() is Qt.LayoutDirection.LayoutDirectionAuto
    painter.end()
