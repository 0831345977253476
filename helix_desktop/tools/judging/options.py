"""Which options a command may have and still only read: a table row, and arguments held against it.

An option that is not in the row asks; there are no abbreviations and no guesses.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from helix_desktop.tools.judging.words import Word


class Kind(Enum):
    """What the value of an option is."""

    NUMBER = "N"
    TEXT = "T"
    PATH = "P"


class Operands(Enum):
    """What stands behind the options."""

    NONE = "nothing"
    PATHS = "paths"
    ONE_PATH = "one path"
    PATTERN_PATHS = "a pattern, then paths"
    TEXT = "any text"


@dataclass(frozen=True, slots=True)
class Row:
    """One command. `joined` options have a value only behind `=`; `-20` may be a number."""

    operands: Operands
    plain: frozenset[str]
    valued: Mapping[str, Kind] = field(default_factory=dict)
    joined: Mapping[str, Kind] = field(default_factory=dict)
    numeric: bool = False
    follows: frozenset[str] = frozenset()
    """Options with which it goes through links below a folder."""
    patterns: frozenset[str] = frozenset()
    """Options that give the pattern, so that all operands are paths."""
    glued: bool = True
    """Whether a value may stand in the same argument as its short option."""


@dataclass(slots=True)
class Sorted:
    """The arguments of one call, told apart by a row; `complaint` if one is not in it."""

    options: list[str] = field(default_factory=list)
    paths: list[Word | str] = field(default_factory=list)
    texts: list[Word] = field(default_factory=list)
    values: list[str] = field(default_factory=list)
    """All values that are text, also those glued to their option."""
    operands: list[Word] = field(default_factory=list)
    complaint: str = ""


_NUMBER = re.compile(r"[+-]?[0-9]{1,12}[bkKMGTPEiB]{0,3}")
_TOKEN = re.compile(
    r"(?P<name>--?[^\[=!?]+)(?:(?P<joined>\[)?=(?P<kind>[NTP])\]?)?(?P<marks>[!?]*)"
)


def row(operands: Operands, spec: str, *, numeric: bool = False, glued: bool = True) -> Row:
    """A row from text: `-l` plain, `-n=N` with a value, `--color[=T]` with a value only joined.

    `!` behind an option: it follows links. `?`: with it no pattern stands among the operands.
    """
    plain: set[str] = set()
    valued: dict[str, Kind] = {}
    joined: dict[str, Kind] = {}
    marked: dict[str, set[str]] = {"!": set(), "?": set()}
    for token in spec.split():
        found = _TOKEN.fullmatch(token)
        assert found is not None, token
        name, kind = found["name"], found["kind"]
        if kind and not found["joined"]:
            valued[name] = Kind(kind)
        else:
            plain.add(name)
            joined |= {name: Kind(kind)} if kind else {}
        for mark in found["marks"]:
            marked[mark].add(name)
    return Row(
        operands,
        frozenset(plain),
        valued,
        joined,
        numeric=numeric,
        follows=frozenset(marked["!"]),
        patterns=frozenset(marked["?"]),
        glued=glued,
    )


def sorted_by(row: Row, arguments: list[Word]) -> Sorted:
    """Tell options, values and operands apart; stops at the first that is not in the row."""
    sorting = _Sorting(row, arguments)
    sorting.run()
    return sorting.found


class _Sorting:
    """Goes through the arguments once, as getopt does: options may stand behind operands."""

    def __init__(self, row: Row, arguments: list[Word]) -> None:
        self._row = row
        self._rest = arguments[::-1]
        self.found = Sorted()

    def run(self) -> None:
        while self._rest and not self.found.complaint:
            word = self._rest.pop()
            if word.text == "--":
                self.found.operands += self._rest[::-1]
                self._rest = []
            elif word.text.startswith("-") and word.text != "-":
                self._option(word)
            else:
                self.found.operands.append(word)

    def _option(self, word: Word) -> None:
        if not word.literal:
            self._complain(word.raw)
        elif word.text.startswith("--"):
            self._long(word.text)
        elif not (self._row.numeric and word.text[1:].isdecimal() and word.text.isascii()):
            self._short(word.text)

    def _long(self, text: str) -> None:
        name, equals, value = text.partition("=")
        if not equals and name in self._row.plain:
            self.found.options.append(name)
        elif name in self._row.valued:
            self._value(name, self._row.valued[name], value if equals else None)
        elif equals and name in self._row.joined:
            self._value(name, self._row.joined[name], value)
        else:
            self._complain(name)

    def _short(self, text: str) -> None:
        """`-la`, `-n5`, `-rne pattern`; or a long one with a single dash."""
        if text in self._row.plain:
            self.found.options.append(text)
            return
        if text in self._row.valued:
            self._value(text, self._row.valued[text], None)
            return
        for at, letter in enumerate(text[1:], 2):
            name = f"-{letter}"
            if name in self._row.valued and (self._row.glued or at == len(text)):
                self._value(name, self._row.valued[name], text[at:] or None)
                return
            if name not in self._row.plain:
                self._complain(name if len(text) == 2 else f"{name} in {text}")
                return
            self.found.options.append(name)

    def _value(self, name: str, kind: Kind, text: str | None) -> None:
        """A value glued to its option, or the next argument."""
        self.found.options.append(name)
        value: Word | str | None = text
        if value is None:
            value = self._rest.pop() if self._rest else None
        if value is None:
            self._complain(f"{name} without its value")
        elif kind is Kind.PATH:
            self.found.paths.append(value)
        else:
            text = value.text if isinstance(value, Word) else value
            self.found.texts += [value] if isinstance(value, Word) else []
            self.found.values.append(text)
            self._check_number(name, kind, text)

    def _check_number(self, name: str, kind: Kind, text: str) -> None:
        if kind is Kind.NUMBER and _NUMBER.fullmatch(text) is None:
            self._complain(f"{name} with `{text}`")

    def _complain(self, what: str) -> None:
        self.found.complaint = f"has an option that is not known to be harmless (`{what}`)"
