"""Buttons: one primary per page, plain ones beside it, and icon buttons."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QPushButton

from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.parts.labels import plain_tip

ICON, APART = 14, 4
"""An icon in a button, and what is added to the style's own room behind it."""


def button(text: str, *, primary: bool = False) -> QPushButton:
    made = QPushButton(text)
    dress(made, primary=primary)
    return made


def dress(made: QPushButton, *, primary: bool = False) -> None:
    made.setFont(font("smallb"))
    made.setProperty("role", "primary" if primary else "secondary")
    made.setCursor(Qt.CursorShape.PointingHandCursor)


def quiet_button(text: str) -> QPushButton:
    """Without a fill before the pointer is on it."""
    made = button(text)
    made.setProperty("role", "quiet")
    return made


def put_icon(made: QPushButton, theme: Theme, name: str, *, tone: str) -> None:
    """An icon before a button's words; to be put again when the theme is another one."""
    icon, ratio = QIcon(), made.devicePixelRatioF()
    icon.addPixmap(_apart(theme.icon(name, tone, size=ICON, ratio=ratio), made))
    dim = _apart(theme.icon(name, "dis", size=ICON, ratio=ratio), made)
    icon.addPixmap(dim, QIcon.Mode.Disabled)
    made.setIcon(icon)
    made.setIconSize(QSize(ICON + APART, ICON))


def _apart(icon: QPixmap, made: QPushButton) -> QPixmap:
    """With room towards the words: style sheets leave four pixels, which look glued on."""
    ratio = icon.devicePixelRatio()
    wide = QPixmap(round((ICON + APART) * ratio), round(ICON * ratio))
    wide.setDevicePixelRatio(ratio)
    wide.fill(Qt.GlobalColor.transparent)
    painter = QPainter(wide)
    painter.drawPixmap(
        APART if made.layoutDirection() is Qt.LayoutDirection.RightToLeft else 0, 0, icon
    )
    painter.end()
    return wide


class IconButton(QAbstractButton):
    """A 28-pixel button with an icon; `filled` makes it the primary one of its place."""

    def __init__(self, theme: Theme, icon: str, tip: str, *, filled: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self._icon = icon
        self._filled = filled
        self._tone = ""
        self.setFixedSize(self.sizeHint())
        self.setAccessibleName(tip)
        self.setToolTip(plain_tip(tip))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        theme.changed.connect(self.update)

    def show_as(self, icon: str, tip: str) -> None:
        self._icon = icon
        self.setAccessibleName(tip)
        self.setToolTip(plain_tip(tip))
        self.update()

    def tint(self, tone: str) -> None:
        """Another colour for its icon; "" is the usual one."""
        self._tone = tone
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(32, 32) if self._filled else QSize(28, 28)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        rect = QRectF(self.rect())
        border = self._theme.colour("acc") if self.hasFocus() else None
        if self._filled:
            name = "accfill" if self.isEnabled() else "surf2"
            if self.isEnabled() and self.underMouse():
                name = "accfill_h"
            rounded(painter, rect, 8, fill=self._theme.colour(name), border=border)
        elif self.underMouse() or border:
            rounded(painter, rect, 6, fill=self._theme.colour("hover"), border=border)
        usual = "onacc" if self._filled else self._tone or "fg2"
        tone = usual if self.isEnabled() else "dis"
        pixmap = self._theme.icon(self._icon, tone, size=16, ratio=self.devicePixelRatioF())
        painter.drawPixmap((self.width() - 16) // 2, (self.height() - 16) // 2, pixmap)
