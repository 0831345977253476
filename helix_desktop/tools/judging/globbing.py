"""What a glob stands for, told as bash does without special options: `*`, `?` and `[…]`.

Bounded: it lists only the folders the pattern names and gives up behind a number of matches.
"""

import fnmatch
import os
import re
from itertools import islice

MOST_SEEN = 5_000
"""Names looked at for one pattern."""

LONGEST_STEP = 510
"""Characters between two slashes: a name has 255 at most, and each may be escaped."""

_ACTIVE = re.compile(r"(?<!\\)(?:\\\\)*[*?\[]")
_ESCAPE = re.compile(r"\\(.)", re.DOTALL)


def matches(base: str, pattern: str, most: int) -> list[str] | None:
    """The paths that `pattern` stands for in `base`; None if there is too much to look at."""
    found = ["/" if pattern.startswith("/") else ""]
    seen = 0
    for step in [step for step in pattern.split("/") if step]:
        if len(step) > LONGEST_STEP or not found:
            return None if found else []
        if _ACTIVE.search(step) is None:
            plain = _ESCAPE.sub(r"\1", step)
            found = [os.path.join(path, plain) for path in found]
            continue
        listed = [(path, name) for path in found for name in _names(os.path.join(base, path))]
        seen += len(listed)
        fitting = _fitting(step, [name for _, name in listed])
        found = [os.path.join(path, name) for path, name in listed if name in fitting]
        if seen > MOST_SEEN or len(found) > most:
            return None
    return found


def literal_lead(pattern: str) -> str:
    """The folders a pattern names before it begins to be one: `/etc/` of `/etc/*.conf`."""
    steps = pattern.split("/")
    active = (at for at, step in enumerate(steps) if _ACTIVE.search(step))
    lead = steps[: next(active, len(steps))]
    return _ESCAPE.sub(r"\1", "/".join([*lead, ""])) if lead else ""


def _names(folder: str) -> list[str]:
    try:
        with os.scandir(folder) as entries:
            return [entry.name for entry in islice(entries, MOST_SEEN + 1)]
    except (OSError, ValueError):
        return []


def _fitting(step: str, names: list[str]) -> set[str]:
    """Rather too many than too few: classes in brackets count as any text."""
    pattern = re.compile(fnmatch.translate(_loose(step)))
    hidden = step.startswith((".", "\\.", "["))
    return {name for name in names if pattern.match(name) and (hidden or not name.startswith("."))}


def _loose(step: str) -> str:
    """As `fnmatch` wants it: escapes as classes, what stands in brackets as `*`."""
    pieces: list[str] = []
    at = 0
    while at < len(step):
        if step[at] == "\\" and at + 1 < len(step):
            at += 1
            pieces.append(f"[{step[at]}]" if step[at] in "*?[" else step[at])
        elif step[at] == "[":
            return "".join(pieces) + "*"
        else:
            pieces.append(step[at])
        at += 1
    return "".join(pieces)
