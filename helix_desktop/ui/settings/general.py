"""What happens at the start."""

from helix_desktop.ui.parts.switch import Switch
from helix_desktop.ui.settings.page import APPLICATION, Ground, SettingsPage
from helix_desktop.ui.settings.rows import Column, Group, SettingRow, Words
from helix_desktop.ui.settings.saving import keep
from helix_desktop.ui.words import tr


def flag_row(ground: Ground, key: str, name: str, *, below: str) -> SettingRow:
    """A declared setting that is on or off, kept as soon as it is switched."""
    switch = Switch(ground.theme, name)
    switch.setChecked(ground.house.settings.flag(key))
    switch.toggled.connect(lambda on: keep(ground, key, on))
    return SettingRow(ground.theme, Words(ground.theme, name, below), switch)


class GeneralPage(SettingsPage):
    """Switches that hold from the next start on."""

    key = "general"
    icon = "gear"

    @classmethod
    def named(cls) -> str:
        return tr("General")

    def __init__(self, ground: Ground) -> None:
        super().__init__()
        group = Group(ground.theme, tr("Start"))
        below = tr("Otherwise the first screen lists all of them")
        name = tr("Open the last workspace")
        group.add(flag_row(ground, "reopen", name, below=below))
        column = Column()
        column.add(group)
        self.widget = column


class NotificationsPage(SettingsPage):
    """What is told when nobody looks."""

    key = "notifications"
    icon = "bell"
    group = APPLICATION

    @classmethod
    def named(cls) -> str:
        return tr("Notifications")

    def __init__(self, ground: Ground) -> None:
        super().__init__()
        group = Group(ground.theme, tr("Tell me when"))
        for key, name, below in (
            ("notify_waiting", tr("A call waits for me"), tr("a permission, a server's question")),
            ("notify_finished", tr("A session has finished"), tr("in any open workspace")),
            (
                "notify_here",
                tr("Also while I look at Helix"),
                tr("of sessions that are not on screen"),
            ),
        ):
            group.add(flag_row(ground, key, name, below=below))
        column = Column()
        column.add(group)
        self.widget = column
