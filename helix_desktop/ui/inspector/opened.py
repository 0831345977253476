"""What stands below a row that is open: the exact text in a box, facts and buttons beside it."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from helix_desktop.domain.requests import Shown, Sort
from helix_desktop.ui.inspector.actions import Deed, deeds_of, short_words
from helix_desktop.ui.inspector.measures import Columns
from helix_desktop.ui.inspector.telling import short
from helix_desktop.ui.inspector.text_lines import TextLines
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.words import count_text, size_text, tr

LINE = 16.6
PAD = 12
FACT = 18
BUTTON = 28
_EXACT = (  # what a model reads stands as it is, in every language
    Qt.AlignmentFlag.AlignLeft
    | Qt.AlignmentFlag.AlignAbsolute
    | Qt.AlignmentFlag.AlignVCenter
    | Qt.TextFlag.TextSingleLine
)
ALONE = 34.0
"""A button that has no room for its word."""


class Opened:
    """One block's text and facts. Knows where it was painted last, for the pointer."""

    def __init__(self, theme: Theme, key: str, block: Shown, *, past: bool) -> None:
        self.key = key
        self.box = QRectF()
        self._theme = theme
        self._past = past
        self._block = block
        self._text = block.text
        self._lines = TextLines("", 0, ())
        self._first = 0
        self._buttons: list[tuple[Deed, QRectF]] = []

    def show_block(self, block: Shown) -> None:
        """The same block, perhaps with other words."""
        if block.message is not self._block.message:
            self._text, self._first = block.text, 0
            self._lines = TextLines("", 0, ())
        self._block = block

    @property
    def lines(self) -> TextLines:
        return self._lines

    def scroll(self, steps: int) -> bool:
        """Move the text by lines; whether there was anywhere to go."""
        most = max(0, len(self._lines) - self._room())
        first = min(max(0, self._first + steps), most)
        moved, self._first = first != self._first, first
        return moved

    def deed_at(self, where: QPointF) -> Deed | None:
        return next((deed for deed, rect in self._buttons if rect.contains(where)), None)

    def paint(self, painter: QPainter, room: QRectF, columns: Columns) -> None:
        if columns.tall:
            box = QRectF(columns.edge, room.top(), columns.actions - columns.edge, 150)
            aside = QRectF(columns.edge, box.bottom() + 8, box.width(), 32)
        else:
            right = columns.tokens - 84
            box = QRectF(columns.name, room.top() + 2, right - columns.name, room.height() - 14)
            aside = QRectF(
                right + 24, room.top() + 2, columns.actions - right - 24, room.height() - 2
            )
        self._paint_box(painter, box)
        if columns.tall:
            self._paint_buttons(painter, aside, aside.top())
        else:
            bottom = self._paint_facts(painter, aside)
            self._paint_buttons(painter, aside, max(bottom + 8, aside.bottom() - 42))

    def _paint_box(self, painter: QPainter, box: QRectF) -> None:
        self.box = box
        rounded(painter, box, 10, fill=self._color("code"), border=self._color("line"))
        style = font("monos")
        metrics = QFontMetricsF(style)
        columns = int((box.width() - 2 * PAD - 8) / max(1.0, metrics.horizontalAdvance("0")))
        if self._lines.columns != max(20, columns):
            self._lines = TextLines.of(self._text, columns)
            self.scroll(0)
        painter.save()
        painter.setClipRect(box.adjusted(1, 1, -1, -1))
        painter.setFont(style)
        last = min(len(self._lines), self._first + self._room() + 1)
        for at in range(self._first, last):
            line = self._lines.line(at)
            y = box.top() + 8 + (at - self._first) * LINE
            heading = line.startswith(("## ", "[CACHED]", "[HISTORY]", "[Conversation"))
            painter.setPen(self._color("fg" if heading else "fg2"))
            place = QRectF(box.left() + PAD, y, box.width() - 2 * PAD, LINE)
            painter.drawText(place, _EXACT, line)
        painter.restore()
        self._paint_thumb(painter, box)

    def _paint_thumb(self, painter: QPainter, box: QRectF) -> None:
        count, room = len(self._lines), self._room()
        if count <= room:
            return
        track = box.height() - 12
        height = max(16.0, track * room / count)
        top = box.top() + 6 + (track - height) * self._first / max(1, count - room)
        rounded(painter, QRectF(box.right() - 9, top, 4, height), 2, fill=self._color("line2"))

    def _paint_facts(self, painter: QPainter, room: QRectF) -> float:
        y = room.top() - 2
        for words, value, tone in self._facts():
            line = QRectF(room.left(), y, room.width(), FACT)
            painter.setFont(font("micro"))
            painter.setPen(self._color("mut"))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, words)
            painter.setFont(font("monos" if tone == "mono" else "microb"))
            painter.setPen(self._color("fg2" if tone == "mono" else tone))
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(line, flags, value)
            y += FACT
        return y

    def _facts(self) -> list[tuple[str, str, str]]:
        """What is known of it: words, value, tone; five at most."""
        facts, found = self._block.facts, []
        if facts.messages:
            found.append((tr("Stands for"), count_text(facts.messages), "fg"))
        if facts.before:
            change = f"{count_text(facts.before)} → {count_text(facts.after)}"
            found.append((tr("Before → after"), change, "fg"))
        if self._block.sort is Sort.HANDOVER:
            whole = facts.missing == 0
            missing = tr("{0} only in originals").format(count_text(facts.missing))
            found.append(
                (tr("Kept check"), tr("all kept") if whole else missing, "ok" if whole else "warn")
            )
        if facts.turn:
            found.append((tr("Turn"), count_text(facts.turn), "fg"))
        letters = len(self._text)
        size = f"{size_text(letters)}, {count_text(self._text.count(chr(10)) + 1)} " + tr("lines")
        found.append((tr("Size"), size, "fg"))
        digest = facts.content or self._block.digest
        found.append((tr("Digest"), short(digest), "mono"))
        return found[:5]

    def _paint_buttons(self, painter: QPainter, room: QRectF, top: float) -> None:
        self._buttons = []
        x = room.left()
        for deed in deeds_of(self._block, past=self._past):
            if deed is Deed.LEAVE and self._block.refusal:
                continue
            words = short_words(deed, self._block, past=self._past)
            width = QFontMetricsF(font("smallb")).horizontalAdvance(words) + 40
            if x + width > room.right():
                words, width = "", ALONE
            rect = QRectF(x, top, width, BUTTON)
            rounded(painter, rect, 8, fill=self._color("surf2"), border=self._color("line2"))
            ratio = painter.device().devicePixelRatioF()
            icon = self._theme.icon(deed.icon, "fg2", size=14, ratio=ratio)
            painter.drawPixmap(QPointF(x + 10, top + 7), icon)
            painter.setFont(font("smallb"))
            painter.setPen(self._color("fg"))
            flags = Qt.AlignmentFlag.AlignVCenter
            painter.drawText(rect.adjusted(30, 0, 0, 0), flags, words)
            self._buttons.append((deed, rect))
            x += width + 8

    def _room(self) -> int:
        return max(1, int((self.box.height() - 14) / LINE))

    def _color(self, name: str) -> QColor:
        return self._theme.colour(name)
