"""One attempt at an answer: bytes become events, and an end of any kind becomes a right one.

What came is never lost: after the first piece a cut ends in Finished(INTERRUPTED), and an error
inside the stream is raised only after all that came, the end included, was handed on.
"""

from collections.abc import AsyncGenerator, Iterable, Iterator
from dataclasses import replace

from helix_desktop.domain.errors import (
    ProviderBusy,
    ProviderError,
    ProviderGarbled,
    WindowTooLong,
)
from helix_desktop.domain.llm import Finished, ProviderEvent, StopReason
from helix_desktop.providers.grammar import Grammar
from helix_desktop.providers.wire import words
from helix_desktop.providers.wire.answer import Answer
from helix_desktop.providers.wire.faults import fault
from helix_desktop.providers.wire.frames import Frame, frames_of
from helix_desktop.providers.wire.line import Line, Sending
from helix_desktop.providers.wire.retries import Failure
from helix_desktop.providers.wire.told import told

_LAST = "[DONE]"
"""The last event of a stream, in the dialects that have one."""


class Hearing:
    """Reads one stream; made anew for each attempt."""

    def __init__(self, grammar: Grammar) -> None:
        self._frames = frames_of(grammar.framing)
        self._reader = grammar.reader()
        self._spoke = False
        self._framed = False
        self._done = False

    async def events(
        self, line: Line, sending: Sending, *, most: int
    ) -> AsyncGenerator[ProviderEvent, None]:
        """Raises Failure while nothing came, a ProviderError once something did."""
        trouble: Failure | None = None
        async with line.talk(sending, most=most) as answer:
            try:
                while not self._done and (piece := await answer.read()) is not None:
                    for event in self._taken(self._frames.feed(piece)):
                        yield event
                for event in self._last_words():
                    yield event
            except Failure as failure:
                trouble = failure
            except ProviderError as error:
                trouble = _trouble(error)
            if self._done:
                await answer.run_out()
        for event in self._ending(trouble, answer):
            yield event

    def _taken(self, frames: Iterable[Frame]) -> Iterator[ProviderEvent]:
        for frame in frames:
            self._framed = True
            for event in self._reader.take(frame.name, frame.text):
                self._spoke = True
                yield event
            if frame.text.strip() == _LAST:
                self._done = True
                return

    def _last_words(self) -> Iterator[ProviderEvent]:
        """An event that only lacks its end; half an event is no error but a cut."""
        try:
            yield from self._taken(() if self._done else self._frames.end())
        except ProviderGarbled:
            if not self._spoke:
                raise

    def _ending(self, trouble: Failure | None, answer: Answer) -> Iterator[ProviderEvent]:
        try:
            *rest, last = self._reader.close()
        except ProviderError as error:
            trouble = trouble or _trouble(error)
            rest, last = [], Finished(StopReason.INTERRUPTED)
        if not isinstance(last, Finished):
            rest, last = [*rest, last], Finished(StopReason.INTERRUPTED)
        if last.reason is not StopReason.INTERRUPTED:
            # the reply is whole: what went wrong behind it is nobody's business
            yield from (*rest, last)
            return
        if not self._spoke and not rest:
            raise self._nothing(trouble, answer)
        if trouble and isinstance(trouble.error, WindowTooLong):
            # the window ran full while the model wrote; a shorter request would not help
            last = replace(last, reason=StopReason.LENGTH)
        yield from (*rest, last)
        if trouble and not trouble.cut and last.reason is StopReason.INTERRUPTED:
            raise trouble.error from trouble.__cause__

    def _nothing(self, trouble: Failure | None, answer: Answer) -> Failure:
        """Why nothing came: what was sent instead may say it better than our reading of it."""
        if not answer.head.strip():
            return trouble or Failure(words.NOTHING.error(ProviderGarbled), again=True)
        garbled = trouble is not None and isinstance(trouble.error, ProviderGarbled)
        if garbled or not self._framed:
            better = fault(200, bytes(answer.head), answer.headers)
            if trouble is None or told(bytes(answer.head)).markup or _tells_more(better):
                return _trouble(better)
        return trouble or Failure(words.CUT_OFF.error(), again=True)


def _tells_more(error: ProviderError) -> bool:
    return not isinstance(error, ProviderGarbled)


def _trouble(error: ProviderError) -> Failure:
    busy = isinstance(error, ProviderBusy)
    return Failure(error, again=busy, told=error.wait if isinstance(error, ProviderBusy) else None)
