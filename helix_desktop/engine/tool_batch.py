"""Runs the tool calls of one reply, reading ones together, and records their results.

All results are recorded in call order in one transaction, also when the batch is stopped half-way.
An output that is too large for memory is stored piece by piece; the model sees a small part of it
and how to recall the rest.
"""

import asyncio
from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec import Struct

from helix_desktop.context.compaction.marker_choice import image_tokens
from helix_desktop.context.texts.deferred_tools import describe_matching_tools, used_tool
from helix_desktop.context.texts.folded_tools import is_described_in_full, unfolded_text
from helix_desktop.context.texts.hook_texts import added_text, blocked_text
from helix_desktop.context.texts.name_index import precompute_texts
from helix_desktop.context.texts.tool_actions import read_action
from helix_desktop.domain.cache import Digest, NewContent, Origin, digest_of
from helix_desktop.domain.errors import StoreFull
from helix_desktop.domain.events import Outcome, ToolReturned
from helix_desktop.domain.hooks import HookEvent, HookMoment, HookRun, blocking_run
from helix_desktop.domain.live_events import Live, ToolCallEnded, ToolCallStarted, UserWrote
from helix_desktop.domain.llm import MAX_CALLS, StopReason
from helix_desktop.domain.messages import Image, ToolCall
from helix_desktop.domain.permission import ALLOWED, CallPermit
from helix_desktop.domain.ports import MessageWeigher, SessionStore, Toolbox, ToolOutput
from helix_desktop.domain.tool_table import FIND_TOOLS, TOOLS, USE_TOOL
from helix_desktop.domain.value import replace
from helix_desktop.engine.call_notices import (
    CUT_OFF_CALL,
    EDITED,
    NO_ROOM_NOTE,
    STOPPED_ALONE_TEXT,
    STOPPED_TEXT,
    TOO_MANY_CALLS,
    WRONG_USE_OF_TOOL,
)
from helix_desktop.engine.model_reply import ModelReply
from helix_desktop.engine.output_gate import ArrivedOutput, OutputGate
from helix_desktop.engine.permission_broker import with_command
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.session_journal import SessionJournal


async def store_stream(
    output: ToolOutput, origin: Origin, session_store: SessionStore
) -> tuple[ToolOutput, Digest | None]:
    """Store an output's stream, and return the output without it and the digest of the whole.

    On a full disk, the part that fits into a window is all that is left of it.
    """
    if output.stream is None:
        return output, None
    try:
        stored_digest = await session_store.put_stream(output.stream, origin)
    except StoreFull:
        return replace(output, data=output.data + NO_ROOM_NOTE, stream=None), None
    note = f"\n[all of it: sha256 {stored_digest}; recall the lines that are needed]"
    return replace(output, data=output.data + note.encode(), stream=None), stored_digest


async def store_images(
    output: ToolOutput, origin: Origin, session_store: SessionStore
) -> tuple[tuple[Image, ...], tuple[NewContent, ...]]:
    """Store an output's pictures; return their names, and those that a full disk refused."""
    refused = []
    for image in output.images:
        content = NewContent(image.data, replace(origin, mime=image.mime))
        try:
            await session_store.put(content)
        except StoreFull:
            refused.append(content)
    stored = await asyncio.to_thread(
        lambda: tuple(stored_image.stored() for stored_image in output.images)
    )
    return stored, tuple(refused)


MAX_HOOK_BYTES = 1024 * 1024
"""Most bytes of an output that a hook gets."""


class FinishedCall(Struct, frozen=True):
    """A finished call: its journal event, and contents that the event names."""

    event: ToolReturned
    content: NewContent
    pictures: tuple[NewContent, ...] = ()
    """Pictures of the output that are not in the store yet."""

    def with_words(self, words: Sequence[str]) -> "FinishedCall":
        """Return the call with the user's texts from cards about it added."""
        text = "\n".join(filter(None, (self.event.said, *words)))
        return replace(self, event=replace(self.event, said=text))

    @property
    def arrived(self) -> ArrivedOutput:
        return ArrivedOutput(self.event, self.content.data, self.content.origin.source)


