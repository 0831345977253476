"""The runner of one session: at most one turn at a time, started by `send`, ended by `stop`.

An interrupted turn continues with `resume`; a turn that a crash cut short is ended when the session
is loaded. The text of a mention is journaled word for word as the model reads it, and its full
content is stored like an output. The gate never shortens a mention; only if the request has no room
for the whole does the model read a preview. The text stands between marks that carry its digest, so
that it cannot end them itself.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import TypeAlias

from msgspec import Struct

from helix_desktop.context.compaction.window_state import WindowState, scale_gate_policy
from helix_desktop.context.gate import OutputSize, choose_outputs_to_hold
from helix_desktop.context.texts.hook_texts import hook_events
from helix_desktop.context.texts.markers import MarkedOriginal
from helix_desktop.context.texts.plain_text import clip, defuse
from helix_desktop.context.texts.previews import make_preview
from helix_desktop.context.texts.prompts import CONTINUE
from helix_desktop.domain.background import CommandEnding
from helix_desktop.domain.cache import NO_SESSION, Digest, NewContent, SessionId, digest_of
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.errors import EngineError, HelixError
from helix_desktop.domain.events import (
    Cause,
    CommandEnded,
    ContextInjected,
    Ending,
    Event,
    ModeChanged,
    PlanChanged,
    PlanState,
    SessionStarted,
    TurnEnded,
    TurnResumed,
    TurnStarted,
)
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.hooks import HookEvent, HookMoment, HookRun, blocking_run
from helix_desktop.domain.mentions import (
    MENTION,
    Attachment,
    MentionKind,
    OutgoingMessage,
    find_mentions,
)
from helix_desktop.domain.messages import Message, Role, Text
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import Clock, MessageWeigher, PartialReplies
from helix_desktop.domain.subagent_definition import UsedDefinition
from helix_desktop.domain.value import replace
from helix_desktop.engine.compaction.compactor import Compactor
from helix_desktop.engine.compaction.handover_versions import HandoverVersions
from helix_desktop.engine.compaction.summarizer import Summarizer
from helix_desktop.engine.guide_watcher import GuideWatcher
from helix_desktop.engine.manual_rewrites import BlockExclusion, SessionPins, WindowUndo
from helix_desktop.engine.model_reply import ModelReply
from helix_desktop.engine.output_gate import OutputGate, window_at_gate
from helix_desktop.engine.session_deps import NoPartialReplies as NoPartialReplies
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.session_journal import SessionJournal
from helix_desktop.engine.session_namer import SessionNamer
from helix_desktop.engine.session_window import SessionWindow, estimate_growth, estimate_tokens
from helix_desktop.engine.tool_batch import CRASHED_TEXT, answer_open_calls
from helix_desktop.engine.turn import Turn

MAX_NAME_CHARS = 300
MAX_REASON_CHARS = 1_000


class TurnOpening(Struct, frozen=True):
    """The events that begin a turn, the contents that they name, and the tokens of those."""

    events: Sequence[Event]
    contents: Sequence[NewContent] = ()
    counts: Sequence[tuple[Digest, int]] = ()

    @property
    def messages(self) -> "Sequence[MessageEvent]":
        return [event for event in self.events if isinstance(event, TurnStarted | ContextInjected)]


MessageEvent: TypeAlias = TurnStarted | ContextInjected


class MentionText(Struct, frozen=True):
    """The text of a mention for the model, with the tokens of its message.

    `full_tokens` counts the whole content.
    """

    text: str
    tokens: int
    full_tokens: int


async def make_opening(
    outgoing: OutgoingMessage, session_window: SessionWindow, deps: SessionDeps
) -> TurnOpening:
    """Return the user's message followed by its mentions. The journal must be loaded."""
    now, shown = deps.clock.now(), list[MentionText]()
    if outgoing.attached:
        situation = await session_window.look()
        count = estimate_tokens(session_window, situation.window)
        more = estimate_growth(count, situation.policy, session_window.llm.window)
        policy = scale_gate_policy(situation.policy, session_window.llm.window)
        weigher = situation.weigher
        shown = await asyncio.to_thread(fit_mentions, outgoing, policy, weigher, room=more.room)
    contents = [NewContent(attachment.data, attachment.origin) for attachment in outgoing.attached]
    counts = [
        (digest_of(attachment.data), mention.full_tokens)
        for attachment, mention in zip(outgoing.attached, shown, strict=True)
    ]
    return TurnOpening(message_events(outgoing, shown, now), contents, counts)


