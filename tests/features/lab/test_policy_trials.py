"""Policies tried on sessions of one's own: the journal as material, the figures, the process."""

import asyncio
import json
from pathlib import Path

import pytest

from helix_desktop.app.environment import find_paths
from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import BALANCED, ECONOMY, HELIX
from helix_desktop.domain.costs import FREE, UsageSum
from helix_desktop.domain.errors import EngineError, StoreError
from helix_desktop.domain.events import (
    AssistantReplied,
    CallKind,
    ContextInjected,
    ModelCalled,
    Outcome,
    Recorded,
    SessionStarted,
    ToolReturned,
    TurnStarted,
    Unreadable,
    WindowSent,
)
from helix_desktop.domain.llm import Llm, Prices, StopReason, Usage
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.domain.value import replace
from helix_desktop.features.lab.policy_trials import PolicyTrials, _actual_costs
from helix_desktop.features.lab.session_recording import to_recorded_lines
from helix_desktop.features.lab.trial_figures import PolicyTrial, TrialMaterial, TrialTask
from helix_desktop.features.lab.trial_worker import PROGRESS_SECONDS, TrialRunner
from tests.app.app_stage import Place, open_place
from tests.app.app_stage import events as events_of
from tests.fakes.provider import ScriptedProvider, says

ONE = SessionId("1")
LLM = Llm("m", "p", 32_000, 4_000, prices=Prices(3, 15, 0.3, 3.75))


def session(steps: int, **facts: object) -> bytes:
    """A session with as many calls; `facts` are of the request of each reply."""
    messages: list[dict[str, object]] = [{"role": "user", "content": "go"}]
    for at in range(steps):
        call = {"id": f"c{at}", "name": "look", "arguments": json.dumps({"path": f"m{at}.py"})}
        messages.append(
            {"role": "assistant", "content": f"step {at}", "tool_calls": [call], **facts}
        )
        text = "".join(f"def name_{at}_{line}(): pass\n" for line in range(120))
        messages.append({"role": "tool", "tool_call_id": f"c{at}", "content": text})
    messages.append({"role": "assistant", "content": "done", **facts})
    return b"".join(json.dumps(line).encode() + b"\n" for line in messages)


def environment(
    tmp_path: Path,
    *sessions: bytes,
    llm: Llm = LLM,
    writer: Llm | None = None,
    apart: float = PROGRESS_SECONDS,
) -> TrialRunner:
    runner = TrialRunner(find_paths(tmp_path), progress_seconds=apart)
    titles = tuple("s" for _ in sessions)
    actual = tuple(UsageSum(1, cost=at + 1.0) for at in range(len(sessions)))
    runner.load(TrialMaterial(sessions, titles, llm, 500, actual, writer=writer))
    return runner


def never() -> bool:
    return False


def test_a_journal_becomes_messages_with_the_outputs_that_were_stored() -> None:
    call = ToolCall("c", "look", "{}")
    events = [
        SessionStarted(0.0, "t"),
        TurnStarted(0.0, "go"),
        ContextInjected(0.0, "rules", "file", system=True),
        AssistantReplied(0.0, "m", (Text("look"), call), StopReason.TOOLS),
        ToolReturned(0.0, "c", "look", "w", Digest("d"), 3, Outcome.OK),
        ToolReturned(0.0, "x", "look", "w", Digest("gone"), 3, Outcome.OK),
    ]
    recorded = [Recorded(ONE, at + 1, event) for at, event in enumerate(events)]

    async def read(digest: Digest) -> bytes:
        if digest == "gone":
            raise StoreError("gone")
        return b"out"

    damaged = [*recorded, Unreadable(ONE, 9, "torn")]
    lines = [
        json.loads(line) for line in asyncio.run(to_recorded_lines(damaged, read)).splitlines()
    ]
    assert [line["role"] for line in lines] == ["user", "system", "assistant", "tool"]
    assert lines[3]["content"] == "out"
    assert lines[2]["tool_calls"][0]["id"] == "c"


@pytest.mark.slow
def test_a_policy_that_keeps_windows_smaller_sends_less(tmp_path: Path) -> None:
    shop = environment(tmp_path, session(40))
    wide, narrow = (shop.run_task(TrialTask(1, policy), never) for policy in (BALANCED, ECONOMY))
    assert len(wide.sizes) == len(narrow.sizes) == 41
    assert narrow.sent < wide.sent
    assert wide.rewrites > 0
    assert wide.breaks > 0


def test_rewriting_often_costs_more_than_the_window_it_saves(tmp_path: Path) -> None:
    shop = environment(tmp_path, session(40))
    calm, busy = (shop.run_task(TrialTask(1, policy), never) for policy in (BALANCED, HELIX))
    assert calm.cost is not None
    assert busy.cost is not None
    assert (busy.breaks >= calm.breaks) == (busy.cached_share < calm.cached_share)
    assert list(calm.spent) == sorted(calm.spent)


