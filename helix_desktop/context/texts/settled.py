"""What a stretch has settled of the document before: commands that pass now, requests answered."""

from collections.abc import Sequence

from helix_desktop.context.texts.deeds import Act
from helix_desktop.context.texts.steps import Turn
from helix_desktop.domain.values import value

ASKED = "Asked by the user and not finished"
AT = "The agent is at:"
LAST = "Last call:"
LISTED = ("[pending]", "[in_progress]", "[todo]", "[open]", "[blocked]")
"""How lines of TODO Items begin and end that rules have written."""


@value
class Settled:
    """The commands and files that went well, and which kinds of open lines are out of date."""

    subjects: frozenset[str]
    answered: bool
    planned: bool

    def closes(self, line: str) -> bool:
        """Whether a line of TODO Items no longer holds; what a model wrote is left alone."""
        if AT in line or LAST in line:
            return True
        if ASKED in line:
            return self.answered
        return self.planned and line.endswith(LISTED)


def settled_by(turns: Sequence[Turn]) -> Settled:
    deeds = [done for turn in turns for done in turn.deeds if not done.ending.failed]
    subjects = {done.deed.what for done in deeds if done.output is not None}
    changed = {path for done in deeds for path in done.deed.changed}
    answered = any(turn.answer for turn in turns)
    planned = any(done.deed.act is Act.PLAN for done in deeds)
    return Settled(frozenset(subjects | changed), answered, planned)
