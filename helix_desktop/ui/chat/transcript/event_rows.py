"""Paints rows that are no messages: compactions, failed or interrupted turns, mentions, pictures.

Pictures of the user stand below a message, at its right edge; those of a call stand in its card.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from helix_desktop.domain.context_window.rewrites import Epoch, FoldKind, Job, WrittenBy
from helix_desktop.domain.events import Cause
from helix_desktop.domain.messages import Image
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.chat.transcript.rows import (
    BUTTON_HEIGHT,
    BranchNote,
    ClickArea,
    FailureNote,
    InterruptionNote,
    RewindNote,
    RewriteNote,
    RowAction,
    TranscriptRow,
    button_width,
    paint_button,
    sizes_text,
)
from helix_desktop.ui.style.canvas import Canvas, styled, text_width
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.block_terms import JOB_TERMS, BlockTerm, job_name
from helix_desktop.ui.text.formatting import count_text, pause_text, phrase_text, plural, tr

PILL_HEIGHT = 30
PILL_INSET = 14
ICON_SPACE = 16 + 8
WORD_GAP = 12
"""Gap between the pill and the line."""
MIN_LINE_WIDTH = 24
"""Least length of the line on each side, however long the text is."""
_TEXT_GAP = 8
_LINK_GAP = 14
DividerNote: TypeAlias = RewriteNote | BranchNote | RewindNote
_SIGNS = {
    Job.MARKERS: ("cache", "warn"),
    Job.NOTES: ("list", "fg2"),
    Job.OBSERVATIONS: ("eye", "ok"),
    Job.REFLECTION: ("eye", "ok"),
    Job.HANDOVER: ("layers", "acc"),
    Job.UNDO: ("undo", "fg2"),
    Job.TRIM: ("warn", "bad"),
}


def divider_areas(moment: DividerNote, width: float) -> list[ClickArea]:
    """Return the pill's areas: the details, or what a rewind folded and its redo."""
    pill = _pill(moment, width)
    if not isinstance(moment, RewindNote):
        words = f"{moment.title} · {moment.facts} · {moment.link}"
        action = RowAction.EPOCH if isinstance(moment, RewriteNote) else RowAction.ORIGINAL
        return [ClickArea(pill, action, words)]
    areas = []
    redo_px = text_width(tr("Redo"), "smallb") + PILL_INSET + _TEXT_GAP / 2 if moment.redo else 0
    if moment.folds:
        words = tr("Fold messages") if moment.shown else tr("Show messages")
        areas.append(ClickArea(pill.adjusted(0, 0, -redo_px, 0), RowAction.REWOUND, words))
    if moment.redo:
        redo = QRectF(pill.right() - redo_px, pill.y(), redo_px, pill.height())
        areas.append(ClickArea(redo, RowAction.REDO, tr("Redo")))
    return areas


def _links(moment: DividerNote) -> list[str]:
    """Return the words at the end of a pill that do something."""
    if not isinstance(moment, RewindNote):
        return [moment.link]
    fold = (tr("Fold") if moment.shown else tr("Show")) if moment.folds else ""
    return [link for link in (fold, tr("Redo") if moment.redo else "") if link]


def divider_terms(moment: RewriteNote, width: float) -> list[tuple[QRectF, BlockTerm]]:
    """Return the term that a compaction is named after, with the place of its title."""
    term = None if moment.redone else JOB_TERMS.get(moment.job)
    title = _pill(moment, width).adjusted(PILL_INSET + ICON_SPACE, 0, 0, 0)
    title.setWidth(min(title.width() - PILL_INSET, _widths(moment)[0]))
    return [(title, term)] if term else []


def paint_divider(
    canvas: Canvas, moment: DividerNote, width: float, *, hovered: ClickArea | None
) -> None:
    box = _pill(moment, width)
    middle = round(box.center().y())
    canvas.fill(QRectF(0, middle, box.left() - WORD_GAP, 1), "line")
    after = box.right() + WORD_GAP
    canvas.fill(QRectF(after, middle, width - after, 1), "line")
    canvas.box(
        box, PILL_HEIGHT / 2, "hover" if hovered else "surf", border="mut" if hovered else "line2"
    )
    name, tone = "branch", "acc"
    if isinstance(moment, RewriteNote):
        name, tone = ("redo", "fg2") if moment.redone else _SIGNS[moment.job]
    elif isinstance(moment, RewindNote):
        name, tone = "undo", "fg2"
    canvas.icon(QPointF(box.x() + PILL_INSET, middle - 8), name, tone)
    text_rect = box.adjusted(PILL_INSET + ICON_SPACE, 0, -PILL_INSET, 0)
    title, _, links_px = _widths(moment)
    canvas.text(text_rect, moment.title, "smallb")
    facts = text_rect.adjusted(title + _TEXT_GAP, 0, -(links_px + _TEXT_GAP), 0)
    canvas.text(facts, moment.facts, "small", tone="fg2")
    left = text_rect.right() - links_px
    for link in _links(moment):
        link_px = text_width(link, "smallb")
        link_rect = QRectF(left, text_rect.y(), link_px + 1, text_rect.height())
        canvas.text(link_rect, link, "smallb", tone="acc")
        left += link_px + _LINK_GAP


