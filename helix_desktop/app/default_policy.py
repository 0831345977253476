"""The context policy of new workspaces, saved beside the settings for all workspaces.

A damaged file is put aside, reported, and replaced by its copy; without one, Balanced applies.
"""

from pathlib import Path

from helix_desktop.app.json_file import JsonFile
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import (
    BALANCED,
    policy_from_settings,
    policy_to_settings,
)
from helix_desktop.domain.errors import SettingsError
from helix_desktop.domain.phrase import Phrase

_PolicyFile = dict[str, str | int | float]


class DefaultPolicy:
    """The policy of new workspaces, which each workspace can change for itself."""

    def __init__(self, path: Path) -> None:
        self._source = JsonFile(path, _PolicyFile, check=policy_from_settings)
        self.policy = BALANCED
        if (content := self._source.read()) is not None:
            self.policy = policy_from_settings(content)

    def choose(self, policy: Policy) -> None:
        """Set the policy of new workspaces from now on."""
        try:
            self._source.write(policy_to_settings(policy))
        except OSError as error:
            raise SettingsError(
                "Couldn't save the policy for all workspaces: {reason}.",
                "The earlier policy stays in effect.",
                reason=error.strerror,
            ) from error
        self.policy = policy

    @property
    def problem(self) -> SettingsError | None:
        """The reason why the file could not be used, if so."""
        return self._source.problem(
            Phrase("Can't read the policy for all workspaces. Balanced is used.")
        )
