"""A container whose endpoints are fakes, one open workspace, and what was said in it."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.settings import NAME_SESSIONS
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.events import AssistantReplied, Ending, Event, Recorded, TurnEnded
from helix_desktop.domain.llm import (
    ModelRequest,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
)
from helix_desktop.domain.messages import Text
from helix_desktop.domain.ports import Clock, Provider, Store, WebFetcher
from helix_desktop.domain.value import replace
from tests.app.vaults import FakeKeyring, FakeProviderFactory
from tests.fakes.clock import FakeClock
from tests.fakes.counter import FakeCounter
from tests.fakes.memory_store import FakeStore, SavedData


class Waiting:
    """Implements Provider: answers when it is told to."""

    def __init__(self) -> None:
        self.was_asked = asyncio.Event()
        self.free = asyncio.Event()

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        self.was_asked.set()
        await self.free.wait()
        yield TextDelta("from practice")
        yield StreamFinished(StopReason.ANSWERED)


class Place:
    """An application container whose endpoints are fakes, and one open workspace."""

    def __init__(
        self, base: Path, provider: Provider | None = None, *, web: WebFetcher | None = None
    ) -> None:
        self.folder = base / "project"
        self.folder.mkdir(exist_ok=True)
        self.paths = find_paths(base / "data")
        make_private_folders(self.paths)
        # each request is of the conversation
        self.paths.settings.write_text(json.dumps({NAME_SESSIONS: False}), "utf-8")
        self.ring = FakeKeyring()
        self.provider_factory = FakeProviderFactory()
        self.environ = dict[str, str]()
        self.store = FakeStore(FakeClock(), SavedData())
        parts = AppParts(
            store_opener=self._open,
            counter=lambda _paths: FakeCounter(),
            provider_factory=lambda: self.provider_factory,
            vault=lambda: self.ring,
            environ=self.environ,
            clock=FakeClock(),
        )
        if web is not None:
            parts = replace(parts, web=lambda _hosts: web)
        self.container = AppContainer(
            self.paths, replace(parts, provider=lambda: provider) if provider else parts
        )
        self.workspace = self.container.workspaces.for_folder(self.folder)

    async def _open(self, _folder: Path, _clock: Clock) -> Store:
        return self.store

    def saved(self) -> dict[str, str]:
        return self.container.workspaces.find(self.workspace.id).models


@asynccontextmanager
async def open_place(place: Place) -> AsyncIterator[OpenWorkspace]:
    """Open the place's workspace, and close it and the container at the end."""
    open_workspace = await place.container.open(place.workspace)
    try:
        yield open_workspace
    finally:
        await open_workspace.close()
        await place.container.close()


async def events(open_workspace: OpenWorkspace, session: SessionId) -> Sequence[Event]:
    return [
        item.event
        for item in await open_workspace.sessions.transcript(session)
        if isinstance(item, Recorded)
    ]


async def run_turn(
    open_workspace: OpenWorkspace, session: SessionId = NO_SESSION
) -> tuple[SessionId, str]:
    """Run a turn; return its session and the answer, or why there is none."""
    session = await open_workspace.send(session, "hello")
    await open_workspace.sessions.idle()
    last = (await events(open_workspace, session))[-2:]
    replies = [event for event in last if isinstance(event, AssistantReplied)]
    end = last[-1]
    assert isinstance(end, TurnEnded)
    if end.ending is Ending.FAILED:
        return session, end.detail
    return session, "".join(part.text for part in replies[0].parts if isinstance(part, Text))
