"""Voices against servers that really run a model."""
