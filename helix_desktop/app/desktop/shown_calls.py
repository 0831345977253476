"""Which calls may be shown and allowed on the desktop, in a notification: short plain commands.

A notification has no room and no marks: desktops cut it, join its lines, and let letters change
places. So only a sandboxed command in one short line is offered there, which asks for nothing but
to run, and whose text is certainly what it seems to be. All others are allowed on their card.
"""

import html
import json
import unicodedata

from helix_desktop.domain.permission import CallNeed, CallSubject, PermissionQuestion

MAX_CALL_CHARS = 200
"""The longest call, with what stands for `&`, `<`, and `>` in markup."""
_REACHES = frozenset({CallNeed.NETWORK, CallNeed.SECRETS, CallNeed.OUTSIDE, CallNeed.LOSS})
_HARMLESS_ARGUMENTS = frozenset({"command", "folder", "timeout_seconds"})
"""The arguments of a command that its text shows, or that only end it sooner."""
_LEFT_TO_RIGHT = frozenset({"L", "EN", "ES", "ET", "CS", "WS", "ON", "NSM"})
"""The classes of characters that stay in their place."""


def call_for_notification(question: PermissionQuestion) -> str:
    """Return the whole call if it may be allowed in a notification, or ""."""
    shown = question.shown
    if (
        question.subject is not CallSubject.COMMAND
        or not question.sandboxed
        or question.network
        or question.needs & _REACHES
        or question.hidden
        or question.hides
        or question.misread is not None
    ):
        return ""
    is_plain = (
        0 < len(html.escape(shown, quote=False)) <= MAX_CALL_CHARS
        and shown.isprintable()
        and shown == " ".join(shown.split())
        and all(unicodedata.bidirectional(char) in _LEFT_TO_RIGHT for char in shown)
    )
    if not is_plain:
        return ""
    try:
        arguments = json.loads(question.call.arguments)
    except (ValueError, RecursionError):
        return ""
    if not isinstance(arguments, dict):
        return ""
    asked = {name for name, value in arguments.items() if value}
    return shown if asked <= _HARMLESS_ARGUMENTS else ""
