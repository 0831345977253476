"""The settings page Policy lab: two policies replayed over recorded sessions and compared."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from helix_desktop.app.replay.trial_figures import PolicyTrial
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.context_window.policy import PRESET_NAMES, Policy
from helix_desktop.domain.context_window.presets import get_preset, preset_changes
from helix_desktop.ui.settings.policy_text import effect_text, preset_text
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.settings.settings_page import SettingsPage
from helix_desktop.ui.settings.trial_charts import (
    TrialChart,
    TrialComparison,
    comparison_rows,
    comparison_verdict,
)
from helix_desktop.ui.settings.trial_controller import TrialController
from helix_desktop.ui.style.canvas import surface
from helix_desktop.ui.text.formatting import (
    cost_text,
    count_text,
    decimal_text,
    plural,
    tokens_text,
    tr,
)
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.cards import VerdictCard
from helix_desktop.ui.widgets.choices import PickerCard, PickerOption
from helix_desktop.ui.widgets.controls import button, key_button
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import STRETCH, column_of, grow, row_of

IN_USE, ALL_SESSIONS = "current", ""
MIN_SIDE_BY_SIDE_WIDTH = 940
"""Width from which the choices are in one row, and the two cards side by side."""


class PolicyLabPage(SettingsPage):
    """A page that compares policy A with the candidate B."""

    key = "lab"
    wide = True

    def __init__(self, context: SettingsContext, open_workspace: OpenWorkspace) -> None:
        super().__init__(context)
        self._open_workspace = open_workspace
        self._keys = [IN_USE, "economy"]
        self.trial_controller = TrialController(context.bridge, open_workspace.trials)
        self.trial_controller.changed.connect(self._show)
        self.session = PickerCard(tr("Session"))
        self.session.chosen.connect(self._on_session)
        self.pickers = (
            PickerCard(tr("A · baseline"), "fg2"),
            PickerCard(tr("B · candidate"), "acc"),
        )
        for place, picker in enumerate(self.pickers):
            picker.chosen.connect(lambda key, place=place: self._on_policy(place, key))
        policies = row_of(*(grow(picker) for picker in self.pickers), spacing=8)
        choices = row_of(grow(self.session), grow(policies, 2), spacing=8)
        self.stop = button(tr("Cancel"))
        self.stop.clicked.connect(self._on_stop)
        self._caption = label("", "micro", "mut", wrap=True)
        self._readout = label("", "micro", "fg2", wrap=True)
        self.chart = TrialChart()
        self.chart.moved.connect(self._show_readout)
        self.chart.range_changed.connect(lambda: self._show_readout(self.chart.at))
        charts = surface("card")
        column_of(
            row_of(grow(label(tr("Context use and cost"), "title")), self.stop),
            self._caption,
            self._readout,
            self.chart,
            STRETCH,
            on=charts,
            margins=(16, 12, 16, 12),
            spacing=2,
        )
        self.table = TrialComparison((tr("A"), tr("B"), tr("B − A")))
        self.tint = VerdictCard()
        self._result = label("", "micro", "ok", wrap=True)
        self.use = key_button(tr("Use this policy"), "Ctrl+S", role="primary")
        self.use.clicked.connect(self.save)
        differences = surface("card")
        column_of(
            label(tr("Differences"), "title"),
            self.table,
            self.tint,
            STRETCH,
            self._result,
            row_of(self.use, STRETCH),
            on=differences,
            margins=(16, 12, 16, 16),
            spacing=12,
        )
        cards = row_of(grow(charts, 768), grow(differences, 352), spacing=24)
        self.widget = _Sheet(choices, cards)
        self._want()

    def enter(self) -> None:
        self._result.setText("")
        self.trial_controller.enter()
        self._want()

    def leave(self) -> None:
        self.trial_controller.leave()

    def save(self) -> None:
        """Use B from the next request on."""

        async def used(policy: Policy) -> None:
            await self._open_workspace.choose_policy(policy)
            self._result.setText(tr("Takes effect with the next request."))
            self._want()

        if self.use.isEnabled():
            self._context.bridge.run(used(self._policy(1)), "choose a policy")

    def _on_stop(self) -> None:
        if self.trial_controller.stopped:
            self.trial_controller.again()
        else:
            self.trial_controller.stop()

    def _policy(self, number: int) -> Policy:
        key = self._keys[number]
        return get_preset(key) if key != IN_USE else self._open_workspace.workspace.policy

    def _want(self) -> None:
        self.trial_controller.want(self._policy(0), self._policy(1))
        self._show()

    def _on_session(self, key: str) -> None:
        self.trial_controller.only = int(key) if key else None
        self._want()

    def _on_policy(self, number: int, key: str) -> None:
        self._keys[number] = key
        self._result.setText("")
        self._want()

    def _show(self) -> None:
        first, second = self.trial_controller.in_use, self.trial_controller.edited
        window = self._open_workspace.llm.window
        material = self.trial_controller.material
        titles = material.titles if material is not None else ()
        count = plural(len(titles), "{0} session", "{0} sessions") if material is not None else ""
        if material is not None and material.left_out:
            count += " · " + tr("{0} older not shown").format(count_text(material.left_out))
        sessions = [PickerOption(ALL_SESSIONS, tr("All sessions"), count)]
        sessions += [
            PickerOption(str(index), one_line(title) or tr("Untitled"), tr("this session only"))
            for index, title in enumerate(titles)
        ]
        only = self.trial_controller.only
        self.session.show_picks(sessions, ALL_SESSIONS if only is None else str(only))
        policy = self._open_workspace.workspace.policy
        change_count = len(preset_changes(policy))
        changes = tr("{0} changed").format(change_count) if change_count else tr("unchanged")
        current = tr("Current: {0}").format(preset_text(policy.preset)[0])
        picks = [PickerOption(IN_USE, current, changes)]
        for name in PRESET_NAMES:
            handover = effect_text("compact_percent", get_preset(name), window)[0]
            below = tr("handover: {0}").format(handover)
            picks.append(PickerOption(name, preset_text(name)[0], below))
        for key, picker in zip(self._keys, self.pickers, strict=True):
            picker.show_picks(picks, key)
        self._caption.setText(self._caption_words())
        trials = (self.trial_controller.drawn(0), self.trial_controller.drawn(1))
        for widget in (self.chart, self._readout):
            widget.setVisible(any(trials))
        self.stop.setVisible(self.trial_controller.busy or self.trial_controller.stopped)
        self.stop.setText(tr("Resume") if self.trial_controller.stopped else tr("Cancel"))
        mark = self._policy(0).compact_starts(window) or 0
        self.chart.show_trials(*trials, window=window, mark=mark)
        self.table.show_lines(comparison_rows(first, second, window) if first and second else ())
        self.table.setMinimumWidth(self.table.full_width())
        self.tint.setVisible(bool(first and second))
        if first and second:
            self.tint.show_words(*comparison_verdict(first, second))
        self.use.setEnabled(self._policy(1) != self._open_workspace.workspace.policy)
        self._show_readout(self.chart.at)

    def _caption_words(self) -> str:
        trying = self.trial_controller
        if trying.problem:
            return trying.problem
        if trying.material is not None and not trying.material.sessions:
            return tr("No sessions to replay yet. Run a session, then compare policies.")
        if trying.edited is not None and trying.in_use is not None:
            return plural(
                len(trying.edited.sizes),
                "{0} request replayed in {1} s, no model called",
                "{0} requests replayed in {1} s, no model called",
                decimal_text(trying.edited.seconds, 1),
            )
        if trying.material is None:
            return tr("Reading sessions…")
        number = 0 if trying.in_use is None else 1
        trial = trying.drawn(number)
        if trial is None:
            return tr("Canceled.") if trying.stopped else tr("Replaying…")
        words = tr("Replaying {0}: {1} of {2}")
        if trying.stopped:
            words = tr("Canceled. {0}: {1} of {2} requests shown.")
        counts = count_text(len(trial.sizes)), count_text(trial.of)
        return words.format((tr("A"), tr("B"))[number], *counts)

    def _show_readout(self, index: int) -> None:
        trials = (self.trial_controller.drawn(0), self.trial_controller.drawn(1))
        parts = [
            f"{name} {_figures(trial, index)}"
            for name, trial in zip((tr("A"), tr("B")), trials, strict=True)
            if trial is not None and 0 <= index < len(trial.sizes)
        ]
        words = " · ".join([tr("Request {0}").format(count_text(index + 1)), *parts])
        hint = tr("Hover over a request, or use ← and →. Drag or press + to zoom.")
        stretch = self.chart.stretch
        if not stretch.is_full:
            sight = tr("Showing {0}–{1} of {2}. Double-click or press 0 to show all.")
            first, last = round(stretch.first) + 1, round(stretch.last) + 1
            hint = sight.format(count_text(first), count_text(last), count_text(stretch.count))
            words = f"{words} · {hint}"
        self._readout.setText(words if parts else hint)


class _Sheet(QWidget):
    """A sheet with rows whose parts are below each other in a narrow window."""

    def __init__(self, *parts: QBoxLayout) -> None:
        super().__init__()
        self._parts = parts
        column_of(*parts, STRETCH, on=self, margins=(24, 20, 24, 24), spacing=20)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side_by_side = event.size().width() >= MIN_SIDE_BY_SIDE_WIDTH
        direction = (
            QBoxLayout.Direction.LeftToRight if side_by_side else QBoxLayout.Direction.TopToBottom
        )
        for part in self._parts:
            part.setDirection(direction)


def _figures(trial: PolicyTrial, index: int) -> str:
    """Return the tokens of one request and the cost up to there."""
    tokens = tokens_text(trial.sizes[index])
    return f"{tokens} {cost_text(trial.spent[index])}" if trial.cost else tokens
