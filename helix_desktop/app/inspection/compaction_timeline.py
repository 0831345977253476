"""What the page Timeline reads and does: compactions, plans, handover versions, undo, redo.

Everything shown comes from the journal. Every action is an epoch of its own, so that undo reverts
it.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct, field

from helix_desktop.app.inspection.handover_diff import compare_versions, split_sections
from helix_desktop.app.inspection.handover_forecast import (
    OtherModels,
    find_handover_authors,
    plan_handover,
    tokens_by_kind,
    uncovered_items,
    window_parts,
)
from helix_desktop.app.inspection.request_inspector import RequestInspector
from helix_desktop.app.inspection.request_marks import request_marks
from helix_desktop.app.inspection.session_requests import SessionRequests
from helix_desktop.context.compaction.stretches import find_cover
from helix_desktop.context.history_items import passages_of
from helix_desktop.context.texts.key_details import count_missing
from helix_desktop.context.timeline import TimelineBuilder
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.context_window.handover_sections import (
    HANDOVER_SECTIONS,
    INDEX,
    NOTES,
    Handover,
)
from helix_desktop.domain.context_window.rewrites import Job, WrittenBy
from helix_desktop.domain.errors import EngineError, NothingToCompact
from helix_desktop.domain.events import Outcome, Recorded
from helix_desktop.domain.inspected_request import OWN_CONTEXT, RequestMarks
from helix_desktop.domain.live_events import JobEnded, JobOutcome, JobStarted, Live
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import Store
from helix_desktop.domain.value import replace
from helix_desktop.domain.window_timeline import (
    CheckedDetail,
    CoveredMessage,
    CoveredMessages,
    DetailCheck,
    FailedJob,
    HandoverAuthor,
    HandoverComparison,
    HandoverPlan,
    HandoverVersion,
    RunningJob,
    SaidLines,
    TimelineEvent,
    TimelineMarks,
    TimelineRow,
    WindowTimeline,
)
from helix_desktop.engine.compaction.jobs import JobDraft, JobResult, ModelChoices
from helix_desktop.engine.session_deps import ModelHandle, SessionDeps
from helix_desktop.engine.session_runner import SessionRunner

MAX_TIMELINES = 2
"""The number of sessions whose timelines are in memory: each holds all of its messages."""
MAX_CHECKS = 8
"""The number of checks of what a handover kept that are in memory."""
MAX_TEXT_CHARS = 200_000
"""The maximum characters that are shown of one covered message."""
MAX_FAILURES = 20
_MISSING = {
    LlmRole.MAIN: Phrase("This workspace has no main model."),
    LlmRole.FAST: Phrase("This workspace has no fast model."),
    LlmRole.WIDE: Phrase("This workspace has no long-context model."),
}
_WRITTEN_BY = {
    LlmRole.MAIN: WrittenBy.MAIN,
    LlmRole.FAST: WrittenBy.FAST,
    LlmRole.WIDE: WrittenBy.WIDE,
}
_EVENTS = {
    Job.OBSERVATIONS: TimelineEvent.OBSERVATIONS,
    Job.MARKERS: TimelineEvent.MARKERS,
    Job.NOTES: TimelineEvent.NOTES,
    Job.HANDOVER: TimelineEvent.HANDOVER,
}
_FAILED = frozenset({JobOutcome.FAILED, JobOutcome.REJECTED, JobOutcome.STALE})


class _Jobs(Struct):
    """The job that works on a session's window now, and the failed jobs."""

    working: RunningJob | None = None
    failures: list[FailedJob] = field(default_factory=list)
    again: tuple[int, LlmRole | None, str] = (0, None, "")
    """The version that is being written again, and its author."""


