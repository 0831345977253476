"""Values of the list of steps (todo): items, states, and their limits."""

from enum import StrEnum

from msgspec import Struct

TODO_TOOL = "todo"
TODO = "todo"
"""The source name of messages that tell the model of the user's changes."""
MAX_ITEMS = 100
MAX_ITEM_CHARS = 500


class TodoStatus(StrEnum):
    """The state of an item."""

    PENDING = "pending"
    IN_PROGRESS = "in_progress"
    DONE = "done"
    CANCELLED = "cancelled"


class TodoItem(Struct, frozen=True):
    """One step of the list."""

    text: str
    status: TodoStatus = TodoStatus.PENDING
