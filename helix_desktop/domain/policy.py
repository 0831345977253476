"""Every threshold of a workspace, declared once: default, unit, range, source, help.

The defaults are the Balanced preset's; presets.py holds the others.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import TypeVar, cast

from helix_desktop.domain.errors import PolicyError
from helix_desktop.domain.thresholds import Plain, shown
from helix_desktop.domain.thresholds import Threshold as Threshold  # spoken of as policy's own

T = TypeVar("T")

PRESET_NAMES = ("helix", "relevance", "balanced", "economy")
"""The ready-made policies that a policy can start from, in the order they are offered."""


class GateMode(StrEnum):
    """What happens to a large output before it enters history."""

    ASK = "ask"
    AUTOMATIC = "automatic"
    OFF = "off"


class PreviousTurn(StrEnum):
    """How untouched the previous turn stays outside panic."""

    LOSSLESS = "lossless"
    STRICT = "strict"


class MarkerForm(StrEnum):
    """How long the digest in a marker is."""

    FULL = "full"
    SHORT = "short"


def _threshold(default: T, *, unit: str, span: tuple[float, float], source: str, help: str) -> T:
    meta = {"unit": unit, "low": span[0], "high": span[1], "source": source, "help": help}
    value: T = field(default=default, metadata=meta)
    return value


_ANY = (0.0, 0.0)
"""The range of a value that is not a number."""


@dataclass(frozen=True, slots=True)
class Policy:
    """How a workspace keeps its windows small. Percentages are of the model's window."""

    preset: str = "balanced"
    window_tokens: int = _threshold(
        128_000,
        unit="tokens",
        span=(4_000, 10_000_000),
        source="Cache + Compact, as published",
        help="The window taken for a model whose own is not known.",
    )
    gate_mode: GateMode = _threshold(
        GateMode.ASK,
        unit="",
        span=_ANY,
        source="Gate + observations, as published",
        help="Ask the agent what to keep of a large output, decide automatically, or never hold.",
    )
    gate_tokens: int = _threshold(
        6_000,
        unit="tokens",
        span=(500, 200_000),
        source="replayed sessions; 4,000 as published",
        help="Outputs larger than this are held before they enter the conversation.",
    )
    gate_read_tokens: int = _threshold(
        12_000,
        unit="tokens",
        span=(500, 200_000),
        source="replayed sessions, quoted lines still visible",
        help="The same for the text of a file that was read: agents quote it when they edit.",
    )
    gate_seconds: float = _threshold(
        10.0,
        unit="s",
        span=(1, 120),
        source="Gate + observations, as published",
        help="Time that extracting from held outputs may add to one batch of calls.",
    )
    preview_tokens: int = _threshold(
        2_000,
        unit="tokens",
        span=(50, 8_000),
        source="replayed sessions; no size is published",
        help="Size of the first glance at a held output.",
    )
    preview_read_tokens: int = _threshold(
        4_000,
        unit="tokens",
        span=(50, 16_000),
        source="replayed sessions; no size is published",
        help="The same for the text of a file that was read.",
    )
    sweep_turns: int = _threshold(
        0,
        unit="steps",
        span=(0, 1_000),
        source="Cache + Compact, as published; its number from replayed sessions",
        help="Sweep what is older than so many steps of the agent; 0 = by size only.",
    )
    sweep_high_percent: float = _threshold(
        0.0,
        unit="%",
        span=(0, 95),
        source="replayed sessions: notes of whole steps cost less than markers of their parts",
        help="Older outputs become markers when the window is this full; 0 = never by size.",
    )
    sweep_high_tokens: int = _threshold(
        76_800,
        unit="tokens",
        span=(2_000, 10_000_000),
        source="replayed sessions, best of 220 policies at 200K",
        help="The same mark in tokens; the smaller of the two counts.",
    )
    sweep_low_percent: float = _threshold(
        20.0,
        unit="%",
        span=(0, 90),
        source="replayed sessions, best of 220 policies at 128K",
        help="One sweep goes down to this; 0 = everything that may go.",
    )
    sweep_low_tokens: int = _threshold(
        32_000,
        unit="tokens",
        span=(0, 10_000_000),
        source="replayed sessions, best of 220 policies at 200K",
        help="The same mark in tokens; the smaller of the two counts.",
    )
    sweep_tail_tokens: int = _threshold(
        8_000,
        unit="tokens",
        span=(0, 200_000),
        source="replayed sessions, cost of the provider's cache",
        help="The newest tokens that a sweep leaves alone.",
    )
    sweep_least_tokens: int = _threshold(
        6_400,
        unit="tokens",
        span=(0, 200_000),
        source="replayed sessions, cost of the provider's cache",
        help="A sweep that frees less than this does not happen.",
    )
    cold_seconds: float = _threshold(
        300.0,
        unit="s",
        span=(0, 86_400),
        source="shortest life of a provider's prompt cache, as documented",
        help="Pause after which the prompt cache counts as cold and a sweep costs nothing extra.",
    )
    value_tokens: int = _threshold(
        200,
        unit="tokens",
        span=(20, 20_000),
        source="replayed sessions, size of outputs",
        help="Smallest output that may go behind a marker.",
    )
    argument_tokens: int = _threshold(
        200,
        unit="tokens",
        span=(0, 20_000),
        source="replayed sessions, arguments are 32 to 38 % of tokens",
        help="Smallest argument of a call that may go behind a marker; 0 = never.",
    )
    previous_turn: PreviousTurn = _threshold(
        PreviousTurn.LOSSLESS,
        unit="",
        span=_ANY,
        source="replayed sessions, previous turn",
        help="Whether outputs of the previous turn may go behind recallable markers.",
    )
    marker_form: MarkerForm = _threshold(
        MarkerForm.SHORT,
        unit="",
        span=_ANY,
        source="replayed sessions, share of later-needed strings still visible",
        help="Whole digest as published, or a short unique prefix that saves 29 tokens.",
    )
    marker_tokens: int = _threshold(
        150,
        unit="tokens",
        span=(0, 4_000),
        source="replayed sessions, share of later-needed strings still visible",
        help="Largest index of names in a marker.",
    )
    marker_share: float = _threshold(
        50.0,
        unit="%",
        span=(1, 100),
        source="replayed sessions, share of later-needed strings still visible",
        help="Largest share of the original that its marker may cost.",
    )
    observe_at: float = _threshold(
        0.0,
        unit="%",
        span=(0, 95),
        source="Gate + observations, as published",
        help="Unobserved history above this share becomes observations; 0 = never.",
    )
    reflect_at: float = _threshold(
        50.0,
        unit="%",
        span=(1, 95),
        source="Gate + observations, as published",
        help="Observations above this share are refined.",
    )
    condense_percent: float = _threshold(
        75.0,
        unit="%",
        span=(0, 95),
        source="replayed sessions, notes instead of steps",
        help="Old steps become short notes when the window is this full; 0 = never.",
    )
    condense_tokens: int = _threshold(
        64_000,
        unit="tokens",
        span=(2_000, 10_000_000),
        source="replayed sessions, notes instead of steps",
        help="The same mark in tokens; the smaller of the two counts. All marks of notes shrink"
        " with it in small windows.",
    )
    condense_early_tokens: int = _threshold(
        40_000,
        unit="tokens",
        span=(0, 10_000_000),
        source="replayed sessions, notes instead of steps",
        help="From here on, reading what notes would save is counted; see patience.",
    )
    condense_patience: float = _threshold(
        6.0,
        unit="rewrites",
        span=(0, 1_000),
        source="replayed sessions, cost of the provider's cache",
        help="Notes are made early when reading on has cost as much as so many rewrites;"
        " 0 = only at the mark.",
    )
    condense_low_tokens: int = _threshold(
        44_000,
        unit="tokens",
        span=(1_000, 10_000_000),
        source="replayed sessions, notes instead of steps",
        help="When notes of young steps leave more than this, older notes are joined as well.",
    )
    condense_tail_tokens: int = _threshold(
        10_000,
        unit="tokens",
        span=(0, 400_000),
        source="replayed sessions, quoted lines still visible",
        help="The newest tokens that notes leave as they are.",
    )
    condense_least_tokens: int = _threshold(
        6_400,
        unit="tokens",
        span=(0, 200_000),
        source="replayed sessions, cost of the provider's cache",
        help="Notes that free less than this are not made.",
    )
    live_tokens: int = _threshold(
        4_000,
        unit="tokens",
        span=(0, 200_000),
        source="replayed sessions, quoted lines still visible",
        help="Newest reads of files that were changed, which notes leave as they are.",
    )
    said_tokens: int = _threshold(
        300,
        unit="tokens",
        span=(0, 20_000),
        source="replayed sessions, notes instead of steps",
        help="Messages of yours up to this size stay until older notes are joined.",
    )
    note_share: float = _threshold(
        3.0,
        unit="%",
        span=(0, 50),
        source="replayed sessions, notes instead of steps",
        help="What notes tell of steps, and lines of code they quote, as a share of the steps.",
    )
    note_tokens: int = _threshold(
        1_000,
        unit="tokens",
        span=(0, 40_000),
        source="replayed sessions, notes instead of steps",
        help="The same in tokens; the smaller of the two counts.",
    )
    names_share: float = _threshold(
        8.0,
        unit="%",
        span=(0, 50),
        source="replayed sessions, share of later-needed strings still visible",
        help="Names in notes and handovers, as a share of what they stand for.",
    )
    names_tokens: int = _threshold(
        3_500,
        unit="tokens",
        span=(0, 40_000),
        source="replayed sessions, share of later-needed strings still visible",
        help="The same in tokens, for notes of young steps.",
    )
    names_major_tokens: int = _threshold(
        8_000,
        unit="tokens",
        span=(0, 40_000),
        source="replayed sessions, share of later-needed strings still visible",
        help="The same in tokens, where older notes are joined.",
    )
    compact_percent: float = _threshold(
        85.0,
        unit="%",
        span=(0, 95),
        source="Cache + Compact, as published",
        help="A handover is written when the window is this full; 0 = only by hand.",
    )
    compact_tokens: int = _threshold(
        10_000_000,
        unit="tokens",
        span=(4_000, 10_000_000),
        source="our choice: notes keep windows far below it",
        help="The same mark in tokens; the smaller of the two counts.",
    )
    compact_keep_tokens: int = _threshold(
        16_000,
        unit="tokens",
        span=(1_000, 400_000),
        source="replayed sessions, folding early",
        help="The newest tokens that a handover leaves as they are.",
    )
    handover_tokens: int = _threshold(
        5_000,
        unit="tokens",
        span=(500, 100_000),
        source="replayed sessions, names in a handover",
        help="Largest handover document, its index of names included.",
    )
    compact_cooldown: float = _threshold(
        60.0,
        unit="s",
        span=(0, 3_600),
        source="Cache + Compact, as published",
        help="Time between two handovers.",
    )
    compact_least_tokens: int = _threshold(
        6_400,
        unit="tokens",
        span=(0, 200_000),
        source="replayed sessions, least gain of a fold",
        help="A handover covers at least this much history or is not written.",
    )
    compact_least_percent: float = _threshold(
        10.0,
        unit="%",
        span=(1, 90),
        source="replayed sessions, folding early",
        help="A rewrite that makes the window smaller by less than this is rejected.",
    )
    breaker_failures: int = _threshold(
        2,
        unit="jobs",
        span=(1, 20),
        source="reported endless compaction loops",
        help="Rejected or failed jobs in a row that stop automatic jobs of that kind.",
    )
    reserve_tokens: int = _threshold(
        16_000,
        unit="tokens",
        span=(500, 200_000),
        source="frame of the replayed sessions",
        help="Room kept free for the reply.",
    )

    def __post_init__(self) -> None:
        if self.preset not in PRESET_NAMES:
            raise PolicyError(
                f"There is no policy preset {shown(self.preset)}.",
                f"Known: {', '.join(PRESET_NAMES)}.",
            )
        for threshold in THRESHOLDS:
            fitted = threshold.fit(getattr(self, threshold.name))
            object.__setattr__(self, threshold.name, fitted)
        for low, high in _RISING:
            self._check_rising(low, high)

    def _check_rising(self, low: str, high: str) -> None:
        floor, ceiling = getattr(self, low), getattr(self, high)
        if 0 < ceiling <= floor:
            raise PolicyError(
                f"{low} cannot be {floor:,g} while {high} is {ceiling:,g}.",
                f"{low} has to be the smaller of the two.",
            )

    def with_values(self, values: Mapping[str, object]) -> "Policy":
        """This policy with some values changed; PolicyError names the first that does not fit."""
        known = [threshold.name for threshold in THRESHOLDS]
        for name in values:
            if name not in known:
                raise PolicyError(
                    f"There is no policy value {shown(name)}.", f"Known: {', '.join(known)}."
                )
        # kinds and ranges are checked where the values are fitted, in __post_init__
        changed: Callable[..., Policy] = replace
        return changed(self, **values)

    def values(self) -> dict[str, Plain]:
        """Every threshold's value, choices as plain text: what settings files can hold."""
        return {threshold.name: _plain(getattr(self, threshold.name)) for threshold in THRESHOLDS}

    def sweep_starts(self, window: int) -> int | None:
        """Tokens of a window of that size at which a sweep begins; None = never by size."""
        return _mark(self.sweep_high_percent, self.sweep_high_tokens, window)

    def sweep_ends(self, window: int) -> int:
        """Tokens of a window of that size that a sweep goes down to."""
        return _mark(self.sweep_low_percent, self.sweep_low_tokens, window) or 0

    def compact_starts(self, window: int) -> int | None:
        """Tokens of a window of that size at which a handover is due; None = never by itself."""
        return _mark(self.compact_percent, self.compact_tokens, window)


def _mark(percent: float, tokens: int, window: int) -> int | None:
    """The smaller of a share of the window and a number of tokens; 0 % = no mark."""
    return min(int(window * percent / 100), tokens) if percent else None


def _plain(value: Plain) -> Plain:
    return value.value if isinstance(value, StrEnum) else value


_RISING = (
    ("sweep_low_percent", "sweep_high_percent"),
    ("sweep_low_tokens", "sweep_high_tokens"),
    ("compact_keep_tokens", "compact_tokens"),
    ("condense_early_tokens", "condense_tokens"),
    ("condense_low_tokens", "condense_tokens"),
    ("condense_tail_tokens", "condense_low_tokens"),
)
"""Pairs whose first value has to stay below the second, unless the second is 0 = never."""

THRESHOLDS: tuple[Threshold, ...] = tuple(
    Threshold(name=item.name, default=cast("Plain", item.default), **item.metadata)
    for item in fields(Policy)
    if item.metadata
)
