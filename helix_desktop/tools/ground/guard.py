"""Stands beside every walk and sees each real step: is it ours, or a repository's inside?

Names are judged in protected.py; here what a name cannot tell: the same folder under another name.
"""

import os
import stat
from collections.abc import Sequence
from pathlib import Path

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.ground.folders import Folder
from helix_desktop.tools.ground.protected import (
    NEVER,
    Granted,
    check_new,
    check_writable,
    same_name,
)
from helix_desktop.tools.ground.walk import Spot, Watch

_REPOSITORY = ("HEAD", "objects", "refs")
"""What makes any folder a repository to git, whatever it is called."""


class Guard:
    """The protected places of one workspace folder."""

    def __init__(self, folder: Path, own: Sequence[Path], granted: Granted) -> None:
        base = os.path.realpath(folder)
        places = [os.path.realpath(place) for place in own]
        self._granted = granted
        self._ours = any(_below(base, place) is not None for place in places)
        """The workspace itself lies in a folder of the application."""
        inside = ((place, _below(place, base)) for place in places)
        self.own = tuple((place, parts) for place, parts in inside if parts)

    def check_outside(self, path: str) -> None:
        """Refuse everything where the workspace lies in a folder of the application."""
        if self._ours:
            raise _of_ours(path)

    def watching(self, *, writing: bool, path: str) -> Watch:
        """What a walk along `path` has to show its steps to."""
        self.check_outside(path)

        def watch(above: Folder, parts: tuple[str, ...], found: os.stat_result) -> None:
            self._check_own(parts, found, path)
            if writing and stat.S_ISDIR(found.st_mode):
                _check_alias(above, parts, found)
                _check_repository(above, parts)

        return watch

    def check(self, spot: Spot, path: str) -> None:
        """Refuse to write where a walk led; its steps were seen already."""
        self._check_own(spot.parts, spot.found, path)
        check_writable(spot.parts, self._granted)
        if spot.found is None:
            for name in (*spot.missing, spot.name):
                check_new(name, path)

    def _check_own(self, parts: tuple[str, ...], found: os.stat_result | None, path: str) -> None:
        for place, own in self.own:
            named = len(parts) >= len(own) and all(map(same_name, parts, own))
            if named or (found is not None and _is(place, found)):
                raise _of_ours(path)


def _below(path: str, base: str) -> tuple[str, ...] | None:
    """The steps from a folder down to a path; None if it is not below or the same."""
    try:
        return Path(path).relative_to(base).parts
    except ValueError:
        return None


def _is(place: str, found: os.stat_result) -> bool:
    try:
        return os.path.samestat(os.stat(place), found)
    except OSError:
        return False


def _of_ours(path: str) -> ToolError:
    return ToolError(f"{path!r} belongs to Helix Desktop itself; tools leave it alone.")


def _check_alias(above: Folder, parts: tuple[str, ...], found: os.stat_result) -> None:
    """Another spelling of a protected folder (short names, file systems without case, mounts)."""
    for name in NEVER:
        try:
            other = above.look(name)
        except OSError:
            continue
        if os.path.samestat(other, found):
            raise ToolError(f"{'/'.join(parts)!r} is {name!r}, which tools do not write.")


def _check_repository(above: Folder, parts: tuple[str, ...]) -> None:
    """A bare repository's hooks and settings run programs just like those in `.git`."""
    try:
        inner = above.inner(parts[-1])
    except OSError:
        return  # the walk meets the same error and words it
    try:
        for name in _REPOSITORY:
            inner.look(name)
    except OSError:
        return
    finally:
        inner.close()
    raise ToolError(
        f"{'/'.join(parts)!r} is the inside of a repository, which tools do not write.",
        "Its hooks and settings could run programs later, outside the sandbox.",
    )
