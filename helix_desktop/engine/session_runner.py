"""Runs one session: starts, stops, and resumes its turns, one at a time.

An interrupted turn continues with `resume`; a turn that a crash cut short is ended when the session
is loaded.

While none runs, the user can undo, redo, and restore compactions, and *Pin to context* and *Unpin*
texts that stay in every request. A text that the user did not write is marked as data, and its
place in the conversation only refers to the pin.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from functools import partial
from typing import TypeAlias

from helix_desktop.context.compaction.window_state import WindowState
from helix_desktop.context.history import History
from helix_desktop.context.texts.hook_texts import hook_events
from helix_desktop.context.texts.plain_text import clip
from helix_desktop.context.texts.prompts import CONTINUE
from helix_desktop.context.window_view import (
    Epochs,
    effective_rewrite,
    handover_version,
    redo_target,
    restore_epoch,
    undo_target,
)
from helix_desktop.domain.background import CommandEnding
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.context_window.rewrites import BACK_TO_EARLIER, Epoch, Pin, PinKind
from helix_desktop.domain.errors import BudgetExceeded, EngineError, HelixError
from helix_desktop.domain.events import (
    Cause,
    CommandEnded,
    ContextInjected,
    Ending,
    Event,
    ModeChanged,
    PauseChanged,
    Pinned,
    PlanChanged,
    PlanState,
    SessionStarted,
    TurnEnded,
    TurnResumed,
    Unpinned,
)
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.hooks import HookEvent, HookMoment, HookRun, blocking_run
from helix_desktop.domain.mentions import Attachment, OutgoingMessage
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import Clock, PartialReplies
from helix_desktop.domain.subagent_definition import UsedDefinition
from helix_desktop.domain.value import replace
from helix_desktop.engine.block_exclusion import BlockExclusion
from helix_desktop.engine.call_notices import CRASHED_TEXT
from helix_desktop.engine.compaction.compactor import Compactor
from helix_desktop.engine.compaction.summarizer import Summarizer
from helix_desktop.engine.first_words_title import make_title, make_title_of_attached
from helix_desktop.engine.guide_watcher import GuideWatcher
from helix_desktop.engine.model_reply import ModelReply
from helix_desktop.engine.output_gate import OutputGate, window_at_gate
from helix_desktop.engine.session_deps import NoPartialReplies as NoPartialReplies
from helix_desktop.engine.session_deps import SessionBase, SessionDeps
from helix_desktop.engine.session_journal import SessionJournal
from helix_desktop.engine.session_namer import SessionNamer
from helix_desktop.engine.session_window import SessionWindow
from helix_desktop.engine.tool_batch import answer_open_calls
from helix_desktop.engine.turn import Turn
from helix_desktop.engine.turn_opening import MAX_NAME_CHARS, TurnOpening, make_opening


class WindowUndo:
    """Undo and redo of one session."""

    def __init__(self, session_window: SessionWindow) -> None:
        self._session_window = session_window

    async def undo(self) -> Epoch:
        return await self._session_window.rewind(_undo_number, "undo")

    async def redo(self) -> Epoch:
        return await self._session_window.rewind(_redo_number, "redo")

    async def restore(self, number: int) -> Epoch:
        """Restore an earlier version of the context as a new epoch; 0 means no rewrites."""

        def make(history: History) -> Epoch:
            version = handover_version(number, history.epochs)
            reason = f"back to handover v{version}" if version else BACK_TO_EARLIER
            return restore_epoch(number, reason, chosen=True)

        return await self._session_window.commit_decision(make)


def _undo_number(epochs: Epochs) -> int:
    newest = epochs.get(effective_rewrite(max(epochs, default=0), epochs))
    if newest is not None and newest.is_rewind:
        raise EngineError(
            "The last change is a rewind, which also changed files.",
            "Choose “Redo what the rewind took back”, or rewind again.",
        )
    target = undo_target(epochs)
    if target is None:
        raise EngineError("Nothing to undo: the context is the full history.")
    return target


def _redo_number(epochs: Epochs) -> int:
    target = redo_target(epochs)
    if target is None:
        raise EngineError("Nothing to redo.")
    return target


MAX_SHARE_DIVISOR = 4
"""Divisor of a request's limit: all pins together take at most a quarter of it."""


