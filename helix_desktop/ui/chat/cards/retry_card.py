"""The provider does not answer and is asked again by itself: when, and what else can be done."""

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from helix_desktop.domain.live import RetryPlanned
from helix_desktop.ui.chat.cards.under_way import Under, UnderCard
from helix_desktop.ui.chat.transcript.zones import icon_at
from helix_desktop.ui.look.brush import pad
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.buttons import button
from helix_desktop.ui.parts.key_button import KeyButton, Role
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.plain import breakable, one_line
from helix_desktop.ui.sentences import retold
from helix_desktop.ui.words import tr

RING = 18
HURRY = "Alt+R"
EDGE = 115
"""Alpha of the border: 45 %."""


class _Ring(QWidget):
    """How much of the wait is left."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.share = 1.0
        self.setFixedSize(QSize(RING, RING))
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        for tone, share in (("line2", 1.0), ("acc", self.share)):
            painter.setPen(QPen(self._theme.colour(tone), 2))
            painter.drawArc(box, 90 * 16, -round(share * 360 * 16))


class RetryCard(UnderCard):
    """Alt+R asks at once; Esc ends the turn, also while the keyboard is in the card."""

    hurried = Signal()
    stopped = Signal()
    models_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "bad", EDGE)
        self._title = label(tr("The provider is not answering"), "title", "fg")
        self._why = label("", "small", "fg2", wrap=True)
        self._when = label("", "smallb", "fg")
        self._ring = _Ring(theme)
        self.now = KeyButton(theme, tr("Retry now"), HURRY, role=Role.PRIMARY)
        self.model = button(tr("Other model…"))
        self.cancel = KeyButton(theme, tr("Cancel"), "Esc", role=Role.QUIET)
        self.now.clicked.connect(self.hurried)
        self.model.clicked.connect(self.models_wanted)
        self.cancel.clicked.connect(self.stopped)
        QShortcut(QKeySequence(HURRY), self).activated.connect(self.now.click)
        row = QHBoxLayout()
        row.setSpacing(8)
        for each in (self.now, self.model, self.cancel):
            row.addWidget(each)
        row.addStretch(1)
        row.addWidget(self._when)
        row.addWidget(self._ring)
        layout = QVBoxLayout(self)
        pad(layout, start=42, top=12, end=14, bottom=12)
        layout.setSpacing(6)
        layout.addWidget(self._title)
        layout.addWidget(self._why)
        layout.addLayout(row)
        self._plan: RetryPlanned | None = None

    def show_retry(self, under: Under) -> None:
        plan = under.what
        if not isinstance(plan, RetryPlanned):
            return
        if plan is not self._plan:
            self._plan = plan
            kept = tr("Nothing is lost: the request is kept as it was. No tool was run twice.")
            why = breakable(one_line(retold(" ".join(plan.reason.split())), 400))
            stop = "" if not why or why[-1] in ".!?…" else "."
            self._why.setText(f"{why}{stop} {kept}")
        left = max(0.0, plan.seconds - under.seconds)
        words = tr("Retry in {0} s · attempt {1}")
        if left <= 0:
            words = tr("Asking again · attempt {1}")
        self._when.setText(words.format(math.ceil(left), plan.attempt))
        self._ring.share = left / plan.seconds if plan.seconds else 0.0
        self._ring.update()
        self.now.setEnabled(left > 0)

    def paint_on(self, painter: QPainter) -> None:
        icon_at(painter, QPointF(16, 14), "offline", tone="bad", theme=self._theme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.stopped.emit()
        else:
            super().keyPressEvent(event)
