"""The card that confirms a cleanup of the cache.

A cleanup counts the unneeded entries that the filter finds, and deletes after a confirmation that
names the number again.
"""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPaintEvent

from helix_desktop.domain.cache_filter import RemovableContents
from helix_desktop.ui.style.canvas import Canvas, PaintedWidget
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import plural, sentences_text, size_text, tr
from helix_desktop.ui.widgets.controls import button
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import STRETCH, column_of, row_of


class CleanupCard(PaintedWidget):
    """The confirmation of a cleanup, hidden until it is requested; it deletes nothing by itself."""

    confirmed = Signal(object)
    """Emitted with the `RemovableContents` exactly as shown."""
    cancelled = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._removable: RemovableContents | None = None
        self.title = label("", "title")
        self.text = label("", "small", "fg2", wrap=True)
        self.delete = button("")
        self.delete.setProperty("role", "danger")
        self.cancel = button(tr("Cancel"))
        self.delete.clicked.connect(self._on_confirmed)
        self.cancel.clicked.connect(self.close_card)
        column_of(
            self.title,
            self.text,
            row_of(self.delete, self.cancel, STRETCH, spacing=8),
            on=self,
            margins=(16, 12, 16, 14),
            spacing=6,
        )
        self.hide()

    def show_looking(self) -> None:
        self._removable = None
        self.title.setText(tr("Looking for unused entries…"))
        self.text.setText(tr("Reading all sessions first. Nothing has been deleted."))
        self.cancel.setText(tr("Cancel"))
        self.delete.hide()
        self.show()

    def show_removable(self, removable: RemovableContents, *, filtered: bool) -> None:
        self._removable = removable
        self.show()
        usage_note = tr(
            "Entries that are pinned, used by a session, or less than a day old are kept."
        )
        self.delete.setVisible(bool(removable.contents))
        if not removable.contents:
            self.title.setText(tr("Nothing to clean up"))
            self.cancel.setText(tr("Close"))
            self.text.setText(usage_note)
            return
        count = removable.contents
        words = plural(
            count,
            "{0} entry in the cache is no longer needed",
            "{0} entries in the cache are no longer needed",
        )
        if filtered:
            words = plural(
                count,
                "{0} entry matching the filter is no longer needed",
                "{0} entries matching the filter are no longer needed",
            )
        self.title.setText(words)
        sizes = tr("{0} of content, {1} on disk.")
        sizes_text = sizes.format(size_text(removable.raw), size_text(removable.stored))
        warning = tr("You can't undo this.")
        self.text.setText(sentences_text((sizes_text, usage_note, warning)))
        self.delete.setText(plural(count, "Delete {0} entry", "Delete {0} entries"))

    def show_busy(self) -> None:
        self.title.setText(tr("Deleting…"))
        self.text.setText(tr("Entries used again in the meantime are kept."))
        self.delete.hide()

    def close_card(self) -> None:
        self._removable = None
        self.hide()
        self.cancelled.emit()

    def _on_confirmed(self) -> None:
        if self._removable is not None and self._removable.contents:
            self.confirmed.emit(self._removable)

    def paintEvent(self, event: QPaintEvent) -> None:
        Canvas.on(self, self.theme).box(self.rect(), 10, "surf", border="line2")
