"""Maintenance of a store: check, repair, backup, export, import, garbage collection."""
