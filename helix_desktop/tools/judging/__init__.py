"""Judges commands and calls before they run: a small grammar of our own that fails closed.

It answers "this only reads, inside the workspace" or it asks; what it cannot read, it asks about.
"""
