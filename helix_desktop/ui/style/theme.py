"""The current appearance: dark or light (or the desktop's), fonts, icons, and style sheet."""

from pathlib import Path

from msgspec.structs import asdict
from PySide6.QtCore import QByteArray, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QStyle, QToolTip

from helix_desktop.domain.errors import ResourceError
from helix_desktop.ui.style.tokens import DARK, LIGHT, MONO, TYPES, ColorTokens, mix
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
    zoomed = Signal(int)
    """Emitted with the new zoom in percent; `changed` comes before it."""

    def __init__(
        self, resources: Path, appearance: str = "system", *, motion: str = "system"
    ) -> None:
        super().__init__()
        self._resources = resources
        self._appearance, self._motion = appearance, motion
        self._icons: dict[tuple[str, str, int, float], QPixmap] = {}
        self._svgs: dict[str, bytes] = {}
        self._made: dict[tuple[str, int], QColor] = {}
        self._made_of: ColorTokens = DARK
        self.colours: ColorTokens = DARK
        self._scaling = Zoom()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_scheme_changed)

    @property
    def dark(self) -> bool:
        return self.colours is DARK

    @property
    def appearance(self) -> str:
        """The chosen appearance: `system`, `dark`, or `light`."""
        return self._appearance

    @property
    def moves(self) -> bool:
        """Whether animations may run, by the user's choice or else the desktop's setting."""
        if self._motion != "system":
            return self._motion == "full"
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

    def colour(self, name: str, alpha: int = 255) -> QColor:
        """Return a color of the appearance, which all callers share: copy it to change it."""
        if self._made_of is not self.colours:
            self._made_of = self.colours
            self._made.clear()
        color = self._made.get((name, alpha))
        if color is None:
            color = QColor(str(getattr(self.colours, name)))
            color.setAlpha(alpha)
            self._made[name, alpha] = color
        return color

    def tint(self, tone: str, background: str, alpha: int) -> QColor:
        """Return the opaque color of a tone with alpha/255 on a ground."""
        over, under = (str(getattr(self.colours, name)) for name in (tone, background))
        return QColor(mix(over, under, alpha))

    def choose(self, appearance: str) -> None:
        """Switch to another appearance (`system`, `dark`, `light`) at once."""
        self._appearance = appearance
        self.apply()

    def drop_style_sheet(self) -> None:
        """Set the colors without a style sheet: widgets are created three times as fast then."""
        self.colours = self._wanted()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.setStyleSheet("")
            app.setPalette(_palette(self))

    def apply(self) -> None:
        """Apply the chosen appearance to the whole application."""
        self.drop_style_sheet()  # Qt applies a first one ten times as fast as it replaces one
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.setStyleSheet(_style_sheet(self.colours))
        self.changed.emit()

    def icon(self, name: str, tone: str, *, size: int, ratio: float = 1.0) -> QPixmap:
        """Return an icon of `size` logical pixels in the color of `tone`."""
        key = (name, str(getattr(self.colours, tone)), size, ratio)
        if key not in self._icons:
            self._icons[key] = self._drawn(name, key[1], size=size, ratio=ratio)
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

    def _wanted(self) -> ColorTokens:
        if self._appearance in ("dark", "light"):
            return DARK if self._appearance == "dark" else LIGHT
        scheme = QGuiApplication.styleHints().colorScheme()
        return LIGHT if scheme is Qt.ColorScheme.Light else DARK

    def _drawn(self, name: str, colour: str, *, size: int, ratio: float) -> QPixmap:
        if name not in self._svgs:
            path = self._resources / "icons" / f"{name}.svg"
            try:
                self._svgs[name] = path.read_bytes()
            except OSError as error:
                raise ResourceError(
                    "The icon {name} is missing.", "Reinstall Helix Desktop.", name=name
                ) from error
        svg = self._svgs[name].replace(b"currentColor", colour.encode())
        pixmap = QPixmap(round(size * ratio), round(size * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        QSvgRenderer(QByteArray(svg)).render(painter, QRectF(0, 0, size, size))
        painter.end()
        return pixmap

    def _on_scheme_changed(self) -> None:
        if self._appearance == "system":
            self.apply()


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


def _palette(theme: Theme) -> QPalette:
    roles = {
        QPalette.ColorRole.Window: "bg",
        QPalette.ColorRole.Base: "surf",
        QPalette.ColorRole.AlternateBase: "panel",
        QPalette.ColorRole.Text: "fg",
        QPalette.ColorRole.WindowText: "fg",
        QPalette.ColorRole.Button: "surf2",
        QPalette.ColorRole.ButtonText: "fg",
        QPalette.ColorRole.PlaceholderText: "mut",
        QPalette.ColorRole.Highlight: "accfill",
        QPalette.ColorRole.HighlightedText: "onacc",
        QPalette.ColorRole.ToolTipBase: "raised",
        QPalette.ColorRole.ToolTipText: "fg",
        QPalette.ColorRole.Link: "acc",
    }
    palette = QPalette()
    for role, name in roles.items():
        palette.setColor(role, theme.colour(name))
    return palette


_SHEET = """
QWidget#page { background: @bg; }
QFrame[surface="bg"] { background: @bg; }
QFrame[surface="panel"] { background: @panel; }
QFrame[surface="card"] { background: @surf; border: 1px solid @line; border-radius: 10px; }
QFrame[surface="field"] { background: @surf; border: 1px solid @line2; border-radius: 14px; }
QFrame[surface="field"][focused="true"] { border: 1px solid @acc; }
QFrame[surface="box"] { background: @surf; border: 1px solid @line2; border-radius: 8px; }
QFrame[surface="box"][focused="true"] { border: 1px solid @acc; }
QFrame[surface="box"][wrong="true"] { border: 1px solid @bad; }
QLineEdit { background: transparent; border: none; color: @fg; }
QFrame[surface="line"] { background: @line; border: none; }
QLabel { background: transparent; }
QLabel[tone="fg"] { color: @fg; }
QLabel[tone="fg2"] { color: @fg2; }
QLabel[tone="mut"] { color: @mut; }
QLabel[tone="acc"] { color: @acc; }
QLabel[tone="ok"] { color: @ok; }
QLabel[tone="warn"] { color: @warn; }
QLabel[tone="bad"] { color: @bad; }
QPlainTextEdit { background: transparent; border: none; color: @fg; }
QAbstractScrollArea { background: transparent; border: none; }
QScrollArea[ringed="false"] { border: 2px solid transparent; border-radius: 8px; }
QScrollArea[ringed="true"] { border: 2px solid @acc; border-radius: 8px; }
QPushButton { border-radius: 8px; padding: 0 14px; min-height: 30px; color: @fg;
  background: @button; border: 1px solid @line2; }
QPushButton:hover { border-color: @mut; }
QPushButton:focus { border-color: @acc; }
QPushButton:disabled { color: @dis; }
QPushButton[role="primary"] { background: @accfill; border: 1px solid @accfill; color: @onacc; }
QPushButton[role="primary"]:hover { background: @accfill_h; border-color: @accfill_h; }
QPushButton[role="primary"]:focus { border: 2px solid @acc; padding: 0 13px; min-height: 28px; }
QPushButton[role="primary"]:disabled { background: @surf2; border-color: @line2; color: @dis; }
QPushButton[role="quiet"] { background: transparent; border: 1px solid transparent; color: @fg2;
  padding: 0 8px; min-height: 26px; }
QPushButton[role="quiet"]:hover { background: @hover; }
QPushButton[role="quiet"]:focus { border-color: @acc; }
QPushButton[role="quiet"]:disabled { color: @dis; }
QPushButton[role="quiet"]:checked { background: @surf2; color: @fg; }
QPushButton[low="true"] { min-height: 26px; padding: 0 12px; }
QPushButton[tight="true"] { padding: 0 6px; }
QPushButton[role="link"] { background: transparent; border: none; color: @acc; padding: 0 4px;
  min-height: 16px; }
QPushButton[role="link"]:hover { color: @fg; }
QPushButton[role="danger"] { background: @badfill; border: 1px solid @badfill; color: @onacc; }
QPushButton[role="choice"]:checked { background: @sel; border-color: @acc; color: @fg; }
QPushButton[role="choice"]:focus { border: 2px solid @acc; padding: 0 13px; min-height: 28px; }
QPushButton[role="tab"] { background: transparent; border: none; border-radius: 0; padding: 0;
  min-height: 0; color: @mut; border-bottom: 2px solid transparent; }
QPushButton[role="tab"]:hover { color: @fg2; }
QPushButton[role="tab"]:checked { color: @fg; border-bottom-color: @acc; }
QPushButton[role="tab"]:focus { color: @acc; }
QSplitter::handle { background: @line; }
QToolTip { background: @raised; color: @fg; border: 1px solid @line2; padding: 4px 8px; }
QTableView { background: @bg; color: @fg2; selection-background-color: @sel;
  selection-color: @fg; outline: none; gridline-color: transparent; }
QTableView::item { padding: 0 5px; border: none; }
QTableView::item:hover { background: @hover; }
QTableView::item:selected { background: @sel; color: @fg; }
QHeaderView { background: @bg; }
QHeaderView::section { background: @bg; color: @mut; border: none;
  border-bottom: 1px solid @line; padding: 0 8px; }
QScrollBar:vertical { width: 10px; background: transparent; margin: 0; }
QScrollBar:horizontal { height: 10px; background: transparent; margin: 0; }
QScrollBar::handle { background: @line2; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: @mut; }
QScrollBar::handle:disabled { background: transparent; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {
  background: none; border: none; width: 0; height: 0; }
QMenu { background: @raised; color: @fg; border: 1px solid @line2; padding: 4px; }
QMenu::item { padding: 6px 16px; border-radius: 6px; }
QMenu::item:selected { background: @hover; }
QMenu::item:disabled { color: @mut; background: transparent; }
"""


def _style_sheet(colours: ColorTokens) -> str:
    """Return the style sheet with its tokens filled in; longer names first (`fg2` before `fg`)."""
    sheet = _SHEET.replace("@button", "@surf2" if colours is DARK else "@surf")
    for name, value in sorted(asdict(colours).items(), key=lambda item: -len(item[0])):
        sheet = sheet.replace(f"@{name}", str(value))
    return sheet
