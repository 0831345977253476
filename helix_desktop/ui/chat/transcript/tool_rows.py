"""Paints the card of a tool call: head, chips, changed lines (diff), how many lines of its output,
pictures, hooks, hints.

The changed lines of an edit are folded on a closed card. A command's card names the files that
changed while it ran. The Changes page has all of it, and undoes it.

At the foot of a call's card are the hooks that ran, and lines about the sandbox's limits, each with
a button to lift one.
Files with secrets that were hidden from the call can be opened to commands. Files that the call
created and that other programs would act upon are set aside and can be put back.

The closed card of a command shows how the command ended, and the last lines that it wrote; that of
another call that failed shows the reason, and that of questions to the user the answers.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from helix_desktop.app.inspection.output_states import OutputState
from helix_desktop.domain.file_changes import FileChange, FileDiff
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.hooks import HookRun
from helix_desktop.domain.line_comments import LineComment
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.tool_table import tool_icon
from helix_desktop.ui.changes.comment_places import comment_on, commented_lines
from helix_desktop.ui.changes.diff_lines import (
    CHANGED_KINDS,
    DiffLine,
    LineKind,
    copied_diff,
    diff_lines,
    paint_comment_mark,
    paint_diff_line,
    spoken_diff_line,
)
from helix_desktop.ui.changes.diff_lines import (
    TEXT_LEFT as DIFF_TEXT_LEFT,
)
from helix_desktop.ui.chat.transcript.event_rows import image_areas, images_height
from helix_desktop.ui.chat.transcript.rows import (
    BUTTON_HEIGHT,
    CALL_STATES,
    CallState,
    ClickArea,
    GateNote,
    RowAction,
    RowDiff,
    TranscriptRow,
    button_width,
    paint_button,
)
from helix_desktop.ui.style.canvas import (
    ELIDE_MIDDLE,
    ELIDE_NONE,
    Canvas,
    chip_width,
    text_width,
)
from helix_desktop.ui.text.block_terms import (
    GATE_TERMS,
    OUTPUT_TERMS,
    BlockTerm,
    term_tone,
    term_word,
)
from helix_desktop.ui.text.display_names import (
    gate_choice_name,
    model_words_text,
    quoted_text,
    refused_extract_text,
)
from helix_desktop.ui.text.formatting import (
    change_text,
    count_text,
    cut_text,
    dotted_text,
    listed_text,
    locale_name,
    path_text,
    phrase_text,
    plural,
    retold,
    seconds_text,
    size_text,
    template_pieces,
    tokens_text,
    tr,
)
from helix_desktop.ui.text.safe_text import MAX_LINE_CHARS, bounded_text, label_line, one_line
from helix_desktop.ui.widgets.line_view import CHANGE_ROW_HEIGHT, marked_box

HEAD_HEIGHT = 44
FOOT_HEIGHT = 28
CARD_GAP = 12
TEXT_LEFT, TEXT_RIGHT = 42, 14
CHEVRON_WIDTH = 28
CHIP_SPACING = 8
MIN_PURPOSE_WIDTH = 200
"""Pixels that the text of a call's purpose keeps before facts are omitted."""
LONG_CALL_SECONDS = 1.0
"""Seconds from which a call's duration is shown; a command's is always shown."""
MAX_LAST_LINES = 3
MAX_ANSWER_LINES = 12
"""Lines of questions and answers on a closed card."""
LAST_BYTES = 8 * 1024
"""Bytes at the end of an output in which its last lines are looked for."""
LAST_LINES_PADDING = 6
NOTABLE_IMPORTANCE = 6
"""From this importance on, a chip is shown on a closed card beside how a command ended."""
_ENDING = re.compile(r"\[(exit status -?\d+, |stopped |ended )")
"""The line below a command's own output that says how it ended."""
IMAGES_INSET = 16


class ToolChip(Struct, frozen=True):
    """A chip of a card; the chip of least importance is omitted first."""

    text: str
    tone: str
    importance: int
    digest: bool = False
    term: BlockTerm | None = None
    """The word of the glossary that the chip is."""

    @property
    def width(self) -> float:
        return text_width(self.text, "monos") + 4 if self.digest else chip_width(self.text)


