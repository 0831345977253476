"""The pane of one cache entry: tabs Text, JSON, Hex, Diff, and References; buttons such as
*Recall*.

Several selected entries are summarized, with the actions for all of them.
"""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QPushButton, QStackedWidget, QWidget

from helix_desktop.domain.cache import (
    CacheEntry,
    CacheState,
    ContentReference,
    Digest,
    VerifyResult,
)
from helix_desktop.domain.mentions import ContentPassage
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.cache.entry_cards import (
    DamageCard,
    DigestRow,
    EntryChips,
    EntryFactGrid,
    selection_text,
)
from helix_desktop.ui.style.canvas import hairline, set_surface
from helix_desktop.ui.style.theme import font
from helix_desktop.ui.style.tokens import TOP_BAR_HEIGHT
from helix_desktop.ui.text.block_terms import CACHE_TERMS, FORM_TERMS, term_tone, term_word
from helix_desktop.ui.text.formatting import (
    count_text,
    lines_words,
    phrase_text,
    sentences_text,
    tr,
)
from helix_desktop.ui.text.safe_text import bounded_text, one_line, origin_text
from helix_desktop.ui.widgets.buttons import WrappingButtonRow
from helix_desktop.ui.widgets.choices import ChoiceButtons, TabBar
from helix_desktop.ui.widgets.controls import button, icon_button, set_icon, style_button
from helix_desktop.ui.widgets.fields import FindBar
from helix_desktop.ui.widgets.labels import ElidedLabel, label, plain_tip, set_tone
from helix_desktop.ui.widgets.layout import (
    STRETCH,
    column_of,
    grow,
    make_scroll_area,
    row_of,
    stretch,
)
from helix_desktop.ui.widgets.line_view import CodeView
from helix_desktop.ui.widgets.picture_view import PictureView
from helix_desktop.ui.widgets.row_list import ListRow, ListView

MAX_LISTED_USES = 3
"""Uses listed below the content; a tab lists all of them."""
USE_ROW_HEIGHT = 34


class EntryUses(QWidget):
    """The newest uses; the button `all` asks for the others."""

    def __init__(self) -> None:
        super().__init__()
        self.rows = ListView(USE_ROW_HEIGHT, tr("Recent references"))
        self.all = QPushButton()
        self.all.setProperty("role", "link")
        self.all.setFont(font("smallb"))
        self._none = label(tr("Not used in any session."), "small", "mut")
        self._none.setContentsMargins(10, 4, 10, 10)
        column_title = label(tr("State"), "micro", "mut")
        words = label(tr("References"), "smallb")
        head = row_of(words, STRETCH, self.all, column_title, margins=(10, 8, 10, 4))
        parts = (hairline(), head, self._none, self.rows)
        column_of(*parts, on=self, margins=(10, 0, 10, 6), spacing=0)

    def show_rows(self, rows: Sequence[ListRow]) -> None:
        self.rows.show_rows(rows[:MAX_LISTED_USES])
        self.rows.setFixedHeight(max(1, min(len(rows), MAX_LISTED_USES)) * USE_ROW_HEIGHT)
        self.rows.setVisible(bool(rows))
        self.all.setVisible(len(rows) > MAX_LISTED_USES)
        self.all.setText(tr("Show all {0}").format(count_text(len(rows))))
        self._none.setVisible(not rows)


def place_row(reference: ContentReference) -> ListRow:
    title = one_line(reference.title) or reference.session[:8]
    words, tone = tr("not open"), "mut"
    if reference.shown:
        term = FORM_TERMS.get(reference.shown)
        words, tone = (term_word(term), term_tone(term)) if term else (tr("Not in context"), "mut")
    step = tr("event {0}").format(count_text(reference.seq))
    right = f"{step} · {words}"
    return ListRow(
        f"{reference.session}:{reference.seq}", title, icon="chat", right=right, tone=tone
    )


ALL, LINES, MATCHES = "whole", "lines", "matches"


