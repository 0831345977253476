"""Markdown of messages: parsed to blocks in linear time, loading nothing, and laid out.

Qt's own parser needs seconds for flat lists and tables, and its documents load the images they
name.
"""
