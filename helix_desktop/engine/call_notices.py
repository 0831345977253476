"""What the model reads if a call was denied, stopped, cut off by a crash or restart, or changed."""

NOBODY_TO_ASK = "[not run] This needs the user's permission, and nobody can be asked here."
QUEUED = (
    "[not run] This needs the user's permission, and the user is away. The question waits for them "
    "until this turn ends. Go on with work that does not need it, and make exactly this call again "
    "later: it runs if the user has allowed it by then."
)
REFUSED = "[not run] The user said no."
FORBIDDEN = "[not run] This is never allowed here."
NOT_RUN = "[not run]"

NO_ROOM_NOTE = b"\n[the rest of it is lost: the disk was full]"
STOPPED_TEXT = b"[stopped] This call was not finished: the user stopped the turn."
STOPPED_ALONE_TEXT = (
    b"[stopped] This call was not finished: the user stopped it. The turn goes on without it."
)
BROKEN_TEXT = b"[stopped] This call was not finished: the turn broke off before it returned."
CRASHED_TEXT = b"[stopped] This call may not have finished: the application ended meanwhile."
"""Texts that the model reads in place of a missing output, with the reason."""
TOO_MANY_CALLS = (
    "[not run] This reply made {made:,} tool calls, and at most {most} of one reply are run. Calls "
    "1 to {most} were run; this one and the {rest:,} behind it were not. Make those that are still "
    "needed in your next replies, at most {most} in each."
)
CUT_OFF_CALL = (
    "[cut off] Your reply reached its limit{most} inside this call. Make smaller calls: write a "
    "long file in several parts."
)
WRONG_USE_OF_TOOL = (
    b'use_tool calls a tool of an MCP server. It takes "tool", the name, and "arguments", an '
    b"object. Call any other tool by its own name."
)
EDITED = "[edited] The user changed the command before it ran. What ran is:"
STOPPED_GUEST_CALL = b"[stopped: the user stopped the turn]"
"""The output of a guest's call that the end of its turn cut off, or the first line of it."""
