"""Fixtures of windows, as for the pages of the settings."""

from tests.ui.conftest import _application, _fonts, loop_factory, qtbot, theme
from tests.ui.settings.conftest import place, stage

__all__ = ("_application", "_fonts", "loop_factory", "place", "qtbot", "stage", "theme")
