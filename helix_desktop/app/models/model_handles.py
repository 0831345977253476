"""The handle by which sessions use a role's model: provider, token counts, and calibration.

An unchanged handle stays the same object: the calibration of its model is kept, and the window of a
session is not weighed anew.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import TypeAlias

from msgspec import Struct

from helix_desktop.app.api_keys import ApiKeys
from helix_desktop.app.models.model_registry import ModelRegistry
from helix_desktop.app.models.provider_ports import MakeProvider
from helix_desktop.app.models.role_assignment import (
    RoleAssignment,
    RoleModel,
    assign_roles,
    find_role_model,
)
from helix_desktop.app.secret_filter import KNOWN_KEYS, SecretFilter
from helix_desktop.domain.effort import NO_EFFORTS
from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.errors import ProviderAccessDenied, ProviderError
from helix_desktop.domain.llm import Llm, LlmRole, ModelRequest, ProviderEvent, Usage
from helix_desktop.domain.ports import (
    BodyEncoder,
    CountedRequest,
    Provider,
    RequestCounter,
    TokenCounter,
)
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import Workspace
from helix_desktop.engine.session_deps import ModelHandle
from helix_desktop.providers.tokens.image_tokens import cap_image_limits
from helix_desktop.providers.tokens.message_weights import ModelMessageWeigher
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator

_FITTING_SHARE = 1_000
"""What is counted of a request, as one part in so many: far less than any window."""


class GuestCalibrator:
    """The implementation of UsageCalibrator for one session of a guest.

    A request always fits, because Helix makes none.
    """

    def __init__(self, window: int) -> None:
        self.window = window
        self._beyond = 0
        """What the guest counted of its last request beyond what Helix counts."""

    @property
    def first_base(self) -> CountedRequest | None:
        return None

    def expect(self, tokens: int, base: CountedRequest | None = None) -> int:
        return tokens + self._beyond

    def estimate(self, tokens: int, base: CountedRequest | None = None) -> int:
        return tokens // _FITTING_SHARE + 1

    def least(self, tokens: int, base: CountedRequest | None = None) -> int:
        return self.estimate(tokens, base)

    def learn(self, tokens: int, usage: Usage, base: CountedRequest | None = None) -> int | None:
        if not usage.window:
            return None
        self._beyond = usage.window - tokens
        return usage.window

    def learn_limit(
        self,
        tokens: int,
        limit: int | None,
        requested: int | None = None,
        *,
        base: CountedRequest | None = None,
    ) -> int | None:
        return None

    @property
    def max_window(self) -> int:
        return self.window

    @property
    def cuts_silently(self) -> bool:
        return False

    def make_room(self, tokens: int) -> bool:
        return False

    def learn_truncation(self) -> None:
        """Do nothing: the window is as large as the guest says."""

    def limit_session(self, limit: int) -> None:
        """Do nothing: the window is as large as the guest says."""

    def forget_limit(self) -> None:
        """Do nothing: the window is as large as the guest says."""


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
        assigned = assign_roles(chosen, self._models)
        handles: dict[LlmRole, ModelHandle] = {}
        for role, role_model in assigned.models.items():
            key = role_model.model.llm, role_model.endpoint, self._keys.stored_headers
            if key not in self._handles:
                self._handles[key] = self._make_handle(role_model, workspace)
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
        return self._make_handle(find_role_model(name, self._models), workspace)

    def _make_handle(self, role_model: RoleModel, workspace: Workspace) -> ModelHandle:
        llm, models = replace(role_model.model.llm, dearer=role_model.model.dearer), self._models
        is_guest = role_model.endpoint is not None and role_model.endpoint.dialect is DialectId.ACP
        if is_guest:  # its efforts are its own
            llm = replace(llm, efforts=NO_EFFORTS)
        return ModelHandle(
            cap_image_limits(llm),
            self._make_provider(role_model, workspace.id),
            ModelMessageWeigher(self._access.counter, llm),
            (lambda: GuestCalibrator(llm.window))
            if is_guest
            else (lambda: LearnedCalibrator(llm, models.token_ratios, models.window_limits)),
            is_guest,
        )

    def _make_provider(self, role_model: RoleModel, workspace: str) -> Provider:
        if role_model.practice:
            return self._access.practice()
        endpoint = role_model.endpoint
        if endpoint is None:
            return MissingProvider(role_model.model.name, tuple(self._models.endpoints))

        async def make() -> Provider:
            endpoint_with_headers = await self._keys.with_headers(endpoint)
            return await self._access.make_provider(
                endpoint_with_headers, lambda: self._keys.needed(endpoint, workspace)
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

    async def count_tokens(self, request: ModelRequest) -> int:
        provider = await self._get_provider()
        return await provider.count_tokens(request) if isinstance(provider, RequestCounter) else 0

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
        return _FailingStream(
            ProviderAccessDenied(
                "{name} isn't available: its provider isn't set up.",
                "Add the provider or choose another model in Settings › Models and keys or "
                "with `helix-desktop model choose`. Known providers: {known}.",
                name=self._name,
                known=", ".join(self._known),
            )
        )


class _FailingStream:
    """A stream that fails at its first item."""

    def __init__(self, error: ProviderError) -> None:
        self._error = error

    def __aiter__(self) -> AsyncIterator[ProviderEvent]:
        return self

    async def __anext__(self) -> ProviderEvent:
        raise self._error
