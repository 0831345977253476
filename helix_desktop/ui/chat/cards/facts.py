"""Lines of facts on a card: an icon, words, and in between exact text in monospace."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import (
    QFontMetrics,
    QPaintEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QWidget

from helix_desktop.domain.values import value
from helix_desktop.ui.look.brush import brush, draw_laid, from_right
from helix_desktop.ui.look.theme import Theme, font

ICON, LEFT, LINE, GAP = 14, 26, 20, 2


@value
class Fact:
    """`pieces` are (text, style): "said", "strong" in the fact's tone, or "exact"."""

    icon: str
    tone: str
    pieces: tuple[tuple[str, str], ...]

    @property
    def text(self) -> str:
        return "".join(text for text, _ in self.pieces)


def said(icon: str, tone: str, text: str) -> Fact:
    """Words in which what stands between back-quotes is exact; newlines are shown as signs."""
    flat = text.replace("\n", "⏎").replace("\t", " ")
    parts = flat.split("`")
    if len(parts) % 2 == 0:
        return Fact(icon, tone, ((flat, "said"),))
    styles = ("said", "exact")
    pieces = tuple((part, styles[at % 2]) for at, part in enumerate(parts) if part)
    return Fact(icon, tone, pieces)


class Facts(QWidget):
    """Wraps its lines and is as high as they need."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._facts: tuple[Fact, ...] = ()
        self._laid: list[tuple[Fact, QTextLayout, int]] = []
        theme.changed.connect(self._lay_out)

    def show_facts(self, facts: Sequence[Fact]) -> None:
        self._facts = tuple(facts)
        self.setAccessibleName(self.text())
        self._lay_out()

    def text(self) -> str:
        return "\n".join(fact.text for fact in self._facts)

    def sizeHint(self) -> QSize:
        return QSize(200, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        ratio = self.devicePixelRatioF()
        for fact, layout, top in self._laid:
            icon = self._theme.icon(fact.icon, fact.tone, size=ICON, ratio=ratio)
            painter.drawPixmap(QPointF(4, top + (LINE - ICON) / 2), icon)
            draw_laid(painter, layout, QPointF(LEFT, top), width=self._room())

    def _lay_out(self) -> None:
        top, self._laid = 0, []
        for fact in self._facts:
            layout = self._layout(fact)
            self._laid.append((fact, layout, top))
            top += layout.lineCount() * LINE + GAP
        self.setFixedHeight(max(0, top - GAP))
        self.updateGeometry()
        self.update()

    def _layout(self, fact: Fact) -> QTextLayout:
        layout = QTextLayout(fact.text, font("small"))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        if from_right(self):
            option.setAlignment(Qt.AlignmentFlag.AlignRight)
        layout.setTextOption(option)
        layout.setFormats(self._formats(fact))
        layout.beginLayout()
        at = 0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(self._room())
            ascent = QFontMetrics(font("small")).ascent()
            drop = (LINE - 16) / 2 + ascent - line.ascent()
            line.setPosition(QPointF(0, at * LINE + drop))
            at += 1
        layout.endLayout()
        return layout

    def _room(self) -> int:
        return max(60, self.width() - LEFT)

    def _formats(self, fact: Fact) -> list[QTextLayout.FormatRange]:
        looks = {"said": ("small", "fg2"), "strong": ("smallb", fact.tone), "exact": ("mono", "fg")}
        found: list[QTextLayout.FormatRange] = []
        start = 0
        for text, style in fact.pieces:
            kind, tone = looks[style]
            look = QTextCharFormat()
            look.setFont(font(kind))
            look.setForeground(self._theme.colour(tone))
            made = QTextLayout.FormatRange()
            made.start, made.length, made.format = start, _units(text), look
            found.append(made)
            start += _units(text)
        return found


def _units(text: str) -> int:
    """Length as Qt counts it: characters beyond the first plane are two."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