def message_events(
    outgoing: OutgoingMessage, shown: Sequence[MentionText], now: float
) -> tuple[MessageEvent, ...]:
    """Return the events of a message whose mentions are shown so."""
    pairs = zip(outgoing.attached, shown, strict=True)
    return (
        TurnStarted(now, outgoing.text, outgoing.images),
        *(
            ContextInjected(
                now,
                mention.text,
                MENTION,
                content=digest_of(attachment.data),
                what=attachment.origin.what,
                untrusted=attachment.untrusted,
                tokens=mention.tokens,
                cut=attachment.origin.cut,
                brought_from=attachment.brought_from,
            )
            for attachment, mention in pairs
        ),
    )


def attachment_text(attachment: Attachment, weigher: MessageWeigher) -> MentionText:
    """Return a mention's full text. Counting may take a while; any thread."""
    original = _original(attachment, weigher)
    return _mention_text(attachment, original, original.text, weigher=weigher)


def mention_preview(attachment: Attachment, policy: Policy, weigher: MessageWeigher) -> MentionText:
    """Return a preview of a mention, which begins with how to recall the whole."""
    original = _original(attachment, weigher)
    shown = make_preview(original, policy, weigher, budget=policy.preview_read_tokens)
    return _mention_text(attachment, original, shown, weigher=weigher)


def too_large(weights: Sequence[int], room: int, policy: Policy) -> frozenset[int]:
    """Return the indices of mentions that do not fit: the largest, until the others do."""
    sizes = [OutputSize(weight, read=True, named=True) for weight in weights]
    return choose_outputs_to_hold(sizes, room, policy)


def fit_mentions(
    outgoing: OutgoingMessage, policy: Policy, weigher: MessageWeigher, *, room: int
) -> list[MentionText]:
    """Return the text of each mention, leaving room for the message itself. Any thread.

    `policy` and `room` are in tokens of Helix's own count.
    """
    mentions = [attachment_text(attachment, weigher) for attachment in outgoing.attached]
    typed = weigher.weigh(Message(Role.USER, (Text(outgoing.text),))).tokens
    for at in too_large([mention_text.tokens for mention_text in mentions], room - typed, policy):
        mentions[at] = mention_preview(outgoing.attached[at], policy, weigher)
    return mentions


def _mention_text(
    attachment: Attachment, original: MarkedOriginal, text: str, *, weigher: MessageWeigher
) -> MentionText:
    # no text can contain its own digest, and so cannot end the marks around it
    name, mark = clip(defuse(attachment.name), MAX_NAME_CHARS), original.digest[:16]
    head = f"[{name}: {clip(defuse(attachment.description), MAX_NAME_CHARS)}]"
    framed = f'{head}\n<mentioned sha256="{mark}">\n{text}\n</mentioned sha256="{mark}">'
    weight = weigher.weigh(Message(Role.USER, (Text(framed),)))
    return MentionText(framed, weight.tokens, original.tokens)


def _original(attachment: Attachment, weigher: MessageWeigher) -> MarkedOriginal:
    text = attachment.data.decode("utf-8", "replace")
    origin = attachment.origin
    return MarkedOriginal(
        digest_of(attachment.data),
        text,
        weigher.count(text),
        origin.tool,
        origin.what,
        origin.remark,
    )


TITLE_LENGTH = 60
"""Characters of the first message used as a session's name (two lines of the sidebar)."""

MAX_TITLE_LINE_CHARS = 1_000
NAMELESS, BROUGHT = "Image", "From another session"
"""Name of a session whose first message has no text."""

Note = Callable[[Event], Awaitable[None]]
"""Journals an event of a session."""

Still = Callable[[SessionId], AbstractAsyncContextManager[Note]]
"""Keeps a session's turns from beginning while its files are changed."""

SOURCE = "resume"
"""Source of the message that asks a model to continue an interrupted reply."""
CRASHED = Phrase("Helix quit during this turn. Everything up to here is saved.")


_Making: TypeAlias = Callable[[], Awaitable[TurnOpening]]


def still_working() -> EngineError:
    return EngineError(
        "Helix is still working in this session. Nothing changed.",
        "Wait until its turn finishes, or stop it with Esc.",
    )


