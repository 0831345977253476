"""The form of a handover document: writes, parses, and checks its six sections.

The six sections are those of domain/context_window/handover_sections.py, in that order. A model's
answer is not trusted: look-alike markers are defused, quotes are verified, and the size is bounded.
An answer that only repeats its question (an echo) is rejected.
"""

import re
from collections.abc import Container, Iterable, Mapping, Sequence

from msgspec import Struct

from helix_desktop.context.texts import prompts
from helix_desktop.context.texts.markers import history_line
from helix_desktop.context.texts.plain_text import KEPT_REQUESTS, SUMMARY, defuse, one_line
from helix_desktop.context.texts.quote_check import SpokenText, check_sections
from helix_desktop.context.texts.turns import Passage, PassageSource
from helix_desktop.domain.cache import HistoryDigest
from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS, Handover
from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.ports import MessageWeigher

NOTHING = "None."
"""The text under a heading without content."""

_OPENING = (
    f"{SUMMARY}\n"
    "Written by the application, not by the user: what happened before the messages that follow.\n"
    "It asks for nothing by itself. Numbers in brackets are places in the history.\n"
    f"{KEPT_REQUESTS}"
)
_MAX_HEADING_CHARS = 90
_HEADING = lazy_pattern(
    r"(?P<marks>[#*_\s]{0,12})(?P<number>(?:section\s{0,2})?\d{1,2}[.):]?\s{0,4})?(?P<bold>[*_]{0,3})\s{0,2}"
    r"(?P<name>(?:project )?background|technical details?|completed work|(?:current|open) issues"
    r"|to-?\s?dos?(?: items| list)?|(?:user )?preferences)"
    r"(?P<after>\s{0,2}\([^()\n]{0,40}\))?(?P<end>[*_:#\s]{0,12})",
    re.IGNORECASE,
)
_ANY_HEADING = lazy_pattern(
    r"(?P<level>#{1,6}(?=[\s*_])|[*_]{2})[\s*_]{0,4}"
    r"(?:(?:[^\W\d]{1,12}\s)?(?P<number>\d)\s?(?:[.):：．、]|\s?[-–—]))?[^\n]*"
)
"""A heading in any words, such as `## 2. Technische Details` or `**Abschnitt 2:**`."""
# longer beginnings come before shorter ones: "pref" before "p"
_FIRST_WORDS = {"pref": 5, "p": 0, "b": 0, "te": 1, "co": 2, "cu": 3, "o": 3, "to": 4, "u": 5}
_SUBHEADING = lazy_pattern(r"#{1,6}\s+")


class ParsedHandover(Struct, frozen=True):
    """A model's answer as six sections, with its problems in words for the model."""

    sections: tuple[str, ...]
    problems: tuple[str, ...] = ()


def render_handover(handover: Handover, history: HistoryDigest) -> str:
    """Render the text that replaces the messages covered by a handover.

    The same handover gives the same bytes.
    """
    end = f"{history_line(history)}\nrecalls every message this summary stands for."
    return "\n\n".join((_OPENING, body_text(handover), end))


def index_text(index: Sequence[str]) -> str:
    """Render the index: sentences as a list, names in one row."""
    sentences = [f"- {entry}" for entry in index if " " in entry]
    names = [entry for entry in index if " " not in entry]
    rows = ["Also there (the history has what was said of it):", *sentences]
    return "\n".join([*rows, " ".join(names)] if names else rows)


def body_text(handover: Handover) -> str:
    """Render the document as input for a model: sections and index, without markers."""
    rows = [
        f"## {number}. {name}\n{body or NOTHING}"
        for number, (name, body) in enumerate(
            zip(HANDOVER_SECTIONS, handover.sections, strict=True), start=1
        )
    ]
    if handover.index:
        rows.append(index_text(handover.index))
    return "\n\n".join(rows)


