"""Asks the person before a call runs, for as long as it takes; without a window it is refused.

A question is a Live event and stands in `pending` until it is answered, its call is cancelled, or
the last window that could answer is gone.
"""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from itertools import count

from helix_desktop.context.texts.deeds import decoded
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.live import PermissionAsked, PermissionMissed, PermissionSettled
from helix_desktop.domain.message import ToolCall
from helix_desktop.domain.permission import (
    ALLOWED,
    Answer,
    Decision,
    Judgement,
    Permit,
    Question,
    Reply,
    Ruling,
    Standing,
    Subject,
)
from helix_desktop.domain.ports import Judge
from helix_desktop.domain.values import value
from helix_desktop.domain.visible import hides, misread, revealed, visible
from helix_desktop.engine.attendance import Attendance
from helix_desktop.engine.bus import Bus

NOBODY = "[not run] This needs the person's permission, and nobody can be asked here."
REFUSED = "[not run] The person said no."
FORBIDDEN = "[not run] This is never allowed here."

_EXACT = frozenset({Subject.COMMAND, Subject.FETCH})
"""Every letter of these counts; what a file would hold may be in any script."""
_ALLOWING = frozenset({Reply.ONCE, Reply.ALWAYS, Reply.ALWAYS_PREFIX})


@value
class _Pending:
    """A question and who waits for its answer; `judgement` is what it was asked for."""

    question: Question
    judgement: Judgement
    answer: asyncio.Future[Answer]


class AllAllowed:
    """Lets everything run: for recorded sessions, whose tools do nothing."""

    async def permit(self, session: SessionId, call: ToolCall) -> Permit:
        return ALLOWED


