"""Buttons: text buttons, icon buttons, buttons that show their shortcut, and painted key caps."""

from enum import StrEnum

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QPushButton, QSizePolicy, QWidget

from helix_desktop.ui.style.canvas import Mirrored, brush, focus_ring, rounded
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.style.tokens import mix
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.labels import label, plain_tip
from helix_desktop.ui.widgets.layout import aligned, row_of

ICON, APART = 14, 4
"""Size of a button's icon, and its additional gap to the text, in pixels."""


def button(text: str, *, primary: bool = False) -> QPushButton:
    made = QPushButton(text)
    dress(made, primary=primary)
    return made


def dress(made: QPushButton, *, primary: bool = False) -> None:
    made.setFont(font("smallb"))
    made.setProperty("role", "primary" if primary else "secondary")
    made.setCursor(Qt.CursorShape.PointingHandCursor)


def quiet_button(text: str) -> QPushButton:
    """Return a button without a fill until the pointer is over it."""
    made = button(text)
    made.setProperty("role", "quiet")
    return made


def set_icon(made: QPushButton, theme: Theme, name: str, *, tone: str) -> None:
    """Put an icon before a button's text. Call this again when the theme changes."""
    icon, ratio = QIcon(), made.devicePixelRatioF()
    icon.addPixmap(_apart(theme.icon(name, tone, size=ICON, ratio=ratio), made))
    dim = _apart(theme.icon(name, "dis", size=ICON, ratio=ratio), made)
    icon.addPixmap(dim, QIcon.Mode.Disabled)
    made.setIcon(icon)
    made.setIconSize(QSize(ICON + APART, ICON))


def _apart(icon: QPixmap, made: QPushButton) -> QPixmap:
    """Return the icon with a wider gap to the text; style sheets leave only four pixels."""
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
    """A 28-pixel button with an icon; `filled` makes it the primary button of its area."""

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
        """Set the icon's color; "" restores the default."""
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


HEIGHT, PADDING, GAP = 32, 12, 8
CAP_HEIGHT, CAP_PADDING = 18, 10
REFUSING, REFUSING_CAP, ON_PRIMARY = 31, 41, 51
"""Alpha of the fills: 12% and 16% of the refusing color, 20% white on the primary button."""


class ButtonRole(StrEnum):
    """The appearance of a button."""

    PRIMARY = "primary"
    PLAIN = "plain"
    QUIET = "quiet"
    REFUSING = "refusing"


class KeyButton(QAbstractButton):
    """A button with its text, a quieter text, and its shortcut; a click takes no focus."""

    def __init__(
        self, theme: Theme, text: str, key: str = "", *, role: ButtonRole = ButtonRole.PLAIN
    ) -> None:
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
        tone = self._tone("onacc", "fg2" if self._role is ButtonRole.QUIET else "fg")
        left = PADDING + self._paint_word(painter, PADDING, self.text(), style="smallb", tone=tone)
        if self._beside:
            quiet = "onacc" if self._role is ButtonRole.PRIMARY else "mut"
            self._paint_word(painter, left + GAP, self._beside, style="micro", tone=quiet)
        if self._key:
            self._paint_cap(painter, rect)
        if self.hasFocus():
            focus_ring(painter, rect, 8, colour=self._theme.colour("acc"))

    def _tone(self, primary: str, plain: str) -> str:
        if not self.isEnabled():
            return "dis"
        tones = {ButtonRole.PRIMARY: primary, ButtonRole.REFUSING: "bad"}
        return tones.get(self._role, plain)

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        theme, hot = self._theme, self.underMouse()
        if not self.isEnabled():
            ground, border = theme.colour("surf"), theme.colour("line")
            rounded(painter, rect, 8, fill=ground, border=border)
        elif self._role is ButtonRole.PRIMARY:
            rounded(painter, rect, 8, fill=theme.colour("accfill_h" if hot else "accfill"))
        elif self._role is ButtonRole.PLAIN:
            border = theme.colour("mut" if hot else "line2")
            plain = theme.colour("surf2" if theme.dark else "surf")
            rounded(painter, rect, 8, fill=plain, border=border)
        elif self._role is ButtonRole.REFUSING:
            fill = mix(theme.colours.bad, theme.colours.surf, REFUSING)
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
        if enabled and self._role is ButtonRole.PRIMARY:
            rounded(painter, cap, 4, fill=QColor(255, 255, 255, ON_PRIMARY))
        elif enabled and self._role is ButtonRole.REFUSING:
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


