"""Paths of commands, followed to their real places, and globs as bash expands them.

A check before the command runs, never instead of the sandbox: things can change in between. Globs
are expanded without bash's special options, only in the folders that a pattern names, and up to a
number of names.
"""

import os
import re
import stat
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from helix_desktop.domain.phrase import Phrase
from helix_desktop.tools.permissions.glob_patterns import GlobSegment
from helix_desktop.tools.secrets.secret_names import is_secret

NOTHING = "/dev/null"
MOST_ENTRIES = 2_000
"""Most files examined to learn whether links below a folder lead outside."""
_LONGEST_PATH = 4_096
_ELSEWHERE = "/proc/1/root"
"""Stands for a path that cannot be followed, and counts as outside."""


class CommandPaths:
    """A workspace folder for path checks.

    `base` is where a path starts from; links are followed.
    """

    def __init__(self, folder: Path) -> None:
        self.root = os.path.realpath(folder)

    def moved(self, base: str, path: str) -> str:
        """Return the real place of `path` for a program that runs in `base`."""
        return _real(os.path.join(base, path.replace("\0", "�")))

    def holds(self, place: str) -> bool:
        """Return whether a real path is the folder or below it."""
        # Windows has its own separator, and ignores case in names
        root, asked = os.path.normcase(self.root), os.path.normcase(place)
        return asked == root or asked.startswith(root.rstrip(os.sep) + os.sep)

    def complaint(self, base: str, path: str) -> str:
        """Return why a command should not read `path` unasked; "" if it may."""
        if path in ("", NOTHING):
            return ""
        place = self.moved(base, path) if len(path) <= _LONGEST_PATH else ""
        if not self.holds(place):
            return Phrase("reaches out of the workspace (`{path}`)", path=path)
        if is_secret(self._steps(path, place)):
            return Phrase("names what may hold a secret (`{path}`)", path=path)
        if not _is_plain(place):
            return Phrase("names a device, a pipe or a socket (`{path}`)", path=path)
        return ""

    def links_out(self, base: str, path: str) -> bool:
        """Return whether a link below `path` leads outside, or there are too many files to tell."""
        entries = _below(self.moved(base, path))
        for count, (place, is_link) in enumerate(entries):
            if count >= MOST_ENTRIES or (is_link and not self.holds(_real(place))):
                return True
        return False

    def own_repository(self, base: str) -> bool:
        """Return whether git, run in `base`, uses the workspace's repository and no nested one."""
        place = _real(base)
        while place != self.root and self.holds(place):
            if os.path.lexists(os.path.join(place, ".git")) or _is_bare(place):
                return False
            place = os.path.dirname(place)
        return place == self.root

    def _steps(self, path: str, place: str) -> list[str]:
        return path.split("/") + os.path.relpath(place, self.root).split(os.sep)


def _real(path: str) -> str:
    """Return a path followed to its end; a place outside if that fails."""
    try:
        return os.path.realpath(path)
    except OSError:
        return _ELSEWHERE


def _is_plain(place: str) -> bool:
    """Return whether a place is a file or a folder, or does not exist."""
    try:
        mode = os.stat(place).st_mode
    except (OSError, ValueError):
        return True
    return stat.S_ISREG(mode) or stat.S_ISDIR(mode)


def _is_bare(place: str) -> bool:
    return all(os.path.lexists(os.path.join(place, name)) for name in ("HEAD", "objects", "refs"))


def _below(folder: str) -> Iterator[tuple[str, bool]]:
    for above, folders, files in os.walk(folder):
        for name in (*folders, *files):
            place = os.path.join(above, name)
            yield place, os.path.islink(place)


MOST_SEEN = 5_000
"""Most names examined for one pattern."""

_ESCAPE = re.compile(r"\\(.)", re.DOTALL)


def match_glob(base: str, pattern: str, most: int) -> list[str] | None:
    """Expand `pattern` in `base`, in bash's order; an empty result leaves the pattern as it is.

    Return None where the result is uncertain.
    """
    steps = pattern.split("/")
    if "" in steps[1:-1]:
        return None
    found = [""]
    for at, step in enumerate(steps):
        last = at == len(steps) - 1
        asked = GlobSegment(step)
        if not asked.active:
            found = _literal(base, found, _ESCAPE.sub(r"\1", step), last=last)
            continue
        fitting = _fitting(base, found, asked)
        if fitting is None or len(fitting) > most:
            return None
        found = fitting if last else [path + "/" for path in fitting if _is_folder(base, path)]
    return sorted(found, key=os.fsencode)


def is_pattern(pattern: str) -> bool:
    """Return whether a text is a pattern at all: `[` without `]` is none."""
    return any(GlobSegment(step).active for step in pattern.split("/"))


def literal_prefix(pattern: str) -> str:
    """Return the folders before a pattern's first active step: `/etc/` of `/etc/*.conf`."""
    steps = pattern.split("/")
    active = (at for at, step in enumerate(steps) if GlobSegment(step).active)
    lead = steps[: next(active, len(steps))]
    return _ESCAPE.sub(r"\1", "/".join([*lead, ""])) if lead else ""


def _literal(base: str, found: list[str], name: str, *, last: bool) -> list[str]:
    """Return those paths that contain the name; before the last step only folders count."""
    if not last:
        return [f"{path}{name}/" for path in found if _is_folder(base, f"{path}{name}/")]
    return [path + name for path in found if _is_there(base, path + name)]


def _fitting(base: str, found: list[str], asked: GlobSegment) -> list[str] | None:
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