class SessionRunner:
    """The runner of one session's turns, one after the other."""

    def __init__(self, session: SessionId, deps: SessionDeps) -> None:
        self._deps = deps
        self._journal = SessionJournal(
            session,
            store=deps.store,
            supervisor=deps.supervisor,
            bus=deps.bus,
        )
        deps.journals[session] = self._journal
        self.session_window = SessionWindow(self._journal, deps)
        self.undo = WindowUndo(self.session_window)
        self.versions = HandoverVersions(self._journal, self.session_window, deps)
        self.pins = SessionPins(self._journal, self.session_window, deps)
        self.leaving = BlockExclusion(self._journal, self.session_window)
        self.guide_watcher = GuideWatcher(self._journal, deps)
        summarizer = Summarizer(self._journal, deps)
        self._namer = SessionNamer(self._journal, deps)
        self.output_gate = OutputGate(
            self._journal, self.session_window, deps, summarizer=summarizer
        )
        self.compactor = Compactor(self._journal, self.session_window, deps, summarizer=summarizer)
        self._task: asyncio.Task[None] | None = None
        self._turn: Turn | None = None
        self._sending = False
        self._loaded = False
        self._loading = asyncio.Lock()
        self._alone = asyncio.Lock()
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
        message = _message(outgoing)
        self._loaded = True
        now = self._deps.clock.now()
        title = make_title(message.text) or _make_title_of_attached(message.attached)
        started = SessionStarted(now, title, parent, tainted, agent=agent)
        await self._start([started, *before], self._prepare_message(message, parent))

    async def send(self, outgoing: str | OutgoingMessage, *, before: Sequence[Event] = ()) -> None:
        """Send a message; return once it is on disk, while the turn continues.

        `before` holds events that are recorded together with the message.
        """
        await self._start(before, self._prepare_message(_message(outgoing)))

    async def add(self, attached: Sequence[Attachment]) -> None:
        """Add contents to the context without a turn; raise EngineError while one runs."""
        async with self.still():
            outgoing = OutgoingMessage("", attached=tuple(attached))
            opening = await make_opening(outgoing, self.session_window, self._deps)
            events = [event for event in opening.events if isinstance(event, ContextInjected)]
            await self._journal.record(events, opening.contents)

    async def resume(self) -> None:
        """Continue an interrupted turn without a new message."""
        await self._start((), self._prepare_resumed_turn)

    async def stop(self) -> None:
        """End the turn that runs or is beginning, if any, and wait until its end is written."""
        # a task that is canceled before its first step never gets to write its end
        await asyncio.sleep(0)
        if self._sending:
            async with self._alone:  # until the turn has begun
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

    async def idle(self) -> None:
        if self._task is not None:
            await asyncio.wait({self._task})

    async def save_end(self) -> None:
        """Journal the end of the last turn if the store had refused it, as on a full disk."""
        async with self._alone:
            if self._turn is not None and not self.running:
                await self._save_end()

    async def wait_until_idle(self) -> None:
        """Wait until neither a turn nor a job runs, and no model is asked for a name."""
        await self.idle()
        await self.compactor.wait_until_idle()
        await self._namer.wait_until_idle()

    async def note(self, *events: Event) -> None:
        """Journal events if the session has begun and is open here."""
        if self._loaded and self.session_window.history.seq:
            await self._journal.record(events)

    @asynccontextmanager
    async def still(self) -> AsyncIterator[Note]:
        """Keep turns from beginning, and yield a function that journals events.

        Messages sent meanwhile wait. Raise EngineError while a turn runs.
        """
        async with self._alone:
            if self._task is not None and not self._task.done():
                raise still_working()
            await self.load()
            yield self.note

    async def open(self) -> None:
        """Load the session, so that its context can be shown before or during a turn."""
        async with self._alone:
            await self.load()

    async def close(self) -> None:
        """Stop the turn, background work, and commands; nothing starts by itself afterwards."""
        await self.compactor.close()
        await self._namer.close()
        await self.stop()
        with suppress(HelixError):  # what a full disk has no room for even now
            await self.save_end()
        await self._deps.background.close(self._journal.session)

    async def load(self) -> None:
        """Read the journal; close what a crash left open: answer calls, end turn and commands."""
        async with self._loading:
            if self._loaded:
                return
            await self._journal.load()
            await self._recover()
            history, now = self._journal.history, self._deps.clock.now()
            await answer_open_calls(self._journal, now, CRASHED_TEXT)
            if history.running:
                await self.output_gate.admit_interrupted()
                end = TurnEnded(now, Ending.FAILED, CRASHED, Cause.CRASHED)
                await self._journal.record([end])
            lost = [
                CommandEnded(now, name, CommandEnding.LOST)
                for name in history.background.running
                if not self._deps.background.runs(self._journal.session, name)
            ]
            if lost:
                await self._journal.record(lost)
            self._loaded = True

    async def _recover(self) -> None:
        """Journal a partial reply that could not be journaled when it arrived."""
        await recover_partial_reply(self._journal, self._deps.partial_replies, self._deps.clock)

    async def _save_end(self) -> None:
        """Journal what the store refused of the last turn: replies, results, and its end."""
        await self._journal.record_refused()
        await self._recover()
        if self._turn is not None:
            await self._turn.save_end()

    async def _start(self, before: Sequence[Event], opening: _Making) -> None:
        """Journal the beginning of a turn and start it.

        The events in `before` come first, even before changed guides.
        """
        if self.running:
            raise EngineError(
                "A turn is still running.", "Wait until it finishes, or stop it with Esc."
            )
        self._sending = True
        try:
            async with self._alone:
                if not self._loaded:
                    await self.load()
                await self._save_end()
                noticed, begun = await self.guide_watcher.find_changes(), await opening()
                history, now = self._journal.history, self._deps.clock.now()
                notices = (*self._mode_news(before), *history.todo.note(now))
                notices = (*notices, *history.background.news(history.view, now))
                events = [*before, *noticed.events, *notices, *begun.events]
                await self._journal.record(events, [*noticed.contents, *begun.contents])
                self._deps.renew(self._journal.session)
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
                self._task = self._deps.supervisor.spawn(turn.run(), name)
                encoding = self._deps.main_of(history).llm.encoding
                for digest, tokens in begun.counts:  # the cache shows them with the contents
                    await self._deps.store.keep_token_count(digest, encoding, tokens)
        finally:
            self._sending = False

    def _mode_news(self, before: Sequence[Event]) -> Sequence[Event]:
        """Return what the model has to be told of plan mode, also of a change in `before`."""
        mode, history = self._deps.mode_of(self._journal.session), self._journal.history
        approved = False
        for event in before:
            if isinstance(event, ModeChanged):
                mode = self._deps.mode_in_force(event.mode)
            approved |= isinstance(event, PlanChanged) and event.state is PlanState.APPROVED
        now = self._deps.clock.now()
        return history.modes.news(mode, history.view, now=now, approved=approved)

    def _prepare_message(self, message: OutgoingMessage, parent: SessionId = NO_SESSION) -> _Making:
        async def opening() -> TurnOpening:
            # a subagent's task is no message of the user
            is_task = parent != NO_SESSION or self._journal.history.parent != NO_SESSION
            events = [] if is_task else await self._hooks_on(message)
            begun = await make_opening(message, self.session_window, self._deps)
            return replace(begun, events=(*begun.events, *events))

        return opening

    async def _hooks_on(self, message: OutgoingMessage) -> Sequence[Event]:
        """Return what hooks add to a message; raise EngineError if one blocks it."""
        session, hooks = self._journal.session, self._deps.hooks
        runs: tuple[HookRun, ...] = ()
        if not self._journal.history.seq:
            runs = await hooks.run(session, HookMoment(HookEvent.SESSION_START))
        runs += await hooks.run(session, HookMoment(HookEvent.PROMPT, text=message.text))
        if blocking := blocking_run(runs):
            raise EngineError(
                "The hook {hook} blocked this message: {reason}",
                "Your message wasn't sent. Settings, Hooks lists all hooks.",
                hook=clip(show_hidden(blocking.command), MAX_NAME_CHARS),
                reason=clip(show_hidden(blocking.text), MAX_REASON_CHARS),
            )
        return hook_events(runs, self._deps.clock.now(), what="ran before this message was sent")

    async def _prepare_resumed_turn(self) -> TurnOpening:
        """Return the events of a resumed turn: a request to continue if the reply broke off
        within its text, else the same request again."""
        history, now = self._journal.history, self._deps.clock.now()
        if not history.broken_off:
            raise EngineError("Nothing to continue.", "Send a message.")
        last = history.newest
        if last is None or last.reply is None or last.calls:
            return TurnOpening([TurnResumed(now)])
        return TurnOpening([TurnResumed(now), ContextInjected(now, CONTINUE, SOURCE)])