class CompactionTimeline:
    """The timelines of one workspace's sessions."""

    def __init__(
        self,
        store: Store,
        deps: SessionDeps,
        runner: Callable[[SessionId], SessionRunner],
        *,
        requests: RequestInspector,
        others: OtherModels,
    ) -> None:
        self._store, self._others, self._requests = store, others, requests
        self._deps = deps
        self._runner = runner
        self._lock = asyncio.Lock()
        self._timelines: OrderedDict[SessionId, TimelineBuilder] = OrderedDict()
        self._checks: OrderedDict[tuple[SessionId, int], DetailCheck] = OrderedDict()
        self._drafts: dict[SessionId, JobDraft] = {}
        self._jobs: dict[SessionId, _Jobs] = {}
        deps.base.bus.subscribe(self._note_event)

    async def use(self, session: SessionId) -> WindowTimeline:
        """Return the use of the window over time, up to the newest event."""
        timeline = await self._timeline(session)
        journal = self._deps.base.journal_once_read(session)
        main = (
            self._deps.models.main_of(journal.history) if journal else self._deps.models.first_main
        )
        jobs = self._jobs.get(session, _Jobs())
        sent = await self._requests.sent(session)
        weighed = await self._requests.weigh(session) if len(sent) else None
        estimated = not self._models(session)[LlmRole.MAIN].llm.tokenizer_known
        rows = [*timeline.rewrites(estimated=estimated), *_miss_rows(sent)]
        return WindowTimeline(
            sent.readings.copy(),
            tuple(sorted(rows, key=lambda row: row.seq)),
            self.thresholds(weighed.marks if weighed else None),
            weighed=weighed,
            undo=timeline.can_undo,
            redo=timeline.can_redo,
            working=jobs.working,
            failures=tuple(jobs.failures),
            messages=len(timeline.messages),
            growth=sent.growth(),
            own_context=main.keeps_own_context,
            saved=await self._deps.rules.budget.ledger.saved_tokens(session)
            if self._deps.rules.budget
            else 0,
        )

    def thresholds(self, session_marks: RequestMarks | None = None) -> TimelineMarks:
        """Return the marks of the policy in force, or of `session_marks`: the certain ones."""
        marks = session_marks or request_marks(self._deps.models.policy, self._deps.models.main.llm)
        rewrites = {
            mark: _EVENTS[job] for job, mark in marks.job_thresholds if mark <= marks.window
        }
        return TimelineMarks(
            marks.window, tuple((rewrites[mark], mark) for mark in sorted(rewrites))
        )

    async def compare(self, session: SessionId, old: int, new: int) -> HandoverComparison:
        """Compare two handovers, or two notes, by the numbers of their epochs.

        With `old` 0, show the new one alone.
        """
        timeline = await self._timeline(session)
        rows = {row.number: row for row in timeline.rewrites() if row.has_text}
        main = self._models(session)[LlmRole.MAIN]
        new_version = self._text_version(timeline, rows, new, main)
        old_version = self._text_version(timeline, rows, old, main) if old else None

        def compare() -> HandoverComparison:
            before = (
                split_sections(old_version.sections, old_version.index) if old_version else None
            )
            after = split_sections(new_version.sections, new_version.index)
            names = (*HANDOVER_SECTIONS, INDEX) if new_version.rewrite.version else (NOTES, INDEX)
            sections = compare_versions(before, after, names)
            return HandoverComparison(old_version, new_version, sections)

        return await asyncio.to_thread(compare)

    async def check_details(self, session: SessionId, number: int) -> DetailCheck:
        """Check a version against its originals for kept details; the result is cached."""
        key = session, number
        if key not in self._checks:
            runner = await self._open(session)
            checked = await runner.versions.check(number)
            details = [(detail, True) for detail in checked.present]
            details += [(detail, False) for detail in checked.missing]
            items = (
                CheckedDetail(detail.kind.value, detail.text, detail.seq, is_covered=remains)
                for detail, remains in details
            )
            self._checks[key] = DetailCheck(tuple(items), checked.unverified)
            while len(self._checks) > MAX_CHECKS:
                self._checks.popitem(last=False)
        return self._checks[key]

    async def covered(self, session: SessionId, number: int) -> CoveredMessages:
        """Return the original messages that a version covers, verified by their SHA-256."""
        runner = await self._open(session)
        originals = await runner.versions.read_sources(number)

        def describe() -> tuple[CoveredMessage, ...]:
            return tuple(
                CoveredMessage(
                    passage.seq,
                    passage.at,
                    passage.source.value,
                    f"{passage.tool} {passage.what}".strip(),
                    passage.text[:MAX_TEXT_CHARS],
                    Outcome.FAILED if passage.failed else Outcome.OK,
                )
                for passage in passages_of(originals.items, originals.originals.texts)
            )

        messages = await asyncio.to_thread(describe)
        return CoveredMessages(messages, originals.fold.history, originals.complete)

    async def edit(self, session: SessionId, number: int, sections: Sequence[str]) -> int:
        """Save the user's text as a new version; return the number of its epoch."""
        runner = await self._open(session)
        return (await runner.versions.edit(number, sections)).number

    async def said(self, session: SessionId, number: int) -> SaidLines:
        """Return the texts of an epoch, and its lines of what the agent said."""
        said = (await self._open(session)).compactor.said
        folds = said.folds(number)
        return SaidLines(
            "\n\n".join(fold.text for fold in folds),
            tuple(line.text for fold in folds for line in fold.said),
            said.is_shown(number),
        )

    async def edit_said(self, session: SessionId, number: int, lines: Sequence[str]) -> int:
        """Save the user's lines; return the number of the epoch."""
        return (await (await self._open(session)).compactor.said.edit(number, lines)).number

    async def add_missing(
        self, session: SessionId, number: int, items: Sequence[CheckedDetail]
    ) -> int:
        """Save a new version that also has these details."""
        runner = await self._open(session)
        wanted = [(item.kind, item.text) for item in items]
        return (await runner.versions.add(number, wanted)).number

    async def restore(self, session: SessionId, number: int) -> int:
        """Restore any version of the window (0 = the raw history); a handover as a new version."""
        runner = await self._open(session)
        epoch = runner.session_window.history.epochs.get(number)
        if epoch is not None and epoch.document is not None:
            return (await runner.versions.restore(number)).number
        return (await runner.undo.restore(number)).number

    async def undo(self, session: SessionId) -> int:
        return (await (await self._open(session)).undo.undo()).number

    async def redo(self, session: SessionId) -> int:
        return (await (await self._open(session)).undo.redo()).number

    async def writers(self, session: SessionId, number: int) -> tuple[HandoverAuthor, ...]:
        """Return the possible authors of a version with their approximate costs.

        The last are rules.
        """
        return await find_handover_authors(
            await self._open(session), self._deps, number, others=self._others
        )

    async def rerun(
        self, session: SessionId, number: int, role: LlmRole | None, *, model: str = ""
    ) -> str:
        """Write a version again, by rules without role and model.

        Raise EngineError with the reason on failure.
        """
        runner = await self._open(session)
        if model:
            author: ModelChoices = ((WrittenBy.CHOSEN, self._others.model_handle(model)),)
        else:
            author = self._author(session, role)
        jobs = self._jobs.setdefault(session, _Jobs())
        jobs.again = number, role, model
        try:
            return _result_text(await runner.compactor.rerun(number, request=author))
        finally:
            jobs.again = 0, None, ""

    async def plan(self, session: SessionId) -> HandoverPlan:
        """Plan a handover as of now, without asking a model."""
        self._drafts.pop(session, None)
        runner, timeline = await self._open(session), await self._timeline(session)
        if self._deps.models.main_of(runner.session_window.history).keeps_own_context:
            raise NothingToCompact(OWN_CONTEXT)
        state = await runner.session_window.look()
        # in a thread: the code passes over a long window several times
        cover = await asyncio.to_thread(find_cover, state, by_hand=True)
        if cover is None:
            raise NothingToCompact(
                "Nothing to compact yet.",
                "The newest turn and your last message are never compacted.",
            )
        items = runner.session_window.history.items_in(cover.stretch.covers)
        models = self._models(session)
        plan = await asyncio.to_thread(
            plan_handover,
            state,
            cover,
            timeline=timeline,
            items=uncovered_items(items, state.view.folds),
            llms=(models.get(LlmRole.FAST, models[LlmRole.MAIN]).llm, runner.session_window.llm),
            thresholds=self.thresholds(
                request_marks(state.policy, runner.session_window.llm, state=state)
            ),
        )
        return replace(plan, due=(await self.use(session)).due)

    async def draft(self, session: SessionId, plan: HandoverPlan) -> HandoverPlan:
        """Return the plan with the real document, which a model writes now.

        Nothing is committed.
        """
        runner = await self._open(session)
        draft = await runner.compactor.dry_run(Job.HANDOVER)
        self._drafts[session] = draft
        compaction = draft.compaction
        fold = next((fold for fold in compaction.folds if fold.handover is not None), None)
        return replace(
            plan,
            parts=window_parts(
                tokens_by_kind(draft.seen.window.account),
                tokens_by_kind(draft.window.account),
                draft.seen.token_ratio,
            ),
            sections=fold.handover.sections if fold and fold.handover else (),
            missing=count_missing(fold.missing) if fold else 0,
            unverified=fold.unverified if fold else (),
            cost=None if compaction.unpriced else compaction.cost,
            seconds=compaction.seconds,
            written_by=compaction.written_by,
            llm=compaction.llm or plan.llm,
            drafted=True,
        )

    async def compact(
        self, session: SessionId, *, role: LlmRole | None = None, ruled: bool = False
    ) -> str:
        """Commit the draft if there is one that still applies, or write a handover now."""
        compactor = (await self._open(session)).compactor
        draft = self._drafts.pop(session, None)
        if draft is not None:
            return _result_text(await compactor.accept(draft))
        author = self._author(session, role) if role or ruled else None
        return _result_text(await compactor.run(Job.HANDOVER, request=author))

    async def again(self, session: SessionId, failure: FailedJob) -> str:
        """Try a failed job once more."""
        self.forget(session)
        if failure.number:
            return await self.rerun(session, failure.number, failure.role, model=failure.model)
        job = failure.job
        return _result_text(await (await self._open(session)).compactor.run(job))

    async def undo_to(self, session: SessionId, number: int) -> int:
        """Restore the window from before a compaction as a new version, which one undo reverts."""
        timeline = await self._timeline(session)
        epoch = timeline.epochs.get(number)
        if epoch is None:
            raise EngineError("This session has no compaction {number}.", number=number)
        return (await (await self._open(session)).undo.restore(epoch.parent)).number

    def has(self, session: SessionId, role: LlmRole) -> bool:
        return role in self._models(session)

    def _models(self, session: SessionId) -> Mapping[LlmRole, ModelHandle]:
        if session == NO_SESSION:  # with a runner it would count as an open session
            return self._deps.models.handles_with(self._deps.models.first_llm)
        return self._deps.models.handles_of(self._runner(session).session_window.history)

    def decline(self, session: SessionId) -> None:
        """Discard a draft; only its cost remains."""
        self._drafts.pop(session, None)

    async def cancel(self, session: SessionId) -> None:
        """Stop the running job; nothing of it is committed."""
        await self._runner(session).compactor.stop()

    def forget(self, session: SessionId) -> None:
        """Clear the failed jobs of a session."""
        if session in self._jobs:
            self._jobs[session].failures.clear()

    def _note_event(self, event: Live) -> None:
        """Note the job that runs and the last failures of a session."""
        match event:
            case JobStarted(session, job, reason):
                jobs = self._jobs.setdefault(session, _Jobs())
                jobs.working = RunningJob(job, reason, self._deps.base.clock.now())
            case JobEnded(session, job, outcome, detail):
                jobs = self._jobs.setdefault(session, _Jobs())
                jobs.working = None
                if outcome is JobOutcome.COMMITTED:
                    jobs.failures = [failure for failure in jobs.failures if failure.job is not job]
                elif outcome in _FAILED:
                    failure = FailedJob(
                        job, self._deps.base.clock.now(), outcome, detail, *jobs.again
                    )
                    jobs.failures = [*jobs.failures, failure][-MAX_FAILURES:]
            case _:
                pass

    async def _open(self, session: SessionId) -> SessionRunner:
        runner = self._runner(session)
        await runner.load()
        return runner

    async def _timeline(self, session: SessionId) -> TimelineBuilder:
        """Return the timeline with the latest events."""
        async with self._lock:
            timeline = self._timelines.setdefault(session, TimelineBuilder())
            events = await self._store.events(session, timeline.seq + 1)
            recorded = [event for event in events if isinstance(event, Recorded)]
            if recorded:
                # in a thread: a long session has tens of thousands
                await asyncio.to_thread(timeline.take, recorded)
            self._timelines.move_to_end(session)
            while len(self._timelines) > MAX_TIMELINES:
                self._timelines.popitem(last=False)
            return timeline

    def _text_version(
        self,
        timeline: TimelineBuilder,
        rows: dict[int, TimelineRow],
        number: int,
        main: ModelHandle,
    ) -> HandoverVersion:
        if number not in rows:
            raise EngineError("This session has no handover {number}.", number=number)
        folds = timeline.epochs[number].folds
        texts = Handover(("\n\n".join(fold.text for fold in folds),))
        if rows[number].version:
            document = timeline.epochs[number].document
            if document is None or document.handover is None:
                raise EngineError("This session has no handover {number}.", number=number)
            folds, texts = (document,), document.handover
        return HandoverVersion(
            rows[number],
            texts.sections,
            texts.index,
            sum(timeline.fold_tokens(fold, main.weigher) for fold in folds),
            timeline.message_number(min(fold.first for fold in folds)),
            timeline.message_number(max(fold.last for fold in folds)),
            not main.llm.tokenizer_known,
        )

    def _author(self, session: SessionId, role: LlmRole | None) -> ModelChoices:
        if role is None:
            return ()
        model_handle = self._models(session).get(role)
        if model_handle is None:
            raise EngineError(_MISSING[role], "Choose one in Settings › Models and keys.")
        return ((_WRITTEN_BY[role], model_handle),)


def _miss_rows(requests: SessionRequests) -> Iterator[TimelineRow]:
    """Yield the rows about what the prompt cache did not have."""
    for seq, miss in requests.misses.items():
        yield TimelineRow(
            TimelineEvent.CACHE_MISS,
            seq,
            requests.ats[requests.step_of(seq) - 1],
            cost=miss.cost or 0.0,
            unpriced=int(miss.cost is None),
            miss=miss,
        )


def _result_text(result: JobResult) -> str:
    """Return the result in words, or raise an EngineError with the reason of a failure."""
    if result.outcome in (JobOutcome.COMMITTED, JobOutcome.STOPPED):
        return result.detail
    raise EngineError(result.detail or Phrase("Nothing was compacted."))
