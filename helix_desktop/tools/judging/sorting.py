"""Tells options, their values and operands apart, as getopt does, by the row of the command."""

import re
from dataclasses import dataclass, field

from helix_desktop.tools.judging.options import Kind, Row
from helix_desktop.tools.judging.words import Word


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


_NUMBER = re.compile(r"[+-]?[0-9]{1,8}[bkKMGTPEiB]{0,3}")
_RANGES = re.compile(r"[0-9,-]{1,200}")


def sorted_by(row: Row, arguments: list[Word]) -> Sorted:
    """Tell options, values and operands apart; stops at the first that is not in the row."""
    sorting = _Sorting(row, arguments)
    sorting.run()
    return sorting.found


class _Sorting:
    """Goes through the arguments once, as getopt does: options may stand behind operands.

    Programs with an older way are told by their row.
    """

    def __init__(self, row: Row, arguments: list[Word]) -> None:
        self._row = row
        self._rest = arguments[::-1]
        self.found = Sorted()

    def run(self) -> None:
        while self._rest and not self.found.complaint:
            word = self._rest.pop()
            if self._row.old and self.found.operands:
                self.found.operands.append(word)
            elif word.text == "--":
                self.found.operands += self._rest[::-1]
                self._rest = []
            elif word.text.startswith("-") and word.text != "-":
                self._option(word)
            else:
                self.found.operands.append(word)

    def _option(self, word: Word) -> None:
        if not word.literal or (self._row.old and not self._stands_alone(word.text)):
            self._complain(word.raw)
        elif word.text.startswith("--"):
            self._long(word.text)
        elif not (self._row.numeric and word.text[1:].isdecimal() and word.text.isascii()):
            self._short(word.text)

    def _stands_alone(self, text: str) -> bool:
        return text in self._row.plain or text[:2] in self._row.valued

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
            if name in self._row.joined and at < len(text):
                self._value(name, self._row.joined[name], text[at:])
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
        elif isinstance(value, Word) and self._looks_like_option(name, value):
            self._complain(f"{name} {value.raw}")
        elif kind is Kind.PATH:
            self.found.paths.append(value)
        else:
            text = value.text if isinstance(value, Word) else value
            self.found.texts += [value] if isinstance(value, Word) else []
            self.found.values.append(text)
            self._check_number(name, kind, text)

    def _looks_like_option(self, name: str, value: Word) -> bool:
        """Programs do not agree on what that means, except where a pattern is expected."""
        return value.text.startswith("-") and name not in self._row.patterns

    def _check_number(self, name: str, kind: Kind, text: str) -> None:
        pattern = {Kind.NUMBER: _NUMBER, Kind.RANGES: _RANGES}.get(kind)
        if pattern is not None and pattern.fullmatch(text) is None:
            self._complain(f"{name} with `{text}`")

    def _complain(self, what: str) -> None:
        self.found.complaint = f"has an option that is not known to be harmless (`{what}`)"
