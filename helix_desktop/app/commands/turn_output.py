"""What `ask` prints while a turn runs: the answer or events as JSON lines, notes, refusals, last
line.
"""

import asyncio
import json
import math
import os
import queue
import shlex
import threading
from collections.abc import Sequence
from contextlib import suppress
from datetime import timedelta
from types import TracebackType
from typing import Any, Protocol, TextIO

import msgspec

from helix_desktop.context.content_states import is_preview
from helix_desktop.context.session_news import ModeHistory
from helix_desktop.context.texts.plain_text import clip
from helix_desktop.context.texts.tool_actions import argument_object
from helix_desktop.domain.blank_runs import count_blanks
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    EpochCommitted,
    Event,
    Guided,
    Outcome,
    OutputGated,
    PauseChanged,
    Recorded,
    SessionStarted,
    ToolReturned,
    TurnEnded,
    TurnResumed,
    TurnStarted,
)
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.inspected_request import WindowWeight
from helix_desktop.domain.live_events import (
    BudgetWarned,
    FormRequested,
    HookFailed,
    JobEnded,
    JobStarted,
    Journaled,
    Live,
    PermissionMissed,
    PermissionRequested,
    RequestsLimited,
    RetryPlanned,
    SearchArrived,
    TextArrived,
    ToolCallDelayed,
    TracesUnsent,
    TurnFinished,
    TurnRunning,
)
from helix_desktop.domain.permission import ANYTHING_AFTER, CallSubject, PermissionQuestion
from helix_desktop.domain.phrase import plain_text
from helix_desktop.domain.window_timeline import Fallbacks
from helix_desktop.store.maintenance.plain_json import shield_surrogates

_CONTROL = {*range(32), *range(127, 160)} - {ord("\n"), ord("\t")}
_BIDI = {*range(0x202A, 0x202F), *range(0x2066, 0x206A)}
_TAGS = {*range(0xE0000, 0xE0080)}
"""ASCII letters that no terminal shows, but what reads its text does."""
_REPLACEMENTS = dict.fromkeys(_CONTROL | _BIDI | _TAGS, "\ufffd")

MAX_LINE_CHARS = 160
"""The maximum characters of a line about a tool."""


class TurnPrinter(Protocol):
    """Takes what a turn writes, and says whether a terminal shows it."""

    @property
    def shown(self) -> bool: ...
    def write(self, text: str) -> None: ...
    def note(self, line: str) -> None: ...
    def saved(self, session: SessionId) -> None: ...


class TurnStop(Protocol):
    """Says when the user wants a turn to stop."""

    @property
    def requested(self) -> bool: ...
    async def wait(self) -> None: ...


class OutputPrinter:
    """A TurnPrinter for a terminal or a pipe: keeps the order, and drops what nobody reads."""

    lost = ""
    """The reason why the output could not be written, which is told at the end."""
    _session = NO_SESSION

    def __init__(self, out: TextIO | None, errors: TextIO | None) -> None:
        self._out = out
        self._errors = errors
        self._closed_streams: set[int] = set()
        self._waiting: queue.SimpleQueue[tuple[TextIO | None, str] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="ask-printer")

    def __enter__(self) -> "OutputPrinter":
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
        """Tell whether a terminal shows the answer, and would execute control characters in it."""
        return self._out is not None and self._out.isatty()

    def write(self, text: str) -> None:
        self._waiting.put((self._out, text))

    def warn(self, problems: Sequence[str]) -> None:
        for problem in problems:
            self.note(f"! {problem}")

    def note(self, line: str) -> None:
        """Write one line beside the answer."""
        self._waiting.put((self._errors, f"{line}\n"))

    def saved(self, session: SessionId) -> None:
        """Take the session that holds what was written, once it is known."""
        self._session = session

    def _run(self) -> None:
        while (item := self._waiting.get()) is not None:
            self._write_to(*item)
        if self.lost:
            where = f"session {self._session}" if self._session else "its session"
            line = f"helix-desktop: can't write the output: {self.lost}. It is saved in {where}.\n"
            self._write_to(self._errors, line)

    def _write_to(self, stream: TextIO | None, text: str) -> None:
        if stream is None or id(stream) in self._closed_streams:
            return
        encoding = stream.encoding or "utf-8"
        try:
            stream.write(text.encode(encoding, "backslashreplace").decode(encoding))
            stream.flush()
        except OSError as error:
            # the reader (`| head`) has gone, or the disk is full; the turn is still completed
            self._closed_streams.add(id(stream))
            if stream is self._out and not isinstance(error, BrokenPipeError):
                self.lost = error.strerror or str(error)
            discard_output(stream)


