"""An excerpt of an output: lines that a model names by number, copied from the output.

The model sees the output with numbered lines and answers with ranges of them, and at most two
sentences of its own. The meaning of its answer is not checked: what follows a number in an excerpt
is a line of the output, and the sentences are in a last line that begins with a mark of the
application and the model's name. A long line, such as minified JSON, is numbered in pieces: 7.1,
7.2, and so on. All numbers are those of `recall_cached_content`.
"""

import json
import re
import unicodedata
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, TypeAlias

from msgspec import Struct

from helix_desktop.context.texts.plain_text import (
    MODEL_WORDS,
    clip,
    defuse,
    one_line,
    split_rows,
)
from helix_desktop.context.texts.recall_ranges import MAX_LINE_CHARS
from helix_desktop.context.texts.token_budget import MAX_PIECE_CHARS, count_fitting
from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.ports import MessageWeigher

MAX_ANSWER_CHARS = 40_000
"""The maximum number of characters of an answer that are read."""
MAX_SENTENCES, MAX_WORDS_CHARS = 2, 400
"""What is kept of a model's own words."""
MAX_ROW_CHARS = 400
"""The maximum number of characters of one piece of a line."""
_MAX_RANGES = 2_000
_MAX_NAME_CHARS = 80
_PIECE_END = lazy_pattern(r".*[,;}\])>\s]", re.DOTALL)

Place: TypeAlias = tuple[int, int]
"""A line and a piece of it, both from 1; piece 0 is the line as a whole."""
Range: TypeAlias = tuple[Place, Place]
"""The first and the last place, both included."""
_LAST: Place = 10**9, 0


class OutputRow(Struct, frozen=True):
    """A line of an output, or a piece of a long line (0: the whole line)."""

    line: int
    piece: int
    text: str

    @property
    def label(self) -> str:
        return f"{self.line}.{self.piece}" if self.piece else str(self.line)


class PickedLines(Struct, frozen=True):
    """A model's answer: the ranges that it named, and its own sentences on one line."""

    ranges: tuple[Range, ...] = ()
    words: str = ""


class Quotation(Struct, frozen=True):
    """The quoted part of an excerpt as it is shown, and the ranges of the shown lines.

    `truncated`: there was no room for all the lines that were named.
    """

    text: str = ""
    ranges: tuple[str, ...] = ()
    truncated: bool = False


def number_output(text: str) -> tuple[OutputRow, ...]:
    """Return the lines of an output with their numbers; long lines in pieces."""
    rows: list[OutputRow] = []
    for number, line in enumerate(split_rows(text), start=1):
        if len(line) <= MAX_LINE_CHARS:
            rows.append(OutputRow(number, 0, line))
        else:
            pieces = enumerate(_split_line(line), start=1)
            rows += [OutputRow(number, place, piece) for place, piece in pieces]
    return tuple(rows)


