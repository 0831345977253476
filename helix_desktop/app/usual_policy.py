"""The policy that new workspaces begin with: kept beside the settings, for all workspaces.

A file that cannot be read is put aside, never overwritten; Balanced holds then.
"""

import logging
from pathlib import Path

import msgspec

from helix_desktop.app.files import UnreadableFile, read_json, replace_file
from helix_desktop.domain.errors import PolicyError, SettingsError
from helix_desktop.domain.policy import Policy
from helix_desktop.domain.presets import BALANCED, from_settings, to_settings

log = logging.getLogger(__name__)

_File = dict[str, str | int | float]


class UsualPolicy:
    """One for all workspaces; each can go its own way."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.problem: SettingsError | None = None
        """Why the file could not be used, if so."""
        self.policy = self._read()

    def choose(self, policy: Policy) -> None:
        """New workspaces begin with it from now on."""
        settings = msgspec.json.format(msgspec.json.encode(to_settings(policy)))
        try:
            replace_file(self._path, settings)
        except OSError as error:
            raise SettingsError(
                f"The policy for all workspaces could not be saved: {error.strerror}.",
                "What held before holds on.",
            ) from error
        self.policy = policy

    def _read(self) -> Policy:
        try:
            return from_settings(read_json(self._path, _File))
        except FileNotFoundError:
            return BALANCED
        except (UnreadableFile, PolicyError) as error:
            log.warning("policy for all workspaces unreadable: %s", error)
        aside = self._path.with_suffix(".unreadable.json")
        try:
            self._path.replace(aside)
        except OSError as error:
            log.warning("it cannot be put aside: %s", error)
        self.problem = SettingsError(
            "The policy for all workspaces cannot be read; Balanced is used.",
            f"It is kept as {aside.name}.",
        )
        return BALANCED
