"""A house whose endpoints are fakes, one open workspace, and what was said in it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import replace
from pathlib import Path

from helix_desktop.app.desk import Desk
from helix_desktop.app.paths import make_private, paths_for
from helix_desktop.app.wiring import House, Parts
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.events import (
    AssistantReplied,
    Ending,
    Event,
    Recorded,
    TurnEnded,
)
from helix_desktop.domain.llm import (
    Finished,
    ProviderEvent,
    Request,
    StopReason,
    TextDelta,
)
from helix_desktop.domain.message import Text
from helix_desktop.domain.ports import Attic, Clock, Provider, Web
from tests.app.vaults import FakeSpeech, Ring
from tests.fakes.attic import FakeAttic, Loft
from tests.fakes.clock import FakeClock
from tests.fakes.counter import FakeCounter


class Waiting:
    """Implements Provider: answers when it is told to."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.free = asyncio.Event()

    async def stream(self, request: Request) -> AsyncIterator[ProviderEvent]:
        self.asked.set()
        await self.free.wait()
        yield TextDelta("from practice")
        yield Finished(StopReason.ANSWERED)


class Place:
    """A house whose endpoints are fakes, and one open workspace."""

    def __init__(
        self, base: Path, provider: Provider | None = None, *, web: Web | None = None
    ) -> None:
        (base / "project").mkdir(exist_ok=True)
        self.paths = paths_for(base / "data")
        make_private(self.paths)
        self.ring, self.speech, self.environ = Ring(), FakeSpeech(), dict[str, str]()
        self.attic = FakeAttic(FakeClock(), Loft())
        parts = Parts(
            open_attic=self._open,
            counter=lambda _paths: FakeCounter(),
            speech=lambda: self.speech,
            vault=lambda: self.ring,
            environ=self.environ,
            clock=FakeClock(),
        )
        if web is not None:
            parts = replace(parts, web=lambda _hosts: web)
        self.house = House(
            self.paths, replace(parts, provider=lambda: provider) if provider else parts
        )
        self.workspace = self.house.workspaces.for_folder(base / "project")

    async def _open(self, _folder: Path, _clock: Clock) -> Attic:
        return self.attic

    def saved(self) -> dict[str, str]:
        return self.house.workspaces.find(self.workspace.id).models


def played(place: Place, story: Callable[[Desk], Awaitable[None]]) -> None:
    async def play() -> None:
        desk = await place.house.open(place.workspace)
        try:
            await story(desk)
        finally:
            await desk.close()
            await place.house.close()

    asyncio.run(play())


async def events(desk: Desk, session: SessionId) -> Sequence[Event]:
    return [item.event for item in await desk.transcript(session) if isinstance(item, Recorded)]


async def said(desk: Desk, session: SessionId = NO_SESSION) -> tuple[SessionId, str]:
    """A turn, and what was answered or why not."""
    session = await desk.send(session, "hello")
    await desk.idle()
    last = (await events(desk, session))[-2:]
    replies = [event for event in last if isinstance(event, AssistantReplied)]
    end = last[-1]
    assert isinstance(end, TurnEnded)
    if end.ending is Ending.FAILED:
        return session, end.detail
    return session, "".join(part.text for part in replies[0].parts if isinstance(part, Text))
