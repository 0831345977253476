"""The pane of one cache entry: tabs Text, JSON, Hex, Diff, and References; buttons such as
*Recall*; SHA-256, chips, figures (size, tokens, references), and the card of a damaged entry.

Several selected entries are summarized, with the actions for all of them.
"""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QImage, QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QStackedWidget, QWidget

from helix_desktop.domain.cache import (
    CacheEntry,
    CacheState,
    ContentBlocks,
    ContentReference,
    Digest,
    VerifyResult,
)
from helix_desktop.domain.mentions import ContentPassage
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.cache.table import recall_label, token_label
from helix_desktop.ui.style.canvas import (
    CHIP_HEIGHT,
    ELIDE_NONE,
    RIGHT,
    Canvas,
    PaintedWidget,
    chip_width,
    hairline,
    paint_digest,
    set_surface,
    text_width,
)
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.style.tokens import TOP_BAR_HEIGHT
from helix_desktop.ui.text.block_terms import (
    CACHE_TERMS,
    EXPLAINED,
    FORM_TERMS,
    BlockTerm,
    term_tone,
    term_word,
)
from helix_desktop.ui.text.formatting import (
    ago_text,
    count_text,
    entries_text,
    lines_text,
    lines_words,
    listed_text,
    own_count_text,
    phrase_text,
    plural,
    sentences_text,
    size_text,
    tr,
)
from helix_desktop.ui.text.safe_text import bounded_text, one_line, origin_text
from helix_desktop.ui.widgets.choices import ChoiceButtons, TabBar
from helix_desktop.ui.widgets.controls import (
    WrappingButtonRow,
    button,
    icon_button,
    set_icon,
    style_button,
)
from helix_desktop.ui.widgets.fields import FindBar
from helix_desktop.ui.widgets.glossary import TermClicks
from helix_desktop.ui.widgets.labels import (
    ElidedLabel,
    IconLabel,
    PictureView,
    label,
    plain_tip,
    set_tone,
)
from helix_desktop.ui.widgets.layout import (
    STRETCH,
    aligned,
    column_of,
    grow,
    make_scroll_area,
    row_of,
    stretch,
)
from helix_desktop.ui.widgets.line_view import CodeView
from helix_desktop.ui.widgets.row_list import ListRow, ListView

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
        row_of(STRETCH, self.verify, self.copy, on=self, spacing=0)

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
                tone = "fg2" if index or column else "fg"
                canvas.text(box, group, "monos", tone=tone, elide=ELIDE_NONE)

    def digit_rows(self) -> tuple[list[str], list[str]]:
        """Return two rows of digits; if not all fit, an ellipsis marks the omission."""
        starts = range(0, 64, GROUP_DIGITS)
        groups = [self._digest[start : start + GROUP_DIGITS] for start in starts]
        fitting_count = max(1, int((self.width() - BUTTONS_WIDTH - DIGITS_LEFT) / _group_width()))
        if fitting_count >= ROW_GROUPS:
            return groups[:ROW_GROUPS], groups[ROW_GROUPS:]
        first, *others = groups[-fitting_count:]
        return groups[:fitting_count], [f"…{first[1:]}", *others]


def _group_width() -> float:
    return text_width(GROUP_DIGITS * "0" + " ", "monos")


class EntryChips(QWidget):
    """The result of a verification, the entry's state, and a remark if there is room for it."""

    def __init__(self) -> None:
        super().__init__()
        self._term: BlockTerm | None = None
        """The state of the entry, which its chip explains."""
        self._result, self._state = label("", "microb"), label("", "microb")
        self._note = ElidedLabel("micro", "mut")
        self._note.hides_if_cut = True
        self.setFixedHeight(CHIP_HEIGHT)
        TermClicks(
            self._state,
            lambda _point: self._term if self._term in EXPLAINED else None,
            lambda: self._term,
        )
        row_of(self._result, self._state, 4, grow(self._note), on=self, spacing=8)
        self.show_chips("", "")

    def show_chips(
        self, result: str, tone: str, note: str = "", *, state: BlockTerm | None = None
    ) -> None:
        self._term = state
        words, state_tone = (term_word(state), term_tone(state)) if state else ("", "mut")
        for chip, text, chip_tone in (
            (self._result, result, tone or "mut"),
            (self._state, words, state_tone),
        ):
            chip.setText(text)
            set_tone(chip, chip_tone)
            set_surface(chip, "chip", tone=chip_tone, ground="surf")
            chip.setAlignment(Qt.AlignmentFlag.AlignCenter)
            chip.setFixedSize(math.ceil(chip_width(text)), CHIP_HEIGHT)
            chip.setVisible(bool(text))
        self._note.set_text(note)
        self.setAccessibleName(self.text())

    def text(self) -> str:
        texts = (self._result.text(), self._state.text(), self._note.text())
        return " · ".join(text for text in texts if text)


