"""The kinds of sandbox: bubblewrap, else Landlock, else none, with the texts for cards and
settings.

The kind is found once per start (`probe.py`).
"""

from enum import StrEnum

from msgspec import Struct

from helix_desktop.domain.phrase import Phrase


class SandboxKind(StrEnum):
    """The strongest sandbox that really runs here."""

    BUBBLEWRAP = "bubblewrap"
    LANDLOCK = "landlock"
    NONE = "none"


_READS = Phrase(
    "It can read the system and your toolchains, but nothing else in home folders, and "
    "nothing on other disks."
)
_SECRETS = Phrase(
    "Files with secrets that are in no version are hidden from it; those that git holds it "
    "can read, but its output is shown without them."
)
_PUT_ASIDE = Phrase(
    "A file that would steer editors or agents and was not there is put aside only when "
    "the command has ended."
)
_HOLDS = {
    SandboxKind.BUBBLEWRAP: (
        _READS,
        Phrase(
            "It can write only in the project folder and in a home folder of the workspace's own; "
            "what it puts into /tmp is gone afterwards."
        ),
        Phrase(
            "It has no network but the hosts you allow, and no way to other programs that run, "
            "whenever these began; its own programs reach each other."
        ),
        Phrase(
            "Repositories' hooks and settings and files that steer editors, shells and agents are "
            "out of its reach; what it makes of these is put aside for you, unless git made it."
        ),
        _SECRETS,
        Phrase("Child processes end with the command."),
    ),
    SandboxKind.LANDLOCK: (
        _READS,
        Phrase(
            "It can write only in the project folder and in a home folder of the workspace's own."
        ),
        Phrase("No network unless you allow it, not even to this computer."),
        Phrase(
            "It cannot change repositories and files that steer editors, shells and agents; what "
            "it makes of these is put aside for you. Only git, in a command of its own, can: it "
            "commits."
        ),
        _SECRETS,
        Phrase("Child processes are ended with the command."),
    ),
    SandboxKind.NONE: (
        Phrase("No sandbox: commands can do anything you can, so Helix asks before each one."),
    ),
}
_LACKS = {
    SandboxKind.BUBBLEWRAP: (
        Phrase(
            "Programs that send each other datagrams by sockets with a path do not work; those "
            "that connect to each other do."
        ),
        _PUT_ASIDE,
    ),
    SandboxKind.LANDLOCK: (
        Phrase("It reaches all of the network or nothing: single hosts cannot be allowed."),
        Phrase("Programs that share memory between processes of theirs do not work."),
        Phrase(
            "It sees which programs run, and the names of protected files in the project folder."
        ),
        Phrase(
            "Nothing can be made, renamed or deleted directly in a folder that holds something "
            "protected (the project folder itself always does), not even `target`, `node_modules` "
            "or `build`, and such a folder keeps its mode; in the folders below all this works. "
            "Owners of files cannot be changed. A command that fails for that may ask you to run "
            "without the sandbox."
        ),
        _PUT_ASIDE,
    ),
    SandboxKind.NONE: (
        Phrase("Every command you allow can reach the network, your files, and your keys."),
    ),
}
_LATE_SOCKETS = Phrase(
    "A program of yours that begins to listen at a socket in the project folder, or in a "
    "toolchain, while a command runs can be spoken to by it, unless the command only reads: this "
    "system cannot tell us of it."
)
_NO_SIGNALS = Phrase(
    "It can end other programs of yours: this system's Landlock is too old to forbid it."
)
SCOPED_FROM = 6
"""The first version of Landlock that keeps signals inside."""


class SandboxBackend(Struct, frozen=True):
    """The sandbox in use. `abi` is Landlock's version; `why`: reasons against a better sandbox."""

    kind: SandboxKind
    program: str = ""
    """The path of bubblewrap."""
    modern: bool = True
    """Whether bubblewrap can forbid namespaces inside by itself; else only the filter does."""
    abi: int = 0
    guards: bool = True
    """With bubblewrap: whether the system reports connections (`socket_guard.py`)."""
    why: tuple[str, ...] = ()

    @property
    def boxed(self) -> bool:
        """Whether anything restricts commands; the source of `PermissionState.boxed`."""
        return self.kind is not SandboxKind.NONE

    @property
    def holds(self) -> tuple[str, ...]:
        return _HOLDS[self.kind]

    @property
    def lacks(self) -> tuple[str, ...]:
        lacks = _LACKS[self.kind]
        if self.kind is SandboxKind.LANDLOCK and self.abi < SCOPED_FROM:
            return (*lacks, _NO_SIGNALS)
        if self.kind is SandboxKind.BUBBLEWRAP and not self.guards:
            return (*lacks, _LATE_SOCKETS)
        return lacks

    @property
    def words(self) -> str:
        """One line for a card; the source of `PermissionState.box`."""
        match self.kind:
            case SandboxKind.BUBBLEWRAP:
                return Phrase(
                    "Sandboxed: can write only in the project folder and can't see home folders."
                )
            case SandboxKind.LANDLOCK:
                return Phrase(
                    "Sandboxed with Landlock: can write only in the project folder and can't "
                    "read home folders, but sees other processes."
                )
            case SandboxKind.NONE:
                return Phrase("Not sandboxed: can do anything you can.")


NO_BOX = SandboxBackend(SandboxKind.NONE)
