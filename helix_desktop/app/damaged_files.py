"""Settings files that were damaged: told at every start until the user says to know of them.

Whoever reads such a file puts it aside (`json_file.py`); the names of what was put aside are all
that there is to tell, so nothing else can be lost.
"""

import os
import re
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from helix_desktop.app.environment import Paths
from helix_desktop.app.json_file import DAMAGED, RESTORED, SEEN, UnreadableFile
from helix_desktop.app.models.guest_port import APPROVALS
from helix_desktop.app.workspaces import permission_files, sandbox_access
from helix_desktop.app.workspaces.guide_agreements import FILE as INSTRUCTIONS
from helix_desktop.app.workspaces.workspace_file import FILE, read_workspace
from helix_desktop.domain.errors import SettingsError
from helix_desktop.domain.phrase import Phrase

_ASIDE = re.compile(rf"(?P<stem>.+?)\.(?P<state>{DAMAGED}|{RESTORED})(?:-\d+)?\.json")


class DamagedFile(Struct, frozen=True):
    """A file of this name was damaged, and is kept in `place`; `workspace` is "" for all."""

    name: str
    place: Path
    workspace: str
    restored: bool

    @property
    def error(self) -> SettingsError:
        """The sentence for the user, in the window and on the command line."""
        file = f"{self.name} ({self.workspace})" if self.workspace else self.name
        if self.restored:
            message = Phrase("{file} was damaged. Its last saved copy is used.", file=file)
        elif self.name == permission_files.FILE:
            message = Phrase("{file} was damaged, so Helix asks before every call.", file=file)
        elif self.name == sandbox_access.FILE:
            message = Phrase(
                "{file} was damaged, so the strict sandbox applies, with no hosts allowed.",
                file=file,
            )
        elif self.name == APPROVALS:
            message = Phrase(
                "{file} was damaged, so Helix asks before it starts another agent.", file=file
            )
        elif self.name == INSTRUCTIONS:
            message = Phrase(
                "{file} was damaged, so Helix follows only the instructions that you agree to.",
                file=file,
            )
        else:
            message = Phrase("{file} was damaged, and what it said no longer applies.", file=file)
        hint = Phrase(
            "The damaged file is kept as {aside}. To end this message, run "
            "`helix-desktop workspace check --acknowledge` or use Settings › Data.",
            aside=self.place,
        )
        return SettingsError(message, hint)

    def acknowledge(self) -> None:
        """Tell of it no more; it is still kept."""
        self.place.rename(f"{self.place}{SEEN}")


def damaged_files(paths: Paths) -> list[DamagedFile]:
    """Return the damaged files that the user does not know of, those for all workspaces first."""
    found = damaged_in(paths.config)
    try:
        homes = sorted(item.path for item in os.scandir(paths.workspaces) if item.is_dir())
    except OSError:
        return found
    for home in map(Path, homes):
        if in_home := damaged_in(home, home.name):
            try:
                name = read_workspace(home / FILE, home.name).name
            except (FileNotFoundError, UnreadableFile):
                name = home.name
            found += (DamagedFile(file.name, file.place, name, file.restored) for file in in_home)
    return found


def damaged_in(folder: Path, workspace: str = "") -> list[DamagedFile]:
    """Return those in one folder."""
    try:
        names = sorted(os.listdir(folder))
    except OSError:
        return []
    return [
        DamagedFile(f"{match['stem']}.json", folder / name, workspace, match["state"] == RESTORED)
        for name in names
        if (match := _ASIDE.fullmatch(name))
    ]


def untold(files: Iterable[DamagedFile], told: str) -> list[SettingsError]:
    """Return the errors of the files that a text does not name yet."""
    return [file.error for file in files if file.place.name not in told]
