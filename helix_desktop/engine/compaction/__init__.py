"""Compactions in the background, written by a model or by rules."""
