"""The only place that makes QLabels and tooltips from variable text: always as plain text.

Qt guesses whether a text is HTML; a file name must never be able to become markup.
"""

from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.theme import Theme, font, line_height
from helix_desktop.ui.plain import one_line, shown


def label(text: str, style: str = "body", tone: str = "fg", *, wrap: bool = False) -> QLabel:
    """A label in one of the text styles."""
    made = _Wrapping(line_height(style)) if wrap else QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setFont(font(style))
    made.setProperty("tone", tone)
    made.setWordWrap(wrap)
    made.setMinimumHeight(line_height(style))
    if QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft:
        side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
        made.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)  # else Qt goes by the first letter
    made.setText(shown(text, 4_000))
    return made


class _Wrapping(QLabel):
    """As high as its width needs; plain layouts give it one line and cut the rest.

    Its minimum says so: size hints are cached by layouts, and an explicit minimum goes before them.
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
        return QSize(240, self._needed())

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self._needed())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._fit()

    def _fit(self) -> None:
        self.setMinimumHeight(self._least)  # what is needed is never less than the minimum
        self.setMinimumHeight(self._needed())

    def _needed(self) -> int:
        return max(self._least, self.heightForWidth(self.width()))


def set_tone(made: QLabel, tone: str) -> None:
    """Another colour for a label that is already shown."""
    if made.property("tone") != tone:
        made.setProperty("tone", tone)
        made.style().unpolish(made)
        made.style().polish(made)


def plain_tip(text: str) -> str:
    """A tooltip that shows the text as it is; none for no text."""
    if not text:
        return ""
    return f"<span>{escape(one_line(text, 600))}</span>"


class Elided(QWidget):
    """One line that gives way: cut in the middle for paths, at the end for prose."""

    whole = False
    """It is left out where it would be cut."""

    def __init__(
        self, theme: Theme, style: str, tone: str, *, mode: Qt.TextElideMode | None = None
    ) -> None:
        super().__init__()
        self._theme = theme
        self._style = style
        self._tone = tone
        self._mode = mode or Qt.TextElideMode.ElideRight
        self._text = ""
        self._shorter: tuple[str, ...] = ()
        self.setFont(font(style))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def text(self) -> str:
        return self._text

    def set_text(self, text: str, *shorter: str) -> None:
        """`shorter`: the same in fewer words, for where there is no room for all of them."""
        self._shorter = shorter
        self._text = one_line(text, 500)
        self.setAccessibleName(self._text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance(self._text) + 2
        return QSize(width, line_height(self._style))

    def minimumSizeHint(self) -> QSize:
        return QSize(24, line_height(self._style))

    def shown(self) -> str:
        """The words for which there is room, cut only where there are no shorter ones."""
        metrics, texts = self.fontMetrics(), (self._text, *self._shorter)
        fitting = (text for text in texts if metrics.horizontalAdvance(text) <= self.width())
        return next(fitting, metrics.elidedText(texts[-1], self._mode, self.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        painter.setFont(self.font())
        painter.setPen(self._theme.colour(self._tone))
        cut = self.shown()
        if self.whole and cut != self._text:
            return
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(self.rect(), flags, cut)
