"""All that the window may ask about how a session's window is rewritten, and have done about it.

What is shown comes from the journal; what is done is an epoch of its own, so undo takes it back.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace

from helix_desktop.app.comparing_versions import compared, lined
from helix_desktop.app.foretelling import marks_of
from helix_desktop.app.planning import by_kind, parts_of, planned, uncovered
from helix_desktop.app.writers import Others, writers
from helix_desktop.context.covering import cover
from helix_desktop.context.texts.kept import amount
from helix_desktop.context.timeline import Timeline
from helix_desktop.context.window import Prelude
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import Outcome, Recorded
from helix_desktop.domain.live import JobEnded, JobOutcome, JobStarted, Live
from helix_desktop.domain.llm import Llm, LlmRole
from helix_desktop.domain.memory import Job, Means
from helix_desktop.domain.ports import Attic
from helix_desktop.domain.requests import Outlook, Weighed
from helix_desktop.domain.timeline import (
    Compared,
    Covered,
    CoveredMessages,
    Failure,
    Happened,
    Item,
    KeptCheck,
    Plan,
    Rewrite,
    Thresholds,
    Use,
    Version,
    Working,
    Writer,
)
from helix_desktop.engine.equipment import Equipment
from helix_desktop.engine.orders import Asked, Draft, Result
from helix_desktop.engine.runner import SessionRunner

HELD = 8
"""Sessions whose timelines are held at hand."""
MOST_TEXT = 200_000
"""Characters of one covered message that are shown."""
MOST_FAILURES = 20
_MEANS = {LlmRole.MAIN: Means.MAIN, LlmRole.FAST: Means.FAST, LlmRole.WIDE: Means.WIDE}
_HAPPENS = {
    Job.OBSERVE: Happened.OBSERVE,
    Job.SWEEP: Happened.SWEEP,
    Job.CONDENSE: Happened.CONDENSE,
    Job.HAND_OVER: Happened.HANDOVER,
}
_FAILED = frozenset({JobOutcome.FAILED, JobOutcome.REJECTED, JobOutcome.STALE})


@dataclass(slots=True)
class _Jobs:
    """What works on a session's window now, and what came to nothing."""

    working: Working | None = None
    failures: list[Failure] = field(default_factory=list)
    again: tuple[int, LlmRole | None, str] = (0, None, "")
    """The version that is being written again, and by whom."""


