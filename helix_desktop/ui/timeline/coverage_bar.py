"""The line *Coverage* of a handover: details kept by kind, and *Next missing detail* with *Add*."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.window_timeline import CheckedDetail, DetailCheck
from helix_desktop.ui.style.canvas import forward_icon, set_surface, text_width
from helix_desktop.ui.text.formatting import count_text, phrase_text, plural, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.controls import Menu, button, icon_button, style_button
from helix_desktop.ui.widgets.labels import ElidedLabel, IconLabel, label, plain_tip, set_tone
from helix_desktop.ui.widgets.layout import STRETCH, grow, row_of, stretch

DETAIL_GROUPS = (
    (Phrase("constraints"), ("rule",)),
    (Phrase("files"), ("changed", "given")),
    (Phrase("errors"), ("error",)),
    (Phrase("decisions"), ("decision", "lesson")),
    (Phrase("names"), ("number", "id", "url", "read", "path", "name")),
)
"""The kinds of details in each count; names are many, and one recall away."""
QUIET_GROUP = DETAIL_GROUPS[-1][0]
MAX_LISTED = 40
ROOMY_WIDTH = 520
"""Width in pixels below which missing details take the room of the names."""


class CoveredCount(QPushButton):
    """A count such as `files 14/14`; a click lists the details."""

    def __init__(self, words: Phrase) -> None:
        super().__init__()
        style_button(self, "icon")
        self._words = words
        self.items: tuple[CheckedDetail, ...] = ()
        self._figure, self._mark = label("", "smallb"), IconLabel("warn", "mut", size=12)
        name = label(phrase_text(words), "small", "fg2")
        row_of(name, self._figure, self._mark, STRETCH, on=self, margins=(4, 0, 4, 0), spacing=4)

    def show_items(self, items: tuple[CheckedDetail, ...]) -> None:
        self.items = items
        covered_count = sum(item.is_covered for item in items)
        self.setVisible(bool(items))
        is_complete, is_quiet = covered_count == len(items), self._words == QUIET_GROUP
        tone = "ok" if is_complete else "mut" if is_quiet else "warn"
        self.setText(f"{phrase_text(self._words)} {covered_count}/{len(items)}")
        self._figure.setText(f"{covered_count}/{len(items)}")
        set_tone(self._figure, tone)
        self._mark.show_as("check" if is_complete else "warn", tone)
        self._mark.setVisible(is_complete or not is_quiet)
        self.setAccessibleName(
            tr("{0}: {1} of {2} covered").format(
                phrase_text(self._words), covered_count, len(items)
            )
        )
        self.setFixedSize(round(text_width(self.text(), "small")) + 26, 28)


class CoveredDetailsBar(QFrame):
    """The counts and one missing detail with an Add button; ← and → go through them."""

    add_requested = Signal(object)
    """The KeptDetail to add."""
    message_requested = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        set_surface(self, "card")
        self.setFixedHeight(40)
        self._missing: tuple[CheckedDetail, ...] = ()
        self._at = 0
        self._name = label(tr("Coverage"), "smallb")
        self._state = label("", "small", "mut")
        self._counts = {words: CoveredCount(words) for words, _ in DETAIL_GROUPS}
        self._words = ElidedLabel("small", "warn")
        self._before = icon_button(forward_icon(self), tr("Next missing detail"))
        self.add = button(tr("Add"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        icon, counts = IconLabel("shield", "fg2"), self._counts.values()
        self.add.setProperty("low", "true")
        words = (self._state, grow(self._words), QWidget())
        end = (self._before, self.add, stretch(0))
        row_of(
            icon, self._name, 4, *counts, *words, *end, on=self, margins=(14, 0, 6, 0), spacing=8
        )
        for count in counts:
            count.clicked.connect(lambda _on=False, count_button=count: self._list(count_button))
        self._before.clicked.connect(lambda: self._step(1))
        self.add.clicked.connect(self._on_add)
        self.show_waiting("")

    @property
    def item(self) -> CheckedDetail | None:
        """The missing detail that is shown."""
        return self._missing[self._at] if self._missing else None

    def show_waiting(self, words: str) -> None:
        """Show why nothing is known yet."""
        self._missing = ()
        for count in self._counts.values():
            count.hide()
        self._state.setText(words)
        set_tone(self._state, "mut")
        self._show_item()

    def show_check(self, check: DetailCheck) -> None:
        quiet_kinds = dict(DETAIL_GROUPS)[QUIET_GROUP]
        self._missing = tuple(sorted(check.missing, key=lambda item: item.kind in quiet_kinds))
        self._at = 0
        for words, kinds in DETAIL_GROUPS:
            items = tuple(item for item in check.items if item.kind in kinds)
            self._counts[words].show_items(items)
        self._give_way()
        is_complete = not check.missing
        details_text = plural(len(check.items), "all {0} detail", "all {0} details")
        self._state.setText(details_text if is_complete else "")
        set_tone(self._state, "ok" if is_complete else "mut")
        self._show_item()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give missing details the room first; the icon explains the line even without counts."""
        super().resizeEvent(event)
        self._give_way()

    def _give_way(self) -> None:
        self._name.setVisible(self.width() >= ROOMY_WIDTH)
        quiet = self._counts[QUIET_GROUP]
        quiet.setVisible(bool(quiet.items) and self.width() >= ROOMY_WIDTH)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Up:
                self._step(-1)
            case Qt.Key.Key_Right | Qt.Key.Key_Down:
                self._step(1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._on_add()
            case _:
                super().keyPressEvent(event)

    def _step(self, step: int) -> None:
        if self._missing:
            self._at = (self._at + step) % len(self._missing)
            self._show_item()

    def _show_item(self) -> None:
        item = self.item
        for widget in (self._words, self._before, self.add):
            widget.setVisible(item is not None)
        if item is None:
            return
        item_text = plural(
            len(self._missing),
            "{0} missing, number {1}: {2}, event {3}",
            "{0} missing, number {1}: {2}, event {3}",
            count_text(self._at + 1),
            f"“{one_line(item.text, 160)}”",
            item.seq,
        )
        self._words.set_text(item_text)
        self._words.setToolTip(plain_tip(f"{item.kind}: {item.text}"))
        self.setAccessibleName(item_text)

    def _on_add(self) -> None:
        if self.item is not None:
            self.add_requested.emit(self.item)

    def _list(self, count: CoveredCount) -> None:
        """List the details of a kind, the missing ones first, each with its message."""
        menu = Menu(self)
        items = sorted(count.items, key=lambda item: item.is_covered)
        for item in items[:MAX_LISTED]:
            mark = "✓" if item.is_covered else "–"
            text = one_line(item.text, 90).replace("&", "&&")
            action = menu.addAction(f"{mark}  {text}   · {item.seq}")
            action.triggered.connect(
                lambda _on=False, seq=item.seq: self.message_requested.emit(seq)
            )
        if len(items) > MAX_LISTED:
            menu.addAction(tr("… and {0} more").format(len(items) - MAX_LISTED)).setEnabled(False)
        menu.open_below(count)
