"""Quotes with file and line; which lines tell most.

Which lines of a text tell something: headings, definitions, what is declared, what went wrong.

And the words of a question, and how well a line answers it.

What the practice model says: extraction from tool outputs, with file and line, nothing else.
"""

import re
from collections.abc import Iterable, Sequence

from helix_desktop.context.texts.plain_text import count_lines
from helix_desktop.providers.practice.conversation import (
    OutputForm,
    QuotedLine,
    files_in,
    folders_in,
    notes_in,
    output_lines,
)
from helix_desktop.providers.practice.requests import COMMON

_TITLE = re.compile(r"#{1,4} \S")
_DEFINED = re.compile(
    r"[ \t]{0,16}(?:(?:export|pub|public|private|static|abstract|default|async)[ \t]{1,4}){0,3}"
    r"(?:class|def|function|fn|func|type|struct|enum|interface|trait|impl)[ \t]{1,4}\w"
)
_DECLARED = re.compile(
    r"[ \t]{0,16}[\"']?(?:name|description|version|module)[\"']?[ \t]{0,4}[=:][ \t]{0,4}\S"
    r"|module[ \t]{1,4}\S"
)
_LOUD = re.compile(
    r"error|fail|panic|exception|traceback|not found|denied|assert|cannot|refused|fatal|warning",
    re.I,
)
_IMPORT = re.compile(r"\s{0,8}(?:from \S{1,200} )?import\b|\s{0,8}(?:use|require|#include|using)\b")
_DOC = re.compile(r"[ \t]{0,16}(?:\"\"\"|'''|//[/!]?|/\*\*?|#)[ \t]{0,4}\w.{12,}")
_WORD = re.compile(r"[A-Za-z_][\w-]*\w|[^\W\d_]{2,}|\d{3,}")
_CJK = re.compile(r"[\u3400-\u4dbf\u4e00-\u9fff\u3040-\u30ff\uac00-\ud7af]{2,}")
_NAME = re.compile(r"[a-z][A-Z]|_|-|\d")
_PROSE = (".md", ".rst", ".txt", ".markdown", ".adoc")
MOST_WORDS = 12


def find_heads(rows: Iterable[QuotedLine], path: str, most: int) -> list[QuotedLine]:
    """What a file says of itself: its headings and definitions, else its first telling lines."""
    every = list(rows)
    if path.endswith((".toml", ".json", ".mod")):
        chosen = [row for row in every if _DECLARED.match(row.text)]
    else:
        opening = [row for row in every[:3] if row.number < 4 and _DOC.match(row.text)][:1]
        prose = path.endswith(_PROSE) or "." not in path
        heading = is_head if prose else _DEFINED.match
        found = (row for row in every if heading(row.text) and row not in opening)
        chosen = [*opening, *found]
    return (chosen or [row for row in every if is_telling(row.text)])[:most]


def first_lines(rows: Iterable[QuotedLine], path: str, most: int) -> list[QuotedLine]:
    """The first lines that say something; of settings what they declare."""
    code = path.endswith((".toml", ".json", ".mod"))
    return [row for row in rows if (_DECLARED.match(row.text) if code else is_telling(row.text))][
        :most
    ]


def is_telling(line: str) -> bool:
    """Headings, definitions and sentences; not rules, blank lines or brackets."""
    return len(re.findall(r"\w", line[:200])) >= 4


def is_head(line: str) -> bool:
    return _TITLE.match(line) is not None or _DEFINED.match(line) is not None


def is_loud(line: str) -> bool:
    return _LOUD.search(line[:600]) is not None


def question_words(question: str) -> list[str]:
    """What a question is about, most telling first: names in code before long words."""
    found: dict[str, None] = {}
    for match in _WORD.finditer(question):
        word = match[0].strip("-").casefold()
        if len(word) > 2 and word not in COMMON and not _CJK.fullmatch(word):
            found.setdefault(word)
    for run in _CJK.findall(question):
        found |= {run[at : at + 2]: None for at in range(0, len(run) - 1, 2)}
    names = {word for word in found if _NAME.search(word) or f"`{word}`" in question.casefold()}
    order = sorted(found, key=lambda word: (word not in names, -len(word)))
    return order[:MOST_WORDS]


def stem(word: str) -> str:
    """The word without its ending, where it has one: enough to meet its other forms."""
    if _NAME.search(word) or len(word) < 6:
        return word
    for ending in ("ings", "ing", "ions", "ion", "ies", "ed", "es", "s", "en", "e"):
        if word.endswith(ending) and len(word) - len(ending) >= 4:
            return word[: -len(ending)]
    return word


def find_answering(
    rows: Sequence[QuotedLine],
    asked: Sequence[str],
    *,
    most: int,
    least: int = 1,
    named: bool = False,
) -> list[QuotedLine]:
    """The lines with most of the words, in the order of the text; definitions before their uses.

    `named`: words in a line's path count as well.
    """
    stems = [stem(word) for word in asked]
    scored: list[tuple[float, int]] = []
    for place, row in enumerate(rows):
        text = row.text[:1_000].casefold()
        text = f"{row.path.casefold()} {text}" if named else text
        has = sum(each in text for each in stems)
        if has >= least and not _IMPORT.match(row.text):
            scored.append((-(has + 0.5 * is_head(row.text)), place))
    best = {place for _, place in sorted(scored)[:most]}
    # what a definition says of itself stands right behind it
    best |= {place + 1 for place in best if is_head(rows[place].text) and _doc_at(rows, place + 1)}
    return [rows[place] for place in sorted(best)]


