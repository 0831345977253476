"""The exact text of a block as lines of a code box: any size, only what is looked at is drawn.

A text of megabytes is cut into lines once; a long line is broken where the box ends.
"""

from helix_desktop.domain.values import value
from helix_desktop.ui.plain import visible

LARGEST = 8 * 1024 * 1024
"""Characters of a text that are shown; the whole of it is in the store."""


@value
class TextLines:
    """A text and where its lines begin and end when they are so many letters wide."""

    text: str
    columns: int
    spans: tuple[tuple[int, int], ...]

    @classmethod
    def of(cls, text: str, columns: int) -> "TextLines":
        shown, columns = text[:LARGEST], max(20, columns)
        spans: list[tuple[int, int]] = []
        start = 0
        for line in shown.split("\n"):
            end = start + len(line)
            if len(line) <= columns:
                spans.append((start, end))
            else:
                cuts = range(start, end, columns)
                spans += [(cut, min(cut + columns, end)) for cut in cuts]
            start = end + 1
        return cls(shown, columns, tuple(spans))

    def __len__(self) -> int:
        return len(self.spans)

    def line(self, at: int) -> str:
        """One line, with what does not show made visible."""
        start, end = self.spans[at]
        return visible(self.text[start:end]).replace("\n", "\ufffd").replace("\t", "    ")
