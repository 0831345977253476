"""A request on screen: head, meter, legend, blocks and the strip of all requests.

The page and the panel are the same view in two sizes; what is to be done goes out as signals.
"""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from helix_desktop.app.steps import Steps
from helix_desktop.domain.requests import Looked, Shown, Written
from helix_desktop.domain.window import BlockKind
from helix_desktop.ui.inspector.actions import Deed
from helix_desktop.ui.inspector.block_list import BlockList
from helix_desktop.ui.inspector.figures import Figures, head_of
from helix_desktop.ui.inspector.legend import Legend
from helix_desktop.ui.inspector.step_strip import PAGE, StepStrip
from helix_desktop.ui.inspector.table_head import TableHead
from helix_desktop.ui.look.paint import hairline, surface
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.look.tokens import TOP_BAR
from helix_desktop.ui.parts.buttons import IconButton, button, put_icon
from helix_desktop.ui.parts.labels import Elided, label, set_tone
from helix_desktop.ui.parts.meter import Meter
from helix_desktop.ui.parts.switch import Switch
from helix_desktop.ui.words import count_text, tr


class InspectorView(QWidget):
    """`low` is the panel's form."""

    shown = Signal()
    travelled = Signal(int)
    wanted = Signal(object, object)
    """Deed, Shown."""
    json_wanted = Signal()
    compared = Signal(bool)

    def __init__(self, theme: Theme, *, low: bool = False) -> None:
        super().__init__()
        self._low, self._theme = low, theme
        self._looked: Looked | None = None
        self._written: Written | None = None
        self._estimated = ""
        self.place = Elided(theme, "body", "mut")
        self.figures = Figures(theme, low=low)
        self.meter = Meter(theme, 10 if low else 12)
        self.legend = Legend(theme, low=low)
        self.list = BlockList(theme, lettered=not low)
        self.strip = StepStrip(theme, low=low)
        self.compare = Switch(theme, tr("Diff with previous"), worded=True)
        self.compare.setChecked(True)
        self.copy = button(tr("Copy JSON"))
        self._icon = IconButton(theme, "braces", tr("Copy the request as JSON (Ctrl+Shift+C)"))
        self._notice = label("", "small", "warn", wrap=True)
        self._notice.hide()
        self.head = TableHead(theme)
        self._lay_out()
        self.list.setFocus()  # first when the page comes; with a proxy Tab would skip all else
        self._connect()

    @property
    def looked(self) -> Looked | None:
        return self._looked

    @property
    def notice(self) -> str:
        """What is wrong, as far as anything is."""
        return self._notice.text() if not self._notice.isHidden() else ""

    def reset(self) -> None:
        """Another session: nothing is known of it yet."""
        self._looked = self._written = None
        self._notice.hide()
        self.figures.show_head(None)
        self.meter.show_weighed(None)
        self.legend.show_weighed(None)
        self.list.show_request(None, 0.0)
        self.strip.show_steps(Steps(), 1, 0.0)

    def show_looked(self, found: Looked, now: float, removed: Sequence[Shown] = ()) -> None:
        """A request; the strip shows where it stands."""
        if self._looked is None or self._looked.seq != found.seq:
            self._written = None
        self._looked = found
        self.figures.show_head(head_of(found, now, self._written, counting=False))
        weighed = found.weighed
        self.meter.show_weighed(weighed)
        self.legend.show_weighed(weighed)
        self.list.show_request(found, now, removed)
        about = bool(self._estimated) and not found.past
        self.head.show_count(len(found.blocks), about=about)
        self.strip.show_at(found.seq)
        self._tell(found)

    def show_written(self, written: Written | None, now: float) -> None:
        """The bytes of the request that is shown."""
        self._written = written
        if self._looked is not None:
            self.figures.show_head(head_of(self._looked, now, written, counting=False))

    def show_estimated(self, why: str) -> None:
        """Why the figures of the next request are estimates; "" where they are not."""
        self._estimated = why

    def show_counting(self, now: float) -> None:
        """The figure is of a moment ago: another one comes."""
        if self._looked is not None and not self._looked.past:
            head = head_of(self._looked, now, self._written, counting=True)
            self.figures.show_head(head)

    def show_problem(self, text: str) -> None:
        self._say(text, "bad")

    def _tell(self, found: Looked) -> None:
        """What the person has to know of this request beside its figures."""
        if found.floor:
            least = ", ".join(f"{name} {count_text(tokens)}" for name, tokens in found.floor)
            told = tr(
                "It does not fit. It cannot become smaller than: {0}. Leave blocks out or take"
                " pins back here, or choose a model with a larger window."
            )
            self._say(told.format(least), "bad")
        elif not found.past and not found.steps:
            told = tr("Nothing sent yet: this is what the first message will be sent with.")
            self._say(f"{self.strip.sending or told} {self._estimated}".strip(), "mut")
        elif not found.past and found.outlook.due:
            told = tr("It is over {0} tok: the window is rewritten first, and it goes out shorter.")
            told = told.format(count_text(found.outlook.mark or 0))
            self._say(f"{told} {self._estimated}".strip(), "mut")
        elif found.past and not found.verified:
            told = tr("Some of its blocks were sent before their texts were kept.")
            self._say(told, "warn")
        elif self._estimated and not found.past:
            self._say(self._estimated, "mut")
        else:
            self._notice.hide()

    def _say(self, text: str, tone: str) -> None:
        self._notice.setText(text)
        set_tone(self._notice, tone)
        self._notice.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._travel(event) and not self._do(event):
            super().keyPressEvent(event)

    def _travel(self, event: QKeyEvent) -> bool:
        moves = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_PageUp: -PAGE,
            Qt.Key.Key_PageDown: PAGE,
        }
        if not self._low:
            moves |= {Qt.Key.Key_BracketLeft: -1, Qt.Key.Key_BracketRight: 1}
        key = Qt.Key(event.key())
        if key in moves:
            self.strip.go(moves[key])
        elif key is Qt.Key.Key_Home:
            self.strip.go_to(0)
        elif key is Qt.Key.Key_End:
            self.travelled.emit(0)
        else:
            return False
        return True

    def _do(self, event: QKeyEvent) -> bool:
        deeds = {
            Qt.Key.Key_P: Deed.PIN,
            Qt.Key.Key_X: Deed.LEAVE,
            Qt.Key.Key_R: Deed.RECALL,
            Qt.Key.Key_O: Deed.OPEN,
        }
        key = Qt.Key(event.key())
        held = event.modifiers()
        both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        if key is Qt.Key.Key_C and held == both:
            self.json_wanted.emit()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.list.do(Deed.COPY)
        elif held or self._low:
            return False  # letters typed beside the conversation belong to the next message
        elif key in deeds:
            self.list.do(deeds[key])
        elif key is Qt.Key.Key_D:
            self.compare.toggle()
        else:
            return False
        return True

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._low:
            self.list.setFocus()
        self.shown.emit()

    def _on_only(self, kinds: frozenset[BlockKind | None]) -> None:
        self.meter.show_only(kinds)
        self.list.show_only(kinds)

    def _connect(self) -> None:
        self.strip.travelled.connect(self.travelled)
        self.list.wanted.connect(self.wanted)
        self.legend.chosen.connect(self._on_only)
        self.compare.toggled.connect(self.list.compare)
        self.compare.toggled.connect(self.compared)
        self.copy.clicked.connect(self.json_wanted)
        self._theme.changed.connect(self._draw)
        self._draw()
        self._icon.clicked.connect(self.json_wanted)

    def _draw(self) -> None:
        put_icon(self.copy, self._theme, "braces", tone="fg2")

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        if not self._low:
            layout.addWidget(self._top())
            layout.addWidget(hairline())
        inset = 20 if self._low else 24
        head = QVBoxLayout()
        head.setContentsMargins(inset, 12 if self._low else 18, inset, 10)
        head.setSpacing(8 if self._low else 6)
        first = QHBoxLayout()
        first.addWidget(self.figures, 1)
        if self._low:
            self._icon.setFixedSize(28, 28)
            first.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(first)
        head.addWidget(self.meter)
        head.addWidget(self.legend)
        head.addWidget(self._notice)
        layout.addLayout(head)
        layout.addWidget(hairline())
        if not self._low:
            layout.addWidget(self.head)
        layout.addWidget(self.list, 1)
        layout.addWidget(hairline())
        below = surface("panel")
        row = QHBoxLayout(below)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.strip)
        layout.addWidget(below)

    def _top(self) -> QWidget:
        bar = surface("bg")
        bar.setFixedHeight(TOP_BAR)
        row = QHBoxLayout(bar)
        row.setContentsMargins(24, 0, 24, 0)
        row.setSpacing(12)
        row.addWidget(self.place)
        row.addWidget(label(tr("Context"), "title"))
        row.addStretch(1)
        row.addWidget(self.compare)
        row.addWidget(self.copy)
        return bar
