"""The policy of this workspace, or of all: every value with what it means for this model.

Nothing changes before it is applied; meanwhile the pane shows what it would have done here.
"""

from collections.abc import Iterable

from PySide6.QtWidgets import QHBoxLayout, QWidget

from helix_desktop.app.desk import Desk
from helix_desktop.domain.policy import PRESET_NAMES, Policy
from helix_desktop.ui.settings.page import SLICE, Ground, SettingsPage
from helix_desktop.ui.settings.policy_draft import PolicyDraft
from helix_desktop.ui.settings.policy_pane import PolicyPane
from helix_desktop.ui.settings.policy_row import PolicyRow
from helix_desktop.ui.settings.policy_words import Worded, groups, preset_words
from helix_desktop.ui.settings.radio_card import RadioCard
from helix_desktop.ui.settings.rows import Column, Group
from helix_desktop.ui.words import tr

USUAL_WINDOW = 128_000
OFFERED = ("balanced", *(name for name in PRESET_NAMES if name != "balanced"))
"""The one that everybody starts with comes first."""


class PolicyPage(SettingsPage):
    """Edits a draft of the policy in one place; each place keeps its own draft."""

    key = "policy"
    icon = "sliders"
    scoped = True

    @classmethod
    def named(cls) -> str:
        return tr("Context policy")

    def __init__(self, ground: Ground) -> None:
        super().__init__()
        self._ground = ground
        self._desk: Desk | None = None
        self._everywhere = True
        self._drafts: dict[str, PolicyDraft] = {}
        self.cards = {name: RadioCard(ground.theme, *preset_words(name)) for name in OFFERED}
        self.rows: dict[str, PolicyRow] = {}
        self._missing: list[tuple[Group, Worded]] = []
        self._column = self._made_column()
        self.widget = self._column
        self.pane = PolicyPane(ground)
        self.side, self.foot = self.pane, self.pane.foot
        self._connect()
        self._refresh()

    def make_more(self) -> bool:
        now, self._missing = self._missing[:SLICE], self._missing[SLICE:]
        for group, worded in now:
            made = self.rows[worded.name] = PolicyRow(self._ground.theme, worded)
            made.wanted.connect(self._on_wanted)
            made.undone.connect(self._on_undone)
            self._show_rows([made])
            group.add(made.row, fine=worded.fine)
            group.refresh()
        return bool(self._missing)

    @property
    def draft(self) -> PolicyDraft:
        """Of the place that is spoken of; what is not applied there is kept."""
        place = "" if self._everywhere or self._desk is None else self._desk.workspace.id
        in_use, usual = self._in_use(), self._ground.house.usual.policy
        known = self._drafts.get(place)
        stale = known is not None and (known.in_use != in_use or known.usual != usual)
        if known is None or (stale and not known.edited):
            known = self._drafts[place] = PolicyDraft(in_use, usual, everywhere=not place)
        return known

    def show_desk(self, desk: Desk | None) -> None:
        self._desk = desk
        self.pane.show_desk(desk)
        self._refresh()

    def show_scope(self, *, everywhere: bool) -> None:
        self._everywhere = everywhere
        self._refresh()

    def enter(self) -> None:
        self._refresh()
        self.pane.enter()

    def leave(self) -> None:
        self.pane.leave()

    def unsaved(self) -> bool:
        return any(draft.edited for draft in self._drafts.values())

    def own_changes(self) -> int:
        if self._desk is None:
            return 0
        usual = self._ground.house.usual.policy
        return PolicyDraft(self._desk.workspace.policy, usual).own()

    def save(self) -> None:
        policy = self.draft.policy()
        if policy is None or not self.draft.edited:
            return
        self._ground.bridge.run(self._applied(policy), "choose a policy")

    def discard(self) -> None:
        self.draft.reset()
        self._refresh()

    async def _applied(self, policy: Policy) -> None:
        draft, desk, house = self.draft, self._desk, self._ground.house
        if draft.everywhere or desk is None:
            await house.choose_usual_policy(policy)
            told = tr("Applied: new workspaces begin with it.")
        else:
            await desk.choose_policy(policy)
            told = tr("Applied: it holds from the next request on.")
        self._drafts = {key: each for key, each in self._drafts.items() if each is not draft}
        self._refresh()
        self.pane.tell(told)
        self.changed.emit()

    def _in_use(self) -> Policy:
        if self._everywhere or self._desk is None:
            return self._ground.house.usual.policy
        return self._desk.workspace.policy

    def _on_wanted(self, name: str, value: object) -> None:
        self.draft.put(name, value)
        self._refresh()

    def _on_undone(self, name: str) -> None:
        self.draft.undo(name)
        row = self.rows[name]
        if row.field is not None:
            row.field.line.clearFocus()
        self._refresh()

    def _on_preset(self, name: str) -> None:
        self.draft.choose_preset(name)
        self._refresh()

    def _refresh(self) -> None:
        draft = self.draft
        self._show_rows(self.rows.values())
        for group in self._column.groups:
            group.refresh()
        for key, card in self.cards.items():
            card.setChecked(key == draft.preset)
            changed = draft.changed() if key == draft.preset else 0
            card.show_beside(tr("{0} changed").format(changed) if changed else "")
        self.pane.show_draft(draft, draft.policy(), self._window())

    def _show_rows(self, rows: Iterable[PolicyRow]) -> None:
        draft = self.draft
        nearest, window = draft.nearest(), self._window()
        name = self._desk.workspace.name if self._desk is not None else ""
        for row in rows:
            row.show(draft, policy=nearest, window=window, workspace=name)

    def _window(self) -> int:
        return self._desk.llm.window if self._desk is not None else USUAL_WINDOW

    def _connect(self) -> None:
        for name, card in self.cards.items():
            card.clicked.connect(lambda _on=False, key=name: self._on_preset(key))
        self.pane.applied.connect(self.save)
        self.pane.discarded.connect(self.discard)

    def _made_column(self) -> Column:
        theme, column = self._ground.theme, Column()
        cards = QWidget()
        row = QHBoxLayout(cards)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for card in self.cards.values():
            row.addWidget(card, 1)
        column.add(cards)
        for title, members in groups():
            group = Group(theme, title)
            column.add(group)
            self._missing += [(group, worded) for worded in members]
        return column
