"""The settings page Context policy: presets, and thresholds of compactions.

Nothing changes before it is applied. Meanwhile a feature may show the effect that the edited policy
would have had.
"""

from collections.abc import Callable, Coroutine, Iterable
from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLayout, QPlainTextEdit, QWidget

from helix_desktop.app.policy_file import parse_policy, policy_text
from helix_desktop.app.sessions.open_sessions import OpenSessions
from helix_desktop.app.workspaces.workspace_settings import WorkspaceSettings
from helix_desktop.domain.context_window.policy import PRESET_NAMES, Policy
from helix_desktop.domain.errors import PolicyError
from helix_desktop.ui.settings.form_rows import (
    SLIDER_INSET,
    RowTitle,
    SettingRow,
    SettingsGroup,
    ValueSource,
    everywhere_source,
    workspace_source,
)
from helix_desktop.ui.settings.policy_effect import EffectPane
from helix_desktop.ui.settings.policy_values import (
    BY_NAME,
    POLICY_GROUPS,
    PolicyDraft,
    ValueOrigin,
    choice_labels,
    earliest_notes_text,
    effect_text,
    number_text,
    preset_text,
    unit_label,
    value_text,
)
from helix_desktop.ui.settings.settings_context import SettingsContext, page_names
from helix_desktop.ui.settings.settings_page import (
    ROWS_PER_STEP,
    SettingsPage,
)
from helix_desktop.ui.style.theme import font
from helix_desktop.ui.text.formatting import (
    error_parts,
    phrase_text,
    retold,
    sentences_text,
    tr,
)
from helix_desktop.ui.widgets.cards import RadioCard, RadioCards
from helix_desktop.ui.widgets.choices import Choices, SegmentedControl, choice_control
from helix_desktop.ui.widgets.controls import button, key_button
from helix_desktop.ui.widgets.dialogs import Dialog
from helix_desktop.ui.widgets.fields import BoundedSlider, NumberField, SliderScale
from helix_desktop.ui.widgets.labels import label, set_tone
from helix_desktop.ui.widgets.layout import STRETCH, column_of, row_of

CURVED_SCALE_RATIO = 20
"""The ratio of a range's ends from which its slider has a curved scale."""
FOOT_HEIGHT = 64
FILE_NAME = "policy.toml"
FILE_DIALOG_SIZE = QSize(560, 420)
WORKSPACE, EVERYWHERE = "workspace", "everywhere"
OFFERED_PRESETS = ("balanced", *(name for name in PRESET_NAMES if name != "balanced"))
"""The presets in the order of their cards, the default one first."""


class PolicyRow(SettingRow):
    """A row for one value; `want` gets what was chosen or typed, `undo` resets the value."""

    def __init__(
        self,
        name: str,
        *,
        title: str,
        want: Callable[[str, object], object],
        undo: Callable[[str], object],
    ) -> None:
        self.name, self._threshold = name, BY_NAME[name]
        self.slider: BoundedSlider | None = None
        self.field: NumberField | None = None
        self.choice: Choices | None = None
        control: QWidget | QLayout
        if self._threshold.choices:
            control = self.choice = choice_control(choice_labels(name), title)
            self.choice.chosen.connect(lambda value: want(name, value))
        else:
            self.slider = slider = BoundedSlider(self._scale(0, 0), title)
            slider.moved.connect(lambda value: want(name, value))
            self.field = NumberField(title, unit_label(self._threshold.unit))
            self.field.typed.connect(lambda value: want(name, value))
            self.field.stepped.connect(
                lambda steps: want(
                    name, slider.value() + steps * slider.scale.step_at(slider.value())
                )
            )
            control = row_of(slider, self.field, spacing=20 - SLIDER_INSET)
        super().__init__(RowTitle(title), control)
        self.more = f"{name} {retold(self._threshold.help)} {self._threshold.source}"
        self.undone.connect(lambda: undo(name))

    def show_draft(
        self, draft: PolicyDraft, *, policy: Policy, window: int, workspace: str
    ) -> None:
        """Show a value; `policy` is the draft's, or the nearest valid one."""
        value, reset_value = draft.value(self.name), draft.back(self.name)
        problem = draft.problems.get(self.name)
        if self.choice is not None:
            self.choice.show_choice(str(value))
        elif self.slider is not None and self.field is not None and not isinstance(value, str):
            self.slider.set_scale(self._scale(window, value))
            self.slider.set_stops(self._threshold.low, self._threshold.high)
            self.slider.show_value(value)
            self.slider.show_mark(reset_value if isinstance(reset_value, int | float) else None)
            self.field.set_wrong(problem is not None)
            if not (self.field.line.hasFocus() and problem is not None):
                self.field.show_text(number_text(value) if problem is None else problem.typed)
        source = draft.source(self.name)
        text, is_computed = effect_text(self.name, policy, window)
        if problem is not None:
            self.words.show_below(retold(problem.reason), "bad")
        elif source is not ValueOrigin.EDITED or draft.preset != draft.in_use.preset:
            self.words.show_below(text)
            self.words.make_room(text)
        else:
            now = value_text(self.name, draft.base(self.name))
            change_text = (
                tr("{0}, now {1}").format(text, now) if is_computed else tr("now {0}").format(now)
            )
            self.words.show_below(change_text, "fg2")
        sources = {
            ValueOrigin.EDITED: ValueSource(tr("not applied"), "warn", "warn"),
            ValueOrigin.WORKSPACE: workspace_source(workspace),
            ValueOrigin.EVERYWHERE: everywhere_source(),
            ValueOrigin.PRESET: ValueSource(preset_text(draft.preset)[0]),
        }
        tip = (
            ""
            if reset_value is None
            else tr("Reset to {0}").format(value_text(self.name, reset_value))
        )
        self.show_source(sources[source], back=reset_value is not None, tip=tip)

    def _scale(self, window: int, value: float) -> SliderScale:
        """Return the scale; token thresholds end at the window, above which they have no effect."""
        low, high = self._threshold.low, self._threshold.high
        if self._threshold.unit == "tokens" and window:
            high = min(high, max(window, low + 1)) if value <= window else min(high, value)
        return SliderScale(
            low, high, 1.0, curved=high > CURVED_SCALE_RATIO * max(1.0, low) and high > 200
        )


