"""Two versions as rows to paint: sections in order, what is unchanged folded away."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import groupby

from helix_desktop.domain.timeline import Compared, SectionDiff, SectionLine, Sign
from helix_desktop.domain.values import value
from helix_desktop.ui.plain import LINE, one_line
from helix_desktop.ui.words import tr

FOLDED = 3
"""Runs of more unchanged lines are folded."""
AROUND = 1
"""Unchanged lines that stay in sight on either side of a change."""


class Layout(StrEnum):
    """How two versions are shown."""

    UNIFIED = "unified"
    BESIDE = "beside"
    ALONE = "alone"


class Kind(StrEnum):
    """What a row is."""

    HEAD = "head"
    FOLD = "fold"
    LINE = "line"


@value
class Row:
    """One row; `other` is the newer side where both stand beside each other.

    `change` numbers stretches of changed lines, -1 for what is unchanged.
    """

    kind: Kind
    section: int
    line: SectionLine | None = None
    other: SectionLine | None = None
    words: str = ""
    change: int = -1
    start: int = 0


def spoken_row(row: Row) -> str:
    """What is read out: the head of a section, what is folded, or a line and its sign."""
    signs = {Sign.ADDED: tr("Added"), Sign.REMOVED: tr("Removed")}
    lines = [line for line in (row.line, row.other) if line is not None]
    if not lines:
        return row.words
    told = (f"{signs[line.sign]}: {line.text}" for line in lines if line.sign in signs)
    return ". ".join(told) or lines[-1].text


Opened = frozenset[tuple[int, int]]
"""Folds that the person opened, by section and place."""


def rows_of(
    compared: Compared, layout: Layout, *, closed: frozenset[int], opened: Opened
) -> list[Row]:
    """All rows in order."""
    found: list[Row] = []
    change = -1
    for number, section in enumerate(compared.sections):
        found.append(Row(Kind.HEAD, number, words=section.name))
        if number in closed:
            change += _changes(section)
            continue
        for row in _lines(section, number, layout, opened=opened):
            starts = row.change == 0
            if starts:
                change += 1
            changed = row.change >= 0
            found.append(_numbered(row, change) if changed else row)
    return found


def unchanged(compared: Compared) -> frozenset[int]:
    """Sections without a difference, which begin collapsed; of one version alone the index does."""
    if compared.old is None:
        return frozenset(range(6, len(compared.sections)))
    return frozenset(
        number
        for number, section in enumerate(compared.sections)
        if not section.added and not section.removed
    )


def copied(rows: Sequence[Row]) -> str:
    """Lines without their gutter."""
    lines = (row.other or row.line for row in rows if row.kind is Kind.LINE)
    return "\n".join(line.text for line in lines if line is not None)


def shown_text(line: SectionLine) -> str:
    """As it can be laid out; marks keep their places where nothing had to be spelled out."""
    if len(line.text) > LINE or not line.text.replace("\t", " ").isprintable():
        return one_line(line.text, LINE)
    return line.text.replace("\t", " ")


def _changes(section: SectionDiff) -> int:
    signs = [line.sign is Sign.SAME for line in section.lines]
    return sum(not same for same, _ in groupby(signs))


def _lines(section: SectionDiff, number: int, layout: Layout, *, opened: Opened) -> Iterator[Row]:
    lines = section.lines
    if layout is Layout.ALONE:
        lines = tuple(line for line in lines if line.sign is not Sign.REMOVED)
        yield from (Row(Kind.LINE, number, line, start=at) for at, line in enumerate(lines))
        return
    at = 0
    for same, run in groupby(lines, key=lambda line: line.sign is Sign.SAME):
        part = tuple(run)
        if same:
            last = at + len(part) == len(lines)
            yield from _same(part, number, at, ends=(at == 0, last), opened=opened)
        elif layout is Layout.BESIDE:
            yield from _pairs(part, number, at)
        else:
            yield from (
                Row(Kind.LINE, number, line, change=place, start=at + place)
                for place, line in enumerate(part)
            )
        at += len(part)


def _same(
    part: Sequence[SectionLine],
    number: int,
    at: int,
    *,
    ends: tuple[bool, bool],
    opened: Opened,
) -> Iterator[Row]:
    """Unchanged lines; of long runs those next to a change, the rest in one row."""
    head = 0 if ends[0] else AROUND
    tail = 0 if ends[1] else AROUND
    hidden = len(part) - head - tail
    whole = hidden <= FOLDED or (number, at) in opened
    for place, line in enumerate(part):
        if whole or place < head or place >= len(part) - tail:
            yield Row(Kind.LINE, number, line, line, start=at + place)
        elif place == head:
            words = tr("{0} unchanged lines").format(hidden)
            yield Row(Kind.FOLD, number, words=words, start=at)


def _pairs(part: Sequence[SectionLine], number: int, at: int) -> Iterator[Row]:
    """What went at the left, what came at the right."""
    gone = [line for line in part if line.sign is Sign.REMOVED]
    came = [line for line in part if line.sign is Sign.ADDED]
    for place in range(max(len(gone), len(came))):
        one = gone[place] if place < len(gone) else None
        other = came[place] if place < len(came) else None
        yield Row(Kind.LINE, number, one, other, change=place, start=at + place)


def _numbered(row: Row, change: int) -> Row:
    return Row(row.kind, row.section, row.line, row.other, row.words, change, row.start)
