"""Keeping the store: check, repair on a copy, back up, export, import, collect garbage."""
