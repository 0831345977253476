"""The context policy: every threshold with default, unit, range, and check of its values.

Each threshold has a unit, a range, and a source. `Threshold.fit` converts a value from a form, a
settings file, or a journal to the threshold's own type and range, or raises PolicyError.
`THRESHOLDS` is collected from the fields of `Policy`, and `CONSTANTS` from those that nobody sets.
The defaults are those of the Balanced preset; presets.py holds the other presets.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from math import inf
from typing import NoReturn, TypeAlias, TypeVar, cast

from msgspec import Struct

from helix_desktop.domain.errors import PolicyError
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace

Plain: TypeAlias = str | int | float
PolicyValues: TypeAlias = tuple[tuple[str, Plain], ...]
"""The values of a policy, as saved with a session or in a file."""

_MAX_SHOWN_CHARS = 40
"""The maximum number of characters of a refused value that an error message repeats."""


class Threshold(Struct, frozen=True):
    """The declaration of one policy value: name, default, unit, range, source, and help text."""

    name: str
    default: Plain
    unit: str
    low: float
    high: float
    source: str
    help: str

    @property
    def choices(self) -> tuple[str, ...]:
        """The allowed values of a choice; empty for a number."""
        if isinstance(self.default, StrEnum):
            return tuple(choice.value for choice in type(self.default))
        return ()

    @property
    def allowed_values_hint(self) -> str:
        """A sentence for the user about the accepted values."""
        if self.choices:
            return Phrase("Choose one of: {choices}.", choices=", ".join(self.choices))
        return Phrase(
            "Enter a whole number from {low} to {high} {unit}."
            if isinstance(self.default, int)
            else "Enter a number from {low} to {high} {unit}.",
            low=f"{self.low:,g}",
            high=f"{self.high:,g}",
            unit=UNITS[self.unit],
        )

    def fit(self, value: object) -> Plain:
        """Return `value` as this threshold's own type.

        Numbers may be given as text or as another number type. Raise PolicyError if the value does
        not fit.
        """
        match self.default:
            case StrEnum():
                if not isinstance(value, str) or value not in self.choices:
                    self._refuse(value)
                return type(self.default)(value)
            case int():
                return self._in_range(self._as_integer(value))
            case _:
                return self._in_range(self._as_float(value))

    def _as_integer(self, value: object) -> int:
        # `True` is an int in Python and would silently become 1
        if isinstance(value, bool):
            self._refuse(value)
        if isinstance(value, int) or (isinstance(value, float) and value.is_integer()):
            return int(value)
        try:
            return int(value) if isinstance(value, str) else self._refuse(value)
        except ValueError:
            self._refuse(value)

    def _as_float(self, value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float | str):
            self._refuse(value)
        try:
            return float(value)
        except (ValueError, OverflowError):
            self._refuse(value)

    def _in_range(self, value: float) -> Plain:
        # NaN compares false with everything, so that this form of the test refuses NaN as well
        return value if self.low <= value <= self.high else self._refuse(value)

    def _refuse(self, value: object) -> NoReturn:
        raise PolicyError(
            Phrase("{name} can't be {value}.", name=self.name, value=show_refused(value)),
            self.allowed_values_hint,
        ) from None


def show_refused(value: object) -> str:
    """Format a refused value for an error message.

    The result is short, and formatting never fails.
    """
    match value:
        case str() if len(value) > _MAX_SHOWN_CHARS:
            return f"{value[:_MAX_SHOWN_CHARS]!r}…"
        case int() if value.bit_length() > 64:
            return "a number of that size"
        case None | str() | int() | float():
            return repr(value)
        case _:
            return f"a {type(value).__name__}"


UNITS = {
    "": "",
    "%": "%",
    "s": Phrase("s", "seconds"),
    "tokens": Phrase("tokens"),
    "turns": Phrase("turns"),
}
"""The units of thresholds in a sentence."""

T = TypeVar("T")
Span: TypeAlias = tuple[float, float]
"""The lowest and the highest value."""


def threshold(default: T, span: Span, *, unit: str, source: str, help: str) -> T:
    meta = {"unit": unit, "low": span[0], "high": span[1], "source": source, "help": help}
    value: T = field(default=default, metadata=meta)
    return value


def tokens(default: int, span: Span, *, source: str, help: str) -> int:
    return threshold(default, span, unit="tokens", source=source, help=help)


def percent(default: float, span: Span, *, source: str, help: str) -> float:
    return threshold(default, span, unit="%", source=source, help=help)


def choice(default: T, *, source: str, help: str) -> T:
    return threshold(default, (0.0, 0.0), unit="", source=source, help=help)


class GateMode(StrEnum):
    """The handling of a large output before it enters history."""

    ASK = "ask"
    AUTOMATIC = "automatic"
    OFF = "off"


class PreviousTurn(StrEnum):
    """How far the previous turn is protected from compaction, except in an emergency compaction."""

    LOSSLESS = "lossless"
    STRICT = "strict"
    OPEN = "open"


class MarkerForm(StrEnum):
    """The length of the digest in a marker."""

    FULL = "full"
    SHORT = "short"


class SubAgentsUse(StrEnum):
    """The policy for the windows of subagents."""

    SAME = "same"
    HELIX = "helix"
    RELEVANCE = "relevance"
    BALANCED = "balanced"
    ECONOMY = "economy"


PRESET_TITLES = {
    "helix": Phrase("Cache + Compact"),
    "relevance": Phrase("Observational"),
    "balanced": Phrase("Balanced"),
    "economy": Phrase("Economy"),
}
"""The keys of the presets, and the names that are shown."""
PRESET_NAMES = tuple(PRESET_TITLES)
"""The presets, in the order in which they are offered."""
KNOWN_PRESETS = ", ".join(f"{key} ({title})" for key, title in PRESET_TITLES.items())
"""The presets as an error lists them."""


@dataclass(frozen=True, slots=True)
class Policy:
    """How a workspace keeps its windows small. Percentages are shares of the model's window.

    Values with a declaration can be set; the others are constants, which only presets, replays,
    and benchmarks choose.
    """

    preset: str = "balanced"
    gate_mode: GateMode = choice(
        GateMode.ASK,
        source="Observational, as published",
        help=Phrase(
            "Let the agent choose what to keep of a large output, decide automatically, or "
            "never shorten."
        ),
    )
    gate_tokens: int = tokens(
        6_000,
        (500, 200_000),
        source="replayed sessions; 4,000 as published",
        help=Phrase("Outputs larger than this are shortened before they enter the context."),
    )
    markers_turns: int = threshold(
        0,
        (0, 1_000),
        unit="turns",
        source="Cache + Compact, as published; its number from replayed sessions",
        help=Phrase("Move outputs older than this many turns; 0 = never."),
    )
    notes_percent: float = percent(
        75.0,
        (0, 95),
        source="replayed sessions, notes instead of steps",
        help=Phrase("Turn old steps into short notes when the context is this full; 0 = never."),
    )
    notes_high_tokens: int = tokens(
        56_000,
        (2_000, 10_000_000),
        source="replayed sessions, notes instead of steps",
        help=Phrase(
            "The same limit in tokens; whichever comes first. All limits for notes shrink "
            "with it in small context windows."
        ),
    )
    observations_percent: float = percent(
        0.0,
        (0, 95),
        source="Observational, as published",
        help=Phrase("A model takes notes when new history exceeds this share; 0 = never."),
    )
    compact_percent: float = percent(
        85.0,
        (0, 95),
        source="Cache + Compact, as published",
        help=Phrase("Write a handover when the context is this full; 0 = only manually."),
    )
    subagents_use: SubAgentsUse = choice(
        SubAgentsUse.SAME,
        source="our choice: a task of minutes seldom needs another policy than the conversation",
        help=Phrase("Policy of subagents: the conversation's, or a preset of their own."),
    )

    # constants: the gate
    # `gate_tokens` for text read from a file, which agents quote in edits
    gate_read_tokens: int = 8_000
    gate_seconds: float = 10.0  # time limit per batch of calls for choosing what to keep
    preview_tokens: int = 2_000  # size of the preview of a large output
    preview_read_tokens: int = 4_000  # the same for text read from a file

    # how far the previous turn is protected, except in an emergency compaction
    previous_turn: PreviousTurn = PreviousTurn.LOSSLESS

    # constants: markers
    cold_seconds: float = 300.0  # pause after which the prompt cache has expired
    value_tokens: int = 200  # smallest output that a marker may replace
    argument_tokens: int = 200  # smallest argument of a call that a marker may replace
    # full hash, or a short unique prefix that saves 29 tokens
    marker_form: MarkerForm = MarkerForm.SHORT
    marker_tokens: int = 150  # largest index of names in a marker

    # constants: notes. Their sizes hold at a mark of `notes_scale_tokens`, and follow the mark
    notes_scale_tokens: int = 56_000  # the mark at which notes have the following sizes
    # from this size on, the savings of earlier notes are weighed
    notes_early_tokens: int = 34_500
    # notes come early once re-reading has cost as much as this many compactions
    notes_patience: float = 7.0
    # older notes are merged, too, when notes of recent steps leave more
    notes_low_tokens: int = 45_000
    notes_tail_tokens: int = 4_500  # newest tokens that notes leave unchanged
    notes_least_tokens: int = 8_000  # least tokens that notes must free
    live_tokens: int = 6_200  # older outputs that notes leave unchanged
    note_share: float = 2.0  # notes with the code they quote, as a share of the steps
    lines_share: float = 5.5  # lines that notes quote by forecast, as a share of what they cover
    lines_tokens: int = 2_300  # the same in tokens; merged older notes may quote twice as much
    names_share: float = 4.5  # names in notes and handovers, as a share of what they cover
    names_tokens: int = 1_350  # the same in tokens, for notes of recent steps
    names_major_tokens: int = 4_300  # the same in tokens, for merged older notes
    said_tokens: int = 1_000  # lines of what the agent said, in notes and handovers

    # constants: handovers, and jobs of a model
    compact_cooldown: float = 60.0  # seconds between two handovers
    compact_keep_tokens: int = 16_000  # newest tokens that a handover leaves unchanged
    # a model merges and shortens its notes above this share of the context window
    reflect_at: float = 50.0
    handover_tokens: int = 5_000  # largest handover, including its index of names
    compact_least_tokens: int = 6_400  # least tokens that a handover must cover
    compact_least_percent: float = 10.0  # least share of the context that a handover must free
    breaker_failures: int = 2  # failures in a row after which automatic runs of a kind stop
    reserve_tokens: int = 16_000  # tokens reserved for the reply
    # the same as a share of the context window; the smaller one counts
    reserve_percent: float = 12.5

    def __post_init__(self) -> None:
        if self.preset not in PRESET_NAMES:
            raise PolicyError(
                "There is no policy preset {preset}.",
                "Known: {presets}.",
                preset=show_refused(self.preset),
                presets=KNOWN_PRESETS,
            )
        for threshold in THRESHOLDS:
            fitted = threshold.fit(getattr(self, threshold.name))
            object.__setattr__(self, threshold.name, fitted)
        for name, default in CONSTANTS.items():
            object.__setattr__(self, name, _fit_constant(name, getattr(self, name), default))

    def with_values(self, values: Mapping[str, object]) -> "Policy":
        """Return this policy with some values or constants changed.

        Raise PolicyError naming the first unfit value.
        """
        known = [threshold.name for threshold in THRESHOLDS]
        for name in values:
            if name not in known and name not in CONSTANTS:
                raise PolicyError(
                    "There is no policy value {name}.",
                    "Known: {known}.",
                    name=show_refused(name),
                    known=", ".join(known),
                )
        # types and ranges are checked in `__post_init__`
        return replace(self, **values)

    def values(self) -> dict[str, Plain]:
        """Return the value of every threshold, with choices as plain text for settings files."""
        return {threshold.name: _plain(getattr(self, threshold.name)) for threshold in THRESHOLDS}

    def constants(self) -> dict[str, Plain]:
        """Return every constant, with choices as plain text."""
        return {name: _plain(getattr(self, name)) for name in CONSTANTS}

    def compact_starts(self, window: int) -> int | None:
        """Return the window use in tokens at which a handover is due.

        None = never automatically.
        """
        return int(window * self.compact_percent / 100) if self.compact_percent else None

    def reserve(self, window: int) -> int:
        """Return the number of tokens of a window of that size that are kept free for the reply."""
        return min(self.reserve_tokens, int(window * self.reserve_percent / 100))


def _plain(value: Plain) -> Plain:
    return value.value if isinstance(value, StrEnum) else value


def _fit_constant(name: str, value: object, default: Plain) -> Plain:
    """Return a constant as its own type; raise PolicyError if it has another type."""
    try:
        if isinstance(default, StrEnum):
            return type(default)(str(value))
        if isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value < inf:
            return type(default)(value)
    except ValueError:
        pass
    raise PolicyError("{name} can't be {value}.", name=name, value=show_refused(value))


THRESHOLDS: tuple[Threshold, ...] = tuple(
    Threshold(name=item.name, default=cast("Plain", item.default), **item.metadata)
    for item in fields(Policy)
    if item.metadata
)
CONSTANTS: Mapping[str, Plain] = {
    item.name: cast("Plain", item.default)
    for item in fields(Policy)
    if not item.metadata and item.name != "preset"
}
"""The constants of Balanced, by name."""
