"""Whatever happened in between, a rewind and its redo bring the same bytes back."""

import asyncio
import tempfile
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import event, example, given, settings
from hypothesis import strategies as st
from msgspec import Struct, field

from helix_desktop.app.sessions.rewinding import RewindPlan
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.errors import EngineError, HelixError
from helix_desktop.engine.block_exclusion import block_key
from tests.app.test_rewinding import RewindStage, Snapshot, open_rewind_stage
from tests.examples import tries
from tests.fakes.memory_store import SavedData

NAMES = ("a.py", "b.py", "c.py")
names, numbers = st.sampled_from(NAMES), st.integers(0, 30)
steps = st.lists(
    st.one_of(
        st.tuples(st.just("turn"), names, numbers),
        st.tuples(st.just("turn"), names, numbers),
        st.tuples(st.just("user"), names, numbers),
        st.tuples(st.just("user deletes"), names, numbers),
        st.tuples(st.just("steps"), names, numbers),
        st.tuples(st.just("exclude"), names, numbers),
        st.tuples(st.just("compact"), names, numbers),
        st.tuples(st.just("undo"), names, numbers),
        st.tuples(st.just("restart"), names, numbers),
        st.tuples(st.just("rewind"), names, numbers),
        st.tuples(st.just("rewind"), names, numbers),
        st.tuples(st.just("branch"), names, numbers),
        st.tuples(st.just("redo"), names, numbers),
    ),
    max_size=14,
)


class Moment(Struct):
    """The state before a message, and the files that others changed since then."""

    snapshot: Snapshot
    others: set[str] = field(default_factory=set)


class Story(Struct):
    """A desk, and what a user remembers of each message."""

    desk: RewindStage
    moments: dict[SessionId, dict[int, Moment]] = field(default_factory=dict)
    redos: dict[SessionId, list[Moment]] = field(default_factory=dict)
    count: int = 0

    def note_others(self, name: str, own: SessionId = NO_SESSION) -> None:
        for session, moments in self.moments.items():
            if session != own:
                for moment in (*moments.values(), *self.redos.get(session, [])):
                    moment.others.add(name)

    async def turn(self, name: str, number: int) -> None:
        self.count += 1
        first = not self.desk.session
        before = None if first else await self.desk.snapshot()
        words = [f"step {number}"] if number % 3 == 0 else None
        files = {name: f"{self.count} by the agent\n" * (1 + number % 3)}
        message = await self.desk.turn(f"message {self.count}", steps=words, **files)
        if before is not None:
            self.moments.setdefault(self.desk.session, {})[message] = Moment(before)
        self.moments.setdefault(self.desk.session, {})
        self.note_others(name, self.desk.session)

    def user(self, name: str, content: str | None) -> None:
        path = self.desk.project / name
        if content is None:
            path.unlink(missing_ok=True)
        else:
            path.write_text(content)
        self.note_others(name)

    async def check(self, plan: RewindPlan, moment: Moment, before: Snapshot) -> None:
        """Compare with what a user remembers; files of others are as they were, and named."""
        now = await self.desk.snapshot()
        left = {file.change.path for file in plan.left}
        assert left <= moment.others
        for name in NAMES:
            if name not in moment.others:
                assert now.files.get(name) == moment.snapshot.files.get(name), name
            if name in left:
                assert now.files.get(name) == before.files.get(name), name
        assert now.steps == moment.snapshot.steps
        context = moment.snapshot.context
        assert now.context[: len(context)] == context
        assert all(text.startswith("[restored]") for text in now.context[len(context) :])
        if not left:
            assert now.context == context

    async def rewind(self, number: int, *, in_place: bool) -> None:
        moments = self.moments.get(self.desk.session, {})
        if not moments:
            return
        message = sorted(moments)[number % len(moments)]
        moment, before = moments[message], await self.desk.snapshot()
        source = self.desk.session
        plan = await self.desk.workspace.rewinder.plan(source, message)
        result = await self.desk.workspace.rewinder.rewind(plan, in_place=in_place)
        assert not result.failed
        self.desk.session = result.session
        await self.check(plan, moment, before)
        event(f"{len(plan.files)} files back, {len(plan.left)} left")
        back = {file.change.path for file in plan.files}
        if not in_place:
            self.moments[result.session] = {
                seq: Moment(earlier.snapshot, set(earlier.others))
                for seq, earlier in moments.items()
                if seq <= plan.through
            }
            for name in back:
                self.note_others(name, result.session)
        self.redos.setdefault(result.session, []).append(Moment(before))

    async def redo(self) -> None:
        redos = self.redos.get(self.desk.session, [])
        rewinder = self.desk.workspace.rewinder
        try:
            plan = await rewinder.redo_plan(self.desk.session)
        except EngineError:
            assert not redos
            return
        moment = redos.pop()
        await rewinder.rewind(plan)
        now = await self.desk.snapshot()
        for name in NAMES:
            if name in {file.change.path for file in plan.files} - moment.others:
                assert now.files.get(name) == moment.snapshot.files.get(name)
        if plan.conversation:
            context = moment.snapshot.context
            assert now.context[: len(context)] == context
        event("redone")


