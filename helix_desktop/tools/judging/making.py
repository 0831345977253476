"""A word while it is being read: its text, its glob pattern and what the shell would do with it."""

import re

from helix_desktop.tools.judging.words import Trait, Word

_SPECIAL = re.compile(r"([*?\[\]\\])")
_EVERY = re.compile(r"([^/])", re.DOTALL)
"""Not between folders: a pattern is taken apart there, quoted or not."""
_NONE = Trait.NONE
_TILDE_AFTER = ("=", ":")
"""Bash expands `a=~` and `a=b:~` in arguments, too."""


class WordInMaking:
    """Collects the pieces of one word; `began` is None while there is none."""

    def __init__(self) -> None:
        self.began: int | None = None
        self._texts: list[str] = []
        self._patterns: list[str] = []
        self._traits = _NONE

    def begin(self, at: int) -> None:
        if self.began is None:
            self.began = at

    def add(self, text: str, trait: Trait = Trait.NONE) -> None:
        """Text that a glob takes as it is; unquoted, `-` and `!` still count in brackets."""
        special = _EVERY if trait is not _NONE and trait & Trait.QUOTED else _SPECIAL
        self._texts.append(text)
        self._patterns.append(special.sub(r"\\\1", text))
        self.mark(trait)

    def add_glob(self, char: str) -> None:
        self._texts.append(char)
        self._patterns.append(char)
        if char != "]":
            self.mark(Trait.GLOB)

    def add_tilde(self) -> None:
        leads = not self._texts or self._texts[-1].endswith(_TILDE_AFTER)
        self.add("~", Trait.HOME if leads else Trait.NONE)

    def mark(self, trait: Trait) -> None:
        if self._traits is _NONE:  # putting flags together costs more than all the rest
            self._traits = trait
        elif trait is not _NONE and trait is not self._traits:
            self._traits |= trait

    def finish(self, source: str, end: int) -> Word:
        """The word from where it began up to `end`, and start anew."""
        start = end if self.began is None else self.began
        text, pattern = "".join(self._texts), "".join(self._patterns)
        word = Word(text, source[start:end], pattern, self._traits, start, end)
        self.began, self._traits = None, _NONE
        self._texts, self._patterns = [], []
        return word
