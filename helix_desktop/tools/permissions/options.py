"""The options and operands of commands that only read, parsed and checked by a table row per
command.

Options, values and operands are told apart as getopt does. An option that is not in the row asks;
there are no abbreviations and no guesses. The check returns a complaint that follows the command's
name, or "".
"""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

import msgspec
from msgspec import Struct

from helix_desktop.domain.phrase import Phrase
from helix_desktop.tools.permissions.shell_lexer import ShellWord


class OptionKind(Enum):
    """The kind of an option's value."""

    NUMBER = "N"
    RANGES = "R"
    TEXT = "T"
    PATH = "P"


class OperandKind(Enum):
    """The kind of the operands."""

    NONE = "nothing"
    PATHS = "paths"
    ONE_PATH = "one path"
    PATTERN_PATHS = "a pattern, then paths"
    TEXT = "any text"


class CommandRow(Struct, frozen=True):
    """The row of one command.

    `joined` options have a value only behind `=`; `-20` may be a number.
    """

    operands: OperandKind
    plain: frozenset[str]
    valued: Mapping[str, OptionKind] = msgspec.field(default_factory=dict)
    joined: Mapping[str, OptionKind] = msgspec.field(default_factory=dict)
    numeric: bool = False
    patterns: frozenset[str] = frozenset()
    """Options that give the pattern, so that all operands are paths."""
    glued: bool = True
    """Whether a value may be in the same argument as its short option."""


_TOKEN = re.compile(r"(?P<name>--?[^\[=!?]+)(?:(?P<joined>\[)?=(?P<kind>[NRTP])\]?)?(?P<mark>[?]?)")


_MARKS = {"numeric", "unglued"}


def command_row(operands: OperandKind, spec: str, marks: Collection[str] = ()) -> CommandRow:
    """Parse a row's text: `-l` is plain, `-n=N` has a value, `--color[=T]` a value only joined.

    `?` behind an option: the operands have no pattern. `marks` of `_MARKS` are
    fields of the row that are switched over.
    """
    assert _MARKS.issuperset(marks), spec
    plain: set[str] = set()
    valued: dict[str, OptionKind] = {}
    joined: dict[str, OptionKind] = {}
    patterns: set[str] = set()
    for token in spec.split():
        found = _TOKEN.fullmatch(token)
        assert found is not None, token
        name, kind = found["name"], found["kind"]
        if kind and not found["joined"]:
            valued[name] = OptionKind(kind)
        else:
            plain.add(name)
            joined |= {name: OptionKind(kind)} if kind else {}
        patterns |= {name} if found["mark"] else set()
    return CommandRow(
        operands,
        frozenset(plain),
        valued,
        joined,
        numeric="numeric" in marks,
        patterns=frozenset(patterns),
        glued="unglued" not in marks,
    )


_TABLE_ROW = re.compile(r"^(\S.*?): (.*(?:\n .*)*)", re.MULTILINE)
_OPERANDS = {
    "none": OperandKind.NONE,
    "paths": OperandKind.PATHS,
    "one-path": OperandKind.ONE_PATH,
    "pattern": OperandKind.PATTERN_PATHS,
    "text": OperandKind.TEXT,
}


def command_table(text: str) -> dict[str, CommandRow]:
    """Parse a table whose rows are `name, other name: OPERANDS [MARKS] OPTIONS`.

    A row goes on in indented lines; OPERANDS are a word of `_OPERANDS`, MARKS and OPTIONS as for
    `command_row`.
    """
    rows: dict[str, CommandRow] = {}
    for names, cell in _TABLE_ROW.findall(text):
        operands, *words = cell.split()
        marks = {word for word in words if not word.startswith("-")}
        spec = " ".join(word for word in words if word not in marks)
        rows |= dict.fromkeys(names.split(", "), command_row(_OPERANDS[operands], spec, marks))
    return rows


@dataclass(slots=True)
class SortedArguments:
    """The arguments of one call, sorted by a row; `complaint` if one is not in it."""

    options: list[str] = field(default_factory=list)
    paths: list[ShellWord | str] = field(default_factory=list)
    texts: list[ShellWord] = field(default_factory=list)
    values: list[str] = field(default_factory=list)
    """All text values, also those glued to their option."""
    operands: list[ShellWord] = field(default_factory=list)
    complaint: str = ""


_NUMBER = re.compile(r"[+-]?[0-9]{1,8}[bkKMGTPEiB]{0,3}")
_RANGES = re.compile(r"[0-9,-]{1,200}")


def sort_arguments(row: CommandRow, arguments: list[ShellWord]) -> SortedArguments:
    """Sort options, values and operands; stop at the first argument that is not in the row."""
    sorting = _Sorting(row, arguments)
    sorting.run()
    return sorting.found


def option_values(words: Sequence[ShellWord], names: Sequence[str]) -> list[str]:
    """Return the values of an option, behind it or joined by `=`."""
    texts = [word.text for word in words]
    found: list[str] = []
    for at, text in enumerate(texts):
        name, equals, told = text.partition("=")
        if name in names:
            found += [told] if equals else texts[at + 1 : at + 2]
    return found


def may_mean(word: str, names: Iterable[str]) -> bool:
    """Return whether a word is one of these long options, or the beginning of one: many programs
    take any beginning that is clear."""
    name = word.partition("=")[0]
    return name.startswith("--") and name != "--" and any(each.startswith(name) for each in names)


class _Sorting:
    """One pass over the arguments, as in getopt: options may follow operands.

    Programs with older rules are marked in their row.
    """

    def __init__(self, row: CommandRow, arguments: list[ShellWord]) -> None:
        self._row = row
        self._rest = arguments[::-1]
        self.found = SortedArguments()

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

    def _option(self, word: ShellWord) -> None:
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
        """Read `-la`, `-n5`, `-rne pattern`; or a long option with a single dash."""
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
            if name in self._row.joined and at < len(text):
                self._value(name, self._row.joined[name], text[at:])
                return
            if name not in self._row.plain:
                self._complain(name if len(text) == 2 else f"{name} in {text}")
                return
            self.found.options.append(name)

    def _value(self, name: str, kind: OptionKind, text: str | None) -> None:
        """Read a value glued to its option, or the next argument."""
        self.found.options.append(name)
        value: ShellWord | str | None = text
        if value is None:
            value = self._rest.pop() if self._rest else None
        if value is None:
            self._complain(Phrase("{name} without its value", name=name))
        elif (
            isinstance(value, ShellWord)
            and value.text.startswith("-")
            and name not in self._row.patterns
        ):
            # programs disagree about such values, except about patterns
            self._complain(f"{name} {value.raw}")
        elif kind is OptionKind.PATH:
            self.found.paths.append(value)
        else:
            text = value.text if isinstance(value, ShellWord) else value
            self.found.texts += [value] if isinstance(value, ShellWord) else []
            self.found.values.append(text)
            self._check_number(name, kind, text)

    def _check_number(self, name: str, kind: OptionKind, text: str) -> None:
        pattern = {OptionKind.NUMBER: _NUMBER, OptionKind.RANGES: _RANGES}.get(kind)
        if pattern is not None and pattern.fullmatch(text) is None:
            self._complain(Phrase("{name} with `{text}`", name=name, text=text))

    def _complain(self, what: str) -> None:
        self.found.complaint = Phrase("has an option that may be unsafe (`{what}`)", what=what)
