"""Handovers: when one is written, what it covers, and what keeps it from going on and on."""

from dataclasses import dataclass
from enum import StrEnum

from helix_desktop.domain.stages.declaring import ANY, threshold
from helix_desktop.domain.stages.notes import NotesStage


class SubAgentsUse(StrEnum):
    """By which policy the windows of SubAgents are kept."""

    SAME = "same"
    HELIX = "helix"
    RELEVANCE = "relevance"
    BALANCED = "balanced"
    ECONOMY = "economy"


@dataclass(frozen=True, slots=True, init=False, repr=False, eq=False)
class HandoverStage(NotesStage):
    """Thresholds of handovers and of all jobs."""

    compact_percent: float = threshold(
        85.0,
        unit="%",
        span=(0, 95),
        source="Cache + Compact, as published",
        help="A handover is written when the window is this full; 0 = only by hand.",
    )
    compact_tokens: int = threshold(
        10_000_000,
        unit="tokens",
        span=(4_000, 10_000_000),
        source="our choice: notes keep windows far below it",
        help="The same mark in tokens; the smaller of the two counts.",
    )
    compact_keep_tokens: int = threshold(
        16_000,
        unit="tokens",
        span=(1_000, 400_000),
        source="replayed sessions, folding early",
        help="The newest tokens that a handover leaves as they are.",
    )
    handover_tokens: int = threshold(
        5_000,
        unit="tokens",
        span=(500, 100_000),
        source="replayed sessions, names in a handover",
        help="Largest handover document, its index of names included.",
    )
    compact_cooldown: float = threshold(
        60.0,
        unit="s",
        span=(0, 3_600),
        source="Cache + Compact, as published",
        help="Time between two handovers.",
    )
    compact_least_tokens: int = threshold(
        6_400,
        unit="tokens",
        span=(0, 200_000),
        source="replayed sessions, least gain of a fold",
        help="A handover covers at least this much history or is not written.",
    )
    compact_least_percent: float = threshold(
        10.0,
        unit="%",
        span=(1, 90),
        source="replayed sessions, folding early",
        help="A rewrite that makes the window smaller by less than this is rejected.",
    )
    breaker_failures: int = threshold(
        2,
        unit="jobs",
        span=(1, 20),
        source="reported endless compaction loops",
        help="Rejected or failed jobs in a row that stop automatic jobs of that kind.",
    )
    reserve_tokens: int = threshold(
        16_000,
        unit="tokens",
        span=(500, 200_000),
        source="frame of the replayed sessions",
        help="Room kept free for the reply.",
    )
    reserve_percent: float = threshold(
        12.5,
        unit="%",
        span=(1, 12.5),
        source="our choice: small windows need most of their room for history",
        help="The same as a share of the window; the smaller of the two counts.",
    )
    subagents_use: SubAgentsUse = threshold(
        SubAgentsUse.SAME,
        unit="",
        span=ANY,
        source="our choice: a task of minutes seldom needs another policy than the conversation",
        help="The policy of SubAgents: that of the conversation, or a preset of their own.",
    )
