"""Every threshold of a workspace, declared once: default, unit, range, source, help.

The defaults are the Balanced preset's; presets.py holds the others.
"""

from dataclasses import asdict, dataclass, field, fields, replace
from enum import StrEnum
from typing import Any, TypeVar

from helix_desktop.domain.errors import PolicyError

T = TypeVar("T")


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


@dataclass(frozen=True, slots=True)
class Threshold:
    """What is known of one policy value besides the value."""

    name: str
    default: Any
    unit: str
    low: float
    high: float
    source: str
    help: str


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
    gate_mode: GateMode = _threshold(
        GateMode.ASK,
        unit="",
        span=_ANY,
        source="Gate + observations, as published",
        help="Ask the agent what to keep of a large output, decide automatically, or never hold.",
    )
    gate_tokens: int = _threshold(
        4_000,
        unit="tokens",
        span=(500, 200_000),
        source="Gate + observations, as published",
        help="Outputs larger than this are held before they enter the conversation.",
    )
    gate_seconds: float = _threshold(
        10.0,
        unit="s",
        span=(1, 120),
        source="Gate + observations, as published",
        help="Time that extracting from held outputs may add to one batch of calls.",
    )
    preview_tokens: int = _threshold(
        600,
        unit="tokens",
        span=(50, 8_000),
        source="Gate + observations, as published",
        help="Size of the first glance at a held output.",
    )
    sweep_turns: int = _threshold(
        0,
        unit="turns",
        span=(0, 1_000),
        source="Cache + Compact, as published",
        help="Sweep once the conversation is longer than this many turns; 0 = by size only.",
    )
    sweep_high_percent: float = _threshold(
        50.0,
        unit="%",
        span=(5, 95),
        source="replayed sessions, best of 220 policies at 128K",
        help="High-water mark: older outputs become markers when the window is this full.",
    )
    sweep_high_tokens: int = _threshold(
        100_000,
        unit="tokens",
        span=(2_000, 2_000_000),
        source="replayed sessions, best of 220 policies at 1M",
        help="The same mark in tokens; the smaller of the two counts.",
    )
    sweep_low_percent: float = _threshold(
        20.0,
        unit="%",
        span=(1, 90),
        source="replayed sessions, best of 220 policies at 128K",
        help="Low-water mark: one sweep goes down to this.",
    )
    sweep_low_tokens: int = _threshold(
        40_000,
        unit="tokens",
        span=(1_000, 1_000_000),
        source="replayed sessions, best of 220 policies at 1M",
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
    value_tokens: int = _threshold(
        200,
        unit="tokens",
        span=(20, 20_000),
        source="replayed sessions, size of arguments",
        help="Smallest output or argument value that may go behind a marker.",
    )
    previous_turn: PreviousTurn = _threshold(
        PreviousTurn.LOSSLESS,
        unit="",
        span=_ANY,
        source="replayed sessions, previous turn",
        help="Whether outputs of the previous turn may go behind recallable markers.",
    )
    marker_form: MarkerForm = _threshold(
        MarkerForm.FULL,
        unit="",
        span=_ANY,
        source="replayed sessions, share of later-needed strings still visible",
        help="Whole digest as published, or a short unique prefix that saves 29 tokens.",
    )
    marker_tokens: int = _threshold(
        400,
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
    compact_percent: float = _threshold(
        50.0,
        unit="%",
        span=(10, 95),
        source="replayed sessions, folding early",
        help="A handover is written when the window is this full.",
    )
    compact_tokens: int = _threshold(
        100_000,
        unit="tokens",
        span=(4_000, 2_000_000),
        source="replayed sessions, best of 220 policies at 1M",
        help="The same mark in tokens; the smaller of the two counts.",
    )
    compact_keep_tokens: int = _threshold(
        16_000,
        unit="tokens",
        span=(1_000, 400_000),
        source="replayed sessions, folding early",
        help="The newest tokens that a handover leaves as they are.",
    )
    compact_cooldown: float = _threshold(
        60.0,
        unit="s",
        span=(0, 3_600),
        source="Cache + Compact, as published",
        help="Time between two handovers.",
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
        for threshold in THRESHOLDS:
            _check(threshold, getattr(self, threshold.name))

    def with_values(self, values: dict[str, Any]) -> "Policy":
        """This policy with some values changed; PolicyError names the first that does not fit."""
        known = {threshold.name: threshold for threshold in THRESHOLDS}
        if unknown := sorted(set(values) - set(known)):
            raise PolicyError(
                f"There is no policy value {unknown[0]!r}.", f"Known: {', '.join(sorted(known))}."
            )
        return replace(self, **{name: _typed(known[name], value) for name, value in values.items()})

    def values(self) -> dict[str, Any]:
        return {name: value for name, value in asdict(self).items() if name != "preset"}


def _typed(threshold: Threshold, value: Any) -> Any:
    """`value` as the threshold's own type (settings files and forms bring text and ints)."""
    kind = type(threshold.default)
    try:
        return kind(value)
    except (TypeError, ValueError) as error:
        choices = ", ".join(kind) if issubclass(kind, StrEnum) else kind.__name__
        raise PolicyError(
            f"{threshold.name} cannot be {value!r}.", f"It takes: {choices}."
        ) from error


def _check(threshold: Threshold, value: Any) -> None:
    if not isinstance(value, type(threshold.default)):
        raise PolicyError(
            f"{threshold.name} cannot be {value!r}.",
            f"It takes: {type(threshold.default).__name__}.",
        )
    if isinstance(value, int | float) and not threshold.low <= value <= threshold.high:
        raise PolicyError(
            f"{threshold.name} cannot be {value:g} {threshold.unit}.",
            f"It takes {threshold.low:g} to {threshold.high:g} {threshold.unit}.",
        )


THRESHOLDS: tuple[Threshold, ...] = tuple(
    Threshold(name=item.name, default=item.default, **item.metadata)
    for item in fields(Policy)
    if item.metadata
)
