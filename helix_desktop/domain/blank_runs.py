"""Shows long runs of blanks and empty lines as a count in texts that the user approves.

Otherwise whatever follows 200 line breaks or 4,000 blanks would be outside the card. Hidden
characters are spelled out before (`show_hidden`) and count as blanks here. The text that runs never
changes.
"""

import re
from collections.abc import Callable

from helix_desktop.domain.phrase import Phrase

MAX_BLANK_LINES = 3
MAX_BLANKS = 40
MAX_TABS = 8
MAX_HIDDEN = 4

_HIDDEN = r"⟨U\+[0-9A-F]{4,6}⟩"
_ESCAPED = (
    r"\\(?:[nrtvf]|u(?:000[9A-Da-d]|00[28aA]0|0085|20[0-6][0-9A-Fa-f]|3000|[fF][eE][fF][fF]))"
)
"""A blank in the arguments of a call, which are JSON."""

# compiled when a text is first searched, since every start imports this module
_BLANK = rf"{_HIDDEN}|{_ESCAPED}|\s"
_LONG_RUN = rf"(?:\s|{_HIDDEN}|{_ESCAPED}){{{MAX_HIDDEN + 1},}}"

TranslateText = Callable[[str], str]


def count_blanks(text: str, *, translate: TranslateText = str) -> str:
    """Return the text with a count in place of each long run of blanks; `translate` translates."""
    return re.sub(_LONG_RUN, lambda run: _describe_run(run[0], translate), text)


def is_blank(line: str) -> bool:
    """Whether a line shows nothing, or only hidden characters that are spelled out."""
    return not line.strip() or not re.sub(rf"{_HIDDEN}|\s", "", line)


def _describe_run(run: str, translate: TranslateText) -> str:
    first, *lines = run.split("\n")
    described = [_count_on_line(first, translate)]
    if len(lines) - 1 > MAX_BLANK_LINES:
        described.append(translate(blank_lines_text(len(lines) - 1)))
        lines = lines[-1:]
    return "\n".join([*described, *(_count_on_line(line, translate) for line in lines)])


def _count_on_line(blanks: str, translate: TranslateText) -> str:
    characters = re.findall(_BLANK, blanks)
    tabs, hidden = blanks.count("\t"), sum(len(character) > 1 for character in characters)
    if len(characters) <= MAX_BLANKS and tabs <= MAX_TABS and hidden <= MAX_HIDDEN:
        return blanks
    count = len(characters)
    if tabs == count:
        return translate(Phrase.counted(count, "⟨{count} tab⟩", "⟨{count} tabs⟩"))
    if hidden == count and blanks.startswith("⟨"):
        return translate(
            Phrase.counted(count, "⟨{count} hidden character⟩", "⟨{count} hidden characters⟩")
        )
    return translate(Phrase.counted(count, "⟨{count} blank⟩", "⟨{count} blanks⟩"))


def blank_lines_text(count: int) -> str:
    return Phrase.counted(count, "⟨{count} blank line⟩", "⟨{count} blank lines⟩")