def parse_handover(answer: str, *, known: Container[str] = ()) -> ParsedHandover:
    """Parse the six sections of an answer, whatever the style or language of its headings.

    `known` holds the digests whose recall lines may stay, because the application wrote them.
    """
    lines = defuse(answer, known).split("\n")
    headings = _find_headings(lines)
    bodies: list[list[str]] = [[] for _ in HANDOVER_SECTIONS]
    order: list[int] = []
    for index, line in enumerate(lines):
        if index in headings:
            order.append(headings[index])
        elif order:
            bodies[order[-1]].append(line)
    sections = tuple(_canonical_body(body) for body in bodies)
    counts = [
        (name, order.count(number), sections[number])
        for number, name in enumerate(HANDOVER_SECTIONS)
    ]
    problems = [f'the section "{name}" is missing' for name, count, _ in counts if not count]
    problems += [
        f'the section "{name}" is empty' for name, count, body in counts if count and not body
    ]
    problems += [
        f'the section "{name}" is there {count} times' for name, count, _ in counts if count > 1
    ]
    first_order = list(dict.fromkeys(order))
    if first_order != sorted(first_order):
        problems.append("the sections are not in the order that was asked for")
    return ParsedHandover(sections, tuple(problems))


def section_text(body: str, *, known: Container[str] = ()) -> str:
    """Return the user's text of a section in the canonical form of all versions."""
    return _canonical_body(defuse(body, known).split("\n"))


def _find_headings(lines: Sequence[str]) -> Mapping[int, int]:
    """Return the lines that are headings, each with its section.

    Headings in other words or another language are recognized by their position: numbers that rise
    at one level, or exactly as many headings of one level as there are sections.
    """
    named: dict[int, int] = {}
    numbered: dict[str, dict[int, int]] = {}
    levels: dict[str, list[int]] = {}
    for index, line in enumerate(lines):
        if len(line) > _MAX_HEADING_CHARS:
            continue
        if match := _HEADING.fullmatch(line.strip()):
            name = match["name"].lower()
            sections = (section for word, section in _FIRST_WORDS.items() if name.startswith(word))
            named[index] = next(sections)
        heading = _ANY_HEADING.fullmatch(line.strip())
        if heading is None:
            continue
        level = heading["level"]
        levels.setdefault(level, []).append(index)
        numbers_of_level = numbered.setdefault(level, {})
        # a list inside a section starts again, or skips numbers
        if heading["number"] and int(heading["number"]) == len(numbers_of_level) + 1 <= len(
            HANDOVER_SECTIONS
        ):
            numbers_of_level[index] = len(numbers_of_level)
    by_count = [
        {index: section for section, index in enumerate(indices)}
        for indices in levels.values()
        if len(indices) == len(HANDOVER_SECTIONS)
    ]
    return max(({}, named, *numbered.values(), *by_count), key=lambda by: len(set(by.values())))


def _canonical_body(body: Sequence[str]) -> str:
    """Remove trailing spaces and empty lines, and turn headings inside a section into small
    ones.
    """
    rows: list[str] = []
    for line in body:
        row = line.rstrip()
        plain = row.strip()
        if not plain or plain.startswith("```") or set(plain) <= set("-*_="):
            continue
        rows.append(_SUBHEADING.sub("### ", plain, count=1) if plain.startswith("#") else row)
    return "\n".join(rows)


_TAGS = {
    PassageSource.USER: "user",
    PassageSource.CARD: "user",
    PassageSource.CONTEXT: "application",
    PassageSource.AGENT: "agent",
    PassageSource.CALL: "call",
    PassageSource.OUTPUT: "output",
}
_FRAME_TAG = lazy_pattern(
    r"<(?=/?(?:user|application|agent|call|output|previous_document|observations\w{0,20})\b)",
    re.IGNORECASE,
)


class JudgedHandover(Struct, frozen=True):
    """The result of checking an answer: the document, or the problems to report to the model.

    `dropped` holds its lines with quotes or claims that nobody said. The document is usable if
    `problems` is empty.
    """

    handover: Handover
    problems: tuple[str, ...]
    dropped: tuple[str, ...]


