"""What commands of a workspace can reach, as its person chose: a preset, hosts, more folders."""

from enum import StrEnum

from msgspec import Struct

MOST_HOSTS, MOST_FOLDERS = 200, 50


class SandboxPreset(StrEnum):
    """How much a command finds. When the person is asked is another question."""

    STRICT = "strict"
    """The system's programs and the project; no toolchain of the person's, no host."""
    DEVELOPER = "developer"
    """Their toolchains for reading, caches of the workspace's own, and the hosts of the list."""
    OFF = "off"
    """No sandbox: every command can do what the person can do, so every command asks."""


class SandboxReach(Struct, frozen=True):
    """`preset` None: Developer in a folder that is trusted, Strict in any other."""

    preset: SandboxPreset | None = None
    hosts: tuple[str, ...] = ()
    readable: tuple[str, ...] = ()
    """Folders besides toolchains that commands may read, as real paths."""

    def in_force(self, *, trusted: bool) -> SandboxPreset:
        """What holds: nothing wider than Strict where the folder is not trusted."""
        if not trusted:
            return SandboxPreset.STRICT
        return self.preset or SandboxPreset.DEVELOPER
