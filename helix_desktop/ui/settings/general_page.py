"""The settings page General: settings of the application that apply from the next start."""

from helix_desktop.ui.settings.settings_page import DeclaredPage


class GeneralPage(DeclaredPage):
    """The page with settings that take effect at the next start."""

    key = "general"
