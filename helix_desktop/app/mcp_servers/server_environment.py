"""What all MCP servers of a workspace share, and the host for servers of an editor."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from msgspec import Struct, field

from helix_desktop.app.mcp_servers.server_file import ServerFile
from helix_desktop.app.mcp_servers.server_import import ImportedServer
from helix_desktop.app.mcp_servers.server_secrets import ServerSecrets, SignInVault
from helix_desktop.app.secret_filter import KNOWN_KEYS
from helix_desktop.domain.form_questions import FormQuestionAsker
from helix_desktop.domain.mcp_servers import (
    ApprovalStore,
    McpServer,
    ServerApproval,
    ToolProgress,
)
from helix_desktop.domain.ports import SecretVault
from helix_desktop.domain.value import replace
from helix_desktop.tools.mcp_host.approvals import launch_digest
from helix_desktop.tools.mcp_host.host import McpHost
from helix_desktop.tools.mcp_host.host_limits import (
    TIMEOUTS,
    DeclineAll,
    HostTimeouts,
    ServerEnvironment,
    TaskSpawner,
)


class ServerPlace(Struct, frozen=True):
    """The workspace of the servers: its ID, its folder, and its home."""

    workspace: str
    folder: Path
    home: Path


class ServerPeers(Struct, frozen=True):
    """The parties that answer servers and receive their progress; none by default."""

    asker: FormQuestionAsker = field(default_factory=DeclineAll)
    on_progress: Callable[[ToolProgress], None] = lambda _progress: None
    patience: HostTimeouts = TIMEOUTS
    client_document: str = ""
    """URL of Helix's OAuth client metadata document."""


def make_environment(
    place: ServerPlace,
    approvals: ApprovalStore,
    *,
    spawn: TaskSpawner,
    vault: Callable[[], SecretVault],
    peers: ServerPeers,
) -> ServerEnvironment:
    """Return what the servers of a workspace share; a host starts nothing before it is opened."""
    secrets = ServerSecrets(vault, place.workspace)
    return ServerEnvironment(
        folder=place.folder,
        home=place.home,
        approvals=approvals,
        spawn=spawn,
        secrets=secrets.of,
        sign_ins=SignInVault(secrets.vault, place.workspace, place.home),
        client_document=peers.client_document,
        asker=peers.asker,
        clean=KNOWN_KEYS.clean,
        on_progress=peers.on_progress,
        timeouts=peers.patience,
    )


class EditorApprovals(Struct, frozen=True):
    """Implements ApprovalStore for the servers that an editor passes on for one session.

    An approval holds for a name with exactly this start, in every session, and for no server of
    the user's own.
    """

    file: ServerFile
    servers: Sequence[McpServer]

    def approved(self, server: str) -> ServerApproval:
        return self.file.approved_of_editor(self._key(server))

    def keep(self, server: str, approved: ServerApproval) -> None:
        self.file.keep_of_editor(self._key(server), approved)

    def _key(self, name: str) -> str:
        (server,) = (server for server in self.servers if server.name == name)
        return f"{name} {launch_digest(server)}"


def make_editor_host(
    imported: Sequence[ImportedServer], file: ServerFile, environment: ServerEnvironment
) -> McpHost:
    """Return a host for servers that are not saved. Their secrets stay in memory.

    They don't sign in: an editor passes on what it signed in with.
    """
    servers = tuple(imported_server.server for imported_server in imported)
    secrets = {imported_server.server.name: imported_server.secrets for imported_server in imported}
    for values in secrets.values():
        for value in values.values():
            KNOWN_KEYS.learn(value)

    async def secrets_of(server: McpServer) -> Mapping[str, str]:
        return secrets[server.name]

    approvals = EditorApprovals(file, servers)
    return McpHost(
        servers,
        replace(
            environment, approvals=approvals, secrets=secrets_of, sign_ins=None, is_literal=True
        ),
    )
