"""The tool SubAgent: hands a task to a subagent, and returns its answer."""

from collections.abc import Callable, Sequence
from typing import Annotated

from msgspec import Meta, Struct

from helix_desktop.context.texts.plain_text import defuse
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.ports import SubAgentRunner, ToolOutput
from helix_desktop.domain.subagent_definition import SubAgentDefinition
from helix_desktop.tools.tool import decode_arguments, tool_spec

SUBAGENT_NAME = "SubAgent"


class SubAgentArguments(Struct):
    """The arguments of SubAgent."""

    task: Annotated[str, Meta(min_length=1, description="What to do and what to report.")]
    context: Annotated[
        str, Meta(description="What it has to know: it sees nothing of this conversation.")
    ] = ""


class NamedArguments(SubAgentArguments):
    """The arguments of SubAgent where agents are defined."""

    agent: Annotated[
        str, Meta(description="One of the agents named above; none: one like yourself.")
    ] = ""


ABOUT = (
    "Hand a task to a SubAgent with a window of its own and the same tools. Only its answer "
    "comes back, with a [HISTORY] digest of all it did. Several in one reply work in parallel."
)
AGENTS = (
    "Agents that this project or the user has defined, with instructions of their own; the "
    "user may ask for one as @name:"
)


class SubAgent:
    """The tool that runs a task in a session of its own."""

    spec: ToolSpec = tool_spec(SUBAGENT_NAME, ABOUT, SubAgentArguments)

    def __init__(
        self,
        session: SessionId,
        delegates: SubAgentRunner,
        agents: Sequence[SubAgentDefinition] = (),
        *,
        may_use: Callable[[SubAgentDefinition], bool] = lambda _agent: True,
    ) -> None:
        """Prepare the tool; `agents` are the definitions in the order shown to the model."""
        self._session, self._delegates = session, delegates
        self._agents = {agent.name.casefold(): agent for agent in agents}
        self._may_use = may_use
        if agents:
            lines = (f"- {agent.name}: {defuse(agent.about)}" for agent in agents)
            about = "\n".join((ABOUT, AGENTS, *lines))
            self.spec = tool_spec(SUBAGENT_NAME, about, NamedArguments)

    async def run(self, arguments: str) -> ToolOutput:
        request = decode_arguments(NamedArguments, arguments)
        task = f"{request.task}\n\n{request.context}".rstrip()
        agent = None
        if name := request.agent.strip():
            agent = self._agents.get(name.casefold())
            if agent is None:
                known = ", ".join(agent.name for agent in self._agents.values()) or "none"
                raise ToolError(
                    "There is no agent {name}.",
                    "Agents: {known}.",
                    name=f"{name!r:.80}",
                    known=known,
                )
            if not self._may_use(agent):
                raise ToolError(
                    "The agent {found} is not used: the folder is not trusted.", found=agent.name
                )
        return await self._delegates.work(self._session, task, agent)
