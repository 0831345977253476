"""Builds the blocks of a request from messages, compactions, instructions, pins, and tools.

A row holds the blocks of one item or one fold; its key tells whether the row can be reused.
Messages are adapted so that every provider accepts them: none is empty, and none ends inside
thinking. Only the sent form changes; the journal keeps the original.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from helix_desktop.context.history_items import HistoryItem, Texts, item_message, result_message
from helix_desktop.context.message_parts import apply_markers, shown_pictures
from helix_desktop.context.texts.placeholders import (
    CUT_OFF,
    EMPTY,
    EXCLUDED,
    NO_RESULT,
    PINNED_ABOVE,
    UNREADABLE,
)
from helix_desktop.context.window_view import WindowView
from helix_desktop.domain.canonical_messages import canonical_json, message_digest
from helix_desktop.domain.context_window.block import Block, BlockKind
from helix_desktop.domain.context_window.rewrites import (
    Fold,
    FoldKind,
    Guide,
    GuideKind,
    Pin,
    PinKind,
)
from helix_desktop.domain.events import ContextInjected, TurnStarted
from helix_desktop.domain.mentions import MENTION
from helix_desktop.domain.messages import Message, Part, Role, Text, Thinking, ToolCall, ToolSpec
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import MessageWeigher, MessageWeight

MAX_COMPARED = 4_096
"""The number of elements of two sequences that are compared at once."""


def make_sendable(message: Message) -> Message:
    """Return the message itself if every provider accepts it, or else an adapted copy.

    A tool's result may be empty, and an excluded message has no parts.
    """
    if not message.parts:
        return message
    parts = tuple(part for part in message.parts if not _is_empty(part))
    if not parts:
        parts = (Text(EMPTY),)
    elif message.role is Role.ASSISTANT and isinstance(parts[-1], Thinking):
        parts = (*parts, Text(CUT_OFF))
    return message if parts == message.parts else Message(message.role, parts)


def count_equal(before: Sequence[object], after: Sequence[object], *, start: int = 0) -> int:
    """Return the index up to which two sequences are equal; they are equal up to `start`.

    Most of their elements are the same objects, so whole slices are compared at once.
    """
    stop = min(len(before), len(after))
    length = MAX_COMPARED
    while start < stop and length:
        end = min(start + length, stop)
        if before[start:end] == after[start:end]:
            start = end
        else:
            length //= 8
    return start


def fold_message(fold: Fold) -> Message:
    """Return the message of a fold; an excluded one has no parts."""
    return Message(Role.USER, (Text(fold.text),) if fold.text else ())


def weigh_sent(message: Message, weigher: MessageWeigher) -> MessageWeight:
    """Weigh a message as it is sent; an excluded one is not sent."""
    return weigher.weigh(message) if message.parts else MessageWeight(0)


def _is_empty(part: Part) -> bool:
    match part:
        case Text(text):
            return not text or text.isspace()
        case Thinking(text, opaque):
            return not text and not opaque
        case _:
            return False


FOLD_BLOCKS = {
    FoldKind.HANDOVER: BlockKind.HANDOVER,
    FoldKind.OBSERVATIONS: BlockKind.OBSERVATIONS,
    FoldKind.NOTES: BlockKind.NOTES,
}

GUIDE_TITLES = {
    GuideKind.SYSTEM: "the workspace's own prompt",
    GuideKind.RULES: "the workspace's rules",
    GuideKind.PROJECT: "project instructions",
    GuideKind.USER: "the user's instructions",
    GuideKind.SKILLS: "the list of skills",
    GuideKind.SKILL: "a skill in use",
    GuideKind.MEMORY: "the memory of the workspace",
}
"""The name of each kind of guide in a block's reason."""

_PINNED = {
    PinKind.MESSAGE: Phrase("pinned message"),
    PinKind.FACT: Phrase("pinned fact"),
    PinKind.RULE: Phrase("pinned rule"),
}

PIN_MARK = Phrase("what the pinned text after it is")
"""The reason of a block that marks the next one as data."""

BEGINNING_EXCLUDED = Phrase("the beginning is excluded")
"""The reason of a block that opens a conversation, since providers want a user message first."""


class BlockRow(Struct, frozen=True):
    """The blocks of one item or one fold."""

    key: object
    source: HistoryItem | Fold
    blocks: tuple[Block, ...]
    tokens: int


def row_key(source: HistoryItem | Fold, view: WindowView) -> object:
    """Return a key that is equal for rows of equal appearance."""
    if isinstance(source, Fold):
        return source.covers, source.text
    outputs = [source.results[call.id] for call in source.calls if call.id in source.results]
    marked: list[tuple[str, str, str]] = []
    for seq in (source.seq, *[output.seq for output in outputs]):
        if seq in view.markers:
            parts = view.markers[seq].values()
            marked += [(part.call, part.path, part.text) for part in parts]
    shown = [
        (output.shown, output.gate.choice if output.gate else None, output.pinned)
        for output in outputs
    ]
    return source.seq, source.pinned, tuple(shown), tuple(marked)