def last_output_lines(end: str, *, is_cut: bool, most: int = MAX_LAST_LINES) -> tuple[str, ...]:
    """Return the last lines that a command wrote, from the end of its output.

    Notes of Helix below them are omitted if the card says the same. `is_cut`: the output is longer.
    """
    lines = [line.rstrip() for line in bounded_text(end).expandtabs(4).split("\n")]
    if is_cut:
        lines[0] = f"…{lines[0]}"
    for index in reversed(range(len(lines))):
        if ending := _ENDING.match(lines[index]):
            lines = lines[: index + ending[1].startswith("ended")]
            break
    last_lines = [line for line in lines if line][-most:]
    return tuple(one_line(line, MAX_LINE_CHARS) for line in last_lines)


def shown_last_lines(row: TranscriptRow) -> tuple[str, ...]:
    """Return the last lines that stand on a closed card."""
    shown = row.tells_end and not row.expanded
    most = MAX_ANSWER_LINES if row.is_answered else MAX_LAST_LINES
    return (row.last_lines or ())[-most:] if shown else ()


def spoken_ending(row: TranscriptRow) -> str:
    """Return how a command ended, its last lines, and the hooks that ran, for screen readers."""
    chips = listed_text([chip.text for chip in _ending_chips(row)])
    return ". ".join(filter(None, (chips, *shown_last_lines(row), *map(hook_line, row.hooks))))


def last_lines_height(row: TranscriptRow) -> float:
    lines = shown_last_lines(row)
    return 2.0 * LAST_LINES_PADDING + len(lines) * CHANGE_ROW_HEIGHT if lines else 0.0


def last_line_rect(number: int, width: float, *, top: float) -> QRectF:
    """Return the place of one of the last lines; `top` is where they begin."""
    return QRectF(
        16, top + LAST_LINES_PADDING + number * CHANGE_ROW_HEIGHT, width - 32, CHANGE_ROW_HEIGHT
    )


def paint_last_lines(
    canvas: Canvas,
    row: TranscriptRow,
    width: float,
    *,
    top: float,
    hits_in: Callable[[str], Sequence[tuple[int, int]]],
) -> None:
    """Paint a command's last lines, which read from left to right in every language.

    `hits_in` returns the hits of a search in a line.
    """
    if not (lines := shown_last_lines(row)):
        return
    canvas.fill(QRectF(1, top, width - 2, 1), "line")
    exact = canvas.within(QRectF(0, 0, width, 0), mirrored=False)
    for number, line in enumerate(lines):
        line_area = last_line_rect(number, width, top=top)
        exact.text(line_area, line, "mono", tone="fg2")
        with exact.clipped(line_area):
            mark_hits(exact, line_area, line, hits=hits_in(line), style="mono")


def footer_height(row: TranscriptRow) -> float:
    """Return the height below a card's text, for the link to the output and sandbox lines."""
    return _has_full_output(row) + sandbox_rows_height(row)


def pictures_height(row: TranscriptRow, width: float) -> float:
    """Return the height of the pictures of a call at the bottom of its card, open or not."""
    height = images_height(row.images, width, IMAGES_INSET)
    return height + IMAGES_INSET if height else 0.0


def _has_full_output(row: TranscriptRow) -> float:
    return float(FOOT_HEIGHT) if row.expanded and row.content is not None else 0.0


def tool_areas(row: TranscriptRow, width: float, height: float) -> list[ClickArea]:
    """Return the areas of the digest and the foot, which open the cache entry.

    `height` is the card's without its pictures.
    """
    areas = [
        ClickArea(QRectF(left, 8, fact.width, HEAD_HEIGHT - 16), RowAction.ENTRY, fact.text)
        for fact, left in _place_chips(row, width, all_chips=True)
        if fact.digest
    ]
    bottom = height - sandbox_rows_height(row)
    if _has_full_output(row):
        words = tr("Open full output in cache")
        text_px = text_width(words, "smallb")
        rect = QRectF(16, bottom - FOOT_HEIGHT - 2, min(text_px + 1, width - 32), FOOT_HEIGHT - 4)
        areas.append(ClickArea(rect, RowAction.ENTRY, words))
    pictures = image_areas(row.images, width, height, inset=IMAGES_INSET)
    return [*areas, *sandbox_row_areas(row, width, height), *pictures]


