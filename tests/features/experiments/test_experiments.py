"""A recorded request is sent once more, minus blocks: priced before, and no part of the talk."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from helix_desktop.__main__ import main
from helix_desktop.context.texts.placeholders import EXCLUDED
from helix_desktop.domain.costs import UsageSum
from helix_desktop.domain.errors import BudgetExceeded, EngineError, ProviderError
from helix_desktop.domain.events import (
    CallKind,
    Event,
    Experimented,
    Recorded,
    ToolReturned,
    WindowSent,
)
from helix_desktop.domain.llm import (
    Llm,
    LlmRole,
    ModelRequest,
    Prices,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    ToolCallArrived,
    Usage,
)
from helix_desktop.domain.messages import Role, Text, ToolCall, ToolResult
from helix_desktop.domain.usage_kinds import WorkKind
from helix_desktop.domain.workspace import Budget, Budgets
from helix_desktop.engine.budget import BudgetGuard
from helix_desktop.engine.session_deps import ModelHandle
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.engine.usage_ledger import UsageLedger
from helix_desktop.features.experiments.experiments import Experiments
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator
from tests.app.full_workspace import full_workspace
from tests.app.test_rewinding import RewindStage, open_rewind_stage
from tests.engine.stage import SESSION, Stage
from tests.engine.talks import POLICY, long_output, stage
from tests.fakes.memory_store import SavedData
from tests.fakes.model_handle import model_handle
from tests.fakes.provider import ScriptedProvider
from tests.fakes.speaker import Agent, Speaker
from tests.fakes.weigher import FakeWeigher
from tests.flat_deps import exchanged

PRICED = Llm("m", "p", 100_000, 1_000, prices=Prices(10.0, 30.0))


class CountingModel:
    """Implements Provider: lists files once for each message, then answers; keeps the requests."""

    def __init__(self) -> None:
        self.requests: list[ModelRequest] = []
        self.breaks = self.calls = False
        self.begun = asyncio.Event()
        self.goes_on: asyncio.Event | None = None

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        self.requests.append(request)
        if request.messages[-1].role is not Role.TOOL or self.calls:
            name = f"call_{len(self.requests)}"
            yield ToolCallArrived(ToolCall(name, "list_files", '{"path": "."}'))
            yield StreamFinished(StopReason.TOOLS, Usage(100, 10))
            return
        yield TextDelta(f"answer {len(self.requests)}")
        self.begun.set()
        if self.goes_on is not None:
            await self.goes_on.wait()
        if self.breaks:
            raise ProviderError("The connection broke.")
        yield StreamFinished(StopReason.ANSWERED, Usage(100, 10))


def experiments_of(rewind_stage: RewindStage) -> Experiments:
    return rewind_stage.workspace.services[Experiments]


async def events(rewind_stage: RewindStage) -> list[Event]:
    items = await rewind_stage.store.events(rewind_stage.session)
    return [item.event for item in items if isinstance(item, Recorded)]


async def last_request(rewind_stage: RewindStage) -> int:
    return (await rewind_stage.workspace.requests.sent(rewind_stage.session)).seqs[-1]


async def number_of(rewind_stage: RewindStage, seq: int, text: str) -> int:
    request = await rewind_stage.workspace.requests.earlier(rewind_stage.session, seq)
    return next(at for at, block in enumerate(request.blocks, 1) if text in block.text)


async def test_the_same_request_is_sent_again_as_it_was(tmp_path: Path) -> None:
    model = CountingModel()
    async with open_rewind_stage(tmp_path, model=model) as rewind_stage:
        await rewind_stage.turn("look around")
        seq = await last_request(rewind_stage)
        before = model.requests[-1]
        plan = await experiments_of(rewind_stage).plan(rewind_stage.session, seq)
        assert plan.request.messages == before.messages
        assert (plan.request.max_output, plan.request.stable, plan.request.unchanged) == (
            before.max_output,
            before.stable,
            before.unchanged,
        )
        assert [tool.schema for tool in plan.request.tools] == [
            tool.schema for tool in before.tools
        ]
        made = await experiments_of(rewind_stage).run(plan)
        assert model.requests[-1] == plan.request
        assert made.parts == (Text("answer 3"),)
        assert plan.answer.parts == (Text("answer 2"),)


async def test_a_request_is_sent_again_with_the_same_limit_for_its_answer(tmp_path: Path) -> None:
    speaker = Speaker(Agent(1))
    llm = Llm("m", "p", 4_000, 4_000, tokenizer_known=False)

    def unlearned() -> LearnedCalibrator:
        return LearnedCalibrator(llm)

    main_handle = ModelHandle(llm, speaker, FakeWeigher(), unlearned)
    conversation = Stage(
        speaker, run=long_output, policy=POLICY, llm=llm, others={LlmRole.MAIN: main_handle}
    )
    await conversation.say("look around", "again " * 300)
    workspace = await full_workspace(conversation.deps, conversation.store, tmp_path)
    for seq in (await workspace.requests.sent(SESSION)).seqs:
        [sent] = [
            item.event
            for item in await conversation.store.events(SESSION)
            if isinstance(item, Recorded) and item.seq == seq and isinstance(item.event, WindowSent)
        ]
        plan = await workspace.services[Experiments].plan(SESSION, seq)
        assert plan.request.max_output == sent.max_output
    await workspace.close()


async def test_an_output_that_is_left_out_keeps_the_place_that_its_call_needs(
    tmp_path: Path,
) -> None:
    model = CountingModel()
    async with open_rewind_stage(tmp_path, model=model) as rewind_stage:
        (rewind_stage.project / "zebra.txt").write_text("stripes")
        await rewind_stage.turn("look around")
        seq = await last_request(rewind_stage)
        number = await number_of(rewind_stage, seq, "zebra.txt")
        plan = await experiments_of(rewind_stage).plan(rewind_stage.session, seq, without=[number])
        await experiments_of(rewind_stage).run(plan)
        sent = model.requests[-1]
        assert "zebra" not in str(sent.messages)
        assert sent.messages[-1].parts == (ToolResult("call_1", EXCLUDED),)
        assert sent.messages[:-1] == model.requests[-2].messages[:-1]
        assert "zebra.txt" in plan.without[0][1]


async def test_a_request_without_its_first_message_begins_with_a_message_of_the_user(
    tmp_path: Path,
) -> None:
    model = CountingModel()
    async with open_rewind_stage(tmp_path, model=model) as rewind_stage:
        await rewind_stage.turn("look around")
        seq = await last_request(rewind_stage)
        number = await number_of(rewind_stage, seq, "look around")
        plan = await experiments_of(rewind_stage).plan(rewind_stage.session, seq, without=[number])
        first = next(item for item in plan.request.messages if item.role is not Role.SYSTEM)
        assert (first.role, first.text) == (Role.USER, EXCLUDED)


async def test_no_tool_of_the_answer_is_run_and_the_conversation_stays(tmp_path: Path) -> None:
    model = CountingModel()
    async with open_rewind_stage(tmp_path, model=model) as rewind_stage:
        await rewind_stage.turn("look around")
        context, model.calls = (await rewind_stage.snapshot()).context, True
        before = sum(isinstance(event, ToolReturned) for event in await events(rewind_stage))
        plan = await experiments_of(rewind_stage).plan(
            rewind_stage.session, await last_request(rewind_stage)
        )
        made = await experiments_of(rewind_stage).run(plan)
        assert [part.tool for part in made.parts if isinstance(part, ToolCall)] == ["list_files"]
        after = await events(rewind_stage)
        assert sum(isinstance(event, ToolReturned) for event in after) == before
        assert isinstance(after[-1], Experimented)
        assert (await rewind_stage.snapshot()).context == context


async def test_an_experiment_is_listed_after_a_restart_and_counted_as_work_of_its_own(
    tmp_path: Path,
) -> None:
    model, saved_data = CountingModel(), SavedData()
    async with open_rewind_stage(tmp_path, saved_data, model=model) as rewind_stage:
        await rewind_stage.turn("look around")
        plan = await experiments_of(rewind_stage).plan(
            rewind_stage.session, await last_request(rewind_stage)
        )
        made = await experiments_of(rewind_stage).run(plan)
        session = rewind_stage.session
    async with open_rewind_stage(tmp_path, saved_data, model=model) as rewind_stage:
        assert await experiments_of(rewind_stage).all_of(session) == [made]
        account = await rewind_stage.workspace.usage.account(session)
        assert dict(account.kinds)[CallKind.EXPERIMENT] == UsageSum.of(Usage(100, 10), made.cost)
        usage = (await rewind_stage.workspace.usage._ledger.sessions())[session]
        assert [work for _, _, work, _ in usage.usage_by_work()].count(WorkKind.EXPERIMENT) == 1


async def test_an_answer_that_breaks_off_is_kept_with_the_reason(tmp_path: Path) -> None:
    model = CountingModel()
    async with open_rewind_stage(tmp_path, model=model) as rewind_stage:
        await rewind_stage.turn("look around")
        plan = await experiments_of(rewind_stage).plan(
            rewind_stage.session, await last_request(rewind_stage)
        )
        model.breaks = True
        with pytest.raises(ProviderError):
            await experiments_of(rewind_stage).run(plan)
        (made,) = await experiments_of(rewind_stage).all_of(rewind_stage.session)
        assert made.parts == (Text("answer 3"),)
        assert "broke" in made.problem


async def test_an_experiment_that_is_stopped_is_kept_as_far_as_it_came(tmp_path: Path) -> None:
    model = CountingModel()
    async with open_rewind_stage(tmp_path, model=model) as rewind_stage:
        await rewind_stage.turn("look around")
        plan = await experiments_of(rewind_stage).plan(
            rewind_stage.session, await last_request(rewind_stage)
        )
        model.begun.clear()
        model.goes_on = asyncio.Event()
        running = Supervisor(lambda *_: None).spawn(
            experiments_of(rewind_stage).run(plan), "an experiment"
        )
        await model.begun.wait()
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        (made,) = await experiments_of(rewind_stage).all_of(rewind_stage.session)
        assert (made.parts, made.usage) == ((Text("answer 3"),), None)


async def test_what_cannot_be_sent_is_refused_before_anything_is_asked(tmp_path: Path) -> None:
    model = CountingModel()
    async with open_rewind_stage(tmp_path, model=model) as rewind_stage:
        await rewind_stage.turn("look around")
        seq, count = await last_request(rewind_stage), len(model.requests)
        request = await rewind_stage.workspace.requests.earlier(rewind_stage.session, seq)
        tools = next(at for at, block in enumerate(request.blocks, 1) if block.name.isdecimal())
        experiments = experiments_of(rewind_stage)
        for without in ([0], [99], [tools]):
            with pytest.raises(EngineError):
                await experiments.plan(rewind_stage.session, seq, without=without)
        with pytest.raises(EngineError):
            await experiments.plan(rewind_stage.session, seq + 1)
        assert len(model.requests) == count


async def test_the_same_model_gets_the_tokens_that_its_provider_counted(tmp_path: Path) -> None:
    async with open_rewind_stage(tmp_path, model=CountingModel()) as rewind_stage:
        await rewind_stage.turn("look around")
        seq = await last_request(rewind_stage)
        plan = await experiments_of(rewind_stage).plan(rewind_stage.session, seq)
        assert plan.tokens == plan.answer.usage.window


class OtherModel:
    """Implements OtherModels: one model with a price."""

    def __init__(self, provider: ScriptedProvider) -> None:
        self._handle = model_handle(provider, PRICED)

    async def llms(self) -> list[tuple[str, Llm]]:
        return [("other/m", PRICED)]

    def model_handle(self, _name: str) -> ModelHandle:
        return self._handle


async def test_another_model_is_asked_for_the_price_that_was_shown(tmp_path: Path) -> None:
    conversation = stage(Speaker(Agent(1)), POLICY)
    await conversation.say("look around")
    workspace = await full_workspace(conversation.deps, conversation.store, tmp_path)
    seq = (await workspace.requests.sent(SESSION)).seqs[-1]
    script = (TextDelta("mine"), StreamFinished(StopReason.ANSWERED, Usage(1_000, 20)))
    others = OtherModel(ScriptedProvider(script))
    experiments = Experiments(
        workspace.sessions.of, lambda: conversation.deps, conversation.store, others
    )
    plan = await experiments.plan(SESSION, seq, model="other/m")
    assert plan.least == pytest.approx(plan.tokens * 10 / 1e6)
    assert plan.most == pytest.approx((plan.least or 0) + plan.request.max_output * 30 / 1e6)
    (offer,) = await experiments.models(plan)
    assert (offer.model, offer.cost) == ("other/m", plan.least)
    made = await experiments.run(plan)
    assert (made.llm, made.parts) == (PRICED.id, (Text("mine"),))
    assert made.cost == pytest.approx(1_000 * 10 / 1e6 + 20 * 30 / 1e6)
    await workspace.close()


async def test_experiments_use_up_the_budget_and_stop_with_it(tmp_path: Path) -> None:
    conversation = stage(Speaker(Agent(1)), POLICY)
    await conversation.say("look around")
    workspace = await full_workspace(conversation.deps, conversation.store, tmp_path)
    seq = (await workspace.requests.sent(SESSION)).seqs[-1]
    script = (TextDelta("mine"), StreamFinished(StopReason.ANSWERED, Usage(1_000, 20)))
    others = OtherModel(ScriptedProvider(script))
    bus = conversation.deps.base.bus
    ledger = UsageLedger(conversation.store, bus)
    budget = BudgetGuard(ledger, bus, Budgets(Budget(stop_tokens=1_000)))
    deps = exchanged(conversation.deps, budget=budget)
    experiments = Experiments(workspace.sessions.of, lambda: deps, conversation.store, others)
    plan = await experiments.plan(SESSION, seq, model="other/m")
    made = await experiments.run(plan)
    with pytest.raises(BudgetExceeded):
        await experiments.run(plan)
    assert await experiments.all_of(SESSION) == [made]
    await workspace.close()


@pytest.mark.slow
def test_an_experiment_in_a_terminal_tells_the_price_before_it_sends(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "project").mkdir()

    def run(*words: str) -> str:
        place = ["--folder", str(tmp_path / "project")]
        assert main(["--data-dir", str(tmp_path / "data"), *words, *place]) == 0
        return capsys.readouterr().out

    run("ask", "--model", "practice", "the zebra is striped")
    listed = run("session", "experiment", "--request", "1")
    assert "Nothing was sent." in listed
    assert "tokens, $0.00" in listed
    lines = [line.split()[0] for line in listed.splitlines() if line.endswith("zebra is striped")]
    number = lines[-1]
    sent = run("session", "experiment", "--request", "1", "--model", "practice", "--send")
    assert sent.count("--- Answer") == 2
    assert "without" not in run("session", "experiment")
    run(
        "session",
        "experiment",
        "--request",
        "1",
        "--without",
        number,
        "--model",
        "practice",
        "--send",
    )
    assert "without the zebra is striped" in run("session", "experiment")
    assert "--- Answer of the experiment" in run("session", "experiment", "--show", "2")
    assert "Experiments" in run("usage")
