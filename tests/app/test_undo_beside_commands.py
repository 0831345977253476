"""What the user changes while a command runs is never undone unasked, nor called Helix's work."""

import asyncio
import json
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from helix_desktop.app.commands.turn_output import TextOutput
from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.sessions.changed_files import ChangedFiles, make_personal_roots
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION, SessionId, digest_of
from helix_desktop.domain.events import (
    ContextInjected,
    Event,
    Outcome,
    Recorded,
    SessionStarted,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.llm import StopReason, StreamFinished, ToolCallArrived
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import PlannedChange, Transaction
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.file_checkpoints import SessionCheckpoints
from helix_desktop.engine.session_runner import RecordEvents
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.store.async_store import open_async_store
from helix_desktop.tools.agent.shell import CommandUndo
from helix_desktop.tools.files.file_change import FileChanger
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.snapshots import FileSnapshots
from helix_desktop.tools.tool import call_scope
from tests.app.changing import answer_all, files_of, open_folder
from tests.app.test_commands import Desktop, desktop
from tests.examples import few, tries
from tests.fakes.clock import FakeClock
from tests.fakes.counter import FakeCounter
from tests.fakes.memory_store import FakeStore
from tests.fakes.provider import ScriptedProvider, says
from tests.waiting import until

__all__ = ["desktop"]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no snapshots are taken there")

WAITS = "mkdir -p work; echo built > work/{0}; while [ ! -e work/over-{0} ]; do sleep 0.02; done"
"""A command that changes a file and runs until it is told to end."""


def calls(*wanted: tuple[str, dict[str, object]]) -> list[object]:
    """A reply with calls."""
    arrived = (
        ToolCallArrived(ToolCall(f"call_{at}", tool, json.dumps(arguments)))
        for at, (tool, arguments) in enumerate(wanted)
    )
    return [*arrived, StreamFinished(StopReason.TOOLS)]


def shell(name: str = "a") -> tuple[str, dict[str, object]]:
    return "shell", {"command": WAITS.format(name)}


def write(path: str, content: str) -> tuple[str, dict[str, object]]:
    return "write_file", {"path": path, "content": content}


@asynccontextmanager
async def workspace_of(desktop: Desktop, model: ScriptedProvider) -> AsyncIterator[OpenWorkspace]:
    """The open workspace of the project; each call is allowed."""
    paths = find_paths(desktop.data)
    make_private_folders(paths)
    parts = AppParts(counter=lambda _paths: FakeCounter(), provider=lambda: model)
    async with open_folder(AppContainer(paths, parts), desktop.base / "project") as open_workspace:
        answer_all(open_workspace)
        yield open_workspace


@pytest.fixture
def project(desktop: Desktop) -> Path:
    folder = desktop.base / "project"
    (folder / "work").mkdir(parents=True)
    (folder / ".vscode").mkdir()
    (folder / "README.md").write_text("# Project\n")
    (folder / "CLAUDE.md").write_text("Be careful.\n")
    (folder / ".vscode" / "tasks.json").write_text("{}\n")
    return folder


def turn(desktop: Desktop, folder: Path, user: Callable[[Path], None]) -> list[Event]:
    """One turn with a file written and a command, beside which the user works; its events."""
    reply = calls(write("made.txt", "by Helix\n"), shell())

    async def work() -> None:
        async with workspace_of(desktop, ScriptedProvider(reply, says("done"))) as open_workspace:
            await open_workspace.send(NO_SESSION, "go")
            await until((folder / "work" / "a").exists)
            user(folder)
            (folder / "work" / "over-a").touch()
            await open_workspace.sessions.idle()

    asyncio.run(work())
    return journal(desktop)


def journal(desktop: Desktop) -> list[Event]:
    async def read() -> list[Event]:
        home = desktop.home(desktop.workspaces.find("project"))
        store = await open_async_store(home, clock=FakeClock())
        try:
            [head] = await store.sessions()
            items = await store.events(head.id)
            return [item.event for item in items if isinstance(item, Recorded)]
        finally:
            await store.close()

    return asyncio.run(read())


def adds_a_line(folder: Path) -> None:
    with (folder / "README.md").open("a") as file:
        file.write("a line of mine\n")


def saves_atomically(folder: Path) -> None:
    """As editors do: a new file takes the place of the old one."""
    temporary = folder / "README.md.tmp"
    temporary.write_text("# Project\na line of mine\n")
    temporary.replace(folder / "README.md")


def makes_a_file(folder: Path) -> None:
    (folder / "mine.txt").write_text("mine\n")


def makes_a_folder(folder: Path) -> None:
    (folder / "docs" / "deep").mkdir(parents=True)
    (folder / "docs" / "deep" / "mine.md").write_text("mine\n")


def changes_what_helix_wrote(folder: Path) -> None:
    (folder / "made.txt").write_text("by Helix\nand me\n")


def changes_tasks(folder: Path) -> None:
    (folder / ".vscode" / "tasks.json").write_text('{"mine": true}\n')


def changes_instructions(folder: Path) -> None:
    (folder / "CLAUDE.md").write_text("Be careful. And be quick.\n")


USERS = (
    *(adds_a_line, saves_atomically, makes_a_file, makes_a_folder),
    *(changes_what_helix_wrote, changes_tasks, changes_instructions),
)


def files_in(folder: Path) -> dict[str, str]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_text() for path in files}