class SessionPins:
    """The pins of one session."""

    def __init__(
        self, journal: SessionJournal, session_window: SessionWindow, base: SessionBase
    ) -> None:
        self._journal = journal
        self._session_window = session_window
        self._base = base
        self._newest = 0

    async def pin(self, text: str, kind: PinKind = PinKind.FACT, *, source: int = 0) -> Pin:
        """Pin a text; `source` is the event that contains it, 0 for the user's own words."""
        if not text.strip():
            raise EngineError("Nothing to pin.")
        state = await self._session_window.look()
        history = self._journal.history
        pins = history.pins.values()
        existing = next((pin for pin in pins if source and pin.source == source), None)
        if existing is not None:
            return existing
        pinned = [other_pin.text for other_pin in pins]
        if state.weigher.exceeds(
            "\n".join([*pinned, text]), state.limits.tokens // MAX_SHARE_DIVISOR
        ):
            raise EngineError(
                "Pinned blocks would take more than a quarter of every request.",
                "Pin less, or unpin something else first.",
            )
        self._newest = max(self._newest, self._journal.history.seq) + 1
        pin = Pin(f"pin-{self._newest}", kind, text, source, history.mark_of_pin(source))
        await self._journal.record([Pinned(self._base.clock.now(), pin)])
        return pin

    async def unpin(self, name: str) -> None:
        if name not in self._journal.history.pins:
            raise EngineError("Not pinned.")
        await self._journal.record([Unpinned(self._base.clock.now(), name)])


MAX_REASON_CHARS = 1_000

RecordEvents = Callable[[Event], Awaitable[None]]
"""Journals an event of a session."""

KeepTurnsFromBeginning = Callable[[SessionId], AbstractAsyncContextManager[RecordEvents]]
"""Keeps a session's turns from beginning while its files are changed."""

RESUME_SOURCE = "resume"
"""Source of the message that asks a model to continue an interrupted reply."""
CRASHED = Phrase("Helix quit during this turn. Everything up to here is saved.")

_MakeOpening: TypeAlias = Callable[[], Awaitable[TurnOpening]]


def still_working_error() -> EngineError:
    return EngineError(
        "Helix is still working in this session. Nothing changed.",
        "Wait until its turn finishes, or stop it with Esc.",
    )


