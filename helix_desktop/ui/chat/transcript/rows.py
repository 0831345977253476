"""What the transcript shows, one row per thing that happened; nothing ever removes a row."""

from dataclasses import dataclass
from enum import StrEnum

from helix_desktop.app.standing import Standing
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.events import Outcome, ToolReturned
from helix_desktop.domain.message import Image
from helix_desktop.ui.chat.transcript.moments import Moment
from helix_desktop.ui.words import counted


class Kind(StrEnum):
    """How a row looks."""

    USER = "user"
    ASSISTANT = "assistant"
    THINKING = "thinking"
    TOOL = "tool"
    NOTE = "note"
    PROBLEM = "problem"
    DIVIDER = "divider"
    """What a model sees was rewritten here; what was said before stays where it is."""
    MENTION = "mention"
    """What the message above it mentions, and sent along."""
    GATE = "gate"
    BREAK = "break"
    """A turn was cut short and can be gone on with."""
    FAILURE = "failure"


STANDING = frozenset({Kind.USER, Kind.ASSISTANT, Kind.TOOL})
"""What is a block of requests by itself."""


class CallState(StrEnum):
    """Where a tool call is."""

    WAITING = "waiting"
    RUNNING = "running"
    OK = Outcome.OK.value
    FAILED = Outcome.FAILED.value
    DENIED = Outcome.DENIED.value
    STOPPED = Outcome.STOPPED.value
    LOST = "lost"
    """The application ended before it returned."""


@dataclass(slots=True)
class Row:
    """One row; `version` grows whenever it looks different."""

    kind: Kind
    text: str
    version: int = 0
    seq: int = 0
    """The event that it shows; 0: none yet."""
    live: bool = False
    tool: str = ""
    call: str = ""
    what: str = ""
    state: CallState = CallState.WAITING
    content: Digest | None = None
    size: int = 0
    tokens: int | None = None
    pace: float = 1.0
    """What the model counts for one token of ours."""
    seconds: float = 0.0
    status: int | None = None
    """What a command gave back."""
    expanded: bool = False
    hidden: tuple[str, ...] = ()
    """Files with secrets that were kept from a call, and that the person can open."""
    aside: tuple[tuple[str, str], ...] = ()
    """What it made and was put aside, each with where it is now."""
    output: str | None = None
    """The beginning of the output, once it was asked for."""
    tail: str = ""
    """The end of what it said so far, while it runs."""
    returned: int = 0
    """The event of a call's result; 0: it has none."""
    standing: Standing | None = None
    """Where it is for the model: its words, or its output."""
    pin: str = ""
    """The pin that was made of it."""
    looked: int = -1
    """As of which change these two are."""
    images: tuple[Image, ...] = ()
    moment: Moment | None = None
    """What a row is about that is no message."""
    last: bool = False
    """Whether nothing was begun after it, so that it can be gone on from."""

    @property
    def counted(self) -> int | None:
        """Its tokens as the model counts them."""
        return None if self.tokens is None else counted(self.tokens, self.pace)

    @property
    def opens(self) -> bool:
        """Whether there is something to see below its head."""
        return self.content is not None or bool(self.tail)

    def answer(self, seq: int, event: ToolReturned) -> None:
        """It is of a call, which came back."""
        self.what = event.what or self.what
        self.state = CallState(event.outcome.value)
        self.content, self.size = event.content, event.size
        self.tokens, self.seconds, self.status = event.tokens, event.seconds, event.status
        self.hidden, self.aside = event.hidden, event.aside
        self.tail, self.returned, self.looked = "", seq, -1
        self.expanded |= self.state is CallState.DENIED

    def change(self) -> None:
        self.version += 1
