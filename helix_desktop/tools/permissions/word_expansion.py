"""The words of a command as its program gets them, with every pattern expanded.

The expanded words are judged, so that no option, no secret and no link comes out of a pattern
unseen.
"""

from collections.abc import Sequence

from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.tools.permissions.command_paths import (
    CommandPaths,
    is_pattern,
    literal_prefix,
    match_glob,
)
from helix_desktop.tools.permissions.shell_lexer import ShellWord, WordTrait

MOST_MATCHES = 500
"""Most files that a pattern may stand for."""

_OPTION_LIKE = ("-", "+", "!", "(", ")", ",", "@", ":", "=", "%", "~")
"""Beginnings of words that a program might not take for a file."""


def _too_many(pattern: str) -> Phrase:
    return Phrase(
        "has a pattern that cannot be told, or stands for too many files (`{pattern}`)",
        pattern=pattern,
    )


def _like_option(pattern: str) -> Phrase:
    return Phrase(
        "has a pattern that stands for a file whose name looks like an option (`{pattern}`)",
        pattern=pattern,
    )


def expand_words(
    words: Sequence[ShellWord], site: CommandPaths, base: str
) -> tuple[list[ShellWord], str]:
    """Return the words in order, and why they are uncertain ("" if they are certain).

    A word from a pattern keeps its trait, and is rejected where no path is expected.
    """
    found: list[ShellWord] = []
    for word in words:
        if not word.has(WordTrait.GLOB) or word.has(~(WordTrait.GLOB | WordTrait.QUOTED)):
            found.append(word)
            continue
        if not is_pattern(word.pattern):
            found.append(replace(word, traits=word.traits & ~WordTrait.GLOB))
            continue
        if trouble := site.complaint(base, literal_prefix(word.pattern)):
            return found, trouble
        names = match_glob(base, word.pattern, MOST_MATCHES)
        if names is None or len(found) + len(names) > MOST_MATCHES:
            return found, _too_many(word.raw)
        if any(name.startswith(_OPTION_LIKE) for name in names):
            return found, _like_option(word.raw)
        found += [replace(word, text=name) for name in names or [word.text]]
    return found, ""