def _widths(moment: DividerNote) -> tuple[float, float, float]:
    links = _links(moment)
    links_px = sum(text_width(link, "smallb") for link in links)
    return (
        text_width(moment.title, "smallb"),
        text_width(moment.facts, "small"),
        links_px + _LINK_GAP * max(0, len(links) - 1),
    )


def _pill(moment: DividerNote, width: float) -> QRectF:
    wanted = sum(_widths(moment)) + 2 * PILL_INSET + ICON_SPACE + 2 * _TEXT_GAP + 1
    wide = min(wanted, width - 2 * (MIN_LINE_WIDTH + WORD_GAP))
    return QRectF((width - wide) / 2, 0, wide, PILL_HEIGHT)


NOTE_LINE_HEIGHT = 30
TEXT_LEFT = 42
TITLE_HEIGHT = 36
"""Height above the text of a card."""
FOOT_HEIGHT = 48
"""Height below the text if there are buttons; without them the card's padding."""
PLAIN_FOOT_HEIGHT = 14


def reply_text(row: TranscriptRow) -> str:
    """Return a failure card's text: the error's message, and that everything is kept."""
    if isinstance(row.note, FailureNote) and "is saved." in row.note.detail:
        return row.text  # the error says it itself, because `ask` has no card
    saved_note = tr("Everything up to here is saved, and no tool ran twice.")
    return f"{row.text}\n{saved_note}" if row.text else saved_note


def _going_on(*, continues: bool) -> str:
    return tr("Continue") if continues else tr("Try again")


def interruption_areas(row: TranscriptRow, width: float) -> list[ClickArea]:
    """Return the buttons from the right: continue, edit and resend.

    Only the conversation's last turn has any.
    """
    if not row.last:
        return []
    areas, right = [], width
    continues = isinstance(row.note, InterruptionNote) and row.note.continues
    going_on = RowAction.CONTINUE, _going_on(continues=continues)
    for action, words in (going_on, (RowAction.RESEND, tr("Edit & resend"))):
        button_px = button_width(words)
        box = QRectF(right - button_px, 0, button_px, BUTTON_HEIGHT)
        areas.append(ClickArea(box, action, words))
        right -= button_px + 8
    return areas


def failure_areas(row: TranscriptRow, width: float, height: float) -> list[ClickArea]:
    """Return the buttons that fit; `height` is the card's."""
    if not row.last:
        return []
    failed = row.note if isinstance(row.note, FailureNote) else FailureNote(Cause.NONE, "")
    if failed.pause is not None:
        buttons = [
            (RowAction.CONTINUE, tr("Resume now")),
            (RowAction.RESUME_AT, tr("Resume at…")),
        ]
        if failed.pause.until:
            buttons.append((RowAction.STAY_PAUSED, tr("Don't resume")))
        return _row_of_buttons(buttons, width, height)
    is_keyless = failed.cause is Cause.KEY_MISSING
    buttons = [(RowAction.KEY, tr("Add key"))] if is_keyless else []
    if failed.command:
        buttons.append((RowAction.SIGN_IN, tr("Copy command")))
    buttons.append((RowAction.CONTINUE, _going_on(continues=failed.continues)))
    budget = failed.cause is Cause.BUDGET
    buttons.append((RowAction.MODELS, tr("Budgets…") if budget else tr("Check models…")))
    buttons.append((RowAction.RESEND, tr("Edit & resend")))
    return _row_of_buttons(buttons, width, height)


def _row_of_buttons(
    buttons: Sequence[tuple[RowAction, str]], width: float, height: float
) -> list[ClickArea]:
    areas, left = [], float(TEXT_LEFT)
    for action, words in buttons:
        button_px = button_width(words)
        if left + button_px > width - 12:
            break
        box = QRectF(left, height - BUTTON_HEIGHT - 12, button_px, BUTTON_HEIGHT)
        areas.append(ClickArea(box, action, words))
        left += button_px + 8
    return areas


