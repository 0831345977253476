"""The rows of a request: blocks, runs of ordinary ones folded to one row, and heads of groups.

The order is always the order of the request; what was removed since the one before comes last.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import StrEnum

from helix_desktop.domain.requests import Looked, Shown, Sort, State
from helix_desktop.domain.values import value
from helix_desktop.ui.inspector.telling import content_of, name_of
from helix_desktop.ui.reasons import why_text
from helix_desktop.ui.words import count_text, tr

LEAST = {"markers": 3, "pins": 2, "ordinary": 5}
"""Neighbours of one sort from which on they are one row."""

NEWEST = 12
"""Last blocks that always stand alone: they are what one looks for."""


class Part(StrEnum):
    """Which group a row belongs to."""

    WHOLE = "whole"
    KEPT = "kept"
    NEW = "new"
    GONE = "gone"


class Form(StrEnum):
    """What a row is."""

    HEAD = "head"
    BLOCK = "block"
    RUN = "run"


@value
class Line:
    """One row. `first` and `last` are numbers of blocks from 1; 0 for those that are gone."""

    key: str
    form: Form
    part: Part
    blocks: tuple[Shown, ...]
    first: int = 0
    last: int = 0
    inner: bool = False
    """It belongs to a run that is open."""
    title: str = ""
    told: str = ""

    @property
    def block(self) -> Shown:
        return self.blocks[0]

    @property
    def tokens(self) -> int:
        return sum(block.tokens for block in self.blocks)


def lines_of(
    found: Looked,
    removed: Sequence[Shown] = (),
    *,
    compared: bool = True,
    opened: frozenset[str] = frozenset(),
) -> list[Line]:
    """`compared`: told apart by what stood in the request before; `opened` are runs by key."""
    blocks = found.blocks
    kept = found.prefix if compared else 0
    if not kept or (kept == len(blocks) and not removed):
        lines = list(_lines(blocks, 0, Part.WHOLE, opened=opened))
    else:
        before = found.step - 1 if found.past else found.step
        read = found.usage.cache_read > 0 if found.usage else found.price.warm
        lines = [_head(Part.KEPT, blocks[:kept], before, warm=read)]
        lines += _lines(blocks[:kept], 0, Part.KEPT, opened=opened)
        if blocks[kept:]:
            lines.append(_head(Part.NEW, blocks[kept:], before))
            lines += _lines(blocks[kept:], kept, Part.NEW, opened=opened)
    if compared and removed:
        lines.append(_head(Part.GONE, removed, found.step - found.past))
        lines += [
            Line(f"gone {block.key} {at}", Form.BLOCK, Part.GONE, (block,))
            for at, block in enumerate(removed)
        ]
    return lines


def _head(part: Part, blocks: Sequence[Shown], step: int, *, warm: bool = False) -> Line:
    tokens = count_text(sum(block.tokens for block in blocks))
    count = count_text(len(blocks))
    match part:
        case Part.KEPT:
            title = tr("Unchanged prefix")
            read = tr("{0} tok · as in the request before")
            told = (tr("{0} tok · read from the prompt cache") if warm else read).format(tokens)
        case Part.NEW:
            title = tr("New since step {0}").format(count_text(step))
            one = tr("{0} tok · 1 block added").format(tokens)
            many = tr("{0} tok · {1} blocks added").format(tokens, count)
            told = one if len(blocks) == 1 else many
        case _:
            title = tr("Gone since step {0}").format(count_text(step))
            one = tr("{0} tok · 1 block").format(tokens)
            told = one if len(blocks) == 1 else tr("{0} tok · {1} blocks").format(tokens, count)
    return Line(f"head {part}", Form.HEAD, part, tuple(blocks), title=title, told=told)


def _lines(
    blocks: Sequence[Shown], offset: int, part: Part, *, opened: frozenset[str]
) -> Iterator[Line]:
    at = 0
    while at < len(blocks):
        end = _run_end(blocks, at)
        run = blocks[at:end]
        number = offset + at + 1
        if len(run) == 1:
            yield Line(run[0].key, Form.BLOCK, part, (run[0],), number, number)
        else:
            key = f"run {run[0].key}"
            yield Line(key, Form.RUN, part, tuple(run), number, offset + end, key in opened)
            if key in opened:
                for place, block in enumerate(run, number):
                    yield Line(block.key, Form.BLOCK, part, (block,), place, place, inner=True)
        at = end


def _run_end(blocks: Sequence[Shown], at: int) -> int:
    """Where the neighbours that look alike end; just behind `at` if they are few."""
    sort = _alike(blocks[at])
    if not sort:
        return at + 1
    most = len(blocks) - NEWEST if sort == "ordinary" else len(blocks)
    end = at + 1
    while end < most and _alike(blocks[end]) == sort:
        end += 1
    return end if end - at >= LEAST[sort] else at + 1


def _alike(block: Shown) -> str:
    """What a block may be folded with; nothing for one that stands for itself."""
    if block.sort is Sort.PIN:
        return "pins"
    if block.state is State.CACHED:
        return "markers"
    ordinary = block.sort in (Sort.PERSON, Sort.AGENT, Sort.OUTPUT)
    return "ordinary" if ordinary and block.state is State.FULL else ""


def run_icon(line: Line) -> str:
    return {"pins": "pin", "markers": "cache"}.get(_alike(line.block), "chat")


def run_name(line: Line) -> str:
    count = count_text(len(line.blocks))
    match _alike(line.block):
        case "pins":
            return tr("{0} pins").format(count)
        case "markers":
            return tr("{0} markers").format(count)
        case _:
            return tr("{0} messages and calls").format(count)


def run_content(line: Line) -> str:
    """What is in a run: tools with how often, or the turns it spans."""
    if _alike(line.block) == "markers":
        names = Counter(name_of(block) for block in line.blocks)
        return ", ".join(f"{name} ×{count}" for name, count in names.most_common(4))
    if _alike(line.block) == "pins":
        return " · ".join(content_of(block)[:40] for block in line.blocks[:3])
    turns = [block.facts.turn for block in line.blocks if block.facts.turn]
    if not turns:
        return ""
    if min(turns) == max(turns):
        return tr("Turn {0}, as it was").format(count_text(turns[0]))
    return tr("Turns {0}–{1}, as they were").format(count_text(min(turns)), count_text(max(turns)))


def run_why(line: Line, now: float) -> str:
    """What they share; of pins, when they were made."""
    whys = [why_text(block.reason, now) for block in line.blocks]
    if all(why == whys[0] for why in whys):
        return whys[0]
    return tr("{0}, and others").format(whys[-1])