class EntryFactGrid(QWidget):
    """Six figures in two rows."""

    def __init__(self) -> None:
        super().__init__()
        self.figures = [label("–", "smallb") for _ in FACTS]
        self._heads = [label(phrase_text(name), "micro", "mut") for name in FACTS]
        self._binary = Digest("")
        """A content that is no text."""
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0)
        for index, (head, fact) in enumerate(zip(self._heads, self.figures, strict=True)):
            row, column = divmod(index, 3)
            grid.addWidget(head, 3 * row, column)
            grid.addWidget(fact, 3 * row + 1, column)
            grid.setRowMinimumHeight(3 * row + 2, 8)
            grid.setColumnStretch(column, 1)

    def clear(self) -> None:
        for fact in self.figures:
            fact.setText("–")

    def show_estimated(self, estimated: bool) -> None:
        self._heads[FACTS.index("Tokens")].setText(tr("≈ Tokens") if estimated else tr("Tokens"))

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
        max_cells = (self.width() + CELL_GAP) // (MIN_CELL_WIDTH + CELL_GAP)
        count = max(1, min(len(intact), max_cells))
        cell_width = (self.width() + CELL_GAP) / count
        cells = []
        for index in range(count):
            first, last = index * len(intact) // count, (index + 1) * len(intact) // count
            rect = QRectF(index * cell_width, 0, cell_width - CELL_GAP, BAR_HEIGHT)
            cells.append((rect, all(intact[first:last])))
        return cells

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas.on(self)
        for rect, is_intact in self.cells():
            canvas.box(rect, 2, "k_raw" if is_intact else Theme.applied.color("bad", 60))
            if not is_intact:
                with canvas.clipped(rect):
                    x = rect.left() - BAR_HEIGHT
                    while x < rect.right():
                        start, end = QPointF(x, BAR_HEIGHT), QPointF(x + BAR_HEIGHT, 0)
                        canvas.line(start, end, "bad", width=1.6)
                        x += HATCHING_STEP
        if self._blocks is not None:
            # Paint 0, the first gap, and the size below the map, omitting texts that do not fit.
            blocks, size = self._blocks, size_text(self._blocks.size)
            line = QRectF(0, BAR_HEIGHT + 2, self.width(), BELOW_BAR_HEIGHT - 2)
            canvas.text(line, "0", "axis", tone="mut")
            gap_text_end = 0.0
            if blocks.gaps:
                words = _byte_range_text(*blocks.gaps[0])
                if len(blocks.gaps) > 1:
                    words = tr("{0} and {1} more").format(words, len(blocks.gaps) - 1)
                text_px = text_width(words, "axis")
                middle = sum(blocks.gaps[0]) / 2 / max(1, blocks.size) * line.width()
                left = min(max(16.0, middle - text_px / 2), line.width() - text_px)
                words_rect = line.adjusted(left, 0, 0, 0)
                canvas.text(words_rect, words, "axis", tone="bad", elide=ELIDE_NONE)
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


MAX_LISTED_USES = 3
"""Uses listed below the content; a tab lists all of them."""
USE_ROW_HEIGHT = 34


ALL, LINES, MATCHES = "whole", "lines", "matches"


class RecallPassages(QWidget):
    """The choice of a passage."""

    def __init__(self) -> None:
        super().__init__()
        named = [(ALL, tr("Whole")), (LINES, tr("Lines")), (MATCHES, tr("Matches"))]
        self.choices = ChoiceButtons(named)
        self.warning = label("", "small", "warn", wrap=True)
        self._lines = self._matches = ContentPassage()
        column_of(self.choices, self.warning, on=self, spacing=8)
        self.reset()

    @property
    def passage(self) -> ContentPassage:
        parts = {LINES: self._lines, MATCHES: self._matches}
        return parts.get(self.choices.current, ContentPassage())

    def reset(self) -> None:
        self.choices.choose(ALL)
        self.show_search((0, 0), "")
        self.warn("")

    def show_search(self, lines: tuple[int, int], letters: str) -> None:
        """Enable selected lines and matches; (0, 0) and "" disable them."""
        self._lines, self._matches = ContentPassage(*lines), ContentPassage(letters=letters)
        words = lines_words(*lines) if lines[0] else ""
        tip = "" if words else tr("Select lines in the text first")
        words = words[:1].upper() + words[1:] or tr("Lines")
        self.choices.set_choice(LINES, words, tip=tip, enabled=bool(lines[0]))
        matches_tip = tr("lines with “{0}”").format(one_line(letters, 60))
        tip = matches_tip if letters else tr("Search the text first")
        self.choices.set_choice(MATCHES, tr("Matches"), tip=tip, enabled=bool(letters))
        if self.passage.is_full_content:
            self.choices.choose(ALL)

    def warn(self, words: str) -> None:
        """Show why not everything is recalled; "" hides the text."""
        self.warning.setText(words)
        self.warning.setVisible(bool(words))


