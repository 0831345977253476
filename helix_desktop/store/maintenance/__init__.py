"""Maintenance of the store: check, repair on a copy, backup, export, import, and garbage
collection.
"""
