"""What compacting now would do: bars and facts at once, the document when the person wants it."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from helix_desktop.app.drafted import sections_so_far
from helix_desktop.domain.memory import SECTIONS
from helix_desktop.domain.timeline import Plan
from helix_desktop.ui.look.brush import brush, pad
from helix_desktop.ui.look.paint import surface
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.buttons import button
from helix_desktop.ui.parts.labels import Elided, label, set_tone
from helix_desktop.ui.parts.reading_area import ReadingArea
from helix_desktop.ui.parts.sheet import Sheet
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.timeline.draft import Summary
from helix_desktop.ui.timeline.plan_bars import Bars
from helix_desktop.ui.timeline.plan_words import kept, pays, price, row_words, told, worth
from helix_desktop.ui.timeline.words import KINDS
from helix_desktop.ui.words import count_text, tr

SIZE = QSize(760, 680)


class DryRun(Sheet):
    """Nothing has changed while it is open; `compact_wanted` does it, dismissing does not."""

    compact_wanted = Signal()
    preview_wanted = Signal()

    def __init__(self, theme: Theme, host: QWidget) -> None:
        hint = tr("Dry run: nothing has changed yet. The journal keeps every message either way.")
        super().__init__(theme, host, title=tr("Compact now?"), hint=hint, size=SIZE)
        self._theme = theme
        self.agreed = False
        self.messages = 0
        """Messages of the session when it was opened."""
        self.bars = Bars(theme)
        self._facts = [_Fact(theme, tone) for tone in ("ok", "fg", "fg", "fg")]
        self._pays = label("", "smallb", wrap=True)
        self._rows, self._summary = QVBoxLayout(), Summary()
        self.writing = self._follows = False
        """Whether a model writes the document now."""
        self._offer = tr("Preview with the model")
        self.preview = button(self._offer)
        self.no, self.yes = button(tr("Not now")), button(tr("Compact"), primary=True)
        self._kept = label("", "smallb", "mut", wrap=True)
        self._undo = label(tr("Undo brings back the byte-identical request."), "micro", "mut")
        self._lay_out_plan()
        self.yes.clicked.connect(self._on_yes)
        self.no.clicked.connect(self.dismiss)
        self.preview.clicked.connect(self._on_preview)

    def show_plan(self, plan: Plan) -> None:
        self.writing = False
        self.bars.show_plan(plan)
        for fact, words in zip(self._facts, told(plan), strict=True):
            fact.show_fact(*words)
        self._pays.setText(pays(plan))
        self._show_rows(plan)
        drafted = plan.drafted
        self.preview.setVisible(not drafted)
        self.preview.setEnabled(True)
        self._offer = tr("Preview with the model · {0}").format(price(plan.cost))
        self.preview.setText(self._offer)
        self._kept.setText(kept(plan))
        set_tone(self._kept, "ok" if drafted and not plan.missing else "mut")

    def prefer(self, plan: Plan) -> None:
        """What Enter does: compacting, unless it would never pay."""
        (self.yes if worth(plan) else self.no).setFocus(Qt.FocusReason.TabFocusReason)

    def show_newer(self, messages: int) -> None:
        """The conversation went on: what came stays as it is."""
        if messages > self.messages:
            told = tr("Rebased: messages {0}–{1} stay raw.")
            first, last = count_text(self.messages + 1), count_text(messages)
            self._undo.setText(told.format(first, last))

    def show_writing(self) -> None:
        self.writing = self._follows = True
        self.preview.setEnabled(False)
        self.preview.setText(tr("The model writes…"))

    def show_written(self, text: str) -> None:
        """What there is of the document, as it comes; who reads its end stays at its end."""
        bodies = sections_so_far(text)
        if not self.writing or not bodies:
            return
        self._summary.show_sections(bodies)
        words = tr("The model writes… section {0} of {1}")
        self.preview.setText(words.format(len(bodies), len(SECTIONS)))

    def _on_grown(self, _least: int, most: int) -> None:
        """More is there to read: known only once it is laid out."""
        if self.writing and self._follows:
            self._area.verticalScrollBar().setValue(most)

    def _on_scrolled(self, value: int) -> None:
        self._follows = value >= self._area.verticalScrollBar().maximum() - 4

    def show_problem(self, words: str) -> None:
        """It came to nothing; the sheet stays as it was."""
        self.writing = False
        self._summary.hide()
        self.preview.setEnabled(True)
        self.preview.setText(self._offer)
        self._kept.setText(one_line(words, 200))
        set_tone(self._kept, "bad")

    def _on_yes(self) -> None:
        """What is being written is taken as soon as it is whole."""
        self.agreed = True
        if not self.writing:
            self.compact_wanted.emit()
        self.dismiss()

    def _on_preview(self) -> None:
        self.show_writing()
        self.preview_wanted.emit()

    def _show_rows(self, plan: Plan) -> None:
        while (item := self._rows.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        for tone, name, kinds in KINDS:
            before = sum(part.before for part in plan.parts if part.kind in kinds)
            after = sum(part.after for part in plan.parts if part.kind in kinds)
            if not (before or after):
                continue
            words = row_words(plan, (tone, name), before=before, after=after)
            self._rows.addWidget(_BlockRow(self._theme, tone, words))
            if tone == "k_handover":
                self._summary = Summary()
                self._rows.addWidget(self._summary)
                self._summary.show_sections(plan.sections)
        self._rows.addStretch(1)

    def _lay_out_plan(self) -> None:
        facts = QGridLayout()
        facts.setSpacing(8)
        for at, fact in enumerate(self._facts):
            facts.addWidget(fact, 0, at)
            facts.setColumnStretch(at, 1)
        head = QHBoxLayout()
        head.addWidget(label(tr("What the model will see"), "title"), 1)
        head.addWidget(self.preview)
        inner = QWidget()
        inner.setLayout(self._rows)
        self._rows.setContentsMargins(14, 4, 14, 4)
        self._rows.setSpacing(0)
        self._area = ReadingArea(inner, tr("What the model will see"))
        self._area.verticalScrollBar().rangeChanged.connect(self._on_grown)
        self._area.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        box = surface("card")
        inside = QVBoxLayout(box)
        inside.setContentsMargins(1, 1, 1, 1)
        inside.addWidget(self._area)
        self.body.addWidget(self.bars)
        self.body.addSpacing(8)
        self.body.addLayout(facts)
        self.body.addSpacing(12)
        self.body.addWidget(self._pays)
        self.body.addSpacing(10)
        self.body.addLayout(head)
        self.body.addSpacing(6)
        self.body.addWidget(box, 1)
        self._lay_out_footer()

    def _lay_out_footer(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._kept)
        words.addWidget(self._undo)
        self.footer.addLayout(words, 1)
        self.footer.addWidget(self.no)
        self.footer.addWidget(self.yes)


class _Fact(QWidget):
    """A tile: name, figure, and what gives it scale."""

    def __init__(self, theme: Theme, tone: str) -> None:
        super().__init__()
        card = surface("card")
        self._name = label("", "microb", "mut")
        self._value, self._scale = Elided(theme, "title", tone), Elided(theme, "micro", "mut")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(12, 8, 12, 8)
        inside.setSpacing(2)
        for widget in (self._name, self._value, self._scale):
            inside.addWidget(widget)
        card.setFixedHeight(72)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(card)

    def show_fact(self, name: str, value: str, scale: str) -> None:
        self._name.setText(name)
        self._value.set_text(value)
        self._scale.set_text(scale)


class _BlockRow(QWidget):
    """A kind of the window as it would be: 29 pixels high."""

    def __init__(self, theme: Theme, tone: str, words: tuple[str, str, str]) -> None:
        super().__init__()
        name, about, figures = words
        self.setFixedHeight(29)
        self._theme, self._tone = theme, tone
        row = QHBoxLayout(self)
        pad(row, start=18, top=0, end=0, bottom=0)
        row.setSpacing(10)
        row.addWidget(label(name, "smallb"))
        told = Elided(theme, "small", "mut")
        told.set_text(about)
        row.addWidget(told, 1)
        row.addWidget(label(figures, "small"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour(self._tone))
        painter.drawRoundedRect(QRectF(0, 10, 8, 8), 2, 2)
