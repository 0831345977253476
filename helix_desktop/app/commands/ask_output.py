"""What `ask` writes: the answer as it comes, or every journaled event as one line of JSON.

Writing happens on a thread of its own: a reader that is slow or gone holds up no model.
"""

import json
import os
import queue
import shlex
import threading
from types import TracebackType
from typing import TextIO

import msgspec

from helix_desktop.context.texts.plain import clipped
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.events import (
    AssistantReplied,
    EpochCommitted,
    Event,
    Outcome,
    Recorded,
    SessionStarted,
    ToolReturned,
    TurnEnded,
    TurnStarted,
)
from helix_desktop.domain.live import (
    BudgetWarned,
    JobEnded,
    JobStarted,
    Journaled,
    Live,
    PermissionMissed,
    RetryPlanned,
    TextArrived,
    TurnClosed,
)
from helix_desktop.domain.permission import ANYTHING_AFTER, Question
from helix_desktop.domain.requests import Weighed
from helix_desktop.domain.timeline import Fallbacks
from helix_desktop.domain.visible import visible
from helix_desktop.store.keeping.plain import shielded

_CONTROL = {*range(32), *range(127, 160)} - {ord("\n"), ord("\t")}
_BIDI = {*range(0x202A, 0x202F), *range(0x2066, 0x206A)}
_OBEYED = dict.fromkeys(_CONTROL | _BIDI, "\ufffd")

LINE = 160
"""Characters of a line about a tool."""


class Printer:
    """Writes in the order it was asked to; what the reader does not want any more is dropped."""

    def __init__(self, out: TextIO | None, errors: TextIO | None) -> None:
        self._out = out
        self._errors = errors
        self._gone: set[int] = set()
        self._waiting: queue.SimpleQueue[tuple[TextIO | None, str] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="ask-printer")

    def __enter__(self) -> "Printer":
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._waiting.put(None)
        self._thread.join()

    @property
    def shown(self) -> bool:
        """Whether a terminal shows the answer, and would obey what is hidden in it."""
        return self._out is not None and self._out.isatty()

    def write(self, text: str) -> None:
        self._waiting.put((self._out, text))

    def note(self, line: str) -> None:
        """One line beside the answer."""
        self._waiting.put((self._errors, f"{line}\n"))

    def _run(self) -> None:
        while (item := self._waiting.get()) is not None:
            stream, text = item
            if stream is not None and id(stream) not in self._gone:
                self._write(stream, text)

    def _write(self, stream: TextIO, text: str) -> None:
        encoding = stream.encoding or "utf-8"
        try:
            stream.write(text.encode(encoding, "backslashreplace").decode(encoding))
            stream.flush()
        except BrokenPipeError:
            # the reader (`| head`) has gone; the turn is still done
            self._gone.add(id(stream))
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        except OSError:
            self._gone.add(id(stream))


class _Listener:
    """Follows one session from its message to the end of the turn."""

    def __init__(self, printer: Printer, session: SessionId, *, folder: str = "") -> None:
        self.printer = printer
        self.session = session
        self._folder = folder
        self.ended: TurnEnded | None = None
        self._begun = False

    def hear(self, event: Live) -> None:
        match event:
            case Journaled(recorded):
                self._note(recorded)
            case BudgetWarned(detail=detail) | TurnClosed(detail=detail, saved=False):
                self.printer.note(detail)
            case PermissionMissed(question):
                for line in missed(question, self._folder):
                    self.printer.note(line)
            case RetryPlanned(seconds=seconds, attempt=attempt, reason=reason):
                self.printer.note(f"· {reason} Trying again in {seconds:.0f} s ({attempt}).")
            case _:
                self.live(event)

    def live(self, event: Live) -> None:
        """What happens beside the journal."""

    def journaled(self, recorded: Recorded) -> None:
        """An event of the session, up to the one that ends the turn."""

    def beside(self, event: Event) -> None:
        """An event of a SubAgent's session."""

    def _note(self, recorded: Recorded) -> None:
        event = recorded.event
        if self.session == NO_SESSION and isinstance(event, SessionStarted):
            self.session = recorded.session
        if recorded.session != self.session:
            self.beside(event)
        elif self.ended is None:
            self.journaled(recorded)
            # a turn that a crash cut short may be ended before this one begins
            self._begun = self._begun or isinstance(event, TurnStarted)
            if self._begun and isinstance(event, TurnEnded):
                self.ended = event

    def over(self, weighed: Weighed | None) -> None:
        """The turn is over; `weighed` is the next request, None where that is not known."""

    def close(self, session: SessionId) -> None:
        """So is what was begun beside it."""


