"""The open workspace over the real engine and tools, the practice model, and a store in memory."""

import asyncio
import gc
import shutil
import weakref
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.context.texts.prompts import DEFAULT_SYSTEM_PROMPT, SUBAGENT
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.errors import WorkspaceError
from helix_desktop.domain.events import Ending, Outcome, Recorded, ToolReturned, TurnEnded
from helix_desktop.domain.live_events import HealthChanged, Journaled, Live, TurnRunning
from helix_desktop.domain.llm import (
    ModelRequest,
    ProviderEvent,
    StopReason,
    StreamFinished,
    ToolCallArrived,
)
from helix_desktop.domain.messages import Role, ToolCall
from helix_desktop.domain.ports import (
    Clock,
    Provider,
    Store,
    StoreHealth,
    Transaction,
    TransactionReceipt,
)
from helix_desktop.providers.practice.practice_model import PracticeModel
from tests.fakes.clock import FakeClock
from tests.fakes.counter import FakeCounter
from tests.fakes.memory_store import FakeStore, SavedData
from tests.fakes.provider import Script
from tests.fakes.speaker import Speaker, words


class SlowStore(FakeStore):
    """Commits at once, and tells it only after a while, as a thread does on a busy machine."""

    async def commit(self, step: Transaction) -> TransactionReceipt:
        receipt = await super().commit(step)
        for _ in range(20):
            await asyncio.sleep(0)
        return receipt


def container_on(
    tmp_path: Path,
    saved_data: SavedData,
    provider: Callable[[], Provider] = PracticeModel,
    kind: type[FakeStore] = FakeStore,
) -> tuple[AppContainer, list[FakeStore]]:
    stores: list[FakeStore] = []

    async def store_opener(_folder: Path, clock: Clock) -> Store:
        stores.append(kind(clock, saved_data))
        return stores[-1]

    paths = find_paths(tmp_path / "data")
    make_private_folders(paths)
    parts = AppParts(
        store_opener=store_opener,
        counter=lambda _paths: FakeCounter(),
        provider=provider,
        clock=FakeClock(),
    )
    return AppContainer(paths, parts), stores


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    folder.mkdir()
    (folder / "README.md").write_text("# Ledger\n\nBooks orders.\n")
    return folder


@asynccontextmanager
async def open_project(
    project: Path,
    *,
    provider: Callable[[], Provider] = PracticeModel,
    saved_data: SavedData | None = None,
    kind: type[FakeStore] = FakeStore,
) -> AsyncIterator[tuple[OpenWorkspace, FakeStore]]:
    """Open a project, and close it and the container at the end."""
    container, stores = container_on(project.parent, saved_data or SavedData(), provider, kind)
    open_workspace = await container.open(container.workspaces.for_folder(project))
    yield open_workspace, stores[0]
    await open_workspace.close()
    await container.close()


@pytest.fixture
@asynccontextmanager
async def open_workspace(project: Path) -> AsyncIterator[OpenWorkspace]:
    async with open_project(project) as (opened, _store):
        yield opened


async def test_a_transcript_has_no_event_that_is_published_only_later(project: Path) -> None:
    async with open_project(project, kind=SlowStore) as (open_workspace, _store):
        numbers: list[int] = []

        def hear(event: Live) -> None:
            if isinstance(event, Journaled):
                numbers.append(event.recorded.seq)

        leave = open_workspace.subscribe(hear)
        session = await open_workspace.send(NO_SESSION, "Summarise this project")
        while open_workspace.sessions.running(session):
            items = await open_workspace.sessions.transcript(session)
            assert items[-1].seq <= numbers[-1]
            await asyncio.sleep(0)
        leave()


async def test_a_message_runs_tools_and_everything_is_kept(
    open_workspace: OpenWorkspace, project: Path
) -> None:
    updates: list[Live] = []
    leave = open_workspace.subscribe(updates.append)
    session = await open_workspace.send(NO_SESSION, "Summarise this project")
    assert open_workspace.sessions.running(session)
    await open_workspace.sessions.idle()
    leave()
    items = [
        item
        for item in await open_workspace.sessions.transcript(session)
        if isinstance(item, Recorded)
    ]
    assert isinstance(items[-1].event, TurnEnded)
    assert items[-1].event.ending is Ending.DONE
    assert [item.recorded for item in updates if isinstance(item, Journaled)] == items
    page = await open_workspace.cache.entries()
    returned = [i.event for i in items if isinstance(i.event, ToolReturned)]
    assert {entry.digest for entry in page.entries} == {event.content for event in returned}
    assert all(entry.tokens for entry in page.entries)
    assert (await open_workspace.cache.totals()).entries == len(page.entries)
    assert "Ledger" in await open_workspace.cache.preview(returned[1].content, 1_000)
    assert [head.title for head in await open_workspace.sessions.all()] == [
        "Summarise this project"
    ]


