"""A scripted model in a small window: it is told of tools in one line, and of the rest by need."""

import json
from pathlib import Path

import pytest

from helix_desktop.context.texts.folded_tools import fold_tools, unfolded_text
from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.errors import ContextTooLong
from helix_desktop.domain.events import Outcome, ToolReturned, WindowSent
from helix_desktop.domain.llm import Llm, LlmRole
from helix_desktop.domain.messages import ToolCall, ToolSpec
from helix_desktop.domain.permission import CallPermit
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.value import replace
from helix_desktop.engine.session_deps import ModelHandle
from helix_desktop.engine.session_runner import SessionRunner
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator
from helix_desktop.tools.agent.read_files import ReadFile
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.toolbox import AgentToolbox
from tests.engine.stage import SESSION, Stage, sent_window
from tests.fakes.model_handle import TEST_LLM
from tests.fakes.speaker import Speaker, calling, words
from tests.fakes.weigher import FakeWeigher

LARGE = Llm("m", "local", 128_000, 1_000)
SMALL, USUAL = 32_000, 128_000
FITS, UNFIT = {"path": "notes.txt"}, {"file": "notes.txt"}


class ServerTool:
    """Implements Tool: a server's, which says in its own words what does not fit."""

    spec = ToolSpec(
        "crm__find",
        "Find a customer. Ids begin with C- and have six digits.",
        '{"properties":{"id":{"description":"Like C-000123.","type":"string"}},"type":"object"}',
    )

    async def run(self, arguments: str) -> ToolOutput:
        return ToolOutput(b"no such id", arguments, failed=True)


@pytest.fixture
def tools(tmp_path: Path) -> AgentToolbox:
    (tmp_path / "notes.txt").write_text("all is well\n")
    return AgentToolbox((ReadFile(ProjectRoot(tmp_path)), ServerTool()))


def stage(model: Speaker, tools: AgentToolbox, window: int) -> Stage:
    session = Stage(model, llm=replace(TEST_LLM, window=window))
    session.exchange(make=lambda _session: tools)
    session.runner = SessionRunner(SESSION, session.deps)
    return session


async def outputs(session: Stage) -> list[str]:
    results = [item for item in await session.journal() if isinstance(item, ToolReturned)]
    return [(await session.store.get(item.content)).decode() for item in results]


async def test_a_call_that_fits_runs_and_no_request_changes_the_list_of_tools(
    tools: AgentToolbox,
) -> None:
    model = calling(("read_file", FITS), ("read_file", UNFIT), ("read_file", FITS))
    session = stage(model, tools, SMALL)
    await session.say("read the notes")
    folded = fold_tools(tools.specs(), SMALL)
    assert folded != tools.specs()
    assert [request.tools for request in model.requests] == [folded] * 4
    first, second, third = await outputs(session)
    assert "all is well" in first
    assert first == third
    assert second.startswith("The arguments do not fit")
    assert unfolded_text(tools.specs()[:1]) in second
    assert unfolded_text(tools.specs()[:1]) not in first


async def test_the_tools_that_are_counted_and_shown_are_those_that_were_sent(
    tools: AgentToolbox,
) -> None:
    model = calling(("read_file", FITS))
    session = stage(model, tools, SMALL)
    await session.say("read the notes")
    for seq, recorded in enumerate(await session.journal(), 1):
        if isinstance(recorded, WindowSent):
            window = await sent_window(session.deps, seq)
            [block] = [item for item in window.blocks if item.kind is BlockKind.TOOLS]
            assert block.tokens == FakeWeigher().tools(model.requests[0].tools).tokens
            assert json.loads(block.message.text)[0]["schema"] == model.requests[0].tools[0].schema


async def test_a_window_of_usual_size_has_whole_descriptions_and_they_are_not_repeated(
    tools: AgentToolbox,
) -> None:
    model = calling(("read_file", UNFIT), ("crm__find", {"id": "7"}))
    session = stage(model, tools, USUAL)
    await session.say("read the notes")
    assert {request.tools for request in model.requests} == {tools.specs()}
    assert not any("All of the description" in text for text in await outputs(session))


async def test_a_servers_tool_that_fails_is_described_with_its_answer(tools: AgentToolbox) -> None:
    session = stage(calling(("crm__find", {"id": "7"})), tools, SMALL)
    await session.say("find the customer")
    [answer] = await outputs(session)
    assert answer.startswith("no such id")
    assert "Ids begin with C- and have six digits." in answer


async def test_a_call_that_permissions_cannot_read_is_described_too(tools: AgentToolbox) -> None:
    class Unreadable:
        async def permit(self, _session: str, _call: ToolCall) -> CallPermit:
            return CallPermit(False, "The call can't be run.", faulty=True)

    session = stage(calling(("read_file", UNFIT)), tools, SMALL)
    session.exchange(permission=Unreadable())
    await session.say("read the notes")
    [answer] = await outputs(session)
    assert unfolded_text(tools.specs()[:1]) in answer
    [returned] = [item for item in await session.journal() if isinstance(item, ToolReturned)]
    assert returned.outcome is Outcome.FAILED


async def test_a_model_that_turns_out_to_be_small_is_told_in_one_line_from_then_on(
    tools: AgentToolbox,
) -> None:
    model = Speaker(lambda _request: words("well"))
    session = stage(model, tools, USUAL)
    session.deps.models.handles[LlmRole.MAIN] = ModelHandle(
        LARGE, model, FakeWeigher(), lambda: LearnedCalibrator(LARGE)
    )
    await session.say(*("word " * 4_000 for _ in range(4)))
    model.answer = lambda request: (
        [ContextTooLong("Too long.", limit=SMALL, requested=SMALL + 1_000)]
        if request.tools == tools.specs()
        else words("well")
    )
    await session.say("another")
    assert [request.tools for request in model.requests[-2:]] == [
        tools.specs(),
        fold_tools(tools.specs(), SMALL),
    ]
