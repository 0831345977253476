"""The recall button, and the choice of a passage: the whole, selected lines, or matches."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from helix_desktop.domain.mentions import ContentPassage
from helix_desktop.ui.cache.entry_cards import letters_words
from helix_desktop.ui.text.formatting import lines_words, tr
from helix_desktop.ui.widgets.buttons import style_button
from helix_desktop.ui.widgets.choices import ChoiceButtons
from helix_desktop.ui.widgets.labels import label, plain_tip
from helix_desktop.ui.widgets.layout import column_of

WHOLE, LINES, MATCHES = "whole", "lines", "matches"


class RecallPassages(QWidget):
    """The choice of a passage."""

    def __init__(self) -> None:
        super().__init__()
        named = [(WHOLE, tr("Whole")), (LINES, tr("Lines")), (MATCHES, tr("Matches"))]
        self.choices = ChoiceButtons(named)
        self._notice = label("", "small", "warn", wrap=True)
        self._lines = self._matches = ContentPassage()
        column_of(self.choices, self._notice, on=self, margins=0, spacing=8)
        self.reset()

    @property
    def passage(self) -> ContentPassage:
        return {LINES: self._lines, MATCHES: self._matches}.get(
            self.choices.current, ContentPassage()
        )

    def reset(self) -> None:
        """Return to the whole entry."""
        self.choices.choose(WHOLE)
        self.show_found((0, 0), "")
        self.warn("")

    def show_found(self, lines: tuple[int, int], letters: str) -> None:
        """Enable selected lines and matches; (0, 0) and "" disable them."""
        self._lines, self._matches = ContentPassage(*lines), ContentPassage(letters=letters)
        some = lines_words(*lines) if lines[0] else ""
        none = tr("Select lines in the text first")
        words = some[:1].upper() + some[1:] or tr("Lines")
        self.choices.tell(LINES, words, tip="" if some else none, enabled=bool(some))
        tip = letters_words(letters) if letters else tr("Search the text first")
        self.choices.tell(MATCHES, tr("Matches"), tip=tip, enabled=bool(letters))
        if self.passage.whole:
            self.choices.choose(WHOLE)

    def warn(self, words: str) -> None:
        """Show why not everything is recalled; "" hides the text."""
        self._notice.setText(words)
        self._notice.setVisible(bool(words))

    def warning(self) -> str:
        return self._notice.text()


_BESIDE = 60
"""Pixels of the icon and the paddings."""


class RecallButton(QPushButton):
    """A button that shows its text before the cost if there is room."""

    def __init__(self) -> None:
        super().__init__()
        self._words, self.cost = "", ""
        style_button(self, primary=True)
        self.show_words(tr("Recall into next message"), "")

    def show_words(self, words: str, cost: str) -> None:
        self._words, self.cost = words, cost
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(_BESIDE, super().minimumSizeHint().height())

    def _fit(self) -> None:
        whole = f"{self._words}   {self.cost}".rstrip()
        fits = self.fontMetrics().horizontalAdvance(whole) + _BESIDE <= self.width()
        brief = tr("Recall   {0}").format(self.cost) if self.cost else tr("Recall")
        self.setText(whole if fits or not self.isVisible() else brief)
        self.setToolTip(plain_tip("" if fits else whole))
        self.setAccessibleName(whole)
