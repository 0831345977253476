"""Which lines of a text tell something: headings, definitions, what is declared, what went wrong.

And the words of a question, and how well a line answers it.
"""

import re
from collections.abc import Iterable, Sequence

from helix_desktop.providers.practice.outputs import Row
from helix_desktop.providers.practice.vocabulary import COMMON

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


def heads(rows: Iterable[Row], path: str, most: int) -> list[Row]:
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
    return (chosen or [row for row in every if tells(row.text)])[:most]


def said(rows: Iterable[Row], path: str, most: int) -> list[Row]:
    """The first lines that say something; of settings what they declare."""
    code = path.endswith((".toml", ".json", ".mod"))
    return [row for row in rows if (_DECLARED.match(row.text) if code else tells(row.text))][:most]


def tells(line: str) -> bool:
    """Headings, definitions and sentences; not rules, blank lines or brackets."""
    return len(re.findall(r"\w", line[:200])) >= 4


def is_head(line: str) -> bool:
    return _TITLE.match(line) is not None or _DEFINED.match(line) is not None


def is_loud(line: str) -> bool:
    return _LOUD.search(line[:600]) is not None


def words(question: str) -> list[str]:
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


def answering(
    rows: Sequence[Row],
    asked: Sequence[str],
    *,
    most: int,
    least: int = 1,
    named: bool = False,
) -> list[Row]:
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


def _doc_at(rows: Sequence[Row], place: int) -> bool:
    return place < len(rows) and _DOC.match(rows[place].text) is not None
