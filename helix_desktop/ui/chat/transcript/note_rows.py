"""Rows beside messages: compactions, early ends of turns, mentions, and pictures.

Pictures come from anywhere, so only plain pixel formats are decoded, in a thread, and scaled while
they are read: never more pixels than fit.
"""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QImageReader, QPainter, QPainterPath

from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.events import Cause
from helix_desktop.domain.messages import Image
from helix_desktop.ui.chat.transcript.rows import (
    BUTTON,
    BranchNote,
    ClickArea,
    FailureNote,
    InterruptionNote,
    RewriteNote,
    RowAction,
    TranscriptRow,
    button_width,
    failure_title,
    icon_at,
    paint_button,
    paint_words,
)
from helix_desktop.ui.style.canvas import rounded
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.formatting import tr

PILL = 30
INSET = 14
SIGN = 16 + 8
BESIDE = 12
"""Gap between the pill and the line."""
LEAST_LINE = 24
"""Least length of the line on each side, however long the text is."""
_GAP = 8
_SIGNS = {
    Job.SWEEP: ("cache", "warn"),
    Job.CONDENSE: ("list", "fg2"),
    Job.OBSERVE: ("eye", "ok"),
    Job.REFLECT: ("eye", "ok"),
    Job.HAND_OVER: ("layers", "acc"),
    Job.UNDO: ("undo", "fg2"),
    Job.PANIC: ("warn", "bad"),
}


def divider_areas(moment: RewriteNote | BranchNote, width: float) -> list[ClickArea]:
    """Return the pill's area, which opens the details."""
    words = f"{moment.title} · {moment.facts} · {moment.link}"
    want = RowAction.EPOCH if isinstance(moment, RewriteNote) else RowAction.ORIGINAL
    return [ClickArea(_pill(moment, width), want, words)]


def paint_divider(
    painter: QPainter,
    moment: RewriteNote | BranchNote,
    at: QPointF,
    *,
    width: float,
    hot: bool,
    theme: Theme,
) -> None:
    box = _pill(moment, width).translated(at)
    middle = round(box.center().y())
    line = theme.colour("line")
    painter.fillRect(QRectF(at.x(), middle, box.left() - BESIDE - at.x(), 1), line)
    after = box.right() + BESIDE
    painter.fillRect(QRectF(after, middle, at.x() + width - after, 1), line)
    fill, edge = theme.colour("hover" if hot else "surf"), theme.colour("mut" if hot else "line2")
    rounded(painter, box, PILL / 2, fill=fill, border=edge)
    name, tone = _SIGNS[moment.job] if isinstance(moment, RewriteNote) else ("branch", "acc")
    icon_at(painter, QPointF(box.x() + INSET, middle - 8), name, tone=tone, theme=theme)
    room = box.adjusted(INSET + SIGN, 0, -INSET, 0)
    title, _, link = _widths(moment)
    paint_words(painter, room, moment.title, style="smallb", tone="fg", theme=theme)
    facts = room.adjusted(title + _GAP, 0, -(link + _GAP), 0)
    paint_words(painter, facts, moment.facts, style="small", tone="fg2", theme=theme)
    ends = QRectF(room.right() - link, room.y(), link + 1, room.height())
    paint_words(painter, ends, moment.link, style="smallb", tone="acc", theme=theme)


def _widths(moment: RewriteNote | BranchNote) -> tuple[float, float, float]:
    bold, plain = QFontMetricsF(font("smallb")), QFontMetricsF(font("small"))
    return (
        bold.horizontalAdvance(moment.title),
        plain.horizontalAdvance(moment.facts),
        bold.horizontalAdvance(moment.link),
    )


def _pill(moment: RewriteNote | BranchNote, width: float) -> QRectF:
    wanted = sum(_widths(moment)) + 2 * INSET + SIGN + 2 * _GAP + 1
    wide = min(wanted, width - 2 * (LEAST_LINE + BESIDE))
    return QRectF((width - wide) / 2, 0, wide, PILL)


LINE = 30
LEFT = 42
TITLE = 36
"""Height above the text of a card."""
FOOT = 48
"""Height below the text if there are buttons; without them the card's padding."""
PLAIN_FOOT = 14


def kept_text(row: TranscriptRow) -> str:
    """Return a failure card's text: the error's message, and that everything is kept."""
    told = tr("Nothing is lost: everything up to here is kept, and no tool was run twice.")
    return f"{row.text}\n{told}" if row.text else told


def ending_areas(row: TranscriptRow, width: float, height: float) -> list[ClickArea]:
    """Return the actions at the early end of a turn."""
    if isinstance(row.moment, FailureNote):
        return failure_areas(row, width, height)
    return interruption_areas(row, width)