_BUTTON_WIDTH = 60
"""Pixels of the icon and the paddings."""


class RecallButton(QPushButton):
    """A button that shows its text before the cost if there is room."""

    def __init__(self) -> None:
        super().__init__()
        style_button(self, "primary")
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
        return QSize(_BUTTON_WIDTH, super().minimumSizeHint().height())

    def _fit(self) -> None:
        full_text = f"{self._words}   {self.cost}".rstrip()
        fits = self.fontMetrics().horizontalAdvance(full_text) + _BUTTON_WIDTH <= self.width()
        brief = tr("Recall   {0}").format(self.cost) if self.cost else tr("Recall")
        self.setText(full_text if fits or not self.isVisible() else brief)
        self.setToolTip(plain_tip("" if fits else full_text))
        self.setAccessibleName(full_text)


PANE_WIDTH, MIN_PANE_WIDTH, MAX_PANE_WIDTH = 384, 320, 640
TEXT, JSON, HEX, DIFF, USED = "text", "json", "hex", "diff", "used"
TABS = (
    (TEXT, Phrase("Text")),
    (JSON, Phrase("JSON")),
    (HEX, Phrase("Hex")),
    (DIFF, Phrase("Diff")),
    (USED, Phrase("References")),
)
MIN_HEIGHT = 120
"""Least visible height of the content in pixels, in the lowest window."""


