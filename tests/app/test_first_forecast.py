"""The first request in a new workspace is expected as the model counted in other workspaces."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.settings import NAME_SESSIONS
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.llm import LlmRole
from helix_desktop.providers.models.endpoints import OwnEndpoint
from helix_desktop.providers.models.model_catalog import OwnModel
from tests.app.vaults import FakeKeyring
from tests.system.peers.fault_modes import well
from tests.system.peers.fault_server import Answer, FaultServer, Received
from tests.system.prove.dialect_says import chat

SENTENCE = "The parser reads one line after the other and stops at the first empty one. "
TURNS = 12


class LetterCounter(FaultServer):
    """A model server that counts a token for each three letters of a request, tools included."""

    def __init__(self) -> None:
        super().__init__()
        self.counts: list[int] = []

    def answer(self, received: Received) -> Answer:
        self.counts.append(len(received.body) // 3)
        say = chat([SENTENCE], (), input_tokens=self.counts[-1])
        return lambda talk: well(talk, say)


@asynccontextmanager
async def opened(data: Path, folder: Path, server: LetterCounter) -> AsyncIterator[OpenWorkspace]:
    """Open a workspace in an application of its own, as a later start does."""
    paths = find_paths(data)
    make_private_folders(paths)
    container = AppContainer(paths, AppParts(vault=FakeKeyring, environ={}))
    container.settings.set(NAME_SESSIONS, False)
    models = await container.models()
    models.add_endpoint(OwnEndpoint("own", DialectId.OPENAI_CHAT, server.url, needs_key=False))
    models.edit(OwnModel("own", "letters", window=100_000, max_output=4_000))
    workspace = await container.open(container.workspaces.for_folder(folder))
    await workspace.choose_model(LlmRole.MAIN, "own/letters")
    try:
        yield workspace
    finally:
        await workspace.close()
        await container.close()


async def test_the_first_forecast_of_a_new_workspace_is_what_the_model_then_counts(
    tmp_path: Path,
) -> None:
    folders = [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
    async with LetterCounter() as server:
        async with opened(tmp_path / "data", folders[0], server) as workspace:
            session = NO_SESSION
            for turn in range(TURNS):
                session = await workspace.send(session, f"{turn}: {SENTENCE * 20}")
                await workspace.sessions.idle()
        async with opened(tmp_path / "data", folders[1], server) as workspace:
            draft = SENTENCE * 5
            shown = await workspace.requests.next(NO_SESSION, draft)
            space = await workspace.requests.space(NO_SESSION, draft)
            await workspace.send(NO_SESSION, draft)
            await workspace.sessions.idle()
    true = server.counts[-1]
    assert shown.tokens == pytest.approx(true, rel=0.03)
    assert space.tokens == pytest.approx(true, rel=0.03)
