"""Painting for all painted widgets: text, icons, shapes, and the pictures of digests in the cache,
mirrored for right-to-left languages.

`Canvas` paints for left to right, and at the mirrored place on a widget that reads from the right.
The picture of a digest is a pattern of cells that tells digests apart at a glance.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from unicodedata import bidirectional

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTextCharFormat,
    QTextLayout,
    QTextLine,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QLayout, QWidget

from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.style.tokens import CHIP_ALPHA
from helix_desktop.ui.text.formatting import text_position, unit_count


def set_margins(target: QLayout | QWidget, *, start: int, top: int, end: int, bottom: int) -> None:
    """Set margins by reading direction; Qt mirrors layouts but not their margins."""
    if QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft:
        start, end = end, start
    target.setContentsMargins(start, top, end, bottom)


def is_right_to_left(widget: QWidget) -> bool:
    return widget.layoutDirection() is Qt.LayoutDirection.RightToLeft


def mirrored_point(widget: QWidget, point: QPointF) -> QPointF:
    """Convert a point between the pointer's and the painting's coordinates, in either direction."""
    return QPointF(widget.width() - point.x(), point.y()) if is_right_to_left(widget) else point


def forward_icon(on: "QWidget | Canvas") -> str:
    """Return the icon that points in the reading direction."""
    mirrored = on.mirrored if isinstance(on, Canvas) else is_right_to_left(on)
    return "left" if mirrored else "right"


def arrow_step(widget: QWidget) -> int:
    """Return the step of the right arrow key: forward (1) or back (-1)."""
    return -1 if is_right_to_left(widget) else 1


def keep_left_to_right(widget: QWidget) -> None:
    """Keep a widget and its children left to right, for code, diffs, and axes."""
    widget.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


CHIP_HEIGHT = 22
CHIP_PADDING = 9
CAP_HEIGHT, CAP_PADDING, CAP_GAP = 18, 5, 4
DOT_SIZE = 6
KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
"""The reasons of a focus change that show a focus ring; a mouse pointer needs none."""


CODE = ("mono", "monos")
"""The styles of code, which is never read from right to left."""
LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight
CENTER = Qt.AlignmentFlag.AlignHCenter
ELIDE = Qt.TextElideMode.ElideRight
ELIDE_MIDDLE = Qt.TextElideMode.ElideMiddle
ELIDE_NONE = Qt.TextElideMode.ElideNone
_AT_A_SIDE = Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
_ONE_LINE = {
    align: align | _AT_A_SIDE | Qt.TextFlag.TextSingleLine for align in (LEFT, RIGHT, CENTER)
}
_SMOOTH = QPainter.RenderHint.Antialiasing
_NO_PEN, _NO_BRUSH = QPen(Qt.PenStyle.NoPen), QBrush(Qt.BrushStyle.NoBrush)
"""PySide converts an enumeration on each call, which costs as much as a third of a small box."""


class Canvas:
    """Paints with the names of tokens: text, icons, boxes, chips, lines, and curves.

    Places are given from the left. On a widget that reads from right to left each thing is painted
    at the mirrored place; letters and pictures themselves are never mirrored.
    """

    def __init__(self, painter: QPainter, area: QRectF, *, mirrored: bool = False) -> None:
        self._painter = painter
        self.mirrored = mirrored
        self._sum = area.left() + area.right() if mirrored else 0.0
        # mirrored text reads in the direction of its own letters
        auto, from_left = Qt.LayoutDirection.LayoutDirectionAuto, Qt.LayoutDirection.LeftToRight
        self._direction = auto if mirrored else from_left
        painter.setLayoutDirection(self._direction)
        # a canvas for code or an axis has words of the window beside them
        from_right = QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
        self._mixed = from_right and not mirrored
        self._redirects = from_right
        """Whether something else that is painted leaves another direction behind."""

    @classmethod
    def on(cls, widget: QWidget) -> "Canvas":
        """Return a canvas on a widget, in its reading direction."""
        return cls(QPainter(widget), QRectF(widget.rect()), mirrored=is_right_to_left(widget))

    @classmethod
    def unmirrored(cls, widget: QWidget) -> "Canvas":
        """Return a canvas on a widget that shows text with a direction of its own."""
        return cls(QPainter(widget), QRectF(widget.rect()))

    def within(self, area: QRectF, *, mirrored: bool) -> "Canvas":
        """Return a canvas of the same painting that is mirrored within one area, or not."""
        canvas = Canvas(self._painter, area, mirrored=mirrored)
        if self._redirects or mirrored is not self.mirrored:
            self._redirects = canvas._redirects = True
        return canvas

    @property
    def painter(self) -> QPainter:
        """The painter below, with smooth edges, for what no method here paints."""
        return self._smooth()

    @property
    def ratio(self) -> float:
        return self._painter.device().devicePixelRatioF()

    @property
    def forward_icon(self) -> str:
        """The icon that points in the reading direction."""
        return "left" if self.mirrored else "right"

    def text(
        self,
        rect: QRectF | QRect,
        text: str,
        style: str = "body",
        *,
        tone: str = "fg",
        align: Qt.AlignmentFlag = LEFT,
        elide: Qt.TextElideMode = ELIDE,
    ) -> float:
        """Paint one line of text, centered in height. Return the width of what was painted."""
        placed_rect = self.placed(rect) if self.mirrored else rect
        width, max_width = text_width(text, style), max(0.0, placed_rect.width())
        if width > max_width and elide is not ELIDE_NONE:
            text = _elided(text, style, max_width=max_width, elide=elide)
            width = text_width(text, style)
        self._painter.setFont(styled(style)[0])
        self._painter.setPen(Theme.applied.color(tone))
        if self._redirects:
            direction = self._direction
            if self._mixed and style not in CODE and _from_right(text):
                direction = Qt.LayoutDirection.RightToLeft
            self._painter.setLayoutDirection(direction)
        if self.mirrored and align is not CENTER:
            align = RIGHT if align is LEFT else LEFT
        self._painter.drawText(placed_rect, _ONE_LINE[align], text)
        return width

    def marked_text(
        self,
        rect: QRectF | QRect,
        pieces: Iterable[tuple[str, bool]],
        style: str = "body",
        *,
        tone: str = "fg",
        marked_tone: str = "acc",
        elide: Qt.TextElideMode = ELIDE,
    ) -> float:
        """Paint one line in which some pieces are marked. Return the width of what was painted."""
        fitting_pieces = _fitting(list(pieces), style, max_width=QRectF(rect).width(), elide=elide)
        if any(_from_right(words) for words, _ in fitting_pieces):
            tones = Theme.applied.color(tone), Theme.applied.color(marked_tone)
            return self._bidirectional_text(QRectF(rect), fitting_pieces, style, tones=tones)
        measured = [
            (words, marked, text_width(words, style, bold=marked))
            for words, marked in fitting_pieces
        ]
        total_width = sum(width for _, _, width in measured)
        area = QRectF(rect)
        area.setWidth(total_width)
        area = self.placed(area)  # within it, the pieces of a word always begin at the left
        for words, marked, width in measured:
            self._painter.setFont(styled(style, bold=marked)[0])
            self._painter.setPen(Theme.applied.color(marked_tone if marked else tone))
            self._painter.setLayoutDirection(self._direction)
            self._painter.drawText(area.adjusted(0, 0, 1, 0), _ONE_LINE[LEFT], words)
            area.setLeft(area.left() + width)
        return total_width

    def _bidirectional_text(
        self, rect: QRectF, pieces: "Pieces", style: str, *, tones: tuple[QColor, QColor]
    ) -> float:
        """Paint pieces whose order is that of their letters, from right to left or mixed."""
        text_layout = formatted_layout(
            styled(style)[0],
            [(words, styled(style, bold=marked)[0], tones[marked]) for words, marked in pieces],
        )
        text_layout.beginLayout()
        line = text_layout.createLine()
        line.setLineWidth(10 * rect.width())
        text_layout.endLayout()
        total_width = line.naturalTextWidth()
        placed_rect = self.placed(QRectF(rect.left(), rect.top(), total_width, rect.height()))
        shift = QPointF(line.naturalTextRect().left(), line.height() / 2)
        text_layout.draw(
            self._painter, QPointF(placed_rect.left(), placed_rect.center().y()) - shift
        )
        return total_width

    def icon(self, top_left: QPointF, name: str, tone: str, *, size: int = 16) -> None:
        """Paint an icon with its upper left corner at a point."""
        self.picture(top_left, Theme.applied.icon(name, tone, size=size, ratio=self.ratio))

    def picture(self, top_left: QPointF, pixmap: QPixmap) -> None:
        """Paint a picture with its upper left corner at a point."""
        place = self.placed(QRectF(top_left, pixmap.deviceIndependentSize()))
        self._painter.drawPixmap(place.topLeft(), pixmap)

    def fill(self, rect: QRectF | QRect, tone: str | QColor, *, alpha: int = 255) -> None:
        """Fill a rectangle, with sharp edges at every zoom."""
        self._smooth(is_smooth=False).fillRect(self.placed(rect), self._color(tone, alpha))

    def box(
        self,
        rect: QRectF | QRect,
        radius: float,
        fill: str | QColor = "",
        *,
        border: str | QColor = "",
        width: float = 1,
    ) -> None:
        """Paint a rounded shape. Its border lies inside, on half pixels, so that it is sharp."""
        painter, shape, half_border = self._smooth(), self.placed(rect), width / 2
        painter.setBrush(self._color(fill) if fill else _NO_BRUSH)
        painter.setPen(QPen(self._color(border), width) if border else _NO_PEN)
        if border:
            shape.adjust(half_border, half_border, -half_border, -half_border)
        painter.drawRoundedRect(shape, radius, radius)

    def line(
        self,
        start: QPointF,
        end: QPointF,
        tone: str | QColor,
        *,
        width: float = 1,
        dash: Sequence[float] = (),
    ) -> None:
        """Paint a line; a level or upright one is sharp."""
        pen = QPen(self._color(tone), width)
        if dash:
            pen.setDashPattern(list(dash))
        sharp = start.x() == end.x() or start.y() == end.y()
        painter = self._smooth(is_smooth=not sharp)
        painter.setPen(pen)
        painter.drawLine(self.point(start), self.point(end))

    def dot(self, center: QPointF, tone: str | QColor, *, radius: float = DOT_SIZE / 2) -> None:
        painter = self._smooth()
        painter.setPen(_NO_PEN)
        painter.setBrush(self._color(tone))
        painter.drawEllipse(self.point(center), radius, radius)

    def ring(
        self, center: QPointF, tone: str | QColor, *, radius: float, width: float = 1.5
    ) -> None:
        painter = self._smooth()
        painter.setPen(QPen(self._color(tone), width))
        painter.setBrush(_NO_BRUSH)
        painter.drawEllipse(self.point(center), radius, radius)

    def curve(self, points: Iterable[QPointF], tone: str | QColor, *, width: float = 1.4) -> None:
        """Paint straight lines from point to point."""
        pen = QPen(self._color(tone), width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter = self._smooth()
        painter.setPen(pen)
        painter.setBrush(_NO_BRUSH)
        painter.drawPolyline([self.point(point) for point in points])

    def shape(self, points: Iterable[QPointF], tone: str | QColor) -> None:
        """Fill the shape between points."""
        painter = self._smooth()
        painter.setPen(_NO_PEN)
        painter.setBrush(self._color(tone))
        painter.drawPolygon([self.point(point) for point in points])

    def layout(
        self, text_layout: QTextLayout, top_left: QPointF, *, width: float, tone: str = "fg"
    ) -> None:
        """Paint text that was laid out at a width."""
        self._painter.setPen(Theme.applied.color(tone))
        text_layout.draw(
            self._painter, self.placed(QRectF(top_left.x(), top_left.y(), width, 0)).topLeft()
        )

    def chip(
        self, right: float, middle: float, words: str, *, tone: str, height: float = CHIP_HEIGHT
    ) -> float:
        """Paint a chip that ends at `right`. Return its left edge."""
        width = chip_width(words)
        rect = QRectF(right - width, middle - height / 2, width, height)
        self.box(rect, height / 2, Theme.applied.tint(tone, "surf", CHIP_ALPHA))
        self.text(rect, words, "microb", tone=tone, align=CENTER, elide=ELIDE_NONE)
        return rect.left()

    def key_cap(self, left: float, middle: float, key: str) -> float:
        """Paint the cap of one key. Return its right edge."""
        rect = QRectF(left, middle - CAP_HEIGHT / 2, key_cap_width(key), CAP_HEIGHT)
        self.box(rect, 4, border="line2")
        self.text(rect, key, "microb", tone="mut", align=CENTER, elide=ELIDE_NONE)
        return rect.right()

    def shortcut(self, right: float, middle: float, shortcut: str) -> float:
        """Paint the keys of a shortcut, which ends at `right`. Return its left edge."""
        begin = left = right - shortcut_width(shortcut)
        keys = shortcut_keys(shortcut)
        for key in reversed(keys) if self.mirrored else keys:  # Ctrl always comes first
            left = self.key_cap(left, middle, key) + CAP_GAP
        return begin

    def focus_ring(self, rect: QRectF | QRect, radius: float) -> None:
        """Paint the keyboard focus as a ring two pixels wide, inside `rect`."""
        self.box(rect, radius, border="acc", width=2)

    @contextmanager
    def clipped(self, rect: QRectF | QRect, *, radius: float = 0) -> Iterator[None]:
        """Paint only inside a rectangle, with round corners if it has a radius."""
        self._painter.save()
        if radius:
            path = QPainterPath()
            path.addRoundedRect(self.placed(rect), radius, radius)
            self._painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        else:
            self._painter.setClipRect(self.placed(rect), Qt.ClipOperation.IntersectClip)
        try:
            yield
        finally:
            self._painter.restore()

    @contextmanager
    def dimmed(self, opacity: float) -> Iterator[None]:
        """Paint with an opacity from 0 to 1."""
        before = self._painter.opacity()
        self._painter.setOpacity(before * opacity)
        try:
            yield
        finally:
            self._painter.setOpacity(before)

    def placed(self, rect: QRectF | QRect) -> QRectF:
        """Return where a rectangle is painted."""
        mirrored = QRectF(rect)
        if self.mirrored:
            mirrored.moveLeft(self._sum - mirrored.right())
        return mirrored

    def point(self, point: QPointF) -> QPointF:
        """Return where a point is painted."""
        return QPointF(self._sum - point.x(), point.y()) if self.mirrored else point

    def _smooth(self, *, is_smooth: bool = True) -> QPainter:
        """Return the painter with smooth edges of shapes, or with sharp ones."""
        if self._painter.testRenderHint(_SMOOTH) is not is_smooth:
            self._painter.setRenderHint(_SMOOTH, is_smooth)
        return self._painter

    def _color(self, tone: str | QColor, alpha: int = 255) -> QColor:
        return Theme.applied.color(tone, alpha) if isinstance(tone, str) else tone


class PaintedWidget(QWidget):
    """A widget that paints itself and shows whether the keyboard brought the focus."""

    by_keyboard = False
    """Whether the focus came by the keyboard, and so shows a ring."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.by_keyboard = event.reason() in KEYBOARD


