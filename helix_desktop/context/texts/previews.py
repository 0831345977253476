"""Previews and extracts of large outputs, which begin with how to recall the whole."""

import re
from collections.abc import Mapping, Sequence
from math import fsum

from msgspec import Struct

from helix_desktop.context.texts.extract_check import (
    count_invented_lines,
    matching_lines,
    with_line_number,
)
from helix_desktop.context.texts.likely_lines import NO_CHANCES, find_likely_names
from helix_desktop.context.texts.markers import MarkedOriginal, describe_original, recall_line
from helix_desktop.context.texts.name_index import name_line
from helix_desktop.context.texts.plain_text import (
    MAX_EXAMINED_CHARS,
    clip,
    defuse,
    one_line,
    split_rows,
)
from helix_desktop.context.texts.token_budget import count_fitting, fit_head, fit_tail
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.output_gate import RefusedExtract
from helix_desktop.domain.ports import MessageWeigher

LIKELY_WEIGHT, MAX_LIKELY = 12.0, 4.0
"""The score of a line per expected need of its names, where an error scores 3."""

_HEAD_SHARE = 0.35
_TAIL_SHARE = 0.25
_INDEX_SHARE = 0.3
"""The share of a preview for names of hidden parts, which tell that these can be recalled."""
_MAX_SHOWN_CHARS = 240
"""The maximum number of shown characters of an important line."""
_LOUD = re.compile(
    r"error|fail|panic|exception|traceback|not found|denied|assert|cannot|unable|refused"
    r"|timed? ?out|fatal|undefined|warning|fehler|erreur|错误|失败|エラー",
    re.IGNORECASE,
)
_PLACE = re.compile(r"[\w.-]/[\w.-]|\w\.[a-z]{1,4}:\d")
_NUMBER = re.compile(r"\d{2}")
_NO_LINE = (0.0, 0)


def make_preview(
    original: MarkedOriginal,
    policy: Policy,
    weigher: MessageWeigher,
    *,
    budget: int,
    chances: Mapping[str, float] = NO_CHANCES,
) -> str:
    """Return a preview within a budget of tokens: both ends, the most important lines, names.

    `chances` are those of names that will be needed, as a forecast says.
    """
    top = f"{recall_line(original.digest, policy)}\n{describe_original(original)}"
    room = budget - weigher.count(top)
    text = defuse(original.text)
    likely = {
        number: min(MAX_LIKELY, LIKELY_WEIGHT * fsum(names.values()))
        for number, names in find_likely_names(text, chances).items()
    }
    shown = _preview_lines(text, int(room * (1 - _INDEX_SHARE)), weigher, likely=likely)
    preview = "\n".join([top, *shown])
    left = budget - weigher.count(f"{preview}\nnames: ")
    index = name_line(original.text, left, weigher, known=preview)
    return f"{preview}\nnames: {index}" if index else preview


def make_extract(
    original: MarkedOriginal, answer: str, *, instructions: str, policy: Policy
) -> str:
    """Return a model's extract of an output, with the agent's instructions."""
    top = f"{recall_line(original.digest, policy)}\n{describe_original(original)}"
    question = defuse(one_line(instructions[:MAX_EXAMINED_CHARS]))
    return f"{top}\n[extracted as asked: {question}]\n{defuse(answer).strip()}"


EXTRACT_DIVISOR = 2
"""Divisor of the tokens that an output may have without being held: the limit of an extract."""


class ExtractPart(Struct, frozen=True):
    """A model's answer about one part of an output, which begins at the line `first`."""

    answer: str
    text: str
    first: int = 1


def join_parts(
    parts: Sequence[ExtractPart],
    original: MarkedOriginal,
    *,
    wanted: str,
    budget: int,
    weigher: MessageWeigher,
) -> tuple[str, RefusedExtract | None]:
    """Return the answers that hold, and previews of the parts whose answers do not.

    `budget` is the maximum of all previews together. Without an answer that holds, all of it is
    refused.
    """
    invented = [count_invented_lines(part.answer, original.text) for part in parts]
    if 0 not in invented:
        return "", RefusedExtract(sum(map(int, filter(None, invented))), len(parts), len(parts))
    shown: list[str] = []
    refused = 0
    for number, (part, lines) in enumerate(zip(parts, invented, strict=True), start=1):
        if lines == 0:
            shown.append(part.answer.strip())
            continue
        why = RefusedExtract(lines or 0).why
        label = f"[part {number} of {len(parts)} is a preview: its extract did not hold, {why}]"
        room = budget // len(parts) - weigher.count(label) - 1
        preview = matching_lines(
            defuse(part.text), wanted, budget=room, weigher=weigher, first=part.first
        )
        if lines and not preview:
            preview = [fit_head(defuse(part.text), room, weigher)]
        if preview:  # otherwise the model rightly found nothing there
            shown.append("\n".join([label, *preview]))
            refused += 1
    lost = RefusedExtract(sum(map(int, filter(None, invented))), refused, len(parts))
    return "\n".join(shown), lost if refused else None


PREVIEW_FRAME = 16
"""The tokens by which a joined preview may exceed the sum of its parts."""


