"""Long runs of blanks in a text that the user has to approve, shown as a count.

Otherwise the part behind 200 line breaks or 4,000 blanks is outside the card. Hidden characters are
already spelled out (`show_hidden`) and count as blanks here. The text that runs never changes.
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
_PIECE = rf"{_HIDDEN}|{_ESCAPED}|\s"
_RUN = rf"(?:\s|{_HIDDEN}|{_ESCAPED}){{{MAX_HIDDEN + 1},}}"
_CHANGED_LINES = (
    rf"(?m)^([-+ ])(?:[^\S\n]|{_HIDDEN})*\n(?:\1(?:[^\S\n]|{_HIDDEN})*\n){{{MAX_BLANK_LINES},}}"
)

Worded = Callable[[str], str]


def count_blanks(text: str, *, is_change: bool = False, worded: Worded = str) -> str:
    """Return the text with a count in place of each long run of blanks.

    With `is_change`, lines begin with `+`, `-`, or a blank, as in a diff. `worded` translates.
    """
    if is_change:
        text = re.sub(
            _CHANGED_LINES,
            lambda run: f"{run[1]}{worded(_blank_lines(run[0].count(chr(10))))}\n",
            text,
        )
    return re.sub(_RUN, lambda run: _describe_run(run[0], worded), text)


def _describe_run(run: str, worded: Worded) -> str:
    first, *lines = run.split("\n")
    parts = [_counted_on_line(first, worded)]
    if len(lines) - 1 > MAX_BLANK_LINES:
        parts.append(worded(_blank_lines(len(lines) - 1)))
        lines = lines[-1:]
    return "\n".join([*parts, *(_counted_on_line(line, worded) for line in lines)])


def _counted_on_line(blanks: str, worded: Worded) -> str:
    pieces = re.findall(_PIECE, blanks)
    tabs, hidden = blanks.count("\t"), sum(len(piece) > 1 for piece in pieces)
    if len(pieces) <= MAX_BLANKS and tabs <= MAX_TABS and hidden <= MAX_HIDDEN:
        return blanks
    count = len(pieces)
    if tabs == count:
        return worded(Phrase.counted(count, "⟨{count} tab⟩", "⟨{count} tabs⟩"))
    if hidden == count and blanks.startswith("⟨"):
        return worded(
            Phrase.counted(count, "⟨{count} hidden character⟩", "⟨{count} hidden characters⟩")
        )
    return worded(Phrase.counted(count, "⟨{count} blank⟩", "⟨{count} blanks⟩"))


def _blank_lines(count: int) -> str:
    return Phrase.counted(count, "⟨{count} blank line⟩", "⟨{count} blank lines⟩")