KEYCAPS_HEIGHT, KEYCAPS_PADDING, KEYCAPS_GAP = 18, 5, 4


def shortcut_keys(shortcut: str) -> list[str]:
    """Split a shortcut into its keys; `Ctrl+Shift++` has three, the last one a plus."""
    if not shortcut:
        return []
    body, plus = (shortcut[:-2], ["+"]) if shortcut.endswith("++") else (shortcut, [])
    return [part for part in body.split("+") if part] + plus


def key_cap_width(key: str) -> float:
    return max(
        KEYCAPS_HEIGHT, QFontMetricsF(font("microb")).horizontalAdvance(key) + 2 * KEYCAPS_PADDING
    )


def shortcut_width(shortcut: str) -> float:
    keys = shortcut_keys(shortcut)
    return sum(map(key_cap_width, keys)) + KEYCAPS_GAP * max(0, len(keys) - 1)


def paint_key_cap(
    painter: QPainter, left: float, middle: float, *, key: str, theme: Theme
) -> float:
    """Paint the cap of one key and return its right edge."""
    rect = QRectF(left, middle - KEYCAPS_HEIGHT / 2, key_cap_width(key), KEYCAPS_HEIGHT)
    clear = theme.colour("raised", 0)
    rounded(painter, rect, 4, fill=clear, border=theme.colour("line2"))
    painter.setFont(font("microb"))
    painter.setPen(theme.colour("mut"))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, key)
    return rect.right()


def paint_shortcut(
    painter: QPainter, right: float, middle: float, *, shortcut: str, theme: Theme
) -> float:
    """Paint a shortcut that ends at `right` and return its left edge."""
    begin = left = right - shortcut_width(shortcut)
    keys = shortcut_keys(shortcut)
    for key in reversed(keys) if isinstance(painter, Mirrored) else keys:  # Ctrl always comes first
        left = paint_key_cap(painter, left, middle, key=key, theme=theme) + KEYCAPS_GAP
    return begin


KEY_CAP_HEIGHT, KEY_CAP_PADDING = 18, 10


class KeyCap(QWidget):
    """One cap that shows all keys of a shortcut."""

    def __init__(self, theme: Theme, keys: str) -> None:
        super().__init__()
        self._theme, self._keys = theme, keys
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_keys(self, keys: str) -> None:
        self._keys = keys
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(font("microb")).horizontalAdvance(self._keys) + KEY_CAP_PADDING
        return QSize(max(KEY_CAP_HEIGHT, round(width)), KEY_CAP_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        rect, theme = QRectF(self.rect()), self._theme
        rounded(painter, rect, 4, fill=theme.colour("surf"), border=theme.colour("line2"))
        painter.setFont(font("microb"))
        painter.setPen(theme.colour("mut"))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._keys)


class ConfirmButton(QWidget):
    """A button that asks for confirmation in place; `agreed` follows the second click.

    Any other action changes nothing.
    """

    agreed = Signal()

    def __init__(self, theme: Theme, words: str, *, question: str, yes: str) -> None:
        super().__init__()
        self.first = KeyButton(theme, words)
        self._question = label(question, "small", "fg2")
        self.yes = KeyButton(theme, yes, role=ButtonRole.REFUSING)
        self.no = KeyButton(theme, tr("Cancel"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row_of(
            *(
                aligned(widget, Qt.AlignmentFlag.AlignVCenter)
                for widget in (self.first, self._question, self.yes, self.no)
            ),
            on=self,
            margins=0,
            spacing=8,
        )
        self.first.clicked.connect(lambda: self._ask(asking=True))
        self.no.clicked.connect(lambda: self._ask(asking=False))
        self.yes.clicked.connect(self._on_yes)
        self._ask(asking=False)

    def say(self, words: str) -> None:
        self.first.show_as(words)

    def _ask(self, *, asking: bool) -> None:
        self.first.setVisible(not asking)
        for widget in (self._question, self.yes, self.no):
            widget.setVisible(asking)
        self.updateGeometry()

    def _on_yes(self) -> None:
        self._ask(asking=False)
        self.agreed.emit()