@cache
def styled(style: str, *, bold: bool = False) -> tuple[QFont, QFontMetricsF]:
    """Return the font of a text style and its metrics, made once; a zoom changes neither."""
    styled_font = font(style)
    if bold:
        styled_font.setWeight(QFont.Weight.DemiBold)
    return styled_font, QFontMetricsF(styled_font)


def cursor_x(line: QTextLine, unit: int) -> float:
    """Return where a position in a line is."""
    position: object = line.cursorToX(unit)
    # the binding returns the position together with the x coordinate
    return float(position[0]) if isinstance(position, tuple) else float(str(position))


def format_range(start: int, length: int, text_format: QTextCharFormat) -> QTextLayout.FormatRange:
    text_range = QTextLayout.FormatRange()
    text_range.start, text_range.length, text_range.format = start, length, text_format
    return text_range


def formatted_layout(text_font: QFont, pieces: Sequence[tuple[str, QFont, QColor]]) -> QTextLayout:
    """Return the layout of a text whose pieces have a font and a color each, without lines yet."""
    text_layout = QTextLayout("".join(words for words, _, _ in pieces), text_font)
    ranges, start = [], 0
    for words, piece_font, color in pieces:
        text_format = QTextCharFormat()
        text_format.setFont(piece_font)
        text_format.setForeground(color)
        ranges.append(format_range(start, unit_count(words), text_format))
        start += ranges[-1].length
    text_layout.setFormats(ranges)
    return text_layout


