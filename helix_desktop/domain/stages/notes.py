"""Observations and notes: when old steps become short texts, and how much of them is told."""

from dataclasses import dataclass

from helix_desktop.domain.stages.declaring import threshold
from helix_desktop.domain.stages.sweep import SweepStage


@dataclass(frozen=True, slots=True, init=False, repr=False, eq=False)
class NotesStage(SweepStage):
    """Thresholds of what is observed and noted."""

    observe_at: float = threshold(
        0.0,
        unit="%",
        span=(0, 95),
        source="Gate + observations, as published",
        help="Unobserved history above this share becomes observations; 0 = never.",
    )
    reflect_at: float = threshold(
        50.0,
        unit="%",
        span=(1, 95),
        source="Gate + observations, as published",
        help="Observations above this share are refined.",
    )
    condense_percent: float = threshold(
        75.0,
        unit="%",
        span=(0, 95),
        source="replayed sessions, notes instead of steps",
        help="Old steps become short notes when the window is this full; 0 = never.",
    )
    condense_tokens: int = threshold(
        64_000,
        unit="tokens",
        span=(2_000, 10_000_000),
        source="replayed sessions, notes instead of steps",
        help="The same mark in tokens; the smaller of the two counts. All marks of notes shrink"
        " with it in small windows.",
    )
    condense_early_tokens: int = threshold(
        40_000,
        unit="tokens",
        span=(0, 10_000_000),
        source="replayed sessions, notes instead of steps",
        help="From here on, reading what notes would save is counted; see patience.",
    )
    condense_patience: float = threshold(
        6.0,
        unit="rewrites",
        span=(0, 1_000),
        source="replayed sessions, cost of the provider's cache",
        help="Notes are made early when reading on has cost as much as so many rewrites;"
        " 0 = only at the mark.",
    )
    condense_low_tokens: int = threshold(
        44_000,
        unit="tokens",
        span=(1_000, 10_000_000),
        source="replayed sessions, notes instead of steps",
        help="When notes of young steps leave more than this, older notes are joined as well.",
    )
    condense_tail_tokens: int = threshold(
        10_000,
        unit="tokens",
        span=(0, 400_000),
        source="replayed sessions, quoted lines still visible",
        help="The newest tokens that notes leave as they are.",
    )
    condense_least_tokens: int = threshold(
        6_400,
        unit="tokens",
        span=(0, 200_000),
        source="replayed sessions, cost of the provider's cache",
        help="Notes that free less than this are not made.",
    )
    live_tokens: int = threshold(
        4_000,
        unit="tokens",
        span=(0, 200_000),
        source="replayed sessions, quoted lines still visible",
        help="Newest reads of files that were changed, which notes leave as they are.",
    )
    said_tokens: int = threshold(
        300,
        unit="tokens",
        span=(0, 20_000),
        source="replayed sessions, notes instead of steps",
        help="Messages of yours up to this size stay until older notes are joined.",
    )
    note_share: float = threshold(
        3.0,
        unit="%",
        span=(0, 50),
        source="replayed sessions, notes instead of steps",
        help="What notes tell of steps, and lines of code they quote, as a share of the steps.",
    )
    note_tokens: int = threshold(
        1_000,
        unit="tokens",
        span=(0, 40_000),
        source="replayed sessions, notes instead of steps",
        help="The same in tokens; the smaller of the two counts.",
    )
    names_share: float = threshold(
        8.0,
        unit="%",
        span=(0, 50),
        source="replayed sessions, share of later-needed strings still visible",
        help="Names in notes and handovers, as a share of what they stand for.",
    )
    names_tokens: int = threshold(
        3_500,
        unit="tokens",
        span=(0, 40_000),
        source="replayed sessions, share of later-needed strings still visible",
        help="The same in tokens, for notes of young steps.",
    )
    names_major_tokens: int = threshold(
        8_000,
        unit="tokens",
        span=(0, 40_000),
        source="replayed sessions, share of later-needed strings still visible",
        help="The same in tokens, where older notes are joined.",
    )
