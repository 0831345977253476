"""The settings page Notifications: which messages a user gets who is not looking at the window."""

from helix_desktop.ui.settings.settings_page import APPLICATION, DeclaredPage


class NotificationsPage(DeclaredPage):
    """The page with notifications for a user who is not looking at the window."""

    key = "notifications"
    group = APPLICATION