def paint_tool(
    canvas: Canvas, row: TranscriptRow, box: QRectF, *, hovered: bool, zone: ClickArea | None
) -> None:
    """Paint a call's card; `hovered`: the pointer is on the row, `zone`: the area under it."""
    canvas.box(box, 10, "surf", border="line2" if hovered else "line")
    is_superseded = row.output_state is OutputState.SUPERSEDED
    middle, right = HEAD_HEIGHT / 2, box.width() - TEXT_RIGHT
    canvas.icon(QPointF(16, middle - 8), tool_icon(row.tool), "mut" if is_superseded else "info")
    if row.opens:
        arrow = "down" if row.expanded else canvas.forward_icon
        canvas.icon(QPointF(right - 16, middle - 8), arrow, "mut")
        right -= CHEVRON_WIDTH
    for fact, left in _place_chips(row, box.width(), all_chips=hovered):
        right = min(right, left)
        if fact.digest:
            tone = "acc" if zone and zone.action is RowAction.ENTRY else "mut"
            digest_rect = QRectF(left, middle - 10, fact.width, 20)
            canvas.text(digest_rect, fact.text, "monos", tone=tone)
        else:
            canvas.chip(left + fact.width, middle, fact.text, tone=fact.tone)
    # the tool's name, the call's purpose, cut in the middle, and a closed call's progress
    title = QRectF(TEXT_LEFT, 0, right - TEXT_LEFT - 12, HEAD_HEIGHT)
    tone = "mut" if is_superseded else "fg"
    name_px = canvas.text(title, one_line(row.label, 60), "strong", tone=tone, elide=ELIDE_NONE)
    title.setLeft(title.left() + name_px + 12)
    if progress := "" if row.expanded else one_line(row.progress, 200):
        # it takes up to half of the width
        progress_px = min(text_width(progress, "small") + 1, title.width() / 2)
        purpose_rect = title.adjusted(0, 0, -progress_px - 12, 0)
        purpose_px = canvas.text(purpose_rect, row.purpose, "mono", tone="mut", elide=ELIDE_MIDDLE)
        title.setLeft(title.left() + purpose_px + 12 * (purpose_px > 0))
        canvas.text(title, progress, "small", tone="fg2")
    else:
        canvas.text(title, row.purpose, "mono", tone="mut", elide=ELIDE_MIDDLE)
    if row.expanded:
        canvas.fill(QRectF(1, HEAD_HEIGHT, box.width() - 2, 1), "line")
    box = box.adjusted(0, 0, 0, -pictures_height(row, box.width()))
    for area in tool_areas(row, box.width(), box.height()) if _has_full_output(row) else ():
        if area.rect.y() > HEAD_HEIGHT and area.action is RowAction.ENTRY:
            canvas.text(area.rect, area.words, "smallb", tone="acc")
    paint_sandbox_rows(canvas, row, box, zone=zone)


def _place_chips(
    row: TranscriptRow, width: float, *, all_chips: bool
) -> list[tuple[ToolChip, float]]:
    """Return the chips that fit, from the right, each with its left edge.

    Without `all_chips`, the digest is shown on an opened card only.
    """
    chips = [chip for chip in shown_chips(row) if all_chips or row.expanded or not chip.digest]
    right = width - TEXT_RIGHT - (CHEVRON_WIDTH if row.opens else 0)
    name_px = text_width(one_line(row.label, 60), "strong") + 24
    purpose = cut_text(one_line(row.what, 60), row.cut)
    purpose_px = min(MIN_PURPOSE_WIDTH, text_width(purpose, "mono"))
    chips_px = right - TEXT_LEFT - name_px - purpose_px
    while chips and sum(fact.width + CHIP_SPACING for fact in chips) > chips_px:
        chips.remove(min(chips, key=lambda fact: fact.importance))
    placed = []
    for fact in reversed(chips):
        right -= fact.width
        placed.append((fact, right))
        right -= CHIP_SPACING
    return placed


def shown_chips(row: TranscriptRow) -> list[ToolChip]:
    """Return the chips of an open card, or of a closed one the digest and what matters most.

    The closed card of a command always says how the command ended, and after which time.
    """
    all_chips = tool_chips(row)
    chips = [chip for chip in all_chips if not chip.digest]
    if row.expanded or not chips:
        return all_chips
    endings = _ending_chips(row)
    other_chips = [chip for chip in chips if chip not in endings]
    if endings:
        other_chips = [chip for chip in other_chips if chip.importance >= NOTABLE_IMPORTANCE]
    most_important = max(other_chips, key=lambda chip: chip.importance, default=None)
    return [chip for chip in all_chips if chip.digest or chip is most_important or chip in endings]


def _ending_chips(row: TranscriptRow) -> list[ToolChip]:
    return [_state_chip(row), *_duration_chips(row)] if row.is_finished_command else []


