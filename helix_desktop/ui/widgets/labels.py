"""Labels, tooltips, elided text, empty states, stat tiles, and pictures from outside.

Text is always plain: Qt guesses whether a text is HTML, and a file name must never become markup.
Of pictures, only plain pixel formats are decoded, in a thread, and scaled while they are read, so
that none fills the memory.
"""

from html import escape

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint, QRect, QSize, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QImageReader,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from helix_desktop.ui.style.canvas import (
    ELIDE,
    ELIDE_MIDDLE,
    fitted_name,
    set_look,
    set_surface,
    surface,
)
from helix_desktop.ui.style.theme import TEXT_ROLES, Theme, font, line_height
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.text.safe_text import bounded_text, label_line
from helix_desktop.ui.widgets.layout import column_of


def label(text: str, style: str = "body", tone: str = "fg", *, wrap: bool = False) -> QLabel:
    """Return a plain-text label in one of the text styles."""
    qt_label = _Wrapping(line_height(style)) if wrap else QLabel()
    _make_plain(qt_label)
    qt_label.setFont(font(style))
    qt_label.setForegroundRole(TEXT_ROLES[tone])
    qt_label.setWordWrap(wrap)
    qt_label.setMinimumHeight(line_height(style))
    qt_label.setText(bounded_text(text, 4_000))
    return qt_label


def _make_plain(target: QLabel) -> None:
    """Show text as it is, from the side from which the window is read."""
    target.setTextFormat(Qt.TextFormat.PlainText)
    if QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft:
        side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
        # otherwise Qt aligns by the first letter
        target.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)


