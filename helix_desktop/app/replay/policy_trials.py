"""Trials of policies on a workspace's own sessions, in a process that lives as long as the page.

A session's journal becomes recorded messages, which can be replayed under any policy; the tools'
outputs come from the store as they were before the gate. The newest request wins: an overtaken one
returns None.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import TYPE_CHECKING

from helix_desktop.app.environment import Paths
from helix_desktop.app.replay.trial_figures import PolicyTrial, TrialMaterial, TrialTask
from helix_desktop.domain.cache import NO_SESSION, Digest
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.costs import UsageSum, sum_usage
from helix_desktop.domain.errors import EngineError, HelixError
from helix_desktop.domain.events import (
    AssistantReplied,
    CallKind,
    ContextInjected,
    GuestRequested,
    LlmChanged,
    ModelCalled,
    Recorded,
    ToolReturned,
    TurnStarted,
    Unreadable,
    WindowSent,
)
from helix_desktop.domain.llm import LlmRole, Usage
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.domain.ports import Store
from helix_desktop.domain.request_sizes import RequestSizes
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.engine.session_deps import SessionDeps

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

Read = Callable[[Digest], Awaitable[bytes]]

MAX_OUTPUT_CHARS = 2_000_000
"""The maximum bytes of an output that is replayed: no window ever has more of it."""

Line = dict[str, object]


class _Requests:
    """What is known of each request of a session: its context window, count, and cache reads."""

    def __init__(self, windows: Mapping[str, int]) -> None:
        self._windows = windows
        self._sent: WindowSent | None = None
        self._recorded: GuestRequested | None = None
        """The request that a guest sent itself for the next reply."""
        self._counts = RequestSizes()
        self._blocks = self._read = self._expected = 0
        self._grew = False

    def send(self, sent: WindowSent) -> None:
        self._grew = self._blocks > 0 and sent.keep == self._blocks
        self._sent, self._blocks = sent, sent.keep + len(sent.blocks)
        self._expected = self._counts.note_request(sent)

    def record(self, request: GuestRequested) -> None:
        self._recorded = request

    def facts(self, usage: Usage | None) -> Line:
        """Return the facts of the request that was just answered."""
        sent, self._sent = self._sent, None
        recorded, self._recorded = self._recorded, None
        if sent is None:
            return {}
        facts: Line = {"window": sent.model_window or self._windows.get(sent.llm, 0)}
        if recorded is not None and recorded.tokens:
            facts["pace"] = recorded.window_tokens / recorded.tokens
        elif sent.tokens:
            facts["pace"] = (self._counts.note_reply(usage) or self._expected) / sent.tokens
        tokens = usage.window if usage is not None else 0
        if usage is not None and tokens and self._grew and self._read:
            facts["cached"] = min(1.0, usage.cache_read / self._read)
        self._read = tokens
        return facts


async def to_recorded_lines(
    events: Sequence[Recorded | Unreadable],
    read: Read,
    windows: Mapping[str, int] = MappingProxyType({}),
) -> bytes:
    """Convert events to one JSON message per line; an unreadable output becomes a missing one.

    `windows` are context windows of models by their IDs, for requests that do not tell them.
    """
    lines: list[Line] = []
    requests = _Requests(windows)
    for recorded in events:
        match recorded.event if isinstance(recorded, Recorded) else None:
            case WindowSent() as sent:
                requests.send(sent)
            case GuestRequested(side=False, is_answered=True) as request:
                requests.record(request)
            case TurnStarted(text=text):
                lines.append({"role": "user", "content": text})
            case ContextInjected(text=text, system=system):
                role = "system" if system else "user"
                lines.append({"role": role, "content": text, "meta": True})
            case AssistantReplied(parts=parts, usage=usage):
                text = "".join(part.text for part in parts if isinstance(part, Text))
                calls = [
                    {"id": call.id, "name": call.tool, "arguments": call.arguments}
                    for call in parts
                    if isinstance(call, ToolCall)
                ]
                reply: Line = {"role": "assistant", "content": text, "tool_calls": calls}
                lines.append(reply | requests.facts(usage))
            case ToolReturned(call=call, content=content, size=size) if size <= MAX_OUTPUT_CHARS:
                with suppress(HelixError):
                    output = (await read(content)).decode("utf-8", "replace")
                    lines.append({"role": "tool", "content": output, "tool_call_id": call})
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


MAX_SESSIONS = 8
MAX_SESSION_BYTES = 3_000_000
"""The maximum bytes of recorded messages; more could not be tried while a slider moves."""


OnTrial = Callable[[PolicyTrial], None]


class PolicyTrials:
    """The trials of any policy on the sessions of one workspace."""

    def __init__(self, deps: SessionDeps, store: Store, *, paths: Paths) -> None:
        self._deps, self._store, self.paths = deps, store, paths
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._number = 0
        self._turn, self._sending = asyncio.Lock(), asyncio.Lock()
        self.pages = 0
        """The pages that show trials now."""
        self.material: TrialMaterial | None = None

    async def load(self) -> TrialMaterial:
        """Read the newest sessions and pass them to the process; return them."""
        heads = [head for head in await self._store.sessions() if head.parent == NO_SESSION]
        heads.sort(key=lambda head: head.changed, reverse=True)
        size = 0
        sessions: list[tuple[SessionHead, bytes, UsageSum]] = []
        for head in heads[:MAX_SESSIONS]:
            events = await self._store.events(head.id)
            lines = await to_recorded_lines(events, self._store.get, self._windows(events))
            if sessions and size + len(lines) > MAX_SESSION_BYTES:
                break
            if b'"assistant"' in lines:
                sessions.append((head, lines, _actual_costs(events)))
                size += len(lines)
        sessions.reverse()
        model_handle = self._deps.main
        fast = self._deps.model_handles.get(LlmRole.FAST, model_handle).llm
        # the tools of the newest session: the workspace itself has none
        window = model_handle.gauge().window
        specs = self._deps.model_tools(sessions[-1][0].id, window) if sessions else ()
        fixed = model_handle.weigher.tools(specs).tokens
        self.material = TrialMaterial(
            sessions=tuple(lines for _head, lines, _actual in sessions),
            titles=tuple(head.title for head, _lines, _actual in sessions),
            actual=tuple(actual for _head, _lines, actual in sessions),
            llm=model_handle.llm,
            writer=fast if fast.prices is not None else None,
            fixed=fixed + model_handle.weigher.count(self._deps.system),
            left_out=len(heads) - len(sessions),
        )
        async with self._sending:
            await asyncio.to_thread(self._send, self.material)
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
        line = self._line
        if line is None:
            return None
        async with self._sending:
            with suppress(OSError):
                await asyncio.to_thread(line.send, task)
        async with self._turn:
            try:
                trial = await asyncio.to_thread(_received, line)
                while not trial.finished:
                    if trial.number == task.number == self._number:
                        on_trial(trial)
                    trial = await asyncio.to_thread(_received, line)
            except (EOFError, OSError):
                if line is not self._line:
                    return None  # closed on purpose
                self._line = self._process = None
                line.close()
                raise _ended_alone() from None
            overtaken = trial.number != task.number or task.number != self._number
            return None if overtaken or not trial.sizes else trial

    async def close(self) -> None:
        """Stop the process, which has nothing worth waiting for; the next load makes another."""
        self._number += 1
        await self._let_go()
        async with self._sending:  # a process may just have been started
            await self._let_go()

    async def close_unused(self) -> None:
        """Stop the process, unless a page shows trials, be it one that came meanwhile."""
        if not self.pages:
            self._number += 1
            await self._let_go()
        async with self._sending:  # a process may just have been started
            if not self.pages:
                await self._let_go()

    async def _let_go(self) -> None:
        line, process = self._line, self._process
        self._line = self._process = None
        if process is not None:
            process.terminate()
            await asyncio.to_thread(process.join)
        if line is not None:
            async with self._turn:  # a caller that still waits learns that nothing more comes
                line.close()

    def _windows(self, events: Sequence[Recorded | Unreadable]) -> dict[str, int]:
        """Return the windows, as they are known now, of the models that a session may have used."""
        handles = [self._deps.main]
        for recorded in events:
            event = recorded.event if isinstance(recorded, Recorded) else None
            if isinstance(event, LlmChanged) and event.own and event.llm and self._deps.own_handles:
                handles.append(self._deps.own_handles(event.llm)[LlmRole.MAIN])
        return {handle.llm.id: handle.gauge().window for handle in handles}

    def _send(self, material: TrialMaterial) -> None:
        line = self._line
        if line is None:
            # lazy: no process is needed before the page; this one never needs the tokenizer
            import multiprocessing  # noqa: PLC0415

            from helix_desktop.app.replay.trial_worker import run_trial_worker  # noqa: PLC0415

            # a forked child could inherit a lock that one of this process's threads holds
            spawning = multiprocessing.get_context("spawn")
            ours, worker_end = spawning.Pipe()
            process = spawning.Process(
                target=run_trial_worker, args=(self.paths, worker_end), daemon=True
            )
            process.start()
            worker_end.close()
            self._process = process
            self._line = line = ours
        try:
            line.send(material)
        except OSError as error:
            raise _ended_alone() from error


def _actual_costs(events: Sequence[Recorded | Unreadable]) -> UsageSum:
    """Return what a session's replies, handovers, and notes used and cost, as a replay counts."""
    recorded = (item.event for item in events if isinstance(item, Recorded))
    calls = (
        event
        for event in recorded
        if isinstance(event, AssistantReplied)
        or (isinstance(event, ModelCalled) and event.kind is CallKind.JOB)
    )
    return sum_usage(UsageSum.of(call.usage, call.cost) for call in calls)


def _received(line: "Connection") -> PolicyTrial:
    trial: PolicyTrial = line.recv()
    return trial


def _ended_alone() -> EngineError:
    return EngineError(
        "Can't compare policies because their process ended.",
        "Nothing changed. Reopen this page to try again.",
    )
