"""A turn keeps the tools it began with; what came meanwhile is met by the next one."""

from helix_desktop.domain.llm import StopReason, StreamFinished, ToolCallArrived
from helix_desktop.domain.messages import ToolCall, ToolSpec
from helix_desktop.domain.ports import ToolOutput
from tests.engine.stage import Stage, call
from tests.fakes.provider import ScriptedProvider, says


class Box:
    """Implements Toolbox: the tools there were when it was made."""

    def __init__(self, names: list[str]) -> None:
        self._specs = tuple(ToolSpec(name, "", "{}", reads_only=True) for name in names)
        self._names = names

    def specs(self) -> tuple[ToolSpec, ...]:
        return self._specs

    async def run(self, call: ToolCall) -> ToolOutput:
        # a server tells of another tool in the middle of the turn
        self._names.append("late")
        return ToolOutput(b"x", "")


async def test_a_tool_that_appears_reaches_the_next_turn_and_not_the_middle_of_one() -> None:
    asks = (ToolCallArrived(call("a")), StreamFinished(StopReason.TOOLS))
    provider = ScriptedProvider(asks, says("one"), says("two"))
    stage = Stage(provider)
    names = ["look"]
    stage.deps.make_toolbox = lambda _session: Box(names)
    await stage.say("go", "again")
    offered = [[spec.name for spec in request.tools] for request in provider.requests]
    assert offered == [["look"], ["look"], ["look", "late"]]
