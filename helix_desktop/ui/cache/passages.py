"""What of the open entry is recalled: the whole, the lines that are selected, or the matches."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from helix_desktop.domain.mentions import Passage
from helix_desktop.ui.cache.forecast import letters_words
from helix_desktop.ui.parts.choices import Choices
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.words import lines_words, tr

WHOLE, LINES, MATCHES = "whole", "lines", "matches"


class Passages(QWidget):
    """`chosen`: the person wants another passage."""

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        named = [(WHOLE, tr("Whole")), (LINES, tr("Lines")), (MATCHES, tr("Matches"))]
        self.choices = Choices(named)
        self._told = label("", "small", "warn", wrap=True)
        self._lines = self._matches = Passage()
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(8)
        rows.addWidget(self.choices)
        rows.addWidget(self._told)
        self.choices.chosen.connect(lambda _key: self.chosen.emit())
        self.reset()

    @property
    def passage(self) -> Passage:
        return {LINES: self._lines, MATCHES: self._matches}.get(self.choices.current, Passage())

    def reset(self) -> None:
        """Another entry: the whole of it."""
        self.choices.choose(WHOLE)
        self.show_found((0, 0), "")
        self.warn("")

    def show_found(self, lines: tuple[int, int], letters: str) -> None:
        """What can be chosen besides the whole; (0, 0) and "": nothing."""
        self._lines, self._matches = Passage(*lines), Passage(letters=letters)
        some = lines_words(*lines) if lines[0] else ""
        none = tr("Drag over lines of the text to choose them")
        words = some[:1].upper() + some[1:] or tr("Lines")
        self.choices.tell(LINES, words, tip="" if some else none, enabled=bool(some))
        tip = letters_words(letters) if letters else tr("Find something in the text to choose it")
        self.choices.tell(MATCHES, tr("Matches"), tip=tip, enabled=bool(letters))
        if self.passage.whole:
            self.choices.choose(WHOLE)

    def warn(self, words: str) -> None:
        """Why not all of it is recalled; "" where it is."""
        self._told.setText(words)
        self._told.setVisible(bool(words))

    def warning(self) -> str:
        return self._told.text()
