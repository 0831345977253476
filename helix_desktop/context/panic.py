"""The ladder that always ends: each rung makes the window smaller without asking a model.

Whatever comes in, the next request fits, or the error says what does not fit and why.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace

from helix_desktop.context.candidates import Candidates
from helix_desktop.context.cuts import stretches
from helix_desktop.context.folding import noted
from helix_desktop.context.items import Item
from helix_desktop.context.markers import Original
from helix_desktop.context.originals import Originals
from helix_desktop.context.parts import pictures, value_digest
from helix_desktop.context.previews import truncated
from helix_desktop.context.proposal import Proposal
from helix_desktop.context.situation import Situation
from helix_desktop.context.sweep import sweep, sweepable
from helix_desktop.context.wire import utf8, words
from helix_desktop.domain.cache import NewContent, Origin
from helix_desktop.domain.errors import WindowOverflow
from helix_desktop.domain.memory import Job, Means, Swept
from helix_desktop.domain.message import ToolResult
from helix_desktop.domain.policy import Policy, PreviousTurn
from helix_desktop.domain.window import Block, BlockKind

SMALLEST = 60
"""Tokens of an output that still goes behind a marker when failure is imminent."""

ROOM = 0.9
"""Share of the limit that is aimed at, so that the next message does not panic again."""

BRIEF = 60
"""Tokens of names in a marker, where tokens are short."""

NEVER = 0
"""No size of an argument at which it goes behind a marker."""


ALWAYS = frozenset({BlockKind.SYSTEM, BlockKind.TOOLS, BlockKind.PIN})
"""What no rung touches."""

Rung = Callable[[Situation, Originals], Proposal | None]


def sweep_outputs(now: Situation, _originals: Originals) -> Proposal | None:
    """Everything but the last step goes behind markers."""
    return _swept(now, replace(now.policy, argument_tokens=NEVER))


def sweep_arguments(now: Situation, _originals: Originals) -> Proposal | None:
    return _swept(now, replace(now.policy, argument_tokens=SMALLEST))


def drop_pictures(now: Situation, _originals: Originals) -> Proposal | None:
    """All but the newest message's pictures become markers."""
    items = [row.source for row in now.rows if isinstance(row.source, Item)]
    last = items[-1].seq if items else 0
    swept = tuple(part for item in items if item.seq != last for part in _pictures(item, now))
    return Proposal(Job.PANIC, reason(now), swept) if swept else None


def fold_history(now: Situation, originals: Originals) -> Proposal | None:
    """Notes stand for everything but the last step and what the person wrote last."""
    found = stretches(now, now.fresh, panic=True)
    folds = tuple(noted(stretch, originals, now) for stretch in found)
    return Proposal(Job.PANIC, reason(now), folds=folds) if folds else None


def truncate(now: Situation, _originals: Originals) -> Proposal | None:
    """The largest texts keep their beginning and their end."""
    excess = now.tokens - int(now.limits.tokens * ROOM)
    made = Proposal(Job.PANIC, reason(now), means=Means.TRUNCATED)
    for item, block in sorted(_texts(now), key=lambda pair: -pair[1].tokens):
        if excess <= 0:
            break
        budget = max(SMALLEST, block.tokens - excess - SMALLEST)
        part, contents = _cut(item, block, budget, now=now)
        gain = block.tokens - now.scales.count(part.text)
        if gain > 0:
            excess -= gain
            made = replace(made, swept=(*made.swept, part), contents=(*made.contents, *contents))
    return made if made.swept else None


RUNGS: tuple[Rung, ...] = (
    drop_pictures,
    sweep_outputs,
    sweep_arguments,
    fold_history,
    truncate,
)


def overflow(now: Situation) -> WindowOverflow:
    """What has to be sent and does not fit, by kind."""
    sums = dict(now.window.account.by_kind)
    floor = [(kind.value, sums[kind]) for kind in BlockKind if kind in ALWAYS and kind in sums]
    rest = now.tokens - sum(tokens for _, tokens in floor)
    floor.append(("your last message and the last step", rest))
    told = ", ".join(f"{name} {tokens:,}" for name, tokens in floor)
    return WindowOverflow(
        f"The next request needs {now.tokens:,} tokens and the model takes {now.limits.tokens:,}.",
        f"Nothing is lost. It cannot become smaller than: {told}. Choose a model with a larger"
        " window, fewer tools or pins, or a shorter message.",
        floor=tuple(floor),
    )


def reason(now: Situation) -> str:
    return f"the next request would need {now.tokens:,} of {now.limits.tokens:,} tokens"


def _swept(now: Situation, policy: Policy) -> Proposal | None:
    small = replace(
        policy,
        value_tokens=SMALLEST,
        marker_tokens=min(policy.marker_tokens, BRIEF),
        previous_turn=PreviousTurn.LOSSLESS,
    )
    tight = replace(now, policy=small)
    goal = int(now.limits.tokens * ROOM)
    found = sweep(tight, sweepable(tight, Candidates(), stop=now.fresh), goal)
    return Proposal(Job.PANIC, reason(now), found.swept) if found.swept else None


def _pictures(item: Item, now: Situation) -> Iterator[Swept]:
    markers = now.view.markers(item.seq)
    for path, image in pictures(item):
        if ("", path) not in markers:
            text = f'[CACHED] recall_cached_content("{image.content}")\npicture · {image.mime}'
            yield Swept(item.seq, "", path, content=image.content, text=text)


def _texts(now: Situation) -> Iterator[tuple[Item, Block]]:
    """Every text of the window that may be cut, with its item."""
    for row in now.rows:
        if isinstance(row.source, Item):
            for block in row.blocks:
                if block.tokens > 2 * SMALLEST and words(block.message):
                    yield row.source, block


def _cut(
    item: Item, block: Block, budget: int, *, now: Situation
) -> tuple[Swept, tuple[NewContent, ...]]:
    """A text's beginning and end, and the whole of it where the cache does not have it."""
    text = words(block.message)
    contents: tuple[NewContent, ...]
    returned = next((found for found in item.outputs() if found.seq == block.origin), None)
    result = next((part for part in block.message.parts if isinstance(part, ToolResult)), None)
    if returned is not None and result is not None:
        event = returned.event
        original = Original(event.content, text, block.tokens, event.tool, event.what)
        call, contents = event.call, ()
    else:
        original = Original(value_digest(text), text, block.tokens)
        call, contents = "", (NewContent(utf8(text), Origin(what="a message")),)
    shown = truncated(original, budget, policy=now.policy, scales=now.scales)
    return Swept(block.origin, call, "", content=original.digest, text=shown), contents
