"""Pictures inside a request: base64, data URLs, and words where a picture is gone."""

from base64 import b64encode
from collections.abc import Iterable, Iterator

from helix_desktop.domain.message import Image, Message, Role, Text, ToolResult
from helix_desktop.providers.grammar import Pictures


def base64_of(image: Image, pictures: Pictures) -> str | None:
    """The picture's bytes as text, or None if they are not at hand."""
    data = pictures.get(image.content)
    return None if data is None else b64encode(data).decode("ascii")


def data_url(image: Image, pictures: Pictures) -> str | None:
    """The picture as the address of itself, or None if its bytes are not at hand."""
    text = base64_of(image, pictures)
    return None if text is None else f"data:{image.mime};base64,{text}"


def missing(image: Image) -> str:
    """What is said in a picture's place."""
    size = f"{image.width} × {image.height}, " if image.width and image.height else ""
    return f"[a picture is missing here: {size}{image.mime}, SHA-256 {image.content[:12]}]"


def shown_after(messages: Iterable[Message]) -> Iterator[Message]:
    """The messages with the pictures of tool results in a user message behind the results.

    For dialects whose results hold text only. All results of a reply come before it: a provider
    takes nothing between a call and its result.
    """
    waiting: list[Text | Image] = []
    for message in messages:
        if waiting and message.role is not Role.TOOL:
            yield Message(Role.USER, tuple(waiting))
            waiting = []
        yield message
        for part in message.parts:
            if isinstance(part, ToolResult) and part.images:
                waiting += [Text(f"[pictures that the call {part.call} returned]"), *part.images]
    if waiting:
        yield Message(Role.USER, tuple(waiting))