def _state_chip(row: TranscriptRow) -> ToolChip:
    """Return the exit status of a command, or the state of a call."""
    words, tone = CALL_STATES[row.state]
    if row.status is not None and row.state in (CallState.OK, CallState.FAILED):
        tone = "ok" if row.state is CallState.OK else "bad"
        return ToolChip(tr("exit {0}").format(row.status), tone, 9 if row.status else 2)
    size_part = f" · {size_text(row.size)}" if row.state is CallState.RUNNING and row.size else ""
    return ToolChip(phrase_text(words) + size_part, tone, 9)


def _duration_chips(row: TranscriptRow) -> list[ToolChip]:
    """Return the duration, which nobody knows of an imported call."""
    if not row.seconds:
        return []
    text = seconds_text(row.seconds) if row.seconds >= 0.05 else "< " + seconds_text(0.1)
    return [ToolChip(text, "fg2", 0)]


def tool_chips(row: TranscriptRow) -> list[ToolChip]:
    """Return the chips from the left: digest, result, duration, size, place of the output."""
    chips = []
    if row.content is not None:
        chips.append(ToolChip(f"#{row.content[:6]}", "mut", 1, digest=True))
    # that a call waits for the user is said by its card
    if row.state not in (CallState.OK, CallState.WAITING) or row.status is not None:
        chips.append(_state_chip(row))
    if row.seconds >= LONG_CALL_SECONDS or row.is_finished_command:
        chips += _duration_chips(row)
    if row.diff is not None and row.diff.count:
        chips.append(ToolChip(row.diff.size, "fg2", 6))
    if row.state in (CallState.OK, CallState.FAILED):
        cost = size_text(row.size)
        if row.tokens is not None:
            cost = tokens_text(row.tokens, estimated=row.estimated)
        chips.append(ToolChip(cost, "fg2", 5))
    pinned, in_context = BlockTerm.PINNED, row.output_state is OutputState.IN_CONTEXT
    if row.pin:
        chips.append(ToolChip(term_word(pinned), term_tone(pinned), 6, term=pinned))
    if row.output_state is not None and not (row.pin and in_context):
        term = OUTPUT_TERMS[row.output_state]
        chips.append(ToolChip(term_word(term), term_tone(term), 4 if in_context else 7, term=term))
    return chips


GATE_HEIGHT, GATE_LINE_HEIGHT = 92, 24
"""The height of the card, and of each line more that an excerpt has."""
GATE_LINE_CENTERS = (22, 47)
"""Vertical centers of the first lines; the last is as far from the bottom."""
_LAST_LINE = 21
GATE_BUTTON_HEIGHT = 28
_ABOUT = {
    GateChoice.EXTRACT: Phrase(""),
    GateChoice.KEEP_PREVIEW: Phrase("beginning, end, and key lines"),
    GateChoice.KEEP_FULL: Phrase("complete and unchanged"),
}


def call_terms(row: TranscriptRow, width: float) -> list[tuple[QRectF, BlockTerm]]:
    """Return the chips of a card under the pointer that are terms."""
    return [
        (QRectF(left, HEAD_HEIGHT / 2 - 10, chip.width, 20), chip.term)
        for chip, left in _place_chips(row, width, all_chips=True)
        if chip.term is not None
    ]


def gate_terms(moment: GateNote) -> list[tuple[QRectF, BlockTerm]]:
    """Return the chosen form of a large output, with the words before it."""
    term = GATE_TERMS.get(moment.event.choice)
    pieces = template_pieces(_choice_words(moment), gate_choice_name(moment.event.choice))
    width = sum(text_width(text, "smallb" if is_value else "small") for text, is_value in pieces)
    return [(QRectF(TEXT_LEFT, GATE_LINE_CENTERS[1] - 10, width, 20), term)] if term else []


def gate_height(moment: GateNote) -> float:
    return GATE_HEIGHT + GATE_LINE_HEIGHT * len(_excerpt_lines(moment))


def _excerpt_lines(moment: GateNote) -> list[tuple[str, str]]:
    """Return what an excerpt quotes and what a model said about it, each with its icon."""
    parts = (("list", quoted_text(moment.event)), ("info", model_words_text(moment.event)))
    return [(icon, text) for icon, text in parts if text]