def interruption_areas(row: TranscriptRow, width: float) -> list[ClickArea]:
    """Return the buttons from the right: continue, edit and resend.

    Only the conversation's last turn has any.
    """
    if not row.last:
        return []
    zones, right = [], width
    for want, words in (
        (RowAction.CONTINUE, tr("Continue")),
        (RowAction.RESEND, tr("Edit & resend")),
    ):
        wide = button_width(words)
        zones.append(ClickArea(QRectF(right - wide, 0, wide, BUTTON), want, words))
        right -= wide + 8
    return zones


def failure_areas(row: TranscriptRow, width: float, height: float) -> list[ClickArea]:
    """Return the buttons that fit; `height` is the card's."""
    if not row.last:
        return []
    wanted = [(RowAction.CONTINUE, tr("Try again"))]
    budget = isinstance(row.moment, FailureNote) and row.moment.cause is Cause.BUDGET
    wanted.append((RowAction.MODELS, tr("Limits…") if budget else tr("Other model…")))
    wanted.append((RowAction.RESEND, tr("Edit & resend")))
    zones, left = [], float(LEFT)
    for want, words in wanted:
        wide = button_width(words)
        if left + wide > width - 12:
            break
        zones.append(ClickArea(QRectF(left, height - BUTTON - 12, wide, BUTTON), want, words))
        left += wide + 8
    return zones


def paint_interruption(
    painter: QPainter,
    row: TranscriptRow,
    at: QPointF,
    *,
    width: float,
    hot: ClickArea | None,
    theme: Theme,
) -> None:
    """Paint an icon, the reason, a hairline, and the buttons."""
    icon_at(painter, at + QPointF(0, LINE / 2 - 8), "pause", tone="warn", theme=theme)
    zones = interruption_areas(row, width)
    end = zones[-1].rect.left() - 12 if zones else width
    first, _, rest = row.text.partition(" · ")
    plain = not (isinstance(row.moment, InterruptionNote) and rest)
    room = QRectF(at.x() + 24, at.y(), end - 24, LINE)
    style, tone = ("small", "fg2") if plain else ("smallb", "warn")
    used = paint_words(painter, room, first, style=style, tone=tone, theme=theme)
    if rest:
        words = room.adjusted(used + 8, 0, 0, 0)
        used += 8 + paint_words(
            painter, words, f"·  {rest}", style="small", tone="mut", theme=theme
        )
    left = 24 + used + 16
    if end - left > 8:
        line = QRectF(at.x() + left, round(at.y() + LINE / 2), end - left, 1)
        painter.fillRect(line, theme.colour("line"))
    for zone in zones:
        look = "secondary" if zone.want is RowAction.CONTINUE else "quiet"
        shown = f"hot {look}" if hot and hot.want is zone.want else look
        paint_button(painter, zone, at, theme=theme, look=shown)


def paint_failure(
    painter: QPainter, row: TranscriptRow, box: QRectF, *, hot: ClickArea | None, theme: Theme
) -> None:
    """Paint the card around an error's message."""
    rounded(painter, box, 10, fill=theme.colour("surf"), border=theme.colour("bad", 140))
    at = box.topLeft()
    icon_at(painter, at + QPointF(16, 14), "offline", tone="bad", theme=theme)
    title = failure_title(row.moment) if isinstance(row.moment, FailureNote) else ""
    room = QRectF(at.x() + LEFT, at.y() + 12, box.width() - LEFT - 14, 20)
    paint_words(painter, room, title, style="title", tone="fg", theme=theme)
    for zone in failure_areas(row, box.width(), box.height()):
        look = "primary" if zone.want is RowAction.CONTINUE else "secondary"
        shown = f"hot {look}" if hot and hot.want is zone.want else look
        paint_button(painter, zone, at, theme=theme, look=shown)


ROW_MENTION_LINE = 26
ROW_MENTION_SIGN = 16 + 6
ROW_MENTION_INSET = 8
GAP = 8


def mention_areas(row: TranscriptRow, width: float) -> list[ClickArea]:
    """Return the line's area, which opens the cache entry."""
    return [ClickArea(_line(row, width), RowAction.ENTRY, row.text)] if row.content else []


def paint_mention(
    painter: QPainter, row: TranscriptRow, at: QPointF, *, width: float, hot: bool, theme: Theme
) -> None:
    """Paint a mention below the right edge of its message."""
    box = _line(row, width).translated(at)
    if hot:
        rounded(painter, box, 8, fill=theme.colour("hover"))
    sign = QPointF(box.x() + ROW_MENTION_INSET, box.center().y() - 8)
    icon_at(painter, sign, "file", tone="mut", theme=theme)
    words = box.adjusted(ROW_MENTION_INSET + ROW_MENTION_SIGN, 0, -ROW_MENTION_INSET, 0)
    tone = "fg" if hot else "fg2"
    shown = fitted_mention(row, words.width())
    paint_words(painter, words, shown, style="small", tone=tone, theme=theme)


