"""What a message mentions becomes part of the journal: word for word what the model will read.

The whole of it is in the store, as an output would be. What a person names is never shortened by
the gate: only of what does not fit into the request the model reads a preview. It stands between
marks that carry its digest, so that it cannot end them itself.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from helix_desktop.context.gate import Size, held
from helix_desktop.context.marks import gate_policy
from helix_desktop.context.situation import Situation
from helix_desktop.context.texts.markers import Original
from helix_desktop.context.texts.plain import clipped, defused
from helix_desktop.context.texts.previews import preview
from helix_desktop.domain.cache import NewContent, digest_of
from helix_desktop.domain.events import ContextInjected, Event, TurnStarted
from helix_desktop.domain.mentions import MENTION, Attached, Outgoing
from helix_desktop.domain.message import Message, Role, Text
from helix_desktop.domain.policy import Policy
from helix_desktop.domain.ports import Scales
from helix_desktop.domain.values import value
from helix_desktop.engine.equipment import Equipment
from helix_desktop.engine.growing import growing, reckoning
from helix_desktop.engine.keeper import Keeper

LONGEST_NAME = 300


@value
class Opening:
    """How a turn begins: events, and the contents that they name."""

    events: Sequence[Event]
    contents: Sequence[NewContent] = ()


@value
class Told:
    """What the model reads of a mention, with its tokens of the content and of the message."""

    text: str
    tokens: int
    weight: int


async def opened(said: Outgoing, keeper: Keeper, equipment: Equipment) -> Opening:
    """The person's message and, behind it, what it mentions. The journal has to be loaded."""
    now = equipment.clock.now()
    started = TurnStarted(now, said.text, said.images)
    if not said.attached:
        return Opening([started])
    situation, scales = await keeper.look(), equipment.main.scales
    reckon, window = reckoning(keeper, situation.window), equipment.main.llm.window
    room = growing(reckon, situation.policy, window).room
    shown = await asyncio.to_thread(_shown, said, situation, room, scales=scales)
    events = [_event(now, each, told) for each, told in zip(said.attached, shown, strict=True)]
    contents = [NewContent(each.data, each.origin) for each in said.attached]
    return Opening([started, *events], contents)


def _event(now: float, each: Attached, told: Told) -> Event:
    return ContextInjected(
        now,
        told.text,
        MENTION,
        content=digest_of(each.data),
        what=each.origin.what,
        untrusted=each.untrusted,
        tokens=told.tokens,
    )


def whole(each: Attached, scales: Scales) -> Told:
    """All of it. Counting may take a while; any thread."""
    original = _original(each, scales)
    return _told(each, original, original.text, scales=scales)


def glimpse(each: Attached, policy: Policy, scales: Scales) -> Told:
    """A preview of it, which begins with the way to the whole."""
    original = _original(each, scales)
    sized = replace(policy, preview_tokens=policy.preview_read_tokens)
    return _told(each, original, preview(original, sized, scales), scales=scales)


def too_large(weights: Sequence[int], room: int, policy: Policy) -> frozenset[int]:
    """Which do not fit: the largest, until the others do."""
    sizes = [Size(weight, read=True, named=True) for weight in weights]
    return held(sizes, room, policy)


def _shown(said: Outgoing, now: Situation, room: int, *, scales: Scales) -> list[Told]:
    """What the model reads of each; `room` is for the message, too. Any thread."""
    policy = gate_policy(now.policy, now.size)
    found = [whole(each, scales) for each in said.attached]
    typed = scales.weigh(Message(Role.USER, (Text(said.text),))).tokens
    for at in too_large([told.weight for told in found], room - typed, policy):
        found[at] = glimpse(said.attached[at], policy, scales)
    return found


def _told(each: Attached, original: Original, text: str, *, scales: Scales) -> Told:
    framed = _fenced(each, original, text)
    weight = scales.weigh(Message(Role.USER, (Text(framed),))).tokens
    tokens = original.tokens if text is original.text else scales.count(text)
    return Told(framed, tokens, weight)


def _original(each: Attached, scales: Scales) -> Original:
    text = each.data.decode("utf-8", "replace")
    origin = each.origin
    return Original(digest_of(each.data), text, scales.count(text), origin.tool, origin.what)


def _fenced(each: Attached, original: Original, text: str) -> str:
    """Its digest closes it: no text can hold its own."""
    name, mark = clipped(defused(each.name), LONGEST_NAME), original.digest[:16]
    head = f"[{name}: {clipped(defused(each.told), LONGEST_NAME)}]"
    return f'{head}\n<mentioned sha256="{mark}">\n{text}\n</mentioned sha256="{mark}">'
