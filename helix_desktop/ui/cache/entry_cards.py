"""Parts of a cache entry's pane: SHA-256, chips, figures (size, tokens, references), and the card
of a damaged entry.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from helix_desktop.domain.cache import CacheEntry, ContentBlocks, ContentReference, Digest
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.cache.list_model import recall_label, token_label
from helix_desktop.ui.style.canvas import (
    ELIDE_NONE,
    RIGHT,
    Canvas,
    PaintedWidget,
    chip_width,
    mirrored_point,
    paint_digest,
    set_surface,
    text_width,
)
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.block_terms import EXPLAINED, BlockTerm, term_tone, term_word
from helix_desktop.ui.text.formatting import (
    ago_text,
    count_text,
    entries_text,
    lines_text,
    listed_text,
    own_count_text,
    phrase_text,
    plural,
    size_text,
    tr,
)
from helix_desktop.ui.widgets.controls import WrappingButtonRow, button, icon_button
from helix_desktop.ui.widgets.glossary import TermClicks
from helix_desktop.ui.widgets.labels import IconLabel, label
from helix_desktop.ui.widgets.layout import STRETCH, aligned, column_of, grow, row_of

FACTS = (
    Phrase("Size"),
    Phrase("Tokens"),
    Phrase("References"),
    Phrase("Text"),
    Phrase("Recalled"),
    Phrase("Stored"),
)
GROUP_DIGITS, ROW_GROUPS, DIGITS_LEFT = 8, 4, 44
"""Digits of a group, groups of a row, and the left edge of rows."""
BUTTONS_WIDTH = 56


class DigestRow(PaintedWidget):
    """The picture of a digest and all its digits, beginning with those in the table."""

    def __init__(self) -> None:
        super().__init__()
        self._digest = Digest("")
        self.verify = icon_button("shield", tr("Verify SHA-256 (V)"))
        self.copy = icon_button("copy", tr("Copy SHA-256"))
        self.setFixedHeight(40)
        row_of(STRETCH, self.verify, self.copy, on=self, margins=0, spacing=0)

    def show_digest(self, digest: Digest) -> None:
        self._digest = digest
        self.setAccessibleName(digest)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._digest:
            return
        canvas, group_width = Canvas.on(self), _group_width()
        paint_digest(canvas, QPointF(0, 4), self._digest, size=32)
        for index, row in enumerate(self.digit_rows()):
            for column, group in enumerate(row):
                box = QRectF(DIGITS_LEFT + column * group_width, 2 + index * 18, group_width, 18)
                canvas.text(
                    box, group, "monos", tone="fg2" if index or column else "fg", elide=ELIDE_NONE
                )

    def digit_rows(self) -> tuple[list[str], list[str]]:
        """Return two rows of digits; if not all fit, an ellipsis marks the omission."""
        groups = [
            self._digest[index : index + GROUP_DIGITS] for index in range(0, 64, GROUP_DIGITS)
        ]
        fitting_count = max(1, int((self.width() - BUTTONS_WIDTH - DIGITS_LEFT) / _group_width()))
        if fitting_count >= ROW_GROUPS:
            return groups[:ROW_GROUPS], groups[ROW_GROUPS:]
        first, *others = groups[-fitting_count:]
        return groups[:fitting_count], [f"…{first[1:]}", *others]


def _group_width() -> float:
    return text_width(GROUP_DIGITS * "0" + " ", "monos")


class EntryChips(PaintedWidget):
    """The result of a verification, the entry's state, and a remark if there is room for it."""

    def __init__(self) -> None:
        super().__init__()
        self._chips: Sequence[tuple[str, str]] = ()
        self._note = ""
        self.term: BlockTerm | None = None
        """The state that the last chip names."""
        self.setFixedHeight(22)
        TermClicks(self, self._term_at, lambda: self.term)

    def show_chips(
        self, chips: Sequence[tuple[str, str]], note: str = "", *, state: BlockTerm | None = None
    ) -> None:
        """Show chips of (text, tone), and then the state."""
        self.term = state
        last = [(term_word(state), term_tone(state))] if state else []
        self._chips, self._note = [*chips, *last], note
        self.setAccessibleName(self.text())
        self.update()

    def text(self) -> str:
        return " · ".join([*(words for words, _ in self._chips), self._note]).strip(" ·")

    def _term_at(self, point: QPointF) -> BlockTerm | None:
        *before, (last, _tone) = self._chips or [("", "")]
        left = sum(chip_width(words) + 8 for words, _ in before)
        on_chip = left <= mirrored_point(self, point).x() <= left + chip_width(last)
        return self.term if on_chip and self.term in EXPLAINED else None

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, left = Canvas.on(self), 0.0
        for words, tone in self._chips:
            left += chip_width(words)
            canvas.chip(left, 11, words, tone=tone)
            left += 8
        note_rect = QRectF(left + 4, 0, self.width() - left - 4, 22)
        if text_width(self._note, "micro") <= note_rect.width():
            canvas.text(note_rect, self._note, "micro", tone="mut")