@lru_cache(1_024)
def wrapped(words: str, style: str, width: int) -> Sequence[str]:
    """Return text in lines that fit into a width, broken between words where that is possible."""
    layout, option = QTextLayout(words, styled(style)[0]), QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    line_ends = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1, width))
        line_ends.append(text_position(words, line.textStart() + line.textLength()))
    layout.endLayout()
    return [
        words[begin:end].strip() for begin, end in zip([0, *line_ends], line_ends, strict=False)
    ]


def fitted_name(name: str, metrics: QFontMetricsF, max_width: float) -> str:
    """Return a name as it fits: first without what follows it after a dot, then cut inside."""
    without_detail = f"{name.partition(' · ')[0]} · …" if " · " in name else name
    for text in (name, without_detail):
        if metrics.horizontalAdvance(text) <= max_width:
            return text
    return metrics.elidedText(name, ELIDE_MIDDLE, max(0.0, max_width))


def fitted_place(text: str, metrics: QFontMetricsF, max_width: float) -> str:
    """Return a text as it fits: what follows its last dot, such as a folder, is cut inside.

    It has at least half of the room, so that it still says which one it is.
    """
    before, dot, last_part = text.rpartition(" · ")
    if not dot or metrics.horizontalAdvance(text) <= max_width:
        return metrics.elidedText(text, ELIDE, max(0.0, max_width))
    min_place_width = min(metrics.horizontalAdvance(last_part), max_width / 2)
    place_width = max(max_width - metrics.horizontalAdvance(before + dot), min_place_width)
    head = max(0.0, max_width - place_width - metrics.horizontalAdvance(dot))
    first_part = metrics.elidedText(before, ELIDE, head)
    return first_part + dot + metrics.elidedText(last_part, ELIDE_MIDDLE, place_width)


