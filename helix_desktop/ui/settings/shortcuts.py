"""The shortcuts: every action with its keys, to be changed; two that clash are told."""

from PySide6.QtGui import QKeySequence

from helix_desktop.ui.actions import Action
from helix_desktop.ui.settings.key_choices import keep_keys
from helix_desktop.ui.settings.key_field import KeyField
from helix_desktop.ui.settings.page import APPLICATION, Ground, SettingsPage
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
        self._column = Column()
        self.widget = self._column
        self._fill()

    def enter(self) -> None:
        self._fill()

    def _fill(self) -> None:
        """Rows for the actions there are by now; they are added while the window is made."""
        actions = self._ground.actions
        groups = {group.title: group for group in self._column.groups}
        for action in actions.all():
            if action.id in self._rows:
                continue
            group = groups.get(action.group)
            if group is None:
                group = groups[action.group] = Group(self._ground.theme, action.group)
                self._column.add(group)
            group.add(self._row(action))
        self._show()
        self.changed.emit()

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
        self._show()

    def _show(self) -> None:
        actions, choices = self._ground.actions, self._ground.actions.keys
        for action in actions.all():
            field, row = self.fields[action.id], self._rows[action.id]
            keys = choices.of(action)
            rivals = [other for other in actions.all() if self._clash(action, other)]
            text = QKeySequence(keys).toString(_NATIVE)
            field.show_keys(text, wrong=bool(rivals))
            if rivals:
                names = ", ".join(other.words for other in rivals)
                row.words.show_below(tr("{0} is also: {1}").format(text, names), "bad")
            else:
                row.words.show_below("")
            own = action.id in choices.chosen
            source = Source(tr("changed"), "acc", "acc") if own else Source(tr("usual"))
            usual = QKeySequence(action.keys).toString(_NATIVE) or tr("none")
            row.show_source(source, back=own, tip=tr("Back to {0}").format(usual))

    def _clash(self, one: Action, other: Action) -> bool:
        """The same keys in places that are in sight together."""
        choices = self._ground.actions.keys
        keys = choices.of(one)
        together = one.where == other.where or not one.where or not other.where
        return one.id != other.id and bool(keys) and together and _same(keys, choices.of(other))


def _same(keys: str, others: str) -> bool:
    return QKeySequence(keys) == QKeySequence(others)
