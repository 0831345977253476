"""Servers that a project's own files would like: shown, never started before the person takes them.

The files come with the project, so anybody may have written them. They are read like any other
file of the folder; the hall reads them for trusted folders only.
"""

import logging
from collections.abc import Iterable
from pathlib import Path

from helix_desktop.app.servers.importing import LARGEST, Found, read_document
from helix_desktop.domain.errors import ServerError, ToolError
from helix_desktop.domain.servers import Server
from helix_desktop.domain.values import value
from helix_desktop.tools.paths import Root

FILES = (".mcp.json", ".cursor/mcp.json", ".vscode/mcp.json", ".helix/servers.json")

log = logging.getLogger(__name__)


@value
class ProposedServer:
    """A server and the file that proposes it."""

    file: str
    found: Found


def proposed_servers(folder: Path, known: Iterable[Server]) -> tuple[ProposedServer, ...]:
    """Those whose names the person has no server of; files that cannot be read propose nothing."""
    names = {server.name for server in known}
    found: dict[str, ProposedServer] = {}
    root = Root(folder)
    for file in FILES:
        try:
            with root.open_file(file) as opened:
                reading = read_document(opened.read(LARGEST + 1))
        except (OSError, ToolError, ServerError) as error:
            log.info("no servers are proposed by %s: %s", file, error)
            continue
        for each in reading.found:
            if each.server.name not in names:
                found.setdefault(each.server.name, ProposedServer(file, each))
    return tuple(found[name] for name in sorted(found))
