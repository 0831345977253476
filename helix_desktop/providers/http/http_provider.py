"""A model over HTTP: encodes a request, sends it with retries, yields its events.

Received events are never lost: after the first one a cut ends in StreamFinished(INTERRUPTED), and
an error inside the stream is raised only after all events, the end included, were passed on.

Known secrets are removed from a reply while it streams.
"""

import asyncio
import json
import re
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import aclosing, suppress
from typing import TypeAlias, TypeVar

from helix_desktop.domain.app_secrets import APP_SECRETS, MASK, SecretStream
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.domain.errors import (
    ContextTooLong,
    ProviderAccessDenied,
    ProviderError,
    ProviderKeyMissing,
    ProviderOverloaded,
    ProviderResponseInvalid,
)
from helix_desktop.domain.llm import (
    Llm,
    ModelRequest,
    ProviderEvent,
    RequestRewritten,
    RetryScheduled,
    StopReason,
    StreamFinished,
    TextDelta,
    ThinkingDelta,
    ToolCallArrived,
    WebSearched,
)
from helix_desktop.domain.messages import Image, ToolCall, ToolResult, WebSearch, WebSource
from helix_desktop.domain.phrase import revised
from helix_desktop.domain.value import replace
from helix_desktop.providers.dialect import DONE, Dialect, EncodedRequest, Framing, Pictures
from helix_desktop.providers.fit_to_model import fit_to_model
from helix_desktop.providers.http import error_texts
from helix_desktop.providers.http.address_policy import check_address
from helix_desktop.providers.http.endpoint_options import (
    key_headers,
    own_headers,
    with_body_fields,
    with_query,
)
from helix_desktop.providers.http.error_body import parse_error_body
from helix_desktop.providers.http.event_stream import AnswerFrames, StreamFrame
from helix_desktop.providers.http.http_client import HttpClient, OutgoingHttpRequest
from helix_desktop.providers.http.http_response import HttpResponse
from helix_desktop.providers.http.provider_errors import invalid_response, parse_provider_error
from helix_desktop.providers.http.retries import (
    FailedAttempt,
    RetryOptions,
    RetrySchedule,
    refused_attempt,
)
from helix_desktop.providers.signing.request_signers import RequestSigner

_Piece = TextDelta | ThinkingDelta


async def without_known_values(
    events: AsyncIterator[ProviderEvent],
) -> AsyncGenerator[ProviderEvent, None]:
    """Yield the events of a reply without secrets, and what arrived before an error."""
    reply = _ReplyCleaner()
    try:
        async for event in events:
            for cleaned in reply.clean(event):
                yield cleaned
    except ProviderError:
        for held_back in reply.take_held_back():
            yield held_back
        raise
    for held_back in reply.take_held_back():
        yield held_back


class _ReplyCleaner:
    """Cleans the text and the thinking of a reply, which may alternate.

    If one of them holds something back, pieces of the other wait, so that the order stays the same.
    """

    def __init__(self) -> None:
        self._streams: dict[type[_Piece], SecretStream] = {
            kind: SecretStream(APP_SECRETS) for kind in (TextDelta, ThinkingDelta)
        }
        self._kind: type[_Piece] = TextDelta
        """The kind whose pieces are passed on now."""
        self._waiting: list[ProviderEvent] = []
        """Pieces of the other kind, which came while text of this kind was held back."""

    def clean(self, event: ProviderEvent) -> list[ProviderEvent]:
        if not isinstance(event, TextDelta | ThinkingDelta):
            return [*self.take_held_back(), _clean_event(event)]
        kind, piece = type(event), self._clean_piece(event)
        if kind is not self._kind:
            if self._streams[self._kind].holds:
                self._waiting += piece
                return []
            self._kind = kind
        if self._waiting and not self._streams[kind].holds:
            return [*piece, *self._take_waiting()]
        return piece

    def take_held_back(self) -> list[ProviderEvent]:
        """Return what was held back."""
        first = self._kind
        return [*self._flush(first), *self._take_waiting(), *self._flush(_OTHER_KIND[first])]

    def _take_waiting(self) -> list[ProviderEvent]:
        waiting, self._waiting = self._waiting, []
        if waiting:
            self._kind = _OTHER_KIND[self._kind]
        return waiting

    def _flush(self, kind: type[_Piece]) -> list[ProviderEvent]:
        text = self._streams[kind].flush()
        return [kind(text)] if text else []

    def _clean_piece(self, event: _Piece) -> list[ProviderEvent]:
        stream, opaque = self._streams[type(event)], event.opaque
        text = stream.feed(event.text)
        if not opaque:
            return [replace(event, text=text)] if text or not event.text else []
        text += stream.flush()
        if stream.changed or APP_SECRETS.without(opaque) != opaque:
            opaque = ""  # it would no longer match the text, or contains the secret itself
        stream.changed = False
        return [replace(event, text=text, opaque=opaque)]


_OTHER_KIND: dict[type[_Piece], type[_Piece]] = {TextDelta: ThinkingDelta, ThinkingDelta: TextDelta}


