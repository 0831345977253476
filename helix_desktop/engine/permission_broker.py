"""Asks the user before a call runs, waits for the answer, and refuses without a window.

A question is a live event and stays in `pending` until it is answered, its call is canceled, or the
last window is closed. What becomes of it without a window, or without an answer in time, the rule
for being away says (`AwayRule`).
"""

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from itertools import count

from msgspec import Struct

from helix_desktop.context.texts.tool_actions import argument_object
from helix_desktop.domain.away import Away, AwayRule
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError, UserAway
from helix_desktop.domain.hidden_characters import find_misread, has_hidden, reveal, show_hidden
from helix_desktop.domain.live_events import (
    Live,
    PermissionMissed,
    PermissionRequested,
    PermissionSettled,
    ToolCallDelayed,
    TurnFinished,
)
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import (
    ALLOWED,
    INAPPLICABLE,
    INCOMPLETE,
    PLANNING,
    UNREADABLE,
    CallPermit,
    CallRuling,
    CallSubject,
    Judgement,
    Mode,
    PermissionAnswer,
    PermissionQuestion,
    PermissionReply,
    PermissionState,
    RuleDecision,
    SessionGrant,
)
from helix_desktop.domain.phrase import Phrase, joined
from helix_desktop.domain.ports import CallJudge
from helix_desktop.domain.value import replace
from helix_desktop.engine.call_notices import FORBIDDEN, NOBODY_TO_ASK, NOT_RUN, QUEUED, REFUSED
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.open_windows import OpenWindows

_EXACT_SUBJECTS = frozenset({CallSubject.COMMAND, CallSubject.FETCH, CallSubject.SEARCH})
"""Subjects in which every character counts; a file's content may be in any script."""
_ALLOWING_REPLIES = frozenset(PermissionReply) - {PermissionReply.NEVER, PermissionReply.NO}

GrantSession = Callable[[SessionId, Collection[SessionGrant]], Awaitable[None]]
"""Records permissions for a session."""


async def grant_no_session(session: SessionId, grants: Collection[SessionGrant]) -> None:
    """Ignore a permission for a session: nothing remembers it here."""


PATIENCE_SECONDS = 2.0
"""Seconds after which the user is told which drive a call waits for."""


class _Pending(Struct, frozen=True):
    """A question with the future of its answer and the judgement that caused it."""

    question: PermissionQuestion
    judgement: Judgement
    answer: asyncio.Future[PermissionAnswer]


class AllowAll:
    """A gate that allows every call, for recorded sessions whose tools do nothing."""

    async def permit(self, session: SessionId, call: ToolCall) -> CallPermit:
        return ALLOWED


def never_delayed(_session: SessionId, _call: ToolCall) -> Phrase | None:
    """Return that nothing delays a call."""


def grant_nothing(_session: SessionId, _tool: str, _path: str) -> None:
    """Ignore that a file was approved: nothing remembers it here."""


