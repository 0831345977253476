"""The first events of a turn: the user's message with the texts of its mentions.

The text of a mention is journaled word for word as the model reads it, and its full content is
stored like an output. The gate never shortens a mention; only if the request has no room for the
whole does the model read a preview. The text stands between marks that carry its digest, so that it
cannot end them itself.
"""

import asyncio
from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from helix_desktop.context.outputs_to_hold import (
    OutputSize,
    choose_outputs_to_hold,
    scale_gate_policy,
)
from helix_desktop.context.texts.markers import MarkedOriginal
from helix_desktop.context.texts.plain_text import clip, defuse
from helix_desktop.context.texts.previews import make_preview
from helix_desktop.domain.cache import Digest, NewContent, digest_of
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.events import ContextInjected, Event, TurnStarted
from helix_desktop.domain.mentions import MENTION, Attachment, OutgoingMessage
from helix_desktop.domain.messages import Message, Role, Text
from helix_desktop.domain.ports import MessageWeigher
from helix_desktop.engine.growth_estimate import estimate_growth, estimate_tokens
from helix_desktop.engine.session_deps import NoPartialReplies as NoPartialReplies
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.session_window import SessionWindow

MAX_NAME_CHARS = 300


class TurnOpening(Struct, frozen=True):
    """The events that begin a turn, the contents that they name, and the tokens of those."""

    events: Sequence[Event]
    contents: Sequence[NewContent] = ()
    counts: Sequence[tuple[Digest, int]] = ()

    @property
    def messages(self) -> "Sequence[MessageEvent]":
        return [event for event in self.events if isinstance(event, TurnStarted | ContextInjected)]


MessageEvent: TypeAlias = TurnStarted | ContextInjected


class MentionText(Struct, frozen=True):
    """The text of a mention for the model, with the tokens of its message.

    `full_tokens` counts the whole content.
    """

    text: str
    tokens: int
    full_tokens: int


async def make_opening(
    outgoing: OutgoingMessage, session_window: SessionWindow, deps: SessionDeps
) -> TurnOpening:
    """Return the user's message followed by its mentions. The journal must be loaded."""
    now, shown = deps.base.clock.now(), list[MentionText]()
    if outgoing.attached:
        state = await session_window.look()
        count_tokens = estimate_tokens(session_window, state.window)
        growth = estimate_growth(count_tokens, state.policy, session_window.llm.window)
        policy = scale_gate_policy(state.policy, session_window.llm.window)
        weigher = state.weigher
        shown = await asyncio.to_thread(fit_mentions, outgoing, policy, weigher, room=growth.room)
    contents = [NewContent(attachment.data, attachment.origin) for attachment in outgoing.attached]
    counts = [
        (digest_of(attachment.data), mention.full_tokens)
        for attachment, mention in zip(outgoing.attached, shown, strict=True)
    ]
    return TurnOpening(message_events(outgoing, shown, now), contents, counts)


def message_events(
    outgoing: OutgoingMessage, shown: Sequence[MentionText], now: float
) -> tuple[MessageEvent, ...]:
    """Return the events of a message whose mentions are shown so."""
    pairs = zip(outgoing.attached, shown, strict=True)
    return (
        TurnStarted(now, outgoing.text, outgoing.images, typed=outgoing.typed),
        *(
            ContextInjected(
                now,
                mention.text,
                MENTION,
                content=digest_of(attachment.data),
                what=attachment.origin.what,
                untrusted=attachment.untrusted,
                tokens=mention.tokens,
                cut=attachment.origin.cut,
                brought_from=attachment.brought_from,
            )
            for attachment, mention in pairs
        ),
    )


def attachment_text(attachment: Attachment, weigher: MessageWeigher) -> MentionText:
    """Return a mention's full text. Counting may take a while; any thread."""
    original = _original(attachment, weigher)
    return _mention_text(attachment, original, original.text, weigher=weigher)


def mention_preview(attachment: Attachment, policy: Policy, weigher: MessageWeigher) -> MentionText:
    """Return a preview of a mention, which begins with how to recall the whole."""
    original = _original(attachment, weigher)
    shown = make_preview(original, policy, weigher, budget=policy.preview_read_tokens)
    return _mention_text(attachment, original, shown, weigher=weigher)


def find_too_large(weights: Sequence[int], room: int, policy: Policy) -> frozenset[int]:
    """Return the indices of mentions that do not fit: the largest, until the others do."""
    sizes = [OutputSize(weight, read=True, named=True) for weight in weights]
    return choose_outputs_to_hold(sizes, room, policy)


def fit_mentions(
    outgoing: OutgoingMessage, policy: Policy, weigher: MessageWeigher, *, room: int
) -> list[MentionText]:
    """Return the text of each mention, leaving room for the message itself. Any thread.

    `policy` and `room` are in tokens of Helix's own count.
    """
    mentions = [attachment_text(attachment, weigher) for attachment in outgoing.attached]
    message_tokens = weigher.weigh(Message(Role.USER, (Text(outgoing.text),))).tokens
    for index in find_too_large(
        [mention_text.tokens for mention_text in mentions], room - message_tokens, policy
    ):
        mentions[index] = mention_preview(outgoing.attached[index], policy, weigher)
    return mentions


def _mention_text(
    attachment: Attachment, original: MarkedOriginal, text: str, *, weigher: MessageWeigher
) -> MentionText:
    # no text can contain its own digest, and so cannot end the marks around it
    name, mark = clip(defuse(attachment.name), MAX_NAME_CHARS), original.digest[:16]
    heading = f"[{name}: {clip(defuse(attachment.description), MAX_NAME_CHARS)}]"
    framed = f'{heading}\n<mentioned sha256="{mark}">\n{text}\n</mentioned sha256="{mark}">'
    weight = weigher.weigh(Message(Role.USER, (Text(framed),)))
    return MentionText(framed, weight.tokens, original.tokens)


def _original(attachment: Attachment, weigher: MessageWeigher) -> MarkedOriginal:
    text = attachment.data.decode("utf-8", "replace")
    origin = attachment.origin
    return MarkedOriginal(
        digest_of(attachment.data),
        text,
        weigher.count(text),
        origin.tool,
        origin.what,
        origin.remark,
    )
