"""The fast model names a session after its first turn, once; the user's own name stands."""

import asyncio
from collections.abc import AsyncGenerator

import pytest

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import ProviderError
from helix_desktop.domain.events import CallKind, ModelCalled, SessionRenamed
from helix_desktop.domain.llm import (
    Llm,
    LlmRole,
    ModelRequest,
    Prices,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    Usage,
)
from helix_desktop.domain.messages import Text
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import Budget, Budgets
from helix_desktop.engine.budget import BudgetGuard
from helix_desktop.engine.session_namer import checked_name
from helix_desktop.engine.session_runner import SessionRunner
from helix_desktop.engine.usage_ledger import UsageLedger
from tests.engine.stage import SESSION, Stage
from tests.fakes.model_handle import model_handle
from tests.fakes.provider import Script, ScriptedProvider, says

BROKEN = ProviderError("no network")
FAST = Llm("fast", "test", 8_000, 6_000, name="Fast one", prices=Prices(input=1.0, output=2.0))


def answers(text: str, reason: StopReason = StopReason.ANSWERED) -> Script:
    return (TextDelta(text), StreamFinished(reason, Usage(input=100, output=50)))


class Naming:
    """A session whose fast model is asked for a name."""

    def __init__(self, *names: Script, main: tuple[Script, ...] = (), llm: Llm = FAST) -> None:
        self.fast = ScriptedProvider(*names)
        talks = main or (says("It is the parser."), says("Done."))
        self.main = ScriptedProvider(*talks)
        self.stage = Stage(self.main, others={LlmRole.FAST: model_handle(self.fast, llm)})
        self.stage.exchange(names_sessions=lambda: True)

    async def names(self) -> list[str]:
        result = await self.stage.journal()
        return [event.title for event in result if isinstance(event, SessionRenamed)]


async def test_the_fast_model_names_a_session_once_and_the_session_pays() -> None:
    naming = Naming(answers("Parser fails on empty lines"))
    await naming.stage.say("why does it fail?", "and now?")
    assert await naming.names() == ["Parser fails on empty lines"]
    (request,) = naming.fast.requests
    assert not request.tools
    (part,) = request.messages[-1].parts
    assert isinstance(part, Text)
    assert part.text == ("<message>why does it fail?</message>\n<answer>It is the parser.</answer>")
    (called,) = [item for item in await naming.stage.journal() if isinstance(item, ModelCalled)]
    assert (called.llm, called.kind) == ("fast", CallKind.NAME)
    assert called.cost == pytest.approx(200 / 1e6)


async def test_the_main_model_names_a_session_where_no_fast_model_is_chosen() -> None:
    main = ScriptedProvider(says("It is the parser."), answers("Parser fails"), says("Done."))
    stage = Stage(main)
    stage.exchange(names_sessions=lambda: True)
    await stage.say("why does it fail?", "and now?")
    titles = [event.title for event in await stage.journal() if isinstance(event, SessionRenamed)]
    assert titles == ["Parser fails"]
    assert len(main.requests) == 3


async def test_a_name_by_the_user_is_never_replaced() -> None:
    naming = Naming(answers("Parser fails"))
    await naming.stage.runner.begin("why?")
    await naming.stage.runner.note(SessionRenamed(0.0, "mine"))
    await naming.stage.runner.wait_until_idle()
    assert await naming.names() == ["mine"]
    assert naming.fast.requests == []


class RenamedMeanwhile:
    """A provider during whose answer the user names the session."""

    runner: SessionRunner

    async def stream(self, _request: ModelRequest) -> AsyncGenerator[ProviderEvent, None]:
        await self.runner.note(SessionRenamed(0.0, "mine"))
        for event in answers("Parser fails"):
            assert isinstance(event, ProviderEvent)
            yield event


