"""The newest uses of a cache entry, listed below its content."""

from collections.abc import Sequence

from PySide6.QtWidgets import QPushButton, QWidget

from helix_desktop.domain.cache import ContentReference, EventForm
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.style.canvas import hairline
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.formatting import count_text, phrase_text, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import STRETCH, column_of, row_of
from helix_desktop.ui.widgets.list_view import ListRow, ListView

LISTED = 3
"""Uses listed below the content; a tab lists all of them."""
USE_ROW = 34
_SHOWN = {
    EventForm.WHOLE: (Phrase("in context"), "ok"),
    EventForm.HELD: (Phrase("choosing…"), "info"),
    EventForm.EXCERPT: (Phrase("as an excerpt"), "acc"),
    EventForm.MARKER: (Phrase("as marker"), "acc"),
    EventForm.FOLD: (Phrase("covered"), "acc"),
    EventForm.NOT: (Phrase("no"), "mut"),
}


class EntryUses(QWidget):
    """The newest uses; the button `all` asks for the others."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.rows = ListView(theme, USE_ROW, tr("Recent references"))
        self.all = QPushButton()
        self.all.setProperty("role", "link")
        self.all.setFont(font("smallb"))
        self._none = label(tr("Not used in any session."), "small", "mut")
        self._none.setContentsMargins(10, 4, 10, 10)
        told = label(tr("in context?"), "micro", "mut")
        words = label(tr("References"), "smallb")
        head = row_of(words, STRETCH, self.all, told, margins=(10, 8, 10, 4))
        parts = (hairline(), head, self._none, self.rows)
        column_of(*parts, on=self, margins=(10, 0, 10, 6), spacing=0)

    def show_rows(self, rows: Sequence[ListRow]) -> None:
        self.rows.show_rows(rows[:LISTED])
        self.rows.setFixedHeight(max(1, min(len(rows), LISTED)) * USE_ROW)
        self.rows.setVisible(bool(rows))
        self.all.setVisible(len(rows) > LISTED)
        self.all.setText(tr("Show all {0}").format(count_text(len(rows))))
        self._none.setVisible(not rows)


def place_row(place: ContentReference) -> ListRow:
    title = one_line(place.title) or place.session[:8]
    words, tone = _SHOWN[place.shown] if place.shown else (Phrase("not open"), "mut")
    step = tr("event {0}").format(count_text(place.seq))
    right = f"{step} · {phrase_text(words)}"
    return ListRow(f"{place.session}:{place.seq}", title, icon="chat", right=right, tone=tone)
