"""Fixtures of windows, as for the pages of a workspace."""

from tests.ui.conftest import _application, _fonts, bench, loop_factory, qtbot, theme

__all__ = ("_application", "_fonts", "bench", "loop_factory", "qtbot", "theme")