def discard_output(stream: TextIO) -> None:
    """Discard what can't be written, or else Python tries it again at the end of the process."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


class TurnListener:
    """A listener to one session, from its message to the end of the turn."""

    def __init__(
        self, printer: TurnPrinter, session: SessionId, *, folder: str = "", workspace: str = ""
    ) -> None:
        self.printer = printer
        self.session = session
        self._folder, self._workspace = folder, workspace
        self.ended: TurnEnded | None = None
        self.waits_for_pauses = False
        """Whether a pause is no end of the turn, as long as Helix goes on by itself."""
        self.paused: TurnEnded | None = None
        """The pause that is waited for."""
        self.pause_over = asyncio.Event()
        """Set when the turn goes on, or will not by itself."""
        self._begun = self._resumed = False
        self._subagents: set[SessionId] = set()

    def handle(self, event: Live) -> None:
        """Handle an event of the workspace, in which other sessions can run too."""
        if isinstance(event, Journaled):
            self._handle_recorded(event.recorded)
            return
        session = (
            event.question.session
            if isinstance(event, PermissionRequested | PermissionMissed)
            else getattr(event, "session", None)  # None: of the whole workspace
        )
        if session not in (None, self.session, *self._subagents):
            return
        match event:
            case BudgetWarned(detail=detail) | TurnFinished(detail=detail, saved=False):
                self.printer.note(detail)
            case (
                HookFailed(detail=detail)
                | TracesUnsent(detail=detail)
                | RequestsLimited(detail=detail)
            ):
                self.printer.note(f"! {detail}")
            case PermissionRequested(question):
                self.printer.note(f"· waits for your answer: {call_line(question)}")
            case FormRequested(_, question) if question.session == self.session:
                self.printer.note("· waits for your answers in the window")
            case PermissionMissed(question):
                for line in refusal_lines(question, self._folder, self._workspace):
                    self.printer.note(line)
            case TurnRunning(session) if session == self.session and self._resumed:
                self._resumed = False
                self.pause_over.set()
            case RetryPlanned(seconds=seconds, attempt=attempt, reason=reason):
                wait = f"{seconds:.0f} s"
                if seconds >= 60:
                    wait = f"{timedelta(seconds=math.ceil(seconds))}"
                self.printer.note(f"· {reason} Trying again in {wait} ({attempt}).")
            case _:
                self.handle_live(event)

    def handle_live(self, event: Live) -> None:
        """Handle an event that is not journaled."""

    def handle_journaled(self, recorded: Recorded) -> None:
        """Handle an event of the session, up to the end of the turn."""

    def handle_subagent_event(self, event: Event) -> None:
        """Handle an event of a subagent's session."""

    def _handle_recorded(self, recorded: Recorded) -> None:
        """Handle an event of the session or its subagents, and note the end of the turn."""
        event = recorded.event
        if isinstance(event, SessionStarted) and event.parent in (self.session, *self._subagents):
            self._subagents.add(recorded.session)
        if recorded.session in self._subagents:
            self.handle_subagent_event(event)
        elif recorded.session != self.session:
            return
        elif self.ended is None:
            self.handle_journaled(recorded)
            # a turn cut short by a crash may be ended before this one begins
            self._begun = self._begun or isinstance(event, TurnStarted | TurnResumed)
            if self._begun and isinstance(event, TurnEnded):
                if self._waits_for(event):
                    self.paused = event
                    self.pause_over.clear()
                else:
                    self.ended = event
            elif isinstance(event, TurnStarted | TurnResumed) and self.paused is not None:
                self.paused, self._resumed = None, True
            elif isinstance(event, PauseChanged) and self.paused is not None and not event.until:
                self.ended, self.paused = self.paused, None
                self.pause_over.set()

    def _waits_for(self, ended: TurnEnded) -> bool:
        return self.waits_for_pauses and ended.pause is not None and ended.pause.until > 0

    async def write_lines(self) -> None:
        """Write what has to be read first, as the turn goes on, up to `end`."""

    def end(self) -> None:
        """End `write_lines`, once it has written all up to now."""

    def write_last_line(self, weighed: WindowWeight | None) -> None:
        """Handle the end of the turn; `weighed` is the next request, None if unknown."""

    def close(self, session: SessionId) -> None:
        """Handle the end of the background work."""


