"""Which options a command may have and still only read: a table row, and arguments held against it.

An option that is not in the row asks; there are no abbreviations and no guesses.
"""

import re
from collections.abc import Mapping
from dataclasses import field
from enum import Enum

from helix_desktop.domain.values import value


class Kind(Enum):
    """What the value of an option is."""

    NUMBER = "N"
    RANGES = "R"
    TEXT = "T"
    PATH = "P"


class Operands(Enum):
    """What stands behind the options."""

    NONE = "nothing"
    PATHS = "paths"
    ONE_PATH = "one path"
    PATTERN_PATHS = "a pattern, then paths"
    TEXT = "any text"


@value
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
    old: bool = False
    """It does not read options as getopt does: one in each argument, none behind an operand."""
    enters: bool = False
    """It reads what lies in a folder it is given, through links."""


_TOKEN = re.compile(
    r"(?P<name>--?[^\[=!?]+)(?:(?P<joined>\[)?=(?P<kind>[NRTP])\]?)?(?P<marks>[!?]*)"
)


def row(
    operands: Operands,
    spec: str,
    *,
    numeric: bool = False,
    glued: bool = True,
    old: bool = False,
    enters: bool = False,
) -> Row:
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
        old=old,
        enters=enters,
    )
