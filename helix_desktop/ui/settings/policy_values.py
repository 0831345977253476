"""The values of the context policy while they are edited: their names, help, source, and problems.

Nothing here is applied. An invalid value is kept as typed, with the reason.
"""

from collections.abc import Mapping
from enum import Enum, StrEnum, auto

from msgspec import Struct

from helix_desktop.app.inspection.request_marks import request_marks
from helix_desktop.domain.context_window.policy import (
    PRESET_NAMES,
    THRESHOLDS,
    Plain,
    Policy,
    Threshold,
)
from helix_desktop.domain.context_window.presets import get_preset
from helix_desktop.domain.errors import PolicyError
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.text.display_names import preset_name, window_text
from helix_desktop.ui.text.formatting import (
    count_text,
    figure_text,
    parse_amount,
    phrase_text,
    plural,
    retold,
    tr,
)

BY_NAME: Mapping[str, Threshold] = {threshold.name: threshold for threshold in THRESHOLDS}
POLICY_GROUPS: Mapping[Phrase, Mapping[str, Phrase]] = {
    Phrase("Tool outputs"): {
        "gate_mode": Phrase("Large outputs"),
        "gate_tokens": Phrase("Shorten outputs over"),
    },
    Phrase("Old outputs"): {
        "markers_turns": Phrase("Move outputs older than"),
    },
    Phrase("Notes"): {
        "notes_percent": Phrase("Turn old steps into notes at"),
        "notes_high_tokens": Phrase("Or at"),
        "observations_percent": Phrase("Let a model take notes at"),
    },
    Phrase("Handovers"): {
        "compact_percent": Phrase("Write a handover at"),
        "subagents_use": Phrase("Subagents use"),
    },
}
"""The titles of values, by groups in the order in which a token reaches them."""
_SHORT = {
    "gate_mode": Phrase("Choice for outputs over the limit"),
    "gate_tokens": Phrase("Before they enter the context"),
    "subagents_use": Phrase("Each subagent has its own context window"),
}
"""Short descriptions of values whose help is too long for a line."""


class ValueOrigin(Enum):
    """The source of a value, from the nearest to the farthest."""

    EDITED = auto()
    WORKSPACE = auto()
    EVERYWHERE = auto()
    PRESET = auto()


class ValueProblem(Struct, frozen=True):
    """An invalid value as typed, and the reason."""

    typed: str
    reason: str


class PolicyDraft:
    """A draft of a policy; `in_use` holds in the edited scope, `usual` in all workspaces."""

    def __init__(self, in_use: Policy, usual: Policy, *, everywhere: bool = False) -> None:
        self.in_use, self.usual, self.everywhere = in_use, usual, everywhere
        self.preset = in_use.preset
        self._edits: dict[str, Plain] = {}
        self.problems: dict[str, ValueProblem] = {}

    @property
    def edited(self) -> bool:
        return bool(self._edits or self.problems or self.preset != self.in_use.preset)

    def value(self, name: str) -> Plain:
        """Return the value that would be applied; for an invalid one, the value before."""
        return self._edits.get(name, self.base(name))

    def base(self, name: str) -> Plain:
        """Return the value without single edits."""
        return _plain(self._origin, name)

    @property
    def _origin(self) -> Policy:
        """The policy in use, or the chosen preset."""
        return self.in_use if self.preset == self.in_use.preset else get_preset(self.preset)

    def policy(self) -> Policy | None:
        """Return the draft as a policy, or None while a value is invalid."""
        return None if self.problems else self.nearest()

    def nearest(self) -> Policy:
        """Return the policy of all valid values; each was accepted only if all fit together."""
        return self._origin.with_values(self._edits)

    def put(self, name: str, value: object) -> None:
        """Set a value; an invalid one is kept with the reason."""
        try:
            plain = value
            threshold = BY_NAME[name]
            if isinstance(plain, str) and not threshold.choices:
                digits = plain.rstrip(" %")
                amount = parse_amount(digits) if digits else None
                plain = plain if amount is None else amount  # what is no number is refused below
            elif isinstance(plain, float) and isinstance(threshold.default, int):
                plain = round(plain)
            fitting_value = threshold.fit(plain)
            if threshold.choices:
                fitting_value = str(fitting_value)
        except PolicyError as error:
            reason = retold(error.hint or error.message)
            self.problems[name] = ValueProblem(
                figure_text(value) if isinstance(value, float) else str(value), reason=reason
            )
        else:
            self._settle(name, fitting_value)

    def choose_preset(self, name: str) -> None:
        """Start from a preset and discard single edits."""
        self.reset()
        self.preset = name

    def take(self, policy: Policy) -> None:
        """Replace the draft by a whole policy, as its file says it."""
        self.choose_preset(policy.preset)
        base = self._origin.values()
        self._edits = {
            name: value for name, value in policy.values().items() if value != base[name]
        }

    def reset(self) -> None:
        self.preset = self.in_use.preset
        self._edits.clear()
        self.problems.clear()

    def back(self, name: str) -> Plain | None:
        """Return the value one step back: the one in force, of all workspaces, or of the preset."""
        source = self.source(name)
        if source is ValueOrigin.EDITED:
            return self.base(name)
        if source is ValueOrigin.WORKSPACE and self._everywhere_has(name):
            return _plain(self.usual, name)
        return _plain(get_preset(self.preset), name) if source is not ValueOrigin.PRESET else None

    def undo(self, name: str) -> None:
        back = self.back(name)
        self.problems.pop(name, None)
        if back is not None:
            self._settle(name, back)

    def source(self, name: str) -> ValueOrigin:
        if name in self.problems or name in self._edits:
            return ValueOrigin.EDITED
        value = self.base(name)
        if value == _plain(get_preset(self.preset), name):
            return ValueOrigin.PRESET
        if self.everywhere or (self._everywhere_has(name) and value == _plain(self.usual, name)):
            return ValueOrigin.EVERYWHERE
        return ValueOrigin.WORKSPACE

    def own(self) -> int:
        """Return the number of values that the workspace changes itself."""
        return sum(self.source(name) is ValueOrigin.WORKSPACE for name in BY_NAME)

    def changed(self) -> int:
        """Return the number of values that differ from the preset's, edits included."""
        usual = get_preset(self.preset)
        return sum(self.value(name) != _plain(usual, name) for name in BY_NAME)

    def _settle(self, name: str, fitting_value: Plain) -> None:
        if fitting_value == self.base(name):
            self._edits.pop(name, None)
        else:
            self._edits[name] = fitting_value
        self.problems.pop(name, None)

    def _everywhere_has(self, name: str) -> bool:
        """Whether all workspaces override a value of the same preset."""
        same = self.usual.preset == self.preset
        return same and _plain(self.usual, name) != _plain(get_preset(self.usual.preset), name)


