"""A line of a document in the making: its text, where it comes from, how much it matters."""

import re

from helix_desktop.domain.values import value

_CODED = re.compile(r"`([^`\n]{1,400})`")


@value
class Line:
    """One line; the weight decides what stays when room is short (10 = goes last)."""

    text: str
    seq: int
    weight: float

    @property
    def subject(self) -> str:
        """What the line is about: the first thing it names as code."""
        found = _CODED.search(self.text)
        return found.group(1) if found else ""
