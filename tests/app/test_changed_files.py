"""What sessions changed, or was set aside, is told as it is, taken back, and told to the agent."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION, SessionId, digest_of
from helix_desktop.domain.errors import EngineError, PermissionsError
from helix_desktop.domain.events import (
    ContextInjected,
    FileChanged,
    Outcome,
    Recorded,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.file_changes import RESTORE, FileState, RestoreOutcome
from helix_desktop.domain.live_events import ToolCallEnded
from helix_desktop.domain.llm import StopReason, StreamFinished, TextDelta
from helix_desktop.domain.messages import Text
from helix_desktop.domain.ports import PlannedChange, Transaction
from helix_desktop.domain.value import replace
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.file_checkpoints import SessionCheckpoints
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.tools.files.untrusted_trees import remove_tree
from helix_desktop.tools.sandbox.repair.protected_places import FOLDER, LEADING
from helix_desktop.tools.sandbox.repair.set_aside_files import SetAsideFiles
from tests.app.changing import FileWriter, files_of, only, open_folder
from tests.app.test_open_workspace import container_on
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore, SavedData
from tests.fakes.provider import HANG, ScriptedProvider, says

CHILD = SessionId("f" * 16)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    folder.mkdir()
    (folder / "a.py").write_text("one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\n")
    return folder


@asynccontextmanager
async def open_project(
    project: Path, model: ScriptedProvider | None = None
) -> AsyncIterator[tuple[OpenWorkspace, FileWriter, FakeStore]]:
    speaker = model or ScriptedProvider(*[says("done") for _ in range(9)])
    container, stores = container_on(project.parent, SavedData(), lambda: speaker)
    async with open_folder(container, project) as open_workspace:
        yield open_workspace, FileWriter(project, stores[0]), stores[0]


async def send_and_wait(
    open_workspace: OpenWorkspace, text: str = "do it", session: SessionId = NO_SESSION
) -> SessionId:
    turn = await open_workspace.send(session, text)
    await open_workspace.sessions.idle()
    return turn


async def test_changes_are_told_by_session_by_turn_and_by_call(project: Path) -> None:
    async with open_project(project) as (open_workspace, hand, _store):
        session = await send_and_wait(open_workspace)
        await hand.edit(session, "a.py", two="TWO")
        await hand.write(session, "new.py", "x\n")
        await send_and_wait(open_workspace, "more", session)
        await hand.edit(session, "a.py", seven="SEVEN\n7")
        files = files_of(open_workspace)
        listing = await files.listed(session)
        assert [file.change.path for file in listing.files] == ["a.py", "new.py"]
        assert [(file.size.added, file.size.removed) for file in listing.files] == [(3, 2), (1, 0)]
        assert {file.state for file in listing.files} == {FileState.AS_CHANGED}
        assert (listing.turns, listing.unreadable) == (2, 0)
        second = await only(open_workspace, session, turn=2)
        assert (second.size.added, second.change.calls) == (2, ("call_3",))
        first = (await files.listed(session, turn=1)).files[0]
        assert first.state is FileState.CHANGED_SINCE


async def test_what_subagents_changed_belongs_to_the_turn_they_began_in(project: Path) -> None:
    async with open_project(project) as (open_workspace, hand, _store):
        session = await send_and_wait(open_workspace)
        await send_and_wait(open_workspace, "more", session)
        hand.clock.advance(60)
        await hand.begin(CHILD, parent=session)
        await hand.write(CHILD, "made.py", "by a SubAgent\n")
        assert (await only(open_workspace, session, turn=2)).change.path == "made.py"
        assert (await files_of(open_workspace).listed(session, turn=1)).files == ()
        (done,) = await files_of(open_workspace).restore(
            session, [(await only(open_workspace, session)).change]
        )
        assert done.result is RestoreOutcome.DONE
        assert not (project / "made.py").exists()


async def test_a_failed_write_is_no_change(project: Path) -> None:
    async with open_project(project) as (open_workspace, hand, store):
        session = await send_and_wait(open_workspace)
        await hand.edit(session, "a.py", two="TWO")
        for path, data in (("a.py", b"other"), ("new.py", b"new")):
            planned = PlannedChange(path, None, 0, data, tool="write_file", call="failing")
            if path == "a.py":
                content = (project / "a.py").read_bytes()
                planned = replace(planned, before=[content], size=len(content))
            await hand.checkpoints(session).before(planned)
            failed = ToolReturned(
                hand.clock.now(), "failing", "write_file", path, digest_of(data), 1, Outcome.FAILED
            )
            await store.commit(Transaction(session, (failed,)))
        changed = await only(open_workspace, session)
        assert (changed.change.path, changed.change.calls) == ("a.py", ("call_1",))
        assert changed.state is FileState.AS_CHANGED


async def test_a_failed_write_is_not_taken_for_what_a_command_began_with() -> None:
    bus, store = EventBus(), FakeStore(FakeClock())
    checkpoints = [
        SessionCheckpoints(
            session, store=store, clock=FakeClock(), bus=bus, supervisor=Supervisor(lambda *_: None)
        )
        for session in (CHILD, SessionId("e" * 16))
    ]
    with checkpoints[0].others("command") as others:
        for call in ("fine", "failing"):
            await checkpoints[1].before(PlannedChange(call, None, 0, b"x", call=call))
        failed = ToolReturned(0.0, "failing", "write_file", "", digest_of(b""), 1, Outcome.FAILED)
        bus.publish(ToolCallEnded(SessionId("e" * 16), failed))
    assert others == {"fine": digest_of(b"x")}


async def test_the_agent_reads_of_a_restore_in_its_next_request(project: Path) -> None:
    model = ScriptedProvider(says("done"), says("again"))
    async with open_project(project, model) as (open_workspace, hand, _store):
        session = await send_and_wait(open_workspace)
        await hand.edit(session, "a.py", two="TWO")
        (done,) = await files_of(open_workspace).restore(
            session, [(await only(open_workspace, session)).change]
        )
        assert done.result is RestoreOutcome.DONE
        assert "TWO" not in (project / "a.py").read_text()
        assert (await only(open_workspace, session)).state is FileState.AS_BEFORE
        await send_and_wait(open_workspace, "go on", session)
        texts = [
            part.text
            for message in model.requests[-1].messages
            for part in message.parts
            if isinstance(part, Text)
        ]
        (notice,) = [text for text in texts if text.startswith("[restored]")]
        assert "- a.py\n" in notice
        assert texts.index(notice) < texts.index("go on")


async def test_the_agent_is_told_before_the_first_file_is_touched(project: Path) -> None:
    async with open_project(project) as (open_workspace, hand, store):
        session = await send_and_wait(open_workspace)
        await hand.edit(session, "a.py", two="TWO")
        await files_of(open_workspace).restore(
            session, [(await only(open_workspace, session)).change]
        )
        events = [item.event for item in await store.events(session) if isinstance(item, Recorded)]
        note, change = events[-2:]
        assert isinstance(note, ContextInjected)
        assert note.source == RESTORE
        assert isinstance(change, FileChanged)
        assert (change.tool, change.call) == (RESTORE, "")


async def test_nothing_is_told_where_nothing_is_taken_back(project: Path) -> None:
    async with open_project(project) as (open_workspace, hand, store):
        session = await send_and_wait(open_workspace)
        await hand.edit(session, "a.py", two="TWO")
        (project / "a.py").write_text("mine")
        before = len(await store.events(session))
        (done,) = await files_of(open_workspace).restore(
            session, [(await only(open_workspace, session)).change]
        )
        assert done.result is RestoreOutcome.CHANGED_SINCE
        assert (project / "a.py").read_text() == "mine"
        assert len(await store.events(session)) == before


async def test_while_a_turn_runs_nothing_is_restored_and_it_says_so(project: Path) -> None:
    model = ScriptedProvider(says("done"), [HANG])
    async with open_project(project, model) as (open_workspace, hand, _store):
        session = await send_and_wait(open_workspace)
        await hand.edit(session, "a.py", two="TWO")
        change = (await only(open_workspace, session)).change
        await open_workspace.send(session, "again")
        files = files_of(open_workspace)
        for work in (
            files.restore(session, [change]),
            files.restore_hunks(session, change, [0]),
            files.copy(session, change),
        ):
            with pytest.raises(EngineError, match="still working"):
                await work
        await open_workspace.sessions.stop(session)
        assert "TWO" in (project / "a.py").read_text()
        (done,) = await files.restore(session, [change])
        assert done.result is RestoreOutcome.DONE


async def test_a_message_sent_meanwhile_waits_for_the_restore(project: Path) -> None:
    async with open_project(project) as (open_workspace, hand, store):
        session = await send_and_wait(open_workspace)
        await hand.edit(session, "a.py", two="TWO")
        change = (await only(open_workspace, session)).change
        await asyncio.gather(
            files_of(open_workspace).restore(session, [change]),
            open_workspace.send(session, "meanwhile"),
        )
        await open_workspace.sessions.idle()
        events = [item.event for item in await store.events(session) if isinstance(item, Recorded)]
        kinds = [type(event) for event in events]
        assert kinds.index(FileChanged, kinds.index(ContextInjected)) < max(
            at for at, event in enumerate(events) if isinstance(event, TurnStarted)
        )


async def test_a_copy_of_the_version_before_is_not_listed_as_a_change_of_the_agent(
    project: Path,
) -> None:
    async with open_project(project) as (open_workspace, hand, _store):
        session = await send_and_wait(open_workspace)
        await hand.write(session, "a.py", "all new\n")
        change = (await only(open_workspace, session)).change
        assert await files_of(open_workspace).copy(session, change) == "a.before.py"
        assert (project / "a.before.py").read_text().startswith("one\n")
        assert (await only(open_workspace, session)).change.path == "a.py"


async def test_a_restore_keeps_what_the_user_changed_in_between(project: Path) -> None:
    async with open_project(project) as (open_workspace, hand, _store):
        session = await send_and_wait(open_workspace)
        file = project / "a.py"
        await hand.edit(session, "a.py", two="TWO")
        file.write_text(file.read_text() + "mine\n")
        mine = file.read_text()
        await hand.edit(session, "a.py", five="FIVE")
        changed = (await files_of(open_workspace).listed(session)).files
        assert [file.state for file in changed] == [FileState.CHANGED_SINCE, FileState.AS_CHANGED]
        assert [file.after_others for file in changed] == [False, True]
        results = await files_of(open_workspace).restore(session, [file.change for file in changed])
        assert [result.result for result in results] == [
            RestoreOutcome.CHANGED_SINCE,
            RestoreOutcome.DONE,
        ]
        assert file.read_text() == mine


async def test_a_change_that_was_never_written_does_not_hide_the_one_before(
    project: Path,
) -> None:
    """Killed between the checkpoint and the file: the earlier change can still be taken back."""
    async with open_project(project) as (open_workspace, hand, _store):
        session = await send_and_wait(open_workspace)
        file = project / "a.py"
        old = file.read_text()
        await hand.edit(session, "a.py", two="TWO")
        new = file.read_text()
        await files_of(open_workspace).restore(
            session, [(await only(open_workspace, session)).change]
        )
        file.write_text(new)  # as if the restore had only been recorded
        seen = await only(open_workspace, session)
        assert (seen.state, seen.size.added) == (FileState.AS_CHANGED, 1)
        (done,) = await files_of(open_workspace).restore(session, [seen.change])
        assert (done.result, file.read_text()) == (RestoreOutcome.DONE, old)


async def test_a_file_out_of_reach_and_a_lost_content_spoil_no_list(project: Path) -> None:
    async with open_project(project) as (open_workspace, hand, store):
        session = await send_and_wait(open_workspace)
        await hand.edit(session, "a.py", two="TWO")
        await hand.write(session, "b.py", "b\n")
        (project / "b.py").unlink()
        (project / "b.py").mkdir()
        first = (await files_of(open_workspace).listed(session)).files[0].change
        del store.saved_data.contents[first.before or ""]
        fresh = files_of(open_workspace)
        fresh._sizes.clear()
        fresh._diffs.clear()
        one, other = (await fresh.listed(session)).files
        assert (one.state, one.size.comparable) == (FileState.AS_CHANGED, False)
        assert other.state is FileState.OUT_OF_REACH
        assert other.problem
        results = await fresh.restore(session, [one.change, other.change])
        assert [result.result for result in results] == [RestoreOutcome.FAILED] * 2
        assert "TWO" in (project / "a.py").read_text()


async def test_an_answer_that_was_cut_can_be_gone_on_with_after_a_restore(project: Path) -> None:
    cut = [TextDelta("It begins"), StreamFinished(StopReason.LENGTH)]
    model = ScriptedProvider(cut, says("and ends."))
    async with open_project(project, model) as (open_workspace, hand, _store):
        session = await send_and_wait(open_workspace)
        await hand.edit(session, "a.py", two="TWO")
        await files_of(open_workspace).restore(
            session, [(await only(open_workspace, session)).change]
        )
        await open_workspace.resume(session)
        await open_workspace.sessions.idle()
        texts = [str(message.parts) for message in model.requests[-1].messages]
        assert "It begins" in texts[-3]
        assert "[restored]" in texts[-2]
        assert "[continue]" in texts[-1]


@pytest.fixture
def aside(tmp_path: Path) -> SetAsideFiles:
    top = tmp_path / "home" / FOLDER / "2026-11-21-100000-x"
    for name in ("src/CLAUDE.md", "src/.vscode/tasks.json", "lib/.git/config"):
        (top / name).parent.mkdir(parents=True, exist_ok=True)
        (top / name).write_text("mine\n")
        (top / name.partition("/")[0]).chmod(LEADING)
    (tmp_path / "project").mkdir()
    return SetAsideFiles(tmp_path / "home", tmp_path / "project")


def test_files_that_were_set_aside_are_listed_one_by_one(aside: SetAsideFiles) -> None:
    assert [file.path for file in aside.listed()] == ["lib/.git", "src/.vscode", "src/CLAUDE.md"]


@pytest.mark.slow
def test_a_file_in_any_depth_is_listed_and_put_back(aside: SetAsideFiles, tmp_path: Path) -> None:
    deep = "/".join(["lib", *"a" * 1_100, "CLAUDE.md"])
    place = tmp_path / "home" / FOLDER / "2026-11-21-100000-x" / deep
    for folder in reversed(place.parents):
        if not folder.exists():
            folder.mkdir(LEADING)
    place.write_text("mine\n")
    assert [file.path for file in aside.listed()][:2] == ["lib/.git", deep]
    assert aside.put_back_blocking(str(place)) == deep
    assert (tmp_path / "project" / deep).read_text() == "mine\n"
    for top in ("project", "home"):
        remove_tree(str(tmp_path / top))


def test_a_file_that_was_set_aside_is_put_back_where_it_was_made(
    aside: SetAsideFiles, tmp_path: Path
) -> None:
    for file in aside.listed():
        assert aside.put_back_blocking(file.place) == file.path
    assert (tmp_path / "project/src/.vscode/tasks.json").read_text() == "mine\n"
    assert aside.listed() == ()


def test_what_a_session_in_a_worktree_made_is_put_back_into_the_worktree(tmp_path: Path) -> None:
    project, tree = tmp_path / "project", tmp_path / "project.worktrees" / "fix"
    entry = project / ".git/worktrees/fix"
    entry.mkdir(parents=True)
    tree.mkdir(parents=True)
    (entry / "gitdir").write_text(f"{tree}/.git\n")
    (tree / ".git").write_text(f"gitdir: {entry}\n")
    stored = tmp_path / "home/worktrees/fix" / FOLDER / "2026-11-21-100000-x" / ".envrc"
    stored.parent.mkdir(parents=True)
    stored.write_text("mine\n")
    aside = SetAsideFiles(tmp_path / "home", project)
    [envrc] = aside.listed()
    assert (envrc.path, envrc.folder) == (".envrc", str(tree))
    for broken in ("a\0b", f"gitdir: {project}/.git/worktrees/another\n"):
        (tree / ".git").write_text(broken)
        assert [file.folder for file in aside.listed()] == [""]
    (entry / "gitdir").write_text("a\0b/.git")
    assert [file.folder for file in aside.listed()] == [""]
    (entry / "gitdir").write_text(f"{tree}/.git\n")
    with pytest.raises(PermissionsError, match="its worktree was removed"):
        aside.put_back_blocking(envrc.place)
    (tree / ".git").write_text(f"gitdir: {entry}\n")
    assert aside.shown(envrc) == str(tree / ".envrc")
    assert aside.put_back_blocking(envrc.place) == ".envrc"
    assert (tree / ".envrc").read_text() == "mine\n"
    assert not (project / ".envrc").exists()


def test_a_file_that_was_set_aside_replaces_nothing_and_stays_in_the_folder(
    aside: SetAsideFiles, tmp_path: Path
) -> None:
    lib, _, file = aside.listed()
    (tmp_path / "project/src").mkdir()
    (tmp_path / "project/src/CLAUDE.md").write_text("theirs\n")
    with pytest.raises(PermissionsError, match="another file is there"):
        aside.put_back_blocking(file.place)
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "project/lib").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(PermissionsError, match="its place is outside the folder"):
        aside.put_back_blocking(lib.place)
    with pytest.raises(PermissionsError, match="no longer set aside"):
        aside.put_back_blocking(str(tmp_path / "project/src/CLAUDE.md"))
    assert len(aside.listed()) == 3
    assert not list((tmp_path / "elsewhere").iterdir())
    assert (tmp_path / "project/src/CLAUDE.md").read_text() == "theirs\n"
