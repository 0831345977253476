"""Handing a task to a SubAgent: its work stays out of this window, its result comes back."""

from typing import Annotated

from msgspec import Meta, Struct

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.message import ToolSpec
from helix_desktop.domain.ports import Delegates, ToolOutput
from helix_desktop.tools.arguments import parallel_spec, parsed


class SubAgentArguments(Struct):
    """Arguments of SubAgent."""

    task: Annotated[str, Meta(min_length=1, description="What to do and what to report.")]
    context: Annotated[
        str, Meta(description="What it has to know: it sees nothing of this conversation.")
    ] = ""


class SubAgent:
    """A session of its own for one task."""

    spec: ToolSpec = parallel_spec(
        "SubAgent",
        "Hand a task to a SubAgent with a window of its own and the same tools. Only its answer "
        "comes back, with a [HISTORY] digest of all it did. Several in one reply work in parallel.",
        SubAgentArguments,
    )

    def __init__(self, session: SessionId, delegates: Delegates) -> None:
        self._session = session
        self._delegates = delegates

    async def run(self, arguments: str) -> ToolOutput:
        asked = parsed(SubAgentArguments, arguments)
        task = f"{asked.task}\n\n{asked.context}".rstrip()
        return await self._delegates.work(self._session, task)
