"""Runs the compaction jobs of a session one at a time, when they are due or by *Compact now*.

A job has three phases: read the context under the session window's lock, work without the lock, and
commit under it. Later events stay as they are; a job whose basis has changed is never committed.

The user edits the lines about what the agent said in notes, observations, and handovers. An edit is
an epoch over the same messages, so that it can be undone. Later notes keep the lines that the user
added, and leave out those that the user removed.
"""

import asyncio
import contextlib
from collections.abc import Coroutine, Sequence
from math import inf

from helix_desktop.context.compaction.compaction import Compaction
from helix_desktop.context.compaction.schedule import (
    JobConditions,
    choose_due_job,
    seconds_until_handover,
)
from helix_desktop.context.compaction.stretches import find_cover
from helix_desktop.context.compaction.window_state import WindowState
from helix_desktop.context.history import History
from helix_desktop.context.texts.plain_text import clip, one_line
from helix_desktop.context.texts.said_lines import MAX_LINE_CHARS, replace_said
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.rewrites import Epoch, Fold, Job, SaidLine, WrittenBy
from helix_desktop.domain.errors import BudgetExceeded, EngineError, HelixError
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.hooks import HookEvent, HookMoment, blocking_run
from helix_desktop.domain.live_events import BreakerTripped, JobEnded, JobOutcome, JobStarted
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.engine.compaction.handover_versions import EDITED_REASON, HandoverVersions
from helix_desktop.engine.compaction.handover_writer import HandoverWriter
from helix_desktop.engine.compaction.jobs import (
    NOTHING,
    STALE,
    STOPPED,
    TOO_LITTLE,
    UNEXPECTED,
    CircuitBreaker,
    JobDraft,
    JobOrder,
    JobResult,
    ModelChoices,
    committed_result,
)
from helix_desktop.engine.compaction.observer import Observer
from helix_desktop.engine.compaction.summarizer import Summarizer
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.session_journal import SessionJournal
from helix_desktop.engine.session_window import SessionWindow
from helix_desktop.engine.sliced_work import run_beside_loop

MAX_ADDED_LINES = 40


class SaidEdits:
    """Reads and edits the lines of one session."""

    def __init__(self, journal: SessionJournal, session_window: SessionWindow) -> None:
        self._journal = journal
        self._session_window = session_window

    def folds(self, number: int) -> tuple[Fold, ...]:
        """Return the texts that an epoch committed; raise EngineError if there are none."""
        epoch = self._journal.history.epochs.get(number)
        if epoch is None or not epoch.folds:
            raise EngineError("This session has no notes {number}.", number=number)
        return epoch.folds

    def is_shown(self, number: int) -> bool:
        """Whether the context has the texts, so that they can be edited."""
        return set(self.folds(number)) <= set(self._journal.history.view.folds)

    async def edit(self, number: int, texts: Sequence[str]) -> Epoch:
        """Commit the texts of an epoch again with exactly these lines, in this order.

        A missing line is left out of later notes, too. A new line counts as the user's.
        """
        folds = self.folds(number)
        wanted = [clip(one_line(text), MAX_LINE_CHARS) for text in texts if text.strip()]
        known = {line.text for fold in folds for line in fold.said}
        added = [text for text in dict.fromkeys(wanted) if text not in known]
        if known == set(wanted):
            raise EngineError("The lines are unchanged.", "Nothing was saved.")
        if len(added) > MAX_ADDED_LINES:
            raise EngineError(
                "At most {most} lines can be added.", "Nothing changed.", most=MAX_ADDED_LINES
            )
        edited: list[Fold] = []
        for fold in folds:
            kept = [line for line in fold.said if line.text in wanted]
            gone = [line for line in fold.said if line.text not in wanted and not line.by_user]
            if fold is folds[-1]:
                kept += [SaidLine(fold.last, text, by_user=True) for text in added]
            text = replace_said(fold.text, fold.said, kept, fold.history)
            removed = (*fold.removed, *gone)
            edited.append(replace(fold, text=text, said=tuple(kept), removed=removed))

        def make(history: History) -> Epoch:
            if not set(folds) <= set(history.view.folds):
                raise EngineError(
                    "The context has other notes by now.",
                    "Nothing changed. Edit the lines of the newer ones.",
                )
            job = history.epochs[number].job
            compaction = Compaction(
                job, EDITED_REASON, folds=tuple(edited), written_by=WrittenBy.USER
            )
            return compaction.epoch(0, 0)

        return await self._session_window.commit_decision(make)


