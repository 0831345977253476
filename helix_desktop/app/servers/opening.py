"""The host of a workspace's servers, made of what the person configured."""

from collections.abc import Callable
from dataclasses import field
from pathlib import Path

from helix_desktop.app.secrets.hidden import KNOWN_KEYS
from helix_desktop.app.servers.book import ServerBook
from helix_desktop.app.servers.secrets import ServerSecrets
from helix_desktop.domain.ports import Vault
from helix_desktop.domain.servers import Progress, Sampler, Server, ServerAsker
from helix_desktop.domain.values import value
from helix_desktop.tools.mcp_host.host import Host, Manner, Nobody
from helix_desktop.tools.mcp_host.patience import PATIENCE, Patience
from helix_desktop.tools.mcp_host.surroundings import Spawn


@value
class Place:
    """Whose servers: the workspace's id, its folder and its home."""

    workspace: str
    folder: Path
    home: Path


def _nobody_listens(progress: Progress) -> None:
    """Where progress is not shown."""


@value
class Company:
    """Who answers servers and hears of them; by default nobody does."""

    asker: ServerAsker = field(default_factory=Nobody)
    sampler: Sampler | None = None
    told: Callable[[Progress], None] = _nobody_listens
    patience: Patience = PATIENCE


def host_for(
    place: Place,
    book: ServerBook,
    *,
    spawn: Spawn,
    vault: Callable[[], Vault],
    company: Company | None = None,
    only: Server | None = None,
) -> Host:
    """Nothing is started yet; the SDK is not even imported."""
    company = company or Company()
    secrets = ServerSecrets(vault, place.workspace)
    manner = Manner(
        secrets=secrets.of,
        asker=company.asker,
        sampler=company.sampler,
        clean=KNOWN_KEYS.clean,
        told=company.told,
        patience=company.patience,
    )
    servers = book.servers() if only is None else (only,)
    return Host(servers, book, spawn=spawn, folder=place.folder, home=place.home, manner=manner)
