"""Numbers and times as a person reads them; all words of the window go through `tr`.

Sentences that the floors below the window wrote, put into the person's language.

Those floors know no languages: they write English, into errors and journals alike. What they can
say stands in a list (resources/sentences.txt, made from their source), and is known again here.
"""

import os
import re
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from string import Formatter

from PySide6.QtCore import QCoreApplication

from helix_desktop.app.environment import resources_folder
from helix_desktop.domain.errors import HelixError


def tr(text: str) -> str:
    """The text in the person's language."""
    return QCoreApplication.translate("helix", text)


def count_text(number: int) -> str:
    return f"{number:,}"


def counted(tokens: int, pace: float) -> int:
    """Tokens of ours as the model counts them; `pace` is what it counts for one of ours."""
    return round(tokens * pace)


def entries_text(count: int) -> str:
    """How many entries of the cache."""
    return tr("1 entry") if count == 1 else tr("{0} entries").format(count_text(count))


def lines_text(count: int) -> str:
    """How many lines a text has."""
    return tr("1 line") if count == 1 else tr("{0} lines").format(count_text(count))


def short_count(number: int) -> str:
    """At most four characters of digits: 940, 12.5 K, 1.2 M."""
    if number < 1_000:
        return str(number)
    scale, unit = (1_000, "K") if number < 999_950 else (1_000_000, "M")
    return f"{number / scale:.1f} {unit}".replace(".0 ", " ")


def size_text(size: int) -> str:
    """Bytes in the largest unit that leaves at least one: 940 B, 48.1 KB, 3.1 GB."""
    if size < 1_000:
        return f"{size} B"
    value, units = float(size), iter(("KB", "MB", "GB", "TB"))
    unit = ""
    while value >= 1_000 and (larger := next(units, "")):
        value, unit = value / 1_000, larger
    return f"{value:.1f} {unit}" if value < 100 else f"{value:.0f} {unit}"


def age_text(seconds: float) -> str:
    """How long ago, in one unit."""
    if seconds < 60:
        return tr("now")
    if seconds < 3_600:
        return tr("{0} min").format(int(seconds // 60))
    if seconds < 86_400:
        return tr("{0} h").format(int(seconds // 3_600))
    return tr("{0} d").format(int(seconds // 86_400))


def duration_text(seconds: float) -> str:
    """A running time: 00:42, 1:02:07."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes:02}:{rest:02}"


def folder_text(folder: str) -> str:
    """A folder as its person calls it: what lies below their home begins with ~."""
    home = os.path.expanduser("~")
    if home != os.sep and (folder == home or folder.startswith(home + os.sep)):
        return "~" + folder[len(home) :]
    return folder


def cost_text(cost: float | None) -> str:
    """What calls cost, with as many digits as tell something; None: nobody knows."""
    if cost is None:
        return tr("price unknown")
    if cost <= 0:
        return tr("free")
    if cost < 0.001:
        return tr("< $0.001")
    return f"${cost:.3f}" if cost < 0.1 else f"${cost:,.2f}"


def lines_words(first: int, last: int) -> str:
    """As in "lines 10–80"."""
    if first == last:
        return tr("line {0}").format(count_text(first))
    return tr("lines {0}–{1}").format(count_text(first), count_text(last) if last else "")


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


def error_parts(error: HelixError) -> tuple[str, str]:
    """What happened, and what was kept and is to be done."""
    return retold(error.message), retold(error.hint)


def error_text(error: HelixError) -> str:
    """Both in one."""
    return " ".join(filter(None, error_parts(error)))


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


class ErrorSentences:
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
def _book() -> ErrorSentences:
    lines = (resources_folder() / "sentences.txt").read_text(encoding="utf-8").splitlines()
    return ErrorSentences([line.replace("\\n", "\n").replace("\\\\", "\\") for line in lines])