@pytest.mark.parametrize("user", few(USERS, 3))
def test_an_undo_of_a_turn_leaves_what_the_user_did_while_its_command_ran(
    desktop: Desktop, project: Path, user: Callable[[Path], None]
) -> None:
    before = files_in(project)
    turn(desktop, project, user)
    after = files_in(project)
    mine = {path for path, text in after.items() if before.get(path) != text}
    mine -= {"made.txt"} if after["made.txt"] == "by Helix\n" else set()
    assert desktop.run("session", "restore", "--workspace", "project", "--turn", "1") == 1
    assert {path: text for path, text in files_in(project).items() if path in mine} == {
        path: after[path] for path in mine
    }
    assert ("made.txt" in files_in(project)) is ("made.txt" in mine)
    assert "work/a: skipped (It changed while the command ran: by it, or by you." in desktop.printed
    assert "--include-commands" in desktop.printed


@pytest.mark.parametrize("user", [adds_a_line, makes_a_file, makes_a_folder])
def test_the_model_is_told_of_its_own_work_only_and_the_list_says_whose_a_change_may_be(
    desktop: Desktop, project: Path, user: Callable[[Path], None]
) -> None:
    turn(desktop, project, user)
    assert desktop.run("session", "changes", "--workspace", "project") == 0
    doubtful = [line for line in desktop.printed.splitlines() if "(while the command ran" in line]
    assert any("work/a" in line for line in doubtful)
    assert all("by it, or by you" in line for line in doubtful)
    assert not any("made.txt" in line for line in doubtful)
    desktop.run("session", "restore", "--workspace", "project", "--turn", "1")
    [notice] = [event.text for event in journal(desktop) if isinstance(event, ContextInjected)]
    assert "take back what you did" in notice
    assert [line for line in notice.splitlines() if line.startswith("- ")] == ["- made.txt"]


def test_what_changed_while_a_command_ran_is_undone_if_the_user_asks_for_it_and_comes_back(
    desktop: Desktop, project: Path
) -> None:
    before = files_in(project)
    turn(desktop, project, adds_a_line)
    after = files_in(project)
    words = ("session", "restore", "--workspace", "project", "--turn", "1", "--include-commands")
    assert desktop.run(*words) == 0
    assert files_in(project) == before
    notices = [event.text for event in journal(desktop) if isinstance(event, ContextInjected)]
    own, others = notices
    assert [line for line in own.splitlines() if line.startswith("- ")] == ["- made.txt"]
    assert "the command's work or somebody else's" in others
    assert "- README.md" in others
    assert desktop.run("session", "restore", "--workspace", "project", "--turn", "1", "--undo") == 0
    assert files_in(project) == after


