"""Fixtures of windows, as for the pages of the settings."""

from tests.ui.conftest import _application, _fonts, bench, loop_factory, qtbot, theme
from tests.ui.settings.conftest import container, context, project, settings, window

__all__ = (
    "_application",
    "_fonts",
    "bench",
    "container",
    "context",
    "loop_factory",
    "project",
    "qtbot",
    "settings",
    "theme",
    "window",
)
