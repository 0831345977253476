"""A model over HTTP: encodes a request, sends it with retries, yields its events."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing
from typing import TypeAlias, TypeVar

from helix_desktop.context.fit_to_model import fit_to_model
from helix_desktop.domain.app_secrets import APP_SECRETS
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.domain.errors import (
    ProviderAccessDenied,
    ProviderError,
    ProviderKeyMissing,
    ProviderOverloaded,
)
from helix_desktop.domain.llm import (
    Llm,
    ModelRequest,
    ProviderEvent,
    RequestRewritten,
    RetryScheduled,
)
from helix_desktop.domain.messages import Image, ToolResult
from helix_desktop.domain.phrase import revised
from helix_desktop.providers.dialect import Dialect, EncodedRequest, Framing, Pictures
from helix_desktop.providers.http import error_texts
from helix_desktop.providers.http.address_policy import check_address
from helix_desktop.providers.http.endpoint_options import (
    key_headers,
    own_headers,
    with_body_fields,
    with_query,
)
from helix_desktop.providers.http.http_client import HttpClient, OutgoingHttpRequest
from helix_desktop.providers.http.reply_secrets import without_known_values
from helix_desktop.providers.http.retries import FailedAttempt, RetryOptions, RetrySchedule
from helix_desktop.providers.http.stream_attempt import StreamAttempt
from helix_desktop.providers.signing.request_signers import RequestSigner

MIN_REPLY_BYTES = 4 * 1024 * 1024
"""Bytes that any answer may have."""

BYTES_PER_TOKEN = 1024
"""Bytes allowed for each token of an answer; the most verbose servers send about 400."""

MAX_UNSTATED_OUTPUT_TOKENS = 131_072
"""Tokens assumed for the longest answer if neither request nor model gives a limit."""

_ACCEPT = {
    Framing.SSE: "text/event-stream",
    Framing.LINES: "application/x-ndjson",
    Framing.AWS: "application/vnd.amazon.eventstream",
}

ErrorT = TypeVar("ErrorT", bound=ProviderError)
EncodeRequest: TypeAlias = Callable[[ModelRequest, Pictures], EncodedRequest]
SentPicture: TypeAlias = Callable[[Image, Llm], Awaitable[bytes | None]]
"""Returns the bytes of a picture as a model is sent them; None if there are none."""


class HttpProvider:
    """The client of one provider. Once an event was passed on, a request is never sent again."""

    def __init__(
        self,
        endpoint: Endpoint,
        dialect: Dialect,
        client: HttpClient,
        *,
        key: Callable[[], Awaitable[str]],
        pictures: SentPicture,
        retry_options: RetryOptions | None = None,
    ) -> None:
        self._endpoint = endpoint
        self._dialect = dialect
        self._client = client
        self._key = key
        self._pictures = pictures
        self._retry_options = retry_options or RetryOptions()
        self.signer: RequestSigner | None = None
        """Signs each request, if the endpoint wants more than a key."""
        self._cannot_count = False
        self._encoded: tuple[ModelRequest, EncodedRequest] | None = None
        """The request encoded last by `body`, so that `stream` need not encode it again."""

    async def stream(self, request: ModelRequest) -> AsyncGenerator[ProviderEvent, None]:
        async with (
            aclosing(self._events_with_retries(request)) as events,
            aclosing(without_known_values(events)) as cleaned,
        ):
            async for event in cleaned:
                yield event

    async def _events_with_retries(
        self, request: ModelRequest
    ) -> AsyncGenerator[ProviderEvent, None]:
        check_address(self._endpoint.base_url)
        key = await self._valid_key()
        encoded, self._encoded = self._encoded, None
        if encoded is None or encoded[0] is not request:
            encoded = request, await self._encode(request)
        outgoing = self._address(encoded[1], key)
        tokens = request.max_output or request.llm.max_output or MAX_UNSTATED_OUTPUT_TOKENS
        max_bytes = MIN_REPLY_BYTES + BYTES_PER_TOKEN * tokens
        retries = RetrySchedule(self._retry_options)
        accepted_effort = self._dialect.accepted_effort(request)
        if accepted_effort != request.effort:
            yield RequestRewritten(accepted_effort)
        while True:
            attempt = StreamAttempt(self._dialect, request.llm.id)
            try:
                # signed anew each time: a signature is valid for minutes only
                signed = await self._sign(outgoing, key)
                stream_events = attempt.events(self._client, signed, max_bytes=max_bytes)
                async with aclosing(stream_events) as events:
                    async for event in events:
                        yield event
            except FailedAttempt as failure:
                error = _without_keys(failure.error)
                if self.signer is not None and isinstance(error, ProviderAccessDenied):
                    self.signer.forget_rejected()
                if self._dialect.learn_from_rejection(str(error), request.llm.id):
                    # as the server asks for it; another request may have taught that in the
                    # meantime, so the bodies are compared
                    body = (await self._encode(request)).body
                    if body != outgoing.body:
                        outgoing = OutgoingHttpRequest(outgoing.url, body, outgoing.headers)
                        effort = self._dialect.accepted_effort(request)
                        yield RequestRewritten(effort, error.message)
                        continue
                if (wait := retries.wait(failure)) is None:
                    raise _without_keys(retries.last_error(failure)) from failure.__cause__
                by_provider = failure.requested_wait is not None
            except ProviderError as error_inside:
                raise _without_keys(error_inside) from error_inside.__cause__
            else:
                return
            yield RetryScheduled(
                wait,
                retries.count + 1,
                error.message,
                by_provider=by_provider,
                token_limit=error.token_limit if isinstance(error, ProviderOverloaded) else 0,
            )
            # also through a sleep of the machine, after which the time may be over
            elapsed, remaining = self._retry_options.elapsed(), wait
            while remaining > 0:
                await asyncio.sleep(min(remaining, self._retry_options.clock_check_seconds))
                remaining = wait - elapsed.seconds

    async def _sign(self, outgoing: OutgoingHttpRequest, key: str) -> OutgoingHttpRequest:
        if self.signer is None:
            return outgoing
        added = await self.signer.headers(outgoing, key)
        return OutgoingHttpRequest(outgoing.url, outgoing.body, {**outgoing.headers, **added})

    async def _valid_key(self) -> str:
        key = (await self._key()).strip()
        if not key and self._endpoint.needs_key:
            raise error_texts.missing_key(self._endpoint.name).error(ProviderKeyMissing)
        if not (key.isascii() and key.isprintable()):
            raise error_texts.STRANGE_KEY.error(ProviderAccessDenied)
        APP_SECRETS.learn(key)
        return key

    async def body(self, request: ModelRequest) -> bytes:
        """Return the exact bytes that `stream` sends for a request."""
        self._encoded = request, await self._encode(request)
        return self._encoded[1].body

    async def tally(self, request: ModelRequest) -> int:
        """Return the provider's token count of a request; 0 on failure.

        A provider that failed once is not asked again.
        """
        if not self._dialect.can_count or self._cannot_count:
            return 0
        try:
            key = await self._valid_key()
            outgoing = await self._encode(request, self._dialect.encode_count_request)
            addressed = self._address(outgoing, key)
            headers = {**addressed.headers, "accept": "application/json"}
            addressed = await self._sign(
                OutgoingHttpRequest(addressed.url, addressed.body, headers), key
            )
            answer = await self._client.fetch(addressed.url, addressed.headers, addressed.body)
            return self._dialect.parse_count(answer)
        except (ProviderError, ValueError):
            self._cannot_count = True
            return 0

    async def _encode(
        self, request: ModelRequest, encode: EncodeRequest | None = None
    ) -> EncodedRequest:
        fitting = fit_to_model(request)
        parts = [part for message in fitting.messages for part in message.parts]
        images = [part for part in parts if isinstance(part, Image)]
        images += [image for part in parts if isinstance(part, ToolResult) for image in part.images]
        pictures: dict[Digest, bytes] = {}
        for image in {image.content: image for image in images}.values():
            if (data := await self._pictures(image, fitting.llm)) is not None:
                pictures[image.content] = data
        options = self._endpoint.options
        if encode is not None:
            return await asyncio.to_thread(encode, fitting, pictures)
        # long contexts take a while to encode: not on the window's thread
        return await asyncio.to_thread(
            lambda: with_body_fields(self._dialect.encode_request(fitting, pictures), options)
        )

    def _address(self, outgoing: EncodedRequest, key: str) -> OutgoingHttpRequest:
        options = self._endpoint.options
        headers = {
            "content-type": "application/json",
            "accept": _ACCEPT[self._dialect.framing],
            **dict(outgoing.headers),
            **own_headers(options),
            **key_headers(self._dialect, options, key),
        }
        address = f"{self._endpoint.base_url.rstrip('/')}/{outgoing.path.lstrip('/')}"
        return OutgoingHttpRequest(with_query(address, options.query), outgoing.body, headers)


def _without_keys(error: ErrorT) -> ErrorT:
    """Return the error without keys, in case the provider repeated one."""
    error.message = revised(error.message, APP_SECRETS.without)
    error.hint = revised(error.hint, APP_SECRETS.without)
    error.args = (error.message,)
    return error
