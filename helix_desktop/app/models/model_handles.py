"""The assignment of models to a workspace's roles, and the model handles for them.

Notes tell the user which model stands in for a missing one. The practice model fills a role only if
no model was ever chosen for the role, or if the practice model was chosen. Each handle has a
provider, a weigher, and a gauge. An unchanged handle stays the same object: the calibration of its
model is kept, and the window of a session is not weighed anew.

The default fast and wide models come from the main model's own provider: no further company sees
the conversation, and the key exists already. A model that its provider is about to remove, or
without a known price or window, is never a default.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from typing import TypeAlias

from msgspec import Struct

from helix_desktop.app.api_keys import ApiKeys
from helix_desktop.app.models.guest_window import GuestCalibrator
from helix_desktop.app.models.model_registry import PRACTICES, ModelRegistry
from helix_desktop.app.models.provider_ports import MakeProvider
from helix_desktop.app.secret_filter import KNOWN_KEYS, SecretFilter
from helix_desktop.domain.effort import NO_EFFORTS
from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.errors import ProviderAccessDenied, ProviderError
from helix_desktop.domain.llm import Llm, LlmRole, ModelRequest, ProviderEvent
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import BodyEncoder, Provider, Tallier, TokenCounter
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import Workspace
from helix_desktop.engine.session_deps import ModelHandle
from helix_desktop.providers.models.endpoints import is_local_endpoint
from helix_desktop.providers.models.model_catalog import (
    CatalogModel,
    FigureSource,
    describe_assumptions,
    split_full_name,
)
from helix_desktop.providers.practice.practice_model import PRACTICE, PRACTICE_FAST, PRACTICE_WIDE
from helix_desktop.providers.tokens.image_tokens import cap_image_limits
from helix_desktop.providers.tokens.message_weights import ModelMessageWeigher
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator

_FAST_PRICE_SHARES = (0.25, 0.5)
"""The maximum price shares of a fast model against the main one; the first with a match applies."""
_MIN_FAST_WINDOW = 100_000
"""The minimum window of a fast model: outputs and stretches of history are long."""
_MIN_WIDE_WINDOW = 900_000
"""The window from which a model counts as wide; a main model of that size needs no other."""
_MAX_WIDE_PRICE_FACTOR = 2.0
"""The maximum price factor of a wide model against the main one."""


def choose_role_models(
    role: LlmRole, main: CatalogModel, models: ModelRegistry
) -> CatalogModel | None:
    """Choose a model for a role from the main model's endpoint; return None if none is suitable."""
    if main.llm.prices is None or not main.llm.prices.input:
        return None
    known = {model.name: model for model in models.catalogue.models(main.llm.provider)}
    offered = [  # in the order of the shipped list, which is newest first
        model
        for name in models.catalogue.shipped
        if (model := known.get(name)) and name != main.name
        if not model.until and model.figures is not FigureSource.GUESSED
    ]
    if role is LlmRole.FAST:
        for share in _FAST_PRICE_SHARES:
            for model in offered:
                cheap = _costs(model) <= share * _costs(main)
                if cheap and model.llm.window >= _MIN_FAST_WINDOW:
                    return model
        return None
    if main.llm.window >= _MIN_WIDE_WINDOW:
        return None
    fitting = [
        model
        for model in offered
        if model.llm.window >= _MIN_WIDE_WINDOW
        and _costs(model) <= _MAX_WIDE_PRICE_FACTOR * _costs(main)
    ]
    return min(fitting, key=_costs, default=None)


def _costs(model: CatalogModel) -> float:
    prices = model.llm.prices
    return prices.input if prices else float("inf")


ABOUT_PRACTICE = Phrase(
    "No model selected, so the practice model answers. It works offline and only quotes what "
    "the tools return."
)


class RoleModel(Struct, frozen=True):
    """A model in a role. Without an endpoint it cannot be used, unless it is the practice model."""

    model: CatalogModel
    endpoint: Endpoint | None = None

    @property
    def practice(self) -> bool:
        return self.model.name in PRACTICES

    @property
    def shown(self) -> str:
        return self.model.llm.name or self.model.name