_MAX_CACHED_CHARS = 200
"""Most characters of a text whose width is kept."""


@lru_cache(1_024)
def _short_text_width(text: str, style: str, *, bold: bool) -> float:
    return styled(style, bold=bold)[1].horizontalAdvance(text)


@lru_cache(256)
def _short_elided(text: str, style: str, *, max_width: float, elide: Qt.TextElideMode) -> str:
    return styled(style)[1].elidedText(text, elide, max_width)


def _elided(text: str, style: str, *, max_width: float, elide: Qt.TextElideMode) -> str:
    """Return a text cut to a width; the same words are painted often."""
    cut = _short_elided if len(text) <= _MAX_CACHED_CHARS else _short_elided.__wrapped__
    return cut(text, style, max_width=max_width, elide=elide)


Pieces = list[tuple[str, bool]]
"""A text in pieces, each with whether it is marked."""


def _fitting(pieces: Pieces, style: str, *, max_width: float, elide: Qt.TextElideMode) -> Pieces:
    """Return the pieces as they fit into `max_width`: what does not is one ellipsis."""
    if sum(text_width(words, style, bold=marked) for words, marked in pieces) <= max_width:
        return pieces
    full_text = "".join(words for words, _ in pieces)
    elided = styled(style, bold=True)[1].elidedText(full_text, elide, max(0.0, max_width))
    before, _, after = elided.partition("…")
    begin, end = len(before), len(full_text) - len(after)
    return [*_between(pieces, 0, begin), ("…", False), *_between(pieces, end, len(full_text))]