class _Wrapping(QLabel):
    """A label as high as its width needs, since plain layouts give it one line and cut the rest.

    The height is set as the minimum: layouts cache size hints, but an explicit minimum overrides
    them.
    """

    def __init__(self, least: int) -> None:
        super().__init__()
        self._least = least

    def setText(self, text: str) -> None:
        super().setText(text)
        self._fit()

    def hasHeightForWidth(self) -> bool:
        return False

    def sizeHint(self) -> QSize:
        return QSize(240, self._needed_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self._needed_height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._fit()

    def _fit(self) -> None:
        # the needed height is never less than the minimum, so reset it first
        self.setMinimumHeight(self._least)
        self.setMinimumHeight(self._needed_height())

    def _needed_height(self) -> int:
        return max(self._least, self.heightForWidth(self.width()))


def set_tone(target: QLabel, tone: str) -> None:
    """Change the color of a label that is already shown."""
    target.setForegroundRole(TEXT_ROLES[tone])


def plain_tip(text: str) -> str:
    """Return a tooltip that shows the text literally; "" for no text."""
    if not text:
        return ""
    # the margin is inside the text, as the style leaves a tooltip none
    return f'<p style="margin: 2px 6px">{escape(label_line(text, 600))}</p>'


class ElidedLabel(QLabel):
    """One line that can shrink: cut in the middle for paths, at the end for prose."""

    hides_if_cut = False
    """Whether nothing is shown where the text, and each shorter version, would be cut."""

    def __init__(self, style: str, tone: str, *, mode: Qt.TextElideMode = ELIDE) -> None:
        super().__init__()
        self._height, self._mode = line_height(style), mode
        self._texts: tuple[str, ...] = ("",)
        _make_plain(self)
        self.set_style(style)
        set_tone(self, tone)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def text(self) -> str:
        return self._texts[0]

    def set_style(self, style: str) -> None:
        """Show the text in another style; the height stays the same."""
        self.setFont(font(style))
        self._fit()

    def set_text(self, text: str, *shorter: str, tone: str = "") -> None:
        """Show a text; `shorter` has versions in fewer words, for narrow places."""
        self._texts = (label_line(text, 500), *shorter)
        if tone:
            set_tone(self, tone)
        self.setAccessibleName(self.text())
        self.updateGeometry()
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + 2, self._height)

    def minimumSizeHint(self) -> QSize:
        return QSize(24, self._height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def shown(self) -> str:
        """Return the first version that fits; if none does, the last one is cut."""
        self._fit()  # a hidden label learns its size when it is shown
        return super().text()

    def _fit(self) -> None:
        metrics, width = self.fontMetrics(), self.contentsRect().width()
        fitting_texts = (text for text in self._texts if metrics.horizontalAdvance(text) <= width)
        if self.hides_if_cut:
            cut = ""
        elif self._mode is ELIDE_MIDDLE:
            cut = fitted_name(self._texts[-1], QFontMetricsF(self.font()), width)
        else:
            cut = metrics.elidedText(self._texts[-1], self._mode, width)
        self.setText(next(fitting_texts, cut))


class IconLabel(QWidget):
    """An icon in the middle of its place, which is as large as the icon or larger."""

    def __init__(self, icon: str, tone: str, *, size: int = 16, place: QSize | None = None) -> None:
        super().__init__()
        self.setFixedSize(place or QSize(size, size))
        set_look(self, iconName=icon, iconTone=tone, iconPx=size)

    def show_as(self, icon: str, tone: str) -> None:
        set_look(self, iconName=icon, iconTone=tone)


EMPTY_ICON_SIZE = 32
EMPTY_TEXT_WIDTH = 360


class EmptyState(QWidget):
    """An icon, a line that names the missing content, and the next action."""

    def __init__(self, icon: str, *, title: str, hint: str) -> None:
        super().__init__()
        self._icon_name = icon
        self._icon = label("")
        self._icon.setFixedHeight(EMPTY_ICON_SIZE + 8)
        words = label(hint, "small", "mut", wrap=True)
        height = words.heightForWidth(EMPTY_TEXT_WIDTH)
        fitting_widths = (
            width
            for width in range(EMPTY_TEXT_WIDTH // 2, EMPTY_TEXT_WIDTH, 8)
            if words.heightForWidth(width) == height
        )
        words.setFixedWidth(next(fitting_widths, EMPTY_TEXT_WIDTH))
        layout = self._column = QVBoxLayout(self)
        layout.setSpacing(4)
        layout.addStretch(2)
        self._parts = (label(title, "title"), words, self._icon)
        for item in (self._icon, *self._parts[:2]):
            item.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            layout.addWidget(item, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(3)
        Theme.applied.changed.connect(self._draw)
        self._draw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the parts that do not fit, the icon first."""
        super().resizeEvent(event)
        layout = self._column
        margins = layout.contentsMargins()
        left = event.size().height() - margins.top() - margins.bottom() + layout.spacing()
        for part in self._parts:
            left -= part.sizeHint().height() + layout.spacing()
            part.setVisible(left >= 0)

    def _draw(self) -> None:
        ratio = self.devicePixelRatioF()
        self._icon.setPixmap(
            Theme.applied.icon(self._icon_name, "mut", size=EMPTY_ICON_SIZE, ratio=ratio)
        )


class StatTile(QFrame):
    """A figure with its name above and its scale below."""

    def __init__(self, name: str) -> None:
        super().__init__()
        set_surface(self, "card")
        self._value: QLabel = label("–", "metric")
        self.scale = ElidedLabel("micro", "mut")
        column_of(
            label(name, "microb", "mut"),
            self._value,
            self.scale,
            on=self,
            margins=(14, 8, 14, 8),
            spacing=0,
        )

    def show_value(self, value: str, scale: str, *shorter: str) -> None:
        """Show a figure and its scale; `shorter` has shorter scales for a narrow tile."""
        self._value.setText(value)
        self.scale.set_text(scale, *shorter)
        self.scale.setToolTip(plain_tip(scale))


MAX_PICTURE_PIXELS = 64_000_000
"""Most pixels of a picture that is decoded at all."""
PICTURE_MARGIN = 20
_FORMATS = frozenset({"png", "jpeg", "gif", "webp", "bmp"})


def decode_image(data: bytes, box: QSize) -> QImage | None:
    """Decode a picture, scaled down into a box, in a thread.

    Return None if that is impossible.
    """
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    if bytes(reader.format().data()).decode("ascii", "replace") not in _FORMATS:
        return None
    size = reader.size()
    if not size.isValid() or size.width() * size.height() > MAX_PICTURE_PIXELS:
        return None
    if size.width() > box.width() or size.height() > box.height():
        reader.setScaledSize(size.scaled(box, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    return None if image.isNull() else image


class PictureView(QWidget):
    """A picture in the middle of its widget, never larger than it is."""

    def __init__(self) -> None:
        super().__init__()
        self._picture = QPixmap()
        self._frame = surface("shown picture")
        self._frame.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Image"))

    @property
    def is_shown(self) -> bool:
        return not self._picture.isNull()

    def show_image(self, image: QImage | None) -> None:
        self._picture = QPixmap.fromImage(image) if image is not None else QPixmap()
        set_look(self._frame, picture=self._picture if self.is_shown else None)
        self._frame.setVisible(self.is_shown)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        size, margin = self._picture.size(), PICTURE_MARGIN
        room = self.rect().adjusted(margin, margin, -margin, -margin)
        if size.width() > room.width() or size.height() > room.height():
            size = size.scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRect(QPoint(0, 0), size)
        place.moveCenter(room.center())
        self._frame.setGeometry(place)