class CacheEntryPane(QFrame):
    """The pane, hidden while no entry is open; `opened` asks for an entry's data."""

    opened = Signal(str)
    closed = Signal()
    stepped = Signal(int)
    """Emitted when the user wants the previous (-1) or the next (1) entry."""
    tab_requested = Signal(str)
    announced = Signal()
    """Emitted when several entries are shown together."""
    place_requested = Signal(str, int)

    def __init__(self) -> None:
        super().__init__()
        set_surface(self, "panel")
        self.digest = Digest("")
        """The digest of the open entry; "" if none is open."""
        self.several = 0
        """The number of entries shown together; 0 for one or none."""
        self.entries: tuple[CacheEntry, ...] = ()
        """The entries that are shown together, as far as they are loaded."""
        self._writing, self._healthy, self._estimated = False, True, False
        self.title = ElidedLabel("title", "fg", mode=Qt.TextElideMode.ElideMiddle)
        self.title.setFixedHeight(TOP_BAR_HEIGHT)
        previous_button = icon_button("up", tr("Previous entry (↑)"))
        previous_button.clicked.connect(lambda: self.stepped.emit(-1))
        next_button = icon_button("down", tr("Next entry (↓)"))
        next_button.clicked.connect(lambda: self.stepped.emit(1))
        close_button = icon_button("close", tr("Close (Esc)"))
        close_button.clicked.connect(self.close_entry)
        head = (grow(self.title), 8, previous_button, next_button, 8, close_button)
        self.damage, self.digest_row = DamageCard(), DigestRow()
        self.chips, self.facts = EntryChips(), EntryFactGrid()
        self._state = label("", "small", "mut", wrap=True)
        self.tabs = TabBar([(key, phrase_text(words)) for key, words in TABS])
        self.tabs.chosen.connect(self.choose_tab)
        self.finds, self._under = FindBar(tr("Find in content")), hairline()
        self.view, self.picture = CodeView(), PictureView()
        self.places = ListView(USE_ROW_HEIGHT, tr("References"))
        self.places.chosen.connect(self._on_place)
        self.seen = button(tr("Show requests with entry"))
        self._uses, self._last = QWidget(), QWidget()
        column_of(grow(self.places), self.seen, on=self._uses, margins=(10, 4, 10, 8))
        self._pages = QStackedWidget()
        self._pages.setMinimumHeight(MIN_HEIGHT)
        for page in (self.view, self.picture, self._uses):
            self._pages.addWidget(page)
        self._newest = ListView(USE_ROW_HEIGHT, tr("Recent references"))
        self._newest.chosen.connect(self._on_place)
        self._show_all = button("", "link")
        self._show_all.clicked.connect(lambda: self.choose_tab(USED))
        self._unused = label(tr("Not used in any session."), "small", "mut")
        self._unused.setContentsMargins(10, 4, 10, 10)
        words, state = label(tr("References"), "smallb"), label(tr("State"), "micro", "mut")
        column_of(
            hairline(),
            row_of(words, STRETCH, self._show_all, state, margins=(10, 8, 10, 4)),
            self._unused,
            self._newest,
            on=self._last,
            margins=(10, 0, 10, 6),
            spacing=0,
        )
        self.passages = RecallPassages()
        self.recall = RecallButton()
        self.pin, self.export = button(tr("Pin")), button(tr("Export…"))
        self.marker = button(tr("Copy marker"))
        for control, icon, tone in (
            (self.recall, "recall", "onacc"),
            (self.pin, "pin", "fg2"),
            (self.export, "export", "fg2"),
            (self.marker, "tag", "fg2"),
        ):
            control.setProperty("tight", "true")
            set_icon(control, icon, tone=tone)
        below = WrappingButtonRow(self.pin, self.export, self.marker)
        about = (self.damage, self.digest_row, self.chips, self._state, self.facts)
        shown = QWidget()
        column_of(
            column_of(*about, margins=(20, 12, 20, 4), spacing=10),
            row_of(self.tabs, margins=(20, 0, 20, 0)),
            hairline(),
            self.finds,
            self._under,
            grow(self._pages),
            self._last,
            stretch(0),
            on=shown,
            spacing=0,
        )
        column_of(
            row_of(*head, margins=(20, 0, 12, 0), spacing=0),
            hairline(),
            grow(make_scroll_area(shown)),
            hairline(),
            column_of(self.passages, self.recall, below, margins=(20, 16, 20, 16), spacing=8),
            on=self,
            spacing=0,
        )
        self.hide()

    def state(self) -> str:
        return f"{self.chips.text()} {self._state.text()} {self.damage.text()}".strip()

    def open_entry(self, digest: Digest) -> None:
        if digest == self.digest and not self.several:
            return
        self.digest, self.several, self._healthy = digest, 0, True
        self.entries = ()
        self.digest_row.show_digest(digest)
        self.title.set_text(digest[:12])
        self.chips.show_chips("", "")
        self.facts.clear()
        self.facts.show()
        self.damage.hide()
        self.say("", "mut")
        self.passages.reset()
        self.show_recall(tr("Recall into next message"), "")
        self.finds.line.clear()
        self.finds.stop_timer()
        self.show_places(())
        self.view.show_lines(None, "")
        self.picture.show_image(None)
        self._show_single(True)
        self._show_tab(self.tabs.current)
        self.show()
        self.opened.emit(digest)

    def show_estimated(self, estimated: bool) -> None:
        self._estimated = estimated
        self.facts.show_estimated(estimated)

    def show_several(self, entries: Sequence[CacheEntry], count: int) -> None:
        self.digest, self.several = Digest(""), count
        self.entries = tuple(entries)
        self._enable(healthy=True)
        self.title.set_text(entries_text(count))
        size = size_text(sum(entry.size for entry in entries))
        total = sum(entry.tokens or 0 for entry in entries)
        tokens = own_count_text(total, estimated=self._estimated)
        plus = "+" if len(entries) < count else ""
        self.say(tr("{0}{2} · {1}{2} tokens").format(size, tokens, plus), "fg2")
        self.damage.hide()
        self.facts.hide()
        self.show_recall(tr("Recall into next message"), "")
        self._show_single(False)
        self.show()
        self.announced.emit()

    def _show_single(self, is_single: bool) -> None:
        head = (self.digest_row, self.chips, self.tabs, self.finds, self._under)
        for widget in (*head, self._pages, self._last, self.passages):
            widget.setVisible(is_single)

    def close_entry(self) -> None:
        if self.digest or self.several:
            self.digest, self.several, self.entries = Digest(""), 0, ()
            self.hide()
            self.closed.emit()

    def show_entry(
        self, entry: CacheEntry, now: float, places: Sequence[ContentReference] | None
    ) -> None:
        if entry.digest != self.digest:
            return  # the user has opened another entry meanwhile
        origin = entry.origin
        self.title.set_text(origin_text(origin) or one_line(origin.tool) or entry.digest[:12])
        self.facts.show_entry(entry, now, places)
        self.pin.setText(tr("Unpin") if entry.pinned else tr("Pin"))

    def show_state(self, state: CacheState, verified: str = "", tone: str = "ok") -> None:
        note = tr("verified just now") if verified and tone == "ok" else ""
        self.chips.show_chips(verified, tone, note, state=CACHE_TERMS[state])
        healthy = state is not CacheState.DAMAGED
        if healthy:
            self.damage.hide()
        else:
            self.damage.show_damage(missing=False)
        self._enable(healthy=healthy)

    def show_writing(self, name: str) -> None:
        """Show that a file is being written, and turn the button into Cancel; "" ends this."""
        self._writing = bool(name)
        self.export.setText(tr("Cancel export") if name else tr("Export…"))
        words = tr("Also removes the partial file {0}").format(one_line(name, 80)) if name else ""
        self.export.setToolTip(plain_tip(words))
        self._enable(healthy=self._healthy)

    def _enable(self, *, healthy: bool) -> None:
        self._healthy = healthy
        self.recall.setEnabled(healthy)
        self.export.setEnabled(self._writing or (healthy and not self.several))
        if not self.several:
            self.facts.setVisible(healthy)
            self._show_tab(self.tabs.current)

    def show_verdict(self, verdict: VerifyResult, state: CacheState, seconds: float) -> None:
        if verdict is VerifyResult.INTACT:
            millis = count_text(max(1, round(seconds * 1_000)))
            self.show_state(state, tr("✓ Verified · {0} ms").format(millis))
            return
        is_missing = verdict is VerifyResult.MISSING
        self.show_state(state, tr("Missing") if is_missing else tr("Hash mismatch"), "bad")
        self.damage.show_damage(missing=is_missing)

    def show_problem(self, digest: Digest, message: str, hint: str) -> None:
        if digest == self.digest:
            self._enable(healthy=False)
            self.say(sentences_text((message, hint)), "bad")

    def show_recall(self, words: str, cost: str, *, possible: bool = True) -> None:
        """Show what would be recalled, and its effect on the context."""
        self.recall.show_words(words, cost)
        self.recall.setEnabled(self._healthy and possible)

    def show_places(self, places: Sequence[ContentReference]) -> None:
        rows = []
        for place in places:
            title = one_line(place.title) or place.session[:8]
            words, tone = tr("not open"), "mut"
            if place.shown:
                term = FORM_TERMS.get(place.shown)
                words, tone = tr("Not in context"), "mut"
                if term:
                    words, tone = term_word(term), term_tone(term)
            right = f"{tr('event {0}').format(count_text(place.seq))} · {words}"
            key = f"{place.session}:{place.seq}"
            rows.append(ListRow(key, title, icon="chat", right=right, tone=tone))
        self.places.show_rows(rows)
        self._newest.show_rows(rows[:MAX_LISTED_USES])
        self._newest.setFixedHeight(max(1, min(len(rows), MAX_LISTED_USES)) * USE_ROW_HEIGHT)
        self._newest.setVisible(bool(rows))
        self._unused.setVisible(not rows)
        self._show_all.setVisible(len(rows) > MAX_LISTED_USES)
        self._show_all.setText(tr("Show all {0}").format(count_text(len(rows))))

    def say(self, text: str, tone: str) -> None:
        self._state.setText(bounded_text(text, 600))
        self._state.setVisible(bool(text))
        set_tone(self._state, tone)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_entry()
        else:
            super().keyPressEvent(event)

    def choose_tab(self, key: str) -> None:
        self.tabs.choose(key)
        self._show_tab(key)
        self.tab_requested.emit(key)

    def _show_tab(self, key: str) -> None:
        """Show a tab; a damaged or missing entry shows only its uses."""
        content_widget = self.picture if key == TEXT and self.picture.is_shown else self.view
        self._pages.setCurrentWidget(self._uses if key == USED else content_widget)
        self._pages.setVisible(self._healthy or key == USED)
        is_text = self._healthy and key == TEXT and content_widget is self.view
        self.finds.setVisible(is_text)
        self._under.setVisible(is_text)
        self._last.setVisible(key != USED)

    def show_picture(self, image: QImage | None) -> None:
        """Show the content as a picture in place of its text; None if it is none."""
        self.picture.show_image(image)
        self._show_tab(self.tabs.current)

    def _on_place(self, key: str) -> None:
        session, _, seq = key.partition(":")
        self.place_requested.emit(session, int(seq))