def test_each_request_of_a_journal_tells_its_own_window_and_what_the_cache_had() -> None:
    def sent(blocks: int, keep: int, **facts: int) -> WindowSent:
        return WindowSent(0.0, "m", (Digest("b"),) * blocks, 900, keep=keep, **facts)

    def replied(**usage: int) -> AssistantReplied:
        return AssistantReplied(0.0, "m", (Text("yes"),), StopReason.ANSWERED, Usage(**usage))

    events = [
        TurnStarted(0.0, "go"),
        sent(3, 0, model_window=16_000),
        replied(input=1_000),
        sent(2, 3, model_window=16_000),
        replied(input=750, cache_read=500),
        sent(1, 2, model_window=8_000),
        replied(input=600),
        sent(1, 3),
        replied(input=900),
        replied(input=900),
    ]
    recorded = [Recorded(ONE, at + 1, event) for at, event in enumerate(events)]

    async def read(_digest: Digest) -> bytes:
        return b""

    lines = asyncio.run(to_recorded_lines(recorded, read, {"m": 32_000})).splitlines()
    facts = [json.loads(line) for line in lines[1:]]
    assert [fact.get("window") for fact in facts] == [16_000, 16_000, 8_000, 32_000, None]
    assert [fact.get("cached") for fact in facts] == [None, 0.5, None, 0.0, None]


def test_a_session_is_replayed_in_the_window_that_it_had(tmp_path: Path) -> None:
    large = Llm("m", "p", 128_000, 4_000)
    small = Llm("m", "p", 16_000, 4_000)
    own = environment(tmp_path, session(20, window=16_000), llm=large)
    then = environment(tmp_path, session(20), llm=small)
    now = environment(tmp_path, session(20), llm=large)
    trials = [runner.run_task(TrialTask(1, BALANCED), never) for runner in (own, then, now)]
    assert trials[0].sizes == trials[1].sizes
    assert trials[0].events == trials[1].events
    assert trials[0].rewrites > trials[2].rewrites
    assert set(trials[0].windows) == {16_000}
    assert set(trials[2].windows) == {128_000}
    assert trials[0].peak(128_000) == max(trials[0].sizes) / 16_000


def test_each_request_of_a_session_has_its_own_window(tmp_path: Path) -> None:
    first, second = session(20, window=16_000), session(20, window=64_000)
    changed = first + second
    trial = environment(tmp_path, changed).run_task(TrialTask(1, BALANCED), never)
    assert trial.windows == (16_000,) * 21 + (64_000,) * 21
    assert max(trial.sizes[:21]) < 16_000 < max(trial.sizes[21:])
    assert trial.over == 0


def test_the_cost_of_a_replay_counts_what_the_cache_of_the_provider_had(tmp_path: Path) -> None:
    shops = [
        environment(tmp_path, session(20, **facts))
        for facts in ({}, {"cached": 1.0}, {"cached": 0.5}, {"cached": 0.0})
    ]
    unknown, all_of_it, half, nothing = (
        shop.run_task(TrialTask(1, BALANCED), never) for shop in shops
    )
    assert unknown.spent == all_of_it.spent
    assert 0 < half.cached < all_of_it.cached
    assert nothing.cached == 0
    assert all_of_it.cost < half.cost < nothing.cost
    assert all_of_it.breaks == nothing.breaks


@pytest.mark.parametrize(
    ("policy", "asks"), [(HELIX.with_values({"compact_cooldown": 0.0}), True), (BALANCED, False)]
)
def test_the_cost_counts_the_calls_of_a_model_for_handovers_and_notes(
    policy: Policy, asks: bool, tmp_path: Path
) -> None:
    small = session(40, window=16_000)
    free = replace(LLM, id="free", prices=FREE)
    paid = replace(LLM, id="paid", prices=Prices(6, 30))
    by_main, by_free, by_paid = (
        environment(tmp_path, small, writer=writer).run_task(TrialTask(1, policy), never)
        for writer in (None, free, paid)
    )
    assert by_main.sizes == by_free.sizes == by_paid.sizes
    assert (by_main.handovers > 2) is asks
    assert (by_main.cost > by_free.cost) is asks
    assert (by_paid.cost > by_free.cost) is asks
    assert list(by_paid.spent) == sorted(by_paid.spent)
    # each handover reads more than the half of a window of 16,000 tokens
    assert by_paid.cost - by_free.cost >= by_paid.handovers * 8_000 * 6 / 1e6


def test_a_model_without_prices_has_no_cost(tmp_path: Path) -> None:
    shop = environment(tmp_path, session(3), llm=Llm("m", "p", 32_000, 4_000))
    trial = shop.run_task(TrialTask(1, BALANCED), never)
    assert trial.cost is None


