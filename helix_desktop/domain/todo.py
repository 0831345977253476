"""The list of steps of a session, which the agent writes and the user can change."""

from enum import StrEnum

from msgspec import Struct

TODO_TOOL = "todo"
TODO = "todo"
"""The source name of messages that tell the model of the user's changes."""
MOST_ITEMS = 100
LONGEST_ITEM = 500


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
