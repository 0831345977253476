"""A command with what is known before it runs: network, git writing, withheld secrets."""

import sys

from msgspec import Struct

from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.permission import Exposed
from helix_desktop.tools.permissions.git_environment import names_writing_git
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.find.secret_visibility import SecretSurvey
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand

GIT_CHANGES_TREE = lazy_pattern(
    r"\A(?>[\s\S]*?\bgit\b)[\s\S]*\b(?:checkout|switch|restore|reset|rebase|merge|pull|stash|cherry-pick|revert|am"
    r"|apply|bisect|mv|rm|clean|sparse-checkout|submodule|clone|worktree|read-tree|checkout-index)\b"
)
"""Commands with which git may change files that control programs, which then have no mount."""


class PreparedCommand(Struct, frozen=True):
    """A command as run, with the facts known beforehand."""

    command: SandboxCommand
    backend: SandboxBackend
    exposed: Exposed
    looks: bool
    """Whether the command is known only to read, so that it writes nothing in the folder."""

    background: bool = False
    """Whether it runs in the background: for as long as it likes, so git can only read."""

    @property
    def mounts(self) -> bool:
        return self.backend.kind is SandboxKind.BUBBLEWRAP

    @property
    def has_way_out(self) -> bool:
        """Whether hosts are open to the command; a reading one needs none, and a proxy takes a
        moment. Only mounts come with a network of the command's own."""
        offered = self.command.resources.hosts is not None and not self.command.network
        return offered and self.mounts and not self.looks

    @property
    def names_writing_git(self) -> bool:
        return self.command.git or names_writing_git(self.command.text)

    @property
    def writes_repository(self) -> bool:
        """Whether it may write repositories: their copies, or without a sandbox they themselves."""
        if self.mounts:
            return self.names_writing_git and not self.looks and not self.background
        return self.names_writing_git and not self.backend.sandboxed and sys.platform == "linux"

    @property
    def changes_tree(self) -> bool:
        """Whether git may change files: never where it can only read the repository, and not for
        hours, since no other command could write meanwhile."""
        may_change = self.writes_repository and not self.command.lasting
        return may_change and GIT_CHANGES_TREE.search(self.command.text) is not None


def withheld_secrets(prepared: PreparedCommand, seen: SecretSurvey) -> tuple[str, ...]:
    """Return secrets that a command can read and send without consent; then it gets no hosts."""
    if not prepared.has_way_out:
        return ()
    agreed = prepared.exposed.all if prepared.command.agreed else ()
    return seen.exposed if {*seen.exposed}.difference(agreed) else ()