class PolicyEditBar(QWidget):
    """The buttons that apply or discard the edited policy, and what came of it."""

    def __init__(self, context: SettingsContext, more: str) -> None:
        """Take the key of the page that shows more of the effect; "" for none."""
        super().__init__()
        self.setMinimumHeight(FOOT_HEIGHT)
        self.result = label("", "micro", "ok", wrap=True)
        self.result.hide()
        self.apply = key_button(tr("Apply"), "Ctrl+S", role="primary")
        self.discard = key_button(tr("Discard"))
        buttons = row_of(self.apply, self.discard, STRETCH, spacing=8)
        if more:
            way = key_button(phrase_text(page_names()[more][0]), role="quiet")
            way.clicked.connect(lambda: context.navigation.settings_requested.emit(more))
            buttons.addWidget(way)
        column_of(self.result, buttons, on=self, margins=(24, 12, 24, 12), spacing=8)

    def show_draft(self, draft: PolicyDraft, policy: Policy | None) -> None:
        self.apply.setEnabled(draft.edited and policy is not None)
        self.discard.setEnabled(draft.edited)
        if draft.edited:
            self.tell("", "ok")
        if draft.problems:
            self.tell(tr("Fix the marked value to apply."), "bad")

    def tell(self, words: str, tone: str) -> None:
        self.result.setText(words)
        self.result.setVisible(bool(words))
        set_tone(self.result, tone)


class PolicyFileDialog(Dialog):
    """The policy as a file in TOML: its preset and the values that differ from it.

    What is written goes into the draft, so that its effect is shown before it is applied.
    """

    def __init__(self, host: QWidget, text: str, take: Callable[[Policy], object]) -> None:
        hint = tr("The preset, and each value that differs from it.")
        super().__init__(host, title=tr("Policy file"), hint=hint, size=FILE_DIALOG_SIZE)
        self._take, self.editor = take, QPlainTextEdit(text)
        self.editor.setFont(font("mono"))
        self.editor.setAccessibleName(tr("Policy file"))
        self.editor.setTabChangesFocus(True)
        self.problem = label("", "small", "bad", wrap=True)
        self.problem.hide()
        self.body.setSpacing(12)
        self.body.addWidget(self.editor, 1)
        self.body.addWidget(self.problem)
        cancel, self.yes = button(tr("Cancel")), button(tr("Use these values"), "primary")
        self.footer.addLayout(row_of(STRETCH, cancel, self.yes, spacing=8))
        cancel.clicked.connect(self.close_sheet)
        self.yes.clicked.connect(self._on_yes)

    def _on_yes(self) -> None:
        try:
            policy = parse_policy(self.editor.toPlainText(), FILE_NAME)
        except PolicyError as error:
            self.problem.setText(sentences_text(error_parts(error)))
            self.problem.show()
            self.editor.setFocus()
            return
        self.close_sheet()
        self._take(policy)