class Rewriting:
    """One workspace's: asked by session."""

    def __init__(
        self,
        attic: Attic,
        equipment: Equipment,
        runner: Callable[[SessionId], SessionRunner],
        *,
        weigh: Callable[[SessionId], Awaitable[Weighed]],
        others: Others | None = None,
    ) -> None:
        """`weigh` tells what the next request of a session is expected to take."""
        self._attic, self._others, self._weigh = attic, others, weigh
        self._equipment = equipment
        self._runner = runner
        self._order = asyncio.Lock()
        self._held: OrderedDict[SessionId, tuple[object, Timeline]] = OrderedDict()
        self._kept: OrderedDict[tuple[SessionId, int], KeptCheck] = OrderedDict()
        self._drafts: dict[SessionId, Draft] = {}
        self._jobs: dict[SessionId, _Jobs] = {}
        equipment.bus.subscribe(self._on_live)

    async def use(self, session: SessionId) -> Use:
        """The window over time; what came since it was asked for last is read now."""
        timeline = await self._timeline(session)
        jobs = self._jobs.get(session, _Jobs())
        return Use(
            timeline.readings.copy(),
            timeline.rewrites(),
            self.thresholds(),
            weighed=await self._weigh(session) if len(timeline.readings) else None,
            undo=timeline.can_undo,
            redo=timeline.can_redo,
            working=jobs.working,
            failures=tuple(jobs.failures),
            messages=len(timeline.messages),
            growth=timeline.growth(),
        )

    def thresholds(self) -> Thresholds:
        """Where the policy in force has its marks."""
        marks = marks_of(self._equipment.policy, self._equipment.main.llm)
        told = ((_HAPPENS[job], mark) for job, mark in marks.rewrites if mark <= marks.window)
        return Thresholds(marks.window, tuple(told))

    async def compare(self, session: SessionId, old: int, new: int) -> Compared:
        """Two versions by the numbers of their epochs; 0 for none: the new one alone."""
        timeline = await self._timeline(session)
        rows = {row.number: row for row in timeline.rewrites() if row.version}
        b = self._version(timeline, rows, new)
        a = self._version(timeline, rows, old) if old else None
        found = await asyncio.to_thread(
            compared,
            lined(a.sections, a.index) if a else None,
            lined(b.sections, b.index),
        )
        return Compared(a, b, found)

    async def kept(self, session: SessionId, number: int) -> KeptCheck:
        """The kept check of a version, made from its originals; the same as long as it is kept."""
        key = session, number
        if key not in self._kept:
            runner = await self._open(session)
            found = await runner.versions.checked(number)
            items = [Item(each.kind.value, each.text, each.seq, kept=True) for each in found.kept]
            items += [
                Item(each.kind.value, each.text, each.seq, kept=False) for each in found.missing
            ]
            self._kept[key] = KeptCheck(tuple(items))
            while len(self._kept) > HELD:
                self._kept.popitem(last=False)
        return self._kept[key]

    async def covered(self, session: SessionId, number: int) -> CoveredMessages:
        """The messages a version stands for, as they happened; verified by their SHA-256."""
        runner = await self._open(session)
        found = await runner.versions.behind(number)

        def told() -> tuple[Covered, ...]:
            return tuple(
                Covered(
                    each.seq,
                    each.at,
                    each.voice.value,
                    f"{each.tool} {each.what}".strip(),
                    each.text[:MOST_TEXT],
                    Outcome.FAILED if each.failed else Outcome.OK,
                )
                for each in found.originals.passages(found.items)
            )

        return CoveredMessages(await asyncio.to_thread(told), found.fold.history, found.whole)

    async def edit(self, session: SessionId, number: int, sections: Sequence[str]) -> int:
        """A new version in the person's words; the number of its epoch."""
        runner = await self._open(session)
        return (await runner.versions.edit(number, sections)).number

    async def add_missing(self, session: SessionId, number: int, items: Sequence[Item]) -> int:
        """A new version that has these, too."""
        runner = await self._open(session)
        wanted = [(item.kind, item.text) for item in items]
        return (await runner.versions.add(number, wanted)).number

    async def restore(self, session: SessionId, number: int) -> int:
        """Any version of the window, as a new one; 0 = as it happened."""
        return (await (await self._open(session)).past.restore(number)).number

    async def undo(self, session: SessionId) -> int:
        return (await (await self._open(session)).past.undo()).number

    async def redo(self, session: SessionId) -> int:
        return (await (await self._open(session)).past.redo()).number

    async def writers(self, session: SessionId, number: int) -> tuple[Writer, ...]:
        """Who can write a version anew, each with what that costs about; the last are rules."""
        return await writers(
            await self._open(session), self._equipment, number, others=self._others
        )

    async def rerun(
        self, session: SessionId, number: int, role: LlmRole | None, *, model: str = ""
    ) -> str:
        """Have a version written again; by rules with neither. EngineError says why not."""
        runner = await self._open(session)
        asked = self._chosen(model) if model else self._asked(role)
        jobs = self._jobs.setdefault(session, _Jobs())
        jobs.again = number, role, model
        try:
            return _told(await runner.beside.compactor.rerun(number, asked=asked))
        finally:
            jobs.again = 0, None, ""

    async def plan(self, session: SessionId) -> Plan:
        """What a handover would do now, without asking a model."""
        self._drafts.pop(session, None)
        runner, timeline = await self._open(session), await self._timeline(session)
        now = await runner.keeper.look()
        # in a thread: a long window is looked through several times
        made = await asyncio.to_thread(cover, now, by_hand=True)
        if made is None:
            raise EngineError(
                "There is nothing to compact yet.",
                "The newest turn and what you wrote last always stay as they are.",
            )
        items = runner.keeper.history.covered(made.stretch.covers)
        plan = await asyncio.to_thread(
            planned,
            now,
            made,
            timeline=timeline,
            items=uncovered(items, now.view.folds),
            llms=(self._writer(), self._equipment.main.llm),
            thresholds=self.thresholds(),
        )
        use = await self.use(session)
        return replace(plan, due=use.due, outlook=use.weighed.outlook if use.weighed else Outlook())

    async def draft(self, session: SessionId, plan: Plan) -> Plan:
        """The same with the real document, which a model writes now; nothing is committed."""
        runner = await self._open(session)
        draft = await runner.beside.compactor.dry_run(Job.HAND_OVER)
        self._drafts[session] = draft
        made = draft.proposal
        fold = next((fold for fold in made.folds if fold.handover is not None), None)
        return replace(
            plan,
            parts=parts_of(
                by_kind(draft.seen.window.account), by_kind(draft.window.account), draft.seen.pace
            ),
            sections=fold.handover.sections if fold and fold.handover else (),
            missing=amount(fold.missing) if fold else 0,
            cost=made.cost,
            seconds=made.seconds,
            means=made.means,
            llm=made.llm or plan.llm,
            drafted=True,
        )

    async def compact(
        self, session: SessionId, *, role: LlmRole | None = None, ruled: bool = False
    ) -> str:
        """Commit the draft, if there is one that still applies, or have a handover written now."""
        compactor = (await self._open(session)).beside.compactor
        draft = self._drafts.pop(session, None)
        if draft is not None:
            return _told(await compactor.accept(draft))
        asked = self._asked(role) if role or ruled else None
        return _told(await compactor.run(Job.HAND_OVER, asked=asked))

    async def again(self, session: SessionId, failure: Failure) -> str:
        """Try once more what came to nothing."""
        self.forget(session)
        if failure.number:
            return await self.rerun(session, failure.number, failure.role, model=failure.model)
        job = failure.job
        return _told(await (await self._open(session)).beside.compactor.run(job))

    async def undo_to(self, session: SessionId, number: int) -> int:
        """The window as it was before a rewrite, as a new version: one undo takes that back."""
        timeline = await self._timeline(session)
        epoch = timeline.epochs.get(number)
        if epoch is None:
            raise EngineError(f"There is no rewrite {number} in this session.")
        return await self.restore(session, epoch.parent)

    def has(self, role: LlmRole) -> bool:
        """Whether the workspace has a model of its own in a role."""
        return self._equipment.voice(role) is not None

    def decline(self, session: SessionId) -> None:
        """Nothing remains of a draft but what asking for it took."""
        self._drafts.pop(session, None)

    async def cancel(self, session: SessionId) -> None:
        """End the job that runs; nothing of it is committed."""
        await self._runner(session).beside.compactor.stop()

    def forget(self, session: SessionId) -> None:
        """What came to nothing needs not be told any more."""
        if session in self._jobs:
            self._jobs[session].failures.clear()

    def _on_live(self, event: Live) -> None:
        match event:
            case JobStarted(session, job, reason):
                jobs = self._jobs.setdefault(session, _Jobs())
                jobs.working = Working(job, reason, self._equipment.clock.now())
            case JobEnded(session, job, outcome, detail):
                jobs = self._jobs.setdefault(session, _Jobs())
                jobs.working = None
                if outcome is JobOutcome.COMMITTED:
                    jobs.failures = [each for each in jobs.failures if each.job is not job]
                elif outcome in _FAILED:
                    failure = Failure(
                        job, self._equipment.clock.now(), outcome, detail, *jobs.again
                    )
                    jobs.failures = [*jobs.failures, failure][-MOST_FAILURES:]
            case _:
                pass

    async def _open(self, session: SessionId) -> SessionRunner:
        runner = self._runner(session)
        await runner.load()
        return runner

    async def _timeline(self, session: SessionId) -> Timeline:
        """Read on from where it was; begun anew where another model counts now."""
        async with self._order:
            main = self._equipment.main
            specs = self._equipment.tools(session).specs()
            key = main.scales, self._equipment.system, specs
            held = self._held.get(session)
            if held is None or held[0] != key:
                fresh = Timeline(main.scales, Prelude(self._equipment.system, specs), main.llm.id)
                held = key, fresh
            timeline = held[1]
            events = await self._attic.events(session, timeline.seq + 1)
            found = [each for each in events if isinstance(each, Recorded)]
            if found:
                # in a thread: a long session has tens of thousands
                await asyncio.to_thread(timeline.take, found)
            self._held[session] = held
            self._held.move_to_end(session)
            while len(self._held) > HELD:
                self._held.popitem(last=False)
            return timeline

    def _version(self, timeline: Timeline, rows: dict[int, Rewrite], number: int) -> Version:
        fold = timeline.epochs[number].document if number in rows else None
        if fold is None or fold.handover is None:
            raise EngineError(f"There is no handover {number} in this session.")
        return Version(
            rows[number],
            fold.handover.sections,
            fold.handover.index,
            fold.missing,
            timeline.weight(fold),
            timeline.place(fold.first),
            timeline.place(fold.last),
        )

    def _writer(self) -> Llm:
        fast = self._equipment.voice(LlmRole.FAST)
        return (fast or self._equipment.main).llm

    def _chosen(self, model: str) -> Asked:
        if self._others is None:
            raise EngineError("No other model can be asked here.", "Choose one in the settings.")
        return ((Means.CHOSEN, self._others.voice(model)),)

    def _asked(self, role: LlmRole | None) -> Asked:
        if role is None:
            return ()
        voice = self._equipment.voice(role)
        if voice is None:
            raise EngineError(
                f"There is no {role.value} model in this workspace.", "Choose one in the settings."
            )
        return ((_MEANS[role], voice),)


def _told(result: Result) -> str:
    """In words; what did not come to pass is an error that says so."""
    if result.outcome in (JobOutcome.COMMITTED, JobOutcome.STOPPED):
        return result.detail
    raise EngineError(result.detail or "Nothing was rewritten.")
