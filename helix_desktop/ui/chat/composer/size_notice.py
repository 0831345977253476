"""The notice above the field for a mention that does not fit into the context window."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from helix_desktop.app.sessions.mention_finder import OversizedMention
from helix_desktop.domain.value import replace
from helix_desktop.ui.text.formatting import count_text, counted, lines_words, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.buttons import button
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import grow, row_of


class SizeNotice(QWidget):
    """The notice, hidden without a large mention; `part_requested` has the old and new mention."""

    part_requested = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self._words = label("", "small", "warn", wrap=True)
        self.take = button("")
        self.take.setProperty("tight", "true")
        self._old = self._new = ""
        row_of(grow(self._words), self.take, on=self, margins=0, spacing=12)
        self.take.clicked.connect(lambda: self.part_requested.emit(self._old, self._new))
        self.hide()

    def show_large(self, found: OversizedMention | None, pace: float) -> None:
        if found is None:
            self.hide()
            return
        mention, part = found.mention, found.part
        told = tr("{0} doesn't fit ({1} tokens). Only a preview will be sent.")
        name = one_line(mention.written, 60)
        self._words.setText(told.format(name, count_text(counted(found.tokens, pace))))
        self.take.setVisible(part is not None)
        if part is not None:
            self._old, self._new = mention.written, replace(mention, passage=part).written
            self.take.setText(tr("Use {0}").format(lines_words(part.first, part.last)))
        self.show()

    def text(self) -> str:
        return self._words.text() if self.isVisible() else ""
