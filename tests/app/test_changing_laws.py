"""Whatever tools, user and restores do in turn: nothing that we replaced is ever lost."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from hypothesis import event, given, settings
from hypothesis import strategies as st

from helix_desktop.app.sessions.changed_files import ChangedFiles, make_personal_roots
from helix_desktop.domain.cache import SessionId, digest_of
from helix_desktop.domain.events import Event
from helix_desktop.domain.file_changes import FileChange, FileState, RestoreOutcome
from helix_desktop.domain.ports import Transaction
from helix_desktop.engine.session_runner import RecordEvents
from helix_desktop.tools.files.file_change import FileChanger
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.tool import call_scope
from tests.app.changing import DELETING, FileWriter
from tests.examples import tries
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore

SESSION, CHILD = SessionId("0" * 15 + "1"), SessionId("f" * 16)
NAMES = ("a", "a", "a", "b")
MINE = "not listed anywhere"

texts = st.lists(st.sampled_from(["x\n", "y\n", "z\n", "end"]), max_size=8).map("".join)
steps = st.one_of(
    st.tuples(st.just("write"), st.sampled_from(NAMES), texts),
    st.tuples(st.just("insert"), st.sampled_from(NAMES), st.sampled_from(["p\n", "q\n"])),
    st.tuples(st.just("delete"), st.sampled_from(NAMES), st.just("")),
    st.tuples(st.just("cut off"), st.sampled_from(NAMES), texts),
    st.tuples(st.just("user"), st.sampled_from(NAMES), texts),
    st.tuples(st.just("user appends"), st.sampled_from(NAMES), st.just("mine\n")),
    st.tuples(st.just("user deletes"), st.sampled_from(NAMES), st.just("")),
    st.tuples(st.just("restore"), st.sampled_from(NAMES), st.just("")),
    st.tuples(st.just("restore hunk"), st.sampled_from(NAMES), st.just("")),
    st.tuples(st.just("restore all"), st.sampled_from(NAMES), st.just("")),
    st.tuples(st.just("undo"), st.sampled_from(NAMES), st.just("")),
    st.tuples(st.just("copy"), st.sampled_from(NAMES), st.just("")),
)


class CutOff(Exception):
    """The application ended between a checkpoint and the change."""


@dataclass
class Scene:
    """A folder, two sessions whose tools work in it, and what takes their work back."""

    folder: Path
    store: FakeStore = field(default_factory=lambda: FakeStore(FakeClock()))
    session: SessionId = SESSION

    def __post_init__(self) -> None:
        self.hand = FileWriter(self.folder, self.store)
        self.files = ChangedFiles(
            make_personal_roots(self.folder, ()),
            self.store,
            clock=self.hand.clock,
            checkpoints=self.hand.checkpoints,
            still=self.still,
        )

    @asynccontextmanager
    async def still(self, session: SessionId) -> AsyncIterator[RecordEvents]:
        async def note(event: Event) -> None:
            await self.store.commit(Transaction(session, (event,)))

        yield note

    def content(self, name: str) -> bytes | None:
        file = self.folder / name
        return file.read_bytes() if file.exists() else None

    def is_stored(self, data: bytes | None) -> bool:
        return data is None or self.store.saved_data.contents.get(digest_of(data)) == data

    async def change(self, name: str, data: bytes | None, *, cut: bool = False) -> None:
        """As a tool does that changes a file whatever it holds."""
        real = self.hand.checkpoints(self.session)

        class Cut:
            async def before(self, *changes: object) -> None:
                await real.before(*changes)  # type: ignore[arg-type]
                raise CutOff

        self.hand.clock.advance(1)
        try:
            with call_scope(DELETING):
                await FileChanger(ProjectRoot(self.folder), Cut() if cut else real).change(
                    name, lambda _now: data
                )
        except CutOff:
            return

    async def changes(self, name: str) -> list[FileChange]:
        changed = (await self.files.listed(SESSION)).files
        return [file.change for file in changed if file.change.path == name]

    async def restore(self, name: str) -> None:
        """The newest change of a file; done only where the file is as it was left."""
        fitting = [
            file for file in (await self.files.listed(SESSION)).files if file.change.path == name
        ]
        if not fitting:
            return
        before = self.content(name)
        (result,) = await self.files.restore(SESSION, [fitting[-1].change])
        event(f"restore: {result.result.value}")
        if fitting[-1].state is FileState.AS_CHANGED:
            assert result.result is RestoreOutcome.DONE
            now = self.content(name)
            assert (digest_of(now) if now is not None else None) == fitting[-1].change.before
        else:
            assert self.content(name) == before

    async def hunk(self, name: str) -> None:
        for change in (await self.changes(name))[-1:]:
            count = len((await self.files.compare(change)).hunks)
            if count and change.before is not None and change.after is not None:
                result = await self.files.restore_hunks(SESSION, change, [count // 2])
                event(f"hunk: {result.result.value}")

    async def undo(self, name: str) -> None:
        """What was taken back is there again, and then can be taken back again."""
        for change in (await self.changes(name))[-1:]:
            result = await self.files.bring_back(SESSION, change)
            event(f"undo: {result.result.value}")
            if change.forward is not None and result.result is RestoreOutcome.DONE:
                now = self.content(name)
                assert (digest_of(now) if now is not None else None) == change.forward.before

    async def copy(self, name: str) -> None:
        for change in (await self.changes(name))[-1:]:
            if change.before is not None and len(list(self.folder.iterdir())) < 12:
                copy = await self.files.copy(SESSION, change)
                data = self.content(copy)
                assert data is not None
                assert digest_of(data) == change.before

    async def restore_all(self, _name: str) -> None:
        changed = (await self.files.listed(SESSION)).files
        await self.files.restore(SESSION, [file.change for file in changed])

    async def play(self, step: str, name: str, text: str) -> None:
        taking_back = {
            "restore": self.restore,
            "restore hunk": self.hunk,
            "restore all": self.restore_all,
            "undo": self.undo,
            "copy": self.copy,
        }
        if step in taking_back:
            await taking_back[step](name)
        elif step.startswith("user"):
            self.user(step, name, text)
        else:
            now = self.content(name) or b""
            data = {"delete": None, "insert": text.encode() + now}.get(step, text.encode())
            await self.change(name, data, cut=step == "cut off")

    def user(self, step: str, name: str, text: str) -> None:
        file = self.folder / name
        if step == "user deletes":
            file.unlink(missing_ok=True)
        elif step == "user appends":
            file.write_bytes((self.content(name) or b"") + text.encode())
        else:
            file.write_bytes(text.encode())


@settings(max_examples=tries(150), deadline=None)
@given(st.lists(st.tuples(steps, st.booleans()), min_size=4, max_size=24))
def test_nothing_that_was_replaced_is_lost_and_nothing_else_is_touched(
    story: list[tuple[tuple[str, str, str], bool]],
) -> None:
    with tempfile.TemporaryDirectory() as base:
        folder = Path(base) / "ws"
        folder.mkdir()
        (folder / "mine").write_text(MINE)
        (folder / "a").write_text("x\ny\n")
        scene = Scene(folder)

        async def play_story() -> None:
            await scene.hand.begin(SESSION)
            await scene.hand.begin(CHILD, parent=SESSION)
            for (step, name, text), child in story:
                scene.session = CHILD if child else SESSION
                before = {name: scene.content(name) for name in NAMES}
                await scene.play(step, name, text)
                if step.startswith("user"):
                    continue
                for other in NAMES:
                    if scene.content(other) != before[other]:
                        assert scene.is_stored(before[other]), (step, other)
                        assert scene.is_stored(scene.content(other)), (step, other)
                        assert step == "restore all" or other == name
            assert (folder / "mine").read_text() == MINE
            await again(scene)

        asyncio.run(play_story())


async def again(scene: Scene) -> None:
    """Who restores everything twice finds nothing more to do the second time."""
    changed = (await scene.files.listed(SESSION)).files
    await scene.files.restore(SESSION, [file.change for file in changed])
    for file in (await scene.files.listed(SESSION)).files:
        assert file.state in (FileState.AS_BEFORE, FileState.CHANGED_SINCE)
