"""Markdown as a list of blocks, parsed in linear time without loading anything.

Qt's own parser needs seconds for flat lists and tables, and its documents load the images they
name.
"""
