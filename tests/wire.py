"""The rules for a request's messages that every provider accepts, as strict as the strictest."""

from collections.abc import Iterator, Sequence

from helix_desktop.domain.messages import (
    Image,
    Message,
    Part,
    Role,
    Text,
    Thinking,
    ToolCall,
    ToolResult,
    WebSearch,
)

ALLOWED: dict[Role, tuple[type[Part], ...]] = {
    Role.SYSTEM: (Text,),
    Role.USER: (Text, Image),
    Role.ASSISTANT: (Text, Thinking, ToolCall, WebSearch),
    Role.TOOL: (ToolResult,),
}


def problems(messages: Sequence[Message]) -> list[str]:
    """Return all reasons for which a provider would reject the messages of a request."""
    return [
        *_beginning_and_end(messages),
        *_problems(messages),
        *_pairs(messages),
        *_names(messages),
    ]


def _beginning_and_end(messages: Sequence[Message]) -> Iterator[str]:
    conversation = [message for message in messages if message.role is not Role.SYSTEM]
    if not conversation:
        yield "nobody says anything"
        return
    if conversation[0].role is not Role.USER:
        yield f"it begins with the {conversation[0].role.value}"
    if conversation[-1].role is Role.ASSISTANT:
        yield "it ends with the assistant: that asks to go on with its words"


def _problems(messages: Sequence[Message]) -> Iterator[str]:
    for at, message in enumerate(messages):
        if not message.parts:
            yield f"message {at} has no parts"
        for part in message.parts:
            if not isinstance(part, ALLOWED[message.role]):
                yield f"message {at}: {type(part).__name__} in the role {message.role.value}"
            if _empty(part):
                yield f"message {at}: an empty {type(part).__name__}"
        if message.role is Role.TOOL and len(message.parts) != 1:
            yield f"message {at}: {len(message.parts)} results in one message"
        if message.role is Role.ASSISTANT and isinstance((*message.parts, None)[-2], Thinking):
            yield f"message {at} ends with a thought"


def _empty(part: Part) -> bool:
    match part:
        case Text(text):
            return not text.strip()
        case Thinking(text, opaque):
            return not text and not opaque
        case _:
            return False


def _pairs(messages: Sequence[Message]) -> Iterator[str]:
    """Find calls without exactly one result directly after them, in order, and surplus results."""
    owed: list[str] = []
    for at, message in enumerate(messages):
        if message.role is Role.TOOL:
            named = [part.call for part in message.parts if isinstance(part, ToolResult)]
            if named != owed[:1]:
                yield f"message {at} answers {named}, due is {owed[:1]}"
            owed = owed[1:]
            continue
        if owed:
            yield f"message {at} comes before the results of {owed}"
        owed = [call.id for call in message.calls]
    if owed:
        yield f"the results of {owed} are missing at the end"


def _names(messages: Sequence[Message]) -> Iterator[str]:
    seen: set[str] = set()
    for at, message in enumerate(messages):
        for call in message.calls:
            if not call.id or not call.tool:
                yield f"message {at}: a call without id or tool"
            if call.id in seen:
                yield f"message {at}: the id {call.id} again"
            seen.add(call.id)