def _clean_event(event: ProviderEvent) -> ProviderEvent:
    match event:
        case ToolCallArrived(call):
            arguments = APP_SECRETS.without(call.arguments, MASK)
            if "\\u" in arguments:
                # secrets that are escaped in JSON
                with suppress(ValueError, RecursionError):
                    text = json.dumps(json.loads(arguments), ensure_ascii=False)
                    cleaned_text = APP_SECRETS.without(text, MASK)
                    arguments = arguments if cleaned_text == text else cleaned_text
            names = APP_SECRETS.without(call.id), APP_SECRETS.without(call.tool)
            cleaned = ToolCall(*names, arguments, APP_SECRETS.without(call.opaque))
            return event if cleaned == call else ToolCallArrived(replace(cleaned, opaque=""))
        case WebSearched(search):
            opaque = APP_SECRETS.without(search.opaque)
            cleaned_search = WebSearch(
                tuple(map(APP_SECRETS.without, search.queries)),
                tuple(
                    WebSource(APP_SECRETS.without(page.url), APP_SECRETS.without(page.title))
                    for page in search.sources
                ),
                opaque if opaque == search.opaque else "",
                APP_SECRETS.without(search.problem),
            )
            return event if cleaned_search == search else WebSearched(cleaned_search)
        case RetryScheduled() | RequestRewritten():
            reason = APP_SECRETS.without(event.reason)
            return event if reason == event.reason else replace(event, reason=reason)
    return event


_COMMENTS = re.compile(rb"^:[^\r\n]*", re.MULTILINE)
"""Lines that only show that the server is alive."""


def _checked_nesting(events: Iterable[ProviderEvent], text: str = "") -> Iterator[ProviderEvent]:
    """Yield what a parser found in a text; one that is nested too deep is not an answer."""
    try:
        yield from events
    except RecursionError as error:
        raise invalid_response(text) from error


class StreamAttempt:
    """One attempt to read a stream; made anew for each retry."""

    def __init__(self, dialect: Dialect, model: str = "") -> None:
        self._frames = AnswerFrames(dialect.framing)
        self._reader = dialect.new_parser(model)
        self._has_output = False
        self._has_frames = False
        self._done = False

    async def events(
        self, client: HttpClient, request: OutgoingHttpRequest, *, max_bytes: int
    ) -> AsyncGenerator[ProviderEvent, None]:
        """Yield the events; raise FailedAttempt while nothing came, ProviderError afterwards."""
        failed_attempt: FailedAttempt | None = None
        async with client.open_response(request, max_bytes=max_bytes) as answer:
            try:
                while not self._done and (piece := await answer.read()) is not None:
                    for event in self._events_of(self._frames.feed(piece)):
                        yield event
                try:
                    for event in self._events_of(() if self._done else self._frames.end()):
                        yield event
                except ProviderResponseInvalid:
                    # half an event means that the stream was cut, and is no error
                    if not self._has_output:
                        raise
            except FailedAttempt as failure:
                failed_attempt = failure
            except ProviderError as error:
                failed_attempt = refused_attempt(error)
            if self._done:
                await answer.drain()
        for event in self._end_events(failed_attempt, answer):
            yield event

    def _events_of(self, frames: Iterable[StreamFrame]) -> Iterator[ProviderEvent]:
        for frame in frames:
            self._has_frames = not self._frames.is_document
            for event in _checked_nesting(self._reader.take(frame.name, frame.text), frame.text):
                self._has_output = True
                yield event
            if frame.text.strip() == DONE:
                self._done = True
                return

    def _end_events(
        self, failed_attempt: FailedAttempt | None, answer: HttpResponse
    ) -> Iterator[ProviderEvent]:
        try:
            *events, last = _checked_nesting(self._reader.close())
        except ProviderError as error:
            failed_attempt = failed_attempt or refused_attempt(error)
            events, last = [], StreamFinished(StopReason.INTERRUPTED)
        if not isinstance(last, StreamFinished):
            events, last = [*events, last], StreamFinished(StopReason.INTERRUPTED)
        if last.reason is not StopReason.INTERRUPTED:
            # the reply is complete: a later error does not matter
            yield from (*events, last)
            return
        if not self._has_output and not events:
            raise self._missing_answer(failed_attempt, answer)
        if failed_attempt and isinstance(failed_attempt.error, ContextTooLong):
            # the context became full during the reply; a shorter request would not help
            last = replace(last, reason=StopReason.LENGTH)
        yield from (*events, last)
        if failed_attempt and not failed_attempt.cut and last.reason is StopReason.INTERRUPTED:
            raise failed_attempt.error from failed_attempt.__cause__

    def _missing_answer(
        self, failed_attempt: FailedAttempt | None, answer: HttpResponse
    ) -> FailedAttempt:
        """Return the reason for a missing answer; the received bytes may say more than the
        parser.
        """
        if not _COMMENTS.sub(b"", answer.head).strip():
            return failed_attempt or FailedAttempt(
                error_texts.NOTHING.error(ProviderResponseInvalid), may_retry=True
            )
        garbled = failed_attempt is not None and isinstance(
            failed_attempt.error, ProviderResponseInvalid
        )
        if garbled or not self._has_frames:
            error_in_body = parse_provider_error(200, bytes(answer.head), answer.headers)
            if (
                failed_attempt is None
                or parse_error_body(bytes(answer.head)).markup
                or not isinstance(error_in_body, ProviderResponseInvalid)
            ):
                return refused_attempt(error_in_body)
        return failed_attempt or FailedAttempt(error_texts.CUT_OFF.error(), may_retry=True)


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
                    # sent again as the server asks for it; another request may have learned the
                    # same meanwhile, so the bodies are compared
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
            # the computer may have slept, and the time may be over already
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

    async def count_tokens(self, request: ModelRequest) -> int:
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
