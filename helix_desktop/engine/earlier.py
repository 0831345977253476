"""Earlier requests, put together again from what the journal has of them.

Their digests say which blocks they had; system prompt and tools are told where they were first
sent. What today's texts are is no matter.
"""

import asyncio
import json
from bisect import bisect_right
from collections.abc import Mapping, Sequence

from helix_desktop.context.history import History
from helix_desktop.context.window import Assembler, Prelude
from helix_desktop.context.wire import digest, plain_bytes
from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import Recorded, WindowSent
from helix_desktop.domain.message import Message, Role, Text, ToolSpec
from helix_desktop.domain.values import value
from helix_desktop.domain.window import Account, Block, BlockKind, Window
from helix_desktop.engine.equipment import Equipment, Voice
from helix_desktop.engine.shelf import Shelf

LOST = "not kept: nobody knows its text any more"
FIRST = 2
"""So many blocks at most stand before all that events tell: system prompt and tools."""


@value
class Earlier:
    """A request as it was: `verified` if each block has the digest that was journaled."""

    sent: WindowSent
    window: Window
    history: History
    assembler: Assembler
    tools: tuple[ToolSpec, ...]
    voice: Voice
    """By whose scales it is weighed; `same_model`: who was asked."""
    same_model: bool
    verified: bool


async def earlier(equipment: Equipment, recorded: Sequence[Recorded], seq: int) -> Earlier:
    """The request of one event; `recorded` is its session's journal at least up to there."""
    # a long journal is read from its beginning on: not on the window's thread
    sent, digests, texts, history = await asyncio.to_thread(_read, recorded, seq)
    voices = equipment.voices.values()
    voice = next((each for each in voices if each.llm.id == sent.llm), equipment.main)
    session = recorded[0].session
    prelude = _prelude(Prelude(equipment.system, equipment.tools(session).specs()), digests, texts)
    assembler = Assembler(voice.scales, prelude)
    shown = await Shelf(equipment.attic).fetch(assembler.wanted(history))
    # weighing counts every word of it once more
    window = await asyncio.to_thread(assembler.window, history, shown)
    found = {block.digest: block for block in window.blocks}
    blocks = tuple(found.get(digest) or _lost(digest) for digest in digests)
    verified = await asyncio.to_thread(_verified, blocks)
    return Earlier(
        sent,
        Window(blocks, _account(blocks), sent.epoch),
        history,
        assembler,
        prelude.tools,
        voice,
        same_model=voice.llm.id == sent.llm,
        verified=verified,
    )


def sent_at(recorded: Sequence[Recorded], seq: int) -> WindowSent:
    """The event of a request; EngineError if it is none."""
    for item in reversed(recorded):
        if item.seq == seq and isinstance(item.event, WindowSent):
            return item.event
    raise EngineError(f"Event {seq} of this session is no request.")


def digests_of(recorded: Sequence[Recorded], seq: int) -> tuple[Digest, ...]:
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
    sent = sent_at(recorded, seq)
    texts = {
        digest(Message(Role.SYSTEM, (Text(text),))): text
        for item in recorded
        if isinstance(item.event, WindowSent)
        for text in item.event.fixed
    }
    last = sent.after or seq - 1
    history = History(item for item in recorded if item.seq <= last)
    return sent, digests_of(recorded, seq), texts, history


def _prelude(today: Prelude, digests: Sequence[Digest], texts: Mapping[Digest, str]) -> Prelude:
    """System prompt and tools as they were sent.

    What was sent before such texts were kept may still be what it is today.
    """
    system, tools = today.system, None
    for text in (texts[each] for each in digests[:FIRST] if each in texts):
        specs = tools_in(text)
        system, tools = (text, tools) if specs is None else (system, specs)
    return Prelude(system, today.tools if tools is None else tools)


def tools_in(text: str) -> tuple[ToolSpec, ...] | None:
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
    return all(digest_of(plain_bytes(block.message)) == block.digest for block in blocks)


def _account(blocks: Sequence[Block]) -> Account:
    sums: dict[BlockKind, int] = {}
    for block in blocks:
        sums[block.kind] = sums.get(block.kind, 0) + block.tokens
    pairs = tuple((kind, sums[kind]) for kind in BlockKind if sums.get(kind))
    return Account(
        pairs, sum(block.size for block in blocks), sum(block.images for block in blocks)
    )
