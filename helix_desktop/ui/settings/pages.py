"""All pages of the settings, in the order of their list: the one place that knows them all."""

from helix_desktop.ui.settings.about import AboutPage
from helix_desktop.ui.settings.appearance import AppearancePage
from helix_desktop.ui.settings.budgets import BudgetsPage
from helix_desktop.ui.settings.general import GeneralPage, NotificationsPage
from helix_desktop.ui.settings.instructions import InstructionsPage
from helix_desktop.ui.settings.lab import LabPage
from helix_desktop.ui.settings.models import ModelsPage
from helix_desktop.ui.settings.page import Ground, SettingsPage
from helix_desktop.ui.settings.permissions import PermissionsPage
from helix_desktop.ui.settings.places import PlacesPage
from helix_desktop.ui.settings.policy_page import PolicyPage
from helix_desktop.ui.settings.servers import ServersPage
from helix_desktop.ui.settings.shortcuts import ShortcutsPage
from helix_desktop.ui.settings.tools import ToolsPage


def all_pages(ground: Ground) -> tuple[SettingsPage, ...]:
    """Made when the settings are opened for the first time."""
    return (
        GeneralPage(ground),
        ModelsPage(ground),
        PolicyPage(ground),
        LabPage(ground),
        InstructionsPage(ground),
        BudgetsPage(ground),
        PermissionsPage(ground),
        ServersPage(ground),
        ToolsPage(ground),
        AppearancePage(ground),
        ShortcutsPage(ground),
        NotificationsPage(ground),
        PlacesPage(ground),
        AboutPage(ground),
    )
