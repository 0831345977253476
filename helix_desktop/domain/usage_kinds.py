"""The kinds of usage: what model calls were for, what saved tokens."""

from enum import StrEnum

from msgspec import Struct

from helix_desktop.domain.phrase import Phrase


class WorkKind(StrEnum):
    """What a model call was made for. COMPACTION: a handover or notes that were not used."""

    TURN = "turn"
    SUBAGENT = "subagent"
    EXTRACTION = "extraction"
    HANDOVER = "handover"
    OBSERVATION = "observation"
    COMPACTION = "compaction"
    TITLE = "title"
    EXPERIMENT = "experiment"


SAVING_WORK = frozenset(
    {WorkKind.EXTRACTION, WorkKind.HANDOVER, WorkKind.OBSERVATION, WorkKind.COMPACTION}
)
"""The work whose calls make requests smaller, or should: their tokens are subtracted from the
saved ones.
"""


class SavedBy(StrEnum):
    """What made a request smaller. CALLS: the cost of that, even in vain, as a negative number."""

    MARKERS = "markers"
    NOTES = "notes"
    GATE = "gate"
    HANDOVER = "handover"
    TRIM = "trim"
    CALLS = "calls"


WORK_NAMES = {
    WorkKind.TURN: Phrase("Answers"),
    WorkKind.SUBAGENT: Phrase("Subagents"),
    WorkKind.EXTRACTION: Phrase("Excerpts of large outputs"),
    WorkKind.HANDOVER: Phrase("Handovers"),
    WorkKind.OBSERVATION: Phrase("Notes by a model"),
    WorkKind.COMPACTION: Phrase("Compactions not used"),
    WorkKind.TITLE: Phrase("Session names"),
    WorkKind.EXPERIMENT: Phrase("Experiments"),
}
"""What calls were made for, in the words of the user interface."""
SAVED_NAMES = {
    SavedBy.MARKERS: Phrase("markers {0}"),
    SavedBy.NOTES: Phrase("notes {0}"),
    SavedBy.GATE: Phrase("shortened outputs {0}"),
    SavedBy.HANDOVER: Phrase("handovers {0}"),
    SavedBy.TRIM: Phrase("trimmed {0}"),
    SavedBy.CALLS: Phrase("calls for that {0}"),
}
"""What made requests smaller, with the number of tokens."""


class ToolCallSum(Struct, frozen=True):
    """The calls of one tool. `tokens` are those of its whole outputs."""

    calls: int = 0
    failed: int = 0
    tokens: int = 0

    def plus(self, other: "ToolCallSum") -> "ToolCallSum":
        return ToolCallSum(
            self.calls + other.calls, self.failed + other.failed, self.tokens + other.tokens
        )
