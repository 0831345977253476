"""The context policy while it is edited on its page: typed values, their source, and problems.

Nothing here is applied. An invalid value is kept as typed, with the reason.
"""

from collections.abc import Mapping
from enum import Enum, StrEnum, auto

from msgspec import Struct

from helix_desktop.domain.context_window.policy import THRESHOLDS, Plain, Policy, Threshold
from helix_desktop.domain.context_window.presets import get_preset
from helix_desktop.domain.errors import PolicyError
from helix_desktop.ui.text.formatting import figure_text, parse_amount, retold

BY_NAME: Mapping[str, Threshold] = {threshold.name: threshold for threshold in THRESHOLDS}


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
        """Set the value one step back."""
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
        """Accept a value of the right type."""
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