def gate_areas(moment: GateNote, width: float) -> list[ClickArea]:
    words = tr("Change…")
    height = gate_height(moment)
    button_px = button_width(words, icon=True)
    content = moment.event.content
    digest = f"{content[:6]}…{content[-4:]}"
    button_left, top = width - TEXT_RIGHT - button_px, height - GATE_BUTTON_HEIGHT - 8
    box = QRectF(button_left, top, button_px, GATE_BUTTON_HEIGHT)
    zones = [ClickArea(box, RowAction.DECIDE, words)]
    left = TEXT_LEFT + text_width(_result(moment), "small") + 28
    available_px = box.left() - 12 - left
    digest_px = text_width(digest, "monos")
    if digest_px <= available_px:
        digest_rect = QRectF(left, height - _LAST_LINE - 10, digest_px + 1, 20)
        zones.append(ClickArea(digest_rect, RowAction.ENTRY, digest))
    if quoted := quoted_text(moment.event):
        left = TEXT_LEFT + 18
        line_px = min(text_width(quoted, "small"), width - left - TEXT_RIGHT)
        line_top = GATE_LINE_CENTERS[1] + GATE_LINE_HEIGHT - 10
        zones.append(ClickArea(QRectF(left, line_top, line_px, 20), RowAction.EXCERPT, quoted))
    return zones


def paint_gate(
    canvas: Canvas, moment: GateNote, width: float, *, hovered: ClickArea | None
) -> None:
    height = gate_height(moment)
    canvas.box(QRectF(0, 0, width, height), 10, "surf", border="line")
    canvas.icon(QPointF(16, GATE_LINE_CENTERS[0] - 8), "bolt", "warn")
    sizes = tr("{0} → {1} tokens").format(*moment.figures)
    right = width - TEXT_RIGHT
    if chip_width(sizes) < width / 2:
        right = canvas.chip(right, GATE_LINE_CENTERS[0], sizes, tone="fg2") - 12
    text_rect = QRectF(TEXT_LEFT, GATE_LINE_CENTERS[0] - 10, right - TEXT_LEFT, 20)
    for words, tone in ((tr("Large output"), "fg"), (one_line(moment.tool, 60), "fg2")):
        text_px = canvas.text(text_rect, words, "strong", tone=tone)
        text_rect = text_rect.adjusted(text_px + 8, 0, 0, 0)
    canvas.text(text_rect, label_line(moment.what, 400), "mono", tone="mut")
    event = moment.event
    refused = refused_extract_text(event.refused) if event.refused else ""
    choice_rect = QRectF(TEXT_LEFT, GATE_LINE_CENTERS[1] - 10, width - TEXT_LEFT - TEXT_RIGHT, 20)
    if refused and event.choice is GateChoice.KEEP_PREVIEW:
        canvas.text(choice_rect, refused, "small", tone="fg2")
    else:
        choice_words = template_pieces(_choice_words(moment), gate_choice_name(event.choice))
        for text, is_value in choice_words:
            style, tone = ("smallb", "fg") if is_value else ("small", "mut")
            text_px = canvas.text(choice_rect, text, style, tone=tone)
            choice_rect.setLeft(choice_rect.left() + text_px)
        about = refused or phrase_text(_ABOUT[event.choice])
        if event.instructions and not refused:
            about = f"“{one_line(' '.join(event.instructions.split()), 400)}”"
        canvas.text(choice_rect.adjusted(8, 0, 0, 0), about, "small", tone="fg2")
    for number, (icon, text) in enumerate(_excerpt_lines(moment), start=1):
        center = GATE_LINE_CENTERS[1] + number * GATE_LINE_HEIGHT
        canvas.icon(QPointF(TEXT_LEFT - 1, center - 7), icon, "fg2", size=14)
        room = QRectF(TEXT_LEFT + 18, center - 10, width - TEXT_LEFT - 18 - TEXT_RIGHT, 20)
        pointed = hovered is not None and hovered.action is RowAction.EXCERPT and number == 1
        canvas.text(room, text, "small", tone="acc" if pointed else "fg2")
    last = height - _LAST_LINE
    canvas.icon(QPointF(TEXT_LEFT - 1, last - 7), "check", "ok", size=14)
    zones = gate_areas(moment, width)
    end = zones[0].rect.left() - 12
    line = QRectF(TEXT_LEFT + 18, last - 10, end - TEXT_LEFT - 18, 20)
    canvas.text(line, _result(moment), "small", tone="fg2")
    for zone in zones:
        if zone.action is RowAction.EXCERPT:
            continue
        if zone.action is RowAction.DECIDE:
            paint_button(canvas, zone, "secondary", pointed=hovered)
        else:
            pointed = hovered is not None and hovered.action is zone.action
            canvas.text(zone.rect, zone.words, "monos", tone="acc" if pointed else "fg2")


