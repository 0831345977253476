"""The fold of a session's events into the messages of the next request.

Every call has exactly one result, directly after it, whatever is missing from the journal.
"""

from collections.abc import Iterable, Mapping, Sequence

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    Event,
    Outcome,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.message import Message, Role, Text, ToolCall, ToolResult

NO_RESULT = "[no result] The application ended before this call returned."
"""What stands for a result that the journal does not have."""


def messages(
    system: str, events: Sequence[Event], texts: Mapping[Digest, str]
) -> tuple[Message, ...]:
    """All of the session, raw; `texts` holds what `digests` names."""
    returned = _results(events)
    found = [Message(Role.SYSTEM, (Text(system),))]
    for event in events:
        match event:
            case TurnStarted(text=text, images=images):
                found.append(Message(Role.USER, (Text(text), *images)))
            case ContextInjected(text=text):
                found.append(Message(Role.USER, (Text(text),)))
            case AssistantReplied() if event.parts:
                found.append(Message(Role.ASSISTANT, event.parts))
                found.extend(_answers(event, returned, texts))
            case _:
                pass
    return tuple(found)


def digests(events: Iterable[Event]) -> tuple[Digest, ...]:
    """The contents that `messages` needs as text."""
    found = (event.content for event in events if isinstance(event, ToolReturned))
    return tuple(dict.fromkeys(found))


def unanswered(events: Sequence[Event]) -> tuple[ToolCall, ...]:
    """The calls that have no result yet, in call order."""
    returned = _results(events)
    replies = (event for event in events if isinstance(event, AssistantReplied))
    return tuple(call for reply in replies for call in _calls(reply) if call.id not in returned)


def _results(events: Iterable[Event]) -> dict[str, ToolReturned]:
    """The first result of each call."""
    found: dict[str, ToolReturned] = {}
    for event in events:
        if isinstance(event, ToolReturned):
            found.setdefault(event.call, event)
    return found


def _calls(reply: AssistantReplied) -> tuple[ToolCall, ...]:
    return tuple(part for part in reply.parts if isinstance(part, ToolCall))


def _answers(
    reply: AssistantReplied, returned: Mapping[str, ToolReturned], texts: Mapping[Digest, str]
) -> Iterable[Message]:
    for call in _calls(reply):
        event = returned.get(call.id)
        if event is None:
            yield Message(Role.TOOL, (ToolResult(call.id, NO_RESULT, failed=True),))
            continue
        failed = event.outcome is not Outcome.OK
        text = texts.get(event.content, NO_RESULT)
        yield Message(Role.TOOL, (ToolResult(call.id, text, failed=failed),))