class RecallPassages(QWidget):
    """The choice of a passage."""

    def __init__(self) -> None:
        super().__init__()
        named = [(ALL, tr("Whole")), (LINES, tr("Lines")), (MATCHES, tr("Matches"))]
        self.choices = ChoiceButtons(named)
        self.warning = label("", "small", "warn", wrap=True)
        self._lines = self._matches = ContentPassage()
        column_of(self.choices, self.warning, on=self, margins=0, spacing=8)
        self.reset()

    @property
    def passage(self) -> ContentPassage:
        parts = {LINES: self._lines, MATCHES: self._matches}
        return parts.get(self.choices.current, ContentPassage())

    def reset(self) -> None:
        """Return to the whole entry."""
        self.choices.choose(ALL)
        self.show_search((0, 0), "")
        self.warn("")

    def show_search(self, lines: tuple[int, int], letters: str) -> None:
        """Enable selected lines and matches; (0, 0) and "" disable them."""
        self._lines, self._matches = ContentPassage(*lines), ContentPassage(letters=letters)
        lines_text = lines_words(*lines) if lines[0] else ""
        hint = tr("Select lines in the text first")
        label = lines_text[:1].upper() + lines_text[1:] or tr("Lines")
        self.choices.set_choice(
            LINES, label, tip="" if lines_text else hint, enabled=bool(lines_text)
        )
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
        self._words, self.cost = "", ""
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
    wrap_requested = Signal()
    copy_requested = Signal()
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
        self._writing, self._healthy = False, True
        self.entries: tuple[CacheEntry, ...] = ()
        """The entries that are shown together, as far as they are loaded."""
        self.title = ElidedLabel("title", "fg", mode=Qt.TextElideMode.ElideMiddle)
        self.digest_row = DigestRow()
        self.chips, self.facts = EntryChips(), EntryFactGrid()
        self._estimated = False
        self.damage = DamageCard()
        self._state = label("", "small", "mut", wrap=True)
        self.tabs = TabBar([(key, phrase_text(words)) for key, words in TABS])
        self.finds = FindBar(tr("Find in content"))
        self._under = hairline()
        self.view, self.picture = CodeView(), PictureView()
        self.places = ListView(USE_ROW_HEIGHT, tr("References"))
        self._last, self.passages = EntryUses(), RecallPassages()
        self._pages, self._uses = QStackedWidget(), QWidget()
        self.recall = RecallButton()
        self.pin, self.export = button(tr("Pin")), button(tr("Export…"))
        self.marker = button(tr("Copy marker"))
        self.seen = button(tr("Show requests with entry"))
        for control, icon in (
            (self.recall, "recall"),
            (self.pin, "pin"),
            (self.export, "export"),
            (self.marker, "tag"),
        ):
            control.setProperty("tight", "true")
            set_icon(control, icon, tone="onacc" if control is self.recall else "fg2")
        below = WrappingButtonRow(self.pin, self.export, self.marker)
        shown = QWidget()
        self._pages.addWidget(self.view)
        self._pages.addWidget(self.picture)
        column_of(grow(self.places), self.seen, on=self._uses, margins=(10, 4, 10, 8))
        self._pages.addWidget(self._uses)
        self._pages.setMinimumHeight(MIN_HEIGHT)
        about = (self.damage, self.digest_row, self.chips, self._state, self.facts)
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
            margins=0,
            spacing=0,
        )
        parts = (
            grow(make_scroll_area(shown)),
            hairline(),
            column_of(self.passages, self.recall, below, margins=(20, 16, 20, 16), spacing=8),
        )
        self.title.setFixedHeight(TOP_BAR_HEIGHT)
        previous_button = icon_button("up", tr("Previous entry (↑)"))
        next_button = icon_button("down", tr("Next entry (↓)"))
        close_button = icon_button("close", tr("Close (Esc)"))
        previous_button.clicked.connect(lambda: self.stepped.emit(-1))
        next_button.clicked.connect(lambda: self.stepped.emit(1))
        close_button.clicked.connect(self.close_entry)
        head = (grow(self.title), 8, previous_button, next_button, 8, close_button)
        column_of(
            row_of(*head, margins=(20, 0, 12, 0), spacing=0),
            hairline(),
            *parts,
            on=self,
            margins=0,
            spacing=0,
        )
        self.tabs.chosen.connect(self.choose_tab)
        step = self.finds.stepped.emit
        self.finds.add_button("up", tr("Previous match (Shift+Enter)"), partial(step, -1))
        self.finds.add_button("down", tr("Next match (Enter)"), partial(step, 1))
        self.finds.add_button("wrap", tr("Wrap long lines"), self.wrap_requested.emit)
        self.finds.add_button("copy", tr("Copy content"), self.copy_requested.emit)
        self.places.chosen.connect(self._on_place)
        self._last.rows.chosen.connect(self._on_place)
        self._last.all.clicked.connect(lambda: self.choose_tab(USED))
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
        self.chips.show_chips(())
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
        """Mark counts of tokens as estimates."""
        self._estimated = estimated
        self.facts.show_estimated(estimated)

    def show_several(self, entries: Sequence[CacheEntry], count: int) -> None:
        self.digest, self.several = Digest(""), count
        self.entries = tuple(entries)
        self._enable(healthy=True)
        head, sizes_text = selection_text(entries, count, estimated=self._estimated)
        self.title.set_text(head)
        self.say(sizes_text, "fg2")
        self.damage.hide()
        self.facts.hide()
        self.show_recall(tr("Recall into next message"), "")
        self._show_single(False)
        self.show()
        self.announced.emit()

    def _show_single(self, is_single: bool) -> None:
        """Show or hide what belongs to one entry."""
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
        """Show the entry's state and the result of verifying it."""
        first = [(verified, tone)] if verified else []
        verified_text = tr("verified just now") if verified and tone == "ok" else ""
        self.chips.show_chips(first, verified_text, state=CACHE_TERMS[state])
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
        millis = count_text(max(1, round(seconds * 1_000)))
        words = {
            VerifyResult.INTACT: (tr("✓ Verified · {0} ms").format(millis), "ok"),
            VerifyResult.CORRUPT: (tr("Hash mismatch"), "bad"),
            VerifyResult.MISSING: (tr("Missing"), "bad"),
        }
        self.show_state(state, *words[verdict])
        if verdict is not VerifyResult.INTACT:
            self.damage.show_damage(missing=verdict is VerifyResult.MISSING)

    def show_problem(self, digest: Digest, message: str, hint: str) -> None:
        if digest == self.digest:
            self._enable(healthy=False)
            self.say(sentences_text((message, hint)), "bad")

    def show_recall(self, words: str, cost: str, *, possible: bool = True) -> None:
        """Show what would be recalled, and its effect on the context."""
        self.recall.show_words(words, cost)
        self.recall.setEnabled(self._healthy and possible)

    def show_places(self, places: Sequence[ContentReference]) -> None:
        rows = [place_row(place) for place in places]
        self.places.show_rows(rows)
        self._last.show_rows(rows)

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
