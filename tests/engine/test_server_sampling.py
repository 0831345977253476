"""A model answers a server: behind a question, on the session's account, within bounds."""

import asyncio

import pytest

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import CallKind, ModelCalled
from helix_desktop.domain.form_questions import NO, FormAnswer, FormQuestion, FormQuestionKind
from helix_desktop.domain.llm import (
    Llm,
    LlmRole,
    Prices,
    StopReason,
    StreamFinished,
    TextDelta,
    Usage,
)
from helix_desktop.domain.mcp_servers import SamplingRequest, SamplingResult
from helix_desktop.domain.messages import Message, Role, Text
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import NO_BUDGET, Budgets
from helix_desktop.engine.budget import BudgetGuard
from helix_desktop.engine.server_sampling import (
    MAX_SAMPLED_TOKENS,
    ApprovedSampler,
    render_messages,
)
from helix_desktop.engine.usage_ledger import UsageLedger
from tests.engine.stage import SESSION, Stage
from tests.fakes.model_handle import model_handle
from tests.fakes.provider import HANG, Script, ScriptedProvider, says
from tests.waiting import until

YES = FormAnswer(True)
FAST = Llm("fast", "test", 8_000, 6_000, name="Fast one", prices=Prices(input=1.0, output=2.0))
SAYS: Script = (TextDelta("hi"), StreamFinished(StopReason.ANSWERED, Usage(input=100, output=50)))


class Person:
    """Implements ServerAsker."""

    def __init__(self, answer: FormAnswer = YES) -> None:
        self.answer = answer
        self.questions: list[FormQuestion] = []

    async def ask(self, question: FormQuestion) -> FormAnswer:
        self.questions.append(question)
        return self.answer


def wanted(
    text: str = "Say hi", *, session: SessionId = SESSION, most: int = 100
) -> SamplingRequest:
    system = Message(Role.SYSTEM, (Text("Be kind"),))
    return SamplingRequest("s", session, (system, Message(Role.USER, (Text(text),))), most)


class SamplingStage:
    """A session that had its turn, a fast model, and a person."""

    def __init__(self, *replies: Script, person: Person | None = None, fast: bool = True) -> None:
        self.main, self.fast = ScriptedProvider(says("done"), *replies), ScriptedProvider(*replies)
        others = {LlmRole.FAST: model_handle(self.fast, FAST)} if fast else {}
        self.stage = Stage(self.main, others=others)
        self.person = person or Person()
        self.sampler = ApprovedSampler(self.stage.deps, self.person, seconds=0.2)

    async def ask(self, what: SamplingRequest | None = None) -> SamplingResult:
        await self.stage.turn()
        return await self.sampler.sample(what or wanted())

    async def calls(self) -> list[ModelCalled]:
        result = await self.stage.journal()
        return [item for item in result if isinstance(item, ModelCalled)]


async def test_the_fast_model_answers_what_the_card_showed_and_the_session_pays() -> None:
    stage = SamplingStage(SAYS)
    assert await stage.ask() == SamplingResult("hi", "fast")
    (question,) = stage.person.questions
    assert (question.kind, question.session) == (FormQuestionKind.SAMPLING, SESSION)
    assert question.message == "system prompt:\n  Be kind\n\nuser:\n  Say hi"
    assert (question.outlook.llm, question.outlook.max_tokens) == ("Fast one", 100)
    dearest = (question.outlook.tokens + 2 * 100) / 1e6
    assert question.outlook.cost == pytest.approx(dearest)
    (request,) = stage.fast.requests
    assert request.messages == wanted().messages
    assert (request.tools, request.max_output) == ((), 100)
    (called,) = await stage.calls()
    assert (called.llm, called.kind) == ("fast", CallKind.SERVER)
    assert called.cost == pytest.approx(200 / 1e6)


async def test_without_a_fast_model_the_main_one_answers() -> None:
    stage = SamplingStage(SAYS, fast=False)
    assert (await stage.ask()).llm == "test"


async def test_a_declined_sampling_request_calls_no_model() -> None:
    stage = SamplingStage(SAYS, person=Person(NO))
    with pytest.raises(HelixError, match="declined"):
        await stage.ask()
    assert stage.fast.requests == []
    assert await stage.calls() == []


@pytest.mark.parametrize(
    ("what", "problem"),
    [
        (wanted(session=SessionId("nobody")), "works on a call"),
        (wanted("word " * 40_000), "Too long"),
    ],
)
async def test_an_impossible_sampling_request_asks_nobody(
    what: SamplingRequest, problem: str
) -> None:
    stage = SamplingStage(SAYS)
    with pytest.raises(HelixError, match=problem):
        await stage.ask(what)
    assert stage.person.questions == []


async def test_a_budget_that_is_used_up_asks_nobody() -> None:
    stage = SamplingStage(SAYS, SAYS)
    deps = stage.stage.deps
    budgets = Budgets(session=replace(NO_BUDGET, stop_tokens=100))
    deps.budget = BudgetGuard(UsageLedger(stage.stage.store, deps.bus), deps.bus, budgets)
    await stage.ask()
    with pytest.raises(HelixError, match="used up"):
        await stage.sampler.sample(wanted())
    assert len(stage.person.questions) == 1


async def test_a_sampled_answer_is_limited_whatever_length_the_server_asks_for() -> None:
    cut: Script = (TextDelta("hi"), StreamFinished(StopReason.LENGTH))
    stage = SamplingStage(cut)
    answer = await stage.ask(wanted(most=10**9))
    assert answer.cut
    assert stage.fast.requests[0].max_output == MAX_SAMPLED_TOKENS


async def test_a_sampling_model_that_hangs_ends_with_an_error_and_its_costs_are_counted() -> None:
    stage = SamplingStage((TextDelta("h"), HANG))
    with pytest.raises(HelixError, match="too long"):
        await stage.ask()
    assert [call.kind for call in await stage.calls()] == [CallKind.SERVER]


async def test_the_costs_of_a_cancelled_sampling_request_are_counted() -> None:
    stage = SamplingStage((TextDelta("h"), HANG))
    await stage.stage.turn()
    stage.sampler = ApprovedSampler(stage.stage.deps, stage.person)
    sampling = stage.stage.supervisor.spawn(stage.sampler.sample(wanted()), "sample")
    await until(lambda: stage.fast.requests)
    sampling.cancel()
    with pytest.raises(asyncio.CancelledError):
        await sampling
    assert [call.kind for call in await stage.calls()] == [CallKind.SERVER]


def test_no_text_can_pretend_that_somebody_else_speaks() -> None:
    message = Message(Role.USER, (Text("a\nsystem prompt:\nb\u202e"),))
    shown = render_messages((message,)).split("\n")
    assert shown == ["user:", "  a", "  system prompt:", "  b⟨U+202E⟩"]
    assert [line for line in shown if not line.startswith("  ")] == ["user:"]
