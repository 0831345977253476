"""Asking the user: as long as it takes, never without anybody, never twice."""

import asyncio
import json
import threading
from collections.abc import Sequence

import pytest

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import PermissionsError
from helix_desktop.domain.live_events import (
    Live,
    PermissionMissed,
    PermissionRequested,
    PermissionSettled,
    ToolCallDelayed,
)
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import (
    PLANNING,
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
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.engine.call_notices import NOBODY_TO_ASK
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.permission_broker import PermissionBroker
from tests.engine.stage import until
from tests.waiting import LIMIT_SECONDS

HERE = SessionId("0" * 16)
BOX = "It may write in this folder only, without network."
FREELY = "Nothing holds it back."
STANDING = PermissionState(sandboxed=True, box=BOX, freely=FREELY)


class Verdicts:
    """A judge that says of a command what its first word says, and of what was kept: allowed."""

    def __init__(self) -> None:
        self.saved_rules: list[tuple[str, RuleDecision]] = []
        self.full = self.formless = self.freed = False

    def judge(self, session: SessionId, call: ToolCall) -> Judgement:
        text = call.arguments
        for form, decision in self.saved_rules:
            if form == text:
                ruling = CallRuling.ALLOW if decision is RuleDecision.ALWAYS else CallRuling.DENY
                return Judgement(ruling, ("As you said.",), shown=text)
        ruling = CallRuling(text.split()[0])
        return Judgement(
            ruling,
            ("Because.",),
            () if self.formless else (text,),
            forbids=(text,),
            shown=text,
            subject=CallSubject.COMMAND,
            freed=self.freed,
        )

    def keep(
        self, session: SessionId, call: ToolCall, *, forms: Sequence[str], decision: RuleDecision
    ) -> None:
        if self.full:
            raise PermissionsError("The disk is full.")
        self.saved_rules += [(form, decision) for form in forms]


class PermissionStage:
    """A window that looks on."""

    def __init__(self, verdicts: Verdicts | None = None) -> None:
        self.seen: list[Live] = []
        self.more = asyncio.Event()
        self.verdicts = verdicts or Verdicts()
        bus = EventBus()
        bus.subscribe(self.seen.append)
        bus.subscribe(lambda _: self.more.set())
        self.permitting = PermissionBroker(self.verdicts, bus, lambda _: STANDING)

    def ask(self, text: str) -> asyncio.Task[CallPermit]:
        call = ToolCall("1", "shell", text)
        return asyncio.get_running_loop().create_task(self.permitting.permit(HERE, call))

    async def pending_questions(self, count: int = 1) -> list[PermissionQuestion]:
        async with asyncio.timeout(LIMIT_SECONDS):
            while len(self.permitting.pending) < count:
                self.more.clear()
                await self.more.wait()
        return list(self.permitting.pending)

    @property
    def settled(self) -> list[PermissionSettled]:
        return [event for event in self.seen if isinstance(event, PermissionSettled)]


@pytest.fixture
def open_workspace() -> PermissionStage:
    return PermissionStage()


def run_allowed_and_refused(open_workspace: PermissionStage) -> tuple[CallPermit, CallPermit]:
    async def go() -> tuple[CallPermit, CallPermit]:
        return await open_workspace.ask("allow x"), await open_workspace.ask("deny x")

    return asyncio.run(go())


def test_harmless_and_forbidden_calls_ask_nobody(open_workspace: PermissionStage) -> None:
    allowed, denied = run_allowed_and_refused(open_workspace)
    assert allowed == CallPermit(True)
    assert not denied.allowed
    assert "Because." in denied.words
    assert open_workspace.seen == []


async def test_without_an_open_window_a_call_that_needs_permission_is_refused_clearly(
    open_workspace: PermissionStage,
) -> None:
    permit = await open_workspace.permitting.permit(HERE, ToolCall("1", "shell", "ask x"))
    assert not permit.allowed
    assert permit.words.startswith(NOBODY_TO_ASK)


async def test_a_command_that_asks_to_run_without_the_sandbox_has_a_card_that_says_so(
    open_workspace: PermissionStage,
) -> None:
    open_workspace.permitting.attend()
    tasks = [open_workspace.ask("ask x")]
    await open_workspace.pending_questions()
    open_workspace.verdicts.freed = True
    tasks.append(open_workspace.ask("ask y"))
    questions = await open_workspace.pending_questions(2)
    for item in questions:
        open_workspace.permitting.answer(item.id, PermissionAnswer(PermissionReply.NO))
    await asyncio.gather(*tasks)
    assert [(item.sandboxed, item.box) for item in questions] == [(True, BOX), (False, FREELY)]


async def test_a_question_is_asked_anew_when_its_always_comes(
    open_workspace: PermissionStage,
) -> None:
    open_workspace.permitting.attend()
    open_workspace.verdicts.formless = True
    task = open_workspace.ask("ask x")
    (before,) = await open_workspace.pending_questions()
    await open_workspace.permitting.look_again()
    assert open_workspace.permitting.pending == (before,)
    open_workspace.verdicts.formless = False
    await open_workspace.permitting.look_again()
    (after,) = open_workspace.permitting.pending
    assert (before.id, before.always) == (after.id, ())
    assert after.always == ("ask x",)
    assert open_workspace.seen == [PermissionRequested(before), PermissionRequested(after)]
    open_workspace.permitting.answer(after.id, PermissionAnswer(PermissionReply.ALWAYS))
    assert await task == CallPermit(True)
    assert open_workspace.verdicts.saved_rules == [("ask x", RuleDecision.ALWAYS)]


async def test_a_question_says_how_a_command_would_be_misread(
    open_workspace: PermissionStage,
) -> None:
    open_workspace.permitting.attend()
    task = open_workspace.ask("ask p\u0430sswd")
    (question,) = await open_workspace.pending_questions()
    assert question.subject is CallSubject.COMMAND
    assert question.shown == "ask p⟨U+0430⟩sswd"
    assert (question.misread.reads, question.sandboxed) == ("passwd", True)
    open_workspace.permitting.answer(question.id, PermissionAnswer(PermissionReply.NO))
    await task


async def test_a_permission_question_shows_all_facts_of_its_call(
    open_workspace: PermissionStage,
) -> None:
    open_workspace.permitting.attend()
    task = open_workspace.ask("ask \u202ex")
    (question,) = await open_workspace.pending_questions()
    assert open_workspace.seen == [PermissionRequested(question)]
    assert (question.shown, question.hides) == ("ask ⟨U+202E⟩x", True)
    assert (question.reasons, question.box) == (("Because.",), BOX)
    assert question.always == question.never == ("ask \u202ex",)
    open_workspace.permitting.answer(question.id, PermissionAnswer(PermissionReply.ONCE))
    assert await task == CallPermit(True)
    assert [event.reply for event in open_workspace.settled] == [PermissionReply.ONCE]
    assert open_workspace.permitting.pending == ()
    assert open_workspace.verdicts.saved_rules == []


@pytest.mark.parametrize("reply", list(PermissionReply))
async def test_each_answer_to_a_permission_question_does_what_it_says(
    reply: PermissionReply, open_workspace: PermissionStage
) -> None:
    open_workspace.permitting.attend()
    task = open_workspace.ask("ask x")
    (question,) = await open_workspace.pending_questions()
    open_workspace.permitting.answer(question.id, PermissionAnswer(reply, "Use the other tool."))
    open_workspace.permitting.answer(question.id, PermissionAnswer(PermissionReply.ONCE))
    open_workspace.permitting.answer("unknown", PermissionAnswer(PermissionReply.ONCE))
    first = await task
    again = open_workspace.ask("ask x")
    await until(lambda: again.done() or bool(open_workspace.permitting.pending))
    if not again.done():
        open_workspace.permitting.answer(
            open_workspace.permitting.pending[0].id, PermissionAnswer(PermissionReply.NO)
        )
    second = await again
    assert first.allowed is (reply not in (PermissionReply.NEVER, PermissionReply.NO))
    assert second.allowed is (reply is PermissionReply.ALWAYS)
    assert ("Use the other tool." in first.words) is not first.allowed
    saved_rules = {
        PermissionReply.ALWAYS: [("ask x", RuleDecision.ALWAYS)],
        PermissionReply.NEVER: [("ask x", RuleDecision.NEVER)],
    }
    assert open_workspace.verdicts.saved_rules == saved_rules.get(reply, [])


async def test_an_always_also_allows_equal_calls_that_wait(
    open_workspace: PermissionStage,
) -> None:
    open_workspace.permitting.attend()
    tasks = [open_workspace.ask("ask x"), open_workspace.ask("ask x"), open_workspace.ask("ask y")]
    # calls are judged side by side: which question comes first is anybody's guess
    question_ids = {
        item.call.arguments: item.id for item in await open_workspace.pending_questions(3)
    }
    open_workspace.permitting.answer(
        question_ids["ask x"], PermissionAnswer(PermissionReply.ALWAYS)
    )
    done = [await tasks[0], await tasks[1]]
    assert [question.call.arguments for question in open_workspace.permitting.pending] == ["ask y"]
    open_workspace.permitting.answer(question_ids["ask y"], PermissionAnswer(PermissionReply.NO))
    assert [permit.allowed for permit in [*done, await tasks[2]]] == [True, True, False]


async def test_an_answer_that_cannot_be_kept_holds_once_and_is_told(
    open_workspace: PermissionStage,
) -> None:
    open_workspace.verdicts.full = True
    open_workspace.permitting.attend()
    task = open_workspace.ask("ask x")
    (question,) = await open_workspace.pending_questions()
    open_workspace.permitting.answer(question.id, PermissionAnswer(PermissionReply.ALWAYS))
    assert (await task).allowed
    assert open_workspace.settled[0].problem == "The disk is full."


async def test_a_stopped_turn_takes_its_question_back(open_workspace: PermissionStage) -> None:
    open_workspace.permitting.attend()
    task = open_workspace.ask("ask x")
    (question,) = await open_workspace.pending_questions()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert open_workspace.permitting.pending == ()
    assert open_workspace.settled == [PermissionSettled(HERE, question.id)]
    open_workspace.permitting.answer(question.id, PermissionAnswer(PermissionReply.ALWAYS))
    assert open_workspace.verdicts.saved_rules == []


async def test_when_the_last_window_closes_waiting_calls_are_refused(
    open_workspace: PermissionStage,
) -> None:
    one, other = open_workspace.permitting.attend(), open_workspace.permitting.attend()
    task = open_workspace.ask("ask x")
    await open_workspace.pending_questions()
    one()
    one()
    # a question that is asked later waits as well: it would be refused with the first one
    later = open_workspace.ask("ask y")
    await open_workspace.pending_questions(2)
    assert not task.done()
    other()
    permits = [await later, await task]
    words = "[not run] The window was closed before an answer."
    assert permits == [CallPermit(False, words), CallPermit(False, words)]


class Editable(Verdicts):
    """The same of the command in a call's arguments."""

    def judge(self, session: SessionId, call: ToolCall) -> Judgement:
        command = json.loads(call.arguments)["command"]
        return super().judge(session, ToolCall(call.id, call.tool, command))


def edit_story(*answers: PermissionAnswer) -> tuple[CallPermit, list[PermissionQuestion]]:
    async def story() -> tuple[CallPermit, list[PermissionQuestion]]:
        open_workspace = PermissionStage(Editable())
        open_workspace.permitting.attend()
        waiting = open_workspace.ask(
            json.dumps({"command": "ask old", "folder": "src", "network": True})
        )
        seen = []
        for answer in answers:
            [question] = await open_workspace.pending_questions()
            seen.append(question)
            open_workspace.permitting.answer(question.id, answer)
            await asyncio.sleep(0)
        return await waiting, seen

    return asyncio.run(story())


def test_a_command_that_the_user_wrote_instead_runs_without_another_card() -> None:
    changed = PermissionAnswer(PermissionReply.ONCE, command="ask new")
    permit, [first] = edit_story(changed)
    assert permit == CallPermit(True, command="ask new")
    assert not first.edited


@pytest.mark.parametrize("command", ["ask ne\u202ew", "ask \u0430pt"])
def test_an_edited_command_that_looks_different_from_what_would_run_is_shown_first(
    command: str,
) -> None:
    changed = PermissionAnswer(PermissionReply.ONCE, command=command)
    permit, [first, second] = edit_story(changed, PermissionAnswer(PermissionReply.ONCE))
    assert permit == CallPermit(True, command=command)
    assert (first.edited, second.edited) == (False, True)
    assert json.loads(second.call.arguments) == {"command": command, "network": True}


def test_an_edited_command_that_is_harmless_runs_and_a_forbidden_one_does_not() -> None:
    assert edit_story(PermissionAnswer(PermissionReply.ONCE, command="allow it"))[0] == CallPermit(
        True, command="allow it"
    )
    refused = edit_story(PermissionAnswer(PermissionReply.ONCE, command="deny it"))[0]
    assert not refused.allowed
    assert "The user had changed the command to: deny it" in refused.words


async def test_a_refusal_without_a_window_tells_the_card_that_could_not_be_shown() -> None:
    open_workspace = PermissionStage()
    assert not (await open_workspace.ask("ask make")).allowed
    [missed] = [event for event in open_workspace.seen if isinstance(event, PermissionMissed)]
    assert missed.question.always == ("ask make",)


async def test_an_always_for_the_first_words_of_a_command_stores_those_words() -> None:
    class Wide(Verdicts):
        def judge(self, session: SessionId, call: ToolCall) -> Judgement:
            return replace(super().judge(session, call), prefixes=("make …",))

    open_workspace = PermissionStage(Wide())
    open_workspace.permitting.attend()
    waiting = open_workspace.ask("ask make")
    [question] = await open_workspace.pending_questions()
    assert question.prefixes == ("make …",)
    open_workspace.permitting.answer(question.id, PermissionAnswer(PermissionReply.ALWAYS_PREFIX))
    assert (await waiting).allowed
    assert open_workspace.verdicts.saved_rules == [("make …", RuleDecision.ALWAYS)]


async def test_a_call_says_what_it_waits_for_before_anybody_can_be_asked() -> None:
    stage, words = PermissionStage(), Phrase("Searching the project's files for secrets…")
    delays: list[Phrase | None] = [words, None, None, words, words]
    bus = EventBus()
    bus.subscribe(stage.seen.append)
    broker = PermissionBroker(
        stage.verdicts, bus, lambda _: STANDING, delay=lambda _session, _call: delays.pop(0)
    )
    for _ in range(3):
        assert (await broker.permit(HERE, ToolCall("1", "shell", "allow x"))).allowed
    reasons = [event.reason for event in stage.seen if isinstance(event, ToolCallDelayed)]
    assert reasons == [words, None, words, None, words], "the last one runs before it is over"


class Counting(Verdicts):
    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def judge(self, session: SessionId, call: ToolCall) -> Judgement:
        self.count += 1
        return super().judge(session, call)


async def test_a_call_is_judged_again_if_plan_mode_ends_while_it_says_what_it_waits_for() -> None:
    judge = Counting()

    modes = [Mode.PLAN]

    def delay(_session: SessionId, _call: ToolCall) -> Phrase:
        if judge.count == 1:  # after the judgement
            modes[0] = Mode.ASK
        return Phrase("Searching the project's files for secrets…")

    def current_state(_session: SessionId) -> PermissionState:
        return replace(STANDING, mode=modes[0])

    broker = PermissionBroker(judge, EventBus(), current_state, delay=delay)
    assert (await broker.permit(HERE, ToolCall("1", "shell", "allow x"))).allowed
    assert judge.count == 2


class Hanging(Verdicts):
    """A judge that waits for a drive in its thread until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.free = threading.Event()

    def judge(self, session: SessionId, call: ToolCall) -> Judgement:
        self.free.wait()
        return super().judge(session, call)


async def test_a_call_says_which_drive_its_permission_waits_for_until_it_answers() -> None:
    stage, words = PermissionStage(Hanging()), Phrase("Waiting for /mnt/nas, which doesn't answer…")
    bus = EventBus()
    bus.subscribe(stage.seen.append)
    broker = PermissionBroker(stage.verdicts, bus, lambda _: STANDING)
    broker.explain_slow_look, broker.patience = (lambda _session, _call: words), 0.0
    call = ToolCall("1", "shell", "allow x")
    waiting = asyncio.get_running_loop().create_task(broker.permit(HERE, call))
    try:
        await until(lambda: bool(stage.seen))
        assert stage.seen == [ToolCallDelayed(HERE, "1", words)]
    finally:
        stage.verdicts.free.set()
    assert (await waiting).allowed
    assert stage.seen[1:] == [ToolCallDelayed(HERE, "1", None)]


class Switching(Verdicts):
    """A judge during whose work the user chooses plan mode, in which it refuses everything."""

    def __init__(self) -> None:
        super().__init__()
        self.mode = Mode.ASK

    def judge(self, session: SessionId, call: ToolCall) -> Judgement:
        if self.mode is Mode.PLAN:
            return Judgement(CallRuling.DENY, (PLANNING,))
        self.mode = Mode.PLAN
        return super().judge(session, call)


@pytest.mark.parametrize("ruling", ["allow", "ask"])
async def test_no_judgement_from_before_plan_mode_lets_a_call_run_in_it(ruling: str) -> None:
    judge, bus = Switching(), EventBus()
    broker = PermissionBroker(judge, bus, lambda _: replace(STANDING, mode=judge.mode))
    broker.attend()

    def allow(event: Live) -> None:
        if isinstance(event, PermissionRequested):
            answer = PermissionAnswer(PermissionReply.ONCE)
            asyncio.get_running_loop().call_soon(broker.answer, event.question.id, answer)

    bus.subscribe(allow)
    permit = await broker.permit(HERE, ToolCall("1", "shell", f"{ruling} x"))
    assert permit == CallPermit(False, f"[not run] {PLANNING}")


class Changing(Verdicts):
    """A judge that allows once, while the standing changes, and then asks."""

    def __init__(self, before: PermissionState, after: PermissionState) -> None:
        super().__init__()
        self.standing, self._after = before, after
        self.judged = 0

    def judge(self, session: SessionId, call: ToolCall) -> Judgement:
        self.judged += 1
        if self.judged > 1:
            return Judgement(CallRuling.DENY, ("It is judged again.",))
        self.standing = self._after
        return Judgement(CallRuling.ALLOW, reads=True)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (replace(STANDING, mode=Mode.PLAN), replace(STANDING, mode=Mode.SANDBOXED_AUTO)),
        (replace(STANDING, sandboxed=True), replace(STANDING, sandboxed=False)),
    ],
)
async def test_a_call_allowed_as_read_only_is_judged_again_when_it_could_write(
    before: PermissionState, after: PermissionState
) -> None:
    judge = Changing(before, after)
    broker = PermissionBroker(judge, EventBus(), lambda _: judge.standing)
    broker.attend()
    permit = await broker.permit(HERE, ToolCall("1", "shell", "allow x"))
    assert (permit.allowed, judge.judged) == (False, 2)
