"""User Preferences: what the user demands and forbids, word for word."""

from collections.abc import Sequence

from helix_desktop.context.cues import BINDING
from helix_desktop.context.drafting import Line
from helix_desktop.context.plain import squeezed
from helix_desktop.context.speech import rules
from helix_desktop.context.steps import Turn
from helix_desktop.context.telling import quoted

_LONGEST = 400
_MOST = 16
"""Rules taken from one message."""


def preference_lines(turns: Sequence[Turn]) -> list[Line]:
    """Each demand once, in the user's words; those that say never, always, must weigh most."""
    found: dict[str, Line] = {}
    for turn in turns:
        if turn.asked is None:
            continue
        for rule in rules(turn.asked.text)[:_MOST]:
            weight = 9 if BINDING.search(rule) else 3
            line = Line(f"- {quoted(rule, _LONGEST)} [{turn.asked.seq}]", turn.asked.seq, weight)
            found.setdefault(squeezed(rule), line)
    return list(found.values())