def _choice_words(moment: GateNote) -> str:
    if moment.again:
        return tr("You kept {0}")
    extract = moment.event.choice is GateChoice.EXTRACT
    return tr("Helix kept {0}") if extract else tr("Kept: {0}")


def _result(moment: GateNote) -> str:
    count, after = moment.event.tokens_after, moment.figures[1]
    if moment.event.choice is GateChoice.KEEP_FULL:
        return plural(count, "all {1} token in context", "all {1} tokens in context", after)
    return tr("{0} tokens in context · full output in cache").format(after)


SANDBOX_LINE_HEIGHT = 40
_SANDBOX_LEFT, _SANDBOX_RIGHT = 16, 10
_MAX_NAMED_PATHS = 3


class _Line(Struct, frozen=True):
    icon: str
    words: str
    want: RowAction = RowAction.OPEN
    button: str = ""
    """The words of its button; "" for none."""
    tone: str = "warn"


def sandbox_rows_height(row: TranscriptRow) -> float:
    return float(SANDBOX_LINE_HEIGHT * len(list(_lines(row))))


def sandbox_row_areas(row: TranscriptRow, width: float, bottom: float) -> list[ClickArea]:
    """Return the buttons' areas; `bottom` is the lower end of the lines."""
    zones: list[ClickArea] = []
    lines = list(_lines(row))
    for index, line in enumerate(lines):
        if line.button:
            button_px = min(button_width(line.button), width - _SANDBOX_LEFT - _SANDBOX_RIGHT)
            line_top = bottom - SANDBOX_LINE_HEIGHT * (len(lines) - index) - 1
            top = line_top + (SANDBOX_LINE_HEIGHT - BUTTON_HEIGHT) / 2
            box = QRectF(width - _SANDBOX_RIGHT - button_px, top, button_px, BUTTON_HEIGHT)
            zones.append(ClickArea(box, line.want, line.button))
    return zones


def paint_sandbox_rows(
    canvas: Canvas, row: TranscriptRow, box: QRectF, *, zone: ClickArea | None
) -> None:
    buttons = iter(sandbox_row_areas(row, box.width(), box.height()))
    lines = list(_lines(row))
    for index, line in enumerate(lines):
        top = box.height() - SANDBOX_LINE_HEIGHT * (len(lines) - index) - 1
        canvas.fill(QRectF(1, top, box.width() - 2, 1), "line")
        canvas.icon(QPointF(_SANDBOX_LEFT, top + SANDBOX_LINE_HEIGHT / 2 - 8), line.icon, line.tone)
        button = next(buttons) if line.button else None
        left = _SANDBOX_LEFT + 26
        right = button.rect.left() - 12 if button else box.width() - _SANDBOX_RIGHT
        text_rect = QRectF(left, top, right - left, SANDBOX_LINE_HEIGHT)
        canvas.text(text_rect, line.words, "small", tone="fg2")
        if button is not None:
            paint_button(canvas, button, "secondary", pointed=zone)


def hook_line(run: HookRun) -> str:
    sentence = tr("Hook “{0}” failed") if run.failed else tr("Hook “{0}” ran")
    sentence = tr("Hook “{0}” blocked this") if run.blocked else sentence
    head, words = sentence.format(one_line(run.command, 60)), retold(run.text or run.detail)
    return dotted_text(*filter(None, (head, seconds_text(run.seconds), one_line(words, 200))))


def _lines(row: TranscriptRow) -> Iterator[_Line]:
    for run in row.hooks:
        tone = "bad" if run.blocked else "warn" if run.failed else "mut"
        yield _Line("bolt", hook_line(run), tone=tone)
    if row.hidden:
        words = tr("Hidden from this command: {0}").format(few_names(row.hidden))
        yield _Line("eye-off", words, RowAction.OPEN, tr("Open this to commands"))
    if row.aside:
        words = tr("Set aside, made by the command or by you: {0}")
        words = words.format(few_names([path for path, _ in row.aside]))
        yield _Line("shield", words, RowAction.PUT_BACK, tr("Put back"))


def few_names(paths: Sequence[str]) -> str:
    named = listed_text(path_text(one_line(path, 60)) for path in paths[:_MAX_NAMED_PATHS])
    more = len(paths) - _MAX_NAMED_PATHS
    return tr("{0} and {1} more").format(named, more) if more > 0 else named