def test_single_changes_of_a_file_that_changed_beside_a_command_are_undone_only_if_asked(
    desktop: Desktop, project: Path
) -> None:
    turn(desktop, project, adds_a_line)
    words = ("session", "restore", "--workspace", "project", "README.md", "--hunk", "1")
    assert desktop.run(*words) == 1
    assert "a line of mine" in (project / "README.md").read_text()
    assert desktop.run(*words, "--include-commands") == 0
    assert "a line of mine" not in (project / "README.md").read_text()


STEERING = (
    *("CLAUDE.md", "pkg/CLAUDE.md", ".vscode/tasks.json", "pkg/.vscode/tasks.json"),
    *(".agents/agents/mine.md", ".envrc", ".github/workflows/mine.yml"),
)


@pytest.mark.parametrize("path", few(STEERING, 3))
def test_a_new_file_that_steers_programs_is_never_lost_and_the_user_is_told_where_it_is(
    desktop: Desktop, path: str
) -> None:
    folder = desktop.base / "project"
    (folder / "work").mkdir(parents=True)
    (folder / "pkg").mkdir()

    def user(folder: Path) -> None:
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text("mine\n")

    events = turn(desktop, folder, user)
    if not (folder / path).exists():
        [(named, place)] = [
            file for event in events if isinstance(event, ToolReturned) for file in event.aside
        ]
        assert (Path(place) / Path(path).relative_to(named)).read_text() == "mine\n"
        assert desktop.run("permission", "aside", "--workspace", "project") == 0
        assert named in desktop.printed
    desktop.run("session", "restore", "--workspace", "project", "--turn", "1")
    assert (folder / path).exists() or (Path(place) / Path(path).relative_to(named)).exists()


def test_two_sessions_in_one_folder_do_not_claim_each_other_s_files(
    desktop: Desktop, project: Path
) -> None:
    seen_states: dict[str, set[str]] = {}

    async def work() -> None:
        replies = [
            calls(shell("first")),
            calls(write("theirs.txt", "by the second session\n")),
            says("done"),
            says("done"),
        ]
        async with workspace_of(desktop, ScriptedProvider(*replies)) as open_workspace:
            first = await open_workspace.send(NO_SESSION, "go")
            await until((project / "work" / "first").exists)
            second = await open_workspace.send(NO_SESSION, "go")
            await until((project / "theirs.txt").exists)
            (project / "work" / "over-first").touch()
            await open_workspace.sessions.idle()
            for name, session in (("first", first), ("second", second)):
                listed = await files_of(open_workspace).listed(session)
                seen_states[name] = {file.change.path for file in listed.files}

    asyncio.run(work())
    assert seen_states == {"first": {"work/first", "work/over-first"}, "second": {"theirs.txt"}}


def test_of_commands_that_overlap_in_two_sessions_each_lists_the_files_that_may_be_its_own(
    desktop: Desktop, project: Path
) -> None:
    seen_states: dict[str, set[str]] = {}

    async def work() -> None:
        replies = [calls(shell("first")), calls(shell("second")), says("done"), says("done")]
        async with workspace_of(desktop, ScriptedProvider(*replies)) as open_workspace:
            first = await open_workspace.send(NO_SESSION, "go")
            await until((project / "work" / "first").exists)
            second = await open_workspace.send(NO_SESSION, "go")
            await until((project / "work" / "second").exists)
            (project / "work" / "over-first").touch()
            await until(lambda: not open_workspace.sessions.running(first))
            (project / "work" / "over-second").touch()
            await open_workspace.sessions.idle()
            for name, session in (("first", first), ("second", second)):
                listed = await files_of(open_workspace).listed(session)
                assert all(file.change.while_command for file in listed.files)
                seen_states[name] = {file.change.path for file in listed.files}

    asyncio.run(work())
    assert seen_states["first"] == {"work/first", "work/over-first", "work/second"}
    assert seen_states["second"] == {"work/second", "work/over-first", "work/over-second"}


