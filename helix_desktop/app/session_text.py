"""A session as one readable file: what was said, what was called, where the outputs are kept."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from helix_desktop.domain.events import (
    AssistantReplied,
    Event,
    Recorded,
    ToolReturned,
    TurnEnded,
    TurnStarted,
    Unreadable,
)
from helix_desktop.domain.message import Text, ToolCall


def as_markdown(title: str, items: Sequence[Recorded | Unreadable]) -> str:
    """All of the conversation; outputs of tools by their digest, under which the cache has them."""
    parts = [f"# {' '.join(title.split()) or 'Untitled'}"]
    for item in items:
        if isinstance(item, Recorded):
            parts += _told(item.event)
        else:
            parts.append(f"*Event {item.seq} cannot be read: {item.problem}*")
    return "\n\n".join(parts) + "\n"


def _told(event: Event) -> Iterable[str]:
    match event:
        case TurnStarted(at=at, text=text):
            yield f"## You, {_time(at)}"
            yield text
        case AssistantReplied(parts=parts, llm=llm):
            said = "\n\n".join(part.text for part in parts if isinstance(part, Text))
            if said.strip():
                yield f"## {llm}"
                yield said
            yield from (_call(part) for part in parts if isinstance(part, ToolCall))
        case ToolReturned(tool=tool, content=content):
            yield f"> {tool} returned `{content}`"
        case TurnEnded(detail=detail) if detail:
            yield f"*{detail}*"
        case _:
            return


def _call(call: ToolCall) -> str:
    fence = "````" if "```" in call.arguments else "```"
    return f"**{call.tool}**\n\n{fence}json\n{call.arguments}\n{fence}"


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
