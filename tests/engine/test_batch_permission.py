"""What is not permitted does not run; the agent is told plainly, and all else goes on."""

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.events import Ending, Outcome, ToolReturned, TurnEnded
from helix_desktop.domain.live import CallBegan
from helix_desktop.domain.llm import CallMade, Finished, StopReason
from helix_desktop.domain.message import ToolCall, ToolResult
from helix_desktop.domain.permission import ALLOWED, Permit
from helix_desktop.domain.ports import ToolOutput
from tests.engine.stage import Stage, call, play
from tests.fakes.provider import ScriptedProvider, says

CALLS = (call("a"), call("b", tool="change"), call("c", tool="nowhere"))
ASKS = (*(CallMade(each) for each in CALLS), Finished(StopReason.TOOLS))


class NoChanges:
    """Lets everything run but `change`."""

    async def permit(self, session: SessionId, call: ToolCall) -> Permit:
        return Permit(False, "[not run] No.") if call.tool == "change" else ALLOWED


def outcomes() -> tuple[Stage, dict[str, Outcome], list[str]]:
    ran: list[str] = []

    async def run(made: ToolCall) -> ToolOutput:
        ran.append(made.id)
        return ToolOutput(b"done", "", failed=made.tool == "nowhere")

    async def story() -> tuple[Stage, dict[str, Outcome]]:
        stage = Stage(ScriptedProvider(ASKS, says("done")), run=run)
        stage.equipment.permission = NoChanges()
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
    assert [item.call.id for item in stage.seen if isinstance(item, CallBegan)] == ["a", "c"]


def test_the_agent_reads_why_a_call_did_not_run() -> None:
    stage, _, _ = outcomes()
    provider = stage.equipment.main.provider
    assert isinstance(provider, ScriptedProvider)
    parts = [part for message in provider.requests[1].messages for part in message.parts]
    [denied] = [part for part in parts if isinstance(part, ToolResult) and part.call == "b"]
    assert denied.failed
    assert denied.text == "[not run] No."
