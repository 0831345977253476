"""The first request of a session that has not begun, and the room that it leaves."""

import asyncio

from msgspec import Struct

from helix_desktop.app.inspection.request_marks import request_marks
from helix_desktop.context.blocks import BlockBuilder
from helix_desktop.context.history import History
from helix_desktop.context.outputs_to_hold import scale_gate_policy
from helix_desktop.context.window_assembler import SystemPrefix, assemble_window
from helix_desktop.domain.cache import NO_SESSION, Digest
from helix_desktop.domain.context_window.block import Block, ContextWindow
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.events import Guided, Recorded
from helix_desktop.domain.inspected_request import FULL, RequestSpace
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.mentions import OutgoingMessage
from helix_desktop.domain.value import replace
from helix_desktop.engine.growth_estimate import CountTokens, estimate_growth
from helix_desktop.engine.guide_watcher import look_for_guides
from helix_desktop.engine.session_deps import ModelHandle, SessionDeps
from helix_desktop.engine.turn_opening import fit_mentions, message_events


class FirstRequest(Struct, frozen=True):
    """A first window, with the typed draft as the last block."""

    window: ContextWindow
    history: History
    typed: tuple[Block, ...]

    @property
    def tokens(self) -> int:
        """Return the tokens by Helix's count, with the draft."""
        return self.window.account.tokens + sum(block.tokens for block in self.typed)


async def make_first_request(
    deps: SessionDeps, message: OutgoingMessage, main: ModelHandle | None = None
) -> FirstRequest:
    """Assemble the first request, with the guides read anew; without text nothing is typed."""
    main = main or deps.models.first_main
    weigher = main.weigher
    # the first count of all reads the tokenizer's ranks: not on the window's thread
    await asyncio.to_thread(weigher.count, deps.models.system)
    guides, _contents = await asyncio.to_thread(look_for_guides, deps, (), main)
    history = History([Recorded(NO_SESSION, 1, Guided(deps.base.clock.now(), guides))])
    deps.toolkit.discard(NO_SESSION)  # the skills that were just read decide on one of the tools
    llm = replace(main.llm, window=main.make_calibrator().window)
    tools = deps.turn_tools(NO_SESSION, llm)
    prefix = SystemPrefix(deps.models.system_for(main), tools)
    # no output is in it whose text would be looked up
    texts: dict[Digest, str] = {}
    window = assemble_window(history, prefix, weigher=weigher, texts=texts.__getitem__)

    def message_blocks() -> tuple[Block, ...]:
        builder = BlockBuilder(weigher)
        count = request_counter(main, window.account.tokens)
        growth = estimate_growth(count, deps.models.policy, main.llm.window)
        policy = scale_gate_policy(deps.models.policy, main.llm.window)
        mentions = fit_mentions(message, policy, weigher, room=growth.room)
        return tuple(builder.draft_block(event) for event in message_events(message, mentions, 0.0))

    typed = await asyncio.to_thread(message_blocks) if message else ()
    return FirstRequest(window, history, typed)


def request_counter(main: ModelHandle, tokens: int) -> CountTokens:
    """Return what counts a request of so many tokens by Helix's count with more of them."""
    calibrator = main.make_calibrator()
    return lambda added_tokens: calibrator.expect(tokens + added_tokens, calibrator.first_base)


async def first_remaining_context(deps: SessionDeps, draft: str, main: ModelHandle) -> RequestSpace:
    """Return the space of a session that has not begun."""
    first_request = await make_first_request(deps, OutgoingMessage(draft), main)
    counter = request_counter(main, first_request.tokens)
    space = remaining_space(counter, deps.models.policy, main.llm)
    return replace(space, missing=missing_tokens(space, main.llm))


def missing_tokens(space: RequestSpace, llm: Llm, *, removable: int = 0) -> int:
    """Return what does not fit although `removable` tokens give way; a guess cuts nothing."""
    return 0 if llm.window_may_grow else max(0, -space.max_tokens - removable)


def remaining_space(count: CountTokens, policy: Policy, llm: Llm) -> RequestSpace:
    """Return how much space a model's window leaves after a session's first request."""
    growth, marks = estimate_growth(count, policy, llm.window), request_marks(policy, llm)
    handover = round(100 * (marks.handover or 0) / max(1, llm.window), 1)
    tokens_left = llm.window * (handover or FULL) / 100 - growth.expected
    free_tokens = min(growth.room, int(tokens_left / growth.token_ratio))
    return RequestSpace(
        growth.expected, llm.window, growth.token_ratio, growth.room, free_tokens, handover
    )
