"""A stretch of history as plain passages: what extractors, checks and summarizers read.

Always built from originals, never from markers or earlier summaries.
"""

from enum import StrEnum

from helix_desktop.domain.values import value


class Voice(StrEnum):
    """Who or what a passage comes from."""

    USER = "user"
    CARD = "card"
    """The user's words, too, in answer to a question inside a turn."""
    CONTEXT = "context"
    AGENT = "agent"
    CALL = "call"
    OUTPUT = "output"


@value
class Passage:
    """One thing that was said, asked of a tool, or returned by one.

    `text` is the message's words, a call's arguments as JSON, or a tool's whole output; `what`
    says in a few words what a call was about ("pytest -q", a path). `seq` is the journal event.
    """

    seq: int
    voice: Voice
    text: str
    tool: str = ""
    what: str = ""
    failed: bool = False
    at: float = 0.0
