"""The tab of the changed files beside the conversation: what was touched, and by how much."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout

from helix_desktop.domain.changes import SessionChanges
from helix_desktop.ui.changes.page import by_key, rows_of
from helix_desktop.ui.changes.sums import summed
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.parts.row_list import RowList
from helix_desktop.ui.words import tr

INSET = 10
"""Rows are inset by themselves; everything else is brought to the same edge."""


class ChangesPanel(QFrame):
    """`file_chosen` carries the key of a file that is wanted as a page."""

    file_chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("surface", "panel")
        self.list = RowList(theme, 46, tr("Changed files"))
        self.list.chosen.connect(self.file_chosen)
        self._sum = label("", "small", "mut")
        self._none = label(
            tr("Files that the agent writes or edits are listed here, with what they held."),
            "small",
            "mut",
            wrap=True,
        )
        for words in (self._sum, self._none):
            words.setContentsMargins(INSET, 0, INSET, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 16, 10, 12)
        layout.setSpacing(8)
        layout.addWidget(self._sum)
        layout.addWidget(self._none)
        layout.addWidget(self.list, 1)
        self.show_changes(SessionChanges())

    def show_changes(self, found: SessionChanges) -> None:
        rows = rows_of(by_key(found))
        self._sum.setText(summed(found))
        self._sum.setVisible(bool(rows))
        self._none.setVisible(not rows)
        self.list.show_rows(rows)
