"""What is sent of a window; earlier requests rebuilt from the journal.

What goes out of one session's windows: the requests, and the facts that they were sent.

A request that is shown and one that is sent are made here, so that they are the same.

Earlier requests, put together again from what the journal has of them.

Their digests say which blocks they had; system prompt and tools are told where they were first
sent. What today's texts are is no matter.
"""

import asyncio
import json
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile

from msgspec import Struct

from helix_desktop.context.canonical import message_bytes, message_digest
from helix_desktop.context.history import History
from helix_desktop.context.window import SystemPrefix, WindowAssembler, count_shared
from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.context_window.block import Block, BlockKind, ContextWindow, WindowAccount
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import Recorded, WindowSent
from helix_desktop.domain.llm import Llm, ModelRequest
from helix_desktop.domain.messages import Message, Role, Text, ToolSpec
from helix_desktop.domain.ports import BodyEncoder, Clock, Provider
from helix_desktop.engine.session_deps import ModelHandle, SessionDeps
from helix_desktop.engine.session_journal import ContentCache, SessionJournal

GROWING = frozenset({BlockKind.RAW, BlockKind.MARKER})
"""What stands at the end of a window: it grows with every step."""

FIXED = frozenset({BlockKind.SYSTEM, BlockKind.TOOLS})
"""What no other event tells the text of."""


class RequestBuilder:
    """One session's requests."""

    def __init__(self, journal: SessionJournal, clock: Clock) -> None:
        self._journal = journal
        self._clock = clock
        self._sent: tuple[WindowSent, ContextWindow] | None = None
        self._shown: ContextWindow | None = None

    @property
    def weight(self) -> int:
        """Tokens of the request that was sent last."""
        return self._sent[0].tokens if self._sent else 0

    @property
    def before(self) -> ContextWindow | None:
        """The last window that the journal has, if it went out from here."""
        if self._sent is not None and self._journal.history.sent == self._sent[0]:
            self._shown = self._sent[1]
        return self._shown

    def keep(self, event: WindowSent, window: ContextWindow) -> None:
        """It is being sent; whether the journal has it is seen later."""
        self._sent = event, window

    def request(
        self, window: ContextWindow, llm: Llm, *, tools: tuple[ToolSpec, ...], told: int
    ) -> ModelRequest:
        """`told`: what the model may count of the window."""
        return build_request(
            window.blocks,
            llm,
            tools=tools,
            max_output=max(1, min(llm.max_output, llm.window - told)),
            keep=count_shared(self.before, window),
            session=self._journal.session,
        )

    def fact(self, window: ContextWindow, llm: Llm, *, after: int) -> WindowSent:
        """The one before is the last that is in the journal: a store that was full keeps none."""
        keep = count_shared(self.before, window)
        new = window.blocks[keep:]
        return WindowSent(
            at=self._clock.now(),
            llm=llm.id,
            blocks=tuple(block.digest for block in new),
            tokens=window.account.tokens,
            keep=keep,
            epoch=window.epoch,
            size=window.account.size,
            after=after,
            fixed=tuple(block.message.text for block in new if block.kind in FIXED),
        )


def build_request(
    blocks: Sequence[Block],
    llm: Llm,
    *,
    tools: tuple[ToolSpec, ...],
    max_output: int,
    keep: int,
    session: str,
) -> ModelRequest:
    """Blocks as they are sent; the first `keep` were sent before."""
    return ModelRequest(
        llm=llm,
        messages=tuple(block.message for block in blocks if block.kind is not BlockKind.TOOLS),
        tools=tools,
        max_output=max_output,
        stable=_messages(takewhile(lambda block: block.kind not in GROWING, blocks)),
        kept=_messages(blocks[:keep]),
        session=session,
    )


async def sha_of_body(provider: Provider, request: ModelRequest) -> str:
    """Of the bytes that a request is on its way; "" where nobody knows them."""
    body = await provider.body(request) if isinstance(provider, BodyEncoder) else b""
    return await asyncio.to_thread(digest_of, body) if body else ""


def _messages(blocks: Iterable[Block]) -> int:
    """How many messages blocks are: all but the tools, which travel beside."""
    return sum(block.kind is not BlockKind.TOOLS for block in blocks)


LOST = "not kept: nobody knows its text any more"
FIRST = 2
"""So many blocks at most stand before all that events tell: system prompt and tools."""


