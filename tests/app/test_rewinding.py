"""Going back to an earlier message: conversation, context, files, and steps together."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec import Struct

from helix_desktop.app.json_file import write_json
from helix_desktop.app.sessions.rewinding import REWIND_FILE
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.context_window.rewrites import Job, is_within
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    Recorded,
    Rewound,
    TurnStarted,
)
from helix_desktop.domain.file_changes import RESTORE
from helix_desktop.domain.llm import (
    ModelRequest,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    ToolCallArrived,
)
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import Provider
from helix_desktop.domain.todo import TodoItem
from tests.app.changing import answer_all, open_folder
from tests.app.test_open_workspace import container_on
from tests.fakes.memory_store import FakeStore, SavedData


class Snapshot(Struct, frozen=True):
    """What goes back together: the context as a model reads it, the files, the steps."""

    context: tuple[str, ...]
    files: dict[str, str]
    steps: tuple[TodoItem, ...]


class WritingModel:
    """Implements Provider: writes the files it is given by calls, then answers."""

    def __init__(self) -> None:
        self.files: dict[str, str] = {}
        self.steps: list[str] | None = None
        self.calls = self.answers = 0

    def _call(self, tool: str, **arguments: object) -> ToolCallArrived:
        self.calls += 1
        return ToolCallArrived(ToolCall(f"call_{self.calls}", tool, json.dumps(arguments)))

    async def stream(self, _request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        files, self.files = self.files, {}
        for path, content in files.items():
            yield self._call("write_file", path=path, content=content)
        steps, self.steps = self.steps, None
        if steps is not None:
            yield self._call("todo", items=[{"text": step} for step in steps])
        if files or steps is not None:
            yield StreamFinished(StopReason.TOOLS)
            return
        self.answers += 1
        yield TextDelta(f"answer {self.answers}")
        yield StreamFinished(StopReason.ANSWERED)


class RewindStage(Struct):
    """An open workspace whose model changes files."""

    workspace: OpenWorkspace
    model: WritingModel
    store: FakeStore
    project: Path
    home: Path
    session: SessionId = NO_SESSION

    async def turn(self, text: str, *, steps: list[str] | None = None, **files: str) -> int:
        """Send a message, upon which files are written; return the number of the message."""
        self.model.files, self.model.steps = files, steps
        self.session = await self.workspace.send(self.session, text)
        await self.workspace.sessions.settled(self.session)
        typed = [
            item.seq
            for item in await self.store.events(self.session)
            if isinstance(item, Recorded) and isinstance(item.event, TurnStarted)
        ]
        return typed[-1]

    async def newest_reply(self) -> int:
        replies = [
            item.seq
            for item in await self.store.events(self.session)
            if isinstance(item, Recorded) and isinstance(item.event, AssistantReplied)
        ]
        return replies[-1]

    async def snapshot(self, session: SessionId = NO_SESSION) -> Snapshot:
        session = session or self.session
        runner = self.workspace.sessions.of(session)
        await runner.open()
        state = await runner.session_window.look()
        return Snapshot(
            tuple(block.message.text for block in state.window.blocks if block.message.parts),
            {path.name: path.read_text() for path in sorted(self.project.iterdir())},
            await self.workspace.sessions.todo(session),
        )

    async def notices(self, session: SessionId) -> list[str]:
        return [
            item.event.text
            for item in await self.store.events(session)
            if isinstance(item, Recorded)
            and isinstance(item.event, ContextInjected)
            and item.event.source == RESTORE
        ]


@asynccontextmanager
async def open_rewind_stage(
    base: Path, saved_data: SavedData | None = None, *, model: Provider | None = None
) -> AsyncIterator[RewindStage]:
    project = base / "project"
    project.mkdir(exist_ok=True)
    writing = WritingModel()
    container, stores = container_on(base, saved_data or SavedData(), lambda: model or writing)
    async with open_folder(container, project) as open_workspace:
        answer_all(open_workspace)
        home = container.workspaces.home(open_workspace.workspace)
        yield RewindStage(open_workspace, writing, stores[0], project, home)


async def test_a_rewind_in_place_and_its_redo_bring_the_same_bytes_back(tmp_path: Path) -> None:
    async with open_rewind_stage(tmp_path) as stage:
        await stage.turn("first", **{"a.py": "one\n"})
        await stage.workspace.sessions.edit_todo(stage.session, [TodoItem("write it")])
        before = await stage.snapshot()
        second = await stage.turn("second", **{"a.py": "two\n", "b.py": "new\n"})
        await stage.workspace.sessions.edit_todo(stage.session, [TodoItem("check it")])
        after = await stage.snapshot()

        plan = await stage.workspace.rewinder.plan(stage.session, second)
        assert (plan.draft, plan.messages, plan.left) == ("second", 2, ())
        assert [file.change.path for file in plan.files] == ["a.py", "b.py"]
        result = await stage.workspace.rewinder.rewind(plan, in_place=True)
        assert (result.session, result.failed) == (stage.session, ())
        assert await stage.snapshot() == before

        redo = await stage.workspace.rewinder.redo_plan(stage.session)
        assert await stage.workspace.rewinder.rewind(redo) == result
        assert await stage.snapshot() == after
        with pytest.raises(EngineError, match="Nothing to redo"):
            await stage.workspace.rewinder.redo_plan(stage.session)


async def test_a_rewind_to_a_branch_leaves_the_session_and_tells_it_of_the_files(
    tmp_path: Path,
) -> None:
    async with open_rewind_stage(tmp_path) as stage:
        await stage.turn("first", **{"a.py": "one\n"})
        before, reply = await stage.snapshot(), await stage.newest_reply()
        await stage.turn("second", **{"a.py": "two\n"})
        after = await stage.snapshot()
        plan = await stage.workspace.rewinder.plan(stage.session, reply)
        result = await stage.workspace.rewinder.rewind(plan)
        assert result.session != stage.session
        assert (await stage.snapshot(result.session)).files == before.files
        assert (await stage.snapshot(result.session)).context == before.context
        (notice,) = await stage.notices(stage.session)
        assert "a.py" in notice
        assert (await stage.snapshot()).context[: len(after.context)] == after.context
        redo = await stage.workspace.rewinder.redo_plan(result.session)
        await stage.workspace.rewinder.rewind(redo)
        assert (stage.project / "a.py").read_text() == "two\n"


async def test_files_that_the_user_changed_are_named_and_left(tmp_path: Path) -> None:
    async with open_rewind_stage(tmp_path) as stage:
        await stage.turn("first", **{"a.py": "one\n", "b.py": "one\n"})
        second = await stage.turn("second", **{"a.py": "two\n", "b.py": "two\n"})
        (stage.project / "b.py").write_text("mine\n")
        await stage.turn("third", **{"a.py": "three\n"})
        (stage.project / "c.py").write_text("mine\n")
        (stage.project / "a.py").write_text("mine, too\n")
        plan = await stage.workspace.rewinder.plan(stage.session, second)
        assert plan.files == ()
        assert [file.change.path for file in plan.left] == ["a.py", "b.py"]
        await stage.workspace.rewinder.rewind(plan, in_place=True)
        assert (await stage.snapshot()).files == {
            "a.py": "mine, too\n",
            "b.py": "mine\n",
            "c.py": "mine\n",
        }
        (notice,) = await stage.notices(stage.session)
        assert "- a.py\n- b.py" in notice


async def test_a_file_that_somebody_changed_in_between_is_left(tmp_path: Path) -> None:
    async with open_rewind_stage(tmp_path) as stage:
        first = await stage.turn("first", **{"a.py": "one\n"})
        (stage.project / "a.py").write_text("one, and mine\n")
        await stage.turn("second", **{"a.py": "two\n"})
        plan = await stage.workspace.rewinder.plan(stage.session, first)
        assert ([file.change.path for file in plan.left], plan.files) == (["a.py"], ())


async def test_each_part_of_a_rewind_can_be_switched_off(tmp_path: Path) -> None:
    async with open_rewind_stage(tmp_path) as stage:
        await stage.turn("first", **{"a.py": "one\n"})
        second = await stage.turn("second", **{"a.py": "two\n"})
        await stage.workspace.sessions.edit_todo(stage.session, [TodoItem("check it")])
        after = await stage.snapshot()
        rewinder = stage.workspace.rewinder

        await rewinder.rewind(
            await rewinder.plan(stage.session, second),
            in_place=True,
            keep=("files", "commands", "steps"),
        )
        now = await stage.snapshot()
        assert (now.files, now.steps) == (after.files, after.steps)
        assert "second" not in now.context
        assert len(await stage.notices(stage.session)) == 1

        await rewinder.rewind(await rewinder.redo_plan(stage.session))
        assert (await stage.snapshot()).context[: len(after.context)] == after.context
        await rewinder.rewind(
            await rewinder.plan(stage.session, second),
            in_place=True,
            keep=("conversation", "steps"),
        )
        now = await stage.snapshot()
        assert (now.files, now.steps) == ({"a.py": "one\n"}, after.steps)
        assert "second" in now.context


async def test_after_a_rewind_the_session_goes_on_without_what_was_taken_out(
    tmp_path: Path,
) -> None:
    async with open_rewind_stage(tmp_path) as stage:
        await stage.turn("first", **{"a.py": "one\n"})
        second = await stage.turn("second", **{"a.py": "two\n"})
        plan = await stage.workspace.rewinder.plan(stage.session, second)
        await stage.workspace.rewinder.rewind(plan, in_place=True)
        third = await stage.turn("third", **{"a.py": "three\n"})
        context = (await stage.snapshot()).context
        assert "second" not in context
        assert "third" in context
        # an earlier point than that of the first rewind
        plan = await stage.workspace.rewinder.plan(stage.session, third)
        await stage.workspace.rewinder.rewind(plan, in_place=True)
        assert (stage.project / "a.py").read_text() == "one\n"
        assert (await stage.snapshot()).context == context[: context.index("third")]


async def test_a_rewind_of_a_branch_to_before_its_beginning(tmp_path: Path) -> None:
    async with open_rewind_stage(tmp_path) as stage:
        first = await stage.turn("first", **{"a.py": "one\n"})
        reply = await stage.newest_reply()
        await stage.turn("second", **{"a.py": "two\n"})
        branch = await stage.workspace.rewinder.rewind(
            await stage.workspace.rewinder.plan(stage.session, reply)
        )
        assert (stage.project / "a.py").read_text() == "one\n"
        stage.session = branch.session
        await stage.turn("third", **{"a.py": "three\n"})
        plan = await stage.workspace.rewinder.plan(stage.session, first)
        await stage.workspace.rewinder.rewind(plan, in_place=True)
        assert not (stage.project / "a.py").exists()


async def test_an_interrupted_rewind_is_completed_when_the_workspace_is_opened(
    tmp_path: Path,
) -> None:
    saved_data = SavedData()
    async with open_rewind_stage(tmp_path, saved_data) as stage:
        await stage.turn("first", **{"a.py": "one\n"})
        before = await stage.snapshot()
        second = await stage.turn("second", **{"a.py": "two\n"})
        session, home = stage.session, stage.home
        plan = await stage.workspace.rewinder.plan(session, second)
        await stage.workspace.rewinder.rewind(plan, in_place=True)
        (rewound,) = [
            item.event
            for item in await stage.store.events(session)
            if isinstance(item, Recorded) and isinstance(item.event, Rewound)
        ]
    # as a kill leaves it that came before the file was changed
    (tmp_path / "project" / "a.py").write_text("two\n")
    write_json(home / REWIND_FILE, {"session": session, "at": rewound.at})
    async with open_rewind_stage(tmp_path, saved_data) as stage:
        assert await stage.snapshot(session) == before
        assert not (home / REWIND_FILE).exists()


@pytest.mark.parametrize("told_before_kill", [False, True])
async def test_a_rewind_completed_after_a_kill_tells_the_agent_once_of_files_that_stayed(
    tmp_path: Path, *, told_before_kill: bool
) -> None:
    saved_data = SavedData()
    async with open_rewind_stage(tmp_path, saved_data) as stage:
        await stage.turn("first", **{"a.py": "one\n", "b.py": "one\n"})
        second = await stage.turn("second", **{"a.py": "two\n", "b.py": "two\n"})
        session, home = stage.session, stage.home
        (stage.project / "b.py").write_text("by a user\n")
        plan = await stage.workspace.rewinder.plan(session, second)
        await stage.workspace.rewinder.rewind(plan, in_place=True)
        items = await stage.store.events(session)
        events = [item.event for item in items if isinstance(item, Recorded)]
        assert isinstance(events[-1], ContextInjected)
        (rewound,) = [event for event in events if isinstance(event, Rewound)]
    # as a kill leaves it that came before the files were changed, or only before the end
    if not told_before_kill:
        saved_data.journals[session].pop()
        (tmp_path / "project" / "a.py").write_text("two\n")
    saved_rewind = {"session": session, "at": rewound.at, "stay": ["b.py"], "tells": True}
    write_json(home / REWIND_FILE, saved_rewind)
    async with open_rewind_stage(tmp_path, saved_data) as stage:
        (notice,) = await stage.notices(session)
        assert "b.py" in notice
        assert "a.py" not in notice
        assert (stage.project / "a.py").read_text() == "one\n"
        assert (stage.project / "b.py").read_text() == "by a user\n"
        assert not (home / REWIND_FILE).exists()


async def test_no_later_summary_is_made_from_what_a_rewind_took_out(tmp_path: Path) -> None:
    async with open_rewind_stage(tmp_path) as stage:
        await stage.turn("first", **{"a.py": "one\n" * 400})
        second = await stage.turn("the secret plan", **{"b.py": "two\n" * 400})
        plan = await stage.workspace.rewinder.plan(stage.session, second)
        await stage.workspace.rewinder.rewind(plan, in_place=True)
        for number in range(4):
            await stage.turn(f"later {number}", **{"c.py": f"three {number}\n" * 400})
        runner = stage.workspace.sessions.of(stage.session)
        await runner.compactor.run(Job.HANDOVER)
        history = runner.session_window.history
        texts = [fold for fold in history.view.folds if fold.text]
        assert texts
        assert not any(is_within(second, fold.covers) for fold in texts)
        assert "secret plan" not in "\n".join((await stage.snapshot()).context)


async def test_a_plan_that_is_older_than_the_session_is_not_done(tmp_path: Path) -> None:
    async with open_rewind_stage(tmp_path) as stage:
        await stage.turn("first", **{"a.py": "one\n"})
        second = await stage.turn("second", **{"a.py": "two\n"})
        plan = await stage.workspace.rewinder.plan(stage.session, second)
        await stage.turn("third", **{"b.py": "three\n"})
        after = await stage.snapshot()
        with pytest.raises(EngineError, match="changed since"):
            await stage.workspace.rewinder.rewind(plan, in_place=True)
        assert await stage.snapshot() == after


async def test_an_undo_of_compactions_does_not_take_back_half_of_a_rewind(tmp_path: Path) -> None:
    async with open_rewind_stage(tmp_path) as stage:
        await stage.turn("first", **{"a.py": "one\n"})
        second = await stage.turn("second", **{"a.py": "two\n"})
        plan = await stage.workspace.rewinder.plan(stage.session, second)
        await stage.workspace.rewinder.rewind(plan, in_place=True)
        with pytest.raises(EngineError, match="rewind"):
            await stage.workspace.compactions.undo(stage.session)


async def test_a_rewind_that_was_killed_before_its_branch_was_made_is_forgotten(
    tmp_path: Path,
) -> None:
    saved_data = SavedData()
    async with open_rewind_stage(tmp_path, saved_data) as stage:
        await stage.turn("first", **{"a.py": "one\n"})
        before, session, home = await stage.snapshot(), stage.session, stage.home
    write_json(home / REWIND_FILE, {"session": "f" * 16, "at": 1.0})
    async with open_rewind_stage(tmp_path, saved_data) as stage:
        assert await stage.snapshot(session) == before
        assert not (home / REWIND_FILE).exists()


async def test_a_rewind_of_a_branch_of_a_branch_to_before_the_first_one(tmp_path: Path) -> None:
    async with open_rewind_stage(tmp_path) as stage:
        rewinder = stage.workspace.rewinder
        await stage.turn("first", **{"a.py": "one\n"})
        second = await stage.turn("second", **{"a.py": "two\n"})
        reply = await stage.newest_reply()
        await stage.turn("third", **{"a.py": "three\n"})
        stage.session = (await rewinder.rewind(await rewinder.plan(stage.session, reply))).session
        await stage.turn("fourth", **{"a.py": "four\n"})
        reply = await stage.newest_reply()
        stage.session = (await rewinder.rewind(await rewinder.plan(stage.session, reply))).session
        plan = await rewinder.plan(stage.session, second)
        assert [file.change.path for file in plan.files] == ["a.py"]
        await rewinder.rewind(plan, in_place=True)
        assert (stage.project / "a.py").read_text() == "one\n"
