"""One cache entry beside the list: its digest and figures, its content, where it is used, actions.

Several chosen entries are told together, with what can be done to all of them.
"""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from helix_desktop.domain.cache import CacheEntry, Digest, Verdict
from helix_desktop.domain.standing import Place, Shown, State
from helix_desktop.ui.cache.code_view import CodeView
from helix_desktop.ui.cache.damage import DamageCard
from helix_desktop.ui.cache.facts import Chips, DigestRow, FactGrid, state_chip, together
from helix_desktop.ui.cache.find_bar import FindBar
from helix_desktop.ui.cache.forecast import Forecast, Offer
from helix_desktop.ui.cache.passages import Passages
from helix_desktop.ui.look.brush import pad
from helix_desktop.ui.look.paint import hairline
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.look.tokens import TOP_BAR
from helix_desktop.ui.parts.buttons import IconButton, button, put_icon
from helix_desktop.ui.parts.labels import Elided, label, plain_tip, set_tone
from helix_desktop.ui.parts.row_list import Row, RowList
from helix_desktop.ui.parts.tabs import Tabs
from helix_desktop.ui.plain import one_line, shown
from helix_desktop.ui.words import count_text, tr

DETAIL, NARROWEST, WIDEST = 384, 320, 640
TEXT, JSON, HEX, DIFF, USED = "text", "json", "hex", "diff", "used"
TABS = ((TEXT, "Text"), (JSON, "JSON"), (HEX, "Hex"), (DIFF, "Diff"), (USED, "Where used"))
BELOW = 3
"""Uses that are listed below the content; all of them have a tab."""
USE_ROW = 34
_SHOWN = {
    Shown.WHOLE: ("in the window", "ok"),
    Shown.HELD: ("at the gate", "info"),
    Shown.EXCERPT: ("as an excerpt", "acc"),
    Shown.MARKER: ("as a marker", "acc"),
    Shown.FOLD: ("in a summary", "acc"),
    Shown.NOT: ("no", "mut"),
}


