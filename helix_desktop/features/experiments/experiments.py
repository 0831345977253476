"""*Send again*: a recorded request sent once more, changed or to another model, and its price.

The price is known before. No tool is run, and no message comes of it: the answer is an event of the
session that no context window shows, and its cost counts as any other.
"""

import asyncio
from collections.abc import Collection, Sequence

from msgspec import Struct

from helix_desktop.app.inspection.handover_forecast import OtherModels
from helix_desktop.app.inspection.request_inspector import RunnerOf
from helix_desktop.context.texts.placeholders import EXCLUDED
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.context_window.block import Block, BlockKind
from helix_desktop.domain.costs import call_cost
from helix_desktop.domain.effort import MODEL_DECIDES, parse_effort
from helix_desktop.domain.errors import EngineError, HelixError
from helix_desktop.domain.events import AssistantReplied, Experimented, Recorded, SessionStarted
from helix_desktop.domain.inspected_request import message_text
from helix_desktop.domain.llm import Llm, ModelRequest, Usage
from helix_desktop.domain.messages import Message, Part, Role, Text, ToolCall, ToolResult, ToolSpec
from helix_desktop.domain.ports import Provider, Store
from helix_desktop.domain.value import replace
from helix_desktop.domain.window_timeline import HandoverAuthor
from helix_desktop.engine.model_reply import ModelReply
from helix_desktop.engine.request_builder import build_request, rebuild_request, reply_limit
from helix_desktop.engine.session_deps import Sessions


class ExperimentPlan(Struct, frozen=True):
    """A request as it would be sent, with its tokens as the model counts them.

    `least` is its cost in US dollars with an empty answer, and `most` with the longest one; None if
    the model has no known price. `answer` is the answer of that time.
    """

    session: SessionId
    seq: int
    llm: Llm
    provider: Provider
    request: ModelRequest
    tokens: int
    without: tuple[tuple[int, str], ...] = ()
    least: float | None = None
    most: float | None = None
    answer: AssistantReplied | None = None


