"""The list of workspaces: one small JSON file in each workspace's own folder, nothing central.

A workspace whose file is damaged does not hide the others.
"""

import logging
import os
import re
from pathlib import Path

import msgspec

from helix_desktop.app.files import replace_file
from helix_desktop.app.paths import PRIVATE
from helix_desktop.domain.errors import PolicyError, WorkspaceError
from helix_desktop.domain.policy import Policy
from helix_desktop.domain.ports import Clock
from helix_desktop.domain.presets import preset
from helix_desktop.domain.workspace import Workspace

FILE = "workspace.json"
LONGEST_NAME = 120

_ID = re.compile(r"[0-9a-f]{16}")

log = logging.getLogger(__name__)


class _Saved(msgspec.Struct):
    """A workspace as it stands in its file; new fields need a default."""

    id: str
    name: str
    folder: str
    created: float
    preset: str = "balanced"
    values: dict[str, str | int | float] = {}
    models: dict[str, str] = {}
    color: str = ""


class Workspaces:
    """All workspaces of this person."""

    def __init__(self, folder: Path, clock: Clock) -> None:
        self._folder = folder
        self._clock = clock

    def all(self) -> list[Workspace]:
        """Oldest first."""
        try:
            names = sorted(item.name for item in self._folder.iterdir())
        except FileNotFoundError:
            return []
        found = (self._read(name) for name in names if _ID.fullmatch(name))
        return [workspace for workspace in found if workspace is not None]

    def home(self, workspace: Workspace) -> Path:
        """The folder of the workspace's store and file."""
        return self._folder / workspace.id

    def find(self, name: str) -> Workspace:
        for workspace in self.all():
            if name in (workspace.id, workspace.name):
                return workspace
        known = ", ".join(repr(item.name) for item in self.all()) or "none yet"
        raise WorkspaceError(f"There is no workspace {name!r}.", f"Workspaces: {known}.")

    def for_folder(self, folder: Path) -> Workspace:
        """The workspace of that folder; made if there is none."""
        place = checked_folder(folder)
        for workspace in self.all():
            if workspace.folder == str(place):
                return workspace
        return self.create(place)

    def create(self, folder: Path, name: str = "") -> Workspace:
        place = checked_folder(folder)
        workspace = Workspace(
            id=self._free_id(),
            name=self._free_name(name or place.name or str(place)),
            folder=str(place),
            created=self._clock.now(),
        )
        self.save(workspace)
        return workspace

    def save(self, workspace: Workspace) -> None:
        home = self.home(workspace)
        try:
            home.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
            replace_file(home / FILE, _encoded(workspace))
        except (OSError, UnicodeEncodeError) as error:
            raise WorkspaceError(
                f"The workspace {workspace.name!r} cannot be saved: {error}.",
                "Nothing else was changed.",
            ) from error

    def _read(self, name: str) -> Workspace | None:
        path = self._folder / name / FILE
        try:
            saved = msgspec.json.decode(path.read_bytes(), type=_Saved)
            return Workspace(
                id=name,
                name=saved.name,
                folder=saved.folder,
                created=saved.created,
                policy=_policy(saved),
                models=saved.models,
                color=saved.color,
            )
        except FileNotFoundError:
            return None
        except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
            log.warning("workspace %s cannot be read: %s", name, error)
            return None

    def _free_id(self) -> str:
        number = int(self._clock.now() * 1_000) << 8
        while (self._folder / f"{number:016x}").exists():
            number += 1
        return f"{number:016x}"

    def _free_name(self, wanted: str) -> str:
        taken = {workspace.name for workspace in self.all()}
        base = wanted.encode("utf-8", "replace").decode()[:LONGEST_NAME]
        name, number = base, 2
        while name in taken:
            name, number = f"{base} {number}", number + 1
        return name


def checked_folder(folder: Path) -> Path:
    """The folder with links resolved, if an agent can work in it."""
    try:
        place = folder.expanduser().resolve(strict=True)
        if not place.is_dir():
            raise WorkspaceError(f"{folder} is not a folder.", "Choose the project's folder.")
        if not os.access(place, os.R_OK | os.X_OK):
            raise WorkspaceError(
                f"The folder {folder} cannot be read.", "Change its permissions or choose another."
            )
        str(place).encode()
    except UnicodeEncodeError:
        raise WorkspaceError(
            "The folder's name is not valid text.", "Rename it, or choose another."
        ) from None
    except (OSError, RuntimeError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise WorkspaceError(
            f"The folder {folder} cannot be opened: {reason}.", "Choose another folder."
        ) from error
    return place


def _encoded(workspace: Workspace) -> bytes:
    values = preset(workspace.policy.preset).values()
    changed = {k: v for k, v in workspace.policy.values().items() if v != values[k]}
    saved = _Saved(
        id=workspace.id,
        name=workspace.name,
        folder=workspace.folder,
        created=workspace.created,
        preset=workspace.policy.preset,
        values=changed,
        models=workspace.models,
        color=workspace.color,
    )
    return msgspec.json.format(msgspec.json.encode(saved))


def _policy(saved: _Saved) -> Policy:
    """Its policy; values that do not fit any more fall back to the preset's."""
    try:
        return preset(saved.preset).with_values(dict(saved.values))
    except PolicyError as error:
        log.warning("policy of workspace %s: %s", saved.id, error)
        return Policy()
