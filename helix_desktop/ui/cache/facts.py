"""What is known of an entry, in figures and chips; and of several together."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from helix_desktop.domain.cache import CacheEntry, Digest
from helix_desktop.domain.standing import Place, State
from helix_desktop.ui.cache.columns import recalled, state_word, tokens
from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.glyph import glyph
from helix_desktop.ui.look.paint import CHIP_PADDING, chip
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.parts.buttons import IconButton
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.words import age_text, count_text, counted, entries_text, size_text, tr

FACTS = ("Size", "Tokens", "References", "Text", "Recalled", "Stored")
GROUP, ROW, LEFT = 8, 4, 44
"""Digits of a group, groups of a row, and where rows begin."""
BUTTONS = 56
TONES = {
    State.CONTEXT: "ok",
    State.HELD: "info",
    State.EXCERPT: "acc",
    State.PINNED: "info",
    State.DAMAGED: "bad",
    State.COMPACTED: "acc",
}


class DigestRow(QWidget):
    """The picture and all digits, those of the table first."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._digest = Digest("")
        self.verify = IconButton(theme, "shield", tr("Verify: hash every byte again (V)"))
        self.copy = IconButton(theme, "copy", tr("Copy SHA-256"))
        self.setFixedHeight(40)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addStretch(1)
        layout.addWidget(self.verify)
        layout.addWidget(self.copy)
        theme.changed.connect(self.update)

    def show_digest(self, digest: Digest) -> None:
        self._digest = digest
        self.setAccessibleName(digest)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._digest:
            return
        painter = brush(self)
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(QPointF(0, 4), glyph(self._theme, self._digest, size=32, ratio=ratio))
        painter.setFont(font("monos"))
        wide = QFontMetricsF(painter.font()).horizontalAdvance(GROUP * "0" + " ")
        for at, row in enumerate(self.shown()):
            for place, group in enumerate(row):
                painter.setPen(self._theme.colour("fg2" if at or place else "fg"))
                room = QRectF(LEFT + place * wide, 2 + at * 18, wide, 18)
                painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, group)

    def shown(self) -> tuple[list[str], list[str]]:
        """Two rows of digits; where there is no room for all, it is said that some are left out."""
        groups = [self._digest[at : at + GROUP] for at in range(0, 64, GROUP)]
        wide = QFontMetricsF(font("monos")).horizontalAdvance(GROUP * "0" + " ")
        fit = max(1, int((self.width() - BUTTONS - LEFT) / wide))
        if fit >= ROW:
            return groups[:ROW], groups[ROW:]
        first, *rest = groups[-fit:]
        return groups[:fit], [f"…{first[1:]}", *rest]


class Chips(QWidget):
    """What was verified, how the entry stands, and a word about it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._chips: Sequence[tuple[str, str]] = ()
        self._beside = ""
        self.setFixedHeight(22)
        theme.changed.connect(self.update)

    def show_chips(self, chips: Sequence[tuple[str, str]], beside: str = "") -> None:
        """Words and tones."""
        self._chips, self._beside = chips, beside
        self.setAccessibleName(self.text())
        self.update()

    def text(self) -> str:
        return " · ".join([*(words for words, _ in self._chips), self._beside]).strip(" ·")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, x = brush(self), 0.0
        metrics = QFontMetricsF(font("microb"))
        for words, tone in self._chips:
            wide = metrics.horizontalAdvance(words) + 2 * CHIP_PADDING
            chip(painter, x + wide, 11, text=words, tone=tone, theme=self._theme)
            x += wide + 8
        painter.setFont(font("micro"))
        painter.setPen(self._theme.colour("mut"))
        room = QRectF(x + 4, 0, self.width() - x - 4, 22)
        cut = QFontMetricsF(font("micro")).elidedText(
            self._beside, Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, cut)


class FactGrid(QWidget):
    """Six figures in two rows."""

    def __init__(self) -> None:
        super().__init__()
        self._facts = [label("–", "smallb") for _ in FACTS]
        self._entry: CacheEntry | None = None
        self._pace = 1.0
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0)
        for at, (name, fact) in enumerate(zip(FACTS, self._facts, strict=True)):
            row, column = divmod(at, 3)
            grid.addWidget(label(tr(name), "micro", "mut"), 3 * row, column)
            grid.addWidget(fact, 3 * row + 1, column)
            grid.setRowMinimumHeight(3 * row + 2, 8)
            grid.setColumnStretch(column, 1)

    def clear(self) -> None:
        self._entry = None
        for fact in self._facts:
            fact.setText("–")

    def show_pace(self, pace: float) -> None:
        """What the model counts for one token of ours."""
        self._pace = pace
        if self._entry is not None:
            self._facts[FACTS.index("Tokens")].setText(tokens(self._entry, pace))

    def show_entry(self, entry: CacheEntry, now: float, places: Sequence[Place] | None) -> None:
        self._entry = entry
        stored = tr("{0} ago").format(age_text(now - entry.created))
        texts = (
            size_text(entry.size),
            tokens(entry, self._pace),
            _references(entry, places),
            _lines(entry.lines),
            recalled(entry),
            tr("just now") if now - entry.created < 60 else stored,
        )
        for fact, text in zip(self._facts, texts, strict=True):
            fact.setText(text)

    def texts(self) -> list[str]:
        return [fact.text() for fact in self._facts]


def _lines(count: int) -> str:
    words = tr("{0} line") if count == 1 else tr("{0} lines")
    return words.format(count_text(count)) if count else "–"


def _references(entry: CacheEntry, places: Sequence[Place] | None) -> str:
    if not places:
        return count_text(entry.refs)
    sessions = len({place.session for place in places})
    words = tr("{0} in {1} session") if sessions == 1 else tr("{0} in {1} sessions")
    return words.format(count_text(len(places)), sessions)


def state_chip(state: State) -> tuple[str, str]:
    return state_word(state), TONES.get(state, "fg2")


def together(entries: Sequence[CacheEntry], count: int, pace: float) -> tuple[str, str]:
    """Several entries in words: how many and how large, then how many tokens."""
    size = sum(entry.size for entry in entries)
    taken = sum(counted(entry.tokens or 0, pace) for entry in entries)
    more = "+" if len(entries) < count else ""
    head = entries_text(count)
    rest = tr("{0}{2} · {1}{2} tokens").format(size_text(size), count_text(taken), more)
    return head, rest
