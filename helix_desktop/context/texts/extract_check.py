"""Checks that a model's extract (excerpt) of an output is really in the output.

Each line of an answer is a line of the output, or its names and numbers occur there and so does
half of the words of a longer claim. A single line that fails makes the answer useless: a reader
could not tell which values were invented. Where an output was read in parts, that holds for the
part's answer. A refusal, or a sentence that nothing was found, is no
extract either.
"""

from collections.abc import Iterator, Mapping
from math import fsum
from operator import itemgetter

from helix_desktop.context.texts.likely_lines import NO_CHANCES, find_likely_names
from helix_desktop.context.texts.name_index import names_in, rank_names
from helix_desktop.context.texts.plain_text import MAX_EXAMINED_CHARS, squeeze
from helix_desktop.context.texts.sentences import REFUSAL
from helix_desktop.context.texts.token_budget import count_fitting
from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.ports import MessageWeigher

MIN_SHARE_OF_WORDS = 0.5
"""The share of a line's longer words that must occur in the output."""
MIN_WORDS_OF_CLAIM = 6
"""Longer words from which a line without names and numbers can claim something of its own."""
MAX_MATCHING_LINES = 2_000
MAX_LINE_CHARS = 240

_NUMBER = lazy_pattern(r"\d+(?:[.,:]\d+)*")
_WORD = lazy_pattern(r"\w{4,40}")
_LIST_MARK = lazy_pattern(
    r"^\s{0,8}(?:[-*•>]\s{1,4}|\d{1,7}[.):→\t|]\s{0,4}|#{1,6}\s{1,4}|```\w{0,20})"
)


def is_extract(answer: str, original: str) -> bool:
    """Return whether every line of a model's answer is taken from the original."""
    return count_invented_lines(answer, original) == 0


def count_invented_lines(answer: str, original: str) -> int | None:
    """Return how many lines of a model's answer are not taken from the original.

    None if the model refused or found nothing.
    """
    squeezed_original = squeeze(original)
    lines: list[str] = []
    for row in answer.split("\n"):
        # without list marks, fences, and labels such as `Errors:`; a line with a colon at its end
        # that is in the original is no label: `class Ledger:`
        line = _LIST_MARK.sub("", row).strip()
        label = line.endswith((":", "：")) and not any(letter.isdigit() for letter in line)
        squeezed = squeeze(line)
        if squeezed and not (label and squeezed not in squeezed_original):
            lines.append(line)
    is_literal = [squeeze(line) in squeezed_original for line in lines]
    if not lines or (REFUSAL.search(answer[: 2 * MAX_EXAMINED_CHARS]) and not any(is_literal)):
        return None
    folded = original.casefold()
    numbers = frozenset(_numbers(original))
    return sum(
        not (is_quoted or _is_drawn_from(line, folded, numbers))
        for line, is_quoted in zip(lines, is_literal, strict=True)
    )


def matching_lines(
    original: str,
    wanted_words: str,
    *,
    budget: int,
    weigher: MessageWeigher,
    chances: Mapping[str, float] = NO_CHANCES,
    first: int = 1,
) -> list[str]:
    """Return the lines of an output with most of the wanted words, in their order.

    They are numbered from `first` on. Among lines with as many, those with names that will probably
    be needed come first.
    """
    terms = {term.casefold() for term in (*_WORD.findall(wanted_words), *names_in(wanted_words))}
    likely = find_likely_names(original, chances)
    scored: list[tuple[float, int, str]] = []
    for line_number, row in enumerate(original.split("\n"), start=first):
        folded = row[:MAX_EXAMINED_CHARS].casefold()
        score = sum(term in folded for term in terms)
        if score:
            likelihood = min(0.9, fsum(likely.get(line_number - first, NO_CHANCES).values()))
            scored.append((-score - likelihood, line_number, row.strip()[:MAX_LINE_CHARS]))
    best_lines = sorted(scored)[:MAX_MATCHING_LINES]
    rows = [with_line_number(line_number, line) for _, line_number, line in best_lines]
    shown_lines = best_lines[: count_fitting(rows, budget, weigher, joint="\n")]
    return [
        with_line_number(line_number, line)
        for _, line_number, line in sorted(shown_lines, key=itemgetter(1))
    ]


def with_line_number(number: int, line: str) -> str:
    """Return a line with its number; lines of a file that was read begin with theirs."""
    return line if line.startswith(f"{number}\t") else f"{number}: {line}"


def _is_drawn_from(line: str, folded: str, numbers: frozenset[str]) -> bool:
    """Return whether the names and numbers of a line, and most of its words, are in the output."""
    if not numbers.issuperset(_numbers(line)):
        return False
    names = (name.casefold() for name in rank_names(line) if not name.isdigit())
    if not all(name in folded for name in names):
        return False
    words = {word.casefold() for word in _WORD.findall(line)}
    known_words = sum(word in folded for word in words)
    return len(words) < MIN_WORDS_OF_CLAIM or known_words >= MIN_SHARE_OF_WORDS * len(words)


def _numbers(text: str) -> Iterator[str]:
    """Yield the numbers of a text; 25,000 and 25000 are the same one."""
    return (number.replace(",", "") for number in _NUMBER.findall(text))
