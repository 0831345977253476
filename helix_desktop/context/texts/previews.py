"""The preview (first and last lines) and the excerpt of a large output."""

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
from helix_desktop.domain.gate_choice import RefusedExtract
from helix_desktop.domain.ports import MessageWeigher

LIKELY_WEIGHT, MAX_LIKELY = 12.0, 4.0
"""The score of a line per expected need of its names, where an error scores 3."""

_HEAD_SHARE = 0.35
_TAIL_SHARE = 0.25
_INDEX_SHARE = 0.3
"""The share of a preview for names of hidden parts, which tell that these can be recalled."""
_MAX_SHOWN_CHARS = 240
"""The maximum number of shown characters of an important line."""
_PROBLEM = re.compile(
    r"error|fail|panic|exception|traceback|not found|denied|assert|cannot|unable|refused"
    r"|timed? ?out|fatal|undefined|warning|fehler|erreur|错误|失败|エラー",
    re.IGNORECASE,
)
_PATH_LIKE = re.compile(r"[\w.-]/[\w.-]|\w\.[a-z]{1,4}:\d")
_NUMBER = re.compile(r"\d{2}")
_NO_SCORE = (0.0, 0)


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
    opening = f"{recall_line(original.digest, policy)}\n{describe_original(original)}"
    tokens_left = budget - weigher.count(opening)
    text = defuse(original.text)
    likely = {
        number: min(MAX_LIKELY, LIKELY_WEIGHT * fsum(names.values()))
        for number, names in find_likely_names(text, chances).items()
    }
    shown = _preview_lines(text, int(tokens_left * (1 - _INDEX_SHARE)), weigher, likely=likely)
    preview = "\n".join([opening, *shown])
    index_tokens = budget - weigher.count(f"{preview}\nnames: ")
    index = name_line(original.text, index_tokens, weigher, known=preview)
    return f"{preview}\nnames: {index}" if index else preview


def make_extract(
    original: MarkedOriginal, answer: str, *, instructions: str, policy: Policy
) -> str:
    """Return a model's extract of an output, with the agent's instructions."""
    opening = f"{recall_line(original.digest, policy)}\n{describe_original(original)}"
    question = defuse(one_line(instructions[:MAX_EXAMINED_CHARS]))
    return f"{opening}\n[extracted as asked: {question}]\n{defuse(answer).strip()}"


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
    texts: list[str] = []
    refused = 0
    for part_number, (part, lines) in enumerate(zip(parts, invented, strict=True), start=1):
        if lines == 0:
            texts.append(part.answer.strip())
            continue
        why = RefusedExtract(lines or 0).why
        label = (
            f"[part {part_number} of {len(parts)} is a preview: its extract did not hold, {why}]"
        )
        max_tokens = budget // len(parts) - weigher.count(label) - 1
        preview = matching_lines(
            defuse(part.text), wanted, budget=max_tokens, weigher=weigher, first=part.first
        )
        if lines and not preview:
            preview = [fit_head(defuse(part.text), max_tokens, weigher)]
        if preview:  # otherwise the model rightly found nothing there
            texts.append("\n".join([label, *preview]))
            refused += 1
    refusal = RefusedExtract(sum(map(int, filter(None, invented))), refused, len(parts))
    return "\n".join(texts), refusal if refused else None


