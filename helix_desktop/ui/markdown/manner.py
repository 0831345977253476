"""How the text of a sheet looks: its style and tone, and the formats of stretches in it."""

from functools import cache

from PySide6.QtGui import QColor, QFont, QTextCharFormat

from helix_desktop.domain.values import value
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.look.tokens import Colours
from helix_desktop.ui.markdown.leaves import Look, Rich
from helix_desktop.ui.markdown.lines import Ink, styled

_BOLD = 600
_BESIDE = 2.5
"""Pixels that a space beside code is wider."""


@value
class Manner:
    """The style and the colour of plain text."""

    style: str = "prose"
    tone: str = "fg"


def inks(rich: Rich, manner: Manner, theme: Theme) -> list[Ink]:
    """Formats for the stretches of a text; the ground under code gets room in the spaces beside."""
    found = []
    taken = {at for span in rich.spans for at in (span.start, span.end - 1)}
    for span in rich.spans:
        if span.look & (Look.CODE | Look.IMAGE):
            beside = (span.start - 1, span.end)
            found += [
                Ink(at, at + 1, _wider(manner.style))
                for at in beside
                if rich.text[at : at + 1] == " " and at not in taken
            ]
        found.append(Ink(span.start, span.end, _format(span.look, manner, theme.colours)))
    return found


def tinted(tone: str, theme: Theme) -> QTextCharFormat:
    return _tint(str(getattr(theme.colours, tone)))


@cache
def _wider(style: str) -> QTextCharFormat:
    made = QTextCharFormat()
    chosen = QFont(styled(style))
    chosen.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, _BESIDE)
    made.setFont(chosen)
    return made


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
