"""A workspace's guests as providers of models, and the toolbox that hands out their outputs.

`turn_start.py` starts a guest's turn, and is imported when the first one begins.
"""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from helix_desktop.app.feature import ProgramParts
from helix_desktop.app.models.provider_ports import Pictures
from helix_desktop.app.sessions.slash_commands import PromptOffer
from helix_desktop.app.source_formats.bounded_reading import JsonObject, text_at
from helix_desktop.context.texts.plain_text import clip
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.domain.errors import RequestRefused
from helix_desktop.domain.live_events import Live, TurnFinished
from helix_desktop.domain.llm import ModelRequest, ProviderEvent, Usage
from helix_desktop.domain.messages import ToolCall, ToolSpec
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.engine.call_notices import STOPPED_GUEST_CALL
from helix_desktop.engine.session_deps import SessionDeps, Sessions
from helix_desktop.features.guests.guest_programs import GuestPrograms

if TYPE_CHECKING:
    from helix_desktop.features.guests.guest_turn import GuestModel, GuestTurn
    from helix_desktop.features.guests.turn_start import TurnStarter

MAX_COMMANDS = 200
MAX_DESCRIPTION_CHARS = 500
_NAME = re.compile(r"[\w:.-]{1,80}")


Learn = Callable[[Endpoint, "Sequence[GuestModel]", str, int], None]
"""Notes the models that a guest offers, and the window of one of them."""


CostOf = Callable[[str, str, Usage | None], float | None]
"""Returns the cost of a request to a vendor's model in US dollars, None if it is unknown."""


class Guests:
    """All guests of one workspace."""

    def __init__(
        self,
        sessions: Sessions,
        places: ProgramParts,
        *,
        programs: GuestPrograms,
        environ: Mapping[str, str],
        learn: Learn,
        records: Callable[[], bool],
        cost_of: CostOf,
        pictures: Pictures,
    ) -> None:
        """`places` says where the programs of sessions run."""
        self._sessions, self.places, self.programs = sessions, places, programs
        self.environ, self._learn, self.pictures = environ, learn, pictures
        self.records, self.cost_of = records, cost_of
        self._turns: dict[SessionId, GuestTurn] = {}
        """The turns that the engine takes."""
        self._starter: TurnStarter | None = None
        self._commands: Mapping[str, PromptOffer] = {}

    @property
    def deps(self) -> SessionDeps:
        return self._sessions()

    def offers(self) -> Sequence[PromptOffer]:
        """Return the commands that a guest offered last."""
        return tuple(self._commands.values())

    def provider(self, endpoint: Endpoint) -> "GuestProvider":
        return GuestProvider(self, endpoint)

    def toolbox(self, session: SessionId) -> "GuestToolbox":
        return GuestToolbox(self, session)

    def note_models(
        self, endpoint: Endpoint, models: "Sequence[GuestModel]", used: str, window: int
    ) -> None:
        work = asyncio.to_thread(self._learn, endpoint, models, used, window)
        self.deps.base.supervisor.spawn(work, f"models of {endpoint.id}")

    def note_commands(self, endpoint: Endpoint, commands: Sequence[JsonObject]) -> None:
        self._commands = {
            name: PromptOffer(
                name,
                endpoint.name,
                clip(text_at(command, "description"), MAX_DESCRIPTION_CHARS),
                clip(text_at(command, "input", "hint"), MAX_DESCRIPTION_CHARS),
            )
            for command in commands[:MAX_COMMANDS]
            if _NAME.fullmatch(name := text_at(command, "name"))
        }

    def turn_of(self, session: SessionId) -> "GuestTurn | None":
        return self._turns.get(session)

    def take(self, event: Live) -> None:
        """Take an event of the bus."""
        # a turn may end for reasons of the engine's, for instance a budget
        if isinstance(event, TurnFinished) and (turn := self._turns.get(event.session)):
            turn.stop()

    async def events(
        self, endpoint: Endpoint, request: ModelRequest
    ) -> AsyncIterator[ProviderEvent]:
        """Yield the events of one step of a guest's turn, which begins with its first step."""
        session = SessionId(request.session)
        journal = self.deps.base.journals.get(session)
        if journal is None or not journal.history.running:
            raise RequestRefused(
                "{agent} answers only messages of its own sessions.",
                "Choose another model for this.",
                agent=endpoint.name,
            )
        turn = self._turns.get(session)
        if turn is None or turn.left.is_set():
            if turn is not None:
                await turn.over.wait()
            if self._starter is None:
                # lazy: few workspaces have a guest, and all open quicker without this
                await asyncio.to_thread(import_module, "helix_desktop.features.guests.turn_start")
                from helix_desktop.features.guests.turn_start import TurnStarter  # noqa: PLC0415

                # not one for each of the guests that began meanwhile
                self._starter = self._starter or TurnStarter(self)
            turn = self._turns[session] = await self._starter.start(endpoint, request)
            work = self._run_turn(session, turn)
            self.deps.base.supervisor.spawn(work, f"turn of {endpoint.id}")
        try:
            async for event in turn.step():
                yield event
        except asyncio.CancelledError:
            await end_turn(turn)
            raise

    async def _run_turn(self, session: SessionId, turn: "GuestTurn") -> None:
        """Run a turn; it is kept until the engine has taken all of it."""
        await turn.run()
        await turn.left.wait()
        if self._turns.get(session) is turn:
            del self._turns[session]


async def end_turn(turn: "GuestTurn") -> None:
    """Stop a guest, and wait for the end of its program: what it did is not lost."""
    turn.stop()
    while not turn.over.is_set():
        with contextlib.suppress(asyncio.CancelledError):
            await turn.over.wait()


class GuestProvider:
    """The implementation of Provider by a guest."""

    def __init__(self, guests: Guests, endpoint: Endpoint) -> None:
        self._guests, self._endpoint = guests, endpoint

    def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        return self._guests.events(self._endpoint, request)


class GuestToolbox:
    """The toolbox of a session with a guest, which runs its calls itself."""

    def __init__(self, guests: Guests, session: SessionId) -> None:
        self._guests, self._session = guests, session

    def specs(self) -> tuple[ToolSpec, ...]:
        return ()

    async def run(self, call: ToolCall) -> ToolOutput:
        turn = self._guests.turn_of(self._session)
        if turn is None:
            return ToolOutput(STOPPED_GUEST_CALL, call.tool, failed=True, ours=True)
        try:
            return await self._guests.places.screened(
                self._session, call, await turn.result(call.id)
            )
        except asyncio.CancelledError:
            await end_turn(turn)
            raise