BY_HAND = "asked for by you"
MAX_HOOK_CHARS = 300
MAKE_ROOM_SECONDS = 240.0
"""Seconds for which a request that is too large waits for a handover before emergency trimming: as
long as a model may take for one."""
_COUNTED_AS_FAILURES = frozenset({JobOutcome.REJECTED, JobOutcome.FAILED})
"""Outcomes that count as failures for the circuit breaker."""


class Compactor:
    """The background worker that decides when a session is compacted, and runs the jobs."""

    def __init__(
        self,
        journal: SessionJournal,
        session_window: SessionWindow,
        deps: SessionDeps,
        *,
        summarizer: Summarizer,
    ) -> None:
        self._journal = journal
        self._session_window = session_window
        self._deps = deps
        self._handovers = HandoverWriter(journal, deps, summarizer)
        self.versions = HandoverVersions(journal, session_window, deps, writer=self._handovers)
        self.said = SaidEdits(journal, session_window)
        self._observer = Observer(journal, deps, summarizer)
        self._breaker = CircuitBreaker()
        self._handover_at = -inf
        self._task: asyncio.Task[object] | None = None
        self._is_woken = False
        self._too_large = False
        """Whether the next request would be trimmed if no job made it smaller."""
        self._closed = False
        self._cancel_timer = _do_nothing
        """Cancels the timer that checks again after the pause between two handovers."""

    @property
    def working(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Check for due work in the background. Returns at once."""
        self._is_woken = True
        if not (self._closed or self.working or self._deps.base.supervisor.closing):
            self._start_task(self._run_due_jobs())

    async def run(self, job: Job, *, request: ModelChoices | None = None) -> JobResult:
        """Run a job on the user's request, without regard to pauses."""
        return await self._run_alone(JobOrder(job, BY_HAND, by_hand=True, models=request))

    async def rerun(self, number: int, *, request: ModelChoices) -> JobResult:
        """Write an epoch's handover again, as a new version over the same messages."""
        self.versions.document(number)
        reason = self.versions.rewrite_reason(number)
        order = JobOrder(Job.HANDOVER, reason, by_hand=True, again=number, models=request)
        return await self._run_alone(order)

    async def dry_run(self, job: Job) -> JobDraft:
        """Return a job's result as a draft, which is discarded unless it is accepted.

        Raises EngineError if no model gives a usable text: a draft made by rules would not be the
        requested preview.
        """
        await self._deps.rules.check_budget(self._journal.session)
        result = await self._run_alone(JobOrder(job, BY_HAND, by_hand=True, draft=True))
        if result.draft is None:
            raise EngineError(result.detail or Phrase("The draft was stopped."))
        if result.draft.compaction.written_by is WrittenBy.RULES:
            raise EngineError(
                "The preview failed because {asks} didn't write a usable handover.",
                "Nothing changed. Try again, or compact by rules.",
                asks=self._handovers.asks,
            )
        return result.draft

    async def accept(self, draft: JobDraft) -> JobResult:
        """Commit a draft if it still applies."""
        await self.wait_until_idle()
        return await self._commit(draft.compaction, draft.seen, by_hand=True)

    async def make_room(self) -> None:
        """Before a request that would not fit, wait up to MAKE_ROOM_SECONDS for jobs."""
        if self._closed or await self._session_window.will_fit():
            return
        await self._wait_for_room()

    async def _wait_for_room(self) -> None:
        self._too_large = True
        try:
            self.wake()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(MAKE_ROOM_SECONDS):
                    await self.wait_until_idle()
        finally:
            self._too_large = False

    async def next_job(self, state: WindowState, *, too_large: bool) -> Job | None:
        """Return the job that is due in this state; `too_large` as in `JobConditions`."""
        conditions, monotonic_now = (
            replace(self._conditions(set()), too_large=too_large),
            self._monotonic(),
        )
        return await run_beside_loop(
            state, lambda: choose_due_job(state, conditions, monotonic_now)
        )

    async def wait_until_idle(self) -> None:
        """Wait until no job runs."""
        while self._task is not None and not self._task.done():
            await asyncio.wait({self._task})

    async def close(self) -> None:
        """Cancel the running job and start no more; a job is committed whole or not at all."""
        self._closed = True
        self._cancel_timer()
        await self.stop()

    async def stop(self) -> None:
        """Cancel the running job; later jobs start as usual."""
        if self._task is not None and not self._task.done():
            self._task.cancel()
        await self.wait_until_idle()

    def _start_task(self, work: Coroutine[object, object, object]) -> None:
        self._task = self._deps.base.supervisor.spawn(work, f"jobs of {self._journal.session}")

    async def _run_alone(self, order: JobOrder) -> JobResult:
        """Run a job once no other runs, to its end even if the caller is canceled."""
        await self.wait_until_idle()
        if self._closed:
            raise EngineError("The session is closed.")
        results: list[JobResult] = []

        async def work() -> None:
            results.append(await self._run_job(order))
            await self._run_due_jobs()  # work that was requested in the meantime

        self._start_task(work())
        await self.wait_until_idle()
        return results[0] if results else STOPPED

    async def _run_due_jobs(self) -> None:
        """Run every kind of work that is due, each once."""
        finished_jobs: set[Job] = set()
        while self._is_woken:
            self._is_woken = False
            while job := choose_due_job(
                state := await self._session_window.look(),
                self._conditions(finished_jobs),
                self._monotonic(),
            ):
                await self._run_job(JobOrder(job, state.fullness))
                # new observations are sent in a request before a reflection condenses them
                finished_jobs |= (
                    {Job.OBSERVATIONS, Job.REFLECTION} if job is Job.OBSERVATIONS else {job}
                )
            # check again at the end of a handover's pause, instead of at the next turn
            self._cancel_timer()
            self._cancel_timer = _do_nothing
            seconds_left = seconds_until_handover(
                state, self._conditions(finished_jobs - {Job.HANDOVER}), self._monotonic()
            )
            if seconds_left is not None and not self._closed:
                self._cancel_timer = self._deps.base.later(seconds_left, self.wake)

    async def _run_job(self, order: JobOrder) -> JobResult:
        bus, session = self._deps.base.bus, self._journal.session
        bus.publish(JobStarted(session, order.job, order.reason))
        result = UNEXPECTED
        try:
            result = await self._make_and_commit(order)
        except asyncio.CancelledError:
            result = STOPPED
            raise
        except HelixError as error:
            result = JobResult(JobOutcome.FAILED, error.full_text)
        finally:
            bus.publish(JobEnded(session, order.job, result.outcome, result.detail))
            if order.job is Job.HANDOVER:
                self._handover_at = self._monotonic()
            self._breaker.look(self._failure_settings())
            if result.outcome is JobOutcome.COMMITTED:
                self._breaker.note_success(order.job)
            elif result.outcome in _COUNTED_AS_FAILURES and not order.by_hand:
                failures = self._breaker.note_failure(order.job)
                if failures == self._policy.breaker_failures:
                    bus.publish(BreakerTripped(session, order.job, failures, result.detail))
        return result

    async def _make_and_commit(self, order: JobOrder) -> JobResult:
        """Run the job between its hooks: commit its compaction, or return it as a draft."""
        if order.again:
            return committed_result(await self.versions.rewrite(order.again, order.models or ()))
        state = await self._session_window.look()
        try:
            await self._deps.rules.check_budget(self._journal.session)
        except BudgetExceeded as error:  # rules write the text then
            reason = Phrase("{reason}; by rules: {why}", reason=order.reason, why=error.message)
            order = replace(order, reason=reason)
        session, by_hand = self._journal.session, order.by_hand
        moment_before = HookMoment(HookEvent.BEFORE_COMPACTION, by_hand=by_hand)
        if blocking := blocking_run(await self._deps.rules.hooks.run(session, moment_before)):
            detail = Phrase(
                "The hook {hook} blocked this: {reason}",
                hook=clip(show_hidden(blocking.command), MAX_HOOK_CHARS),
                reason=clip(show_hidden(blocking.text), MAX_HOOK_CHARS),
            )
            return JobResult(JobOutcome.REJECTED, detail)
        match order.job:
            case Job.HANDOVER:
                cover = await asyncio.to_thread(find_cover, state, by_hand=by_hand)
                if cover is None:
                    return NOTHING
                writer = self._handovers
                if order.models is not None:
                    summarizer = Summarizer(self._journal, self._deps, order.models)
                    writer = HandoverWriter(self._journal, self._deps, summarizer)
                compaction: Compaction | None = await writer.compaction(state, cover, order.reason)
            case Job.OBSERVATIONS:
                compaction = await self._observer.observations(state, order.reason)
            case Job.REFLECTION:
                compaction = await self._observer.reflection(state, order.reason)
            case _:
                raise EngineError("{job} isn't a background job.", job=order.job.value)
        if compaction is None:
            return NOTHING
        if not order.draft:
            result = await self._commit(compaction, state, by_hand=by_hand)
            if result.outcome is JobOutcome.COMMITTED and order.job is Job.HANDOVER:
                epoch = self._journal.history.epochs[self._journal.history.view.number]
                text = epoch.document.text if epoch.document else ""
                moment_after = HookMoment(HookEvent.AFTER_COMPACTION, text=text, by_hand=by_hand)
                await self._deps.rules.hooks.run(session, moment_after)
            return result
        if not self._session_window.is_still_applicable(compaction, state):
            return STALE
        trial = await self._session_window.try_compaction(compaction)
        draft = JobDraft(compaction, state, trial.window.account.tokens, trial.window)
        return JobResult(JobOutcome.DRAFTED, draft=draft)

    async def _commit(
        self, compaction: Compaction, state: WindowState, *, by_hand: bool
    ) -> JobResult:
        if self._closed:
            return STALE
        epoch = await self._session_window.commit(compaction, state, by_hand=by_hand)
        if epoch is not None:
            return committed_result(epoch)
        return TOO_LITTLE if self._session_window.is_still_applicable(compaction, state) else STALE

    def _conditions(self, finished_jobs: set[Job]) -> JobConditions:
        history, policy = self._journal.history, self._policy
        self._breaker.look(self._failure_settings())
        if self._handover_at == -inf and history.handover_at:
            # committed before the session was opened; if the clock was set back, count from now
            seconds_ago = max(0.0, self._deps.base.clock.now() - history.handover_at)
            self._handover_at = self._monotonic() - seconds_ago
        newest = history.epochs.get(history.view.number)
        return JobConditions(
            handover_at=self._handover_at,
            paused_jobs=self._breaker.open(policy.breaker_failures) | finished_jobs,
            was_trimmed=newest is not None and newest.job is Job.TRIM,
            too_large=self._too_large,
        )

    def _failure_settings(self) -> object:
        """Return the settings that may have caused a failure: the policy and the models."""
        model_handles = self._deps.models.handles_of(self._journal.history)
        return self._policy, {role: handle.llm for role, handle in model_handles.items()}

    @property
    def _policy(self) -> Policy:
        return self._deps.models.policy_of(self._journal.history)

    def _monotonic(self) -> float:
        return self._deps.base.clock.monotonic()


def _do_nothing() -> None:
    """Do nothing: no timer is set."""
