"""Messages as every provider takes them: none is empty, none ends in the middle of a thought.

What was said stays in the journal as it was; only the form that is sent says so in words.
"""

from msgspec.structs import replace

from helix_desktop.domain.message import Message, Part, Role, Text, Thinking, ToolResult

EMPTY = "[empty]"
"""Stands where nothing was said or returned."""

CUT_OFF = "[cut off before an answer]"
"""Ends a reply that came no further than thinking."""


def sendable(message: Message) -> Message:
    """The message itself, if it can be sent as it is."""
    parts = tuple(_filled(part) for part in message.parts if not _nothing(part))
    if not parts:
        parts = (Text(EMPTY),)
    elif message.role is Role.ASSISTANT and isinstance(parts[-1], Thinking):
        parts = (*parts, Text(CUT_OFF))
    return message if parts == message.parts else Message(message.role, parts)


def _nothing(part: Part) -> bool:
    match part:
        case Text(text):
            return _blank(text)
        case Thinking(text, opaque):
            return not text and not opaque
        case _:
            return False


def _filled(part: Part) -> Part:
    """A call is answered also by a tool that had nothing to say."""
    if isinstance(part, ToolResult) and _blank(part.text):
        return replace(part, text=EMPTY)
    return part


def _blank(text: str) -> bool:
    return not text or text.isspace()
