"""A session as Markdown for reading: its title, and each event as paragraphs."""

from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.context_window.rewrites import RewriteSort
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    EpochCommitted,
    Guided,
    OutputGated,
    Recorded,
    ToolReturned,
    TurnEnded,
    TurnStarted,
    Unreadable,
)
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.lazy_pattern import lazy_pattern
from helix_desktop.domain.messages import Image, Text, Thinking, ToolCall, WebSearch

_MISLEADING = lazy_pattern(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]"
)
"""Controls, and what changes the direction of text; joined emoji and wide blanks stay."""


def title_heading(title: str) -> str:
    return f"# {show_hidden(' '.join(title.split())) or 'Untitled'}"


def event_paragraphs(item: Recorded | Unreadable, *, contents: str = "") -> Iterator[str]:
    """Yield the Markdown of one event, with characters that hide or reorder text spelled out.

    Most bookkeeping events have none. `contents` is the folder to which outputs are linked; without
    one, they are named by their hash.
    """
    for paragraph in _paragraphs(item, contents):
        yield _MISLEADING.sub(lambda run: show_hidden(run[0]), paragraph.replace("\r\n", "\n"))


def _paragraphs(item: Recorded | Unreadable, contents: str) -> Iterator[str]:

    def content_link(text: str, digest: Digest) -> str:
        return f"[{text}]({contents}{digest})" if contents else f"{text} `{digest}`"

    def image_link(image: Image) -> str:
        text = f"{image.mime} {image.width}×{image.height}"
        return f"{'!' if contents else ''}{content_link(text, image.content)}"

    if isinstance(item, Unreadable):
        yield f"> Event {item.seq} cannot be read: {item.problem}"
        return
    match item.event:
        case TurnStarted(at=time, text=text, images=images):
            date = ""
            with suppress(OverflowError, ValueError, OSError):  # a damaged or imported time
                date = f", {datetime.fromtimestamp(time, UTC):%Y-%m-%d %H:%M UTC}"
            yield f"## You{date}"
            yield text
            yield from map(image_link, images)
        case ContextInjected(text=text, source=source):
            yield f"## Context from {source}"
            yield text
        case AssistantReplied() as reply:
            yield f"## {reply.llm}"
            for part in reply.parts:
                match part:
                    case Text(text=text):
                        yield text
                    case Thinking(text=text) | WebSearch(text=text):
                        yield "\n".join(f"> {row}" for row in text.splitlines())
                    case ToolCall(tool=tool, arguments=arguments):
                        fence = "```"
                        while fence in arguments:
                            fence += "`"
                        yield f"**calls {tool}**\n\n{fence}json\n{arguments}\n{fence}"
            if reply.left_out:
                yield f"*{reply.left_out} tool calls of this reply were too many and were not run.*"
        case OutputGated(choice=choice, shown=shown):
            yield f"*Shown to the model instead ({choice}): {content_link('this', shown)}*"
        case ToolReturned() as result:
            call = f"{result.tool} {result.what}".strip()
            link = content_link(f"{result.size} bytes", result.content)
            yield f"**{call}** → {link} ({result.outcome})"
            yield from map(image_link, result.images)
            for run in result.hooks:
                outcome = "blocked this" if run.blocked else "failed" if run.failed else "ran"
                lines = [f"> {row}" for row in (run.text or run.detail).splitlines()]
                yield "\n".join((f"> Hook `{' '.join(run.command.split())}` {outcome}", *lines))
        case Guided(guides=guides):
            for guide in guides:
                link = f": {content_link('all of it', guide.content)}" if guide.content else ""
                unused = f" (not used: {guide.problem})" if guide.problem else ""
                yield f"*Guided by {guide.name}{link}{unused}*"
        case EpochCommitted(epoch=epoch):
            change = "compacted" if epoch.sort is RewriteSort.COMPACTION else "changed"
            yield f"*Context {change} ({epoch.job}): {epoch.reason}*"
        case TurnEnded(ending=ending, detail=detail):
            yield f"*Turn ended: {ending}. {detail}*".replace(". *", ".*")
