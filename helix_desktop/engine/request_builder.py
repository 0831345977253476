"""Builds a session's next request, and rebuilds earlier ones from the journal.

A request that is shown and a request that is sent are built by the same code, so they are equal. An
earlier request is rebuilt from the block digests of its event; the texts of the system prompt and
the tools are stored in the first event that sent them, so later versions do not matter.
"""

import asyncio
import json
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import takewhile, zip_longest

from msgspec import Struct

from helix_desktop.context.history import History
from helix_desktop.context.window_assembler import (
    BlockSums,
    SystemPrefix,
    WindowAssembler,
    count_shared,
)
from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.canonical_messages import message_digest
from helix_desktop.domain.context_window.block import Block, BlockKind, ContextWindow
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import Recorded, WindowSent
from helix_desktop.domain.llm import Llm, ModelRequest
from helix_desktop.domain.messages import Message, Role, Text, ToolSpec
from helix_desktop.domain.ports import BodyEncoder, Clock, Provider
from helix_desktop.domain.value import replace
from helix_desktop.engine.content_cache import ContentCache
from helix_desktop.engine.session_deps import ModelHandle, SessionDeps
from helix_desktop.engine.session_journal import SessionJournal

GROWING_KINDS = frozenset({BlockKind.RAW, BlockKind.MARKER})
"""Kinds of blocks at the end of a context, which grows with every step."""

FIXED_KINDS = frozenset({BlockKind.SYSTEM, BlockKind.TOOLS})
"""Kinds of blocks whose text no other event has."""


class RequestBuilder:
    """The builder of one session's requests."""

    def __init__(self, journal: SessionJournal, clock: Clock) -> None:
        self._journal = journal
        self._clock = clock
        self._sent: tuple[WindowSent, ContextWindow] | None = None
        self._last_window: ContextWindow | None = None
        self._last_messages: tuple[tuple[Block, ...], tuple[Message, ...]] = (), ()
        """The blocks of the request that was built last, and their messages."""

    @property
    def last_sent_tokens(self) -> int:
        """Tokens of the request that was sent last."""
        return self._sent[0].tokens if self._sent else 0

    @property
    def last_sent_window(self) -> ContextWindow | None:
        """The last journaled context, if it was sent from here."""
        if self._sent is not None and self._journal.history.sent == self._sent[0]:
            self._last_window = self._sent[1]
        return self._last_window

    def remember_request(self, event: WindowSent, window: ContextWindow) -> None:
        """Remember a request that is being sent; the journal may not have it yet."""
        self._sent = event, window

    def request(
        self, window: ContextWindow, llm: Llm, *, tools: tuple[ToolSpec, ...], max_output: int
    ) -> ModelRequest:
        """Build a request; `max_output` is the most tokens that it asks for in reply."""
        # the messages of the last request, and what follows where the blocks differ from it
        known_blocks, messages = self._last_messages
        shared = count_shared(known_blocks, window.blocks)
        messages = messages[: len(messages) - _count_messages(known_blocks[shared:])]
        messages += tuple(block.message for block in window.blocks[shared:] if block.is_sent)
        self._last_messages = window.blocks, messages
        request = build_request(
            window.blocks,
            llm,
            tools=tools,
            max_output=max_output,
            keep=self._shared_blocks(window),
            session=self._journal.session,
            messages=messages,
        )
        return replace(request, effort=llm.efforts.nearest(self._journal.history.effort))

    def make_sent_event(self, window: ContextWindow, llm: Llm, *, after: int) -> WindowSent:
        """Return the event of a sent context, as its difference from the last one in the
        journal.
        """
        keep = self._shared_blocks(window)
        new_blocks = window.blocks[keep:]
        return WindowSent(
            at=self._clock.now(),
            llm=llm.id,
            blocks=tuple(block.digest for block in new_blocks),
            tokens=window.account.tokens,
            keep=keep,
            epoch=window.epoch,
            size=window.account.size,
            after=after,
            fixed=tuple(block.message.text for block in new_blocks if block.kind in FIXED_KINDS),
            by_kind=window.account.by_kind,
            block_tokens=tuple(block.tokens for block in new_blocks),
            estimated=not llm.tokenizer_known,
            cache_seconds=llm.cache_seconds,
            provider=llm.provider,
        )

    def _shared_blocks(self, window: ContextWindow) -> int:
        before = self.last_sent_window
        return count_shared(before.blocks, window.blocks) if before else 0


def reply_limit(llm: Llm, window: int, request_tokens: int, *, min_tokens: int = 0) -> int:
    """Return the most tokens to ask for in reply to a request of at most `request_tokens` tokens.

    `min_tokens` are left for it if the model counts as expected.
    """
    return max(1, min(llm.max_output, max(window - request_tokens, min_tokens)))


def build_request(
    blocks: Sequence[Block],
    llm: Llm,
    *,
    tools: tuple[ToolSpec, ...],
    max_output: int,
    keep: int,
    session: str,
    messages: tuple[Message, ...] | None = None,
) -> ModelRequest:
    """Build a request from blocks, the first `keep` of which were sent before.

    `messages` are those of the blocks, if they are known.
    """
    if messages is None:
        messages = tuple(block.message for block in blocks if block.is_sent)
    return ModelRequest(
        llm=llm,
        messages=messages,
        tools=tools,
        max_output=max_output,
        stable=_count_messages(takewhile(lambda block: block.kind not in GROWING_KINDS, blocks)),
        unchanged=len(messages) - _count_messages(blocks[keep:]),
        session=session,
    )


