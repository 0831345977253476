"""The current list of steps (todo) of a session, from its events.

The newest of the agent's lists and the user's changes counts. As long as the agent does not know
about a change, a list that it writes is older than the change and does not count.
"""

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from helix_desktop.domain.call_arguments import read_arguments
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    Event,
    Rewound,
    TodoEdited,
)
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.todo import (
    MAX_ITEM_CHARS,
    MAX_ITEMS,
    TODO,
    TODO_TOOL,
    TodoItem,
    TodoStatus,
)
from helix_desktop.domain.value import replace


class WrittenStep(Struct, frozen=True):
    """One step."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_ITEM_CHARS, description="What to do.")]
    status: Annotated[TodoStatus, Meta(description="How far it is.")] = TodoStatus.PENDING


class TodoArguments(Struct):
    """The arguments of todo."""

    items: Annotated[
        list[WrittenStep] | None,
        Meta(description="The whole list, which replaces the one before. Without it: show it."),
    ] = None

    @property
    def steps(self) -> tuple[TodoItem, ...] | None:
        """The list to write, or None to show the present one."""
        if self.items is None:
            return None
        return tuple(TodoItem(item.text, item.status) for item in self.items)


_SIGNS = {
    TodoStatus.PENDING: "[ ]",
    TodoStatus.IN_PROGRESS: "[>]",
    TodoStatus.DONE: "[x]",
    TodoStatus.CANCELLED: "[-]",
}


def render_todo(items: Sequence[TodoItem]) -> str:
    """Return the number of done items, then one line each."""
    if not items:
        return "The list is empty."
    done = sum(item.status is TodoStatus.DONE for item in items)
    return "\n".join([f"{done} of {len(items)} done", *render_steps(items)])


def render_steps(items: Sequence[TodoItem]) -> list[str]:
    return [f"{_SIGNS[item.status]} {' '.join(item.text.split())}" for item in items]


class TodoState(Struct, frozen=True):
    """The list, and whether the agent has not been told of the user's last change.

    `written`: an event with a list was seen, possibly an empty list.
    """

    items: tuple[TodoItem, ...] = ()
    is_unreported: bool = False
    written: bool = False

    def after(self, event: Event) -> "TodoState":
        match event:
            case TodoEdited(items=items):
                return TodoState(items, is_unreported=True, written=True)
            case Rewound(steps=items, steps_untold=untold) if items is not None:
                return TodoState(items, is_unreported=untold, written=bool(items) or self.written)
            case ContextInjected(source=source, text=text) if source == TODO:
                # the list may have been changed again since this was written
                return replace(self, is_unreported=self.is_unreported and text != self._news)
            case AssistantReplied(parts=parts) if not self.is_unreported:
                written_lists = [
                    written_steps(part.tool, part.arguments)
                    for part in parts
                    if isinstance(part, ToolCall)
                ]
                valid_lists = [items for items in written_lists if items is not None]
                return TodoState(valid_lists[-1], written=True) if valid_lists else self
        return self

    def note(self, now: float) -> tuple[ContextInjected, ...]:
        """Return the message that tells the agent about the user's change, if it has to be told."""
        if not self.is_unreported:
            return ()
        return (ContextInjected(now, self._news, TODO),)

    @property
    def _news(self) -> str:
        return f"[todo] The user changed the list of steps. It is now:\n{render_todo(self.items)}"


def written_steps(tool: str, arguments: str) -> tuple[TodoItem, ...] | None:
    """Return the list that a call writes; None for calls that only show it or are rejected."""
    if tool != TODO_TOOL:
        return None
    try:
        items = read_arguments(TodoArguments, arguments).steps
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None
    return None if items is None or len(items) > MAX_ITEMS else items