class RoleAssignment(Struct, frozen=True):
    """The models in a workspace's roles. The main model serves roles without a part.

    `notes` are lines for the user about stand-ins, assumptions, and missing models.
    """

    parts: Mapping[LlmRole, RoleModel]
    notes: tuple[str, ...] = ()
    by_helix: frozenset[LlmRole] = frozenset()
    """The roles without a chosen model for which the main model's provider has a suitable one."""

    @property
    def main(self) -> RoleModel:
        return self.parts[LlmRole.MAIN]

    @property
    def lines(self) -> tuple[str, ...]:
        """A line for the model of each role, and the notes."""
        roles = (f"{role.value:5} {part.model.name}" for role, part in self.parts.items())
        return (*roles, *self.notes)


_BUILT_IN = {
    LlmRole.MAIN: RoleModel(CatalogModel(PRACTICE)),
    LlmRole.FAST: RoleModel(CatalogModel(PRACTICE_FAST)),
    LlmRole.WIDE: RoleModel(CatalogModel(PRACTICE_WIDE)),
}


def assign_roles(
    chosen: Mapping[str, str], models: ModelRegistry, *, unknown: int = 0
) -> RoleAssignment:
    """Return the assignment of the models that a workspace names for its roles.

    `unknown` is the window to assume for a model on another's server if its window is unknown.
    """
    usual = models.usual
    names = {role: chosen.get(role) or usual.get(role) for role in LlmRole}
    named = {
        role: find_role_model(name, models, unknown=unknown) for role, name in names.items() if name
    }
    main = named.get(LlmRole.MAIN) or _BUILT_IN[LlmRole.MAIN]
    # so that all three roles can be tried without a key; a guest answers its own sessions only
    if main.practice or (main.endpoint and main.endpoint.dialect is DialectId.ACP):
        named = {**_BUILT_IN, **named}
    by_helix = {
        role: RoleModel(role_model, main.endpoint)
        for role in LlmRole
        if role not in named
        and main.endpoint
        and (role_model := choose_role_models(role, main.model, models))
    }
    parts = {**named, LlmRole.MAIN: main, **by_helix}
    notes: list[str] = [] if names.get(LlmRole.MAIN) else [ABOUT_PRACTICE]
    notes += [
        Phrase(
            "{model} isn't available: there is no provider {provider}.",
            model=part.model.name,
            provider=repr(part.model.llm.provider),
        )
        for part in named.values()
        if part.endpoint is None and not part.practice
    ]
    notes += [line for part in parts.values() if (line := describe_assumptions(part.model))]
    notes += [
        Phrase("Helix chose {model} as fast model. You can choose another one.", model=part.shown)
        if role is LlmRole.FAST
        else Phrase(
            "Helix chose {model} as long-context model. You can choose another one.",
            model=part.shown,
        )
        for role, part in by_helix.items()
    ]
    if LlmRole.FAST not in parts:
        notes.append(Phrase("No fast model selected: using {model}.", model=main.shown))
    if LlmRole.WIDE not in parts:
        widest = max(parts.values(), key=lambda part: (part.model.llm.window, part is main))
        notes.append(
            Phrase(
                "No long-context model selected: using {model} ({window} tokens).",
                model=widest.shown,
                window=f"{widest.model.llm.window:,}",
            )
        )
        if widest is not main or LlmRole.FAST in parts:
            parts[LlmRole.WIDE] = widest
    return RoleAssignment(parts, tuple(dict.fromkeys(notes)), frozenset(by_helix))


def find_role_model(name: str, models: ModelRegistry, *, unknown: int = 0) -> RoleModel:
    """Return a model by its full name, with its endpoint; `unknown` as in `assign_roles`."""
    if name in PRACTICES:
        return RoleModel(PRACTICES[name])
    endpoint, _ = split_full_name(name)
    model, way = models.find(name), models.endpoints.get(endpoint)
    # an unknown window on the user's own server stays small: it holds what that server was given
    if (
        unknown
        and model.figures is FigureSource.GUESSED
        and way is not None
        and not is_local_endpoint(way)
    ):
        model = replace(model, llm=replace(model.llm, window=unknown))
    return RoleModel(model, way)


class ModelAccess(Struct, frozen=True):
    """The providers, token counter, and secret filter for the models of one workspace."""

    make_provider: MakeProvider
    practice: Callable[[], Provider]
    counter: TokenCounter
    hidden: SecretFilter = KNOWN_KEYS


AssignedHandles: TypeAlias = tuple[dict[LlmRole, ModelHandle], RoleAssignment]
"""The model handles of all roles, and the assignment behind them."""