class ExtractRequest(Struct, frozen=True):
    """The words that an extract was asked with, and the chances of names to be needed."""

    words: str
    chances: Mapping[str, float] = NO_CHANCES


def preview_instead(
    preview: str,
    original: MarkedOriginal,
    refused: RefusedExtract,
    *,
    request: ExtractRequest,
    policy: Policy,
    weigher: MessageWeigher,
) -> str:
    """Return what stands instead of a refused extract: a preview with the lines that match what
    was wanted, within the budget of an extract.
    """
    reason = f"[a preview: the extract did not hold, {refused.why}]"
    head = f"[lines that match: {defuse(clip(request.words, MAX_EXAMINED_CHARS))}]"
    room = policy.gate_tokens // EXTRACT_DIVISOR - PREVIEW_FRAME
    room -= weigher.count(f"{reason}\n{head}")
    lines = matching_lines(
        defuse(original.text),
        request.words,
        budget=max(0, room // 2),
        weigher=weigher,
        chances=request.chances,
    )
    room -= weigher.count("\n".join(lines))
    if weigher.exceeds(preview, room):
        preview = make_preview(original, policy, weigher, budget=room, chances=request.chances)
    top, what, *shown = preview.split("\n", 2)
    return "\n".join([top, what, reason, *shown, *([head, *lines] if lines else ())])


def truncate_output(
    original: MarkedOriginal, budget: int, *, policy: Policy, weigher: MessageWeigher
) -> str:
    """Return both ends of an output within a budget, as the last resort.

    The recall line alone if necessary.
    """
    first = recall_line(original.digest, policy)
    top = f"{first}\n{describe_original(original)}\n[beginning]\n"
    middle = "\n[the middle is left out: recall it]\n"
    room = budget - weigher.count(top + middle)
    if room <= 0:
        return first
    text = defuse(original.text)
    beginning = fit_head(text, room * 2 // 3, weigher)
    end = fit_tail(text[len(beginning) :], room - weigher.count(beginning), weigher)
    return _shrunk(top, middle, ends=(beginning, end), budget=budget, weigher=weigher) or first


def _shrunk(
    top: str, middle: str, *, ends: tuple[str, str], budget: int, weigher: MessageWeigher
) -> str | None:
    """Shorten both ends until the joined text fits.

    Joined pieces can have more tokens than the pieces alone.
    """
    beginning, end = ends
    while beginning or end:
        text = f"{top}{beginning}{middle}{end}"
        if not weigher.exceeds(text, budget):
            return text
        beginning, end = beginning[: len(beginning) * 7 // 8], end[len(end) // 8 + 1 :]
    return None


def _preview_lines(
    text: str, room: int, weigher: MessageWeigher, *, likely: Mapping[int, float]
) -> list[str]:
    every = split_rows(text)
    first = _fitting_lines(every, int(room * _HEAD_SHARE), weigher)
    last = _fitting_lines(every[len(first) :][::-1], int(room * _TAIL_SHARE), weigher)[::-1]
    if not first and not last:
        # its lines are too long to be shown whole
        part = max(0, (room - _LABELS) // 2)
        return [
            "[beginning]",
            fit_head(text, part, weigher),
            "[end]",
            fit_tail(text, part, weigher),
        ]
    between = range(len(first), len(every) - len(last))
    left = room - weigher.count("\n".join([*first, *last])) - _LABELS
    rows = [f"[lines 1-{len(first):,}]", *first] if first else []
    rows += [
        f"[of lines {between.start + 1:,}-{between.stop:,}]",
        *_important_lines(every, between, left, weigher=weigher, likely=likely),
    ]
    if last:
        rows += [f"[lines {between.stop + 1:,}-{len(every):,}]", *last]
    return rows


_LABELS = 60
"""The tokens reserved for the three lines that tell which lines follow."""


def _fitting_lines(every: Sequence[str], room: int, weigher: MessageWeigher) -> list[str]:
    """Return the first lines that fit; none if the first line alone does not fit."""
    few = every[: max(room, 0)]
    return list(few[: count_fitting(few, room, weigher, joint="\n")])


def _important_lines(
    every: Sequence[str],
    between: range,
    room: int,
    *,
    weigher: MessageWeigher,
    likely: Mapping[int, float],
) -> list[str]:
    """Return the most important lines in the order of the text: those with names that will
    probably be needed, errors, paths, and numbers.
    """
    best: dict[str, tuple[float, int]] = {}
    for number in between:
        row = every[number][:MAX_EXAMINED_CHARS]
        loud = 3.0 if _LOUD.search(row) else 0.0
        score = (
            loud
            + likely.get(number, 0.0)
            + (1.0 if _PLACE.search(row) else 0.0)
            + (0.5 if _NUMBER.search(row) else 0.0)
        )
        shape = _NUMBER.sub("#", row.strip())
        if -score < best.get(shape, _NO_LINE)[0]:
            best[shape] = (-score, number)
    order = [number for _, number in sorted(best.values())[: max(room, 0)]]
    lines = [
        with_line_number(number + 1, every[number].strip()[:_MAX_SHOWN_CHARS]) for number in order
    ]
    positions = order[: count_fitting(lines, room, weigher, joint="\n")]
    return [line for _, line in sorted(zip(positions, lines, strict=False))]
