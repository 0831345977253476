"""All files below a folder in a stable order, by held handles, without what nobody wrote.

What `.gitignore` files name is left out, and what versions or packages put there. Links are not
followed. Stops when it is told to.
"""

import os
import stat
from collections.abc import Callable, Iterator, Sequence

from helix_desktop.domain.values import value
from helix_desktop.tools.ground.folders import Folder
from helix_desktop.tools.paths import Root
from helix_desktop.tools.text.ignored import Rule, rules, verdict

SKIPPED = frozenset(
    {".git", ".hg", ".svn", ".jj", "node_modules", "__pycache__", ".venv", ".mypy_cache"}
    | {".ruff_cache", ".pytest_cache", ".tox"}
)
_DEEPEST = 100
"""Folders inside folders, each held open on the way."""
_LARGEST_RULES = 256 * 1024

Late = Callable[[], bool]


@value
class Found:
    """A file: its path from the workspace folder on, its name in a held folder."""

    parts: tuple[str, ...]
    folder: Folder

    @property
    def path(self) -> str:
        return "/".join(self.parts)

    def open(self) -> int:
        """For reading; OSError if it is no regular file any more."""
        return self.folder.read(self.parts[-1])


@value
class _Told:
    """The rules of one folder, and how deep that folder is."""

    rules: tuple[Rule, ...]
    depth: int


class Tree:
    """The files below one folder of a workspace."""

    def __init__(self, root: Root, path: str, late: Late) -> None:
        self._root = root
        self._path = path
        self._late = late

    def files(self) -> Iterator[Found]:
        """In the order of their paths, step by step; ends early when it is late."""
        base = tuple(part for part in self._root.real(self._path).split("/") if part)
        told = list(self._above(base))
        with self._root.open_folder(self._path) as folder:
            yield from self._below(folder, base, told)

    def _above(self, base: Sequence[str]) -> Iterator[_Told]:
        """Rules of the folders that lie above where we begin hold, too."""
        for depth in range(len(base)):
            with self._root.open_folder("/".join(base[:depth])) as folder:
                yield _Told(_rules_in(folder), depth)

    def _below(
        self, folder: Folder, parts: tuple[str, ...], told: Sequence[_Told]
    ) -> Iterator[Found]:
        here = [*told, _Told(_rules_in(folder), len(parts))]
        for name in sorted(_names(folder)):
            if self._late():
                return
            found = _looked(folder, name)
            below = (*parts, name)
            inner = found is not None and stat.S_ISDIR(found.st_mode)
            if found is None or _left_out(here, below, folder=inner):
                continue
            if inner and len(below) < _DEEPEST:
                yield from self._inside(folder, below, here)
            elif stat.S_ISREG(found.st_mode):
                yield Found(below, folder)

    def _inside(
        self, above: Folder, parts: tuple[str, ...], told: Sequence[_Told]
    ) -> Iterator[Found]:
        try:
            folder = above.inner(parts[-1])
        except OSError:
            return  # gone, or a link by now
        try:
            yield from self._below(folder, parts, told)
        finally:
            folder.close()


def ignored_by(root: Root) -> Callable[[tuple[str, ...]], bool]:
    """Whether a file is left out, for those who found it in another way."""
    known: dict[tuple[str, ...], tuple[Rule, ...]] = {}

    def rules_of(parts: tuple[str, ...]) -> tuple[Rule, ...]:
        if parts not in known:
            with root.open_folder("/".join(parts)) as folder:
                known[parts] = _rules_in(folder)
        return known[parts]

    def ignored(parts: tuple[str, ...]) -> bool:
        for end in range(1, len(parts) + 1):
            told = [_Told(rules_of(parts[:depth]), depth) for depth in range(end)]
            if _left_out(told, parts[:end], folder=end < len(parts)):
                return True
        return False

    return ignored


def _left_out(told: Sequence[_Told], parts: tuple[str, ...], *, folder: bool) -> bool:
    if folder and parts[-1] in SKIPPED:
        return True
    for each in reversed(told):
        if each.rules:
            found = verdict(each.rules, parts[each.depth :], folder=folder)
            if found is not None:
                return found
    return False


def _rules_in(folder: Folder) -> tuple[Rule, ...]:
    try:
        with open(folder.read(".gitignore"), "rb") as file:
            return rules(file.read(_LARGEST_RULES).decode("utf-8", "replace"))
    except OSError:
        return ()


def _names(folder: Folder) -> list[str]:
    try:
        return folder.names()
    except OSError:
        return []


def _looked(folder: Folder, name: str) -> os.stat_result | None:
    try:
        return folder.look(name)
    except OSError:
        return None