class _BatchResults:
    """The results of one reply's calls, and the user's texts that go with them."""

    def __init__(self, journal: SessionJournal, done: dict[str, FinishedCall]) -> None:
        self.done = done
        self.finished: list[FinishedCall] = []
        """Results that were journaled, or that the store refused."""
        self._journal = journal
        self._written: list[str] = []

    def listen(self, event: Live) -> None:
        if isinstance(event, UserWrote) and event.session == self._journal.session:
            self._written.append(event.words)

    async def keep(self, calls: Sequence[ToolCall]) -> None:
        """Journal the new results of some calls, in their order."""
        recorded_calls = {item.event.call for item in self.finished}
        new = [self.done[call.id] for call in calls if call.id in self.done.keys() - recorded_calls]
        if new and self._written:
            new[-1] = new[-1].with_words(self._written)
            self._written = []
        self.finished += new
        await record_results(self._journal, new)


async def run_batch(
    reply: ModelReply, journal: SessionJournal, deps: SessionDeps, *, output_gate: OutputGate
) -> list[ToolReturned]:
    """Run all calls, journal the results of each group, and apply the gate to all of them.

    Results are kept at once: a crash, or a stop, during a later call loses none of them.
    """
    calls, text = reply.calls, reply.text
    cut_call = calls[-1].id if reply.reason is StopReason.LENGTH else ""
    now = deps.base.clock.now()
    finished: dict[str, FinishedCall] = {}
    for call in calls[MAX_CALLS:]:
        # the result of the first call beyond the limit speaks for all later ones
        words = TOO_MANY_CALLS.format(
            made=MAX_CALLS + reply.left_out, most=MAX_CALLS, rest=reply.left_out - 1
        )
        output = ToolOutput(words.encode(), _action_text(call), failed=True)
        finished[call.id] = _finished_call(call, output, at=now)
    results, toolbox = _BatchResults(journal, finished), deps.tools(journal.session)
    unsubscribe = deps.base.bus.subscribe(results.listen)
    try:
        for group in group_calls(calls[:MAX_CALLS], toolbox):
            await deps.base.supervisor.run_all(
                _run_call(
                    _CallWithContext(call, text, call.id == cut_call),
                    finished,
                    journal=journal,
                    deps=deps,
                    output_gate=output_gate,
                )
                for call in group
            )
            await results.keep(group)
    finally:
        unsubscribe()
        try:
            await results.keep(calls)
        finally:
            await output_gate.admit([item.arrived for item in results.finished])
    # store the token counts with the contents, so that they need not be made again
    encoding = deps.models.main_of(journal.history).llm.encoding
    for event in (item.event for item in finished.values()):
        if event.tokens is None:
            continue
        await deps.base.store.keep_token_count(event.content, encoding, event.tokens)
        for image in event.images:
            tokens = event.image_tokens // len(event.images)
            await deps.base.store.keep_token_count(image.content, encoding, tokens)
    return [item.event for item in results.finished]


def group_calls(calls: Sequence[ToolCall], toolbox: Toolbox) -> Iterator[list[ToolCall]]:
    """Group adjacent calls that are read-only or declared parallel; others stand alone."""
    parallel_tools = {spec.name for spec in toolbox.specs() if spec.reads_only or spec.parallel}
    for run_together, neighbours in groupby(calls, key=lambda call: call.tool in parallel_tools):
        group = list(neighbours)
        yield from [group] if run_together else [[call] for call in group]


async def record_results(journal: SessionJournal, returned: Sequence[FinishedCall]) -> None:
    if returned:
        contents = [content for item in returned for content in (item.content, *item.pictures)]
        await journal.record_received([item.event for item in returned], contents)


def stopped_result(call: ToolCall, at: float, why: bytes = STOPPED_TEXT) -> FinishedCall:
    """Return the result of a call that has none, so that call and result stay a pair."""
    return _finished_call(call, ToolOutput(why, _action_text(call)), at=at, outcome=Outcome.STOPPED)


async def answer_open_calls(journal: SessionJournal, at: float, why: bytes) -> None:
    """Record a result for each call that has none, with the reason."""
    calls = journal.history.open_calls
    await record_results(journal, [stopped_result(call, at, why) for call in calls])


def _action_text(call: ToolCall) -> str:
    """Return in short what a call without an output of its own was meant to do."""
    return read_action(call.tool, call.arguments).what