class ModelHandles:
    """A factory of model handles for the models that a workspace names."""

    def __init__(self, models: ModelRegistry, keys: ApiKeys, access: ModelAccess) -> None:
        self._models, self._keys, self._access = models, keys, access
        self._handles: dict[tuple[Llm, Endpoint | None, int], ModelHandle] = {}

    def of(self, workspace: Workspace, main: str = "") -> AssignedHandles:
        """Return a model handle for each role with a model of its own, and the assignment.

        `main` is a session's own main model, by its full name.
        """
        chosen = {**workspace.models, LlmRole.MAIN.value: main} if main else workspace.models
        assigned = assign_roles(chosen, self._models, unknown=workspace.policy.window_tokens)
        handles: dict[LlmRole, ModelHandle] = {}
        for role, part in assigned.parts.items():
            key = part.model.llm, part.endpoint, self._keys.stored_headers
            if key not in self._handles:
                self._handles[key] = self._make_handle(part, workspace)
            handles[role] = self._handles[key]
        return handles, assigned

    def forget_others(self, used: Iterable[ModelHandle]) -> None:
        """Forget all handles that are not used any more."""
        used_ids = set(map(id, used))
        self._handles = {
            key: handle for key, handle in self._handles.items() if id(handle) in used_ids
        }

    def for_question(self, name: str, workspace: Workspace) -> ModelHandle:
        """Return a handle for one question outside of the workspace's own models.

        The handle is not cached.
        """
        unknown = workspace.policy.window_tokens
        return self._make_handle(find_role_model(name, self._models, unknown=unknown), workspace)

    def _make_handle(self, part: RoleModel, workspace: Workspace) -> ModelHandle:
        llm, models = replace(part.model.llm, dearer=part.model.dearer), self._models
        is_guest = part.endpoint is not None and part.endpoint.dialect is DialectId.ACP
        if is_guest:  # its efforts are its own
            llm = replace(llm, efforts=NO_EFFORTS)
        return ModelHandle(
            cap_image_limits(llm),
            self._make_provider(part, workspace.id),
            ModelMessageWeigher(self._access.counter, llm),
            (lambda: GuestCalibrator(llm.window))
            if is_guest
            else (lambda: LearnedCalibrator(llm, models.token_ratios, models.window_limits)),
            is_guest,
        )

    def _make_provider(self, part: RoleModel, workspace: str) -> Provider:
        if part.practice:
            return self._access.practice()
        endpoint = part.endpoint
        if endpoint is None:
            return MissingProvider(part.model.name, tuple(self._models.endpoints))

        async def make() -> Provider:
            ready = await self._keys.with_headers(endpoint)
            return await self._access.make_provider(
                ready, lambda: self._keys.needed(endpoint, workspace)
            )

        return LazyProvider(make, self._access.hidden, lambda: self._keys.doubt(endpoint))


class LazyProvider:
    """A provider that is made at its first use, and whose errors are cleared of keys.

    After an access denial the key and headers are looked up again: the user may have replaced them.
    """

    def __init__(
        self,
        make: Callable[[], Awaitable[Provider]],
        hidden: SecretFilter,
        on_denied: Callable[[], None],
    ) -> None:
        self._make, self._hidden, self._on_denied = make, hidden, on_denied
        self._provider: Provider | None = None

    async def body(self, request: ModelRequest) -> bytes:
        provider = await self._get_provider()
        return await provider.body(request) if isinstance(provider, BodyEncoder) else b""

    async def tally(self, request: ModelRequest) -> int:
        provider = await self._get_provider()
        return await provider.tally(request) if isinstance(provider, Tallier) else 0

    async def _get_provider(self) -> Provider:
        if self._provider is None:
            self._provider = await self._make()
        return self._provider

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        try:
            async for event in (await self._get_provider()).stream(request):
                yield event
        except ProviderError as error:
            if isinstance(error, ProviderAccessDenied):
                self._provider = None
                self._on_denied()
            self._hidden.silence(error)
            raise


class MissingProvider:
    """A provider for a missing model: each turn reports that, and nothing silently stands in."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        self._name, self._known = name, known

    def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        return _Refusing(
            ProviderAccessDenied(
                "{name} isn't available: its provider isn't set up.",
                (
                    "Add the provider or choose another model in Settings › Models and keys or "
                    "with `helix-desktop models choose`. Known providers: {known}."
                ),
                name=self._name,
                known=", ".join(self._known),
            )
        )


class _Refusing:
    """A stream that fails at its first item."""

    def __init__(self, error: ProviderError) -> None:
        self._error = error

    def __aiter__(self) -> AsyncIterator[ProviderEvent]:
        return self

    async def __anext__(self) -> ProviderEvent:
        raise self._error
