"""Helix Desktop: a desktop client for long-running AI agents."""

__version__ = "0.1.0"
APPLICATION_ID = "org.helixdesktop.app"
"""The name by which a desktop knows the application: its desktop file, icon, AppStream, Flatpak."""
