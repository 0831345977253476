"""Fixtures of windows, as for the pages of the settings."""

__all__ = (
    *("_application", "_fonts", "bench", "container", "context", "loop_factory", "qtbot"),
    *("settings", "theme", "window"),
)
