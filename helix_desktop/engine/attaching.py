"""What a message mentions becomes part of the journal: word for word what the model will read.

The whole of it is in the store, as an output would be; of what is too large for the gate the model
reads a preview. It stands between marks that carry its digest, so that it cannot end them itself.
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
from helix_desktop.domain.policy import GateMode, Policy
from helix_desktop.domain.ports import Scales
from helix_desktop.domain.values import value
from helix_desktop.engine.equipment import Equipment
from helix_desktop.engine.keeper import Keeper

LONGEST_NAME = 300
UNHELD = 200_000
"""Tokens of a gate that is off: only what does not fit is held."""


@value
class Opening:
    """How a turn begins: events, and the contents that they name."""

    events: Sequence[Event]
    contents: Sequence[NewContent] = ()


async def opened(said: Outgoing, keeper: Keeper, equipment: Equipment) -> Opening:
    """The person's message and, behind it, what it mentions. The journal has to be loaded."""
    now = equipment.clock.now()
    started = TurnStarted(now, said.text, said.images)
    if not said.attached:
        return Opening([started])
    situation, scales = await keeper.look(), equipment.main.scales
    told = await asyncio.to_thread(_told, said, situation, scales)
    events = [
        _event(now, each, text=text, tokens=tokens)
        for each, (text, tokens) in zip(said.attached, told, strict=True)
    ]
    contents = [NewContent(each.data, each.origin) for each in said.attached]
    return Opening([started, *events], contents)


def _event(now: float, each: Attached, *, text: str, tokens: int) -> Event:
    return ContextInjected(
        now,
        text,
        MENTION,
        content=digest_of(each.data),
        what=each.origin.what,
        untrusted=each.untrusted,
        tokens=tokens,
    )


def _told(said: Outgoing, now: Situation, scales: Scales) -> list[tuple[str, int]]:
    """What the model reads of each, and its tokens; counting may take a while. Any thread."""
    originals = [_original(each, scales) for each in said.attached]
    policy = _policy(now)
    sizes = [Size(original.tokens, read=True) for original in originals]
    room = now.limits.tokens - now.tokens - scales.count(said.text)
    large = held(sizes, room, policy)
    told = []
    for at, (each, original) in enumerate(zip(said.attached, originals, strict=True)):
        whole = at not in large
        shown = (
            original.text if whole else _preview(original, sizes[at], policy=policy, scales=scales)
        )
        tokens = original.tokens if whole else scales.count(shown)
        told.append((_fenced(each, original, shown), tokens))
    return told


def _policy(now: Situation) -> Policy:
    policy = gate_policy(now.policy, now.size)
    if policy.gate_mode is not GateMode.OFF:
        return policy
    return replace(policy, gate_tokens=UNHELD, gate_read_tokens=UNHELD)


def _original(each: Attached, scales: Scales) -> Original:
    text = each.data.decode("utf-8", "replace")
    origin = each.origin
    return Original(digest_of(each.data), text, scales.count(text), origin.tool, origin.what)


def _preview(original: Original, size: Size, *, policy: Policy, scales: Scales) -> str:
    sized = replace(policy, preview_tokens=size.glance(policy))
    return preview(original, sized, scales)


def _fenced(each: Attached, original: Original, text: str) -> str:
    """Its digest closes it: no text can hold its own."""
    name, mark = clipped(defused(each.name), LONGEST_NAME), original.digest[:16]
    head = f"[{name}: {clipped(defused(each.told), LONGEST_NAME)}]"
    return f'{head}\n<mentioned sha256="{mark}">\n{text}\n</mentioned sha256="{mark}">'