def paint_interruption(
    canvas: Canvas, row: TranscriptRow, width: float, *, hovered: ClickArea | None
) -> None:
    canvas.icon(QPointF(0, NOTE_LINE_HEIGHT / 2 - 8), "pause", "warn")
    areas = interruption_areas(row, width)
    end = areas[-1].rect.left() - 12 if areas else width
    first, _, detail = row.text.partition(" · ")
    is_plain = not (isinstance(row.note, InterruptionNote) and detail)
    text_rect = QRectF(24, 0, end - 24, NOTE_LINE_HEIGHT)
    style, tone = ("small", "fg2") if is_plain else ("smallb", "warn")
    text_px = canvas.text(text_rect, first, style, tone=tone)
    if detail:
        detail_rect = text_rect.adjusted(text_px + 8, 0, 0, 0)
        text_px += 8 + canvas.text(detail_rect, f"·  {detail}", "small", tone="mut")
    left = 24 + text_px + 16
    if end - left > 8:
        canvas.fill(QRectF(left, NOTE_LINE_HEIGHT / 2, end - left, 1), "line")
    for area in areas:
        kind = "secondary" if area.action is RowAction.CONTINUE else "quiet"
        paint_button(canvas, area, kind, pointed=hovered)


_FAILURES = {
    Cause.BUDGET: Phrase("Budget reached"),
    Cause.REFUSED: Phrase("The model refused"),
    Cause.FILTERED: Phrase("Blocked by the provider's filter"),
    Cause.LENGTH: Phrase("Answer cut off"),
    Cause.KEY_MISSING: Phrase("No key"),
}


def paint_failure(
    canvas: Canvas, row: TranscriptRow, box: QRectF, *, hovered: ClickArea | None
) -> None:
    failed = row.note if isinstance(row.note, FailureNote) else FailureNote(Cause.NONE, "")
    if failed.pause is not None:
        canvas.box(box, 10, "surf", border=Theme.applied.color("warn", 140))
        canvas.icon(QPointF(16, 14), "pause", "warn")
        title = pause_text(failed.pause.until, now=time.time())
    else:
        canvas.box(box, 10, "surf", border=Theme.applied.color("bad", 140))
        canvas.icon(QPointF(16, 14), "offline", "bad")
        title = phrase_text(_FAILURES.get(failed.cause, Phrase("The turn ended early")))
    canvas.text(QRectF(TEXT_LEFT, 12, box.width() - TEXT_LEFT - 14, 20), title, "title")
    for index, area in enumerate(failure_areas(row, box.width(), box.height())):
        kind = "secondary" if index else "primary"
        paint_button(canvas, area, kind, pointed=hovered)


ROW_MENTION_LINE = 26
ROW_MENTION_SIGN = 16 + 6
ROW_MENTION_INSET = 8
MENTION_GAP = 8


def paint_mention(canvas: Canvas, row: TranscriptRow, width: float, *, hovered: bool) -> None:
    box = mention_line(row, width)
    if hovered:
        canvas.box(box, 8, "hover")
    icon_place = QPointF(box.x() + ROW_MENTION_INSET, box.center().y() - 8)
    canvas.icon(icon_place, "file", "mut")
    text_rect = box.adjusted(ROW_MENTION_INSET + ROW_MENTION_SIGN, 0, -ROW_MENTION_INSET, 0)
    tone = "fg" if hovered else "fg2"
    canvas.text(text_rect, fitted_mention(row, text_rect.width()), "small", tone=tone)


def fitted_mention(row: TranscriptRow, width: float) -> str:
    """Cut an overlong name in the middle but keep the tokens after it."""
    tail_start = row.text.rfind(" · ") if row.tokens is not None else len(row.text)
    metrics, name, tail = styled("small")[1], row.text[:tail_start], row.text[tail_start:]
    name_px = max(0.0, width - metrics.horizontalAdvance(tail) - 1)
    return metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, name_px) + tail


def mention_line(row: TranscriptRow, width: float) -> QRectF:
    padding = ROW_MENTION_SIGN + 2 * ROW_MENTION_INSET + 1
    line_px = min(text_width(row.text, "small") + padding, width)
    return QRectF(width - line_px, 0, line_px, ROW_MENTION_LINE)


MAX_PICTURE_HEIGHT, MAX_PICTURE_WIDTH = 160, 240
"""Largest height and width of one picture."""
ROW_PICTURES_GAP = 8
PICTURES_TOP_GAP = 4
DECODED_PIXELS = 2
"""Pixels decoded for each pixel shown."""
SMALL = QSize(MAX_PICTURE_WIDTH * DECODED_PIXELS, MAX_PICTURE_HEIGHT * DECODED_PIXELS)
"""The box into which a picture is decoded."""


