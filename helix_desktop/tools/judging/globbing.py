"""What a glob stands for, told as bash does without special options.

Bounded: it lists only the folders that the pattern names, and gives up behind a number of names.
"""

import os
import re
from itertools import islice

from helix_desktop.tools.judging.patterns import StepPattern

MOST_SEEN = 5_000
"""Names looked at for one pattern."""

_ESCAPE = re.compile(r"\\(.)", re.DOTALL)


def matches(base: str, pattern: str, most: int) -> list[str] | None:
    """The paths that `pattern` stands for in `base`, in bash's order; none: it stays as it is.

    None where that cannot be told.
    """
    steps = pattern.split("/")
    if "" in steps[1:-1]:
        return None
    found = [""]
    for at, step in enumerate(steps):
        last = at == len(steps) - 1
        asked = StepPattern(step)
        if not asked.active:
            found = _literal(base, found, _ESCAPE.sub(r"\1", step), last=last)
            continue
        fitting = _fitting(base, found, asked)
        if fitting is None or len(fitting) > most:
            return None
        found = fitting if last else [path + "/" for path in fitting if _is_folder(base, path)]
    return sorted(found, key=os.fsencode)


def is_pattern(pattern: str) -> bool:
    """Whether it stands for other names at all: `[` without `]` does not."""
    return any(StepPattern(step).active for step in pattern.split("/"))


def literal_lead(pattern: str) -> str:
    """The folders a pattern names before it begins to be one: `/etc/` of `/etc/*.conf`."""
    steps = pattern.split("/")
    active = (at for at, step in enumerate(steps) if StepPattern(step).active)
    lead = steps[: next(active, len(steps))]
    return _ESCAPE.sub(r"\1", "/".join([*lead, ""])) if lead else ""


def _literal(base: str, found: list[str], name: str, *, last: bool) -> list[str]:
    """Those paths that have it; before the last step only folders go on."""
    if not last:
        return [f"{path}{name}/" for path in found if _is_folder(base, f"{path}{name}/")]
    return [path + name for path in found if _is_there(base, path + name)]


def _fitting(base: str, found: list[str], asked: StepPattern) -> list[str] | None:
    fitting: list[str] = []
    seen = 0
    for path in found:
        names = _names(os.path.join(base, path))
        told = [asked.fits(name) for name in names] if not asked.odd else [None]
        seen += len(names)
        if None in told or seen > MOST_SEEN:
            return None
        fitting += [path + name for name, fits in zip(names, told, strict=True) if fits]
    return fitting


def _is_there(base: str, path: str) -> bool:
    try:
        return os.path.lexists(os.path.join(base, path))
    except ValueError:
        return False


def _is_folder(base: str, path: str) -> bool:
    try:
        return os.path.isdir(os.path.join(base, path))
    except ValueError:
        return False


def _names(folder: str) -> list[str]:
    try:
        with os.scandir(folder) as entries:
            return [entry.name for entry in islice(entries, MOST_SEEN + 1)]
    except (OSError, ValueError):
        return []
