"""The agent's own list of steps: written anew as a whole each time, shown as it stands.

The session's journal is where it is kept: after a restart the last list is found there again.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError, ToolError
from helix_desktop.domain.events import AssistantReplied, Recorded, Unreadable
from helix_desktop.domain.message import ToolCall, ToolSpec
from helix_desktop.domain.ports import Attic, ToolOutput
from helix_desktop.tools.arguments import parsed, read_arguments, writing_spec

NAME = "todo"
MOST_ITEMS = 100
_LOOKED_AT = (200, 5_000, 1_000_000)
"""Events from the end in which the last list is looked for, further each time."""


class Status(StrEnum):
    """How far an item is."""

    PENDING = "pending"
    IN_PROGRESS = "in_progress"
    DONE = "done"
    CANCELLED = "cancelled"


class Item(Struct, frozen=True):
    """One step."""

    text: Annotated[str, Meta(min_length=1, max_length=500, description="What to do.")]
    status: Annotated[Status, Meta(description="How far it is.")] = Status.PENDING


class TodoArguments(Struct):
    """Arguments of todo."""

    items: Annotated[
        list[Item] | None,
        Meta(description="The whole list, which replaces the one before. Without it: show it."),
    ] = None


_SIGNS = {
    Status.PENDING: "[ ]",
    Status.IN_PROGRESS: "[>]",
    Status.DONE: "[x]",
    Status.CANCELLED: "[-]",
}


class Todo:
    """One session's list."""

    spec: ToolSpec = writing_spec(
        NAME,
        "Keep a list of the steps of a longer task: write the whole list with the status of each "
        "item, or show it. At most one item should be in progress.",
        TodoArguments,
    )

    def __init__(self, attic: Attic, session: SessionId) -> None:
        self._attic = attic
        self._session = session
        self._items: Sequence[Item] | None = None

    async def run(self, arguments: str) -> ToolOutput:
        asked = parsed(TodoArguments, arguments)
        if asked.items is not None:
            if len(asked.items) > MOST_ITEMS:
                raise ToolError(
                    f"The list has {len(asked.items)} items, {MOST_ITEMS} are possible."
                )
            self._items = asked.items
        elif self._items is None:
            self._items = await self._kept()
        text = shown(self._items)
        return ToolOutput(text.encode("utf-8", "replace"), text.partition("\n")[0])

    async def _kept(self) -> Sequence[Item]:
        """The list as the journal has it."""
        seen = 0
        for count in _LOOKED_AT:
            try:
                events = await self._attic.last_events(self._session, count)
            except HelixError as error:
                raise ToolError("The list of this session cannot be read.", str(error)) from error
            for items in _lists(events):
                return items
            if len(events) == seen or len(events) < count:
                break
            seen = len(events)
        return ()


def shown(items: Sequence[Item]) -> str:
    """How many are done, then one line each."""
    if not items:
        return "The list is empty."
    done = sum(item.status is Status.DONE for item in items)
    lines = [f"{_SIGNS[item.status]} {' '.join(item.text.split())}" for item in items]
    return "\n".join([f"{done} of {len(items)} done", *lines])


def _lists(events: Sequence[Recorded | Unreadable]) -> Iterator[Sequence[Item]]:
    """Lists that were written, the newest first; calls that were refused do not count."""
    for each in reversed(events):
        if isinstance(each, Recorded) and isinstance(each.event, AssistantReplied):
            for part in reversed(each.event.parts):
                if isinstance(part, ToolCall) and part.tool == NAME:
                    yield from _list_of(part)


def _list_of(call: ToolCall) -> Iterator[Sequence[Item]]:
    try:
        items = read_arguments(TodoArguments, call.arguments).items
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return
    if items is not None and len(items) <= MOST_ITEMS:
        yield items
