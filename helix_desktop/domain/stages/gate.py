"""The gate: what a window is taken for, and which outputs are held before they enter it."""

from dataclasses import dataclass
from enum import StrEnum

from helix_desktop.domain.stages.declaring import ANY, threshold


class GateMode(StrEnum):
    """What happens to a large output before it enters history."""

    ASK = "ask"
    AUTOMATIC = "automatic"
    OFF = "off"


@dataclass(frozen=True, slots=True, init=False, repr=False, eq=False)
class GateStage:
    """Thresholds of what comes in."""

    preset: str = "balanced"
    window_tokens: int = threshold(
        128_000,
        unit="tokens",
        span=(4_000, 10_000_000),
        source="Cache + Compact, as published",
        help="The window taken for a model whose own is not known.",
    )
    gate_mode: GateMode = threshold(
        GateMode.ASK,
        unit="",
        span=ANY,
        source="Gate + observations, as published",
        help="Ask the agent what to keep of a large output, decide automatically, or never hold.",
    )
    gate_tokens: int = threshold(
        6_000,
        unit="tokens",
        span=(500, 200_000),
        source="replayed sessions; 4,000 as published",
        help="Outputs larger than this are held before they enter the conversation.",
    )
    gate_read_tokens: int = threshold(
        12_000,
        unit="tokens",
        span=(500, 200_000),
        source="replayed sessions, quoted lines still visible",
        help="The same for the text of a file that was read: agents quote it when they edit.",
    )
    gate_seconds: float = threshold(
        10.0,
        unit="s",
        span=(1, 120),
        source="Gate + observations, as published",
        help="Time that extracting from held outputs may add to one batch of calls.",
    )
    preview_tokens: int = threshold(
        2_000,
        unit="tokens",
        span=(50, 8_000),
        source="replayed sessions; no size is published",
        help="Size of the first glance at a held output.",
    )
    preview_read_tokens: int = threshold(
        4_000,
        unit="tokens",
        span=(50, 16_000),
        source="replayed sessions; no size is published",
        help="The same for the text of a file that was read.",
    )
