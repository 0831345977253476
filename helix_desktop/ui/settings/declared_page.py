"""A settings page generated from declarations: a switch, a choice, a number, or a line for each.

Changes are saved at once; a subclass adds their further effects.
"""

import sys
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QWidget

from helix_desktop.app.settings import DECLARED, FormRow, Setting, Value, read_value
from helix_desktop.domain.errors import SettingsError
from helix_desktop.ui.settings.form_rows import SettingRow, SettingsColumn, SettingsGroup
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.settings.settings_page import SettingsPage, save_setting
from helix_desktop.ui.text.formatting import error_parts, phrase_text, retold
from helix_desktop.ui.widgets.choices import ChoiceMenu, Choices, SegmentedControl, Switch
from helix_desktop.ui.widgets.fields import NumberField, TextField

LINE = 240
"""Width of a text line in pixels."""
_NO_OFFERS: Final[Mapping[str, Sequence[Value]]] = MappingProxyType({})


class DeclaredPage(SettingsPage):
    """A page with all settings declared for its key."""

    def __init__(
        self,
        context: SettingsContext,
        *,
        declared: Sequence[Setting] = DECLARED,
        offered: Mapping[str, Sequence[Value]] = _NO_OFFERS,
        system: str = sys.platform,
    ) -> None:
        """Create the page; `offered` has values by key for settings that allow others besides."""
        super().__init__()
        self._context = context
        self.rows: dict[str, SettingRow] = {}
        self.controls: dict[str, QWidget] = {}
        self.choices: dict[str, Choices] = {}
        column = SettingsColumn()
        groups: dict[str, SettingsGroup] = {}
        for setting in declared:
            row = setting.row
            if row is not None and row.page == self.key and row.system in ("", system):
                group = groups.get(row.group) or SettingsGroup(
                    context.theme, phrase_text(row.group)
                )
                groups[row.group] = group
                offers = offered.get(setting.key, setting.choices)
                self._add(group, setting, row, offers=offers)
        for group in groups.values():
            column.add(group)
        self.widget = column

    def enter(self) -> None:
        """Show the present values, which the page of another workspace may have changed."""
        for key, control in self.controls.items():
            self._show_value(key, control)

    def _show_value(self, key: str, control: QWidget) -> None:
        settings = self._context.container.settings
        match control:
            case SegmentedControl() | ChoiceMenu():
                control.show_choice(settings.text(key))
            case Switch():
                with QSignalBlocker(control):
                    control.setChecked(settings.flag(key))
            case TextField() if not control.property("wrong"):
                control.show_text(settings.text(key))
            case _:
                pass

    def _add(
        self, group: SettingsGroup, setting: Setting, row: FormRow, *, offers: Sequence[Value]
    ) -> None:
        control = self._choice(setting, row, offers) if offers else self._field(setting, row)
        self._show_value(setting.key, control)
        self.controls[setting.key] = control
        self.rows[setting.key] = group.add_setting(
            phrase_text(row.title), phrase_text(row.below), control
        )

    def _choice(self, setting: Setting, row: FormRow, offers: Sequence[Value]) -> Choices:
        by_name = {str(each): each for each in offers}
        words = dict(zip(setting.choices, row.words, strict=False))
        named = [(name, retold(words.get(each, name))) for name, each in by_name.items()]
        title = phrase_text(row.title)
        made: Choices
        if row.menu:
            made = ChoiceMenu(named, title)
        else:
            made = SegmentedControl(self._context.theme, named, title)
        made.chosen.connect(lambda name: self._save(setting, by_name[name]))
        self.choices[setting.key] = made
        return made

    def _field(self, setting: Setting, row: FormRow) -> QWidget:
        title = phrase_text(row.title)
        if isinstance(setting.default, bool):
            switch = Switch(self._context.theme, title)
            # not `clicked`: a screen reader toggles without a click
            switch.toggled.connect(lambda on: self._save(setting, on))
            return switch
        written = isinstance(setting.default, str)
        field = (
            TextField(title, width=LINE) if written else NumberField(title, phrase_text(row.unit))
        )
        field.entered.connect(lambda text: self._on_entered(setting, field, text))
        return field

    def _on_entered(self, setting: Setting, field: TextField, text: str) -> None:
        try:
            found = read_value(setting, text)
        except SettingsError as error:
            field.set_wrong(True)
            self._context.bridge.refused.emit(*error_parts(error))
            return
        field.set_wrong(False)
        self._save(setting, found)

    def _save(self, setting: Setting, value: Value) -> None:
        save_setting(self._context, setting.key, value)
