"""Texts of the window, without widgets."""
