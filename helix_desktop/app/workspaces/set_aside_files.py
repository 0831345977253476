"""The files that commands created against the rules, set aside until the user wants them.

Files that editors, agents, shells, or git act upon are moved to a folder of the application when a
command ends. Nothing is ever deleted here.
"""

import asyncio
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.errors import PermissionsError
from helix_desktop.tools.files.protected_paths import is_never_written, is_steering, is_steering_in
from helix_desktop.tools.sandbox.protected_places import FOLDER


class SetAsideFile(Struct, frozen=True):
    """A file or folder set aside: its original path in the project, and its place now."""

    path: str
    place: str
    at: float


class SetAsideFiles:
    """The set-aside files of one workspace; `home` is the workspace's own folder."""

    def __init__(self, home: Path, folder: Path) -> None:
        self._top = os.path.realpath(home / FOLDER)
        self._folder = os.path.realpath(folder)

    def listed(self) -> tuple[SetAsideFile, ...]:
        """Return all set-aside files, oldest first."""
        found: list[SetAsideFile] = []
        for each in sorted(_names(self._top)):
            top = os.path.join(self._top, each)
            found += (
                SetAsideFile(os.path.relpath(place, top), place, os.lstat(top).st_mtime)
                for place in _things(top)
            )
        return tuple(found)

    async def put_back(self, place: str) -> str:
        return await asyncio.to_thread(self.put_back_here, place)

    def put_back_here(self, place: str) -> str:
        """Move a file back to its original place if that is free.

        Return its path in the project.
        """
        found = next((each for each in self.listed() if each.place == place), None)
        if found is None:
            raise PermissionsError("This file is no longer set aside.")
        target = os.path.join(self._folder, found.path)
        above = os.path.dirname(target)
        inside = f"{os.path.realpath(above)}/".startswith(f"{self._folder}/")
        if not inside or os.path.lexists(target):
            raise PermissionsError(
                "{path} wasn't put back because another file is there."
                if inside
                else "{path} wasn't put back because its place is outside the folder.",
                "The file stays in {place}.",
                path=found.path,
                place=place,
            )
        os.makedirs(above, exist_ok=True)
        shutil.move(place, target)
        return found.path


def _things(top: str) -> Iterator[str]:
    """Yield the paths that were set aside as a whole; other folders only lead to them."""
    above = os.path.basename(top)
    for name in sorted(_names(top)):
        place = os.path.join(top, name)
        whole = is_never_written(name) or is_steering(name) or is_steering_in(above, name)
        if whole or not os.path.isdir(place) or os.path.islink(place):
            yield place
        else:
            yield from _things(place)


def _names(place: str) -> list[str]:
    try:
        return os.listdir(place)
    except OSError:
        return []
