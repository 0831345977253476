"""What the edited policy would have done with the sessions here, and the way to apply it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from helix_desktop.app.desk import Desk
from helix_desktop.app.trials.figures import Material
from helix_desktop.domain.policy import Policy
from helix_desktop.ui.parts.key_button import KeyButton, Role
from helix_desktop.ui.parts.labels import label, set_tone
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.settings.comparison import Comparison, compared, verdict
from helix_desktop.ui.settings.page import Ground
from helix_desktop.ui.settings.policy_chart import PolicyChart
from helix_desktop.ui.settings.policy_draft import PolicyDraft
from helix_desktop.ui.settings.tint import Tint
from helix_desktop.ui.settings.trying import Trying
from helix_desktop.ui.words import count_text, tr

FOOT = 64


class PolicyPane(QWidget):
    """`applied` and `discarded` are the person's wishes."""

    applied = Signal()
    discarded = Signal()

    def __init__(self, ground: Ground) -> None:
        super().__init__()
        theme = ground.theme
        self.trying = Trying(ground.bridge)
        self.trying.changed.connect(self._show)
        self._draft: PolicyDraft | None = None
        self._window, self._workspace = 1, ""
        self._caption = label("", "micro", "mut", wrap=True)
        self.chart = PolicyChart(theme)
        self.table = Comparison(theme)
        self.tint = Tint(theme)
        self._legend = (label("", "micro", "fg2"), label("", "microb", "acc"))
        self._told = label("", "micro", "ok", wrap=True)
        self.apply = KeyButton(theme, tr("Apply"), "Ctrl+S", role=Role.PRIMARY)
        self.discard = KeyButton(theme, tr("Discard"))
        self.lab = KeyButton(theme, tr("Policy lab"), role=Role.QUIET)
        self.lab.clicked.connect(lambda: ground.ways.settings_wanted.emit("lab"))
        self.apply.clicked.connect(self.applied)
        self.discard.clicked.connect(self.discarded)
        self.foot = self._made_foot()
        self._lay_out()

    def show_desk(self, desk: Desk | None) -> None:
        self._workspace = one_line(desk.workspace.name) if desk is not None else ""
        self.trying.show_desk(desk)

    def enter(self) -> None:
        self.trying.enter()

    def leave(self) -> None:
        self._told.setText("")
        self.trying.leave()

    def show_draft(self, draft: PolicyDraft, policy: Policy | None, window: int) -> None:
        self._draft, self._window = draft, window
        self.apply.setEnabled(draft.edited and policy is not None)
        self.discard.setEnabled(draft.edited)
        if draft.edited:
            self._told.setText("")
        if draft.problems:
            self._tell(tr("A value does not fit; Apply waits until it does."), "bad")
        self.trying.want(draft.in_use, policy if draft.edited else None)
        self._show()

    def tell(self, words: str) -> None:
        """What came of applying."""
        self._tell(words, "ok")

    def told(self) -> str:
        return self._told.text()

    def caption(self) -> str:
        return self._caption.text()

    def _tell(self, words: str, tone: str) -> None:
        self._told.setText(words)
        set_tone(self._told, tone)

    def _show(self) -> None:
        trying = self.trying
        in_use, edited = trying.in_use, trying.edited
        self._caption.setText(self._caption_words())
        there = in_use is not None
        self.chart.setVisible(there)
        self.table.setVisible(there)
        self._show_legend()
        if in_use is None:
            self.tint.hide()
            return
        marks = (self._mark(trying.policies[0]), self._mark(trying.policies[1]))
        self.chart.show_trials(in_use, edited, window=self._window, marks=marks)
        self.table.show_lines(compared(in_use, edited, self._window))
        self.tint.setVisible(edited is not None)
        if edited is not None:
            self.tint.show_words(*verdict(in_use, edited))

    def _show_legend(self) -> None:
        trying = self.trying
        for words, trial, policy, text in zip(
            self._legend,
            (trying.in_use, trying.edited),
            trying.policies,
            (tr("— in use: {0}"), tr("— edited: {0}")),
            strict=True,
        ):
            words.setVisible(trial is not None and policy is not None)
            if policy is not None:
                words.setText(text.format(self._mark_words(policy)))

    def _mark(self, policy: Policy | None) -> int:
        return (policy.compact_starts(self._window) or 0) if policy is not None else 0

    def _mark_words(self, policy: Policy) -> str:
        mark = self._mark(policy)
        if not mark:
            return tr("no handover by itself")
        return tr("hand over at {0} %").format(f"{100 * mark / self._window:.0f}")

    def _caption_words(self) -> str:
        trying = self.trying
        if trying.problem:
            return trying.problem
        if not self._workspace:
            return tr("Open a workspace: its own sessions show what a policy would have done.")
        if trying.material is None:
            return tr("Reading the sessions of {0}…").format(self._workspace)
        return self._replayed_words(trying.material)

    def _replayed_words(self, material: Material) -> str:
        sessions = len(material.sessions)
        if not sessions:
            return tr(
                "Nothing to replay yet. When a session here has run, this shows its window under"
                " the policy in use and under the edited one."
            )
        of = tr("1 session of {0}") if sessions == 1 else tr("{1} sessions of {0}")
        what = of.format(self._workspace, count_text(sessions))
        if self.trying.busy:
            return tr("Replaying {0}…").format(what)
        shown = self.trying.edited or self.trying.in_use
        seconds = f"{shown.seconds if shown is not None else 0.0:.1f}"
        said = tr("{0} replayed in {1} s, no model called").format(what, seconds)
        left = material.left_out
        return f"{said} · {tr('{0} older left out').format(count_text(left))}" if left else said

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(0)
        column.addWidget(label(tr("What it would have done here"), "title"))
        column.addSpacing(4)
        column.addWidget(self._caption)
        column.addSpacing(18)
        column.addWidget(self.chart)
        column.addSpacing(8)
        legend = QHBoxLayout()
        legend.setSpacing(16)
        for words in self._legend:
            legend.addWidget(words)
        legend.addStretch(1)
        column.addLayout(legend)
        column.addSpacing(12)
        column.addWidget(self.table)
        column.addSpacing(12)
        column.addWidget(self.tint)
        column.addStretch(1)

    def _made_foot(self) -> QWidget:
        foot = QWidget()
        foot.setMinimumHeight(FOOT)
        row = QHBoxLayout(foot)
        row.setContentsMargins(24, 12, 24, 12)
        row.setSpacing(8)
        row.addWidget(self.apply)
        row.addWidget(self.discard)
        row.addSpacing(8)
        row.addWidget(self._told, 1)
        row.addWidget(self.lab)
        return foot
