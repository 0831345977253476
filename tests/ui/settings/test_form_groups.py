"""Groups of settings whose rows follow a list."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from helix_desktop.ui.settings.form_rows import (
    ControlRow,
    RowTitle,
    SettingRow,
    SettingsColumn,
    SettingsGroup,
    ValueSource,
)
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.controls import switch_button
from tests.ui.views import shown


def test_a_search_that_ends_shows_no_heading_of_a_list_without_rows(
    qtbot: QtBot, theme: Theme
) -> None:
    column = SettingsColumn()
    qtbot.addWidget(column)
    hosts = SettingsGroup("Allowed hosts")
    rules = SettingsGroup("Rules", empty="No rules yet.")
    column.add(hosts)
    column.add(rules)

    def show(names: tuple[str, ...]) -> None:
        for group in (hosts, rules):
            group.show_rows(names, lambda name: ControlRow(RowTitle(name)))

    show(())
    assert hosts.isHidden()
    assert not rules.isHidden()
    for query in ("example", ""):
        column.filter(query)
        assert hosts.isHidden()
        assert rules.isHidden() is bool(query)
    column.filter("example")
    show(("docs.example", "internal"))
    assert [row.isHidden() for row in hosts.rows] == [False, True]
    assert not hosts.isHidden()
    show(())
    column.filter("")
    assert hosts.isHidden()


@pytest.mark.parametrize("kind", [SettingRow, ControlRow])
def test_tab_reaches_the_control_of_a_row_before_the_arrow_that_resets_it(
    qtbot: QtBot, theme: Theme, kind: type[SettingRow]
) -> None:
    switch = switch_button("On")
    control = switch if kind is SettingRow else (switch,)
    row = shown(qtbot, kind(RowTitle("Web access"), control), 600, 44)
    row.show_source(ValueSource("custom"), back=True)
    order, widget = [], row.nextInFocusChain()
    while widget is not row:
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            order.append(widget.accessibleName())
        widget = widget.nextInFocusChain()
    assert order == ["On", "Reset"]