class _CallWithContext(Struct, frozen=True):
    """A call and the text it was made with."""

    call: ToolCall
    comment: str
    cut: bool
    """Whether the reply reached its limit in or behind the call."""

    def count_and_precompute(
        self,
        output: ToolOutput,
        images: tuple[Image, ...],
        weigher: MessageWeigher,
        *,
        precomputes: bool,
    ) -> tuple[int, int]:
        """Return the tokens of the output's text, and those that its pictures add.

        With `precomputes`, also compute the texts that a later rewrite will need.
        """
        text = output.data.decode("utf-8", "replace")
        if precomputes:
            precompute_texts(
                self.comment, self.call, output=text, what=output.what, failed=output.failed
            )
        return weigher.count(text), image_tokens(images, weigher, text)


async def _run_call(
    called: _CallWithContext,
    finished_calls: dict[str, FinishedCall],
    *,
    journal: SessionJournal,
    deps: SessionDeps,
    output_gate: OutputGate,
) -> None:
    clock, call = deps.base.clock, called.call
    used = used_tool(call)
    # a nonexistent tool needs no permission, because the toolbox rejects the call
    permit, specs = ALLOWED, deps.tools(journal.session).specs()
    if any(spec.name == used.tool for spec in specs):
        permit = await deps.rules.permission.permit(journal.session, used)
    weigher = deps.models.main_of(journal.history).weigher
    if not permit.allowed:
        # the reason why the call did not run, in place of its output
        words, sent = permit.words, journal.history.sent
        if permit.faulty and called.cut:
            limit = sent.max_output if sent else 0
            words += "\n" + CUT_OFF_CALL.format(most=f" of {limit:,} tokens" if limit else "")
        output = ToolOutput(words.encode("utf-8", "replace"), _action_text(call), failed=True)
        if permit.faulty:
            output = _with_description(output, used.tool, journal, deps=deps)
        outcome = Outcome.FAILED if permit.faulty else Outcome.DENIED
        tokens = weigher.count(output.data.decode("utf-8", "replace"))
        result = _finished_call(call, output, at=clock.now(), outcome=outcome, tokens=tokens)
        result = replace(result, event=replace(result.event, typed=bool(permit.user_words)))
        finished_calls[call.id] = result.with_words([permit.user_words])
        deps.base.bus.publish(ToolCallEnded(journal.session, result.event))
        return
    if permit.command:
        call = used = with_command(used, permit.command)
    hook_runs: tuple[HookRun, ...] = ()
    runs_itself = deps.models.main_of(journal.history).runs_own_calls
    if not runs_itself:
        # hooks see exactly what would run, and can only keep it from running
        hook_runs = await deps.rules.hooks.run(
            journal.session, HookMoment(HookEvent.BEFORE_TOOL, used)
        )
    if blocking := blocking_run(hook_runs):
        text = blocked_text(blocking)
        output = ToolOutput(text.encode("utf-8", "replace"), _action_text(used), failed=True)
        tokens = weigher.count(text)
        result = _finished_call(call, output, at=clock.now(), outcome=Outcome.DENIED, tokens=tokens)
        finished_calls[call.id] = replace(result, event=replace(result.event, hooks=hook_runs))
        deps.base.bus.publish(ToolCallEnded(journal.session, finished_calls[call.id].event))
        return
    began = clock.monotonic()
    # a model that runs its calls itself ends its turn when one is to be stopped
    can_stop = used.tool not in TOOLS and not runs_itself
    deps.base.bus.publish(ToolCallStarted(journal.session, call, can_stop))
    toolbox = deps.tools(journal.session)
    if used.tool == FIND_TOOLS:
        text = await asyncio.to_thread(describe_matching_tools, toolbox.specs(), used.arguments)
        output = ToolOutput(text.encode("utf-8", "replace"), _action_text(call), ours=True)
    elif used.tool == USE_TOOL:
        output = ToolOutput(WRONG_USE_OF_TOOL, _action_text(call), failed=True, ours=True)
    elif not can_stop:
        output = await toolbox.run(used)
    else:
        place, stop = (journal.session, call.id), asyncio.timeout(None)
        deps.base.server_calls[place] = stop
        try:
            async with stop:
                output = await toolbox.run(used)
        except TimeoutError:
            if not stop.expired():
                raise
            output = ToolOutput(STOPPED_ALONE_TEXT, _action_text(call), stopped=True)
        finally:
            del deps.base.server_calls[place]
    if output.bad_arguments or (output.failed and used.tool not in TOOLS):
        # a server's tool says in its own words what was wrong
        output = _with_description(output, used.tool, journal, deps=deps)
    seconds = clock.monotonic() - began

    async def finish() -> None:
        added = added_text(hook_runs).encode("utf-8", "replace")
        complete = replace(output, data=output.data + added)
        finished = await _store_output(called, complete, permit, deps=deps, weigher=weigher)
        event = replace(finished.event, seconds=seconds, hooks=hook_runs)
        finished_calls[call.id] = replace(finished, event=event)
        output_gate.arrive(finished_calls[call.id].arrived)
        deps.base.bus.publish(ToolCallEnded(journal.session, finished_calls[call.id].event))

    try:
        if not output.stopped:
            text = output.data[:MAX_HOOK_BYTES].decode("utf-8", "replace")
            event = HookEvent.AFTER_FAILED_TOOL if output.failed else HookEvent.AFTER_TOOL
            hook_runs += await deps.rules.hooks.run(
                journal.session, HookMoment(event, used, text=text)
            )
    finally:
        # the call has ended, so a stop no longer discards its output
        await deps.base.supervisor.run_to_end(finish(), f"output of {call.id}")


