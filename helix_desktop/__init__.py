"""Helix Desktop: a desktop client for long-running AI agents."""

__version__ = "0.1.0"
APPLICATION_ID = "org.helixdesktop.app"
"""The name by which desktops know the application: desktop file, icon, AppStream, Flatpak, Wayland,
notifications, and the taskbar of Windows, which saves it with what the user pins."""
