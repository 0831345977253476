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
_PART = re.compile(r"\\.|\[(?:[A-Za-z0-9_.]+\])?|[^\\\[]+", re.DOTALL)
_PLAIN_CLASS = re.compile(r"\[[A-Za-z0-9_.]+\]")
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
    if pattern.endswith("/"):
        found = [path + "/" for path in found if os.path.isdir(os.path.join(base, path))]
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
    """Rather too many than too few: unusual classes in brackets count as any text."""
    pattern = re.compile(fnmatch.translate(_loose(step)))
    hidden = step.startswith((".", "\\.", "["))
    return {name for name in names if pattern.match(name) and (hidden or not name.startswith("."))}


def _loose(step: str) -> str:
    """As `fnmatch` wants it: escapes as classes, unusual classes as any text."""
    return _PART.sub(_loosened, step)


def _loosened(part: "re.Match[str]") -> str:
    text = part[0]
    if text[0] == "\\":
        return f"[{text[1]}]" if text[1] in "*?[" else text[1]
    if text[0] != "[":
        return text
    return text if _PLAIN_CLASS.fullmatch(text) else "*"
