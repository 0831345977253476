"""Groups of settings whose rows follow a list."""

from pytestqt.qtbot import QtBot

from helix_desktop.ui.settings.form_groups import ControlRow
from helix_desktop.ui.settings.form_rows import RowTitle, SettingsColumn, SettingsGroup
from helix_desktop.ui.style.theme import Theme


def test_a_search_that_ends_shows_no_heading_of_a_list_without_rows(
    qtbot: QtBot, theme: Theme
) -> None:
    column = SettingsColumn()
    qtbot.addWidget(column)
    hosts = SettingsGroup(theme, "Allowed hosts")
    rules = SettingsGroup(theme, "Rules", empty="No rules yet.")
    column.add(hosts)
    column.add(rules)

    def show(names: tuple[str, ...]) -> None:
        for group in (hosts, rules):
            group.show_rows(names, lambda name: ControlRow(theme, RowTitle(theme, name)))

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
