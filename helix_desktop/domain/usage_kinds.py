"""The kinds of usage: what model calls were for, what saved tokens."""

from enum import StrEnum

from msgspec import Struct


class WorkKind(StrEnum):
    """What a model call was made for. COMPACTION: a handover or notes that were not used."""

    TURN = "turn"
    SUBAGENT = "subagent"
    EXTRACTION = "extraction"
    HANDOVER = "handover"
    OBSERVATION = "observation"
    COMPACTION = "compaction"
    TITLE = "title"
    SERVER = "server"
    EXPERIMENT = "experiment"


class SavedBy(StrEnum):
    """What made a request smaller."""

    MARKERS = "markers"
    NOTES = "notes"
    GATE = "gate"
    HANDOVER = "handover"
    TRIM = "trim"


class ToolCallSum(Struct, frozen=True):
    """The calls of one tool. `tokens` are those of its whole outputs."""

    calls: int = 0
    failed: int = 0
    tokens: int = 0

    def plus(self, other: "ToolCallSum") -> "ToolCallSum":
        return ToolCallSum(
            self.calls + other.calls, self.failed + other.failed, self.tokens + other.tokens
        )
