"""Formulas as outlines."""
