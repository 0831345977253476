"""A preset as a card: how full a window gets under its thresholds, drawn from the thresholds."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen

from helix_desktop.domain.policy import Policy
from helix_desktop.domain.preset_figures import FIGURES
from helix_desktop.domain.presets import PRESETS
from helix_desktop.domain.values import value
from helix_desktop.ui.look.brush import pad
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.welcome.option import Option
from helix_desktop.ui.words import tr

HEIGHT, TOP, CHART = 188, 44, 72
WINDOW = 128_000
STEPS, STEP, BEGIN = 150, 1_150, 9_000
"""Steps of the drawn session, tokens that each adds, and what every window begins with."""
NOTES = 6
"""What notes of whole steps take: a sixth of what they stand for."""
SUMMARY = 5_000


@value
class Told:
    """What a card says of a preset beside its figures."""

    name: str
    line: str


def told() -> Sequence[Told]:
    return (
        Told("balanced", tr("Old steps become notes, when it pays")),
        Told("helix", tr("Caches old outputs, hands over at 85 %")),
        Told("relevance", tr("Gate at 4,000 tok, notes at 30 %")),
    )


class PresetCard(Option):
    """Chosen, its curve is drawn in the accent."""

    def __init__(self, theme: Theme, what: Told) -> None:
        super().__init__(theme, tr(what.name.capitalize()))
        self.name = what.name
        self._curve = curve(PRESETS[what.name])
        measured = FIGURES[what.name]
        self.body.addSpacing(CHART + 16)
        for text, style, tone in (
            (what.line, "small", "fg2"),
            (
                tr("peak {0} % of the window · {1} × cost").format(
                    round(measured.peak), measured.cost
                ),
                "smallb",
                "fg",
            ),
        ):
            words = label(text, style, tone, wrap=True)
            pad(words, start=14, top=0, end=0, bottom=0)
            self.body.addWidget(words)
        self.body.addStretch(1)
        if what.name == "balanced":
            self.tag(tr("Recommended"), "acc")

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(hint.width(), max(HEIGHT, hint.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(14, TOP, self.width() - 14 - 44, CHART)
        self._marks(painter, place)
        tone = "acc" if self.is_chosen else "k_raw"
        line = QPainterPath()
        for at, share in enumerate(self._curve):
            x = place.left() + place.width() * at / (len(self._curve) - 1)
            point = QPointF(x, place.bottom() - place.height() * share)
            line.moveTo(point) if at == 0 else line.lineTo(point)
        area = QPainterPath(line)
        area.lineTo(place.bottomRight())
        area.lineTo(place.bottomLeft())
        painter.fillPath(area, self._theme.colour(tone, 44))
        painter.setPen(QPen(self._theme.colour(tone), 1.4))
        painter.drawPath(line)

    def _marks(self, painter: QPainter, place: QRectF) -> None:
        painter.setFont(font("axis"))
        for percent, tone in ((85, "bad"), (50, "line2"), (30, "line2")):
            y = place.bottom() - place.height() * percent / 100
            pen = QPen(self._theme.colour(tone), 1)
            pen.setDashPattern([3, 4])
            painter.setPen(pen)
            painter.drawLine(QPointF(place.left(), y), QPointF(place.right(), y))
            painter.setPen(self._theme.colour("bad" if tone == "bad" else "fg2"))
            room = QRectF(place.right() + 6, y - 8, 30, 16)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, str(percent))
        painter.setPen(QPen(self._theme.colour("line2"), 1))
        painter.drawLine(place.bottomLeft(), place.bottomRight())


def curve(policy: Policy, window: int = WINDOW) -> list[float]:
    """Shares of the window over an even session, as the policy's own marks would have it."""
    raw, notes = 0.0, 0.0
    found: list[float] = []
    for step in range(STEPS):
        raw += STEP * (0.7 + 0.6 * ((step * 7) % 11) / 10)
        used = BEGIN + raw + notes
        raw, notes = _kept(policy, raw, notes, used=used, window=window)
        found.append(min(1.0, (BEGIN + raw + notes) / window))
    return found


def _kept(
    policy: Policy, raw: float, notes: float, *, used: float, window: int
) -> tuple[float, float]:
    """What is left of both after one step."""
    if policy.condense_percent and used >= policy.condense_tokens:
        tail = float(policy.condense_tail_tokens)
        low = policy.condense_low_tokens - BEGIN - tail
        return tail, min(notes + (raw - tail) / NOTES, max(low, 0.0))
    if policy.observe_at and raw >= window * policy.observe_at / 100:
        tail = raw * 0.2
        return tail, min(notes + (raw - tail) / NOTES, window * 0.3)
    starts = policy.compact_starts(window)
    if starts is not None and used >= starts:
        return min(raw, float(policy.compact_keep_tokens)), float(SUMMARY)
    return raw, notes
