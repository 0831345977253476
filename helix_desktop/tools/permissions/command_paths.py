"""Follows the paths that a command or tool names to their real places.

A check before the command runs, never instead of the sandbox: things can change in between.
"""

import os
from collections.abc import Callable, Sequence
from pathlib import Path

from helix_desktop.tools.secrets.secret_file_names import is_secret_place

Included = Callable[[Sequence[Sequence[str]]], bool]
"""Returns whether instructions for agents include a file at one of these paths; looks at all."""


class CommandPaths:
    """A workspace folder for path checks.

    `base` is where a path starts from; links are followed.
    """

    def __init__(self, folder: Path, included: Included = lambda _paths: False) -> None:
        self.root = os.path.realpath(folder)
        self._included = included

    def moved(self, base: str, path: str) -> str:
        """Return the real place of `path` for a program that runs in `base`."""
        try:
            return os.path.realpath(os.path.join(base, path.replace("\0", "�")))
        except OSError:
            return "/proc/1/root"  # it counts as outside

    def holds(self, place: str) -> bool:
        # Windows has its own separator, and ignores case in names
        root, folded_place = os.path.normcase(self.root), os.path.normcase(place)
        return folded_place == root or folded_place.startswith(root.rstrip(os.sep) + os.sep)

    def is_included(self, place: str) -> bool:
        """Return whether instructions for agents include a file at this real path."""
        return self._included([self._real_steps(place)])

    def is_secret(self, path: str, place: str) -> bool:
        """Return whether a name in a path, or in its real place, is one of a secret."""
        is_folder = os.path.isdir(place)
        paths = (path.rstrip("/").split("/"), self._real_steps(place))
        return any(is_secret_place(steps, is_folder=is_folder) for steps in paths)

    def steps(self, path: str, place: str) -> list[str]:
        """Return the names in a path as it was asked for, and in its real place."""
        return path.split("/") + self._real_steps(place)

    def _real_steps(self, place: str) -> list[str]:
        return os.path.relpath(place, self.root).split(os.sep)
