"""Where a path of a command leads; globs.

The workspace's folder as the judge sees it: where a path leads, followed to its end.

A look before the command runs, never instead of the sandbox: things can change in between.

What a glob stands for, told as bash does without special options.

Bounded: it lists only the folders that the pattern names, and gives up behind a number of names.
"""

import os
import re
import stat
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from helix_desktop.tools.permissions.glob_patterns import GlobSegment
from helix_desktop.tools.secrets.secret_names import is_secret

NOTHING = "/dev/null"
MOST_ENTRIES = 2_000
"""Files looked at to learn whether links below a folder lead out of the workspace."""
_LONGEST_PATH = 4_096
_ELSEWHERE = "/proc/1/root"
"""What stands for a way that the system does not let us follow: such a one is the like of it."""


class CommandPaths:
    """A folder and what lies in it. `base` is where a path starts from; links are followed."""

    def __init__(self, folder: Path) -> None:
        self.root = os.path.realpath(folder)

    def moved(self, base: str, path: str) -> str:
        """Where `path` leads a program that runs in `base`."""
        return _real(os.path.join(base, path.replace("\0", "�")))

    def holds(self, place: str) -> bool:
        """Whether a real path is the folder or below it."""
        # Windows has its own separator, and one name for a file in capitals and in small letters
        root, asked = os.path.normcase(self.root), os.path.normcase(place)
        return asked == root or asked.startswith(root.rstrip(os.sep) + os.sep)

    def complaint(self, base: str, path: str) -> str:
        """Why a command should not read `path` unasked; "" if it may."""
        if path in ("", NOTHING):
            return ""
        place = self.moved(base, path) if len(path) <= _LONGEST_PATH else ""
        if not self.holds(place):
            return f"reaches out of the workspace (`{path}`)"
        if is_secret(self._steps(path, place)):
            return f"names what may hold a secret (`{path}`)"
        if not _is_plain(place):
            return f"names a device, a pipe or a socket (`{path}`)"
        return ""

    def links_out(self, base: str, path: str) -> bool:
        """Whether a link below `path` leads out of the workspace, or there is too much to tell."""
        entries = _below(self.moved(base, path))
        for count, (place, is_link) in enumerate(entries):
            if count >= MOST_ENTRIES or (is_link and not self.holds(_real(place))):
                return True
        return False

    def own_repository(self, base: str) -> bool:
        """Whether git, run in `base`, means the workspace's repository and not one inside it."""
        place = _real(base)
        while place != self.root and self.holds(place):
            if os.path.lexists(os.path.join(place, ".git")) or _is_bare(place):
                return False
            place = os.path.dirname(place)
        return place == self.root

    def _steps(self, path: str, place: str) -> list[str]:
        return path.split("/") + os.path.relpath(place, self.root).split(os.sep)


def _real(path: str) -> str:
    """A path followed to its end; where that cannot be told, somewhere outside."""
    try:
        return os.path.realpath(path)
    except OSError:
        return _ELSEWHERE


def _is_plain(place: str) -> bool:
    """A file or a folder, or nothing at all."""
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
"""Names looked at for one pattern."""

_ESCAPE = re.compile(r"\\(.)", re.DOTALL)


def match_glob(base: str, pattern: str, most: int) -> list[str] | None:
    """The paths that `pattern` stands for in `base`, in bash's order; none: it stays as it is.

    None where that cannot be told.
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
    """Whether it stands for other names at all: `[` without `]` does not."""
    return any(GlobSegment(step).active for step in pattern.split("/"))


def literal_prefix(pattern: str) -> str:
    """The folders a pattern names before it begins to be one: `/etc/` of `/etc/*.conf`."""
    steps = pattern.split("/")
    active = (at for at, step in enumerate(steps) if GlobSegment(step).active)
    lead = steps[: next(active, len(steps))]
    return _ESCAPE.sub(r"\1", "/".join([*lead, ""])) if lead else ""


def _literal(base: str, found: list[str], name: str, *, last: bool) -> list[str]:
    """Those paths that have it; before the last step only folders go on."""
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