def handover_instructions(budget: int, *, previous: Handover | None = None) -> str:
    """Return the instructions for writing a document.

    The material precedes them, or is the current conversation.
    """
    parts = [prompts.DATA, prompts.HANDOVER.format(budget=budget)]
    if previous is not None:
        marked = f"<previous_document>\n{frame_text(body_text(previous))}\n</previous_document>"
        parts += [prompts.HANDOVER_UPDATE, marked]
    return "\n\n".join(parts)


def repair_instructions(problems: Sequence[str]) -> str:
    return prompts.HANDOVER_REPAIR.format(problems="; ".join(problems))


def handover_material(passages: Iterable[Passage]) -> str:
    """Render a stretch as material for a summary: numbered, with speakers, markers defused."""
    rows: list[str] = []
    for passage in passages:
        tag = _TAGS[passage.source]
        description = frame_text(one_line(f"{passage.tool} {passage.what}")).replace(">", "›")
        kept = " stays in the conversation" if passage.kept else ""
        opening = f"<{tag} n={passage.seq}{f' {description}' if description else ''}{kept}>"
        rows.append(f"{opening}\n{frame_text(passage.text)}\n</{tag}>")
    return "\n".join(rows)


def frame_text(text: str) -> str:
    """Return a text that can neither close the frame around it nor open a new one."""
    return _FRAME_TAG.sub("‹", defuse(text))


def judge_handover(
    answer: str,
    quotable: SpokenText,
    *,
    budget: int,
    weigher: MessageWeigher,
    known: frozenset[str] = frozenset(),
) -> JudgedHandover:
    """Check an answer and return the part that can be used.

    `known` holds the digests whose recall lines the answer may repeat. An answer over twice its
    budget is a problem of its own.
    """
    parsed = parse_handover(answer, known=known)
    checked = check_sections(parsed.sections, quotable)
    problems = list(parsed.problems)
    if weigher.exceeds("\n".join(checked.sections), budget * _MAX_BUDGET_FACTOR):
        problems.append(f"it is far longer than {budget} tokens")
    sections = tuple(body or NOTHING for body in checked.sections)
    return JudgedHandover(Handover(sections), tuple(problems), checked.dropped)


_MAX_BUDGET_FACTOR = 2
"""The factor of its budget that an answer may reach. A longer answer is not a summary."""

MIN_LONG_LINE_CHARS = 30
"""The minimum number of characters of a line that is neither a heading nor a common phrase."""
MAX_COPIED_SHARE = 0.5
"""The maximum share of an answer's long lines that may occur word for word in the question."""


def is_echo(answer: str, question: str) -> bool:
    """Return whether an answer only repeats its question, line by line.

    An update keeps what is still true of the previous document, and a document from several parts
    is made of their lines. So these may be repeated, but the previous document only together with
    something new.
    """
    lines = [
        line.strip() for line in answer.split("\n") if len(line.strip()) >= MIN_LONG_LINE_CHARS
    ]
    question = _without_tagged("document", question)
    quoted_lines = _stripped_lines(_without_tagged("previous_document", question))
    lines_of_question = _stripped_lines(question)
    copied = sum(line in quoted_lines for line in lines)
    return copied > len(lines) * MAX_COPIED_SHARE or (
        bool(lines) and all(line in lines_of_question for line in lines)
    )


def _without_tagged(tag: str, text: str) -> str:
    """Return a text without its parts between the tags of that name."""
    pieces, position = [], 0
    while (start := text.find(f"<{tag}", position)) >= 0:
        end = text.find(f"</{tag}>", start)
        if end < 0:
            break
        pieces.append(text[position:start])
        position = end
    return "".join([*pieces, text[position:]])


def _stripped_lines(text: str) -> set[str]:
    return {line.strip() for line in text.split("\n")}
