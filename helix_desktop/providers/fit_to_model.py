"""Fits a request to a model without tools, pictures, or web search: they become text.

Each message stays one message, so that the prefixes of a request keep their lengths.
"""

import msgspec

from helix_desktop.domain.llm import ImageTokenRule, Llm, ModelRequest
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

_UNNAMED = "unnamed"


def fit_to_model(request: ModelRequest) -> ModelRequest:
    """Return the request with only what its model accepts; unchanged if it accepts everything."""
    llm = request.llm
    if not (llm.takes_pictures and sees_tool_pictures(llm)):
        messages = tuple(
            Message(message.role, tuple(_accepted_part(part, llm) for part in message.parts))
            for message in request.messages
        )
        request = msgspec.structs.replace(request, messages=messages)
    searches = request.searches_web or any(
        isinstance(part, WebSearch) for message in request.messages for part in message.parts
    )
    if searches and not (llm.can_search and llm.takes_tools):
        messages = tuple(
            Message(
                message.role,
                tuple(
                    Text(f"\n{part.text}\n") if isinstance(part, WebSearch) else part
                    for part in message.parts
                ),
            )
            for message in request.messages
        )
        request = msgspec.structs.replace(request, messages=messages, tools=request.functions)
    if not llm.takes_tools:
        names = {call.id: call.tool for message in request.messages for call in message.calls}
        messages = tuple(_calls_as_text(message, names) for message in request.messages)
        request = msgspec.structs.replace(request, messages=messages, tools=())
    return request


def sees_tool_pictures(llm: Llm) -> bool:
    """Return whether a model is sent the pictures of tools.

    A picture of the user is sent even to an unknown model, because the user was warned about it.
    """
    return llm.takes_pictures and llm.images is not ImageTokenRule.NONE


def _accepted_part(part: Part, llm: Llm) -> Part:
    match part:
        case Image() if not llm.takes_pictures:
            return Text(f"\n{describe_unseen(part)}\n")
        case ToolResult(images=images) if images:
            return without_images(part)
        case _:
            return part


def without_images(result: ToolResult) -> ToolResult:
    """Return a result as text for a model that is sent no pictures of tools."""
    lines = "\n".join([result.text, *map(describe_unseen, result.images)]).lstrip("\n")
    return msgspec.structs.replace(result, text=lines, images=())


def describe_unseen(image: Image) -> str:
    """Return the text in the place of a picture."""
    size = f"{image.width} × {image.height}, " if image.width and image.height else ""
    return f"[a picture that you can't be shown: {size}{image.mime}, SHA-256 {image.content[:12]}]"


def _calls_as_text(message: Message, names: dict[str, str]) -> Message:
    """Return a message with its calls, or its results, as text; `names` are those of tools."""
    if message.role is not Role.TOOL and not message.calls:
        return message
    parts: list[Part] = []
    for part in message.parts:
        match part:
            case ToolCall():
                tool, arguments = part.tool or _UNNAMED, part.arguments or "{}"
                parts.append(Text(f"\n[you called the tool {tool} with {arguments}]\n"))
            case ToolResult():
                tool, failed = names.get(part.call) or _UNNAMED, part.failed
                head = f"[result of the tool {tool}{', which failed' if failed else ''}]"
                parts += [Text(f"{head}\n{part.text}\n"), *part.images]
            case Thinking():
                pass  # a provider wants it back only together with the calls that followed it
            case _:
                parts.append(part)
    return Message(Role.USER if message.role is Role.TOOL else message.role, tuple(parts))
