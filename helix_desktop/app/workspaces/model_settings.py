"""What the page Models and keys does: endpoints, keys, own limits and prices of models.

The settings are shared by all workspaces; each open workspace takes a change with its next request.
"""

import asyncio
from collections import Counter
from collections.abc import Mapping
from weakref import WeakSet

import msgspec
from msgspec import Struct

from helix_desktop.app.api_keys import ApiKeys, KeySource
from helix_desktop.app.models.connection_test import ConnectionTest
from helix_desktop.app.models.model_lists import ModelLists
from helix_desktop.app.models.model_registry import ModelRegistry
from helix_desktop.app.models.own_endpoints import (
    NOTHING_TYPED,
    TypedOptions,
    remove_endpoint,
    save_endpoint,
)
from helix_desktop.app.plain_http import PlainHttpHosts
from helix_desktop.app.workspaces.workspace_settings import WorkspaceSettings
from helix_desktop.domain.endpoint import BUILT_IN, DialectId, Endpoint
from helix_desktop.domain.errors import SecretError
from helix_desktop.domain.llm import Llm, LlmRole, Prices
from helix_desktop.domain.phrase import Phrase
from helix_desktop.providers.models.endpoints import (
    SHIPPED,
    OwnEndpoint,
    complete_address,
    is_local_endpoint,
)
from helix_desktop.providers.models.model_catalog import (
    CatalogModel,
    FigureSource,
    ModelCatalog,
    missing_figures,
)

DIALECTS = tuple(dialect for dialect in DialectId if dialect not in BUILT_IN)
"""The dialects that a user's own endpoint can speak."""

UNREAD_ENDING = "…"
"""The shown end of a key that exists and was not read."""

_SOURCES = {
    FigureSource.YOURS: Phrase("set by you"),
    FigureSource.LISTED: Phrase("reported by the provider"),
    FigureSource.SHIPPED: Phrase("built in"),
    FigureSource.LIKE: Phrase("from the same model elsewhere"),
    FigureSource.GUESSED: Phrase("assumed"),
}


class ModelOffer(Struct, frozen=True):
    """A model that can be chosen; `source` names the origin of its figures in words."""

    name: str
    title: str
    endpoint: str
    window: int
    max_output: int
    prices: Prices | None
    source: str
    missing: tuple[str, ...] = ()
    """The names of unknown figures: `window`, `prices`."""
    own: bool = False
    """Whether the user set figures of this model."""
    uncapped: bool = False
    """Whether dollar budgets don't stop the model while its price is unknown."""
    cache_seconds: int = 0
    """How long the provider's prompt cache lasts after each use; 0 if that is unknown."""
    tools: bool = True
    thinking: bool = False
    pictures: bool = False
    until: str = ""
    denied: tuple[str, ...] = ()
    """What is not sent, because the user said so: `tools`, `pictures`."""
    can_search: bool = False
    """Whether the provider offers a web search."""
    search_price: float | None = None
    """US dollars per thousand of these searches; None if unknown."""
    limit: int = 0
    """The smaller window that the server stated in an error; 0 if there is none."""
    own_sessions_only: bool = False
    """Whether it answers only the messages of sessions whose main model it is."""


class KeyState(Struct, frozen=True):
    """The last characters and the location of an endpoint's key.

    `problem` says why there is none.
    """

    ending: str = ""
    where: str = ""
    problem: str = ""
    overrides: bool = False
    """Whether the key is the environment's, which precedes a stored key."""
    own: bool = False
    """Whether the key belongs to this workspace only."""

    @property
    def exists(self) -> bool:
        return bool(self.ending)


class EndpointSource(Struct, frozen=True):
    """An endpoint, and the number of its models; `missing`: an agent's program is not there."""

    endpoint: Endpoint
    models: int
    local: bool
    own: bool
    missing: bool = False

    @property
    def is_program(self) -> bool:
        """Whether it is an agent of another program, without an address or a key."""
        return self.endpoint.dialect is DialectId.ACP