def _from_right(words: str) -> bool:
    """Return whether any letter of a text is read from right to left."""
    return not words.isascii() and any(bidirectional(word) in ("R", "AL") for word in words)


def _between(pieces: Pieces, first: int, last: int) -> Pieces:
    """Return the parts of the pieces between two places in the whole text."""
    parts, position = [], 0
    for words, marked in pieces:
        part = words[max(0, first - position) : max(0, last - position)]
        if part:
            parts.append((part, marked))
        position += len(words)
    return parts


def text_width(words: str, style: str, *, bold: bool = False) -> float:
    """Return the width of a text in one line; the same words are painted and placed often."""
    measure = (
        _short_text_width if len(words) <= _MAX_CACHED_CHARS else _short_text_width.__wrapped__
    )
    return measure(words, style, bold=bold)


def shortcut_keys(shortcut: str) -> list[str]:
    """Split a shortcut into its keys; `Ctrl+Shift++` has three, the last one a plus."""
    if not shortcut:
        return []
    body, plus = (shortcut[:-2], ["+"]) if shortcut.endswith("++") else (shortcut, [])
    return [part for part in body.split("+") if part] + plus


def key_cap_width(key: str) -> float:
    return max(CAP_HEIGHT, text_width(key, "microb") + 2 * CAP_PADDING)


def shortcut_width(shortcut: str) -> float:
    keys = shortcut_keys(shortcut)
    return sum(map(key_cap_width, keys)) + CAP_GAP * max(0, len(keys) - 1)


