"""The texts for what is missing in a request (excluded, lost, cut off, empty)."""

EMPTY = "[empty]"
"""The text sent in place of an empty message."""
CUT_OFF = "[cut off before an answer]"
"""The text appended to a reply that ends inside its thinking."""
UNREADABLE = "[lost] What was said before cannot be read any more."
"""The first message of a conversation whose real first message is damaged.

A conversation has to begin with a user message.
"""
PINNED_ABOVE = "[pinned by the user: the whole text is at the beginning]"
"""The text in the place of an output that is pinned, because a request has each text once."""
NO_RESULT = "[no result] The application ended before this call returned."
"""The text in place of a result that the journal does not have."""
EXCLUDED = "[excluded by the user]"
"""The text in the place of an excluded text that cannot be missing: a call needs its result."""
LOST_OUTPUT = "[lost] This output is damaged in the store."
"""The text in the place of a content that cannot be read, in a recall."""
LOST_RESULT = "[lost] This output is damaged in the store and cannot be shown: {problem}"
"""The text in the place of a content that cannot be read; the session continues without it."""
RUNNING = "[running] The output of this call is not there yet."