class EntryFactGrid(QWidget):
    """Six figures in two rows."""

    def __init__(self) -> None:
        super().__init__()
        self.figures = [label("–", "smallb") for _ in FACTS]
        self.heads: list[QLabel] = []
        self._binary = Digest("")
        """A content that is no text."""
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0)
        for index, (name, fact) in enumerate(zip(FACTS, self.figures, strict=True)):
            row, column = divmod(index, 3)
            head = label(phrase_text(name), "micro", "mut")
            self.heads.append(head)
            grid.addWidget(head, 3 * row, column)
            grid.addWidget(fact, 3 * row + 1, column)
            grid.setRowMinimumHeight(3 * row + 2, 8)
            grid.setColumnStretch(column, 1)

    def clear(self) -> None:
        for fact in self.figures:
            fact.setText("–")

    def show_estimated(self, estimated: bool) -> None:
        self.heads[FACTS.index("Tokens")].setText(tr("≈ Tokens") if estimated else tr("Tokens"))

    def show_binary(self, digest: Digest) -> None:
        """Show no number of lines for a content that is no text."""
        self._binary = digest
        self.figures[FACTS.index("Text")].setText("–")

    def show_entry(
        self, entry: CacheEntry, now: float, uses: Sequence[ContentReference] | None
    ) -> None:
        references = count_text(entry.refs)
        if uses:
            sessions, times = len({reference.session for reference in uses}), count_text(len(uses))
            references = plural(sessions, "{1} in {0} session", "{1} in {0} sessions", times)
        texts = (
            size_text(entry.size),
            token_label(entry),
            references,
            lines_text(entry.lines) if entry.lines and entry.digest != self._binary else "–",
            recall_label(entry),
            ago_text(now - entry.created),
        )
        for fact, text in zip(self.figures, texts, strict=True):
            fact.setText(text)


def selection_text(
    entries: Sequence[CacheEntry], count: int, *, estimated: bool
) -> tuple[str, str]:
    """Return the number and size of several entries, then their tokens."""
    size = sum(entry.size for entry in entries)
    total = sum(entry.tokens or 0 for entry in entries)
    plus = "+" if len(entries) < count else ""
    tokens = own_count_text(total, estimated=estimated)
    sizes_text = tr("{0}{2} · {1}{2} tokens").format(size_text(size), tokens, plus)
    return entries_text(count), sizes_text


BAR_HEIGHT, BELOW_BAR_HEIGHT = 12, 18
CELL_GAP = 3
MIN_CELL_WIDTH = 5
"""Least width of a block in pixels; surplus blocks are joined, damaged if any of them is."""
HATCHING_STEP = 4


