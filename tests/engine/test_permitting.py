"""Asking the person: as long as it takes, never without anybody, never twice."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import replace

import pytest

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import PermissionsError
from helix_desktop.domain.live import Live, PermissionAsked, PermissionMissed, PermissionSettled
from helix_desktop.domain.message import ToolCall
from helix_desktop.domain.permission import (
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
from helix_desktop.engine.bus import Bus
from helix_desktop.engine.permitting import NOBODY, Permitting

HERE = SessionId("0" * 16)
BOX = "It may write in this folder only, without network."
FREELY = "Nothing holds it back."
STANDING = Standing(boxed=True, box=BOX, freely=FREELY)


class Verdicts:
    """A judge that says of a command what its first word says, and of what was kept: allowed."""

    def __init__(self) -> None:
        self.kept: list[tuple[str, Decision]] = []
        self.full = self.formless = self.freed = False

    def judge(self, session: SessionId, call: ToolCall) -> Judgement:
        text = call.arguments
        for form, decision in self.kept:
            if form == text:
                ruling = Ruling.ALLOW if decision is Decision.ALWAYS else Ruling.DENY
                return Judgement(ruling, ("As you said.",), shown=text)
        ruling = Ruling(text.split()[0])
        return Judgement(
            ruling,
            ("Because.",),
            () if self.formless else (text,),
            forbids=(text,),
            shown=text,
            subject=Subject.COMMAND,
            freed=self.freed,
        )

    def keep(
        self, session: SessionId, call: ToolCall, *, forms: Sequence[str], decision: Decision
    ) -> None:
        if self.full:
            raise PermissionsError("The disk is full.")
        self.kept += [(form, decision) for form in forms]


class Desk:
    """A window that looks on."""

    def __init__(self, verdicts: Verdicts | None = None) -> None:
        self.seen: list[Live] = []
        self.more = asyncio.Event()
        self.verdicts = verdicts or Verdicts()
        bus = Bus()
        bus.subscribe(self.seen.append)
        bus.subscribe(lambda _: self.more.set())
        self.permitting = Permitting(self.verdicts, bus, lambda _: STANDING)

    def ask(self, text: str) -> asyncio.Task[Permit]:
        call = ToolCall("1", "shell", text)
        return asyncio.get_running_loop().create_task(self.permitting.permit(HERE, call))

    async def asked(self, count: int = 1) -> list[Question]:
        async with asyncio.timeout(5):
            while len(self.permitting.pending) < count:
                self.more.clear()
                await self.more.wait()
        return list(self.permitting.pending)

    @property
    def settled(self) -> list[PermissionSettled]:
        return [event for event in self.seen if isinstance(event, PermissionSettled)]


@pytest.fixture
def desk() -> Desk:
    return Desk()


def run_allowed_and_refused(desk: Desk) -> tuple[Permit, Permit]:
    async def go() -> tuple[Permit, Permit]:
        return await desk.ask("allow x"), await desk.ask("deny x")

    return asyncio.run(go())


def test_what_is_harmless_or_refused_asks_nobody(desk: Desk) -> None:
    allowed, denied = run_allowed_and_refused(desk)
    assert allowed == Permit(True)
    assert not denied.allowed
    assert "Because." in denied.words
    assert desk.seen == []


def test_without_a_window_it_is_refused_clearly(desk: Desk) -> None:
    permit = asyncio.run(desk.permitting.permit(HERE, ToolCall("1", "shell", "ask x")))
    assert not permit.allowed
    assert permit.words.startswith(NOBODY)


def test_a_command_that_asks_to_run_without_the_sandbox_has_a_card_that_says_so(
    desk: Desk,
) -> None:
    async def go() -> list[Question]:
        desk.permitting.attend()
        tasks = [desk.ask("ask x")]
        await desk.asked()
        desk.verdicts.freed = True
        tasks.append(desk.ask("ask y"))
        asked = await desk.asked(2)
        for each in asked:
            desk.permitting.answer(each.id, Answer(Reply.NO))
        await asyncio.gather(*tasks)
        return asked

    asked = asyncio.run(go())
    assert [(each.boxed, each.box) for each in asked] == [(True, BOX), (False, FREELY)]


def test_a_question_is_asked_anew_when_its_always_comes(desk: Desk) -> None:
    async def go() -> None:
        desk.permitting.attend()
        desk.verdicts.formless = True
        task = desk.ask("ask x")
        (before,) = await desk.asked()
        await desk.permitting.look_again()
        assert desk.permitting.pending == (before,)
        desk.verdicts.formless = False
        await desk.permitting.look_again()
        (after,) = desk.permitting.pending
        assert (before.id, before.always) == (after.id, ())
        assert after.always == ("ask x",)
        assert desk.seen == [PermissionAsked(before), PermissionAsked(after)]
        desk.permitting.answer(after.id, Answer(Reply.ALWAYS))
        assert await task == Permit(True)
        assert desk.verdicts.kept == [("ask x", Decision.ALWAYS)]

    asyncio.run(go())


def test_a_question_says_how_a_command_would_be_misread(desk: Desk) -> None:
    async def go() -> None:
        desk.permitting.attend()
        task = desk.ask("ask p\u0430sswd")
        (question,) = await desk.asked()
        assert question.subject is Subject.COMMAND
        assert question.shown == "ask p⟨U+0430⟩sswd"
        assert question.misread is not None
        assert (question.misread.reads, question.boxed) == ("passwd", True)
        desk.permitting.answer(question.id, Answer(Reply.NO))
        await task

    asyncio.run(go())


def test_a_question_shows_everything(desk: Desk) -> None:
    async def go() -> None:
        desk.permitting.attend()
        task = desk.ask("ask \u202ex")
        (question,) = await desk.asked()
        assert desk.seen == [PermissionAsked(question)]
        assert (question.shown, question.hides) == ("ask ⟨U+202E⟩x", True)
        assert (question.reasons, question.box) == (("Because.",), BOX)
        assert question.always == question.never == ("ask \u202ex",)
        desk.permitting.answer(question.id, Answer(Reply.ONCE))
        assert await task == Permit(True)

    asyncio.run(go())
    assert [event.reply for event in desk.settled] == [Reply.ONCE]
    assert desk.permitting.pending == ()
    assert desk.verdicts.kept == []


@pytest.mark.parametrize("reply", list(Reply))
def test_each_answer_does_what_it_says(reply: Reply, desk: Desk) -> None:
    async def go() -> tuple[Permit, Permit]:
        desk.permitting.attend()
        task = desk.ask("ask x")
        (question,) = await desk.asked()
        desk.permitting.answer(question.id, Answer(reply, "Use the other tool."))
        desk.permitting.answer(question.id, Answer(Reply.ONCE))
        desk.permitting.answer("unknown", Answer(Reply.ONCE))
        first = await task
        again = desk.ask("ask x")
        await asyncio.sleep(0.05)
        if not again.done():
            desk.permitting.answer(desk.permitting.pending[0].id, Answer(Reply.NO))
        return first, await again

    first, second = asyncio.run(go())
    assert first.allowed is (reply in (Reply.ONCE, Reply.ALWAYS, Reply.ALWAYS_PREFIX))
    assert second.allowed is (reply is Reply.ALWAYS)
    assert ("Use the other tool." in first.words) is not first.allowed
    kept = {Reply.ALWAYS: [("ask x", Decision.ALWAYS)], Reply.NEVER: [("ask x", Decision.NEVER)]}
    assert desk.verdicts.kept == kept.get(reply, [])


def test_an_always_settles_the_same_question_of_others(desk: Desk) -> None:
    async def go() -> list[Permit]:
        desk.permitting.attend()
        tasks = [desk.ask("ask x"), desk.ask("ask x"), desk.ask("ask y")]
        # calls are judged side by side: which question comes first is anybody's guess
        asked = {each.call.arguments: each.id for each in await desk.asked(3)}
        desk.permitting.answer(asked["ask x"], Answer(Reply.ALWAYS))
        done = [await tasks[0], await tasks[1]]
        assert [question.call.arguments for question in desk.permitting.pending] == ["ask y"]
        desk.permitting.answer(asked["ask y"], Answer(Reply.NO))
        return [*done, await tasks[2]]

    assert [permit.allowed for permit in asyncio.run(go())] == [True, True, False]


def test_an_answer_that_cannot_be_kept_holds_once_and_is_told(desk: Desk) -> None:
    async def go() -> Permit:
        desk.verdicts.full = True
        desk.permitting.attend()
        task = desk.ask("ask x")
        (question,) = await desk.asked()
        desk.permitting.answer(question.id, Answer(Reply.ALWAYS))
        return await task

    assert asyncio.run(go()).allowed
    assert desk.settled[0].problem == "The disk is full."


def test_a_stopped_turn_takes_its_question_back(desk: Desk) -> None:
    async def go() -> None:
        desk.permitting.attend()
        task = desk.ask("ask x")
        (question,) = await desk.asked()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert desk.permitting.pending == ()
        assert desk.settled == [PermissionSettled(HERE, question.id)]
        desk.permitting.answer(question.id, Answer(Reply.ALWAYS))

    asyncio.run(go())
    assert desk.verdicts.kept == []


def test_when_the_last_window_goes_what_waits_is_refused(desk: Desk) -> None:
    async def go() -> Permit:
        one, other = desk.permitting.attend(), desk.permitting.attend()
        task = desk.ask("ask x")
        await desk.asked()
        one()
        one()
        await asyncio.sleep(0.02)
        assert not task.done()
        other()
        return await task

    assert not asyncio.run(go()).allowed


class Editable(Verdicts):
    """The same of the command in a call's arguments."""

    def judge(self, session: SessionId, call: ToolCall) -> Judgement:
        command = json.loads(call.arguments)["command"]
        return super().judge(session, ToolCall(call.id, call.tool, command))


