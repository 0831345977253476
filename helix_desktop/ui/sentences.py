"""Sentences that the floors below the window wrote, put into the person's language.

Those floors know no languages: they write English, into errors and journals alike. What they can
say stands in a list (resources/sentences.txt, made from their source), and is known again here.
"""

import re
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from string import Formatter

from helix_desktop.app.paths import resources
from helix_desktop.domain.errors import HelixError
from helix_desktop.ui.words import tr

DEEP = 3
"""A value in a sentence can be a sentence, and so can one in that."""
LONG = 4_000
"""Characters of a text that are looked at: what is longer is no sentence of ours."""
TOGETHER = 3
"""So many sentences next to each other are filed as one text at most."""
_ENDS = re.compile(r"(?<=[.!?…”])\s+(?=[A-Z“\"`])")


def retold(text: str, deep: int = DEEP) -> str:
    """The text in the person's language as far as it is known; all else stays as it is."""
    if not text or len(text) > LONG or not deep:
        return text
    whole = _book().said(text, deep)
    if whole is not None:
        return whole
    if "\n" in text:
        return "\n".join(retold(line, deep) for line in text.split("\n"))
    return _by_sentence(text, deep)


def worded(error: HelixError) -> tuple[str, str]:
    """What happened, and what was kept and is to be done."""
    return retold(error.message), retold(error.hint)


def told(error: HelixError) -> str:
    """Both in one."""
    return " ".join(filter(None, worded(error)))


def _by_sentence(text: str, deep: int) -> str:
    """Several sentences behind each other, each by itself or with those it is filed with."""
    marks = [0, *(found.end() for found in _ENDS.finditer(text)), len(text)]
    if len(marks) < 3:
        return text
    parts, at = [], 0
    while at < len(marks) - 1:
        last = min(at + TOGETHER, len(marks) - 1)
        part = text[marks[at] : marks[at + 1]]
        found, step = part.rstrip(), 1
        for end in range(last, at, -1):
            known = _book().said(text[marks[at] : marks[end]].rstrip(), deep)
            if known is not None:
                found, step = known, end - at
                break
        parts.append(found)
        at += step
    return " ".join(parts)


class Sentence:
    """As it is filed, with places for values."""

    def __init__(self, template: str) -> None:
        self.template = template
        self._pieces = [""]
        for words, field, _, _ in Formatter().parse(template):
            self._pieces[-1] += words
            if field is not None:
                self._pieces.append("")
        self.weight = sum(map(len, self._pieces))

    @property
    def open(self) -> bool:
        """Whether anything in it changes."""
        return len(self._pieces) > 1

    @property
    def begins(self) -> str:
        return self._pieces[0]

    def values(self, text: str) -> list[str] | None:
        """What stands in its places if the text is this sentence; each as short as it can be."""
        first, *between, last = self._pieces
        end = len(text) - len(last)
        if not text.startswith(first) or not text.endswith(last) or end < len(first):
            return None
        cuts = [(0, len(first))]
        for piece in between:
            at = text.find(piece, cuts[-1][1], end)
            if at < 0:
                return None
            cuts.append((at, at + len(piece)))
        cuts.append((end, len(text)))
        return [text[before[1] : after[0]] for before, after in pairwise(cuts)]


class Book:
    """All sentences, found by how they begin."""

    KEY = 3

    def __init__(self, templates: Sequence[str]) -> None:
        self._plain: dict[str, str] = {}
        self._open: dict[str, list[Sentence]] = defaultdict(list)
        for template in templates:
            made = Sentence(template)
            if made.open:
                self._open[made.begins[: self.KEY]].append(made)
            else:
                self._plain[made.begins] = template

    def said(self, text: str, deep: int) -> str | None:
        """None for what is not in it. Of several that fit the one with most words of its own."""
        if text in self._plain:
            return tr(self._plain[text]).format()
        found: tuple[int, Sentence, list[str]] | None = None
        for made in self._near(text):
            values = made.values(text)
            if values is not None and (found is None or made.weight > found[0]):
                found = made.weight, made, values
        if found is None:
            return None
        _, made, values = found
        inner = [retold(value, deep - 1) for value in values]
        try:
            return tr(made.template).format(*inner)
        except (IndexError, KeyError, ValueError):
            return text  # a translation with other places

    def _near(self, text: str) -> list[Sentence]:
        return [each for size in range(self.KEY + 1) for each in self._open.get(text[:size], ())]


@cache
def _book() -> Book:
    lines = (resources() / "sentences.txt").read_text(encoding="utf-8").splitlines()
    return Book([line.replace("\\n", "\n").replace("\\\\", "\\") for line in lines])
