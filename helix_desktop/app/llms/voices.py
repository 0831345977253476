"""The engine's voices of one workspace: its cast, each with a way to it, scales and a gauge.

A voice that stays the same stays the same object: what was learned of its model is kept, and the
window of a session is not weighed anew.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from typing import Protocol

from helix_desktop.app.llms.casting import Cast, Part, cast, part_of
from helix_desktop.app.llms.models import Models
from helix_desktop.app.secrets.hidden import KNOWN_KEYS, Hidden
from helix_desktop.app.secrets.keys import Keys
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.domain.errors import ProviderDenied, ProviderError
from helix_desktop.domain.llm import Llm, LlmRole, ProviderEvent, Request
from helix_desktop.domain.ports import Counter, Provider, Scribe, Tallier
from helix_desktop.domain.values import value
from helix_desktop.domain.workspace import Workspace
from helix_desktop.engine.equipment import Voice
from helix_desktop.providers.catalogue.reading import Headers
from helix_desktop.providers.counting.gauge import LearnedGauge
from helix_desktop.providers.counting.images import capped
from helix_desktop.providers.counting.scales import ModelScales

KeyOf = Callable[[], Awaitable[str]]
"""The key of one endpoint, looked for when it is needed."""

Pictures = Callable[[Digest], Awaitable[bytes]]
"""The bytes of a picture that a request shows."""

Speak = Callable[[Endpoint, KeyOf], Awaitable[Provider]]
"""Makes the way to an endpoint."""


class Speech(Protocol):
    """How endpoints are spoken with, and asked for small documents."""

    def provider(self, endpoint: Endpoint, key: KeyOf, pictures: Pictures) -> Provider: ...
    async def fetch(self, url: str, headers: Headers, body: bytes = b"") -> bytes: ...
    async def close(self) -> None: ...


@value
class Ways:
    """How the models of one workspace are reached and weighed."""

    speak: Speak
    practice: Callable[[], Provider]
    counter: Counter
    hidden: Hidden = KNOWN_KEYS


class Voices:
    """Turns the models that a workspace names into voices."""

    def __init__(self, models: Models, keys: Keys, ways: Ways) -> None:
        self._models, self._keys, self._ways = models, keys, ways
        self._made: dict[tuple[Llm, Endpoint | None], Voice] = {}

    def of(self, workspace: Workspace) -> tuple[dict[LlmRole, Voice], Cast]:
        """A voice for each role that has one of its own, and who that is."""
        found = cast(workspace.models, self._models, unknown=workspace.policy.window_tokens)
        voices = {role: self._voice(part, workspace.id) for role, part in found.parts.items()}
        used = {id(voice) for voice in voices.values()}
        self._made = {key: voice for key, voice in self._made.items() if id(voice) in used}
        return voices, found

    def asked(self, name: str, workspace: Workspace) -> Voice:
        """For one question beside the workspace's own models; nothing keeps it."""
        part = part_of(name, self._models, unknown=workspace.policy.window_tokens)
        llm = replace(part.model.llm, dearer=part.model.dearer)
        return self._weighing(llm, self._provider(part, workspace.id))

    def _voice(self, part: Part, workspace: str) -> Voice:
        key = part.model.llm, part.endpoint
        if key not in self._made:
            llm = replace(part.model.llm, dearer=part.model.dearer)
            self._made[key] = self._weighing(llm, self._provider(part, workspace))
        return self._made[key]

    def _weighing(self, llm: Llm, provider: Provider) -> Voice:
        scales = ModelScales(self._ways.counter, llm)
        return Voice(capped(llm), provider, scales, lambda: LearnedGauge(llm, self._models.paces))

    def _provider(self, part: Part, workspace: str) -> Provider:
        if part.practice:
            return self._ways.practice()
        endpoint = part.endpoint
        if endpoint is None:
            return Absent(part.model.name, tuple(self._models.endpoints))
        return Discreet(
            lambda: self._ways.speak(endpoint, lambda: self._keys.needed(endpoint, workspace)),
            self._ways.hidden,
            lambda: self._keys.doubt(endpoint),
        )


class Discreet:
    """A way to a model, made when it is first gone; its errors tell no key of ours.

    After a "no" the key is looked for again: the person may have put another in its place.
    """

    def __init__(
        self,
        make: Callable[[], Awaitable[Provider]],
        hidden: Hidden,
        on_denied: Callable[[], None],
    ) -> None:
        self._make, self._hidden, self._on_denied = make, hidden, on_denied
        self._way: Provider | None = None

    async def body(self, request: Request) -> bytes:
        way = await self._gone()
        return await way.body(request) if isinstance(way, Scribe) else b""

    async def tally(self, request: Request) -> int:
        way = await self._gone()
        return await way.tally(request) if isinstance(way, Tallier) else 0

    async def _gone(self) -> Provider:
        if self._way is None:
            self._way = await self._make()
        return self._way

    async def stream(self, request: Request) -> AsyncIterator[ProviderEvent]:
        try:
            way = await self._gone()
            async for event in way.stream(request):
                yield event
        except ProviderError as error:
            if isinstance(error, ProviderDenied):
                self._on_denied()
            self._hidden.silence(error)
            raise


class Absent:
    """A model that cannot be had: each turn says so, and nothing stands in for it silently."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        self._name, self._known = name, known

    def stream(self, request: Request) -> AsyncIterator[ProviderEvent]:
        return _Refusing(
            ProviderDenied(
                f"{self._name} cannot be asked: its endpoint is not set up here.",
                "Add it, or choose another model, under Settings › Models and keys or with"
                f" `helix-desktop models choose`. Known endpoints: {', '.join(self._known)}.",
            )
        )


class _Refusing:
    """A stream that is over before it begins."""

    def __init__(self, error: ProviderError) -> None:
        self._error = error

    def __aiter__(self) -> AsyncIterator[ProviderEvent]:
        return self

    async def __anext__(self) -> ProviderEvent:
        raise self._error
