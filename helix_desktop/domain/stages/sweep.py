"""Sweeping: which older parts go behind markers, when, and what a marker tells."""

from dataclasses import dataclass
from enum import StrEnum

from helix_desktop.domain.stages.declaring import ANY, threshold
from helix_desktop.domain.stages.gate import GateStage


class PreviousTurn(StrEnum):
    """How untouched the previous turn stays outside panic."""

    LOSSLESS = "lossless"
    STRICT = "strict"
    OPEN = "open"


class AgeUnit(StrEnum):
    """What the age of an output is counted in: replies of the agent, or turns of the talk."""

    STEPS = "steps"
    TURNS = "turns"


class MarkerForm(StrEnum):
    """How long the digest in a marker is."""

    FULL = "full"
    SHORT = "short"


@dataclass(frozen=True, slots=True, init=False, repr=False, eq=False)
class SweepStage(GateStage):
    """Thresholds of markers."""

    sweep_turns: int = threshold(
        0,
        unit="turns or steps",
        span=(0, 1_000),
        source="Cache + Compact, as published; its number from replayed sessions",
        help="Sweep what is older than so many turns or steps; 0 = by size only.",
    )
    sweep_unit: AgeUnit = threshold(
        AgeUnit.STEPS,
        unit="",
        span=ANY,
        source="Cache + Compact, as published: turns of the conversation",
        help="What age is counted in: turns of the conversation, or steps of the agent.",
    )
    sweep_high_percent: float = threshold(
        0.0,
        unit="%",
        span=(0, 95),
        source="replayed sessions: notes of whole steps cost less than markers of their parts",
        help="Older outputs become markers when the window is this full; 0 = never by size.",
    )
    sweep_high_tokens: int = threshold(
        76_800,
        unit="tokens",
        span=(2_000, 10_000_000),
        source="replayed sessions, best of 220 policies at 200K",
        help="The same mark in tokens; the smaller of the two counts.",
    )
    sweep_low_percent: float = threshold(
        20.0,
        unit="%",
        span=(0, 90),
        source="replayed sessions, best of 220 policies at 128K",
        help="One sweep goes down to this; 0 = everything that may go.",
    )
    sweep_low_tokens: int = threshold(
        32_000,
        unit="tokens",
        span=(0, 10_000_000),
        source="replayed sessions, best of 220 policies at 200K",
        help="The same mark in tokens; the smaller of the two counts.",
    )
    sweep_tail_tokens: int = threshold(
        8_000,
        unit="tokens",
        span=(0, 200_000),
        source="replayed sessions, cost of the provider's cache",
        help="The newest tokens that a sweep leaves alone.",
    )
    sweep_least_tokens: int = threshold(
        6_400,
        unit="tokens",
        span=(0, 200_000),
        source="replayed sessions, cost of the provider's cache",
        help="A sweep that frees less than this does not happen.",
    )
    cold_seconds: float = threshold(
        300.0,
        unit="s",
        span=(0, 86_400),
        source="shortest life of a provider's prompt cache, as documented",
        help="Pause after which the prompt cache counts as cold and a sweep costs nothing extra.",
    )
    value_tokens: int = threshold(
        200,
        unit="tokens",
        span=(20, 20_000),
        source="replayed sessions, size of outputs",
        help="Smallest output that may go behind a marker.",
    )
    argument_tokens: int = threshold(
        200,
        unit="tokens",
        span=(0, 20_000),
        source="replayed sessions, arguments are 32 to 38 % of tokens",
        help="Smallest argument of a call that may go behind a marker; 0 = never.",
    )
    previous_turn: PreviousTurn = threshold(
        PreviousTurn.LOSSLESS,
        unit="",
        span=ANY,
        source="replayed sessions, previous turn",
        help="Whether the previous turn is left alone, may go behind recallable markers, or is"
        " treated like any other.",
    )
    marker_form: MarkerForm = threshold(
        MarkerForm.SHORT,
        unit="",
        span=ANY,
        source="replayed sessions, share of later-needed strings still visible",
        help="Whole digest as published, or a short unique prefix that saves 29 tokens.",
    )
    marker_tokens: int = threshold(
        150,
        unit="tokens",
        span=(0, 4_000),
        source="replayed sessions, share of later-needed strings still visible",
        help="Largest index of names in a marker.",
    )
    marker_share: float = threshold(
        50.0,
        unit="%",
        span=(1, 100),
        source="replayed sessions, share of later-needed strings still visible",
        help="Largest share of the original that its marker may cost.",
    )
