"""A session as Markdown for reading; the JSON lines beside it are what holds everything."""

from collections.abc import Iterator

from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    EpochCommitted,
    Event,
    Guided,
    OutputGated,
    Recorded,
    SessionStarted,
    ToolReturned,
    TurnEnded,
    TurnStarted,
    Unreadable,
)
from helix_desktop.domain.memory import Guide
from helix_desktop.domain.message import Image, Text, Thinking, ToolCall


def paragraphs(found: Recorded | Unreadable) -> Iterator[str]:
    """What one event looks like; most bookkeeping events do not appear."""
    if isinstance(found, Unreadable):
        yield f"> Event {found.seq} cannot be read: {found.problem}"
        return
    match found.event:
        case TurnStarted(text=text, images=images):
            yield "## You"
            yield text
            yield from (_image(image) for image in images)
        case ContextInjected(text=text, source=source):
            yield f"## Context from {source}"
            yield text
        case AssistantReplied() as reply:
            yield from _reply(reply)
        case ToolReturned() | OutputGated():
            yield _output(found.event)
        case _:
            yield from _turning(found.event)


def _output(event: ToolReturned | OutputGated) -> str:
    if isinstance(event, OutputGated):
        return f"*Shown to the model instead ({event.choice}): [this](../contents/{event.shown})*"
    shown = f"{event.tool} {event.what}".strip()
    return f"**{shown}** → [{event.size} bytes](../contents/{event.content}) ({event.outcome})"


def _turning(event: Event) -> Iterator[str]:
    """Where a session, a turn or a window changes."""
    match event:
        case SessionStarted(title=title):
            yield f"# {title}"
        case Guided(guides=guides):
            yield from (f"*Guided by {_guide(guide)}*" for guide in guides)
        case EpochCommitted(epoch=epoch):
            yield f"*Window rewritten ({epoch.job}): {epoch.reason}*"
        case TurnEnded(ending=ending, detail=detail):
            yield f"*Turn ended: {ending}. {detail}*".replace(". *", ".*")
        case _:
            return


def _guide(guide: Guide) -> str:
    whole = f": [all of it](../contents/{guide.content})" if guide.content else ""
    return f"{guide.name}{whole}{f' (not used: {guide.problem})' if guide.problem else ''}"


def _reply(reply: AssistantReplied) -> Iterator[str]:
    yield f"## {reply.llm}"
    for part in reply.parts:
        match part:
            case Text(text=text):
                yield text
            case Thinking(text=text):
                yield "\n".join(f"> {row}" for row in text.splitlines())
            case ToolCall(tool=tool, arguments=arguments):
                yield f"**calls {tool}**\n\n{_fenced(arguments)}"
    if reply.left_out:
        yield f"*{reply.left_out} tool calls of this reply were too many and were not run.*"


def _image(image: Image) -> str:
    return f"![{image.mime} {image.width}×{image.height}](../contents/{image.content})"


def _fenced(text: str) -> str:
    """A fence longer than any run of backticks in the text."""
    fence = "```"
    while fence in text:
        fence += "`"
    return f"{fence}json\n{text}\n{fence}"