def surface(kind: str, **look: object) -> QFrame:
    """Return an empty frame with the ground of a surface."""
    frame = QFrame()
    set_surface(frame, kind, **look)
    return frame


SHADOW_WIDTH = 24
"""Pixels around a list over the page for its shadow."""
BORDERED_SURFACES = ("card", "field", "box")


def set_surface(frame: QWidget, kind: str, **look: object) -> None:
    """Give a widget the ground of a surface: one of `SURFACES` in the style, or a token's color.

    Qt would paint a background role faster, but nothing below it while a dialog fades in.
    """
    set_look(frame, surface=kind, **look)
    if kind in BORDERED_SURFACES:
        frame.setContentsMargins(1, 1, 1, 1)


def set_look(target: QWidget, **look: object) -> None:
    """Set properties by which the style paints a widget that is no control; see `_surface` there.

    The `tone` of a message, a chip, or a dot and the `ground` below a message; the `edgeAlpha` of a
    border in the tone; the `edge` at the start of a row; whether it is `focused`, `wrong`,
    `chosen`, or `ringed`; its icon.
    """
    target.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    for name, value in look.items():
        target.setProperty(name, value)
    target.update()


def hairline(*, vertical: bool = False) -> QFrame:
    line = surface("line")
    if vertical:
        line.setFixedWidth(1)
    else:
        line.setFixedHeight(1)
    return line


def dot(tone: str) -> QFrame:
    frame = surface("dot", tone=tone)
    frame.setFixedSize(DOT_SIZE, DOT_SIZE)
    return frame


def chip_width(text: str) -> float:
    return text_width(text, "microb") + 2 * CHIP_PADDING


HUES = (4, 28, 46, 90, 142, 168, 190, 208, 228, 256, 288, 330)
DIGEST_CELLS = 4
PICTURE_DIGITS = 8
"""Hex digits that determine the picture of a digest."""
FAINT_ALPHA = 150
MAX_DIGEST_PICTURES = 128


def paint_digest(canvas: Canvas, top_left: QPointF, digest: str, *, size: int = 16) -> None:
    """Paint the picture of a digest with its upper left corner at a point."""
    dark, background = Theme.applied.dark, Theme.applied.colors["surf2"]
    digits, ratio = digest[:PICTURE_DIGITS], canvas.ratio
    picture = _digest_picture(digits, size, ratio, dark=dark, background=background)
    canvas.picture(top_left, picture)


@lru_cache(MAX_DIGEST_PICTURES)
def _digest_picture(
    digits: str, size: int, ratio: float, *, dark: bool, background: str
) -> QPixmap:
    """Return a picture that decorates the digits: cells in one hue, mirrored across the middle."""
    ground, cells = _digest_ground(size, ratio, background)
    seed = bytes.fromhex(digits)
    hue = QColor.fromHsl(HUES[seed[0] % len(HUES)], 150 if dark else 140, 158 if dark else 110)
    faint = QColor(hue)
    faint.setAlpha(FAINT_ALPHA)
    # lazy: the first paint has no digest
    from hashlib import sha256  # noqa: PLC0415

    bits = int.from_bytes(sha256(seed).digest()[:2], "big") & 0xFF
    if bits.bit_count() < DIGEST_CELLS:
        bits = ~bits
    pixmap = QPixmap(ground)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for row in range(DIGEST_CELLS):
        for index in range(DIGEST_CELLS // 2):
            if bits >> (row * 2 + index) & 1:
                color = hue if seed[3] >> (row + index) & 1 else faint
                painter.fillRect(cells[row][index], color)
                painter.fillRect(cells[row][DIGEST_CELLS - 1 - index], color)
    painter.end()
    return pixmap


@cache
def _digest_ground(
    size: int, ratio: float, background: str
) -> tuple[QPixmap, Sequence[Sequence[QRectF]]]:
    """Return the ground of digests, which takes half of the time of their pictures, and the cells.

    A far jump in the cache paints thirty new digests in one frame.
    """
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(background))
    radius = 4 if size < 24 else 6
    painter.drawRoundedRect(QRectF(0, 0, size, size), radius, radius)
    painter.end()
    edge, unit = size / 8, size * 0.75 / DIGEST_CELLS
    places = [edge + index * unit for index in range(DIGEST_CELLS)]
    return pixmap, [[QRectF(x, y, unit + 0.02, unit + 0.02) for x in places] for y in places]
