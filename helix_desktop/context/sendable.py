"""Messages as every provider takes them: none is empty, none ends in the middle of a thought.

What was said stays in the journal as it was; only the form that is sent says so in words.
"""

from helix_desktop.domain.message import Message, Part, Role, Text, Thinking

EMPTY = "[empty]"
"""Stands where nothing was said or returned."""

CUT_OFF = "[cut off before an answer]"
"""Ends a reply that came no further than thinking."""


def sendable(message: Message) -> Message:
    """The message itself, if it can be sent as it is; a tool's answer may be empty."""
    parts = tuple(part for part in message.parts if not _nothing(part))
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


def _blank(text: str) -> bool:
    return not text or text.isspace()