class PolicyPage(SettingsPage):
    """A page that edits a draft of the policy of the workspace, or of all workspaces."""

    key = "policy"
    keeps_edits = True

    def __init__(
        self,
        context: SettingsContext,
        settings: WorkspaceSettings,
        sessions: OpenSessions,
        *,
        choose_policy: Callable[[Policy], Coroutine[object, object, None]],
        effect: EffectPane | None,
        effect_page: str,
    ) -> None:
        """`effect` shows what a policy would change, `effect_page` more of it."""
        super().__init__(context)
        self._settings, self._sessions, self._choose_policy = settings, sessions, choose_policy
        self.scope = self.head = SegmentedControl(self._scopes(), tr("Settings for"))
        self.cards = {name: RadioCard(*preset_text(name)) for name in OFFERED_PRESETS}
        self.rows: dict[str, PolicyRow] = {}
        self._missing: list[tuple[SettingsGroup, str, str]] = []
        self.column.add(RadioCards(tuple(self.cards.values())))
        for title, members in POLICY_GROUPS.items():
            group = self.add_group(phrase_text(title))
            self._missing += [(group, name, phrase_text(text)) for name, text in members.items()]
        rest = self.add_group(tr("Other values"))
        self.edit_file = button(tr("Edit the policy file"))
        self.edit_file.clicked.connect(self._open_file)
        rest.add_setting(tr("Policy file"), control=self.edit_file)
        self.earliest = SettingRow(RowTitle(tr("Notes at the earliest")))
        self.effect = effect
        if self.effect is not None:
            self.side, self.brief = self.effect.widget, self.effect.brief
        self.edit_bar = PolicyEditBar(context, effect_page)
        self.foot = self.edit_bar
        for name, card in self.cards.items():
            card.clicked.connect(partial(self._on_preset, name))
        self.scope.chosen.connect(self._refresh)
        self.edit_bar.apply.clicked.connect(self.save)
        self.edit_bar.discard.clicked.connect(self.discard)
        self._refresh()

    def make_more(self) -> bool:
        now, self._missing = self._missing[:ROWS_PER_STEP], self._missing[ROWS_PER_STEP:]
        for group, name, title in now:
            policy_row = PolicyRow(name, title=title, want=self._put, undo=self._undo)
            self.rows[name] = policy_row
            self._show_rows([policy_row])
            group.add(policy_row)
            if name == "notes_high_tokens":
                group.add(self.earliest)
            group.refresh()
        return bool(self._missing)

    def _scopes(self) -> tuple[tuple[str, str], ...]:
        return (WORKSPACE, self._settings.workspace.name), (EVERYWHERE, tr("All workspaces"))

    @property
    def draft(self) -> PolicyDraft:
        """The draft of the present scope; unapplied changes are kept."""
        workspace, drafts = self._settings.workspace, self._context.policy_drafts
        usual = self._context.container.default_policy.policy
        everywhere = self.scope.choice() == EVERYWHERE
        key, in_use = ("", usual) if everywhere else (workspace.id, workspace.policy)
        draft = drafts.get(key)
        if draft is None or not (draft.edited or (draft.in_use, draft.usual) == (in_use, usual)):
            draft = drafts[key] = PolicyDraft(in_use, usual, everywhere=everywhere)
        return draft

    def enter(self) -> None:
        self.scope.show_choices(self._scopes())
        self._refresh()
        if self.effect is not None:
            self.effect.enter()

    def leave(self) -> None:
        self.edit_bar.tell("", "ok")
        if self.effect is not None:
            self.effect.leave()

    def unsaved(self) -> bool:
        return any(draft.edited for draft in self._context.policy_drafts.values())

    def own_changes(self) -> int:
        application_policy = self._context.container.default_policy.policy
        return PolicyDraft(self._settings.workspace.policy, application_policy).own()

    def save(self) -> None:
        draft, drafts = self.draft, self._context.policy_drafts
        policy = draft.policy()
        if policy is None or not draft.edited:
            return

        async def apply() -> None:
            if draft.everywhere:
                await self._context.container.choose_default_policy(policy)
                sentence = tr("Applied to new workspaces.")
            else:
                await self._choose_policy(policy)
                sentence = tr("Applied. Takes effect with the next request.")
            for key in [key for key, kept_draft in drafts.items() if kept_draft is draft]:
                del drafts[key]
            self._refresh()
            self.edit_bar.tell(sentence, "ok")
            self.changed.emit()

        self._context.bridge.run(apply(), "choose a policy")

    def discard(self) -> None:
        self.draft.reset()
        self._refresh()

    def _on_preset(self, name: str, _on: bool = False) -> None:
        self.draft.choose_preset(name)
        self._refresh()

    def _put(self, name: str, value: object) -> None:
        self.draft.put(name, value)
        self._refresh()

    def _undo(self, name: str) -> None:
        self.draft.undo(name)
        if (field := self.rows[name].field) is not None:
            field.line.clearFocus()
        self._refresh()

    def _open_file(self) -> None:
        draft = self.draft

        def take(policy: Policy) -> None:
            draft.take(policy)
            self._refresh()

        dialog = PolicyFileDialog(self.widget, policy_text(draft.nearest()), take)
        dialog.open(dialog.editor)

    def _refresh(self) -> None:
        draft = self.draft
        self.earliest.words.show_below(earliest_notes_text(draft.nearest(), self._sessions.llm))
        self._show_rows(self.rows.values())
        for group in self.column.groups:
            group.refresh()
        for key, card in self.cards.items():
            card.setChecked(key == draft.preset)
            change_count = draft.changed() if key == draft.preset else 0
            card.show_note(tr("{0} changed").format(change_count) if change_count else "")
        policy = draft.policy()
        self.edit_bar.show_draft(draft, policy)
        if self.effect is not None:
            self.effect.show_policies(draft.in_use, policy if draft.edited else None)

    def _show_rows(self, rows: Iterable[PolicyRow]) -> None:
        draft, nearest = self.draft, self.draft.nearest()
        window = self._sessions.llm.window
        name = self._settings.workspace.name
        for row in rows:
            row.show_draft(draft, policy=nearest, window=window, workspace=name)
