"""Tries a policy on the workspace's own sessions for the settings, in a process of its own.

The tools' outputs come from the store as they were before the gate. The newest request wins: an
overtaken one returns None.
"""

import asyncio
import multiprocessing
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from helix_desktop.app.environment import Paths
from helix_desktop.context.model_calls import ModelCalls
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.costs import UsageSum, sum_usage
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import CallKind, LlmChanged, Recorded, Unreadable
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.ports import Store
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.engine.session_deps import Sessions
from helix_desktop.features.lab.session_recording import to_recorded_lines
from helix_desktop.features.lab.trial_figures import PolicyTrial, TrialMaterial, TrialTask

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess


MAX_SESSIONS = 8
MAX_SESSION_BYTES = 3_000_000
"""The maximum bytes of recorded messages; more could not be tried while a slider moves."""


OnTrial = Callable[[PolicyTrial], None]


class PolicyTrials:
    """The trials of any policy on the sessions of one workspace."""

    def __init__(self, sessions: Sessions, store: Store, *, paths: Paths) -> None:
        self._sessions, self._store, self.paths = sessions, store, paths
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._number = 0
        self._answer_lock, self._sending = asyncio.Lock(), asyncio.Lock()
        self.pages = 0
        """The pages that show trials now."""
        self.material: TrialMaterial | None = None

    async def load(self) -> TrialMaterial:
        """Read the newest sessions and pass them to the process; return them."""
        deps = self._sessions()
        heads = [head for head in await self._store.sessions() if head.parent == NO_SESSION]
        heads.sort(key=lambda head: head.changed, reverse=True)
        size = 0
        sessions: list[tuple[SessionHead, bytes, UsageSum]] = []
        for head in heads[:MAX_SESSIONS]:
            events = await self._store.events(head.id)
            # the windows, as they are known now, of the models that the session may have used
            handles = [deps.models.main]
            for recorded in events:
                event = recorded.event if isinstance(recorded, Recorded) else None
                if isinstance(event, LlmChanged) and event.own and event.llm and deps.models.own:
                    handles.append(deps.models.own(event.llm)[LlmRole.MAIN])
            windows = {handle.llm.id: handle.make_calibrator().window for handle in handles}
            lines = await to_recorded_lines(events, self._store.get, windows)
            if sessions and size + len(lines) > MAX_SESSION_BYTES:
                break
            if b'"assistant"' in lines:
                sessions.append((head, lines, _actual_costs(events)))
                size += len(lines)
        sessions.reverse()
        model_handle = deps.models.main
        fast = deps.models.handles.get(LlmRole.FAST, model_handle).llm
        # the tools of the newest session: the workspace itself has none
        window = model_handle.make_calibrator().window
        specs = deps.model_tools(sessions[-1][0].id, window) if sessions else ()
        fixed = model_handle.weigher.tools(specs).tokens
        self.material = TrialMaterial(
            sessions=tuple(lines for _head, lines, _actual in sessions),
            titles=tuple(head.title for head, _lines, _actual in sessions),
            actual=tuple(actual for _head, _lines, actual in sessions),
            llm=model_handle.llm,
            writer=fast if fast.prices is not None else None,
            fixed=fixed + model_handle.weigher.count(deps.models.system),
            left_out=len(heads) - len(sessions),
        )
        async with self._sending:
            await asyncio.to_thread(self._send_material, self.material)
        return self.material

    async def stop(self) -> None:
        """Stop the current trial; its caller gets None."""
        await self.try_policy(None)

    async def try_policy(
        self,
        policy: Policy | None,
        *,
        only: int | None = None,
        on_trial: OnTrial = lambda _trial: None,
    ) -> PolicyTrial | None:
        """Try a policy on all sessions or one; return None if another request came meanwhile.

        `on_trial` is called on the loop with the result so far, a few times a second. Without a
        policy, only stop the current trial.
        """
        self._number += 1
        task = TrialTask(self._number, policy, only)
        connection = self._connection
        if connection is None:
            return None
        async with self._sending:
            with suppress(OSError):
                await asyncio.to_thread(connection.send, task)
        async with self._answer_lock:
            try:
                trial = await asyncio.to_thread(_receive, connection)
                while not trial.finished:
                    if trial.number == task.number == self._number:
                        on_trial(trial)
                    trial = await asyncio.to_thread(_receive, connection)
            except (EOFError, OSError):
                if connection is not self._connection:
                    return None  # closed on purpose
                self._connection = self._process = None
                connection.close()
                raise _process_ended_error() from None
            overtaken = trial.number != task.number or task.number != self._number
            return None if overtaken or not trial.sizes else trial

    async def close(self) -> None:
        """Stop the process, which has nothing worth waiting for; the next load makes another."""
        self._number += 1
        await self._stop_process()
        async with self._sending:  # a process may just have been started
            await self._stop_process()

    async def close_unused(self) -> None:
        """Stop the process, unless a page shows trials, be it one that came meanwhile."""
        if not self.pages:
            self._number += 1
            await self._stop_process()
        async with self._sending:  # a process may just have been started
            if not self.pages:
                await self._stop_process()

    async def _stop_process(self) -> None:
        connection, process = self._connection, self._process
        self._connection = self._process = None
        if process is not None:
            process.terminate()
            await asyncio.to_thread(process.join)
        if connection is not None:
            async with (
                self._answer_lock
            ):  # a caller that still waits learns that nothing more comes
                connection.close()

    def _send_material(self, material: TrialMaterial) -> None:
        connection = self._connection
        if connection is None:
            # lazy: no process is needed before the page; this one never needs the tokenizer
            from helix_desktop.features.lab.trial_worker import run_trial_worker  # noqa: PLC0415

            # a forked child could inherit a lock that one of this process's threads holds
            spawning = multiprocessing.get_context("spawn")
            own_end, worker_end = spawning.Pipe()
            process = spawning.Process(
                target=run_trial_worker, args=(self.paths, worker_end), daemon=True
            )
            process.start()
            worker_end.close()
            self._process = process
            self._connection = connection = own_end
        try:
            connection.send(material)
        except OSError as error:
            raise _process_ended_error() from error


def _receive(connection: "Connection") -> PolicyTrial:
    trial: PolicyTrial = connection.recv()
    return trial


def _process_ended_error() -> EngineError:
    return EngineError(
        "Can't compare policies because their process ended.",
        "Nothing changed. Reopen this page to try again.",
    )


def _actual_costs(events: Sequence[Recorded | Unreadable]) -> UsageSum:
    """Return what a session's turns, handovers, and notes used and cost, as a replay counts."""
    calls = ModelCalls()
    paid = (calls.take(item.seq, item.event) for item in events if isinstance(item, Recorded))
    kinds = (CallKind.TURN, CallKind.JOB)
    return sum_usage(call.sum for call in paid if call is not None and call.kind in kinds)
