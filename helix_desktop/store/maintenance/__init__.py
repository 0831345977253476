"""Maintenance of the store: check, repair, backup, export, import, and garbage collection."""