async def compact(story: Story, number: int) -> None:
    runner = story.desk.workspace.sessions.of(story.desk.session)
    try:
        await runner.compactor.run((Job.MARKERS, Job.NOTES, Job.HANDOVER)[number % 3])
    except HelixError:
        return
    event("compacted")


async def exclude(story: Story, number: int) -> None:
    runner = story.desk.workspace.sessions.of(story.desk.session)
    blocks = (await runner.session_window.look()).window.blocks
    try:
        await runner.exclusion.exclude(block_key(blocks[number % len(blocks)]))
    except HelixError:
        return
    event("excluded")


async def live(base: Path, history: list[tuple[str, str, int]]) -> None:
    saved_data, session = SavedData(), NO_SESSION
    story: Story | None = None
    waiting = list(history)
    while waiting:
        async with open_rewind_stage(base, saved_data) as stage:
            stage.session = session
            story = Story(stage) if story is None else story
            calls, answers = story.desk.model.calls, story.desk.model.answers
            story.desk = stage
            stage.model.calls, stage.model.answers = calls, answers
            if not stage.session:
                await story.turn("a.py", 1)
            while waiting:
                act, name, number = waiting.pop(0)
                match act:
                    case "turn":
                        await story.turn(name, number)
                    case "user":
                        story.user(name, f"{number} by a user\n")
                    case "user deletes":
                        story.user(name, None)
                    case "steps":
                        await stage.turn(f"steps {number}", steps=[f"step {number}"])
                    case "exclude":
                        await exclude(story, number)
                    case "compact":
                        await compact(story, number)
                    case "undo":
                        with suppress(HelixError):
                            await stage.workspace.compactions.undo(stage.session)
                    case "rewind":
                        await story.rewind(number, in_place=True)
                    case "branch":
                        await story.rewind(number, in_place=False)
                    case "redo":
                        await story.redo()
                    case "restart":
                        break
            session = stage.session


@pytest.mark.timeout(300)
@given(steps)
# what was redone in a branch belongs to it, and goes back with its earlier messages
@example(
    [
        ("turn", "a.py", 0),
        ("turn", "b.py", 0),
        ("branch", "a.py", 1),
        ("redo", "a.py", 0),
        ("rewind", "a.py", 0),
    ]
)
@example(
    [
        ("turn", "a.py", 0),
        ("turn", "a.py", 0),
        ("branch", "a.py", 1),
        ("redo", "a.py", 0),
        ("rewind", "a.py", 0),
    ]
)
# a branch redoes what went back in it, and nothing of the session it was made from
@example(
    [
        ("turn", "a.py", 0),
        ("branch", "a.py", 0),
        ("turn", "a.py", 0),
        ("branch", "a.py", 0),
        ("redo", "a.py", 0),
        ("redo", "a.py", 0),
    ]
)
@settings(max_examples=tries(250), deadline=None)
def test_any_history_can_be_rewound_and_redone(history: list[tuple[str, str, int]]) -> None:
    with tempfile.TemporaryDirectory() as base:
        asyncio.run(live(Path(base), history))


@pytest.mark.slow
@pytest.mark.timeout(1_800)
@given(steps)
@settings(max_examples=1_000, deadline=None)
def test_a_thousand_histories_can_be_rewound_and_redone(
    history: list[tuple[str, str, int]],
) -> None:
    with tempfile.TemporaryDirectory() as base:
        asyncio.run(live(Path(base), history))
