"""The ladder that always ends: each rung makes the window smaller without asking a model.

Whatever comes in, the next request fits, or the error says what does not fit and why. What the
person wrote last is cut after everything else.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from helix_desktop.context.candidates import Candidates
from helix_desktop.context.cuts import Stretch, stretches
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
from helix_desktop.domain.cache import NewContent, Origin
from helix_desktop.domain.errors import WindowOverflow
from helix_desktop.domain.memory import Job, Means, Swept
from helix_desktop.domain.message import Image, Message, Role, ToolResult
from helix_desktop.domain.policy import Policy, PreviousTurn
from helix_desktop.domain.values import value
from helix_desktop.domain.window import Block, BlockKind

SMALLEST = 60
"""Tokens of an output that still goes behind a marker when failure is imminent."""

ROOM = 0.9
"""Share of the limit that is aimed at, so that the next message does not panic again."""

BRIEF = 60
"""Tokens of names in a marker, where tokens are short."""

NEVER = 0
"""No size of an argument at which it goes behind a marker."""


BRIEF_NOTES = 1_500
"""Of the notes that stand for everything but the last step."""

NOTES_SHARE = 4
"""All notes together take at most a quarter of what is free beside system, tools and pins."""

ALWAYS = frozenset({BlockKind.SYSTEM, BlockKind.TOOLS, BlockKind.PIN})
"""What no rung touches."""


@value
class Rung:
    """One way to make a window smaller; `needs` names the stretches whose originals it reads."""

    act: Callable[[Situation, Originals], Proposal | None]
    needs: Callable[[Situation], list[Stretch]] = lambda _now: []


def drop_pictures(now: Situation, _originals: Originals) -> Proposal | None:
    """The oldest pictures go, where there are too many or their bytes are too many."""
    count, size = now.window.account.images, now.window.account.size
    most, room = now.limits.images, int(now.limits.size * ROOM)
    swept: list[Swept] = []
    for part, image in _pictures(now):
        if not (most and count > most) and not (room and size > room):
            break
        swept.append(part)
        count -= 1
        size -= now.scales.weigh(Message(Role.USER, (image,))).size
    return _proposal(now, swept)


def sweep_outputs(now: Situation, _originals: Originals) -> Proposal | None:
    """Everything but the last step goes behind markers."""
    return _swept(now, _tight(now.policy, arguments=False), stop=now.fresh)


def sweep_arguments(now: Situation, _originals: Originals) -> Proposal | None:
    return _swept(now, _tight(now.policy, arguments=True), stop=now.fresh)


def trade_pictures(now: Situation, _originals: Originals) -> Proposal | None:
    """Older pictures become markers for the tokens they take."""
    excess = now.tokens - _goal(now)
    swept: list[Swept] = []
    for part, image in _pictures(now):
        gain = now.scales.weigh(Message(Role.USER, (image,))).tokens - now.scales.count(part.text)
        if excess <= 0:
            break
        if gain > 0 and not _is_last(part.seq, now):
            swept.append(part)
            excess -= gain
    return _proposal(now, swept)


def fold_history(now: Situation, originals: Originals) -> Proposal | None:
    """Notes stand for everything but the last step and what the person wrote last."""
    return _folded(now, originals, _old(now))


def truncate(now: Situation, _originals: Originals) -> Proposal | None:
    """The largest texts keep their beginning and their end; not yet what the person wrote last."""
    texts = (text for text in _texts(now) if not _is_last(text.seq, now))
    return _truncated(now, texts)


def sweep_last(now: Situation, _originals: Originals) -> Proposal | None:
    """What the last step asked and got goes behind markers, too."""
    return _swept(now, _tight(now.policy, arguments=True), start=now.fresh, stop=len(now.rows))


def fold_step(now: Situation, originals: Originals) -> Proposal | None:
    """Notes stand for the last step as well."""
    return _folded(now, originals, _all(now))


def cut_request(now: Situation, _originals: Originals) -> Proposal | None:
    """What the person wrote last: its pictures become markers, its text keeps both ends."""
    swept = [part for part, _ in _pictures(now) if now.tokens > now.limits.tokens]
    cut = _truncated(now, _texts(now))
    return (cut and replace(cut, swept=(*swept, *cut.swept))) or _proposal(now, swept)


def _old(now: Situation) -> list[Stretch]:
    return _worth(now, now.fresh)


def _all(now: Situation) -> list[Stretch]:
    return _worth(now, len(now.rows))


RUNGS: tuple[Rung, ...] = (
    Rung(drop_pictures),
    Rung(sweep_outputs),
    Rung(sweep_arguments),
    Rung(trade_pictures),
    Rung(fold_history, _old),
    Rung(truncate),
    Rung(sweep_last),
    Rung(fold_step, _all),
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


def _goal(now: Situation) -> int:
    """Tokens to come down to; where bytes are short, tokens stand for them in proportion."""
    account, limits = now.window.account, now.limits
    share = limits.size / account.size if limits.size and account.size > limits.size else 1.0
    return int(min(limits.tokens, now.tokens * share) * ROOM)


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


def _swept(now: Situation, policy: Policy, *, stop: int, start: int = 0) -> Proposal | None:
    tight = replace(now, policy=policy)
    known = Candidates()
    found = sweepable(tight, known, stop=stop, start=start)
    return _proposal(now, sweep(tight, found, _goal(now), known=known).swept)


def _worth(now: Situation, stop: int) -> list[Stretch]:
    """Stretches that are longer than notes of them, without a last step whose calls are open."""
    found = (_settled(each) for each in stretches(now, stop, panic=True))
    return [each for each in found if each.tokens > 2 * SMALLEST]


def _settled(stretch: Stretch) -> Stretch:
    """All of it but an end that still waits for results."""
    rows = stretch.rows
    while rows and isinstance(last := rows[-1].source, Item) and last.open_calls:
        rows = rows[:-1]
    return replace(stretch, rows=rows)


def _folded(now: Situation, originals: Originals, found: list[Stretch]) -> Proposal | None:
    free = now.limits.tokens - sum(tokens for _, tokens in _fixed(now))
    room = max(free, 0) // (NOTES_SHARE * max(len(found), 1))
    folds = tuple(
        noted(each, originals, now, most=min(BRIEF_NOTES, room, each.tokens // 2)) for each in found
    )
    return Proposal(Job.PANIC, reason(now), folds=folds) if folds else None


def _pictures(now: Situation) -> Iterator[tuple[Swept, Image]]:
    """Every picture that stands in the window and the marker for it, oldest first."""
    for row in now.rows:
        if not isinstance(row.source, Item):
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
    excess = now.tokens - _goal(now)
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