class Notes:
    """Implements TurnPrinter; keeps the notes."""

    shown = True

    def __init__(self) -> None:
        self.notes: list[str] = []

    def write(self, text: str) -> None:
        raise AssertionError(text)

    def note(self, text: str) -> None:
        self.notes.append(text)


def test_without_a_window_the_user_is_told_what_was_set_aside() -> None:
    printer = Notes()
    output = TextOutput(printer, NO_SESSION)
    aside = (("pkg/CLAUDE.md", "/data/set-aside/1/pkg/CLAUDE.md"),)
    content = digest_of(b"")
    returned = ToolReturned(0.0, "c", "shell", "make", content, 0, Outcome.OK, aside=aside)
    output.handle_journaled(Recorded(NO_SESSION, 1, returned))
    assert printer.notes[1:] == [
        "· set aside: pkg/CLAUDE.md (the command or you made it; "
        "`helix-desktop permission aside` lists it)"
    ]


SESSIONS = SessionId("0" * 15 + "1"), SessionId("0" * 15 + "2")
NAMES = ("a", "a", "b")
steps = st.tuples(
    st.sampled_from(
        (
            *("tool replaces", "tool inserts", "tool inserts", "tool deletes", "killed replaces"),
            *("user replaces", "user inserts", "user inserts", "user deletes"),
            *("command inserts", "command deletes", "command ends"),
            *("undo all", "undo one", "undo hunk", "undo turn", "next turn"),
        )
    ),
    st.sampled_from(NAMES),
    st.integers(0, 5),
    st.sampled_from(SESSIONS),
)


class CutOff(Exception):
    """The application ended between a checkpoint and the change."""