def place_images(images: Sequence[Image], width: float, inset: float = 0) -> list[QRectF]:
    """Return the rectangles of pictures, in rows from their common top.

    The rows end at the right, or with an inset begin at the left, which is inside a card.
    """
    right, width = width, width - 2 * inset
    rows: list[list[QSize]] = [[]]
    row_px = 0.0
    for image in images:
        natural = QSize(max(1, image.width), max(1, image.height))
        box = QSize(int(min(MAX_PICTURE_WIDTH, width)), MAX_PICTURE_HEIGHT)
        if natural.width() > box.width() or natural.height() > box.height():
            natural = natural.scaled(box, Qt.AspectRatioMode.KeepAspectRatio)
        size = natural.expandedTo(QSize(24, 24))
        if rows[-1] and row_px + size.width() > width:
            rows.append([])
            row_px = 0.0
        rows[-1].append(size)
        row_px += size.width() + ROW_PICTURES_GAP
    rects, top = [], 0.0
    for row in rows:
        row_px = sum(size.width() for size in row) + ROW_PICTURES_GAP * (len(row) - 1)
        left = inset or right - row_px
        for size in row:
            rects.append(QRectF(left, top, size.width(), size.height()))
            left += size.width() + ROW_PICTURES_GAP
        top += max((size.height() for size in row), default=0) + ROW_PICTURES_GAP
    return rects


def images_height(images: Sequence[Image], width: float, inset: float = 0) -> float:
    """Return the height of all pictures with the gap above them; 0 without pictures."""
    boxes = place_images(images, width, inset)
    return PICTURES_TOP_GAP + max(box.bottom() for box in boxes) if boxes else 0.0


def image_areas(
    images: Sequence[Image], width: float, top: float, *, inset: float = 0
) -> list[ClickArea]:
    """Return the pictures' areas; a click opens the picture in the cache."""
    boxes = place_images(images, width, inset)
    return [
        ClickArea(box.translated(0, top + PICTURES_TOP_GAP), RowAction.PICTURE, image.content)
        for image, box in zip(images, boxes, strict=True)
    ]


def paint_images(
    canvas: Canvas,
    images: Sequence[Image],
    top: float,
    *,
    width: float,
    pictures: Mapping[str, QImage | None],
    inset: float = 0,
) -> None:
    canvas.painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    areas = image_areas(images, width, top, inset=inset)
    for image, area in zip(images, areas, strict=True):
        canvas.box(area.rect, 10, "surf", border="line")
        picture = pictures.get(image.content)
        if picture is not None:
            with canvas.clipped(area.rect, radius=10):
                canvas.painter.drawImage(canvas.placed(area.rect), picture)
            continue
        state = tr("can't be shown") if image.content in pictures else tr("Reading…")
        sizes = f"{image.width} × {image.height} · {state}"
        canvas.text(area.rect.adjusted(12, 0, -12, 0), sizes, "micro", tone="mut")


MIN_SHOWN_MARKERS = 4
"""Replaced outputs below which no row is shown, since some policies replace one at a time."""
_DONE = {
    Job.NOTES: Phrase("older steps are now notes"),
    Job.OBSERVATIONS: Phrase("a model took notes of older steps"),
    Job.REFLECTION: Phrase("notes were merged and shortened"),
    Job.UNDO: Phrase("context restored exactly"),
    Job.TRIM: Phrase("the request was too long"),
}


def rewrite_note(
    epoch: Epoch, handovers: int, count: Callable[[int, int], int]
) -> RewriteNote | None:
    """Return the note of a compaction, or None for markers of too few outputs.

    What the user excludes or includes is marked at its own row, and a rewind has its own divider.

    `handovers` is the number of handovers including this one, and `count` returns the messages
    between two events.
    """
    by_user = epoch.written_by is WrittenBy.USER
    is_mark = by_user and epoch.restores is None and epoch.job in (Job.MARKERS, Job.UNDO)
    few_outputs = epoch.job is Job.MARKERS and len(epoch.marked) < MIN_SHOWN_MARKERS
    if is_mark or epoch.is_rewind or few_outputs:
        return None
    redone = epoch.restores is not None and epoch.reason == "redo"
    if redone:
        title = tr("Redone")
    elif epoch.restores is not None and by_user:
        title = tr("Earlier version restored") if epoch.restores else tr("All compactions undone")
    else:
        title = job_name(epoch.job)
    if epoch.job is Job.HANDOVER:
        title = f"{title} v{handovers}"
    sizes = sizes_text(epoch.after, count_text(epoch.before), count_text(epoch.after))
    summary = any(fold.kind is FoldKind.HANDOVER for fold in epoch.folds)
    link = tr("View handover") if summary else tr("Details")
    if epoch.job is Job.MARKERS:
        done = plural(len(epoch.marked), "{0} output moved to cache", "{0} outputs moved to cache")
    elif redone:
        done = tr("compaction is back exactly")
    elif epoch.job is not Job.HANDOVER:
        done = phrase_text(_DONE[epoch.job])
    elif messages := sum(count(span.first, span.last) for span in epoch.covered):
        done = plural(messages, "covers {0} message or step", "covers {0} messages and steps")
    else:
        done = ""
    result = " · ".join(filter(None, (done, sizes)))
    return RewriteNote(epoch.number, epoch.job, title, result, link, redone=redone)
