"""What one wing of the window wants of another; the workbench leads there.

Wings do not know each other: who wants a message shown says so here.
"""

from PySide6.QtCore import QObject, Signal

CHAT, CONTEXT, CACHE, TIMELINE, CHANGES = "chat", "context", "cache", "timeline", "changes"
"""The pages by their keys."""


class Ways(QObject):
    """One for the window. Sessions and digests go as text, as Qt's signals want it."""

    page_wanted = Signal(str)
    """A page, by its key."""
    session_wanted = Signal(str)
    message_wanted = Signal(str, int)
    """The conversation, at an event: session, seq."""
    request_wanted = Signal(str, int)
    """A request: session and seq of its `WindowSent`; 0 is the next one."""
    block_wanted = Signal(str, str)
    """A block of the next request: session and the block's key."""
    epoch_wanted = Signal(str, int)
    """A rewrite of the window: session, number of the epoch."""
    entry_wanted = Signal(str)
    """An entry of the cache, by its digest."""
    recall_wanted = Signal(str)
    """Text for the message that is being written."""
    compact_wanted = Signal(str)
    """What compacting a session now would do."""
    settings_wanted = Signal(str)
    """A page of the settings; "" is the one that was open last."""
    told = Signal(str, str)
    """Something is not quite as it was wished: message, hint. Errors go through the bridge."""
    done = Signal(str, str)
    """Something came about that cannot be seen otherwise: message, hint."""