async def test_sessions_are_listed_newest_first_and_keep_apart(
    open_workspace: OpenWorkspace,
) -> None:
    first = await open_workspace.send(NO_SESSION, "one")
    await open_workspace.sessions.idle()
    second = await open_workspace.send(NO_SESSION, "two")
    await open_workspace.sessions.idle()
    assert [head.id for head in await open_workspace.sessions.all()] == [second, first]
    await open_workspace.send(first, "again")
    await open_workspace.sessions.idle()
    assert [head.id for head in await open_workspace.sessions.all()] == [first, second]
    assert second > first


async def test_the_store_s_health_is_heard(project: Path) -> None:
    async with open_project(project) as (open_workspace, store):
        updates: list[Live] = []
        open_workspace.subscribe(updates.append)
        store.become(StoreHealth.FULL)
        assert updates == [HealthChanged(StoreHealth.FULL)]
        assert open_workspace.health is StoreHealth.FULL


async def test_a_folder_that_is_gone_is_told_before_the_store_is_opened(
    tmp_path: Path, project: Path
) -> None:
    container, stores = container_on(tmp_path, SavedData())
    workspace = container.workspaces.for_folder(project)
    await asyncio.to_thread(shutil.rmtree, project)
    with pytest.raises(WorkspaceError, match="Can't open the folder"):
        await container.open(workspace)
    assert stores == []


async def test_the_agent_recalls_what_stands_behind_a_marker(project: Path) -> None:
    async with open_project(project) as (open_workspace, store):
        session = await open_workspace.send(NO_SESSION, "read README.md")
        await open_workspace.sessions.idle()
        [entry] = (await open_workspace.cache.entries()).entries
        await open_workspace.send(session, f"recall {entry.digest[:12]} lines 1-1")
        await open_workspace.sessions.idle()
        await open_workspace.send(session, f"please recall {entry.digest}")
        await open_workspace.sessions.idle()
        items = [
            item.event
            for item in await open_workspace.sessions.transcript(session)
            if isinstance(item, Recorded)
        ]
        read, part, full = [event for event in items if isinstance(event, ToolReturned)]
        assert (part.tool, part.outcome) == ("recall_cached_content", Outcome.OK)
        assert part.what == "lines 1-1 of read_file · README.md"
        assert (await store.get(part.content)).startswith(b"1\t1\t# Ledger")
        assert full.content == read.content
        again = await open_workspace.cache.entry(entry.digest)
        assert (again.recalls, again.seen) == (2, 2)
        assert len((await open_workspace.cache.entries()).entries) == 2


async def test_the_model_is_told_what_the_marks_mean_and_given_what_recalls(project: Path) -> None:
    requests: list[ModelRequest] = []

    class Listening(PracticeModel):
        """Keeps what it is asked."""

        def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
            requests.append(request)
            return super().stream(request)

    async with open_project(project, provider=Listening) as (open_workspace, _store):
        await open_workspace.send(NO_SESSION, "list .")
        await open_workspace.sessions.idle()
        assert DEFAULT_SYSTEM_PROMPT in requests[0].messages[0].text
        names = {spec.name for spec in requests[0].tools}
        assert names >= {
            "recall_cached_content",
            "recall_history",
            "search_history",
            "search_cached_content",
            "SubAgent",
        }


def hands_out(child: Script, last: str) -> Speaker:
    """A model that gives its task to a subagent, which answers with `child`."""

    def answer(request: ModelRequest) -> Script:
        if any(SUBAGENT in message.text for message in request.messages):
            return child
        if request.messages[-1].role is Role.TOOL:
            return words(last)
        call = ToolCallArrived(ToolCall("c", "SubAgent", '{"task":"count the files"}'))
        return (call, StreamFinished(StopReason.TOOLS))

    return Speaker(answer)


async def test_a_subagents_session_is_no_conversation_but_a_child_of_one(project: Path) -> None:
    async with open_project(project, provider=lambda: hands_out(words("counted: 3"), "three")) as (
        open_workspace,
        _store,
    ):
        updates: list[Live] = []
        open_workspace.subscribe(updates.append)
        session = await open_workspace.send(NO_SESSION, "how many?")
        await open_workspace.sessions.idle()
        [child] = await open_workspace.sessions.children(session)
        assert (child.title, child.parent) == ("count the files", session)
        assert [head.id for head in await open_workspace.sessions.all()] == [session]
        assert child.id > session
        assert not open_workspace.sessions.running(child.id)
        assert child.id in {item.session for item in updates if isinstance(item, TurnRunning)}
        assert await open_workspace.sessions.children(child.id) == []


async def test_a_closed_workspace_frees_its_sessions_before_any_garbage_collection(
    project: Path,
) -> None:
    container, _ = container_on(project.parent, SavedData())
    open_workspace = await container.open(container.workspaces.for_folder(project))
    session = await open_workspace.send(NO_SESSION, "Summarise this project")
    await open_workspace.sessions.settled(session)
    window = weakref.ref(open_workspace.sessions.of(session).session_window)
    gc.disable()
    try:
        await open_workspace.close()
        await asyncio.sleep(0)
        assert window() is None
    finally:
        gc.enable()
    await container.close()
