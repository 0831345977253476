"""The shortcuts: every action with its keys, to be changed; two that clash are told."""

from collections.abc import Iterable

from PySide6.QtGui import QKeySequence

from helix_desktop.ui.actions import Action
from helix_desktop.ui.settings.key_choices import keep_keys
from helix_desktop.ui.settings.key_field import KeyField
from helix_desktop.ui.settings.page import APPLICATION, SLICE, Ground, SettingsPage
from helix_desktop.ui.settings.rows import Column, Group, SettingRow, Words
from helix_desktop.ui.settings.saving import write
from helix_desktop.ui.settings.source import Source
from helix_desktop.ui.words import tr

_NATIVE = QKeySequence.SequenceFormat.NativeText


class ShortcutsPage(SettingsPage):
    """A choice holds at once; the arrow goes back to the keys an action has by itself."""

    key = "shortcuts"
    icon = "keyboard"
    group = APPLICATION

    @classmethod
    def named(cls) -> str:
        return tr("Shortcuts")

    def __init__(self, ground: Ground) -> None:
        super().__init__()
        self._ground = ground
        self.fields: dict[str, KeyField] = {}
        self._rows: dict[str, SettingRow] = {}
        self._whole = False
        self._column = Column()
        self.widget = self._column
        self.make_more()

    def enter(self) -> None:
        """Actions may have been added since it was made to its end."""
        while self._whole and self.make_more():
            pass
        self._show(self._rows)

    def make_more(self) -> bool:
        """Rows for the actions there are by now."""
        actions = [each for each in self._ground.actions.all() if each.id not in self._rows]
        groups = {group.title: group for group in self._column.groups}
        for action in actions[:SLICE]:
            group = groups.get(action.group)
            if group is None:
                group = groups[action.group] = Group(self._ground.theme, action.group)
                self._column.add(group)
            group.add(self._row(action))
        self._show([action.id for action in actions[:SLICE]])
        self._whole = len(actions) <= SLICE
        if self._whole:
            self.changed.emit()
        return not self._whole

    def _row(self, action: Action) -> SettingRow:
        theme = self._ground.theme
        field = self.fields[action.id] = KeyField(theme, action.words)
        field.pressed.connect(lambda keys: self._choose(action.id, keys))
        row = self._rows[action.id] = SettingRow(theme, Words(theme, action.words), field)
        row.undone.connect(lambda: self._choose(action.id, None))
        return row

    def _choose(self, action: str, keys: str | None) -> None:
        choices = self._ground.actions.keys
        choices.choose(action, keys)
        chosen = dict(choices.chosen)
        write(self._ground, lambda: keep_keys(self._ground.house.settings, chosen))
        self._show(self._rows)

    def _show(self, wanted: Iterable[str]) -> None:
        choices, rivals = self._ground.actions.keys, self._by_keys()
        for key in wanted:
            action = self._ground.actions.find(key)
            if action is None:
                continue
            field, row = self.fields[key], self._rows[key]
            text = QKeySequence(choices.of(action)).toString(_NATIVE)
            names = ", ".join(
                other.words for other in rivals.get(text, ()) if _clash(action, other)
            )
            field.show_keys(text, wrong=bool(names))
            told = tr("{0} is also: {1}").format(text, names) if names else ""
            row.words.show_below(told, "bad" if names else "mut")
            own = key in choices.chosen
            source = Source(tr("changed"), "acc", "acc") if own else Source(tr("usual"))
            usual = QKeySequence(action.keys).toString(_NATIVE) or tr("none")
            row.show_source(source, back=own, tip=tr("Back to {0}").format(usual))

    def _by_keys(self) -> dict[str, list[Action]]:
        """The actions that have the same keys, by these."""
        found: dict[str, list[Action]] = {}
        for action in self._ground.actions.all():
            keys = QKeySequence(self._ground.actions.keys.of(action)).toString(_NATIVE)
            if keys:
                found.setdefault(keys, []).append(action)
        return found


def _clash(one: Action, other: Action) -> bool:
    """In places that are in sight together."""
    together = one.where == other.where or not one.where or not other.where
    return one.id != other.id and together