class Detail(QFrame):
    """Hidden while no entry is open; `opened` asks for all that is known of one."""

    opened = Signal(str)
    closed = Signal()
    _cost = ""
    stepped = Signal(int)
    """The entry before (-1) or behind (1) is wanted."""
    tab_wanted = Signal(str)
    verify_wanted = Signal()
    pin_wanted = Signal()
    export_wanted = Signal()
    told_together = Signal()
    """Several are chosen."""
    marker_wanted = Signal()
    digest_wanted = Signal()
    recall_wanted = Signal()
    place_wanted = Signal(str, int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("surface", "panel")
        self._theme = theme
        self._digest = Digest("")
        self._several, self._writing, self._healthy = 0, False, True
        self.entries: tuple[CacheEntry, ...] = ()
        """What is told together, as far as it is known."""
        self.title = Elided(theme, "title", "fg", mode=Qt.TextElideMode.ElideMiddle)
        self.digest_row = DigestRow(theme)
        self.chips = Chips(theme)
        self.facts = FactGrid()
        self.damage = DamageCard(theme)
        self._state = label("", "small", "mut", wrap=True)
        self.tabs = Tabs([(key, tr(words)) for key, words in TABS])
        self.finds = FindBar(theme)
        self._under = hairline()
        self.view = CodeView(theme)
        self.places = RowList(theme, USE_ROW, tr("Where this content is used"))
        self._below = RowList(theme, USE_ROW, tr("Where this content was used last"))
        self._below_box, self.passages = QWidget(), Passages()
        self._pages, self._uses = QStackedWidget(), QWidget()
        self._single: list[QWidget] = [
            self.digest_row,
            self.chips,
            self.tabs,
            self.finds,
            self._under,
            self._pages,
            self._below_box,
            self.passages,
        ]
        self.recall = button(tr("Recall into next message"), primary=True)
        self.pin = button(tr("Pin"))
        self.export = button(tr("Export…"))
        self.marker = button(tr("Copy marker"))
        self._lay_out()
        self._connect()
        self._draw()
        self.hide()

    @property
    def digest(self) -> Digest:
        """The entry that is open, or none."""
        return self._digest

    @property
    def several(self) -> int:
        """How many entries are told together; 0: one, or none."""
        return self._several

    def state(self) -> str:
        return f"{self.chips.text()} {self._state.text()} {self.damage.text()}".strip()

    def open_entry(self, digest: Digest) -> None:
        if digest == self._digest and not self._several:
            return
        self._digest, self._several, self._healthy = digest, 0, True
        self.digest_row.show_digest(digest)
        self.title.set_text(digest[:12])
        self.chips.show_chips(())
        self.facts.clear()
        self.facts.show()
        self.damage.hide()
        self.say("", "mut")
        self.passages.reset()
        self.show_offer(None)
        self.finds.line.clear()
        self.finds.rest()
        self.show_places(())
        self.view.show_rows(None, "")
        for each in self._single:
            each.show()
        self._show_tab(self.tabs.current)
        self.show()
        self.opened.emit(digest)

    def show_several(self, entries: Sequence[CacheEntry], count: int) -> None:
        """Several entries: what they come to."""
        self._digest, self._several = Digest(""), count
        self.entries = tuple(entries)
        self._enable(healthy=True)
        head, rest = together(entries, count)
        self.title.set_text(head)
        self.say(rest, "fg2")
        self.damage.hide()
        self.facts.hide()
        self.show_offer(None)
        for each in self._single:
            each.hide()
        self.show()
        self.told_together.emit()

    def close_entry(self) -> None:
        if self._digest or self._several:
            self._digest, self._several = Digest(""), 0
            self.hide()
            self.closed.emit()

    def show_entry(self, entry: CacheEntry, now: float, places: Sequence[Place] | None) -> None:
        if entry.digest != self._digest:
            return  # the person has gone on meanwhile
        origin = entry.origin
        self.title.set_text(one_line(origin.what) or one_line(origin.tool) or entry.digest[:12])
        self.facts.show_entry(entry, now, places)
        self.pin.setText(tr("Unpin") if entry.pinned else tr("Pin"))

    def show_state(self, state: State, verified: str = "", tone: str = "ok") -> None:
        """How the entry stands, and what verifying it found."""
        first = [(verified, tone)] if verified else []
        beside = tr("re-hashed just now") if verified and tone == "ok" else ""
        self.chips.show_chips([*first, state_chip(state)], beside)
        healthy = state is not State.DAMAGED
        if healthy:
            self.damage.hide()
        else:
            self.damage.show_damage(missing=False)
        self._enable(healthy=healthy)

    def show_writing(self, name: str) -> None:
        """A file is being written, and the button that began it ends it; "" when it is over."""
        self._writing = bool(name)
        self.export.setText(tr("Cancel export") if name else tr("Export…"))
        words = tr("Nothing of {0} is left then").format(one_line(name, 80)) if name else ""
        self.export.setToolTip(plain_tip(words))
        self._enable(healthy=self._healthy)

    def _enable(self, *, healthy: bool) -> None:
        self._healthy = healthy
        self.recall.setEnabled(healthy)
        self.export.setEnabled(self._writing or (healthy and not self._several))
        if not self._several:
            self.facts.setVisible(healthy)
            self._show_tab(self.tabs.current)

    def show_verdict(self, verdict: Verdict, state: State, seconds: float) -> None:
        millis = count_text(max(1, round(seconds * 1_000)))
        words = {
            Verdict.WHOLE: (tr("✓ Verified · {0} ms").format(millis), "ok"),
            Verdict.CORRUPT: (tr("Does not match"), "bad"),
            Verdict.MISSING: (tr("Missing"), "bad"),
        }
        self.show_state(state, *words[verdict])
        if verdict is not Verdict.WHOLE:
            self.damage.show_damage(missing=verdict is Verdict.MISSING)

    def show_problem(self, digest: Digest, message: str, hint: str) -> None:
        if digest == self._digest:
            self._enable(healthy=False)
            self.say(f"{message} {hint}".strip(), "bad")

    def show_offer(self, found: Offer | None) -> None:
        """What recalling the chosen passage, or what of it fits, does to the window."""
        self._cost = found.cost if found else ""
        words = found.words if found else tr("Recall into next message")
        self.recall.setText(f"{words}   {self._cost}".rstrip())
        self.recall.setEnabled(self._healthy and (found is None or bool(found.text)))
        self.passages.warn(found.warning if found else "")

    def show_forecast(self, found: Forecast) -> None:
        """Of several: what recalling them, or those that fit, does to the window."""
        self._cost = found.cost
        self.recall.setText(f"{found.words}   {found.cost}".rstrip())
        self.recall.setEnabled(bool(found.fitting))
        if found.warning:
            self.say(found.warning, "warn")

    def cost(self) -> str:
        return self._cost

    def show_places(self, places: Sequence[Place]) -> None:
        rows = [_place_row(place) for place in places]
        self.places.show_rows(rows)
        self._below.show_rows(rows[:BELOW])
        self._below.setFixedHeight(max(1, min(len(rows), BELOW)) * USE_ROW)
        self._more.setVisible(len(rows) > BELOW)
        self._more.setText(tr("all {0}").format(count_text(len(rows))))
        self._used_none.setVisible(not rows)
        self._below.setVisible(bool(rows))

    def say(self, text: str, tone: str) -> None:
        self._state.setText(shown(text, 600))
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
        self.tab_wanted.emit(key)

    def _show_tab(self, key: str) -> None:
        """Of what is damaged or missing nothing is shown but where it was used."""
        self._pages.setCurrentWidget(self._uses if key == USED else self.view)
        self._pages.setVisible(self._healthy or key == USED)
        self.finds.setVisible(self._healthy and key == TEXT)
        self._under.setVisible(self._healthy and key == TEXT)
        self._below_box.setVisible(key != USED)

    def _on_place(self, key: str) -> None:
        session, _, seq = key.partition(":")
        self.place_wanted.emit(session, int(seq))

    def _draw(self) -> None:
        icons = (
            (self.recall, "recall", "onacc"),
            (self.pin, "pin", "fg2"),
            (self.export, "export", "fg2"),
            (self.marker, "tag", "fg2"),
        )
        for made, icon, tone in icons:
            put_icon(made, self._theme, icon, tone=tone)

    def _connect(self) -> None:
        self.tabs.chosen.connect(self.choose_tab)
        self.recall.clicked.connect(self.recall_wanted)
        self.pin.clicked.connect(self.pin_wanted)
        self.export.clicked.connect(self.export_wanted)
        self.marker.clicked.connect(self.marker_wanted)
        self.digest_row.verify.clicked.connect(self.verify_wanted)
        self.damage.check_wanted.connect(self.verify_wanted)
        self.digest_row.copy.clicked.connect(self.digest_wanted)
        self.places.chosen.connect(self._on_place)
        self._below.chosen.connect(self._on_place)
        self._more.clicked.connect(lambda: self.choose_tab(USED))
        self._theme.changed.connect(self._draw)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._head())
        layout.addWidget(hairline())
        about = QVBoxLayout()
        about.setContentsMargins(20, 12, 20, 4)
        about.setSpacing(10)
        parts = (self.damage, self.digest_row, self.chips, self._state, self.facts)
        for each in parts:
            about.addWidget(each)
        layout.addLayout(about)
        bar = QHBoxLayout()
        bar.setContentsMargins(20, 0, 20, 0)
        bar.addWidget(self.tabs)
        layout.addLayout(bar)
        layout.addWidget(hairline())
        layout.addWidget(self.finds)
        layout.addWidget(self._under)
        self._pages.addWidget(self.view)
        listed = QVBoxLayout()
        listed.setContentsMargins(10, 4, 10, 0)
        listed.addWidget(self.places)
        self._uses.setLayout(listed)
        self._pages.addWidget(self._uses)
        layout.addWidget(self._pages, 1)
        self._lay_out_below()
        layout.addWidget(self._below_box)
        layout.addStretch(0)
        layout.addWidget(hairline())
        layout.addLayout(self._actions())

    def _head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        pad(head, start=20, top=0, end=12, bottom=0)
        head.setSpacing(0)
        self.title.setFixedHeight(TOP_BAR)
        head.addWidget(self.title, 1)
        head.addSpacing(8)
        steps = (("up", tr("Entry before (↑)"), -1), ("down", tr("Next entry (↓)"), 1))
        for icon, tip, step in steps:
            made = IconButton(self._theme, icon, tip)
            made.clicked.connect(lambda _on=False, by=step: self.stepped.emit(by))
            head.addWidget(made)
        head.addSpacing(8)
        close = IconButton(self._theme, "close", tr("Close (Esc)"))
        close.clicked.connect(self.close_entry)
        head.addWidget(close)
        return head

    def _lay_out_below(self) -> None:
        box = QVBoxLayout(self._below_box)
        box.setContentsMargins(10, 0, 10, 6)
        box.setSpacing(0)
        box.addWidget(hairline())
        head = QHBoxLayout()
        head.setContentsMargins(10, 8, 10, 4)
        head.addWidget(label(tr("Where used"), "smallb"))
        head.addStretch(1)
        self._more = QPushButton()
        self._more.setProperty("role", "link")
        self._more.setFont(self.recall.font())
        head.addWidget(self._more)
        head.addWidget(label(tr("in the window?"), "micro", "mut"))
        box.addLayout(head)
        self._used_none = label(tr("No event names this content."), "small", "mut")
        self._used_none.setContentsMargins(10, 4, 10, 10)
        box.addWidget(self._used_none)
        box.addWidget(self._below)

    def _actions(self) -> QVBoxLayout:
        rows = QVBoxLayout()
        rows.setContentsMargins(20, 16, 20, 16)
        rows.setSpacing(8)
        self.recall.setProperty("tight", "true")
        rows.addWidget(self.passages)
        rows.addWidget(self.recall)
        below = QHBoxLayout()
        below.setSpacing(8)
        for each in (self.pin, self.export, self.marker):
            each.setProperty("tight", "true")
            below.addWidget(each, 1)
        rows.addLayout(below)
        return rows


def _place_row(place: Place) -> Row:
    title = one_line(place.title) or place.session[:8]
    words, tone = _SHOWN[place.shown] if place.shown else ("not open", "mut")
    step = tr("step {0}").format(count_text(place.seq))
    right = f"{step} · {tr(words)}"
    return Row(f"{place.session}:{place.seq}", title, icon="chat", right=right, tone=tone)