def _doc_at(rows: Sequence[QuotedLine], place: int) -> bool:
    return place < len(rows) and _DOC.match(rows[place].text) is not None


MOST_SHOWN = 12
"""Lines of a search that are repeated."""
MOST_LINES = 60
"""Lines that were asked for and are repeated."""


def tell_listing(path: str, text: str) -> str:
    folders, files = folders_in(text), files_in(text)
    if not folders and not files:
        return f"{_place(path)} is empty."
    lines = [f"{_place(path)} holds {count_names(text)}:"]
    lines += [f"- {name}/" for name in folders[:20]] + [f"- {name}" for name in files[:20]]
    left = len(folders[20:]) + len(files[20:])
    return "\n".join([*lines, f"…and {left} more." if left else ""]).rstrip()


def tell_reading(path: str, rows: Sequence[QuotedLine], text: str, *, form: OutputForm) -> str:
    """What a file holds, by its headings and definitions."""
    if not rows:
        return f"{path}: {text.strip()[:1_000]}"
    more = " There is more after that." if notes_in(text).startswith("[more") else ""
    first = f"I read lines {rows[0].number} to {rows[-1].number} of {path}.{more}"
    if form is OutputForm.GLANCE:
        first = f"I saw a part of {path}: the whole is in the cache, where I can recall it."
    return "\n".join([first, *show_rows(find_heads(rows, path, 10))])


def tell_lines(path: str, rows: Sequence[QuotedLine]) -> str:
    """Lines that were asked for, word for word."""
    if not rows:
        return f"{path} has no such lines."
    told = [f"{path}:{row.number}  {row.text[:400]}" for row in rows[:MOST_LINES]]
    left = len(rows) - MOST_LINES
    return "\n".join([*told, f"…and {left} more lines." if left > 0 else ""]).rstrip()


def tell_recalled(sha: str, text: str) -> str:
    every, count = output_lines(text), count_lines(text)
    lines = [f"I recalled {sha[:16]}: {plural(count, 'line')}, {len(text):,} characters."]
    lines += [f"> {line[:160]}" for line in every[:8]]
    return "\n".join([*lines, "> …"] if len(every) > 8 else lines)


def tell_search(text: str, hits: Sequence[QuotedLine], *, where: str = ".", note: str = "") -> str:
    place = "this folder" if where == "." else where
    if not hits:
        return f"Nothing in {place} holds “{text[:200]}”."
    files = len({hit.path for hit in hits})
    lines = [f"“{text[:200]}” stands in {plural(len(hits), 'line')} of {plural(files, 'file')}:"]
    lines += [hit.shown for hit in hits[:MOST_SHOWN]]
    left = len(hits) - MOST_SHOWN
    lines += [f"…and {left} more." if left > 0 else "", note]
    return "\n".join(line for line in lines if line)


def tell_overview(
    text: str, read: Sequence[tuple[str, Sequence[QuotedLine]]], path: str = "."
) -> str:
    lines = [f"{'This folder' if path == '.' else path} holds {count_names(text)}."]
    for name, rows in read:
        if telling := first_lines(rows, name, 5):
            lines += ["", f"{name} says:", *show_rows(telling)]
    if folders := folders_in(text):
        lines += ["", "Folders: " + ", ".join(folders[:16]) + ("…" if folders[16:] else "")]
    if not read:
        lines += ["", "There is no README or project file at the top that I could quote."]
    return "\n".join(lines)


def tell_comparison(
    left: tuple[str, Sequence[QuotedLine]], right: tuple[str, Sequence[QuotedLine]]
) -> str:
    """How many lines two files share, and the most telling that only one of them has."""
    (one, first), (other, second) = left, right
    here = {row.text.strip() for row in first if row.text.strip()}
    there = {row.text.strip() for row in second if row.text.strip()}
    lines = [
        f"{one} has {plural(len(first), 'line')}, {other} {plural(len(second), 'line')}; "
        f"they share {len(here & there)} that are not blank."
    ]
    for path, rows, known in ((one, first, there), (other, second, here)):
        alone = [row for row in rows if row.text.strip() and row.text.strip() not in known]
        lines += [
            "",
            f"Only in {path}: {plural(len(alone), 'line')}",
            *show_rows(find_heads(alone, path, 8)),
        ]
    return "\n".join(lines)


def find_evidence(question: Sequence[str], rows: Sequence[QuotedLine], most: int = 8) -> list[str]:
    """Lines that answer a question best, with where they stand."""
    least = 1 if len(question) < 3 else 2
    best = find_answering(rows, question, most=most, least=least)
    return show_rows(best or find_answering(rows, question[:1], most=3))


def show_rows(rows: Iterable[QuotedLine]) -> list[str]:
    return list(dict.fromkeys(row.shown for row in rows))


def count_names(text: str) -> str:
    folders, files = folders_in(text), files_in(text)
    return f"{plural(len(folders), 'folder')} and {plural(len(files), 'file')}"


def plural(count: int, word: str) -> str:
    return f"{count:,} {word}" + ("" if count == 1 else "s")


def _place(path: str) -> str:
    return "The folder" if path == "." else path
