"""Chooses a model: a search over all that are known, and any other by its full name."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from helix_desktop.app.llms.supply import Offer
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.parts.row_list import Row, RowList
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.settings.lines import LineField
from helix_desktop.ui.settings.model_words import price_text, search_text, window_text
from helix_desktop.ui.words import tr

ROW, ROWS = 44, 7
NONE = "–"
"""The key of the row that leaves a role to what stands in for it."""


class ModelPicker(QWidget):
    """`chosen` carries a full name, "" for none."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, *, may_be_none: bool) -> None:
        super().__init__()
        self._none = may_be_none
        self._offers: tuple[tuple[str, Offer], ...] = ()
        self._current = ""
        self._ready: frozenset[str] = frozenset()
        self.field = LineField(
            theme, tr("Find a model"), hint=tr("Find a model, or type endpoint/model")
        )
        self.list = RowList(theme, ROW, tr("Models"))
        self.count = label("", "micro", "mut")
        self.field.changed.connect(lambda _text: self._show())
        self.field.changed.connect(self.field.settle)  # it only looks for something
        self.field.entered.connect(self._on_entered)
        self.list.chosen.connect(self._on_chosen)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        for widget in (self.field, self.list, self.count):
            layout.addWidget(widget)
        self._show()

    def show_offers(self, offers: Sequence[Offer], current: str, ready: Collection[str]) -> None:
        """`ready`: the endpoints that can be asked; theirs come first."""
        ordered = sorted(offers, key=lambda each: each.endpoint not in ready)
        self._offers = tuple((search_text(each), each) for each in ordered)
        self._current, self._ready = current, frozenset(ready)
        self._show()

    def rows(self) -> list[str]:
        """The names in view, in order."""
        model = self.list.rows
        return [model.row(at).key for at in range(model.rowCount())]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and self.field.line.hasFocus():
            self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
        super().keyPressEvent(event)

    def _show(self) -> None:
        words = self.field.text().casefold().split()
        found = [each for text, each in self._offers if all(word in text for word in words)]
        rows = [_row(each, ready=each.endpoint in self._ready) for each in found]
        typed = self.field.text().strip()
        if "/" in typed and all(each.name != typed for each in found):
            below = tr("as you typed it; what is not known of it is carefully assumed")
            rows.append(Row(typed, one_line(typed), "plus", below))
        if self._none and not words:
            below = tr("another model stands in, and it is said which")
            rows.insert(0, Row(NONE, tr("No model of its own"), "close", below))
        self.list.show_rows(rows, self._current or (NONE if self._none else ""))
        self.list.fit(ROWS)
        self.list.setVisible(bool(rows))
        nothing = tr("No model has these words. Type endpoint/model to take any other.")
        self.count.setText(
            tr("{0} of {1} models").format(len(found), len(self._offers)) if rows else nothing
        )

    def _on_entered(self) -> None:
        names = [name for name in self.rows() if name != NONE]
        if len(names) == 1 or (names and self.field.text().strip() == names[0]):
            self.chosen.emit(names[0])
        elif names:
            self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _on_chosen(self, key: str) -> None:
        self.chosen.emit("" if key == NONE else key)


def _row(offer: Offer, *, ready: bool) -> Row:
    right = f"{window_text(offer.window)} · {price_text(offer.prices)}"
    tone = "warn" if "window" in offer.missing else "mut"
    name = one_line(offer.name)
    below = name if ready else tr("{0} · cannot be asked yet").format(name)
    return Row(offer.name, one_line(offer.title), "model", below, right, tone=tone)
