"""What a command line is made of: words, operators and redirections, each with its place."""

from enum import Flag, auto
from typing import TypeAlias

from helix_desktop.domain.values import value


class Trait(Flag):
    """What the shell would still do with a word before a program sees it."""

    NONE = 0
    QUOTED = auto()
    VARIABLE = auto()
    STATUS = auto()
    """`$?`: a number."""
    SUBSTITUTED = auto()
    GLOB = auto()
    BRACE = auto()
    HOME = auto()


@value
class Word:
    """`text` is what a program gets as far as it is written here; `raw` is how it is written.

    `pattern` is the text with every character escaped that a glob would not take as its own.
    """

    text: str
    raw: str
    pattern: str
    traits: Trait
    start: int
    end: int

    def has(self, traits: Trait) -> bool:
        return bool(self.traits & traits)

    @property
    def literal(self) -> bool:
        """Whether a program gets exactly `text`."""
        return not self.traits & ~Trait.QUOTED


@value
class Operator:
    """What stands between commands; a newline is one too. "`" and "$(" open substitutions."""

    text: str


@value
class Redirection:
    """`fd` is the number before it, "" for the usual one; its target is the next word."""

    fd: str
    operator: str


def named(text: str) -> frozenset[str]:
    """The names in a text, as a table is best read."""
    return frozenset(text.split())


Token: TypeAlias = Word | Operator | Redirection


def program(word: str) -> str:
    """What a command is called, wherever it lies."""
    return word.rpartition("/")[2]
