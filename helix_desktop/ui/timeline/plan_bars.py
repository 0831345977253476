"""A window before and after a rewrite, as two bars on one scale."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from helix_desktop.domain.timeline import Happened, Plan
from helix_desktop.ui.look.brush import brush, reads_from_left
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.timeline.words import KINDS
from helix_desktop.ui.words import count_text, tr

BAR, APART = 16, 32
LEFT, RIGHT = 64, 128
GAP = 1.5
_RIGHT, _MIDDLE = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter


class Bars(QWidget):
    """Now and after on one scale, the whole window; what gets free is dashed."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        reads_from_left(self)
        self._theme = theme
        self._plan: Plan | None = None
        self.setFixedHeight(92)

    def show_plan(self, plan: Plan) -> None:
        self._plan = plan
        said = tr("Now {0}, after at most {1} of {2} tokens")
        self.setAccessibleName(
            said.format(count_text(plan.before), count_text(plan.after), count_text(plan.size))
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        plan = self._plan
        if plan is None:
            return
        painter = brush(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        about = "" if plan.drafted else "≤ "
        for row, (name, sign) in enumerate(((tr("Now"), ""), (tr("After"), about))):
            y = 8 + row * APART
            total = plan.after if row else plan.before
            self._bar(painter, y, plan, after=bool(row))
            tone = "fg" if row else "fg2"
            self._write(painter, QRectF(0, y - 4, 60, 24), name, style="smallb", tone=tone)
            figure = QRectF(0, y - 4, self.width() - 52, 24)
            words = f"{sign}{count_text(total)}"
            self._write(painter, figure, words, style="strong", tone="fg", across=_RIGHT)
            share = f"{total * 100 / max(1, plan.size):.1f} %"
            whole = QRectF(0, y - 4, self.width(), 24)
            self._write(painter, whole, share, style="small", tone="mut", across=_RIGHT)
        self._thresholds(painter, plan)

    def _room(self) -> float:
        return self.width() - LEFT - RIGHT

    def _bar(self, painter: QPainter, y: float, plan: Plan, *, after: bool) -> None:
        room = QRectF(LEFT, y, self._room(), BAR)
        path = QPainterPath()
        path.addRoundedRect(room, BAR / 2, BAR / 2)
        painter.save()
        painter.setClipPath(path)
        painter.fillRect(room, self._theme.colour("line"))
        x = room.left()
        for tone, _, kinds in KINDS:
            tokens = sum(
                part.after if after else part.before for part in plan.parts if part.kind in kinds
            )
            wide = tokens / max(1, plan.size) * room.width()
            if tokens:
                box = QRectF(x, y, max(1.0, wide - GAP), BAR)
                painter.fillRect(box, self._theme.colour(tone))
            x += wide
        painter.restore()
        freed = (plan.before - plan.after) / max(1, plan.size) * room.width()
        if after and freed > 6:
            pen = QPen(self._theme.colour("ok"), 1.2)
            pen.setStyle(Qt.PenStyle.CustomDashLine)
            pen.setDashPattern([3, 3])
            painter.setPen(pen)
            painter.setBrush(self._theme.colour("ok", 22))
            painter.drawRoundedRect(QRectF(x + 1, y + 1.5, freed - 3, BAR - 3), 4, 4)

    def _thresholds(self, painter: QPainter, plan: Plan) -> None:
        taken = -100.0
        for what, tokens in plan.thresholds.marks:
            strong = what is Happened.HANDOVER
            x = round(LEFT + tokens / max(1, plan.size) * self._room())
            fill = self._theme.colour("bad") if strong else self._theme.colour("fg2", 150)
            painter.fillRect(QRectF(x, 2, 1, 66), fill)
            if x - taken > 34:
                words = f"{tokens * 100 / max(1, plan.size):.0f} %"
                box = QRectF(x - 30, 70, 60, 14)
                self._write(
                    painter,
                    box,
                    words,
                    style="axis",
                    tone="bad" if strong else "mut",
                    across=_MIDDLE,
                )
                taken = x

    def _write(
        self,
        painter: QPainter,
        rect: QRectF,
        words: str,
        *,
        style: str,
        tone: str,
        across: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        painter.setFont(font(style))
        painter.setPen(self._theme.colour(tone))
        painter.drawText(rect, across | Qt.AlignmentFlag.AlignVCenter, words)
