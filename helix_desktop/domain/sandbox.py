"""The sandbox settings of a workspace: a preset, allowed hosts, and further folders."""

from enum import StrEnum

from msgspec import Struct

MOST_HOSTS, MOST_FOLDERS = 200, 50


class SandboxPreset(StrEnum):
    """How much a command can reach. Asking the user is a separate setting."""

    STRICT = "strict"
    """The system's programs and the project, but no toolchains of the user and no hosts."""
    DEVELOPER = "developer"
    """The user's toolchains for reading, caches of the workspace's own, and the allowed hosts."""
    OFF = "off"
    """No sandbox. Every command can do whatever the user can do, so that every command asks."""


class SandboxReach(Struct, frozen=True):
    """The sandbox settings that the user chose.

    Without a `preset`, Developer applies in a trusted folder, Strict in any other.
    """

    preset: SandboxPreset | None = None
    hosts: tuple[str, ...] = ()
    readable: tuple[str, ...] = ()
    """Folders besides toolchains that commands may read, as real paths."""

    def in_force(self, *, trusted: bool) -> SandboxPreset:
        """Return the preset in force, which is always Strict if the folder is not trusted."""
        if not trusted:
            return SandboxPreset.STRICT
        return self.preset or SandboxPreset.DEVELOPER
