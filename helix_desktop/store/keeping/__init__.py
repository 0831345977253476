"""Keeping the attic: check, repair on a copy, back up, export, import, collect garbage."""
