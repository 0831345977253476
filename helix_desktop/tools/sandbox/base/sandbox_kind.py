"""The kinds of sandbox (bubblewrap, Seatbelt, none) and their texts for cards and settings.

The kind is found once per start (`probe.py`).
"""

import sys
from enum import StrEnum

from msgspec import Struct

from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.tools.command_shell import POSIX_SHELL, CommandShell, ShellKind, system_shell


class SandboxKind(StrEnum):
    """The sandbox that really runs here."""

    BUBBLEWRAP = "bubblewrap"
    SEATBELT = "seatbelt"
    """Never run on a Mac yet."""
    NONE = "none"


_READS = Phrase(
    "Reads the system and your toolchains, but nothing else in home folders or on other disks."
)
_SECRETS = Phrase(
    "Can't see uncommitted files with secrets. Committed ones are readable, but removed "
    "from the output."
)
_PUT_ASIDE = Phrase(
    "New editor or agent configuration files are set aside only when the command ends."
)
_HOLDS = {
    SandboxKind.BUBBLEWRAP: (
        _READS,
        Phrase(
            "Writes only in the project folder and in the workspace's own home folder; "
            "files in /tmp stay until the session is deleted."
        ),
        Phrase(
            "No network except the hosts you allow, and no access to other processes. Its "
            "own processes can reach each other."
        ),
        Phrase(
            "Can't touch git hooks and settings, or editor, shell, and agent "
            "configuration. New ones are set aside for you, unless git created them."
        ),
        _SECRETS,
        Phrase("Child processes end with the command."),
    ),
    SandboxKind.SEATBELT: (
        _READS,
        Phrase("Writes only in the project folder and in the workspace's own home folder."),
        Phrase("No network unless you allow it, not even to this computer."),
        Phrase(
            "Can't change repositories, or editor, shell, and agent configuration. New "
            "ones are set aside for you."
        ),
        _SECRETS,
    ),
    SandboxKind.NONE: (
        Phrase("No sandbox: commands can do anything you can, so Helix asks before each one."),
    ),
}
_LACKS = {
    SandboxKind.BUBBLEWRAP: (
        Phrase(
            "Programs that exchange datagrams over sockets with a path don't work; "
            "programs that connect to each other do."
        ),
        _PUT_ASIDE,
    ),
    SandboxKind.SEATBELT: (
        Phrase("Nobody has used it on a Mac yet. Helix tried it when it started."),
        Phrase("Reaches the whole network or nothing. Single hosts can't be allowed."),
        Phrase("Child processes that leave the command's group can go on after it."),
        _PUT_ASIDE,
    ),
    SandboxKind.NONE: (
        Phrase("Every command you allow can reach the network, your files, and your keys."),
    ),
}
_ENDED_BY_JOB = Phrase("Child processes end with the command, and with Helix.")
_SHELLS = {
    ShellKind.GIT_BASH: (Phrase("Commands run in Git Bash."), _ENDED_BY_JOB),
    ShellKind.POWERSHELL: (
        Phrase(
            "Commands run in PowerShell 7. Helix can't check them, so there is no “Always” for "
            "them."
        ),
        _ENDED_BY_JOB,
    ),
}
_NOT_UNDONE = Phrase("Changes that commands make to files can't be undone.")
_NO_READERS = Phrase("Helix reads no documents and draws no formulas.")
_NO_SOCKETS = Phrase(
    "Programs that talk to each other over sockets with a path don't work on this system."
)


class SandboxBackend(Struct, frozen=True):
    """The sandbox in use. `why`: the reasons for which there is none."""

    kind: SandboxKind = SandboxKind.NONE
    program: str = ""
    """The path of bubblewrap."""
    modern: bool = True
    """Whether bubblewrap can forbid namespaces inside by itself; else only the filter does."""
    guards: bool = True
    """With bubblewrap: whether the system reports connections (`socket_guard.py`); else a command
    can make no sockets with a path."""
    why: tuple[str, ...] = ()
    remedy: str = ""
    """What would give this system a sandbox, where there is none on Linux."""
    remedy_lines: tuple[str, ...] = ()
    """The lines in it that are to be pasted in a terminal."""
    shell: CommandShell = POSIX_SHELL

    @property
    def without_sandbox(self) -> "SandboxBackend":
        """The same computer where the user has switched the sandbox off."""
        return SandboxBackend(SandboxKind.NONE, shell=self.shell)

    def with_shell(self, wanted: str, git: str) -> "SandboxBackend":
        """Return the sandbox with the shell that the user chose; only Windows has a choice."""
        is_windows = sys.platform == "win32"
        return replace(self, shell=system_shell(wanted, git)) if is_windows else self

    @property
    def sandboxed(self) -> bool:
        """Whether anything restricts commands; the source of `PermissionState.sandboxed`."""
        return self.kind is not SandboxKind.NONE

    @property
    def holds(self) -> tuple[str, ...]:
        return (*_HOLDS[self.kind], *_SHELLS.get(self.shell.kind, ()))

    @property
    def lacks(self) -> tuple[str, ...]:
        lacks = _LACKS[self.kind]
        if self.remedy:
            lacks = (*lacks, _NO_READERS)
        if self.kind is SandboxKind.BUBBLEWRAP and not self.guards:
            return (_NO_SOCKETS, *lacks[1:])
        return lacks if self.shell.kind is ShellKind.BASH else (*lacks, _NOT_UNDONE)

    @property
    def words(self) -> str:
        """One line for a card; the source of `PermissionState.box`."""
        match self.kind:
            case SandboxKind.BUBBLEWRAP:
                return Phrase(
                    "Sandboxed: can write only in the project folder and the workspace's own "
                    "home folder, and can't see yours."
                )
            case SandboxKind.SEATBELT:
                return Phrase(
                    "Sandboxed with Seatbelt, which is new in Helix: can write only in the project "
                    "folder and the workspace's own home folder, and can't read yours."
                )
            case SandboxKind.NONE:
                return Phrase("Not sandboxed: can do anything you can.")
