"""User Preferences: what the user demands and forbids, word for word."""

from collections.abc import Sequence

from helix_desktop.context.texts.drafting import Line
from helix_desktop.context.texts.plain import squeezed
from helix_desktop.context.texts.speech import binds, limits, rules
from helix_desktop.context.texts.steps import Turn
from helix_desktop.context.texts.telling import quoted

_LONGEST = 400
_MOST = 16
"""Rules taken from one message."""


def preference_lines(turns: Sequence[Turn]) -> list[Line]:
    """Each demand once, in the user's words; those that say never, always, must weigh most."""
    found: dict[str, Line] = {}
    said = (each for turn in turns for each in (turn.asked, *turn.cards) if each is not None)
    for words in said:
        for rule in rules(words.text)[:_MOST]:
            weight = _weight(rule, words.text)
            line = Line(f"- {quoted(rule, _LONGEST)} [{words.seq}]", words.seq, weight)
            found.setdefault(squeezed(rule), line)
    return list(found.values())


def _weight(rule: str, message: str) -> float:
    """Binding words weigh most; a long message is mostly pasted, so its rules weigh less."""
    weight = 9.0 if binds(rule) or limits(rule) else 3.0
    return weight if len(message) < _PASTED else weight - 3.0


_PASTED = 3_000
"""Characters from which a message is hardly typed."""
