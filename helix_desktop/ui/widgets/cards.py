"""Cards and bars: notices, the window's banner, toasts, verdicts, and cards to choose from."""

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from helix_desktop.ui.style.canvas import KEYBOARD, brush, chip, focus_ring, rounded, set_margins
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.style.tokens import NOTICE_BORDER, NOTICE_FILL, TOP_BAR, mix
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.text.safe_text import bounded_text, breakable_text, one_line
from helix_desktop.ui.widgets.accessibility import announce
from helix_desktop.ui.widgets.buttons import IconButton, button
from helix_desktop.ui.widgets.labels import label, plain_tip
from helix_desktop.ui.widgets.layout import aligned, column_of, grow, row_of

SECONDS = 8_000
"""Milliseconds after which good news disappears, since it needs no action."""


class NoticeTone(StrEnum):
    """The meaning of a notice; the values are names of colors."""

    GOOD = "ok"
    NOTE = "info"
    WARNING = "warn"
    BAD = "bad"


_ICONS = {
    NoticeTone.GOOD: "check",
    NoticeTone.NOTE: "info",
    NoticeTone.WARNING: "warn",
    NoticeTone.BAD: "warn",
}


class NoticeBar(QWidget):
    """A bar with a message and a hint, hidden while there is none.

    Bad news stays until dismissed.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._message = label("", "strong", wrap=True)
        self._hint = label("", "small", "fg2", wrap=True)
        self._close = IconButton(theme, "close", tr("Dismiss"))
        self._close.clicked.connect(self.hide)
        self._tone = NoticeTone.BAD
        self._away = QTimer(self)
        self._away.setSingleShot(True)
        self._away.setInterval(SECONDS)
        self._away.timeout.connect(self.hide)
        row_of(
            grow(column_of(self._message, self._hint, spacing=2)),
            aligned(self._close, Qt.AlignmentFlag.AlignTop),
            on=self,
            margins=(44, 10, 8, 10),
        )
        self.hide()

    @property
    def tone(self) -> NoticeTone:
        return self._tone

    def show_message(
        self, message: str, hint: str = "", *, tone: NoticeTone = NoticeTone.BAD
    ) -> None:
        self._tone = tone
        self._message.setText(bounded_text(message, 600))
        self._hint.setText(bounded_text(hint, 600))
        self._hint.setVisible(bool(hint))
        self.setAccessibleName(f"{message} {hint}".strip())
        self.show()
        self.update()
        if tone is NoticeTone.GOOD:
            self._away.start()
        else:
            self._away.stop()
        announce(self, self.accessibleName())

    def text(self) -> str:
        return f"{self._message.text()} {self._hint.text()}".strip() if self.isVisible() else ""

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._away.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        colours = self._theme.colours
        tint = str(getattr(colours, self._tone.value))
        fill = QColor(mix(tint, colours.bg, NOTICE_FILL))
        border = QColor(mix(tint, colours.bg, NOTICE_BORDER))
        rounded(painter, QRectF(self.rect()), 10, fill=fill, border=border)
        pixmap = self._theme.icon(
            _ICONS[self._tone], self._tone.value, size=16, ratio=self.devicePixelRatioF()
        )
        painter.drawPixmap(16, 12, pixmap)


class Banner(QWidget):
    """A line above the whole window that names its state and offers one action. Hidden if empty."""

    entered = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._text = label("", "small", "fg", wrap=True)
        self._do = button("")
        self._do.clicked.connect(self.entered)
        row_of(grow(self._text), self._do, on=self, margins=(48, 8, 24, 8), spacing=16)
        theme.changed.connect(self.update)
        self.hide()

    def tell_safe_start(self) -> None:
        self._text.setText(
            tr(
                "Safe start: Helix ended unexpectedly twice, right after it began. No servers run,"
                " no workspace was opened by itself, and the settings are the defaults."
                " Everything you had is kept."
            )
        )
        self._do.setText(tr("Start normally"))
        self.show()

    def text(self) -> str:
        return self._text.text() if self.isVisible() else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        colours = self._theme.colours
        painter.fillRect(self.rect(), QColor(mix(colours.warn, colours.bg, 2 * NOTICE_FILL)))
        ratio = self.devicePixelRatioF()
        pixmap = self._theme.icon("warn", "warn", size=16, ratio=ratio)
        painter.drawPixmap(20, (self.height() - 16) // 2, pixmap)


WIDTH, MARGIN = 340, 16
TOAST_SECONDS = 12_000
"""Milliseconds that a toast stays; the sidebar also marks anything that waits for the user."""


class Toast(QWidget):
    """A short message at the upper right that reports an event elsewhere.

    Only the newest is shown; a click opens its source and the cross dismisses it.
    """

    entered = Signal()

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme, self._window = theme, window
        self._icon, self._tone = "info", "info"
        self._title = label("", "strong", wrap=True)
        self._text = label("", "small", "fg2", wrap=True)
        self._close = IconButton(theme, "close", tr("Dismiss"))
        self._close.clicked.connect(self.hide)
        self._away = QTimer(self)
        self._away.setSingleShot(True)
        self._away.setInterval(TOAST_SECONDS)
        self._away.timeout.connect(self.hide)
        self.setFixedWidth(WIDTH)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row_of(
            grow(column_of(self._title, self._text, spacing=2)),
            aligned(self._close, Qt.AlignmentFlag.AlignTop),
            on=self,
            margins=(44, 12, 8, 12),
        )
        window.installEventFilter(self)
        theme.changed.connect(self.update)
        self.hide()

    def tell(self, title: str, text: str, *, icon: str = "info", tone: str = "info") -> None:
        self._icon, self._tone = icon, tone
        self._title.setText(breakable_text(one_line(title)))
        self._text.setText(breakable_text(one_line(text)))
        self._text.setVisible(bool(text))
        self.setAccessibleName(f"{title} {text}".strip())
        self.adjustSize()
        self._place()
        self.show()
        self.raise_()
        self._away.start()
        announce(self, self.accessibleName())

    def text(self) -> str:
        return f"{self._title.text()} {self._text.text()}".strip() if self.isVisible() else ""

    def hideEvent(self, event: QEvent) -> None:
        self._away.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._enter()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._enter()
        elif event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        theme, rect = self._theme, QRectF(self.rect())
        edge = theme.colour("acc" if self.hasFocus() else "line2")
        rounded(painter, rect, 10, fill=theme.colour("raised"), border=edge)
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(16, 14, theme.icon(self._icon, self._tone, size=16, ratio=ratio))

    def _enter(self) -> None:
        self.hide()
        self.entered.emit()

    def _place(self) -> None:
        window = self._window
        left = window.width() - self.width() - MARGIN
        top = TOP_BAR + MARGIN  # here the toast covers neither the composer nor an approval card
        self.move(QPoint(left, top))


ICONS = {"ok": "check", "warn": "warn", "bad": "warn"}


class VerdictCard(QWidget):
    """A card with an icon, a title, and a text; `tone` is ok, warn, bad, or a neutral color."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme, self._tone = theme, "ok"
        self._title = label("", "smallb", wrap=True)
        self._text = label("", "small", "fg2", wrap=True)
        column_of(self._title, self._text, on=self, margins=(40, 10, 14, 12), spacing=2)
        theme.changed.connect(self.update)

    def show_words(self, tone: str, title: str, text: str) -> None:
        self._tone = tone
        self._title.setText(title)
        self._text.setText(text)
        self.update()

    def text(self) -> str:
        return f"{self._title.text()} {self._text.text()}"

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = brush(self), self._theme.colours
        tone = str(getattr(colours, self._tone))
        fill = QColor(mix(tone, colours.panel, NOTICE_FILL))
        border = QColor(mix(tone, colours.panel, NOTICE_BORDER))
        rounded(painter, QRectF(self.rect()), 10, fill=fill, border=border)
        icon = ICONS.get(self._tone, "info")
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(14, 11, self._theme.icon(icon, self._tone, size=16, ratio=ratio))