MAX_EXTRA_TOKENS = 16
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
    label = f"[lines that match: {defuse(clip(request.words, MAX_EXAMINED_CHARS))}]"
    tokens_left = policy.gate_tokens // EXTRACT_DIVISOR - MAX_EXTRA_TOKENS
    tokens_left -= weigher.count(f"{reason}\n{label}")
    lines = matching_lines(
        defuse(original.text),
        request.words,
        budget=max(0, tokens_left // 2),
        weigher=weigher,
        chances=request.chances,
    )
    tokens_left -= weigher.count("\n".join(lines))
    if weigher.exceeds(preview, tokens_left):
        preview = make_preview(
            original, policy, weigher, budget=tokens_left, chances=request.chances
        )
    recall, description, *shown = preview.split("\n", 2)
    return "\n".join([recall, description, reason, *shown, *([label, *lines] if lines else ())])


def truncate_output(
    original: MarkedOriginal, budget: int, *, policy: Policy, weigher: MessageWeigher
) -> str:
    """Return both ends of an output within a budget, as the last resort.

    The recall line alone if necessary.
    """
    recall = recall_line(original.digest, policy)
    opening = f"{recall}\n{describe_original(original)}\n[beginning]\n"
    middle = "\n[the middle is left out: recall it]\n"
    tokens_left = budget - weigher.count(opening + middle)
    if tokens_left <= 0:
        return recall
    text = defuse(original.text)
    beginning = fit_head(text, tokens_left * 2 // 3, weigher)
    end = fit_tail(text[len(beginning) :], tokens_left - weigher.count(beginning), weigher)
    # joined pieces can have more tokens than the pieces alone
    while beginning or end:
        shown = f"{opening}{beginning}{middle}{end}"
        if not weigher.exceeds(shown, budget):
            return shown
        beginning, end = beginning[: len(beginning) * 7 // 8], end[len(end) // 8 + 1 :]
    return recall


def _preview_lines(
    text: str, max_tokens: int, weigher: MessageWeigher, *, likely: Mapping[int, float]
) -> list[str]:
    rows = split_rows(text)
    first_rows = _fitting_lines(rows, int(max_tokens * _HEAD_SHARE), weigher)
    last_rows = _fitting_lines(
        rows[len(first_rows) :][::-1], int(max_tokens * _TAIL_SHARE), weigher
    )[::-1]
    if not first_rows and not last_rows:
        # its lines are too long to be shown whole
        half_tokens = max(0, (max_tokens - _LABEL_TOKENS) // 2)
        return [
            "[beginning]",
            fit_head(text, half_tokens, weigher),
            "[end]",
            fit_tail(text, half_tokens, weigher),
        ]
    middle = range(len(first_rows), len(rows) - len(last_rows))
    tokens_left = max_tokens - weigher.count("\n".join([*first_rows, *last_rows])) - _LABEL_TOKENS
    shown = [f"[lines 1-{len(first_rows):,}]", *first_rows] if first_rows else []
    # the most important lines in the order of the text: those with names that will probably be
    # needed, errors, paths, and numbers
    best_of_shape: dict[str, tuple[float, int]] = {}
    for index in middle:
        row = rows[index][:MAX_EXAMINED_CHARS]
        score = 3.0 if _PROBLEM.search(row) else 0.0
        score += likely.get(index, 0.0)
        score += 1.0 if _PATH_LIKE.search(row) else 0.0
        score += 0.5 if _NUMBER.search(row) else 0.0
        shape = _NUMBER.sub("#", row.strip())
        if -score < best_of_shape.get(shape, _NO_SCORE)[0]:
            best_of_shape[shape] = (-score, index)
    best_indices = [index for _, index in sorted(best_of_shape.values())[: max(tokens_left, 0)]]
    lines = [
        with_line_number(index + 1, rows[index].strip()[:_MAX_SHOWN_CHARS])
        for index in best_indices
    ]
    positions = best_indices[: count_fitting(lines, tokens_left, weigher, joint="\n")]
    shown.append(f"[of lines {middle.start + 1:,}-{middle.stop:,}]")
    shown += [line for _, line in sorted(zip(positions, lines, strict=False))]
    if last_rows:
        shown += [f"[lines {middle.stop + 1:,}-{len(rows):,}]", *last_rows]
    return shown


_LABEL_TOKENS = 60
"""The tokens reserved for the three lines that tell which lines follow."""


def _fitting_lines(rows: Sequence[str], max_tokens: int, weigher: MessageWeigher) -> list[str]:
    """Return the first lines that fit; none if the first line alone does not fit."""
    candidates = rows[: max(max_tokens, 0)]
    return list(candidates[: count_fitting(candidates, max_tokens, weigher, joint="\n")])
