"""What differs from the version before, as rows: heads, what went, what came."""

import re

from helix_desktop.domain.changes import FileDiff
from helix_desktop.ui.cache.rows import Line, Rows
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import tr

LONGEST = 1_000
_HEAD = re.compile(r"@@ -(\d+)(?:,\d+)? \+(\d+)")


class DiffRows(Rows):
    """All hunks, one below the other."""

    def __init__(self, diff: FileDiff) -> None:
        super().__init__()
        self._lines = [line for hunk in diff.hunks for line in _lines(hunk)]

    @property
    def count(self) -> int:
        return len(self._lines)

    @property
    def columns(self) -> int:
        return max((len(line.text) for line in self._lines), default=0)

    def line(self, at: int) -> Line | None:
        return self._lines[at]


def _lines(hunk: str) -> list[Line]:
    head, *rest = hunk.split("\n")
    found = _HEAD.match(head)
    number = int(found[2]) if found else 1
    lines = [Line(tr("From line {0}").format(f"{number:,}"), tone="mut", tint="panel")]
    for text in rest:
        words = one_line(text.expandtabs(4), LONGEST)
        if text.startswith("-"):
            lines.append(Line(words, tone="fg", tint="rembg"))
            continue
        if text.startswith("+"):
            lines.append(Line(words, number=f"{number:,}", tone="fg", tint="addbg"))
        elif text.startswith(" "):
            lines.append(Line(words, number=f"{number:,}"))
        else:
            continue
        number += 1
    return lines
