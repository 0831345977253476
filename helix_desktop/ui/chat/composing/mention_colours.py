"""Mentions in the field stand out as soon as they are written."""

from PySide6.QtGui import QFont, QSyntaxHighlighter, QTextCharFormat
from PySide6.QtWidgets import QPlainTextEdit

from helix_desktop.domain.mentions import mentions_in
from helix_desktop.ui.chat.composing.mention_word import typed
from helix_desktop.ui.look.theme import Theme

LONGEST = 20_000
"""Characters of one line that are looked at."""


class MentionColours(QSyntaxHighlighter):
    """Colours what the message mentions; `cursor` shows the word that is being completed."""

    def __init__(self, editor: QPlainTextEdit, theme: Theme) -> None:
        super().__init__(editor.document())
        self._theme = theme
        self._completing = -1
        theme.changed.connect(self.rehighlight)

    def complete(self, at: int) -> None:
        """Where the word begins that is being completed; -1 for none."""
        before, self._completing = self._completing, at
        for place in {before, at} - {-1}:
            block = self.document().findBlock(place)
            if block.isValid():
                self.rehighlightBlock(block)

    def highlightBlock(self, text: str) -> None:
        if len(text) > LONGEST:
            return
        made = QTextCharFormat()
        made.setForeground(self._theme.colour("acc"))
        made.setFontWeight(QFont.Weight.Medium)
        for mention in mentions_in(text):
            self.setFormat(mention.start, mention.stop - mention.start, made)
        at = self._completing - self.currentBlock().position()
        if 0 <= at < len(text):
            word = typed(text, _end(text, at))
            self.setFormat(at, (word.stop if word else at + 1) - at, made)


def _end(text: str, at: int) -> int:
    """The end of the word that begins there."""
    while at < len(text) and not text[at].isspace():
        at += 1
    return at
