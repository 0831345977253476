"""A policy while it is being edited: what holds, what is wanted instead, and where each came from.

Nothing here is applied; a value that does not fit is kept as it was typed, with the reason.
"""

from collections.abc import Mapping
from enum import Enum, StrEnum, auto

from msgspec import Struct

from helix_desktop.domain.context_window.policy import RISING, THRESHOLDS, Plain, Policy, Threshold
from helix_desktop.domain.context_window.presets import get_preset
from helix_desktop.domain.errors import PolicyError
from helix_desktop.ui.text.formatting import retold

BY_NAME: Mapping[str, Threshold] = {each.name: each for each in THRESHOLDS}


class ValueOrigin(Enum):
    """Where a value comes from, nearest first."""

    EDITED = auto()
    WORKSPACE = auto()
    EVERYWHERE = auto()
    PRESET = auto()


class ValueProblem(Struct, frozen=True):
    """Why a value does not fit; `rival` is the value that stands in its way, if it is one."""

    reason: str
    rival: str = ""


class PolicyDraft:
    """`in_use` is what holds in the place that is edited, `usual` what holds for all workspaces."""

    def __init__(self, in_use: Policy, usual: Policy, *, everywhere: bool = False) -> None:
        self.in_use, self.usual, self.everywhere = in_use, usual, everywhere
        self.preset = in_use.preset
        self._edits: dict[str, Plain] = {}
        self._raw: dict[str, str] = {}
        self._problems: dict[str, ValueProblem] = {}

    @property
    def edited(self) -> bool:
        return bool(self._edits or self._raw or self.preset != self.in_use.preset)

    @property
    def problems(self) -> Mapping[str, ValueProblem]:
        return self._problems

    def value(self, name: str) -> Plain:
        """The value as it would be applied; of one that does not fit, what it was before."""
        return self._edits.get(name, self.base(name))

    def base(self, name: str) -> Plain:
        """What stands there without single edits: the policy in use, or the preset just chosen."""
        origin = self.in_use if self.preset == self.in_use.preset else get_preset(self.preset)
        return _plain(origin, name)

    def text(self, name: str) -> str | None:
        """What was typed and does not fit."""
        return self._raw.get(name)

    def policy(self) -> Policy | None:
        """All of it as a policy; None while something does not fit."""
        return None if self._raw else self.nearest()

    def nearest(self) -> Policy:
        """All of it that fits: what fits by itself was only kept if it fits together."""
        origin = self.in_use if self.preset == self.in_use.preset else get_preset(self.preset)
        return origin.with_values(self._edits)

    def put(self, name: str, value: object) -> None:
        """Another value, typed or moved to; one that does not fit is kept with the reason."""
        self._raw.pop(name, None)
        try:
            fitted = _fitted(name, value)
        except PolicyError as error:
            self._refuse(name, value, ValueProblem(retold(error.hint or error.message)))
        else:
            self._settle(name, fitted, typed=value)
        self._look_again()

    def choose_preset(self, name: str) -> None:
        """Start from that one; single edits are gone."""
        self.reset()
        self.preset = name

    def reset(self) -> None:
        self.preset = self.in_use.preset
        self._edits.clear()
        self._raw.clear()
        self._problems.clear()

    def back(self, name: str) -> Plain | None:
        """What one step back would be: what holds, the value for all workspaces, the preset's."""
        source = self.source(name)
        if source is ValueOrigin.EDITED:
            return self.base(name)
        if source is ValueOrigin.WORKSPACE and self._everywhere_has(name):
            return _plain(self.usual, name)
        return _plain(get_preset(self.preset), name) if source is not ValueOrigin.PRESET else None

    def undo(self, name: str) -> None:
        """Go that step."""
        back = self.back(name)
        self._raw.pop(name, None)
        if back is not None:
            self._settle(name, back, typed=back)
        self._look_again()

    def source(self, name: str) -> ValueOrigin:
        if name in self._raw or name in self._edits:
            return ValueOrigin.EDITED
        value = self.base(name)
        if value == _plain(get_preset(self.preset), name):
            return ValueOrigin.PRESET
        if self.everywhere or (self._everywhere_has(name) and value == _plain(self.usual, name)):
            return ValueOrigin.EVERYWHERE
        return ValueOrigin.WORKSPACE

    def own(self) -> int:
        """How many values the workspace changes itself."""
        return sum(self.source(name) is ValueOrigin.WORKSPACE for name in BY_NAME)

    def changed(self) -> int:
        """How many values differ from the preset's, single edits included."""
        usual = get_preset(self.preset)
        return sum(self.value(name) != _plain(usual, name) for name in BY_NAME)

    def stops(self, name: str) -> tuple[float, float]:
        """Between which values its neighbours leave room."""
        threshold = BY_NAME[name]
        low, high = threshold.low, threshold.high
        step = 1.0
        for lower, upper in RISING:
            ceiling, floor = self.value(upper), self.value(lower)
            if lower == name and isinstance(ceiling, int | float) and ceiling > 0:
                high = min(high, ceiling - step)
            if upper == name and isinstance(floor, int | float):
                low = max(low, floor + step)
        return low, max(low, high)

    def _settle(self, name: str, fitted: Plain, *, typed: object) -> None:
        """A value of the right kind; whether its neighbours leave room shows when it is tried."""
        rival = _rival(name, fitted, self)
        if rival:
            self._refuse(name, typed, ValueProblem("", rival))
            return
        if fitted == self.base(name):
            self._edits.pop(name, None)
        else:
            self._edits[name] = fitted
        self._problems.pop(name, None)

    def _refuse(self, name: str, value: object, problem: ValueProblem) -> None:
        self._raw[name] = f"{value:,g}" if isinstance(value, float) else str(value)
        self._problems[name] = problem

    def _look_again(self) -> None:
        """A neighbour that moved can have made room."""
        for name, raw in tuple(self._raw.items()):
            try:
                fitted = _fitted(name, raw)
            except PolicyError:
                continue
            del self._raw[name]
            self._settle(name, fitted, typed=raw)
        for name in tuple(self._problems):
            if name not in self._raw:
                del self._problems[name]

    def _everywhere_has(self, name: str) -> bool:
        """Whether all workspaces have a value of their own there, of the same preset."""
        same = self.usual.preset == self.preset
        return same and _plain(self.usual, name) != _plain(get_preset(self.usual.preset), name)


def _plain(policy: Policy, name: str) -> Plain:
    value: Plain = getattr(policy, name)
    return value.value if isinstance(value, StrEnum) else value


def _fitted(name: str, value: object) -> Plain:
    """As the threshold wants it; separators of thousands and percent signs are no part of it."""
    threshold = BY_NAME[name]
    if isinstance(value, str) and not threshold.choices:
        value = value.replace(",", "").replace("\u202f", "").replace(" ", "").rstrip("%")
    if isinstance(value, float) and isinstance(threshold.default, int):
        value = round(value)
    fitted = threshold.fit(value)
    return str(fitted) if threshold.choices else fitted


def _rival(name: str, value: Plain, draft: PolicyDraft) -> str:
    """The neighbour that leaves no room for this value, by its name."""
    if not isinstance(value, int | float):
        return ""
    for lower, upper in RISING:
        floor, ceiling = draft.value(lower), draft.value(upper)
        if lower == name and isinstance(ceiling, int | float) and 0 < ceiling <= value:
            return upper
        if upper == name and isinstance(floor, int | float) and 0 < value <= floor:
            return lower
    return ""
