"""Going down a path step by step, by handles: the way that works everywhere, and tells real names.

Symbolic links are read and followed by hand, inside the folder only; `..` is the way we came.
"""

import stat
from collections.abc import Callable
from contextlib import ExitStack
from os import stat_result

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.values import value
from helix_desktop.tools.ground.folders import Folder
from helix_desktop.tools.ground.refusals import circle, outside, refused

MOST_LINKS = 40
"""Links followed in one path before it counts as a circle (what Linux allows)."""
MOST_STEPS = 400
"""Folders held open at once by one path."""


@value
class Spot:
    """Where a path leads: `name` in a held folder ("" for that folder itself).

    `found` is None if nothing is there yet; `missing` are folders above it that are not either.
    """

    folder: Folder
    name: str
    parts: tuple[str, ...]
    found: stat_result | None
    missing: tuple[str, ...] = ()


Watch = Callable[[Folder, tuple[str, ...], stat_result], None]
"""Is shown every real step that exists, before it is taken; refuses by ToolError."""


def _unwatched(above: Folder, parts: tuple[str, ...], found: stat_result) -> None:
    pass


class Walk:
    """One way down; `close` lets go of all folders it holds. Owns `top` from now on."""

    def __init__(self, top: Folder, path: str, watch: Watch = _unwatched) -> None:
        self._path = path
        self._watch = watch
        self._held: list[Folder] = [top]
        self._names: list[str] = []
        self._links = 0
        self._left = steps(path, path)

    def spot(self) -> Spot:
        """Where the path leads; whatever is missing on the way is told, not made."""
        while self._left:
            step = self._left.pop(0)
            if step == "..":
                self._up()
                continue
            found = self._look(step)
            if found is None:
                return self._absent(step)
            if stat.S_ISLNK(found.st_mode):
                self._follow(step)
                continue
            parts = (*self._names, step)
            self._watch(self._held[-1], parts, found)
            if not self._left and not stat.S_ISDIR(found.st_mode):
                return Spot(self._held[-1], step, parts, found)
            self._down(step)
        return Spot(self._held[-1], "", tuple(self._names), None)

    def close(self) -> None:
        while self._held:
            self._held.pop().close()

    def _look(self, step: str) -> stat_result | None:
        try:
            return self._held[-1].look(step)
        except FileNotFoundError:
            return None
        except OSError as error:
            raise refused(error, self._path) from error
        except ValueError as error:
            raise ToolError("A path cannot hold a null character.") from error

    def _absent(self, step: str) -> Spot:
        rest = [step, *self._left]
        if ".." in rest:
            raise refused(FileNotFoundError(2, ""), self._path)
        parts = (*self._names, *rest)
        return Spot(self._held[-1], rest[-1], parts, None, missing=tuple(rest[:-1]))

    def _up(self) -> None:
        if len(self._held) == 1:
            raise outside(self._path)
        self._held.pop().close()
        self._names.pop()

    def _down(self, step: str) -> None:
        if len(self._held) > MOST_STEPS:
            raise ToolError(f"{self._path[:200]!r}… goes through too many folders.")
        try:
            self._held.append(self._held[-1].inner(step))
        except OSError as error:
            raise refused(error, self._path) from error
        self._names.append(step)

    def _follow(self, step: str) -> None:
        self._links += 1
        if self._links > MOST_LINKS:
            raise circle(self._path)
        try:
            target = self._held[-1].link(step)
        except OSError as error:
            raise refused(error, self._path) from error
        self._left = steps(target, self._path) + self._left


def steps(path: str, asked: str) -> list[str]:
    """The steps of a relative path; an absolute one leads out."""
    if path.startswith(("/", "\\")):
        raise outside(asked)
    if "\0" in path:
        raise ToolError("A path cannot hold a null character.")
    return [step for step in path.split("/") if step not in ("", ".")]


def walked(top: Folder, path: str, watch: Watch = _unwatched) -> tuple[Walk, Spot]:
    """A walk and where it led; nothing is held if it was refused."""
    with ExitStack() as undo:
        walk = Walk(top, path, watch)
        undo.callback(walk.close)
        spot = walk.spot()
        undo.pop_all()
    return walk, spot