def _split_line(line: str) -> Iterator[str]:
    """Yield a long line in pieces, which end after a value if possible."""
    start = 0
    while start < len(line):
        stop = start + MAX_ROW_CHARS
        end = _PIECE_END.match(line, start + MAX_ROW_CHARS // 2, stop) if stop < len(line) else None
        stop = end.end() if end else stop
        yield line[start:stop]
        start = stop


def group_rows(rows: Sequence[OutputRow]) -> tuple[range, ...]:
    """Return the rows, by index, in groups that are small enough for the smallest window."""
    groups: list[range] = []
    start = chars = 0
    for index, row in enumerate(rows):
        chars += len(row.text) + len(row.label) + 2
        if chars > MAX_PIECE_CHARS and index > start:
            groups.append(range(start, index))
            start, chars = index, len(row.text) + len(row.label) + 2
    return (*groups, range(start, len(rows))) if rows else ()


def show_numbered(rows: Iterable[OutputRow]) -> str:
    """Return rows as they are shown to a model: each with its number, a tab, and its text."""
    return "".join(f"{_numbered(row.label, row.text)}\n" for row in rows)


def find_named_rows(
    ranges: Iterable[Range], rows: Sequence[OutputRow], shown: Collection[int]
) -> set[int]:
    """Return the indices of the rows in the ranges, of those that the model was `shown`.

    A range that does not exist names no row.
    """
    places = [(row.line, row.piece) for row in rows]
    named: set[int] = set()
    for first, (last_line, last_piece) in ranges:
        start = bisect_left(places, first)
        # a whole line ends with its last piece
        stop = bisect_right(places, (last_line, last_piece or 10**9))
        named.update(index for index in range(start, stop) if index in shown)
    return named


def quote_rows(
    rows: Sequence[OutputRow],
    named: Collection[int],
    *,
    unread: Collection[int],
    budget: int,
    weigher: MessageWeigher,
) -> Quotation:
    """Return the named rows within a budget of tokens, and how much is left out between them.

    `unread` rows were read by no model.
    """
    indices = sorted(named)
    lines = [_numbered(rows[index].label, rows[index].text) for index in indices]
    fitting = indices[: count_fitting(lines, budget, weigher, joint="\n")]
    if not fitting:
        return Quotation(truncated=bool(indices))
    quoted, unread = frozenset(fitting), frozenset(unread)

    def treatment(index: int) -> str:
        if index in quoted:
            return ""
        if index in named:
            return " left out for lack of room, though picked"
        return " left out, not read by the model" if index in unread else " left out"

    shown: list[str] = []
    ranges: list[str] = []
    for why, group in groupby(range(len(rows)), key=treatment):
        run = list(group)
        label = _range_label(rows[run[0]], rows[run[-1]])
        if why:
            word = "line" if label.isdigit() else "lines"
            shown.append(f"… {word} {label}{why}")
            continue
        ranges.append(label)
        for _, pieces in groupby(run, key=lambda index: rows[index].line):
            quoted_rows = [rows[index] for index in pieces]
            text = "".join(row.text for row in quoted_rows)
            shown.append(_numbered(_range_label(quoted_rows[0], quoted_rows[-1]), text))
    return Quotation("\n".join(shown), tuple(ranges), len(fitting) < len(indices))


def words_line(words: str, model: str) -> str:
    """Return the line of a model's own words, which names the model and says what they are."""
    return f"{MODEL_WORDS} {defuse(clip(model, _MAX_NAME_CHARS))}: {words}"


def show_wanted_rows(text: str, wanted: str, budget: int, weigher: MessageWeigher) -> str:
    """Return the lines of a text that ranges such as "7.3-7.9, 12" name; "" if there are none."""
    rows = number_output(text)
    named = find_named_rows(_ranges_of_line(f"lines {wanted}"), rows, range(len(rows)))
    return quote_rows(rows, named, unread=(), budget=budget, weigher=weigher).text


def _numbered(label: str, text: str) -> str:
    """Return a line with its number; lines of a file that was read have their numbers already.

    Imitations of the application's marks are put into round brackets, line by line.
    """
    text = defuse(text)
    return text if text.startswith(f"{label}\t") else f"{label}\t{text}"


def _range_label(first: OutputRow, last: OutputRow) -> str:
    return first.label if first == last else f"{first.label}-{last.label}"


# reading an answer

_DASH = (
    r"(?:[-~]{1,2}>?|→|\.{2,3}|…|\b(?:to|through|thru|until|till|bis|à|al?|até|hasta)\b|至|到|から)"
)
_LINE_WORD = (
    r"(?:(?:line\s{1,2}numbers?|line\s{0,2}ranges?|lines?|rows?|ranges?|zeilen?|lignes?|l[ií]neas?"
    r"|linhas?|righe|riga|строк\w{0,2}|ln|l)(?![a-z])|[#第行])\.?\s{0,3}[:=]?\s{0,3}"
)
_PLACE = rf"(?:{_LINE_WORD})?\d{{1,9}}(?:\.\d{{1,6}})?(?!\d)(?:\s?行)?"
_OPEN_END = r"(?:end|ende|fin)\b|(?=\s{0,3}(?:[,;]|$))"
_RANGE = rf"{_PLACE}(?:\s{{0,3}}{_DASH}\s{{0,3}}(?:{_PLACE}|{_OPEN_END}))?"
_AND = r"\b(?:and|und|et|y|e|и)\b"
_GAP = rf"(?:\s{{0,3}}(?:[,;&+、]|{_AND})\s{{0,3}}(?:{_AND}\s{{0,3}})?|\s{{1,3}})"
_RANGE_LIST = rf"{_RANGE}(?:{_GAP}{_RANGE}){{0,{_MAX_RANGES}}}(?![\w%]|[.,:/-]\d)"
_RANGE_LINE = lazy_pattern(
    rf"[\s\-•>|(\[{{+]{{0,12}}(?P<word>{_LINE_WORD})?[\[({{\s]{{0,4}}(?P<list>{_RANGE_LIST})(?P<rest>.*)",
    re.IGNORECASE,
)
_REST_OF_RANGES = lazy_pattern(r"\s{0,3}$|\t|\s{2}|\s{0,2}[:|;(\[\])}=→]|\s-{1,2}\s|[.,](?:\s|$)")
"""What may follow ranges that no word such as `lines` introduces: nothing, or a line as a model
repeats it.
"""
_NAMED_IN_PROSE = lazy_pattern(rf"\b{_LINE_WORD}{_RANGE_LIST}", re.IGNORECASE)
_ONE_RANGE = lazy_pattern(
    rf"(\d{{1,9}})(?:\.(\d{{1,6}}))?(?:\s?行)?(?:(\s{{0,3}}{_DASH})\s{{0,3}}(?:{_LINE_WORD})?(?:(\d{{1,9}})(?:\.(\d{{1,6}}))?)?)?",
    re.IGNORECASE,
)
_GROUPED = lazy_pattern(r"(?<![\d,])(\d{1,3}(?:,\d{3})+)(\s?-\s?)(\d{1,3}(?:,\d{3})+)(?![\d,])")
"""A range of numbers with separators of thousands."""
_LIST_NUMBER = lazy_pattern(r"\s{0,8}\d{1,3}[.)]\s{1,4}(?=\S)")
_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—―−﹣－〜～", "-"))
_EMPHASIS = str.maketrans("", "", "*`\"'“”„«»「」")
_THOUGHTS = lazy_pattern(r"<think(?:ing)?>.*?(?:</think(?:ing)?>|$)", re.DOTALL | re.IGNORECASE)
_FENCE = lazy_pattern(r"\s{0,8}(?:```|~~~)\w{0,20}\s{0,8}$")
_WORDS_LABEL = lazy_pattern(
    r"\W{0,6}(?:notes?|comments?|remarks?|summary|anmerkung|hinweis|remarque|nota|注)\W{0,4}[:：][\s*_]{0,4}",
    re.IGNORECASE,
)
_NOTHING = lazy_pattern(
    r"\W{0,8}(?:(?:lines?|ranges?)\W{0,4})?(?:none|nothing|no lines?|n/?a|keine|aucune|ninguna)?"
    r"\W{0,8}$",
    re.IGNORECASE,
)
_SENTENCE_END = lazy_pattern(r"(?<=[.!?])\s+(?=[^a-z\s])|(?<=[。！？])")
_FIRST_KEYS, _LAST_KEYS = ("start", "first", "from", "begin"), ("end", "last", "to", "stop")
_WORDS_KEYS = frozenset(
    ("note", "notes", "comment", "comments", "remark", "summary", "sentence", "sentences", "words")
)


def parse_picked_lines(answer: str) -> PickedLines:
    """Read the ranges of an answer and the model's own sentences, in whatever form they come.

    That is lines such as `lines: 12-20, 31`, JSON, lines that are repeated with their numbers, or
    prose that says "lines 12 to 20".
    """
    text = _THOUGHTS.sub("", answer[:MAX_ANSWER_CHARS])
    lines = [line for line in text.split("\n") if not _FENCE.match(line)]
    found = _parse_json("\n".join(lines))
    if found is not None and found.ranges:
        return found
    ranges: list[Range] = []
    words: list[str] = []
    own_words: list[str] = []
    """The sentences that the answer marks as its own."""
    for line in lines:
        label = _WORDS_LABEL.match(line)
        if label:
            own_words.append(line[label.end() :])
        elif named := _ranges_of_line(line):
            ranges += named
        elif own_words:
            own_words.append(line)
        elif not line.rstrip().endswith((":", "：")) and not _NOTHING.match(line):
            words.append(line)
    if not ranges:
        plain = _plain_numbers("\n".join(words))
        for match in _NAMED_IN_PROSE.finditer(plain):
            ranges += _ranges_in(match.group())
    return PickedLines(tuple(ranges[:_MAX_RANGES]), _first_sentences(" ".join(own_words or words)))


def _ranges_of_line(line: str) -> list[Range]:
    """Return the ranges that a line of an answer consists of or begins with."""
    plain = _plain_numbers(line).translate(_EMPHASIS)
    numbered = _LIST_NUMBER.match(plain)
    for text in (plain[numbered.end() :], "") if numbered else (plain,):
        match = _RANGE_LINE.match(text)
        if match and (match["word"] or _REST_OF_RANGES.match(match["rest"])):
            return list(_ranges_in(match["list"]))
    return []


def _plain_numbers(text: str) -> str:
    """Return a text with ASCII digits and hyphens, and without separators of thousands."""
    plain = unicodedata.normalize("NFKC", text).translate(_DASHES)
    plain = "".join(
        str(unicodedata.digit(char)) if char.isdigit() and not char.isascii() else char
        for char in plain
    )
    return _GROUPED.sub(lambda match: match.group().replace(",", ""), plain)


def _ranges_in(text: str) -> Iterator[Range]:
    for line, piece, dash, last_line, last_piece in _ONE_RANGE.findall(text):
        first = int(line), int(piece or 0)
        last = (int(last_line), int(last_piece or 0)) if last_line else _LAST if dash else first
        yield first, last


def _parse_json(text: str) -> PickedLines | None:
    """Read an answer in JSON; None if it is something else."""
    start = min((place for mark in "{[" if (place := text.find(mark)) >= 0), default=-1)
    if start < 0 or (text[start] == "[" and text[:start].strip()):
        return None
    try:
        # a piece such as 7.10 must not become a number
        value = json.JSONDecoder(parse_float=str).raw_decode(text[start:])[0]
    except (ValueError, RecursionError):
        return None
    ranges: list[Range] = []
    words: list[str] = []

    def read(value: Any, *, in_list: bool = False) -> None:
        match value:
            case bool() | None:
                return
            case int():
                ranges.append(((value, 0), (value, 0)))
            case str():
                ranges.extend(_ranges_of_line(value))
            case [int() as first, int() as last] if in_list:
                ranges.append(((first, 0), (last, 0)))
            case list():
                for entry in value:
                    read(entry, in_list=True)
            case dict():
                ends = [
                    next((value[key] for key in keys if key in value), None)
                    for keys in (_FIRST_KEYS, _LAST_KEYS)
                ]
                if ends[0] is not None:
                    read("-".join(str(end) for end in ends if end is not None))
                for key, entry in value.items():
                    name = str(key).lower()
                    if name in _WORDS_KEYS:
                        parts = entry if isinstance(entry, list) else [entry]
                        words.extend(part for part in parts if isinstance(part, str))
                    elif name not in (*_FIRST_KEYS, *_LAST_KEYS):
                        read(entry)

    try:
        read(value)
    except RecursionError:
        return None
    return PickedLines(tuple(ranges[:_MAX_RANGES]), _first_sentences(" ".join(words)))


def _first_sentences(text: str) -> str:
    """Return a model's first sentences as one line, so that none of it begins a line."""
    sentences = _SENTENCE_END.split(defuse(one_line(text[: 4 * MAX_WORDS_CHARS])))
    return clip(" ".join(part.strip() for part in sentences[:MAX_SENTENCES]), MAX_WORDS_CHARS)