class JsonLines(_Listener):
    """One line for each event: its name, its place, its fields as the journal has them."""

    fallbacks = Fallbacks()
    """Of the whole session so far."""
    _last: Recorded | None = None
    """The turn's end, which waits for the figures that its line has besides."""

    def journaled(self, recorded: Recorded) -> None:
        match recorded.event:
            case EpochCommitted(epoch=epoch):
                self.fallbacks = self.fallbacks.plus(Fallbacks.of([(epoch.means, epoch.llm)]))
            case TurnEnded() if self._begun:
                self._last = recorded
                return
        self.printer.write(json_line(recorded))

    def over(self, weighed: Weighed | None) -> None:
        """The line that ends a turn counts fallbacks, and tells how full the context is."""
        if self._last is not None:
            more: dict[str, object] = {"fallbacks": msgspec.to_builtins(self.fallbacks)}
            if weighed is not None:
                more["context"] = context_of(weighed)
            self.printer.write(json_line(self._last, **more))
        self._last = None


class Plain(_Listener):
    """The answer, and beside it a line for each thing that was done for it."""

    _open = False
    """Whether the line that is being written has no end yet."""

    def live(self, event: Live) -> None:
        match event:
            case TextArrived(session, text) if session == self.session and text:
                self.printer.write(_harmless(text) if self.printer.shown else text)
                self._open = not text.endswith("\n")
            case JobStarted(job=job, reason=reason):
                self.printer.note(f"· {job.value}: {reason}")
            case JobEnded(job=job, detail=detail):
                self.printer.note(f"· {job.value}: {detail}")

    def journaled(self, recorded: Recorded) -> None:
        match recorded.event:
            case AssistantReplied(left_out=left_out):
                self._end_line()
                if left_out:
                    self.printer.note(f"· {left_out:,} tool calls of one reply were not run")
            case ToolReturned() as event:
                self.printer.note(told(event))
            case TurnEnded(detail=detail) if detail:
                self._end_line()
                self.printer.note(detail)

    def beside(self, event: Event) -> None:
        if isinstance(event, ToolReturned):
            self.printer.note(f"  {told(event)}")

    def close(self, session: SessionId) -> None:
        self._end_line()
        self.printer.note(f"· session {session}")

    def _end_line(self) -> None:
        if self._open:
            self.printer.write("\n")
        self._open = False


def context_of(weighed: Weighed) -> dict[str, int]:
    """The one figure: what the model is expected to count of the next request, and its window."""
    return {"tokens": weighed.tokens, "window": weighed.marks.window}


def json_line(recorded: Recorded, **more: object) -> str:
    """In ASCII, so that no reader finds an end of a line where there is none."""
    event = recorded.event
    about = {"event": type(event).__name__, "seq": recorded.seq, "session": recorded.session}
    return json.dumps(shielded(about | msgspec.to_builtins(event) | more)) + "\n"


def missed(question: Question, folder: str) -> list[str]:
    """Why a call was refused, and the command lines that would allow the like of it."""
    call = _harmless(clipped(f"{question.call.tool} {question.shown}", LINE))
    lead = f"helix-desktop permissions --folder {shlex.quote(folder)}"
    tool = shlex.quote(question.call.tool)
    lines = [f"· needs your permission: {call}", *(f"  {why}" for why in question.reasons)]
    if not question.always:
        return [*lines, f"  No rule can allow it: {question.unlasting}."]
    boxed = "" if question.boxed or not question.is_command else " --without-sandbox"
    wide = [prefix.removesuffix(ANYTHING_AFTER) for prefix in question.prefixes if prefix]
    rules = [(f"--form {shlex.quote(form)}{boxed}", "to allow it") for form in question.always]
    rules += [(f"--prefix {shlex.quote(words)}", "or all that begins so") for words in wide]
    for rule, what in rules:
        lines.append(f"  {what}: {lead} set always {tool} {_harmless(visible(rule))}")
    return lines


def told(event: ToolReturned) -> str:
    """What a tool did, in one short line."""
    outcome = "" if event.outcome is Outcome.OK else f" · {event.outcome.value}"
    said = f"{event.tool} {event.what}"
    return f"· {_harmless(clipped(said, LINE))}{outcome} · {event.size:,} bytes"


def _harmless(text: str) -> str:
    """Without what a terminal would obey instead of showing it."""
    return text.translate(_OBEYED)