class RebuiltRequest(Struct, frozen=True):
    """A request as it was: `verified` if each block has the digest that was journaled."""

    sent: WindowSent
    window: ContextWindow
    history: History
    assembler: WindowAssembler
    tools: tuple[ToolSpec, ...]
    model_handle: ModelHandle
    """By whose weigher it is weighed; `same_model`: who was asked."""
    same_model: bool
    verified: bool


async def rebuild_request(
    deps: SessionDeps, recorded: Sequence[Recorded], seq: int
) -> RebuiltRequest:
    """The request of one event; `recorded` is its session's journal at least up to there."""
    # a long journal is read from its beginning on: not on the window's thread
    sent, digests, texts, history = await asyncio.to_thread(_read, recorded, seq)
    model_handles = deps.model_handles.values()
    model_handle = next((each for each in model_handles if each.llm.id == sent.llm), deps.main)
    session = recorded[0].session
    prefix = _prefix(SystemPrefix(deps.system, deps.tools(session).specs()), digests, texts)
    assembler = WindowAssembler(model_handle.weigher, prefix)
    shown = await ContentCache(deps.store).fetch(assembler.wanted(history))
    # weighing counts every word of it once more
    window = await asyncio.to_thread(assembler.window, history, shown)
    found = {block.digest: block for block in window.blocks}
    blocks = tuple(found.get(digest) or _lost(digest) for digest in digests)
    verified = await asyncio.to_thread(_verified, blocks)
    return RebuiltRequest(
        sent,
        ContextWindow(blocks, _account(blocks), sent.epoch),
        history,
        assembler,
        prefix.tools,
        model_handle,
        same_model=model_handle.llm.id == sent.llm,
        verified=verified,
    )


def find_sent_event(recorded: Sequence[Recorded], seq: int) -> WindowSent:
    """The event of a request; EngineError if it is none."""
    for item in reversed(recorded):
        if item.seq == seq and isinstance(item.event, WindowSent):
            return item.event
    raise EngineError(f"Event {seq} of this session is no request.")


def request_digests(recorded: Sequence[Recorded], seq: int) -> tuple[Digest, ...]:
    """The blocks of a request: each tells only what it does not share with the one before."""
    parts: list[tuple[Digest, ...]] = []
    wanted: int | None = None
    for item in reversed(recorded):
        event = item.event
        if item.seq > seq or not isinstance(event, WindowSent):
            continue
        have = event.blocks if wanted is None else event.blocks[: max(0, wanted - event.keep)]
        parts.append(have)
        wanted = event.keep if wanted is None else min(wanted, event.keep)
        if not wanted:
            break
    return tuple(digest for part in reversed(parts) for digest in part)


def _read(
    recorded: Sequence[Recorded], seq: int
) -> tuple[WindowSent, tuple[Digest, ...], dict[Digest, str], History]:
    """A request's event, its blocks, the texts that such events told, and what it was made of."""
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
    return sent, request_digests(recorded, seq), texts, history


def _prefix(
    today: SystemPrefix, digests: Sequence[Digest], texts: Mapping[Digest, str]
) -> SystemPrefix:
    """System prompt and tools as they were sent.

    What was sent before such texts were kept may still be what it is today.
    """
    system, tools = today.system, None
    for text in (texts[each] for each in digests[:FIRST] if each in texts):
        specs = parse_tool_list(text)
        system, tools = (text, tools) if specs is None else (system, specs)
    return SystemPrefix(system, today.tools if tools is None else tools)


def parse_tool_list(text: str) -> tuple[ToolSpec, ...] | None:
    """The tools that a block lists; None for another text."""
    if not text.startswith("[{"):
        return None
    try:
        listed = json.loads(text)
        return tuple(
            ToolSpec(str(each["name"]), str(each["description"]), str(each["schema"]))
            for each in listed
        )
    except (ValueError, KeyError, TypeError, RecursionError):
        return None


def _lost(digest: Digest) -> Block:
    message = Message(Role.SYSTEM, (Text(""),))
    return Block(BlockKind.SYSTEM, message, 0, LOST, 0, digest)


def _verified(blocks: Sequence[Block]) -> bool:
    return all(digest_of(message_bytes(block.message)) == block.digest for block in blocks)


def _account(blocks: Sequence[Block]) -> WindowAccount:
    sums: dict[BlockKind, int] = {}
    for block in blocks:
        sums[block.kind] = sums.get(block.kind, 0) + block.tokens
    pairs = tuple((kind, sums[kind]) for kind in BlockKind if sums.get(kind))
    return WindowAccount(
        pairs, sum(block.size for block in blocks), sum(block.images for block in blocks)
    )
