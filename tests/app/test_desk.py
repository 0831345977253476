"""The desk over the real engine and tools, the practice model, and an attic in memory."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from helix_desktop.app.desk import Desk
from helix_desktop.app.paths import make_private, paths_for
from helix_desktop.app.wiring import House, Parts
from helix_desktop.context.texts.prompts import MARKS, SUBAGENT
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.errors import EngineError, WorkspaceError
from helix_desktop.domain.events import Ending, Outcome, Recorded, ToolReturned, TurnEnded
from helix_desktop.domain.live import HealthChanged, Journaled, Live, TextArrived, TurnOpened
from helix_desktop.domain.llm import (
    CallMade,
    Finished,
    ProviderEvent,
    Request,
    StopReason,
    TextDelta,
)
from helix_desktop.domain.message import Role, ToolCall
from helix_desktop.domain.ports import Attic, Clock, Provider, StoreHealth
from helix_desktop.providers.practice.model import PracticeModel
from tests.engine.stage import until
from tests.fakes.attic import FakeAttic, Loft
from tests.fakes.clock import FakeClock
from tests.fakes.counter import FakeCounter
from tests.fakes.provider import HANG, Script, ScriptedProvider
from tests.fakes.speaker import USED, Speaker, words


def house_on(
    tmp_path: Path, loft: Loft, provider: Callable[[], Provider] = PracticeModel
) -> tuple[House, list[FakeAttic]]:
    attics: list[FakeAttic] = []

    async def open_attic(_folder: Path, clock: Clock) -> Attic:
        attics.append(FakeAttic(clock, loft))
        return attics[-1]

    paths = paths_for(tmp_path / "data")
    make_private(paths)
    parts = Parts(
        open_attic=open_attic,
        counter=lambda _paths: FakeCounter(),
        provider=provider,
        clock=FakeClock(),
    )
    return House(paths, parts), attics


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    folder.mkdir()
    (folder / "README.md").write_text("# Ledger\n\nBooks orders.\n")
    return folder


def on_desk(
    tmp_path: Path,
    project: Path,
    story: Callable[[Desk, FakeAttic], Awaitable[None]],
    *,
    provider: Callable[[], Provider] = PracticeModel,
) -> Loft:
    loft = Loft()

    async def play() -> None:
        house, attics = house_on(tmp_path, loft, provider)
        desk = await house.open(house.workspaces.for_folder(project))
        await story(desk, attics[0])
        await desk.close()
        await house.close()

    asyncio.run(play())
    return loft


def test_a_message_runs_tools_and_everything_is_kept(tmp_path: Path, project: Path) -> None:
    async def story(desk: Desk, attic: FakeAttic) -> None:
        heard: list[Live] = []
        leave = desk.subscribe(heard.append)
        session = await desk.send(NO_SESSION, "Summarise this project")
        assert desk.running(session)
        await desk.idle()
        leave()
        items = [item for item in await desk.transcript(session) if isinstance(item, Recorded)]
        assert isinstance(items[-1].event, TurnEnded)
        assert items[-1].event.ending is Ending.DONE
        assert [item.recorded for item in heard if isinstance(item, Journaled)] == items
        page = await desk.entries()
        returned = [i.event for i in items if isinstance(i.event, ToolReturned)]
        assert {entry.digest for entry in page.entries} == {event.content for event in returned}
        assert all(entry.tokens for entry in page.entries)
        assert (await desk.totals()).entries == len(page.entries)
        assert "Ledger" in await desk.preview(returned[1].content, 1_000)
        assert [head.title for head in await desk.sessions()] == ["Summarise this project"]

    on_desk(tmp_path, project, story)


def test_sessions_are_listed_newest_first_and_keep_apart(tmp_path: Path, project: Path) -> None:
    async def story(desk: Desk, attic: FakeAttic) -> None:
        first = await desk.send(NO_SESSION, "one")
        await desk.idle()
        second = await desk.send(NO_SESSION, "two")
        await desk.idle()
        assert [head.id for head in await desk.sessions()] == [second, first]
        await desk.send(first, "again")
        await desk.idle()
        assert [head.id for head in await desk.sessions()] == [first, second]
        assert second > first

    on_desk(tmp_path, project, story)


def test_closing_in_the_middle_of_a_turn_writes_its_end(tmp_path: Path, project: Path) -> None:
    async def story(desk: Desk, attic: FakeAttic) -> None:
        await desk.send(NO_SESSION, "Summarise this project")

    endless = ScriptedProvider((TextDelta("It books"), HANG))
    loft = on_desk(tmp_path, project, story, provider=lambda: endless)

    async def look() -> None:
        attic = FakeAttic(FakeClock(), loft)
        items = await attic.events((await attic.sessions())[0].id)
        last = items[-1]
        assert isinstance(last, Recorded)
        assert isinstance(last.event, TurnEnded)
        assert last.event.ending is Ending.STOPPED

    asyncio.run(look())


def test_the_store_s_health_is_heard(tmp_path: Path, project: Path) -> None:
    async def story(desk: Desk, attic: FakeAttic) -> None:
        heard: list[Live] = []
        desk.subscribe(heard.append)
        attic.become(StoreHealth.FULL)
        assert heard == [HealthChanged(StoreHealth.FULL)]
        assert desk.health is StoreHealth.FULL

    on_desk(tmp_path, project, story)


def test_a_folder_that_is_gone_is_told_before_the_store_is_opened(
    tmp_path: Path, project: Path
) -> None:
    async def play() -> None:
        house, attics = house_on(tmp_path, Loft())
        workspace = house.workspaces.for_folder(project)
        await asyncio.to_thread(shutil.rmtree, project)
        with pytest.raises(WorkspaceError, match="cannot be opened"):
            await house.open(workspace)
        assert attics == []

    asyncio.run(play())


def test_the_agent_recalls_what_stands_behind_a_marker(tmp_path: Path, project: Path) -> None:
    async def story(desk: Desk, attic: FakeAttic) -> None:
        session = await desk.send(NO_SESSION, "read README.md")
        await desk.idle()
        [entry] = (await desk.entries()).entries
        await desk.send(session, f"recall {entry.digest[:12]} lines 1-1")
        await desk.idle()
        await desk.send(session, f"please recall {entry.digest}")
        await desk.idle()
        items = [
            item.event for item in await desk.transcript(session) if isinstance(item, Recorded)
        ]
        read, part, whole = [event for event in items if isinstance(event, ToolReturned)]
        assert (part.tool, part.outcome) == ("recall_cached_content", Outcome.OK)
        assert part.what == "lines 1-1 of read_file · README.md"
        assert (await attic.get(part.content)).startswith(b"1\t1\t# Ledger")
        assert whole.content == read.content
        again = await desk.entry(entry.digest)
        assert (again.recalls, again.seen) == (2, 2)
        assert len((await desk.entries()).entries) == 2

    on_desk(tmp_path, project, story)


def test_the_model_is_told_what_the_marks_mean_and_given_what_recalls(
    tmp_path: Path, project: Path
) -> None:
    heard: list[Request] = []

    class Listening(PracticeModel):
        """Keeps what it is asked."""

        def stream(self, request: Request) -> AsyncIterator[ProviderEvent]:
            heard.append(request)
            return super().stream(request)

    async def story(desk: Desk, attic: FakeAttic) -> None:
        await desk.send(NO_SESSION, "list .")
        await desk.idle()
        assert MARKS in heard[0].messages[0].text
        names = {spec.name for spec in heard[0].tools}
        assert names >= {
            "recall_cached_content",
            "recall_history",
            "search_history",
            "search_cached_content",
            "SubAgent",
        }

    on_desk(tmp_path, project, story, provider=Listening)


def test_a_subagents_session_is_no_conversation_but_a_child_of_one(
    tmp_path: Path, project: Path
) -> None:
    def hands_out(request: Request) -> Script:
        if any(SUBAGENT in message.text for message in request.messages):
            return words("counted: 3")
        if request.messages[-1].role is Role.TOOL:
            return words("three")
        call = CallMade(ToolCall("c", "SubAgent", '{"task":"count the files"}'))
        return (call, Finished(StopReason.TOOLS))

    async def story(desk: Desk, attic: FakeAttic) -> None:
        heard: list[Live] = []
        desk.subscribe(heard.append)
        session = await desk.send(NO_SESSION, "how many?")
        await desk.idle()
        [child] = await desk.children(session)
        assert (child.title, child.parent) == ("count the files", session)
        assert [head.id for head in await desk.sessions()] == [session]
        assert child.id > session
        assert not desk.running(child.id)
        assert child.id in {item.session for item in heard if isinstance(item, TurnOpened)}
        assert await desk.children(child.id) == []

    on_desk(tmp_path, project, story, provider=lambda: Speaker(hands_out))


@pytest.mark.slow
def test_a_subagent_can_be_stopped_from_the_desk_and_its_parent_goes_on(
    tmp_path: Path, project: Path
) -> None:
    def hands_out(request: Request) -> Script:
        if any(SUBAGENT in message.text for message in request.messages):
            return (TextDelta("counting"), HANG)
        if request.messages[-1].role is Role.TOOL:
            return words("then not")
        call = CallMade(ToolCall("c", "SubAgent", '{"task":"count the files"}'))
        return (call, Finished(StopReason.TOOLS))

    async def story(desk: Desk, attic: FakeAttic) -> None:
        heard: list[Live] = []
        desk.subscribe(heard.append)
        session = await desk.send(NO_SESSION, "how many?")
        await until(lambda: any(isinstance(item, TextArrived) for item in heard))
        [child] = await desk.children(session)
        assert desk.running(child.id)
        await desk.stop(child.id)
        await desk.idle()
        items = [
            item.event for item in await desk.transcript(session) if isinstance(item, Recorded)
        ]
        [returned] = [event for event in items if isinstance(event, ToolReturned)]
        assert returned.outcome is Outcome.FAILED
        assert isinstance(items[-1], TurnEnded)
        assert items[-1].ending is Ending.DONE

    on_desk(tmp_path, project, story, provider=lambda: Speaker(hands_out))


def test_what_a_session_and_the_workspace_took_is_told(tmp_path: Path, project: Path) -> None:
    def hands_out(request: Request) -> Script:
        if request.messages[-1].role is Role.TOOL:
            return words("three")
        if any(SUBAGENT in message.text for message in request.messages):
            return words("counted: 3")
        call = CallMade(ToolCall("c", "SubAgent", '{"task":"count the files"}'))
        return (call, Finished(StopReason.TOOLS, USED))

    async def story(desk: Desk, attic: FakeAttic) -> None:
        session = await desk.send(NO_SESSION, "how many?")
        await desk.idle()
        account = await desk.account(session)
        assert [child.own.calls for child in account.children] == [1]
        assert (account.own.calls, account.total.calls) == (2, 3)
        assert account.total.tokens == 3 * (USED.window + USED.output)
        assert (account.total.cost, account.total.unknown) == (0.0, 0), "practice costs nothing"
        assert (await desk.workspace_account()).total == account.total
        assert [each.session for each in (await desk.workspace_account()).sessions] == [session]

    on_desk(tmp_path, project, story, provider=lambda: Speaker(hands_out))


def test_a_turn_that_broke_off_goes_on_from_the_desk(tmp_path: Path, project: Path) -> None:
    replies = [(TextDelta("one,"),), words("two")]

    async def story(desk: Desk, attic: FakeAttic) -> None:
        session = await desk.send(NO_SESSION, "count")
        await desk.idle()
        await desk.resume(session)
        await desk.settled(session)
        items = [
            item.event for item in await desk.transcript(session) if isinstance(item, Recorded)
        ]
        assert [end.ending for end in items if isinstance(end, TurnEnded)] == [
            Ending.FAILED,
            Ending.DONE,
        ]
        with pytest.raises(EngineError):
            await desk.resume(session)

    on_desk(tmp_path, project, story, provider=lambda: Speaker(lambda _request: replies.pop(0)))
