"""What a new session offers to continue: last sessions, open steps, a failed command."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from helix_desktop.domain.events import Recorded, ToolReturned, Unreadable
from helix_desktop.domain.ports import Store
from helix_desktop.domain.todo import TodoStatus
from helix_desktop.domain.tool_table import ToolEffect, declared_tool
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.tools.agent.planning import find_todo

MAX_RECENT = 3


MAX_LOOKED_EVENTS = 1_000
"""Events from the end of the last session in which a failed command is looked for."""


_OPEN_STATES = (TodoStatus.PENDING, TodoStatus.IN_PROGRESS)


class SessionOffer(Struct, frozen=True):
    """The last sessions, newest first; open steps and a failed command are those of the first."""

    recent: tuple[SessionHead, ...] = ()
    todos: tuple[str, ...] = ()
    failed: str = ""
    """The last command that failed and did not succeed afterwards."""


async def find_offer(store: Store, heads: Sequence[SessionHead]) -> SessionOffer:
    """Return what there is in these sessions, newest first; raise HelixError if unreadable."""
    if not heads:
        return SessionOffer()
    last = heads[0].id
    items = (await find_todo(store, last)).items
    todos = tuple(item.text for item in items if item.status in _OPEN_STATES)
    failed_command = find_failed_command(await store.last_events(last, MAX_LOOKED_EVENTS))
    return SessionOffer(tuple(heads[:MAX_RECENT]), todos, failed_command)


def find_failed_command(events: Iterable[Recorded | Unreadable]) -> str:
    """Return the last command that ended with an error, unless it succeeded later; "" for none."""
    failed: dict[str, None] = {}
    for item in events:
        event = item.event if isinstance(item, Recorded) else None
        if not isinstance(event, ToolReturned) or event.status is None:
            continue
        if declared_tool(event.tool).effect is not ToolEffect.COMMAND:
            continue
        command = event.ran or event.what
        failed.pop(command, None)
        if event.status:
            failed[command] = None
    return next(reversed(failed), "")