MAX_CLOSED_LINES = 10
"""Lines on a closed card of a command."""
MAX_NEW_FILE_LINES = 24
"""Lines of a new file on a closed card, which all are new."""
MAX_OPEN_LINES = 400
"""Lines on an open card."""
FOOT_LINE_HEIGHT = 32
"""Height of the line below, with what opens the card, and what can be done with the change."""
LINK_GAP = 20
DIFF_PADDING = 6


def row_diff(file_diff: FileDiff, change: FileChange) -> RowDiff:
    """Return the comparison as a card shows it; all lines are made when the card opens.

    A closed card leaves out what surrounds the changes, never a changed line.
    """
    lines = _lines_of_diff(file_diff, change.path, locale_name())
    if change.is_new:
        return RowDiff(file_diff, lines[:MAX_NEW_FILE_LINES], len(lines), change=change)
    changed = [line.kind in CHANGED_KINDS for line in lines]
    near = tuple(
        line
        for at, line in enumerate(lines)
        if line.kind is not LineKind.SAME or any(changed[max(0, at - 1) : at + 2])
    )
    # one line more costs no more than to say that it is not shown
    shown = lines if len(lines) <= max(len(near), MAX_CLOSED_LINES) + 1 else near
    return RowDiff(file_diff, shown, len(lines), change=change)


def command_diff(compared: Sequence[tuple[str, FileDiff]]) -> RowDiff:
    """Return the files that changed while a command ran, each with its size, and the sum."""
    texts = [tr("Changed while it ran: by it, or by you")]
    for path, size in compared:
        size_text = change_text(count_text(size.added), count_text(size.removed))
        texts.append(dotted_text(one_line(path), size_text if size.comparable else ""))
    files = tuple(DiffLine(LineKind.NOTE, text, 0) for text in texts)
    total = FileDiff(
        added=sum(size.added for _path, size in compared),
        removed=sum(size.removed for _path, size in compared),
    )
    shown_count = len(files) if len(files) <= MAX_CLOSED_LINES + 1 else MAX_CLOSED_LINES
    return RowDiff(total, files[:shown_count], len(files), files)


@lru_cache(16)
def _lines_of_diff(file_diff: FileDiff, path: str, _locale: str) -> tuple[DiffLine, ...]:
    """Return the lines of an open card: headings only between changes."""
    lines = diff_lines(file_diff, MAX_OPEN_LINES, path=path)
    several = len(file_diff.hunks) > 1
    return tuple(line for line in lines[1:] if several or line.kind is not LineKind.HEAD)


def all_diff_lines(row: TranscriptRow) -> tuple[DiffLine, ...]:
    if row.diff is None:
        return ()
    path = row.diff.change.path if row.diff.change else ""
    return row.diff.files or _lines_of_diff(row.diff.file_diff, path, locale_name())


def is_compared(row: TranscriptRow) -> bool:
    """Whether the comparison is in the place of the output, which would be the same once more."""
    return row.diff is not None and not row.diff.files and row.diff.count > 0


def shown_diff_lines(row: TranscriptRow) -> tuple[DiffLine, ...]:
    if row.diff is None:
        return ()
    return all_diff_lines(row) if row.expanded else row.diff.first


def diff_height(row: TranscriptRow) -> float:
    """Return the height of the changed lines below the head of a row's card."""
    lines = shown_diff_lines(row)
    if not lines:
        return 0.0
    has_foot = _folded_lines(row) or (row.diff is not None and row.diff.change is not None)
    foot_height = FOOT_LINE_HEIGHT if has_foot else 0
    return 2.0 * DIFF_PADDING + len(lines) * CHANGE_ROW_HEIGHT + foot_height


def _folded_lines(row: TranscriptRow) -> int:
    return row.diff.count - len(shown_diff_lines(row)) if row.diff is not None else 0


