"""What is not permitted does not run; the agent is told plainly, and all else goes on."""

import json

import pytest

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.events import AssistantReplied, Ending, Outcome, ToolReturned, TurnEnded
from helix_desktop.domain.live_events import ToolCallStarted
from helix_desktop.domain.llm import StopReason, StreamFinished, ToolCallArrived
from helix_desktop.domain.messages import ToolCall, ToolResult
from helix_desktop.domain.permission import ALLOWED, CallPermit
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.engine.tool_batch import EDITED
from tests.engine.stage import Stage, call, play
from tests.fakes.model_handle import TEST_LLM
from tests.fakes.provider import ScriptedProvider, says

CALLS = (call("a"), call("b", tool="change"), call("c", tool="nowhere"))
ASKS = (*(ToolCallArrived(each) for each in CALLS), StreamFinished(StopReason.TOOLS))


class NoChanges:
    """Lets everything run but `change`."""

    async def permit(self, session: SessionId, call: ToolCall) -> CallPermit:
        return CallPermit(False, "[not run] No.") if call.tool == "change" else ALLOWED


def outcomes() -> tuple[Stage, dict[str, Outcome], list[str]]:
    ran: list[str] = []

    async def run(made: ToolCall) -> ToolOutput:
        ran.append(made.id)
        return ToolOutput(b"done", "", failed=made.tool == "nowhere")

    async def story() -> tuple[Stage, dict[str, Outcome]]:
        stage = Stage(ScriptedProvider(ASKS, says("done")), run=run)
        stage.deps.permission = NoChanges()
        events = await stage.turn()
        end = events[-1]
        assert isinstance(end, TurnEnded)
        assert end.ending is Ending.DONE
        return stage, {e.call: e.outcome for e in events if isinstance(e, ToolReturned)}

    stage, found = play(story())
    return stage, found, ran


def test_what_is_permitted_runs_and_the_rest_is_denied_without_running() -> None:
    stage, found, ran = outcomes()
    assert found == {"a": Outcome.OK, "b": Outcome.DENIED, "c": Outcome.FAILED}
    assert ran == ["a", "c"]
    assert [item.call.id for item in stage.seen if isinstance(item, ToolCallStarted)] == ["a", "c"]


def test_the_agent_reads_why_a_call_did_not_run() -> None:
    stage, _, _ = outcomes()
    provider = stage.deps.main.provider
    assert isinstance(provider, ScriptedProvider)
    parts = [part for message in provider.requests[1].messages for part in message.parts]
    [denied] = [part for part in parts if isinstance(part, ToolResult) and part.call == "b"]
    assert denied.failed
    assert denied.text == "[not run] No."


class Changes:
    """Has another command run in place of each."""

    async def permit(self, session: SessionId, call: ToolCall) -> CallPermit:
        return CallPermit(True, command="make check")


async def test_what_the_person_wrote_runs_and_both_are_journaled_and_told() -> None:
    ran: list[str] = []
    asked = ToolCall("a", call("a").tool, '{"command": "make"}')

    async def run(made: ToolCall) -> ToolOutput:
        ran.append(made.arguments)
        return ToolOutput(b"done", "")

    script = (ToolCallArrived(asked), StreamFinished(StopReason.TOOLS))
    stage = Stage(ScriptedProvider(script, says("done")), run=run)
    stage.deps.permission = Changes()
    events = await stage.turn()
    [reply] = [e for e in events if isinstance(e, AssistantReplied) and e.parts == (asked,)]
    [returned] = [e for e in events if isinstance(e, ToolReturned)]
    assert (reply.parts[0], returned.ran) == (asked, "make check")
    assert ran == ['{"command": "make check"}']
    provider = stage.deps.main.provider
    assert isinstance(provider, ScriptedProvider)
    parts = [part for message in provider.requests[1].messages for part in message.parts]
    [result] = [part for part in parts if isinstance(part, ToolResult)]
    assert result.text == f"{EDITED} make check\n\ndone"


class Faulty:
    """Finds that no call can be run."""

    async def permit(self, session: SessionId, call: ToolCall) -> CallPermit:
        return CallPermit(False, "[not run] Truncated.", faulty=True)


@pytest.mark.parametrize("reason", [StopReason.LENGTH, StopReason.TOOLS])
async def test_the_agent_reads_that_its_reply_was_cut_off_inside_a_call(reason: StopReason) -> None:
    made = (*(ToolCallArrived(each) for each in CALLS[:2]), StreamFinished(reason))
    stage = Stage(ScriptedProvider(made, says("done")))
    stage.deps.permission = Faulty()
    events = await stage.turn()
    returned = [each for each in events if isinstance(each, ToolReturned)]
    assert [each.outcome for each in returned] == [Outcome.FAILED] * 2
    first, last = [(await stage.store.get(each.content)).decode() for each in returned]
    assert first == "[not run] Truncated."
    assert ("limit of" in last and "several parts" in last) == (reason is StopReason.LENGTH)


async def test_a_call_that_did_not_run_is_named_by_what_it_meant_without_the_text_it_brought() -> (
    None
):
    arguments = json.dumps({"path": "notes.md", "content": "the whole text of the file"})
    asks = (
        ToolCallArrived(ToolCall("w", "change", arguments)),
        StreamFinished(StopReason.TOOLS),
    )
    stage = Stage(ScriptedProvider(asks, says("done")))
    stage.deps.permission = NoChanges()
    [returned] = [each for each in await stage.turn() if isinstance(each, ToolReturned)]
    assert (returned.outcome, returned.what) == (Outcome.DENIED, "notes.md")
    counted = await stage.store.token_count(returned.content, TEST_LLM.encoding)
    assert counted == returned.tokens, "what the model is told takes room, too"
    assert returned.tokens
