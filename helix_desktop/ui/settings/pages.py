"""All pages of the settings, in the order of their list: the one place that knows them all."""

from functools import partial

from helix_desktop.ui.settings.about import AboutPage
from helix_desktop.ui.settings.appearance import AppearancePage
from helix_desktop.ui.settings.budgets import BudgetsPage
from helix_desktop.ui.settings.general import GeneralPage, NotificationsPage
from helix_desktop.ui.settings.instructions import InstructionsPage
from helix_desktop.ui.settings.lab import LabPage
from helix_desktop.ui.settings.models import ModelsPage
from helix_desktop.ui.settings.page import Entry, Ground
from helix_desktop.ui.settings.permissions import PermissionsPage
from helix_desktop.ui.settings.places import PlacesPage
from helix_desktop.ui.settings.policy_page import PolicyPage
from helix_desktop.ui.settings.sandbox import SandboxPage
from helix_desktop.ui.settings.servers import ServersPage
from helix_desktop.ui.settings.shortcuts import ShortcutsPage
from helix_desktop.ui.settings.tools import ToolsPage


def all_pages(ground: Ground) -> tuple[Entry, ...]:
    """Each is made when somebody wants to see it."""
    return tuple(
        Entry(kind.key, kind.named(), kind.icon, kind.group, partial(kind, ground))
        for kind in (
            GeneralPage,
            ModelsPage,
            PolicyPage,
            LabPage,
            InstructionsPage,
            BudgetsPage,
            PermissionsPage,
            SandboxPage,
            ServersPage,
            ToolsPage,
            AppearancePage,
            ShortcutsPage,
            NotificationsPage,
            PlacesPage,
            AboutPage,
        )
    )