class ModelSettings:
    """The models and endpoints to choose from, and the changes that the user makes to them."""

    def __init__(
        self,
        models: ModelRegistry,
        keys: ApiKeys,
        *,
        lists: ModelLists,
        trying: ConnectionTest,
        plain_http: PlainHttpHosts,
    ) -> None:
        self._plain_http = plain_http
        self._models, self._keys, self._lists = models, keys, lists
        self.trying = trying
        """The test of a key or model with one small request."""
        self._cached_offers: tuple[ModelCatalog, tuple[ModelOffer, ...]] | None = None
        self._open_workspaces: WeakSet[WorkspaceSettings] = WeakSet()

    def follow(self, choices: WorkspaceSettings) -> None:
        """Pass changes on to an open workspace for as long as it is open."""
        self._open_workspaces.add(choices)

    @property
    def problems(self) -> tuple[str, ...]:
        """Return the problems of the settings files, worded for the user."""
        return tuple(problem.full_text for problem in self._models.problems)

    def find(self, name: str) -> ModelOffer:
        """Return a model by its full name, with assumed figures if the model is unknown."""
        return self._make_offer(self._models.find(name))

    def endpoint(self, name: str) -> Endpoint:
        """Return an endpoint; raise SettingsError for an unknown ID."""
        return self._models.endpoint(name)

    async def reread(self) -> None:
        """Take over what a command in a terminal changed."""
        if await asyncio.to_thread(self._models.reread):
            self._refresh_workspaces()

    async def offers(self) -> tuple[ModelOffer, ...]:
        """Return all models of all endpoints, in the order of the endpoints."""
        await self.reread()
        return await asyncio.to_thread(self._offers)

    async def sources(self) -> tuple[EndpointSource, ...]:
        """Return all endpoints, with the user's own and those of this machine first."""
        await self.reread()
        counts = Counter(offer.endpoint for offer in await asyncio.to_thread(self._offers))
        missing = await asyncio.to_thread(self._models.missing_guests)
        sources = [
            EndpointSource(
                endpoint,
                counts[endpoint.id],
                is_local_endpoint(endpoint),
                SHIPPED.get(endpoint.id) != endpoint,
                endpoint.id in missing,
            )
            for endpoint in self._models.endpoints.values()
        ]
        return tuple(sorted(sources, key=lambda source: (not source.own, source.local)))

    async def key(self, endpoint: Endpoint, workspace: str = "") -> KeyState:
        """Locate an endpoint's key. A keyring that does not answer is reported, not raised."""
        try:
            key = await self._keys.find(endpoint, workspace)
        except SecretError as error:
            return KeyState(problem=error.full_text)
        if key is None:
            return KeyState()
        where = key.source.value
        if key.source is KeySource.VAULT:
            store = await self.keyring()
            saved = Phrase("saved in {store}", store=store)
            where = saved if store else Phrase("saved until you quit")
        return KeyState(
            key.ending,
            where,
            overrides=key.source is KeySource.VARIABLE,
            own=key.source is KeySource.WORKSPACE,
        )

    async def all_keys(self, workspace: str = "") -> Mapping[str, KeyState]:
        """Locate the key of every endpoint that needs a key.

        A silent keyring is asked once only.
        """
        endpoints = [entry for entry in self._models.endpoints.values() if entry.needs_key]
        first_state = [await self.key(endpoint, workspace) for endpoint in endpoints[:1]]
        if first_state and (problem := first_state[0].problem):
            from_environment = KeyState(UNREAD_ENDING, KeySource.VARIABLE.value, overrides=True)
            return {
                endpoint.id: from_environment
                if self._keys.in_environment(endpoint)
                else KeyState(problem=problem)
                for endpoint in endpoints
            }
        others = await asyncio.gather(*(self.key(entry, workspace) for entry in endpoints[1:]))
        ids = (endpoint.id for endpoint in endpoints)
        return dict(zip(ids, [*first_state, *others], strict=True))

    async def keyring(self) -> str:
        """Return the name of the system's keyring, or "" if keys last for this run only."""
        try:
            return keyring_name(await self._keys.backend())
        except SecretError:
            return ""

    async def keep_key(self, endpoint: Endpoint, secret: str) -> str:
        """Store a key; return the name of its keyring, or "" if the key lasts for this run only."""
        return keyring_name(await self._keys.keep(endpoint, secret))

    async def forget_key(self, endpoint: Endpoint, workspace: str = "") -> bool:
        return await self._keys.forget(endpoint, workspace)

    async def ask(self, endpoint: Endpoint, workspace: str = "") -> int:
        """Count the models that an endpoint lists now.

        Raise ProviderError, without the key, on failure.
        """
        server = await self._lists.ask(endpoint, workspace)
        self._refresh_workspaces()
        return len(server.models)

    async def near(self) -> Mapping[str, int]:
        """Find running servers on this machine and count their models, within a second."""
        servers = await self._lists.near()
        self._refresh_workspaces()
        return {server.endpoint.id: len(server.models) for server in servers}

    async def add_endpoint(
        self,
        name: str,
        dialect: DialectId,
        *,
        address: str,
        title: str = "",
        needs_key: bool = True,
        options: TypedOptions = NOTHING_TYPED,
    ) -> Endpoint:
        """Add or replace an endpoint of the user's own; secret headers go to the keyring.

        Raise SettingsError if it is not valid, or UnencryptedAddress if the user must be asked
        about its host first.
        """
        address = complete_address(dialect, address)
        self._plain_http.check(address)
        own = options.of(OwnEndpoint(name, dialect, address, title, needs_key=needs_key))
        added = await save_endpoint(self._models, self._keys, own, secrets={})
        self._refresh_workspaces()
        return added

    async def drop_endpoint(self, name: str) -> None:
        """Remove an endpoint. Its models stay chosen, and report that they cannot be used."""
        await remove_endpoint(self._models, self._keys, name)
        self._refresh_workspaces()

    async def set_figures(
        self,
        name: str,
        *,
        window: int = 0,
        max_output: int = 0,
        prices: Prices | None = None,
        uncapped: bool | None = None,
        hour_cache: bool | None = None,
        search_price: float | None = None,
    ) -> ModelOffer:
        """Store the user's figures of a model; 0 or None leaves a figure unchanged."""
        values = {
            "window": window or None,
            "max_output": max_output or None,
            "prices": msgspec.to_builtins(prices),
            "uncapped": uncapped,
            "hour_cache": hour_cache,
            "search_price": search_price,
        }
        figures = {key: value for key, value in values.items() if value is not None}
        corrected = await asyncio.to_thread(self._models.correct, name, figures)
        if window:  # what the user says is tried
            await asyncio.to_thread(self._models.forget_limit, name)
        self._refresh_workspaces()
        return self._make_offer(corrected)

    async def forget_limit(self, name: str) -> None:
        """Use a model's set window again, although its server stated a smaller one."""
        await asyncio.to_thread(self._models.forget_limit, name)
        self._refresh_workspaces()

    def suggest_prices(self, name: str) -> Prices:
        """Return the prices to offer for a model whose price is unknown."""
        return self._models.catalogue.suggest_prices(name)

    async def drop_figures(self, name: str) -> None:
        """Remove the user's figures of a model, so that the other sources apply again."""
        await asyncio.to_thread(self._models.drop_edit, name)
        await asyncio.to_thread(self._models.forget_limit, name)
        self._refresh_workspaces()

    @property
    def default_models(self) -> Mapping[str, str]:
        """Return the default models of the roles, for workspaces that name no other model."""
        return self._models.default_models

    async def choose_default_model(self, role: LlmRole, name: str) -> None:
        """Set a role's default model in all workspaces, from the next request on; "" clears it."""
        await asyncio.to_thread(self._models.choose_default_model, role, name)
        self._refresh_workspaces()

    def _refresh_workspaces(self) -> None:
        for choices in tuple(self._open_workspaces):
            choices.refresh()

    def _offers(self) -> tuple[ModelOffer, ...]:
        """List the models once per catalog, because some endpoints have hundreds of models."""
        catalogue = self._models.catalogue
        cached = self._cached_offers
        if cached is None or cached[0] is not catalogue:
            offers = tuple(
                self._make_offer(model)
                for endpoint in self._models.endpoints
                for model in catalogue.models(endpoint)
            )
            cached = self._cached_offers = catalogue, offers
        return cached[1]

    def _make_offer(self, model: CatalogModel) -> ModelOffer:
        llm, own = model.llm, model.name in self._models.catalogue.own
        source = _SOURCES[model.figures]
        endpoint = self._models.endpoints.get(llm.provider)
        if model.figures is FigureSource.SHIPPED and self._models.dated:
            source = Phrase("built in, {dated}", dated=self._models.dated)
        return ModelOffer(
            name=model.name,
            title=llm.shown_name,
            endpoint=llm.provider,
            window=llm.window,
            max_output=llm.max_output,
            prices=llm.prices,
            source=source,
            missing=missing_figures(model),
            own=own,
            uncapped=llm.uncapped,
            cache_seconds=llm.cache_seconds,
            tools=model.tools,
            thinking=model.thinking,
            pictures=model.pictures,
            until=model.until,
            denied=denied_parts(llm),
            can_search=llm.can_search,
            search_price=llm.search_price,
            limit=self._models.stated_limit(llm),
            own_sessions_only=endpoint is not None and endpoint.dialect is DialectId.ACP,
        )


def denied_parts(llm: Llm) -> tuple[str, ...]:
    """Return what a model is not sent, because the user said so."""
    supported = {"tools": llm.takes_tools, "pictures": llm.takes_pictures}
    return tuple(name for name, takes in supported.items() if not takes)


_KEYRING_NAMES = {
    "secretservice": "the Secret Service keyring",
    "libsecret": "the Secret Service keyring",
    "kwallet": "KWallet",
    "macos": "the macOS Keychain",
    "windows": "the Windows Credential Manager",
}


def keyring_name(backend: str) -> str:
    """Return the familiar name of a keyring's backend; "" stays ""."""
    lowered = backend.lower()
    return next((name for part, name in _KEYRING_NAMES.items() if part in lowered), backend)
