"""Texts of the window, without widgets: formats, language, names, and words for blocks."""
