"""The application from its first paint to its end: start, event loop, workspaces, tray, closing."""
