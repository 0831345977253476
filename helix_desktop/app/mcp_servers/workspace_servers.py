"""The MCP servers of an open workspace, with the settings that the user changes."""

import asyncio
from collections.abc import Callable

from msgspec import Struct

from helix_desktop.app.mcp_servers.server_environment import (
    ServerPeers,
    ServerPlace,
    make_environment,
)
from helix_desktop.app.mcp_servers.server_file import ServerFile
from helix_desktop.app.mcp_servers.server_settings import SavedServers, ServerSettings
from helix_desktop.app.plain_http import PlainHttpHosts
from helix_desktop.domain.live_events import ServersChanged, ToolCallProgressed
from helix_desktop.domain.mcp_servers import describe_progress
from helix_desktop.domain.ports import SecretVault
from helix_desktop.engine.form_question_broker import FormQuestionBroker
from helix_desktop.engine.session_deps import SessionBase
from helix_desktop.tools.mcp_host.host import McpHost


class ServerParts(Struct, frozen=True):
    """The servers, and their settings."""

    host: McpHost
    settings: ServerSettings


async def make_servers(
    place: ServerPlace,
    base: SessionBase,
    asker: FormQuestionBroker,
    *,
    vault: Callable[[], SecretVault],
    trusted: Callable[[], bool | None],
    plain_http: PlainHttpHosts,
    client_document: str,
) -> ServerParts:
    """Make the servers of a workspace, none of which runs yet."""
    bus = base.bus
    file = await asyncio.to_thread(ServerFile, place.home)
    peers = ServerPeers(
        asker=asker,
        on_progress=lambda progress: bus.publish(
            ToolCallProgressed(progress.session, progress.call, 0, describe_progress(progress))
        ),
        client_document=client_document,
    )
    environment = make_environment(
        place, file, spawn=base.supervisor.spawn, vault=vault, peers=peers
    )
    host = McpHost(file.servers(), environment)
    host.listen(lambda: bus.publish(ServersChanged()))
    saved = SavedServers(place, file, vault=vault, trusted=trusted, plain_http=plain_http)
    return ServerParts(host, ServerSettings(saved, file, host))