def _plain(policy: Policy, name: str) -> Plain:
    value: Plain = getattr(policy, name)
    return value.value if isinstance(value, StrEnum) else value


def choice_labels(name: str) -> tuple[tuple[str, str], ...]:
    """Return the choices of a value with their texts, by their names in settings files."""
    words = {
        "ask": tr("Ask the agent"),
        "automatic": tr("Automatic"),
        "off": tr("Off"),
        "lossless": tr("Cache outputs"),
        "strict": tr("Nothing"),
        "open": tr("Anything"),
        "forecast": tr("By forecast"),
        "age": tr("By age"),
        "same": tr("The same"),
        **{key: preset_text(key)[0] for key in PRESET_NAMES},
    }
    return tuple((key, words.get(key, key)) for key in BY_NAME[name].choices)


def preset_text(name: str) -> tuple[str, str]:
    return preset_name(name), {
        "balanced": tr("Early, when it pays off"),
        "helix": tr("Caches, handover at 85%"),
        "relevance": tr("Excerpts and notes"),
        "economy": tr("Cheapest, less verbatim"),
    }[name]


def unit_label(unit: str) -> str:
    return {"tokens": tr("tokens"), "s": tr("s", "seconds"), "%": "%"}.get(unit, "")


def number_text(value: Plain) -> str:
    """Format a number with commas between thousands and without trailing zeros."""
    return count_text(value) if isinstance(value, int) else figure_text(float(value))


def value_text(name: str, value: Plain) -> str:
    if isinstance(value, str):
        return dict(choice_labels(name)).get(value, value)
    number, unit = number_text(value), unit_label(BY_NAME[name].unit)
    return tr("{0}%").format(number) if unit == "%" else f"{number} {unit}".strip()


def effect_text(name: str, policy: Policy, window: int) -> tuple[str, bool]:
    """Return the effect of a value, and whether the text was computed for that window."""
    match name:
        case "markers_turns" if not policy.markers_turns:
            return tr("Never"), True
        case "markers_turns":
            turns = policy.markers_turns
            return plural(turns, "By age, after {0} turn", "By age, after {0} turns"), True
        case "compact_percent":
            never = tr("Only when you compact manually")
            return _share(policy.compact_percent, window) if policy.compact_percent else never, True
        case "notes_percent":
            percent, cap = policy.notes_percent, policy.notes_high_tokens
            if not percent:
                return tr("Never"), True
            if cap >= int(window * percent / 100):
                return _share(percent, window), True
            return plural(
                cap,
                "{0} token (less than {1}% of {2})",
                "{0} tokens (less than {1}% of {2})",
                figure_text(percent),
                window_text(window),
            ), True
        case "notes_high_tokens":
            return tr("Whichever comes first") if policy.notes_percent else tr("Never"), True
        case "observations_percent":
            return _share(
                policy.observations_percent, window
            ) if policy.observations_percent else tr("Never"), True
        case _ if name in _SHORT:
            return phrase_text(_SHORT[name]), False
        case _:
            return retold(BY_NAME[name].help), False


def earliest_notes_text(policy: Policy, llm: Llm) -> str:
    """Return from which size on notes come if they pay off, with the mark of the row above."""
    marks = request_marks(policy, llm)
    if marks.notes is None:
        return tr("Never")
    if marks.notes_early is None:
        return tr("Never before that")
    percent = round(100 * marks.notes_early / max(1, llm.window))
    tokens = count_text(marks.notes_early)
    share = tr("{0}% of {1} = {2} tokens").format(percent, window_text(llm.window), tokens)
    return tr("{0}, if it pays off").format(share)


def _share(percent: float, window: int) -> str:
    tokens = count_text(int(window * percent / 100))
    return tr("{0}% of {1} = {2} tokens").format(figure_text(percent), window_text(window), tokens)