def test_sessions_are_told_apart_and_one_that_is_no_session_is_left_out(tmp_path: Path) -> None:
    shop = environment(tmp_path, session(2), b"not json\n", session(4))
    trial = shop.run_task(TrialTask(1, BALANCED), never)
    assert trial.starts == (0, 3)
    assert len(trial.sizes) == 8


def test_partial_results_of_a_trial_are_reported_while_it_runs(tmp_path: Path) -> None:
    shop = environment(tmp_path, session(9), session(5), apart=0.0)
    parts: list[PolicyTrial] = []
    result = shop.run_task(TrialTask(3, BALANCED), never, parts.append)
    assert result.finished
    assert result.of == len(result.sizes)
    assert len({part.sizes for part in parts}) > 10
    for part in parts:
        assert not part.finished
        assert part.number == 3
        assert part.sizes == result.sizes[: len(part.sizes)]
        assert part.of >= len(part.sizes)


def test_a_trial_has_the_actual_cost_of_the_sessions_that_it_replays(tmp_path: Path) -> None:
    runner = environment(tmp_path, session(3), b"damaged", session(2))
    costs = []
    for only in (None, 0, 1, 2):
        trial = runner.run_task(TrialTask(1, BALANCED, only), never)
        costs.append(trial.actual.cost if trial else None)
    assert costs == [4.0, 1.0, 0.0, 3.0]


def test_a_trial_that_is_stopped_says_nothing(tmp_path: Path) -> None:
    assert environment(tmp_path, session(9)).run_task(TrialTask(1, BALANCED), lambda: True) is None


@pytest.mark.slow
async def test_a_workspace_tries_policies_on_its_own_sessions(tmp_path: Path) -> None:
    place = Place(tmp_path, ScriptedProvider(says("one"), says("two")))
    async with open_place(place) as open_workspace:
        chosen = await open_workspace.send(NO_SESSION, "first")
        await open_workspace.sessions.idle()
        await open_workspace.send(chosen, "second")
        await open_workspace.sessions.idle()
        material = await open_workspace.services[PolicyTrials].load()
        assert len(material.sessions) == 1
        account = await open_workspace.usage.account(chosen)
        assert [run.calls for run in material.actual] == [2]
        assert [run.cost for run in material.actual] == [account.own.cost]
        overtaken, newest = await asyncio.gather(
            open_workspace.services[PolicyTrials].try_policy(HELIX),
            open_workspace.services[PolicyTrials].try_policy(ECONOMY),
        )
        assert overtaken is None
        sent = [e for e in await events_of(open_workspace, chosen) if isinstance(e, WindowSent)]
        for size, event in zip(newest.sizes, sent, strict=True):
            assert abs(size - event.tokens) < event.tokens / 100, "the tools count, too"
        process = open_workspace.services[PolicyTrials]._process
        process.terminate()
        with pytest.raises(EngineError, match="because their process ended"):
            await open_workspace.services[PolicyTrials].try_policy(HELIX)
        await open_workspace.services[PolicyTrials].load()
        assert await open_workspace.services[PolicyTrials].try_policy(HELIX) is not None
        await open_workspace.services[PolicyTrials].close()
        assert await open_workspace.services[PolicyTrials].try_policy(HELIX) is None


@pytest.mark.slow
async def test_a_page_that_follows_another_one_keeps_its_trials(tmp_path: Path) -> None:
    place = Place(tmp_path, ScriptedProvider(says("one")))
    async with open_place(place) as open_workspace:
        await open_workspace.send(NO_SESSION, "first")
        await open_workspace.sessions.idle()
        trials = open_workspace.services[PolicyTrials]
        trials.pages = 1
        await trials.load()
        trials.pages = 0
        ending = asyncio.get_running_loop().create_task(trials.close_unused())
        await asyncio.sleep(0)  # the first process is being ended
        trials.pages = 1
        await trials.load()
        await ending
        assert await trials.try_policy(HELIX) is not None
        trials.pages = 0
        await trials.close_unused()
        assert await trials.try_policy(HELIX) is None


def test_the_actual_cost_has_the_calls_for_handovers_and_notes_that_a_replay_counts() -> None:
    events = [
        AssistantReplied(0.0, "m", (Text("a"),), StopReason.ANSWERED, Usage(1), cost=1.0),
        ModelCalled(0.0, "f", CallKind.JOB, Usage(2), cost=2.0),
        ModelCalled(0.0, "f", CallKind.GATE, Usage(4), cost=4.0),
    ]
    costs = _actual_costs([Recorded(ONE, at, event) for at, event in enumerate(events, start=1)])
    assert (costs.calls, costs.input, costs.cost) == (2, 3, 3.0)
