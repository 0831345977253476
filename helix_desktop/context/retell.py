"""A stretch of history retold from its originals, as passages in the order they happened."""

from collections.abc import Iterable, Iterator

from helix_desktop.context.items import Item, Texts
from helix_desktop.context.texts.passages import Passage, Voice
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.events import AssistantReplied, ContextInjected, Outcome, TurnStarted
from helix_desktop.domain.message import Text


def retold(items: Iterable[Item], texts: Texts) -> tuple[Passage, ...]:
    """What was said, asked and returned; whole outputs, whatever a window showed of them."""
    return tuple(passage for item in items for passage in _passages(item, texts))


def contents(items: Iterable[Item]) -> tuple[Digest, ...]:
    """What has to be fetched before a stretch can be retold."""
    return tuple(found.event.content for item in items for found in item.outputs())


def _passages(item: Item, texts: Texts) -> Iterator[Passage]:
    event = item.event
    match event:
        case TurnStarted(text=text):
            yield Passage(item.seq, Voice.USER, text, at=event.at)
        case ContextInjected(text=text, source=source):
            yield Passage(item.seq, Voice.CONTEXT, text, what=source, at=event.at)
        case AssistantReplied():
            said = "".join(part.text for part in event.parts if isinstance(part, Text))
            if said.strip():
                yield Passage(item.seq, Voice.AGENT, said, at=event.at)
    for call in item.calls:
        returned = item.results.get(call.id)
        what = returned.event.what if returned else ""
        yield Passage(item.seq, Voice.CALL, call.arguments, call.tool, what, at=event.at)
        if returned is not None:
            failed = returned.event.outcome is not Outcome.OK
            yield Passage(
                returned.seq,
                Voice.OUTPUT,
                texts(returned.event.content),
                tool=call.tool,
                what=what,
                failed=failed,
                at=returned.event.at,
            )
            if said := returned.event.said:
                yield Passage(returned.seq, Voice.CARD, said, what=call.tool, at=returned.event.at)
