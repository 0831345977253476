"""The theme in force: dark, light, or the desktop's (and its changes); fonts, icons,
zoom, motion.
"""

from functools import lru_cache
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QByteArray, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QApplication, QToolTip

from helix_desktop.domain.errors import ResourceError
from helix_desktop.ui.style.tokens import DARK, LIGHT, MONO, TYPES, mix
from helix_desktop.ui.style.zoom import Zoom

FONTS = (
    "Inter-Regular.otf",
    "Inter-Medium.otf",
    "Inter-SemiBold.otf",
    "Inter-Bold.otf",
    "JetBrainsMono-Regular.ttf",
    "JetBrainsMono-Medium.ttf",
)


class Theme(QObject):
    """The source of colors, fonts, and icons; `changed` follows each change of appearance."""

    changed = Signal()
    applied: ClassVar["Theme"]
    """The theme in force, by which all widgets are painted."""
    zoomed = Signal(int)
    """Emitted with the new zoom in percent; `changed` comes before it."""

    def __init__(
        self, resources: Path, appearance: str = "system", *, motion: str = "system"
    ) -> None:
        super().__init__()
        self._resources = resources
        self.appearance, self._motion = appearance, motion
        """`system`, `dark`, or `light`."""
        self._icons: dict[tuple[str, str, int, float], QPixmap] = {}
        self._svgs: dict[str, bytes] = {}
        self._made: dict[tuple[str, int], QColor] = {}
        self._made_of = self.colors = DARK
        self._scaling = Zoom()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_scheme_changed)

    @property
    def dark(self) -> bool:
        return self.colors is DARK

    @property
    def moves(self) -> bool:
        """Whether animations may run, by the user's choice or else the desktop's setting."""
        if self._motion != "system":
            return self._motion == "full"
        from PySide6.QtWidgets import QStyle  # noqa: PLC0415  lazy: it defines 37 enumerations

        hint = QStyle.StyleHint.SH_Widget_Animation_Duration
        return QApplication.style().styleHint(hint) > 0

    def set_motion(self, motion: str) -> None:
        """Choose `system`, `full`, or `reduced`, from the next animation on."""
        self._motion = motion

    @property
    def zoom(self) -> int:
        """The zoom in percent."""
        return self._scaling.percent

    def set_zoom(self, percent: int) -> bool:
        """Set the zoom at once. Return False if it can take effect only from the next start on."""
        if percent == self.zoom:
            return True
        if not self._scaling.choose(percent):
            return False
        self._icons.clear()  # icons of other sizes would never be freed
        self.changed.emit()
        self.zoomed.emit(percent)
        return True

    def color(self, name: str, alpha: int = 255) -> QColor:
        """Return a color of the appearance, which all callers share: copy it to change it."""
        if self._made_of is not self.colors:
            self._made_of = self.colors
            self._made.clear()
        color = self._made.get((name, alpha))
        if color is None:
            color = QColor(self.colors[name])
            color.setAlpha(alpha)
            self._made[name, alpha] = color
        return color

    def tint(self, tone: str, background: str, alpha: int) -> QColor:
        """Return the opaque color of a tone with alpha/255 on a ground, shared like `color`'s."""
        return _mixed(self.colors[tone], self.colors[background], alpha)

    def choose(self, appearance: str) -> None:
        """Switch to another appearance (`system`, `dark`, `light`) at once."""
        self.appearance = appearance
        self.apply()

    def apply(self) -> None:
        """Apply the chosen appearance to the whole application."""
        Theme.applied = self
        is_light = self.appearance == "light"
        if self.appearance not in ("dark", "light"):
            scheme = QGuiApplication.styleHints().colorScheme()
            is_light = scheme is Qt.ColorScheme.Light
        self.colors = LIGHT if is_light else DARK
        palette = QPalette()
        for token, role in TEXT_ROLES.items():
            palette.setColor(role, self.color(token))
        for role, token in _OTHER_ROLES.items():
            palette.setColor(role, self.color(token))
        QApplication.setPalette(palette)
        QToolTip.setPalette(palette)  # Qt has another one, of the system, for tooltips
        self.changed.emit()

    def icon(self, name: str, tone: str, *, size: int, ratio: float = 1.0) -> QPixmap:
        """Return an icon of `size` logical pixels in the color of `tone`."""
        key = (name, self.colors[tone], size, ratio)
        if key not in self._icons:
            if name not in self._svgs:
                path = self._resources / "icons" / f"{name}.svg"
                try:
                    self._svgs[name] = path.read_bytes()
                except OSError as error:
                    raise ResourceError(
                        "The icon {name} is missing.", "Reinstall Helix Desktop.", name=name
                    ) from error
            from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415  lazy: not for the first paint

            svg = self._svgs[name].replace(b"currentColor", key[1].encode())
            pixmap = QPixmap(round(size * ratio), round(size * ratio))
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            QSvgRenderer(QByteArray(svg)).render(painter, QRectF(0, 0, size, size))
            painter.end()
            self._icons[key] = pixmap
        return self._icons[key]

    def load_fonts(self) -> None:
        for name in FONTS:
            path = self._resources / "fonts" / name
            if QFontDatabase.addApplicationFont(str(path)) < 0:
                raise ResourceError(
                    "Can't load the font {name}.", "Reinstall Helix Desktop.", name=name
                )
        QApplication.setFont(font("body"))  # the default of widgets that set no font, such as menus
        QToolTip.setFont(font("small"))

    def _on_scheme_changed(self) -> None:
        if self.appearance == "system":
            self.apply()


@lru_cache(64)
def _mixed(tone: str, background: str, alpha: int) -> QColor:
    return QColor(mix(tone, background, alpha))


_CALT, _LIGA = QFont.Tag("calt"), QFont.Tag("liga")


def font(name: str) -> QFont:
    """Return the font of a text style."""
    style = TYPES[name]
    qt_font = QFont(list(style.families))
    qt_font.setPixelSize(style.size)
    qt_font.setWeight(QFont.Weight(style.weight))
    qt_font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    # each character as it is: contextual alternates show 0x80 as 0×80, and -> as an arrow
    qt_font.setFeature(_CALT, 0)
    if style.families is MONO:
        qt_font.setFeature(_LIGA, 0)  # no ligatures: != shows as two characters
    if name == "over":
        qt_font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 0.4)
    return qt_font


def line_height(name: str) -> int:
    return TYPES[name].line


_Role = QPalette.ColorRole
TEXT_ROLES = {
    "fg": _Role.WindowText,
    "fg2": _Role.Midlight,
    "mut": _Role.PlaceholderText,
    "acc": _Role.Link,
    "ok": _Role.Light,
    "warn": _Role.LinkVisited,
    "info": _Role.Mid,
    "bad": _Role.BrightText,
    "onacc": _Role.HighlightedText,
}
"""The palette's role of each tone of a label, so that a change of appearance is one new palette."""
_OTHER_ROLES = {
    _Role.Window: "bg",
    _Role.AlternateBase: "panel",
    _Role.Base: "surf",
    _Role.Text: "fg",
    _Role.Button: "surf2",
    _Role.ButtonText: "fg",
    _Role.Highlight: "accfill",
    _Role.ToolTipBase: "raised",
    _Role.ToolTipText: "fg",
}
