"""One attempt to read a model's answer as a stream, and what a cut means.

Received events are never lost: after the first one a cut ends in StreamFinished(INTERRUPTED), and
an error inside the stream is raised only after all events, the end included, were passed on.
"""

import re
from collections.abc import AsyncGenerator, Iterable, Iterator

from helix_desktop.domain.errors import ContextTooLong, ProviderError, ProviderResponseInvalid
from helix_desktop.domain.llm import ProviderEvent, StopReason, StreamFinished
from helix_desktop.domain.value import replace
from helix_desktop.providers.dialect import DONE, Dialect
from helix_desktop.providers.http import error_texts
from helix_desktop.providers.http.error_body import parse_error_body
from helix_desktop.providers.http.event_stream import AnswerFrames, StreamFrame
from helix_desktop.providers.http.http_client import HttpClient, OutgoingHttpRequest
from helix_desktop.providers.http.http_response import HttpResponse
from helix_desktop.providers.http.provider_errors import invalid_response, parse_provider_error
from helix_desktop.providers.http.retries import FailedAttempt, refused_attempt

_COMMENTS = re.compile(rb"^:[^\r\n]*", re.MULTILINE)
"""Lines that are only signs of life."""


def _checked_nesting(events: Iterable[ProviderEvent], text: str = "") -> Iterator[ProviderEvent]:
    """Yield what a parser found in a text; one that is nested too deep is no answer."""
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
                    # half an event is a cut, not an error
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
        """Return the reason for a missing answer; the sent bytes may tell more than the parser."""
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