def fitted_mention(row: TranscriptRow, width: float) -> str:
    """Cut an overlong name in the middle but keep the tokens after it."""
    cut = row.text.rfind(" · ") if row.tokens is not None else len(row.text)
    metrics, name, tail = QFontMetricsF(font("small")), row.text[:cut], row.text[cut:]
    room = max(0.0, width - metrics.horizontalAdvance(tail) - 1)
    return metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, room) + tail


def _line(row: TranscriptRow, width: float) -> QRectF:
    wanted = (
        QFontMetricsF(font("small")).horizontalAdvance(row.text)
        + ROW_MENTION_SIGN
        + 2 * ROW_MENTION_INSET
        + 1
    )
    wide = min(wanted, width)
    return QRectF(width - wide, 0, wide, ROW_MENTION_LINE)


HIGH, WIDE = 160, 240
"""Largest height and width of one picture."""
ROW_PICTURES_GAP = 8
ABOVE = 4
SHARP = 2
"""Pixels decoded for each pixel shown."""
MOST = 64_000_000
"""Most pixels of a picture that is decoded at all."""
_FORMATS = frozenset({"png", "jpeg", "gif", "webp", "bmp"})


def decode_image(data: bytes) -> QImage | None:
    """Decode a picture at its largest display size, in a thread.

    Return None if that is impossible.
    """
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    if bytes(reader.format().data()).decode("ascii", "replace") not in _FORMATS:
        return None
    size = reader.size()
    if not size.isValid() or size.width() * size.height() > MOST:
        return None
    box = QSize(WIDE * SHARP, HIGH * SHARP)
    if size.width() > box.width() or size.height() > box.height():
        reader.setScaledSize(size.scaled(box, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    return None if image.isNull() else image


def place_images(images: Sequence[Image], width: float) -> list[QRectF]:
    """Return the rectangles of pictures, in rows that end at the right, from their common top."""
    rows: list[list[QSize]] = [[]]
    used = 0.0
    for image in images:
        size = _size(image, width)
        if rows[-1] and used + size.width() > width:
            rows.append([])
            used = 0.0
        rows[-1].append(size)
        used += size.width() + ROW_PICTURES_GAP
    found, top = [], 0.0
    for row in rows:
        left = width - sum(size.width() for size in row) - ROW_PICTURES_GAP * (len(row) - 1)
        for size in row:
            found.append(QRectF(left, top, size.width(), size.height()))
            left += size.width() + ROW_PICTURES_GAP
        top += max((size.height() for size in row), default=0) + ROW_PICTURES_GAP
    return found


def images_height(images: Sequence[Image], width: float) -> float:
    """Return the height of all pictures with the gap above them; 0 without pictures."""
    boxes = place_images(images, width)
    return ABOVE + max(box.bottom() for box in boxes) if boxes else 0.0


def image_areas(images: Sequence[Image], width: float, top: float) -> list[ClickArea]:
    """Return the pictures' areas; a click opens the picture in the cache."""
    boxes = place_images(images, width)
    return [
        ClickArea(box.translated(0, top + ABOVE), RowAction.PICTURE, image.content)
        for image, box in zip(images, boxes, strict=True)
    ]


def paint_images(
    painter: QPainter,
    images: Sequence[Image],
    at: QPointF,
    *,
    width: float,
    known: Mapping[str, QImage | None],
    theme: Theme,
) -> None:
    for image, box in zip(images, place_images(images, width), strict=True):
        place = box.translated(at.x(), at.y() + ABOVE)
        rounded(painter, place, 10, fill=theme.colour("surf"), border=theme.colour("line"))
        found = known.get(image.content)
        if found is not None:
            path = QPainterPath()
            path.addRoundedRect(place, 10, 10)
            painter.save()
            painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(place, found)
            painter.restore()
            continue
        words = tr("Reading…")
        if image.content in known:
            words = tr("cannot be shown")
        sizes = f"{image.width} × {image.height} · {words}"
        room = place.adjusted(12, 0, -12, 0)
        paint_words(painter, room, sizes, style="micro", tone="mut", theme=theme)


def _size(image: Image, width: float) -> QSize:
    natural = QSize(max(1, image.width), max(1, image.height))
    box = QSize(int(min(WIDE, width)), HIGH)
    if natural.width() > box.width() or natural.height() > box.height():
        natural = natural.scaled(box, Qt.AspectRatioMode.KeepAspectRatio)
    return natural.expandedTo(QSize(24, 24))
