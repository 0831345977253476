"""A tool call as a card: what was called for what, what came of it, where its output is now."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter

from helix_desktop.app.standing import Standing
from helix_desktop.domain.values import value
from helix_desktop.ui.chat.transcript.row_kept import kept_height, kept_zones, paint_kept
from helix_desktop.ui.chat.transcript.rows import CallState, Row
from helix_desktop.ui.chat.transcript.zones import Want, Zone, icon_at, paint_words
from helix_desktop.ui.look.brush import onward
from helix_desktop.ui.look.paint import chip, chip_width, rounded
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import count_text, size_text, tr

HEAD = 44
FOOT = 28
GAP = 12
LEFT, RIGHT = 42, 14
CHEVRON = 28
BETWEEN = 8
WHAT = 200
"""Of the words that say what a call was for stays at least so much before facts are left out."""
LONG = 1.0
"""Seconds from which it is worth saying how long a call took."""

_ICONS = {
    "read_file": "file",
    "write_file": "file",
    "edit_file": "file",
    "list_files": "folder",
    "search_files": "search",
    "glob_files": "search",
    "todo": "list",
    "SubAgent": "agents",
    "recall_cached_content": "recall",
    "recall_history": "recall",
    "search_cached_content": "recall",
    "search_history": "recall",
    "list_cached_content": "recall",
}
_STATES = {
    CallState.WAITING: ("waiting", "mut"),
    CallState.RUNNING: ("running", "info"),
    CallState.FAILED: ("failed", "bad"),
    CallState.DENIED: ("denied", "warn"),
    CallState.STOPPED: ("stopped", "warn"),
    CallState.LOST: ("interrupted", "warn"),
}
_STANDINGS = {
    Standing.IN_CONTEXT: ("In context", "ok"),
    Standing.HELD: ("At the gate", "info"),
    Standing.CACHED: ("Cached", "fg2"),
    Standing.COMPACTED: ("Compacted", "acc"),
    Standing.LEFT_OUT: ("Left out", "warn"),
    Standing.SUPERSEDED: ("Superseded", "mut"),
}


@value
class Fact:
    """A chip of a card; `least` importance is left out first."""

    text: str
    tone: str
    importance: int
    digest: bool = False

    @property
    def width(self) -> float:
        if self.digest:
            return QFontMetricsF(font("monos")).horizontalAdvance(self.text) + 4
        return chip_width(self.text)


def foot(row: Row) -> float:
    """Height below the text of a card: all of the output if it is open, what it was kept from."""
    return _offered(row) + kept_height(row)


def _offered(row: Row) -> float:
    return float(FOOT) if row.expanded and row.content is not None else 0.0


def tool_zones(row: Row, width: float, height: float) -> list[Zone]:
    """The digest and the foot lead to the entry in the cache; `height` is the card's."""
    found = [
        Zone(QRectF(left, 8, fact.width, HEAD - 16), Want.ENTRY, fact.text)
        for fact, left in _placed(row, width)
        if fact.digest
    ]
    bottom = height - kept_height(row)
    if _offered(row):
        words = tr("Open all of it in the cache")
        wide = QFontMetricsF(font("smallb")).horizontalAdvance(words)
        place = QRectF(16, bottom - FOOT - 2, min(wide + 1, width - 32), FOOT - 4)
        found.append(Zone(place, Want.ENTRY, words))
    return [*found, *kept_zones(row, width, height)]


def paint_tool(
    painter: QPainter, row: Row, box: QRectF, *, hot: bool, zone: Zone | None, theme: Theme
) -> None:
    """`hot`: the pointer is on the row; `zone`: on its digest."""
    border = theme.colour("line2" if hot else "line")
    rounded(painter, box, 10, fill=theme.colour("surf"), border=border)
    old = row.standing is Standing.SUPERSEDED
    middle = box.y() + HEAD / 2
    at = QPointF(box.x() + 16, middle - 8)
    name = _ICONS.get(row.tool, "terminal")
    icon_at(painter, at, name, tone="mut" if old else "info", theme=theme)
    if row.opens:
        sign = "down" if row.expanded else onward(painter)
        icon_at(
            painter, QPointF(box.right() - RIGHT - 16, middle - 8), sign, tone="mut", theme=theme
        )
    right = box.width() - RIGHT - (CHEVRON if row.opens else 0)
    for fact, left in _placed(row, box.width()):
        right = min(right, left)
        place = box.x() + left
        if fact.digest:
            tone = "acc" if zone and zone.want is Want.ENTRY else "mut"
            _paint_digest(painter, fact, QPointF(place, middle), tone=tone, theme=theme)
        else:
            chip(painter, place + fact.width, middle, text=fact.text, tone=fact.tone, theme=theme)
    room = QRectF(box.x() + LEFT, box.y(), right - LEFT - 12, HEAD)
    _paint_title(painter, row, room, dim=old, theme=theme)
    if row.expanded:
        line = QRectF(box.x() + 1, box.y() + HEAD, box.width() - 2, 1)
        painter.fillRect(line, theme.colour("line"))
    for each in tool_zones(row, box.width(), box.height()) if _offered(row) else ():
        if each.rect.y() > HEAD and each.want is Want.ENTRY:
            link = each.rect.translated(box.topLeft())
            paint_words(painter, link, each.words, style="smallb", tone="acc", theme=theme)
    paint_kept(painter, row, box, zone=zone, theme=theme)


