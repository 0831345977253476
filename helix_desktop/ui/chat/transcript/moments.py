"""What rows are about that are no messages: rewrites, decisions at the gate, ends of turns.

Values only: how they look is in the row_ files, what they say in tidying.
"""

from typing import TypeAlias

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.events import Cause, OutputGated
from helix_desktop.domain.memory import Job
from helix_desktop.domain.values import value
from helix_desktop.ui.words import counted


@value
class Rewrite:
    """An epoch: its name, what it did, and what a click leads to."""

    number: int
    job: Job
    title: str
    facts: str
    link: str


@value
class Branched:
    """Here a branch leaves the session that it was made of."""

    source: SessionId
    title: str
    facts: str
    link: str


@value
class Decided:
    """What was chosen at the gate for an output of `tool`; `again`: the person chose since."""

    event: OutputGated
    tool: str
    what: str
    again: bool = False
    pace: float = 1.0
    """What the model counts for one token of ours."""

    @property
    def before(self) -> int:
        """Tokens of all of it."""
        return counted(self.event.tokens_before, self.pace)

    @property
    def after(self) -> int:
        """Tokens of what is shown of it."""
        return counted(self.event.tokens_after, self.pace)


@value
class Broken:
    """A turn that ended before its answer did; `kept` are tokens of its last reply, 0: unknown."""

    at: float
    cut: bool = False
    kept: int = 0


@value
class Failed:
    """A turn that came to nothing more, and why."""

    cause: Cause
    detail: str


Moment: TypeAlias = Rewrite | Branched | Decided | Broken | Failed
