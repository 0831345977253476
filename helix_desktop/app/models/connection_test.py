"""Tests an endpoint, its key, or a model with one small request.

The key may not be stored anywhere yet, and the test does not store it.
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable

from msgspec import Struct

from helix_desktop.app.api_keys import ApiKeys, check_key
from helix_desktop.app.models.model_registry import ModelRegistry
from helix_desktop.app.models.provider_ports import ProviderFactory
from helix_desktop.app.secret_filter import KNOWN_KEYS
from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.domain.errors import HelixError, ProviderAccessDenied, ProviderError, SecretError
from helix_desktop.domain.llm import Llm, ModelRequest, RetryScheduled, TextDelta, ThinkingDelta
from helix_desktop.domain.messages import Image, Message, Role, Text
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import Clock
from helix_desktop.providers.models.discovery import list_models
from helix_desktop.providers.models.model_catalog import CatalogModel

TIMEOUT_SECONDS = 30.0
"""The time limit in seconds: a large local model is loaded into memory by its first request."""
MAX_ANSWER_TOKENS = 64
"""The tokens of the answer: some providers refuse fewer than 16, and thinking takes some."""
MAX_ANSWER_CHARS = 200
"""The maximum characters of the answer that are shown."""
QUESTION = "Answer with the word yes."


class ConnectionResult(Struct, frozen=True):
    """The result of a test.

    `words` are the provider's if it refused, `model` is the tested model.
    """

    well: bool
    words: str
    seconds: float = 0.0
    model: str = ""


class ConnectionTest:
    """Tests of endpoints. Nothing here blocks the event loop."""

    def __init__(
        self,
        models: ModelRegistry,
        keys: ApiKeys,
        provider_factory: Callable[[], Awaitable[ProviderFactory]],
        *,
        clock: Clock,
    ) -> None:
        self._models, self._keys = models, keys
        self._provider_factory, self._clock = provider_factory, clock

    async def key(self, endpoint: Endpoint, secret: str, model: str = "") -> ConnectionResult:
        """Test an API key with one request to `model` (a full name), by default to a cheap one."""
        try:
            text = check_key(secret)
        except SecretError as error:
            return ConnectionResult(False, error.message)
        KNOWN_KEYS.learn(text)
        return await self._test_model(endpoint, text, model)

    async def model(self, name: str, workspace: str = "") -> ConnectionResult:
        """Test a model with the workspace's key for its endpoint."""
        known = self._models.find(name)
        endpoint = self._models.endpoints.get(known.llm.provider)
        if endpoint is None:
            return ConnectionResult(
                False,
                Phrase("There is no provider {provider}.", provider=repr(known.llm.provider)),
                model=name,
            )
        try:
            text = await self._keys.needed(endpoint, workspace)
        except ProviderAccessDenied as error:
            return ConnectionResult(False, error.message, model=name)
        return await self._test_model(endpoint, text, name)

    async def endpoint(self, endpoint: Endpoint, workspace: str = "") -> ConnectionResult:
        """Test an endpoint with the stored key and a cheap model."""
        try:
            text = await self._keys.needed(endpoint, workspace)
        except ProviderAccessDenied as error:
            return ConnectionResult(False, error.message)
        return await self._test_model(endpoint, text, "")

    async def _test_model(self, endpoint: Endpoint, key: str, name: str) -> ConnectionResult:
        """Ask a model, or the cheapest known one, for a short answer within the time limit."""

        def price(model: CatalogModel) -> float:
            prices = model.llm.prices
            return prices.input + prices.output if prices else float("inf")

        began, succeeded = self._clock.monotonic(), False
        known_models = self._models.catalogue.models(endpoint.id)
        model = self._models.find(name) if name else min(known_models, key=price, default=None)
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                model = model or await self._first_listed(endpoint, key)
                answer = await self._answer(endpoint, key, model)
            succeeded = True
        except TimeoutError:
            answer = Phrase(
                "{endpoint} didn't answer within {patience} s.",
                endpoint=endpoint.name,
                patience=f"{TIMEOUT_SECONDS:.0f}",
            )
        except HelixError as error:
            KNOWN_KEYS.silence(error)
            answer = error.message  # its hint speaks of saved messages: here was none
        seconds = self._clock.monotonic() - began
        return ConnectionResult(succeeded, answer, seconds, model.name if model else "")

    async def _first_listed(self, endpoint: Endpoint, key: str) -> CatalogModel:
        """Return a model that the endpoint lists, for one of which nothing is known yet.

        A list alone tests no key, because many servers give it to everybody.
        """
        provider_factory = await self._provider_factory()
        endpoint_with_headers = await self._keys.with_headers(endpoint)
        models = await list_models(
            endpoint_with_headers, key, provider_factory.fetcher(endpoint_with_headers, key)
        )
        if not models:
            raise ProviderError(
                "{endpoint} lists no models.", "Choose a model first.", endpoint=endpoint.name
            )
        text_models = (model for model in models if "embed" not in model.id.lower())
        return self._models.find(f"{endpoint.id}/{next(text_models, models[0]).id}")

    async def _answer(self, endpoint: Endpoint, key: str, model: CatalogModel) -> str:
        """Return the answer; raise ProviderError if there is none. A retry counts as a refusal."""
        provider_factory = await self._provider_factory()
        endpoint_with_headers = await self._keys.with_headers(endpoint)

        async def get_key() -> str:
            return key

        async def no_picture(_image: Image, _llm: Llm) -> None:
            """Send none: the question of the test is text."""

        provider = provider_factory.provider(endpoint_with_headers, get_key, no_picture)
        message = Message(Role.USER, (Text(QUESTION),))
        stream = provider.stream(ModelRequest(model.llm, (message,), max_output=MAX_ANSWER_TOKENS))
        answer = ""
        try:
            async for event in stream:
                match event:
                    case RetryScheduled(reason=reason):
                        raise ProviderError(reason, "Try again later.")
                    case TextDelta(text=text) | ThinkingDelta(text=text):
                        answer += text
                    case _:
                        pass
        finally:
            if isinstance(stream, AsyncGenerator):
                await stream.aclose()
        return KNOWN_KEYS.clean(answer.strip())[:MAX_ANSWER_CHARS]