async def sha_of_body(provider: Provider, request: ModelRequest) -> str:
    """Return the SHA-256 of a request's bytes, or "" if the provider cannot tell them."""
    body = await provider.body(request) if isinstance(provider, BodyEncoder) else b""
    return await asyncio.to_thread(digest_of, body) if body else ""


def _count_messages(blocks: Iterable[Block]) -> int:
    """Return the number of messages in these blocks; tools are sent separately."""
    return sum(block.is_sent for block in blocks)


LOST_TEXT = "not kept: nobody knows its text any more"
MAX_PREFIX_BLOCKS = 2
"""Most blocks that come before all blocks known from events: the system prompt and the tools."""


class RebuiltRequest(Struct, frozen=True):
    """A request as it was sent; `verified` if each block has the journaled digest."""

    sent: WindowSent
    window: ContextWindow
    history: History
    assembler: WindowAssembler
    tools: tuple[ToolSpec, ...]
    model_handle: ModelHandle
    """Model used for weighing; `same_model` if the request was sent to it."""
    same_model: bool
    verified: bool


async def rebuild_request(
    deps: SessionDeps, recorded: Sequence[Recorded], seq: int
) -> RebuiltRequest:
    """Rebuild the request of an event; `recorded` is the journal up to that event or longer."""
    # a long journal is read from its beginning: not on the window's thread
    sent, known_blocks, texts, history = await asyncio.to_thread(
        _read_recorded_request, recorded, seq
    )
    digests = [digest for digest, _tokens in known_blocks]
    main_handle = deps.models.main_of(history)
    handles = (
        main_handle,
        *deps.models.handles_of(history).values(),
        *deps.models.handles.values(),
    )
    model_handle = next((handle for handle in handles if handle.llm.id == sent.llm), main_handle)
    session = recorded[0].session
    tools = deps.model_tools(session, sent.model_window or model_handle.llm.window)
    prefix = SystemPrefix(deps.models.system, tools)
    for text in (texts[digest] for digest in digests[:MAX_PREFIX_BLOCKS] if digest in texts):
        specs = parse_tool_list(text)
        prefix = SystemPrefix(text) if specs is None else replace(prefix, tools=specs)
    assembler = WindowAssembler(model_handle.weigher, prefix)
    shown = await ContentCache(deps.base.store).fetch(assembler.needed_contents(history))
    # weighing counts every word once more
    window = await asyncio.to_thread(assembler.window, history, shown)
    blocks_by_digest = {block.digest: block for block in window.blocks}
    blocks = []
    for digest, tokens in known_blocks:
        block = blocks_by_digest.get(digest)
        if block is None:
            empty = Message(Role.SYSTEM, (Text(""),))
            block = Block(BlockKind.SYSTEM, empty, 0, LOST_TEXT, 0, digest)
        blocks.append(block if tokens is None else replace(block, tokens=tokens))
    verified = await asyncio.to_thread(
        lambda: all(message_digest(block.message) == block.digest for block in blocks)
    )
    return RebuiltRequest(
        sent,
        ContextWindow(tuple(blocks), BlockSums().with_blocks(blocks), sent.epoch),
        history,
        assembler,
        prefix.tools,
        model_handle,
        same_model=model_handle.llm.id == sent.llm,
        verified=verified,
    )


def find_sent_event(recorded: Sequence[Recorded], seq: int) -> WindowSent:
    """Return the event of a request; raise EngineError if the event is none."""
    for item in reversed(recorded):
        if item.seq == seq and isinstance(item.event, WindowSent):
            return item.event
    raise EngineError("Event {seq} of this session isn't a request.", seq=seq)


def _read_recorded_request(
    recorded: Sequence[Recorded], seq: int
) -> tuple[WindowSent, tuple[tuple[Digest, int | None], ...], dict[Digest, str], History]:
    """Return a request's event, its blocks, the stored fixed texts, and its history."""
    recorded = recorded[: bisect_right(recorded, seq, key=lambda item: item.seq)]
    sent = find_sent_event(recorded, seq)
    texts = {
        message_digest(Message(Role.SYSTEM, (Text(text),))): text
        for item in recorded
        if isinstance(item.event, WindowSent)
        for text in item.event.fixed
    }
    last = sent.after or seq - 1
    history = History(item for item in recorded if item.seq <= last)
    # all blocks of the request, with their tokens if those were recorded: each event lists only
    # the blocks that are new since the previous one
    parts_of_events: list[list[tuple[Digest, int | None]]] = []
    wanted_count: int | None = None
    for item in reversed(recorded):
        event = item.event
        if item.seq > seq or not isinstance(event, WindowSent):
            continue
        new_blocks = list(zip_longest(event.blocks, event.block_tokens))
        parts_of_events.append(
            new_blocks if wanted_count is None else new_blocks[: max(0, wanted_count - event.keep)]
        )
        wanted_count = event.keep if wanted_count is None else min(wanted_count, event.keep)
        if not wanted_count:
            break
    return (
        sent,
        tuple(block for blocks in reversed(parts_of_events) for block in blocks),
        texts,
        history,
    )


def parse_tool_list(text: str) -> tuple[ToolSpec, ...] | None:
    """Return the tools that a block lists; None for another text."""
    if not text.startswith("[{"):
        return None
    try:
        listed = json.loads(text)
        return tuple(
            ToolSpec(str(tool["name"]), str(tool["description"]), str(tool["schema"]))
            for tool in listed
        )
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
