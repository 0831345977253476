"""The ladder that always ends: each rung makes the window smaller without asking a model.

Whatever comes in, the next request fits, or the error says what does not fit and why. Each rung
takes the oldest first and stops as soon as enough is free. What is older than the turn before goes
before it, documents after all steps but the newest, and what the person wrote last at the very end.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import TypeAlias

from helix_desktop.context.candidates import Candidates
from helix_desktop.context.cuts import Stretch
from helix_desktop.context.folding import noted
from helix_desktop.context.items import Item, spoken
from helix_desktop.context.originals import Originals
from helix_desktop.context.parts import pictures, value_digest
from helix_desktop.context.proposal import Proposal
from helix_desktop.context.situation import Situation
from helix_desktop.context.sweep import sweep, sweepable
from helix_desktop.context.texts.markers import Original
from helix_desktop.context.texts.previews import truncated
from helix_desktop.context.wire import utf8, words
from helix_desktop.context.zones import (
    NOTES_SHARE,
    ROOM,
    SMALLEST,
    Zone,
    anywhere,
    before,
    enough,
    goal,
    newest,
    notes_tokens,
    older,
    previous,
    worth,
)
from helix_desktop.domain.cache import NewContent, Origin
from helix_desktop.domain.errors import WindowOverflow
from helix_desktop.domain.memory import Job, Means, Swept
from helix_desktop.domain.message import Image, Message, Role, ToolResult
from helix_desktop.domain.policy import Policy, PreviousTurn
from helix_desktop.domain.values import value
from helix_desktop.domain.window import Block, BlockKind

BRIEF = 60
"""Tokens of names in a marker, where tokens are short."""

NEVER = 0
"""No size of an argument at which it goes behind a marker."""


ALWAYS = frozenset({BlockKind.SYSTEM, BlockKind.TOOLS, BlockKind.PIN})
"""What no rung touches."""


Act: TypeAlias = Callable[[Situation, Originals], Proposal | None]


@value
class Rung:
    """One way to make a window smaller; `needs` names the stretches whose originals it reads."""

    act: Act
    needs: Callable[[Situation], list[Stretch]] = lambda _now: []


def drop_pictures(now: Situation, _originals: Originals) -> Proposal | None:
    """The oldest pictures go, where there are too many or their bytes are too many."""
    count, size = now.window.account.images, now.window.account.size
    most, room = now.limits.images, int(now.limits.size * ROOM)
    swept: list[Swept] = []
    for part, image in _pictures(now, anywhere):
        if not (most and count > most) and not (room and size > room):
            break
        swept.append(part)
        count -= 1
        size -= now.scales.weigh(Message(Role.USER, (image,))).size
    return _proposal(now, swept)


def sweep_outputs(zone: Zone) -> Act:
    """The oldest outputs go behind markers, as many as it takes."""
    return lambda now, _originals: _swept(now, _tight(now.policy, arguments=False), zone)


def sweep_arguments(zone: Zone) -> Act:
    """What calls were given as well."""
    return lambda now, _originals: _swept(now, _tight(now.policy, arguments=True), zone)


def trade_pictures(zone: Zone) -> Act:
    """Pictures become markers for the tokens they take."""

    def act(now: Situation, _originals: Originals) -> Proposal | None:
        excess = now.tokens - goal(now)
        swept: list[Swept] = []
        for part, image in _pictures(now, zone):
            marker = now.scales.count(part.text)
            gain = now.scales.weigh(Message(Role.USER, (image,))).tokens - marker
            if excess <= 0:
                break
            if gain > 0 and not _is_last(part.seq, now):
                swept.append(part)
                excess -= gain
        return _proposal(now, swept)

    return act


def truncate(now: Situation, _originals: Originals) -> Proposal | None:
    """The largest texts keep their beginning and their end; not yet what the person wrote last."""
    texts = (text for text in _texts(now) if not _is_last(text.seq, now))
    return _truncated(now, texts)


def cut_request(now: Situation, _originals: Originals) -> Proposal | None:
    """What the person wrote last: its pictures become markers, its text keeps both ends."""
    swept = [part for part, _ in _pictures(now, anywhere) if now.tokens > now.limits.tokens]
    cut = _truncated(now, _texts(now))
    return (cut and replace(cut, swept=(*swept, *cut.swept))) or _proposal(now, swept)


def fold(zone: Zone, *, documents: bool = False) -> Rung:
    """Notes stand for the oldest steps, as many as it takes; for documents only if they are to."""

    def needs(now: Situation) -> list[Stretch]:
        return enough(now, worth(now, zone, documents=documents))

    return Rung(lambda now, originals: _folded(now, originals, needs(now)), needs)


RUNGS: tuple[Rung, ...] = (
    Rung(drop_pictures),
    Rung(sweep_outputs(older)),
    Rung(sweep_arguments(older)),
    Rung(trade_pictures(older)),
    fold(older),
    Rung(sweep_outputs(previous)),
    Rung(sweep_arguments(previous)),
    Rung(trade_pictures(previous)),
    fold(before),
    fold(before, documents=True),
    Rung(truncate),
    Rung(sweep_arguments(newest)),
    Rung(trade_pictures(newest)),
    fold(anywhere, documents=True),
    Rung(cut_request),
)


def helps(after: Situation, before: Situation) -> bool:
    """Whether something of which there is too much has become less."""
    now, was, most = after.window.account, before.window.account, before.limits
    return any(
        limit and old > limit and new < old
        for new, old, limit in (
            (now.tokens, was.tokens, most.tokens),
            (now.size, was.size, most.size),
            (now.images, was.images, most.images),
        )
    )


def overflow(now: Situation) -> WindowOverflow:
    """What has to be sent and does not fit, by kind."""
    least = floor(now)
    told = ", ".join(f"{name} {tokens:,}" for name, tokens in least)
    need, most, what = _short(now)
    return WindowOverflow(
        f"The next request needs {need:,} {what} and the model takes {most:,}.",
        f"Nothing is lost. It cannot become smaller than: {told}. Choose a model with a larger"
        " window, fewer tools or pins, or a shorter message.",
        floor=least,
    )


def floor(now: Situation) -> tuple[tuple[str, int], ...]:
    """What a request cannot become smaller than, by kind."""
    found = _fixed(now)
    rest = now.tokens - sum(tokens for _, tokens in found)
    return (*found, ("your last message and the last step", rest))


def reason(now: Situation) -> str:
    need, most, what = _short(now)
    return f"the next request would need {need:,} of {most:,} {what}"


def _short(now: Situation) -> tuple[int, int, str]:
    """What is needed and there, of what is short."""
    account, limits = now.window.account, now.limits
    if account.tokens <= limits.tokens and limits.size and account.size > limits.size:
        return account.size, limits.size, "bytes"
    if account.tokens <= limits.tokens and limits.images and account.images > limits.images:
        return account.images, limits.images, "pictures"
    return account.tokens, limits.tokens, "tokens"


def _fixed(now: Situation) -> list[tuple[str, int]]:
    """What no rung touches, by kind."""
    by_kind = now.window.account.by_kind
    return [(kind.value, tokens) for kind, tokens in by_kind if kind in ALWAYS]


def _proposal(now: Situation, swept: Iterable[Swept]) -> Proposal | None:
    parts = tuple(swept)
    return Proposal(Job.PANIC, reason(now), parts) if parts else None


def _is_last(seq: int, now: Situation) -> bool:
    return now.last_typed is not None and now.last_typed.seq == seq


def _tight(policy: Policy, *, arguments: bool) -> Policy:
    return replace(
        policy,
        argument_tokens=SMALLEST if arguments else NEVER,
        value_tokens=SMALLEST,
        marker_tokens=min(policy.marker_tokens, BRIEF),
        previous_turn=PreviousTurn.LOSSLESS,
    )


def _swept(now: Situation, policy: Policy, zone: Zone) -> Proposal | None:
    tight = replace(now, policy=policy)
    known = Candidates()
    found = (
        candidate
        for index in range(len(now.rows))
        if zone(now, index)
        for candidate in sweepable(tight, known, start=index, stop=index + 1)
    )
    return _proposal(now, sweep(tight, found, goal(now), known=known).swept)


def _folded(now: Situation, originals: Originals, found: list[Stretch]) -> Proposal | None:
    free = now.limits.tokens - sum(tokens for _, tokens in _fixed(now))
    room = max(free, 0) // (NOTES_SHARE * max(len(found), 1))
    folds = tuple(
        noted(each, originals, now, most=min(notes_tokens(each, now), room)) for each in found
    )
    return Proposal(Job.PANIC, reason(now), folds=folds) if folds else None


def _pictures(now: Situation, zone: Zone) -> Iterator[tuple[Swept, Image]]:
    """Every picture that stands in a zone and the marker for it, oldest first."""
    for index, row in enumerate(now.rows):
        if not isinstance(row.source, Item) or not zone(now, index):
            continue
        item = row.source
        markers = now.view.markers(item.seq)
        for path, image in pictures(item):
            if ("", path) not in markers:
                text = f'[CACHED] recall_cached_content("{image.content}")\npicture · {image.mime}'
                yield Swept(item.seq, "", path, content=image.content, text=text), image


@value
class _Text:
    """A text of the window that may be cut, and how much it takes."""

    item: Item
    block: Block
    shown: str
    tokens: int

    @property
    def seq(self) -> int:
        return self.block.origin


def _texts(now: Situation) -> Iterator[_Text]:
    for row in now.rows:
        for block in row.blocks if isinstance(row.source, Item) else ():
            if block.tokens > 2 * SMALLEST and (shown := words(block.message)):
                assert isinstance(row.source, Item)
                tokens = now.scales.count(shown)
                if tokens > 2 * SMALLEST:
                    yield _Text(row.source, block, shown, tokens)


def _truncated(now: Situation, texts: Iterable[_Text]) -> Proposal | None:
    """All texts longer than one length are cut to it: the longest that is short enough."""
    excess = now.tokens - goal(now)
    found = sorted(texts, key=lambda text: -text.tokens)
    if excess <= 0 or not found:
        return None
    level = _level([text.tokens for text in found], excess)
    made = Proposal(Job.PANIC, reason(now), means=Means.TRUNCATED)
    for text in found:
        part, contents = _cut(text, level, now=now)
        if text.tokens > level and now.scales.count(part.text) < text.tokens:
            made = replace(made, swept=(*made.swept, part), contents=(*made.contents, *contents))
    return made if made.swept else None


def _level(lengths: list[int], excess: int) -> int:
    """The length to which everything longer has to be cut; `lengths` descend."""
    total = 0
    for count, length in enumerate(lengths, 1):
        total += length
        shorter = lengths[count] if count < len(lengths) else 0
        if total - count * shorter >= excess:
            return max(SMALLEST, (total - excess) // count)
    return SMALLEST


def _cut(text: _Text, budget: int, *, now: Situation) -> tuple[Swept, tuple[NewContent, ...]]:
    """A text's beginning and end, and the whole of it where the cache does not have it."""
    result = next((part for part in text.block.message.parts if isinstance(part, ToolResult)), None)
    policy, scales = now.policy, now.scales
    if result is not None and result.call in text.item.results:
        event = text.item.results[result.call].event
        original = Original(event.content, text.shown, text.tokens, event.tool, event.what)
        shown = truncated(original, budget, policy=policy, scales=scales)
        return Swept(text.seq, event.call, "", content=event.content, text=shown), ()
    # also of a message that was cut before: the original is what was said
    whole = words(spoken(text.item))
    original = Original(value_digest(whole), whole, text.tokens)
    shown = truncated(original, budget, policy=policy, scales=scales)
    content = NewContent(utf8(whole), Origin(what="a message"))
    return Swept(text.seq, "", "", content=original.digest, text=shown), (content,)
