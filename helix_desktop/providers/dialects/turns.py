"""Puts messages into the order that a dialect takes, without losing a word.

What a dialect has no place for is said in words: that a call failed, that a message between
others is the system's.
"""

from collections.abc import Iterable, Iterator, Sequence

from helix_desktop.domain.message import Image, Message, Role, Text, ToolResult

FAILED = "[this call failed]"
BETWEEN = "[from the system, not from the person]"
_GAP = "\n\n"


def answered(message: Message) -> Iterator[ToolResult]:
    """The results of a message, with a word before the text of those that failed."""
    for part in message.parts:
        if isinstance(part, ToolResult):
            text = f"{FAILED}\n{part.text}".rstrip("\n") if part.failed else part.text
            yield ToolResult(part.call, text, failed=part.failed, images=part.images)


def system_first(messages: Sequence[Message]) -> Iterator[Message]:
    """All that the system says before others is one message; later ones become the user's."""
    rest = next(
        (at for at, message in enumerate(messages) if message.role is not Role.SYSTEM),
        len(messages),
    )
    if rest:
        yield Message(Role.SYSTEM, (Text(_GAP.join(each.text for each in messages[:rest])),))
    for message in messages[rest:]:
        if message.role is Role.SYSTEM:
            yield Message(Role.USER, (Text(f"{BETWEEN}\n{message.text}"),))
        else:
            yield message


def merged(messages: Iterable[Message]) -> Iterator[Message]:
    """Neighbours that the user says are parts of one message: some templates want turns to
    alternate.
    """
    waiting: Message | None = None
    for message in messages:
        if message.role is not Role.USER:
            if waiting:
                yield waiting
            waiting = None
            yield message
        elif waiting:
            waiting = Message(Role.USER, (*waiting.parts, *message.parts))
        else:
            waiting = message
    if waiting:
        yield waiting


def shown(message: Message) -> list[Text | Image]:
    """The words and pictures of a message: neighbouring words as one, blanks left out."""
    found: list[Text | Image] = []
    for part in message.parts:
        if isinstance(part, Text) and found and isinstance(found[-1], Text):
            found[-1] = Text(found[-1].text + part.text)
        elif isinstance(part, Text | Image):
            found.append(part)
    return [part for part in found if isinstance(part, Image) or part.text.strip()]