class SessionRunner:
    """The runner of one session's turns, one after the other."""

    def __init__(self, session: SessionId, deps: SessionDeps) -> None:
        self._deps = deps
        self._journal = SessionJournal(
            session, store=deps.base.store, supervisor=deps.base.supervisor, bus=deps.base.bus
        )
        deps.base.journals[session] = self._journal
        self.session_window = SessionWindow(self._journal, deps)
        self.undo = WindowUndo(self.session_window)
        self.pins = SessionPins(self._journal, self.session_window, deps.base)
        self.exclusion = BlockExclusion(self._journal, self.session_window)
        self.guide_watcher = GuideWatcher(self._journal, deps)
        summarizer = Summarizer(self._journal, deps)
        self._namer = SessionNamer(self._journal, deps)
        self.output_gate = OutputGate(
            self._journal, self.session_window, deps, summarizer=summarizer
        )
        self.compactor = Compactor(self._journal, self.session_window, deps, summarizer=summarizer)
        self.versions = self.compactor.versions
        self._task: asyncio.Task[None] | None = None
        self._turn: Turn | None = None
        self._sending = False
        self._loaded = False
        self._loading = asyncio.Lock()
        self._turn_lock = asyncio.Lock()
        """Held while a turn begins, or while an action of the user keeps turns from beginning."""

    @property
    def running(self) -> bool:
        return self._sending or (self._task is not None and not self._task.done())

    @property
    def unsaved(self) -> bool:
        """Whether the store refused the end of the last turn, and has not taken it since."""
        return self._turn is not None and self._turn.unsaved

    async def look(self) -> WindowState:
        """Return the next context as the model sees it, also while outputs are held at the gate."""
        return window_at_gate(await self.session_window.look(), self.output_gate.undecided)

    async def begin(
        self,
        outgoing: str | OutgoingMessage,
        *,
        parent: SessionId = NO_SESSION,
        before: Sequence[Event] = (),
        tainted: bool = False,
        agent: UsedDefinition | None = None,
    ) -> None:
        """Create the session with its first message; `before` holds further first events."""
        message = _as_message(outgoing)
        self._loaded = True
        now = self._deps.base.clock.now()
        title = make_title(message.text) or make_title_of_attached(message.attached)
        started = SessionStarted(now, title, parent, tainted, agent=agent)
        await self._start([started, *before], self._prepare_message(message, parent))

    async def send(self, outgoing: str | OutgoingMessage, *, before: Sequence[Event] = ()) -> None:
        """Send a message; return once it is on disk, while the turn continues.

        `before` holds events that are recorded together with the message.
        """
        await self._start(before, self._prepare_message(_as_message(outgoing)))

    async def add(self, attached: Sequence[Attachment]) -> None:
        """Add contents to the context without a turn; raise EngineError while one runs."""
        async with self.between_turns():
            outgoing = OutgoingMessage("", attached=tuple(attached))
            opening = await make_opening(outgoing, self.session_window, self._deps)
            events = [event for event in opening.events if isinstance(event, ContextInjected)]
            await self._journal.record(events, opening.contents)

    async def resume(self) -> None:
        """Continue an interrupted turn without a new message."""
        await self._start((), self._prepare_resumed_turn)

    async def go_on(self, until: float) -> None:
        """Continue a paused turn whose pause ends at `until`; nothing if the user chose otherwise.

        Where a budget is used up, the session stays paused, and says so.
        """
        await self.open()
        try:
            await self._deps.rules.check_budget(self._journal.session)
        except BudgetExceeded as error:
            await self.change_pause(0.0, held=error.message, was_until=until)
            return
        if not self.running and self._is_paused_until(until):
            await self._start((), partial(self._prepare_end_of_pause, until))

    async def change_pause(
        self, until: float, *, held: str = "", was_until: float | None = None
    ) -> None:
        """Let a pause end at another time, or with 0 only by the user; raise EngineError if the
        session isn't paused.

        With `was_until`, nothing changes if the pause ends at another time already.
        """
        async with self.between_turns() as note:
            if was_until is not None and not self._is_paused_until(was_until):
                return
            if self._journal.history.pause is None:
                raise EngineError("This session isn't paused.", "Nothing changed.")
            await note(PauseChanged(self._deps.base.clock.now(), until, held))

    def _is_paused_until(self, until: float) -> bool:
        pause = self._journal.history.pause
        return pause is not None and pause.until == until

    async def stop(self) -> None:
        """End the turn that runs or is beginning, if any, and wait until its end is written."""
        # a task that is canceled before its first step never gets to write its end
        await asyncio.sleep(0)
        if self._sending:
            async with self._turn_lock:  # until the turn has begun
                pass
        task = self._task
        if task is None or task.done():
            return
        if not task.cancelling():  # a second stop must not interrupt the writing of the first
            task.cancel()
        await asyncio.wait({task})

    def retry_now(self) -> None:
        """Retry a waiting request at once."""
        if self._turn is not None:
            self._turn.retry_now()

    async def wait_for_turn(self) -> None:
        if self._task is not None:
            await asyncio.wait({self._task})

    async def save_end(self) -> None:
        """Journal the end of the last turn if the store had refused it, as on a full disk."""
        async with self._turn_lock:
            if self._turn is not None and not self.running:
                await self._save_end()

    async def wait_until_idle(self) -> None:
        """Wait until neither a turn nor a job runs, and no model is asked for a name."""
        await self.wait_for_turn()
        await self.compactor.wait_until_idle()
        await self._namer.wait_until_idle()

    async def note(self, *events: Event) -> None:
        """Journal events if the session has begun and is open here."""
        if self._loaded and self.session_window.history.seq:
            await self._journal.record(events)

    @asynccontextmanager
    async def between_turns(self) -> AsyncIterator[RecordEvents]:
        """Keep turns from beginning, and yield a function that journals events.

        Messages sent meanwhile wait. Raise EngineError while a turn runs.
        """
        async with self._turn_lock:
            if self._task is not None and not self._task.done():
                raise still_working_error()
            await self.load()
            yield self.note

    async def open(self) -> None:
        """Load the session, so that its context can be shown before or during a turn."""
        async with self._turn_lock:
            await self.load()

    async def close(self) -> None:
        """Stop the turn, background work, and commands; nothing starts by itself afterwards."""
        await self.compactor.close()
        await self._namer.close()
        await self.stop()
        with suppress(HelixError):  # what still does not fit on a full disk
            await self.save_end()
        await self._deps.base.background.close(self._journal.session)

    async def load(self) -> None:
        """Read the journal; close what a crash left open: answer calls, end turn and commands."""
        async with self._loading:
            if self._loaded:
                return
            await self._journal.load()
            await self._recover()
            history, now = self._journal.history, self._deps.base.clock.now()
            await answer_open_calls(self._journal, now, CRASHED_TEXT)
            if history.running:
                await self.output_gate.admit_interrupted()
                ended = TurnEnded(now, Ending.FAILED, CRASHED, Cause.CRASHED)
                await self._journal.record([ended])
            lost_commands = [
                CommandEnded(now, name, CommandEnding.LOST)
                for name in history.background.running
                if not self._deps.base.background.is_running(self._journal.session, name)
            ]
            if lost_commands:
                await self._journal.record(lost_commands)
            self._loaded = True

    async def _recover(self) -> None:
        """Journal a partial reply that could not be journaled when it arrived."""
        await recover_partial_reply(
            self._journal, self._deps.base.partial_replies, self._deps.base.clock
        )

    async def _save_end(self) -> None:
        """Journal what the store refused of the last turn: replies, results, and its end."""
        await self._journal.record_refused()
        await self._recover()
        if self._turn is not None:
            await self._turn.save_end()

    async def _start(self, first_events: Sequence[Event], opening: _MakeOpening) -> None:
        """Journal the beginning of a turn and start it.

        The events in `first_events` come first, even before changed guides.
        """
        if self.running:
            raise EngineError(
                "A turn is still running.", "Wait until it finishes, or stop it with Esc."
            )
        self._sending = True
        try:
            async with self._turn_lock:
                if not self._loaded:
                    await self.load()
                await self._save_end()
                guide_change = await self.guide_watcher.find_changes(first_events)
                turn_opening = await opening()
                history, now = self._journal.history, self._deps.base.clock.now()
                # what the model has to be told about plan mode, even if `first_events` changes the
                # mode
                mode, approved = self._deps.mode_of(self._journal.session), False
                for event in first_events:
                    if isinstance(event, ModeChanged):
                        mode = self._deps.rules.mode_in_force(event.mode)
                    if isinstance(event, PlanChanged):
                        approved |= event.state is PlanState.APPROVED
                news = history.modes.news(mode, history.view, now=now, approved=approved)
                notices = (*news, *history.todo.note(now))
                notices = (*notices, *history.background.news(history.view, now))
                events = [*first_events, *guide_change.events, *notices, *turn_opening.events]
                await self._journal.record(events, [*guide_change.contents, *turn_opening.contents])
                self._deps.toolkit.discard(self._journal.session)
                turn = Turn(
                    self._journal,
                    self.session_window,
                    self._deps,
                    output_gate=self.output_gate,
                    compactor=self.compactor,
                    guide_watcher=self.guide_watcher,
                    namer=self._namer,
                )
                self._turn = turn
                name = f"turn of {self._journal.session}"
                self._task = self._deps.base.supervisor.spawn(turn.run(), name)
                encoding = self._deps.models.main_of(history).llm.encoding
                for digest, tokens in turn_opening.counts:  # the cache shows them with the contents
                    await self._deps.base.store.keep_token_count(digest, encoding, tokens)
        finally:
            self._sending = False

    def _prepare_message(
        self, message: OutgoingMessage, parent: SessionId = NO_SESSION
    ) -> _MakeOpening:
        async def opening() -> TurnOpening:
            session, hooks, history = (
                self._journal.session,
                self._deps.rules.hooks,
                self._journal.history,
            )
            runs: tuple[HookRun, ...] = ()
            # the task of a subagent is not a message of the user
            if parent == NO_SESSION and history.parent == NO_SESSION:
                if not history.seq:
                    runs = await hooks.run(session, HookMoment(HookEvent.SESSION_START))
                runs += await hooks.run(session, HookMoment(HookEvent.PROMPT, text=message.text))
            if blocking := blocking_run(runs):
                raise EngineError(
                    "The hook {hook} blocked this message: {reason}",
                    "Your message wasn't sent. Settings, Hooks lists all hooks.",
                    hook=clip(show_hidden(blocking.command), MAX_NAME_CHARS),
                    reason=clip(show_hidden(blocking.text), MAX_REASON_CHARS),
                )
            now, what = self._deps.base.clock.now(), "ran before this message was sent"
            events = hook_events(runs, now, what=what)
            begun = await make_opening(message, self.session_window, self._deps)
            return replace(begun, events=(*begun.events, *events))

        return opening

    async def _prepare_end_of_pause(self, until: float) -> TurnOpening:
        if not self._is_paused_until(until):  # the user was faster, and resumed the turn
            raise EngineError("This session isn't paused any more.", "Nothing was sent.")
        return await self._prepare_resumed_turn(by_itself=True)

    async def _prepare_resumed_turn(self, *, by_itself: bool = False) -> TurnOpening:
        """Return the events of a resumed turn: a request to continue if the reply broke off
        within its text, else the same request again."""
        history, now = self._journal.history, self._deps.base.clock.now()
        if not history.can_resume:
            raise EngineError("Nothing to continue.", "Send a message.")
        last = history.newest
        if last is None or last.reply is None or last.calls:
            return TurnOpening([TurnResumed(now, by_itself)])
        resumed = TurnResumed(now, by_itself)
        return TurnOpening([resumed, ContextInjected(now, CONTINUE, RESUME_SOURCE)])


def _as_message(outgoing: str | OutgoingMessage) -> OutgoingMessage:
    message = OutgoingMessage(outgoing) if isinstance(outgoing, str) else outgoing
    if not message:
        raise EngineError("Nothing to send.", "Write a message first.")
    return message


async def recover_partial_reply(
    journal: SessionJournal, replies: PartialReplies, clock: Clock
) -> None:
    """Journal a session's stored partial reply once, if the journal does not have it.

    It becomes history like a stopped reply. The journal must be loaded. Replies of deleted sessions
    are dropped.
    """
    if not replies.waits(journal.session):
        return
    partial_reply, history = await replies.read_left(journal.session), journal.history
    if partial_reply is not None and history.seq and history.sent != partial_reply.sent:
        reply = ModelReply(history.has_call, history.calls)
        for event in partial_reply.events:
            reply.take(event)
        reply_event = reply.event(at=clock.now(), llm=partial_reply.sent.llm, seconds=0.0)
        if reply_event is not None:
            await journal.record([partial_reply.sent, reply_event], reply.contents)
    replies.drop(journal.session)
