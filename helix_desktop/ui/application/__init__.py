"""The application from its first paint to its end: loop, opening, attention, tray, closing."""
