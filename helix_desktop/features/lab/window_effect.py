"""The effect of an edited policy on the recorded sessions, beside the page Context policy."""

from PySide6.QtWidgets import QWidget

from helix_desktop.app.sessions.open_sessions import OpenSessions
from helix_desktop.app.workspaces.workspace_settings import WorkspaceSettings
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.features.lab.policy_trials import PolicyTrials
from helix_desktop.features.lab.window_policy_lab import (
    PolicyChart,
    TrialComparison,
    TrialController,
    comparison_rows,
    comparison_verdict,
)
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.text.formatting import count_text, decimal_text, dotted_text, plural, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.cards import VerdictCard
from helix_desktop.ui.widgets.labels import ElidedLabel, label
from helix_desktop.ui.widgets.layout import STRETCH, column_of, row_of


class PolicyPreview(QWidget):
    """The effect that the policy in use and the edited one would have had on recorded sessions."""

    def __init__(
        self,
        context: SettingsContext,
        settings: WorkspaceSettings,
        sessions: OpenSessions,
        trials: PolicyTrials,
    ) -> None:
        super().__init__()
        self.trial_controller = TrialController(context.bridge, trials)
        self.trial_controller.changed.connect(self._show)
        self._settings, self._sessions = settings, sessions
        self.caption = label("", "micro", "mut", wrap=True)
        self.chart = PolicyChart()
        self._legend = (label("", "micro", "fg2"), label("", "microb", "acc"))
        self.table = TrialComparison()
        self.tint = VerdictCard()
        column_of(
            label(tr("Effect on your sessions"), "title"),
            4,
            self.caption,
            18,
            self.chart,
            8,
            row_of(*self._legend, STRETCH, spacing=16),
            12,
            self.table,
            12,
            self.tint,
            STRETCH,
            on=self,
            margins=(24, 20, 24, 16),
            spacing=0,
        )
        self.effect = ElidedLabel("smallb", "fg2")
        self.effect.hide()
        self.brief = QWidget()
        column_of(self.effect, on=self.brief, margins=(24, 8, 24, 8))

    @property
    def widget(self) -> QWidget:
        return self

    def enter(self) -> None:
        self.trial_controller.enter()

    def leave(self) -> None:
        self.trial_controller.leave()

    @property
    def _window(self) -> int:
        return max(1, self._sessions.llm.window)

    def show_policies(self, in_use: Policy, edited: Policy | None) -> None:
        self.trial_controller.want(in_use, edited)
        self._show()

    def _show(self) -> None:
        trying = self.trial_controller
        in_use, edited = trying.in_use, trying.edited
        self.caption.setText(self._caption_words())
        for widget in (self.chart, self.table):
            widget.setVisible(in_use is not None)
        marks = []
        for words, trial, policy, text in zip(
            self._legend,
            (in_use, edited),
            trying.policies,
            (tr("— current: {0}"), tr("— edited: {0}")),
            strict=True,
        ):
            words.setVisible(trial is not None and policy is not None)
            marks.append((policy.compact_starts(self._window) or 0) if policy is not None else 0)
            if policy is not None:
                percent = decimal_text(100 * marks[-1] / self._window, 0)
                handover = tr("handover at {0}%").format(percent)
                words.setText(text.format(handover if marks[-1] else tr("no automatic handover")))
        self.tint.setVisible(in_use is not None and edited is not None)
        self.effect.setVisible(in_use is not None and edited is not None)
        if in_use is not None:
            self.chart.show_trials(in_use, edited, window=self._window, marks=(marks[0], marks[1]))
            rows = comparison_rows(in_use, edited, self._window)
            self.table.show_lines(rows)
            if edited is not None:
                tone, verdict, reason = comparison_verdict(in_use, edited)
                self.tint.show_words(tone, verdict, reason)
                changes = [f"{row.name} {row.in_use} → {row.edited}" for row in rows if row.changed]
                # as many of the changes as fit
                texts = [dotted_text(verdict, *changes[:n]) for n in range(len(changes), -1, -1)]
                self.effect.set_text(*texts, tone=tone)

    def _caption_words(self) -> str:
        trying, material = self.trial_controller, self.trial_controller.material
        if trying.problem:
            return trying.problem
        workspace = one_line(self._settings.workspace.name)
        if material is None:
            return tr("Reading sessions of {0}…").format(workspace)
        sessions = len(material.sessions)
        if not sessions:
            return tr(
                "No sessions to replay yet. After the first one, this compares the current "
                "policy with your edits."
            )
        sessions_text = plural(sessions, "{0} session of {1}", "{0} sessions of {1}", workspace)
        if trying.busy:
            return tr("Replaying {0}…").format(sessions_text)
        trial = trying.edited or trying.in_use
        seconds = decimal_text(trial.seconds if trial is not None else 0.0, 1)
        sentence = tr("{0} replayed in {1} s, no model called").format(sessions_text, seconds)
        if not material.left_out:
            return sentence
        return f"{sentence} · {tr('{0} older not shown').format(count_text(material.left_out))}"
