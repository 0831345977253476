"""One value of the policy as a row: slider and field, or a choice; where it comes from."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from helix_desktop.domain.policy import Policy
from helix_desktop.domain.thresholds import Plain
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.settings.fields import NumberField
from helix_desktop.ui.settings.policy_draft import BY_NAME, From, PolicyDraft
from helix_desktop.ui.settings.policy_words import (
    Worded,
    choice_words,
    effect,
    number_text,
    preset_words,
    titles,
    unit_word,
)
from helix_desktop.ui.settings.rows import INSET, SettingRow, Words
from helix_desktop.ui.settings.segmented import Segmented
from helix_desktop.ui.settings.slider import Scale, Slider
from helix_desktop.ui.settings.source import (
    not_applied,
    of_all,
    of_preset,
    of_workspace,
)
from helix_desktop.ui.words import tr

CURVED = 20
"""A range whose end is so many times its beginning is shown on a curved scale."""


class PolicyRow(QObject):
    """`wanted` carries the name and what was chosen or typed."""

    wanted = Signal(str, object)
    undone = Signal(str)

    def __init__(self, theme: Theme, worded: Worded) -> None:
        super().__init__()
        self.name, self.fine = worded.name, worded.fine
        self._threshold = BY_NAME[worded.name]
        self._words = Words(theme, worded.title, self._threshold.help)
        self.slider: Slider | None = None
        self.field: NumberField | None = None
        self.choice: Segmented | None = None
        if self._threshold.choices:
            self.choice = Segmented(theme, choice_words(self.name), worded.title)
            self.choice.chosen.connect(lambda key: self.wanted.emit(self.name, key))
            self.row = SettingRow(theme, self._words, self.choice)
        else:
            self.row = SettingRow(theme, self._words, self._number(theme, worded.title))
        self.row.more = f"{self.name} {self._threshold.help} {self._threshold.source}"
        self.row.undone.connect(lambda: self.undone.emit(self.name))

    def show(self, draft: PolicyDraft, *, policy: Policy, window: int, workspace: str) -> None:
        """`policy`: the draft's, or what holds while something does not fit."""
        value = draft.value(self.name)
        if self.choice is not None:
            self.choice.show_choice(str(value))
        else:
            self._show_number(draft, value, window)
        self._show_effect(draft, policy, window)
        source = draft.source(self.name)
        words = {
            From.EDITED: not_applied(),
            From.WORKSPACE: of_workspace(workspace),
            From.EVERYWHERE: of_all(),
            From.PRESET: of_preset(preset_words(draft.preset)[0]),
        }
        back = draft.back(self.name) if source is not From.PRESET else None
        tip = self._back_words(back)
        self.row.show_source(words[source], back=back is not None, tip=tip)
        self.row.loud = source is not From.PRESET

    def _show_number(self, draft: PolicyDraft, value: Plain, window: int) -> None:
        if self.slider is None or self.field is None or isinstance(value, str):
            return
        self.slider.set_scale(self._scale(window, value))
        self.slider.set_stops(*draft.stops(self.name), off=self._threshold.low == 0)
        self.slider.show_value(value)
        back = draft.back(self.name)
        self.slider.show_mark(back if isinstance(back, int | float) else None)
        typed = draft.text(self.name)
        self.field.set_wrong(typed is not None)
        if not (self.field.line.hasFocus() and typed is not None):
            self.field.show_text(number_text(value) if typed is None else typed)

    def _show_effect(self, draft: PolicyDraft, policy: Policy, window: int) -> None:
        problem = draft.problems.get(self.name)
        if problem is not None:
            self._words.show_below(self._reason(draft, problem.rival) or problem.reason, "bad")
            return
        text, reckoned = effect(self.name, policy, window)
        if draft.source(self.name) is not From.EDITED or draft.preset != draft.in_use.preset:
            self._words.show_below(text)
            return
        now = self._value_words(draft.base(self.name))
        both = tr("{0}, now {1}").format(text, now) if reckoned else tr("now {0}").format(now)
        self._words.show_below(both, "fg2")

    def _reason(self, draft: PolicyDraft, rival: str) -> str:
        if not rival:
            return ""
        lower = draft.stops(self.name)[0] > self._threshold.low
        words = tr("Has to stay above {0} ({1})") if lower else tr("Has to stay below {0} ({1})")
        other = BY_NAME[rival]
        value = draft.value(rival)
        text = number_text(value) if not isinstance(value, str) else value
        return words.format(titles()[rival], f"{text} {unit_word(other.unit)}".strip())

    def _value_words(self, value: Plain) -> str:
        if isinstance(value, str):
            return dict(choice_words(self.name)).get(value, value)
        return f"{number_text(value)} {unit_word(self._threshold.unit)}".strip()

    def _back_words(self, value: Plain | None) -> str:
        return "" if value is None else tr("Back to {0}").format(self._value_words(value))

    def _number(self, theme: Theme, title: str) -> QHBoxLayout:
        self.slider = Slider(theme, self._scale(0, 0), title)
        self.slider.moved.connect(lambda value: self.wanted.emit(self.name, value))
        self.field = NumberField(title, unit_word(self._threshold.unit))
        self.field.typed.connect(self._on_typed)
        self.field.stepped.connect(self._on_stepped)
        inner = QHBoxLayout()
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(20 - INSET)
        parts: tuple[QWidget, ...] = (self.slider, self.field)
        for part in parts:
            inner.addWidget(part)
        return inner

    def _scale(self, window: int, value: float) -> Scale:
        """Marks in tokens go up to the window; what is above it is the same as no limit."""
        low, high = self._threshold.low, self._threshold.high
        if self._threshold.unit == "tokens" and window:
            high = min(high, max(window, low + 1)) if value <= window else min(high, value)
        return Scale(low, high, 1.0, curved=high > CURVED * max(1.0, low) and high > 200)

    def _on_typed(self, text: str) -> None:
        self.wanted.emit(self.name, text)

    def _on_stepped(self, steps: int) -> None:
        if self.slider is not None:
            value = self.slider.value()
            self.wanted.emit(self.name, value + steps * self.slider.scale.step_at(value))
