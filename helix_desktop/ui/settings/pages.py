"""All pages of the settings, in the order of their list: the one place that knows them all."""

from helix_desktop.ui.settings.appearance import AppearancePage
from helix_desktop.ui.settings.page import Ground, SettingsPage


def all_pages(ground: Ground) -> tuple[SettingsPage, ...]:
    """Made when the settings are opened for the first time."""
    return (AppearancePage(ground),)
