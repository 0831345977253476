"""What the welcome page needs: keys in the environment, local servers, key tests, demo folder."""

import asyncio
import re
import shutil
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

from msgspec import Struct

from helix_desktop.app.api_keys import check_key
from helix_desktop.app.container import AppContainer
from helix_desktop.app.secret_filter import KNOWN_KEYS
from helix_desktop.app.sessions.file_finder import list_project_files
from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.errors import HelixError, ProviderError
from helix_desktop.providers.models.discovery import list_models
from helix_desktop.providers.models.model_catalog import CatalogModel
from helix_desktop.store.disk import open_regular
from helix_desktop.tools.sandbox import SandboxKind

DEMO = "ledger"
KEY_PREFIXES = (
    ("sk-ant-", "anthropic"),
    ("sk-or-", "openrouter"),
    ("AIza", "gemini"),
    ("gsk_", "groq"),
    ("xai-", "xai"),
    ("csk-", "cerebras"),
    ("sk-proj-", "openai"),
)
"""The beginnings of keys, and their endpoints."""
MAX_FILES_COUNTED = 5_000


class LocalServer(Struct, frozen=True):
    """A server on this machine, and its models."""

    endpoint: Endpoint
    models: tuple[CatalogModel, ...]


class KeyTrial(Struct, frozen=True):
    """A key that its endpoint accepted; `model` is the first one to offer."""

    endpoint: Endpoint
    model: CatalogModel | None
    count: int
    seconds: float


class FolderFacts(Struct, frozen=True):
    """The facts known of a folder before work begins."""

    folder: str
    branch: str
    files: int
    rules: str

    @property
    def more(self) -> bool:
        return self.files >= MAX_FILES_COUNTED


class FirstRun:
    """The queries and actions of the first screen. Nothing here blocks the event loop."""

    def __init__(self, container: AppContainer) -> None:
        self._container = container

    async def endpoints(self) -> Sequence[Endpoint]:
        models = await self._container.models()
        return [endpoint for endpoint in models.endpoints.values() if endpoint.needs_key]

    async def in_environment(self) -> Sequence[Endpoint]:
        keys = self._container.keys
        return [endpoint for endpoint in await self.endpoints() if keys.in_environment(endpoint)]

    async def near(self) -> Sequence[LocalServer]:
        """Return the servers on this machine that answer and have a model."""
        answering = await (await self._container.model_lists()).near()
        catalogue = (await self._container.models()).catalogue
        endpoints = (server.endpoint for server in answering)
        servers = (LocalServer(entry, catalogue.models(entry.id)) for entry in endpoints)
        return [server for server in servers if server.models]

    async def agents(self) -> Sequence[Endpoint]:
        """Return the agents of other programs that are installed here."""
        sources = await (await self._container.model_settings()).sources()
        return [it.endpoint for it in sources if it.is_program and not it.missing]

    async def has_sandbox_for_agents(self) -> bool:
        """Return whether agents of other programs run in the sandbox: only bubblewrap can do it."""
        return (await self._container.sandbox()).kind is SandboxKind.BUBBLEWRAP

    async def tried(self, endpoint: Endpoint, secret: str = "") -> KeyTrial:
        """Test a key with one small request; without `secret`, the existing key.

        Raise ProviderError or SecretError on failure. Nothing is stored yet.
        """
        clock = self._container.parts.clock
        began = clock.monotonic()
        if not secret:
            server = await (await self._container.model_lists()).ask(endpoint)
            count = len(server.models)
        else:
            key = check_key(secret)
            KNOWN_KEYS.learn(key)
            try:
                provider_factory = await self._container.provider_factory()
                endpoint_with_headers = await self._container.keys.with_headers(endpoint)
                count = len(
                    await list_models(
                        endpoint_with_headers,
                        key,
                        provider_factory.fetcher(endpoint_with_headers, key),
                    )
                )
            except ProviderError as error:
                KNOWN_KEYS.silence(error)
                raise
        models = (await self._container.models()).catalogue.models(endpoint.id)
        model = next((model for model in models if model.tools), None)
        return KeyTrial(endpoint, model, count, clock.monotonic() - began)

    async def added(self, address: str, secret: str = "") -> tuple[KeyTrial, str | None]:
        """Add and test a user's endpoint; return the location of its key (None without a key).

        Raise HelixError, and remove the endpoint again, if it does not answer.
        """
        model_settings = await self._container.model_settings()
        # a name made of the host, with a number if it is taken
        host = urlsplit(address).hostname or "own"
        base_name = re.sub(r"[^a-z0-9]+", "-", host.lower()).strip("-")[:24] or "own"
        existing = (await self._container.models()).endpoints
        names = (base_name, *(f"{base_name}-{number}" for number in range(2, len(existing) + 3)))
        name = next(candidate for candidate in names if candidate not in existing)
        endpoint = await model_settings.add_endpoint(
            name, DialectId.OPENAI_CHAT, address=address, needs_key=bool(secret)
        )
        try:
            keyring = await self.keep(endpoint, secret) if secret else None
            trial = await self.tried(endpoint)
        except HelixError:
            if secret:
                await self._container.keys.forget(endpoint)
            await model_settings.drop_endpoint(name)
            raise
        return trial, keyring

    async def keep(self, endpoint: Endpoint, secret: str) -> str:
        """Store a key; return the keyring's name, "" if the key lasts for this run only."""
        return await self._container.keys.keep(endpoint, secret)

    async def demo_folder(self) -> Path:
        """Return a copy of the demo project for experiments; an existing copy is kept.

        It is beside the folder for data, because tools leave Helix's own folders alone.
        """
        paths = self._container.paths
        copy = paths.data.with_name(f"{paths.data.name}-demo") / DEMO
        if not copy.exists():
            try:
                await asyncio.to_thread(_copy_folder, paths.resources / "demo", copy)
            except OSError as error:
                raise HelixError(
                    "Can't create the folder {folder}: {reason}.",
                    "Choose a project folder.",
                    folder=copy,
                    reason=error.strerror or str(error),
                ) from error
        return copy

    async def folder_facts(self, folder: Path) -> FolderFacts:
        def look() -> FolderFacts:
            names = ("AGENTS.md", "CLAUDE.md")
            rules = next((name for name in names if (folder / name).is_file()), "")
            files = len(list_project_files(folder, MAX_FILES_COUNTED))
            return FolderFacts(str(folder), _branch(folder), files, rules)

        return await asyncio.to_thread(look)


def guess_endpoint(secret: str) -> str:
    """Guess the endpoint from the form of a key; "" if several are possible."""
    text = secret.strip()
    return next((endpoint for prefix, endpoint in KEY_PREFIXES if text.startswith(prefix)), "")


def _branch(folder: Path) -> str:
    """Return the branch of a git repository, from its HEAD; "" otherwise."""
    try:
        with open_regular(folder / ".git" / "HEAD") as file:
            head = file.read(300).decode("utf-8", "replace").strip()
    except OSError:
        return ""
    return head.removeprefix("ref: refs/heads/") if head.startswith("ref: ") else head[:8]


def _copy_folder(source: Path, target: Path) -> None:
    """Copy all of a folder or, if that fails, nothing."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=".", dir=target.parent) as folder:
        shutil.copytree(source, copy := Path(folder) / target.name)
        copy.rename(target)