HEIGHT, SPACE = 60, 8
ROOMY = 172
"""Width of a card that fits all of its text, in pixels."""
_CENTRED = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine


class RadioCard(QAbstractButton):
    """A card with a name and a line below. The chosen one has an accent border, never a fill."""

    def __init__(self, theme: Theme, name: str, below: str) -> None:
        super().__init__()
        self._theme, self._below, self._beside = theme, below, ""
        self.setText(name)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFixedHeight(HEIGHT)
        self.setMinimumWidth(120)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setToolTip(plain_tip(below))
        self.show_beside("")
        theme.changed.connect(self.update)

    def show_beside(self, text: str) -> None:
        self._beside = text
        self.setAccessibleName(f"{self.text()} {self._below} {text}".strip())
        self.update()

    def beside(self) -> str:
        return self._beside

    def sizeHint(self) -> QSize:
        return QSize(ROOMY, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        theme, rect, on = self._theme, QRectF(self.rect()), self.isChecked()
        edge = "acc" if on else "line2" if self.underMouse() else "line"
        rounded(painter, rect, 10, fill=theme.colour("surf"), border=theme.colour(edge))
        if on:
            clear = QColor(0, 0, 0, 0)
            inner = rect.adjusted(1, 1, -1, -1)
            rounded(painter, inner, 9, fill=clear, border=theme.colour("acc", 90))
        self._paint_radio(painter, QPointF(19, 20), on=on)
        right = self._word(painter, rect, 12)
        name = QRectF(36, 10, rect.width() - 36 - right, 22)
        self._line(painter, name, self.text(), style="title" if on else "strong", tone="fg")
        below = QRectF(36, 32, rect.width() - 44, 18)
        self._line(painter, below, self._below, style="micro", tone="mut")
        if self.hasFocus():
            focus_ring(painter, rect, 10, colour=theme.colour("acc"))

    def _word(self, painter: QPainter, rect: QRectF, inset: float) -> float:
        if not self._beside or not self.isChecked():
            return inset
        width = QFontMetricsF(font("microb")).horizontalAdvance(self._beside)
        place = QRectF(rect.width() - inset - width, 10, width + 1, 22)
        self._line(painter, place, self._beside, style="microb", tone="acc")
        return inset + width + 6

    def _paint_radio(self, painter: QPainter, centre: QPointF, *, on: bool) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._theme.colour("acc" if on else "line2"), 1.5))
        painter.drawEllipse(centre, 6.5, 6.5)
        if on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour("acc"))
            painter.drawEllipse(centre, 3.5, 3.5)

    def _line(self, painter: QPainter, place: QRectF, text: str, *, style: str, tone: str) -> None:
        painter.setFont(font("strong" if style == "title" else style))
        painter.setPen(self._theme.colour(tone))
        metrics = QFontMetricsF(painter.font())
        cut = metrics.elidedText(text, Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(place, _CENTRED, cut)


class RadioCards(QWidget):
    """Cards side by side, in two rows where there is too little room."""

    def __init__(self, cards: Sequence[RadioCard]) -> None:
        super().__init__()
        self._cards, self._beside = cards, 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(SPACE)
        self._place(len(cards))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        count = len(self._cards)
        roomy = self.width() >= count * ROOMY + (count - 1) * SPACE
        self._place(count if roomy else -(-count // 2))

    def _place(self, beside: int) -> None:
        """Arrange the cards with `beside` cards in each row."""
        if beside == self._beside:
            return
        self._beside = beside
        for at, card in enumerate(self._cards):
            self._grid.addWidget(card, at // beside, at % beside)


RING, INSIDE = 14, 350
"""The ring's diameter; alpha of the inner line, in thousandths."""
TEXT = 40
"""Left edge of a card's text, in pixels."""


class OptionCard(QWidget):
    """A card for one of several options, with a ring that is filled if it is chosen.

    A click or the space bar emits `chosen`; the owner then marks the card.
    """

    chosen = Signal()

    def __init__(self, theme: Theme, title: str) -> None:
        super().__init__()
        self._theme = theme
        self._chosen = self._by_keyboard = False
        self._chip, self._tone = "", "ok"
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAccessibleName(title)
        self.head = QHBoxLayout()
        self.head.setSpacing(8)
        set_margins(self.head, start=TEXT, top=0, end=0, bottom=0)
        self.head.addWidget(label(title, "title"), 1)
        self.body = QVBoxLayout(self)
        set_margins(self.body, start=0, top=12, end=14, bottom=12)
        self.body.setSpacing(4)
        self.body.addLayout(self.head)
        theme.changed.connect(self.update)

    @property
    def is_chosen(self) -> bool:
        return self._chosen

    def mark(self, chosen: bool) -> None:
        self._chosen = chosen
        self.update()

    def tag(self, words: str, tone: str) -> None:
        """Show a chip at the right of the title; "" removes it."""
        self._chip, self._tone = words, tone
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.chosen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.chosen.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._by_keyboard = event.reason() in KEYBOARD
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        theme, rect = self._theme, QRectF(self.rect())
        hot = self.underMouse() and not self._chosen
        edge = theme.colour("acc" if self._chosen else "line2" if hot else "line")
        rounded(painter, rect, 10, fill=theme.colour("surf"), border=edge)
        if self._chosen:
            inner = theme.colour("acc", 255 * INSIDE // 1_000)
            clear = theme.colour("surf", 0)
            rounded(painter, rect.adjusted(1, 1, -1, -1), 9, fill=clear, border=inner)
        self._ring(painter)
        if self._chip:
            right = rect.right() - 12
            chip(painter, right, 22, text=self._chip, tone=self._tone, theme=theme)
        if self.hasFocus() and self._by_keyboard:
            focus_ring(painter, rect, 10, colour=theme.colour("acc"))

    def _ring(self, painter: QPainter) -> None:
        theme = self._theme
        painter.setPen(QPen(theme.colour("acc" if self._chosen else "mut"), 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        centre = QPointF(14 + RING / 2, 22)
        painter.drawEllipse(centre, RING / 2, RING / 2)
        if self._chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("acc"))
            painter.drawEllipse(centre, 3.6, 3.6)
