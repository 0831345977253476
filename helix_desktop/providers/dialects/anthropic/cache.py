"""Where the prompt cache's parts end: at most four breakpoints, of which each earns its place.

A request reads what an earlier one wrote under a breakpoint, if one of its own stands there or up
to 20 blocks behind it. So what was sent before (`kept`) ends with one exactly where the request
before had its last; `stable` is what is left to read after a rewrite. Parts below the least size
of a model (1,024 to 4,096 tokens) are passed over by the provider without an error.
"""

from collections.abc import Iterable, Sequence

from helix_desktop.domain.llm import Request
from helix_desktop.domain.message import Role
from helix_desktop.providers.dialects.anthropic.blocks import (
    Block,
    CacheControl,
    RedactedBlock,
    TextBlock,
    ThinkingBlock,
    Tool,
    Turn,
)

MOST = 4
"""Breakpoints that one request may have."""


def mark(request: Request, tools: Sequence[Tool], system: Sequence[TextBlock]) -> None:
    """Ends what comes before all messages: tools and system prompt."""
    if is_followed(request):
        _end(system or tools)


def mark_turns(request: Request, turns: Iterable[Turn], ends: Sequence[Block | None]) -> None:
    """Ends what is stable, what was sent before, and the whole.

    `ends` is for each message of the request the block it ends with, None before the first turn.
    """
    if not is_followed(request):
        return
    blocks = [block for turn in turns for block in turn.content]
    places = {id(block): place for place, block in enumerate(blocks)}
    wanted = [ends[count - 1] for count in (request.stable, request.kept) if count]
    _end(blocks)
    for block in wanted:
        if block is not None:
            _end(blocks[: places[id(block)] + 1])


def is_followed(request: Request) -> bool:
    """Whether it shares its beginning with another: writing to the cache costs a quarter more.

    A question of one message outside of any session is asked once.
    """
    spoken = sum(message.role is not Role.SYSTEM for message in request.messages)
    return bool(request.session) or spoken > 1


def _end(blocks: Sequence[Block | Tool]) -> None:
    """A breakpoint on the last block that can carry one."""
    for block in reversed(blocks):
        if not isinstance(block, ThinkingBlock | RedactedBlock):
            block.cache_control = CacheControl()
            return