class Permitting:
    """The permissions of one workspace while its sessions run. On the loop's thread only.

    `grant` is told the tool and the real path of each file that may be written, or shown whole.
    """

    def __init__(
        self,
        judge: Judge,
        bus: Bus,
        standing: Callable[[SessionId], Standing],
        *,
        grant: Callable[[str, str], None] = lambda _tool, _path: None,
    ) -> None:
        self._judge = judge
        self._bus = bus
        self._standing = standing
        self._grant = grant
        self._waiting: dict[str, _Pending] = {}
        self._windows = Attendance(self._refuse_all)
        self._numbers = count(1)

    @property
    def pending(self) -> tuple[Question, ...]:
        """What waits for the person, oldest first: for a window that opens later."""
        return tuple(each.question for each in self._waiting.values())

    def attend(self) -> Callable[[], None]:
        """A window can answer from now on; call the result when it is gone."""
        return self._windows.attend()

    def answer(self, question: str, answer: Answer) -> None:
        """The person's answer; one that comes twice or too late changes nothing."""
        waiting = self._waiting.get(question)
        if waiting is not None and not waiting.answer.done():
            waiting.answer.set_result(answer)

    async def permit(self, session: SessionId, call: ToolCall) -> Permit:
        return await self._judged(session, call, edited="")

    async def _judged(self, session: SessionId, call: ToolCall, *, edited: str) -> Permit:
        """`edited`: the person's command, which the call has in place of the model's."""
        judgement = await asyncio.to_thread(self._judge.judge, session, call)
        permit = await self._permit(session, call, judgement, edited=edited)
        if permit.allowed and judgement.path:
            self._grant(call.tool, judgement.path)
        return permit

    async def _permit(
        self, session: SessionId, call: ToolCall, judgement: Judgement, *, edited: str
    ) -> Permit:
        match judgement.ruling:
            case Ruling.ALLOW:
                return Permit(True, command=edited)
            case Ruling.DENY:
                return Permit(False, _with(FORBIDDEN, *judgement.reasons, _changed(edited)))
        # in a thread: a call of megabytes takes a while to be made visible
        question = await asyncio.to_thread(self._question, session, call, judgement)
        question = replace(question, edited=bool(edited))
        if not self._windows:
            self._bus.publish(PermissionMissed(question))
            return Permit(False, _with(NOBODY, *judgement.reasons))
        return await self._follow(await self._ask(question, judgement), question, edited=edited)

    async def _follow(self, answer: Answer, question: Question, *, edited: str) -> Permit:
        """What the person's answer means for the call."""
        if answer.command and answer.reply is Reply.ONCE and question.is_command:
            changed = with_command(question.call, answer.command)
            return await self._judged(question.session, changed, edited=answer.command)
        if answer.reply in _ALLOWING:
            return Permit(True, command=edited)
        words = _with(REFUSED, answer.words, _changed(edited))
        return Permit(False, words, said="" if answer.ours else answer.words)

    async def _ask(self, question: Question, judgement: Judgement) -> Answer:
        session = question.session
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[question.id] = _Pending(question, judgement, future)
        settled = PermissionSettled(session, question.id)
        try:
            self._bus.publish(PermissionAsked(question))
            answer = await future
            held = self._waiting.pop(question.id)
            problem = await self._keep(held.question, held.judgement, answer)
            settled = PermissionSettled(session, question.id, answer.reply, problem)
        finally:
            self._waiting.pop(question.id, None)
            self._bus.publish(settled)
        return answer

    def _question(self, session: SessionId, call: ToolCall, judgement: Judgement) -> Question:
        standing = self._standing(session)
        standing = standing.freed if judgement.freed else standing
        exact = judgement.subject in _EXACT
        return Question(
            id=f"{session}-{next(self._numbers)}",
            session=session,
            call=call,
            shown=(revealed if exact else visible)(judgement.shown),
            hides=hides(judgement.shown),
            reasons=tuple(visible(reason) for reason in judgement.reasons),
            box=standing.box,
            always=judgement.forms,
            prefixes=judgement.prefixes,
            covers=judgement.covers,
            never=judgement.forbids,
            subject=judgement.subject,
            path=revealed(judgement.path),
            needs=judgement.needs,
            boxed=standing.boxed,
            unlasting=judgement.unlasting,
            hidden=judgement.hidden,
            misread=misread(judgement.shown if exact else judgement.path),
        )

    async def _keep(self, question: Question, judgement: Judgement, answer: Answer) -> str:
        """Keep a lasting answer; what cannot be kept still holds for this call."""
        session, call = question.session, question.call
        match answer.reply:
            case Reply.ALWAYS if judgement.forms:
                forms, decision = judgement.forms, Decision.ALWAYS
            case Reply.ALWAYS_PREFIX if any(judgement.prefixes):
                pairs = zip(judgement.forms, judgement.prefixes, strict=True)
                forms = tuple(dict.fromkeys(prefix or form for form, prefix in pairs))
                decision = Decision.ALWAYS
            case Reply.NEVER if judgement.forbids:
                forms, decision = judgement.forbids, Decision.NEVER
            case _:
                return ""
        try:
            await asyncio.to_thread(self._judge.keep, session, call, forms=forms, decision=decision)
        except HelixError as error:
            return str(error)
        await self.look_again()
        return ""

    async def look_again(self) -> None:
        """What holds has changed: questions may be settled by it, or have another "always"."""
        for waiting in tuple(self._waiting.values()):
            question = waiting.question
            now = await asyncio.to_thread(self._judge.judge, question.session, question.call)
            if now.ruling is Ruling.ALLOW:
                self.answer(question.id, Answer(Reply.ONCE))
            elif now.ruling is Ruling.DENY:
                self.answer(question.id, Answer(Reply.NO, " ".join(now.reasons), ours=True))
            elif _is_another(now, waiting.judgement):
                await self._renew(waiting, now)

    async def _renew(self, waiting: _Pending, now: Judgement) -> None:
        """The same question with an "always" that came or went, or with less that is hidden; never
        with another "always", since an answer to the card as it was may be on its way."""
        old = waiting.question
        fresh = await asyncio.to_thread(self._question, old.session, old.call, now)
        if self._waiting.get(old.id) is waiting and not waiting.answer.done():
            question = replace(fresh, id=old.id, edited=old.edited)
            self._waiting[old.id] = _Pending(question, now, waiting.answer)
            self._bus.publish(PermissionAsked(question))

    def _refuse_all(self) -> None:
        for question in tuple(self._waiting):
            words = "The window was closed before an answer."
            self.answer(question, Answer(Reply.NO, words, ours=True))


def _is_another(now: Judgement, before: Judgement) -> bool:
    return bool(now.forms) is not bool(before.forms) or now.hidden != before.hidden


def with_command(call: ToolCall, command: str) -> ToolCall:
    """The call with another command, which says itself where it runs."""
    given = {name: each for name, each in decoded(call.arguments).items() if name != "folder"}
    arguments = json.dumps({**given, "command": command}, ensure_ascii=False)
    return ToolCall(call.id, call.tool, arguments, call.opaque)


def _changed(edited: str) -> str:
    return f"The person had changed the command to: {edited}" if edited else ""


def _with(lead: str, *words: str) -> str:
    return " ".join((lead, *(word for word in words if word)))