class BlockMap(PaintedWidget):
    """A map of an entry's blocks, hidden while unknown; the first damaged range is named."""

    def __init__(self) -> None:
        super().__init__()
        self._blocks: ContentBlocks | None = None
        self.setFixedHeight(BAR_HEIGHT + BELOW_BAR_HEIGHT)
        self.hide()

    def show_blocks(self, blocks: ContentBlocks | None) -> None:
        self._blocks = blocks
        if blocks is not None:
            words = tr("{0} blocks; damaged: {1}")
            gaps = listed_text(_byte_range_text(*gap) for gap in blocks.gaps)
            self.setAccessibleName(words.format(len(blocks.available), gaps or tr("none")))
        self.setVisible(blocks is not None)
        self.update()

    def cells(self) -> list[tuple[QRectF, bool]]:
        """Return the place of each drawn cell and whether its blocks are whole."""
        if self._blocks is None:
            return []
        intact = self._blocks.available
        count = max(
            1, min(len(intact), int((self.width() + CELL_GAP) // (MIN_CELL_WIDTH + CELL_GAP)))
        )
        cell_width = (self.width() + CELL_GAP) / count
        cells = []
        for index in range(count):
            first, last = index * len(intact) // count, (index + 1) * len(intact) // count
            cells.append(
                (
                    QRectF(index * cell_width, 0, cell_width - CELL_GAP, BAR_HEIGHT),
                    all(intact[first:last]),
                )
            )
        return cells

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas.on(self)
        for rect, is_intact in self.cells():
            canvas.box(rect, 2, "k_raw" if is_intact else Theme.applied.colour("bad", 60))
            if not is_intact:
                with canvas.clipped(rect):
                    x = rect.left() - BAR_HEIGHT
                    while x < rect.right():
                        canvas.line(
                            QPointF(x, BAR_HEIGHT), QPointF(x + BAR_HEIGHT, 0), "bad", width=1.6
                        )
                        x += HATCHING_STEP
        if self._blocks is not None:
            # Paint 0, the first gap, and the size below the map, omitting texts that do not fit.
            blocks = self._blocks
            line, size = (
                QRectF(0, BAR_HEIGHT + 2, self.width(), BELOW_BAR_HEIGHT - 2),
                size_text(blocks.size),
            )
            canvas.text(line, "0", "axis", tone="mut")
            gap_text_end = 0.0
            if blocks.gaps:
                words = _byte_range_text(*blocks.gaps[0])
                if len(blocks.gaps) > 1:
                    words = tr("{0} and {1} more").format(words, len(blocks.gaps) - 1)
                text_px = text_width(words, "axis")
                middle = sum(blocks.gaps[0]) / 2 / max(1, blocks.size) * line.width()
                left = min(max(16.0, middle - text_px / 2), line.width() - text_px)
                canvas.text(
                    line.adjusted(left, 0, 0, 0), words, "axis", tone="bad", elide=ELIDE_NONE
                )
                gap_text_end = left + text_px
            if gap_text_end <= line.width() - text_width(size, "axis") - 8:
                canvas.text(line, size, "axis", tone="mut", align=RIGHT)


def _byte_range_text(begin: int, end: int) -> str:
    return f"{size_text(begin)} – {size_text(end)}"


class DamageCard(QWidget):
    """A card about a damaged entry, with ways to restore it; hidden while the entry is whole."""

    map_requested = Signal()
    """Emitted when the card appears, to ask which blocks are still whole."""

    def __init__(self) -> None:
        super().__init__()
        set_surface(self, "notice", tone="bad", ground="surf")
        icon = IconLabel("warn", "bad", place=QSize(16, 20))
        self._title = label("", "title", wrap=True)
        about = tr(
            "Helix won't send or export it. Nothing else is affected. To repair it, "
            "choose a file with the same bytes, for example from a backup or the project."
        )
        self._text = label(about, "small", "fg2", wrap=True)
        self.restore = button(tr("Restore from file…"), "primary")
        self.check = button(tr("Check again"))
        self.report = button(tr("Copy report"))
        self.rescue = button(tr("Save readable part…"))
        self._map = BlockMap()
        self._known = label("", "small", "fg", wrap=True)
        parts = column_of(
            *(self._title, self._text, self._known, self._map, 4, self.restore, self.rescue),
            WrappingButtonRow(self.check, self.report),
            spacing=6,
        )
        icon_place = aligned(icon, Qt.AlignmentFlag.AlignTop)
        row_of(icon_place, grow(parts), on=self, margins=(14, 10, 14, 14), spacing=10)
        self.show_blocks(None)
        self.hide()

    def show_blocks(self, blocks: ContentBlocks | None, checked_percent: int = 0) -> None:
        """Show which blocks are whole; None means unknown yet."""
        parts = blocks if blocks is not None and len(blocks.available) > 1 else None
        self._map.show_blocks(parts)
        total, bad = (len(blocks.available), blocks.available.count(False)) if blocks else (0, 0)
        if blocks is None:
            text = tr("Checking blocks: {0}%").format(checked_percent) if checked_percent else ""
        elif not bad:
            text = tr("All blocks are intact now. Check again.")
        elif bad == total:
            text = tr("None of its {0} can be read.").format(size_text(blocks.size))
        else:
            text = plural(
                bad,
                "One of {1} parts is damaged. {2} ({3}%) can still be read.",
                "{0} of {1} parts are damaged. {2} ({3}%) can still be read.",
                count_text(total),
                size_text(blocks.readable),
                100 * blocks.readable // max(1, blocks.size),
            )
        self._known.setText(text)
        self._known.setVisible(bool(text))
        self.rescue.setVisible(parts is not None and parts.readable > 0)

    def show_damage(self, *, missing: bool) -> None:
        was_hidden = self.isHidden()
        damaged, missing_text = tr("This entry is damaged"), tr("This entry is no longer stored")
        self._title.setText(missing_text if missing else damaged)
        self.show()
        if missing:
            self.show_blocks(None)
        elif was_hidden:
            self.map_requested.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.isHidden():
            self.show_blocks(None)

    def text(self) -> str:
        words = f"{self._title.text()}. {self._text.text()} {self._known.text()}".strip()
        return words if not self.isHidden() else ""
