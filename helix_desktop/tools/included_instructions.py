"""Finds the files that AGENTS.md and CLAUDE.md include or link to, to protect them.

Their names say nothing, so they are found from the instructions: what AGENTS.md and CLAUDE.md
include, what these files include, and where links on the way lead. A file that is missing counts,
too, since making it changes the instructions. What was followed once stays protected: an earlier
version of AGENTS.md may come back, and would include what was written in between.
"""

import os
import threading
from collections.abc import Collection, Iterable, Iterator, Sequence

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.definition_folders import (
    PROJECT_FOLDERS,
    list_linked_groups,
    list_project_definitions,
)
from helix_desktop.tools.files.path_walk import MAX_LINKS
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.protected_paths import (
    check_writable,
    is_same_or_below,
    parse_shown_path,
)
from helix_desktop.tools.instruction_reader import (
    DEPENDENCIES,
    MAX_DEPTH,
    NAMES,
    InstructionReader,
    parse_include,
)

MAX_INCLUDED = 400
"""Most files included by the instructions of one folder that are protected."""


class InstructionFiles:
    """The protected instruction files of one folder. Any thread."""

    def __init__(self, root: ProjectRoot) -> None:
        self._root = root
        self._reader = InstructionReader(root)
        self._base = os.path.realpath(root.folder)
        self._guides: Sequence[str] = NAMES
        self._names: dict[str, tuple[str, ...]] = {}
        """The paths that lead to instructions, with their places."""
        self._places: tuple[tuple[str, ...], ...] = ()
        self._lock = threading.Lock()

    def look(self, guides: Iterable[str], followed: Iterable[str] = ()) -> tuple[str, ...]:
        """Return the paths that lead to instructions, as they are named.

        `guides` are the instruction files of the folder, and `followed` are names that were
        included before.
        """
        with self._lock:
            self._guides = sorted({*guides, *NAMES})
            included = dict.fromkeys((*followed, *self._included_files(self._guides)))
            folders = (*PROJECT_FOLDERS, *list_linked_groups(self._root))
            definitions = (*folders, *list_project_definitions(self._root))
            names = (*self._guides, *definitions, *included)
            self._names = {
                name: tuple(map(self.relative, self.places(name))) for name in dict.fromkeys(names)
            }
            places = {place for way in self._names.values() for place in way}
            self._places = tuple(tuple(place.split("/")) for place in sorted(places))
            return tuple(self._names)

    def led_through(self, changed: Iterable[str], followed: Iterable[str]) -> tuple[str, ...]:
        """Return the paths to instructions that lead through changed places, by other names."""
        changed = tuple(changed)
        names = self.look(self._guides, followed) if changed else ()

        def is_on_way(name: str) -> bool:
            """Whether a place of the name is a changed one, leads to it, or is below it."""
            pairs = ((f"{step}/", f"{path}/") for step in self._names[name] for path in changed)
            return any(step.startswith(path) or path.startswith(step) for step, path in pairs)

        return tuple(filter(is_on_way, names))

    def relative(self, path: str) -> str:
        """Return a real path relative to the folder, with slashes."""
        return os.path.relpath(path, self._base).replace(os.sep, "/")

    def holds(self, parts: Sequence[str]) -> bool:
        """Return whether a path, whose links are resolved, was a place of the last look."""
        return any(is_same_or_below(parts, place) for place in self._places)

    def places(self, name: str, known: Collection[str] | None = None) -> Iterator[str]:
        """Yield the real paths of links on the way to a file, and of its end, existing or not.

        Left out is what its own name protects, or what no command could do without. The way ends
        at a link that is not `known`.
        """
        for place, is_link in _links_on_way(self._base, name):
            path = os.path.join(self._base, place)
            if not _is_protected_by_name(place) and DEPENDENCIES.isdisjoint(place.split("/")):
                yield path
            if is_link and known is not None and path not in known:
                return

    def _included_files(self, guides: Iterable[str]) -> Iterator[str]:
        """Yield the files that instructions include, down to the longest chain of includes.

        Lines of code blocks count as well, and so do more files than are used: which of them are
        used may depend on files that commands change. What a dependency includes counts once it is
        followed.
        """
        level, included = [*guides], dict[str, None]()
        for _ in range(MAX_DEPTH + 1):
            names: dict[str, None] = {}
            for name in level:
                if DEPENDENCIES.isdisjoint(name.split("/")):
                    lines = self._reader.read(name).text.splitlines()
                    names |= dict.fromkeys(parse_include(line, name) for line in lines)
            level = [name for name in names if name and name not in included]
            level = level[: MAX_INCLUDED - len(included)]
            included |= dict.fromkeys(level)
        yield from included


def _is_protected_by_name(place: str) -> bool:
    try:
        check_writable(tuple(place.split("/")), lambda _path: False)
    except ToolError:
        return True
    return False


def _links_on_way(base: str, name: str) -> Iterator[tuple[str, bool]]:
    """Yield each link on the way to a path, then its end, relative to `base`.

    With each comes whether it is a link. Nothing is opened. A way that leaves the folder ends.
    """
    reached: list[str] = []
    left, links = parse_shown_path(name).split("/"), 0
    while left and links <= MAX_LINKS:
        step = left.pop(0)
        if step in ("", "."):
            continue
        if step == "..":
            if not reached:
                return
            reached.pop()
            continue
        try:
            target = os.readlink(os.path.join(base, *reached, step))
        except (OSError, ValueError):
            reached.append(step)
            continue
        yield "/".join((*reached, step)), True
        links += 1
        if os.path.isabs(target):
            reached, target = [], os.path.relpath(target, base)
        left = target.split("/") + left
    if reached and not left:
        yield "/".join(reached), False
