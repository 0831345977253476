"""The index of names: which paths, identifiers, numbers, hashes and errors a text speaks of.

A name says that something was there, so that a reader knows what to recall. Linear time.
"""

import re
from collections import Counter
from collections.abc import Container

from helix_desktop.context.fitting import fitted
from helix_desktop.context.plain import defused
from helix_desktop.domain.ports import Scales

LONGEST_NAME = 200
"""Characters of a run that may still be a name."""
_MOST = 4_000
"""Names that are weighed against each other; a text's further ones are rarer and later."""

_RUN = re.compile(r"https?://[^\s\"'<>()\[\]{}\\`,;|]+|[\w.@~/+-]+")
_HUMP = re.compile(r"[a-z0-9][A-Z]|\w_\w|[A-Z]{2}[a-z]")
_HEX = re.compile(r"(?=[a-f]*\d)[0-9a-f]{7,64}")
_FILE = re.compile(r"[\w@+-]{1,80}(?:\.[\w-]{1,40}){0,4}\.[a-z][a-z0-9]{0,5}")
_ERROR = re.compile(r"[A-Za-z]{2,60}(?:Error|Exception|Warning|Failure)|E[A-Z]{4,12}|TS\d{4}")


def names(text: str, budget: int, scales: Scales, *, known: Container[str] = "") -> str:
    """The most telling names that fit into `budget` tokens, in one line; none that is `known`."""
    if budget <= 0:
        return ""
    return fitted(ranked(text, known=known, most=budget), budget, scales)


def ranked(text: str, *, known: Container[str] = "", most: int = _MOST) -> list[str]:
    """Distinct names, most telling first, without those that stand inside an earlier one."""
    counted = _counted(text)
    order = sorted(counted, key=lambda name: -_weight(name, counted[name]))
    found: list[str] = []
    taken = ""
    for name in order:
        if len(found) >= most:
            break
        if name in known or name in taken:
            continue
        found.append(name)
        if len(taken) < 8 * most:
            taken += f" {name}"
    return found


def _counted(text: str) -> Counter[str]:
    counted: Counter[str] = Counter()
    for run in _RUN.findall(defused(text)):
        if len(run) > LONGEST_NAME:
            continue
        name = run.strip(".+").rstrip("-/.")
        if len(name) < 4:
            continue
        if "." in name and "/" not in name and not _FILE.fullmatch(name):
            counted.update(part for part in name.split(".") if len(part) > 3)
        else:
            counted[name] += 1
    return counted


def _weight(name: str, seen: int) -> float:
    """How much a name tells, times as often as it was seen (up to five)."""
    often = 0.2 * min(seen, 5)
    for applies, weight in _KINDS:
        if applies(name):
            return weight + often
    return often + (0.5 if len(name) > 5 else 0.0)


_KINDS = (
    (lambda name: "/" in name and len(name) > 5, 3.0),
    (_ERROR.fullmatch, 2.5),
    (_HUMP.search, 2.0),
    (_FILE.fullmatch, 1.5),
    (_HEX.fullmatch, 1.2),
    (lambda name: name.isdigit() and len(name) > 3, 0.9),
    (lambda name: "-" in name and len(name) > 5, 0.8),
)