class JsonOutput(TurnListener):
    """One line for each event: its name, its position, and its fields as in the journal."""

    fallbacks = Fallbacks()
    """The fallbacks of the whole session so far."""
    _last: Recorded | None = None
    """The turn's end, which waits for the additional figures of its line."""

    def handle_journaled(self, recorded: Recorded) -> None:
        match recorded.event:
            case EpochCommitted(epoch=epoch):
                self.fallbacks = self.fallbacks.plus(Fallbacks.of([(epoch.written_by, epoch.llm)]))
            case OutputGated(written_by=written_by, llm=llm):
                self.fallbacks = self.fallbacks.plus(Fallbacks.of([(written_by, llm)]))
            case TurnEnded() as event if self._begun and not self._waits_for(event):
                self._last = recorded
                return
        self.printer.write(event_json(recorded))

    def write_last_line(self, weighed: WindowWeight | None) -> None:
        """Write the turn's last line, with the fallbacks and the use of the context."""
        if self._last is not None:
            more: dict[str, object] = {
                "fallbacks": msgspec.to_builtins(self.fallbacks, enc_hook=plain_text)
            }
            if weighed is not None:
                more["context"] = context_of(weighed)
            self.printer.write(event_json(self._last, **more))
        self._last = None


class TextOutput(TurnListener):
    """The answer, and beside it a line for each action."""

    _open = False
    """Whether the current line of output is unfinished."""

    def __init__(self, printer: TurnPrinter, session: SessionId, **place: str) -> None:
        super().__init__(printer, session, **place)
        self._modes = ModeHistory()

    def handle_live(self, event: Live) -> None:
        match event:
            case TextArrived(session, text) if session == self.session and text:
                self.printer.write(_printable(text) if self.printer.shown else text)
                self._open = not text.endswith("\n")
            case SearchArrived(session, search) if session == self.session and search.queries:
                self._end_line()
                self.printer.note(
                    f"· web search: {_printable(clip(', '.join(search.queries), MAX_LINE_CHARS))}"
                )
            case ToolCallDelayed(reason=reason) if reason is not None:
                self.printer.note(f"· {_printable(reason)}")
            case JobStarted(job=job, reason=reason):
                self.printer.note(f"· {job.value}: {reason}")
            case JobEnded(job=job, detail=detail):
                self.printer.note(f"· {job.value}: {detail}")

    def handle_journaled(self, recorded: Recorded) -> None:
        self._modes.take(recorded.seq, recorded.event)
        match recorded.event:
            case AssistantReplied(left_out=left_out):
                self._end_line()
                if left_out:
                    self.printer.note(f"· {left_out:,} tool calls of one reply were not run")
            case ContextInjected(what=what, cut=cut) as event:
                preview = "preview" if is_preview(event) else ""
                self._show_cut(what, " · ".join(filter(None, (preview, cut))))
            case Guided(guides=guides):
                for guide in guides:
                    self._show_cut(guide.name, guide.cut)
            case ToolReturned() as event:
                self.printer.note(describe_event(event))
                self._show_extras(event)
                plan = self._modes.plan
                if plan is not None and plan.call == event.call:
                    # a plan that a call handed in did not arrive as part of an answer
                    shown = self.printer.shown
                    text = _printable(count_blanks(plan.text)) if shown else plan.text
                    self.printer.write(f"{text}\n")
            case TurnEnded(detail=detail) if detail:
                self._end_line()
                self.printer.note(detail)
            case PauseChanged(until=until, held=held) if held and not until:
                self.printer.note(held)

    def _show_cut(self, name: str, cut: str) -> None:
        """Name a file of which only a part is sent."""
        if cut:
            self.printer.note(f"· {_printable(clip(name, MAX_LINE_CHARS))} · {cut}")

    def handle_subagent_event(self, event: Event) -> None:
        if isinstance(event, ToolReturned):
            self.printer.note(f"  {describe_event(event)}")
            self._show_extras(event)

    def _show_extras(self, event: ToolReturned) -> None:
        """Name the hooks that did something, and the files that were moved away.

        The user may have made those files.
        """
        for run in event.hooks:
            if run.is_notable:
                state = "blocked" if run.blocked else "failed" if run.failed else "added words"
                words = clip(run.text or run.detail, MAX_LINE_CHARS)
                command = clip(run.command, MAX_LINE_CHARS)
                self.printer.note(_printable(f"· hook {state}: {command}: {words}"))
        for path, _place in event.aside:
            words = "the command or you made it; `helix-desktop permission aside` lists it"
            self.printer.note(f"· set aside: {_printable(clip(path, MAX_LINE_CHARS))} ({words})")

    def close(self, session: SessionId) -> None:
        self._end_line()
        self.printer.note(f"· session {session}")

    def _end_line(self) -> None:
        if self._open:
            self.printer.write("\n")
        self._open = False