class Experiments:
    """The experiments of one workspace's sessions."""

    def __init__(
        self, runner: RunnerOf, sessions: Sessions, store: Store, others: OtherModels
    ) -> None:
        self._runner, self._sessions, self._store, self._others = runner, sessions, store, others

    async def all_of(self, session: SessionId) -> Sequence[Experimented]:
        """Return the experiments of a session, oldest first."""
        return [
            item.event
            for item in await self._store.events(session)
            if isinstance(item, Recorded) and isinstance(item.event, Experimented)
        ]

    async def answer(self, session: SessionId, seq: int) -> AssistantReplied | None:
        """Return the answer to a request, None if none was recorded."""
        # it is journaled in one step with its request
        items = await self._store.events(session, seq + 1, seq + 1)
        event = items[0].event if items and isinstance(items[0], Recorded) else None
        return event if isinstance(event, AssistantReplied) else None

    async def models(self, plan: ExperimentPlan) -> Sequence[HandoverAuthor]:
        """Return the models that can be asked, each with about what the request costs there."""
        return [
            HandoverAuthor(None, llm.shown_name, _input_cost(plan.tokens, llm), name)
            for name, llm in await self._others.llms()
            if llm.window > plan.tokens
        ]

    async def plan(
        self, session: SessionId, seq: int, *, without: Collection[int] = (), model: str = ""
    ) -> ExperimentPlan:
        """Return a request without some of its blocks, by their numbers from 1.

        `model` is the full name of another model. Raise EngineError if that can't be sent.
        """
        items = await self._store.events(session)
        recorded = [item for item in items if isinstance(item, Recorded)]
        rebuilt = await rebuild_request(self._sessions(), recorded, seq)
        sent, blocks = rebuilt.sent, rebuilt.window.blocks
        if not rebuilt.verified:
            raise EngineError(
                "Some blocks of this request weren't recorded.", "Choose a later one."
            )
        if not (model or rebuilt.same_model):
            raise EngineError(
                "The model of this request isn't set up now.", "Choose another model."
            )
        if unknown := [number for number in without if not 0 < number <= len(blocks)]:
            raise EngineError("This request has no block {number}.", number=unknown[0])
        handle = self._others.model_handle(model) if model else rebuilt.model_handle
        if handle.own_sessions_only:
            raise EngineError(
                "An agent of another program answers only its own sessions.",
                "Choose another model.",
            )
        llm, weigher = handle.llm, handle.weigher
        blocks_to_send = _without_blocks(blocks, without)
        tools = rebuilt.tools
        if any(blocks[number - 1].kind is BlockKind.TOOLS for number in without):
            if any(block.message.calls for block in blocks_to_send):
                raise EngineError("This request has tool calls, so it needs its tools.")
            tools = ()

        def weigh(blocks: Sequence[Block], tools: tuple[ToolSpec, ...]) -> int:
            blocks_sent = (block for block in blocks if block.is_sent)
            messages = sum(weigher.weigh(block.message).tokens for block in blocks_sent)
            return messages + weigher.tools(tools).tokens

        own_count = await asyncio.to_thread(weigh, blocks_to_send, tools)
        calibrator = handle.make_calibrator()
        tokens, cautious = calibrator.expect(own_count), calibrator.estimate(own_count)
        is_same = handle is rebuilt.model_handle
        answer_then = await self.answer(session, seq)
        usage = answer_then.usage if answer_then is not None else None
        if is_same and usage is not None and usage.window:
            # what the provider counted is exact, also of a share of the request
            own_count_before = await asyncio.to_thread(weigh, blocks, rebuilt.tools)
            tokens = round(usage.window * own_count / max(1, own_count_before))
        if not any(block.is_sent for block in blocks_to_send) or tokens >= llm.window:
            raise EngineError(
                "The request would have {tokens} tokens, and {model} takes {most}.",
                "Choose other blocks, or another model.",
                tokens=f"{tokens:,}",
                model=llm.shown_name,
                most=f"{llm.window:,}",
            )
        # at most as large a request leaves as much room to the same model, whatever is known today
        max_output = sent.max_output if is_same else 0
        first_event, cache_session = recorded[0].event, session
        if (
            isinstance(first_event, SessionStarted)
            and first_event.source
            and seq <= first_event.copied
        ):
            # a branch copied the request: its prompt cache has that name
            cache_session = first_event.source
        request = build_request(
            blocks_to_send,
            llm,
            tools=tools,
            max_output=max_output or reply_limit(llm, llm.window, cautious),
            keep=min((sent.keep, *(number - 1 for number in without))),
            session=cache_session,
        )
        effort = parse_effort(sent.effort) or MODEL_DECIDES
        request = replace(request, effort=effort if is_same else llm.efforts.nearest(effort))
        llm = self._sessions().rules.priced(llm)
        min_cost = _input_cost(tokens, llm)
        answer = call_cost(Usage(output=request.max_output), llm)
        return ExperimentPlan(
            session,
            seq,
            llm,
            handle.provider,
            request,
            tokens,
            tuple((number, _block_title(blocks[number - 1])) for number in sorted(set(without))),
            min_cost,
            None if min_cost is None or answer is None else min_cost + answer,
            answer_then,
        )

    async def run(self, plan: ExperimentPlan) -> Experimented:
        """Send the request and record the answer, also one that breaks off or is stopped."""
        deps, session = self._sessions(), plan.session
        runner = self._runner(session)
        await runner.open()
        await deps.rules.check_budget(session, lambda: plan.llm)
        llm, problem, began = plan.llm, "", deps.base.clock.monotonic()
        reply = ModelReply(lambda _id: False)
        try:
            async for event in plan.provider.stream(plan.request):
                reply.take(event)
        except asyncio.CancelledError:
            reply.charged |= not reply.is_waiting  # the usage so far will never be reported
            raise
        except HelixError as error:
            problem = error.full_text
            raise
        finally:
            cost = call_cost(reply.usage, deps.rules.priced(llm))
            seconds, now = deps.base.clock.monotonic() - began, deps.base.clock.now()
            answer = reply.event(at=now, llm=llm.id, seconds=seconds, cost=cost)
            parts = answer.parts if answer else ()
            experiment = Experimented(
                now, plan.seq, llm.id, plan.without, parts, reply.reason, reply.usage, cost, seconds
            )
            if reply.charged:
                await runner.note(replace(experiment, problem=problem))
                await deps.look_at_budget(session)
        return experiment


def _input_cost(tokens: int, llm: Llm) -> float | None:
    """Return the cost of a request that no prompt cache has."""
    writes = bool(llm.prices and llm.prices.cache_write)
    return call_cost(Usage(cache_write=tokens) if writes else Usage(tokens), llm)


def _block_title(block: Block) -> str:
    """Return what a block is called in lists: the beginning of its text."""
    return " ".join(message_text(block.message)[:400].split())[:80] or str(block.why)


def _without_blocks(blocks: Sequence[Block], numbers: Collection[int]) -> list[Block]:
    """Return the blocks without some of them, as every provider accepts them.

    A call needs its result, and a result its call: they stay, without their texts. A conversation
    begins with a message of the user.
    """
    remaining: list[Block] = []
    for number, block in enumerate(blocks, 1):
        message = block.message
        if number in numbers:
            parts: tuple[Part, ...] = tuple(
                ToolResult(part.call, EXCLUDED) if isinstance(part, ToolResult) else part
                for part in message.parts
                if not isinstance(part, Text)
            )
            if not any(isinstance(part, ToolCall | ToolResult) for part in parts):
                continue
            block = replace(block, message=Message(message.role, parts))
        remaining.append(block)
    roles = [block.message.role for block in remaining]
    first = next(
        (index for index, role in enumerate(roles) if role is not Role.SYSTEM), len(remaining)
    )
    if numbers and roles[first : first + 1] != [Role.USER]:
        opening = Message(Role.USER, (Text(EXCLUDED),))
        remaining.insert(first, replace(blocks[0], kind=BlockKind.NOTES, message=opening))
    return remaining