def edit_story(*answers: Answer) -> tuple[Permit, list[Question]]:
    async def story() -> tuple[Permit, list[Question]]:
        desk = Desk(Editable())
        desk.permitting.attend()
        waiting = desk.ask(json.dumps({"command": "ask old", "folder": "src", "network": True}))
        seen = []
        for answer in answers:
            [question] = await desk.asked()
            seen.append(question)
            desk.permitting.answer(question.id, answer)
            await asyncio.sleep(0)
        return await waiting, seen

    return asyncio.run(story())


def test_an_edited_command_is_judged_anew_and_asked_about_as_it_is_now() -> None:
    changed = Answer(Reply.ONCE, command="ask new")
    permit, [first, second] = edit_story(changed, Answer(Reply.ONCE))
    assert permit == Permit(True, command="ask new")
    assert (first.edited, second.edited) == (False, True)
    assert json.loads(second.call.arguments) == {"command": "ask new", "network": True}
    assert second.shown == "ask new"


def test_an_edited_command_that_is_harmless_runs_and_a_forbidden_one_does_not() -> None:
    assert edit_story(Answer(Reply.ONCE, command="allow it"))[0] == Permit(True, command="allow it")
    refused = edit_story(Answer(Reply.ONCE, command="deny it"))[0]
    assert not refused.allowed
    assert "The person had changed the command to: deny it" in refused.words


def test_a_refusal_without_a_window_tells_the_card_that_could_not_be_shown() -> None:
    async def story() -> list[Live]:
        desk = Desk()
        assert not (await desk.ask("ask make")).allowed
        return desk.seen

    [missed] = [event for event in asyncio.run(story()) if isinstance(event, PermissionMissed)]
    assert missed.question.always == ("ask make",)


def test_always_for_the_first_words_keeps_those() -> None:
    class Wide(Verdicts):
        def judge(self, session: SessionId, call: ToolCall) -> Judgement:
            return replace(super().judge(session, call), prefixes=("make …",))

    async def story() -> list[tuple[str, Decision]]:
        desk = Desk(Wide())
        desk.permitting.attend()
        waiting = desk.ask("ask make")
        [question] = await desk.asked()
        assert question.prefixes == ("make …",)
        desk.permitting.answer(question.id, Answer(Reply.ALWAYS_PREFIX))
        assert (await waiting).allowed
        return desk.verdicts.kept

    assert asyncio.run(story()) == [("make …", Decision.ALWAYS)]