def diff_areas(row: TranscriptRow, width: float, *, top: float) -> list[ClickArea]:
    """Return the areas below the lines: what opens the card, and what is done with the change."""
    if row.diff is None or (not (hidden_lines := _folded_lines(row)) and row.diff.change is None):
        return []
    areas: list[ClickArea] = []
    foot_top = top + diff_height(row) - FOOT_LINE_HEIGHT
    left, right = 16.0, width - TEXT_RIGHT
    if hidden_lines:
        words = plural(hidden_lines, "Show {0} more line", "Show {0} more lines")
        rect = QRectF(left, foot_top, text_width(words, "smallb") + 1, FOOT_LINE_HEIGHT)
        areas.append(ClickArea(rect, RowAction.DIFF, words))
        left = rect.right() + LINK_GAP
    if row.diff.change is not None:
        undo = (RowAction.UNDO_CHANGE, tr("Undo"))
        if row.diff.redo is not None:
            undo = (RowAction.REDO_CHANGE, tr("Redo"))
        links = ((RowAction.EDITOR, tr("Open file")), undo)
        for action, words in ((RowAction.UNDO_TURN, tr("Undo this turn")), *reversed(links)):
            link_px = text_width(words, "smallb") + 1
            if right - link_px < left:
                break
            rect = QRectF(right - link_px, foot_top, link_px, FOOT_LINE_HEIGHT)
            areas.append(ClickArea(rect, action, words))
            right = rect.left() - LINK_GAP
    return areas


def diff_line_at(row: TranscriptRow, y: float, *, top: float) -> int:
    """Return the line at a height of the card that can be commented; -1 if there is none."""
    lines, index = shown_diff_lines(row), int((y - top - DIFF_PADDING) // CHANGE_ROW_HEIGHT)
    change = row.diff.change if row.diff is not None else None
    if change is None or not 0 <= index < len(lines):
        return -1
    return index if comment_on(change, lines[index]) is not None else -1


def diff_line_rect(number: int, width: float, *, top: float) -> QRectF:
    """Return the place of a line; `top` is where the comparison begins."""
    return QRectF(1, top + DIFF_PADDING + number * CHANGE_ROW_HEIGHT, width - 2, CHANGE_ROW_HEIGHT)


def paint_diff(
    canvas: Canvas,
    row: TranscriptRow,
    width: float,
    *,
    top: float,
    clip: QRectF,
    hits_in: Callable[[str], Sequence[tuple[int, int]]],
    comments: Sequence[LineComment] = (),
    written: LineComment | None = None,
    zone: ClickArea | None = None,
) -> None:
    """Paint the lines inside `clip`, which read from left to right in every language.

    `hits_in` returns the hits of a search in a line. Lines with `comments` are marked, and the one
    whose comment is being `written`. `zone` is the area under the pointer.
    """
    lines = shown_diff_lines(row)
    change = row.diff.change if row.diff is not None else None
    commented = commented_lines(change, lines, comments) if change and comments else frozenset()
    framed = commented_lines(change, lines, (written,)) if change and written else frozenset()
    if not lines:
        return
    canvas.fill(QRectF(1, top, width - 2, 1), "line")
    exact = canvas.within(QRectF(0, 0, width, 0), mirrored=False)
    with exact.clipped(QRectF(1, top, width - 2, diff_height(row))):
        for number, line in enumerate(lines):
            line_area = diff_line_rect(number, width, top=top)
            if line_area.bottom() < clip.top() or line_area.top() > clip.bottom():
                continue
            if line.kind in (LineKind.NOTE, LineKind.HEAD):
                text_rect = line_area.adjusted(DIFF_TEXT_LEFT, 0, -DIFF_PADDING, 0)
                exact.text(text_rect, line.text, "small", tone="mut")
                mark_hits(exact, text_rect, line.text, hits=hits_in(line.text), style="small")
            else:
                paint_diff_line(exact, line_area, line, hits=hits_in(line.text))
                if number in commented:
                    paint_comment_mark(exact, line_area)
                if number in framed:
                    exact.box(line_area.adjusted(1, 0, -1, 0), 4, border="acc")
    for area in diff_areas(row, width, top=top):
        is_pointed = zone is not None and zone.action is area.action
        tone = "acc" if is_pointed or area.action is RowAction.DIFF else "fg2"
        canvas.text(area.rect, area.words, "smallb", tone=tone, elide=ELIDE_NONE)


def mark_hits(
    canvas: Canvas, line_area: QRectF, text: str, *, hits: Sequence[tuple[int, int]], style: str
) -> None:
    for hit in hits:
        box = marked_box(line_area, text, hit, style=style)
        canvas.box(box, 3, "hit")
        with canvas.clipped(box):
            canvas.text(line_area, text, style, tone="hitfg", elide=ELIDE_NONE)


def diff_text(row: TranscriptRow) -> str:
    if row.diff is None:
        return ""
    path = row.diff.change.path if row.diff.change else ""
    return copied_diff(_lines_of_diff(row.diff.file_diff, path, locale_name()))


def spoken_diff(row: TranscriptRow) -> str:
    return ". ".join(map(spoken_diff_line, shown_diff_lines(row)))