def _placed(row: Row, width: float) -> list[tuple[Fact, float]]:
    """The facts that there is room for, from the right, each with where it begins."""
    found = facts(row)
    room = width - LEFT - RIGHT - (CHEVRON if row.opens else 0)
    named = QFontMetricsF(font("strong")).horizontalAdvance(one_line(row.tool, 60)) + 24
    what = min(WHAT, QFontMetricsF(font("mono")).horizontalAdvance(one_line(row.what, 60)))
    while found and sum(fact.width + BETWEEN for fact in found) > room - named - what:
        found.remove(min(found, key=lambda fact: fact.importance))
    placed, right = [], width - RIGHT - (CHEVRON if row.opens else 0)
    for fact in reversed(found):
        right -= fact.width
        placed.append((fact, right))
        right -= BETWEEN
    return placed


def facts(row: Row) -> list[Fact]:
    """From the left: digest, how it ended, how long, how much, where it is."""
    found = []
    if row.content is not None:
        found.append(Fact(f"#{row.content[:6]}", "mut", 1, digest=True))
    word, tone = _STATES.get(row.state, ("", "mut"))
    if row.status is not None and row.state in (CallState.OK, CallState.FAILED):
        good = "ok" if row.state is CallState.OK else "bad"
        found.append(Fact(tr("exit {0}").format(row.status), good, 9 if row.status else 2))
    elif word:
        said = f" · {size_text(row.size)}" if row.state is CallState.RUNNING and row.size else ""
        found.append(Fact(tr(word) + said, tone, 9))
    if row.seconds >= LONG:
        found.append(Fact(tr("{0} s").format(f"{row.seconds:,.1f}"), "fg2", 0))
    if row.state in (CallState.OK, CallState.FAILED):
        cost = size_text(row.size)
        if row.counted is not None:
            cost = tr("{0} tok").format(count_text(row.counted))
        found.append(Fact(cost, "fg2", 5))
    return [*found, *_stands(row)]


def _stands(row: Row) -> list[Fact]:
    """Pinned, and where it is for the model besides."""
    found = [Fact(tr("Pinned"), "info", 6)] if row.pin else []
    if row.standing is not None and not (row.pin and row.standing is Standing.IN_CONTEXT):
        words, tone = _STANDINGS[row.standing]
        found.append(Fact(tr(words), tone, 4))
    return found


def _paint_digest(painter: QPainter, fact: Fact, at: QPointF, *, tone: str, theme: Theme) -> None:
    painter.setFont(font("monos"))
    painter.setPen(theme.colour(tone))
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    painter.drawText(QRectF(at.x(), at.y() - 10, fact.width, 20), flags, fact.text)


def _paint_title(painter: QPainter, row: Row, rect: QRectF, *, dim: bool, theme: Theme) -> None:
    """Tool name, then what it was for, cut in the middle."""
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    painter.setFont(font("strong"))
    painter.setPen(theme.colour("mut" if dim else "fg"))
    name = one_line(row.tool, 60)
    painter.drawText(rect, flags, name)
    used = painter.fontMetrics().horizontalAdvance(name) + 12
    rest = rect.adjusted(used, 0, 0, 0)
    painter.setFont(font("mono"))
    painter.setPen(theme.colour("mut"))
    metrics = QFontMetrics(font("mono"))
    cut = metrics.elidedText(
        one_line(row.what, 400), Qt.TextElideMode.ElideMiddle, max(0, int(rest.width()))
    )
    painter.drawText(rest, flags, cut)
