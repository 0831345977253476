"""The preview (first and last lines) and the excerpt of a large output."""

import re
from collections.abc import Mapping, Sequence
from math import fsum
from operator import itemgetter

from msgspec import Struct

from helix_desktop.context.texts.likely_lines import NO_CHANCES, find_likely_names
from helix_desktop.context.texts.markers import MarkedOriginal, describe_original, recall_line
from helix_desktop.context.texts.name_index import name_line, names_in
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
from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.ports import MessageWeigher

LIKELY_WEIGHT, MAX_LIKELY = 12.0, 4.0
"""The score of a line for each of its names that is expected to be needed; an error scores 3."""

_HEAD_SHARE = 0.35
_TAIL_SHARE = 0.25
_INDEX_SHARE = 0.3
"""The share of a preview for names in hidden parts, which show what can be recalled."""
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
_WORD = lazy_pattern(r"\w{4,40}")
_MAX_MATCHING_LINES = 2_000


def make_preview(
    original: MarkedOriginal,
    policy: Policy,
    weigher: MessageWeigher,
    *,
    budget: int,
    chances: Mapping[str, float] = NO_CHANCES,
) -> str:
    """Return a preview within a budget of tokens: both ends, the most important lines, names.

    `chances` are the forecast of which names will be needed.
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


EXTRACT_DIVISOR = 2
"""Divisor of the tokens that an output may have without being held: the rest is for the
requested lines.
"""


def make_extract(
    original: MarkedOriginal, quoted: str, words: str, *, instructions: str, policy: Policy
) -> str:
    """Return the excerpt of an output: quoted lines, and below them a line of a model's words."""
    opening = f"{recall_line(original.digest, policy)}\n{describe_original(original)}"
    question = defuse(one_line(instructions[:MAX_EXAMINED_CHARS]))
    lines = [opening, f"[lines of the output, picked for: {question}]", quoted]
    return "\n".join([*lines, words] if words else lines)


MAX_EXTRA_TOKENS = 16
"""The tokens by which a joined preview may exceed the sum of its parts."""


class ExtractRequest(Struct, frozen=True):
    """The instructions for an excerpt, and the chances that names are needed."""

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
    """Return what stands instead of an excerpt: a preview with the lines that match what was
    wanted, within the budget of an excerpt.
    """
    reason = f"[a preview, because there is no excerpt: {refused.why}]"
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


def matching_lines(
    original: str,
    wanted_words: str,
    *,
    budget: int,
    weigher: MessageWeigher,
    chances: Mapping[str, float] = NO_CHANCES,
) -> list[str]:
    """Return the lines of an output with most of the wanted words, in their order, with numbers.

    Among lines with equally many, those whose names will probably be needed come first.
    """
    terms = {term.casefold() for term in (*_WORD.findall(wanted_words), *names_in(wanted_words))}
    likely = find_likely_names(original, chances)
    scored: list[tuple[float, int, str]] = []
    for index, row in enumerate(original.split("\n")):
        folded = row[:MAX_EXAMINED_CHARS].casefold()
        score = sum(term in folded for term in terms)
        if score:
            likelihood = min(0.9, fsum(likely.get(index, NO_CHANCES).values()))
            scored.append((-score - likelihood, index + 1, row.strip()[:_MAX_SHOWN_CHARS]))
    best_lines = sorted(scored)[:_MAX_MATCHING_LINES]
    rows = [_with_line_number(line_number, line) for _, line_number, line in best_lines]
    shown_lines = best_lines[: count_fitting(rows, budget, weigher, joint="\n")]
    return [
        _with_line_number(line_number, line)
        for _, line_number, line in sorted(shown_lines, key=itemgetter(1))
    ]


def _with_line_number(number: int, line: str) -> str:
    """Return a line with its number; lines of a file that was read have their numbers already."""
    return line if line.startswith(f"{number}\t") else f"{number}: {line}"


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
    # the most important lines in the order of the text: those whose names will probably be needed,
    # errors, paths, and numbers
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
        _with_line_number(index + 1, rows[index].strip()[:_MAX_SHOWN_CHARS])
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
