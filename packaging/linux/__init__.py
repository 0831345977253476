"""The installers of Linux: .deb, .rpm, a portable archive, an AppImage."""