def _message(outgoing: str | OutgoingMessage) -> OutgoingMessage:
    message = OutgoingMessage(outgoing) if isinstance(outgoing, str) else outgoing
    if not message:
        raise EngineError("Nothing to send.", "Write a message first.")
    return message


def make_title(text: str) -> str:
    """Return the first line of a message, cut to the length of a session's name.

    The ID of another session's event, as in `#0123456789abcdef/7`, says nothing in a title.
    """
    for line in text.splitlines():
        words = line[:MAX_TITLE_LINE_CHARS]
        for mention in reversed([*find_mentions(words)]):
            if mention.kind is MentionKind.EVENT:
                words = words[: mention.start] + words[mention.stop :].lstrip()
        if title := words.strip():
            short = title[: TITLE_LENGTH - 1].rstrip() + "…"
            return title if len(title) <= TITLE_LENGTH else short
    return ""


def _make_title_of_attached(attached: Sequence[Attachment]) -> str:
    """Return the title of a session that begins without words of its own."""
    for attachment in attached:
        # a title counts as words of the person, so a text by anyone is none
        if attachment.brought_from and not attachment.untrusted:
            text = attachment.data[:MAX_TITLE_LINE_CHARS].decode("utf-8", "ignore")
            if title := make_title(text):
                return title
    return BROUGHT if any(attachment.brought_from for attachment in attached) else NAMELESS


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