@dataclass
class Scene:
    """A folder with two sessions, whose commands run all the time, and a user's work beside."""

    folder: Path
    store: FakeStore = field(default_factory=lambda: FakeStore(FakeClock()))
    clock: FakeClock = field(default_factory=FakeClock)
    bus: EventBus = field(default_factory=EventBus)
    numbers: Iterator[int] = field(default_factory=count)
    commands: dict[SessionId, AsyncExitStack] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.root = ProjectRoot(self.folder)
        self.snapshots = FileSnapshots(self.root)
        self.turns = dict.fromkeys(SESSIONS, 1)
        self.files = ChangedFiles(
            make_personal_roots(self.folder, ()),
            self.store,
            clock=self.clock,
            checkpoints=self.checkpoints,
            still=self.still,
        )

    def checkpoints(self, session: SessionId) -> SessionCheckpoints:
        return SessionCheckpoints(
            session,
            store=self.store,
            clock=self.clock,
            bus=self.bus,
            supervisor=Supervisor(lambda *_: None),
        )

    @asynccontextmanager
    async def still(self, session: SessionId) -> AsyncIterator[RecordEvents]:
        async def note(event: Event) -> None:
            await self.store.commit(Transaction(session, (event,)))

        yield note

    def lines(self, name: str) -> list[str]:
        file = self.folder / name
        return file.read_text().splitlines(keepends=True) if file.exists() else []

    def foreign(self) -> dict[str, list[str]]:
        """The lines in the files that nobody but the user wrote."""
        return {
            name: [line for line in self.lines(name) if line.startswith("user")] for name in NAMES
        }

    def new_line(self, by: str) -> str:
        return f"{by} {next(self.numbers)}\n"

    async def change(self, session: SessionId, name: str, data: str | None, *, cut: bool) -> None:
        """As a tool does that changes a file."""
        real = self.checkpoints(session)

        class Cut:
            async def before(self, *changes: PlannedChange) -> None:
                await real.before(*changes)
                raise CutOff

        pen = FileChanger(self.root, Cut() if cut else real)
        call = ToolCall(f"call {next(self.numbers)}", "write_file", "")
        with call_scope(call), suppress(CutOff):
            await pen.change(name, lambda _now: None if data is None else data.encode())

    async def begin_command(self, session: SessionId) -> None:
        stack = self.commands[session] = AsyncExitStack()
        call = ToolCall(f"call {next(self.numbers)}", "shell", "")
        checkpoints = self.checkpoints(session)
        undo = CommandUndo(self.snapshots, checkpoints, others=checkpoints.others)
        with call_scope(call):
            before, others = await stack.enter_async_context(undo.before())

        async def record() -> None:
            with call_scope(call):
                await undo.record(before, others)

        stack.push_async_callback(record)

    async def end_command(self, session: SessionId) -> None:
        await self.commands.pop(session).aclose()

    async def undo(self, what: str, name: str, session: SessionId) -> None:
        """Undo without being asked for what changed while a command ran."""
        turn = self.turns[session] if what == "turn" else 0
        changed = (await self.files.listed(session, turn=turn)).files
        changes = [file.change for file in changed]
        if what in ("all", "turn"):
            results = await self.files.restore(session, changes)
        elif not (changes := [change for change in changes if change.path == name][-1:]):
            return
        elif what == "one":
            results = await self.files.restore(session, changes)
        else:
            count = len((await self.files.compare(changes[0])).hunks)
            at = [count // 2] if count else []
            results = (await self.files.restore_hunks(session, changes[0], at),)
        for result in results:
            event(f"undo {what}: {result.result.value}")

    def after(self, by: str, does: str, name: str, at: int) -> str | None:
        """What a file holds once somebody changed it; None if it is gone."""
        if does == "deletes":
            return None
        lines = self.lines(name) if does == "inserts" else []
        return "".join([*lines[:at], self.new_line(by), *lines[at:]])

    async def play(self, what: str, name: str, at: int, session: SessionId) -> None:
        self.clock.advance(1)
        by, does = what.split(" ", 1)
        if by == "undo":
            await self.end_command(session)
            await self.undo(does, name, session)
            await self.begin_command(session)
        elif by == "next":
            self.turns[session] += 1
            began = TurnStarted(self.clock.now(), "go")
            await self.store.commit(Transaction(session, (began,)))
        elif does == "ends":
            await self.end_command(session)
            await self.begin_command(session)
        else:
            await self.write(by, name, self.after(by, does, name, at), session)

    async def write(self, by: str, name: str, data: str | None, session: SessionId) -> None:
        file = self.folder / name
        if by in ("tool", "killed"):
            await self.change(session, name, data, cut=by == "killed")
        elif data is None:
            file.unlink(missing_ok=True)
        else:
            file.write_text(data)


@settings(max_examples=tries(300), deadline=None)
@given(st.lists(steps, min_size=4, max_size=24))
def test_an_undo_that_is_not_asked_never_takes_a_line_of_the_user_and_keeps_what_it_replaces(
    story: list[tuple[str, str, int, SessionId]],
) -> None:
    async def play(scene: Scene) -> None:
        for session in SESSIONS:
            started = SessionStarted(scene.clock.now(), "a session")
            began = TurnStarted(scene.clock.now(), "go")
            await scene.store.commit(Transaction(session, (started, began)))
            await scene.begin_command(session)
        for what, name, at, session in story:
            before, lines = scene.foreign(), {name: scene.lines(name) for name in NAMES}
            await scene.play(what, name, at, session)
            if not what.startswith("undo"):
                continue
            for other in NAMES:
                now = scene.foreign()[other]
                assert [line for line in now if line in before[other]] == before[other], what
                if scene.lines(other) != lines[other] and lines[other]:
                    contents = scene.store.saved_data.contents
                    assert digest_of("".join(lines[other]).encode()) in contents, what
        for session in SESSIONS:
            await scene.end_command(session)

    with tempfile.TemporaryDirectory() as base:
        (Path(base) / "a").write_text("old 1\nold 2\n")
        asyncio.run(play(Scene(Path(base))))