class PermissionBroker:
    """The permission broker of one workspace; use it on the loop's thread only.

    `grant` receives the session, the tool, and the real path of each file that may be written or
    shown in full, `grant_session` what the user allowed for one session. `delay` tells, in a
    thread, what a call would wait for now.
    """

    def __init__(
        self,
        judge: CallJudge,
        bus: EventBus,
        state_of: Callable[[SessionId], PermissionState],
        *,
        grant: Callable[[SessionId, str, str], None] = grant_nothing,
        grant_session: GrantSession = grant_no_session,
        delay: Callable[[SessionId, ToolCall], Phrase | None] = never_delayed,
    ) -> None:
        self._judge, self._delay = judge, delay
        self.explain_slow_look: Callable[[SessionId, ToolCall], Phrase | None] = never_delayed
        """Tells, in a thread, which drive does not answer."""
        self.patience = PATIENCE_SECONDS
        self.away: Callable[[], Away] = Away
        """Returns what becomes of questions that nobody answers."""
        self._answered: dict[tuple[SessionId, str, str], PermissionAnswer] = {}
        """The answers to queued questions, by the call, until it is made again."""
        bus.subscribe(self._end_queue)
        self._bus = bus
        self._state_of = state_of
        self._grant, self._grant_session = grant, grant_session
        self._waiting: dict[str, _Pending] = {}
        self._windows = OpenWindows(self._refuse_all)
        self.attend = self._windows.attend
        self._numbers = count(1)

    @property
    def pending(self) -> tuple[PermissionQuestion, ...]:
        """The questions that wait for the user, oldest first, for a window that opens later."""
        return tuple(waiting.question for waiting in self._waiting.values())

    def answer(self, question: str, answer: PermissionAnswer) -> None:
        """Record the user's answer. Duplicate and late answers are ignored."""
        waiting = self._waiting.get(question)
        if waiting is not None and waiting.question.queued:
            asked = waiting.question
            self._answered[asked.session, asked.call.tool, asked.call.arguments] = answer
            del self._waiting[question]
            self._bus.publish(PermissionSettled(asked.session, question, answer.reply))
        elif waiting is not None and not waiting.answer.done():
            waiting.answer.set_result(answer)

    async def permit(self, session: SessionId, call: ToolCall) -> CallPermit:
        return await self._judge_and_permit(session, call, edited="")

    async def _judge_and_permit(
        self, session: SessionId, call: ToolCall, *, edited: str
    ) -> CallPermit:
        """Judge a call; `edited` is the user's command that replaced the model's."""
        before = self._state_of(session)
        with self._report_silent_drive(session, call):
            delayed = await self._tell_delay(session, call)
            judgement = await asyncio.to_thread(self._judge.judge, session, call)
        if delayed:
            self._bus.publish(ToolCallDelayed(session, call.id, None))
        permit = await self._permit_judged(session, call, judgement, edited=edited)
        if permit.allowed and delayed:
            await self._tell_delay(session, call)
        # checked last, because the call has to run as it was judged: the sandbox and plan mode
        # decide whether a call only reads
        now = self._state_of(session)
        is_plan_mode_changed = Mode.PLAN in (before.mode, now.mode) and before.mode is not now.mode
        is_outdated = is_plan_mode_changed or (before.sandboxed and not now.sandboxed)
        if permit.allowed and is_outdated:
            return await self._judge_and_permit(session, call, edited=edited)
        if permit.allowed and judgement.path:
            self._grant(session, call.tool, judgement.path)
        return permit

    @contextmanager
    def _report_silent_drive(self, session: SessionId, call: ToolCall) -> Iterator[None]:
        """Say which drive does not answer while the judgement of a call waits for its files."""
        loop = asyncio.get_running_loop()
        is_over = is_silent = False

        def publish(reason: Phrase | None) -> None:
            nonlocal is_silent
            if reason is not None and not is_over:
                is_silent = True
                self._bus.publish(ToolCallDelayed(session, call.id, reason))

        def explain() -> None:
            reason = self.explain_slow_look(session, call)
            with suppress(RuntimeError):  # the loop is closed, and nobody waits any more
                loop.call_soon_threadsafe(publish, reason)

        # a thread of its own, because all threads of the loop may be waiting for the drive
        start_thread = threading.Thread(target=explain, name="silent drives", daemon=True).start
        timer = loop.call_later(self.patience, start_thread)
        try:
            yield
        finally:
            is_over = True
            timer.cancel()
            if is_silent:
                self._bus.publish(ToolCallDelayed(session, call.id, None))

    async def _tell_delay(self, session: SessionId, call: ToolCall) -> bool:
        reason = await asyncio.to_thread(self._delay, session, call)
        if reason is not None:
            self._bus.publish(ToolCallDelayed(session, call.id, reason))
        return reason is not None

    async def _permit_judged(
        self, session: SessionId, call: ToolCall, judgement: Judgement, *, edited: str
    ) -> CallPermit:
        match judgement.ruling:
            case CallRuling.ALLOW:
                return CallPermit(True, command=edited)
            case CallRuling.DENY:
                special_reasons = {PLANNING, UNREADABLE, INCOMPLETE, INAPPLICABLE} & {
                    *judgement.reasons
                }
                lead = NOT_RUN if special_reasons else FORBIDDEN
                words = _join_words(lead, *judgement.reasons, _edited_notice(edited))
                return CallPermit(False, words, faulty=bool(special_reasons - {PLANNING}))
        # in a thread: showing hidden characters in a call of megabytes takes a while
        question = await asyncio.to_thread(self._question, session, call, judgement)
        question = replace(question, edited=bool(edited))
        if edited and not (question.hides or question.misread):
            return CallPermit(True, command=edited)
        answer = self._answered.pop((session, call.tool, call.arguments), None)
        if answer is not None:
            await self._save_answer(question, judgement, answer)
        elif self._windows:
            answer = await self._ask_user(question, judgement)
        if answer is None or answer.away:
            return self._permit_alone(question, judgement)
        if answer.command and answer.reply is PermissionReply.ONCE and question.is_command:
            # judged again: it runs unless it is forbidden, since the user wrote it; one that looks
            # different from what would run is shown first
            changed = with_command(question.call, answer.command)
            return await self._judge_and_permit(session, changed, edited=answer.command)
        if answer.reply in _ALLOWING_REPLIES:
            return CallPermit(True, command=edited)
        # the user refused nothing if the user was not asked
        lead = NOT_RUN if answer.ours else REFUSED
        words = _join_words(lead, answer.words, _edited_notice(edited))
        return CallPermit(False, words, user_words="" if answer.ours else answer.words)

    def _permit_alone(self, question: PermissionQuestion, judgement: Judgement) -> CallPermit:
        """Refuse a call that nobody answers, or raise UserAway if the turn is to end then."""
        session, call, rule = question.session, question.call, self.away().rule
        if rule is AwayRule.QUEUE:
            queued = [item.question.call for item in self._queued(session)]
            if (call.tool, call.arguments) not in {(it.tool, it.arguments) for it in queued}:
                question = replace(question, queued=True)
                self._waiting[question.id] = _Pending(question, judgement, asyncio.Future())
                self._bus.publish(PermissionRequested(question))
            return CallPermit(False, _join_words(QUEUED, *judgement.reasons))
        self._bus.publish(PermissionMissed(question))
        if rule is AwayRule.STOP:
            raise UserAway("The agent needs your permission: {call}", call=question.shown)
        return CallPermit(False, _join_words(NOBODY_TO_ASK, *judgement.reasons))

    def _queued(self, session: SessionId) -> list[_Pending]:
        waiting = self._waiting.values()
        return [
            item for item in waiting if item.question.queued and item.question.session == session
        ]

    def _end_queue(self, event: Live) -> None:
        """Withdraw the queued questions of a turn that ends."""
        if isinstance(event, TurnFinished):
            for pending in self._queued(event.session):
                del self._waiting[pending.question.id]
                self._bus.publish(PermissionSettled(event.session, pending.question.id))
            for key in [key for key in self._answered if key[0] == event.session]:
                del self._answered[key]

    async def _ask_user(
        self, question: PermissionQuestion, judgement: Judgement
    ) -> PermissionAnswer:
        session = question.session
        future: asyncio.Future[PermissionAnswer] = asyncio.get_running_loop().create_future()
        self._waiting[question.id] = _Pending(question, judgement, future)
        settled = PermissionSettled(session, question.id)
        timer: asyncio.TimerHandle | None = None
        try:
            self._bus.publish(PermissionRequested(question))
            if seconds := self.away().seconds:
                gone = PermissionAnswer(PermissionReply.NO, ours=True, away=True)
                timer = asyncio.get_running_loop().call_later(
                    seconds, self.answer, question.id, gone
                )
            answer = await future
            # read again: `look_again` may have replaced question and judgement while it waited
            pending = self._waiting.pop(question.id)
            problem = await self._save_answer(pending.question, pending.judgement, answer)
            settled = PermissionSettled(session, question.id, answer.reply, problem)
        finally:
            if timer is not None:
                timer.cancel()
            self._waiting.pop(question.id, None)
            self._bus.publish(settled)
        return answer

    def _question(
        self, session: SessionId, call: ToolCall, judgement: Judgement
    ) -> PermissionQuestion:
        state = self._state_of(session)
        state = state.freed if judgement.freed else state
        exact = judgement.subject in _EXACT_SUBJECTS
        return PermissionQuestion(
            id=f"{session}-{next(self._numbers)}",
            session=session,
            call=call,
            shown=(reveal if exact else show_hidden)(judgement.shown),
            hides=has_hidden(judgement.shown),
            reasons=tuple(show_hidden(reason) for reason in judgement.reasons),
            box=state.box,
            always=judgement.forms,
            prefixes=judgement.prefixes,
            covers=judgement.covers,
            never=judgement.forbids,
            for_session=judgement.for_session,
            subject=judgement.subject,
            path=reveal(judgement.path),
            needs=judgement.needs,
            sandboxed=state.sandboxed,
            why_not_always=judgement.why_not_always,
            hidden=judgement.hidden,
            creates=judgement.creates,
            undoes=state.undoes,
            network=judgement.subject is CallSubject.COMMAND and not judgement.offline,
            misread=find_misread(judgement.shown if exact else judgement.path),
        )

    async def _save_answer(
        self, question: PermissionQuestion, judgement: Judgement, answer: PermissionAnswer
    ) -> str:
        """Store a lasting answer; return the problem if that fails, the answer still holds once."""
        session, call = question.session, question.call
        decision: RuleDecision | None = None
        match answer.reply:
            case PermissionReply.ALWAYS if judgement.forms:
                forms, decision = judgement.forms, RuleDecision.ALWAYS
            case PermissionReply.ALWAYS_PREFIX if judgement.prefixes:
                forms, decision = judgement.prefixes, RuleDecision.ALWAYS
            case PermissionReply.SESSION if judgement.for_session:
                forms = judgement.for_session
            case PermissionReply.NEVER if judgement.forbids:
                forms, decision = judgement.forbids, RuleDecision.NEVER
            case _:
                return ""
        try:
            if decision is None:
                await self._grant_session(
                    session, [SessionGrant(call.tool, form) for form in forms]
                )
            else:
                await asyncio.to_thread(
                    self._judge.keep, session, call, forms=forms, decision=decision
                )
        except HelixError as error:
            return error.full_text
        await self.look_again()
        return ""

    async def look_again(self) -> None:
        """Judge waiting questions again after a change of rules: settle or update them."""
        for waiting in [item for item in self._waiting.values() if not item.question.queued]:
            question, before = waiting.question, waiting.judgement
            session, call = question.session, question.call
            judgement = await asyncio.to_thread(self._judge.judge, session, call)
            if judgement.ruling is CallRuling.ALLOW:
                self.answer(question.id, PermissionAnswer(PermissionReply.ONCE))
                continue
            if judgement.ruling is CallRuling.DENY:
                words = joined(judgement.reasons)
                self.answer(question.id, PermissionAnswer(PermissionReply.NO, words, ours=True))
                continue
            # published again if "always" appeared or disappeared, or if less is hidden; never with
            # a different "always", because an answer to the shown card may be on its way
            is_always_same = bool(judgement.forms) is bool(before.forms)
            is_grant_same = bool(judgement.for_session) is bool(before.for_session)
            if is_always_same and is_grant_same and judgement.hidden == before.hidden:
                continue
            new_question = await asyncio.to_thread(self._question, session, call, judgement)
            if self._waiting.get(question.id) is waiting and not waiting.answer.done():
                updated = replace(new_question, id=question.id, edited=question.edited)
                self._waiting[question.id] = _Pending(updated, judgement, waiting.answer)
                self._bus.publish(PermissionRequested(updated))

    def _refuse_all(self) -> None:
        for question in [name for name, item in self._waiting.items() if not item.question.queued]:
            words = Phrase("The window was closed before an answer.")
            self.answer(question, PermissionAnswer(PermissionReply.NO, words, ours=True))


def with_command(call: ToolCall, command: str) -> ToolCall:
    """Return the call with another command, without its folder argument."""
    old_arguments = {
        name: value for name, value in argument_object(call.arguments).items() if name != "folder"
    }
    arguments = json.dumps({**old_arguments, "command": command}, ensure_ascii=False)
    return ToolCall(call.id, call.tool, arguments, call.opaque)


def _edited_notice(edited: str) -> str:
    return f"The user had changed the command to: {edited}" if edited else ""


def _join_words(lead: str, *words: str) -> str:
    return " ".join((lead, *(word for word in words if word)))