def context_of(weighed: WindowWeight) -> dict[str, object]:
    """Return the expected tokens of the next request, the model's window, and the next compaction.

    It is certain `at` a size, and comes `from` a smaller one if it pays off.
    """
    context: dict[str, object] = {"tokens": weighed.tokens, "window": weighed.marks.window}
    outlook = weighed.outlook
    if outlook.job is not None:
        following = {"from": outlook.early, "at": outlook.mark, "turns": outlook.turns}
        sizes = {name: value for name, value in following.items() if value is not None}
        context["compaction"] = {"job": outlook.job.value, "now": outlook.due, **sizes}
    return context


def event_json(recorded: Recorded, **more: object) -> str:
    """Encode an event in ASCII, so that no reader finds line ends inside a line."""
    event = recorded.event
    about = {"event": type(event).__name__, "seq": recorded.seq, "session": recorded.session}
    fields: dict[str, Any] = msgspec.to_builtins(event, enc_hook=plain_text)
    if isinstance(event, EpochCommitted):  # one count: the model's, as the pages show it
        for name, tokens in (("before", event.epoch.before), ("after", event.epoch.after)):
            fields["epoch"].pop(f"expected_{name}")
            fields["epoch"][f"tokens_{name}"] = tokens
    fields_of_event = about | fields | more
    return f"{json.dumps(shield_surrogates(fields_of_event))}\n"


def refusal_lines(question: PermissionQuestion, folder: str, workspace: str = "") -> list[str]:
    """Return the reasons of a refused call, and the commands that would allow such calls.

    They name the workspace as the user did: by its folder, or by its name or ID.
    """
    call = call_line(question)
    workspace_option = ("--workspace", workspace) if workspace else ("--folder", folder)
    place = shlex.join(workspace_option)
    tool = shlex.quote(question.call.tool)
    lines = [f"· needs your permission: {call}", *(f"  {why}" for why in question.reasons)]
    if not question.always:
        return [*lines, f"  No rule can allow it: {question.why_not_always}."]
    option = "" if question.sandboxed or not question.is_command else " --without-sandbox"
    prefixes = [prefix.removesuffix(ANYTHING_AFTER) for prefix in question.prefixes if prefix]
    rules = [(f"--form {shlex.quote(form)}{option}", "to allow it") for form in question.always]
    rules += [
        (f"--prefix {shlex.quote(words)}", "or to allow all that start so") for words in prefixes
    ]
    for rule, what in rules:
        lines.append(
            f"  {what}: helix-desktop permission set {place} always {tool} "
            f"{_printable(show_hidden(rule))}"
        )
    return lines


def call_line(question: PermissionQuestion) -> str:
    """Return the call that a question is about in one short line.

    A file that would be written is only named: its old and new content may be secret.
    """
    tool, shown = question.call.tool, question.shown
    if question.subject in (CallSubject.WRITE, CallSubject.EDIT):
        shown = str(argument_object(question.call.arguments).get("path", question.path))
    text = count_blanks(shown if shown.startswith(f"{tool} ") else f"{tool} {shown}")
    line = clip(text, MAX_LINE_CHARS)
    lines = text.rstrip().count("\n")
    size_note = (
        f" [{len(text):,} characters, {lines + 1:,} lines in all]" if line[-1:] == "…" else ""
    )
    return _printable(line) + size_note


def describe_event(event: ToolReturned) -> str:
    """Describe a tool's result in one short line."""
    outcome = "" if event.outcome is Outcome.OK else f" · {event.outcome.value}"
    text = f"{event.tool} {event.what}"
    cut = f" · {event.cut}" if event.cut else ""
    return f"· {_printable(clip(text, MAX_LINE_CHARS))}{cut}{outcome} · {event.size:,} bytes"


def _printable(text: str) -> str:
    """Replace the characters that a terminal would execute or hide instead of showing."""
    return text.translate(_REPLACEMENTS)