class BlockBuilder:
    """Builds blocks and weighs them for one model."""

    def __init__(self, weigher: MessageWeigher) -> None:
        self._weigher = weigher

    def row(self, source: HistoryItem | Fold, view: WindowView, texts: Texts) -> BlockRow:
        if isinstance(source, Fold):
            message = fold_message(source)
            why = f"stands for events {source.first} to {source.last}"
            blocks: tuple[Block, ...] = (
                self._block(FOLD_BLOCKS[source.kind], message, why=why, origin=source.first),
            )
        else:
            markers = view.markers_at(source.seq)
            kind = BlockKind.MARKER if markers else BlockKind.RAW
            message = apply_markers(item_message(source), markers)
            if source.pinned:
                other_parts = (part for part in message.parts if not isinstance(part, Text))
                message = Message(message.role, (Text(PINNED_ABOVE), *other_parts))
            if source.is_request:
                why = Phrase("you wrote it")
            elif source.reply:
                why = Phrase("the agent said it")
            elif isinstance(source.event, ContextInjected) and source.event.source == MENTION:
                why = Phrase("you mentioned it")
            else:
                why = Phrase("project context")
            blocks = (
                self._block(kind, message, why=why, origin=source.seq),
                *(self._output_block(source, call, view, texts=texts) for call in source.calls),
            )
        tokens = sum(block.tokens for block in blocks)
        return BlockRow(row_key(source, view), source, blocks, tokens)

    def pin_blocks(self, pin: Pin) -> list[Block]:
        """Return the block of a pin, after a block that marks it unless the user wrote the text."""
        is_own = not pin.source
        message = Message(Role.SYSTEM if is_own else Role.USER, (Text(pin.text),))
        block = self._block(BlockKind.PIN, message, why=_PINNED[pin.kind], origin=pin.source)
        if is_own:
            return [block]
        marking = Message(Role.USER, (Text(pin.mark),))
        return [self._block(BlockKind.PIN, marking, why=PIN_MARK, origin=pin.source), block]

    def draft_block(self, event: TurnStarted | ContextInjected) -> Block:
        """Return the block of a message that the user is about to send, or of its mention."""
        message = item_message(HistoryItem(0, 0, event))
        return self._block(BlockKind.RAW, message, why=Phrase("you wrote it"), origin=0)

    def guide_block(self, guide: Guide) -> Block:
        # what the agent wrote earlier must never be sent with the role of the application
        role = Role.USER if guide.kind is GuideKind.MEMORY else Role.SYSTEM
        message = Message(role, (Text(guide.text),))
        part = f" ({guide.cut or 'not all of it'})" if guide.capped else ""
        part = " (not used)" if guide.problem else part
        title = "the subagent's role" if guide.is_role else GUIDE_TITLES[guide.kind]
        why = f"{title}: {guide.name}{part}"
        return self._block(BlockKind.PIN, message, why=why, origin=0)

    def opening_block(self, *, excluded: bool) -> Block:
        """Return the block that opens a conversation with an excluded or damaged beginning."""
        message = Message(Role.USER, (Text(EXCLUDED if excluded else UNREADABLE),))
        why = BEGINNING_EXCLUDED if excluded else Phrase("the beginning is damaged")
        return self._block(BlockKind.NOTES, message, why=why, origin=0)

    def tools_block(self, specs: tuple[ToolSpec, ...]) -> Block:
        """Return the tools as a block for the inspector.

        In a request, they are sent beside the messages.
        """
        listed = [
            {"name": spec.name, "description": spec.description, "schema": spec.schema}
            for spec in specs
        ]
        message = Message(Role.SYSTEM, (Text(canonical_json(listed)),))
        weight = self._weigher.tools(specs)
        return self._block(
            BlockKind.TOOLS, message, why=Phrase("the tools it may call"), origin=0, weight=weight
        )

    def prefix_blocks(self, system: str, tools: tuple[ToolSpec, ...]) -> list[Block]:
        """Return the blocks before all history."""
        blocks: list[Block] = []
        if system.strip():
            message, why = Message(Role.SYSTEM, (Text(system),)), Phrase("the system prompt")
            blocks.append(self._block(BlockKind.SYSTEM, message, why=why, origin=0))
        return [*blocks, self.tools_block(tools)] if tools else blocks

    def pinned_blocks(self, guides: Iterable[Guide], pins: Iterable[Pin]) -> list[Block]:
        """Return the blocks of the guides and pins that have a text."""
        guide_blocks = [self.guide_block(guide) for guide in guides if guide.text.strip()]
        # system messages are first, so that none is between messages of the conversation
        ordered = sorted(pins, key=lambda pin: pin.source > 0)
        return guide_blocks + [
            block for pin in ordered if pin.text.strip() for block in self.pin_blocks(pin)
        ]

    def _output_block(
        self, item: HistoryItem, call: ToolCall, view: WindowView, *, texts: Texts
    ) -> Block:
        returned = item.results.get(call.id)
        if returned is None:
            message = result_message(call, None, NO_RESULT)
            return self._block(
                BlockKind.RAW, message, why=Phrase("no result came"), origin=item.seq
            )
        markers = view.markers_at(returned.seq)
        marker = markers.get((call.id, ""))
        images, lines = shown_pictures(returned, markers)
        if returned.pinned:
            message = result_message(call, returned, PINNED_ABOVE + lines, images=images)
            why = Phrase("a pinned output")
            return self._block(BlockKind.RAW, message, why=why, origin=returned.seq)
        if marker is not None:
            message = result_message(call, returned, marker.text + lines, images=images)
            return self._block(
                BlockKind.MARKER, message, why=Phrase("an older output"), origin=returned.seq
            )
        message = result_message(call, returned, texts(returned.shown) + lines, images=images)
        why = Phrase("a large output" if returned.gate else "a tool's output")
        return self._block(BlockKind.RAW, message, why=why, origin=returned.seq)

    def shown_as(self, block: Block, message: Message) -> Block:
        return self._block(block.kind, message, why=block.why, origin=block.origin)

    def _block(
        self,
        kind: BlockKind,
        message: Message,
        *,
        why: str,
        origin: int,
        weight: MessageWeight | None = None,
    ) -> Block:
        sent = make_sendable(message)
        weight = weight or weigh_sent(sent, self._weigher)
        return Block(
            kind,
            sent,
            tokens=weight.tokens,
            why=why,
            origin=origin,
            digest=message_digest(sent),
            size=weight.size,
            images=weight.images,
        )
