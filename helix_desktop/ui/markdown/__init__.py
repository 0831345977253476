"""Markdown as a list of leaves: read by ourselves, in linear time, without anything that can load.

Qt's own reader needs seconds for flat lists and tables, and its documents open what images name.
"""
