"""A button that shows its key: primary, plain, quiet or one that refuses."""

from enum import StrEnum

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.paint import focus_ring, rounded
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.look.tokens import mixed
from helix_desktop.ui.plain import one_line

HEIGHT, PADDING, GAP = 32, 12, 8
CAP_HEIGHT, CAP_PADDING = 18, 10
REFUSING, REFUSING_CAP, ON_PRIMARY = 31, 41, 51
"""Alpha of the fills: 12 % and 16 % of the refusing colour, 20 % white on the primary one."""


class Role(StrEnum):
    """How a button looks."""

    PRIMARY = "primary"
    PLAIN = "plain"
    QUIET = "quiet"
    REFUSING = "refusing"


class KeyButton(QAbstractButton):
    """Text, a quieter word behind it, and the key that does the same; a click takes no focus."""

    def __init__(self, theme: Theme, text: str, key: str = "", *, role: Role = Role.PLAIN) -> None:
        super().__init__()
        self._theme = theme
        self._key = key
        self._role = role
        self._beside = ""
        self.setText(text)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.show_as(text)
        theme.changed.connect(self.update)

    def show_as(self, text: str, beside: str = "") -> None:
        self.setText(text)
        self._beside = one_line(beside, 400)
        words = (text, self._beside, self._key)
        self.setAccessibleName(" ".join(word for word in words if word))
        self.updateGeometry()
        self.update()

    def beside(self) -> str:
        return self._beside

    def sizeHint(self) -> QSize:
        width = 2 * PADDING + _width(self.text(), "smallb")
        if self._beside:
            width += GAP + _width(self._beside, "micro")
        if self._key:
            width += GAP - 4 + self._cap()
        return QSize(round(width), HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        rect = QRectF(self.rect())
        self._paint_ground(painter, rect)
        tone = self._tone("onacc", "fg2" if self._role is Role.QUIET else "fg")
        left = PADDING + self._paint_word(painter, PADDING, self.text(), style="smallb", tone=tone)
        if self._beside:
            quiet = "onacc" if self._role is Role.PRIMARY else "mut"
            self._paint_word(painter, left + GAP, self._beside, style="micro", tone=quiet)
        if self._key:
            self._paint_cap(painter, rect)
        if self.hasFocus():
            focus_ring(painter, rect, 8, colour=self._theme.colour("acc"))

    def _tone(self, primary: str, plain: str) -> str:
        if not self.isEnabled():
            return "dis"
        tones = {Role.PRIMARY: primary, Role.REFUSING: "bad"}
        return tones.get(self._role, plain)

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        theme, hot = self._theme, self.underMouse()
        if not self.isEnabled():
            ground, border = theme.colour("surf"), theme.colour("line")
            rounded(painter, rect, 8, fill=ground, border=border)
        elif self._role is Role.PRIMARY:
            rounded(painter, rect, 8, fill=theme.colour("accfill_h" if hot else "accfill"))
        elif self._role is Role.PLAIN:
            border = theme.colour("mut" if hot else "line2")
            plain = theme.colour("surf2" if theme.dark else "surf")
            rounded(painter, rect, 8, fill=plain, border=border)
        elif self._role is Role.REFUSING:
            fill = mixed(theme.colours.bad, theme.colours.surf, REFUSING)
            edge = theme.colour("bad", 120) if hot else None
            rounded(painter, rect, 8, fill=QColor(fill), border=edge)
        elif hot:
            rounded(painter, rect, 8, fill=theme.colour("hover"))

    def _paint_word(
        self, painter: QPainter, left: float, text: str, *, style: str, tone: str
    ) -> float:
        width = _width(text, style)
        painter.setFont(font(style))
        painter.setPen(self._theme.colour(tone))
        place = QRectF(left, 0, width + 2, self.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, text)
        return width

    def _paint_cap(self, painter: QPainter, rect: QRectF) -> None:
        width = self._cap()
        left = rect.right() - PADDING + 4 - width
        cap = QRectF(left, rect.center().y() - CAP_HEIGHT / 2, width, CAP_HEIGHT)
        theme, enabled = self._theme, self.isEnabled()
        if enabled and self._role is Role.PRIMARY:
            rounded(painter, cap, 4, fill=QColor(255, 255, 255, ON_PRIMARY))
        elif enabled and self._role is Role.REFUSING:
            rounded(painter, cap, 4, fill=theme.colour("bad", REFUSING_CAP))
        else:
            border = theme.colour("line2" if enabled else "line")
            rounded(painter, cap, 4, fill=theme.colour("surf"), border=border)
        painter.setFont(font("microb"))
        painter.setPen(theme.colour(self._tone("onacc", "mut")))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)

    def _cap(self) -> float:
        return max(CAP_HEIGHT, _width(self._key, "microb") + CAP_PADDING)


def _width(text: str, style: str) -> float:
    return QFontMetricsF(font(style)).horizontalAdvance(text)
