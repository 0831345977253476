"""The tab of the cache beside the conversation: what the store holds, and its newest entries."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from helix_desktop.domain.cache import CacheEntry, Totals
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.parts.row_list import Row, RowList
from helix_desktop.ui.parts.tile import Tile
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import counted, entries_text, short_count, size_text, tr

INSET = 10
"""Rows are inset by themselves; everything else is brought to the same edge."""


class CachePanel(QFrame):
    """Shown beside the chat."""

    entry_chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("surface", "panel")
        self.entries = RowList(theme, 46, tr("Recent cache entries"))
        self._shown: Sequence[CacheEntry] = ()
        self._totals = 0
        self._pace = 1.0
        self.entries.chosen.connect(self.entry_chosen)
        self._kept = Tile(theme, tr("Kept"))
        self._saved = Tile(theme, tr("Tokens"))
        self._none = label(tr("Outputs of tools appear here."), "small", "mut", wrap=True)
        tiles = QHBoxLayout()
        tiles.setSpacing(8)
        tiles.setContentsMargins(INSET, 0, INSET, 0)
        tiles.addWidget(self._kept, 1)
        tiles.addWidget(self._saved, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 16, 10, 12)
        layout.setSpacing(0)
        layout.addLayout(tiles)
        layout.addSpacing(20)
        recent = label(tr("Recent cache entries"), "title")
        for words in (recent, self._none):
            words.setContentsMargins(INSET, 0, INSET, 0)
        layout.addWidget(recent)
        layout.addSpacing(8)
        layout.addWidget(self._none)
        layout.addWidget(self.entries, 1)

    def show_totals(self, totals: Totals) -> None:
        entries = entries_text(totals.entries)
        self._none.setVisible(not totals.entries)
        self._kept.show_value(size_text(totals.raw), entries)
        self._totals = totals.tokens
        self._show_tokens()

    def show_entries(self, entries: Sequence[CacheEntry]) -> None:
        self._none.setVisible(not entries)
        self._shown = tuple(entries)
        self._show_tokens()

    def show_pace(self, pace: float) -> None:
        """What the model counts for one token of ours."""
        if pace != self._pace:
            self._pace = pace
            self._show_tokens()

    def _show_tokens(self) -> None:
        in_all = short_count(counted(self._totals, self._pace))
        self._saved.show_value(in_all, tr("in all outputs"))
        self.entries.show_rows([_row(entry, self._pace) for entry in self._shown])


def _row(entry: CacheEntry, pace: float) -> Row:
    digest = f"{entry.digest[:6]}…{entry.digest[-4:]}"
    known = entry.tokens is not None
    size = short_count(counted(entry.tokens or 0, pace)) if known else size_text(entry.size)
    what = one_line(entry.origin.what) or one_line(entry.origin.tool) or digest
    return Row(
        entry.digest, what, below=f"{digest}  {one_line(entry.origin.tool)}", right=size, code=True
    )