async def _store_output(
    called: _CallWithContext,
    output: ToolOutput,
    permit: CallPermit,
    *,
    deps: SessionDeps,
    weigher: MessageWeigher,
) -> FinishedCall:
    """Store what of an output goes to the cache now, and return the call with its tokens."""
    if permit.command:
        notice = f"{EDITED} {permit.command}\n\n".encode("utf-8", "replace")
        output = replace(output, data=notice + output.data)
    call = called.call
    output, digest = await store_stream(output, _origin(call, output), deps.base.store)
    images, refused = await store_images(output, _origin(call, output), deps.base.store)
    tokens, image_tokens_added = await asyncio.to_thread(
        called.count_and_precompute, output, images, weigher, precomputes=deps.base.precomputes
    )
    result = _finished_call(call, output, at=deps.base.clock.now(), tokens=tokens)
    event = replace(
        result.event,
        whole=digest,
        untrusted=output.untrusted and not output.ours,
        ran=permit.command,
        images=images,
        image_tokens=image_tokens_added,
    )
    return replace(result, event=event, pictures=refused)


def _with_description(
    output: ToolOutput, tool: str, journal: SessionJournal, *, deps: SessionDeps
) -> ToolOutput:
    """Add the tool's description to the answer if the model was told of it in one line."""
    window = deps.models.main_of(journal.history).make_calibrator().window
    described = deps.model_tools(journal.session, window)
    specs = deps.tools(journal.session).specs()
    more = [
        f"\n\n{unfolded_text([spec])}"
        for spec in specs
        if spec.name == tool and not is_described_in_full(spec, described)
    ]
    return replace(output, data=output.data + "".join(more).encode("utf-8", "replace"))


def _origin(call: ToolCall, output: ToolOutput, ended: str = "") -> Origin:
    ended = ended or _outcome(output).value
    return Origin(call.tool, output.what, output.source, output.mime, ended)


def _outcome(output: ToolOutput) -> Outcome:
    if output.stopped:
        return Outcome.STOPPED
    return Outcome.FAILED if output.failed else Outcome.OK


def _finished_call(
    call: ToolCall,
    output: ToolOutput,
    *,
    at: float,
    outcome: Outcome | None = None,
    tokens: int | None = None,
) -> FinishedCall:
    event = ToolReturned(
        at=at,
        call=call.id,
        tool=call.tool,
        what=output.what,
        content=digest_of(output.data),
        size=len(output.data),
        outcome=outcome or _outcome(output),
        tokens=tokens,
        status=output.status,
        ours=output.ours,
        hidden=output.hidden,
        aside=output.aside,
        typed=output.typed,
        cut=str(output.part.phrase) if output.part else "",
    )
    ended = event.cut or event.outcome.value
    return FinishedCall(event, NewContent(output.data, _origin(call, output, ended)))
