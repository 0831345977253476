"""How the text of a sheet looks: its style and tone, and the formats of stretches in it."""

from dataclasses import dataclass
from functools import cache

from PySide6.QtGui import QColor, QFont, QTextCharFormat

from helix_desktop.ui.markdown.leaves import Look, Rich
from helix_desktop.ui.markdown.lines import Ink, styled
from helix_desktop.ui.theme import Theme
from helix_desktop.ui.tokens import Colours

_BOLD = 600


@dataclass(frozen=True, slots=True)
class Manner:
    """The style and the colour of plain text."""

    style: str = "prose"
    tone: str = "fg"


def inks(rich: Rich, manner: Manner, theme: Theme) -> list[Ink]:
    """Formats for the stretches of a text."""
    return [
        Ink(span.start, span.end, _format(span.look, manner, theme.colours)) for span in rich.spans
    ]


def tinted(tone: str, theme: Theme) -> QTextCharFormat:
    return _tint(str(getattr(theme.colours, tone)))


@cache
def _tint(colour: str) -> QTextCharFormat:
    made = QTextCharFormat()
    made.setForeground(QColor(colour))
    return made


@cache
def _format(look: Look, manner: Manner, colours: Colours) -> QTextCharFormat:
    made = QTextCharFormat()
    chosen = QFont(
        styled("inline" if look & Look.CODE and manner.style != "small" else manner.style)
    )
    if look & Look.CODE:
        chosen.setFamilies(styled("inline").families())
    if look & Look.BOLD:
        chosen.setWeight(QFont.Weight(_BOLD))
    chosen.setItalic(bool(look & Look.ITALIC))
    chosen.setStrikeOut(bool(look & Look.STRUCK))
    chosen.setUnderline(bool(look & Look.LINK) and not look & Look.IMAGE)
    made.setFont(chosen)
    made.setForeground(QColor(_colour(look, manner, colours)))
    return made


def _colour(look: Look, manner: Manner, colours: Colours) -> str:
    if look & Look.LINK and not look & Look.IMAGE:
        return colours.acc
    if look & (Look.QUIET | Look.STRUCK):
        return colours.mut
    if look & Look.IMAGE:
        return colours.fg2
    return str(getattr(colours, manner.tone))
