"""The lines of code that tell most: what an agent quotes when it edits a file it has read."""

import re
from collections.abc import Iterable

from helix_desktop.context.texts.fitting import how_many
from helix_desktop.domain.ports import Scales

SHORTEST = 25
"""Characters: shorter lines are in every file."""
LONGEST = 160
_MOST = 6_000
"""Lines that are weighed against each other, the newest."""

_NUMBERED = re.compile(r"\s{0,8}\d{1,6}[→:\t|]\s?")
_DEFINES = re.compile(
    r"(?:export |pub |public |private |async |static |default ){0,4}"
    r"(?:func|def|class|type|interface|struct|impl|const|var|let|function|package|enum|trait)\b|#+ "
)
_LOUD = re.compile(r"error|fail|panic|exception|warning|not found|denied|assert", re.IGNORECASE)
_NAME = re.compile(r"[A-Za-z_]\w{5,}")


def outline(texts: Iterable[str], budget: int, scales: Scales) -> str:
    """The most telling lines of these texts within a budget, in text order, each once."""
    if budget <= 0:
        return ""
    lines: dict[str, None] = {}
    for text in texts:
        for row in text.splitlines():
            line = _NUMBERED.sub("", row, count=1).strip()
            if len(line) >= SHORTEST:
                lines[line[:LONGEST]] = None
    newest = list(lines)[-_MOST:]
    order = sorted(range(len(newest)), key=lambda number: (-_weight(newest[number]), number))
    chosen = [newest[number] for number in order]
    count = how_many(chosen, budget, scales, joint="\n")
    return "\n".join(newest[number] for number in sorted(order[:count]))


def _weight(line: str) -> float:
    defines = 2.5 if _DEFINES.match(line) else 0.0
    loud = 2.0 if _LOUD.search(line) else 0.0
    place = 1.5 if "/" in line else 0.0
    return defines + loud + place + 0.3 * min(len(_NAME.findall(line)), 4) - len(line) / LONGEST
