"""The figures of two trials beside each other, and what the difference comes to in words."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from helix_desktop.app.trials.figures import Trial
from helix_desktop.domain.values import value
from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.words import cost_text, count_text, short_count, tr

ROW, HEAD = 32, 26
COLUMNS = (136, 72, 0)
"""How far from the right edge each figure ends."""
MINUS = "\u2212"


@value
class Line:
    """One figure under both policies; `tone` says whether the difference is a gain."""

    name: str
    in_use: str
    edited: str = ""
    difference: str = ""
    tone: str = "mut"


def compared(in_use: Trial, edited: Trial | None, window: int) -> Sequence[Line]:
    """Only figures that were really reckoned."""
    two = edited or in_use
    lines = [
        _percents(tr("Peak window"), in_use.peak / window, two.peak / window),
        _percents(tr("Mean window"), in_use.mean / window, two.mean / window),
        _counts(tr("Handovers"), in_use.handovers, two.handovers),
        _counts(tr("Rewrites in all"), in_use.rewrites, two.rewrites),
    ]
    if in_use.cost and two.cost is not None:  # nothing to compare where models are free
        lines.append(_dollars(tr("Cost"), in_use.cost, two.cost))
    sent = _Two(in_use.sent, two.sent)
    lines += [
        Line(tr("Tokens sent"), short_count(in_use.sent), short_count(two.sent), *sent.share()),
        _percents(
            tr("From the prompt cache"), in_use.cached_share, two.cached_share, less_is_gain=False
        ),
        _breaks(in_use.breaks_per_hundred, two.breaks_per_hundred),
        _counts(tr("Did not fit"), in_use.over, two.over, gain=True),
    ]
    return lines if edited is not None else [Line(line.name, line.in_use) for line in lines]


def verdict(in_use: Trial, edited: Trial) -> tuple[str, str, str]:
    """Tone, what it comes to, and a sentence on why."""
    if edited.over > in_use.over:
        over = count_text(edited.over)
        return (
            "warn",
            tr("Not everything would have fitted"),
            tr("{0} requests are larger than the window leaves room for.").format(over),
        )
    kept = tr("What leaves the window stays in the cache and can be recalled.")
    if in_use.cost is not None and edited.cost is not None and in_use.cost > 0:
        share = edited.cost / in_use.cost - 1
        if share < -0.01:
            return "ok", tr("Cheaper here, and nothing is lost"), kept
        if share > 0.01:
            words = tr("Dearer here: more is written anew after each rewrite, or more is sent.")
            return "warn", tr("Dearer here"), words
    if edited.mean < 0.99 * in_use.mean:
        return "ok", tr("Smaller windows here, and nothing is lost"), kept
    return "fg2", tr("Hardly any difference here"), tr("Windows and tokens come to about the same.")


@value
class _Two:
    first: float
    second: float

    def share(self) -> tuple[str, str]:
        """The difference as a share of the first, and whether less of it is a gain."""
        if not self.first:
            return "=" if not self.second else "+", "mut"
        share = self.second / self.first - 1
        if abs(share) < 0.005:
            return "=", "mut"
        return f"{_signed(100 * share, 0)} %", "ok" if share < 0 else "bad"


def _percents(name: str, first: float, second: float, *, less_is_gain: bool = True) -> Line:
    one, two = f"{100 * first:.0f} %", f"{100 * second:.0f} %"
    points = round(100 * second) - round(100 * first)
    gain = (points < 0) == less_is_gain
    tone = "mut" if not points else "ok" if gain else "bad"
    return Line(name, one, two, _signed(points, 0), tone)


def _counts(name: str, first: int, second: int, *, gain: bool = False) -> Line:
    tone = "mut"
    if gain and first != second:
        tone = "ok" if second < first else "bad"
    difference = _signed(second - first, 0)
    return Line(name, count_text(first), count_text(second), difference, tone)


def _breaks(first: float, second: float) -> Line:
    tone = "mut" if abs(second - first) < 0.05 else "ok" if second < first else "bad"
    name = tr("Prefix breaks per 100")
    return Line(name, f"{first:.1f}", f"{second:.1f}", _signed(second - first, 1), tone)


def _dollars(name: str, first: float, second: float) -> Line:
    difference, tone = _Two(first, second).share()
    return Line(name, cost_text(first), cost_text(second), difference, tone)


def _signed(number: float, digits: int) -> str:
    text = f"{abs(number):.{digits}f}"
    if float(text) == 0:
        return "="
    return f"+{text}" if number > 0 else f"{MINUS}{text}"


class Comparison(QWidget):
    """The table, painted."""

    def __init__(self, theme: Theme, heads: tuple[str, str, str] | None = None) -> None:
        super().__init__()
        self._theme = theme
        self._heads = heads or (tr("in use"), tr("edited"), "")
        self._lines: Sequence[Line] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_lines(self, lines: Sequence[Line]) -> None:
        self._lines = lines
        words = "; ".join(f"{each.name} {each.in_use} {each.edited}".strip() for each in lines)
        self.setAccessibleName(words)
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def lines(self) -> Sequence[Line]:
        return self._lines

    def sizeHint(self) -> QSize:
        return QSize(320, HEAD + ROW * len(self._lines) if self._lines else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._lines:
            return
        painter = brush(self)
        edited = any(line.edited for line in self._lines)
        heads = self._heads if edited else ("", "", tr("in use"))
        for words, inset in zip(heads, COLUMNS, strict=True):
            self._right(painter, QRectF(0, 0, self.width() - inset, 20), (words, "micro", "mut"))
        painter.fillRect(QRectF(0, HEAD - 3, self.width(), 1), self._theme.colour("line"))
        for at, line in enumerate(self._lines):
            self._paint(painter, line, HEAD + at * ROW, alone=not edited)

    def _paint(self, painter: QPainter, line: Line, top: int, *, alone: bool) -> None:
        painter.setFont(font("small"))
        painter.setPen(self._theme.colour("fg2"))
        place = QRectF(0, top, self.width() - COLUMNS[0] - 50, ROW)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, line.name)
        if alone:
            right = QRectF(0, top, self.width(), ROW)
            self._right(painter, right, (line.in_use, "smallb", "fg"))
            return
        cells = (
            (line.in_use, "small", "mut"),
            (line.edited, "smallb", "fg"),
            (line.difference, "smallb", line.tone),
        )
        for cell, inset in zip(cells, COLUMNS, strict=True):
            self._right(painter, QRectF(0, top, self.width() - inset, ROW), cell)

    def _right(self, painter: QPainter, place: QRectF, cell: tuple[str, str, str]) -> None:
        """Words in a style and a colour, ending at the right of their place."""
        words, style, tone = cell
        painter.setFont(font(style))
        painter.setPen(self._theme.colour(tone))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(place, flags, words)