async def test_a_name_that_comes_while_the_model_answers_stands() -> None:
    fast = RenamedMeanwhile()
    stage = Stage(ScriptedProvider(says("yes")), others={LlmRole.FAST: model_handle(fast, FAST)})
    stage.exchange(names_sessions=lambda: True)
    fast.runner = stage.runner
    await stage.say("why?")
    titles = [item.title for item in await stage.journal() if isinstance(item, SessionRenamed)]
    assert titles == ["mine"]


async def test_an_event_is_dropped_if_its_condition_is_false_when_it_is_written() -> None:
    stage = Stage(ScriptedProvider(says("yes")))
    await stage.say("why?")
    journal, history = stage.deps.base.journals[SESSION], stage.runner.session_window.history
    mine = journal.record([SessionRenamed(0.0, "mine")])
    late = journal.record([SessionRenamed(0.0, "late")], unless=lambda: history.named)
    await asyncio.gather(mine, late)
    titles = [item.title for item in await stage.journal() if isinstance(item, SessionRenamed)]
    assert titles == ["mine"]


async def test_the_next_turn_that_ends_well_is_named_after_a_first_one_that_failed() -> None:
    naming = Naming(answers("Parser fails"), main=((BROKEN,), says("yes"), says("yes")))
    await naming.stage.say("why?")
    assert naming.fast.requests == []
    await naming.stage.say("why?", "and?")
    assert len(naming.fast.requests) == 1
    assert await naming.names() == ["Parser fails"]


@pytest.mark.parametrize(
    "script", [(BROKEN,), answers("I'm sorry, I can't help."), answers("A name", StopReason.LENGTH)]
)
async def test_without_a_usable_name_the_first_words_stay_and_nobody_is_told(
    script: Script,
) -> None:
    naming = Naming(script)
    await naming.stage.say("why?", "and now?")
    assert await naming.names() == []
    assert len(naming.fast.requests) == 1
    assert naming.stage.reported == []


async def test_a_subagent_and_the_practice_model_name_nothing() -> None:
    naming = Naming(answers("Parser fails"))
    await naming.stage.runner.begin("why?", parent=SessionId("f" * 16))
    await naming.stage.runner.wait_until_idle()
    practice = Naming(answers("Parser fails"), llm=replace(FAST, provider="practice"))
    await practice.stage.say("why?")
    assert naming.fast.requests == practice.fast.requests == []


async def test_no_model_is_asked_where_it_is_switched_off_or_would_cost_an_unknown_amount() -> None:
    off = Naming(answers("Parser fails"))
    off.stage.exchange(names_sessions=lambda: False)
    unpriced = Naming(answers("Parser fails"), llm=replace(FAST, prices=None))
    stage = unpriced.stage
    ledger = UsageLedger(stage.store, stage.deps.base.bus)
    stage.exchange(
        budget=BudgetGuard(ledger, stage.deps.base.bus, Budgets(Budget(stop_dollars=5.0)))
    )
    for naming in (off, unpriced):
        await naming.stage.say("why?")
        assert naming.fast.requests == []


@pytest.mark.parametrize(
    ("answer", "name"),
    [
        ("Parser fails on empty lines", "Parser fails on empty lines"),
        (' "Parser fails"\n', "Parser fails"),
        ("**Title: Parser fails.**", "Parser fails"),
        ("“Der Parser scheitert”", "Der Parser scheitert"),
        ("解析器在空行上失败", "解析器在空行上失败"),
        ("Parser fails\nbecause of x", ""),
        ("x" * 61, ""),
        ("x " * 30, ("x " * 30).strip()),
        ("I cannot name this conversation", ""),
        ("I'm sorry", ""),
        ("Sorry, no", ""),
        ("Key sk-proj-abcdefghij1234567890abcdefghij12", ""),
        ("Parser\u202efails", ""),
        ("Parser\u200bfails", ""),
        ("---", ""),
        ("", ""),
    ],
)
def test_a_name_is_one_short_line_without_hidden_characters_keys_or_refusals(
    answer: str, name: str
) -> None:
    assert checked_name(answer) == name
